"""The debrief of a finished match on the wire: JSON for the page, a table for spreadsheets."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Any

import pytest

from stromtisch.catalogue import collection
from stromtisch.core.manifest import Collection
from stromtisch.core.record import import_match
from stromtisch.games.neustart.debrief import debrief
from stromtisch.games.neustart.debrief_rows import COLUMNS
from stromtisch.games.pampero.debrief import debrief as debrief_pampero
from stromtisch.games.pampero.debrief_rows import COLUMNS as PAMPERO_COLUMNS
from stromtisch.server.app import create_app
from stromtisch.server.settings import Settings
from stromtisch.testing.ticking import TABLE_GAMES

if TYPE_CHECKING:
    from tests.server.conftest import Served

ADA = {"kind": "person", "name": "Ada"}
BOT = {"kind": "bot", "bot": "random"}
OWN = collection()
GAME, PAMPERO = OWN.games["neustart"], OWN.games["pampero"]


def town_collection() -> Collection:
    """The games of the other tests, Neustart and Pampero; workers load them, too."""
    town = [manifest for name, manifest in OWN.manifests.items() if name in ("neustart", "pampero")]
    return Collection([*TABLE_GAMES, *town], OWN.packs)


@pytest.fixture
def town(settings: Settings, served: Served) -> Served:
    """The server of the other tests with Neustart and Pampero among its games."""
    served.stop()
    served.make = lambda: create_app(settings, town_collection)
    served.start()
    return served


def test_the_debrief_of_a_finished_week(town: Served) -> None:
    table = town.open([BOT, BOT], "neustart", unit_seconds=0, choice_seconds=0)
    watcher = table.connect()
    watcher.until(lambda m: m["table"]["status"] == "finished")
    # Everybody who knows the code may read it, like the record.
    answer = town.call("GET", f"/api/tables/{table.code}/debrief")
    assert answer.status_code == 200
    told: dict[str, Any] = answer.json()
    record = town.call("GET", f"/api/tables/{table.code}/record").json()
    match = import_match(record, {"neustart": GAME})
    assert told["debrief"] == debrief(match)
    assert told["game"] == "neustart"
    assert [seat["kind"] for seat in told["seats"]] == ["bot", "bot"]

    heads, rows = sheet(town, table.code, COLUMNS)
    assert [head[2] for head in heads] == ["Wochentag", "Weekday"]
    for name in ("deaths", "ruins"):
        in_week = sum(int(r["value"]) for r in rows if r["part"] == "week" and r["measure"] == name)
        in_result = next(r["value"] for r in rows if r["part"] == "result" and r["measure"] == name)
        assert in_week == int(in_result)
    fed = [r for r in rows if r["part"] == "supply" and r["measure"] == "covered" and r["quarter"] == "NEU"]
    assert [int(r["weekday"]) for r in fed] == list(range(1, len(told["debrief"]["supply"]) + 1))


def test_the_debrief_of_finished_years(town: Served) -> None:
    """The page of Pampero gets what the record tells, and a spreadsheet adds up to the reckoning."""
    table = town.open([BOT, BOT], "pampero", decision_seconds=0)
    table.connect().until(lambda m: m["table"]["status"] == "finished")
    told: dict[str, Any] = town.call("GET", f"/api/tables/{table.code}/debrief").json()
    record = town.call("GET", f"/api/tables/{table.code}/record").json()
    assert told["debrief"] == debrief_pampero(import_match(record, {"pampero": PAMPERO}))
    assert told["game"] == "pampero"
    heads, rows = sheet(town, table.code, PAMPERO_COLUMNS)
    assert [head[2] for head in heads] == ["Unternehmen", "Company"]
    for seat, money in enumerate(told["debrief"]["outcome"]["money"]):
        own = [r for r in rows if r["company"] == str(seat + 1)]
        assert sum(int(r["value"]) for r in own if r["part"] == "flow") == money


def sheet(town: Served, code: str, columns: list[str]) -> tuple[list[list[str]], list[dict[str, str]]]:
    """The heads of a debrief's table in German and English, and its lines, which are the same in both."""
    heads, lines = [], []
    for language in ("de", "en"):
        answer = town.call("GET", f"/api/tables/{code}/debrief.csv?language={language}")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/csv; charset=utf-8"
        assert code in answer.headers["content-disposition"]
        head, *rows = csv.reader(io.StringIO(answer.content.decode("utf-8-sig")))
        heads.append(head)
        lines.append([dict(zip(columns, row, strict=True)) for row in rows])
    assert lines[0] == lines[1]
    return heads, lines[1]


def test_there_is_no_debrief_before_the_end_nor_of_other_games(town: Served) -> None:
    for game in ("neustart", "pampero"):
        ada = town.open([ADA], game)
        for path in ("debrief", "debrief.csv"):
            answer = town.call("GET", f"/api/tables/{ada.code}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, "still-playing")
    waiting = town.open([ADA, {"kind": "open"}], "neustart")
    answer = town.call("GET", f"/api/tables/{waiting.code}/debrief")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-started")
    other = town.open([BOT, BOT])
    other.connect().until(lambda m: m["table"]["status"] == "finished")
    for path in ("debrief", "debrief.csv"):
        answer = town.call("GET", f"/api/tables/{other.code}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-debrief")
    answer = town.call("GET", f"/api/tables/{other.code}/debrief.csv?language=fr")
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    answer = town.call("GET", "/api/tables/XXXXXX/debrief")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-table")
