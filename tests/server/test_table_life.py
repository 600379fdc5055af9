"""What the host does with a table: everything is in the log, and a restart finds it again."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from stromtisch.server.settings import Settings

if TYPE_CHECKING:
    from tests.server.conftest import Player, Served

NOW = 1_790_000_000_000
ADA = {"kind": "person", "name": "Ada"}


def pair(served: Served, seconds: int = 600, **settings: bool) -> tuple[Player, Player]:
    """Ada, who is the host, and Bo at a table with these settings."""
    body = {
        "game": "ticking",
        "options": {"seconds": seconds},
        "seats": [ADA, {"kind": "open"}],
        "settings": settings,
    }
    opened = served.call("POST", "/api/tables", body)
    assert opened.status_code == 201, opened.text
    bo = served.sit(opened.json()["code"])
    ada = type(bo)(served, **opened.json())
    return ada.connect(), bo.connect()


def kinds_told(player: Player) -> list[str]:
    return [line["kind"] for line in player.journal]


def test_a_pause_stops_clock_and_play_and_a_restart_keeps_it(
    start: Callable[[], Served], settings: Settings
) -> None:
    now = [NOW]
    settings.clock = lambda: now[0]
    served = start()
    ada, bo = pair(served)
    now[0] += 100_000
    assert bo.send("pause")["code"] == "not-host"
    assert ada.send("pause")["accepted"]
    assert ada.send("pause")["code"] == "paused"
    shown = bo.until(lambda m: m["table"]["life"]["paused"])
    assert (shown["clock"], shown["table"]["life"]["left"]) == (None, 500_000)
    assert ada.mark(4)["code"] == "paused"
    assert ada.send("undo")["code"] == "paused"
    assert ada.send("skip")["code"] == "paused"
    assert ada.send("chat", text="kurz weg")["accepted"]
    served.stop()
    now[0] += 3_600_000
    served.start()
    assert ada.connect().last["table"]["life"]["paused"]
    assert ada.send("extend", minutes=2)["accepted"]
    assert ada.send("resume")["accepted"]
    assert ada.until(lambda m: m["clock"] is not None)["clock"]["deadline"] == now[0] + 620_000
    assert ada.send("resume")["code"] == "not-paused"
    assert ada.mark(4)["accepted"]
    assert [kind for kind in kinds_told(ada) if kind.startswith("table-")] == [
        "table-paused",
        "table-extended",
        "table-resumed",
    ]
    assert served.kinds(ada.code)[3:] == ["paused", "chat", "extended", "resumed", "decide"]


def test_a_short_pause_ends_by_itself_and_comes_once_a_round(
    start: Callable[[], Served], settings: Settings
) -> None:
    """Section 5.3 of Neustart: one pause of two minutes a weekday, where the table is opened so."""
    now = [NOW]
    settings.clock = lambda: now[0]
    served = start()
    ada, bo = pair(served, short_pauses=True)
    now[0] += 100_000
    assert ada.send("pause")["accepted"]
    assert bo.until(lambda m: m["table"]["life"]["paused"])["table"]["life"]["left"] == 500_000
    served.stop()
    # The two minutes go by while the server is away.
    now[0] += 119_000
    served.start()
    assert ada.connect().last["table"]["life"]["paused"]
    now[0] += 1_000
    assert ada.send("chat", text="noch da?")["accepted"]
    over = ada.until(lambda m: not m["table"]["life"]["paused"])
    assert over["clock"]["deadline"] == now[0] + 500_000
    assert served.log(ada.code)[-1][1:4] == ("resumed", None, {})
    assert ada.send("pause")["code"] == "pause-used"
    assert ada.mark(4)["accepted"]
    assert ada.send("pause")["accepted"], "in the next round there is another one"


def test_undo_after_a_pause_leads_back_to_a_clock_that_was_paused_too(
    start: Callable[[], Served], settings: Settings
) -> None:
    now = [NOW]
    settings.clock = lambda: now[0]
    served = start()
    ada, _bo = pair(served)
    ada.mark(4)
    ada.send("pause")
    now[0] += 7_200_000
    ada.send("resume")
    ada.send("undo")
    assert ada.until(lambda m: m["view"]["moment"] == "0")["clock"]["deadline"] == NOW + 7_800_000
    served.restart()
    assert ada.connect().last["clock"]["deadline"] == NOW + 7_800_000


def test_a_clock_is_extended_or_skipped(start: Callable[[], Served], settings: Settings) -> None:
    now = [NOW]
    settings.clock = lambda: now[0]
    served = start()
    ada, bo = pair(served)
    assert ada.send("extend", minutes=5)["accepted"]
    assert ada.until(lambda m: m["clock"]["deadline"] == NOW + 900_000)
    assert ada.send("extend", minutes=3)["code"] == "malformed"
    assert bo.send("skip")["code"] == "not-host"
    assert ada.send("skip")["accepted"]
    shown = bo.until(lambda m: m["view"]["moment"] == "1")
    assert shown["view"]["marks"] == [[0], []]
    assert served.kinds(ada.code)[3:] == ["extended", "expire"]
    ada_free, _ = pair(served, seconds=0)
    for command in ({"type": "skip"}, {"type": "extend", "minutes": 1}):
        assert ada_free.send(**command)["code"] == "no-clock"


def test_the_host_rolls_back_to_any_line_if_the_table_allows_it(served: Served) -> None:
    ada, bo = pair(served, rollback=True)
    ada.mark(4)
    after_one = bo.until(lambda m: m["view"]["moment"] == "1")["seq"]
    bo.mark(0)
    ada.mark(8)
    bo.until(lambda m: m["view"]["moment"] == "3")
    assert bo.send("rollback", to=after_one)["code"] == "not-host"
    assert ada.send("rollback", to=1)["code"] == "nothing-to-undo"
    assert ada.send("rollback", to=after_one + 100)["code"] == "nothing-to-undo"
    assert ada.send("rollback", to=after_one)["accepted"]
    back = bo.until(lambda m: m["view"]["moment"] == "1")
    assert back["view"]["marks"] == [[4], []]
    assert back["clock"]["deadline"] > back["now"]
    assert (bo.journal[-1]["kind"], bo.journal[-1]["anew"]) == ("rolled-back", True)
    bo.mark(2)
    served.restart()
    assert ada.connect().last["view"]["marks"] == [[4], [2]]
    assert served.kinds(ada.code)[3:] == ["decide", "decide", "decide", "rollback", "decide"]
    assert served.log(ada.code)[6][3] == {"to": after_one, "anew": True}
    strict, _ = pair(served)
    strict.mark(4)
    assert strict.send("rollback", to=3)["code"] == "no-rollback"


def test_a_bot_stands_in_for_somebody_who_is_away_and_gives_the_seat_back(served: Served) -> None:
    ada, bo = pair(served, seconds=0)
    assert ada.send("stand-in", seat=1, bot="random")["code"] == "not-absent"
    bo.close()
    ada.until(lambda m: not m["table"]["seats"][1]["connected"])
    assert ada.send("stand-in", seat=1, bot="genius")["code"] == "bad-seats"
    assert ada.send("stand-in", seat=7, bot="random")["code"] == "no-seat"
    assert ada.send("stand-in", seat=1, bot="random")["accepted"]
    shown = ada.until(lambda m: m["table"]["seats"][1]["stand_in"] == "random")
    assert shown["table"]["seats"][1]["autopilot"]
    ada.mark(4)
    ada.until(lambda m: bool(m["legal"]))
    assert ada.last["view"]["moment"] == "2"
    served.restart()
    ada.connect()
    assert ada.last["table"]["seats"][1]["stand_in"] == "random"
    bo.connect()
    back = ada.until(lambda m: not m["table"]["seats"][1]["autopilot"])
    assert back["table"]["seats"][1]["stand_in"] is None
    ada.mark(ada.last["legal"][0]["square"])
    bo.until(lambda m: bool(m["legal"]))
    assert bo.mark(bo.last["legal"][0]["square"])["accepted"]


def test_a_table_without_onlookers_tells_strangers_nothing(served: Served) -> None:
    ada, bo = pair(served, onlookers=False)
    ada.mark(4)
    stranger = type(ada)(served, ada.code)
    seen = stranger.get()
    assert (seen["view"], seen["journal"], seen["chat"], seen["clock"]) == (None, [], [], None)
    assert served.call("GET", f"/api/tables/{ada.code}/replay").json()["code"] == "no-onlookers"
    assert served.call("GET", f"/api/tables/{ada.code}/record").json()["code"] == "no-onlookers"
    # The wall of somebody who holds a seat may stay.
    wall = served.call("GET", f"/api/tables/{ada.code}?seat=none", token=bo.token).json()
    assert wall["view"]["marks"] == [[4], []]
    assert bo.send("admit", onlookers=True)["code"] == "not-host"
    assert ada.send("admit", onlookers=True)["accepted"]
    assert stranger.connect().last["view"]["marks"] == [[4], []]


def test_over_days_no_clock_runs_and_nobody_is_replaced(served: Served) -> None:
    ada, bo = pair(served, seconds=1, patient=True)
    assert ada.last["clock"] is None
    served.settings.absence = 0.0
    bo.close()
    ada.until(lambda m: not m["table"]["seats"][1]["connected"])
    ada.mark(4)
    time.sleep(1.2)
    shown = ada.get()
    assert (shown["view"]["moment"], shown["clock"]) == ("1", None)
    assert not shown["table"]["seats"][1]["autopilot"]


def test_a_closed_table_can_be_looked_at_and_nothing_else(served: Served) -> None:
    ada, bo = pair(served)
    ada.mark(4)
    assert bo.send("close")["code"] == "not-host"
    assert ada.send("close")["accepted"]
    shown = bo.until(lambda m: m["table"]["life"]["closed"])
    assert (shown["table"]["status"], shown["clock"]) == ("finished", None)
    assert shown["table"]["seed"] is not None
    assert bo.send("chat", text="?")["code"] == "closed"
    served.restart()
    record = served.call("GET", f"/api/tables/{ada.code}/record").json()
    assert (len(record["acts"]), record["outcome"]) == (1, None)
    lobby = served.open([ADA, {"kind": "open"}]).connect()
    assert lobby.send("close")["accepted"]
    assert lobby.until(lambda m: m["table"]["life"]["closed"])["table"]["status"] == "finished"
    sit = served.call("POST", f"/api/tables/{lobby.code}/seats", {"name": "Bo"})
    assert (sit.status_code, sit.json()["code"]) == (409, "closed")


def test_the_host_hands_over_by_leaving(served: Served) -> None:
    ada, bo = pair(served)
    ada.send("leave")
    bo.until(lambda m: m["table"]["host"] == 1)
    assert bo.send("pause")["accepted"]


def test_a_rematch_leads_everybody_to_the_same_seats(served: Served) -> None:
    ada, bo = pair(served, seconds=0, rollback=True)
    path = f"/api/tables/{ada.code}/rematch"
    assert served.call("POST", path, token=ada.token).json()["code"] == "still-playing"
    for player, square in ((ada, 0), (bo, 3), (ada, 1), (bo, 4), (ada, 2)):
        assert player.mark(square)["accepted"]
    bo.until(lambda m: m["table"]["status"] == "finished")
    assert served.call("POST", path, token=bo.token).json()["code"] == "not-host"
    led = served.call("POST", path, token=ada.token)
    assert (led.status_code, led.json()["seat"]) == (201, 0)
    code = led.json()["code"]
    assert bo.until(lambda m: m["table"]["life"]["rematch"] == code)
    follows = served.call("POST", path, token=bo.token)
    assert (follows.json()["code"], follows.json()["seat"]) == (code, 1)
    again = type(bo)(served, code, 1, bo.token).connect()
    assert (again.last["you"], again.last["table"]["status"]) == (1, "playing")
    assert again.last["table"]["life"]["settings"]["rollback"]
    assert [seat["name"] for seat in again.last["table"]["seats"]] == ["Ada", "Bo"]
    # Cookies follow as well, each under its own name.
    cookies = {f"stromtisch-{ada.code}": str(ada.token), f"stromtisch-{ada.code}-1": str(bo.token)}
    answer = served.call("POST", path, headers={"Cookie": "; ".join(f"{k}={v}" for k, v in cookies.items())})
    assert set(answer.cookies) == {f"stromtisch-{code}", f"stromtisch-{code}-1"}


def test_ones_own_tables_in_short(served: Served) -> None:
    """Looking at the start page does not count as coming to the table."""
    ada, bo = pair(served, seconds=0)
    bo.close()
    ada.until(lambda m: not m["table"]["seats"][1]["connected"])
    ada.mark(4)
    cookie = {"Cookie": f"stromtisch-{ada.code}={bo.token}; stromtisch-ZZZZZZ=x; other=1"}
    (glance,) = served.call("GET", "/api/mine", headers=cookie).json()
    assert (glance["code"], glance["yours"], glance["awaited"]) == (ada.code, [1], [1])
    assert (glance["game"], glance["status"], glance["names"]) == ("ticking", "playing", ["Ada", "Bo"])
    assert not ada.get()["table"]["seats"][1]["connected"]
    assert served.call("GET", "/api/mine").json() == []
