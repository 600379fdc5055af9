"""Running a server as people do: it says where to go, and ends in peace."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from stromtisch.server.run import addresses
from stromtisch.server.settings import Settings, settings_from

# As after `make play`: without the drivers for several nodes.
START = """
import sys
sys.modules.update({"psycopg": None, "redis": None})
from stromtisch.server.run import serve
serve(port=0, data=sys.argv[1])
"""


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_listens_and_ends_when_asked(tmp_path: Path, how: signal.Signals) -> None:
    environment = {**os.environ, "STROMTISCH_BOT_PAUSE": "0"}
    with subprocess.Popen(
        [sys.executable, "-c", START, str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    ) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[1]
        with httpx.Client(base_url=address, trust_env=False, timeout=100) as client:
            bots = [{"kind": "bot", "bot": "sensible"}] * 3
            assert client.post("/api/tables", json={"game": "hertzschlag", "seats": bots}).status_code == 201
        process.send_signal(how)
        output, errors = process.communicate(timeout=100)
    assert (output, errors) == ("", "")
    assert process.returncode in (0, -how, 128 + how)
    assert (tmp_path / "stromtisch.sqlite3").exists()


def test_addresses() -> None:
    assert addresses("127.0.0.1", 80) == ["http://127.0.0.1:80/"]
    assert addresses("::1", 80) == ["http://[::1]:80/"]
    assert "http://127.0.0.1:80/" in addresses("0.0.0.0", 80)


def test_settings_come_from_the_environment() -> None:
    found = settings_from(
        {"STROMTISCH_BOT_PAUSE": "0.25", "STROMTISCH_DATA": "/x", "STROMTISCH_BOT_WORKERS": "2"}
    )
    assert (found.bot_pause, found.data, found.bot_workers) == (0.25, Path("/x"), 2)
    assert found.url() == "sqlite+aiosqlite:////x/stromtisch.sqlite3"
    assert (
        settings_from({"STROMTISCH_DATABASE": "postgresql+psycopg://h/d"}).url() == "postgresql+psycopg://h/d"
    )
    assert settings_from({}) == Settings()
    with pytest.raises(ValueError, match="STROMTISCH_ABSENCE"):
        settings_from({"STROMTISCH_ABSENCE": "long"})
