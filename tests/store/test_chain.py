"""The chain of a log: made with every line, checked when it is read, guarded when it is written."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import text

from stromtisch.room.chain import find_damage, forge, link_after, origin_of
from stromtisch.room.log import Change, Conflict, LoggedAct, TableRow
from stromtisch.store.engine import sqlite_url
from stromtisch.store.log import Store
from stromtisch.store.migrate import alembic_config, plain_engine, upgrade
from tests.store.test_store import chat, following, opening, with_store

# Values that a database might be tempted to write otherwise.
ODD: dict[str, object] = {
    'ß\u2028"\\': [1, -1, 2**53, True, None, "é", "e\u0301", "\U0001f50c", {"b": {}, "a": []}],
    "": "\t",
}


def test_a_link_names_all_that_came_before() -> None:
    acts = [LoggedAct(seq, "chat", 0, {"text": "x"}, 5, f"id:{seq}") for seq in (1, 2, 3)]
    row = TableRow("AAAAAA", "g", 1, "hash", {"green": 4}, "seed", "lobby", 0, None, 1, 1)
    last = forge(origin_of(row), acts)
    assert len({act.link for act in acts}) == 3
    for change in ("code", "game", "content_hash", "seed"):
        other = TableRow(**{name: getattr(row, name) for name in TableRow.__slots__} | {change: "other"})
        assert forge(origin_of(other), acts) != last
    for field, value in (
        ("seat", 1),
        ("body", {}),
        ("at", 6),
        ("command_id", None),
        ("deadline", 1),
        ("kind", "k"),
    ):
        changed = LoggedAct(1, "chat", 0, {"text": "x"}, 5, "id:1")
        setattr(changed, field, value)
        assert link_after("", changed) != link_after("", LoggedAct(1, "chat", 0, {"text": "x"}, 5, "id:1"))


def test_a_trip_through_the_database_changes_no_link(url: str) -> None:
    async def work(store: Store) -> None:
        first = opening("AAAAAA")
        await store.append(first)
        await store.append(
            following(first, LoggedAct(2, "chat", 0, json.loads(json.dumps(ODD)), 2**53, "ä:1", 7))
        )
        stored = await store.load("AAAAAA")
        assert stored is not None
        assert stored.acts[1].body == ODD
        assert find_damage(stored, short=False) is None

    with_store(url, work)


def test_a_line_that_follows_another_history_is_not_stored(url: str) -> None:
    """Its number is free, but it was made after a line that is not the last one of the log."""

    async def work(store: Store) -> None:
        first = opening("AAAAAA")
        await store.append(first)
        lost = following(first, LoggedAct(2, "chat", 0, {"text": "never stored"}, 2))
        await store.append(chat(first))
        with pytest.raises(Conflict):
            await store.append(chat(lost))
        # Nor beside others in one commit, nor two that do not follow each other.
        stored = await store.load("AAAAAA")
        assert stored is not None
        before = Change("AAAAAA", stored.acts)
        third = chat(before)
        results = await asyncio.gather(
            store.append(opening("BBBBBB")),
            store.append(third),
            store.append(chat(chat(following(before, LoggedAct(3, "chat", 0, {}, 1))))),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), type(None), Conflict]
        stored = await store.load("AAAAAA")
        assert stored is not None
        assert [act.seq for act in stored.acts] == [1, 2, 3]
        assert find_damage(stored, short=False) is None

    with_store(url, work)


def test_an_older_database_gets_its_links(url: str) -> None:
    """From the version before: two tables, one with more lines than are linked at once."""
    engine = plain_engine(url)
    body = json.dumps(ODD)
    with engine.begin() as connection:
        config = alembic_config(connection)
        command.downgrade(config, "0003")
        for code, count in (("AAAAAA", 2345), ("BBBBBB", 1)):
            connection.execute(
                text(
                    "INSERT INTO tables (code, game, rules, content_hash, options, seed, status, people, created_at)"
                    " VALUES (:code, 'g', 1, 'hash', '{\"green\": 4}', 'seed', 'playing', 0, 1)"
                ),
                {"code": code},
            )
            connection.execute(
                text(
                    "INSERT INTO events (code, seq, kind, seat, body, command_id, at, deadline)"
                    " VALUES (:code, :seq, 'chat', 0, :body, :id, 5, NULL)"
                ),
                [{"code": code, "seq": seq, "body": body, "id": f"id:{seq}"} for seq in range(1, count + 1)],
            )
        connection.execute(text("INSERT INTO snapshots VALUES ('AAAAAA', 64, 'program', 'old digest', '{}')"))
    engine.dispose()
    upgrade(url)

    async def read(store: Store) -> None:
        for code, count in (("AAAAAA", 2345), ("BBBBBB", 1)):
            stored = await store.load(code)
            assert stored is not None
            assert stored.table.last_seq == len(stored.acts) == count
            assert find_damage(stored, short=False) is None
            if stored.snapshot is not None:
                assert stored.snapshot.line == stored.acts[63].link

    with_store(url, read)


def test_a_broken_line_does_not_stop_the_migration_and_is_found(tmp_path: Path) -> None:
    """PostgreSQL takes nothing that is no JSON; SQLite does."""
    url = sqlite_url(tmp_path)
    upgrade(url)
    engine = plain_engine(url)
    with engine.begin() as connection:
        command.downgrade(alembic_config(connection), "0003")
        connection.execute(
            text(
                "INSERT INTO tables (code, game, rules, content_hash, options, seed, status, people, created_at)"
                " VALUES ('AAAAAA', 'g', 1, 'hash', '{}', 'seed', 'playing', 0, 1)"
            )
        )
        for seq, body in ((1, "{}"), (2, "{"), (3, "{}")):
            connection.execute(
                text(
                    "INSERT INTO events (code, seq, kind, body, at) VALUES ('AAAAAA', :seq, 'chat', :body, 5)"
                ),
                {"seq": seq, "body": body},
            )
    engine.dispose()
    upgrade(url)

    async def read(store: Store) -> None:
        stored = await store.load("AAAAAA")
        assert stored is not None
        damage = find_damage(stored, short=False)
        assert damage is not None
        assert damage.line == 2

    with_store(url, read)
