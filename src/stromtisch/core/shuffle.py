"""The shuffle: a match's seed combines the server's part and a nonce from each person at the table.

The server shows the SHA-256 of its part before anybody adds a nonce, so it cannot choose its part to fit the
nonces; people do not know the server's part, so they cannot choose their nonces to fit it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence

# The length and the characters of a nonce: none of them is special in a shell, in JSON or on a page.
SHORTEST = 16
LONGEST = 64
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def commitment(server: str) -> str:
    """The SHA-256 of the server's part. It is shown before the game, so that the part can be checked afterwards."""
    return hashlib.sha256(server.encode()).hexdigest()


def is_nonce(text: str) -> bool:
    """Whether a text can be a nonce: 16 to 64 ASCII letters, digits, hyphens and underscores."""
    return SHORTEST <= len(text) <= LONGEST and all(letter in LETTERS for letter in text)


class Shuffle:
    """The parts of a match's seed: the server's part, and the nonce of each seat (None for a seat without one).

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
        """The shuffle as it appears in records."""
        return {"server": self.server, "nonces": list(self.nonces)}
