"""Names and texts that people type, and codes and tokens that the server draws."""

from __future__ import annotations

import hashlib
import secrets
import string
import unicodedata

from stromtisch.server.errors import refuse

NAME_MOST = 24
TEXT_MOST = 500
CODE_LENGTH = 6
# No I, J, O, Q or U/V: they are mixed up when somebody reads a code aloud or off a projector.
CODE_LETTERS = "ABCDEFGHKLMNPRSTWXYZ"

BOT_NAMES = ("Volta", "Ampère", "Ohm", "Faraday", "Coulomb", "Siemens", "Tesla", "Watt", "Joule", "Henry")

# Marks that turn the direction of writing around and could disguise a name or a text.
_TURNING = set("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff\u2028\u2029")


def clean(text: str) -> str:
    """A text without control characters, line breaks as blanks, trimmed."""
    kept = []
    for letter in text:
        if letter in "\t\n\r":
            kept.append(" ")
        elif unicodedata.category(letter) not in ("Cc", "Cs", "Co") and letter not in _TURNING:
            kept.append(letter)
    return "".join(kept).strip()


def _visible(text: str) -> bool:
    # What this Python does not know yet (Cn) may be a new emoji.
    return any(category == "Cn" or category[0] not in "CZM" for category in map(unicodedata.category, text))


def clean_name(text: str) -> str:
    """A name of 1 to 24 characters; anything else is refused."""
    name = " ".join(clean(text).split())
    if not 1 <= len(name) <= NAME_MOST or not _visible(name):
        raise refuse("bad-name", least=1, most=NAME_MOST)
    return name


def clean_text(text: str) -> str:
    """A chat text of 1 to 500 characters; anything else is refused."""
    cleaned = clean(text)
    if not 1 <= len(cleaned) <= TEXT_MOST or not _visible(cleaned):
        raise refuse("bad-text", least=1, most=TEXT_MOST)
    return cleaned


def bot_name(seat: int) -> str:
    """The name of a bot nobody named."""
    return BOT_NAMES[seat % len(BOT_NAMES)]


def new_code() -> str:
    """A code for a new table."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether a text could be the code of a table."""
    return len(text) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in text)


def is_digest(text: str) -> bool:
    """Whether a text could be a SHA-256 in hex."""
    return len(text) == 64 and all(letter in string.hexdigits for letter in text)


def new_token() -> str:
    """A token that holds a seat."""
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).hexdigest()


def new_seed() -> str:
    """A seed that nobody can guess, for a new match or a bot."""
    return secrets.token_hex(16)
