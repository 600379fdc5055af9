"""Pampero on the real server: companies of bots of every number, a person among bots, a person against VJ."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from stromtisch.catalogue import playable
from stromtisch.core.record import import_match
from stromtisch.server.app import create_app
from stromtisch.server.settings import Settings

if TYPE_CHECKING:
    from tests.server.conftest import Player, Served

ADA = {"kind": "person", "name": "Ada"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def country(settings: Settings, served: Served, caplog: pytest.LogCaptureFixture) -> Iterator[Served]:
    """The server of the other tests with the games that people play; it must not complain."""
    served.stop()
    # Ada decides as fast as the server answers, not as a person would.
    quick = replace(settings, command_rate=1e6, command_burst=1e6)
    served.make = lambda: create_app(quick)
    served.start()
    yield served
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


def ended(country: Served, code: str, verdicts: tuple[str, ...]) -> None:
    """The match is over, and its record can be played again."""
    record = country.call("GET", f"/api/tables/{code}/record").json()
    outcome = import_match(record, playable()).state.outcome()
    assert outcome is not None
    assert outcome.verdict in verdicts


def plays_to_the_end(ada: Player) -> set[str]:
    """Ada takes the first decision that is open until the match is over; the kinds she took."""
    taken: set[str] = set()
    while True:
        ada.until(
            lambda m: m["table"]["status"] == "finished" or (m["you"] in m["view"]["actors"] and m["legal"])
        )
        if ada.last["table"]["status"] == "finished":
            return taken
        first = ada.last["legal"][0]
        answer = ada.send("decide", decision=first["decision"], moment=ada.last["view"]["moment"])
        assert answer["accepted"], answer
        taken.add(first["kind"])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_companies_of_bots_play_to_the_end(country: Served, seats: int) -> None:
    """PA-01, PA-02: one to four players; a single one meets VJ, whose company nobody sits on."""
    watcher = country.open([BOT] * seats, "pampero").connect()
    watcher.until(lambda m: m["table"]["status"] == "finished")
    view = watcher.last["view"]
    assert [player["vj"] for player in view["players"]] == ([False] * seats if seats > 1 else [False, True])
    assert [line["scoring"] for line in watcher.journal if line["kind"] == "scoring"] == [
        "first",
        "second",
        "final",
    ]
    ended(country, watcher.code, ("scored",) if seats > 1 else ("won", "lost"))


def test_a_person_leads_a_company_among_bots(country: Served) -> None:
    """Every step is a decision that the server offered; the agenda is told to nobody else."""
    ada = country.open([ADA, BOT, BOT], "pampero").connect()
    ada.until(lambda m: m["you"] in m["view"]["actors"])
    assert ada.last["view"]["agenda"] != []
    assert country.call("GET", f"/api/tables/{ada.code}").json()["view"]["agenda"] == []
    assert plays_to_the_end(ada) >= {"play", "field", "return"}
    ended(country, ada.code, ("scored",))


def test_a_person_meets_the_opponent_alone(country: Served) -> None:
    """PA-02, PA-176: VJ has no seat; the person turns its cards up."""
    ada = country.open([ADA], "pampero").connect()
    taken = plays_to_the_end(ada)
    assert "reveal" in taken
    assert any(line["kind"] == "solo-card" and line["seat"] == 1 for line in ada.journal)
    ended(country, ada.code, ("won", "lost"))
