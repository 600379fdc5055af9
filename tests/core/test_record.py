"""The open match record: whatever does not fit is refused, and the field is named."""

import copy
import json
from typing import Any

import pytest

from stromtisch.catalogue import playable
from stromtisch.core.match import Match, SeatInfo
from stromtisch.core.reason import Refused
from stromtisch.core.record import export_match, import_match
from stromtisch.core.shuffle import Shuffle, commitment
from stromtisch.testing.conformance import fingerprint
from stromtisch.testing.tic_tac_toe import TicTacToe

GAMES = {**playable(), "tic-tac-toe": TicTacToe()}


def record() -> dict[str, Any]:
    match = Match(TicTacToe(), {}, [SeatInfo("person", "Ada"), SeatInfo("bot", "Bo", "random")], "seed")
    for seat, square in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
        match.decide(seat, match.game.decisions.by_code[square], at=1000 + square)
    shape: dict[str, Any] = json.loads(json.dumps(export_match(match)))
    return shape


def test_a_record_plays_again() -> None:
    match = import_match(record(), GAMES)
    outcome = match.state.outcome()
    assert outcome is not None
    assert outcome.winners == [0]
    assert [entry.at for entry in match.log] == [1000, 1003, 1001, 1004, 1002]
    assert [(seat.kind, seat.name, seat.bot) for seat in match.seats] == [
        ("person", "Ada", ""),
        ("bot", "Bo", "random"),
    ]
    assert export_match(match) == record()
    assert fingerprint(match.replay().state) == fingerprint(match.state)


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (["format"], "pgn", "format"),
        (["version"], 2, "version"),
        (["game"], "chess", "game"),
        (["game"], None, "game"),
        (["rules"], 99, "rules"),
        (["content"], "other", "content"),
        (["seed"], 5, "seed"),
        (["seed"], "another", "commitment"),
        (["options"], [], "options"),
        (["seats"], {}, "seats"),
        (["seats", 0, "kind"], "cat", "seats[0].kind"),
        (["seats", 1, "name"], 7, "seats[1]"),
        (["entries"], None, "entries"),
        (["entries", 2], "mark", "entries[2]"),
        (["entries", 2, "kind"], "cheat", "entries[2].kind"),
        (["entries", 2, "value"], "mark 0", "entries[2]"),
        (["entries", 2, "value"], "mark 77", "entries[2]"),
        (["entries", 2, "seat"], 9, "entries[2]"),
        (["outcome", "winners"], [1], "outcome"),
    ],
)
def test_a_bad_record_names_the_field(path: list[Any], value: Any, field: str) -> None:
    broken: Any = copy.deepcopy(record())
    inner = broken
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(Refused) as caught:
        import_match(broken, GAMES)
    assert caught.value.reason.code == "bad-record"
    assert caught.value.reason.params["field"] == field


NONCE = "nonce-of-ada-0123456789"


def shuffled() -> dict[str, Any]:
    """A record of a match that Ada has added a nonce to."""
    shuffle = Shuffle("server", [NONCE, None])
    match = Match(
        TicTacToe(), {}, [SeatInfo("person", "Ada"), SeatInfo("bot", "Bo", "random")], shuffle.seed()
    )
    match.shuffle = shuffle
    shape: dict[str, Any] = json.loads(json.dumps(export_match(match)))
    return shape


def test_a_record_tells_what_its_seed_is_made_of() -> None:
    kept = shuffled()
    assert kept["shuffle"] == {"server": "server", "nonces": [NONCE, None]}
    assert (kept["commitment"], kept["seed"]) == (
        commitment("server"),
        Shuffle("server", [NONCE, None]).seed(),
    )
    again = import_match(kept, GAMES)
    assert export_match(again) == kept == export_match(again.replay())
    assert "shuffle" not in record()


@pytest.mark.parametrize(
    ("shuffle", "field"),
    [
        ([], "shuffle"),
        ({"server": None}, "shuffle.server"),
        ({"server": 5}, "shuffle.server"),
        ({"server": ""}, "shuffle.server"),
        ({"server": "other"}, "commitment"),
        ({"nonces": None}, "shuffle.nonces"),
        ({"nonces": [NONCE]}, "shuffle.nonces"),
        ({"nonces": [NONCE, None, None]}, "shuffle.nonces"),
        ({"nonces": ["short", None]}, "shuffle.nonces[0]"),
        ({"nonces": [NONCE + "\n", None]}, "shuffle.nonces[0]"),
        ({"nonces": [7, None]}, "shuffle.nonces[0]"),
        ({"nonces": [NONCE, NONCE]}, "shuffle.nonces[1]"),
        ({"nonces": [NONCE + "x", None]}, "seed"),
        ({"nonces": [None, None]}, "seed"),
        (None, "commitment"),
    ],
)
def test_a_shuffle_that_does_not_hold_names_the_field(shuffle: Any, field: str) -> None:
    broken = shuffled()
    broken["shuffle"] = {**broken["shuffle"], **shuffle} if isinstance(shuffle, dict) else shuffle
    with pytest.raises(Refused) as caught:
        import_match(broken, GAMES)
    assert caught.value.reason.params["field"] == field


@pytest.mark.parametrize("broken", [None, [], "x", 3])
def test_not_even_an_object(broken: object) -> None:
    with pytest.raises(Refused):
        import_match(broken, GAMES)
