"""A bot of one's own at a real server: it sits down, plays to the end, and survives a lost connection."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import urllib.request
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.wire import Wire
from tests.cli.test_serve import STROMTISCH, running
from tests.wheels import NIM, ROOT, beside, install

Refusal = Callable[..., str]
PATIENCE = 100.0
OWN_BOTS = """
from stromtisch.core.bot import SeeingBot

class Waits(SeeingBot):
    def choose(self, view, legal, rng, hurry):
        return legal[0] if hurry else None

class Fails(SeeingBot):
    def choose(self, view, legal, rng, hurry):
        raise OSError("no idea")

class Cheats(SeeingBot):
    def choose(self, view, legal, rng, hurry):
        legal[0].name = "take A 99"
        return legal[0]

class Needs(SeeingBot):
    def __init__(self, more):
        pass

text = "no bot"
"""


@pytest.fixture(scope="module")
def nim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(NIM, tmp_path_factory.mktemp("nim") / "installed")


@pytest.fixture(scope="module")
def server(nim: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    path = beside(nim)["PYTHONPATH"]
    data = tmp_path_factory.mktemp("data")
    with running("serve", "--port", 0, "--data", data, PYTHONPATH=path, STROMTISCH_BOT_PAUSE="0") as address:
        yield address.rstrip("/")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    (tmp_path / "own_bots.py").write_text(OWN_BOTS, "utf-8")
    return tmp_path


def ask(server: str, path: str, body: object = None, token: str = "") -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    with urllib.request.urlopen(
        urllib.request.Request(server + path, data, headers), timeout=PATIENCE
    ) as answer:
        return json.load(answer)


def start(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    """The command, in a folder of one's own."""
    return subprocess.Popen(
        [STROMTISCH, "bot", *arguments], cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip


def ended(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    out, err = process.communicate(timeout=PATIENCE)
    return process.returncode, out, err


def until(server: str, code: str, wanted: Callable[[Any], bool], token: str = "") -> Any:
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        message = ask(server, f"/api/tables/{code}", token=token)
        if wanted(message):
            return message
        time.sleep(0.05)
    raise AssertionError("it never came")


def table(server: str, *seats: object) -> Any:
    return ask(server, "/api/tables", {"game": "nim", "options": {}, "seats": list(seats)})


def take(server: str, seated: Any) -> None:
    """The person at the other seat takes as little as possible."""
    code, token = seated["code"], seated["token"]
    message = until(server, code, lambda one: one["legal"], token)
    command = {"type": "decide", "id": str(uuid.uuid4()), "decision": message["legal"][0]["decision"]}
    ask(server, f"/api/tables/{code}/commands", {**command, "moment": message["view"]["moment"]}, token)


def test_the_example_wins_against_chance(server: str) -> None:
    code = table(server, {"kind": "open"}, {"kind": "bot", "bot": "random"})["code"]
    status, out, err = ended(
        start(ROOT / "examples", code.lower(), "bot:Canceller", "--server", server + "/")
    )
    assert (status, err) == (0, "")
    assert out.startswith(f"Seat 1 at {code}. To come back to it: --token ")
    assert out.endswith("won: Canceller (took-the-last)\n")


def test_it_survives_a_lost_connection(server: str) -> None:
    seated = table(server, {"kind": "person", "name": "Ada"}, {"kind": "open"})
    wire = Wire(int(server.rpartition(":")[2]))
    bot = start(
        ROOT / "examples", seated["code"], "bot:Canceller", "--server", f"http://127.0.0.1:{wire.port}"
    )
    take(server, seated)
    until(server, seated["code"], lambda one: one["view"] and one["view"]["moment"] == "2")
    wire.cut()
    take(server, seated)
    time.sleep(0.5)
    assert ask(server, f"/api/tables/{seated['code']}")["view"]["moment"] == "3"
    wire.mend()
    until(server, seated["code"], lambda one: one["view"]["moment"] == "4" or one["view"]["outcome"])
    while ask(server, f"/api/tables/{seated['code']}")["table"]["status"] == "playing":
        take(server, seated)
        until(server, seated["code"], lambda one: one["view"]["actors"] != [1])
    status, out, err = ended(bot)
    wire.close()
    assert status == 0
    assert "took-the-last" in out
    assert "lost" in err
    assert "connected again" in err


def test_it_comes_back_to_a_seat_by_its_token(server: str) -> None:
    code = table(server, {"kind": "open"}, {"kind": "bot", "bot": "random"})["code"]
    seated = ask(server, f"/api/tables/{code}/seats", {"name": "Ada"})
    status, out, err = ended(
        start(ROOT / "examples", code, "bot:Canceller", "--server", server, "--token", seated["token"])
    )
    assert (status, out, err) == (0, "won: Ada (took-the-last)\n", "")


def test_a_bot_that_waits_is_told_to_hurry(server: str, own: Path) -> None:
    seated = table(server, {"kind": "person", "name": "Ada"}, {"kind": "open"})
    arguments = ("own_bots:Waits", "--server", server, "--name", "Bo", "--seat", "2")
    bot = start(own, seated["code"], *arguments)
    take(server, seated)
    message = until(server, seated["code"], lambda one: one["view"] and one["view"]["moment"] == "2")
    assert [seat["name"] for seat in message["table"]["seats"]] == ["Ada", "Bo"]
    ask(
        server, f"/api/tables/{seated['code']}/commands", {"type": "close", "id": str(uuid.uuid4())}, seated["token"]
    )  # fmt: skip
    assert ended(bot)[0] == 0


@pytest.mark.parametrize(
    ("which", "said"),
    [
        ("own_bots:Fails", "the bot has failed: OSError('no idea')"),
        ("own_bots:Cheats", "the bot wants 'take A 99', which is not legal"),
        ("own_bots:Needs", "cannot be loaded: TypeError"),
        ("own_bots:text", "is not a SeeingBot"),
        ("own_bots:Gone", "cannot be loaded: AttributeError"),
        ("gone_bots:Any", "cannot be loaded: ModuleNotFoundError"),
        ("own_bots", "expected module:Bot"),
    ],
)
def test_a_bad_bot_is_a_clear_error(server: str, own: Path, which: str, said: str) -> None:
    code = table(server, {"kind": "open"}, {"kind": "bot", "bot": "random"})["code"]
    status, _, err = ended(start(own, code, which, "--server", server))
    assert status == 2
    assert said in err.splitlines()[-1]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["ZZZZZZ"], "unknown-table"),
        (["a/b"], "is not the code of a table"),
        (["ZZZZZZ", "--token", "wrong"], "unknown-table"),
        (["ZZZZZZ", "--token", "wrong", "--name", "Bo"], "leave out --name and --seat"),
        (["FULL"], "already-started"),
        (["FULL", "--token", "wrong"], "holds no seat"),
        (["ZZZZZZ", "--server", "ftp://127.0.0.1"], "is not the address of a server"),
        (["ZZZZZZ", "--server", "http://127.0.0.1:1"], "does not answer"),
        (["ZZZZZZ", "--server", "http://[::1"], "is not the address of a server"),
    ],
)
def test_what_cannot_be_is_refused(
    server: str, refusal: Refusal, monkeypatch: pytest.MonkeyPatch, arguments: list[str], said: str
) -> None:
    monkeypatch.chdir(ROOT / "examples")
    monkeypatch.setattr(sys, "path", [*sys.path])
    code = arguments[0]
    if code == "FULL":
        code = table(server, {"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "random"})["code"]
    assert said in refusal("bot", code, "bot:Canceller", "--server", server, *arguments[1:])
