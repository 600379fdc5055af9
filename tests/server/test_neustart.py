"""Neustart on the real server: a person among bots, staffs of bots of every size, values face down stay hidden."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from stromtisch.catalogue import playable
from stromtisch.core.record import import_match
from stromtisch.server.app import create_app
from stromtisch.server.settings import Settings

if TYPE_CHECKING:
    from tests.server.conftest import Served

ADA = {"kind": "person", "name": "Ada"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def town(settings: Settings, served: Served, caplog: pytest.LogCaptureFixture) -> Iterator[Served]:
    """The server of the other tests with the games that people play; it must not complain."""
    served.stop()
    # A player who decides as fast as the server answers is not slowed down.
    settings.command_rate = settings.command_burst = 1e6
    served.make = lambda: create_app(settings)
    served.start()
    yield served
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


def ended(town: Served, code: str) -> None:
    """The match is over, and its record can be played again."""
    record = town.call("GET", f"/api/tables/{code}/record").json()
    outcome = import_match(record, playable()).state.outcome()
    assert outcome is not None
    assert outcome.verdict in ("won", "lost")


@pytest.mark.parametrize("seats", [1, 3, 5, 8])
def test_a_staff_of_bots_plays_to_the_end(town: Served, seats: int) -> None:
    """NS-12: any number of seats, with people or bots."""
    watcher = town.open([BOT] * seats, "neustart").connect()
    watcher.until(lambda m: m["table"]["status"] == "finished")
    assert len(watcher.last["view"]["crews"]) == seats
    assert {line["kind"] for line in watcher.journal} >= {"weekday-begins", "unit-begins", "card"}
    ended(town, watcher.code)


def test_a_person_holds_a_role_among_bots(town: Served) -> None:
    """The fire brigade is Ada's; values of markers face down are nobody's (section 5.1)."""
    ada = town.open([ADA, BOT, BOT, BOT, BOT], "neustart").connect()
    assert ada.last["view"]["own_actors"] == ["F"]
    laid = 0
    while True:
        ada.until(
            lambda m: m["table"]["status"] == "finished" or (m["you"] in m["view"]["actors"] and m["legal"])
        )
        view = ada.last["view"]
        if not any(line["kind"] == "revealed" for line in ada.journal):
            laid += len(view["markers"])
            assert all(marker["value"] is None for marker in view["markers"])
        if ada.last["table"]["status"] == "finished":
            break
        kinds = {item["kind"]: item["decision"] for item in ada.last["legal"]}
        wanted = next(kinds[kind] for kind in ("duty", "vote", "give-up", "ready") if kind in kinds)
        answer = ada.send("decide", decision=wanted, moment=view["moment"])
        assert answer["accepted"] or answer["code"] in ("stale", "wrong-phase", "already-decided"), answer
    assert laid > 0
    ended(town, ada.code)


def test_the_lobby_says_who_leads_what(town: Served) -> None:
    """NS-12: the roles of the seats are known before the start, unless they are drawn or shared by all."""
    seats = [ADA, *[{"kind": "open"}] * 14]
    lobby = town.open(seats, "neustart").get()["table"]
    assert [role["de"] for role in lobby["roles"][:6]] == [
        "Feuerwehr",
        "Polizei",
        "Rettungsdienst",
        "Bauhof",
        "Verwaltung",
        "Verwaltung",
    ]
    assert len(lobby["roles"]) == 15
    three = town.open(seats[:3], "neustart").get()["table"]
    assert three["roles"][1] == {"de": "Polizei, Bauhof", "en": "Police, Works yard"}
    for roles in ("random", "open"):
        assert town.open(seats[:3], "neustart", roles=roles).get()["table"]["roles"] == []
