"""Serving, as a process of its own: it says where, opens the page if asked, and explains what it cannot do."""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import Result

STROMTISCH = Path(sys.executable).parent / "stromtisch"
Call = Callable[..., Result]
Refusal = Callable[..., str]


@contextmanager
def running(*arguments: object, **environment: str) -> Iterator[str]:
    """A server, and the address it said."""
    server = subprocess.Popen(
        [STROMTISCH, *(str(argument) for argument in arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
    )
    assert server.stdout is not None
    assert server.stderr is not None
    try:
        ready, _, _ = select.select([server.stdout], [], [], 100)
        line = server.stdout.readline() if ready else ""
        assert line.startswith("Stromtisch: http://127.0.0.1:"), line + server.stderr.read()
        yield line.removeprefix("Stromtisch: ").strip()
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(100)
        server.stdout.close()
        server.stderr.close()


def health(address: str) -> object:
    with urllib.request.urlopen(f"{address}api/health", timeout=100) as answer:
        return json.load(answer)["status"]


def test_serves_at_a_free_port_with_its_data_in_a_new_folder(tmp_path: Path) -> None:
    data = tmp_path / "new" / "data"
    with running("serve", "--port", 0, "--data", data) as address:
        assert health(address) == "ok"
    assert (data / "stromtisch.sqlite3").is_file()


def test_opens_the_page_in_the_browser(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {seen}.part\nmv {seen}.part {seen}\n')
    browser.chmod(0o755)
    with running("serve", "--port", 0, "--data", tmp_path, "--open", BROWSER=str(browser)) as address:
        until = time.monotonic() + 100
        while not seen.is_file() and time.monotonic() < until:
            time.sleep(0.05)
        assert seen.read_text() == address


def test_a_taken_port_is_explained(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        done = subprocess.run(
            [STROMTISCH, "serve", "--port", port, "--data", tmp_path],
            capture_output=True,
            text=True,
            check=False,
            timeout=100,
        )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith(f"Error: port {port} is taken")
    assert "--port" in done.stderr


def start(*arguments: object) -> subprocess.CompletedProcess[str]:
    """Run a command that is expected to end by itself."""
    command = [str(STROMTISCH), *(str(argument) for argument in arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=100)


def test_a_second_server_on_one_folder_is_refused(tmp_path: Path) -> None:
    with running("serve", "--port", 0, "--data", tmp_path) as address:
        done = start("serve", "--port", 0, "--data", tmp_path)
        assert (done.returncode, done.stdout) == (2, "")
        process = (tmp_path / "stromtisch.lock").read_text().split()[0]
        assert done.stderr == (
            f"Error: the data folder {tmp_path} is used by another Stromtisch (process {process}, {address}); "
            "stop that one, or choose another folder with --data\n"
        )
        # The doctor only looks, so it may; to repair it must be alone.
        done = start("doctor", "--data", tmp_path)
        assert (done.returncode, "Nothing is damaged." in done.stdout) == (0, True), done.stderr
        done = start("doctor", "--data", tmp_path, "--repair")
        assert (done.returncode, f"process {process}" in done.stderr) == (2, True)
        # A killed server leaves the file behind, but no lock.
        os.kill(int(process), signal.SIGKILL)
    with running("serve", "--port", 0, "--data", tmp_path) as address:
        assert health(address) == "ok"


def test_a_damaged_file_is_not_served(tmp_path: Path) -> None:
    with running("serve", "--port", 0, "--data", tmp_path):
        pass
    file = tmp_path / "stromtisch.sqlite3"
    whole = file.read_bytes()
    for damaged in (whole[: len(whole) // 2], b"no database " * 1000):
        file.write_bytes(damaged)
        done = start("serve", "--port", 0, "--data", tmp_path)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith(f"Error: the database {file} is damaged (")
        assert "stromtisch doctor" in done.stderr
        assert file.read_bytes() == damaged


def test_a_variable_that_does_not_fit_is_named(tmp_path: Path) -> None:
    done = subprocess.run(
        [STROMTISCH, "serve", "--port", "0", "--data", tmp_path],
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
        env={**os.environ, "STROMTISCH_BOT_PAUSE": "slow"},
    )
    assert done.returncode == 2
    assert done.stderr.startswith("Error: STROMTISCH_BOT_PAUSE")


def test_bad_input_is_refused(refusal: Refusal, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert "--port" in refusal("serve", "--port", 70000)
    assert "is not known here" in refusal("serve", "--host", "no.such.host.invalid", "--port", 0)
    assert "cannot listen at 192.0.2.1" in refusal("serve", "--host", "192.0.2.1", "--port", 0)
    assert "is a file" in refusal("serve", "--port", 0, "--data", file)
    assert "cannot be made" in refusal("serve", "--port", 0, "--data", file / "data")


def test_without_a_command_it_serves_and_opens_the_page(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    from stromtisch.server import run

    asked: list[object] = []
    opened: list[str] = []

    def serve(host: str, port: int, data: object, ready: object) -> None:
        assert callable(ready)
        asked.extend((host, port, data))
        ready(["http://127.0.0.1:8000/"])

    monkeypatch.setattr(run, "serve", serve)
    monkeypatch.setattr("stromtisch.cli.serve.check_address", lambda host, port: None)
    monkeypatch.setattr("stromtisch.cli.serve.show_page", opened.append)
    done = call()
    assert done.exit_code == 0, done.output
    assert done.stdout == "Stromtisch: http://127.0.0.1:8000/\n"
    assert asked == ["127.0.0.1", 8000, None]
    assert opened == ["http://127.0.0.1:8000/"]


def test_help_and_version_and_unknown_commands(call: Call, refusal: Refusal) -> None:
    listed = call("--help").stdout
    for command in ("serve", "simulate", "replay", "bench"):
        assert command in listed
        assert call(command, "--help").exit_code == 0
    assert call("--version").stdout.startswith("stromtisch ")
    assert "No such command" in refusal("dance")
