"""Reading and appending to the logs of the tables."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncGenerator, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from sqlalchemy import Text, bindparam, cast, delete, func, or_, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from stromtisch.room.chain import Damage
from stromtisch.room.log import (
    DAMAGED,
    FINISHED,
    IMPORTED,
    PLAYING,
    Change,
    Chapter,
    LoggedAct,
    Refusal,
    SeatRow,
    Snapshot,
    Stored,
    StoreFailed,
    TableRow,
)
from stromtisch.store import schema
from stromtisch.store.engine import READING, is_sqlite, make_engine
from stromtisch.store.trouble import trouble_of
from stromtisch.store.upsert import upsert
from stromtisch.store.writer import Writer, in_short

logger = logging.getLogger("stromtisch.store")

# The most changes in one commit; with more, the first of them would wait too long.
LARGEST_GROUP = 256
# A retry comes soon after its command: older refusals need not be read again.
REFUSALS_READ = 500

# The most old tables deleted in one transaction, so that nobody waits long for the database.
FORGOTTEN_AT_ONCE = 200

T = TypeVar("T")
Waiting = tuple[Change, asyncio.Future[None]]


class Store:
    """The log of every table. One task writes; everything that waits while it commits goes into its next commit."""

    def __init__(self, url: str) -> None:
        # Whether other nodes may write to the same database.
        self.shared = not is_sqlite(url)
        self._engine: AsyncEngine = make_engine(url)
        # Everything read together is of one moment, even while others write; SQLite always reads like this.
        self._reading_options = READING | ({"isolation_level": "REPEATABLE READ"} if self.shared else {})
        # None asks the writer to end.
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._writing: asyncio.Task[None] | None = None
        self._writer = Writer(url)
        self._thread = ThreadPoolExecutor(1, "stromtisch-writer")
        self.commits = 0
        # The tables whose logs were found damaged, and where.
        self.damaged: dict[str, Damage] = {}

    async def start(self) -> None:
        """Begin to write."""
        self._writing = asyncio.create_task(self._write())

    async def stop(self) -> None:
        """Write what waits, then close."""
        if self._writing is not None:
            await self._queue.put(None)
            await self._writing
        await self._there(self._writer.hang_up)
        self._thread.shutdown()
        await self._engine.dispose()

    # --- writing ------------------------------------------------------------------------

    async def append(self, change: Change) -> None:
        """Store a change; returns only when it is committed.

        Raises:
            Conflict: somebody else wrote first.
            StoreFailed: the database refused; nothing is stored.
        """
        if self._writing is None or self._writing.done():
            raise StoreFailed("the store is closed")
        future: asyncio.Future[None] = self._writing.get_loop().create_future()
        self._queue.put_nowait((change, future))
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
        try:
            problems = await self._store([change for change, _ in group])
        except Exception as error:
            # After any error the writer must live on, and nobody may wait for ever. What a database says at
            # length may be the line itself, with what people wrote in it: that stays out of the log.
            if self._writer.is_away(error):
                logger.warning(
                    "%d changes were not stored, the database is away: %s", len(group), in_short(error)
                )
            else:
                known = self._writer.is_driver_error(error)
                logger.error(
                    "%d changes were not stored: %s", len(group), in_short(error), exc_info=not known
                )
            await self._there(self._writer.hang_up)
            problems = [StoreFailed(in_short(error), trouble_of(error))] * len(group)
        else:
            for problem in problems:
                if isinstance(problem, StoreFailed):
                    logger.error("a change was not stored, the database does not take it: %s", problem)
        self.commits += 1
        for (_, future), problem in zip(group, problems, strict=True):
            if future.done():
                continue  # the caller has gone
            if problem is None:
                future.set_result(None)
            else:
                future.set_exception(problem)

    async def _store(self, changes: list[Change]) -> list[Exception | None]:
        return await self._there(self._writer.write, changes)

    async def _there(self, work: Callable[..., T], *arguments: object) -> T:
        """Have the writer do something in its thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)

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
            raise StoreFailed(in_short(error), trouble_of(error)) from error

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[AsyncConnection, None]:
        """A transaction of one's own, beside the writer's: for what is not part of any log."""
        try:
            async with self._engine.begin() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StoreFailed(in_short(error), trouble_of(error)) from error

    async def probe(self, node: str, at: int) -> None:
        """See whether the database takes a commit."""
        async with self.writing() as connection:
            await connection.execute(upsert(connection, schema.probes), {"node": node, "at": at})

    async def forget(self, before: int) -> list[str]:
        """Delete the tables whose last line is older than a moment, with everything about them."""
        codes = schema.tables.c.code
        later = select(schema.acts.c.seq).where(schema.acts.c.code == codes, schema.acts.c.at >= before)
        async with self.writing() as connection:
            old = (
                select(codes)
                .where(schema.tables.c.created_at < before, ~later.exists())
                .limit(FORGOTTEN_AT_ONCE)
            )
            found = list((await connection.execute(old)).scalars())
            await _delete_tables(connection, found)
        self._forget_damage(found)
        return found

    async def forget_imported(self, before: int, most: int, most_bytes: int) -> list[str]:
        """Delete some of the records that were brought in; their codes.

        Those from before a time go, and the oldest of those that are more than a number or larger than a size.
        """
        async with self.writing() as connection:
            kept, size, found = 0, 0, []
            for code, at, bytes_kept in await connection.execute(_IMPORTED):
                kept, size = kept + 1, size + bytes_kept
                if at < before or kept > most or size > most_bytes:
                    found.append(code)
            # The oldest are last.
            found = found[-FORGOTTEN_AT_ONCE:]
            await _delete_tables(connection, found)
        self._forget_damage(found)
        return found

    def _forget_damage(self, codes: list[str]) -> None:
        for code in codes:
            self.damaged.pop(code, None)

    async def load(self, code: str, after: int = 0, short: bool = False) -> Stored | None:
        """Everything about one table, or None; of its log the lines after a number.

        ``short``: where there is a snapshot, the log from the line on that it was made after.

        Raises:
            StoreFailed: it could not be read, perhaps because it is damaged.
        """
        try:
            return await self._load(code, after, short)
        except ValueError as error:
            raise StoreFailed(f"not JSON: {in_short(error)}", DAMAGED) from error

    async def _load(self, code: str, after: int, short: bool) -> Stored | None:
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
                    snapshot = Snapshot(made.seq, made.program, made.line, made.body, made.seen)
                    after = made.seq - 1 if short else 0
            acts = await _lines(connection, {**asked, "after": after})
            refusals = await connection.execute(_REFUSALS, asked)
            return Stored(
                TableRow(*found),
                [SeatRow(row.seat, row.kind, row.name, row.bot, row.token_hash) for row in seats],
                acts,
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


async def _delete_tables(connection: AsyncConnection, codes: list[str]) -> None:
    """Delete tables with everything that belongs to them."""
    for table in (
        schema.drivers,
        schema.guests,
        schema.snapshots,
        schema.chapters,
        schema.archives,
        schema.refusals,
        schema.acts,
        schema.seats,
        schema.tables,
    ):
        await connection.execute(delete(table).where(table.c.code.in_(codes)))


async def _lines(connection: AsyncConnection, asked: dict[str, object]) -> list[LoggedAct]:
    """Lines of a log. A body that is no JSON is read as an empty one, which does not fit the line's link."""
    try:
        return [_line(row, row.body) for row in await connection.execute(_EVENTS, asked)]
    except ValueError:
        return [_line(row, _parsed(row.text)) for row in await connection.execute(_EVENT_TEXTS, asked)]


def _line(row: Any, body: dict[str, object]) -> LoggedAct:
    return LoggedAct(row.seq, row.kind, row.seat, body, row.at, row.command_id, row.deadline, row.link)


def _parsed(text: str) -> dict[str, object]:
    try:
        body = json.loads(text)
    except ValueError:
        return {}
    return body if isinstance(body, dict) else {}


async def last_seqs(connection: AsyncConnection, codes: Collection[str]) -> dict[str, int]:
    """The number of the last line of each of these tables; those that are gone are left out."""
    return {code: seq or 0 for code, seq in await connection.execute(_LAST_SEQS, {"codes": list(codes)})}


# A running table goes on without anybody when its clock runs, or when only bots play.
BY_THEMSELVES = (schema.tables.c.status == PLAYING) & or_(
    schema.tables.c.deadline.is_not(None), schema.tables.c.people == 0
)


# Asked for one by one inside the database: each is one step into the index of the log.
_LAST_SEQS = select(
    schema.tables.c.code,
    select(func.max(schema.acts.c.seq)).where(schema.acts.c.code == schema.tables.c.code).scalar_subquery(),
).where(schema.tables.c.code.in_(bindparam("codes", expanding=True)))
# The tables that were laid from records: their first line says how large they are. The newest first.
_IMPORTED_BYTES = schema.acts.c.body[IMPORTED].as_integer()
_IMPORTED = (
    select(schema.tables.c.code, schema.tables.c.created_at, _IMPORTED_BYTES)
    .join(schema.acts, (schema.acts.c.code == schema.tables.c.code) & (schema.acts.c.seq == 1))
    .where(
        schema.tables.c.status == FINISHED,
        schema.tables.c.host.is_(None),
        schema.tables.c.people == 0,
        _IMPORTED_BYTES.is_not(None),
    )
    .order_by(schema.tables.c.created_at.desc(), schema.tables.c.code)
)
_LAST_SEQ = select(func.max(schema.acts.c.seq)).where(schema.acts.c.code == bindparam("code"))
_SNAPSHOT = select(schema.snapshots).where(schema.snapshots.c.code == bindparam("code"))
_CHAPTERS = select(schema.chapters).where(schema.chapters.c.code == bindparam("code"))
_ANSWERED = select(schema.acts.c.seq).where(
    schema.acts.c.code == bindparam("code"), schema.acts.c.command_id == bindparam("command_id")
)
_TABLE = select(schema.tables).where(schema.tables.c.code == bindparam("code"))
_SEATS = select(schema.seats).where(schema.seats.c.code == bindparam("code")).order_by(schema.seats.c.seat)
_EVENTS = (
    select(schema.acts)
    .where(schema.acts.c.code == bindparam("code"), schema.acts.c.seq > bindparam("after"))
    .order_by(schema.acts.c.seq)
)
_EVENT_TEXTS = _EVENTS.with_only_columns(
    *(column for column in schema.acts.c if column.name != "body"),
    cast(schema.acts.c.body, Text).label("text"),
)
_REFUSALS = (
    select(schema.refusals)
    .where(schema.refusals.c.code == bindparam("code"))
    .order_by(schema.refusals.c.at.desc())
    .limit(REFUSALS_READ)
)
