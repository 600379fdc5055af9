"""``stromtisch bench``: how fast the engine is here, beside a peer measured in the same run."""

from __future__ import annotations

import importlib
import json
import platform
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from stromtisch.catalogue import playable
from stromtisch.cli.problem import wide_console, write_file
from stromtisch.core import playout as compiled_or_not
from stromtisch.core.game import Game, State
from stromtisch.core.generator import Generator
from stromtisch.core.option import complete_options
from stromtisch.core.playout import clone_often, playout, playouts
from stromtisch.core.seats import BOT
from stromtisch.testing.tic_tac_toe import TicTacToe

# Every measure has its turn in each of these passes, so that a busy moment of the machine hits all alike.
PASSES = 9

# What we aim at, compiled.
AIM_RATIO = 5.0
AIM_DECISIONS = 300_000
AIM_CLONE = 3.0
# A game with a large board may decide more slowly and take longer to clone.
AIM_DECISIONS_OF = {"pampero": 200_000}
AIM_CLONE_OF = {"neustart": 8.0, "pampero": 8.0}
# More seats than these are not measured: they share roles and tell nothing new.
MOST_SEATS = 5

OURS = "tic-tac-toe, cloned start"
STEPPED = "tic-tac-toe, stepped from Python"
PEER = "tic-tac-toe, OpenSpiel (C++) stepped from Python"
CATAN = "catan, Catanatron, four random players"


class Measure:
    """Something to do so many times; it says how many units (decisions, clones) that made."""

    def __init__(self, name: str, unit: str, work: Callable[[int], int]) -> None:
        self.name = name
        self.unit = unit
        self.work = work
        self.times = 1
        self.rates: list[float] = []

    def calibrate(self, seconds: float) -> None:
        """Find how often the work fits into that much CPU time; this also warms everything up."""
        while True:
            began = time.process_time()
            self.work(self.times)
            took = time.process_time() - began
            if took >= seconds / 4:
                self.times = max(1, int(self.times * seconds / took))
                return
            self.times *= 4

    def once(self) -> None:
        """One turn, by CPU time."""
        began = time.process_time()
        units = self.work(self.times)
        self.rates.append(units / (time.process_time() - began))

    @property
    def rate(self) -> float:
        """Units per second of CPU, the median of all turns."""
        return statistics.median(self.rates)

    def to_json(self) -> dict[str, object]:
        """The measure for a file."""
        return {
            "name": self.name,
            "unit": self.unit,
            "per_second": round(self.rate),
            "lowest": round(min(self.rates)),
            "highest": round(max(self.rates)),
        }


@click.command()
@click.option(
    "--seconds", default=20.0, show_default=True, type=click.FloatRange(0.1), help="CPU time in all, about."
)
@click.option(
    "--json", "file", type=click.Path(path_type=Path, dir_okay=False), help="Also write the results here."
)
def bench(seconds: float, file: Path | None) -> None:
    """Measure the engine: random playouts and clones, on one core."""
    mode = rules_mode()
    own = engine_measures()
    peers = peer_measures()
    measures = [*own, *peers]
    each = seconds / (PASSES + 1) / len(measures)
    for measure in measures:
        measure.calibrate(each)
    for _ in range(PASSES):
        for measure in measures:
            measure.once()

    rates = {measure.name: measure.rate for measure in measures}
    ratio = rates[OURS] / rates[PEER] if PEER in rates else None
    console = wide_console()
    console.print(table_of(measures, mode))
    verdicts = aims(rates, ratio)
    for line in verdicts:
        console.print(line, highlight=False, soft_wrap=True)
    if PEER not in rates or CATAN not in rates:
        console.print(
            "OpenSpiel or Catanatron is not installed here (extra `bench`, see `make bench`): no ratio to it.",
            soft_wrap=True,
        )
    if file is not None:
        result = {
            "rules": mode,
            "python": f"{platform.python_implementation()} {platform.python_version()}",
            "machine": f"{platform.system()} {platform.machine()}",
            "passes": PASSES,
            "seconds": seconds,
            "measures": [measure.to_json() for measure in measures],
            "ratio_to_open_spiel": None if ratio is None else round(ratio, 2),
        }
        write_file(file, json.dumps(result, indent=2) + "\n")


def rules_mode() -> str:
    """Whether the rules that were loaded are compiled or interpreted."""
    return "interpreted" if str(compiled_or_not.__file__).endswith(".py") else "compiled"


# --- what is measured ------------------------------------------------------------------------


def engine_measures() -> list[Measure]:
    """The kernel's overhead on the smallest game, then each of our games at each number of seats."""
    small = TicTacToe()
    measures = [
        from_clone(OURS, small, 2),
        with_set_up("tic-tac-toe, with set-up", small, 2),
        Measure(STEPPED, "decisions", step_from_python(small)),
    ]
    for name, game in playable().items():
        for seats in range(game.least, min(game.most, MOST_SEATS) + 1):
            measures += [
                from_clone(f"{name}, {seats} seats, cloned start", game, seats),
                with_set_up(f"{name}, {seats} seats, with set-up", game, seats),
                clones(f"{name}, {seats} seats, clone", game, seats),
            ]
    return measures


def begin(game: Game, seats: int, seed: str) -> State:
    """A new match with the default options."""
    return game.new(complete_options(game.options, {}), [BOT] * seats, seed)


def from_clone(name: str, game: Game, seats: int) -> Measure:
    """Whole random matches, each from a clone of the same start."""
    start = begin(game, seats, "bench")
    rng = Generator("bench")
    return Measure(name, "decisions", lambda times: playouts(start, rng, times))


def with_set_up(name: str, game: Game, seats: int) -> Measure:
    """Whole random matches, each set up from a seed of its own: hashing, shuffling, dealing."""
    rng = Generator("bench")
    options = complete_options(game.options, {})
    kinds = [BOT] * seats

    def work(times: int) -> int:
        return sum(playout(game.new(options, kinds, str(number)), rng) for number in range(times))

    return Measure(name, "decisions", work)


def clones(name: str, game: Game, seats: int) -> Measure:
    """Clones of a state in the middle of a match."""
    state = begin(game, seats, "bench")
    length = playout(state.clone(), Generator("bench"))
    playout(state, Generator("bench"), length // 2)

    def work(times: int) -> int:
        clone_often(state, times)
        return times

    return Measure(name, "clones", work)


def step_from_python(game: Game) -> Callable[[int], int]:
    """The same loop as the peer's below: interpreted, one call per question."""
    start = begin(game, 2, "bench")

    def work(times: int) -> int:
        made = 0
        chance = random.Random(1).random  # noqa: S311 - as for the peer
        for _ in range(times):
            state = start.clone()
            while waiting := state.pending():
                codes = state.legal_codes(waiting[0])
                state.play(waiting[0], codes[int(chance() * len(codes))])
                made += 1
        return made

    return work


def peer_measures() -> list[Measure]:
    """The peers that are installed."""
    return [*spiel_measures(), *catan_measures()]


def catan_measures() -> list[Measure]:
    """Catanatron's Settlers of Catan in Python: random matches and copies; nothing if not installed."""
    try:
        catan: Any = importlib.import_module("catanatron")
    except ImportError:
        return []
    colours = [catan.Color.RED, catan.Color.BLUE, catan.Color.WHITE, catan.Color.ORANGE]

    def matches(times: int) -> int:
        made = 0
        for number in range(times):
            game = catan.Game([catan.RandomPlayer(colour) for colour in colours], seed=number)
            game.play()
            # The released package and the repository call their log by different names.
            state = game.state
            made += len(state.action_records if hasattr(state, "action_records") else state.actions)
        return made

    middle = catan.Game([catan.RandomPlayer(colour) for colour in colours], seed=1)
    for _ in range(100):
        middle.play_tick()

    def copies(times: int) -> int:
        for _ in range(times):
            middle.copy()
        return times

    return [Measure(CATAN, "decisions", matches), Measure("catan, Catanatron, copy", "clones", copies)]


def spiel_measures() -> list[Measure]:
    """OpenSpiel's tic-tac-toe, stepped from Python and played by its own bots; nothing if not installed."""
    try:
        spiel: Any = importlib.import_module("pyspiel")
    except ImportError:
        return []
    game = spiel.load_game("tic_tac_toe")

    def driven(times: int) -> int:
        made = 0
        chance = random.Random(1).random  # noqa: S311 - a benchmark
        for _ in range(times):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(chance() * len(actions))])
                made += 1
        return made

    # Its own bots do not say how many decisions they made; random games are as long as those above.
    length = driven(20_000) / 20_000
    bots = [spiel.make_uniform_random_bot(seat, seat + 1) for seat in range(2)]

    def inside(times: int) -> int:
        for number in range(times):
            spiel.evaluate_bots(game.new_initial_state(), bots, number)
        return round(times * length)

    return [
        Measure(PEER, "decisions", driven),
        Measure("tic-tac-toe, OpenSpiel, its random bots in C++", "decisions", inside),
    ]


# --- what is shown ------------------------------------------------------------------------------


def table_of(measures: list[Measure], mode: str) -> Table:
    """All measures in the order they were taken."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    table = Table(title=f"Rules {mode}, {python}, one core, medians of {PASSES}", title_justify="left")
    table.add_column("measure", no_wrap=True)
    table.add_column("per second of CPU", justify="right")
    table.add_column("lowest–highest", justify="right")
    table.add_column("each", justify="right")
    for measure in measures:
        table.add_row(
            measure.name,
            f"{measure.rate:,.0f} {measure.unit}",
            f"{min(measure.rates):,.0f}–{max(measure.rates):,.0f}",
            f"{1e6 / measure.rate:.3f} µs",
        )
    return table


def aims(rates: dict[str, float], ratio: float | None) -> list[str]:
    """What was aimed at, and what it came to."""
    lines: list[str] = []
    for name, game in playable().items():
        title = game.title["en"]
        playing = min(
            rate for what, rate in rates.items() if what.startswith(name) and what.endswith("start")
        )
        cloning = min(
            rate for what, rate in rates.items() if what.startswith(name) and what.endswith("clone")
        )
        lines += [
            _aim(
                f"{title}, slowest number of seats",
                playing,
                AIM_DECISIONS_OF.get(name, AIM_DECISIONS),
                " decisions/s",
                True,
            ),
            _aim(f"{title}, slowest clone", 1e6 / cloning, AIM_CLONE_OF.get(name, AIM_CLONE), " µs", False),
        ]
        if CATAN in rates:
            lines.append(f"{title} to Catanatron, decisions/s: {playing / rates[CATAN]:.1f} times")
    if ratio is not None:
        like = rates[STEPPED] / rates[PEER]
        lines.insert(0, f"Both stepped by the same interpreted loop: {like:.2f} times")
        lines.insert(
            0, _aim("Tic-tac-toe to OpenSpiel stepped from Python", ratio, AIM_RATIO, " times", True)
        )
    return lines


def _aim(what: str, found: float, aim: float, unit: str, more: bool) -> str:
    met = found >= aim if more else found <= aim
    number = f"{found:,.0f}" if aim > 1000 else f"{found:.2f}"
    wanted = f"{aim:,.0f}" if aim > 1000 else f"{aim:g}"
    limit = "at least" if more else "at most"
    return f"{what}: {number}{unit}; aim compiled: {limit} {wanted} – {'met' if met else 'missed'}"
