"""The match record: one open JSON document from which a match can be played again.

The format is described in ``docs/match-record.md``.
"""

from __future__ import annotations

from collections.abc import Mapping

from stromtisch.core.game import Game
from stromtisch.core.match import KINDS, Entry, Match, SeatInfo
from stromtisch.core.reason import Reason, Refused
from stromtisch.core.shuffle import Shuffle, commitment, is_nonce

FORMAT = "stromtisch-match"
VERSION = 1


def export_match(match: Match) -> dict[str, object]:
    """The record of a match as JSON data."""
    if match.skipped > 0:
        raise RuntimeError("only a whole match can be exported")
    outcome = match.state.outcome()
    shuffle = match.shuffle
    record: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game.id,
        "rules": match.game.rules,
        "content": match.game.content_hash,
        "options": dict(match.options),
        "seats": [seat.to_json() for seat in match.seats],
        "seed": match.seed,
        "commitment": commitment(match.seed if shuffle is None else shuffle.server),
        "entries": [entry.to_json() for entry in match.log],
        "outcome": None if outcome is None else outcome.to_json(),
    }
    if shuffle is not None:
        record["shuffle"] = shuffle.to_json()
    return record


def import_match(record: object, games: Mapping[str, Game]) -> Match:
    """Play a record again; whatever does not fit is refused with ``bad-record`` and the field."""
    fields = _object(record, "record")
    if fields.get("format") != FORMAT:
        raise _bad("format", f"expected {FORMAT!r}")
    if fields.get("version") != VERSION:
        raise _bad("version", f"this program reads version {VERSION}")
    game = games.get(_text(fields, "game"))
    if game is None:
        raise _bad("game", "not one of " + ", ".join(sorted(games)))
    if fields.get("rules") != game.rules:
        raise _bad("rules", f"recorded under rules {fields.get('rules')}, this program has {game.rules}")
    if fields.get("content") != game.content_hash:
        raise _bad("content", "recorded with other content")
    seed = _text(fields, "seed")
    seats = [_seat(item, number) for number, item in enumerate(_list(fields, "seats"))]
    shuffle = _shuffle(fields.get("shuffle"), seats)
    server = seed if shuffle is None else shuffle.server
    if fields.get("commitment", commitment(server)) != commitment(server):
        raise _bad("commitment", "is not the SHA-256 of the seed, or of the server's part of the shuffle")
    if shuffle is not None and shuffle.seed() != seed:
        raise _bad("seed", "is not made of the server's part and the nonces of the shuffle")
    match = Match(game, _object(fields.get("options"), "options"), seats, seed)
    match.shuffle = shuffle
    for number, item in enumerate(_list(fields, "entries")):
        entry = _entry(item, number)
        try:
            match.append(entry)
        except Refused as refusal:
            raise _bad(f"entries[{number}]", f"the rules refuse it: {refusal}") from refusal
    if fields.get("outcome") is not None:
        outcome = match.state.outcome()
        if outcome is None or outcome.to_json() != fields["outcome"]:
            raise _bad("outcome", "playing the entries again leads to another outcome")
    return match


def _bad(field: str, problem: str) -> Refused:
    return Refused(Reason("bad-record", {"field": field, "problem": problem}))


def _object(value: object, field: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise _bad(field, "expected an object")
    return value


def _list(fields: dict[str, object], field: str) -> list[object]:
    value = fields.get(field)
    if not isinstance(value, list):
        raise _bad(field, "expected a list")
    return value


def _text(fields: dict[str, object], field: str) -> str:
    value = fields.get(field)
    if not isinstance(value, str) or not value:
        raise _bad(field, "expected a text")
    return value


def _seat(item: object, number: int) -> SeatInfo:
    fields = _object(item, f"seats[{number}]")
    kind = fields.get("kind")
    name = fields.get("name", "")
    bot = fields.get("bot", "")
    if kind not in ("person", "bot") or not isinstance(kind, str):
        raise _bad(f"seats[{number}].kind", "expected person or bot")
    if not isinstance(name, str) or not isinstance(bot, str):
        raise _bad(f"seats[{number}]", "name and bot are texts")
    return SeatInfo(kind, name, bot)


def _shuffle(value: object, seats: list[SeatInfo]) -> Shuffle | None:
    """What the seed is made of; records of matches that nobody added a nonce to have none."""
    if value is None:
        return None
    fields = _object(value, "shuffle")
    server = fields.get("server")
    if not isinstance(server, str) or not server:
        raise _bad("shuffle.server", "expected a text")
    given = fields.get("nonces")
    if not isinstance(given, list) or len(given) != len(seats):
        raise _bad("shuffle.nonces", "expected a list with one item for each seat")
    nonces: list[str | None] = []
    for seat, nonce in enumerate(given):
        if nonce is not None and not (isinstance(nonce, str) and is_nonce(nonce)):
            raise _bad(f"shuffle.nonces[{seat}]", "expected null or 16 to 64 letters, digits, - and _")
        if nonce is not None and seats[seat].kind != "person":
            raise _bad(f"shuffle.nonces[{seat}]", "only people add nonces")
        nonces.append(nonce)
    return Shuffle(server, nonces)


def _entry(item: object, number: int) -> Entry:
    fields = _object(item, f"entries[{number}]")
    kind = fields.get("kind")
    seat = fields.get("seat", -1)
    value = fields.get("value", "")
    at = fields.get("at", 0)
    if not isinstance(kind, str) or kind not in KINDS:
        raise _bad(f"entries[{number}].kind", "expected one of " + ", ".join(KINDS))
    if not isinstance(seat, int) or not isinstance(value, str) or not isinstance(at, int):
        raise _bad(f"entries[{number}]", "seat and at are numbers, value is a text")
    return Entry(kind, seat, value, at, _intention(fields.get("intention"), number))


def _intention(value: object, number: int) -> dict[str, str | int] | None:
    """What a bot said: an id for the texts, and plain facts; never the fields every line has."""
    if value is None:
        return None
    field = f"entries[{number}].intention"
    found: dict[str, str | int] = {}
    for name, fact in _object(value, field).items():
        if name in ("kind", "seat", "seq") or isinstance(fact, bool) or not isinstance(fact, (str, int)):
            raise _bad(f"{field}.{name}", "expected a text or a number under a name of its own")
        found[name] = fact
    if not isinstance(found.get("says"), str):
        raise _bad(f"{field}.says", "expected a text")
    return found
