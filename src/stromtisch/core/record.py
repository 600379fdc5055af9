"""The match record: a JSON document from which a match can be replayed.

The format is described in ``docs/match-record.md``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from stromtisch.core import gate
from stromtisch.core.act import AUTOPILOT, DECIDE, EXPIRE, FACTS, KINDS, ROLLBACK, STOP, VOTE, Act
from stromtisch.core.game import Game
from stromtisch.core.match import Match, SeatInfo
from stromtisch.core.option import OptionValue, complete_options
from stromtisch.core.outcome import Outcome
from stromtisch.core.reason import Reason, Refused
from stromtisch.core.seats import BOT, PERSON
from stromtisch.core.shuffle import Shuffle, commitment, is_nonce

FORMAT = "stromtisch-match"
VERSION = 2
# Records of version 1 are read, too: there each act has one text, its ``value``.
FIRST_VERSION = 1
ANEW = " anew"
# Limits: acts of a record, and fields of the intention that a bot gives with a decision.
ACTS_MOST = 20_000
FIELDS_MOST = 16


def export_match(match: Match) -> dict[str, object]:
    """The record of a match as JSON data."""
    if match.skipped > 0:
        raise RuntimeError("only a whole match can be exported")
    outcome = match.state.outcome()
    edition = (match.game.id, match.game.rules, match.game.content_hash)
    return write_record(edition, match.options, match.seats, match.seed, match.shuffle, match.log, outcome)


def write_record(
    edition: tuple[str, int, str],
    options: Mapping[str, OptionValue],
    seats: Sequence[SeatInfo],
    seed: str,
    shuffle: Shuffle | None,
    acts: Sequence[Act],
    outcome: Outcome | None,
) -> dict[str, object]:
    """Build a record from its parts; the edition is the game with its rules and content."""
    game, rules, content = edition
    record: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "game": game,
        "rules": rules,
        "content": content,
        "options": dict(options),
        "seats": [seat.to_json() for seat in seats],
        "seed": seed,
        "commitment": commitment(seed if shuffle is None else shuffle.server),
        "acts": [act.to_json() for act in acts],
        "outcome": None if outcome is None else outcome.to_json(),
    }
    if shuffle is not None:
        record["shuffle"] = shuffle.to_json()
    return record


def import_match(
    record: object, games: Mapping[str, Game], levels: Callable[[str], list[str]] | None = None
) -> Match:
    """Replay a record; an invalid one is refused with ``bad-record``, the field and the problem.

    Every value passes the same gate as in play before the first act is carried out. ``levels`` returns the bots of
    a game; without it, any level is accepted.
    """
    fields = _object(record, "record")
    if fields.get("format") != FORMAT:
        raise _bad("format", f"expected {FORMAT!r}")
    version = _number(fields.get("version"), "version", 0, gate.NUMBER_MOST)
    if version not in (FIRST_VERSION, VERSION):
        raise _bad("version", f"this program reads versions {FIRST_VERSION} and {VERSION}")
    game = games.get(_ident(fields.get("game"), "game", gate.IDENT_MOST))
    if game is None:
        raise _bad("game", "not one of " + ", ".join(sorted(games)))
    rules = _number(fields.get("rules"), "rules", 0, gate.NUMBER_MOST)
    if rules != game.rules:
        raise _bad("rules", f"recorded under rules {rules}, this program has {game.rules}")
    if fields.get("content") != game.content_hash:
        raise _bad("content", "recorded with other content")
    seed = _ident(fields.get("seed"), "seed", gate.SEED_MOST)
    options = _options(fields.get("options"), game)
    seats = _seats(_list(fields, "seats"), game, None if levels is None else levels(game.id))
    shuffle = _shuffle(fields.get("shuffle"), seats)
    server = seed if shuffle is None else shuffle.server
    if fields.get("commitment", commitment(server)) != commitment(server):
        raise _bad("commitment", "is not the SHA-256 of the seed, or of the server's part of the shuffle")
    if shuffle is not None and shuffle.seed() != seed:
        raise _bad("seed", "is not made of the server's part and the nonces of the shuffle")
    name = "acts" if version == VERSION else "entries"
    found = _list(fields, name)
    if len(found) > ACTS_MOST:
        raise _bad(name, f"expected at most {ACTS_MOST}, found {len(found)}")
    acts = [_act(item, f"{name}[{number}]", len(seats), version) for number, item in enumerate(found)]
    match = Match(game, options, seats, seed)
    match.shuffle = shuffle
    for number, act in enumerate(acts):
        try:
            match.append(act)
        except Refused as refusal:
            raise _bad(f"{name}[{number}]", f"the rules refuse it: {refusal}") from refusal
    if fields.get("outcome") is not None:
        outcome = match.state.outcome()
        if outcome is None or outcome.to_json() != fields["outcome"]:
            raise _bad("outcome", "playing the acts again leads to another outcome")
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


def _ident(value: object, field: str, most: int) -> str:
    try:
        return gate.ident(value, most)
    except gate.Barred as barred:
        raise _bad(field, barred.problem) from barred


def _number(value: object, field: str, least: int, most: int) -> int:
    try:
        return gate.whole_number(value, least, most)
    except gate.Barred as barred:
        raise _bad(field, barred.problem) from barred


def _options(value: object, game: Game) -> dict[str, OptionValue]:
    """All options of the match."""
    chosen = _object(value, "options")
    known = {option.id for option in game.options}
    for number, name in enumerate(chosen):
        if name not in known:
            problem = f"option {number + 1} is not one of " + ", ".join(sorted(known))
            raise _bad("options", problem)
    try:
        return complete_options(game.options, chosen)
    except Refused as refusal:
        reason = refusal.reason
        raise _bad(f"options.{reason.params['option']}", f"expected {reason.params['allowed']}") from refusal


def _seats(items: list[object], game: Game, levels: list[str] | None) -> list[SeatInfo]:
    try:
        game.check_seats(len(items))
    except Refused as refusal:
        raise _bad("seats", f"expected {game.least} to {game.most}, found {len(items)}") from refusal
    return [_seat(item, f"seats[{number}]", levels) for number, item in enumerate(items)]


def _seat(item: object, field: str, levels: list[str] | None) -> SeatInfo:
    fields = _object(item, field)
    kind = fields.get("kind")
    name = fields.get("name", "")
    bot = fields.get("bot", "")
    if kind != PERSON and kind != BOT:
        raise _bad(f"{field}.kind", f"expected {PERSON} or {BOT}")
    # A bot need not have a name; the page then gives it one.
    if kind == PERSON or name != "":
        try:
            name = gate.name(name)
        except gate.Barred as barred:
            raise _bad(f"{field}.name", barred.problem) from barred
    if kind == PERSON:
        if bot != "":
            raise _bad(f"{field}.bot", "a person has no level")
        return SeatInfo(PERSON, str(name))
    if levels is not None and bot not in levels:
        raise _bad(f"{field}.bot", "not one of " + ", ".join(levels))
    return SeatInfo(BOT, str(name), "" if bot == "" else _ident(bot, f"{field}.bot", gate.LEVEL_MOST))


def _shuffle(value: object, seats: list[SeatInfo]) -> Shuffle | None:
    """The parts of the seed; a record without any nonce has none."""
    if value is None:
        return None
    fields = _object(value, "shuffle")
    server = _ident(fields.get("server"), "shuffle.server", gate.SEED_MOST)
    given = fields.get("nonces")
    if not isinstance(given, list) or len(given) != len(seats):
        raise _bad("shuffle.nonces", "expected a list with one item for each seat")
    nonces: list[str | None] = []
    for seat, nonce in enumerate(given):
        if nonce is not None and not (isinstance(nonce, str) and is_nonce(nonce)):
            raise _bad(f"shuffle.nonces[{seat}]", "expected null or 16 to 64 letters, digits, - and _")
        if nonce is not None and seats[seat].kind != PERSON:
            raise _bad(f"shuffle.nonces[{seat}]", "only people add nonces")
        nonces.append(nonce)
    return Shuffle(server, nonces)


def _act(item: object, field: str, seats: int, version: int) -> Act:
    fields = _object(item, field)
    kind = fields.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        raise _bad(f"{field}.kind", "expected one of " + ", ".join(KINDS))
    seat = _number(fields.get("seat", -1), f"{field}.seat", -1 if kind in (EXPIRE, STOP) else 0, seats - 1)
    at = _number(fields.get("at", 0), f"{field}.at", 0, gate.NUMBER_MOST)
    if version == FIRST_VERSION:
        fields = _first_facts(fields, kind, field)
    for name in fields:
        if name not in ("kind", "seat", "at") and name not in FACTS[kind]:
            raise _bad(
                field, "expected no other fields than " + ", ".join(("kind", "seat", "at", *FACTS[kind]))
            )
    facts: dict[str, object] = {}
    for name in FACTS[kind]:
        value = _fact(fields.get(name), name, f"{field}.{name}")
        if value is not None:
            facts[name] = value
    return Act(kind, seat, at, facts)


def _fact(value: object, name: str, field: str) -> object | None:
    """The checked value of a fact; None if the act may do without it and does."""
    if name == "decision":
        return _ident(value, field, gate.DECISION_MOST)
    if name == "to":
        return _number(value, field, 0, ACTS_MOST)
    if name == "intention":
        return None if value is None else _intention(value, field)
    if name == "anew" and value is None:
        return None
    if not isinstance(value, bool):
        raise _bad(field, "expected true or false")
    return value


def _first_facts(fields: dict[str, object], kind: str, field: str) -> dict[str, object]:
    """The facts of an act in a record of version 1."""
    value, field = fields.get("value", ""), f"{field}.value"
    if "intention" in fields and kind != DECIDE:
        raise _bad(f"{field.removesuffix('.value')}.intention", "only decisions have one")
    if kind == DECIDE:
        return {"decision": _ident(value, field, gate.DECISION_MOST), "intention": fields.get("intention")}
    if kind in (AUTOPILOT, VOTE):
        if value != "on" and value != "off":
            raise _bad(field, "expected on or off")
        return {FACTS[kind][0]: value == "on"}
    if kind == ROLLBACK:
        length = gate.digits(value.removesuffix(ANEW), ACTS_MOST) if isinstance(value, str) else None
        if length is None:
            raise _bad(field, "expected a number of acts, and ` anew` where chance was drawn anew")
        return {"to": length, "anew": True} if str(value).endswith(ANEW) else {"to": length}
    if value != "":
        raise _bad(field, "expected an empty text")
    return {}


def _intention(value: object, field: str) -> dict[str, str | int]:
    """What a bot said: the id of a text and plain facts, but none of the fields that every line has."""
    said = _object(value, field)
    if len(said) > FIELDS_MOST:
        raise _bad(field, f"expected at most {FIELDS_MOST} fields, found {len(said)}")
    found: dict[str, str | int] = {}
    for number, (name, fact) in enumerate(said.items()):
        _ident(name, f"{field}, field {number + 1}", gate.IDENT_MOST)
        if name in ("kind", "seat", "seq"):
            raise _bad(f"{field}.{name}", "expected a text or a number under a name of its own")
        if isinstance(fact, str):
            found[name] = _ident(fact, f"{field}.{name}", gate.IDENT_MOST)
        else:
            found[name] = _number(fact, f"{field}.{name}", -gate.NUMBER_MOST, gate.NUMBER_MOST)
    if not isinstance(found.get("says"), str):
        raise _bad(f"{field}.says", "expected a text")
    return found
