"""The open match record: anything that does not fit is refused, and the field is named."""

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


def first_version() -> dict[str, Any]:
    """The same match in a record of version 1, where an act has one text."""
    old = {**record(), "version": 1}
    acts = old.pop("acts")
    old["entries"] = [
        {"kind": a["kind"], "seat": a["seat"], "value": a["decision"], "at": a["at"]} for a in acts
    ]
    return old


def test_a_record_plays_again() -> None:
    match = import_match(record(), GAMES)
    outcome = match.state.outcome()
    assert outcome is not None
    assert outcome.winners == [0]
    assert [act.at for act in match.log] == [1000, 1003, 1001, 1004, 1002]
    assert [(seat.kind, seat.name, seat.bot) for seat in match.seats] == [
        ("person", "Ada", ""),
        ("bot", "Bo", "random"),
    ]
    assert export_match(match) == record()
    assert export_match(import_match(first_version(), GAMES)) == record()
    assert fingerprint(match.replay().state) == fingerprint(match.state)


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (["format"], "pgn", "format"),
        (["version"], 3, "version"),
        (["version"], None, "version"),
        (["version"], 1, "entries"),
        (["game"], "chess", "game"),
        (["game"], None, "game"),
        (["rules"], 99, "rules"),
        (["content"], "other", "content"),
        (["seed"], 5, "seed"),
        (["seed"], "another", "commitment"),
        (["options"], [], "options"),
        (["seats"], {}, "seats"),
        (["seats", 0, "kind"], "cat", "seats[0].kind"),
        (["seats", 1, "name"], 7, "seats[1].name"),
        (["acts"], None, "acts"),
        (["acts", 2], "mark", "acts[2]"),
        (["acts", 2, "kind"], "cheat", "acts[2].kind"),
        (["acts", 2, "decision"], "mark 0", "acts[2]"),
        (["acts", 2, "decision"], "mark 77", "acts[2]"),
        (["acts", 2, "seat"], 9, "acts[2].seat"),
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


def refused(broken: object) -> dict[str, Any]:
    """The field and the problem for which a record is refused."""
    with pytest.raises(Refused) as caught:
        import_match(broken, GAMES, lambda _: ["random"])
    assert caught.value.reason.code == "bad-record"
    assert len(str(caught.value)) < 1000  # the refusal does not repeat the whole value
    return caught.value.reason.params


HOSTILE_TEXTS = [
    "\x00",
    "a\x00b",
    "x\u202ey",
    "\ud800",
    "\ue000",
    "a\u2028b",
    "\u200b",
    "\ufffe",
    "x" * 1_000_000,
]
HOSTILE_NUMBERS = [-2, 2**53 + 1, 2**63, 10**400, True, 1.0, float("nan"), "1", "²", None]


@pytest.mark.parametrize(
    "text", [*HOSTILE_TEXTS, "", " Ada", "Ada  B", "x" * 25, "A\u0308da", "Ada\n", 7, None]
)
def test_names_are_those_of_play(text: object) -> None:
    assert refused({**record(), "seats": [{"kind": "person", "name": text}, record()["seats"][1]]})[
        "field"
    ] == ("seats[0].name")
    if text != "":
        seats = [record()["seats"][0], {"kind": "bot", "name": text, "bot": "random"}]
        assert refused({**record(), "seats": seats})["field"] == "seats[1].name"


@pytest.mark.parametrize("level", [*HOSTILE_TEXTS, "", "genius", "Random", 0, None, []])
def test_bots_are_of_levels_that_the_game_has(level: object) -> None:
    seats = [record()["seats"][0], {"kind": "bot", "name": "Bo", "bot": level}]
    assert refused({**record(), "seats": seats})["field"] == "seats[1].bot"
    seats = [{"kind": "person", "name": "Ada", "bot": "random"}, record()["seats"][1]]
    assert refused({**record(), "seats": seats})["field"] == "seats[0].bot"


@pytest.mark.parametrize("seed", [*HOSTILE_TEXTS, "", "x" * 65, "grün", " seed", "seed\n", 5])
def test_seeds_are_short_and_visible(seed: object) -> None:
    assert refused({**record(), "seed": seed, "commitment": None})["field"] == "seed"


@pytest.mark.parametrize("at", HOSTILE_NUMBERS)
def test_times_and_seats_are_numbers_in_their_range(at: object) -> None:
    for field in ("at", "seat"):
        broken = record()
        broken["acts"][3][field] = at
        assert refused(broken)["field"] == f"acts[3].{field}"


@pytest.mark.parametrize("value", [*HOSTILE_TEXTS, "", "x" * 201, "mark ²", 0, None, ["mark 0"]])
def test_decisions_are_short_and_visible(value: object) -> None:
    broken, old = record(), first_version()
    broken["acts"][0]["decision"] = old["entries"][0]["value"] = value
    assert refused(broken)["field"] == "acts[0].decision"
    assert refused(old)["field"] == "entries[0].value"


@pytest.mark.parametrize(
    ("kind", "facts", "field"),
    [
        ("rollback", {}, ".to"),
        ("rollback", {"to": "1"}, ".to"),
        ("rollback", {"to": -1}, ".to"),
        ("rollback", {"to": 20_001}, ".to"),
        ("rollback", {"to": True}, ".to"),
        ("rollback", {"to": 1, "anew": "yes"}, ".anew"),
        ("vote", {}, ".stop"),
        ("vote", {"stop": "on"}, ".stop"),
        ("vote", {"stop": True, "on": True}, ""),
        ("autopilot", {"on": 1}, ".on"),
        ("undo", {"decision": "mark 0"}, ""),
        ("leave", {"x" * 1_000_000: 1}, ""),
    ],
)
def test_the_facts_of_an_act_fit_its_kind(kind: str, facts: dict[str, object], field: str) -> None:
    broken = record()
    broken["acts"][4] = {"kind": kind, "seat": 0, "at": 0, **facts}
    assert refused(broken)["field"] == f"acts[4]{field}"


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("rollback", "²"),
        ("rollback", "1_0"),
        ("rollback", "-1"),
        ("rollback", "9" * 5000),
        ("rollback", ""),
        ("rollback", 0),
        ("vote", "yes"),
        ("autopilot", ""),
        ("undo", "x"),
        ("leave", "x" * 1_000_000),
        ("expire", "now"),
    ],
)
def test_the_value_of_an_act_of_version_1_fits_its_kind(kind: str, value: object) -> None:
    broken = first_version()
    broken["entries"][4] = {"kind": kind, "seat": 0, "value": value, "at": 0}
    assert refused(broken)["field"] == "entries[4].value"


@pytest.mark.parametrize(
    ("said", "field"),
    [
        ([], "intention"),
        ({}, "intention.says"),
        ({"says": 3}, "intention.says"),
        ({"says": "x" * 65}, "intention.says"),
        ({"says": "\x00"}, "intention.says"),
        ({"says": "fire", "n": 2**53 + 1}, "intention.n"),
        ({"says": "fire", "n": True}, "intention.n"),
        ({"says": "fire", "n": {}}, "intention.n"),
        ({"says": "fire", "seat": 1}, "intention.seat"),
        ({"says": "fire", "x" * 65: 1}, "intention, field 2"),
        ({"says": "fire", "\x00": 1}, "intention, field 2"),
        ({"says": "fire", **{f"n{number}": number for number in range(16)}}, "intention"),
    ],
)
def test_what_a_bot_says_is_short(said: object, field: str) -> None:
    broken = record()
    broken["acts"][1]["intention"] = said
    assert refused(broken)["field"] == f"acts[1].{field}"


def test_only_decisions_are_announced() -> None:
    broken, old = record(), first_version()
    broken["acts"][4] = old["entries"][4] = {"kind": "undo", "seat": 1, "intention": {"says": "fire"}}
    assert refused(broken)["field"] == "acts[4]"
    assert refused(old)["field"] == "entries[4].intention"


@pytest.mark.parametrize("options", [{"x" * 1_000_000: 1}, {"\x00": 1}, {"green": 4}])
def test_options_are_those_of_the_game(options: object) -> None:
    assert refused({**record(), "options": options})["field"] == "options"
    hertzschlag = GAMES["hertzschlag"]
    broken = {
        **record(),
        "game": "hertzschlag",
        "rules": hertzschlag.rules,
        "content": hertzschlag.content_hash,
        "options": {"green": "x" * 1_000_000},
    }
    assert refused(broken)["field"] == "options.green"


@pytest.mark.parametrize("many", [0, 1, 3, 100_000])
def test_seats_are_as_many_as_the_game_has(many: int) -> None:
    assert refused({**record(), "seats": [{"kind": "person", "name": "Ada"}] * many})["field"] == "seats"


def test_a_record_is_not_endless() -> None:
    broken = record()
    broken["acts"] += [{"kind": "undo", "seat": 0, "at": 0}] * 20_000
    assert refused(broken) == {"field": "acts", "problem": "expected at most 20000, found 20005"}


def test_nothing_is_replayed_before_everything_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise AssertionError("an act was carried out")

    monkeypatch.setattr("stromtisch.core.record.Match", fail)
    broken = record()
    broken["acts"][4]["at"] = 2**63
    assert refused(broken)["field"] == "acts[4].at"


def test_without_levels_any_short_level_may_be_named() -> None:
    seats = [record()["seats"][0], {"kind": "bot", "name": "", "bot": "genius"}]
    assert import_match({**record(), "seats": seats}, GAMES).seats[1].bot == "genius"


@pytest.mark.parametrize("rules", [*HOSTILE_NUMBERS, "x" * 1_000_000])
def test_rules_are_a_number(rules: object) -> None:
    assert refused({**record(), "rules": rules})["field"] == "rules"


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
        ({"server": "s" * 1_000_000}, "shuffle.server"),
        ({"server": "ser\x00ver"}, "shuffle.server"),
        ({"server": "\ud800"}, "shuffle.server"),
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
