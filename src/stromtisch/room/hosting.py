"""The host's commands: each is written to the table's log before it is acknowledged."""

from __future__ import annotations

from collections.abc import Callable

from stromtisch.core import act as kinds
from stromtisch.room.life import CLOSED, EXTENDED, HOST, PAUSED, RESUMED, SETTINGS
from stromtisch.room.log import LoggedAct
from stromtisch.room.logged import LoggedTable
from stromtisch.room.people import People
from stromtisch.room.presence import Presence
from stromtisch.room.refusals import refuse
from stromtisch.room.shapes import (
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
from stromtisch.room.tables import LiveTable


def host_line(
    table: LoggedTable,
    people: People,
    levels: Callable[[str], list[str]],
    live: LiveTable,
    seat: int,
    command: HostCommand,
    key: str | None,
) -> LoggedAct:
    """The log line for a command of the host; refused if the seat is not the host or the command makes no sense now."""
    if seat != live.host():
        raise refuse("not-host")
    if isinstance(command, Close):
        return table.act(live, CLOSED, seat, {}, key)
    if isinstance(command, Admit):
        return table.act(live, SETTINGS, seat, {"onlookers": command.onlookers}, key)
    if live.match is None:
        raise refuse("not-started")
    if not live.running():
        raise refuse("game-over")
    if isinstance(command, StandIn):
        return table.act(live, kinds.AUTOPILOT, command.seat, _stand_in(people, levels, live, command), key)
    if isinstance(command, RollBack):
        if not live.life.settings.rollback:
            raise refuse("no-rollback")
        return table.act(live, kinds.ROLLBACK, seat, {"to": command.to, "anew": True}, key)
    return _clock_line(table, live, seat, command, key)


def _clock_line(
    table: LoggedTable, live: LiveTable, seat: int, command: Pause | Resume | Extend | Skip, key: str | None
) -> LoggedAct:
    life = live.life
    if isinstance(command, Resume):
        if not life.paused:
            raise refuse("not-paused")
        return resume_line(table, live, seat, key)
    if isinstance(command, Pause):
        if life.paused:
            raise refuse("paused")
        return _pause_line(table, live, seat, key)
    if isinstance(command, Extend):
        if live.deadline is None and life.left is None:
            raise refuse("no-clock")
        act = table.act(live, EXTENDED, seat, {"minutes": command.minutes}, key)
        due = live.due()
        if due is not None:
            act.deadline = due + command.minutes * 60_000
        return act
    if life.paused:
        raise refuse("paused")
    if live.deadline is None:
        raise refuse("no-clock")
    return table.act(live, kinds.EXPIRE, seat, {"moment": live.moment(), "skipped": True}, key)


def _pause_line(table: LoggedTable, live: LiveTable, seat: int, key: str | None) -> LoggedAct:
    act = table.act(live, PAUSED, seat, {}, key)
    due = live.due()
    if due is not None:
        act.body["left"] = max(0, due - act.at)
    if not live.life.settings.short_pauses:
        return act
    # The name of a moment begins with its round (in Neustart, its weekday).
    number = (live.moment() or "").split(".")[0]
    if live.life.last_pause == number:
        raise refuse("pause-used")
    act.body["round"] = number
    return act


def resume_line(table: LoggedTable, live: LiveTable, seat: int | None, key: str | None = None) -> LoggedAct:
    """The line that ends a pause, by the host or (no seat) by time; the clock continues with its remaining time."""
    act = table.act(live, RESUMED, seat, {}, key)
    if live.life.left is not None:
        act.deadline = act.at + live.life.left
    return act


def _stand_in(
    people: People, levels: Callable[[str], list[str]], live: LiveTable, command: StandIn
) -> dict[str, object]:
    """The body of the line that lets the autopilot or a bot play for an absent person."""
    seat, bot = command.seat, command.bot
    if seat >= len(live.seats) or seat not in live.people():
        raise refuse("no-seat", seat=seat)
    if people.presence.connected(live, seat):
        raise refuse("not-absent", seat=seat)
    known = levels(live.row.game)
    if bot is not None and bot not in known:
        raise refuse("bad-seats", seat=seat, bot=bot[:100], known=known)
    if live.life.stand_ins.get(seat) == bot and live.on_autopilot(seat):
        raise refuse("seat-taken", seat=seat)
    return {"on": True} | ({} if bot is None else {"bot": bot})


def next_host(live: LiveTable, presence: Presence) -> int | None:
    """The seat that acts for an absent host: the next person in the row who is present."""
    host = live.row.host or 0
    here = [seat for seat in live.people() if seat != live.row.host and presence.connected(live, seat)]
    return min(here, key=lambda seat: (seat - host) % len(live.seats), default=None)


def passing_line(
    table: LoggedTable, live: LiveTable, presence: Presence
) -> tuple[LoggedAct | None, float | None]:
    """Return the line that passes on the powers of the host, if it is due, or the seconds until the next check.

    They go to the next person when the host has been absent for ``settings.absence``, and on from there when that
    person leaves, too. They return with the host. At a table for play over days, nobody is replaced for absence.
    """
    host, acting = live.row.host, live.life.acting
    if host is None:
        return None, None
    gone_in = presence.gone_in(live, host)
    if gone_in is None:
        if acting is not None:
            return table.act(live, HOST, host, {"acting": False}), None
        # A host who is present by a request, not by a socket, leaves without notice.
        return None, None if presence.has_socket(live, host) else max(1.0, table.settings.absence)
    if live.match is not None and live.life.settings.patient:
        return None, None
    if acting is not None:
        gone_in = presence.gone_in(live, acting)
    if gone_in is None or gone_in > 0:
        return None, gone_in
    heir = next_host(live, presence)
    return (None if heir is None else table.act(live, HOST, heir, {"acting": True, "for": host})), None
