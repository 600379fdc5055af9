"""Reading and appending to the logs of the tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Collection
from contextlib import asynccontextmanager, suppress

from sqlalchemy import bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from stromtisch.store import schema
from stromtisch.store.bulk import LINE, insert_lines, update_facts
from stromtisch.store.engine import READING, is_sqlite, make_engine
from stromtisch.store.rows import (
    PLAYING,
    Change,
    Chapter,
    Conflict,
    Event,
    Refusal,
    SeatRow,
    Snapshot,
    Stored,
    StoreFailed,
    TableRow,
)
from stromtisch.store.upsert import upsert

log = logging.getLogger("stromtisch.store")

# So many changes share one commit at most; more would make the first of them wait too long.
LARGEST_GROUP = 256
# A retry comes soon after its command: older refusals need not be read again.
REFUSALS_READ = 500

# So many old tables are deleted in one transaction, so that nobody waits long for the database.
FORGOTTEN_AT_ONCE = 200

Waiting = tuple[Change, asyncio.Future[None]]


class Store:
    """The log of every table. One task writes; whatever waits while it commits goes into its next commit."""

    def __init__(self, url: str) -> None:
        # Whether other nodes may write to the same database.
        self.shared = not is_sqlite(url)
        self._engine: AsyncEngine = make_engine(url)
        # All that is read together is of one moment, whoever writes meanwhile; SQLite reads so anyway.
        self._reading_options = READING | ({"isolation_level": "REPEATABLE READ"} if self.shared else {})
        # None asks the writer to end.
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None
        self.commits = 0

    async def start(self) -> None:
        """Begin to write."""
        self._writer = asyncio.create_task(self._write())

    async def stop(self) -> None:
        """Write what waits, then close."""
        if self._writer is not None:
            await self._queue.put(None)
            await self._writer
        if self._connection is not None:
            await self._connection.close()
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
        problems: list[Exception | None]
        # Two nodes that write to the same tables do so in the same order: neither waits for the other in a ring.
        group.sort(key=lambda waiting: waiting[0].code)
        changes = [change for change, _ in group]
        try:
            try:
                problems = await self._store(changes)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                # The connection had died in its sleep, or dies now. Once more on a new one is safe: what
                # was stored after all conflicts with itself, and whoever asked finds it in the log.
                await self._hang_up()
                problems = await self._store(changes)
        except OperationalError as error:
            log.warning("%d changes were not stored, the database is away: %s", len(group), _short(error))
            await self._hang_up()
            problems = [StoreFailed(_short(error))] * len(group)
        except Exception as error:
            # Whatever it was, the writer must live on and nobody may wait for ever. What a database says at
            # length may be the line itself, with what people wrote in it: that stays out of the log.
            known = isinstance(error, DBAPIError)
            log.error("%d changes were not stored: %s", len(group), _short(error), exc_info=not known)
            await self._hang_up()
            problems = [StoreFailed(_short(error))] * len(group)
        self.commits += 1
        for (_, future), problem in zip(group, problems, strict=True):
            if future.done():
                continue  # whoever asked has gone
            if problem is None:
                future.set_result(None)
            else:
                future.set_exception(problem)

    async def _store(self, changes: list[Change]) -> list[Exception | None]:
        try:
            await self._together(changes)
        except IntegrityError:
            return await self._one_by_one(changes)
        return [None] * len(changes)

    async def _together(self, changes: list[Change]) -> None:
        """All changes in as few statements as possible: the usual case, in which none conflicts."""
        connection = await self._writing()
        async with connection.begin():
            await _carry_out(connection, changes)

    async def _one_by_one(self, changes: list[Change]) -> list[Exception | None]:
        """The same with a savepoint each, so that one conflict does not spoil the others' commit."""
        problems: list[Exception | None] = []
        connection = await self._writing()
        async with connection.begin():
            for change in changes:
                try:
                    async with connection.begin_nested():
                        await _carry_out(connection, [change])
                    problems.append(None)
                except IntegrityError as error:
                    problems.append(Conflict(_short(error)))
        return problems

    async def _writing(self) -> AsyncConnection:
        if self._connection is None:
            self._connection = await self._engine.connect()
        return self._connection

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.invalidate()
            with suppress(Exception):
                await connection.close()

    # --- reading ------------------------------------------------------------------------

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[AsyncConnection, None]:
        """A connection on which everything read is of one moment."""
        try:
            async with self._engine.connect() as connection:
                await connection.execution_options(**self._reading_options)
                async with connection.begin():
                    yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StoreFailed(_short(error)) from error

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[AsyncConnection, None]:
        """A transaction of one's own, beside the writer's: for what is not part of any log."""
        try:
            async with self._engine.begin() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StoreFailed(_short(error)) from error

    async def ping(self) -> None:
        """See whether the database answers."""
        async with self.reading() as connection:
            await connection.execute(select(1))

    async def forget(self, before: int) -> list[str]:
        """Delete the tables whose last line is older than a moment, with everything about them."""
        codes = schema.tables.c.code
        later = select(schema.events.c.seq).where(schema.events.c.code == codes, schema.events.c.at >= before)
        async with self.writing() as connection:
            old = (
                select(codes)
                .where(schema.tables.c.created_at < before, ~later.exists())
                .limit(FORGOTTEN_AT_ONCE)
            )
            found = list((await connection.execute(old)).scalars())
            for table in (
                schema.drivers,
                schema.guests,
                schema.snapshots,
                schema.chapters,
                schema.refusals,
                schema.events,
                schema.seats,
                schema.tables,
            ):
                await connection.execute(delete(table).where(table.c.code.in_(found)))
        return found

    async def load(self, code: str, after: int = 0, short: bool = False) -> Stored | None:
        """Everything about one table, or None; of its log the lines after a number.

        ``short``: where there is a snapshot, the log from the line on that it was made after.
        """
        async with self.reading() as connection:
            asked = {"code": code}
            found = (await connection.execute(_TABLE, asked)).one_or_none()
            if found is None:
                return None
            seats = await connection.execute(_SEATS, asked)
            snapshot = None
            if after == 0:
                made = (await connection.execute(_SNAPSHOT, asked)).one_or_none()
                if made is not None:
                    snapshot = Snapshot(made.seq, made.program, made.line, made.body)
                    after = made.seq - 1 if short else 0
            events = await connection.execute(_EVENTS, {**asked, "after": after})
            refusals = await connection.execute(_REFUSALS, asked)
            return Stored(
                TableRow(*found),
                [SeatRow(row.seat, row.kind, row.name, row.bot, row.token_hash) for row in seats],
                [
                    Event(row.seq, row.kind, row.seat, row.body, row.at, row.command_id, row.deadline)
                    for row in events
                ],
                [Refusal(row.command_id, row.reason, row.at) for row in reversed(refusals.all())],
                snapshot,
            )

    async def chapters(self, code: str) -> list[Chapter]:
        """What was told and said at a table, as far as it was written down with snapshots."""
        async with self.reading() as connection:
            found = await connection.execute(_CHAPTERS, {"code": code})
            return [Chapter(row.seq, row.since, row.program, row.body) for row in found]

    async def answered(self, code: str, command_id: str) -> int | None:
        """The number of the line that a command has led to."""
        async with self.reading() as connection:
            asked = {"code": code, "command_id": command_id}
            return (await connection.execute(_ANSWERED, asked)).scalar()

    async def last_seq(self, code: str) -> int:
        """The number of the last line of a table's log; 0 when there is none."""
        async with self.reading() as connection:
            return (await connection.execute(_LAST_SEQ, {"code": code})).scalar() or 0

    async def running_by_themselves(self) -> list[str]:
        """The running tables that go on without anybody: a clock runs, or only bots play."""
        async with self.reading() as connection:
            return list(
                (await connection.execute(select(schema.tables.c.code).where(BY_THEMSELVES))).scalars()
            )


async def last_seqs(connection: AsyncConnection, codes: Collection[str]) -> dict[str, int]:
    """The number of the last line of each of these tables; those that are gone are left out."""
    return {code: seq or 0 for code, seq in await connection.execute(_LAST_SEQS, {"codes": list(codes)})}


# A running table goes on without anybody when its clock runs, or when only bots play.
BY_THEMSELVES = (schema.tables.c.status == PLAYING) & or_(
    schema.tables.c.deadline.is_not(None), schema.tables.c.people == 0
)


async def _carry_out(connection: AsyncConnection, changes: list[Change]) -> None:
    """Write changes, statement by statement for all of them: each statement is a journey to another thread."""
    openings = [change.opening for change in changes if change.opening is not None]
    if openings:
        await connection.execute(insert(schema.tables), [_columns(row) for row in openings])
    rows = [{"code": c.code, **_columns(row)} for c in changes if c.opening is not None for row in c.seats]
    if rows:
        await connection.execute(insert(schema.seats), rows)
    lines = [(c.code, *(getattr(event, name) for name in LINE[1:])) for c in changes for event in c.events]
    if lines:
        await insert_lines(connection, lines)
    rows = [
        {"of_code": c.code, "of_seat": row.seat, **_columns(row)}
        for c in changes
        if c.opening is None
        for row in c.seats
    ]
    if rows:
        await connection.execute(_UPDATE_SEAT, rows)
    facts = {c.code: c.facts for c in changes if c.opening is None and c.facts is not None}
    if facts:
        await update_facts(connection, facts)
    rows = [{"code": c.code, **_columns(c.refusal)} for c in changes if c.refusal is not None]
    if rows:
        await connection.execute(insert(schema.refusals), rows)
    rows = [{"code": c.code, **_columns(c.snapshot)} for c in changes if c.snapshot is not None]
    if rows:
        await connection.execute(upsert(connection, schema.snapshots), rows)
    rows = [{"code": c.code, **_columns(c.chapter)} for c in changes if c.chapter is not None]
    if rows:
        old = [{"of_code": row["code"], "from": row["since"], "to": row["seq"]} for row in rows]
        await connection.execute(_COVERED_CHAPTERS, old)
        await connection.execute(upsert(connection, schema.chapters), rows)


def _short(error: Exception) -> str:
    """What the database said, without the statement around it and without the details below it."""
    said = str(getattr(error, "orig", None) or error).strip()
    return said.partition("\n")[0] or type(error).__name__


def _columns(row: TableRow | SeatRow | Event | Refusal | Snapshot | Chapter) -> dict[str, object]:
    return {name: getattr(row, name) for name in row.__dataclass_fields__}


# Asked for one by one inside the database: each is one step into the index of the log.
_LAST_SEQS = select(
    schema.tables.c.code,
    select(func.max(schema.events.c.seq))
    .where(schema.events.c.code == schema.tables.c.code)
    .scalar_subquery(),
).where(schema.tables.c.code.in_(bindparam("codes", expanding=True)))
_LAST_SEQ = select(func.max(schema.events.c.seq)).where(schema.events.c.code == bindparam("code"))
_SNAPSHOT = select(schema.snapshots).where(schema.snapshots.c.code == bindparam("code"))
_CHAPTERS = select(schema.chapters).where(schema.chapters.c.code == bindparam("code"))
_COVERED_CHAPTERS = delete(schema.chapters).where(
    schema.chapters.c.code == bindparam("of_code"),
    schema.chapters.c.since >= bindparam("from"),
    schema.chapters.c.seq < bindparam("to"),
)
_ANSWERED = select(schema.events.c.seq).where(
    schema.events.c.code == bindparam("code"), schema.events.c.command_id == bindparam("command_id")
)
_TABLE = select(schema.tables).where(schema.tables.c.code == bindparam("code"))
_SEATS = select(schema.seats).where(schema.seats.c.code == bindparam("code")).order_by(schema.seats.c.seat)
_EVENTS = (
    select(schema.events)
    .where(schema.events.c.code == bindparam("code"), schema.events.c.seq > bindparam("after"))
    .order_by(schema.events.c.seq)
)
_REFUSALS = (
    select(schema.refusals)
    .where(schema.refusals.c.code == bindparam("code"))
    .order_by(schema.refusals.c.at.desc())
    .limit(REFUSALS_READ)
)
_UPDATE_SEAT = (
    update(schema.seats)
    .where(schema.seats.c.code == bindparam("of_code"), schema.seats.c.seat == bindparam("of_seat"))
    .values({name: bindparam(name) for name in ("kind", "name", "bot", "token_hash")})
)
