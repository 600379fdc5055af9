"""Snapshots: a long table is loaded from its last stored state, not from its first line.

The log always takes precedence over a snapshot. A snapshot is used only if exactly this program wrote it, if the log
still has the line that it follows, and if no later line is an undo or a rollback; otherwise the whole log is replayed.
The earlier journal and chat are stored as chapters, one with each snapshot, and are loaded only on request.
"""

from __future__ import annotations

import hashlib
import json
import logging
import sys
from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any

from stromtisch.core import act as kinds
from stromtisch.core import frozen
from stromtisch.core.act import Act
from stromtisch.core.game import Game
from stromtisch.core.journal import Line
from stromtisch.core.match import Match
from stromtisch.room import contributions, life, tables
from stromtisch.room.frames import frame_of, shorten
from stromtisch.room.log import Change, Chapter, LoggedAct, Snapshot, Stored
from stromtisch.room.shapes import Answer, TableSettings
from stromtisch.room.tables import LiveTable, follow

logger = logging.getLogger("stromtisch.rooms")

# The number of log lines between two snapshots.
EVERY = 64
# Going back needs all earlier lines; a snapshot right after it saves the next load from replaying them.
BACKWARDS = (kinds.UNDO, kinds.ROLLBACK)
# Answers kept for retries, which come soon after their commands; older ids are looked up in the log.
ANSWERS_KEPT = 200
# Program digests kept in memory, one for each edition in use.
DIGESTS_KEPT = 64


def is_due(before: int, acts: Sequence[LoggedAct]) -> bool:
    """Whether a snapshot is due with these lines, the first of which follows line ``before``."""
    last = acts[-1]
    return last.seq // EVERY > before // EVERY or (last.seq >= EVERY and last.kind in BACKWARDS)


@lru_cache(DIGESTS_KEPT)
def program(game: Game) -> str:
    """A digest of the code that turns lines into a state: the kernel, the rules with their content, the table."""
    own = sys.modules[type(game).__module__].__file__ or ""
    core = sys.modules[Match.__module__].__file__ or ""
    sources = [*Path(own).parent.glob("*.py"), *Path(core).parent.glob("*.py")]
    sources += [
        Path(module.__file__ or "") for module in (sys.modules[__name__], contributions, frozen, life, tables)
    ]
    digest = hashlib.sha256(f"{game.id} {game.rules} {game.content_hash}".encode())
    for source in sorted(sources):
        digest.update(source.name.encode() + source.read_bytes())
    return digest.hexdigest()


# --- writing -------------------------------------------------------------------------------------


def write_down(change: Change, live: LiveTable, last: LoggedAct) -> bool:
    """Add to a change a snapshot of the table after a line, and the chapter since the last one."""
    try:
        change.snapshot = snapshot_of(live, last)
        change.chapter = None if change.snapshot is None else chapter_of(live)
    except Exception:
        # A game without snapshots can still be played; only loading it takes longer.
        logger.exception("table %s: no snapshot could be made", live.row.code)
        change.snapshot = None
    return change.snapshot is not None


def is_missing(live: LiveTable, lines: Sequence[LoggedAct], known: Snapshot | None) -> bool:
    """Whether a loaded table lacks a recent snapshot, as old and imported tables do."""
    if live.match is None:
        return False
    if live.since == 0 and known is not None and known.seq <= len(lines):
        # The table was loaded from its first line despite a snapshot, whose chapters need not be written again.
        live.written_up_to = known.seq if is_of(known, lines[known.seq - 1], live.game) else 0
    return live.seq - live.written_up_to >= 2 * EVERY


def snapshot_of(live: LiveTable, last: LoggedAct) -> Snapshot | None:
    """The snapshot of the table after its last line; None if it has not started."""
    match = live.match
    if match is None:
        return None
    accepted = ((key, answer.seq) for key, answer in reversed(live.answers.items()) if answer.accepted)
    decided, reveals = match.last_decision()
    body = {
        "at": live.at,
        "started": live.started_seq,
        "deadline": live.deadline,
        "said": live.said,
        "deadline_at": live.deadline_at,
        "nonces": list(live.contributions.nonces.items()),
        "life": {
            "settings": live.life.settings.to_json(),
            "paused_at": live.life.paused_at,
            "left": live.life.left,
            "last_pause": live.life.last_pause,
            "stand_ins": list(live.life.stand_ins.items()),
            "closed": live.life.closed,
            "rematch": live.life.rematch,
            "acting": live.life.acting,
            "gone": list(live.life.gone.items()),
        },
        "answers": list(islice(accepted, ANSWERS_KEPT))[::-1],
        "acts": match.length(),
        "last": None if decided is None else decided.to_json(),
        "reveals": reveals,
        "state": frozen.freeze(match.state),
    }
    return Snapshot(live.seq, program(live.game), last.link, json.dumps(body), seen_of(live))


def seen_of(live: LiveTable) -> str | None:
    """All views of the table, for a program with other rules."""
    frame = frame_of(live)
    return None if frame is None else json.dumps(shorten([frame]))


def chapter_of(live: LiveTable) -> Chapter:
    """The journal and the chat since the last chapter."""
    told: list[list[object]] = []
    if live.match is not None and live.match.journal is not None:
        lines = live.match.journal.lines
        start = len(lines)
        while start > 0 and live.line_seqs[start - 1] > live.written_up_to:
            start -= 1
        told = [
            [live.line_seqs[index], lines[index].kind, lines[index].audience, lines[index].body]
            for index in range(start, len(lines))
        ]
    said = [line for line in live.chat if int(str(line["seq"])) > live.written_up_to]
    body = json.dumps({"told": told, "said": said})
    return Chapter(live.seq, live.written_up_to, program(live.game), body)


# --- reading -------------------------------------------------------------------------------------


def resume(stored: Stored, game: Game) -> LiveTable | None:
    """Load the table from a snapshot and the lines after it; None if the whole log is needed.

    The first of the stored lines is the one that the snapshot follows.
    """
    snapshot = stored.snapshot
    if snapshot is None or not is_of(snapshot, stored.acts[0] if stored.acts else None, game):
        return None
    if any(act.kind in BACKWARDS for act in stored.acts[1:]):
        return None
    try:
        live = _thaw(stored, game, snapshot)
    except Exception:
        logger.exception("table %s: its snapshot at line %d cannot be read", stored.table.code, snapshot.seq)
        return None
    stored.acts = stored.acts[1:]
    follow(live, stored)
    return live


def is_of(snapshot: Snapshot, line: LoggedAct | None, game: Game) -> bool:
    """Whether this program made the snapshot after exactly this line."""
    if line is None or line.seq != snapshot.seq:
        return False
    return snapshot.program == program(game) and snapshot.line == line.link


def _thaw(stored: Stored, game: Game, snapshot: Snapshot) -> LiveTable:
    body: dict[str, Any] = json.loads(snapshot.body)
    live = LiveTable(stored.table, stored.seats, game)
    live.contributions.nonces = dict(body["nonces"])
    match = live.begin()
    last = body["last"]
    act = None
    if last is not None:
        act = Act(last["kind"], last["seat"], last["at"], kinds.facts_in(last["kind"], last))
    match.take_up(body["acts"], act, body["reveals"])
    frozen.thaw(match.state, body["state"])
    live.match = match
    live.link = snapshot.line
    live.seq = live.since = live.told_since = live.written_up_to = snapshot.seq
    live.at, live.started_seq, live.said = body["at"], body["started"], body["said"]
    kept = body["life"]
    live.life = life.Life(
        settings=TableSettings.read(kept["settings"]),
        paused_at=kept["paused_at"],
        left=kept["left"],
        last_pause=kept["last_pause"],
        stand_ins=dict(kept["stand_ins"]),
        closed=kept["closed"],
        rematch=kept["rematch"],
        acting=kept["acting"],
        gone=dict(kept["gone"]),
    )
    live.keep_deadline(body["deadline"], body["deadline_at"])
    live.answers = {key: Answer(None, True, seq) for key, seq in body["answers"]}
    return live


def recall(live: LiveTable, chapters: Sequence[Chapter]) -> bool:
    """Restore the journal and the chat from before the snapshot; false if a part is missing."""
    if live.match is None or live.match.journal is None:
        return True
    own = [chapter for chapter in chapters if chapter.program == program(live.game)]
    reached, told, said = read_chapters(own, live.told_since)
    if reached < live.told_since:
        return False
    live.match.journal.lines[:0] = [line for _, line in told]
    live.line_seqs[:0] = [seq for seq, _ in told]
    live.chat[:0] = said
    live.told_since = 0
    return True


def read_chapters(
    chapters: Sequence[Chapter], most: int
) -> tuple[int, list[tuple[int, Line]], list[dict[str, object]]]:
    """Return how far chapters reach without a gap, their journal lines and their chat, all up to a line."""
    told: list[tuple[int, Line]] = []
    said: list[dict[str, object]] = []
    reached = 0
    for chapter in sorted(chapters, key=lambda chapter: chapter.seq):
        if chapter.since > reached:
            continue
        body = json.loads(chapter.body)
        # Two nodes may have written overlapping chapters; each line is used once.
        told += [
            (seq, Line(kind, audience, facts))
            for seq, kind, audience, facts in body["told"]
            if reached < seq <= most
        ]
        said += [line for line in body["said"] if reached < line["seq"] <= most]
        reached = max(reached, chapter.seq)
    return reached, told, said


def go_on(live: LiveTable, before: LiveTable, told: Sequence[tuple[str, int, dict[str, object]]]) -> None:
    """Copy what the table had in memory before a line to the table that was loaded again after it."""
    live.told_since, live.chat = before.told_since, before.chat
    live.answers = {**before.answers, **live.answers}
    if live.match is not None and before.match is not None:
        journal, old = live.match.journal, before.match.journal
        if journal is not None and old is not None:
            journal.lines = old.lines + [Line(kind, audience, body) for kind, audience, body in told]
            live.line_seqs = before.line_seqs + [live.seq] * len(told)
