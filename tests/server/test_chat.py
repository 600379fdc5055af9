"""Chat is limited for each seat, by whichever way it comes, and for each table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from stromtisch.room.snapshots import EVERY
from stromtisch.server.settings import Settings
from tests.server.conftest import UNLIMITED, Player

if TYPE_CHECKING:
    from tests.server.conftest import Served


def test_a_seat_cannot_chat_faster_by_more_sockets(start: Callable[[], Served], settings: Settings) -> None:
    settings.chat_rate = 0.0
    served = start()
    ada, bo = served.pair()
    lines = [Player(served, ada.code, ada.seat, ada.token).connect() for _ in range(4)]
    answers = [line.send("chat", text=f"{number}") for number in range(3) for line in lines]
    answers += [ada.post("chat", text="by request") for _ in range(3)]
    codes = [answer.get("code") for answer in answers]
    assert codes == [None] * 10 + ["too-many"] * 5
    assert served.kinds(ada.code).count("chat") == 10
    # Others may, and what is no chat is not counted.
    assert bo.post("chat", text="hm")["accepted"]
    assert lines[0].mark(4)["accepted"]


def test_a_line_that_is_sent_again_or_refused_is_not_counted(
    start: Callable[[], Served], settings: Settings
) -> None:
    settings.chat_rate, settings.chat_burst = 0.0, 2.0
    ada, _ = start().pair()
    ada.connect()
    first = ada.send("chat", id="1", text="once")
    assert [ada.send("chat", id="1", text="once") for _ in range(5)] == [first] * 5
    for text in ("", "x" * 501):
        assert ada.send("chat", text=text)["code"] == "bad-text"
    assert ada.send("chat", text="twice")["accepted"]
    # It was too soon, not wrong: the same id may come again.
    assert ada.send("chat", id="3", text="thrice")["code"] == "too-many"
    settings.chat_rate = settings.chat_burst = 1e9
    ada.served.restart()
    ada.connect()
    assert ada.send("chat", id="3", text="thrice")["accepted"]


def test_a_table_keeps_so_many_lines_and_no_more(start: Callable[[], Served], settings: Settings) -> None:
    """Also when the server has taken the table up at a snapshot and has not read the older lines."""
    for name, value in UNLIMITED.items():
        setattr(settings, name, value)
    settings.chat_most = EVERY + 6
    served = start()
    ada, bo = served.pair()
    ada.connect()
    for number in range(EVERY + 4):
        assert ada.send("chat", text=f"{number}")["accepted"]
    served.restart()
    ada.connect()
    assert ada.send("chat", text="one more")["accepted"]
    assert bo.post("chat", text="the last")["accepted"]
    full = ada.send("chat", id="full", text="too much")
    assert (full["code"], full["params"]) == ("chat-full", {"most": EVERY + 6})
    assert bo.post("chat", text="too much")["code"] == "chat-full"
    assert served.kinds(ada.code).count("chat") == EVERY + 6
    assert ada.mark(4)["accepted"]
