"""The course of a year: turns, consolidation, turn order, when scorings happen (sections 3.3, 3.15 to 3.17)."""

import pytest

from stromtisch.games.pampero.state import ACTION, CONSOLIDATION, OVER
from stromtisch.games.pampero.tasks import HARVEST, TAKE_BACK
from stromtisch.games.pampero.year import batteries_made, new_order
from tests.games.pampero.tables import BLUE, PURPLE, WHITE, YELLOW, Table


def rest_of_year(table: Table) -> None:
    """Everybody takes batteries until the next year or the end."""
    year = table.state.year
    while table.state.year == year and table.state.phase == ACTION:
        table.do("battery")


def test_turns_of_a_year() -> None:
    """T-93. PA-24, PA-25, PA-26, PA-28: three rounds in turn order, one action a turn, then consolidation."""
    table = Table()
    order = []
    for _ in range(12):
        order.append(table.state.acting)
        seat = table.state.acting
        players = table.state.view(seat)["players"]
        assert isinstance(players, list)
        assert players[seat]["actions"] == (len(order) + 3) // 4
        table.do("battery")
        # One action a turn: it is somebody else's now, unless a new year has begun.
        assert table.state.acting != seat or table.state.year == 2
    assert order == [BLUE, YELLOW, WHITE, PURPLE] * 3
    assert table.state.year == 2
    assert table.state.position == [1] * 4


def test_nobody_is_ever_without_an_action() -> None:
    """T-94. PA-27: an empty hand and one card out: only the battery is left."""
    table = Table()
    table.company(hand=0)
    table.state.slots[0] = 0
    table.state.slot_operation[0] = 0
    table.turn(BLUE)
    assert table.legal() == {"battery"}


def test_consolidation_goes_in_turn_order() -> None:
    """T-117. PA-132, PA-133, PA-137: discs stack up in that order, and all action markers are back."""
    table = Table(2)
    table.state.position = [4, 4]
    table.state.scorings = 1
    table.turn(YELLOW, 2)
    table.do("battery")
    assert table.state.position == [5, 5]
    assert table.state.height[YELLOW] > table.state.height[BLUE]
    players = table.state.view(None)["players"]
    assert isinstance(players, list)
    # Only Yellow's disc was down; equal rows would have put Yellow first as well.
    assert table.state.order == [YELLOW, BLUE]
    assert [player["actions"] for player in players] == [0, 1]


def test_one_card_comes_back() -> None:
    """T-53. PA-134: the rightmost of the upper or of the lower row; it must be one of them."""
    table = Table()
    table.lay_out(BLUE, U1="BA1", U2="BA2", D1="BA6")
    table.state.slot_tiles[1] = 1
    table.state.tiles_ready[BLUE] = 0
    table.turn(PURPLE, 2)
    table.do("battery")
    assert table.state.phase == CONSOLIDATION
    assert table.legal() == {"return upper", "return lower"}
    table.refused("skip", "must-choose")
    table.do("return upper")
    assert table.state.hand[BLUE] >> 1 & 1
    assert not table.state.hand[BLUE] & 1
    assert table.state.tiles_ready[BLUE] == 1


def test_without_cards_nothing_comes_back() -> None:
    """PA-134: skipped; with cards in one row that row it is, also a card just played (AMB-18)."""
    table = Table()
    table.ask(TAKE_BACK, BLUE)
    assert table.asked() == "turn"
    table.lay_out(BLUE, D1="BA6")
    table.ask(TAKE_BACK, BLUE)
    assert table.state.hand[BLUE] == 0xFF


@pytest.mark.parametrize(
    ("energy", "stage", "made"), [(9, 3, 2), (0, 3, 0), (4, 7, 1), (14, 7, 6), (14, 1, 0)]
)
def test_battery_production(energy: int, stage: int, made: int) -> None:
    """T-54. PA-135: symbols up to the pylon above the energy marker."""
    table = Table()
    table.company(energy=energy, stages=stage)
    assert batteries_made(table.state, BLUE) == made
    table.ask(HARVEST, BLUE)
    assert table.state.batteries[BLUE] == 1 + made


def test_a_short_supply() -> None:
    """T-55. PA-135, PA-165: in turn order; the rest is lost."""
    table = Table()
    table.state.supply = 1
    for seat in (BLUE, YELLOW):
        table.company(seat, energy=9, stages=3)
    table.ask(HARVEST, BLUE)
    table.ask(HARVEST, YELLOW)
    assert table.state.batteries[:2] == [2, 1]


def test_income() -> None:
    """PA-136: the example of the rulebook: 5 + 5 + 4 + 5 + 4 = $23."""
    table = Table()
    table.company(stages=7)
    table.income(RES=5, IND=5, COM=4, REC=5, REM=4)
    table.ask(HARVEST, BLUE)
    assert table.state.money[BLUE] == 48


def test_the_timeline_disc_moves_on_top() -> None:
    """PA-137: not beyond the last field."""
    table = Table()
    table.state.position = [2, 3, 0, 8]
    table.state.height = [0, 0, 0, 0]
    table.ask(HARVEST, BLUE)
    table.ask(HARVEST, PURPLE)
    assert table.state.position == [3, 3, 0, 8]
    assert table.state.height[BLUE] == 1


def test_new_turn_order() -> None:
    """T-61. PA-139: lower row first, then by the timeline, higher discs first."""
    table = Table()
    table.state.order_down = 1 << PURPLE | 1 << YELLOW
    table.state.position[BLUE] = table.state.position[WHITE] = 3
    table.state.height[BLUE], table.state.height[WHITE] = 1, 0
    table.state.position[YELLOW], table.state.position[PURPLE] = 2, 1
    assert new_order(table.state) == [YELLOW, PURPLE, BLUE, WHITE]


def test_discs_return_to_the_upper_row() -> None:
    """PA-139: for the new year."""
    table = Table()
    rest_of_year(table)
    assert table.state.order_down == 0
    assert table.state.order == [PURPLE, WHITE, YELLOW, BLUE]


def test_the_order_stays_when_all_are_at_the_end() -> None:
    """PA-138: straight to the final scoring."""
    table = Table()
    table.state.position = [7, 7, 7, 7]
    table.state.scorings = 2
    table.state.order_down = 1 << PURPLE
    table.turn(PURPLE, 2)
    table.do("battery")
    assert table.state.phase == OVER
    assert table.told("order") == []


@pytest.mark.parametrize(("positions", "scorings"), [([2, 2, 3, 1], 0), ([2, 2, 3, 2], 1)])
def test_when_the_first_scoring_happens(positions: list[int], scorings: int) -> None:
    """T-62. PA-140: when the slowest disc is there, and once only."""
    table = Table()
    table.state.position = positions
    table.turn(PURPLE, 2)
    table.do("battery")
    assert table.state.scorings == scorings
    assert len(table.told("scoring")) == scorings
    if scorings:
        table.turn(PURPLE, 2)
        table.do("battery")
        assert len(table.told("scoring")) == 1


def test_several_scorings_at_once() -> None:
    """T-118. PA-141, PA-142: in their order, each once."""
    table = Table()
    table.state.position = [5, 5, 5, 5]
    table.turn(PURPLE, 2)
    table.do("battery")
    assert [body["scoring"] for body in table.told("scoring")] == ["first", "second"]
    rest_of_year(table)
    assert len(table.told("scoring")) == 2


def test_a_disc_at_the_end_plays_on() -> None:
    """PA-140, AMB-24: the game ends only when all discs are there."""
    table = Table()
    table.state.position = [8, 6, 6, 6]
    table.state.scorings = 2
    table.turn(PURPLE, 2)
    table.do("battery")
    assert table.state.phase == ACTION
    assert BLUE in table.state.order
    rest_of_year(table)
    assert table.state.phase == OVER
