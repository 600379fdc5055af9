"""``stromtisch verify``: check a match record and its shuffle, and say in plain words what holds."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import click

from stromtisch.catalogue import games_for, playable
from stromtisch.cli.problem import Problem, printable, refused, wide_console
from stromtisch.cli.replay import WORDS as REPLAY_WORDS
from stromtisch.cli.replay import own_language, read_record
from stromtisch.core.reason import Reason, Refused
from stromtisch.core.record import import_match
from stromtisch.core.shuffle import commitment

# What is checked, in the order in which reading a record does it.
RECORD, COMMITMENT, SEED, ACTS, OUTCOME = "record", "commitment", "seed", "acts", "outcome"
CHECKS = (RECORD, COMMITMENT, SEED, ACTS, OUTCOME)

WORDS = {
    "de": {
        "record": "Aufzeichnung: Spiel, Regeln und Inhalt sind die dieses Programms ({game}, Regeln {rules})",
        "commitment": "Prüfsumme: Der Anteil des Servers hat die Prüfsumme {commitment}",
        "shown": "sie ist die angegebene",
        "compare": "vergleiche sie mit der, die der Tisch vor dem Spiel gezeigt hat",
        "seed": "Startwert: Er entsteht aus dem Anteil des Servers und den Beiträgen dieser Personen: {nonces}",
        "alone": "Startwert: Niemand hat etwas beigetragen, er ist der Anteil des Servers allein",
        "acts": "Handlungen: Die Regeln erlauben alle {count}",
        "outcome": "Ergebnis: Nachgespielt endet die Partie wie aufgezeichnet",
        "unfinished": "Ergebnis: Die Aufzeichnung nennt keines",
        "holds": "Die Aufzeichnung hält.",
        "no-record": "Das ist keine Aufzeichnung, die dieses Programm prüfen kann",
        "no-commitment": "Die Prüfsumme passt nicht: Der Server hat etwas anderes gezeigt, als er aufgedeckt hat",
        "no-seed": "Der Startwert entsteht nicht aus dem Anteil des Servers und den Beiträgen der Personen",
        "no-acts": "Die Regeln erlauben nicht, was aufgezeichnet ist",
        "no-outcome": "Nachgespielt endet die Partie anders als aufgezeichnet",
    },
    "en": {
        "record": "Record: game, rules and content are those of this program ({game}, rules {rules})",
        "commitment": "Checksum: the server's part has the checksum {commitment}",
        "shown": "it is the one you gave",
        "compare": "compare it with the one the table showed before the game",
        "seed": "Seed: it is made of the server's part and of what these people added: {nonces}",
        "alone": "Seed: nobody added anything, it is the server's part alone",
        "acts": "Acts: the rules allow all {count}",
        "outcome": "Outcome: played again, the match ends as recorded",
        "unfinished": "Outcome: the record names none",
        "holds": "The record holds.",
        "no-record": "This is no record that this program can check",
        "no-commitment": "The checksum does not fit: the server revealed something else than it had shown",
        "no-seed": "The seed is not made of the server's part and of what people added",
        "no-acts": "The rules do not allow what is recorded",
        "no-outcome": "Played again, the match ends otherwise than recorded",
    },
}


def _hex(_context: click.Context, _option: click.Parameter, value: str | None) -> str | None:
    if value is not None and not re.fullmatch(r"[0-9a-fA-F]{64}", value.strip()):
        raise click.BadParameter("expected the 64 hexadecimal digits that the table showed")
    return None if value is None else value.strip().lower()


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--commitment", "shown", callback=_hex, help="The checksum that the table showed before the game."
)
@click.option("--language", type=click.Choice(["de", "en"]), help="The terminal's language when left out.")
def verify(file: Path, shown: str | None, language: str | None) -> None:
    """Check the match record in FILE: its shuffle, and by playing it again."""
    spoken = language or own_language()
    words = WORDS[spoken]
    record = read_record(file)
    reason = why_not(record)
    failed = None if reason is None else check_of(reason, record)
    if failed not in (RECORD, COMMITMENT) and shown is not None:
        found = commitment(server_part(record))
        if found != shown:
            failed, reason = (
                COMMITMENT,
                Reason("bad-record", {"field": "commitment", "problem": f"is {found}"}),
            )
    console = wide_console(plain=True)
    for check in CHECKS[: len(CHECKS) if failed is None else CHECKS.index(failed)]:
        console.print(f"✓ {printable(in_words(check, record, shown, spoken))}.")
    if failed is not None and reason is not None:
        raise Problem(f"{words[f'no-{failed}']}. {refused(reason).message}")
    console.print(words["holds"], style="bold")


def why_not(record: object) -> Reason | None:
    """Why a record does not hold, or None when it does: reading one is playing it again."""
    try:
        import_match(record, games_for(record))
    except Refused as refusal:
        return refusal.reason
    return None


def check_of(reason: Reason, record: object) -> str:
    """The check that a refusal of a record belongs to."""
    field = str(reason.params.get("field", "")) if reason.code == "bad-record" else ""
    if field.startswith(ACTS):
        return ACTS
    if field == SEED and isinstance(record, dict) and isinstance(record.get(SEED), str) and record[SEED]:
        return SEED
    return field if field in (COMMITMENT, OUTCOME) else RECORD


def server_part(record: object) -> str:
    """The server's part of the shuffle in a record whose shape holds."""
    assert isinstance(record, dict)
    shuffle = record.get("shuffle")
    return str(record["seed"] if shuffle is None else shuffle["server"])


def in_words(check: str, record: object, shown: str | None, spoken: str) -> str:
    """What a check has found, as a sentence without its full stop."""
    assert isinstance(record, dict)
    words = WORDS[spoken]
    if check == RECORD:
        return words[RECORD].format(game=playable()[record["game"]].title[spoken], rules=record["rules"])
    if check == COMMITMENT:
        found = words[COMMITMENT].format(commitment=commitment(server_part(record)))
        return f"{found}; {words['compare' if shown is None else 'shown']}"
    if check == SEED:
        added = contributions(record, REPLAY_WORDS[spoken]["seat"])
        return words[SEED].format(nonces=", ".join(added)) if added else words["alone"]
    if check == ACTS:
        return words[ACTS].format(count=len(record[ACTS]))
    return words["unfinished" if record.get(OUTCOME) is None else OUTCOME]


def contributions(record: dict[str, Any], seat: str) -> list[str]:
    """Who added what to the shuffle; people compare it with what their page showed them."""
    nonces = (record.get("shuffle") or {}).get("nonces", [])
    names = [item.get("name") or f"{seat} {number}" for number, item in enumerate(record["seats"], 1)]
    return [f"{name} ({nonce})" for name, nonce in zip(names, nonces, strict=False) if nonce is not None]
