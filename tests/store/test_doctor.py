"""The doctor: names every kind of damage, saves what is sound, and leaves the original alone."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from pathlib import Path

import pytest

from stromtisch.room.chain import forge, origin_of
from stromtisch.room.log import Change, LoggedAct, TableRow
from stromtisch.store.engine import is_sqlite
from stromtisch.store.log import Store
from stromtisch.store.migrate import upgrade
from tests.store.hurting import CODES, LINES, bodies, doctor, hurt, lay_tables, load_tables, settle

BODY = '{"decision": "wait", "moment": "x"}'
# What was done to the second table, what the doctor says about it, and the last line that is saved.
HURT = {
    "changed body": (
        [f"UPDATE events SET body = '{BODY}' WHERE code = 'BBBBBB' AND seq = 30"],
        "line 30 is not the line that was written there",
        29,
    ),
    "changed time": (
        ["UPDATE events SET at = at + 1 WHERE code = 'BBBBBB' AND seq = 30"],
        "line 30 is not the line that was written there",
        29,
    ),
    "lost tail": (
        ["DELETE FROM events WHERE code = 'BBBBBB' AND seq > 60"],
        "its last lines are missing: from 61 to 70",
        60,
    ),
    "missing line": (
        ["DELETE FROM events WHERE code = 'BBBBBB' AND seq = 25"],
        "line 25 is missing",
        24,
    ),
    "swapped lines": (
        [
            "UPDATE events SET seq = 1000 WHERE code = 'BBBBBB' AND seq = 20",
            "UPDATE events SET seq = 20 WHERE code = 'BBBBBB' AND seq = 21",
            "UPDATE events SET seq = 21 WHERE code = 'BBBBBB' AND seq = 1000",
        ],
        "line 20 is not the line that was written there",
        19,
    ),
    "log of another table": (
        [
            "DELETE FROM events WHERE code = 'BBBBBB'",
            "UPDATE events SET code = 'BBBBBB' WHERE code = 'CCCCCC'",
        ],
        "line 1 is not the line that was written there",
        0,
    ),
    "missing table": (
        ["DELETE FROM tables WHERE code = 'BBBBBB'"],
        "its own row is missing, other rows refer to it",
        0,
    ),
    "another seed": (
        ["UPDATE tables SET seed = 'chosen' WHERE code = 'BBBBBB'"],
        "line 1 is not the line that was written there",
        0,
    ),
    "head put back": (
        ["UPDATE tables SET last_seq = 50 WHERE code = 'BBBBBB'"],
        "its row names another last line than the log has (after line 50)",
        LINES,
    ),
    "missing seat": (
        ["DELETE FROM seats WHERE code = 'BBBBBB' AND seat = 4"],
        "its seats are not those that the log tells of",
        LINES,
    ),
    "snapshot of another log": (
        ["UPDATE snapshots SET line = 'x' WHERE code = 'BBBBBB'"],
        "its snapshot does not belong to its log",
        LINES,
    ),
    "archive of more": (
        ["INSERT INTO archives (code, seq, body) VALUES ('BBBBBB', 71, 'x')"],
        "its archive tells of lines that the log does not have",
        LINES,
    ),
    "broken chapter": (
        ["UPDATE chapters SET body = '{' WHERE code = 'BBBBBB'"],
        "a chapter of its chronicle does not belong to its log",
        LINES,
    ),
}


def test_a_sound_database_is_found_sound(url: str) -> None:
    lay_tables(url)
    result = doctor(url, "--replay", "--repair")
    assert result.exit_code == 0, result.output
    assert "3 of 3 tables are sound, 210 sound lines" in result.output
    assert "Nothing is damaged." in result.output


@pytest.mark.parametrize("name", HURT)
def test_each_kind_of_damage_is_named_and_what_is_sound_is_saved(url: str, name: str, tmp_path: Path) -> None:
    statements, said, sound = HURT[name]
    before = lay_tables(url)
    hurt(url, *statements)
    original = settle(url).read_bytes() if is_sqlite(url) else b""
    saved = tmp_path / "saved" / "stromtisch.sqlite3"
    result = doctor(url, "--repair", "--to", saved)
    assert result.exit_code == 1, result.output
    assert f"damaged: table BBBBBB: {said}. " in result.output
    assert "table AAAAAA" not in result.output
    if is_sqlite(url):
        assert settle(url).read_bytes() == original
    again = doctor(f"sqlite:///{saved}", "--replay")
    assert again.exit_code == 0, again.output
    after = load_tables(f"sqlite+aiosqlite:///{saved}")
    assert bodies(after["AAAAAA"]) == bodies(before["AAAAAA"])
    if sound == 0:
        assert "BBBBBB" not in after
        rest = saved.with_suffix(".lost.jsonl").read_text().splitlines()
        assert all(json.loads(line)["code"] == "BBBBBB" or name == "log of another table" for line in rest)
        return
    kept = after["BBBBBB"]
    assert bodies(kept)[:sound] == bodies(before["BBBBBB"])[:sound]
    assert [(seat.seat, seat.name) for seat in kept.seats] == [(seat, f"P{seat}") for seat in range(5)]
    if sound < LINES:
        last = kept.acts[-1]
        assert (last.seq, last.kind, last.body) == (sound + 1, "mended", {"lost": LINES - sound})
    else:
        assert len(kept.acts) == LINES


def test_json_that_cannot_be_parsed_is_named(tmp_path: Path) -> None:
    """PostgreSQL does not take any; SQLite does."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'stromtisch.sqlite3'}"
    upgrade(url)
    lay_tables(url)
    hurt(
        url,
        "UPDATE events SET body = '{\"a\": ' WHERE code = 'AAAAAA' AND seq = 40",
        "UPDATE tables SET options = 'none' WHERE code = 'BBBBBB'",
        "INSERT INTO refusals VALUES ('CCCCCC', 'x:1', '[', 1)",
    )
    result = doctor(url, "--repair")
    assert result.exit_code == 1, result.output
    assert "table AAAAAA: line 40 is not the line that was written there" in result.output
    assert "table BBBBBB: its options are no JSON" in result.output
    assert "table CCCCCC: the answer to a refused command cannot be read" in result.output
    assert "1 mended" not in result.output
    assert doctor(f"sqlite:///{tmp_path / 'stromtisch-saved.sqlite3'}").exit_code == 0
    # What was saved is not overwritten.
    result = doctor(url, "--repair")
    assert (result.exit_code, "is there already" in result.output) == (2, True)


@pytest.mark.parametrize("seed", range(8))
def test_a_garbled_page_costs_only_what_was_on_it(tmp_path: Path, seed: int) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'stromtisch.sqlite3'}"
    upgrade(url)
    before = lay_tables(url)
    path = settle(url)
    rng = random.Random(seed)
    whole = path.read_bytes()
    size = 4096
    page = rng.randrange(len(whole) // size - 20, len(whole) // size)
    garbled = bytearray(whole)
    garbled[page * size : (page + 1) * size] = rng.randbytes(size)
    path.write_bytes(garbled)
    result = doctor(url, "--repair")
    assert result.exit_code == 1, result.output
    assert "damaged: " in result.output
    saved = tmp_path / "stromtisch-saved.sqlite3"
    assert doctor(f"sqlite:///{saved}", "--replay").exit_code == 0
    after = load_tables(f"sqlite+aiosqlite:///{saved}")
    lost = 0
    for code in CODES:
        told, kept = bodies(before[code]), bodies(after[code]) if code in after else []
        same = kept[:-1] if code in after and after[code].acts[-1].kind == "mended" else kept
        assert told[: len(same)] == same
        lost += len(same) < len(told)
    assert lost < len(CODES), "one page is not all tables"
    assert path.read_bytes() == bytes(garbled)


def test_a_truncated_file_gives_what_is_left_or_says_that_nothing_is(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'stromtisch.sqlite3'}"
    upgrade(url)
    before = lay_tables(url)
    path = settle(url)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) * 7 // 10])
    result = doctor(url, "--repair")
    assert result.exit_code == 1, result.output
    after = load_tables(f"sqlite+aiosqlite:///{tmp_path / 'stromtisch-saved.sqlite3'}")
    assert after, "something was in the first part"
    for code, kept in after.items():
        same = [line for line, act in zip(bodies(kept), kept.acts, strict=True) if act.kind != "mended"]
        assert bodies(before[code])[: len(same)] == same
    path.write_bytes(whole[:50])
    result = doctor(url)
    assert (result.exit_code, "cannot be read" in result.output) == (2, True)
    path.write_bytes(b"no database " * 1000)
    result = doctor(url)
    assert (result.exit_code, "file is not a database" in result.output) == (2, True)


def test_what_is_no_database_of_ours_is_said_so(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite3"
    result = doctor(f"sqlite:///{path}")
    assert (result.exit_code, "there is no database" in result.output) == (2, True)
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE other (a)")
    connection.close()
    result = doctor(f"sqlite:///{path}")
    assert (result.exit_code, "is no database of Stromtisch" in result.output) == (2, True)


def test_a_database_that_is_away_is_said_so() -> None:
    result = doctor("postgresql://nobody:secret@127.0.0.1:1/none")
    assert (result.exit_code, "cannot be read" in result.output) == (2, True)
    assert "secret" not in result.output


def test_rules_that_are_not_here_are_a_note_and_no_damage(url: str) -> None:
    row = TableRow("DDDDDD", "chess", 7, "hash", {}, "seed", "lobby", None, None, 0, 1)
    line = LoggedAct(1, "opened", None, {"seats": []}, 1)
    forge(origin_of(row), [line])

    async def write() -> None:
        store = Store(url)
        await store.start()
        await store.append(Change(row.code, [line], opening=row))
        await store.stop()

    asyncio.run(write())
    result = doctor(url, "--replay")
    assert result.exit_code == 0, result.output
    assert "note: table DDDDDD: chess, rules 7, cannot be played by this version" in result.output


def test_a_log_that_the_rules_do_not_take_is_found_by_replaying(url: str) -> None:
    """The chain is sound, but a line was written that is no decision of the game."""
    before = lay_tables(url)["AAAAAA"]
    line = LoggedAct(LINES + 1, "decide", 0, {"decision": "win", "moment": "x"}, 1)
    forge(before.acts[-1].link, [line])

    async def write() -> None:
        store = Store(url)
        await store.start()
        await store.append(Change("AAAAAA", [line], previous=before.acts[-1].link))
        await store.stop()

    asyncio.run(write())
    assert doctor(url).exit_code == 0
    result = doctor(url, "--replay")
    assert result.exit_code == 1, result.output
    assert "table AAAAAA: line 71 cannot be played again (unknown-decision" in result.output
