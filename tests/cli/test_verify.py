"""Verifying a record: what holds is said check by check, and what was tampered with is named."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from stromtisch.catalogue import playable
from stromtisch.core.generator import Generator
from stromtisch.core.match import Match, SeatInfo
from stromtisch.core.record import export_match
from stromtisch.core.shuffle import Shuffle, commitment

Call = Callable[..., Result]
Refusal = Callable[..., str]
Write = Callable[[object], Path]
ADAS, BOS = "nonce-of-ada-0123456789", "nonce-of-bo-0123456789"


@pytest.fixture(scope="module")
def shuffled() -> dict[str, Any]:
    """A finished match that two people have added to and a bot has not."""
    shuffle = Shuffle("the-servers-part", [ADAS, BOS, None])
    seats = [SeatInfo("person", "Ada"), SeatInfo("person", "Bo"), SeatInfo("bot", "Volta", "random")]
    match = Match(playable()["hertzschlag"], {}, seats, shuffle.seed())
    match.shuffle = shuffle
    rng = Generator("verify")
    while waiting := match.state.pending():
        legal = match.state.legal(waiting[0])
        match.decide(waiting[0], legal[int(rng.below(len(legal)))])
    return export_match(match)


def holds(call: Call, *arguments: object) -> str:
    done = call("verify", *arguments)
    assert done.exit_code == 0, done.output
    return done.stdout


def test_a_record_that_holds_is_told_check_by_check(
    call: Call, write: Write, shuffled: dict[str, Any]
) -> None:
    lines = holds(call, write(shuffled), "--language", "en").splitlines()
    assert [line[: line.index(":")] for line in lines[:-1]] == [
        "✓ Record",
        "✓ Checksum",
        "✓ Seed",
        "✓ Acts",
        "✓ Outcome",
    ]
    assert shuffled["commitment"] in lines[1]
    assert "compare it" in lines[1]
    assert f"Ada ({ADAS}), Bo ({BOS})." in lines[2]
    assert f"all {len(shuffled['acts'])}." in lines[3]
    assert lines[-1] == "The record holds."


def test_in_german(call: Call, write: Write, shuffled: dict[str, Any]) -> None:
    text = holds(call, write(shuffled), "--language", "de")
    assert "Die Aufzeichnung hält." in text
    assert f"Bo ({BOS})" in text


def test_the_checksum_that_was_shown(
    call: Call, refusal: Refusal, write: Write, shuffled: dict[str, Any]
) -> None:
    file = write(shuffled)
    shown = shuffled["commitment"]
    assert "it is the one you gave" in holds(call, file, "--commitment", shown.upper(), "--language", "en")
    other = call("verify", file, "--commitment", commitment("another"), "--language", "en")
    assert other.exit_code == 2
    assert other.stdout.startswith("✓ Record")
    assert "Checksum" not in other.stdout
    assert "revealed something else than it had shown" in other.stderr
    assert shown in other.stderr
    assert "64 hexadecimal digits" in refusal("verify", file, "--commitment", "abc")


def test_a_record_that_nobody_added_to_says_so(call: Call, write: Write, scored: dict[str, Any]) -> None:
    text = holds(call, write(scored), "--commitment", commitment(scored["seed"]), "--language", "en")
    assert "nobody added anything" in text
    without = {name: value for name, value in scored.items() if name != "commitment"}
    assert commitment(scored["seed"]) in holds(call, write(without), "--language", "en")


def test_a_record_without_an_outcome(call: Call, write: Write, shuffled: dict[str, Any]) -> None:
    short = {**shuffled, "acts": shuffled["acts"][:3], "outcome": None}
    assert "Outcome: the record names none." in holds(call, write(short), "--language", "en")


def with_shuffle(record: dict[str, Any], **change: object) -> dict[str, Any]:
    changed = copy.deepcopy(record)
    changed["shuffle"].update(change)
    return changed


# What somebody might tamper with: the change, the checks that still hold, what is said.
TAMPERED: list[tuple[Callable[[dict[str, Any]], Any], int, str]] = [
    # The server reveals another part than it has committed to.
    (lambda r: with_shuffle(r, server="another-part"), 1, "field: commitment"),
    # ... and changes the checksum in the record as well; the seed does not come out.
    (lambda r: {**with_shuffle(r, server="another"), "commitment": commitment("another")}, 2, "field: seed"),
    # Somebody's nonce is exchanged, forgotten, moved to another seat, or given to a bot.
    (lambda r: with_shuffle(r, nonces=[ADAS, BOS + "x", None]), 2, "field: seed"),
    (lambda r: with_shuffle(r, nonces=[ADAS, None, None]), 2, "field: seed"),
    (lambda r: with_shuffle(r, nonces=[BOS, ADAS, None]), 2, "field: seed"),
    (lambda r: with_shuffle(r, nonces=[ADAS, BOS, ADAS]), 0, "field: shuffle.nonces[2]"),
    (lambda r: with_shuffle(r, nonces=[ADAS, BOS]), 0, "field: shuffle.nonces"),
    # A chosen seed, with everything else as it was; and with a shuffle that is left out.
    (lambda r: {**r, "seed": "chosen"}, 2, "field: seed"),
    (lambda r: {**r, "seed": "chosen", "shuffle": None}, 1, "field: commitment"),
    (lambda r: {**r, "seed": ""}, 0, "field: seed"),
    # What happened.
    (lambda r: {**r, "acts": r["acts"][1:]}, 3, "field: acts["),
    (lambda r: {**r, "acts": r["acts"][:-1]}, 4, "field: outcome"),
    (lambda r: {**r, "outcome": {**r["outcome"], "winners": [2]}}, 4, "field: outcome"),
    (lambda r: {**r, "options": {"green": 99}}, 0, "field: options.green"),
    (lambda r: {**r, "rules": 99}, 0, "field: rules"),
    (lambda r: {**r, "seats": r["seats"][:2]}, 0, "field: seats"),
    (lambda r: [r], 0, "field: record"),
]


@pytest.mark.parametrize(("tamper", "held", "said"), TAMPERED, ids=range(len(TAMPERED)))
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_tampered_record_does_not_hold(
    call: Call,
    write: Write,
    shuffled: dict[str, Any],
    tamper: Callable[[dict[str, Any]], Any],
    held: int,
    said: str,
    language: str,
) -> None:
    done = call("verify", write(tamper(shuffled)), "--language", language)
    assert done.exit_code == 2, done.output
    assert done.stdout.count("✓") == held
    assert said in done.stderr
    assert "Traceback" not in done.output


def test_a_whole_other_match_is_told_by_the_checksum_that_was_shown(
    call: Call, write: Write, shuffled: dict[str, Any], scored: dict[str, Any]
) -> None:
    """A record can be made up from beginning to end; only what the table showed before tells."""
    assert call("verify", write(scored)).exit_code == 0
    assert call("verify", write(scored), "--commitment", shuffled["commitment"]).exit_code == 2


@pytest.mark.parametrize("text", ["", "{", "[]", "7"])
def test_files_that_are_no_records_are_refused(refusal: Refusal, tmp_path: Path, text: str) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text, "utf-8")
    assert "bad-record" in refusal("verify", file)
    assert "cannot be read" in refusal("verify", tmp_path / "missing.json")


def test_names_cannot_steer_the_terminal(call: Call, write: Write, shuffled: dict[str, Any]) -> None:
    seats = [{**shuffled["seats"][0], "name": "\x1b[31mEve"}, *shuffled["seats"][1:]]
    done = call("verify", write({**shuffled, "seats": seats}))
    assert "\x1b" not in done.output
