"""A bot at a table of some server, over HTTP and WebSocket, as ``docs/protocol.md`` describes them."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable, Mapping
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from stromtisch.cli.problem import Problem, printable
from stromtisch.core.bot import SeeingBot
from stromtisch.core.decision import Decision
from stromtisch.core.generator import Generator

Message = dict[str, Any]

# Seconds: for one answer, between two attempts to connect (doubled each time up to the most), and until we give up.
ANSWER = 30.0
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 10.0
GIVE_UP = 300.0
# A bot that would rather wait for the others is asked once more after so many seconds, and must not wait then.
PATIENCE = 5.0
MOST_BYTES = 16 * 1024 * 1024
# The server hangs up like this for good.
SENT_AWAY = {
    4403: "the seat was left, or the table is closed to onlookers",
    4409: "the seat is used elsewhere",
}
# Refusals after which the same command is sent again, and those after which the next message tells more.
AGAIN = ("try-again", "too-many", "busy", "internal")
MOVED_ON = ("stale", "paused", "game-over", "not-your-decision")


class GoneError(Exception):
    """The connection is lost; it may come back."""


class BotFailedError(Exception):
    """The bot has raised something; that is the cause of this."""


def ask(server: str, path: str, body: object = None) -> Any:
    """One call of the REST interface; what the server refuses becomes a message for the terminal."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(  # noqa: S310 - the address was checked
        server + path, data, {"Content-Type": "application/json", "Accept": "application/json"}
    )
    try:
        with urllib.request.urlopen(request, timeout=ANSWER) as answer:  # noqa: S310
            return json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            raise refused(error.read(100_000), error.code) from error
    except (OSError, ValueError) as error:
        reason = getattr(error, "reason", error)
        raise Problem(f"{server} does not answer as Stromtisch does: {printable(str(reason))}") from error


def refused(body: bytes, status: int) -> Problem:
    """What a server says when it refuses."""
    try:
        problem = json.loads(body)
        text = f"{problem['code']}: {problem['message']}"
    except (ValueError, KeyError, TypeError):
        text = f"HTTP {status}"
    return Problem(printable(f"the server refuses: {text}"))


class Sitting:
    """A bot on one seat of one table, until the match is over. ``tell`` says what happens."""

    def __init__(
        self, bot: SeeingBot, server: str, code: str, token: str, tell: Callable[[str], None]
    ) -> None:
        self._bot = bot
        self._address = f"ws{server.removeprefix('http')}/api/tables/{code}/socket"
        self._headers = {"Authorization": f"Bearer {token}"}
        self._tell = tell
        self._rng = Generator(uuid.uuid4().hex)
        # What was sent last and is not answered yet: after a lost connection it is sent again under the same id.
        self._open: Message | None = None
        self._message: Message = {}

    def play(self) -> Message:
        """Decide whenever asked; returns the last message of the finished table."""
        pause, lost_at = FIRST_PAUSE, time.monotonic()
        while True:
            try:
                with self._connect() as socket:
                    if self._message:
                        self._tell("connected again")
                    pause = FIRST_PAUSE
                    return self._listen(socket)
            except (GoneError, ConnectionClosed, OSError, InvalidHandshake) as error:
                if isinstance(error, ConnectionClosed) and error.rcvd and error.rcvd.code in SENT_AWAY:
                    raise Problem(f"the server has hung up: {SENT_AWAY[error.rcvd.code]}") from error
                if pause == FIRST_PAUSE:
                    lost_at = time.monotonic()
                    self._tell("the connection is lost; trying again")
                if time.monotonic() - lost_at > GIVE_UP:
                    raise Problem(f"the server could not be reached for {GIVE_UP:.0f} seconds") from error
                time.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    def _connect(self) -> ClientConnection:
        try:
            return connect(
                self._address, additional_headers=self._headers, open_timeout=ANSWER, max_size=MOST_BYTES
            )
        except InvalidStatus as error:
            status = error.response.status_code
            if status in (408, 429) or status >= 500:
                raise GoneError from error
            raise refused(bytes(error.response.body or b""), status) from error

    def _listen(self, socket: ClientConnection) -> Message:
        waiting = False
        while True:
            try:
                heard = json.loads(socket.recv(PATIENCE if waiting else None))
            except TimeoutError:
                waiting = self._consider(socket, hurry=True)
                continue
            if heard["type"] == "answer":
                self._answered(socket, heard)
                continue
            self._message = heard
            if heard["table"]["status"] == "finished":
                return self._message
            waiting = self._consider(socket, hurry=False)

    def _answered(self, socket: ClientConnection, answer: Message) -> None:
        sent, self._open = self._open, None
        if answer["accepted"] or sent is None or answer["id"] != sent["id"]:
            return
        if answer["code"] in AGAIN:
            time.sleep(1.0)
            self._send(socket, sent)
        elif answer["code"] not in MOVED_ON:
            raise Problem(printable(f"the server refuses {sent['decision']!r}: {answer['code']}"))

    def _consider(self, socket: ClientConnection, hurry: bool) -> bool:
        """Decide if something is asked; true: the bot waits for the others."""
        table, view, legal = self._message["table"], self._message["view"], self._message["legal"]
        if self._message["you"] is None:
            raise Problem("the token holds no seat at this table")
        if table["status"] != "playing" or view is None or not legal or table["life"]["paused"]:
            self._open = None
            return False
        if self._open is not None:
            if self._open["moment"] == view["moment"] and hurry is False:
                # Nobody knows whether it arrived; under the same id it counts once.
                self._send(socket, self._open)
                return False
            self._open = None
        decisions = [decision_of(place, one) for place, one in enumerate(legal)]
        awaited = self._message["you"] in view["actors"]
        chosen = self._asked(view, decisions, awaited, hurry)
        if chosen is None:
            return awaited and not hurry
        if chosen.name not in [one["decision"] for one in legal]:
            raise Problem(printable(f"the bot wants {chosen.name!r}, which is not legal"))
        command = {
            "type": "decide",
            "id": str(uuid.uuid4()),
            "decision": chosen.name,
            "moment": view["moment"],
        }
        self._send(socket, command)
        return False

    def _asked(
        self, view: Mapping[str, object], legal: list[Decision], awaited: bool, hurry: bool
    ) -> Decision | None:
        try:
            if not awaited:
                return self._bot.choose_again(view, legal)
            chosen = self._bot.choose(view, legal, self._rng, hurry)
        except Exception as error:
            raise BotFailedError from error
        if chosen is None and hurry:
            raise Problem("the bot waits although it was told to hurry")
        return chosen

    def _send(self, socket: ClientConnection, command: Message) -> None:
        self._open = command
        socket.send(json.dumps(command))


def decision_of(place: int, told: Mapping[str, Any]) -> Decision:
    """A decision as a bot gets it. Its code is only its place in the list: the table of the game is not at hand."""
    own = ("decision", "kind", "preview")
    decision = Decision(place, told["kind"], {name: value for name, value in told.items() if name not in own})
    decision.name = told["decision"]
    return decision
