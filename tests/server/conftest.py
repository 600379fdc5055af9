"""A real server on a free loopback port, and players who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import threading
import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
import services
import uvicorn
from litestar import Litestar
from sqlalchemy import select
from websockets.sync.client import ClientConnection, connect

from stromtisch.server.app import create_app
from stromtisch.server.run import uvicorn_config
from stromtisch.server.settings import Settings
from stromtisch.store.migrate import plain_engine
from stromtisch.store.schema import acts
from stromtisch.testing.ticking import table_collection
from tests.known_seeds import known_seeds

Message = dict[str, Any]
# For tests that come more often than anybody may.
UNLIMITED: dict[str, Any] = {
    f"{what}_{limit}": 1e9
    for what in ("command", "chat", "visit", "open", "look", "check")
    for limit in ("rate", "burst")
}
# Seconds that a step may take on a busy machine.
PATIENCE = 100.0


class BriskServer(uvicorn.Server):
    """Uvicorn, but it looks ten times as often whether it should end: hundreds are ended here."""

    async def main_loop(self) -> None:
        await self.on_tick(0)
        while not await self.on_tick(1):  # noqa: ASYNC110 - another thread ends it
            await asyncio.sleep(0.01)


class Served:
    """A server in a thread; it can be stopped and started again on the same data."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.make: Callable[[], Litestar] = lambda: create_app(settings, table_collection)
        self.server: BriskServer
        self.thread: threading.Thread
        self._held = services.hold_port()
        self.port: int = self._held.getsockname()[1]
        self.start()

    def start(self) -> None:
        app = self.app = self.make()
        self.server = BriskServer(uvicorn_config(self.settings, "127.0.0.1", self.port, app))
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        limit = time.monotonic() + PATIENCE
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            assert time.monotonic() < limit
            time.sleep(0.005)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def end(self) -> None:
        """Stop for good."""
        if self.thread.is_alive():
            self.stop()
        self._held.close()

    def restart(self) -> None:
        self.stop()
        self.start()

    def look_again(self) -> None:
        """Have every table look at once at what is due, as it would when its timer fires."""
        for room in self.app.state.rooms.all():
            room.driver._task.get_loop().call_soon_threadsafe(room.driver.stir)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def log(self, code: str) -> list[tuple[Any, ...]]:
        """Everything stored in a table's log, read past the server."""
        engine = plain_engine(self.settings.url())
        with engine.connect() as connection:
            query = select(acts).where(acts.c.code == code).order_by(acts.c.seq)
            rows = connection.execute(query).all()
        engine.dispose()
        return [(row.seq, row.kind, row.seat, row.body, row.deadline) for row in rows]

    def kinds(self, code: str) -> list[str]:
        return [row[1] for row in self.log(code)]

    def call(
        self, method: str, path: str, body: object = None, token: str | None = None, **more: Any
    ) -> httpx.Response:
        headers = more.pop("headers", {})
        if token is not None:
            headers = {**headers, "Authorization": f"Bearer {token}"}
        if body is not None:
            more["json"] = body
        # Nothing is encrypted here, and to load all the certificates of the world takes longer than most calls.
        with httpx.Client(timeout=PATIENCE, trust_env=False, verify=False) as client:
            return client.request(method, self.url + path, headers=headers, **more)

    def open(self, seats: Sequence[object], game: str = "ticking", **options: Any) -> Player:
        answer = self.call("POST", "/api/tables", {"game": game, "options": options, "seats": seats})
        assert answer.status_code == 201, answer.text
        return Player(self, **answer.json())

    def sit(self, code: str, name: str = "Bo", **more: object) -> Player:
        answer = self.call("POST", f"/api/tables/{code}/seats", {"name": name, **more})
        assert answer.status_code == 201, answer.text
        return Player(self, **answer.json())

    def pair(self, **options: Any) -> tuple[Player, Player]:
        """Two people at a table that has started."""
        ada = self.open([{"kind": "person", "name": "Ada"}, {"kind": "open"}], **options)
        return ada, self.sit(ada.code)


class Player:
    """A person (or, without a token, an onlooker) at a table."""

    def __init__(self, served: Served, code: str, seat: int | None = None, token: str | None = None) -> None:
        self.served = served
        self.code = code
        self.seat = seat
        self.token = token
        self.socket: ClientConnection | None = None
        self._open = ExitStack()
        self.acknowledged = 0
        self.last: Message = {}
        self.journal: list[Message] = []
        self.chat: list[Message] = []
        self.answers: list[Message] = []

    def connect(self) -> Player:
        headers = {} if self.token is None else {"Authorization": f"Bearer {self.token}"}
        address = f"ws://127.0.0.1:{self.served.port}/api/tables/{self.code}/socket"
        self.close()
        self.socket = self._open.enter_context(
            connect(address, additional_headers=headers, compression=None, open_timeout=PATIENCE)
        )
        self.journal, self.chat = [], []
        self.hear()
        assert self.last["type"] == "table"
        return self

    def close(self) -> None:
        self._open.close()
        self.socket = None

    def hear(self) -> Message:
        assert self.socket is not None
        message: Message = json.loads(self.socket.recv(timeout=PATIENCE))
        if message["type"] == "answer":
            self.answers.append(message)
        else:
            self.last = message
            self.journal += message["journal"]
            self.chat += message["chat"]
        return message

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """Listen until a message shows what was acknowledged and is as wanted.

        As long as something comes there is hope: only silence ends it, or the test's own time limit.
        """
        while self.last["seq"] < self.acknowledged or not wanted(self.last):
            self.hear()
        return self.last

    def raw(self, text: str | bytes) -> Message:
        """Send anything, and hear its answer."""
        assert self.socket is not None
        self.socket.send(text)
        while True:
            message = self.hear()
            if message["type"] == "answer":
                return message

    def send(self, type: str, **fields: object) -> Message:
        fields.setdefault("id", str(uuid.uuid4()))
        answer = self.raw(json.dumps({"type": type, **fields}))
        assert answer["id"] == fields["id"]
        if answer["accepted"]:
            self.acknowledged = answer["seq"]
        return answer

    def post(self, type: str, **fields: object) -> Message:
        fields.setdefault("id", str(uuid.uuid4()))
        body = {"type": type, **fields}
        message: Message = self.served.call(
            "POST", f"/api/tables/{self.code}/commands", body, self.token
        ).json()
        return message

    def get(self, after: int | None = None) -> Message:
        path = f"/api/tables/{self.code}" + ("" if after is None else f"?after={after}")
        message: Message = self.served.call("GET", path, token=self.token).json()
        return message

    def mark(self, square: int, **more: object) -> Message:
        """Mark a square as soon as it is one's turn."""
        self.until(lambda message: bool(message["legal"]))
        return self.send("decide", decision=f"mark {square}", moment=self.last["view"]["moment"], **more)


@pytest.fixture
def settings(tmp_path: Path, request: pytest.FixtureRequest) -> Settings:
    name = request.node.name
    return Settings(
        data=tmp_path,
        bot_pause=0.0,
        # Nobody is away and no bot fails only because the machine is busy.
        absence=3600.0,
        bot_limit=3600.0,
        study_limit=3600.0,
        load_limit=3600.0,
        nonce_wait=3600.0,
        seeds=known_seeds(name),
        bot_seeds=known_seeds(f"bots of {name}"),
    )


@pytest.fixture
def start(settings: Settings) -> Iterator[Callable[[], Served]]:
    """Start a server with the settings as the test has changed them."""
    running: list[Served] = []

    def begin() -> Served:
        running.append(Served(settings))
        return running[-1]

    yield begin
    for served in running:
        served.end()


@pytest.fixture
def served(start: Callable[[], Served]) -> Served:
    return start()
