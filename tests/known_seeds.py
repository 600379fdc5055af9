"""Seeds that are the same in every run, so that what a test sees of chance comes again."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from itertools import count


def known_seeds(name: str) -> Callable[[], str]:
    """A source of seeds of its own for every name: the first call gives the first one, and so on."""
    numbers = count()
    return lambda: hashlib.sha256(f"{name} {next(numbers)}".encode()).hexdigest()[:32]
