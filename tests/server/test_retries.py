"""The same command again changes nothing and gets the same answer, also from another server on the same data."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.server.conftest import Served


def test_a_retry_gets_the_same_answer_also_after_a_restart(served: Served) -> None:
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    commands: list[dict[str, Any]] = [
        {"type": "decide", "id": "first", "decision": "mark 4", "moment": "0"},
        {"type": "chat", "id": "word", "text": "hm"},
        {"type": "vote", "id": "vote", "stop": True},
        {"type": "decide", "id": "stale", "decision": "mark 0", "moment": "0"},
        {"type": "undo", "id": "back"},
        {"type": "decide", "id": "second", "decision": "mark 5", "moment": "0"},
    ]
    answers = [ada.send(**command) for command in commands]
    assert [answer["accepted"] for answer in answers] == [True, True, True, False, True, True]
    before = served.log(ada.code)
    for command, answer in zip(commands, answers, strict=True):
        assert ada.send(**command) == answer
        assert {**ada.post(**command), "message": None} == {**answer, "message": None}
    served.restart()
    ada.connect()
    for command, answer in zip(commands, answers, strict=True):
        assert ada.send(**command) == answer
    assert served.log(ada.code) == before


def test_a_refused_command_stays_refused_even_if_it_would_be_legal_now(served: Served) -> None:
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    early = {"type": "decide", "id": "early", "decision": "mark 0", "moment": "1"}
    assert bo.send(**early)["code"] == "stale"
    ada.mark(4)
    assert bo.send(**early)["code"] == "stale"
    served.restart()
    assert bo.connect().send(**early)["code"] == "stale"
    assert bo.send(**{**early, "id": "now"})["accepted"]


def test_ids_of_different_people_do_not_meet(served: Served) -> None:
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    assert ada.send("chat", id="1", text="a")["seq"] == 4
    assert bo.send("chat", id="1", text="b")["seq"] == 5


def test_many_at_once_are_stored_once_each(served: Served) -> None:
    ada, _bo = served.pair()
    answers: list[dict[str, Any]] = []

    def say(number: int) -> None:
        answers.append(ada.post("chat", id=f"id-{number % 5}", text=f"word {number % 5}"))

    threads = [threading.Thread(target=say, args=(number,)) for number in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(answer["accepted"] for answer in answers)
    assert len({(answer["id"], answer["seq"]) for answer in answers}) == 5
    assert served.kinds(ada.code).count("chat") == 5
