"""Who is asking."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Caller:
    """The hashes of all tokens that a device has for a table, and the seat for which it asks.

    Several people may share a device. It then asks for one of them at a time (``wish``). Without a wish it gets the
    public view. ``public`` asks for the onlooker's view even if the device holds seats, as a wall screen does.
    """

    hashes: tuple[str, ...] = ()
    wish: int | None = None
    public: bool = False


ONLOOKER = Caller()
