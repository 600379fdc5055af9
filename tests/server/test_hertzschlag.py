"""The real game on the real server: a person among bots, onlookers, and nothing hidden on the wire."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from stromtisch.catalogue import playable
from stromtisch.core.record import import_match
from stromtisch.server.app import create_app
from stromtisch.server.settings import Settings

if TYPE_CHECKING:
    from tests.server.conftest import Player, Served

ADA = {"kind": "person", "name": "Ada"}
BOT = {"kind": "bot", "bot": "sensible"}
OPEN = {"kind": "open"}


@pytest.fixture
def hertz(settings: Settings, served: Served, caplog: pytest.LogCaptureFixture) -> Iterator[Served]:
    """The server of the other tests, with the games and bots that people play; it must not complain."""
    served.stop()
    # A player who decides as fast as the server answers is not slowed down.
    settings.command_rate = settings.command_burst = 1e6
    served.make = lambda: create_app(settings)
    served.start()
    yield served
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


def play(player: Player) -> dict[str, Any]:
    """Take the first legal decision that leads on, until the game is over."""
    while True:
        player.until(
            lambda m: (
                m["table"]["status"] == "finished" or (m["you"] in m["view"]["actors"] and bool(m["legal"]))
            )
        )
        last = player.last
        if last["table"]["status"] == "finished":
            return last
        wanted = next(item for item in last["legal"] if item["kind"] in ("income", "return", "ready", "bid"))
        answer = player.send("decide", decision=wanted["decision"], moment=last["view"]["moment"])
        assert answer["accepted"] or answer["code"] == "stale", answer


def test_a_person_plays_with_bots_to_the_end(hertz: Served) -> None:
    ada = hertz.open([ADA, BOT, BOT], "hertzschlag").connect()
    watcher = type(ada)(hertz, ada.code).connect()
    assert ada.last["view"]["own"]["hand"]
    assert ada.last["clock"]["moment"] == ada.last["view"]["moment"]
    end = play(ada)
    assert end["view"]["outcome"]["verdict"] in ("scored", "blackout")
    record = hertz.call("GET", f"/api/tables/{ada.code}/record").json()
    assert import_match(record, playable()).state.outcome() is not None
    watcher.until(lambda m: m["table"]["status"] == "finished")
    assert not [line for line in watcher.journal if line["kind"] in ("new-hand", "cycle-drew", "boxed")]
    assert [line["seq"] for line in watcher.journal] == sorted(line["seq"] for line in watcher.journal)


def test_nothing_hidden_crosses_the_wire(hertz: Served) -> None:
    ada = hertz.open([ADA, OPEN, OPEN], "hertzschlag")
    others = [hertz.sit(ada.code, name) for name in ("Bo", "Cy")]
    players = [ada, *others]
    for player in players:
        player.connect()
    watcher = type(ada)(hertz, ada.code).connect()
    connection = sqlite3.connect(hertz.settings.data / "stromtisch.sqlite3")
    (seed,) = connection.execute("SELECT seed FROM tables").fetchone()
    connection.close()
    for player in players:
        player.until(lambda m: all(seat["connected"] for seat in m["table"]["seats"]))
    watcher.until(lambda m: all(seat["connected"] for seat in m["table"]["seats"]))
    hands = {player.seat: player.last["view"]["own"]["hand"] for player in players}
    ada.send("decide", decision=f"income {hands[0][0]}", moment=ada.last["view"]["moment"])
    for player in (*others, watcher):
        player.until(lambda m: m["view"]["seats"][0]["committed"])
        text = json.dumps([player.last, player.journal, player.get()])
        for other in players:
            if other is not player:
                assert not any(card in text for card in hands[other.seat]), (player.seat, other.seat)
        assert seed not in text
    for player in others:
        refusal = player.send("decide", decision=f"play {hands[0][1]}", moment=player.last["view"]["moment"])
        assert refusal["code"] == "not-in-hand"
    assert watcher.last["view"]["own"] is None


def test_sealed_choices_of_one_moment_do_not_collide(hertz: Served) -> None:
    ada = hertz.open([ADA, OPEN, OPEN], "hertzschlag")
    players = [ada, hertz.sit(ada.code, "Bo"), hertz.sit(ada.code, "Cy")]
    for player in players:
        player.connect()
    moments = {player.last["view"]["moment"] for player in players}
    assert len(moments) == 1
    for player in players:
        card = player.last["view"]["own"]["hand"][0]
        assert player.socket is not None
        command = {
            "type": "decide",
            "id": "1",
            "decision": f"income {card}",
            "moment": player.last["view"]["moment"],
        }
        player.socket.send(json.dumps(command))
    for player in players:
        while not player.answers:
            player.hear()
        assert player.answers[0]["accepted"], player.answers


def test_bots_alone_play_a_whole_game(hertz: Served) -> None:
    watcher = hertz.open([BOT, BOT, BOT, {"kind": "bot", "bot": "random"}], "hertzschlag").connect()
    watcher.until(lambda m: m["table"]["status"] == "finished")
    assert watcher.last["table"]["seed"]


def test_the_shelf_has_the_game_with_its_content(hertz: Served) -> None:
    game = hertz.call("GET", "/api/games/hertzschlag").json()
    assert game["tagline"]["de"]
    assert game["credit"]["en"]
    assert game["bots"] == ["sensible", "random"]
    assert game["content"]["cards"]
    assert game["rules"] >= 1
