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


def quiet_table(request: APIRequestContext, url: str, game: str) -> str:
    """Open a table with one person among bots, play on for some decisions, and leave it waiting for the person."""
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


def _await_person(request: APIRequestContext, path: str) -> dict[str, Any]:
    """Wait until nobody but the person can act."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        message: dict[str, Any] = request.get(path).json()
        assert message["view"]["phase"] != "over", "the match ended before it was quiet"
        if message["legal"] and message["view"]["actors"] == [message["you"]]:
            return message
        time.sleep(0.05)
    raise AssertionError(f"the table never waited for the person alone: {message['view']['actors']}")
