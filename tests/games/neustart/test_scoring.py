"""The score and the verdict: NS-121 to NS-124."""

import pytest

from stromtisch.games.neustart.scoring import band_of, score_of
from stromtisch.games.neustart.week import begin_weekday
from tests.games.neustart.tables import GAME, Table, q


def test_ns_121_ns_122_a_score_in_parts() -> None:
    """NS-121, NS-122; TS-46."""
    table = Table.standard()
    state = table.state
    state.weekday = 6
    table.helpers(ALT=3)
    table.bases("ALT")
    table.anger(BAH=2, BER=5)
    state.ruins[q("NEU")] = 2
    state.deaths[q("NEU")] = 4
    parts = score_of(state)
    assert parts == {
        "calm": 13,
        "helpers": 3,
        "bases": 6,
        "day": 10,
        "deaths": -4,
        "unrest": -3,
        "ruins": -6,
        "uprisings": -5,
    }
    assert band_of(state, sum(parts.values())) == "A"


def test_ns_122_at_most_three_uprisings_count() -> None:
    """NS-122; TS-47."""
    table = Table.standard()
    table.state.weekday = 4
    table.anger(ALT=4, BAH=4, BER=4, BLA=4)
    table.dice(6, 6)
    begin_weekday(table.state)
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.points == [-1]
    assert outcome.details["band"] == "C"


@pytest.mark.parametrize(
    ("score", "band"),
    [(30, "A"), (10, "A"), (9, "B"), (5, "B"), (4, "C"), (-5, "C"), (-6, "D"), (-10, "D"), (-11, "E")],
)
def test_ns_123_the_bands(score: int, band: str) -> None:
    """NS-123."""
    assert band_of(Table().state, score) == band
    assert set(GAME.printed.band_titles[band]) == {"de", "en"}


def test_ns_124_a_lost_game_has_no_score() -> None:
    """NS-124."""
    table = Table.standard()
    table.anger(ALT=4, BAH=4, BER=4, BLA=4)
    table.state.unit = 1
    table.state.deaths[q("ALT")] = 2
    table.do("ready")
    outcome = table.state.outcome()
    assert outcome is not None
    shown = outcome.to_json()
    assert shown["points"] is None
    assert (shown["weekday"], shown["uprisings"], shown["band"]) == (1, 4, None)
    assert shown["deaths"] == 2
