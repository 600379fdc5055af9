"""The shuffle at a table: everybody adds to it after the server has committed itself, and the start waits for that."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from stromtisch.core.shuffle import Shuffle, commitment

if TYPE_CHECKING:
    from collections.abc import Callable

    from stromtisch.server.settings import Settings
    from tests.server.conftest import Message, Player, Served

ADAS, BOS, EVES = "nonce-of-ada-0123456789", "nonce-of-bo-0123456789", "nonce-of-eve-0123456789"
HOST = {"kind": "person", "name": "Ada", "contributes": True}
OPEN = {"kind": "open"}
PATIENCE = 100.0
BOT = {"kind": "bot", "bot": "random"}


def shown(player: Player) -> tuple[str, list[str | None], list[int]]:
    """How far the table is, the nonces so far, and whom the start waits for."""
    table = player.get()["table"]
    return table["status"], table["nonces"], table["awaited"]


def finish(ada: Player, bo: Player) -> Message:
    """Ada wins in three moves; the table as an onlooker sees it then."""
    ada.connect()
    bo.connect()
    for player, square in ((ada, 0), (bo, 3), (ada, 1), (bo, 4), (ada, 2)):
        assert player.mark(square)["accepted"]
    return ada.until(lambda m: m["table"]["status"] == "finished")


def record_of(served: Served, code: str) -> dict[str, Any]:
    record: dict[str, Any] = served.call("GET", f"/api/tables/{code}/record").json()
    return record


def test_the_seed_is_made_of_the_servers_part_and_everybodys_nonce(served: Served) -> None:
    ada = served.open([HOST, OPEN])
    promised = ada.get()["table"]["commitment"]
    assert shown(ada) == ("lobby", [None, None], [0])
    assert ada.post("contribute", nonce=ADAS)["accepted"]
    assert shown(ada) == ("lobby", [ADAS, None], [])
    bo = served.sit(ada.code, nonce=BOS)
    assert shown(ada) == ("playing", [ADAS, BOS], [])
    assert served.kinds(ada.code) == ["opened", "contributed", "seated", "started"]
    end = finish(ada, bo)["table"]
    assert (end["commitment"], commitment(end["seed"])) == (promised, promised)
    record = record_of(served, ada.code)
    assert record["commitment"] == promised
    assert record["shuffle"] == {"server": end["seed"], "nonces": [ADAS, BOS]}
    assert record["seed"] == Shuffle(end["seed"], [ADAS, BOS]).seed() != end["seed"]


def test_the_start_waits_for_a_promised_nonce(served: Served) -> None:
    """The last person sits down first; the contribution starts the match in the same commit."""
    ada = served.open([HOST, OPEN])
    bo = served.sit(ada.code, nonce=BOS)
    assert shown(bo) == ("lobby", [None, BOS], [0])
    answer = ada.post("contribute", nonce=ADAS)
    assert (answer["accepted"], answer["seq"]) == (True, 3)
    assert shown(bo) == ("playing", [ADAS, BOS], [])
    assert served.kinds(ada.code) == ["opened", "seated", "contributed", "started"]


def test_without_promises_everything_starts_at_once(served: Served) -> None:
    ada, bo = served.pair()
    assert shown(ada) == ("playing", [None, None], [])
    end = finish(ada, bo)["table"]
    record = record_of(served, ada.code)
    assert "shuffle" not in record
    assert (record["seed"], record["commitment"]) == (end["seed"], end["commitment"])


def test_bots_add_nothing(served: Served) -> None:
    ada = served.open([HOST, BOT])
    assert shown(ada) == ("lobby", [None, None], [0])
    ada.post("contribute", nonce=ADAS)
    assert shown(ada)[:2] == ("playing", [ADAS, None])


def test_a_nonce_is_given_once(served: Served) -> None:
    ada = served.open([HOST, OPEN])
    first = ada.post("contribute", nonce=ADAS, id="one")
    assert ada.post("contribute", nonce=ADAS, id="one")["seq"] == first["seq"]
    again = ada.post("contribute", nonce=EVES)
    assert (again["accepted"], again["code"], again["params"]) == (False, "already-contributed", {"seat": 0})
    bo = served.sit(ada.code, nonce=BOS)
    late = bo.post("contribute", nonce=EVES)
    assert (late["accepted"], late["code"]) == (False, "already-started")
    assert shown(ada) == ("playing", [ADAS, BOS], [])
    assert served.kinds(ada.code) == ["opened", "contributed", "seated", "started"]


def test_a_person_without_a_nonce_may_add_one_before_the_start(served: Served) -> None:
    ada = served.open([{"kind": "person", "name": "Ada"}, OPEN])
    assert shown(ada) == ("lobby", [None, None], [])
    assert ada.post("contribute", nonce=ADAS)["accepted"]
    served.sit(ada.code)
    assert shown(ada) == ("playing", [ADAS, None], [])


def test_only_people_with_a_seat_contribute(served: Served) -> None:
    ada = served.open([HOST, OPEN])
    onlooker = type(ada)(served, ada.code)
    assert onlooker.post("contribute", nonce=EVES)["code"] == "no-seat"
    ada.post("close")
    assert ada.post("contribute", nonce=ADAS)["code"] == "closed"


@pytest.mark.parametrize(
    "bad",
    [
        "",
        "short",
        "x" * 65,
        "0123456789 abcdef",
        "0123456789'abcdef",
        "0123456789abcdef\n",
        "0123456789abcdef\0",
        "ü" * 16,
        7,
    ],
)
def test_a_bad_nonce_is_refused_and_changes_nothing(served: Served, bad: object) -> None:
    ada = served.open([HOST, OPEN])
    answer = served.call("POST", f"/api/tables/{ada.code}/seats", {"name": "Bo", "nonce": bad})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert answer.json()["params"]["where"].endswith("nonce")
    assert ada.post("contribute", nonce=bad)["code"] == "malformed"
    assert shown(ada) == ("lobby", [None, None], [0])
    assert served.kinds(ada.code) == ["opened"]


def test_a_person_who_leaves_takes_the_nonce_along(served: Served) -> None:
    ada = served.open([HOST, OPEN])
    ada.post("contribute", nonce=ADAS)
    assert ada.post("leave")["accepted"]
    assert shown(ada) == ("lobby", [None, None], [])
    served.sit(ada.code, "Bo", nonce=BOS)
    eve = served.sit(ada.code, "Eve", nonce=EVES)
    assert shown(eve) == ("playing", [BOS, EVES], [])


def test_nobody_waits_for_a_person_who_has_left(served: Served) -> None:
    ada = served.open([HOST, OPEN])
    bo = served.sit(ada.code, nonce=BOS)
    assert ada.post("leave")["accepted"]
    assert shown(bo) == ("lobby", [None, BOS], [])
    # Bo is the host now, and a bot completes the table.
    assert served.call("PUT", f"/api/tables/{ada.code}/seats/0", BOT, bo.token).status_code == 200
    assert shown(bo) == ("playing", [None, BOS], [])


def test_a_person_who_is_sent_away_takes_the_nonce_along(served: Served) -> None:
    ada = served.open([HOST, OPEN])
    served.sit(ada.code, nonce=BOS)
    assert served.call("PUT", f"/api/tables/{ada.code}/seats/1", OPEN, ada.token).status_code == 200
    assert shown(ada) == ("lobby", [None, None], [0])


def test_a_restart_in_the_lobby_forgets_nothing(served: Served) -> None:
    ada = served.open([HOST, OPEN])
    promised = ada.get()["table"]["commitment"]
    bo = served.sit(ada.code, nonce=BOS)
    served.restart()
    assert shown(ada) == ("lobby", [None, BOS], [0])
    assert ada.post("contribute", nonce=ADAS)["accepted"]
    served.restart()
    assert shown(ada) == ("playing", [ADAS, BOS], [])
    end = finish(ada, bo)["table"]
    assert end["commitment"] == commitment(end["seed"]) == promised
    assert record_of(served, ada.code)["shuffle"]["nonces"] == [ADAS, BOS]


def test_a_promise_that_is_not_kept_does_not_hold_the_table_for_ever(
    settings: Settings, start: Callable[[], Served]
) -> None:
    settings.nonce_wait = 0.05
    served = start()
    ada = served.open([HOST, OPEN])
    bo = served.sit(ada.code, nonce=BOS).connect()
    bo.until(lambda m: m["table"]["status"] == "playing")
    assert bo.last["table"]["nonces"] == [None, BOS]
    assert ada.post("contribute", nonce=ADAS)["code"] == "already-started"


def test_the_wait_begins_when_only_the_nonce_is_missing(
    settings: Settings, start: Callable[[], Served]
) -> None:
    """An open seat keeps the table open however long; and after a restart the first who comes wakes it."""
    settings.nonce_wait = 0.0
    served = start()
    ada = served.open([HOST, OPEN])
    driver = served.app.state.rooms._rooms[ada.code].driver
    looked = asyncio.run_coroutine_threadsafe(driver._step(), driver._task.get_loop())
    looked.result(PATIENCE)
    assert shown(ada) == ("lobby", [None, None], [0])
    settings.nonce_wait = 3600.0
    served.sit(ada.code, nonce=BOS)
    assert shown(ada) == ("lobby", [None, BOS], [0])
    settings.nonce_wait = 0.0
    served.restart()
    ada.connect().until(lambda m: m["table"]["status"] == "playing")


def rematch(served: Served, *players: Player) -> list[Player]:
    """The same people at the next table; the first is the host."""
    found = []
    for player in players:
        answer = served.call("POST", f"/api/tables/{player.code}/rematch", token=player.token)
        assert answer.status_code == 201, answer.text
        found.append(type(player)(served, answer.json()["code"], player.seat, player.token))
    return found


def test_at_a_rematch_everybody_who_is_here_contributes_anew(served: Served) -> None:
    ada = served.open([HOST, OPEN])
    ada.post("contribute", nonce=ADAS)
    bo = served.sit(ada.code, nonce=BOS)
    before = finish(ada, bo)["table"]
    ada, bo = rematch(served, ada, bo)
    table = ada.get()["table"]
    assert table["commitment"] != before["commitment"]
    assert shown(ada) == ("lobby", [None, None], [0, 1])
    assert bo.post("contribute", nonce=BOS + "2")["accepted"]
    assert ada.post("contribute", nonce=ADAS + "2")["accepted"]
    assert shown(ada) == ("playing", [ADAS + "2", BOS + "2"], [])


def test_a_rematch_waits_neither_for_people_who_have_gone_nor_for_those_who_never_contributed(
    served: Served,
) -> None:
    ada = served.open([{"kind": "person", "name": "Ada"}, OPEN])
    bo = served.sit(ada.code, nonce=BOS)
    finish(ada, bo)
    bo.close()
    served.app.state.rooms._rooms[ada.code].people.presence._asked.clear()
    ada.until(lambda m: not m["table"]["seats"][1]["connected"])
    (ada,) = rematch(served, ada)
    assert shown(ada) == ("playing", [None, None], [])


def test_a_kept_record_has_the_same_shuffle(served: Served) -> None:
    ada = served.open([HOST, OPEN])
    ada.post("contribute", nonce=ADAS)
    finish(ada, served.sit(ada.code, nonce=BOS))
    record = record_of(served, ada.code)
    proof = served.call("POST", "/api/records", record).json()
    assert (proof["seed"], proof["commitment"]) == (record["seed"], record["commitment"])
    assert {"server": proof["server"], "nonces": proof["nonces"]} == record["shuffle"]
    assert record_of(served, proof["code"]) == record
    kept = type(ada)(served, proof["code"]).get()["table"]
    assert (kept["seed"], kept["nonces"], kept["commitment"]) == (
        record["shuffle"]["server"],
        record["shuffle"]["nonces"],
        record["commitment"],
    )


def test_a_match_taken_up_at_a_snapshot_has_the_same_seed(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    from stromtisch.room import snapshots

    monkeypatch.setattr(snapshots, "EVERY", 4)
    ada = served.open([HOST, OPEN])
    ada.post("contribute", nonce=ADAS)
    bo = served.sit(ada.code, nonce=BOS)
    ada.connect().mark(8)
    served.restart()
    end = finish_after(served, ada, bo)
    assert end["nonces"] == [ADAS, BOS]
    assert served.call("POST", "/api/records", record_of(served, ada.code)).status_code == 201


def finish_after(served: Served, ada: Player, bo: Player) -> dict[str, Any]:
    """Bo wins, from the middle on."""
    ada.connect()
    bo.connect()
    room = served.app.state.rooms._rooms[ada.code]
    assert room.table.live.since > 0, "the table was not taken up at a snapshot"
    assert room.table.live.match.seed == Shuffle(room.table.live.row.seed, [ADAS, BOS]).seed()
    for player, square in ((bo, 0), (ada, 3), (bo, 1), (ada, 4), (bo, 2)):
        assert player.mark(square)["accepted"]
    table: dict[str, Any] = ada.until(lambda m: m["table"]["status"] == "finished")["table"]
    return table


def test_a_log_from_before_there_were_nonces_keeps_its_seed() -> None:
    """Its lines say nothing about the shuffle, and the match is what it was."""
    from stromtisch.core.record import export_match
    from stromtisch.room.log import LoggedAct, SeatRow, Stored, TableRow
    from stromtisch.room.tables import revive
    from stromtisch.testing.ticking import table_games

    games = table_games()
    game = games["ticking"]
    seats = [SeatRow(0, "person", "Ada", None, "a"), SeatRow(1, "person", "Bo", None, "b")]
    row = TableRow("KWRTZP", game.id, game.rules, game.content_hash, {}, "old seed", "playing", 0, None, 2, 1)
    shown = [{"kind": "person", "name": "Ada", "bot": None}, {"kind": "open", "name": None, "bot": None}]
    acts = [
        LoggedAct(1, "opened", 0, {"game": game.id, "options": {}, "seats": shown}, 1),
        LoggedAct(2, "seated", 1, {"name": "Bo"}, 2),
        LoggedAct(3, "started", None, {}, 2),
    ]
    live = revive(Stored(row, seats, acts, []), games[row.game])
    assert live.match is not None
    assert (live.match.seed, live.commitment) == ("old seed", commitment("old seed"))
    record = export_match(live.match)
    assert "shuffle" not in record
    assert record["commitment"] == live.commitment
