"""The message that tells one seat everything it may know, and nothing else."""

from __future__ import annotations

from typing import Any, Literal, cast

import msgspec

from stromtisch.core.seats import BOT
from stromtisch.server.callers import Caller
from stromtisch.server.presence import Presence
from stromtisch.server.shapes import ClockShown, SeatShown, TableMessage, TableShown
from stromtisch.server.tables import LiveTable

_encode = msgspec.json.Encoder().encode


def table_message(
    live: LiveTable,
    seat: int | None,
    kind: Literal["table", "update"],
    after: int,
    now: int,
    presence: Presence,
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
        if seat is not None:
            legal = [{**d.to_json(), "preview": state.preview(seat, d)} for d in state.legal(seat)]
            for decision in state.closed(seat):
                reason = state.why_not(seat, decision)
                if reason is not None:
                    closed.append({**decision.to_json(), **reason.to_json()})
        journal = _journal(live, seat, after)
        if live.deadline is not None and live.running():
            clock = ClockShown(state.moment(), live.deadline, state.clock())
    return TableMessage(
        type=kind,
        seq=live.seq,
        now=now,
        table=_told(live, presence),
        you=seat,
        yours=[],
        view=view,
        legal=legal,
        closed=closed,
        journal=journal,
        chat=[line for line in live.chat if _number(line) > after],
        clock=clock,
        undo=_undo(live, seat),
    )


def for_caller(message: TableMessage, live: LiveTable, caller: Caller) -> TableMessage:
    """The message with what only the caller's device makes true of it; strangers may have to stay outside."""
    message.yours = live.held_by(caller)
    if live.match is not None and not live.life.settings.onlookers and not message.yours:
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


def _told(live: LiveTable, presence: Presence) -> TableShown:
    """What everybody may see of a table, written out once for all who are told of the same line."""
    of = (live.seq, presence.seen(live))
    if live.told is None or live.told[0] != of:
        live.told = of, msgspec.Raw(_encode(_shown(live, presence)))
    return cast(TableShown, live.told[1])


def _shown(live: LiveTable, presence: Presence) -> TableShown:
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
        host=live.row.host,
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
    )


def _undo(live: LiveTable, seat: int | None) -> dict[str, Any]:
    if seat is None:
        return {"open": False, "code": "no-seat", "params": {}}
    if live.match is None:
        return {"open": False, "code": "not-started", "params": {}}
    if live.life.paused:
        return {"open": False, "code": "paused", "params": {}}
    reason = live.match.why_no_undo(seat)
    return (
        {"open": True, "code": None, "params": {}} if reason is None else {"open": False, **reason.to_json()}
    )
