"""A table and its log: one change at a time, and every change is stored before anybody sees it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TypeVar

from stromtisch.core import act as kinds
from stromtisch.core.game import Game
from stromtisch.core.reason import Refused
from stromtisch.room import life
from stromtisch.room.chain import UNREADABLE, Damage, damage_after, find_damage
from stromtisch.room.house import House
from stromtisch.room.log import (
    DAMAGED,
    FINISHED,
    Change,
    Conflict,
    LoggedAct,
    SeatRow,
    Snapshot,
    Stored,
    StoreFailed,
)
from stromtisch.room.past import past_of
from stromtisch.room.refusals import refuse
from stromtisch.room.replaying import sound_part
from stromtisch.room.settings import MARGIN
from stromtisch.room.snapshots import BACKWARDS, go_on, is_due, is_missing, recall, resume, write_down
from stromtisch.room.tables import LiveTable, follow, revive

logger = logging.getLogger("stromtisch.rooms")

T = TypeVar("T")

# Logs up to this length are checked from the first line, even if a snapshot makes replaying them unnecessary.
CHECKED_WHOLE = 256
# How often a change is retried after a conflict with another writer.
TRIES = 10
# Lines that even a full log accepts, and lines that bring a match to its end.
ALWAYS = (kinds.LEAVE, life.CLOSED)
ENDING = (kinds.DECIDE, kinds.VOTE, kinds.EXPIRE, life.RESUMED)


class LoggedTable:
    """One table in memory. ``lock`` protects all changes and the building of messages.

    A line is applied to the live table first and then stored. Until the store has committed, the lock hides the line
    from everybody. If the store fails, the live table is dropped and loaded from the log again.
    """

    def __init__(
        self,
        code: str,
        house: House,
    ) -> None:
        self.code = code
        self.lock = asyncio.Lock()
        self.settings = house.settings
        self.log = house.log
        self.editions = house.editions
        self.counts = house.counts
        self._bus = house.bus
        self._study = house.study
        # Called when a match has ended or its table was closed.
        self._ended = house.archivist.ended
        self.live: LiveTable | None = None
        # The number of the newest log line that this node has heard of.
        self.heard = 0
        # Whether somebody has reported lines that the log does not have.
        self._witnessed = False

    async def ready(self, fresh: bool = False, whole: bool = False) -> LiveTable:
        """Return the live table and load it if necessary. Call this only under the lock.

        ``fresh``: include everything that other nodes have written so far, even without a wake-up.
        ``whole``: load it from the first line, for undo and rollback, unless the log is too long for that.
        """
        live, heard = self.live, self.heard
        if live is not None and (self.heard > live.seq or (fresh and self.log.shared)):
            await self._catch_up(live)
        if self.live is None or (
            whole and self.live.since > 0 and self.live.seq <= self.settings.whole_lines
        ):
            self.live = await self._load(whole)
            self.heard = self.live.seq
        if self.heard > heard:
            # These lines were read before their wake-up arrived, which will then have no effect.
            self.wake()
        return self.live

    async def _load(self, whole: bool) -> LiveTable:
        """Load the table from its snapshot or from its first line; of a damaged log, load the sound part."""
        try:
            stored = await self.log.load(self.code, short=not whole)
        except StoreFailed as error:
            if error.trouble == DAMAGED:
                self._report(Damage(1, UNREADABLE))
                raise refuse("damaged", line=1, what=UNREADABLE) from error
            raise
        if stored is None:
            raise refuse("unknown-table", table=self.code)
        game = await self.editions.of(stored.table)
        if game is None:
            return await self._look_back()
        short = not whole and stored.snapshot is not None
        lines = stored.acts
        if len(lines) > self.settings.whole_lines:
            return await self._load_long(stored if not short else await self.log.load(self.code), game)
        damage = find_damage(stored, short)
        if short and damage is None and stored.table.last_seq <= CHECKED_WHOLE:
            complete = await self.log.load(self.code)
            damage = None if complete is None else find_damage(complete, False)
        if short:
            live = None if damage is not None else resume(stored, game)
            if live is None:
                return await self._load(whole=True)
        else:
            live = self._sound_part(stored, damage, game)
        live.set_by(self.settings.clock())
        change = Change(self.code)
        wanted = live.damage is None and is_missing(live, lines, stored.snapshot)
        if wanted and write_down(change, live, lines[-1]):
            with suppress(Conflict, StoreFailed):
                await self.log.append(change)
                live.written_up_to = live.seq
        return live

    async def _look_back(self) -> LiveTable:
        """Load the table as far as possible without its rules; of a damaged log, load the sound part."""
        stored = await self.log.load(self.code)
        if stored is None:
            raise refuse("unknown-table", table=self.code)
        damage = find_damage(stored, False)
        if damage is not None:
            self._report(damage)
            if damage.line == 1:
                raise refuse("damaged", line=damage.line, what=damage.what)
            sound_part(stored, damage.line)
        archive = await self.editions.history.archive(self.code)
        chapters = await self.log.chapters(self.code)
        live = (await asyncio.to_thread(past_of, stored, archive, chapters)).table()
        live.damage = damage
        return live

    async def put_away(self) -> None:
        """Store the current views of a running table before it leaves the memory, if they have changed."""
        async with self.lock:
            live = self.live
            if (
                live is None
                or not live.running()
                or live.damage is not None
                or live.seq <= live.written_up_to
            ):
                return
            last = await self.log.load(self.code, live.seq - 1)
            change = Change(self.code)
            if last is None or len(last.acts) != 1 or not write_down(change, live, last.acts[0]):
                return
            with suppress(Conflict, StoreFailed):
                await self.log.append(change)
                live.written_up_to = live.seq

    async def _load_long(self, stored: Stored | None, game: Game) -> LiveTable:
        """Let a worker replay a long log, and load its result with the whole journal and chat."""
        if stored is None:
            raise refuse("unknown-table", table=self.code)
        found = await self._study.take_up(stored)
        if found.damage is None:
            self.log.damaged.pop(self.code, None)
        else:
            self._report(found.damage)
        if found.snapshot is None or found.chapter is None:
            found.damage = found.damage or Damage(1, UNREADABLE)
            raise refuse("damaged", line=found.damage.line, what=found.damage.what)
        if found.damage is None:
            with suppress(Conflict, StoreFailed):
                await self.log.append(Change(self.code, snapshot=found.snapshot, chapter=found.chapter))
        live = self._taken_up(stored, stored.acts[found.snapshot.seq - 1], found.snapshot, game)
        live.damage = found.damage
        recall(live, [found.chapter])
        return live

    async def look_for_damage(self) -> None:
        """Read the whole log again, because somebody has found damage."""
        async with self.lock:
            self.live = None
            self.live = await self._load(whole=True)
            self.heard = self.live.seq

    def _taken_up(self, stored: Stored, last: LoggedAct, snapshot: Snapshot, game: Game) -> LiveTable:
        """Load the table from a worker's snapshot after a line."""
        stored.acts, stored.snapshot = [last], snapshot
        live = resume(stored, game)
        if live is None:
            logger.error("table %s: a worker runs another program; start the server again", self.code)
            raise refuse("try-again")
        live.set_by(self.settings.clock())
        return live

    def _sound_part(self, stored: Stored, damage: Damage | None, game: Game) -> LiveTable:
        """Replay the whole log, or its lines before the damage."""
        if damage is None:
            self.log.damaged.pop(self.code, None)
            return revive(stored, game)
        self._report(damage)
        if damage.line == 1:
            raise refuse("damaged", line=damage.line, what=damage.what)
        stored.acts = stored.acts[: damage.line - 1]
        live = revive(stored, game)
        live.damage = damage
        return live

    def _report(self, damage: Damage) -> None:
        if self.log.damaged.get(self.code) != damage:
            logger.error(
                "table %s: its log is damaged at line %d (%s); 'stromtisch doctor' says more",
                self.code,
                damage.line,
                damage.what,
            )
        self.log.damaged[self.code] = damage

    def hear_of_lines(self, live: LiveTable, seen: int) -> None:
        """Compare the number of lines that a person has seen with the log; a larger number means a lost tail."""
        if seen > live.seq:
            self.counts.lost_tail()
            if not self._witnessed:
                logger.error(
                    "table %s: somebody at it has seen line %d, but its log ends with line %d; "
                    "its tail may be lost ('stromtisch doctor' says more)",
                    self.code,
                    seen,
                    live.seq,
                )
            self._witnessed = True

    async def remember_all(self, live: LiveTable) -> LiveTable:
        """Return the table with its complete journal and chat."""
        if recall(live, await self.log.chapters(self.code)):
            return live
        self.live = await self._load(whole=True)
        return self.live

    async def _catch_up(self, live: LiveTable) -> None:
        """Apply the lines that other nodes have written."""
        if live.past is not None:
            self.live = None  # load it again
            return
        newer = await self.log.load(self.code, live.seq)
        self.live = None
        if newer is not None and damage_after(live.link, live.seq, newer) is not None:
            return  # the next load reads the whole log and reports the damage
        most = self.settings.whole_lines
        # If the table's beginning is not in memory or is too far back, an undo or rollback needs a new load.
        far = live.since > 0 or live.seq > most
        backwards = far and newer and any(act.kind in BACKWARDS for act in newer.acts)
        if newer is not None and not backwards and len(newer.acts) <= most:
            follow(live, newer, self.settings.clock())
            self.live = live
            self.heard = live.seq

    async def write(self, live: LiveTable, acts: list[LoggedAct], seats: Sequence[SeatRow] = ()) -> None:
        """Apply lines and their seat changes to the live table, store them, then wake everybody.

        Call this only under the lock.

        Raises:
            Refused: the rules do not allow it, or the log is damaged; nothing has changed.
            Conflict: somebody else wrote first; the table will be loaded again.
            StoreFailed: the lines could not be stored; the table will be loaded again.
        """
        live.check_sound()
        if live.past is not None and any(act.kind != life.CLOSED for act in acts):
            raise self.other_rules(live)
        if acts[0].kind in BACKWARDS and self._is_far(live, acts[0]):
            await self._go_back(live, acts[0])
            return
        before, old_seats, old_host = live.facts(), live.seats, live.row.host
        length, previous = live.seq, live.link
        if seats:
            live.change_seats(seats)
        try:
            live.take(acts[0], now=True)
        except Refused:
            live.seats, live.row.host = old_seats, old_host
            raise
        except BaseException:
            # A bug in the rules may have left the table in any state.
            self.live = None
            raise
        try:
            for act in acts[1:]:
                live.take(act, now=True)
            facts = live.facts()
            facts_changed = None if facts == before else facts
            change = Change(self.code, acts, list(seats), facts_changed, previous=previous)
            due = is_due(length, acts) and live.past is None
            written = due and write_down(change, live, acts[-1])
            await self.log.append(change)
            if written:
                live.written_up_to = live.seq
        except BaseException:
            # This includes cancellation, after which nobody knows whether the lines were stored.
            self.live = None
            raise
        if before["status"] != FINISHED and live.over():
            self._ended(self.code)
        self.publish(live)

    def other_rules(self, live: LiveTable) -> Refused:
        """The refusal for changes of a table that can only be read."""
        row, game = live.row, self.editions.newest.get(live.row.game)
        newest = None if game is None else game.rules
        return refuse("other-rules", game=row.game, rules=row.rules, newest=newest)

    def _is_far(self, live: LiveTable, act: LoggedAct) -> bool:
        """Whether a line goes back too far to replay on the event loop, or to before the lines in memory."""
        return live.since > 0 or live.way_back(act) > self.settings.whole_lines

    async def _go_back(self, live: LiveTable, act: LoggedAct) -> None:
        """Write a line that goes back far; a worker replays the whole log."""
        stored = await self.log.load(self.code)
        if stored is None or stored.acts[-1].link != live.link:
            self.live = None
            raise Conflict("another node has written meanwhile")
        gone = await self._study.go_back(stored, act, live.written_up_to)
        facts = None if gone.facts == live.facts() else gone.facts
        change = Change(
            self.code,
            [gone.act],
            [],
            facts,
            previous=live.link,
            snapshot=gone.snapshot,
            chapter=gone.chapter,
        )
        self.live = None
        after = self._taken_up(stored, gone.act, gone.snapshot, live.game)
        go_on(after, live, gone.told)
        await self.log.append(change)
        after.written_up_to = after.seq
        self.live = after
        self.publish(after)

    def check_room(self, live: LiveTable, act: LoggedAct) -> None:
        """Refuse lines that do not fit into a full log: first asides, finally everything except leaving and closing."""
        if act.kind in ALWAYS:
            return
        most = self.settings.most_lines + (MARGIN if act.kind in ENDING else 0)
        if live.seq >= most:
            raise refuse("log-full", lines=live.seq)

    def act(
        self,
        live: LiveTable,
        kind: str,
        seat: int | None,
        body: dict[str, object],
        command_id: str | None = None,
        ahead: int = 1,
    ) -> LoggedAct:
        """Make the next line of the log."""
        return LoggedAct(live.seq + ahead, kind, seat, body, self.settings.clock(), command_id)

    def publish(self, live: LiveTable) -> None:
        """Wake everybody who listens, at every node."""
        self._bus.publish(self.code, live.seq)

    def wake(self) -> None:
        """Wake everybody who listens at this node."""
        self._bus.wake(self.code, self.heard)

    def is_behind_what_it_heard(self) -> bool:
        """Whether the live table lacks lines that this node has heard of."""
        return self.live is not None and self.heard > self.live.seq

    def is_behind(self, seq: int) -> bool:
        """Whether a log at this number has lines that this room has not heard of."""
        return self.live is not None and seq > max(self.heard, self.live.seq)

    def close(self) -> None:
        """Drop the table from memory; the log has everything. The next use loads it again."""
        self.live = None

    async def in_turn(self, change: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Change the table; on a conflict with another writer, retry from the newest line."""
        async with self.lock:
            for _ in range(TRIES):
                try:
                    return await change(await self.ready(fresh=True))
                except Conflict:
                    continue
                except StoreFailed as error:
                    logger.error("table %s: not stored: %s", self.code, error)
                    break
        raise refuse("try-again")
