"""Writes the moments of Neustart that the page is tested with, from the real engine.

.venv/bin/python scripts/neustart_fixtures.py        (after a change of the view, the decisions or the content)
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from stromtisch.catalogue import playable
from stromtisch.core.generator import Generator
from stromtisch.core.match import Match, SeatInfo
from stromtisch.core.record import import_match
from stromtisch.games.neustart.lines import LINES

CHRONICLE = Path(__file__).parent.parent / "tests" / "games" / "neustart" / "chronicle.json"
RECORDS = Path(__file__).parent.parent / "tests" / "games" / "neustart" / "records"
FOLDER = Path(__file__).parent.parent / "web" / "src" / "games" / "neustart" / "fixtures"
GAME = playable()["neustart"]
DEEDS = ["answer", "build", "inform", "task", "secure", "generator", "search"]
PATIENCE = 6000

Moment = dict[str, Any]


def moment_of(match: Match, seat: int | None) -> Moment:
    """What the server would send a seat, as far as it is the game's."""
    state = match.state
    legal: list[Moment] = []
    closed: list[Moment] = []
    if seat is not None:
        legal = [{**d.to_json(), "preview": state.preview(seat, d)} for d in state.legal(seat)]
        for decision in state.closed(seat):
            reason = state.why_not(seat, decision)
            if reason is not None:
                closed.append({**decision.to_json(), **reason.to_json()})
    return {"you": seat, "view": state.view(seat), "legal": legal, "closed": closed}


def find(
    seats: int, lazy: int, wanted: Callable[[Moment], bool], options: dict[str, Any] | None = None
) -> Moment:
    """Play at random, match after match, until some seat is in the wanted moment."""
    for seed in range(60):
        people = [SeatInfo("person", f"P{n}") for n in range(seats)]
        match = Match(GAME, options or {}, people, f"fixture-{seed}", keep_journal=False)
        rng = Generator(f"hand-{seed}")
        for _ in range(PATIENCE):
            waiting = match.state.pending()
            if not waiting:
                break
            seat = waiting[rng.below(len(waiting))]
            shown = moment_of(match, seat)
            if wanted(shown):
                return shown
            match.decide(seat, pick(match, seat, rng, lazy))
        shown = moment_of(match, 0)
        if wanted(shown):
            return shown
    raise LookupError("no match led to the wanted moment")


def recorded(name: str) -> Moment:
    """The end of a recorded match: random play hardly ever wins."""
    record = json.loads((RECORDS / f"{name}.json").read_text("utf-8"))
    return moment_of(import_match(record, playable()), 0)


def pick(match: Match, seat: int, rng: Generator, lazy: int) -> Any:
    """Mostly do something useful; go where others cannot cope alone; the lazier, the sooner ready."""
    view: Moment = match.state.view(seat)
    there = [operation["quarter"] for operation in view.get("operations", [])]
    legal = [decision for decision in match.state.legal(seat) if decision.kind != "give-up"]
    aid = [decision for decision in legal if decision.kind == "drive" and decision.args["quarter"] in there]
    if aid:
        return aid[0]
    deeds = [decision for decision in legal if decision.kind in DEEDS]
    ready = [decision for decision in legal if decision.kind == "ready"]
    if ready and rng.chance(lazy):
        return ready[0]
    choice = deeds or legal
    return choice[rng.below(len(choice))]


def kinds(moment: Moment) -> set[str]:
    return {decision["kind"] for decision in moment["legal"]}


MOMENTS: dict[str, Callable[[], Moment]] = {
    "rest": lambda: find(5, 5, lambda m: m["view"]["phase"] == "rest"),
    "read": lambda: find(5, 5, lambda m: m["view"]["phase"] == "read"),
    "empty-hand": lambda: find(5, 5, lambda m: {"team", "desk", "tank", "ready"} <= kinds(m)),
    "team": lambda: find(1, 5, lambda m: {"answer", "drive", "secure", "search"} <= kinds(m) and bool(m["closed"])),
    "join": lambda: find(3, 5, lambda m: "join" in kinds(m)),
    "trip": lambda: find(1, 5, lambda m: m["view"]["prompt"]["id"] == "act-trip" and "goods" in kinds(m)),
    "tank": lambda: find(1, 5, lambda m: {"refuel", "pass"} <= kinds(m)),
    "crisis": lambda: find(
        1, 30, lambda m: m["view"]["uprisings"] >= 2 and m["view"]["unit"] == "night" and m["view"]["phase"] == "act"
    ),
    "lost": lambda: find(1, 60, lambda m: (m["view"]["outcome"] or {}).get("verdict") == "lost"),
    "won": lambda: recorded("won-1"),
}  # fmt: skip


def lines() -> list[Moment]:
    """One line of every kind that some matches tell of."""
    found: dict[str, Moment] = {}
    for seed in range(24):
        people = [SeatInfo("person", f"P{n}") for n in range(1 + seed % 5)]
        match = Match(GAME, {}, people, f"lines-{seed}")
        rng = Generator(f"hand-{seed}")
        for _ in range(PATIENCE):
            waiting = match.state.pending()
            if not waiting:
                break
            seat = waiting[rng.below(len(waiting))]
            if match.state.clock() > 0 and rng.chance(2):
                match.expire()
            else:
                match.decide(seat, pick(match, seat, rng, 8))
        assert match.journal is not None
        for line in match.journal.lines:
            found.setdefault(line.kind, line.to_json())
    return [{"seq": number, **line} for number, line in enumerate(found.values(), 1)]


def main() -> None:
    """Every moment in a file of its own, and of the content what they show."""
    FOLDER.mkdir(exist_ok=True)
    cards: set[str] = set()
    for name, make in MOMENTS.items():
        moment = make()
        view = moment["view"]
        cards |= {*view["open_cards"], *(one["card"] for one in [*view["markers"], *view["tasks"]])}
        write(name, moment)
    told = lines()
    read = [entry["line"] for entry in json.loads(CHRONICLE.read_text("utf-8"))]
    cards |= {line["card"] for line in [*told, *read] if "card" in line}
    write("lines", told)
    write("declared", LINES.to_json())
    content = GAME.content()
    printed = content["cards"]
    assert isinstance(printed, dict)
    write("content", {**content, "crews": {}, "cards": {card: printed[card] for card in sorted(cards)}})


def write(name: str, found: object) -> None:
    (FOLDER / f"{name}.json").write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
