"""Commands: each gets one answer, and a retry gets the same answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from stromtisch.core import act as kinds
from stromtisch.core.reason import Reason, Refused
from stromtisch.room.bucket import Bucket
from stromtisch.room.callers import Caller
from stromtisch.room.contributions import with_start
from stromtisch.room.hosting import host_line
from stromtisch.room.house import House
from stromtisch.room.log import (
    CHAT,
    CONTRIBUTED,
    OPEN,
    Change,
    Conflict,
    LoggedAct,
    Refusal,
    SeatRow,
    StoreFailed,
)
from stromtisch.room.logged import TRIES, LoggedTable
from stromtisch.room.metering import metered
from stromtisch.room.names import clean_text
from stromtisch.room.people import People
from stromtisch.room.presence import present
from stromtisch.room.refusals import refuse
from stromtisch.room.shapes import (
    Admit,
    Answer,
    Chat,
    Close,
    Command,
    Contribute,
    Decide,
    Extend,
    Leave,
    Pause,
    Pull,
    Resume,
    Return,
    RollBack,
    Skip,
    StandIn,
    Undo,
    Vote,
    Why,
)
from stromtisch.room.tables import LiveTable

logger = logging.getLogger("stromtisch.rooms")

HOST_COMMANDS = (Pause, Resume, Extend, Skip, RollBack, StandIn, Admit, Close)

# Temporary refusals; they are not remembered, because a retry may get another answer.
PASSING = ("try-again", "internal", "too-many", "chat-full", "damaged", "busy", "too-costly", "log-full")


class Commands:
    """Carries out the commands of people at one table."""

    def __init__(self, table: LoggedTable, people: People, house: House) -> None:
        self._table = table
        self._people = people
        self._levels = house.editions.collection.levels
        # Kept, because getting the running loop takes a system call.
        self._time = asyncio.get_running_loop().time
        # The chat limit of each seat, for all its sockets and requests together.
        self._chatting: dict[int, Bucket] = {}

    async def answer(self, caller: Caller, command: Command, asked: bool = False) -> Answer:
        """Carry out a command and return its answer; a retry gets the same answer."""
        begun = self._time()
        settings = self._table.settings
        answer, spent = await metered(self._one_answer(caller, command, asked), settings.processor)
        self._table.counts.answered(command, answer, self._time() - begun, spent, settings.command_budget)
        return answer

    async def _one_answer(self, caller: Caller, command: Command, asked: bool) -> Answer:
        async with self._table.lock:
            for attempt in range(TRIES):
                try:
                    answer = await self._answer(caller, command, asked, attempt > 0)
                except Conflict:
                    continue
                except StoreFailed as error:
                    logger.error("table %s: not stored: %s", self._table.code, error)
                    break
                except Refused as refusal:
                    # Only problems of the whole table end here, such as other rules.
                    answer = refused(refusal.reason)
                except Exception:
                    logger.exception("table %s: a command failed", self._table.code)
                    self._table.live = None
                    answer = refused(Reason("internal"))
                return Answer(command.id, answer.accepted, answer.seq, answer.code, answer.params)
        return Answer(command.id, False, code="try-again", params={})

    async def _answer(self, caller: Caller, command: Command, asked: bool, again: bool) -> Answer:
        live = await self._table.ready(
            fresh=asked or isinstance(command, Pull), whole=isinstance(command, (Undo, RollBack))
        )
        if asked:
            # A person who repeats a command is present, too.
            self._people.touch(live, present(live, caller))
        # Clients choose the ids, so each seat holder has a separate namespace for them.
        token_hash = live.token_of(caller)
        key = None if token_hash is None else f"{token_hash[:16]}:{command.id}"
        if key is not None and (key in live.answers or (again and await self._answered(live, key))):
            return live.answers[key]
        seat = live.seat_for(caller)
        try:
            return await self._obey(live, caller, seat, command, key, again)
        except Refused as refusal:
            if await self._is_behind(live):
                raise Conflict("another node has written meanwhile") from refusal
            if key is not None and await self._answered(live, key):
                return live.answers[key]
            answer = refused(refusal.reason)
            lasting = not isinstance(command, (Why, Pull)) and answer.code not in PASSING
            if key is not None and seat is not None and lasting:
                await self._remember(live, key, refusal.reason, answer)
            return answer

    async def _answered(self, live: LiveTable, key: str) -> bool:
        """Whether the log, but no longer the memory, knows that a command was carried out."""
        seq = None if live.since == 0 else await self._table.log.answered(self._table.code, key)
        if seq is None:
            return False
        live.answers[key] = Answer(None, True, seq)
        return True

    async def _is_behind(self, live: LiveTable) -> bool:
        """Whether another node has written lines that might change an answer."""
        if not self._table.log.shared:
            return False
        self._table.heard = max(self._table.heard, await self._table.log.last_seq(self._table.code))
        return self._table.heard > live.seq

    async def _remember(self, live: LiveTable, key: str, reason: Reason, answer: Answer) -> None:
        change = Change(
            self._table.code, refusal=Refusal(key, reason.to_json(), self._table.settings.clock())
        )
        try:
            await self._table.log.append(change)
        except BaseException:
            self._table.live = None
            raise
        live.answers[key] = answer

    async def _obey(
        self,
        live: LiveTable,
        caller: Caller,
        seat: int | None,
        command: Command,
        key: str | None,
        again: bool,
    ) -> Answer:
        if isinstance(command, Pull):
            if seat is not None:
                self._table.hear_of_lines(live, command.after)
            return Answer(None, True, live.seq)
        if isinstance(command, Return) and (seat is None or live.has_left(seat)):
            return await self._come_back(live, caller, key)
        if seat is None:
            raise refuse("no-seat")
        if not isinstance(command, Why):
            live.check_sound()
        if live.life.closed and not isinstance(command, Why):
            raise refuse("closed")
        # Closing a table needs no rules, and makes its record available.
        if live.past is not None and not isinstance(command, Close):
            raise self._table.other_rules(live)
        if isinstance(command, HOST_COMMANDS):
            return await self._done(
                live, host_line(self._table, self._people, self._levels, live, seat, command, key)
            )
        if isinstance(command, Why):
            return self._why(live, seat, command)
        if isinstance(command, Chat):
            body: dict[str, object] = {"name": live.seats[seat].name, "text": clean_text(command.text)}
            self._check_chat(live, seat, again)
            return await self._done(live, self._table.act(live, CHAT, seat, body, key))
        if isinstance(command, Leave) and live.match is None:
            return await self._done(
                live, self._table.act(live, kinds.LEAVE, seat, {}, key), [SeatRow(seat, OPEN)]
            )
        if isinstance(command, Contribute):
            return await self._contribute(live, seat, command, key)
        if live.match is None:
            raise refuse("not-started")
        return await self._in_match(live, seat, command, key)

    async def _in_match(
        self, live: LiveTable, seat: int, command: Decide | Undo | Vote | Leave | Return, key: str | None
    ) -> Answer:
        if isinstance(command, Leave):
            row = live.seats[seat]
            # The token holds nothing any more: a person who has left watches like any onlooker, but may come back.
            freed = SeatRow(seat, row.kind, row.name, row.bot, None)
            line = self._table.act(live, kinds.LEAVE, seat, {"token": row.token_hash}, key)
            return await self._done(live, line, [freed])
        if live.life.paused and isinstance(command, (Decide, Undo)):
            raise refuse("paused")
        if isinstance(command, Return) and not live.on_autopilot(seat):
            raise refuse("not-away", seat=seat)
        if isinstance(command, Return):
            return await self._done(live, self._table.act(live, kinds.AUTOPILOT, seat, {"on": False}, key))
        # A person who decides is back and takes over from the autopilot.
        await self._people.take_back(live, seat)
        if isinstance(command, Decide):
            return await self._decide(live, seat, command, key)
        if isinstance(command, Undo):
            return await self._done(live, self._table.act(live, kinds.UNDO, seat, {}, key))
        return await self._done(live, self._table.act(live, kinds.VOTE, seat, {"stop": command.stop}, key))

    async def _come_back(self, live: LiveTable, caller: Caller, key: str | None) -> Answer:
        """Give a person the seat again that this person had left."""
        live.check_sound()
        gone = live.left_by(caller)
        seat = caller.wish if caller.wish in gone else gone[0] if len(gone) == 1 else None
        if seat is None:
            raise refuse("no-seat")
        row = live.seats[seat]
        held = SeatRow(seat, row.kind, row.name, row.bot, live.life.gone[seat])
        answer = await self._done(live, self._table.act(live, kinds.RETURN, seat, {}, key), [held])
        self._people.touch(live, [seat])
        return answer

    def _check_chat(self, live: LiveTable, seat: int, again: bool) -> None:
        """Refuse a chat line if the seat sends too many, or if the table's chat is full."""
        settings = self._table.settings
        if live.said >= settings.chat_most:
            raise refuse("chat-full", most=settings.chat_most)
        if seat not in self._chatting:
            self._chatting[seat] = Bucket(settings.chat_rate, settings.chat_burst)
        # A retry after a conflict with another node was already counted the first time.
        if not again and not self._chatting[seat].take():
            raise refuse("too-many")

    async def _done(self, live: LiveTable, act: LoggedAct, seats: Sequence[SeatRow] = ()) -> Answer:
        self._table.check_room(live, act)
        await self._table.write(live, [act], seats)
        return Answer(None, True, act.seq)

    async def _contribute(self, live: LiveTable, seat: int, command: Contribute, key: str | None) -> Answer:
        if live.match is not None:
            raise refuse("already-started")
        if seat in live.contributions.nonces:
            raise refuse("already-contributed", seat=seat)
        act = self._table.act(live, CONTRIBUTED, seat, {"nonce": command.nonce}, key)
        await self._table.write(live, with_start(live.contributions, live.seats, act))
        return Answer(None, True, act.seq)

    async def _decide(self, live: LiveTable, seat: int, command: Decide, key: str | None) -> Answer:
        moment = live.moment()
        if live.game.decisions.find(command.decision) is None:
            raise refuse("unknown-decision", decision=command.decision[:100])
        if command.moment != moment or (command.expect is not None and command.expect != live.seq):
            raise refuse("stale", moment=moment, seq=live.seq)
        body: dict[str, object] = {"decision": command.decision, "moment": moment}
        return await self._done(live, self._table.act(live, kinds.DECIDE, seat, body, key))

    def _why(self, live: LiveTable, seat: int, command: Why) -> Answer:
        if live.match is None:
            raise refuse("not-started")
        decision = live.game.decisions.find(command.decision)
        if decision is None:
            raise refuse("unknown-decision", decision=command.decision[:100])
        reason = live.match.state.why_not(seat, decision)
        return Answer(None, True, live.seq) if reason is None else refused(reason)


def refused(reason: Reason) -> Answer:
    """Build the answer for a refusal."""
    return Answer(None, False, code=reason.code, params=reason.params)
