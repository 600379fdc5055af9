"""Wake-ups: "table T is at seq N". The listener then reads what it needs, so a lost wake-up only causes a delay."""

from __future__ import annotations

from collections.abc import Callable

Hearer = Callable[[str, int], None]


class Bus:
    """Wake-ups within one process. A bus between processes extends ``publish`` and also receives remote wake-ups."""

    def __init__(self) -> None:
        self._hearers: dict[str, list[Hearer]] = {}

    async def start(self) -> None:
        """Begin to receive from other processes."""

    async def stop(self) -> None:
        """Stop receiving."""

    def subscribe(self, code: str, hearer: Hearer) -> None:
        """Call a function at every wake-up of a table; it must not block."""
        self._hearers.setdefault(code, []).append(hearer)

    def unsubscribe(self, code: str, hearer: Hearer) -> None:
        """Stop calling the function."""
        hearers = self._hearers.get(code, [])
        if hearer in hearers:
            hearers.remove(hearer)
        if not hearers:
            self._hearers.pop(code, None)

    def publish(self, code: str, seq: int) -> None:
        """Announce in all processes that a table has changed and that its log is at this number."""
        self.wake(code, seq)

    def wake(self, code: str, seq: int) -> None:
        """Announce it within this process only."""
        for hearer in list(self._hearers.get(code, ())):
            hearer(code, seq)
