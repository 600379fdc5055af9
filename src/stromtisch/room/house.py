"""The objects that all rooms of a process share."""

from __future__ import annotations

from dataclasses import dataclass, field

from stromtisch.room.alone import Alone
from stromtisch.room.archivist import Archivist
from stromtisch.room.bus import Bus
from stromtisch.room.counting import Counts
from stromtisch.room.editions import Editions
from stromtisch.room.log import Log
from stromtisch.room.places import Places
from stromtisch.room.settings import RoomSettings
from stromtisch.room.study import Study
from stromtisch.room.thinking import Thinking


@dataclass(slots=True)
class House:
    """The ports (``log``, ``thinking``, and ``study`` for long work) and related objects."""

    settings: RoomSettings
    log: Log
    thinking: Thinking
    study: Study
    editions: Editions
    bus: Bus = field(default_factory=Bus)
    nodes: Alone = field(default_factory=Alone)
    counts: Counts = field(default_factory=Counts)
    archivist: Archivist = field(init=False)
    places: Places = field(init=False)

    def __post_init__(self) -> None:
        self.archivist = Archivist(self.log, self.editions, self.study)
        self.places = Places(self.settings)
