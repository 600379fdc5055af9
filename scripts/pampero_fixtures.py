"""Writes the moments of Pampero and the debriefs of recorded matches that the pages are tested with.

.venv/bin/python scripts/pampero_fixtures.py        (after a change of the view, the decisions or the content)
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from goldens import read_record

from stromtisch.catalogue import own_pack
from stromtisch.core.generator import Generator
from stromtisch.core.match import Match, SeatInfo
from stromtisch.games.pampero.debrief import debrief
from stromtisch.games.pampero.game import Pampero
from stromtisch.games.pampero.lines import LINES

WEB = Path(__file__).parent.parent / "web" / "src"
FOLDER = WEB / "games" / "pampero" / "fixtures"
DEBRIEFS = WEB / "debrief" / "pampero" / "fixtures"
# Four companies with capital, alone against VJ, and one that was stopped.
DEBRIEFED = ["scored-4", "lost-1", "aborted-all-voted-2"]
GAME = Pampero(own_pack("pampero"))
# What is only done when nothing else is left, so that the boards fill up.
IDLE = ["battery", "recall", "skip"]

Moment = dict[str, Any]
Wanted = Callable[[Moment], bool]


def moment_of(match: Match, seat: int) -> Moment:
    """What the server would send a seat, as far as it is the game's."""
    state = match.state
    legal = [{**d.to_json(), "preview": state.preview(seat, d)} for d in state.legal(seat)]
    closed: list[Moment] = []
    for decision in state.closed(seat):
        reason = state.why_not(seat, decision)
        if reason is not None:
            closed.append({**decision.to_json(), **reason.to_json()})
    return {"you": seat, "view": state.view(seat), "legal": legal, "closed": closed}


def asks(question: str, year: int = 1) -> Wanted:
    """The question is put, not before this year, and there is something to choose."""

    def wanted(moment: Moment) -> bool:
        view = moment["view"]
        return view["prompt"]["id"] == question and view["year"] >= year and len(moment["legal"]) > 1

    return wanted


def over(moment: Moment) -> bool:
    """The match has ended."""
    return bool(moment["view"]["phase"] == "over")


# By number of seats: what to look for in matches of that many.
WANTED: dict[int, dict[str, Wanted]] = {
    4: {
        "start": asks("start"),
        "turn": asks("turn", 4),
        "field": asks("field", 3),
        "wind": asks("wind", 2),
        "contract": asks("contract", 3),
        "provider": asks("provider", 2),
        "payment": asks("payment", 2),
        "network": asks("network", 3),
        "plan": asks("plan", 2),
        "moving": asks("moving", 2),
        "connect": asks("connect", 2),
        "special": asks("special", 2),
        "take-back": asks("take-back", 2),
        "score": asks("score", 2),
        "over": over,
    },
    2: {"discard": asks("discard"), "solar": asks("solar", 2), "over-two": over},
    1: {"opponent": lambda m: m["view"]["prompt"]["id"] == "opponent" and m["view"]["year"] >= 3, "over-solo": over},
}  # fmt: skip


def play(seats: int, seed: int, wanted: dict[str, Wanted], found: dict[str, Moment]) -> list[Moment]:
    """One match: keep the first moment of every kind that is still wanted, and give back its lines."""
    people = [SeatInfo("person", f"P{n}") for n in range(seats)]
    match = Match(GAME, {}, people, f"fixture-{seed}")
    rng = Generator(f"hand-{seed}")
    while match.state.pending():
        seat = match.state.pending()[0]
        shown = moment_of(match, seat)
        for name, fits in wanted.items():
            if name not in found and fits(shown):
                found[name] = shown
        legal = match.state.legal(seat)
        busy = [decision for decision in legal if decision.kind not in IDLE] or legal
        # Contracts before everything else: they fill the map and the network board.
        dear = [d for d in busy if d.kind == "play" and d.args["card"] in ("BA1", "BA3", "BA4")]
        choice = dear if dear and rng.chance(40) else busy
        match.decide(seat, choice[rng.below(len(choice))])
    shown = moment_of(match, 0)
    for name, fits in wanted.items():
        if name not in found and fits(shown):
            found[name] = shown
    assert match.journal is not None
    return [line.to_json() for line in match.journal.lines]


def main() -> None:
    """Every moment in a file of its own, a line of every kind, and the content."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    told: dict[str, Moment] = {}
    for seats, wanted in WANTED.items():
        found: dict[str, Moment] = {}
        for seed in range(40):
            for line in play(seats, seed, wanted, found):
                told.setdefault(line["kind"], line)
            if len(found) == len(wanted):
                break
        missing = wanted.keys() - found.keys()
        if missing:
            raise LookupError(f"no match led to {missing}")
        for name, moment in found.items():
            write(name, moment)
    write("declared", LINES.to_json())
    write("lines", [{"seq": number, **line} for number, line in enumerate(told.values(), 1)])
    write("content", GAME.content())
    write_debriefs()


def write_debriefs() -> None:
    """The debriefs of some recorded matches."""
    DEBRIEFS.mkdir(parents=True, exist_ok=True)
    for name in DEBRIEFED:
        write(name, debrief(read_record("pampero", name)), DEBRIEFS)


def write(name: str, found: object, folder: Path = FOLDER) -> None:
    (folder / f"{name}.json").write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
