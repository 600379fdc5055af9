"""Two compiled trees in turns: decisions per second at random, time of a clone, matches of sensible bots per second.

``python bench/turns.py ../before . --rounds 9``. Both trees are checkouts with compiled rules (``make native``) and a
``.venv``. Single runs wander with the machine; the ratio of neighbours does not, so the medians of ratios count.
Processor time of one core.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
from pathlib import Path

SEATS = {"hertzschlag": (3, 4, 5), "neustart": (1, 3, 5), "pampero": (2, 3, 4), "policy-maker": (3, 4, 5)}
AT_RANDOM = """
import json, sys, time
from stromtisch.catalogue import playable
from stromtisch.core.generator import Generator
from stromtisch.core.option import complete_options
game, seats, seconds = playable()[sys.argv[1]], int(sys.argv[2]), float(sys.argv[3])
options, rng = complete_options(game.options, {}), Generator("turns")
decisions, matches, kept, begun = 0, 0, [], time.process_time()
while time.process_time() - begun < seconds:
    state = game.new(options, ["bot"] * seats, f"turns {matches}", None)
    matches += 1
    while waiting := state.pending():
        codes = state.legal_codes(waiting[0])
        state.play(waiting[0], codes[int(rng.below(len(codes)))])
        decisions += 1
        if decisions % 50 == 0 and len(kept) < 40:
            kept.append(state.clone())
speed = decisions / (time.process_time() - begun)
clones, begun = 0, time.process_time()
while time.process_time() - begun < seconds / 3:
    for state in kept:
        state.clone()
    clones += len(kept)
print(json.dumps([speed, 1e6 * (time.process_time() - begun) / clones]))
"""


def measured(tree: Path, game: str, seats: int, seconds: float) -> list[float]:
    """Decisions per second and microseconds of a clone."""
    command = [str(tree / ".venv/bin/python"), "-c", AT_RANDOM, game, str(seats), str(seconds)]
    environment = {"PATH": "/usr/bin:/bin", "PYTHONPATH": str(tree / "src")}
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=True)
    found: list[float] = json.loads(done.stdout.splitlines()[-1])
    return found


def simulated(tree: Path, game: str, seats: int, matches: int) -> list[float]:
    """Matches of sensible bots per second of processor time; loading the program counts for nothing."""
    spent = []
    for games in (1, matches + 1):
        program = (
            "import resource, subprocess, sys;"
            "subprocess.run(sys.argv[1:], check=True, stdout=subprocess.DEVNULL);"
            "used = resource.getrusage(resource.RUSAGE_CHILDREN);"
            "print(used.ru_utime + used.ru_stime)"
        )
        asked = ["--games", str(games), "--seats", str(seats), "--bots", "sensible", "--seed", "turns"]
        command = [
            str(tree / ".venv/bin/python"),
            "-c",
            program,
            str(tree / ".venv/bin/stromtisch"),
            "simulate",
        ]
        done = subprocess.run(
            [*command, game, *asked, "--workers", "1"], cwd=tree, capture_output=True, text=True, check=True
        )
        spent.append(float(done.stdout.splitlines()[-1]))
    return [matches / (spent[1] - spent[0])]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=1.2)
    parser.add_argument("--matches", type=int, default=0, help="of sensible bots, instead of random play")
    parser.add_argument("--game", action="append", choices=list(SEATS))
    asked = parser.parse_args()
    trees = [asked.before.resolve(), asked.after.resolve()]
    for game in asked.game or SEATS:
        for seats in SEATS[game]:
            rows = []
            for number in range(asked.rounds):
                found: dict[Path, list[float]] = {}
                for tree in trees if number % 2 == 0 else reversed(trees):
                    if asked.matches:
                        found[tree] = simulated(tree, game, seats, asked.matches)
                    else:
                        found[tree] = measured(tree, game, seats, asked.seconds)
                one, two = (found[tree] for tree in trees)
                rows.append([*one, *two, *(after / before for before, after in zip(one, two, strict=True))])
            middle = [round(statistics.median(column), 3) for column in zip(*rows, strict=True)]
            size = len(middle) // 3
            before, after, ratio = (middle[size * part : size * (part + 1)] for part in range(3))
            print(f"{game} {seats}: before {before}, after {after}, ratio {ratio}", flush=True)


if __name__ == "__main__":
    main()
