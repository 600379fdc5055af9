"""Golden files: matches mean what they meant, seats see what they saw, decisions are as many as they were."""

import json

import goldens
import pytest

from stromtisch.catalogue import collection, games_for, playable
from stromtisch.core.record import VERSION, export_match, import_match
from stromtisch.testing.conformance import fingerprint
from stromtisch.testing.playthrough import playthrough

RECORDS = [
    (game, name)
    for game in goldens.FOLDERS
    for name in [*goldens.records(game), *goldens.older_records(game)]
]
SHOWN = [(game, name) for game, names in goldens.SHOWN.items() for name in names]

# A rules change that breaks one of these is a new rules version.
ENDINGS = {
    "hertzschlag": {
        "scored most-points",
        "scored shared",
        "blackout too-little",
        "blackout no-plant",
        "blackout out-of-reach",
        "aborted too-few-people",
        "aborted all-voted",
    },
    "neustart": {
        "won power-restored",
        "lost uprisings",
        "lost town-hall",
        "aborted all-voted",
        "aborted too-few-people",
    },
    "pampero": {
        "scored most-money",
        "scored more-pylons",
        "scored shared",
        "won most-money",
        "lost opponent-ahead",
        "aborted all-voted",
        "aborted too-few-people",
    },
    "policy-maker": {
        "government term-served",
        "monopoly monopoly",
        "monopoly joint-monopolies",
        "aborted all-voted",
    },
}


def test_every_game_has_golden_files() -> None:
    assert set(goldens.FOLDERS) == set(playable())


@pytest.mark.parametrize(("game", "name"), RECORDS)
def test_a_recorded_match_replays_to_the_same_result(game: str, name: str) -> None:
    record = json.loads(goldens.record_path(game, name).read_text("utf-8"))
    match = import_match(record, games_for(record))
    written = export_match(match)
    if record["version"] != VERSION:
        # Records of the first format stay as they are; each act must still be told there.
        assert len(match.log) == len(record.pop("entries"))
        written = export_match(import_match(written, games_for(written)))
        record |= {"version": VERSION, "acts": written["acts"]}
    assert written == record
    assert fingerprint(match.replay().state) == fingerprint(match.state)


@pytest.mark.parametrize("game", sorted(ENDINGS))
def test_every_shipped_edition_is_what_it_says(game: str) -> None:
    """Its hash is that of its content, and its rules are there."""
    for older in collection().older[game]:
        edition = collection().manifests[game].rules[older.rules](older.pack)
        assert (edition.rules, edition.content_hash) == (older.rules, older.content_hash)


@pytest.mark.parametrize("game", sorted(ENDINGS))
def test_there_is_a_recorded_match_for_every_ending(game: str) -> None:
    found = {goldens.reason(goldens.read_record(game, name)) for name in goldens.records(game)}
    assert found == ENDINGS[game]


@pytest.mark.parametrize(("game", "name"), SHOWN)
def test_the_playthrough_is_unchanged(game: str, name: str) -> None:
    """One per seat count: what every seat sees and may do after each decision."""
    expected = goldens.playthrough_path(game, name).read_text("utf-8")
    shown = playthrough(goldens.read_record(game, name))
    assert shown == expected, "run scripts/goldens.py and look at the difference"


@pytest.mark.parametrize("game", sorted(ENDINGS))
def test_the_decision_counts_are_unchanged(game: str) -> None:
    """Perft: the cheapest detector of an accidental change of rules."""
    assert goldens.perft(game) == json.loads(goldens.perft_path(game).read_text("utf-8"))
