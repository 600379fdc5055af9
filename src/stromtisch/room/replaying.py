"""Replays whole logs in a worker: checks of records, replays, records, debriefs, loading of very long tables.

These functions take plain data (the rows of a table, the bytes of a record) and return plain data. A worker does not
import the framework or the database, because that would slow down its start.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from stromtisch.core.debriefing import Debriefing, Value
from stromtisch.core.game import Game
from stromtisch.core.match import Match
from stromtisch.core.record import export_match, import_match
from stromtisch.core.shuffle import Shuffle, commitment
from stromtisch.packs import folder_of
from stromtisch.room.archive import archive_of, steps_of
from stromtisch.room.chain import Damage, find_damage, forge, origin_of
from stromtisch.room.life import CLOSED
from stromtisch.room.log import (
    FINISHED,
    IMPORTED,
    STARTED,
    Change,
    Chapter,
    LoggedAct,
    SeatRow,
    Snapshot,
    Stored,
    TableRow,
)
from stromtisch.room.messages import table_message
from stromtisch.room.refusals import refuse
from stromtisch.room.shapes import EditionShown, Proof, Replay, TableSettings
from stromtisch.room.snapshots import chapter_of, is_missing, snapshot_of
from stromtisch.room.sources import Source, collection_of, game_of, older_game
from stromtisch.room.tables import (
    FIRST_ACT,
    LiveTable,
    follow,
    logged,
    opening_line,
)

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_encode = msgspec.json.Encoder().encode


@dataclass(slots=True)
class Eyes:
    """The viewer of a replay: the chosen seat, the held seats, the seats open to the viewer, and who is present.

    It also has the public description of the table's edition.
    """

    seat: int | None
    held: list[int]
    open_seats: list[int]
    here: tuple[int, ...]
    edition: EditionShown


@dataclass(slots=True)
class Kept:
    """A valid record: the change to store, and its result."""

    change: Change
    proof: Proof


@dataclass(slots=True)
class TakenUp:
    """A table's snapshot after the last sound line of its log, its journal and chat, and the damage after that."""

    snapshot: Snapshot | None
    chapter: Chapter | None
    damage: Damage | None


@dataclass(slots=True)
class GoneBack:
    """The result of an undo or rollback: the line with its clock, and the table after it."""

    act: LoggedAct
    facts: dict[str, object]
    # Lines of the journal: kind, audience, body.
    told: list[tuple[str, int, dict[str, object]]]
    snapshot: Snapshot
    chapter: Chapter


def check_whole(stored: Stored) -> None:
    """Refuse a log that is damaged."""
    damage = find_damage(stored, short=False)
    if damage is not None:
        raise refuse("damaged", line=damage.line, what=damage.what)


def played(source: Source, stored: Stored) -> LiveTable:
    """Replay a whole log and return the table."""
    check_whole(stored)
    return _follow(source, stored)


def _follow(source: Source, stored: Stored) -> LiveTable:
    live = LiveTable(stored.table, stored.seats, game_of(source, stored.table))
    follow(live, stored)
    return live


def sound_part(stored: Stored, line: int) -> Stored:
    """The same table without the lines from this one on."""
    stored.acts = stored.acts[: line - 1]
    stored.table.last_seq, stored.table.last_link = stored.acts[-1].seq, stored.acts[-1].link
    return stored


def _match(source: Source, stored: Stored) -> Match:
    match = played(source, stored).match
    if match is None:
        raise refuse("not-started")
    return match


def check(source: Source, record: bytes, code: str, at: int) -> Kept:
    """Replay a record, and make the table that stores it under a code."""
    found = _read(record)
    match = import_match(found, _games(source), collection_of(source.load).levels)
    game, outcome = match.game, match.state.outcome() is not None
    seats = [
        SeatRow(seat, info.kind, info.name or None, info.bot or None) for seat, info in enumerate(match.seats)
    ]
    options = dict(match.options)
    shuffle = match.shuffle or Shuffle(match.seed, [None] * len(seats))
    row = TableRow(
        code, game.id, game.rules, game.content_hash, options, shuffle.server, FINISHED, None, None, 0, at
    )
    opened = opening_line(row, seats, TableSettings())
    opened.body[IMPORTED] = len(record)
    acts = [opened, LoggedAct(2, STARTED, None, {"nonces": shuffle.nonces}, at)]
    acts += [logged(act, number) for number, act in enumerate(match.log, start=FIRST_ACT)]
    if not outcome:
        acts.append(LoggedAct(len(acts) + 1, CLOSED, None, {}, at))
    forge(origin_of(row), acts)
    change = Change(code, acts, seats, opening=row)
    live = _follow(source, Stored(row, seats, acts, []))
    if is_missing(live, acts, None):
        # With a snapshot, the first visitor need not replay the table a third time.
        change.snapshot, change.chapter = snapshot_of(live, acts[-1]), chapter_of(live)
    promised = commitment(shuffle.server)
    proof = Proof(
        code, game.id, match.seed, promised, shuffle.server, shuffle.nonces, len(match.log), outcome
    )
    return Kept(change, proof)


def _games(source: Source) -> Mapping[str, Game]:
    """The newest games, and the requested older edition."""
    newest, older = collection_of(source.load).games, source.older
    return newest if older is None else {**newest, older.game: older_game(source.load, older)}


def _read(record: bytes) -> dict[str, Any]:
    try:
        return msgspec.json.decode(record, type=dict[str, Any])
    except RecursionError as error:
        raise refuse("malformed", where="$", problem="nested too deeply") from error
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise refuse("malformed", where="$", problem=str(error)) from error


class Then:
    """Who is at a table while somebody looks back at it."""

    def __init__(self, here: tuple[int, ...]) -> None:
        self._here = here

    def seen(self, live: LiveTable) -> tuple[int, ...]:
        """The presence as the server saw it."""
        return self._here

    def connected(self, live: LiveTable, seat: int) -> bool:
        """Whether the person of a seat is here."""
        return bool(self._here[seat])

    def onlookers(self, live: LiveTable) -> int:
        """How many watch without a seat."""
        return self._here[-1]


def replay(source: Source, stored: Stored, at: int | None, now: int, eyes: Eyes) -> bytes:
    """The table as it was at a line of its log."""
    check_whole(stored)
    steps = steps_of(stored)
    if not steps:
        raise refuse("not-started")
    wanted = steps[-1] if at is None else max(steps[0], min(at, steps[-1]))
    stored.acts = [act for act in stored.acts if act.seq <= wanted]
    return look_back(_follow(source, stored), wanted, steps, now, eyes)


def look_back(then: LiveTable, wanted: int, steps: list[int], now: int, eyes: Eyes) -> bytes:
    """A table at one of its steps, as the viewer may see it: a ``Replay`` as JSON."""
    then.edition = eyes.edition
    message = table_message(then, eyes.seat, "table", 0, now, Then(eyes.here))
    message.legal, message.closed, message.clock = [], [], None
    message.undo = {"open": False, "code": "nothing-to-undo", "params": {}}
    message.yours = eyes.held
    return _encode(Replay(wanted, steps, eyes.open_seats, message))


def record(source: Source, stored: Stored) -> bytes:
    """The record of a match."""
    return _encode(export_match(_match(source, stored)))


def debrief(source: Source, stored: Stored) -> bytes:
    """The debrief of a match as JSON."""
    return debrief_json(stored, _debriefing(source, stored).tell(_match(source, stored)))


def _debriefing(source: Source, stored: Stored) -> Debriefing:
    found = collection_of(source.load).manifests[stored.table.game].debriefing
    if found is None:
        raise refuse("no-debrief", game=stored.table.game)
    return found


def debrief_json(stored: Stored, told: Mapping[str, object]) -> bytes:
    """A debrief with the facts of its table, as JSON."""
    row = stored.table
    seats = [{"kind": seat.kind, "name": seat.name or ""} for seat in stored.seats]
    edition = {"rules": row.rules, "content": row.content_hash}
    return _encode({"game": row.game, "edition": edition, "seats": seats, "debrief": told})


def debrief_table(source: Source, stored: Stored, language: str) -> bytes:
    """The debrief as CSV, with column heads in a language; ids and numbers are the same in all languages."""
    debriefing = _debriefing(source, stored)
    rows = debriefing.rows(debriefing.tell(_match(source, stored)))
    package = collection_of(source.load).manifests[stored.table.game].package
    return debrief_csv(package, debriefing.columns, rows, language)


def debrief_csv(
    package: str, columns: Sequence[str], rows: Sequence[Sequence[Value]], language: str
) -> bytes:
    """Rows of a debrief as CSV; the texts of a game's package name the columns."""
    text = io.StringIO()
    sheet = csv.writer(text)
    bundle = _texts(package, language)
    sheet.writerow([_head(bundle, column) for column in columns])
    sheet.writerows(rows)
    # The byte order mark makes office programs read the file as UTF-8.
    return text.getvalue().encode("utf-8-sig")


def archive(source: Source, stored: Stored) -> bytes:
    """The archive of a match that is over."""
    check_whole(stored)
    game = game_of(source, stored.table)
    return archive_of(stored, game, collection_of(source.load).manifests[game.id].debriefing)


@cache
def _texts(package: str, language: str) -> FluentBundle:
    """The debrief texts of a game."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    path = folder_of(package) / "texts" / f"debrief.{language}.ftl"
    if path.is_file():
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def _head(bundle: FluentBundle, column: str) -> str:
    """The name of a column, or its id if the texts have none."""
    name = f"column-{column}"
    pattern = bundle.get_message(name).value if bundle.has_message(name) else None
    return column if pattern is None else str(bundle.format_pattern(pattern)[0])


def take_up(source: Source, stored: Stored) -> TakenUp:
    """The snapshot of a table after its last sound line, with its journal and chat."""
    damage = find_damage(stored, short=False)
    if damage is not None:
        if damage.line == 1:
            return TakenUp(None, None, damage)
        stored = sound_part(stored, damage.line)
    live = _follow(source, stored)
    return TakenUp(snapshot_of(live, stored.acts[-1]), chapter_of(live), damage)


def go_back(source: Source, stored: Stored, act: LoggedAct, written_up_to: int) -> GoneBack:
    """Apply an undo or rollback after all other lines; raises what the rules refuse."""
    live = played(source, stored)
    if live.match is None or live.match.journal is None:
        raise refuse("not-started")
    live.written_up_to = written_up_to
    before = len(live.match.journal.lines)
    live.take(act, now=True)
    snapshot = snapshot_of(live, act)
    assert snapshot is not None
    told = [(line.kind, line.audience, line.body) for line in live.match.journal.lines[before:]]
    return GoneBack(act, live.facts(), told, snapshot, chapter_of(live))
