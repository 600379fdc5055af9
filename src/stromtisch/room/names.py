"""Names and texts that people type, and codes and tokens that the server draws."""

from __future__ import annotations

import hashlib
import secrets
import string
from collections.abc import Collection

from stromtisch.core import gate
from stromtisch.room.refusals import refuse

CODE_LENGTH = 6
# No I, J, O, Q or U/V: they are easily confused when somebody reads a code aloud or off a projector.
CODE_LETTERS = "ABCDEFGHKLMNPRSTWXYZ"

BOT_NAMES = ("Volta", "Ampère", "Ohm", "Faraday", "Coulomb", "Siemens", "Tesla", "Watt", "Joule", "Henry")


def clean_name(text: str) -> str:
    """Clean a typed name; an unusable one is refused."""
    try:
        return gate.typed_name(text)
    except gate.Barred as barred:
        raise refuse("bad-name", least=1, most=gate.NAME_MOST) from barred


def distinct_name(text: str, taken: Collection[str | None]) -> str:
    """Clean a typed name, and number it if somebody at the table has it: ``Ada``, ``Ada 2``."""
    name = clean_name(text)
    known = {other.casefold() for other in taken if other is not None}
    found, number = name, 1
    while found.casefold() in known:
        number += 1
        found = f"{name[: gate.NAME_MOST - len(str(number)) - 1].rstrip()} {number}"
    return found


def clean_text(text: str) -> str:
    """Clean a typed chat text; an unusable one is refused."""
    try:
        return gate.typed_text(text)
    except gate.Barred as barred:
        raise refuse("bad-text", least=1, most=gate.TEXT_MOST) from barred


def bot_name(seat: int) -> str:
    """The default name of a bot."""
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
    """The hash that is stored instead of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).hexdigest()


def new_seed() -> str:
    """A seed that nobody can guess, for a new match or a bot."""
    return secrets.token_hex(16)
