"""A room: one table in memory, changed by one at a time, stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Literal, TypeVar

from stromtisch.core import match as kinds
from stromtisch.core.game import Game
from stromtisch.core.match import Match
from stromtisch.core.reason import Reason, Refused
from stromtisch.core.record import export_match
from stromtisch.core.seats import BOT, PERSON
from stromtisch.server import metrics
from stromtisch.server.bus import Bus
from stromtisch.server.callers import Caller
from stromtisch.server.driving import Driver
from stromtisch.server.errors import refuse
from stromtisch.server.hosting import host_line
from stromtisch.server.limits import Bucket
from stromtisch.server.messages import for_caller, table_message
from stromtisch.server.names import (
    bot_name,
    clean_name,
    clean_text,
    hash_of,
    new_token,
)
from stromtisch.server.nodes import Alone
from stromtisch.server.presence import Line, Presence, present
from stromtisch.server.settings import Settings
from stromtisch.server.shapes import (
    Admit,
    Answer,
    BotSeat,
    Chat,
    Close,
    Command,
    Decide,
    Extend,
    Glance,
    Leave,
    OpenSeat,
    Pause,
    Pull,
    Replay,
    Resume,
    RollBack,
    Seated,
    SitDown,
    Skip,
    StandIn,
    TableMessage,
    Undo,
    Why,
)
from stromtisch.server.snapshots import BACKWARDS, is_due, is_missing, recall, resume, write_down
from stromtisch.server.tables import LiveTable, follow, revive
from stromtisch.server.thinking import Thinker
from stromtisch.store.log import Store
from stromtisch.store.nodes import NOBODY, Guests
from stromtisch.store.rows import (
    CHAT,
    OPEN,
    SEAT_CHANGED,
    SEATED,
    STARTED,
    Change,
    Conflict,
    Event,
    Refusal,
    SeatRow,
    StoreFailed,
)

log = logging.getLogger("stromtisch.rooms")

T = TypeVar("T")

HOST_COMMANDS = (Pause, Resume, Extend, Skip, RollBack, StandIn, Admit, Close)

# How often a change is tried again after somebody else wrote first.
TRIES = 10
# Refusals that may be another answer the next time; they are not remembered for a retry.
PASSING = ("try-again", "internal", "too-many")


class Room:
    """One table. All its changes happen under ``lock``, and messages are built under it too.

    The live table takes a line first and the store after it; as long as the store has not
    committed, the lock keeps everybody from seeing it, and if the store fails the live table is
    thrown away and read from the log again.
    """

    def __init__(
        self,
        code: str,
        store: Store,
        games: Mapping[str, Game],
        settings: Settings,
        bus: Bus,
        thinker: Thinker,
        levels: Callable[[str], list[str]],
        nodes: Alone,
    ) -> None:
        self.code = code
        self.levels = levels
        self.lock = asyncio.Lock()
        self.settings = settings
        self.thinker = thinker
        self._store = store
        self._games = games
        self._bus = bus
        self._nodes = nodes
        self._live: LiveTable | None = None
        # The newest line of the log that anybody has told us of.
        self._heard = 0
        self.presence = Presence(settings)
        # How fast each seat, and all onlookers together, send commands without a socket.
        self._buckets: dict[int | None, Bucket] = {}
        # Kept, because asking for the running loop is a call of the system.
        self._time = asyncio.get_running_loop().time
        self.driver = Driver(self)
        bus.subscribe(code, self._hear)

    # --- the live table -----------------------------------------------------------------

    async def ready(self, fresh: bool = False, whole: bool = False) -> LiveTable:
        """The live table, read from the log if need be. Only under the lock.

        ``fresh``: with everything that other nodes have written until now, whether we heard of it or not.
        ``whole``: from the first line on, for what goes back in time or looks back on the whole match.
        """
        live = self._live
        if live is not None and (self._heard > live.seq or (fresh and self._store.shared)):
            await self._catch_up(live)
        if self._live is None or (whole and self._live.since > 0):
            self._live = await self._load(whole)
            self._heard = self._live.seq
        return self._live

    async def _load(self, whole: bool) -> LiveTable:
        """Take the table up at its snapshot, or from its first line."""
        stored = await self._store.load(self.code, short=not whole)
        if stored is None:
            raise refuse("unknown-table", table=self.code)
        short = not whole and stored.snapshot is not None
        lines = stored.events
        live = resume(stored, self._games) if short else revive(stored, self._games)
        if live is None:
            return await self._load(whole=True)
        change = Change(self.code)
        if is_missing(live, lines, stored.snapshot) and write_down(change, live, lines[-1]):
            with suppress(Conflict, StoreFailed):
                await self._store.append(change)
                live.written_up_to = live.seq
        return live

    async def _remember_all(self, live: LiveTable) -> LiveTable:
        """The table with everything that was ever told and said at it."""
        if recall(live, await self._store.chapters(self.code)):
            return live
        return await self.ready(whole=True)

    async def _catch_up(self, live: LiveTable) -> None:
        """Take what other nodes have written."""
        newer = await self._store.load(self.code, live.seq)
        self._live = None
        backwards = live.since > 0 and newer and any(event.kind in BACKWARDS for event in newer.events)
        if newer is not None and not backwards:
            follow(live, newer)
            self._live = live
            self._heard = live.seq

    async def write(self, live: LiveTable, events: list[Event], seats: Sequence[SeatRow] = ()) -> None:
        """Apply lines (and what they make of seats) to the live table, store them, then tell everybody.

        Only under the lock.

        Raises:
            Refused: the rules do not allow it; nothing has changed.
            Conflict: somebody else wrote first; the table will be read again.
            StoreFailed: it could not be stored; the table will be read again.
        """
        before, old_seats, old_host = live.facts(), live.seats, live.row.host
        length = live.seq
        if seats:
            live.change_seats(seats)
        try:
            live.take(events[0], now=True)
        except Refused:
            live.seats, live.row.host = old_seats, old_host
            raise
        except BaseException:
            # A mistake in the rules: who knows what it has left behind.
            self._live = None
            raise
        try:
            for event in events[1:]:
                live.take(event, now=True)
            facts = live.facts()
            change = Change(self.code, events, list(seats), None if facts == before else facts)
            written = is_due(length, events) and write_down(change, live, events[-1])
            await self._store.append(change)
            if written:
                live.written_up_to = live.seq
        except BaseException:
            # Also when the task was cancelled: nobody knows then whether it was stored.
            self._live = None
            raise
        self.publish(live)

    def event(
        self,
        live: LiveTable,
        kind: str,
        seat: int | None,
        body: dict[str, object],
        command_id: str | None = None,
        ahead: int = 1,
    ) -> Event:
        """The next line of the log, made now."""
        return Event(live.seq + ahead, kind, seat, body, self.settings.clock(), command_id)

    def publish(self, live: LiveTable) -> None:
        """Wake everybody who listens, at every node."""
        self._bus.publish(self.code, live.seq)

    def _people_changed(self) -> None:
        """Somebody has come or gone: wake who listens here, and have the other nodes told."""
        self._bus.wake(self.code, self._heard)
        self._nodes.hurry()

    def _hear(self, _: str, seq: int) -> None:
        if seq == 0:
            self._nodes.hurry()  # at another node somebody has come or gone
            return
        self._heard = max(self._heard, seq)
        for line in self.presence.lines:
            line.stir()
        live = self._live
        if live is None or self._heard > live.seq or self.driver.has_work(live):
            self.driver.stir()

    # --- who is here ----------------------------------------------------------------------

    async def arrive(self, line: Line) -> None:
        """A socket has opened."""
        async with self.lock:
            live = await self.ready(fresh=True)
            if len(self.presence.lines) >= self.settings.sockets_per_table:
                raise refuse("too-many")
            seats = present(live, line.caller)
            self.presence.arrive(line, seats)
            with suppress(Conflict, StoreFailed):
                for seat in seats:
                    await self._take_back(live, seat)
            self._people_changed()

    def depart(self, line: Line) -> None:
        """A socket has closed."""
        live = self._live
        self.presence.depart(line, [] if live is None else present(live, line.caller))
        if live is not None:
            self._people_changed()

    def touch(self, live: LiveTable, seats: Sequence[int]) -> None:
        """A request without a socket: whoever asks now and then counts as being here."""
        if self.presence.touch(live, seats):
            self._people_changed()

    def guests_here(self) -> Guests:
        """Who is at the table by way of this node."""
        return NOBODY if self._live is None else self.presence.here(self._live)

    def hear_of_guests(self, elsewhere: Guests) -> None:
        """Who is at the table by way of other nodes."""
        if self.presence.hear_of(elsewhere):
            self._bus.wake(self.code, self._heard)

    def is_behind(self, seq: int) -> bool:
        """Whether the log has lines that this room has not heard of."""
        return self._live is not None and seq > max(self._heard, self._live.seq)

    def running(self) -> bool:
        """Whether a match goes on here."""
        return self._live is not None and self._live.running()

    def driven(self) -> bool:
        """Whether this node runs the clock and the bots."""
        return self._nodes.drives(self.code)

    def allows(self, caller: Caller) -> bool:
        """Whether the caller may send one more command without a socket now."""
        seat = None if self._live is None else self._live.seat_for(caller)
        if seat not in self._buckets:
            self._buckets[seat] = Bucket(self.settings.command_rate, self.settings.command_burst)
        return self._buckets[seat].take()

    def idle(self, now: float) -> bool:
        """Whether nothing would be missed if the room were dropped from memory."""
        if self.presence.lines or self.lock.locked() or now - self.presence.used_at < self.settings.idle:
            return False
        live = self._live
        return live is None or not live.running() or (live.deadline is None and bool(live.people()))

    def close(self) -> None:
        """Forget the room; its log has everything. Whoever still holds it reads the table anew."""
        self._bus.unsubscribe(self.code, self._hear)
        self.driver.stop()
        self._live = None

    def want_driver(self) -> None:
        """The table runs, but not by this node: see soon whether it does by any."""
        if self._nodes.missing(self.code):
            self._nodes.hurry()

    # --- what is shown ----------------------------------------------------------------------

    async def message(
        self, caller: Caller, kind: Literal["table", "update"], after: int, asked: bool = False
    ) -> TableMessage:
        """The table as the caller may see it."""
        shown = None if asked else self.message_now(caller, kind, after)
        if shown is not None:
            return shown
        async with self.lock:
            live = await self.ready(fresh=asked)
            if after < live.told_since:
                live = await self._remember_all(live)
            if asked:
                self.touch(live, present(live, caller))
            return self._message(live, caller, kind, after)

    def message_now(
        self, caller: Caller, kind: Literal["table", "update"], after: int
    ) -> TableMessage | None:
        """The same, if nothing has to be waited for."""
        live = self._live
        if live is None or self.lock.locked() or self._heard > live.seq or live.told_since > after:
            return None
        return self._message(live, caller, kind, after)

    def _message(
        self, live: LiveTable, caller: Caller, kind: Literal["table", "update"], after: int
    ) -> TableMessage:
        now = self.settings.clock()
        shown = table_message(live, live.seat_for(caller), kind, after, now, self.presence)
        return for_caller(shown, live, caller)

    async def replay(self, caller: Caller, at: int | None) -> Replay:
        """The table as it was at a line of its log, with exactly the secrecy of that time.

        Before the end everybody sees it as they did; afterwards it can be seen through every seat's eyes.
        """
        async with self.lock:
            live = await self.ready(fresh=True, whole=True)
            if live.match is None:
                raise refuse("not-started")
            held = live.held_by(caller)
            if not live.life.settings.onlookers and not held:
                raise refuse("no-onlookers")
            open_seats = list(range(len(live.seats))) if live.over() else held
            seat = live.seat_for(caller)
            if caller.wish is not None and caller.wish in open_seats:
                seat = caller.wish
            now = self.settings.clock()
            steps = [live.started_seq, *live.entry_seqs]
            stored = await self._store.load(self.code)
        assert stored is not None
        wanted = steps[-1] if at is None else max(steps[0], min(at, steps[-1]))
        stored.events = [event for event in stored.events if event.seq <= wanted]
        then = await asyncio.to_thread(revive, stored, self._games)
        message = table_message(then, seat, "table", 0, now, self.presence)
        message.legal, message.closed, message.clock = [], [], None
        message.undo = {"open": False, "code": "nothing-to-undo", "params": {}}
        message.yours = held
        return Replay(wanted, steps, open_seats, message)

    async def glance(self, caller: Caller) -> Glance:
        """The table in short for whoever holds seats at it; nobody counts as being here for that."""
        async with self.lock:
            live = await self.ready(fresh=True)
            running = live.match is not None and live.running()
            return Glance(
                code=self.code,
                game=live.row.game,
                status=live.row.status,
                yours=live.held_by(caller),
                names=[row.name for row in live.seats],
                awaited=list(live.match.state.pending()) if running and live.match is not None else [],
                paused=live.life.paused,
                closed=live.life.closed,
                at=live.at,
            )

    async def record(self, caller: Caller) -> dict[str, object]:
        """The record of the finished match."""
        return export_match(await self.finished(caller))

    async def finished(self, caller: Caller, to_the_end: bool = False) -> Match:
        """The match once it is over; nothing changes it any more.

        ``to_the_end``: only one that has an outcome, not one whose table was closed in the middle.
        """
        async with self.lock:
            live = await self.ready(fresh=True, whole=True)
            if not live.life.settings.onlookers and not live.held_by(caller):
                raise refuse("no-onlookers")
            if live.match is None:
                raise refuse("not-started")
            if not live.over() or (to_the_end and live.match.state.outcome() is None):
                raise refuse("still-playing")
            return live.match

    # --- commands ---------------------------------------------------------------------------

    async def command(self, caller: Caller, command: Command, asked: bool = False) -> Answer:
        """The one answer to a command; the same command again gets the same answer."""
        begun = self._time()
        answer = await self._one_answer(caller, command, asked)
        metrics.answered(command, answer, self._time() - begun)
        return answer

    async def _one_answer(self, caller: Caller, command: Command, asked: bool) -> Answer:
        async with self.lock:
            for attempt in range(TRIES):
                try:
                    answer = await self._answer(caller, command, asked, attempt > 0)
                except Conflict:
                    continue
                except StoreFailed as error:
                    log.error("table %s: not stored: %s", self.code, error)
                    break
                except Refused as refusal:
                    # Only for what concerns the table as a whole, such as other rules.
                    answer = refused(refusal.reason)
                except Exception:
                    log.exception("table %s: a command failed", self.code)
                    self._live = None
                    answer = refused(Reason("internal"))
                return Answer(command.id, answer.accepted, answer.seq, answer.code, answer.params)
        return Answer(command.id, False, code="try-again", params={})

    async def _answer(self, caller: Caller, command: Command, asked: bool, again: bool) -> Answer:
        live = await self.ready(
            fresh=asked or isinstance(command, Pull), whole=isinstance(command, (Undo, RollBack))
        )
        # Ids are the client's choice, so each holder of a seat has a space of its own for them.
        token_hash = live.token_of(caller)
        key = None if token_hash is None else f"{token_hash[:16]}:{command.id}"
        if key is not None and (key in live.answers or (again and await self._answered(live, key))):
            return live.answers[key]
        seat = live.seat_for(caller)
        if asked:
            self.touch(live, present(live, caller))
        try:
            return await self._obey(live, seat, command, key)
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
        """Whether a command was carried out so long ago that only the log remembers it."""
        seq = None if live.since == 0 else await self._store.answered(self.code, key)
        if seq is None:
            return False
        live.answers[key] = Answer(None, True, seq)
        return True

    async def _is_behind(self, live: LiveTable) -> bool:
        """Whether another node has written what might change an answer."""
        if not self._store.shared:
            return False
        self._heard = max(self._heard, await self._store.last_seq(self.code))
        return self._heard > live.seq

    async def _remember(self, live: LiveTable, key: str, reason: Reason, answer: Answer) -> None:
        change = Change(self.code, refusal=Refusal(key, reason.to_json(), self.settings.clock()))
        try:
            await self._store.append(change)
        except BaseException:
            self._live = None
            raise
        live.answers[key] = answer

    async def _obey(self, live: LiveTable, seat: int | None, command: Command, key: str | None) -> Answer:
        if isinstance(command, Pull):
            return Answer(None, True, live.seq)
        if seat is None:
            raise refuse("no-seat")
        if live.life.closed and not isinstance(command, Why):
            raise refuse("closed")
        if isinstance(command, HOST_COMMANDS):
            return await self._done(live, host_line(self, live, seat, command, key))
        if isinstance(command, Why):
            return self._why(live, seat, command)
        if isinstance(command, Chat):
            body: dict[str, object] = {"name": live.seats[seat].name, "text": clean_text(command.text)}
            return await self._done(live, self.event(live, CHAT, seat, body, key))
        if isinstance(command, Leave) and live.match is None:
            return await self._done(live, self.event(live, kinds.LEAVE, seat, {}, key), [SeatRow(seat, OPEN)])
        if live.match is None:
            raise refuse("not-started")
        if isinstance(command, Leave):
            row = live.seats[seat]
            # The token ends with the seat: whoever left watches like any onlooker.
            freed = SeatRow(seat, row.kind, row.name, row.bot, None)
            return await self._done(live, self.event(live, kinds.LEAVE, seat, {}, key), [freed])
        if live.life.paused and isinstance(command, (Decide, Undo)):
            raise refuse("paused")
        # Whoever decides is back, if the autopilot had taken over.
        await self._take_back(live, seat)
        if isinstance(command, Decide):
            return await self._decide(live, seat, command, key)
        if isinstance(command, Undo):
            return await self._done(live, self.event(live, kinds.UNDO, seat, {}, key))
        return await self._done(live, self.event(live, kinds.VOTE, seat, {"stop": command.stop}, key))

    async def _done(self, live: LiveTable, event: Event, seats: Sequence[SeatRow] = ()) -> Answer:
        await self.write(live, [event], seats)
        return Answer(None, True, event.seq)

    async def _decide(self, live: LiveTable, seat: int, command: Decide, key: str | None) -> Answer:
        moment = live.moment()
        if live.game.decisions.find(command.decision) is None:
            raise refuse("unknown-decision", decision=command.decision[:100])
        if command.moment != moment or (command.expect is not None and command.expect != live.seq):
            raise refuse("stale", moment=moment, seq=live.seq)
        body: dict[str, object] = {"decision": command.decision, "moment": moment}
        return await self._done(live, self.event(live, kinds.DECIDE, seat, body, key))

    def _why(self, live: LiveTable, seat: int, command: Why) -> Answer:
        if live.match is None:
            raise refuse("not-started")
        decision = live.game.decisions.find(command.decision)
        if decision is None:
            raise refuse("unknown-decision", decision=command.decision[:100])
        reason = live.match.state.why_not(seat, decision)
        return Answer(None, True, live.seq) if reason is None else refused(reason)

    async def _take_back(self, live: LiveTable, seat: int) -> None:
        if live.running() and live.on_autopilot(seat) and not live.has_left(seat):
            await self.write(live, [self.event(live, kinds.AUTOPILOT, seat, {"on": False})])

    # --- seats --------------------------------------------------------------------------------

    async def _change_seat(self, live: LiveTable, row: SeatRow, kind: str, body: dict[str, object]) -> None:
        """Change a seat in the lobby; the match starts in the same commit when no seat is open any more."""
        events = [self.event(live, kind, row.seat, body)]
        if all(other.kind != OPEN for other in [*live.seats[: row.seat], row, *live.seats[row.seat + 1 :]]):
            events.append(self.event(live, STARTED, None, {}, ahead=2))
        await self.write(live, events, [row])

    async def sit_down(self, request: SitDown, caller: Caller) -> Seated:
        """Take an open seat."""
        name = clean_name(request.name)
        token = new_token()

        async def change(live: LiveTable) -> Seated:
            # A request that comes twice from the same person gets no second seat.
            held = live.held_by(caller)
            if held and not request.beside:
                raise refuse("seat-taken", seat=held[0])
            if live.life.closed:
                raise refuse("closed")
            if request.seat is not None and request.seat >= len(live.seats):
                raise refuse("no-seat", seat=request.seat)
            if request.seat is not None and live.seats[request.seat].kind != OPEN:
                raise refuse("seat-taken", seat=request.seat)
            if live.match is not None:
                raise refuse("already-started")
            free = [row.seat for row in live.seats if row.kind == OPEN]
            if not free:
                raise refuse("table-full")
            seat = free[0] if request.seat is None else request.seat
            row = SeatRow(seat, PERSON, name, None, hash_of(token))
            await self._change_seat(live, row, SEATED, {"name": name})
            self.touch(live, [seat])
            return Seated(self.code, seat, token, len(held))

        return await self._in_turn(change)

    async def set_seat(
        self,
        seat: int,
        request: BotSeat | OpenSeat,
        caller: Caller,
        levels: Callable[[str], list[str]],
    ) -> None:
        """The host gives a seat to a bot or opens it, before the start."""

        async def change(live: LiveTable) -> None:
            holder = self.host_of(live, caller)
            if not 0 <= seat < len(live.seats):
                raise refuse("no-seat", seat=seat)
            if live.life.closed:
                raise refuse("closed")
            if live.match is not None:
                raise refuse("already-started")
            if seat == holder:
                raise refuse("seat-taken", seat=seat)
            row = (
                bot_row(seat, request, levels(live.row.game))
                if isinstance(request, BotSeat)
                else SeatRow(seat, OPEN)
            )
            body: dict[str, object] = {"kind": row.kind, "bot": row.bot, "name": row.name}
            await self._change_seat(live, row, SEAT_CHANGED, body)

        await self._in_turn(change)

    def host_of(self, live: LiveTable, caller: Caller) -> int:
        """The host's seat, when its device asks."""
        held = live.held_by(caller)
        if not held:
            raise refuse("no-seat")
        if live.row.host not in held:
            raise refuse("not-host")
        return live.row.host

    async def _in_turn(self, change: Callable[[LiveTable], Awaitable[T]]) -> T:
        async with self.lock:
            for _ in range(TRIES):
                try:
                    return await change(await self.ready(fresh=True))
                except Conflict:
                    continue
                except StoreFailed as error:
                    log.error("table %s: not stored: %s", self.code, error)
                    break
        raise refuse("try-again")


def refused(reason: Reason) -> Answer:
    """The answer that refuses for a reason."""
    return Answer(None, False, code=reason.code, params=reason.params)


def bot_row(seat: int, request: BotSeat, levels: list[str]) -> SeatRow:
    """A seat for a bot of a level the game has."""
    if request.bot not in levels:
        raise refuse("bad-seats", seat=seat, bot=request.bot[:100], known=levels)
    name = bot_name(seat) if request.name is None else clean_name(request.name)
    return SeatRow(seat, BOT, name, request.bot)
