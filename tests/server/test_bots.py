"""Bots play in processes of their own, and a table never hangs because of one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from stromtisch.server.settings import Settings

if TYPE_CHECKING:
    from tests.server.conftest import Served

ADA = {"kind": "person", "name": "Ada"}


@pytest.mark.parametrize("level", ["random", "patient", "broken", "dying"])
def test_a_bot_answers_every_move(served: Served, level: str) -> None:
    ada = served.open([ADA, {"kind": "bot", "bot": level}]).connect()
    while True:
        ada.until(lambda m: bool(m["legal"]) or m["table"]["status"] == "finished")
        if ada.last["table"]["status"] == "finished":
            break
        decision = ada.last["legal"][0]["decision"]
        assert ada.send("decide", decision=decision, moment=ada.last["view"]["moment"])["accepted"]
    assert {line["seat"] for line in ada.journal if line["kind"] == "marked"} == {0, 1}


def test_a_bot_that_hangs_is_replaced(start: Callable[[], Served], settings: Settings) -> None:
    settings.bot_limit = 0.5
    ada = start().open([ADA, {"kind": "bot", "bot": "hanging"}]).connect()
    for moment in ("0", "2"):
        ada.until(lambda m, moment=moment: m["view"]["moment"] == moment)  # type: ignore[misc]
        assert ada.send("decide", decision=ada.last["legal"][0]["decision"], moment=moment)["accepted"]


def test_tables_of_bots_go_on_after_a_restart(served: Served) -> None:
    served.settings.bot_pause = 0.05
    watcher = served.open([{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}])
    watcher.connect().until(lambda m: m["view"]["moment"] >= "2")
    served.restart()
    watcher.connect().until(lambda m: m["table"]["status"] == "finished")
