"""Who is away for long is replaced by the autopilot (HS-75), and takes over again by coming back."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from stromtisch.server.app import create_app
from stromtisch.server.settings import Settings

if TYPE_CHECKING:
    from tests.server.conftest import Served

SOON = 0.2
LATE = 3600.0


def test_the_autopilot_takes_over_and_gives_back(served: Served) -> None:
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    served.settings.absence = SOON
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
    assert served.kinds(ada.code)[3:] == ["autopilot", "decide", "decide", "autopilot", "decide", "decide"]


def test_the_autopilot_does_not_play_for_an_empty_room(served: Served) -> None:
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    watcher = type(ada)(served, ada.code).connect()
    ada.close()
    bo.close()
    watcher.until(lambda m: not any(seat["connected"] for seat in m["table"]["seats"]))
    # Only now: nobody may play for the one who went first while the other one is still here.
    served.settings.absence = 0.0
    served.look_again()
    watcher.until(lambda m: all(seat["autopilot"] for seat in m["table"]["seats"]))
    assert "decide" not in served.kinds(ada.code)
    bo.connect()
    # Now somebody is here again, and Ada's seat is played for.
    bo.until(lambda m: bool(m["legal"]))
    assert served.kinds(ada.code)[3:] == ["autopilot", "autopilot", "autopilot", "host", "decide"]


def test_after_a_restart_absent_people_are_replaced_too(served: Served) -> None:
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    ada.mark(8)
    served.settings.absence = SOON
    served.restart()
    ada.connect()
    ada.until(lambda m: bool(m["legal"]))
    assert ada.last["table"]["seats"][1]["autopilot"]
    assert ada.last["view"]["marks"] == [[8], [0]]


def test_a_request_counts_as_coming_back(served: Served) -> None:
    ada, bo = served.pair()
    ada.connect()
    served.settings.absence = SOON
    ada.send("chat", text="Bo?")
    ada.until(lambda m: m["table"]["seats"][1]["autopilot"])
    served.settings.absence = LATE
    assert bo.get()["you"] == 1
    ada.until(lambda m: not m["table"]["seats"][1]["autopilot"])


def test_a_command_takes_the_seat_back_at_once(served: Served) -> None:
    ada, bo = served.pair()
    bo.connect()
    served.settings.absence = 0.0
    bo.send("chat", text="Ada?")
    bo.until(lambda m: m["table"]["seats"][0]["autopilot"] and bool(m["legal"]))
    bo.mark(8)
    bo.until(lambda m: bool(m["legal"]))
    served.settings.absence = LATE
    assert ada.post("vote", stop=True)["accepted"]
    # The powers of the host come back as well, before or after the vote.
    assert [kind for kind in served.kinds(ada.code) if kind != "host"][-2:] == ["autopilot", "vote"]


def test_bots_wait_while_nobody_is_there(served: Served) -> None:
    ada = served.open([{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "random"}]).connect()
    ada.until(lambda m: bool(m["legal"]))
    ada.close()
    # Nobody counts as being here after a request any more, so the answer to this one is still to come.
    served.settings.absence = 0.0
    assert ada.post("decide", decision="mark 4", moment="0")["accepted"]
    while served.kinds(ada.code)[-1] != "autopilot":
        time.sleep(0.02)
    assert served.kinds(ada.code).count("decide") == 1
    ada.connect()
    ada.until(lambda m: bool(m["legal"]))
    assert served.kinds(ada.code).count("decide") == 2


def test_an_idle_seat_stays_with_the_autopilot_until_its_person_acts(
    start: Callable[[], Served], settings: Settings
) -> None:
    """PM-96: after two time-outs in a row, although the person is connected."""
    now = [1_790_000_000_000]
    settings.clock = lambda: now[0]
    settings.bot_pause = LATE
    served = start()
    served.stop()
    served.make = lambda: create_app(settings)
    served.start()
    people = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    ada = served.open(people, "policy-maker", decision_seconds=90)
    bo, cy = (served.sit(ada.code, name) for name in ("Bo", "Cy"))
    for player in (ada, bo, cy):
        player.connect()
    idle = None
    while idle is None:
        moment = ada.last["view"]["moment"]
        now[0] += 90_000
        served.look_again()
        ada.until(lambda m, moment=moment: m["view"]["moment"] != moment)  # type: ignore[misc]
        idle = next((seat["seat"] for seat in ada.last["table"]["seats"] if seat["autopilot"]), None)
    player = (ada, bo, cy)[idle]
    # Neither a look of the table nor a new connection of the page is a sign of life.
    served.look_again()
    player.close()
    player.connect()
    assert player.last["table"]["seats"][idle]["autopilot"]
    assert player.send("return")["accepted"]
    player.until(lambda m: not m["table"]["seats"][idle]["autopilot"])
    assert served.kinds(ada.code).count("autopilot") == 1
