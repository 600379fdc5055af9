"""Tables at which nothing happens: some moves were made, no clock runs, and everything waits for one person."""

from __future__ import annotations

import random
import time
from typing import Any
from uuid import uuid4

from playwright.sync_api import APIRequestContext

# How many decisions the person takes first, so that there is something on the board.
MOVES = {"hertzschlag": 2, "neustart": 12, "pampero": 40, "policy-maker": 4}
PATIENCE = 300.0
# How many matches may end too early. Of Hertzschlag's with random bots about one in ten does.
TABLES = 8


def quiet_table(request: APIRequestContext, url: str, game: str) -> str:
    """The code of a table that waits for one person among bots after some decisions.

    What the bots draw is left to chance, so a match may be over by then: a blackout in Hertzschlag's second round.
    Such a table is as quiet as any other, but it is not the one wanted, and the next one is opened.
    """
    for _ in range(TABLES):
        code = _play_on(request, url, game)
        if code is not None:
            return code
    raise AssertionError(
        f"{TABLES} matches of {game} were over before the person's decision number {MOVES[game]}"
    )


def _play_on(request: APIRequestContext, url: str, game: str) -> str | None:
    """Open a table and decide for the person; None if the match is over before it waits for them again."""
    games: list[dict[str, Any]] = request.get(f"{url}/api/games").json()
    entry = next(one for one in games if one["id"] == game)
    options = {one["id"]: 0 for one in entry["options"] if one["id"].endswith("_seconds")}
    bots = [{"kind": "bot", "bot": "random"}] * (max(3, entry["seats"]["least"]) - 1)
    body = {"game": game, "options": options, "seats": [{"kind": "person", "name": "Ada"}, *bots]}
    answer = request.post(f"{url}/api/tables", data=body)
    assert answer.status == 201, answer.text()
    path = f"{url}/api/tables/{answer.json()['code']}"
    chance = random.Random(game)
    for left in range(MOVES[game], -1, -1):
        message = _await_person(request, path)
        if message is None:
            return None
        if left:
            decision = chance.choice(message["legal"])["decision"]
            command = {
                "type": "decide",
                "id": uuid4().hex,
                "decision": decision,
                "moment": message["view"]["moment"],
            }
            assert request.post(f"{path}/commands", data=command).json()["accepted"]
    return path.rpartition("/")[2]


def _await_person(request: APIRequestContext, path: str) -> dict[str, Any] | None:
    """Wait until nobody but the person can act; None if the match is over."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        message: dict[str, Any] = request.get(path).json()
        if message["view"]["phase"] == "over":
            return None
        if message["legal"] and message["view"]["actors"] == [message["you"]]:
            return message
        time.sleep(0.05)
    raise AssertionError(f"the table never waited for the person alone: {message['view']['actors']}")
