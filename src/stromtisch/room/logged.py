"""A table and its log: changed by one at a time, and stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TypeVar

from stromtisch.core import entry as kinds
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
    Event,
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

# A log that has no more lines is checked from its first line on, also where a snapshot spares playing them again.
CHECKED_WHOLE = 256
# How often a change is tried again after somebody else wrote first.
TRIES = 10
# Lines that a full log takes all the same, and those that bring a match to its end.
ALWAYS = (kinds.LEAVE, life.CLOSED)
ENDING = (kinds.DECIDE, kinds.VOTE, kinds.EXPIRE, life.RESUMED)


class LoggedTable:
    """One table in memory. All its changes happen under ``lock``, and messages are built under it too.

    The live table takes a line first and the store after it; as long as the store has not
    committed, the lock keeps everybody from seeing it, and if the store fails the live table is
    thrown away and read from the log again.
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
        # Told when a match has ended or its table was closed.
        self._ended = house.archivist.ended
        self.live: LiveTable | None = None
        # The newest line of the log that anybody has told us of.
        self.heard = 0
        # Whether somebody has said that they saw lines which are not there.
        self._witnessed = False

    async def ready(self, fresh: bool = False, whole: bool = False) -> LiveTable:
        """The live table, read from the log if need be. Only under the lock.

        ``fresh``: with everything that other nodes have written until now, whether we heard of it or not.
        ``whole``: from the first line on, for what goes back in time, unless the log is too long for that.
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
            # These lines were read before anybody told of them, and nobody tells of them twice.
            self.wake()
        return self.live

    async def _load(self, whole: bool) -> LiveTable:
        """Take the table up at its snapshot, or from its first line; of a damaged log, what is sound."""
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
        lines = stored.events
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
        """The table as far as it can be read without its rules; of a damaged log, what is sound."""
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
        """Before a running table leaves the memory: write down what everybody sees of it, if that is new."""
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
            if last is None or len(last.events) != 1 or not write_down(change, live, last.events[0]):
                return
            with suppress(Conflict, StoreFailed):
                await self.log.append(change)
                live.written_up_to = live.seq

    async def _load_long(self, stored: Stored | None, game: Game) -> LiveTable:
        """Have a worker play a long log, and take the table up where it ends, with everything told at it."""
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
        live = self._taken_up(stored, stored.events[found.snapshot.seq - 1], found.snapshot, game)
        live.damage = found.damage
        recall(live, [found.chapter])
        return live

    async def look_for_damage(self) -> None:
        """Read the whole log again, since somebody has found that it is damaged."""
        async with self.lock:
            self.live = None
            self.live = await self._load(whole=True)
            self.heard = self.live.seq

    def _taken_up(self, stored: Stored, last: Event, snapshot: Snapshot, game: Game) -> LiveTable:
        """The table as a worker has written it down after a line."""
        stored.events, stored.snapshot = [last], snapshot
        live = resume(stored, game)
        if live is None:
            logger.error("table %s: a worker runs another program; start the server again", self.code)
            raise refuse("try-again")
        live.set_by(self.settings.clock())
        return live

    def _sound_part(self, stored: Stored, damage: Damage | None, game: Game) -> LiveTable:
        """The table that the whole log leads to, or that its lines before the damage lead to."""
        if damage is None:
            self.log.damaged.pop(self.code, None)
            return revive(stored, game)
        self._report(damage)
        if damage.line == 1:
            raise refuse("damaged", line=damage.line, what=damage.what)
        stored.events = stored.events[: damage.line - 1]
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
        """A person at the table says how many lines they have seen: more than there are means a lost tail."""
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
        """The table with everything that was ever told and said at it."""
        if recall(live, await self.log.chapters(self.code)):
            return live
        self.live = await self._load(whole=True)
        return self.live

    async def _catch_up(self, live: LiveTable) -> None:
        """Take what other nodes have written."""
        if live.past is not None:
            self.live = None  # it is read anew
            return
        newer = await self.log.load(self.code, live.seq)
        self.live = None
        if newer is not None and damage_after(live.link, live.seq, newer) is not None:
            return  # it is read again from its first line, which tells what is wrong
        most = self.settings.whole_lines
        # A table whose beginning is not in memory, or far away, is taken up anew after a line that goes back.
        far = live.since > 0 or live.seq > most
        backwards = far and newer and any(event.kind in BACKWARDS for event in newer.events)
        if newer is not None and not backwards and len(newer.events) <= most:
            follow(live, newer, self.settings.clock())
            self.live = live
            self.heard = live.seq

    async def write(self, live: LiveTable, events: list[Event], seats: Sequence[SeatRow] = ()) -> None:
        """Apply lines (and what they make of seats) to the live table, store them, then tell everybody.

        Only under the lock.

        Raises:
            Refused: the rules do not allow it, or the log is damaged; nothing has changed.
            Conflict: somebody else wrote first; the table will be read again.
            StoreFailed: it could not be stored; the table will be read again.
        """
        live.check_sound()
        if live.past is not None and any(event.kind != life.CLOSED for event in events):
            raise self.other_rules(live)
        if events[0].kind in BACKWARDS and self._is_far(live, events[0]):
            await self._go_back(live, events[0])
            return
        before, old_seats, old_host = live.facts(), live.seats, live.row.host
        length, previous = live.seq, live.link
        if seats:
            live.change_seats(seats)
        try:
            live.take(events[0], now=True)
        except Refused:
            live.seats, live.row.host = old_seats, old_host
            raise
        except BaseException:
            # A mistake in the rules: who knows what it has left behind.
            self.live = None
            raise
        try:
            for event in events[1:]:
                live.take(event, now=True)
            facts = live.facts()
            facts_changed = None if facts == before else facts
            change = Change(self.code, events, list(seats), facts_changed, previous=previous)
            due = is_due(length, events) and live.past is None
            written = due and write_down(change, live, events[-1])
            await self.log.append(change)
            if written:
                live.written_up_to = live.seq
        except BaseException:
            # Also when the task was cancelled: nobody knows then whether it was stored.
            self.live = None
            raise
        if before["status"] != FINISHED and live.over():
            self._ended(self.code)
        self.publish(live)

    def other_rules(self, live: LiveTable) -> Refused:
        """Why a table that can only be read is not changed."""
        row, game = live.row, self.editions.newest.get(live.row.game)
        newest = None if game is None else game.rules
        return refuse("other-rules", game=row.game, rules=row.rules, newest=newest)

    def _is_far(self, live: LiveTable, event: Event) -> bool:
        """Whether a line goes back further than what may be played again on the loop, or is in memory."""
        return live.since > 0 or live.way_back(event) > self.settings.whole_lines

    async def _go_back(self, live: LiveTable, event: Event) -> None:
        """Write a line that goes back far: a worker plays the whole log again."""
        stored = await self.log.load(self.code)
        if stored is None or stored.events[-1].link != live.link:
            self.live = None
            raise Conflict("another node has written meanwhile")
        gone = await self._study.go_back(stored, event, live.written_up_to)
        facts = None if gone.facts == live.facts() else gone.facts
        change = Change(
            self.code,
            [gone.event],
            [],
            facts,
            previous=live.link,
            snapshot=gone.snapshot,
            chapter=gone.chapter,
        )
        self.live = None
        after = self._taken_up(stored, gone.event, gone.snapshot, live.game)
        go_on(after, live, gone.told)
        await self.log.append(change)
        after.written_up_to = after.seq
        self.live = after
        self.publish(after)

    def check_room(self, live: LiveTable, event: Event) -> None:
        """Refuse what a full log has no room for: first asides, at last all but leaving and closing."""
        if event.kind in ALWAYS:
            return
        most = self.settings.most_lines + (MARGIN if event.kind in ENDING else 0)
        if live.seq >= most:
            raise refuse("log-full", lines=live.seq)

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

    def wake(self) -> None:
        """Wake everybody who listens at this node."""
        self._bus.wake(self.code, self.heard)

    def is_behind_what_it_heard(self) -> bool:
        """Whether the live table lacks lines that somebody has told of."""
        return self.live is not None and self.heard > self.live.seq

    def is_behind(self, seq: int) -> bool:
        """Whether the log has lines that this room has not heard of."""
        return self.live is not None and seq > max(self.heard, self.live.seq)

    def close(self) -> None:
        """Forget the table; its log has everything. Whoever still holds it reads it anew."""
        self.live = None

    async def in_turn(self, change: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Change the table, once more from its newest line as long as somebody else writes first."""
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
