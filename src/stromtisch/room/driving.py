"""What happens at a table without a command: clocks run out, the autopilot takes over, bots play."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress

from stromtisch.core import act as kinds
from stromtisch.core.game import State
from stromtisch.core.reason import Refused
from stromtisch.core.seats import BOT
from stromtisch.room.contributions import start_line
from stromtisch.room.editions import key_of
from stromtisch.room.hosting import passing_line, resume_line
from stromtisch.room.house import House
from stromtisch.room.life import SHORT_PAUSE
from stromtisch.room.log import OPEN, Conflict, StoreFailed
from stromtisch.room.logged import LoggedTable
from stromtisch.room.people import People
from stromtisch.room.presence import time
from stromtisch.room.tables import LiveTable
from stromtisch.room.thinking import Question, Thought, ask
from stromtisch.room.work import Busy

logger = logging.getLogger("stromtisch.driving")

# The number of bot pauses after which a waiting bot is told to hurry.
PATIENCE = 4
# Seconds to wait after a failure before a retry; the wait grows with every further failure.
REST = 0.5
REST_MOST = 60.0
# How often a bot is asked before the autopilot decides for it.
ATTEMPTS = 2


def is_waiting(live: LiveTable) -> bool:
    """Whether the start waits only for promised nonces."""
    seated = all(row.kind != OPEN for row in live.seats)
    return live.match is None and not live.over() and seated and bool(live.contributions.awaited)


class Driver:
    """Checks its table whenever something has changed or is due, and does one thing at a time.

    A table without any of its people is parked: neither autopilot nor bots play, and no new clock starts, so that
    nobody comes back to a finished game. A clock that is already running runs out.
    """

    def __init__(self, table: LoggedTable, people: People, house: House) -> None:
        self._table = table
        self._presence = people.presence
        self._nodes = house.nodes
        self._thinking = house.thinking
        self._stirred = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._thoughts: dict[int, asyncio.Task[None]] = {}
        # Waiting bots: the length of the match when they chose to wait, and the time until which they wait.
        self._waits: dict[int, tuple[int, float]] = {}
        self._moved_at = 0.0
        # The time since which the start has been waiting only for promised nonces.
        self._waiting_since: float | None = None
        self._length = -1
        # The last pause that this node saw, identified by the time of its line, and when this node first saw it.
        self._pause_seen: tuple[int | None, float] = (None, 0.0)

    def start(self) -> None:
        """Begin to look after the table."""
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Stop looking after the table."""
        for task in [self._task, *self._thoughts.values()]:
            if task is not None:
                task.cancel()

    async def stopped(self) -> None:
        """Wait until everything has stopped."""
        tasks = [task for task in [self._task, *self._thoughts.values()] if task is not None]
        await asyncio.gather(*tasks, return_exceptions=True)

    def stir(self) -> None:
        """Check the table again, because something has changed."""
        self._stirred.set()

    def has_work(self, live: LiveTable) -> bool:
        """Whether a change may need action. It does not if only people play, all are present and no clock runs.

        This runs at every line, so it must be cheap. The answer changes when a person leaves or comes back.
        """
        if live.life.acting is not None:
            return True
        if live.match is None:
            host = live.row.host
            hostless = host is not None and not self._presence.has_socket(live, host)
            return hostless or self._waiting_since is not None or is_waiting(live)
        state = live.match.state
        if live.deadline is not None or state.clock() > 0 or state.autopilot or live.over():
            return True
        if not self._nodes.drives(self._table.code):
            return True
        return any(
            row.kind == BOT or not (live.has_left(row.seat) or self._presence.has_socket(live, row.seat))
            for row in live.seats
        )

    async def _run(self) -> None:
        rest = REST
        while True:
            self._stirred.clear()
            try:
                wait = await self._step()
                rest = REST
            except (Conflict, StoreFailed) as error:
                logger.warning("table %s: not stored, trying again: %s", self._table.code, error)
                await asyncio.sleep(REST)
                continue
            except Exception:
                logger.exception("table %s: could not go on", self._table.code)
                await asyncio.sleep(rest)
                rest = min(2 * rest, REST_MOST)
                continue
            # A timer that calls stir costs far less than waiting with a timeout, and every line stirs.
            timer = None if wait is None else asyncio.get_running_loop().call_later(wait, self.stir)
            try:
                await self._stirred.wait()
            finally:
                if timer is not None:
                    timer.cancel()

    async def _step(self) -> float | None:
        """Do the one thing that is due, and return the seconds until the next check (None: when stirred)."""
        table = self._table
        async with table.lock:
            live = await table.ready()
            if live.over() or live.damage is not None or live.past is not None:
                return None
            if not self._nodes.drives(table.code):
                # This node does not drive the running table: check soon whether any node does.
                if self._nodes.missing(table.code):
                    self._nodes.hurry()
                return None
            due: list[float] = []
            for look in self._looks(live):
                wait = await look(live)
                if wait is not None:
                    if wait <= 0:
                        return 0
                    due.append(wait)
            if live.running() and not live.life.paused:
                self._bots(live, due)
        return min(due) if due else None

    def _looks(self, live: LiveTable) -> tuple[Callable[[LiveTable], Awaitable[float | None]], ...]:
        """The checks for the table in its current state, in order."""
        if live.match is None:
            return self._host, self._start
        if live.life.paused:
            return self._host, self._agreement, self._pause
        if live.match.length() != self._length:
            self._length = live.match.length()
            self._moved_at = time()
        return self._clock, self._absent, self._host, self._agreement, self._autopilot

    async def _start(self, live: LiveTable) -> float | None:
        """Start a table that waits only for promised nonces, without those that do not come in time.

        Any node may do this, because only one of two lines with the same number is stored.
        """
        if not is_waiting(live):
            self._waiting_since = None
            return None
        if self._waiting_since is None:
            self._waiting_since = time()
        left = self._waiting_since + self._table.settings.nonce_wait - time()
        if left > 0:
            return left
        at = self._table.settings.clock()
        await self._table.write(live, [start_line(live.contributions, live.seats, live.seq + 1, at)])
        return 0

    async def _pause(self, live: LiveTable) -> float | None:
        """End a short pause when its time is over; the host ends any other pause."""
        if live.life.pause_ends is None:
            return None
        if self._pause_seen[0] != live.life.paused_at:
            self._pause_seen = live.life.paused_at, time()
        # The clocks of nodes may differ, so the pause also ends after its full length by this node's clock.
        longest = self._pause_seen[1] + SHORT_PAUSE / 1000 - time()
        left = min(longest, (live.life.pause_ends - self._table.settings.clock()) / 1000)
        if left > 0:
            return left
        await self._table.write(live, [resume_line(self._table, live, None)])
        return 0

    # --- clocks ---------------------------------------------------------------------------

    async def _clock(self, live: LiveTable) -> float | None:
        due = live.due()
        if due is None or live.match is None or live.match.state.clock() == 0:
            return None
        left = due - self._table.settings.clock()
        if left > 0:
            return left / 1000
        act = self._table.act(live, kinds.EXPIRE, None, {"moment": live.moment()})
        await self._table.write(live, [act])
        return 0

    # --- people who are away ----------------------------------------------------------------

    async def _absent(self, live: LiveTable) -> float | None:
        table = self._table
        soonest: float | None = None
        for seat in live.people():
            here = self._presence.connected(live, seat)
            piloted = live.on_autopilot(seat)
            if here and piloted and not live.idle(seat):
                await table.write(live, [table.act(live, kinds.AUTOPILOT, seat, {"on": False})])
                return 0
            if here or piloted or live.life.settings.patient:
                continue
            wait = self._presence.gone_in(live, seat) or 0.0
            if wait <= 0:
                await table.write(live, [table.act(live, kinds.AUTOPILOT, seat, {"on": True})])
                return 0
            soonest = wait if soonest is None else min(soonest, wait)
        # A person who sends requests without a socket counts as present only for a time: check again then.
        if soonest is None and live.people():
            soonest = max(1.0, table.settings.absence)
        return soonest

    async def _host(self, live: LiveTable) -> float | None:
        """Pass the powers of the host on, or give them back."""
        line, wait = passing_line(self._table, live, self._presence)
        if line is None:
            return wait
        await self._table.write(live, [line])
        return 0

    async def _agreement(self, live: LiveTable) -> float | None:
        """Stop the match when all people present want it and only absent people have not voted."""
        state = None if live.match is None else live.match.state
        if state is None or state.autopilot == 0 or not state.agreed():
            return None
        silent = [seat for seat in live.people() if not state.votes >> seat & 1]
        if not any(self._presence.connected(live, seat) for seat in silent):
            await self._table.write(live, [self._table.act(live, kinds.STOP, None, {})])
            return 0
        return None

    async def _autopilot(self, live: LiveTable) -> float | None:
        table = self._table
        people = live.people()
        if people and not self._presence.anybody(live):
            return None
        state = live.match.state if live.match is not None else None
        if state is None:
            return None
        for seat in state.pending():
            if not live.on_autopilot(seat) or live.bot_at(seat) is not None:
                continue
            decision = state.autopilot_decision(seat)
            if decision is None:
                continue
            wait = self._moved_at + table.settings.bot_pause - time()
            if wait > 0:
                return wait
            await self._decide(live, seat, decision.name)
            return 0
        return None

    async def _decide(
        self, live: LiveTable, seat: int, decision: str, intention: dict[str, str | int] | None = None
    ) -> None:
        body: dict[str, object] = {"decision": decision, "moment": live.moment()}
        if intention is not None:
            body["intention"] = intention
        await self._table.write(live, [self._table.act(live, kinds.DECIDE, seat, body)])

    def _still_asked(self, live: LiveTable, seat: int, moment: str, finished: bool) -> bool:
        """Whether a bot's decision is still needed: not in a pause, nor when the person is back."""
        if live.match is None or live.moment() != moment or live.life.paused or not live.running():
            return False
        state = live.match.state
        return live.bot_at(seat) is not None and seat in (state.called() if finished else state.pending())

    # --- bots -------------------------------------------------------------------------------

    def _bots(self, live: LiveTable, due: list[float]) -> None:
        """Start the bots that the game waits for or may need again."""
        people = live.people()
        watched = self._presence.onlookers(live) > 0 or self._presence.anybody(live)
        if live.match is None or (people and not watched):
            return
        state = live.match.state
        pending = state.pending()
        only_bots = all(live.seats[seat].kind == BOT or live.on_autopilot(seat) for seat in pending)
        called = state.called()
        for seat in (*pending, *called):
            if live.bot_at(seat) is None or seat in self._thoughts:
                continue
            finished = seat in called
            hurry = only_bots and not finished
            length, until = self._waits.get(seat, (-1, 0.0))
            if length == live.match.length() and not hurry:
                if finished or state.patient(seat):
                    continue
                wait = until - time()
                if wait > 0:
                    due.append(wait)
                    continue
                hurry = True
            if state.legal_codes(seat):
                # Separate seeds: a bot's worlds and draws must not depend on the match's generator.
                seeds, level = self._table.settings.bot_seeds, live.bot_at(seat) or ""
                question = ask(live.match, seat, level, seeds(), hurry, finished)
                legal = {decision.name for decision in state.legal(seat)}
                thought = self._think(live, question, state.moment(), live.match.length(), legal)
                self._thoughts[seat] = asyncio.create_task(thought)

    async def _think(
        self, asked: LiveTable, question: Question, moment: str, length: int, legal: set[str]
    ) -> None:
        table, seat, finished = self._table, question.seat, question.finished
        pause = table.settings.bot_pause
        try:
            thought = await self._thought(asked, question, legal)
            if thought is not None and thought[0] is None:
                self._waits[seat] = (length, time() + PATIENCE * pause)
                return
            await asyncio.sleep(pause)
            async with table.lock:
                live = await table.ready()
                # The table may have changed meanwhile; then the rules refuse the decision and the bot is asked again.
                if self._still_asked(live, seat, moment, finished) and live.match is not None:
                    name, intention = thought or (self._instead(live.match.state, seat), None)
                    if name is not None:
                        with suppress(Refused):
                            await self._decide(live, seat, name, intention)
        except Busy:
            # The bot was never asked, so nobody decides for it.
            logger.warning("table %s: too many bots think; the one at seat %d has to wait", table.code, seat)
            await asyncio.sleep(REST)
        except (Conflict, StoreFailed, Refused) as error:
            logger.warning("table %s: the bot at seat %d will try again: %s", table.code, seat, error)
            await asyncio.sleep(REST)
        except Exception:
            logger.exception("table %s: what the bot at seat %d decided failed", table.code, seat)
            await asyncio.sleep(REST_MOST)
        finally:
            self._thoughts.pop(seat, None)
            self.stir()

    async def _thought(self, asked: LiveTable, question: Question, legal: set[str]) -> Thought | None:
        """Return a bot's decision, or None when it failed twice. A worker that hung or died is replaced by then."""
        table, seat = self._table, question.seat
        for _ in range(ATTEMPTS):
            try:
                source, seed = await table.editions.source(key_of(asked.row)), table.settings.bot_seeds()
                begun = time()
                try:
                    name, intention = await self._thinking.think(table.code, source, question, seed)
                finally:
                    table.counts.thought(question.level, time() - begun)
                if name is None and question.hurry:
                    raise ValueError("it waits although it is hurried")
                if name is not None and name not in legal:
                    raise ValueError("it decided what is not legal")
                return name, intention
            except Busy:
                raise
            except Exception as error:
                # The table continues after any bot failure. The log must not contain the bot's world.
                logger.warning("table %s: the bot at seat %d failed: %s", table.code, seat, error)
        logger.error("table %s: the bot at seat %d failed; the autopilot decides", table.code, seat)
        return (None, None) if question.finished else None

    def _instead(self, state: State, seat: int) -> str | None:
        """Decide for a bot that failed: as for an absent person, or at random if that gives no decision."""
        decision = state.autopilot_decision(seat)
        if decision is not None and state.why_not(seat, decision) is None:
            return decision.name
        legal = state.legal(seat)
        return secrets.choice(legal).name if legal else None
