"""The one check for texts and numbers from outside: play, chat, names, options, records and packs all pass it.

Each function returns the values it accepts and raises ``Barred`` for all others. ``clean`` corrects what people type.
Records and packs are not corrected; they must be clean already.
"""

from __future__ import annotations

import unicodedata
from typing import Final

NAME_MOST: Final = 24
TEXT_MOST: Final = 500
# Ids of entries and options, and values of options.
IDENT_MOST: Final = 64
# The names of decisions and moments.
DECISION_MOST: Final = 200
SEED_MOST: Final = 64
LEVEL_MOST: Final = 32
# Texts of content packs.
PROSE_MOST: Final = 4000
# The largest whole number that every JSON reader keeps exact; times are milliseconds since 1970.
NUMBER_MOST: Final = 2**53
# The longest number that is read; ``NUMBER_MOST`` has 16 digits.
DIGITS_MOST: Final = 16

# Formatting characters that texts need: they join letters (Persian, Indic) and emoji, or are visible (Arabic).
_JOINING: Final = frozenset("\u200c\u200d\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u08e2")
# Control, surrogate and private characters, formatting (it reverses or hides text), line and paragraph separators.
_BARRED: Final = frozenset(("Cc", "Cs", "Co", "Cf", "Zl", "Zp"))


class Barred(ValueError):  # noqa: N818 - named for what happened
    """Raised for a value that is not accepted; ``problem`` says why."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


# --- texts -------------------------------------------------------------------------------


def _passes(letter: str) -> bool:
    if letter in _JOINING:
        return True
    code = ord(letter)
    if code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF:  # not characters
        return False
    return unicodedata.category(letter) not in _BARRED


def clean(text: str) -> str:
    """Return a text in normal form (NFC), trimmed, with blanks for line breaks and without barred characters."""
    if text.isascii() and text.isprintable():
        return text.strip()
    kept: list[str] = []
    for letter in text:
        if letter in "\t\n\r\u2028\u2029":
            kept.append(" ")
        elif _passes(letter):
            kept.append(letter)
    return unicodedata.normalize("NFC", "".join(kept)).strip()


def clean_name(text: str) -> str:
    """Do the same for a name, and merge repeated blanks."""
    return " ".join(clean(text).split())


def _is_visible(text: str) -> bool:
    for letter in text:
        category = unicodedata.category(letter)
        # A character that this Python does not know yet (Cn) may be a new emoji.
        if category == "Cn" or category[0] not in "CZM":
            return True
    return False


def _sized(text: str, most: int) -> str:
    if not 1 <= len(text) <= most:
        raise Barred(f"expected 1 to {most} characters, found {len(text)}")
    if not _is_visible(text):
        raise Barred("nothing of it can be seen")
    return text


def typed_name(text: str) -> str:
    """A typed name: cleaned, then checked for 1 to 24 characters with at least one visible."""
    return _sized(clean_name(text), NAME_MOST)


def typed_text(text: str) -> str:
    """A typed chat text: cleaned, then checked for 1 to 500 characters with at least one visible."""
    return _sized(clean(text), TEXT_MOST)


def name(value: object) -> str:
    """A name that must be clean already."""
    found = _text(value, NAME_MOST)
    if clean_name(found) != found:
        raise Barred(
            "has blanks at its ends or in a row, no normal form (NFC), or characters that names may not have"
        )
    return _sized(found, NAME_MOST)


def prose(value: object, most: int = PROSE_MOST) -> str:
    """A text for readers that must be clean already; line breaks and blanks at both ends are allowed."""
    found = _text(value, most)
    for letter in found:
        if letter not in "\n\t" and not _passes(letter):
            raise Barred(f"has the character U+{ord(letter):04X}, which may not stand in a text")
    if unicodedata.normalize("NFC", found) != found:
        raise Barred("is not in normal form (Unicode NFC)")
    return found


def ident(value: object, most: int = IDENT_MOST) -> str:
    """An id, a level, a seed or the name of a decision: visible ASCII, with blanks only in between."""
    found = _text(value, most)
    if not found.isascii() or not found.isprintable() or found.strip() != found:
        raise Barred("expected visible ASCII characters, blanks only between them")
    if found == "":
        raise Barred(f"expected 1 to {most} characters, found 0")
    return found


def _text(value: object, most: int) -> str:
    if not isinstance(value, str):
        raise Barred("expected a text")
    if len(value) > most:
        raise Barred(f"expected at most {most} characters, found {len(value)}")
    return value


# --- numbers -----------------------------------------------------------------------------


def whole_number(value: object, least: int, most: int) -> int:
    """A whole number within limits; true and false do not count as numbers."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise Barred("expected a whole number")
    if not least <= value <= most:
        raise Barred(f"expected {least} to {most}")
    return value


def time_of(value: object) -> int:
    """A moment in time: milliseconds since 1970."""
    return whole_number(value, 0, NUMBER_MOST)


def digits(text: str, most: int = NUMBER_MOST) -> int | None:
    """Return the number from 0 to ``most`` in a text of only ASCII digits; otherwise None.

    ``str.isdigit`` and ``int`` are too lenient: the first accepts ``²``, the second ``1_0``, ``+1`` and ``١``.
    """
    if not 1 <= len(text) <= DIGITS_MOST or not text.isascii() or not text.isdigit():
        return None
    number = int(text)
    return number if number <= most else None
