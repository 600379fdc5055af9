"""A host who is away stops nobody: the powers pass on and come back, and votes count who is here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from stromtisch.core.act import Act
from stromtisch.core.match import Match, SeatInfo
from stromtisch.core.reason import Refused
from stromtisch.core.record import export_match, import_match
from stromtisch.testing.ticking import TickingGame
from tests.server.test_nodes import moved, two  # noqa: F401 - a fixture

if TYPE_CHECKING:
    import services

    from tests.server.conftest import Message, Player, Served

LATE = 3600.0
ADA = {"kind": "person", "name": "Ada"}
OPEN = {"kind": "open"}


def has_left_room(served: Served) -> None:
    """Everybody without a connection has now been away for long enough."""
    served.settings.absence = 0.0
    served.look_again()


def hosts(served: Served, code: str) -> list[tuple[int, bool]]:
    """Who got the powers of the host, in order, by the log: the seat, and whether it acts for the host."""
    return [(row[2], row[3]["acting"]) for row in served.log(code) if row[1] == "host"]


def host_is(seat: int, acting_for: int | None) -> Callable[[Message], bool]:
    return lambda m: (m["table"]["host"], m["table"]["acting_for"]) == (seat, acting_for)


def trio(served: Served) -> tuple[Player, Player, Player]:
    """Three people in a lobby with a fourth seat (the relay is for many), Ada being the host."""
    # Neither bots nor the autopilot play the game to its end meanwhile.
    served.settings.bot_pause = LATE
    ada = served.open([ADA, OPEN, OPEN, OPEN], game="relay", length=1_000_000).connect()
    return ada, served.sit(ada.code, "Bo").connect(), served.sit(ada.code, "Cy").connect()


def test_the_powers_pass_on_in_a_match_and_come_back(served: Served) -> None:
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    assert bo.send("pause")["code"] == "not-host"
    ada.close()
    bo.until(lambda m: not m["table"]["seats"][0]["connected"])
    # Not before the time of absence.
    served.look_again()
    assert bo.send("pause")["code"] == "not-host"
    assert hosts(served, ada.code) == []
    has_left_room(served)
    bo.until(host_is(1, 0))
    assert [line["acting"] for line in bo.journal if line["kind"] == "table-host"] == [True]
    assert bo.send("pause")["accepted"]
    served.settings.absence = LATE
    ada.connect().until(host_is(0, None))
    bo.until(host_is(0, None))
    assert bo.send("resume")["code"] == "not-host"
    assert ada.send("resume")["accepted"]
    assert hosts(served, ada.code) == [(1, True), (0, False)]
    assert [line["acting"] for line in ada.journal if line["kind"] == "table-host"] == [True, False]


def test_a_restart_keeps_who_acts_as_host(served: Served) -> None:
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    ada.close()
    has_left_room(served)
    bo.until(host_is(1, 0))
    served.settings.absence = LATE
    served.restart()
    assert host_is(1, 0)(bo.connect().last)
    assert bo.send("pause")["accepted"]
    ada.connect().until(host_is(0, None))
    assert hosts(served, ada.code) == [(1, True), (0, False)]


def test_who_acts_for_the_host_in_the_lobby_fills_the_seats_and_it_starts(served: Served) -> None:
    ada, bo, cy = trio(served)
    path = f"/api/tables/{ada.code}/seats"
    bot = {"kind": "bot", "bot": "random"}
    assert served.call("PUT", f"{path}/3", bot, bo.token).json()["code"] == "not-host"
    ada.close()
    bo.until(lambda m: not m["table"]["seats"][0]["connected"])
    has_left_room(served)
    for player in (bo, cy):
        player.until(host_is(1, 0))
    assert served.call("PUT", f"{path}/3", bot, cy.token).json()["code"] == "not-host"
    # The seat of the host is kept: they may come back.
    assert served.call("PUT", f"{path}/0", bot, bo.token).json()["code"] == "seat-taken"
    assert served.call("PUT", f"{path}/3", bot, bo.token).status_code == 200
    cy.until(lambda m: m["table"]["status"] == "playing")
    served.settings.absence = LATE
    ada.connect().until(host_is(0, None))


def test_the_powers_go_on_to_the_next_when_who_acts_goes_too(served: Served) -> None:
    ada, bo, cy = trio(served)
    ada.close()
    has_left_room(served)
    cy.until(host_is(1, 0))
    bo.close()
    cy.until(host_is(2, 0))
    # A seat that leaves does not act any more, nor does the next person on it.
    served.settings.absence = LATE
    bo.connect()
    assert cy.send("leave")["accepted"]
    bo.until(host_is(0, None))
    dee = served.sit(ada.code, "Dee", seat=2).connect()
    assert host_is(0, None)(dee.last)
    has_left_room(served)
    dee.until(host_is(1, 0))
    # Nobody gets the powers in an empty room; the first who comes does.
    assert hosts(served, ada.code) == [(1, True), (2, True), (1, True)]


def test_two_guests_and_an_absent_host_stop_the_game(served: Served) -> None:
    served.settings.bot_pause = LATE
    ada = served.open([ADA, OPEN, OPEN], game="relay", length=1_000_000).connect()
    bo, cy = (served.sit(ada.code, name).connect() for name in ("Bo", "Cy"))
    ada.close()
    assert bo.send("vote", stop=True)["accepted"]
    assert cy.send("vote", stop=True)["accepted"]
    # Ada may still come back.
    assert served.kinds(ada.code)[-2:] == ["vote", "vote"]
    has_left_room(served)
    shown = bo.until(lambda m: m["table"]["status"] == "finished")
    assert shown["view"]["outcome"]["reason"]["code"] == "all-voted"
    served.restart()
    assert bo.get()["table"]["status"] == "finished"
    assert served.kinds(ada.code)[-1] == "stop"
    # The record is played again without knowing who was there.
    record = served.call("GET", f"/api/tables/{ada.code}/record").json()
    assert record["acts"][-1] == {"kind": "stop", "seat": -1, "at": record["acts"][-1]["at"]}
    kept = served.call("POST", "/api/records", record)
    assert kept.status_code == 201, kept.text
    assert kept.json()["outcome"]


def test_a_vote_counts_at_once_when_the_others_are_long_gone(served: Served) -> None:
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    ada.close()
    has_left_room(served)
    bo.until(lambda m: m["table"]["seats"][0]["autopilot"])
    served.settings.absence = LATE
    assert bo.send("vote", stop=True)["accepted"]
    bo.until(lambda m: m["table"]["status"] == "finished")


def test_whoever_is_here_and_has_not_voted_is_waited_for(served: Served) -> None:
    served.settings.bot_pause = LATE
    ada = served.open([ADA, OPEN, OPEN], game="relay", length=1_000_000).connect()
    bo, cy = (served.sit(ada.code, name).connect() for name in ("Bo", "Cy"))
    ada.close()
    assert bo.send("vote", stop=True)["accepted"]
    has_left_room(served)
    cy.until(lambda m: m["table"]["seats"][0]["autopilot"])
    served.look_again()
    assert cy.send("chat", text="Ich nicht.")["accepted"]
    assert "stop" not in served.kinds(ada.code)
    assert cy.send("vote", stop=True)["accepted"]
    cy.until(lambda m: m["table"]["status"] == "finished")


def test_over_days_the_host_stays_the_host(served: Served) -> None:
    from tests.server.conftest import Player

    request = {"game": "ticking", "seats": [ADA, OPEN], "settings": {"patient": True}}
    ada = Player(served, **served.call("POST", "/api/tables", request).json())
    bo = served.sit(ada.code).connect()
    has_left_room(served)
    assert bo.send("vote", stop=True)["accepted"]
    served.look_again()
    assert bo.send("pause")["code"] == "not-host"
    assert served.kinds(ada.code)[2:] == ["started", "vote"]


def test_only_one_of_two_nodes_passes_the_powers_on(
    two: Any,  # noqa: F811
    redis_server: services.Redis,
) -> None:
    one, other = two(redis_server.address, node_lost=3600.0)
    # So long that Ada's autopilot does not play it to its end before she is back.
    ada = one.open([ADA, OPEN, OPEN], game="relay", length=1_000_000).connect()
    bo = other.sit(ada.code, "Bo").connect()
    cy = one.sit(ada.code, "Cy", seat=2).connect()
    cy.until(lambda m: m["table"]["seats"][1]["connected"])
    ada.close()
    cy.until(lambda m: not m["table"]["seats"][0]["connected"])
    for served in (one, other):
        has_left_room(served)
    for player in (bo, cy):
        player.until(host_is(1, 0))
    for served in (one, other):
        served.settings.absence = LATE
    back = moved(ada, other).connect()
    for player in (back, bo, cy):
        player.until(host_is(0, None))
    assert hosts(one, ada.code) == [(1, True), (0, False)]


# --- the rules ----------------------------------------------------------------------------------


def match_of_two() -> Match:
    return Match(TickingGame(), {}, [SeatInfo("person", "Ada"), SeatInfo("person", "Bo")], "seed")


def test_an_old_log_does_not_stop_where_it_did_not() -> None:
    """A vote beside an absent seat never stopped a match; without the line that says so it still does not."""
    match = match_of_two()
    match.set_autopilot(0, True)
    match.vote(1, True)
    assert match.state.outcome() is None
    assert match.replay().state.outcome() is None


def test_a_match_stops_only_when_all_who_are_here_agree() -> None:
    match = match_of_two()
    with pytest.raises(Refused) as refused:
        match.stop()
    assert refused.value.reason.code == "not-agreed"
    match.vote(1, True)
    with pytest.raises(Refused):
        match.stop()
    match.set_autopilot(0, True)
    match.set_autopilot(1, True)
    with pytest.raises(Refused):
        match.append(Act("stop", -1, 0, {}))
    match.set_autopilot(1, False)
    match.stop(7)
    assert match.state.outcome() is not None
    assert match.log[-1].to_json() == {"kind": "stop", "seat": -1, "at": 7}
    again = import_match(export_match(match), {"ticking": TickingGame()})
    assert again.state.outcome() is not None
    with pytest.raises(Refused):
        match.stop()
