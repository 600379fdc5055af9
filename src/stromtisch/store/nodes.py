"""What the nodes that share a database know of each other: who is there, who drives what, who sits where."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from stromtisch.store import schema
from stromtisch.store.log import BY_THEMSELVES, Store


@dataclass(frozen=True, slots=True)
class Guests:
    """Who is at a table: the seats that are connected, and how many watch."""

    seats: frozenset[int] = frozenset()
    onlookers: int = 0


NOBODY = Guests()


class NodeRows:
    """The rows of one node among those of the others."""

    def __init__(self, store: Store, node: str) -> None:
        self._store = store
        self._node = node

    async def beat(self, number: int) -> dict[str, int]:
        """Show that this node is there; answers with the last beat of every node but this.

        Whoever finds itself missing had been given up: it says so with the key of its own name.
        """
        async with self._store.writing() as connection:
            rows = await connection.execute(select(schema.nodes.c.node, schema.nodes.c.beat))
            found: dict[str, int] = {row.node: row.beat for row in rows}
            await connection.execute(
                _upsert(connection, schema.nodes, {"node": self._node, "beat": number}, ["node"])
            )
        return found

    async def bury(self, nodes: Collection[str]) -> None:
        """Remove nodes that are gone: what they drove and whom they served is free again."""
        async with self._store.writing() as connection:
            for table in (schema.drivers, schema.guests, schema.nodes):
                await connection.execute(delete(table).where(table.c.node.in_(nodes)))

    async def claim(self, codes: Collection[str]) -> None:
        """Drive those of these tables that nobody drives."""
        async with self._store.writing() as connection:
            # In order, so that two nodes that claim the same tables do not wait for each other in a ring.
            rows = [{"code": code, "node": self._node} for code in sorted(codes)]
            await connection.execute(_insert(connection, schema.drivers).on_conflict_do_nothing(), rows)

    async def release(self, codes: Collection[str]) -> None:
        """Drive these tables no longer."""
        async with self._store.writing() as connection:
            own = schema.drivers.c.node == self._node
            await connection.execute(delete(schema.drivers).where(own, schema.drivers.c.code.in_(codes)))

    async def drivers(self, codes: Collection[str]) -> dict[str, str]:
        """Which node drives each of these tables, and all that this node drives."""
        query = select(schema.drivers.c.code, schema.drivers.c.node).where(
            schema.drivers.c.code.in_(codes) | (schema.drivers.c.node == self._node)
        )
        async with self._store.reading() as connection:
            return {row.code: row.node for row in await connection.execute(query)}

    async def undriven(self) -> list[str]:
        """The tables that go on by themselves and that nobody drives."""
        driven = select(schema.drivers.c.code)
        query = select(schema.tables.c.code).where(BY_THEMSELVES, schema.tables.c.code.not_in(driven))
        async with self._store.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def show(self, changes: Mapping[str, Guests]) -> None:
        """Say who is here now, at the tables where that has changed."""
        gone = [code for code, guests in changes.items() if guests == NOBODY]
        async with self._store.writing() as connection:
            own = schema.guests.c.node == self._node
            if gone:
                await connection.execute(delete(schema.guests).where(own, schema.guests.c.code.in_(gone)))
            for code, guests in sorted(changes.items()):
                if guests != NOBODY:
                    row: dict[str, Any] = {
                        "code": code,
                        "node": self._node,
                        "seats": sorted(guests.seats),
                        "onlookers": guests.onlookers,
                    }
                    await connection.execute(_upsert(connection, schema.guests, row, ["code", "node"]))

    async def elsewhere(self) -> dict[str, Guests]:
        """Who is at which table by way of other nodes."""
        query = select(schema.guests).where(schema.guests.c.node != self._node)
        found: dict[str, Guests] = {}
        async with self._store.reading() as connection:
            for row in await connection.execute(query):
                known = found.get(row.code, NOBODY)
                found[row.code] = Guests(known.seats | set(row.seats), known.onlookers + row.onlookers)
        return found


def _insert(connection: AsyncConnection, table: Any) -> Any:
    # Both databases know it, but SQLAlchemy has a word for it in each of their dialects only.
    return (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(table)


def _upsert(connection: AsyncConnection, table: Any, row: dict[str, Any], key: list[str]) -> Any:
    changed = {name: value for name, value in row.items() if name not in key}
    return _insert(connection, table).values(row).on_conflict_do_update(index_elements=key, set_=changed)
