"""What holds in every state of every game of Neustart, over many random games."""

import pytest

from stromtisch.core.game import State
from stromtisch.core.generator import Generator
from stromtisch.core.journal import Journal
from stromtisch.core.option import OptionValue, complete_options
from stromtisch.games.neustart.cards import FIRE
from stromtisch.games.neustart.state import (
    ACTING,
    FIXED,
    FRESH,
    NONE,
    OPENED,
    RESTS,
    RUINED,
    Board,
)
from stromtisch.games.neustart.table import NeustartState
from stromtisch.games.neustart.terms import ACTOR_COUNT, QUARTER_COUNT, TEAM_COUNT, TEAMS_EACH
from stromtisch.testing import check_game
from tests.games.neustart.tables import GAME
from tests.rules_mode import sweep


def sound(state: State) -> None:
    """Markers, teams, goods, moods and points are where the rules can have put them."""
    assert isinstance(state, NeustartState)
    content = state.content
    check_markers(state)
    check_cards(state)
    # Mood: helpers and unrest never both in one quarter; the box of helpers is enforced.
    for quarter in range(QUARTER_COUNT):
        assert 0 <= state.anger[quarter] <= content.most_anger
        assert state.helpers[quarter] >= 0
        assert state.helpers[quarter] == 0 or state.anger[quarter] == 0, content.quarter_ids[quarter]
        # At most one information marker: one side or none.
        assert state.info[quarter] in (0, 1, 2)
        assert state.search[quarter] in (0, 1, 2)
        assert state.generator[quarter] == 0 or content.generator[quarter]
        assert state.base[quarter] == 0 or content.site[quarter]
        assert 0 <= state.covered[quarter] <= state.need(quarter)
        assert min(state.stock[quarter], state.found_supplies[quarter], state.found_fuel[quarter]) >= 0
        assert 0 <= state.houses[quarter] <= content.houses[quarter]
    assert sum(state.helpers) == state.helper_count <= content.helpers
    assert min(state.depot_supplies, state.depot_fuel, state.hospital_stock) >= 0
    assert state.hospital_covered in (0, 1)
    # Every ruin is a house, a business or a public building that is gone.
    gone = sum(content.houses) - sum(state.houses) + state.business.count(RUINED)
    for quarter in range(QUARTER_COUNT):
        gone += (content.targets[quarter] & ~state.letters[quarter]).bit_count()
    assert sum(state.ruins) == gone
    for actor in range(ACTOR_COUNT):
        assert 0 <= state.points[actor] <= content.most_points
        assert 0 <= state.tank[actor] <= content.tank[actor]
        placed = sum(state.team_at[team] != NONE for team in range(actor * TEAMS_EACH, actor * 4 + 4))
        assert placed in (3, 4)
        if state.resting[actor] == RESTS and state.phase == ACTING:
            assert not any(state.team_used[actor * 4 : actor * 4 + 4])
    assert all(NONE <= state.team_at[team] < QUARTER_COUNT for team in range(TEAM_COUNT))
    assert state.operations == sum(marker != NONE for marker in state.operation)
    assert state.task_count == sum(number != NONE for number in state.task_effect)
    assert state.network & 1 << content.town_hall or state.cause == "town-hall"


def check_cards(state: Board) -> None:
    """NS-11: five cards a weekday from its own decks, none twice; what lies open has been revealed."""
    content = state.content
    assert len(set(state.stack)) == 35
    for place, card in enumerate(state.stack):
        assert (content.card_day[card], content.card_deck[card]) == (
            place // 5 + 1,
            (0, 1, 1, 2, 2)[place % 5],
        )
    assert len(set(state.open_cards)) == len(state.open_cards)
    assert set(state.open_cards) <= set(state.stack[: state.next_card])


def check_markers(state: Board) -> None:
    """Every marker of a kind lies in the town, in its pool or among the discards; fires have a house each."""
    content = state.content
    assert sorted(state.lying) == [m for m, at in enumerate(state.marker_at) if at != NONE]
    for kind in range(3):
        values = state.bags[kind] + state.seen_discards[kind] + state.blind_discards[kind]
        for marker in state.lying:
            flags = state.marker_state[marker]
            if content.effects[state.marker_effect[marker]].op == kind and flags & FIXED == 0:
                values.append(state.marker_value[marker])
        assert sorted(values) == sorted(content.marker_values[kind])
    for quarter in range(QUARTER_COUNT):
        assert state.marker_count[quarter] == state.marker_at.count(quarter)
        burning = 0
        for marker in state.lying:
            effect = content.effects[state.marker_effect[marker]]
            if (
                state.marker_at[marker] == quarter
                and effect.op == FIRE
                and state.marker_target[marker] == NONE
            ):
                burning += 1
        assert burning <= state.houses[quarter]
    for actor in range(ACTOR_COUNT):
        marker = state.operation[actor]
        if marker != NONE:
            assert state.marker_state[marker] & OPENED
            assert not state.marker_state[marker] & FRESH


TOWNS = ["schwarzbach", "zell-herbertingen", "stephansfeld"]
# Seven kinds of tables, met by all numbers of seats once and by up to six over and over.
TABLES: list[dict[str, OptionValue]] = [
    {},
    {"sharing": "consensus"},
    {"sharing": "free", "roles": "random"},
    {"unit_seconds": 0, "auto_cover": False},
    {"roles": "open"},
    {"first_day_untimed": True, "sharing": "consensus", "roles": "random"},
    {"choice_seconds": 0},
]
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("town", TOWNS)
@pytest.mark.timeout(900)
def test_the_contract_holds_in_random_games(town: str, part: int) -> None:
    """Replay equals live, clones are independent, legal means accepted, nothing hidden shows.

    Compiled 204 games a town, every third with people who leave and return; interpreted 12.
    """
    numbers = list(range(part, 68, PARTS))
    if sweep(len(numbers)) < len(numbers):
        numbers = [part + PARTS * TOWNS.index(town)]
    for number in numbers:
        seats = number + 1 if number < 15 else (number - 15) % 6 + 1
        report = check_game(
            GAME,
            games=3,
            seats=[seats],
            options={"town": town, **TABLES[number % len(TABLES)]},
            seed=f"properties {town} {number}",
            invariant=sound,
            thorough_every=60 + 10 * seats,
        )
        assert report.games == 3


@pytest.mark.timeout(900)
def test_the_contract_holds_in_the_tutorial() -> None:
    """NS-13: a Monday without surprises, and a week after it; every third table has people."""
    games = max(3, sweep(12))
    report = check_game(
        GAME, games=games, seats=[1, 7], options={"tutorial": True}, invariant=sound, thorough_every=80
    )
    assert report.games == 2 * games


def supplies(state: Board) -> int:
    return sum(state.stock) + sum(state.covered) + sum(state.found_supplies) + state.depot_supplies


def all_fuel(state: Board) -> int:
    hospital = state.hospital_stock + state.hospital_covered
    return state.depot_fuel + sum(state.tank) + sum(state.found_fuel) + hospital


@pytest.mark.parametrize("seats", [1, 3, 8])
def test_goods_and_fuel_change_only_as_the_journal_says(seats: int) -> None:
    """Within a unit goods are found or given by a card, and only driving burns fuel."""
    seen: set[str] = set()
    for number in range(sweep(80)):
        journal = Journal()
        options = complete_options(GAME.options, {"unit_seconds": 0})
        state = GAME.new(options, ["bot"] * seats, f"ledger {number}", journal)
        rng = Generator(f"choices {number}")
        while state.pending():
            waiting = state.pending()
            seat = waiting[int(rng.below(len(waiting)))]
            codes = state.legal_codes(seat)
            # A player who is always ready early sees nothing of the game.
            code = codes[int(rng.below(len(codes)))]
            if code == 0 and rng.chance(70):
                code = codes[int(rng.below(len(codes)))]
            before = (supplies(state), all_fuel(state), state.moment(), len(journal.lines))
            state.play(seat, code)
            if state.moment() != before[2]:
                continue
            found = [0, 0]
            for line in journal.lines[before[3] :]:
                body = line.body
                seen.add(line.kind)
                if line.kind == "found":
                    found[0] += int(str(body["supplies"]))
                    found[1] += int(str(body["fuel"]))
                elif line.kind in ("drove", "goods"):
                    found[1] -= int(str(body["fuel"]))
                elif line.kind == "stock-changed":
                    found[0] += int(str(body["amount"]))
            assert supplies(state) - before[0] == found[0]
            assert all_fuel(state) - before[1] == found[1]
    assert {"found", "drove", "goods", "acted"} <= seen
