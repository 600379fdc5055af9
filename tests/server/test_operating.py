"""Looking after a server: probes, numbers, logs, old tables, backups."""

from __future__ import annotations

import json
import logging
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import services

from stromtisch.server.logs import JsonLines, set_up
from stromtisch.server.settings import Settings
from tests.server.documented import commands, with_own

if TYPE_CHECKING:
    from tests.server.conftest import Served

DAY = 86_400_000


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
        answer = served.call("GET", "/ready")
        assert (answer.status_code, answer.json()["status"]) == (503, "database-away")
    finally:
        postgres.start()
    limit = time.monotonic() + 30
    while served.call("GET", "/ready").status_code != 200:
        assert time.monotonic() < limit
        time.sleep(0.1)


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


def test_neither_tokens_nor_chat_nor_names_get_into_the_log(tmp_path: Path) -> None:
    """Everything is logged that can be, and the database fails on top of it."""
    script = (
        "import sys; from stromtisch.server.run import serve; "
        "serve(port=0, data=sys.argv[1], ready=lambda found: print(found[0], flush=True))"
    )
    environment = {**os.environ, "STROMTISCH_LOG": "json", "STROMTISCH_LOG_LEVEL": "debug"}
    with subprocess.Popen(
        [sys.executable, "-c", script, str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    ) as process:
        assert process.stdout is not None
        import httpx

        with httpx.Client(base_url=process.stdout.readline().strip(), trust_env=False, timeout=30) as client:
            seats = [{"kind": "person", "name": "Hildegard"}, {"kind": "open"}, {"kind": "open"}]
            seated = client.post("/api/tables", json={"game": "hertzschlag", "seats": seats}).json()
            with sqlite3.connect(tmp_path / "stromtisch.sqlite3", timeout=30) as connection:
                connection.execute(
                    "CREATE TRIGGER broken BEFORE INSERT ON events BEGIN SELECT json_extract('no', '$'); END"
                )
            connection.close()
            chat = {"type": "chat", "id": "1", "text": "streng geheim"}
            answer = client.post(f"/api/tables/{seated['code']}/commands", json=chat)
            assert answer.json()["code"] == "try-again"
        process.terminate()
        _, errors = process.communicate(timeout=30)
    for line in errors.splitlines():
        assert json.loads(line)["node"]
    assert "not stored" in errors
    for secret in (seated["token"], "Hildegard", "streng geheim"):
        assert secret not in errors


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
    limit = time.monotonic() + 30
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
