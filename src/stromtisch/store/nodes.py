"""What the nodes that share a database know of each other: who is there, who drives what, who sits where."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, delete, select

from stromtisch.room.presence import NOBODY, Guests
from stromtisch.store import schema
from stromtisch.store.log import BY_THEMSELVES, Store, last_seqs
from stromtisch.store.upsert import insert_into, upsert


@dataclass(frozen=True, slots=True)
class Sight:
    """What a node sees when it looks around."""

    # The last count of every node, also of the one that looks unless the others had given it up.
    beats: dict[str, int]
    # Who is at which table by way of other nodes.
    elsewhere: dict[str, Guests]
    # Which node drives each table, of those asked for and those of the node that looks.
    drivers: dict[str, str]
    # The tables that go on by themselves and that nobody drives.
    undriven: list[str]
    # The last line of each table asked for.
    seqs: dict[str, int]


class NodeRows:
    """The rows of one node among those of the others."""

    def __init__(self, store: Store, node: str) -> None:
        self._store = store
        self._node = node

    async def look(self, number: int, codes: Collection[str]) -> Sight:
        """Show that this node is there, and see what concerns it and its tables, in one transaction."""
        elsewhere: dict[str, Guests] = {}
        asked = {"codes": list(codes), "own": self._node}
        async with self._store.writing() as connection:
            beats = {row.node: row.beat for row in await connection.execute(_BEATS)}
            own = {"node": self._node, "beat": number}
            await connection.execute(upsert(connection, schema.nodes), own)
            drivers = {row.code: row.node for row in await connection.execute(_DRIVERS, asked)}
            undriven = list((await connection.execute(_UNDRIVEN)).scalars())
            for row in await connection.execute(_ELSEWHERE, {"own": self._node}):
                known = elsewhere.get(row.code, NOBODY)
                elsewhere[row.code] = Guests(known.seats | set(row.seats), known.onlookers + row.onlookers)
            seqs = await last_seqs(connection, codes)
        return Sight(beats, elsewhere, drivers, undriven, seqs)

    async def bury(self, nodes: Collection[str]) -> None:
        """Remove nodes that are gone: what they drove and whom they served is free again."""
        async with self._store.writing() as connection:
            for table in (schema.drivers, schema.guests, schema.probes, schema.nodes):
                await connection.execute(delete(table).where(table.c.node.in_(nodes)))

    async def claim(self, codes: Collection[str]) -> set[str]:
        """Drive those of these tables that nobody drives; answers with those that this node drives now."""
        async with self._store.writing() as connection:
            # In order, so that two nodes that claim the same tables do not wait for each other in a ring.
            rows = [{"code": code, "node": self._node} for code in sorted(codes)]
            await connection.execute(insert_into(connection, schema.drivers).on_conflict_do_nothing(), rows)
            own = schema.drivers.c.node == self._node
            query = select(schema.drivers.c.code).where(own, schema.drivers.c.code.in_(codes))
            return set((await connection.execute(query)).scalars())

    async def release(self, codes: Collection[str]) -> None:
        """Drive these tables no longer."""
        async with self._store.writing() as connection:
            own = schema.drivers.c.node == self._node
            await connection.execute(delete(schema.drivers).where(own, schema.drivers.c.code.in_(codes)))

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
                    await connection.execute(upsert(connection, schema.guests), row)


# Built once: a node looks around every second.
_BEATS = select(schema.nodes.c.node, schema.nodes.c.beat)
_DRIVERS = select(schema.drivers.c.code, schema.drivers.c.node).where(
    schema.drivers.c.code.in_(bindparam("codes", expanding=True))
    | (schema.drivers.c.node == bindparam("own"))
)
_UNDRIVEN = select(schema.tables.c.code).where(
    BY_THEMSELVES, schema.tables.c.code.not_in(select(schema.drivers.c.code))
)
_ELSEWHERE = select(schema.guests).where(schema.guests.c.node != bindparam("own"))
