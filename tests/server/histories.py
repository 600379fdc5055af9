"""An independent check of what clients saw against what a database holds.

It knows nothing of the server's code: histories are what clients wrote down, logs are rows read with the database's
own driver. Times are places in one sequence that all clients of a campaign share, so "before" is a fact.
"""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass


@dataclass(slots=True)
class Act:
    """One command of one client: when it was first sent, and how and when it was answered (if ever)."""

    code: str
    client: str
    id: str
    sent: int
    answered: int | None = None
    accepted: bool = False
    seq: int = 0
    refused: str = ""
    # What the line must say if it is stored.
    says: str = ""


@dataclass(slots=True)
class Row:
    """One line of a table's log as the database holds it."""

    seq: int
    kind: str
    command: str | None
    body: dict[str, object]


def read_sqlite(path: str) -> dict[str, list[Row]]:
    """All logs of an SQLite file."""
    connection = sqlite3.connect(path, timeout=100)
    try:
        (sound,) = connection.execute("PRAGMA integrity_check").fetchone()
        assert sound == "ok", sound
        return _rows(connection.execute("SELECT code, seq, kind, command_id, body FROM events"))
    finally:
        connection.close()


def read_postgres(address: str) -> dict[str, list[Row]]:
    """All logs of a PostgreSQL database."""
    import psycopg

    with psycopg.connect(address.replace("postgresql+psycopg", "postgresql")) as connection:
        return _rows(connection.execute("SELECT code, seq, kind, command_id, body FROM events"))


def _rows(found: Iterable[Sequence[object]]) -> dict[str, list[Row]]:
    logs: dict[str, list[Row]] = defaultdict(list)
    for code, seq, kind, command, body in found:
        facts = json.loads(body) if isinstance(body, str) else body
        assert isinstance(facts, dict)
        assert isinstance(seq, int)
        logs[str(code)].append(Row(seq, str(kind), None if command is None else str(command), facts))
    for rows in logs.values():
        rows.sort(key=lambda row: row.seq)
    return dict(logs)


def problems(
    logs: Mapping[str, Sequence[Row]],
    acts: Sequence[Act],
    seen: Mapping[tuple[str, int], str],
) -> list[str]:
    """Everything that contradicts "acknowledged once, never lost, never doubled, order kept".

    ``seen`` is what clients were shown: by table and number of the line, what it said.
    """
    found: list[str] = []
    places: dict[tuple[str, str], list[Row]] = defaultdict(list)
    lines: dict[tuple[str, int], Row] = {}
    for code, rows in logs.items():
        if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
            found.append(f"{code}: its lines are not numbered from 1 without a gap")
        for row in rows:
            lines[code, row.seq] = row
            if row.command is not None:
                places[code, row.command.split(":", 1)[1]].append(row)
    known = {(act.code, act.id) for act in acts}
    found += [
        f"{code}: line of {name}, which nobody sent" for code, name in places if (code, name) not in known
    ]
    for act in acts:
        stored = places.get((act.code, act.id), [])
        where = f"{act.code}: {act.id} of {act.client}"
        if len(stored) > 1:
            found.append(f"{where} is stored {len(stored)} times")
        if act.accepted and not stored:
            found.append(f"{where} was acknowledged as line {act.seq} and is lost")
        if act.accepted and stored and stored[0].seq != act.seq:
            found.append(f"{where} was acknowledged as line {act.seq} and is line {stored[0].seq}")
        if act.answered is not None and not act.accepted and stored:
            found.append(f"{where} was refused ({act.refused}) and is stored as line {stored[0].seq}")
        if stored and said(stored[0]) != act.says:
            found.append(f"{where} says {said(stored[0])!r} instead of {act.says!r}")
    found += order_broken(acts)
    for (code, seq), shown in seen.items():
        if (code, seq) not in lines:
            found.append(f"{code}: line {seq} was shown ({shown}) and is lost")
        elif said(lines[code, seq]) != shown:
            found.append(f"{code}: line {seq} was shown as {shown!r} and says {said(lines[code, seq])!r}")
    return found


def order_broken(acts: Sequence[Act]) -> list[str]:
    """What was sent after another act had been acknowledged must stand after it in the log of the same table."""
    found: list[str] = []
    tables: dict[str, list[Act]] = defaultdict(list)
    for act in acts:
        if act.accepted:
            tables[act.code].append(act)
    for code, accepted in tables.items():
        by_sending = sorted(accepted, key=lambda act: act.sent)
        by_answer = sorted(accepted, key=lambda act: act.answered or 0)
        highest, index = 0, 0
        for act in by_sending:
            while index < len(by_answer) and (by_answer[index].answered or 0) < act.sent:
                highest = max(highest, by_answer[index].seq)
                index += 1
            if act.seq <= highest:
                found.append(
                    f"{code}: {act.id} is line {act.seq}, but line {highest} was acknowledged before"
                )
    return found


def said(row: Row) -> str:
    """What a line says, in one word that a client can know too."""
    return str(row.body.get("text", row.body.get("decision", row.kind)))
