"""What the host of a table may do: each thing is a line of the table's log before it is acknowledged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stromtisch.core import match as kinds
from stromtisch.server.errors import refuse
from stromtisch.server.life import CLOSED, EXTENDED, PAUSED, RESUMED, SETTINGS
from stromtisch.server.shapes import (
    Admit,
    Close,
    Extend,
    HostCommand,
    Pause,
    Resume,
    RollBack,
    Skip,
    StandIn,
)
from stromtisch.server.tables import LiveTable
from stromtisch.store.rows import Event

if TYPE_CHECKING:
    from stromtisch.server.room import Room


def host_line(room: Room, live: LiveTable, seat: int, command: HostCommand, key: str | None) -> Event:
    """The line that carries out a command of the host; refused when it is not theirs or makes no sense now."""
    if seat != live.row.host:
        raise refuse("not-host")
    if isinstance(command, Close):
        return room.event(live, CLOSED, seat, {}, key)
    if isinstance(command, Admit):
        return room.event(live, SETTINGS, seat, {"onlookers": command.onlookers}, key)
    if live.match is None:
        raise refuse("not-started")
    if not live.running():
        raise refuse("game-over")
    if isinstance(command, StandIn):
        return _stand_in(room, live, command, key)
    if isinstance(command, RollBack):
        if not live.life.settings.rollback:
            raise refuse("no-rollback")
        return room.event(live, kinds.ROLLBACK, seat, {"to": command.to}, key)
    return _clock_line(room, live, seat, command, key)


def _clock_line(
    room: Room, live: LiveTable, seat: int, command: Pause | Resume | Extend | Skip, key: str | None
) -> Event:
    life = live.life
    if isinstance(command, Resume):
        if not life.paused:
            raise refuse("not-paused")
        event = room.event(live, RESUMED, seat, {}, key)
        if life.left is not None:
            event.deadline = event.at + life.left
        return event
    if isinstance(command, Pause):
        if life.paused:
            raise refuse("paused")
        return room.event(live, PAUSED, seat, {}, key)
    if isinstance(command, Extend):
        if live.deadline is None and life.left is None:
            raise refuse("no-clock")
        event = room.event(live, EXTENDED, seat, {"minutes": command.minutes}, key)
        if live.deadline is not None:
            event.deadline = live.deadline + command.minutes * 60_000
        return event
    if life.paused:
        raise refuse("paused")
    if live.deadline is None:
        raise refuse("no-clock")
    return room.event(live, kinds.EXPIRE, seat, {"moment": live.moment(), "skipped": True}, key)


def _stand_in(room: Room, live: LiveTable, command: StandIn, key: str | None) -> Event:
    seat, bot = command.seat, command.bot
    if seat >= len(live.seats) or seat not in live.people():
        raise refuse("no-seat", seat=seat)
    if room.presence.connected(live, seat):
        raise refuse("not-absent", seat=seat)
    known = room.levels(live.row.game)
    if bot is not None and bot not in known:
        raise refuse("bad-seats", seat=seat, bot=bot[:100], known=known)
    if live.life.stand_ins.get(seat) == bot and live.on_autopilot(seat):
        raise refuse("seat-taken", seat=seat)
    return room.event(live, kinds.AUTOPILOT, seat, {"on": True} | ({} if bot is None else {"bot": bot}), key)
