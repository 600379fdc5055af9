"""Long work is done where it can be killed: records, replays, debriefs, and going back at very long tables."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from stromtisch.core.record import import_match
from stromtisch.server.app import create_app
from stromtisch.server.settings import Settings
from stromtisch.testing.steps import STEPS
from stromtisch.testing.tarpit import SQUARE, trapped_collection

if TYPE_CHECKING:
    from tests.server.conftest import Player, Served

ADA = {"kind": "person", "name": "Ada"}


def record_of(game: str, acts: list[dict[str, object]], **options: object) -> dict[str, object]:
    """A record as anybody may write it."""
    rules = trapped_collection().games[game]
    return {
        "format": "stromtisch-match",
        "version": 2,
        "game": game,
        "rules": rules.rules,
        "content": rules.content_hash,
        "options": options,
        "seats": [{"kind": "person", "name": name, "bot": ""} for name in "AB"],
        "seed": "a seed that is long enough",
        "acts": acts,
        "outcome": None,
    }


def decide(square: int, seat: int = 0) -> dict[str, object]:
    return {"kind": "decide", "seat": seat, "decision": f"mark {square}", "at": 0}


def back_and_forth(pairs: int) -> list[dict[str, object]]:
    """A decision and a rollback of it, again and again; each rollback goes back to after all those before it."""
    acts: list[dict[str, object]] = []
    for _ in range(pairs):
        acts.append(decide(0))
        acts.append({"kind": "rollback", "seat": 0, "to": len(acts) - 1, "at": 0})
    return acts


@pytest.fixture
def trapped(settings: Settings, served: Served) -> Served:
    """A server with the tarpit among its games."""
    served.stop()
    served.make = lambda: create_app(settings, trapped_collection)
    served.start()
    return served


@pytest.mark.parametrize("pairs", [17, 40])
def test_a_record_of_many_rollbacks_is_answered(trapped: Served, settings: Settings, pairs: int) -> None:
    """It took 30 seconds with 17 pairs and for ever with 40, and nobody else was served meanwhile."""
    settings.study_limit = 1.5
    answer = trapped.call("POST", "/api/records", record_of("ticking", back_and_forth(pairs)))
    assert (answer.status_code, answer.json().get("code")) == (422, "too-costly") or answer.status_code == 201
    assert trapped.call("POST", "/api/records", record_of("ticking", [decide(3)])).status_code == 201


@pytest.mark.parametrize("trap", ["endless", "greedy"])
def test_a_record_that_never_ends_is_given_up_and_others_are_served(
    trapped: Served, settings: Settings, trap: str
) -> None:
    settings.study_limit = 1.0 if trap == "endless" else 3600.0
    found: list[httpx.Response] = []
    body = record_of("tarpit", [decide(0), decide(SQUARE, 1)], trap=trap)
    posting = threading.Thread(target=lambda: found.append(trapped.call("POST", "/api/records", body)))
    posting.start()
    healthy = 0
    while posting.is_alive():
        assert trapped.call("GET", "/health").status_code == 200
        healthy += posting.is_alive()
    posting.join()
    assert (found[0].status_code, found[0].json()["code"]) == (422, "too-costly")
    assert healthy >= 3
    assert trapped.call("POST", "/api/records", record_of("tarpit", [decide(0)])).status_code == 201


def test_too_many_records_at_once_are_refused(trapped: Served, settings: Settings) -> None:
    settings.study_queue_each = 2
    settings.study_limit = 0.5
    trapped.restart()
    body = record_of("tarpit", [decide(SQUARE)])
    found: list[str] = []
    posting = [
        threading.Thread(
            target=lambda: found.append(trapped.call("POST", "/api/records", body).json()["code"])
        )
        for _ in range(8)
    ]
    for thread in posting:
        thread.start()
    for thread in posting:
        thread.join()
    assert set(found) == {"too-costly", "busy"}
    assert trapped.call("POST", "/api/records", record_of("ticking", [decide(3)])).status_code == 201


@pytest.mark.parametrize(
    "body", [b"[" * 100_000, b"[]", b"\xff", b"{", b"", b'{"a": ' * 5000 + b"1" + b"}" * 5000]
)
def test_a_body_that_is_no_record_is_refused(trapped: Served, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = trapped.call("POST", "/api/records", content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) in ((400, "malformed"), (400, "bad-record"))


ENDING = """
if __name__ == "__main__":
    # Workers import this script, too, and need none of it.
    import sys
    from pathlib import Path
    from stromtisch.server.app import create_app
    from stromtisch.server.run import Server, uvicorn_config
    from stromtisch.server.settings import Settings
    from stromtisch.testing.tarpit import trapped_collection
    from stromtisch.testing.ticking import table_collection

    settings = Settings(data=Path(sys.argv[1]), study_limit=3600.0)
    app = create_app(settings, trapped_collection)
    Server(uvicorn_config(settings, "127.0.0.1", 0, app), lambda found: print(found[0], flush=True)).run()
"""


def test_a_server_ends_although_work_goes_on(tmp_path: Path) -> None:
    """The work itself would take for ever; a hundred seconds are only for a machine that is very busy."""
    script = tmp_path / "serve.py"
    script.write_text(ENDING)
    with subprocess.Popen(
        [sys.executable, script, str(tmp_path)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        with httpx.Client(base_url=address, trust_env=False, timeout=100) as client:
            # It works, so its worker is there; then it gets what never ends.
            assert client.post("/api/records", json=record_of("ticking", [decide(3)])).status_code == 201
            body = record_of("tarpit", [decide(SQUARE)])
            with pytest.raises(httpx.ReadTimeout):
                client.post("/api/records", json=body, timeout=1.0)
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=100)


# --- very long tables ---------------------------------------------------------------------------


@pytest.fixture
def long_table(settings: Settings, start: Callable[[], Served]) -> tuple[Served, Player, Player]:
    """A table whose log is too long to be played again on the loop, taken up in the middle after a restart."""
    settings.whole_lines = 40
    settings.command_rate = settings.command_burst = settings.chat_rate = settings.chat_burst = 1e9
    served = start()
    body = {"game": "ticking", "seats": [ADA, {"kind": "open"}], "settings": {"rollback": True}}
    opened = served.call("POST", "/api/tables", body).json()
    bo = served.sit(opened["code"])
    ada = type(bo)(served, **opened)
    ada.connect()
    bo.connect()
    ada.mark(0)
    bo.mark(1)
    for number in range(70):
        assert ada.send("chat", text=f"{number}")["accepted"]
    ada.mark(2)
    served.restart()
    ada.connect()
    bo.connect()
    return served, ada, bo


def plays(work: Callable[[], Any]) -> int:
    """How many steps of the rules a piece of work takes on the loop."""
    before = STEPS.taken
    work()
    return STEPS.taken - before


def test_undo_at_a_very_long_table_is_worked_out_elsewhere(
    long_table: tuple[Served, Player, Player],
) -> None:
    served, ada, bo = long_table
    assert ada.last["view"]["marks"] == [[0, 2], [1]]
    assert plays(lambda: ada.send("undo")) == 0
    assert ada.answers[-1]["accepted"]
    ada.until(lambda m: m["view"]["marks"] == [[0], [1]])
    assert ada.journal[-1]["kind"] == "undone"
    assert plays(lambda: ada.send("undo")) == 0
    assert ada.answers[-1]["code"] == "others-decided"
    # Play goes on from there, also after a restart, and the chronicle has all of it.
    ada.mark(5)
    bo.until(lambda m: m["view"]["marks"] == [[0, 5], [1]])
    told, said = [line["kind"] for line in ada.get()["journal"]], len(ada.get()["chat"])
    served.restart()
    assert ada.get()["view"]["marks"] == [[0, 5], [1]]
    assert ([line["kind"] for line in ada.get()["journal"]], len(ada.get()["chat"])) == (told, said)
    assert (told.count("undone"), said) == (1, 70)


def test_rolling_back_a_very_long_table_is_worked_out_elsewhere(
    long_table: tuple[Served, Player, Player],
) -> None:
    served, ada, bo = long_table
    steps = served.call("GET", f"/api/tables/{ada.code}/replay", token=ada.token).json()["steps"]
    for _ in range(3):
        assert plays(lambda: ada.send("rollback", to=steps[1])) == 0
        assert ada.answers[-1]["accepted"]
        bo.until(lambda m: m["view"]["marks"] == [[0], []])
        bo.mark(8)
        ada.until(lambda m: m["view"]["marks"] == [[0], [8]])
    assert plays(lambda: ada.send("rollback", to=10_000)) == 0
    assert ada.answers[-1]["code"] == "nothing-to-undo"
    ada.send("close")
    record = served.call("GET", f"/api/tables/{ada.code}/record").json()
    assert [act["kind"] for act in record["acts"]].count("rollback") == 3
    assert import_match(record, trapped_collection().games).state.view(0) == ada.get()["view"]


def test_a_very_long_table_without_a_snapshot_is_loaded_elsewhere(
    long_table: tuple[Served, Player, Player],
) -> None:
    """As after an update: what the old program wrote down in short does not count."""
    served, ada, _bo = long_table
    before = ada.get()
    served.stop()
    forget_snapshots(served.settings)
    served.start()
    assert plays(lambda: ada.get()) == 0
    after = ada.get()
    for part in ("seq", "view", "legal", "journal", "chat", "clock", "undo"):
        assert after[part] == before[part]
    assert len(after["chat"]) == 70


@pytest.mark.parametrize("in_short", [True, False])
def test_a_damaged_very_long_table_is_shown_as_far_as_it_is_sound(
    long_table: tuple[Served, Player, Player], in_short: bool
) -> None:
    """A snapshot after the damage hides it from who looks at the table, but not from who looks back."""
    served, ada, _bo = long_table
    ada.close()
    served.stop()
    if not in_short:
        forget_snapshots(served.settings)
    with closing(sqlite3.connect(served.settings.data / "stromtisch.sqlite3")) as file:
        file.execute("UPDATE events SET at = 1 WHERE code = ? AND seq = 50", (ada.code,))
        file.commit()
    served.start()
    shown = served.call("GET", f"/api/tables/{ada.code}/replay", token=ada.token).json()
    assert shown["message"]["view"]["marks"] == [[0], [1]]
    assert shown["steps"][-1] < 50
    assert ada.get()["seq"] == 49
    assert ada.post("undo")["code"] == "damaged"


def forget_snapshots(settings: Settings) -> None:
    from sqlalchemy import delete

    from stromtisch.store import schema
    from stromtisch.store.migrate import plain_engine

    engine = plain_engine(settings.url())
    with engine.begin() as connection:
        connection.execute(delete(schema.snapshots))
        connection.execute(delete(schema.chapters))
    engine.dispose()


def test_a_full_log_lets_a_match_end_and_nothing_else(
    long_table: tuple[Served, Player, Player], settings: Settings
) -> None:
    _served, ada, bo = long_table
    settings.most_lines = ada.last["seq"]
    assert ada.send("chat", text="hm")["code"] == "log-full"
    assert ada.send("undo")["code"] == "log-full"
    assert ada.send("pause")["code"] == "log-full"
    assert bo.mark(4)["accepted"]
    assert ada.send("vote", stop=False)["accepted"]
    settings.most_lines -= 5000
    ada.until(lambda m: m["view"]["moment"] == "4")
    assert ada.mark(7)["code"] == "log-full"
    assert bo.send("leave")["accepted"]
    # Otherwise leaving and coming back in turns would fill the log without end.
    assert bo.send("return")["code"] == "log-full"
    assert ada.send("close")["accepted"]
