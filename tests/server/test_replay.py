"""Looking back: the table at any line of its log, its record, and records that come back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.server.conftest import Player, Served

MARKS = [(0, 4), (1, 0), (0, 8), (1, 2), (0, 1), (1, 7), (0, 6), (1, 3), (0, 5)]


def played(served: Served, count: int) -> tuple[Player, Player]:
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    for seat, square in MARKS[:count]:
        assert (ada, bo)[seat].mark(square)["accepted"]
    ada.until(lambda m: m["view"]["moment"] == str(count))
    return ada, bo


def at(served: Served, player: Player, seq: int | None, more: str = "") -> dict[str, Any]:
    query = "?" + ("" if seq is None else f"at={seq}") + more
    answer = served.call("GET", f"/api/tables/{player.code}/replay{query}", token=player.token)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_every_step_shows_what_was_shown_then(served: Served) -> None:
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    seen = {ada.last["seq"]: ada.last["view"]}
    for seat, square in MARKS[:4]:
        mark = (ada, bo)[seat].mark(square)
        ada.acknowledged = mark["seq"]
        shown = ada.until(lambda m: True)
        seen[shown["seq"]] = shown["view"]
        bo.send("chat", text="hm")
    steps = at(served, ada, None)["steps"]
    assert steps == list(seen)
    for seq, view in seen.items():
        then = at(served, ada, seq)
        assert (then["at"], then["message"]["view"]) == (seq, view)
        assert (then["message"]["legal"], then["message"]["clock"]) == ([], None)
        assert max((line["seq"] for line in then["message"]["journal"]), default=seq) <= seq
    # Before the beginning and after the end there is the first and the last step.
    assert at(served, ada, 0)["at"] == steps[0]
    assert at(served, ada, 10_000)["at"] == steps[-1]


def test_while_it_runs_everybody_looks_through_their_own_eyes(served: Served) -> None:
    ada, bo = played(served, 3)
    assert at(served, ada, None)["message"]["you"] == 0
    assert at(served, ada, None, "&seat=1")["message"]["you"] is None
    assert at(served, ada, None)["seats"] == [0]
    onlooker = type(bo)(served, ada.code)
    assert (at(served, onlooker, None)["message"]["you"], at(served, onlooker, None)["seats"]) == (None, [])
    assert at(served, onlooker, None)["message"]["table"]["seed"] is None


def test_after_the_end_all_eyes_are_open(served: Served) -> None:
    ada, _bo = played(served, 9)
    onlooker = type(ada)(served, ada.code)
    then = at(served, onlooker, None, "&seat=1")
    assert (then["message"]["you"], then["seats"]) == (1, [0, 1])
    assert then["message"]["table"]["seed"] is not None


def test_before_the_start_there_is_nothing_to_look_back_at(served: Served) -> None:
    ada = served.open([{"kind": "person", "name": "Ada"}, {"kind": "open"}])
    assert served.call("GET", f"/api/tables/{ada.code}/replay").json()["code"] == "not-started"
    assert served.call("GET", f"/api/tables/{ada.code}/replay?at=-1").json()["code"] == "malformed"


def test_a_record_that_comes_back_is_checked_and_can_be_looked_at(served: Served) -> None:
    ada, _bo = played(served, 9)
    record = served.call("GET", f"/api/tables/{ada.code}/record").json()
    answer = served.call("POST", "/api/records", record)
    assert answer.status_code == 201, answer.text
    proof = answer.json()
    assert (proof["game"], proof["acts"], proof["outcome"]) == ("ticking", 9, True)
    assert (proof["seed"], proof["commitment"]) == (record["seed"], record["commitment"])
    kept = type(ada)(served, proof["code"])
    assert at(served, kept, None)["message"]["view"] == {**ada.get()["view"], "you": None}
    assert kept.get()["table"]["status"] == "finished"
    assert served.call("GET", f"/api/tables/{proof['code']}/record").json() == record


def test_a_record_of_a_rolled_back_and_closed_table_comes_back_too(served: Served) -> None:
    body = {
        "game": "ticking",
        "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}],
        "settings": {"rollback": True},
    }
    opened = served.call("POST", "/api/tables", body).json()
    bo = served.sit(opened["code"])
    ada = type(bo)(served, **opened)
    ada.connect()
    bo.connect()
    ada.mark(4)
    to = ada.acknowledged
    bo.mark(0)
    ada.send("chat", text="zurück?")
    assert ada.send("rollback", to=to)["accepted"]
    bo.until(lambda m: m["view"]["moment"] == "1")
    bo.mark(8)
    ada.send("close")
    record = served.call("GET", f"/api/tables/{ada.code}/record").json()
    proof = served.call("POST", "/api/records", record).json()
    assert not proof["outcome"]
    kept = type(ada)(served, proof["code"])
    assert at(served, kept, None)["message"]["view"]["marks"] == [[4], [8]]
    assert served.call("GET", f"/api/tables/{proof['code']}/record").json() == record
    # A rollback of an older version, after which the same chance came again, stays one.
    assert [(act["to"], act["anew"]) for act in record["acts"] if act["kind"] == "rollback"] == [(1, True)]
    for act in record["acts"]:
        act.pop("anew", None)
    proof = served.call("POST", "/api/records", record).json()
    assert served.call("GET", f"/api/tables/{proof['code']}/record").json() == record


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"seed": "another"}, "commitment"),
        ({"format": "chess"}, "format"),
        ({"game": "chess"}, "game"),
        ({"acts": [{"kind": "decide", "seat": 1, "decision": "mark 0", "at": 0}]}, "acts[0]"),
        ({"acts": [{"kind": "rollback", "seat": 0, "to": "x", "at": 0}]}, "acts[0].to"),
        ({"seats": [{"kind": "person", "name": "a\x00"}] * 2}, "seats[0].name"),
        ({"seats": [{"kind": "bot", "name": "Ohm", "bot": "genius"}] * 2}, "seats[0].bot"),
        ({"acts": [{"kind": "expire", "at": 2**63}]}, "acts[0].at"),
        ({"outcome": {"places": []}}, "outcome"),
    ],
)
def test_a_record_that_does_not_hold_is_refused(served: Served, change: dict[str, Any], field: str) -> None:
    ada, _bo = played(served, 9)
    record = served.call("GET", f"/api/tables/{ada.code}/record").json()
    answer = served.call("POST", "/api/records", {**record, **change})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")
    assert answer.json()["params"]["field"] == field
