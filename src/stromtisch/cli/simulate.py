"""``stromtisch simulate``: many matches between bots, and what came of them."""

from __future__ import annotations

import json
import os
import secrets
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from stromtisch.catalogue import collection, playable
from stromtisch.cli.problem import Problem, find_game, refused, wide_console, write_file
from stromtisch.cli.tally import Tally
from stromtisch.core import gate
from stromtisch.core.game import Game
from stromtisch.core.generator import Generator
from stromtisch.core.option import Option, OptionValue, allowed, complete_options
from stromtisch.core.reason import Refused
from stromtisch.core.seats import BOT
from stromtisch.core.selfplay import play_out

# Matches that one worker plays before it reports.
CHUNK = 25
# How observers name what was used in a match.
USED = "used "


class Task:
    """Some matches of a simulation: everything a worker process needs to play them."""

    def __init__(
        self, game: str, options: dict[str, OptionValue], bots: list[str], seed: str, first: int, count: int
    ) -> None:
        self.game = game
        self.options = options
        self.bots = bots
        self.seed = seed
        self.first = first
        self.count = count


def play(task: Task) -> Tally:
    """Play the matches of a task; the number of a match alone determines its seed."""
    game = playable()[task.game]
    bots = [collection().bot(task.game, level) for level in task.bots]
    observe = collection().manifests[task.game].observe
    tally = Tally(len(bots))
    for number in range(task.first, task.first + task.count):
        seed = f"{task.seed}/{len(bots)}/{number}"
        state = game.new(task.options, [BOT] * len(bots), seed)
        # The bots draw from a stream of their own: nobody can read the deck's future.
        decisions = play_out(state, bots, Generator(f"{seed}/bots"))
        outcome = state.outcome()
        assert outcome is not None
        tally.count(outcome, decisions, {} if observe is None else observe(state.view(None)), task.bots)
    return tally


@click.command()
@click.argument("game")
@click.option(
    "--games", default=1000, show_default=True, type=click.IntRange(1), help="Matches per number of seats."
)
@click.option("--seats", help="Numbers of seats, such as 3,4,5; all the game allows when left out.")
@click.option("--bots", help="One level for all seats, or one for each: sensible,random,random.")
@click.option("--seed", help="Any text; the same text gives the same results. Drawn and shown when left out.")
@click.option(
    "--option", "options", multiple=True, metavar="KEY=VALUE", help="An option of the game; repeatable."
)
@click.option(
    "--workers", type=click.IntRange(1), help="Processes; as many as there are cores when left out."
)
@click.option(
    "--json", "file", type=click.Path(path_type=Path, dir_okay=False), help="Also write the results here."
)
def simulate(
    game: str,
    games: int,
    seats: str | None,
    bots: str | None,
    seed: str | None,
    options: tuple[str, ...],
    workers: int | None,
    file: Path | None,
) -> None:
    """Let bots play many matches of GAME on the real engine, each knowing only what its seat may know."""
    rules = find_game(game)
    counts = read_seats(rules, seats)
    chosen = read_options(rules, options)
    levels_by_count = {count: read_bots(rules, bots, count) for count in counts}
    text = secrets.token_hex(8) if seed is None else seed
    processes = workers or os.cpu_count() or 1

    tasks = [
        Task(game, chosen, levels_by_count[count], text, first, min(CHUNK, games - first))
        for count in counts
        for first in range(0, games, CHUNK)
    ]
    began = time.perf_counter()
    tallies = {count: Tally(count) for count in counts}
    for tally in watched(run(tasks, min(processes, len(tasks))), games * len(counts)):
        tallies[tally.seats].add(tally)
    seconds = time.perf_counter() - began

    reports = [tallies[count].report() for count in counts]
    results: dict[str, object] = {
        "game": game,
        "rules": rules.rules,
        "content": rules.content_hash,
        "seed": text,
        "options": chosen,
        "bots": {str(count): names for count, names in levels_by_count.items()},
        "results": reports,
    }
    rate = games * len(counts) / seconds
    if file is not None:
        # What differs from run to run stands apart from what does not.
        timing = {"workers": processes, "seconds": round(seconds, 3), "games_per_second": round(rate, 1)}
        write_file(file, json.dumps({**results, "timing": timing}, ensure_ascii=False, indent=2) + "\n")
    console = wide_console()
    console.print(summary(rules, levels_by_count, [tallies[count] for count in counts]))
    console.print(
        f"Seed {text!r}, rules {rules.rules}, options {_line(chosen)}", highlight=False, soft_wrap=True
    )
    console.print(f"{rate:,.0f} games/s with {processes} processes, {seconds:.1f} s", highlight=False)


# --- reading what was asked for --------------------------------------------------------


def read_seats(game: Game, text: str | None) -> list[int]:
    """The numbers of seats to play at, each checked against the game."""
    if text is None:
        return list(range(game.least, game.most + 1))
    found = [gate.digits(part.strip()) for part in text.split(",")]
    counts = sorted({count for count in found if count is not None})
    if None in found:
        raise Problem(f"bad-seats: expected numbers such as 3,4,5, found {text!r}")
    for count in counts:
        if not game.least <= count <= game.most:
            raise Problem(f"bad-seats: {game.id} is for {game.least} to {game.most} seats, not {count}")
    return counts


def read_bots(game: Game, text: str | None, seats: int) -> list[str]:
    """The level of the bot on each seat."""
    known = collection().manifests[game.id].policies()
    wanted = [part.strip() for part in text.split(",")] if text is not None else known[:1]
    for level in wanted:
        if level not in known:
            raise Problem(
                f"unknown-bot: there is no bot {level!r} for {game.id}; there are: {', '.join(known)}"
            )
    if len(wanted) == 1:
        return wanted * seats
    if len(wanted) != seats:
        raise Problem(
            f"bad-bots: {len(wanted)} bots are named for {seats} seats; name one, or one for each seat"
        )
    return wanted


def read_options(game: Game, texts: Iterable[str]) -> dict[str, OptionValue]:
    """All options of the game, the chosen values over the defaults."""
    known = {option.id: option for option in game.options}
    chosen: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Problem(f"bad-option: expected KEY=VALUE, found {text!r}")
        if name not in known:
            raise Problem(f"unknown-option: {game.id} has no option {name!r}; it has: {', '.join(known)}")
        chosen[name] = read_value(known[name], value)
    try:
        return complete_options(game.options, chosen)
    except Refused as refusal:
        raise refused(refusal.reason) from refusal


def read_value(option: Option, text: str) -> OptionValue:
    """A value as it was typed, in the type the option has."""
    candidates: list[OptionValue] = list(option.choices)
    if option.kind == "flag":
        candidates = [True, False]
    elif option.kind == "number" and (number := gate.digits(text.removeprefix("-"))) is not None:
        candidates = [-number if text.startswith("-") else number]
    for candidate in candidates:
        if str(candidate).lower() == text.lower() and option.allows(candidate):
            return candidate
    raise Problem(f"bad-option: {option.id} is {allowed(option)}, not {text!r}")


# --- playing ------------------------------------------------------------------------------


def run(tasks: list[Task], processes: int) -> Iterator[Tally]:
    """Play all tasks, in this process or in several, and hand out each tally as it comes."""
    if processes == 1:
        yield from map(play, tasks)
        return
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
    try:
        for done in as_completed([pool.submit(play, task) for task in tasks]):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def watched(tallies: Iterable[Tally], games: int) -> Iterator[Tally]:
    """Show on a terminal how far it is; elsewhere stay quiet."""
    console = Console(stderr=True)
    columns = [TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        bar = progress.add_task("playing", total=games)
        for tally in tallies:
            progress.advance(bar, tally.games)
            yield tally


# --- showing ------------------------------------------------------------------------------


def summary(game: Game, bots: dict[int, list[str]], tallies: list[Tally]) -> Table:
    """One column per number of seats."""
    table = Table(
        title=f"{game.title['en']}: {tallies[0].games} matches each, with bots", title_justify="left"
    )
    table.add_column("", no_wrap=True)
    for tally in tallies:
        table.add_column(f"{tally.seats} seats", justify="right", no_wrap=True)
    reports = [tally.report() for tally in tallies]
    table.add_row("bots", *(_bots(bots[tally.seats]) for tally in tallies))
    table.add_row("decisions per match", *(f"{tally.decisions / tally.games:.1f}" for tally in tallies))
    for field, heading in (("verdicts", "verdict"), ("reasons", "reason")):
        table.add_section()
        for name in _names(reports, field):
            table.add_row(f"{heading} {name}", *(_rate(_part(report, field, name)) for report in reports))
    table.add_section()
    points = [report["points"] for report in reports]
    table.add_row("points, mean ± sd", *(_pair(numbers) for numbers in points))
    table.add_row("points, 10th–90th percentile", *(_range(numbers) for numbers in points))
    for name in _names(reports, "points_by_part"):
        if name != "total":
            table.add_row(
                f"  of it {name}", *(_mean(_part(report, "points_by_part", name)) for report in reports)
            )
    for level in _names(reports, "by_bot"):
        table.add_row(
            f"points of {level}, share of wins",
            *(_of_bot(_part(report, "by_bot", level)) for report in reports),
        )
    table.add_section()
    table.add_row("shared wins", *(_rate(report["shared_wins"]) for report in reports))
    for seat in range(max(tally.seats for tally in tallies)):
        table.add_row(f"win share of seat {seat + 1}", *(_seat_share(report, seat) for report in reports))
    table.add_section()
    names = _names(reports, "observed")
    # Things that were used at least once make a long list: the file has it, the table says how many they are.
    used = [name for name in names if name.startswith(USED)]
    if used:
        counts = [sum(1 for name in used if _part(report, "observed", name)) for report in reports]
        table.add_row("different things used", *(str(count) for count in counts))
    for name in names:
        if name not in used:
            table.add_row(name, *(_observed(_part(report, "observed", name)) for report in reports))
    return table


def _names(reports: list[dict[str, object]], field: str) -> list[str]:
    found: set[str] = set()
    for report in reports:
        part = report[field]
        if isinstance(part, dict):
            found.update(part)
    return sorted(found)


def _part(report: dict[str, object], field: str, name: str) -> object:
    part = report[field]
    return part.get(name) if isinstance(part, dict) else None


def _rate(value: object) -> str:
    if not isinstance(value, dict):
        return "–"
    return f"{100 * value['rate']:.1f} % ({100 * value['low']:.1f}–{100 * value['high']:.1f})"


def _pair(value: object) -> str:
    return f"{value['mean']:.2f} ± {value['sd']:.2f}" if isinstance(value, dict) else "–"


def _of_bot(value: object) -> str:
    if not isinstance(value, dict) or value["win_share"] is None:
        return "–"
    return f"{_pair(value['points'])}, {100 * value['win_share']:.1f} %"


def _range(value: object) -> str:
    return f"{value['p10']}–{value['p90']}" if isinstance(value, dict) else "–"


def _mean(value: object) -> str:
    return f"{value:.2f}" if isinstance(value, float) else "–"


def _observed(value: object) -> str:
    if not isinstance(value, dict):
        return "–"
    return f"{value['mean']:.3f}, {value['least']}–{value['most']} (of {value['matches']})"


def _seat_share(report: dict[str, object], seat: int) -> str:
    shares = report["win_share_by_seat"]
    return f"{100 * shares[seat]:.1f} %" if isinstance(shares, list) and seat < len(shares) else "–"


def _bots(names: list[str]) -> str:
    return names[0] if len(set(names)) == 1 else ", ".join(names)


def _line(options: dict[str, OptionValue]) -> str:
    return ", ".join(f"{name}={value}" for name, value in options.items()) or "none"
