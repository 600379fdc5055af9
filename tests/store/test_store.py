"""The store: migrations, group commits, conflicts, durable settings."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
import services
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import text

from stromtisch.room.chain import find_damage, forge, origin_of
from stromtisch.room.log import (
    Change,
    Chapter,
    Conflict,
    LoggedAct,
    Refusal,
    SeatRow,
    Snapshot,
    StoreFailed,
    TableRow,
)
from stromtisch.store.engine import make_engine, sqlite_url
from stromtisch.store.log import Store
from stromtisch.store.migrate import NEWEST, alembic_config, plain_engine, upgrade, version

T = TypeVar("T")


def with_store(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = Store(url)
        await store.start()
        try:
            return await work(store)
        finally:
            await store.stop()

    return asyncio.run(run())


def opening(code: str, people: int = 1) -> Change:
    row = TableRow(code, "g", 1, "hash", {"green": 4}, "seed", "lobby", 0, None, people, 1)
    acts = [LoggedAct(1, "opened", 0, {"ä": 1}, 1)]
    forge(origin_of(row), acts)
    return Change(code, acts, [SeatRow(0, "person", "Ada", None, "h")], opening=row)


def following(change: Change, *acts: LoggedAct) -> Change:
    """A change with lines that follow those of another."""
    forge(change.acts[-1].link, acts)
    return Change(change.code, list(acts), previous=change.acts[-1].link)


def chat(change: Change, id: str | None = None) -> Change:
    seq = change.acts[-1].seq + 1
    return following(change, LoggedAct(seq, "chat", 0, {"text": f"{seq}"}, seq, command_id=id))


def chats(first: Change, count: int) -> list[Change]:
    """So many changes with one line each, each following the one before."""
    found = [first]
    for _ in range(count):
        found.append(chat(found[-1]))
    return found[1:]


def test_migrations_and_schema_agree(url: str) -> None:
    engine = plain_engine(url)
    with engine.begin() as connection:
        config = alembic_config(connection)
        command.check(config)
        assert ScriptDirectory.from_config(config).get_current_head() == NEWEST
        assert version(connection) == NEWEST
        command.downgrade(config, "base")
        assert version(connection) is None
    engine.dispose()
    upgrade(url)
    upgrade(url)


def test_a_commit_is_durable(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    upgrade(url)

    async def ask() -> list[object]:
        engine = make_engine(url)
        async with engine.connect() as connection:
            names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            found = [(await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in names]
        await engine.dispose()
        return found

    assert asyncio.run(ask()) == ["wal", 2, 1, 10000]


def test_what_is_appended_is_read_again(url: str) -> None:
    opened = opening("AAAAAA")
    started = following(opened, LoggedAct(2, "started", None, {}, 5, deadline=99))

    async def work(store: Store) -> None:
        await store.append(opened)
        started.facts = {"status": "playing", "deadline": 99, "host": None, "people": 0}
        started.seats = [SeatRow(0, "bot", "Ohm", "random")]
        await store.append(started)
        await store.append(Change("AAAAAA", refusal=Refusal("x:1", {"code": "stale", "params": {}}, 7)))

    with_store(url, work)

    async def read(store: Store) -> None:
        stored = await store.load("AAAAAA")
        assert stored is not None
        assert (stored.table.status, stored.table.deadline, stored.table.options) == (
            "playing",
            99,
            {"green": 4},
        )
        assert stored.seats == [SeatRow(0, "bot", "Ohm", "random")]
        assert stored.acts[0].body == {"ä": 1}
        assert stored.acts == [*opened.acts, *started.acts]
        assert (stored.table.last_seq, stored.table.last_link) == (2, started.acts[0].link)
        assert find_damage(stored, short=False) is None
        assert stored.refusals == [Refusal("x:1", {"code": "stale", "params": {}}, 7)]
        assert await store.load("BBBBBB") is None
        assert await store.last_seq("AAAAAA") == 2
        assert await store.running_by_themselves() == ["AAAAAA"]

    with_store(url, read)


def test_whatever_waits_shares_one_commit(url: str) -> None:
    async def work(store: Store) -> tuple[int, int]:
        first = opening("AAAAAA")
        await store.append(first)
        before = store.commits
        await asyncio.gather(*(store.append(change) for change in chats(first, 100)))
        return store.commits - before, await store.last_seq("AAAAAA")

    commits, last = with_store(url, work)
    assert last == 101
    assert commits <= 2


def test_a_conflict_spoils_only_itself(url: str) -> None:
    async def work(store: Store) -> list[object]:
        first = opening("AAAAAA")
        await store.append(first)
        second = chat(first, "a")
        third = chat(second, "c")
        changes = [
            second,
            chat(first, "b"),  # the number is taken
            chat(second, "a"),  # the command id is taken
            chat(opening("NOBODY")),  # there is no such table
            opening("AAAAAA"),  # the code is taken
            third,
            following(third, LoggedAct(4, "seated", 0, {}, 1), LoggedAct(3, "started", None, {}, 1)),
        ]
        results = await asyncio.gather(*(store.append(change) for change in changes), return_exceptions=True)
        stored = await store.load("AAAAAA")
        assert stored is not None
        assert [(act.seq, act.command_id) for act in stored.acts] == [(1, None), (2, "a"), (3, "c")]
        return list(results)

    results = with_store(url, work)
    assert [type(result) for result in results] == [
        type(None),
        Conflict,
        Conflict,
        Conflict,
        Conflict,
        type(None),
        Conflict,
    ]


BAD_LINES = {
    "a zero in a text": LoggedAct(2, "chat", 0, {"text": "a\x00b"}, 2),
    "a zero in an id": LoggedAct(2, "chat", 0, {}, 2, command_id="x\x00y"),
    "a time beyond all numbers": LoggedAct(2, "chat", 0, {}, 2**63),
    "a kind that is too long": LoggedAct(2, "c" * 17, 0, {}, 2),
    "half a character": LoggedAct(2, "chat", 0, {"text": "\ud800"}, 2),
    "no JSON at all": LoggedAct(2, "chat", 0, {"text": object()}, 2),
}
# SQLite has no such limits.
FINE_WITH_SQLITE = [*BAD_LINES][:4]


@pytest.mark.parametrize("bad", BAD_LINES)
def test_a_line_that_cannot_be_stored_spoils_only_itself(url: str, bad: str) -> None:
    """Among twenty honest ones in the same commit, conflicts of theirs included."""

    async def work(store: Store) -> None:
        codes = [chr(65 + number) * 6 for number in range(20)]
        opened = {code: opening(code) for code in [*codes, "ZZZZZZ"]}
        await asyncio.gather(*(store.append(change) for change in opened.values()))
        before = store.commits
        changes = [chat(opened[code]) for code in codes]
        last = opened["ZZZZZZ"].acts[-1].link
        changes[7:7] = [Change("ZZZZZZ", [BAD_LINES[bad]], previous=last), chat(opened["AAAAAA"], "late")]
        results = await asyncio.gather(*(store.append(change) for change in changes), return_exceptions=True)
        assert store.commits - before <= 2
        failed, late = results.pop(7), results.pop(7)
        assert results == [None] * 20
        assert isinstance(late, Conflict)
        assert [await store.last_seq(code) for code in codes] == [2] * 20
        if store.shared or bad not in FINE_WITH_SQLITE:
            assert isinstance(failed, StoreFailed)
            assert await store.last_seq("ZZZZZZ") == 1
        # The connection is as good as before.
        await store.append(chat(changes[0]))

    with_store(url, work)


def test_of_what_is_written_twice_the_last_counts(url: str) -> None:
    """Also within one commit, where all of it goes into one statement."""

    async def work(store: Store) -> None:
        first = opening("AAAAAA")
        await store.append(first)
        program, line = "p" * 64, "l" * 64
        facts = {"status": "playing", "deadline": 1, "host": None, "people": 0}
        changes = [first]
        for seq in (2, 3):
            change = following(changes[-1], LoggedAct(seq, "chat", 0, {"text": "„ö\\“"}, seq))
            change.seats = [SeatRow(0, "bot", f"Ohm {seq}", "random")]
            change.facts = {**facts, "deadline": seq}
            change.snapshot = Snapshot(seq, program, line, f'{{"seq": {seq}}}')
            change.chapter = Chapter(seq, 0, program, f"up to {seq}")
            changes.append(change)
        await asyncio.gather(*(store.append(change) for change in changes[1:]))
        stored = await store.load("AAAAAA")
        assert stored is not None
        assert (stored.table.deadline, stored.seats) == (3, [SeatRow(0, "bot", "Ohm 3", "random")])
        assert stored.snapshot == Snapshot(3, program, line, '{"seq": 3}')
        assert [act.body for act in stored.acts[1:]] == [{"text": "„ö\\“"}] * 2
        # A chapter that tells everything replaces those that tell parts of it, and itself.
        for body in ("all", "all again"):
            await store.append(Change("AAAAAA", chapter=Chapter(4, 0, program, body)))
        assert await store.chapters("AAAAAA") == [Chapter(4, 0, program, "all again")]

    with_store(url, work)


def test_a_connection_that_died_in_its_sleep_is_replaced(postgres: services.Postgres) -> None:
    """Nobody notices: what was to be written on it is written on a new one."""
    url = postgres.new_database()
    upgrade(url)

    async def work(store: Store) -> int:
        first = opening("AAAAAA")
        await store.append(first)
        engine = plain_engine(url)
        others = "pid <> pg_backend_pid() AND datname = current_database()"
        ended = f"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE {others}"
        with engine.begin() as connection:
            assert connection.execute(text(ended)).scalar() == 1
        engine.dispose()
        await store.append(chat(first))
        return await store.last_seq("AAAAAA")

    assert with_store(url, work) == 2


def test_two_stores_on_one_database_find_each_other(url: str) -> None:
    async def work(store: Store) -> None:
        other = Store(url)
        await other.start()
        first = opening("AAAAAA")
        await store.append(first)
        second = chat(first)
        await other.append(second)
        with pytest.raises(Conflict):
            await store.append(second)
        results = await asyncio.gather(
            *(s.append(change) for change in chats(second, 20) for s in (store, other)),
            return_exceptions=True,
        )
        assert sum(result is None for result in results) == 20
        await other.stop()

    with_store(url, work)


def test_a_caller_who_has_gone_does_not_stop_the_writer(url: str) -> None:
    async def work(store: Store) -> int:
        first = opening("AAAAAA")
        await store.append(first)
        second, third = chats(first, 2)
        task = asyncio.create_task(store.append(second))
        await asyncio.sleep(0)
        task.cancel()
        await store.append(third)
        return await store.last_seq("AAAAAA")

    assert with_store(url, work) == 3


def test_a_database_that_refuses_is_reported_and_can_recover(url: str) -> None:
    async def work(store: Store) -> None:
        first = opening("AAAAAA")
        await store.append(first)
        engine = plain_engine(url)
        with engine.begin() as connection:
            connection.execute(text("ALTER TABLE events RENAME TO elsewhere"))
        with pytest.raises(StoreFailed):
            await store.append(chat(first))
        with engine.begin() as connection:
            connection.execute(text("ALTER TABLE elsewhere RENAME TO events"))
        engine.dispose()
        await store.append(chat(first))

    with_store(url, work)


def test_a_closed_store_says_so(url: str) -> None:
    async def run() -> None:
        store = Store(url)
        await store.start()
        waiting = [asyncio.create_task(store.append(opening(code))) for code in ("AAAAAA", "BBBBBB")]
        await asyncio.sleep(0)
        await store.stop()
        await asyncio.gather(*waiting)
        with pytest.raises(StoreFailed):
            await store.append(opening("CCCCCC"))

    asyncio.run(run())
