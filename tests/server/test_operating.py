"""Looking after a server: probes, numbers, logs, old tables, backups."""

from __future__ import annotations

import json
import logging
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import psycopg
import pytest
import services
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from stromtisch.server.logs import JsonLines, set_up
from stromtisch.server.settings import Settings
from tests.server.documented import commands, with_own

if TYPE_CHECKING:
    from tests.server.conftest import Served

DAY = 86_400_000
# What a socket is told that should come back (RFC 6455's list of codes).
SERVICE_RESTART = 1012


def numbers(served: Served) -> dict[str, float]:
    """What ``/metrics`` says, by name and labels."""
    answer = served.call("GET", "/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    rows = [line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in rows}


def test_metrics_count_what_happens_and_name_nobody(served: Served) -> None:
    before = numbers(served)

    def grown(name: str) -> float:
        return numbers(served).get(name, 0.0) - before.get(name, 0.0)

    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    assert ada.mark(4)["accepted"]
    assert bo.send("decide", decision="mark 4", moment="1")["code"] == "taken"
    assert bo.send("chat", text="ein Geheimnis")["accepted"]
    assert served.call("GET", "/api/tables/AAAAAA").status_code == 404
    assert grown("stromtisch_sockets") == 2
    assert grown("stromtisch_tables") == 1
    assert grown('stromtisch_accepted_total{type="decide"}') == 1
    assert grown('stromtisch_accepted_total{type="chat"}') == 1
    assert grown('stromtisch_refusals_total{code="taken"}') == 1
    assert grown('stromtisch_refusals_total{code="unknown-table"}') == 1
    assert grown("stromtisch_command_seconds_count") == 3
    bots = served.open([{"kind": "bot", "bot": "random"}] * 2).connect()
    bots.until(lambda m: m["table"]["status"] == "finished")
    assert grown('stromtisch_bot_seconds_count{level="random"}') >= 5
    text = served.call("GET", "/metrics").text
    for secret in (ada.code, str(ada.token), "Ada", "Geheimnis"):
        assert secret not in text


def until_ready_says(served: Served, status: int, wanted: dict[str, object]) -> None:
    """An answer is kept for a second and given to all who ask meanwhile."""
    limit = time.monotonic() + 100
    while True:
        answer = served.call("GET", "/ready")
        if (answer.status_code, answer.json()) == (status, wanted):
            return
        assert time.monotonic() < limit, answer.text
        time.sleep(0.1)


def test_health_is_about_the_process_and_ready_about_its_database(
    postgres: services.Postgres, start: Callable[[], Served], settings: Settings
) -> None:
    settings.database = postgres.new_database()
    served = start()
    for path in ("/health", "/ready"):
        answer = served.call("GET", path)
        assert (answer.status_code, answer.json()["status"]) == (200, "ok")
    postgres.stop()
    try:
        assert served.call("GET", "/health").status_code == 200
        until_ready_says(served, 503, {"status": "database-away"})
    finally:
        postgres.start()
    until_ready_says(served, 200, {"status": "ok"})


def test_log_lines_are_json_with_the_traceback_inside() -> None:
    try:
        raise ValueError("zwei\nZeilen")
    except ValueError:
        record = logging.LogRecord(
            "stromtisch.x", logging.ERROR, "", 1, "table %s", ("KWRTZP",), sys.exc_info()
        )
    lines = JsonLines("one").format(record).splitlines()
    assert len(lines) == 1
    line = json.loads(lines[0])
    assert (line["level"], line["logger"], line["node"]) == ("error", "stromtisch.x", "one")
    assert line["message"] == "table KWRTZP"
    assert "ValueError: zwei" in line["traceback"]


@pytest.mark.parametrize(("style", "level"), [("xml", "warning"), ("json", "loud")])
def test_a_log_setting_that_does_not_fit_is_named(style: str, level: str) -> None:
    with pytest.raises(ValueError, match="STROMTISCH_LOG"):
        set_up(style, level, "one")


class Process:
    """A server in a process of its own, which writes everything to its log that it ever does."""

    def __init__(self, folder: Path, database: str = "") -> None:
        script = (
            "import sys; from stromtisch.server.run import serve; "
            "serve(port=0, data=sys.argv[1], ready=lambda found: print(found[0], flush=True))"
        )
        self.errors = folder / "errors"
        logged = {"STROMTISCH_LOG": "json", "STROMTISCH_LOG_LEVEL": "debug"}
        with self.errors.open("w") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-c", script, str(folder)],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, **logged, "STROMTISCH_DATABASE": database},
            )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        self.client = httpx.Client(base_url=self.address, trust_env=False, timeout=100)

    def open(self) -> dict[str, Any]:
        seats = [{"kind": "person", "name": "Hildegard"}, {"kind": "open"}, {"kind": "open"}]
        seated: dict[str, Any] = self.client.post(
            "/api/tables", json={"game": "hertzschlag", "seats": seats}
        ).json()
        return seated

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()
        self.process.terminate()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process.wait(100)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_neither_tokens_nor_chat_nor_names_get_into_the_log(
    tmp_path: Path, database: str, request: pytest.FixtureRequest
) -> None:
    """Everything is logged that can be, and the database fails on top of it, PostgreSQL's telling the line."""
    address = request.getfixturevalue("postgres").new_database() if database == "postgresql" else ""
    with Process(tmp_path, address) as server:
        seated = server.open()
        if address:
            with psycopg.connect(address.replace("+psycopg", "")) as connection:
                connection.execute(
                    "CREATE FUNCTION broken() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE "
                    "invalid_text_representation USING MESSAGE = 'broken', DETAIL = NEW.body::text; END $$"
                )
                connection.execute(
                    "CREATE TRIGGER broken BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION broken()"
                )
        else:
            with closing(sqlite3.connect(tmp_path / "stromtisch.sqlite3", timeout=100)) as file, file:
                file.execute(
                    "CREATE TRIGGER broken BEFORE INSERT ON events BEGIN SELECT json_extract('no', '$'); END"
                )
        chat = {"type": "chat", "id": "1", "text": "streng geheim"}
        answer = server.client.post(f"/api/tables/{seated['code']}/commands", json=chat)
        assert answer.json()["code"] == "try-again"
    errors = server.errors.read_text()
    for line in errors.splitlines():
        assert json.loads(line)["node"]
    assert "not stored" in errors
    for secret in (seated["token"], "Hildegard", "streng geheim"):
        assert secret not in errors


def test_a_server_that_is_told_to_end_does_so_in_order(tmp_path: Path) -> None:
    """Sockets are told to come back later, what was accepted is in the log, and nothing is complained about."""
    with Process(tmp_path) as server:
        seated = server.open()
        path = f"/api/tables/{seated['code']}/socket"
        headers = {"Authorization": f"Bearer {seated['token']}"}
        accepted = 0
        with connect(
            server.address.replace("http", "ws").rstrip("/") + path, additional_headers=headers
        ) as line:
            for number in range(40):
                line.send(json.dumps({"type": "chat", "id": str(number), "text": f"Zeile {number}"}))
            server.process.terminate()
            code = None
            while code is None:
                try:
                    message = json.loads(line.recv(timeout=100))
                except ConnectionClosed as closed:
                    code = 0 if closed.rcvd is None else closed.rcvd.code
                else:
                    accepted += message["type"] == "answer" and message["accepted"]
        assert code == SERVICE_RESTART
        assert server.process.wait(100) in (0, -signal.SIGTERM, 128 + signal.SIGTERM)
    assert server.errors.read_text() == ""
    with closing(sqlite3.connect(tmp_path / "stromtisch.sqlite3")) as file:
        stored = file.execute("SELECT count(*) FROM events WHERE kind = 'chat'").fetchone()[0]
        assert file.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    assert accepted <= stored <= 40


def test_old_tables_are_deleted_and_young_ones_kept(start: Callable[[], Served], settings: Settings) -> None:
    now = [1_790_000_000_000]
    settings.clock = lambda: now[0]
    settings.keep_days = 30
    served = start()
    old, _ = served.pair()
    kept, _ = served.pair()
    now[0] += 29 * DAY
    assert kept.post("chat", text="noch da")["accepted"]
    served.restart()
    assert old.get()["view"]["moment"] == "0"
    now[0] += 2 * DAY
    served.restart()
    limit = time.monotonic() + 100
    while served.log(old.code):
        assert time.monotonic() < limit
        time.sleep(0.05)
    assert served.call("GET", f"/api/tables/{old.code}", token=old.token).json()["code"] == "unknown-table"
    assert kept.get()["you"] == 0
    assert [row[1] for row in served.log(kept.code)][-1] == "chat"


def test_sqlite_is_backed_up_while_it_runs_and_restored(served: Served, tmp_path: Path) -> None:
    """By the command of docs/operating.md; PostgreSQL's are run with two nodes."""
    ada, _ = served.pair()
    ada.connect()
    ada.mark(4)
    backup = tmp_path / "backup.sqlite3"
    data = served.settings.data / "stromtisch.sqlite3"
    command = with_own(
        commands("Data")[0],
        {
            "python3": f"'{sys.executable}'",
            "data/stromtisch.sqlite3": str(data),
            "backup.sqlite3": str(backup),
        },
    )
    subprocess.run(["bash", "-e", "-c", command], check=True)
    ada.send("chat", text="nach der Sicherung")
    served.stop()
    for file in served.settings.data.glob("stromtisch.sqlite3*"):
        file.unlink()
    shutil.copyfile(backup, data)
    served.start()
    assert ada.get()["view"]["marks"] == [[4], []]
    assert served.kinds(ada.code)[3:] == ["decide"]
