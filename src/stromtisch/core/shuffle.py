"""The shuffle: a match's seed is made of the server's part and of a nonce of each person at the table.

The server shows the SHA-256 of its part before anybody adds a nonce, so it cannot choose its part to fit the
nonces; people do not know the server's part, so they cannot choose their nonces to fit it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence

# How long a nonce may be, and of what: nothing that means anything to a shell, to JSON or to a page.
SHORTEST = 16
LONGEST = 64
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def commitment(server: str) -> str:
    """The SHA-256 of the server's part, shown before the game so that the part shown after it can be checked."""
    return hashlib.sha256(server.encode()).hexdigest()


def is_nonce(text: str) -> bool:
    """Whether a text can be a nonce: 16 to 64 ASCII letters, digits, hyphens and underscores."""
    return SHORTEST <= len(text) <= LONGEST and all(letter in LETTERS for letter in text)


class Shuffle:
    """What a match's seed is made of: the server's part, and by seat the nonces (None where there is none).

    Without any nonce the seed is the server's part itself. Otherwise it is the SHA-256 of both, written as one
    JSON list: the server's part, then for each seat its nonce or an empty text.
    """

    def __init__(self, server: str, nonces: Sequence[str | None] = ()) -> None:
        self.server = server
        self.nonces = list(nonces)

    def seed(self) -> str:
        """The seed of the match."""
        if not any(self.nonces):
            return self.server
        parts = [self.server, *(nonce or "" for nonce in self.nonces)]
        text = json.dumps(parts, ensure_ascii=False, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def to_json(self) -> dict[str, object]:
        """The shuffle as records keep it."""
        return {"server": self.server, "nonces": list(self.nonces)}
