"""``stromtisch replay``: check a match record and tell what happened, round by round."""

from __future__ import annotations

import json
import os
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from stromtisch.catalogue import collection, games_for
from stromtisch.cli.chronicle import Chronicle
from stromtisch.cli.problem import Problem, printable, refused, wide_console
from stromtisch.core.match import Match
from stromtisch.core.outcome import Outcome
from stromtisch.core.reason import Refused
from stromtisch.core.record import import_match

WORDS = {
    "de": {
        "seats": "Plätze",
        "bot": "Bot",
        "seat": "Platz",
        "seed": "Startwert",
        "acts": "Handlungen",
        "valid": "Die Aufzeichnung ist gültig",
        "outcome": "Ergebnis",
        "place": "Rang",
        "winner": "gewinnt",
        "running": "Die Partie ist hier noch nicht zu Ende",
        "scored": "gewertet",
        "blackout": "Blackout",
        "won": "gewonnen",
        "lost": "verloren",
        "aborted": "abgebrochen",
        "total": "Summe",
    },
    "en": {
        "seats": "Seats",
        "bot": "bot",
        "seat": "Seat",
        "seed": "Seed",
        "acts": "Acts",
        "valid": "The record is valid",
        "outcome": "Outcome",
        "place": "Place",
        "winner": "wins",
        "running": "The match is not over at this point",
        "scored": "scored",
        "blackout": "blackout",
        "won": "won",
        "lost": "lost",
        "aborted": "stopped",
        "total": "Total",
    },
}


# So many parts of a score stand side by side in a terminal.
MOST_COLUMNS = 9


def own_language() -> str:
    """German where the terminal speaks German, English elsewhere."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "de" if os.environ[name].startswith("de") else "en"
    return "en"


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--language", type=click.Choice(["de", "en"]), help="The terminal's language when left out.")
@click.option("--to", "length", type=click.IntRange(0), help="Stop after this many entries of the record.")
def replay(file: Path, language: str | None, length: int | None) -> None:
    """Play the match record in FILE again, check it, and print its chronicle."""
    match = read_match(file)
    if length is not None:
        if length > len(match.log):
            raise Problem(f"bad-length: the record has {len(match.log)} entries, not {length}")
        match = match.replay(length)
    spoken = language or own_language()
    words = WORDS[spoken]
    names = [
        printable(seat.name) or f"{words['seat']} {number}" for number, seat in enumerate(match.seats, 1)
    ]
    chronicle = Chronicle(match.game, names, spoken)
    console = wide_console(plain=True)
    shown = [
        f"{name} ({words['bot']}: {printable(seat.bot)})" if seat.kind == "bot" else name
        for name, seat in zip(names, match.seats, strict=True)
    ]
    console.print(match.game.title[spoken], style="bold")
    console.print(f"{words['seats']}: {', '.join(shown)}")
    console.print(
        f"{words['seed']}: {printable(match.seed)}; {words['acts']}: {len(match.log)}. {words['valid']}."
    )
    tell(console, chronicle, match)
    outcome = match.state.outcome()
    console.print()
    if outcome is None:
        console.print(f"{words['running']}.")
    else:
        show_outcome(console, chronicle, outcome, names, words)


def read_record(file: Path) -> object:
    """Read the JSON in a file; an error is one line."""
    try:
        return json.loads(file.read_text("utf-8"))
    except OSError as error:
        raise Problem(f"{file} cannot be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise Problem(f"bad-record: {file} is not JSON ({error})") from error


def read_match(file: Path) -> Match:
    """Read the match in a file; an error is one line."""
    try:
        record = read_record(file)
        return import_match(record, games_for(record), collection().levels)
    except Refused as refusal:
        raise refused(refusal.reason) from refusal


def tell(console: Console, chronicle: Chronicle, match: Match) -> None:
    """The chronicle as an onlooker saw it; a blank line before each round, weekday and time unit."""
    assert match.journal is not None
    for line in match.journal.seen_by(None):
        begins = chronicle.begins_a_part(line)
        text = chronicle.line(line)
        if begins:
            console.print()
        if text:
            console.print(text, style="bold" if begins else None)


def show_outcome(
    console: Console, chronicle: Chronicle, outcome: Outcome, names: list[str], words: dict[str, str]
) -> None:
    """The verdict and, if points were counted, where they came from."""
    verdict = words.get(outcome.verdict, outcome.verdict)
    console.print(f"{words['outcome']}: {verdict} ({outcome.reason.code})", style="bold")
    if outcome.points is None:
        return
    counted = outcome.breakdown or [
        None if number is None else {"total": number} for number in outcome.points
    ]
    parts = [dict(part or {}) for part in counted]
    columns = list(dict.fromkeys(name for part in parts for name in part if name != "total"))
    places = outcome.places or [None] * len(names)
    ranked = sorted(range(len(names)), key=lambda seat: (places[seat] is None, places[seat], seat))
    heads = [words["place"], *(chronicle.say(f"score-{name}") for name in columns), words["total"], ""]
    lines: list[list[str]] = []
    for seat in ranked:
        numbers = [parts[seat].get(name) for name in [*columns, "total"]]
        shown = ["" if number is None else f"{number:g}" for number in numbers]
        place = "–" if places[seat] is None else str(places[seat])
        lines.append([place, *shown, words["winner"] if seat in outcome.winners else ""])
    table = Table()
    if len(columns) > MOST_COLUMNS:
        # Too many parts to stand side by side: one line each, one column for every seat.
        table.add_column("")
        for seat in ranked:
            table.add_column(names[seat], justify="right")
        for number, head in enumerate(heads):
            table.add_row(head, *(line[number] for line in lines))
    else:
        table.add_column(heads[0], justify="right")
        table.add_column(words["seat"])
        for head in heads[1:-1]:
            table.add_column(head, justify="right")
        table.add_column("")
        for seat, line in zip(ranked, lines, strict=True):
            table.add_row(line[0], names[seat], *line[1:])
    console.print(table)
