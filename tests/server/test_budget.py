"""A command has a budget: however often a table has gone back in time, the next command costs no more.

What is counted are steps of the rules, on the loop, so that the tests are the same on every machine.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from stromtisch.core.course import STRIDE
from stromtisch.room.metering import metered
from stromtisch.room.rooms import Rooms
from stromtisch.server import app as application
from stromtisch.server import metrics
from stromtisch.server.app import create_app
from stromtisch.server.settings import Settings
from stromtisch.testing.steps import STEPS
from stromtisch.testing.ticking import table_collection
from tests.known_seeds import known_seeds
from tests.server.asgi import Message, call
from tests.server.conftest import UNLIMITED
from tests.server.inline import InlineCrew, over_budget

WHOLE_LINES = 50
BUDGET = WHOLE_LINES + 2 * STRIDE + 1
COMMANDS = 160

Chain = Callable[[random.Random, int, int], Iterator[Message]]


def add() -> Message:
    return {"type": "decide", "decision": "add 1", "moment": "all"}


def undo_again_and_again(rng: random.Random, started: int, seq: int) -> Iterator[Message]:
    yield add()
    yield {"type": "undo"}


def roll_back_to_the_start(rng: random.Random, started: int, seq: int) -> Iterator[Message]:
    yield add()
    yield add()
    yield {"type": "rollback", "to": started}


def roll_back_after_each_other(rng: random.Random, started: int, seq: int) -> Iterator[Message]:
    """Each to after the one before: this cost double each time."""
    yield add()
    yield {"type": "rollback", "to": seq}


def both(rng: random.Random, started: int, seq: int) -> Iterator[Message]:
    for _ in range(rng.randrange(1, 6)):
        yield add()
    for _ in range(rng.randrange(3)):
        yield {"type": "undo"}
    yield {"type": "rollback", "to": rng.randint(started, seq)}


@pytest.mark.parametrize("restarts", [False, True])
@pytest.mark.parametrize(
    "chain", [undo_again_and_again, roll_back_to_the_start, roll_back_after_each_other, both]
)
def test_no_command_costs_more_than_its_budget(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chain: Chain, restarts: bool
) -> None:
    monkeypatch.setattr(application, "Crew", InlineCrew)
    settings = Settings(
        data=tmp_path,
        seeds=known_seeds("budget"),
        whole_lines=WHOLE_LINES,
        processor=STEPS.so_far,
        command_budget=BUDGET,
        **UNLIMITED,
    )
    app = create_app(settings, table_collection)
    rng = random.Random(5)

    async def story() -> None:
        async with app.lifespan():
            rooms: Rooms = app.state.rooms
            body = {
                "game": "relay",
                "options": {"length": 1000},
                "seats": [{"kind": "person", "name": "A"}, {"kind": "open"}],
                "settings": {"rollback": True},
            }
            _, ada = await call(app, "POST", "/api/tables", body)
            await call(app, "POST", f"/api/tables/{ada['code']}/seats", {"name": "B"})
            seq = started = 3
            sent = accepted = 0
            while sent < COMMANDS:
                for command in chain(rng, started, seq):
                    sent += 1
                    before = over_budget()
                    path = f"/api/tables/{ada['code']}/commands"
                    _, answer = await call(app, "POST", path, {**command, "id": f"{sent}"}, ada["token"])
                    assert over_budget() == before, f"command {sent} ({command['type']}) costs too much"
                    if answer["accepted"]:
                        accepted += 1
                        seq = answer["seq"]
                if restarts and rng.random() < 0.2:
                    rooms._drop(await rooms.get(ada["code"]))
            assert accepted > COMMANDS / 2
            assert seq > 2 * WHOLE_LINES

    asyncio.run(story())


def test_what_others_do_meanwhile_does_not_count() -> None:
    async def work() -> str:
        for _ in range(3):
            STEPS.taken += 2
            await asyncio.sleep(0)
        return "done"

    async def others() -> None:
        for _ in range(10):
            STEPS.taken += 100
            await asyncio.sleep(0)

    async def fail() -> None:
        await asyncio.sleep(0)
        raise KeyError("no idea")

    async def story() -> None:
        elsewhere = asyncio.ensure_future(others())
        assert await metered(work(), STEPS.so_far) == ("done", 6.0)
        await elsewhere
        with pytest.raises(KeyError):
            await metered(fail(), STEPS.so_far)
        # A cancelled task hears of it inside.
        waiting = asyncio.ensure_future(metered_wait())
        await asyncio.sleep(0)
        waiting.cancel()
        assert await waiting == ("cancelled", 0.0)

    async def metered_wait() -> tuple[str, float]:
        async def wait() -> str:
            try:
                await asyncio.sleep(1000)
            except asyncio.CancelledError:
                return "cancelled"
            return "woke up"

        return await metered(wait(), STEPS.so_far)

    asyncio.run(story())


def test_the_metrics_have_it() -> None:
    names = {metric.name for metric in metrics.registry.collect()}
    assert {"stromtisch_command_processor_seconds", "stromtisch_over_budget"} <= names
