"""The random generator of every match: sfc32. It is small and portable, and the same interpreted and compiled.

All intermediates stay below 2**62, so compiled code never falls back to big integers
and every Python version draws the same numbers.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 15


class Generator:
    """A stream of random numbers that a seed text determines completely."""

    def __init__(self, seed: str) -> None:
        digest = hashlib.sha256(seed.encode()).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "little")
        self.b: i64 = int.from_bytes(digest[4:8], "little")
        self.c: i64 = int.from_bytes(digest[8:12], "little")
        self.counter: i64 = 1
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        result: i64 = (a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + result) & WORD
        return result

    def below(self, bound: i64) -> i64:
        """A number from 0 to ``bound - 1``, each equally likely (Lemire's method)."""
        product: i64 = self.word() * bound
        low: i64 = product & WORD
        if low < bound:
            floor: i64 = (WORD + 1 - bound) % bound
            while low < floor:
                product = self.word() * bound
                low = product & WORD
        return product >> 32

    def chance(self, percent: i64) -> bool:
        """True in ``percent`` of a hundred cases."""
        return self.below(100) < percent

    def shuffle(self, items: list[int]) -> None:
        """Put a list into random order, in place (Fisher-Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = int(self.below(i + 1))
            items[i], items[j] = items[j], items[i]

    def shuffled(self, items: list[int]) -> list[int]:
        """The same list in random order; the list itself stays as it is, because clones may share it."""
        items = items[:]
        self.shuffle(items)
        return items

    def drawn(self, items: list[int], count: int) -> list[int]:
        """So many of the items in random order, or all when there are fewer; the list itself stays as it is."""
        items = items[:]
        found: list[int] = []
        for left in range(len(items), max(0, len(items) - count), -1):
            j = int(self.below(left))
            found.append(items[j])
            items[j] = items[left - 1]
        return found

    def clone(self) -> Generator:
        """A generator that will draw the same numbers from here on."""
        other = blank_generator()
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.counter = self.counter
        return other

    def numbers(self) -> list[int]:
        """The state of the stream as four numbers."""
        return [int(self.a), int(self.b), int(self.c), int(self.counter)]

    def set_numbers(self, numbers: list[int]) -> None:
        """Continue from a stored state of a stream."""
        self.a = numbers[0]
        self.b = numbers[1]
        self.c = numbers[2]
        self.counter = numbers[3]

    def split(self) -> Generator:
        """Return a new, unrelated generator, so that its owner cannot predict this one."""
        return Generator(f"{self.word()}/{self.word()}/{self.word()}/{self.word()}")


def blank_generator() -> Generator:
    """A generator whose state the caller sets right away."""
    return _Blank()


class _Blank(Generator):
    def __init__(self) -> None:
        self.a = 0
        self.b = 0
        self.c = 0
        self.counter = 1
