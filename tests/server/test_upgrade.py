"""From the first released database to this program: every table opens, runs on, replays and can be exported."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar

from stromtisch.catalogue import collection
from stromtisch.server.app import create_app
from stromtisch.server.settings import Settings
from stromtisch.store.engine import sqlite_url
from tests.known_seeds import known_seeds
from tests.server.asgi import call
from tests.server.conftest import UNLIMITED
from tests.server.other_editions import second_only
from tests.store.released import restore, shown
from tests.store.released_database import BEGUN, Hall

Message = dict[str, Any]
GAMES = list(collection().games)
# The tables of the release were left a while after they had begun; the upgrade comes soon after that.
LEFT = BEGUN + 30_000


@pytest.fixture(params=["sqlite", "postgres"])
def released(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Settings for a server on the database of the first release."""
    url = (
        sqlite_url(tmp_path / "data")
        if request.param == "sqlite"
        else request.getfixturevalue("postgres").new_database()
    )
    restore(url)
    return Settings(
        data=tmp_path,
        database=url,
        bot_pause=0.0,
        absence=3600.0,
        bot_limit=3600.0,
        seeds=known_seeds("upgrade"),
        bot_seeds=known_seeds("bots of the upgrade"),
        # It stands still, so that no clock runs out while the machine is busy.
        clock=lambda: LEFT,
        **UNLIMITED,
    )


def like(old: Any, new: Any, where: str = "$") -> None:
    """All that was shown is still shown; a newer program may show more."""
    if isinstance(old, dict):
        assert isinstance(new, dict), where
        for name, value in old.items():
            # Who happens to be connected is not the database's business.
            if name not in ("connected", "onlookers"):
                assert name in new, f"{where}.{name}"
                like(value, new[name], f"{where}.{name}")
    elif isinstance(old, list):
        assert isinstance(new, list), where
        assert len(old) == len(new), where
        for number, value in enumerate(old):
            like(value, new[number], f"{where}[{number}]")
    else:
        assert old == new, where


def in_words_of_today(record: Message) -> Message:
    """A record of the first release as this program writes it: each act names its facts."""
    found = {name: value for name, value in record.items() if name != "entries"}
    acts = [{name: act[name] for name in ("kind", "seat", "at")} for act in record["entries"]]
    for act, entry in zip(acts, record["entries"], strict=True):
        if act["kind"] == "decide":
            act["decision"] = entry["value"]
    return {**found, "version": 2, "acts": acts}


async def check(hall: Hall, name: str, was: Message) -> None:
    """A table shows what it showed: to everybody, now and looking back, as a record and as a debrief."""
    code = was["code"]
    hall.tokens[code] = {int(seat): token for seat, token in was["tokens"].items()}
    for message in was["messages"]:
        now = await hall.look(code, message["you"])
        now["legal"] = sorted(item["decision"] for item in now["legal"])
        like(message, now, name)
    eyes = next(iter(hall.tokens[code].values()), None)
    for at, seat, view, lines in was.get("replays", []):
        token = None if seat is None else hall.tokens[code][seat]
        then = await hall.ask("GET", f"/tables/{code}/replay?at={at}", token=token)
        if then["at"] == at:
            like(view, then["message"]["view"], f"{name} at {at}")
            assert len(then["message"]["journal"]) == lines
    for part in ("record", "debrief"):
        if part in was:
            if part == "record":
                was = {**was, "record": in_words_of_today(was["record"])}
            like(was[part], await hall.ask("GET", f"/tables/{code}/{part}", token=eyes), f"{name} {part}")


async def all_kept(app: Litestar) -> None:
    """Wait until nothing has to be made up for; the test's own time limit ends it otherwise."""
    while await app.state.rooms.editions.history.unkept("", 1):  # noqa: ASYNC110 - nobody tells when it is done
        await asyncio.sleep(0.05)


@pytest.mark.timeout(900)
def test_every_table_of_the_first_release_goes_on(released: Settings) -> None:
    async def run() -> None:
        app = create_app(released)
        async with app.lifespan():
            hall = Hall(app, "the upgrade")
            tables = shown()
            for name, was in tables.items():
                await check(hall, name, was)
            for game in GAMES:
                for kind in ("resting", "timed"):
                    await hall.play(tables[f"{game} {kind}"]["code"], 1)
                lobby = tables[f"{game} lobby"]["code"]
                await hall.sit(lobby, "Gil")
                await hall.play(lobby, 1)
                if released.url().startswith("postgresql") and game != "hertzschlag":
                    continue  # the rules are the same with either database
                running = tables[f"{game} running"]["code"]
                await hall.send(running, 0, "resume")
                end = await hall.play(running)
                assert end["view"]["outcome"] is not None
                record = await hall.ask("GET", f"/tables/{running}/record")
                assert record["outcome"] == end["view"]["outcome"]
                # The record holds: it is played again when it comes back.
                assert (await hall.ask("POST", "/records", record))["outcome"]

    asyncio.run(run())


@pytest.mark.timeout(900)
def test_every_table_of_the_first_release_can_be_read_without_its_rules(released: Settings) -> None:
    """This program archives what it finds; one that has dropped rules 1 still shows all of it."""

    async def archive() -> None:
        app = create_app(released)
        async with app.lifespan():
            await all_kept(app)

    async def read() -> None:
        app = create_app(released, second_only)
        async with app.lifespan():
            hall = Hall(app, "other rules")
            for name, was in shown().items():
                for message in was["messages"]:
                    # Nothing can be decided or taken back any more.
                    message["legal"] = []
                    del message["undo"]
                if "lobby" in name:
                    was["messages"] = []
                await check(hall, name, was)
                table = (await hall.look(was["code"], None))["table"]
                assert table["edition"]["playable"] is False
                assert (table["edition"]["rules"], table["edition"]["newest"]) == (1, 2)
                if "running" in name:
                    token = hall.tokens[was["code"]][0]
                    path = f"/api/tables/{was['code']}/commands"
                    status, answer = await call(app, "POST", path, {"type": "undo", "id": "u"}, token)
                    assert (status, answer["code"]) == (409, "other-rules")

    asyncio.run(archive())
    asyncio.run(read())
