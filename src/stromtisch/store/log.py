"""Reading and appending to the logs of the tables."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from stromtisch.store import schema
from stromtisch.store.engine import READING, make_engine
from stromtisch.store.rows import (
    PLAYING,
    Change,
    Conflict,
    Event,
    Refusal,
    SeatRow,
    Stored,
    StoreFailed,
    TableRow,
)

log = logging.getLogger("stromtisch.store")

# So many changes share one commit at most; more would make the first of them wait too long.
LARGEST_GROUP = 256
# A retry comes soon after its command: older refusals need not be read again.
REFUSALS_READ = 500

Waiting = tuple[Change, asyncio.Future[None]]


class Store:
    """The log of every table. One task writes; whatever waits while it commits goes into its next commit."""

    def __init__(self, url: str) -> None:
        self._engine: AsyncEngine = make_engine(url)
        # None asks the writer to end.
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0

    async def start(self) -> None:
        """Begin to write."""
        self._writer = asyncio.create_task(self._write())

    async def stop(self) -> None:
        """Write what waits, then close."""
        if self._writer is not None:
            await self._queue.put(None)
            await self._writer
        await self._engine.dispose()

    # --- writing ------------------------------------------------------------------------

    async def append(self, change: Change) -> None:
        """Store a change; returns only when it is committed.

        Raises:
            Conflict: somebody else wrote first.
            StoreFailed: the database refused; nothing is stored.
        """
        if self._writer is None or self._writer.done():
            raise StoreFailed("the store is closed")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._queue.put((change, future))
        await future

    async def _write(self) -> None:
        while True:
            group: list[Waiting] = []
            waiting = await self._queue.get()
            while waiting is not None:
                group.append(waiting)
                if len(group) == LARGEST_GROUP or self._queue.empty():
                    break
                waiting = self._queue.get_nowait()
            if group:
                await self._commit(group)
            if waiting is None:
                return

    async def _commit(self, group: list[Waiting]) -> None:
        conflicts: dict[int, Conflict] = {}
        failure: StoreFailed | None = None
        try:
            async with self._engine.begin() as connection:
                for number, (change, _) in enumerate(group):
                    try:
                        # A savepoint each, so that one conflict does not spoil the others' commit.
                        async with connection.begin_nested():
                            await _carry_out(connection, change)
                    except IntegrityError as error:
                        conflicts[number] = Conflict(str(error.orig))
        except Exception as error:
            # Whatever it was, the writer must live on and nobody may wait for ever.
            log.exception("%d changes were not stored", len(group))
            failure = StoreFailed(str(error))
        self.commits += 1
        for number, (_, future) in enumerate(group):
            problem = failure or conflicts.get(number)
            if future.done():
                continue  # whoever asked has gone
            if problem is None:
                future.set_result(None)
            else:
                future.set_exception(problem)

    # --- reading ------------------------------------------------------------------------

    async def load(self, code: str) -> Stored | None:
        """Everything about one table, or None."""
        async with self._engine.connect() as connection:
            await connection.execution_options(**READING)
            async with connection.begin():
                found = (
                    await connection.execute(select(schema.tables).where(schema.tables.c.code == code))
                ).one_or_none()
                if found is None:
                    return None
                seats = await connection.execute(
                    select(schema.seats).where(schema.seats.c.code == code).order_by(schema.seats.c.seat)
                )
                events = await connection.execute(
                    select(schema.events).where(schema.events.c.code == code).order_by(schema.events.c.seq)
                )
                refusals = await connection.execute(
                    select(schema.refusals)
                    .where(schema.refusals.c.code == code)
                    .order_by(schema.refusals.c.at.desc())
                    .limit(REFUSALS_READ)
                )
                return Stored(
                    TableRow(*found),
                    [SeatRow(row.seat, row.kind, row.name, row.bot, row.token_hash) for row in seats],
                    [
                        Event(row.seq, row.kind, row.seat, row.body, row.at, row.command_id, row.deadline)
                        for row in events
                    ],
                    [Refusal(row.command_id, row.reason, row.at) for row in reversed(refusals.all())],
                )

    async def last_seq(self, code: str) -> int:
        """The number of the last line of a table's log; 0 when there is none."""
        async with self._engine.connect() as connection:
            await connection.execution_options(**READING)
            query = select(func.max(schema.events.c.seq)).where(schema.events.c.code == code)
            return (await connection.execute(query)).scalar() or 0

    async def running_by_themselves(self) -> list[str]:
        """The running tables that go on without anybody: a clock runs, or only bots play."""
        async with self._engine.connect() as connection:
            await connection.execution_options(**READING)
            query = select(schema.tables.c.code).where(
                schema.tables.c.status == PLAYING,
                or_(schema.tables.c.deadline.is_not(None), schema.tables.c.people == 0),
            )
            return list((await connection.execute(query)).scalars())


async def _carry_out(connection: AsyncConnection, change: Change) -> None:
    code = change.code
    if change.opening is not None:
        row = change.opening
        await connection.execute(
            insert(schema.tables).values({name: getattr(row, name) for name in TableRow.__dataclass_fields__})
        )
        await connection.execute(
            insert(schema.seats),
            [
                {
                    "code": code,
                    "seat": s.seat,
                    "kind": s.kind,
                    "name": s.name,
                    "bot": s.bot,
                    "token_hash": s.token_hash,
                }
                for s in change.seats
            ],
        )
    if change.events:
        await connection.execute(
            insert(schema.events),
            [
                {
                    "code": code,
                    "seq": event.seq,
                    "kind": event.kind,
                    "seat": event.seat,
                    "body": event.body,
                    "command_id": event.command_id,
                    "at": event.at,
                    "deadline": event.deadline,
                }
                for event in change.events
            ],
        )
    if change.opening is None:
        for seat in change.seats:
            await connection.execute(
                update(schema.seats)
                .where(schema.seats.c.code == code, schema.seats.c.seat == seat.seat)
                .values(kind=seat.kind, name=seat.name, bot=seat.bot, token_hash=seat.token_hash)
            )
        if change.table:
            await connection.execute(
                update(schema.tables).where(schema.tables.c.code == code).values(dict(change.table))
            )
    if change.refusal is not None:
        await connection.execute(
            insert(schema.refusals).values(
                code=code,
                command_id=change.refusal.command_id,
                reason=change.refusal.reason,
                at=change.refusal.at,
            )
        )
