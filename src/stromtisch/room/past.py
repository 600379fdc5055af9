"""Reads a table whose rules are missing: its views, its journal and chat, its record.

A finished match has its archive. An unfinished one has what its last snapshot kept: the last frame, the chronicle up
to it, and the log itself.
"""

from __future__ import annotations

import json
import logging
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from stromtisch.core.act import KINDS
from stromtisch.core.decision import Decision, DecisionTable
from stromtisch.core.game import Game, State
from stromtisch.core.generator import Generator
from stromtisch.core.journal import Journal, Line
from stromtisch.core.match import Match, SeatInfo
from stromtisch.core.option import OptionValue
from stromtisch.core.outcome import Outcome
from stromtisch.core.reason import Reason
from stromtisch.core.record import write_record
from stromtisch.core.seats import seats_of
from stromtisch.core.shuffle import Shuffle
from stromtisch.room.archive import steps_of, unpack
from stromtisch.room.contributions import Contributions
from stromtisch.room.frames import Frame, lengthen
from stromtisch.room.log import (
    CHAT,
    FINISHED,
    LOBBY,
    PLAYING,
    STARTED,
    Chapter,
    LoggedAct,
    Snapshot,
    Stored,
    TableRow,
)
from stromtisch.room.refusals import refuse
from stromtisch.room.replaying import Eyes, debrief_csv, debrief_json, look_back
from stromtisch.room.shapes import Answer
from stromtisch.room.snapshots import read_chapters
from stromtisch.room.tables import LiveTable, act_of, remember_refusals

logger = logging.getLogger("stromtisch.rooms")


@dataclass(slots=True)
class Past:
    """What is known of a table without its rules."""

    stored: Stored
    frames: list[Frame] = field(default_factory=list)
    told: list[tuple[int, Line]] = field(default_factory=list)
    # The record as it was exported; None when the match had not ended, or the table had never started.
    record: dict[str, object] | None = None
    debrief: dict[str, object] | None = None
    columns: list[str] = field(default_factory=list)
    rows: list[list[Any]] = field(default_factory=list)

    def steps(self) -> list[int]:
        """The lines of the log that can be looked at."""
        return [frame.at for frame in self.frames]

    def record_json(self) -> bytes:
        """The record as it was exported at the end, or else one made from the log without replaying it."""
        return msgspec.json.encode(self.record if self.record is not None else record_of(self.stored))

    def debrief_json(self) -> bytes:
        """The debrief as it was made at the end."""
        if self.debrief is None:
            raise refuse("no-debrief", game=self.stored.table.game)
        return debrief_json(self.stored, self.debrief)

    def debrief_csv(self, package: str, language: str) -> bytes:
        """The debrief as CSV."""
        if self.debrief is None:
            raise refuse("no-debrief", game=self.stored.table.game)
        return debrief_csv(package, self.columns, self.rows, language)

    def replay(self, at: int | None, now: int, eyes: Eyes) -> bytes:
        """The table at the last kept step up to a line; a long match does not keep every step."""
        steps = self.steps()
        wanted = steps[-1] if at is None else steps[max(0, bisect_right(steps, at) - 1)]
        return look_back(self.table(wanted), wanted, steps, now, eyes)

    def table(self, at: int | None = None) -> LiveTable:
        """The table at one of the steps, or as it is now."""
        row, seats = replace(self.stored.table), self.stored.seats
        live = LiveTable(row, seats, Watched(row, len(seats)))
        live.past = self
        most = self.stored.acts[-1].seq if at is None else at
        for act in self.stored.acts:
            if act.seq > most:
                break
            self._take(live, act)
        number = bisect_right(self.steps(), most) - 1
        if number >= 0:
            frame = self.frames[number]
            ended = number == len(self.frames) - 1 and self.record is not None
            live.match = self._match(row, frame, self.record if ended else None)
            live.life.left = frame.rest
            told = [(seq, line) for seq, line in self.told if seq <= most]
            live.line_seqs = [seq for seq, _ in told]
            if live.match.journal is not None:
                live.match.journal.lines = [line for _, line in told]
        row.status = FINISHED if live.over() else PLAYING if live.started_seq > 0 else LOBBY
        remember_refusals(live, self.stored)
        return live

    def _take(self, live: LiveTable, act: LoggedAct) -> None:
        """Apply a line as far as possible without rules."""
        if live.started_seq == 0:
            live.contributions.take(act)
        elif act.kind in KINDS:
            live.act_seqs.append(act.seq)
        if act.kind == STARTED:
            live.started_seq = act.seq
        elif act.kind == CHAT:
            live.said += 1
            live.chat.append({"seq": act.seq, "seat": act.seat, "at": act.at, **act.body})
        live.life.take(act, None, None)
        live.seq, live.at, live.link = act.seq, act.at, act.link
        if act.command_id is not None:
            live.answers[act.command_id] = Answer(None, True, act.seq)

    def _match(self, row: TableRow, frame: Frame, record: Mapping[str, Any] | None) -> Match:
        infos = [SeatInfo(seat.kind, seat.name or "", seat.bot or "") for seat in self.stored.seats]
        match = Match(Watched(row, len(infos)), {}, infos, row.seed)
        match.options = dict(row.options)
        match.take_up(len(steps_of(self.stored)) - 1, None, 0)
        state = match.state
        assert isinstance(state, Seen)
        state.frame = frame
        state.autopilot, state.left, state.votes = frame.autopilot, frame.left, frame.votes
        state.ended = None if record is None else outcome_of(record["outcome"])
        return match


def past_of(stored: Stored, archive: bytes | None, chapters: Sequence[Chapter]) -> Past:
    """Collect what is known of a table from its archive, else from its last snapshot, else only from its log."""
    past = Past(stored)
    if archive is not None:
        try:
            return _from_archive(past, unpack(archive))
        except (ValueError, KeyError, TypeError):
            logger.exception("table %s: its archive cannot be read", stored.table.code)
            past = Past(stored)
    if stored.snapshot is not None:
        try:
            _from_snapshot(past, stored.snapshot, chapters)
        except (ValueError, KeyError, TypeError):
            logger.exception("table %s: what was last seen of it cannot be read", stored.table.code)
            return Past(stored)
    return past


def _from_archive(past: Past, body: Mapping[str, Any]) -> Past:
    past.frames = lengthen(body["frames"])
    past.told = [(seq, Line(kind, audience, facts)) for seq, kind, audience, facts in body["told"]]
    past.record = body.get("record")
    past.debrief = body.get("debrief")
    past.columns, past.rows = body.get("columns", []), body.get("rows", [])
    return past


def _from_snapshot(past: Past, snapshot: Snapshot, chapters: Sequence[Chapter]) -> None:
    if snapshot.seen is not None:
        past.frames = lengthen(json.loads(snapshot.seen))
        # Another program's chapters may be worded differently, but nothing else exists.
        _, past.told, _ = read_chapters(chapters, snapshot.seq)


def record_of(stored: Stored) -> dict[str, object]:
    """Make a record from a log without replaying it."""
    row, numbers = stored.table, steps_of(stored)[1:]
    known = set(numbers)
    contributions = Contributions()
    for act in stored.acts:
        contributions.take(act)
        if act.kind == STARTED:
            break
    shuffle = Shuffle(row.seed, contributions.by_seat(len(stored.seats)))
    return write_record(
        (row.game, row.rules, row.content_hash),
        row.options,
        [SeatInfo(seat.kind, seat.name or "", seat.bot or "") for seat in stored.seats],
        shuffle.seed(),
        shuffle if contributions.nonces else None,
        [act_of(act, numbers) for act in stored.acts if act.seq in known],
        None,
    )


def outcome_of(shown: Mapping[str, Any] | None) -> Outcome | None:
    """How a match ended, as its record says."""
    if shown is None:
        return None
    known = ("verdict", "reason", "winners", "places", "points", "breakdown")
    reason = Reason(shown["reason"]["code"], shown["reason"]["params"])
    details = {name: value for name, value in shown.items() if name not in known}
    return Outcome(
        shown["verdict"],
        reason,
        shown["winners"],
        shown["places"],
        shown["points"],
        shown["breakdown"],
        details,
    )


# --- a game that can only be watched ------------------------------------------------------------


class Watched(Game):
    """A game whose rules are missing: it has seats and stored views, but no decisions."""

    def __init__(self, row: TableRow, seats: int) -> None:
        title = {"de": row.game, "en": row.game}
        super().__init__(row.game, row.rules, row.content_hash, title, seats, seats, [], DecisionTable())

    def new(
        self,
        options: Mapping[str, OptionValue],
        kinds: Sequence[str],
        seed: str,
        journal: Journal | None = None,
    ) -> Seen:
        """A state without a frame."""
        state = Seen(self.decisions, len(kinds), 0, Generator(""))
        state.journal = journal
        return state


class Seen(State):
    """One frame of a match. Nobody can decide anything."""

    frame: Frame = Frame(0, 0, 0, 0, None, [])
    ended: Outcome | None = None

    def pending(self) -> tuple[int, ...]:
        """The game waits for nobody."""
        return seats_of(0)

    def legal_codes(self, seat: int) -> list[int]:
        """Nothing."""
        return []

    def why_not(self, seat: int, decision: Decision) -> Reason | None:
        """The rules are missing."""
        return Reason("other-rules")

    def moment(self) -> str:
        """The moment of the frame."""
        shown = self.frame.view(None)
        return str(shown.get("moment", "")) if isinstance(shown, dict) else ""

    def play(self, seat: int, code: int) -> None:
        """Nothing can be played."""
        raise RuntimeError("the rules of this match are not at hand")

    def view(self, seat: int | None) -> dict[str, object]:
        """The view that the seat saw, envelope and board."""
        return self.board(seat)

    def board(self, seat: int | None) -> dict[str, object]:
        """The whole stored view."""
        found: dict[str, object] = self.frame.view(seat)
        return found

    def determinize(self, seat: int | None, rng: Generator) -> State:
        """The state itself: a frame hides nothing, because each view belongs to one seat."""
        return self

    def outcome(self) -> Outcome | None:
        """How the match ended, at its last frame."""
        return self.ended

    def clone(self) -> State:
        """The state itself, because it never changes."""
        return self
