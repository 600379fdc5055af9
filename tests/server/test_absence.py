"""Who is away for long is replaced by the autopilot (HS-75), and takes over again by coming back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from stromtisch.server.settings import Settings

if TYPE_CHECKING:
    from tests.server.conftest import Served


@pytest.fixture
def brief(start: Callable[[], Served], settings: Settings) -> Served:
    settings.absence = 0.3
    return start()


def test_the_autopilot_takes_over_and_gives_back(brief: Served) -> None:
    ada, bo = brief.pair()
    ada.connect()
    bo.connect()
    bo.close()
    ada.until(lambda m: not m["table"]["seats"][1]["connected"])
    ada.until(lambda m: m["table"]["seats"][1]["autopilot"])
    ada.mark(8)
    ada.until(lambda m: bool(m["legal"]))
    assert ada.last["view"]["marks"] == [[8], [0]]
    bo.connect()
    assert not bo.last["table"]["seats"][1]["autopilot"]
    ada.mark(7)
    bo.until(lambda m: bool(m["legal"]))
    assert bo.mark(5)["accepted"]
    assert brief.kinds(ada.code)[3:] == ["autopilot", "decide", "decide", "autopilot", "decide", "decide"]


def test_the_autopilot_does_not_play_for_an_empty_room(brief: Served) -> None:
    ada, bo = brief.pair()
    ada.connect()
    bo.connect()
    watcher = type(ada)(brief, ada.code).connect()
    ada.close()
    bo.close()
    watcher.until(lambda m: all(seat["autopilot"] for seat in m["table"]["seats"]))
    assert "decide" not in brief.kinds(ada.code)
    bo.connect()
    # Now somebody is here again, and Ada's seat is played for.
    bo.until(lambda m: bool(m["legal"]))
    assert brief.kinds(ada.code)[3:] == ["autopilot", "autopilot", "autopilot", "decide"]


def test_after_a_restart_absent_people_are_replaced_too(brief: Served) -> None:
    ada, bo = brief.pair()
    ada.connect()
    bo.connect()
    ada.mark(8)
    brief.restart()
    ada.connect()
    ada.until(lambda m: bool(m["legal"]))
    assert ada.last["table"]["seats"][1]["autopilot"]
    assert ada.last["view"]["marks"] == [[8], [0]]


def test_a_request_counts_as_coming_back(brief: Served) -> None:
    ada, bo = brief.pair()
    ada.connect()
    ada.until(lambda m: m["table"]["seats"][1]["autopilot"])
    ada.mark(8)
    ada.until(lambda m: bool(m["legal"]))
    assert bo.get()["you"] == 1
    ada.until(lambda m: not m["table"]["seats"][1]["autopilot"])
