"""Puts a recorded match back on a server's table, short of its last decisions, as a restored backup would."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from stromtisch.catalogue import playable
from stromtisch.core.act import DECIDE
from stromtisch.core.match import Match
from stromtisch.core.record import import_match
from stromtisch.room.chain import forge, origin_of
from stromtisch.room.log import OPENED, PLAYING, STARTED, Change, LoggedAct, SeatRow, TableRow
from stromtisch.room.names import hash_of, new_code, new_token
from stromtisch.room.tables import logged
from stromtisch.store.engine import sqlite_url
from stromtisch.store.log import Store

RECORDS = Path(__file__).parents[1] / "games" / "neustart" / "records"


class Shelved:
    """A table that waits for the last decisions of its match: its code, its tokens, and what is missing."""

    def __init__(self, code: str, tokens: list[str], rest: list[dict[str, Any]]) -> None:
        self.code = code
        self.tokens = tokens
        self.rest = rest


def shelve(data: Path, name: str, missing: int = 1) -> Shelved:
    """Write a recorded match of people into the server's database, without its last entries."""
    record = json.loads((RECORDS / f"{name}.json").read_text("utf-8"))
    entries = record["entries"]
    kept, rest = entries[:-missing], entries[-missing:]
    games = playable()
    # A card that has only been worded anew does not hurt; decisions that no longer fit are refused.
    same = {"content": games[record["game"]].content_hash, "entries": kept, "outcome": None}
    match = import_match({**record, **same}, games)
    assert match.state.outcome() is None
    return shelve_match(data, match, rest)


def shelve_match(data: Path, match: Match, rest: list[dict[str, Any]] | None = None) -> Shelved:
    """Write a match that is under way into the server's database, where its table is found when asked for."""
    tokens = [new_token() for _ in match.seats]
    seats = [
        SeatRow(seat, info.kind, info.name, info.bot or None, hash_of(token))
        for seat, (info, token) in enumerate(zip(match.seats, tokens, strict=True))
    ]
    at = match.log[-1].at if match.log else 0
    game = match.game
    row = TableRow(
        new_code(),
        game.id,
        game.rules,
        game.content_hash,
        dict(match.options),
        match.seed,
        PLAYING,
        0,
        None,
        len(seats),
        at,
    )
    shown = [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in seats]
    acts = [
        LoggedAct(1, OPENED, 0, {"game": game.id, "options": dict(match.options), "seats": shown}, at),
        LoggedAct(2, STARTED, None, {}, at),
    ]
    for act in match.log:
        assert act.kind == DECIDE, "only decisions are put back"
        acts.append(logged(act, len(acts) + 1))
    forge(origin_of(row), acts)
    # The browser's own event loop runs in this thread already.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, _store(data, Change(row.code, acts, seats, opening=row))).result()
    return Shelved(row.code, tokens, rest or [])


async def _store(data: Path, change: Change) -> None:
    store = Store(sqlite_url(data))
    await store.start()
    try:
        await store.append(change)
    finally:
        await store.stop()
