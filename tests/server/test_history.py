"""Tables outlive their content and their rules: changed cards, new rules, archives, and who may see what of them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from goldens import FOLDERS, record_path
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar
from sqlalchemy import text

from stromtisch.catalogue import collection, playable
from stromtisch.core.content import Pack
from stromtisch.core.generator import Generator
from stromtisch.room import replaying
from stromtisch.room.archive import MOST_FRAMES, spread, steps_of, unpack
from stromtisch.room.deltas import changed, difference
from stromtisch.room.frames import frame_of, lengthen, shorten
from stromtisch.room.log import Stored
from stromtisch.room.past import past_of, record_of
from stromtisch.room.replaying import Eyes
from stromtisch.room.shapes import EditionShown
from stromtisch.room.sources import Source
from stromtisch.room.tables import LiveTable, revive
from stromtisch.server import app as app_module
from stromtisch.server.app import create_app
from stromtisch.server.settings import Settings
from stromtisch.store.migrate import plain_engine
from tests.known_seeds import known_seeds
from tests.server import other_editions
from tests.server.asgi import call
from tests.server.conftest import UNLIMITED
from tests.server.inline import InlineCrew
from tests.store.released_database import Hall

Message = dict[str, Any]
LEVELS = {name: ["sensible", "random"] for name in playable()}
# A long match of every game, and one with decisions that were taken back.
RECORDS = [
    ("hertzschlag", "undo-3"),
    ("hertzschlag", "clock-4"),
    ("neustart", "undo-2"),
    ("neustart", "won-3"),
    ("pampero", "undo-2"),
    ("pampero", "scored-4"),
    ("policy-maker", "undo-4"),
    ("policy-maker", "government-5"),
]
EDITION = EditionShown(1, "", 1, True, True)
# What an archive may take in the database, for the longest match of any game.
MOST_BYTES = 300_000


# --- archives ------------------------------------------------------------------------------------


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("ab", max_size=1), inner, max_size=3),
    max_leaves=12,
)


@given(old=json_values, new=json_values)
def test_a_difference_leads_from_one_value_to_the_other(old: Any, new: Any) -> None:
    before = json.dumps(old)
    delta = json.loads(json.dumps(difference(old, new)))
    # As texts: Python takes 1 and true for the same.
    assert json.dumps(changed(old, delta), sort_keys=True) == json.dumps(new, sort_keys=True)
    assert json.dumps(old) == before


def test_steps_are_spread_evenly_and_keep_both_ends() -> None:
    assert spread([3, 4, 5], 200) == [3, 4, 5]
    steps = list(range(10, 1010))
    chosen = spread(steps, 200)
    assert (chosen[0], chosen[-1], len(set(chosen))) == (10, 1009, 200)
    gaps = {later - earlier for earlier, later in pairwise(chosen)}
    assert gaps <= {5, 6}


def kept(game: str, name: str) -> Stored:
    """A recorded match as the database has it."""
    record = record_path(game, name).read_bytes()
    change = replaying.check(Source(collection), record, "AAAAAA", 1).change
    assert change.opening is not None
    row = change.opening
    row.last_seq, row.last_link = change.acts[-1].seq, change.acts[-1].link
    return Stored(row, change.seats, change.acts, [])


@pytest.mark.parametrize(("game", "name"), RECORDS)
def test_an_archive_shows_what_the_replay_showed(game: str, name: str) -> None:
    """Through all eyes, at the first, the last and other steps: the whole message is the same."""
    body = replaying.archive(Source(collection), kept(game, name))
    past = past_of(kept(game, name), body, [])
    steps = past.steps()
    seats = len(past.stored.seats)
    for at in spread(steps, 6):
        for seat in (None, *range(seats)):
            eyes = Eyes(seat, [], list(range(seats)), (*[0] * seats, 0), EDITION)
            played = json.loads(replaying.replay(Source(collection), kept(game, name), at, 1, eyes))
            read = json.loads(past.replay(at, 1, eyes))
            assert read.pop("steps") == spread(played.pop("steps"), MOST_FRAMES)
            assert read == played
    # The record, the debrief and its table are those that the rules give.
    assert json.loads(past.record_json()) == json.loads(
        replaying.record(Source(collection), kept(game, name))
    )
    if past.debrief is not None:
        assert past.debrief_json() == replaying.debrief(Source(collection), kept(game, name))
        table = replaying.debrief_table(Source(collection), kept(game, name), "de")
        assert past.debrief_csv(collection().manifests[game].package, "de") == table
    assert (past.debrief is None) == (collection().manifests[game].debriefing is None)


@pytest.mark.parametrize("game", FOLDERS)
def test_archives_stay_small(game: str) -> None:
    records = sorted((FOLDERS[game] / "records").glob("*.json"), key=lambda path: path.stat().st_size)
    body = replaying.archive(Source(collection), kept(game, records[-1].stem))
    assert len(body) < MOST_BYTES
    assert len(unpack(body)["frames"]) <= MOST_FRAMES


@pytest.mark.parametrize(("game", "name"), RECORDS)
def test_a_log_is_its_record_also_when_nobody_plays_it(game: str, name: str) -> None:
    stored = kept(game, name)
    played = json.loads(replaying.record(Source(collection), kept(game, name)))
    assert json.loads(json.dumps(record_of(stored))) == {**played, "outcome": None}


@pytest.mark.parametrize(("game", "name"), RECORDS)
def test_a_seat_s_frame_depends_on_nothing_that_the_seat_cannot_know(game: str, name: str) -> None:
    """Before the end all that is hidden from a seat is dealt anew: its own view in the frame stays the same."""
    stored = kept(game, name)
    live = LiveTable(stored.table, stored.seats, playable()[game])
    wanted = set(spread(steps_of(stored)[:-1], 12))
    rng = Generator("redealt")
    for act in stored.acts:
        live.take(act, now=False)
        if act.seq not in wanted or live.match is None or live.over():
            continue
        frame, state = frame_of(live), live.match.state
        assert frame is not None
        for seat in (None, *range(len(stored.seats))):
            live.match.state = state.determinize(seat, rng)
            other = frame_of(live)
            assert other is not None
            assert other.view(seat) == frame.view(seat)
        live.match.state = state


def test_a_damaged_archive_is_not_used() -> None:
    stored = kept("hertzschlag", "won-3")
    body = replaying.archive(Source(collection), stored)
    for spoilt in (body[:-9], body[:40] + b"\0" * 9 + body[49:], b"", b"x"):
        with pytest.raises(ValueError, match="archive"):
            unpack(spoilt)
        assert past_of(stored, spoilt, []).frames == []


# --- servers of other editions --------------------------------------------------------------------


Work = Callable[[Hall], Awaitable[None]]


@pytest.fixture
def data(tmp_path: Path, request: pytest.FixtureRequest) -> Settings:
    name = request.node.name
    return Settings(
        data=tmp_path,
        bot_pause=0.0,
        absence=3600.0,
        bot_limit=3600.0,
        seeds=known_seeds(name),
        bot_seeds=known_seeds(f"bots of {name}"),
        clock=lambda: 1_790_000_000_000,
        **UNLIMITED,
    )


@pytest.fixture
def inline(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work that is meant for other processes is done in the loop."""
    monkeypatch.setattr(app_module, "Crew", InlineCrew)


def serve(app: Litestar, work: Work, tokens: dict[str, dict[int, str]]) -> None:
    """Do something at a server; seats are held from one server to the next."""

    async def run() -> None:
        async with app.lifespan():
            hall = Hall(app, f"{work.__name__} {len(tokens)}")
            hall.tokens = tokens
            await work(hall)

    asyncio.run(run())


def first(data: Settings) -> Litestar:
    return create_app(data)


def with_changed_cards(data: Settings) -> Litestar:
    return create_app(data, other_editions.changed_cards)


def with_second_rules(data: Settings) -> Litestar:
    return create_app(data, other_editions.second_only)


def with_both_rules(data: Settings) -> Litestar:
    return create_app(data, other_editions.both)


PEOPLE: list[Message] = [
    {"kind": "person", "name": "Ada"},
    {"kind": "open"},
    {"kind": "bot", "bot": "sensible"},
]


async def begin(hall: Hall, game: str = "hertzschlag", **settings: bool) -> str:
    """A running table. People who decide at random may lose at once; then they begin again."""
    while True:
        code = await hall.open(game, PEOPLE, **settings)
        await hall.sit(code, "Bo")
        await hall.send(code, 0, "chat", text="Los!")
        if (await hall.play(code, 4))["view"]["outcome"] is None:
            return code


async def refused(hall: Hall, code: str, seat: int | None, type: str, **fields: object) -> str:
    token = None if seat is None else hall.tokens[code][seat]
    body = {"type": type, "id": f"{type}-{len(hall.tokens)}-{id(hall)}", **fields}
    status, answer = await call(hall.app, "POST", f"/api/tables/{code}/commands", body, token)
    assert status >= 400, answer
    return str(answer["code"])


def cost_of_first_card(details: Message) -> int:
    return int(details["content"]["cards"]["EE01"]["cost"])


@pytest.mark.timeout(300)
def test_changed_cards_do_not_end_a_running_match(data: Settings) -> None:
    """It goes on with the cards it began with, its bots too, while new tables get the new ones."""
    tokens: dict[str, dict[int, str]] = {}
    was: dict[str, Message] = {}

    async def before(hall: Hall) -> None:
        code = await begin(hall)
        # Nobody decides between the two looks, bots neither.
        await hall.send(code, 0, "pause")
        was[code] = await hall.look(code, 0)

    async def after(hall: Hall) -> None:
        (code,) = was
        now = await hall.look(code, 0)
        await hall.send(code, 0, "resume")
        edition = now["table"]["edition"]
        assert (edition["current"], edition["playable"]) == (False, True)
        for part in ("view", "journal", "chat", "legal", "seq"):
            assert now[part] == was[code][part], part
        new = await begin(hall)
        current = (await hall.look(new, 0))["table"]["edition"]
        assert current["current"]
        assert current["content"] != edition["content"]
        # The page gets the cards of the table, and only these have the old cost.
        query = "?rules={rules}&content={content}"
        old_cards = await hall.ask("GET", "/games/hertzschlag" + query.format(**edition))
        new_cards = await hall.ask("GET", "/games/hertzschlag" + query.format(**current))
        newest = await hall.ask("GET", "/games/hertzschlag")
        assert (
            cost_of_first_card(new_cards) == cost_of_first_card(newest) == cost_of_first_card(old_cards) + 1
        )
        # Both are played to their end, one bot at each; the record of the old one holds, and comes back.
        for played in (code, new):
            end = await hall.play(played)
            assert end["view"]["outcome"] is not None
        record = await hall.ask("GET", f"/tables/{code}/record")
        assert record["content"] == edition["content"]
        proof = await hall.ask("POST", "/records", record)
        assert (await hall.look(proof["code"], None))["view"] == (await hall.look(code, None))["view"]
        steps = (await hall.ask("GET", f"/tables/{code}/replay"))["steps"]
        early = await hall.ask("GET", f"/tables/{code}/replay?at={steps[2]}")
        assert early["message"]["table"]["edition"] == edition
        # Who plays once more gets the new cards.
        rematch = await hall.ask("POST", f"/tables/{code}/rematch", token=hall.tokens[code][0])
        again = await hall.look(rematch["code"], None)
        assert again["table"]["edition"] == current

    serve(first(data), before, tokens)
    serve(with_changed_cards(data), after, tokens)


@pytest.mark.usefixtures("inline")
def test_a_running_table_is_finished_on_its_old_rules_as_long_as_they_are_shipped(data: Settings) -> None:
    tokens: dict[str, dict[int, str]] = {}
    codes: list[str] = []

    async def before(hall: Hall) -> None:
        codes.append(await begin(hall))

    async def after(hall: Hall) -> None:
        old = (await hall.look(codes[0], 0))["table"]["edition"]
        assert (old["rules"], old["newest"], old["current"], old["playable"]) == (1, 2, False, True)
        assert (await hall.play(codes[0]))["view"]["outcome"] is not None
        assert (await hall.ask("GET", f"/tables/{codes[0]}/record"))["rules"] == 1
        new = (await hall.look(await begin(hall), 0))["table"]["edition"]
        assert (new["rules"], new["current"]) == (2, True)

    serve(first(data), before, tokens)
    serve(with_both_rules(data), after, tokens)


@pytest.mark.usefixtures("inline")
@pytest.mark.parametrize("game", FOLDERS)
def test_without_its_rules_a_running_table_can_be_read_but_not_played_on(data: Settings, game: str) -> None:
    tokens: dict[str, dict[int, str]] = {}
    was: dict[str, list[Message]] = {}

    async def before(hall: Hall) -> None:
        code = await begin(hall, game)
        await hall.send(code, 0, "pause")  # so that no bot moves after we have looked
        was[code] = [await hall.look(code, seat) for seat in (None, 0, 1)]

    async def after(hall: Hall) -> None:
        (code,) = was
        for message, seat in zip(was[code], (None, 0, 1), strict=True):
            now = await hall.look(code, seat)
            for part in ("view", "journal", "chat", "seq", "you"):
                assert now[part] == message[part], part
            assert (now["legal"], now["closed"], now["clock"]) == ([], [], None)
            edition = now["table"]["edition"]
            assert (edition["rules"], edition["newest"], edition["playable"]) == (1, 2, False)
            assert [row["name"] for row in now["table"]["seats"]] == [
                row["name"] for row in message["table"]["seats"]
            ]
            then = await hall.ask(
                "GET", f"/tables/{code}/replay", token=None if seat is None else hall.tokens[code][seat]
            )
            assert then["message"]["view"] == message["view"]
        # What the table is drawn with is still there.
        content = await hall.ask(
            "GET", f"/games/{game}?rules={edition['rules']}&content={edition['content']}"
        )
        assert content["content"] == json.loads(json.dumps(playable()[game].content()))
        decision = was[code][1]["legal"][0]["decision"] if was[code][1]["legal"] else "x"
        moment = was[code][1]["view"]["moment"]
        assert await refused(hall, code, 0, "decide", decision=decision, moment=moment) == "other-rules"
        for command in ("undo", "pause", "leave"):
            assert await refused(hall, code, 0, command) == "other-rules"
        assert await refused(hall, code, 0, "chat", text="?") == "other-rules"
        # Its seed and its sealed choices stay secret: the old program could go on with it.
        status, answer = await call(hall.app, "GET", f"/api/tables/{code}/record")
        assert (status, answer["code"]) == (409, "still-playing")
        assert await refused(hall, code, 1, "close") == "not-host"
        # The host can close it. Then its log can be had as a record.
        assert (await hall.send(code, 0, "close"))["accepted"]
        closed = await hall.look(code, None)
        assert closed["table"]["life"]["closed"]
        assert closed["view"] == was[code][0]["view"]
        record = await hall.ask("GET", f"/tables/{code}/record")
        assert (record["rules"], record["outcome"]) == (1, None)
        records[code] = record

    async def back(hall: Hall) -> None:
        """The old program finds it closed, and has the same record."""
        (code,) = was
        assert (await hall.look(code, None))["table"]["life"]["closed"]
        assert await hall.ask("GET", f"/tables/{code}/record") == records[code]

    records: dict[str, Message] = {}
    serve(first(data), before, tokens)
    serve(with_second_rules(data), after, tokens)
    serve(with_second_rules(data), back, tokens)
    serve(first(data), back, tokens)


@pytest.mark.usefixtures("inline")
def test_a_lobby_of_other_rules_takes_nobody(data: Settings) -> None:
    tokens: dict[str, dict[int, str]] = {}
    codes: list[str] = []

    async def before(hall: Hall) -> None:
        codes.append(await hall.open("hertzschlag", PEOPLE))

    async def after(hall: Hall) -> None:
        status, answer = await call(hall.app, "POST", f"/api/tables/{codes[0]}/seats", {"name": "Bo"})
        assert (status, answer["code"]) == (409, "other-rules")
        assert not (await hall.look(codes[0], 0))["table"]["edition"]["playable"]

    serve(first(data), before, tokens)
    serve(with_second_rules(data), after, tokens)


@pytest.mark.usefixtures("inline")
def test_a_table_closed_to_onlookers_stays_so_without_its_rules(data: Settings) -> None:
    tokens: dict[str, dict[int, str]] = {}
    codes: list[str] = []

    async def before(hall: Hall) -> None:
        codes.append(await begin(hall))
        await hall.send(codes[0], 0, "admit", onlookers=False)

    async def after(hall: Hall) -> None:
        stranger = await hall.look(codes[0], None)
        assert (stranger["view"], stranger["journal"], stranger["chat"]) == (None, [], [])
        assert (await hall.look(codes[0], 1))["view"]["you"] == 1
        status, answer = await call(hall.app, "GET", f"/api/tables/{codes[0]}/replay")
        assert (status, answer["code"]) == (403, "no-onlookers")

    serve(first(data), before, tokens)
    serve(with_second_rules(data), after, tokens)
    # Also when nothing but the log is left of it.
    engine = plain_engine(data.url())
    with engine.begin() as connection:
        connection.execute(text("DELETE FROM snapshots"))
    engine.dispose()
    serve(with_second_rules(data), _only_the_log(codes), tokens)


def _only_the_log(codes: list[str]) -> Work:
    async def read(hall: Hall) -> None:
        stranger = await hall.look(codes[0], None)
        assert (stranger["view"], stranger["chat"]) == (None, [])
        own = await hall.look(codes[0], 0)
        assert own["view"] is None
        assert [line["text"] for line in own["chat"]] == ["Los!"]

    return read


@pytest.mark.usefixtures("inline")
@pytest.mark.parametrize("how", ["lost", "unreadable", "another"])
def test_content_that_cannot_be_had_any_more_is_like_other_rules(data: Settings, how: str) -> None:
    tokens: dict[str, dict[int, str]] = {}
    codes: list[str] = []

    async def before(hall: Hall) -> None:
        codes.append(await begin(hall))

    async def after(hall: Hall) -> None:
        edition = (await hall.look(codes[0], 0))["table"]["edition"]
        assert (edition["playable"], edition["rules"], edition["newest"]) == (False, 1, 1)
        assert await refused(hall, codes[0], 0, "undo") == "other-rules"

    serve(first(data), before, tokens)
    engine = plain_engine(data.url())
    with engine.begin() as connection:
        if how == "lost":
            connection.execute(text("DELETE FROM editions WHERE game = 'hertzschlag'"))
        else:
            pack = (
                "{}"
                if how == "unreadable"
                else json.dumps(other_editions.changed_cards().packs["hertzschlag"].files)
            )
            change = text("UPDATE editions SET pack = :pack WHERE game = 'hertzschlag'")
            connection.execute(change, {"pack": pack})
    engine.dispose()
    serve(with_changed_cards(data), after, tokens)


@pytest.mark.usefixtures("inline")
def test_a_match_is_archived_when_it_ends_and_when_its_table_is_closed(data: Settings) -> None:
    async def work(hall: Hall) -> None:
        history = hall.app.state.rooms.editions.history
        ended, closed = await begin(hall), await begin(hall)
        assert await history.archive(ended) is None
        await hall.play(ended)
        await hall.send(closed, 0, "close")
        for code in (ended, closed):
            while await history.archive(code) is None:  # noqa: ASYNC110 - it is made beside the table
                await asyncio.sleep(0.01)
        assert unpack(await history.archive(ended))["record"] == await hall.ask(
            "GET", f"/tables/{ended}/record"
        )

    serve(first(data), work, {})


def test_an_edition_that_nobody_played_is_unknown(data: Settings, inline: None) -> None:
    async def work(hall: Hall) -> None:
        for game, rules, content in (
            ("hertzschlag", "1", "0" * 64),
            ("hertzschlag", "1", "%00"),
            ("hertzschlag", "99999999999999999999", "0" * 64),
            ("%00", "1", "0" * 64),
            ("chess" * 100, "1", "0" * 64),
        ):
            path = f"/api/games/{game}?rules={rules}&content={content}"
            status, answer = await call(hall.app, "GET", path)
            assert status in (400, 404), (path, answer)

    serve(first(data), work, {})


def test_stored_content_is_named_by_its_hash() -> None:
    """What is stored leads to the same hash again, for every game."""
    for game, pack in collection().packs.items():
        again = Pack(json.loads(json.dumps(pack.files, ensure_ascii=False)))
        assert again.hash() == pack.hash() == playable()[game].content_hash


def test_frames_are_the_same_after_a_trip_through_the_database() -> None:
    frame = frame_of(revive(kept("policy-maker", "undo-4"), playable()["policy-maker"]))
    assert frame is not None
    assert lengthen(json.loads(json.dumps(shorten([frame, frame])))) == [frame, frame]
