"""Opening, joining, starting, playing, watching, leaving and coming back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from stromtisch.core.record import import_match
from stromtisch.core.shuffle import commitment
from stromtisch.testing.ticking import table_games

if TYPE_CHECKING:
    from tests.server.conftest import Player, Served

ADA = {"kind": "person", "name": "Ada"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def play_out(first: Player, second: Player, squares: list[int]) -> None:
    for number, square in enumerate(squares):
        answer = (first, second)[number % 2].mark(square)
        assert answer["accepted"], answer


def test_a_table_waits_in_the_lobby_and_starts_when_no_seat_is_open(served: Served) -> None:
    ada = served.open([ADA, OPEN]).connect()
    assert ada.last["table"]["status"] == "lobby"
    assert ada.last["view"] is None
    assert ada.last["you"] == 0
    assert ada.last["table"]["host"] == 0
    assert ada.last["undo"]["code"] == "not-started"
    bo = served.sit(ada.code).connect()
    assert bo.last["you"] == 1
    ada.until(lambda m: m["table"]["status"] == "playing" and m["table"]["seats"][1]["connected"])
    assert [seat["name"] for seat in ada.last["table"]["seats"]] == ["Ada", "Bo"]
    assert served.kinds(ada.code) == ["opened", "seated", "started"]


def test_a_game_is_played_to_its_end_and_its_record_can_be_played_again(served: Served) -> None:
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    watcher = type(ada)(served, ada.code).connect()
    assert ada.last["table"]["seed"] is None
    assert served.call("GET", f"/api/tables/{ada.code}/record").json()["code"] == "still-playing"
    play_out(ada, bo, [0, 3, 1, 4, 2])
    for player in (ada, bo, watcher):
        end = player.until(lambda m: m["table"]["status"] == "finished")
        assert end["view"]["outcome"]["winners"] == [0]
        assert commitment(end["table"]["seed"]) == end["table"]["commitment"]
        assert [line["square"] for line in player.journal if line["kind"] == "marked"] == [0, 3, 1, 4, 2]
        assert [line["seq"] for line in player.journal] == [4, 5, 6, 7, 8]
    assert watcher.last["you"] is None
    assert watcher.last["legal"] == []
    record = served.call("GET", f"/api/tables/{ada.code}/record").json()
    assert import_match(record, table_games()).state.outcome() is not None


def test_the_answer_comes_before_the_update_that_shows_it(served: Served) -> None:
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    ada.until(lambda m: m["table"]["seats"][1]["connected"])
    assert ada.mark(4)["seq"] == 4
    assert ada.last["seq"] < 4
    ada.until(lambda m: m["seq"] == 4)


def test_legal_and_closed_decisions_are_shown_with_their_reasons(served: Served) -> None:
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    ada.mark(4)
    bo.until(lambda m: bool(m["legal"]))
    assert [item["decision"] for item in bo.last["legal"]] == [f"mark {n}" for n in range(9) if n != 4]
    assert bo.last["legal"][0]["preview"] == {}
    assert bo.last["closed"] == [
        {"decision": "mark 4", "kind": "mark", "square": 4, "code": "taken", "params": {"square": 4}}
    ]
    assert bo.send("why", decision="mark 4")["code"] == "taken"
    assert bo.send("why", decision="mark 5")["accepted"]
    assert ada.send("why", decision="mark 5")["code"] == "not-your-decision"


def test_chat_reaches_everybody_and_is_cleaned(served: Served) -> None:
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    assert ada.send("chat", text="  Hallo\x00 \u202eBo\n!  ")["accepted"]
    bo.until(lambda m: bool(m["chat"]))
    assert bo.chat[0]["text"] == "Hallo Bo !"
    assert (bo.chat[0]["name"], bo.chat[0]["seat"]) == ("Ada", 0)
    assert bo.get()["chat"] == bo.chat
    assert bo.get(after=bo.chat[0]["seq"])["chat"] == []


def test_undo_takes_the_last_decision_back(served: Served) -> None:
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    assert ada.send("undo")["code"] == "nothing-to-undo"
    ada.mark(4)
    ada.until(lambda m: m["seq"] == 5 or m["undo"]["open"])
    assert bo.send("undo")["code"] == "others-decided"
    assert ada.send("undo")["accepted"]
    ada.until(lambda m: bool(m["legal"]))
    assert ada.last["view"]["marks"] == [[], []]
    assert ada.mark(0)["accepted"]
    assert served.kinds(ada.code)[3:] == ["decide", "undo", "decide"]


def test_a_vote_of_all_people_stops_the_game(served: Served) -> None:
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    assert ada.send("vote", stop=True)["accepted"]
    bo.until(lambda m: m["table"]["seats"][0]["votes_stop"])
    assert ada.send("vote", stop=False)["accepted"]
    assert bo.send("vote", stop=True)["accepted"]
    assert ada.get()["table"]["status"] == "playing"
    assert ada.send("vote", stop=True)["accepted"]
    bo.until(lambda m: m["table"]["status"] == "finished")
    assert bo.last["view"]["outcome"]["verdict"] == "aborted"
    assert bo.send("vote", stop=True)["code"] == "game-over"


def test_leaving_before_the_start_frees_the_seat_and_hands_the_host_over(served: Served) -> None:
    ada = served.open([ADA, OPEN]).connect()
    watcher = type(ada)(served, ada.code).connect()
    command = {"id": "going"}
    answer = ada.send("leave", **command)
    assert answer["accepted"]
    watcher.until(lambda m: m["table"]["seats"][0]["kind"] == "open")
    assert watcher.last["table"]["host"] is None
    ada.until(lambda m: m["you"] is None)
    assert ada.send("leave", **command) == answer
    bo = served.sit(ada.code, "Bo", seat=1)
    assert bo.get()["table"]["host"] == 1


def test_a_person_who_leaves_watches_and_may_come_back(served: Served) -> None:
    """The dialog promises it: the autopilot plays on, and the same browser gets the seat back."""
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    assert bo.send("leave")["accepted"]
    ada.until(lambda m: m["table"]["seats"][1]["left"] and m["table"]["seats"][1]["autopilot"])
    bo.until(lambda m: m["you"] is None)
    assert bo.send("chat", text="still here")["code"] == "no-seat"
    # The autopilot plays for the seat.
    ada.mark(8)
    ada.until(lambda m: bool(m["legal"]))
    assert ada.last["view"]["marks"] == [[8], [0]]
    assert (bo.last["gone"], ada.last["gone"]) == ([1], [])
    # Nobody else can take the seat.
    cy = type(ada)(served, ada.code).connect()
    assert cy.send("return")["code"] == "no-seat"
    assert bo.send("return", id="back")["accepted"]
    bo.until(lambda m: m["you"] == 1)
    seat = bo.last["table"]["seats"][1]
    assert (seat["left"], seat["autopilot"], bo.last["gone"]) == (False, False, [])
    assert bo.send("return", id="back")["accepted"]
    assert bo.send("return", id="again")["code"] == "not-away"
    ada.mark(7)
    bo.until(lambda m: bool(m["legal"]))
    assert bo.mark(5)["accepted"]
    # After a restart the log tells the same.
    served.restart()
    assert bo.get()["you"] == 1


def test_after_a_restart_a_person_may_still_come_back(served: Served) -> None:
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    assert bo.send("leave")["accepted"]
    served.restart()
    bo.connect()
    assert bo.last["gone"] == [1]
    assert bo.send("return")["accepted"]
    bo.until(lambda m: m["you"] == 1)


def test_two_people_of_one_name_are_told_apart(served: Served) -> None:
    ada = served.open([ADA, OPEN, OPEN], "relay")
    names = [served.sit(ada.code, name).get()["table"]["seats"] for name in ("ada", "Ada")][-1]
    assert [seat["name"] for seat in names] == ["Ada", "ada 2", "Ada 3"]


def test_whoever_comes_back_sees_the_whole_table(served: Served) -> None:
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    ada.mark(4)
    ada.send("chat", text="moment")
    ada.close()
    bo.until(lambda m: not m["table"]["seats"][0]["connected"])
    bo.mark(0)
    ada.connect()
    assert [line["square"] for line in ada.journal] == [4, 0]
    assert [line["text"] for line in ada.chat] == ["moment"]
    assert ada.last["legal"]
    served.restart()
    again = ada.connect().last
    assert [line["square"] for line in ada.journal] == [4, 0]
    assert again["view"]["marks"] == [[4], [0]]


def test_pull_sends_the_lines_after_a_number(served: Served) -> None:
    ada, _bo = served.pair()
    ada.connect()
    ada.mark(4)
    ada.until(lambda m: m["seq"] == 4)
    assert ada.send("pull", after=0)["accepted"]
    while True:
        message = ada.hear()
        if message["type"] == "table":
            break
    assert [line["seq"] for line in message["journal"]] == [4]


def test_the_host_arranges_the_seats_before_the_start(served: Served) -> None:
    ada = served.open([ADA, OPEN])
    path = f"/api/tables/{ada.code}/seats"
    assert served.call("PUT", path + "/1", BOT).json()["code"] == "no-seat"
    assert served.call("PUT", path + "/7", BOT, ada.token).json()["code"] == "no-seat"
    assert served.call("PUT", path + "/0", BOT, ada.token).json()["code"] == "seat-taken"
    bad = served.call("PUT", path + "/1", {"kind": "bot", "bot": "genius"}, ada.token)
    assert (bad.status_code, bad.json()["code"]) == (400, "bad-seats")
    assert served.call("PUT", path + "/1", {"kind": "open"}, ada.token).status_code == 200
    assert served.call("PUT", path + "/1", BOT, ada.token).json()["table"]["status"] == "playing"
    assert served.call("PUT", path + "/1", BOT, ada.token).json()["code"] == "already-started"
    assert served.kinds(ada.code)[:4] == ["opened", "seat-changed", "seat-changed", "started"]


def test_only_the_host_arranges_the_seats(served: Served) -> None:
    host = served.open([OPEN, ADA])
    bo = served.sit(host.code)
    assert served.call("PUT", f"/api/tables/{host.code}/seats/1", BOT, bo.token).json()["code"] == "not-host"


def test_a_program_can_play_without_a_socket(served: Served) -> None:
    ada, bo = served.pair()
    assert ada.get()["table"]["seats"][0]["connected"]
    assert ada.post("decide", decision="mark 4", moment="0")["accepted"]
    refusal = served.call(
        "POST",
        f"/api/tables/{ada.code}/commands",
        {"type": "decide", "id": "x", "decision": "mark 0", "moment": "1"},
        ada.token,
    )
    assert refusal.status_code == 409
    assert refusal.json()["code"] == "not-your-decision"
    assert bo.post("decide", decision="mark 0", moment="1")["seq"] == 5


def test_the_cookie_holds_the_seat_and_no_script_can_read_it(served: Served) -> None:
    answer = served.call("POST", "/api/tables", {"game": "ticking", "seats": [ADA, OPEN]})
    cookie = answer.headers["set-cookie"]
    code, token = answer.json()["code"], answer.json()["token"]
    assert cookie.startswith(f"stromtisch-{code}={token};")
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "path=/;" in cookie.lower() + ";"
    shown = served.call("GET", f"/api/tables/{code}", headers={"Cookie": f"stromtisch-{code}={token}"})
    assert shown.json()["you"] == 0


def test_tokens_are_stored_as_hashes_only(served: Served) -> None:
    ada, _bo = served.pair()
    ada.connect()
    assert ada.token is not None
    for file in served.settings.data.iterdir():
        assert ada.token.encode() not in file.read_bytes()


def test_games_and_pages_are_described(served: Served) -> None:
    shelf = {entry["id"]: entry for entry in served.call("GET", "/api/games").json()}
    assert shelf["ticking"]["options"][0]["id"] == "seconds"
    assert list(shelf) == ["ticking", "tic-tac-toe", "relay"]
    assert served.call("GET", "/api/games/ticking").json()["content"] == {}
    assert served.call("GET", "/api/health").json()["status"] == "ok"
    docs = served.call("GET", "/api/docs")
    assert "/api/tables/{code}/commands" in docs.text
    assert "http://" not in docs.text.replace("http://127", "")
    assert served.call("GET", "/api/docs/openapi.json").json()["paths"]


def test_a_table_of_bots_plays_by_itself_for_whoever_watches(served: Served) -> None:
    watcher = served.open([BOT, {"kind": "bot", "bot": "random", "name": "Otto"}])
    assert (watcher.seat, watcher.token) == (None, None)
    watcher.connect().until(lambda m: m["table"]["status"] == "finished")
    assert [seat["name"] for seat in watcher.last["table"]["seats"]] == ["Volta", "Otto"]


def test_rooms_nobody_uses_are_dropped_and_come_back(start: Callable[[], Served], settings: object) -> None:
    settings.idle = 0.0  # type: ignore[attr-defined]
    served = start()
    ada, bo = served.pair()
    ada.post("decide", decision="mark 4", moment="0")
    rooms = served.app.state.rooms
    import time

    limit = time.monotonic() + 100
    while rooms._rooms and time.monotonic() < limit:
        time.sleep(0.05)
    assert not rooms._rooms
    assert bo.get()["view"]["marks"] == [[4], []]
