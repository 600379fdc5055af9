"""Who is asking."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Caller:
    """The hashes of all tokens a device has for a table, and as which seat it asks.

    Several people may share a device: then it asks as one of them at a time (``wish``), and as none
    of them, seeing what everybody sees, when it does not say. ``public`` asks to be treated as an
    onlooker whatever the device holds, as a screen on the wall does.
    """

    hashes: tuple[str, ...] = ()
    wish: int | None = None
    public: bool = False


ONLOOKER = Caller()
