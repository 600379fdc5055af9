"""Golden files: recorded games mean what they meant, seats see what they saw, decisions are as many as they were."""

import json

import goldens
import pytest

from stromtisch.catalogue import playable
from stromtisch.core.record import export_match, import_match
from stromtisch.testing.conformance import fingerprint
from stromtisch.testing.playthrough import playthrough

RECORDS = sorted(path.stem for path in goldens.RECORDS.glob("*.json"))

# A rules change that breaks one of these is a new rules version.
ENDINGS = {
    "scored most-points",
    "scored shared",
    "blackout too-little",
    "blackout no-plant",
    "blackout out-of-reach",
    "aborted too-few-people",
    "aborted all-voted",
}


@pytest.mark.parametrize("name", RECORDS)
def test_a_recorded_game_replays_to_the_same_result(name: str) -> None:
    record = json.loads((goldens.RECORDS / f"{name}.json").read_text("utf-8"))
    match = import_match(record, playable())
    assert export_match(match) == record
    assert fingerprint(match.replay().state) == fingerprint(match.state)


def test_there_is_a_recorded_game_for_every_ending() -> None:
    assert {goldens.reason(goldens.read_record(name)) for name in RECORDS} == ENDINGS


@pytest.mark.parametrize("name", goldens.SHOWN)
def test_the_playthrough_is_unchanged(name: str) -> None:
    """One per seat count: what every seat sees and may do after each decision."""
    expected = (goldens.PLAYTHROUGHS / f"{name}.txt").read_text("utf-8")
    assert playthrough(goldens.read_record(name)) == expected, (
        "run scripts/goldens.py and look at the difference"
    )


def test_the_decision_counts_are_unchanged() -> None:
    """Perft: the cheapest detector of an accidental change of rules."""
    assert goldens.perft() == json.loads(goldens.PERFT.read_text("utf-8"))
