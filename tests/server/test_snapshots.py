"""Snapshots: a table taken up in the middle is the table that its whole log leads to."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from functools import partial

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from sqlalchemy import delete, select

from stromtisch.catalogue import playable
from stromtisch.core import act as kinds
from stromtisch.core import frozen
from stromtisch.core.game import Game
from stromtisch.core.journal import Line
from stromtisch.core.reason import Refused
from stromtisch.core.record import export_match
from stromtisch.room import snapshots
from stromtisch.room.chain import forge
from stromtisch.room.life import CLOSED, EXTENDED, PAUSED, RESUMED, SETTINGS
from stromtisch.room.log import (
    CHAT,
    LOBBY,
    OPENED,
    STARTED,
    Chapter,
    LoggedAct,
    SeatRow,
    Snapshot,
    Stored,
    TableRow,
)
from stromtisch.room.messages import table_message
from stromtisch.room.presence import Presence
from stromtisch.room.tables import LiveTable, revive
from stromtisch.server.settings import Settings
from stromtisch.store import schema
from stromtisch.store.migrate import plain_engine
from stromtisch.testing.ticking import table_games
from tests.server.conftest import Player, Served

GAMES = {**table_games(), **playable()}
NOW = 1_790_000_000_000


class Story:
    """A table that lives as chance will have it, its log, and the snapshots and chapters on the way."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        self.rng = rng
        count = rng.randint(game.least, min(game.most, 8))
        seats = [
            SeatRow(seat, "person", f"P{seat}", None, f"hash{seat}")
            if rng.random() < 0.8
            else SeatRow(seat, "bot", f"B{seat}", "random")
            for seat in range(count)
        ]
        self.row = TableRow(
            "AAAAAA",
            game.id,
            game.rules,
            game.content_hash,
            {},
            str(rng.random()),
            LOBBY,
            0,
            None,
            count,
            NOW,
        )
        self.seats = seats
        self.live = LiveTable(replace(self.row), list(seats), game)
        self.log: list[LoggedAct] = []
        self.snapshot: Snapshot | None = None
        self.chapters: list[Chapter] = []
        self.take(OPENED, None, {"settings": {"rollback": True}})
        self.take(STARTED, None, {})

    def take(self, kind: str, seat: int | None, body: dict[str, object]) -> bool:
        """A line of the log, if the rules allow it."""
        at = NOW + 1000 * len(self.log)
        act = LoggedAct(len(self.log) + 1, kind, seat, body, at, f"id:{len(self.log)}")
        try:
            self.live.take(act, now=True)
        except Refused:
            return False
        self.log.append(act)
        return True

    def go_on(self) -> bool:
        """The next thing that happens; false when the match is over."""
        live, rng = self.live, self.rng
        assert live.match is not None
        if not live.running():
            return False
        state = live.match.state
        seat = rng.randrange(len(live.seats))
        chance = rng.random()
        if chance < 0.03:
            self.take(CHAT, seat, {"name": f"P{seat}", "text": "hm"})
        elif chance < 0.06:
            self.take(
                kinds.AUTOPILOT, seat, {"on": True, **({"bot": "random"} if rng.random() < 0.5 else {})}
            )
        elif chance < 0.09 and live.on_autopilot(seat):
            self.take(kinds.AUTOPILOT, seat, {"on": False})
        elif chance < 0.11 and state.clock() > 0:
            self.take(kinds.EXPIRE, None, {"moment": live.moment()})
        elif chance < 0.14:
            self.take(kinds.UNDO, seat, {})
        elif chance < 0.15:
            # Lines of older versions do not say that chance is drawn anew.
            anew: dict[str, object] = {"anew": True} if rng.random() < 0.7 else {}
            self.take(kinds.ROLLBACK, 0, {"to": rng.randint(live.started_seq, live.seq), **anew})
        elif chance < 0.17:
            self.take(
                RESUMED if live.life.paused else PAUSED,
                0,
                {} if live.life.paused else {"round": str(live.seq)},
            )
        elif chance < 0.18:
            self.take(EXTENDED, 0, {"minutes": 1})
        elif chance < 0.19:
            self.take(SETTINGS, 0, {"onlookers": rng.random() < 0.5})
        elif chance < 0.192:
            self.take(kinds.VOTE, seat, {"stop": True})
        elif chance < 0.194:
            self.take(kinds.LEAVE, seat, {})
        elif chance < 0.195:
            self.take(CLOSED, 0, {})
        actors = live.match.state.actors()
        if actors and live.running():
            seat = rng.choice(actors)
            decision = rng.choice(live.match.state.legal(seat))
            self.take(kinds.DECIDE, seat, {"decision": decision.name, "moment": live.moment()})
        return True

    def write_down(self) -> None:
        """A snapshot now, by way of the text that the database keeps."""
        self.snapshot = snapshots.snapshot_of(self.live, self.log[-1])
        self.chapters.append(snapshots.chapter_of(self.live))
        self.live.written_up_to = self.live.seq

    def stored(self, after: int) -> Stored:
        """The same as it comes out of the database."""
        acts = [replace(act, body=json.loads(json.dumps(act.body))) for act in self.log[after:]]
        row = replace(self.row, host=self.live.row.host, status=self.live.row.status)
        return Stored(row, list(self.live.seats), acts, [], self.snapshot)


def likeness(live: LiveTable) -> str:
    """Everything that anybody could see of a table, or that decides how it goes on."""
    assert live.match is not None
    eyes: list[int | None] = [None, *range(len(live.seats))]
    presence = Presence(Settings())
    told = [
        json.loads(msgspec.json.encode(table_message(live, seat, "table", 0, 0, presence))) for seat in eyes
    ]
    deep = {
        "state": frozen.freeze(live.match.state),
        "life": repr(live.life),
        "facts": live.facts(),
        "length": live.match.length(),
        "started": live.started_seq,
        "at": live.at,
        "lines": live.line_seqs,
    }
    return json.dumps([told, deep], sort_keys=True)


@pytest.mark.parametrize("name", GAMES)
def test_a_table_taken_up_at_a_snapshot_is_the_one_its_log_leads_to(name: str) -> None:
    @settings(
        max_examples=10,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        # A seed is not made simpler by making it smaller.
        phases=[Phase.explicit, Phase.generate],
        derandomize=True,
    )
    @given(seed=st.integers(0, 2**32))
    def holds(seed: int) -> None:
        rng = random.Random(seed)
        before, between, after = rng.randint(0, 150), rng.choice([0, 1, 5, 20]), rng.randint(0, 40)
        story = Story(GAMES[name], rng)
        for steps in (before // 2, before - before // 2):
            for _ in range(steps):
                story.go_on()
            story.write_down()
        written = story.live.seq
        for _ in range(between):
            story.go_on()
        whole = revive(story.stored(0), story.live.game)
        backwards = any(act.kind in snapshots.BACKWARDS for act in story.log[written:])
        short = snapshots.resume(story.stored(written - 1), story.live.game)
        # A table that went back in time since then needs the whole log.
        assert (short is None) == backwards
        if short is None:
            return
        assert short.since == written
        assert snapshots.recall(short, story.chapters)
        assert likeness(short) == likeness(whole) == likeness(story.live)
        # They also go the same way from here.
        for _ in range(after):
            known = len(story.log)
            story.go_on()
            new = story.log[known:]
            if any(act.kind in snapshots.BACKWARDS for act in new):
                break
            for act in new:
                short.take(deepcopy(act), now=False)
        assert story.live.seq > short.seq or likeness(short) == likeness(story.live)

    async def run() -> None:
        holds()

    asyncio.run(run())


def lines_of(live: LiveTable) -> list[Line]:
    assert live.match is not None
    assert live.match.journal is not None
    return live.match.journal.lines


def started(name: str, steps: int) -> Story:
    story = Story(GAMES[name], random.Random(7))
    for _ in range(steps):
        story.go_on()
    story.write_down()
    return story


def spoilt(how: Callable[[Story, Stored], None]) -> LiveTable | None:
    story = started("hertzschlag", 20)
    assert story.snapshot is not None
    stored = story.stored(story.snapshot.seq - 1)
    assert snapshots.resume(deepcopy(stored), story.live.game) is not None
    how(story, stored)
    return snapshots.resume(stored, story.live.game)


def test_a_snapshot_of_another_program_is_not_trusted() -> None:
    def other(story: Story, stored: Stored) -> None:
        assert stored.snapshot is not None
        stored.snapshot = replace(stored.snapshot, program="0" * 64)

    assert spoilt(other) is None


def test_a_snapshot_is_not_trusted_over_the_log() -> None:
    """The line it was made after is another one now, or gone: a backup was put back."""

    def another(story: Story, stored: Stored) -> None:
        stored.acts[0].at += 1
        forge(story.log[stored.acts[0].seq - 2].link, stored.acts[:1])

    def gone(story: Story, stored: Stored) -> None:
        stored.acts.clear()

    assert spoilt(another) is None
    assert spoilt(gone) is None


def test_a_snapshot_that_cannot_be_read_is_not_used(caplog: pytest.LogCaptureFixture) -> None:
    def torn(story: Story, stored: Stored) -> None:
        assert stored.snapshot is not None
        stored.snapshot.body = stored.snapshot.body[:-20]

    assert spoilt(torn) is None
    assert "cannot be read" in caplog.text


def test_a_missing_chapter_is_noticed() -> None:
    story = started("ticking", 3)
    assert story.snapshot is not None
    short = snapshots.resume(story.stored(story.snapshot.seq - 1), story.live.game)
    assert short is not None
    assert not snapshots.recall(short, [])
    assert snapshots.recall(short, story.chapters)


def test_overlapping_chapters_tell_everything_once() -> None:
    story = Story(GAMES["hertzschlag"], random.Random(3))
    for _ in range(3):
        for _ in range(10):
            story.go_on()
        story.write_down()
    # Another node that had not heard of the second chapter writes one that covers it and more.
    story.live.written_up_to = story.chapters[0].seq
    story.chapters.append(snapshots.chapter_of(story.live))
    assert story.snapshot is not None
    short = snapshots.resume(story.stored(story.snapshot.seq - 1), story.live.game)
    assert short is not None
    assert snapshots.recall(short, story.chapters)
    found = [(seq, line.to_json()) for seq, line in zip(short.line_seqs, lines_of(short), strict=True)]
    assert found == [
        (seq, line.to_json()) for seq, line in zip(story.live.line_seqs, lines_of(story.live), strict=True)
    ]
    assert short.chat == story.live.chat


def test_a_match_taken_up_in_the_middle_does_not_go_back() -> None:
    story = started("hertzschlag", 20)
    assert story.snapshot is not None
    short = snapshots.resume(story.stored(story.snapshot.seq - 1), story.live.game)
    assert short is not None
    match = short.match
    assert match is not None
    ways: list[Callable[[], object]] = [
        match.standing,
        match.replay,
        partial(match.roll_back, 0, 0),
        partial(export_match, match),
    ]
    for work in ways:
        with pytest.raises(RuntimeError):
            work()


# --- with a store and a server around it ------------------------------------------------------------


def kept(served: Served, code: str) -> tuple[int, list[tuple[int, int]]]:
    """The line of a table's snapshot (0: none), and from where to where its chapters go."""
    engine = plain_engine(served.settings.url())
    with engine.connect() as connection:
        seq = connection.execute(
            select(schema.snapshots.c.seq).where(schema.snapshots.c.code == code)
        ).scalar()
        query = select(schema.chapters).where(schema.chapters.c.code == code).order_by(schema.chapters.c.seq)
        chapters = [(row.since, row.seq) for row in connection.execute(query)]
    engine.dispose()
    return seq or 0, chapters


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """A snapshot with every fourth line."""
    monkeypatch.setattr(snapshots, "EVERY", 4)


@pytest.mark.usefixtures("often")
def test_a_table_goes_on_from_its_snapshot_as_if_nothing_had_happened(served: Served) -> None:
    ada, bo = served.pair(seconds=600)
    ada.connect()
    bo.connect()
    ada.send("chat", text="first")
    ada.mark(4)
    bo.mark(0, id="zero")
    before = ada.get()
    assert kept(served, ada.code) == (4, [(0, 4)])
    served.restart()
    after = ada.get()
    for told in (before, after):
        told["now"] = told["table"]["seats"] = None
    assert before == after
    # A retry is answered as the first time, and what has been decided since counts.
    ada.connect()
    bo.connect()
    assert bo.send("decide", id="zero", decision="mark 0", moment="1")["seq"] == 6
    ada.mark(8)
    assert served.kinds(ada.code)[2:] == ["started", "chat", "decide", "decide", "decide"]


@pytest.mark.usefixtures("often")
def test_going_back_past_a_snapshot_reads_the_log(served: Served) -> None:

    answer = served.call(
        "POST",
        "/api/tables",
        {
            "game": "ticking",
            "options": {"seconds": 0},
            "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}],
            "settings": {"rollback": True},
        },
    )
    ada = Player(served, **answer.json())
    bo = served.sit(ada.code)
    ada.connect()
    bo.connect()
    for square, player in enumerate((ada, bo, ada, bo, ada)):
        player.mark(square)
    assert kept(served, ada.code)[0] == 8
    served.restart()
    ada.connect()
    bo.connect()
    # The last mark is taken back, although the one before it is in the snapshot.
    assert ada.send("undo")["accepted"]
    assert ada.until(lambda m: m["view"]["turn"] == 0)["view"]["marks"] == [[0, 2], [1, 3]]
    # A snapshot right after it keeps the next load short.
    assert kept(served, ada.code)[0] == 9
    served.restart()
    ada.connect()
    bo.connect()
    assert ada.send("rollback", to=5)["accepted"]
    assert ada.until(lambda m: m["view"]["turn"] == 0)["view"]["marks"] == [[0], [1]]
    told = ada.journal
    served.restart()
    ada.connect()
    bo.connect()
    assert ada.journal == told
    assert [line["kind"] for line in told[-2:]] == ["undone", "rolled-back"]
    for square, player in ((4, ada), (5, bo), (8, ada)):
        player.mark(square)
    ada.until(lambda m: m["table"]["status"] == "finished")
    served.restart()
    replay = served.call("GET", f"/api/tables/{ada.code}/replay?at=8", token=ada.token).json()
    assert replay["message"]["view"]["marks"] == [[0, 2, 4], [1, 3]]
    record = served.call("GET", f"/api/tables/{ada.code}/record", token=ada.token).json()
    assert [act["kind"] for act in record["acts"]] == ["decide"] * 5 + ["undo", "rollback"] + ["decide"] * 3


@pytest.mark.usefixtures("often")
def test_an_old_command_is_known_although_no_snapshot_remembers_it(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "ANSWERS_KEPT", 0)
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    said = ada.send("chat", id="said", text="once")
    marked = ada.mark(4, id="marked")
    bo.mark(0)
    ada.mark(8)
    bo.send("chat", text="and on")
    served.restart()
    ada.connect()
    # One would be refused now, the other would be allowed again.
    assert ada.send("decide", id="marked", decision="mark 4", moment="0") == marked
    assert ada.send("chat", id="said", text="once") == said
    assert served.kinds(ada.code).count("chat") == 2


def test_a_long_log_without_a_snapshot_gets_one_when_it_is_read(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    for square, player in enumerate((ada, bo, ada)):
        player.mark(square)
        player.send("chat", text=str(square))
    assert kept(served, ada.code) == (0, [])
    monkeypatch.setattr(snapshots, "EVERY", 4)
    served.restart()
    before = ada.get()
    assert kept(served, ada.code) == (9, [(0, 9)])
    served.restart()
    after = ada.get()
    assert (before["journal"], before["chat"], before["view"]) == (
        after["journal"],
        after["chat"],
        after["view"],
    )
    assert [line["text"] for line in after["chat"]] == ["0", "1", "2"]


@pytest.mark.usefixtures("often")
def test_a_table_whose_chapters_are_gone_is_told_from_its_log(served: Served) -> None:
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    for square, player in enumerate((ada, bo, ada)):
        player.mark(square)
    before = ada.get()["journal"]
    engine = plain_engine(served.settings.url())
    with engine.begin() as connection:
        connection.execute(delete(schema.chapters))
    engine.dispose()
    served.restart()
    assert ada.get()["journal"] == before
