"""What is kept to read tables whose rules or content have changed: editions of games, and archives of matches."""

from __future__ import annotations

from sqlalchemy import or_, select

from stromtisch.room.log import FINISHED, PLAYING, Edition
from stromtisch.store import schema
from stromtisch.store.log import Store
from stromtisch.store.upsert import insert_into, upsert


class History:
    """Editions and archives in the database of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep_edition(self, edition: Edition) -> None:
        """Store an edition, unless it is known; the first one stays."""
        async with self._store.writing() as connection:
            row = {
                "game": edition.game,
                "rules": edition.rules,
                "content_hash": edition.content_hash,
                "pack": edition.pack,
                "details": edition.details,
            }
            insert = insert_into(connection, schema.editions).values(row)
            await connection.execute(insert.on_conflict_do_nothing())

    async def edition(self, game: str, rules: int, content_hash: str) -> Edition | None:
        """A stored edition."""
        columns = schema.editions.c
        wanted = select(schema.editions).where(
            columns.game == game, columns.rules == rules, columns.content_hash == content_hash
        )
        async with self._store.reading() as connection:
            found = (await connection.execute(wanted)).one_or_none()
        return None if found is None else Edition(*found)

    async def keep_archive(self, code: str, seq: int, body: bytes) -> None:
        """Store the archive of a table, instead of an earlier one."""
        async with self._store.writing() as connection:
            row = {"code": code, "seq": seq, "body": body}
            await connection.execute(upsert(connection, schema.archives).values(row))

    async def archive(self, code: str) -> bytes | None:
        """The archive of a table."""
        wanted = select(schema.archives.c.body).where(schema.archives.c.code == code)
        async with self._store.reading() as connection:
            return (await connection.execute(wanted)).scalar()

    async def unkept(self, after: str, most: int) -> list[str]:
        """Tables of which too little is kept: finished ones without an archive, running ones nobody has seen.

        In the order of their codes, those after ``after``.
        """
        tables, archives, snapshots = schema.tables, schema.archives, schema.snapshots
        archived = select(archives.c.code).where(archives.c.code == tables.c.code).exists()
        seen = (
            select(snapshots.c.code)
            .where(snapshots.c.code == tables.c.code, snapshots.c.seen.is_not(None))
            .exists()
        )
        lacking = or_(
            (tables.c.status == FINISHED) & ~archived,
            (tables.c.status == PLAYING) & ~seen,
        )
        wanted = (
            select(tables.c.code).where(tables.c.code > after, lacking).order_by(tables.c.code).limit(most)
        )
        async with self._store.reading() as connection:
            return list((await connection.execute(wanted)).scalars())
