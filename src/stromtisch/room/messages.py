"""Builds the message with everything that one seat may know, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Protocol, cast

import msgspec

from stromtisch.core.seats import BOT
from stromtisch.room.shapes import ClockShown, SeatShown, TableMessage, TableShown
from stromtisch.room.tables import LiveTable

if TYPE_CHECKING:
    from stromtisch.room.callers import Caller

_encode = msgspec.json.Encoder().encode


class Attendance(Protocol):
    """Who is at a table, as far as messages need it."""

    def seen(self, live: LiveTable) -> tuple[int, ...]:
        """For each seat whether its person is here, then the number of onlookers."""
        ...

    def connected(self, live: LiveTable, seat: int) -> bool:
        """Whether the person of a seat is here."""
        ...

    def onlookers(self, live: LiveTable) -> int:
        """How many watch without a seat."""
        ...


def table_message(
    live: LiveTable,
    seat: int | None,
    kind: Literal["table", "update"],
    after: int,
    now: int,
    presence: Attendance,
) -> TableMessage:
    """The table as that seat (or an onlooker, None) may see it, with the lines after a number."""
    match = live.match
    view: dict[str, Any] | None = None
    legal: list[dict[str, Any]] = []
    closed: list[dict[str, Any]] = []
    journal: list[dict[str, Any]] = []
    clock: ClockShown | None = None
    if match is not None:
        state = match.state
        view = state.view(seat)
        if seat is not None and live.damage is None:
            legal = [{**d.to_json(), "preview": state.preview(seat, d)} for d in state.legal(seat)]
            for decision in state.closed(seat):
                reason = state.why_not(seat, decision)
                if reason is not None:
                    closed.append({**decision.to_json(), **reason.to_json()})
        journal = _journal(live, seat, after)
        due = live.due()
        if due is not None and live.running():
            clock = ClockShown(state.moment(), due, state.clock())
    return TableMessage(
        type=kind,
        seq=live.seq,
        now=now,
        table=_told(live, presence),
        you=seat,
        yours=[],
        gone=[],
        view=view,
        legal=legal,
        closed=closed,
        journal=journal,
        chat=[line for line in live.chat if _number(line) > after],
        clock=clock,
        undo=_undo(live, seat),
    )


def for_caller(message: TableMessage, live: LiveTable, caller: Caller) -> TableMessage:
    """Add what depends on the caller's device; strangers may be shown nothing."""
    message.yours = live.held_by(caller)
    message.gone = live.left_by(caller)
    if not live.admits(caller):
        message.view = None
        message.journal = []
        message.chat = []
        message.clock = None
    return message


def _number(line: dict[str, object]) -> int:
    seq = line["seq"]
    return seq if isinstance(seq, int) else 0


def _journal(live: LiveTable, seat: int | None, after: int) -> list[dict[str, Any]]:
    if live.match is None or live.match.journal is None:
        return []
    lines = live.match.journal.lines
    # Numbers only grow, so the new lines are at the end.
    start = len(lines)
    while start > 0 and live.line_seqs[start - 1] > after:
        start -= 1
    return [
        {"seq": live.line_seqs[index], **lines[index].to_json()}
        for index in range(start, len(lines))
        if lines[index].seen_by(seat)
    ]


def _told(live: LiveTable, presence: Attendance) -> TableShown:
    """The public part of a table, encoded once for all messages about the same line."""
    of = (live.seq, presence.seen(live))
    if live.told is None or live.told[0] != of:
        live.told = of, msgspec.Raw(_encode(_shown(live, presence)))
    return cast(TableShown, live.told[1])


def _shown(live: LiveTable, presence: Attendance) -> TableShown:
    votes = 0 if live.match is None else live.match.state.votes
    return TableShown(
        code=live.row.code,
        game=live.row.game,
        status=live.row.status,
        options=live.row.options,
        commitment=live.commitment,
        seed=live.row.seed if live.over() else None,
        nonces=live.contributions.by_seat(len(live.seats)),
        awaited=sorted(live.contributions.awaited),
        onlookers=presence.onlookers(live),
        host=live.host(),
        acting_for=None if live.host() == live.row.host else live.row.host,
        roles=live.game.roles(live.row.options, len(live.seats)) if live.match is None else [],
        seats=[
            SeatShown(
                seat=row.seat,
                kind=row.kind,
                name=row.name,
                bot=row.bot,
                connected=row.kind == BOT or presence.connected(live, row.seat),
                autopilot=live.on_autopilot(row.seat),
                left=live.has_left(row.seat),
                votes_stop=votes >> row.seat & 1 == 1,
                stand_in=live.life.stand_ins.get(row.seat),
            )
            for row in live.seats
        ],
        life=live.life.shown(),
        edition=live.edition,
    )


def _undo(live: LiveTable, seat: int | None) -> dict[str, Any]:
    if seat is None:
        return {"open": False, "code": "no-seat", "params": {}}
    if live.match is None:
        return {"open": False, "code": "not-started", "params": {}}
    if live.damage is not None:
        return {"open": False, "code": "damaged", "params": {"line": live.damage.line}}
    if live.life.paused:
        return {"open": False, "code": "paused", "params": {}}
    reason = live.match.why_no_undo(seat)
    return (
        {"open": True, "code": None, "params": {}} if reason is None else {"open": False, **reason.to_json()}
    )
