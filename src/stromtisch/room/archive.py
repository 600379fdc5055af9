"""The archive of a match: everything needed to read it when its rules are no longer available."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from typing import Any

from stromtisch.core.act import KINDS
from stromtisch.core.debriefing import Debriefing
from stromtisch.core.game import Game
from stromtisch.core.match import Match
from stromtisch.core.record import export_match
from stromtisch.room.frames import Frame, frame_of, shorten
from stromtisch.room.log import STARTED, Stored
from stromtisch.room.tables import LiveTable

FORMAT = 1
# The most frames kept of a long match; they are spread evenly and include the first and the last.
MOST_FRAMES = 200
# The size limit of an unpacked archive; we never write a larger one.
MOST_BYTES = 64_000_000


def archive_of(stored: Stored, game: Game, debriefing: Debriefing | None) -> bytes:
    """Build the archive of a table from its whole log and its rules."""
    wanted = set(spread(steps_of(stored), MOST_FRAMES))
    live = LiveTable(stored.table, stored.seats, game)
    frames: list[Frame] = []
    for act in stored.acts:
        live.take(act, now=False)
        if act.seq in wanted:
            frame = frame_of(live)
            assert frame is not None
            frames.append(frame)
    body: dict[str, Any] = {
        "format": FORMAT,
        "seq": live.seq,
        "told": told_of(live),
        "frames": shorten(frames),
    }
    if live.match is not None:
        body |= {"record": export_match(live.match), **_debrief(live.match, debriefing)}
    return pack(body)


def steps_of(stored: Stored) -> list[int]:
    """The log lines that a viewer can step through: the start and every entry of the match."""
    found: list[int] = []
    for act in stored.acts:
        if act.kind == STARTED or (found and act.kind in KINDS):
            found.append(act.seq)
    return found


def spread(steps: Sequence[int], most: int) -> list[int]:
    """Choose at most ``most`` steps evenly, including the first and the last."""
    if len(steps) <= most:
        return list(steps)
    return [steps[number * (len(steps) - 1) // (most - 1)] for number in range(most)]


def told_of(live: LiveTable) -> list[list[object]]:
    """The chronicle: each line with its log number and its audience."""
    if live.match is None or live.match.journal is None:
        return []
    lines = live.match.journal.lines
    return [
        [seq, line.kind, line.audience, line.body] for seq, line in zip(live.line_seqs, lines, strict=True)
    ]


def _debrief(match: Match, debriefing: Debriefing | None) -> dict[str, Any]:
    if debriefing is None or match.state.outcome() is None:
        return {}
    told = debriefing.tell(match)
    return {"debrief": told, "columns": debriefing.columns, "rows": debriefing.rows(told)}


def pack(body: dict[str, Any]) -> bytes:
    """Serialise an archive for storage."""
    text = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
    return zlib.compress(text.encode(), 9)


def unpack(body: bytes) -> dict[str, Any]:
    """Read a stored archive.

    Raises:
        ValueError: it is damaged, or of a format this program does not know.
    """
    try:
        reader = zlib.decompressobj()
        text = reader.decompress(body, MOST_BYTES)
        if not reader.eof:
            raise ValueError("the archive is cut off or too large")
        found: dict[str, Any] = json.loads(text)
    except zlib.error as error:
        raise ValueError(f"the archive is damaged: {error}") from error
    if found.get("format") != FORMAT:
        raise ValueError("the archive has an unknown format")
    return found
