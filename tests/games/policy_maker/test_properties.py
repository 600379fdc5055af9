"""What holds in every state of every game of The Policy Maker, over hundreds of random games."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stromtisch.catalogue import playable
from stromtisch.core.match import Match, SeatInfo
from stromtisch.games.policy_maker.table import PolicyMakerState
from stromtisch.games.policy_maker.words import CATEGORIES, CATEGORY_COUNT
from stromtisch.testing import check_game
from tests.games.policy_maker.tables import assert_whole
from tests.rules_mode import sweep

GAME = playable()["policy-maker"]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("part", range(6))
@pytest.mark.timeout(900)
def test_the_contract_holds_in_random_games(seats: int, part: int) -> None:
    """Replay equals live, clones are independent, legal means accepted, nothing hidden shows: 300 games each."""
    games = sweep(50)
    report = check_game(
        GAME, games=games, seats=[seats], seed=f"properties {part}", invariant=assert_whole, thorough_every=37
    )
    assert report.games == games
    assert set(report.verdicts) >= ({"monopoly", "government"} if games == 50 else set())


@pytest.mark.parametrize(
    "options",
    [
        {"rounds": "13"},
        {"rounds": "15"},
        {"grant_mode": "equal"},
        {"average": "leaders"},
        {"bands": "tuned"},
        {"one_action": True},
        {"rotating_start": True},
        {"decision_seconds": 0},
        {"grant_mode": "equal", "one_action": True, "rotating_start": True, "rounds": "15"},
    ],
    ids=lambda options: " ".join(f"{name}={value}" for name, value in options.items()),
)
@pytest.mark.timeout(900)
def test_the_contract_holds_with_options(options: dict[str, str | int | bool]) -> None:
    games = sweep(4)
    report = check_game(
        GAME, games=games, options=options, seed="options", invariant=assert_whole, thorough_every=19
    )
    assert report.games == 3 * games


def random_match(seats: int, seed: str, choices: list[int]) -> Match:
    """A match in which the given numbers choose among the legal decisions."""
    match = Match(GAME, {}, [SeatInfo("bot", "")] * seats, seed)
    for choice in choices:
        waiting = match.state.pending()
        if not waiting:
            break
        legal = match.state.legal(waiting[0])
        match.decide(waiting[0], legal[choice % len(legal)])
    assert_whole(match.state)
    return match


PLAYED = st.lists(st.integers(0, 10**6), min_size=40, max_size=260)


@settings(max_examples=60, deadline=None)
@given(st.integers(3, 5), st.text(max_size=12), PLAYED)
def test_pieces_move_only_as_the_journal_says(seats: int, seed: str, choices: list[int]) -> None:
    """Every step up and down is told, with the field it leads to."""
    match = random_match(seats, seed, choices)
    state = match.state
    assert isinstance(state, PolicyMakerState)
    assert match.journal is not None
    tracks = [0] * (seats * CATEGORY_COUNT)
    for line in match.journal.seen_by(None):
        if line["kind"] in ("invested", "manipulated"):
            owner = line["seat"] if line["kind"] == "invested" else line["victim"]
            steps = line["steps"] if line["kind"] == "invested" else -int(str(line["steps"]))
            place = int(str(owner)) * CATEGORY_COUNT + list[str](CATEGORIES).index(str(line["category"]))
            tracks[place] += int(str(steps))
            assert tracks[place] == line["field"]
    assert tracks == state.tracks


@settings(max_examples=60, deadline=None)
@given(st.integers(3, 5), st.text(max_size=12), PLAYED)
def test_hands_follow_from_what_an_onlooker_hears(seats: int, seed: str, choices: list[int]) -> None:
    """The public lines account for every card that comes and goes."""
    match = random_match(seats, seed, choices)
    state = match.state
    assert isinstance(state, PolicyMakerState)
    assert match.journal is not None
    sizes = [0 if seat == state.government else 5 for seat in range(seats)]
    for line in match.journal.seen_by(None):
        seat = int(str(line.get("seat", 0)))
        paid = line.get("paid", {})
        assert isinstance(paid, dict)
        sizes[seat] -= sum(paid.values())
        if line["kind"] == "drew":
            sizes[seat] += 1
        elif line["kind"] == "rewarded":
            sizes[seat] += int(str(line["cards"]))
        elif line["kind"] == "granted":
            counts = line["counts"]
            assert isinstance(counts, dict)
            for owner, count in counts.items():
                sizes[int(owner)] += count
    assert sizes == [state.hand_size(seat) for seat in range(seats)]
