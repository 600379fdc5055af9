"""The golden files of Hertzschlag: recorded games, playthroughs and decision counts.

``python scripts/goldens.py`` writes them anew; look at the difference before committing it. A recorded game
is never rewritten: it shows what a stored match means, and rules that change that are a new version.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from stromtisch.bots.levels import make_bot
from stromtisch.catalogue import playable
from stromtisch.core.bot import Bot
from stromtisch.core.generator import Generator
from stromtisch.core.match import Match, SeatInfo
from stromtisch.core.record import export_match, import_match
from stromtisch.testing.playthrough import count_decisions, playthrough

FOLDER = Path(__file__).parent.parent / "tests" / "games" / "hertzschlag"
RECORDS = FOLDER / "records"
PLAYTHROUGHS = FOLDER / "playthroughs"
PERFT = FOLDER / "perft.json"

# The playthroughs: one recorded game per number of seats.
SHOWN = ("won-3", "won-4", "won-5")
# Where decisions are counted: after so many log entries of these records, so deep.
COUNTED = (("won-3", (0, 5, 17)), ("blackout-too-little-4", (0, 9, 13)), ("won-5", (0, 11, 40)))
DEPTH = 3

Wanted = Callable[[Match], bool]


def read_record(name: str) -> Match:
    """A recorded game, played again."""
    return import_match(json.loads((RECORDS / f"{name}.json").read_text("utf-8")), playable())


def perft() -> dict[str, object]:
    """Sequences of decisions from fixed moments of recorded games."""
    game = playable()["hertzschlag"]
    counts: dict[str, list[int]] = {}
    for name, moments in COUNTED:
        match = read_record(name)
        for moment in moments:
            state = match.replay(moment).state
            counts[f"{name} after {moment}"] = [
                count_decisions(state, depth) for depth in range(1, DEPTH + 1)
            ]
    return {"rules": game.rules, "content": game.content_hash, "counts": counts}


# --- recording ---------------------------------------------------------------------------


def record_game(seed: str, levels: list[str], meddle: Callable[[Match], None] | None = None) -> Match:
    """Let bots play a match through the log, with an interference now and then."""
    names = ["Ada", "Bo", "Cem", "Dana", "Emil"]
    seats = [SeatInfo("person", names[seat]) for seat in range(len(levels))]
    match = Match(playable()["hertzschlag"], {}, seats, seed)
    bots: list[Bot] = [make_bot("hertzschlag", level) for level in levels]
    rng = Generator(f"{seed}/bots")
    clock = 1_790_000_000_000
    while match.state.outcome() is None:
        clock += 1700
        if meddle is not None:
            meddle(match)
            if match.state.outcome() is not None:
                break
        waiting = match.state.pending()
        for hurry in (False, True):
            for seat in waiting:
                decision = bots[seat].decide(match.state.view(seat), match.state.legal(seat), rng, hurry)
                if decision is not None:
                    break
            if decision is not None:
                break
        assert decision is not None
        match.decide(seat, decision, clock)
    return match


def reason(match: Match) -> str:
    """The verdict and its reason."""
    outcome = match.state.outcome()
    assert outcome is not None
    return f"{outcome.verdict} {outcome.reason.code}"


def _somebody_leaves(match: Match) -> None:
    if len(match.log) == 25:
        match.set_autopilot(1, True, 1_790_000_100_000)
    if len(match.log) == 30:
        match.leave(1, 1_790_000_110_000)


def _two_leave(match: Match) -> None:
    if len(match.log) in (12, 20):
        match.leave(len(match.log) // 9 - 1, 1_790_000_100_000)


def _all_vote(match: Match) -> None:
    if match.log and len(match.log) % 11 == 0:
        seat = len(match.log) // 11 - 1
        if seat < len(match.seats):
            match.vote(seat, True, 1_790_000_100_000)


def _clock_runs_out(match: Match) -> None:
    if len(match.log) % 9 == 4 and match.log[-1].kind != "expire":
        match.expire(1_790_000_100_000)


def _second_thoughts(match: Match) -> None:
    if match.log and match.log[-1].kind == "decide" and len(match.log) % 8 == 3:
        seat = match.log[-1].seat
        if match.why_no_undo(seat) is None:
            match.undo(seat, 1_790_000_100_000)


def _record(
    name: str,
    seats: int,
    wanted: Wanted,
    level: str = "sensible",
    meddle: Callable[[Match], None] | None = None,
) -> None:
    path = RECORDS / f"{name}.json"
    if path.exists():
        return
    for number in range(3000):
        match = record_game(f"{name}/{number}", [level] * seats, meddle)
        if wanted(match):
            path.write_text(json.dumps(export_match(match), indent=1, ensure_ascii=False) + "\n", "utf-8")
            print(path.name, reason(match), len(match.log))
            return
    raise SystemExit(f"no game found for {name}")


def main() -> None:
    """Record what is missing, write playthroughs and counts."""
    RECORDS.mkdir(exist_ok=True)
    PLAYTHROUGHS.mkdir(exist_ok=True)
    for seats in (3, 4, 5):
        _record(f"won-{seats}", seats, lambda m: reason(m) == "scored most-points" and "cycle" in _kinds(m))
    _record("shared-4", 4, lambda m: reason(m) == "scored shared")
    _record(
        "rescued-5",
        5,
        lambda m: (
            m.state.outcome() is not None and reason(m).startswith("scored") and "plant-used" in _kinds(m)
        ),
    )
    _record("blackout-too-little-4", 4, lambda m: reason(m) == "blackout too-little")
    _record("blackout-no-plant-5", 5, lambda m: reason(m) == "blackout no-plant")
    _record("blackout-out-of-reach-3", 3, lambda m: reason(m) == "blackout out-of-reach")
    _record("blackout-random-3", 3, lambda m: reason(m).startswith("blackout"), level="random")
    _record("left-4", 4, lambda m: reason(m).startswith("scored"), meddle=_somebody_leaves)
    _record("aborted-too-few-3", 3, lambda m: reason(m) == "aborted too-few-people", meddle=_two_leave)
    _record("aborted-all-voted-4", 4, lambda m: reason(m) == "aborted all-voted", meddle=_all_vote)
    _record("clock-4", 4, lambda m: len(m.log) > 40, meddle=_clock_runs_out)
    _record(
        "undo-3",
        3,
        lambda m: reason(m).startswith("scored") and any(e.kind == "undo" for e in m.log),
        meddle=_second_thoughts,
    )
    for name in SHOWN:
        (PLAYTHROUGHS / f"{name}.txt").write_text(playthrough(read_record(name)), "utf-8")
    PERFT.write_text(json.dumps(perft(), indent=1) + "\n", "utf-8")


def _kinds(match: Match) -> set[str]:
    assert match.journal is not None
    return {"cycle" if line.kind == "cycled" else line.kind for line in match.journal.lines}


if __name__ == "__main__":
    main()
