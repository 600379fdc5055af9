"""Setting the table of Pampero (sections 3.1 and 3.2)."""

import pytest

from stromtisch.core.option import complete_options
from stromtisch.games.pampero.table import PamperoState
from stromtisch.games.pampero.tasks import KIND, START
from tests.games.pampero.tables import GAME, PRINTED, Table


def fresh(seats: int, seed: str = "setup", **options: object) -> PamperoState:
    return GAME.new(complete_options(GAME.options, options), ["person"] * seats, seed)


def members(mask: int, names: list[str]) -> set[str]:
    return {name for number, name in enumerate(names) if mask >> number & 1}


def test_four_companies_begin_alike() -> None:
    """T-01. PA-13: six batteries each in the supply. PA-16, PA-18, PA-22, PA-23: what every company begins with."""
    state = fresh(4)
    assert state.supply == 20
    assert state.money == [25] * 4
    assert state.batteries == [1] * 4
    assert state.energy == [1] * 4
    assert state.stages == [1] * 4
    assert state.hand == [0xFF] * 4
    assert state.wind_left == [10] * 4
    assert state.income == [0] * 20
    assert state.face_down == [0] * 4
    assert state.in_use == [0] * 4
    assert state.tiles_ready == [1] * 4
    table = Table()
    assert [table.state.bulldozers[seat * 5 : seat * 5 + 5].count(table.place("reserve")) for seat in range(4)] == [
        4, 4, 4, 4,
    ]  # fmt: skip


def test_three_players_ignore_what_is_marked_for_four() -> None:
    """T-02. PA-01: the 3–4 side without the sites and the bay for a fourth player."""
    state = fresh(3)
    missing = set(PRINTED.map.site_ids) - members(state.sites, PRINTED.map.site_ids)
    assert missing == {"A2-SP4", "A2-SW4", "A2-M4", "A1-M2", "A3-M2", "B1-W3", "B2-W3", "C-M2"}
    assert members(state.bays, PRINTED.map.bay_ids) == {f"PK{number}" for number in range(1, 8)}
    assert state.supply == 15


def test_two_players_use_the_small_side() -> None:
    """T-03. PA-01, PA-07: 27 sites, 23 standard contracts; the others stay in the box."""
    state = fresh(2)
    sites = members(state.sites, PRINTED.map.site_ids)
    assert len(sites) == 27
    assert sum("S" in name for name in sites) == 4
    spaces = members(state.open_spaces, PRINTED.map.space_ids)
    box = {"A1-3", "A1-5", "A2-4", "A3-3", "A3-5", "B2-5", "C-4", "C-6"}
    assert set(PRINTED.map.space_ids[:31]) - spaces == box
    assert sum(name.startswith("RM") for name in spaces) == 6
    assert state.solar_fields.bit_count() == 12
    assert sum(tile >= 0 for tile in state.connection_at) == 8
    assert state.bays.bit_count() == 5
    assert state.supply == 10


def test_contracts_lie_where_their_backs_say() -> None:
    """PA-07: standard contracts are not drawn: the same in every game."""
    first, second = fresh(4, "one"), fresh(4, "two")
    assert first.open_spaces == second.open_spaces == (1 << 39) - 1
    assert first.remote_at != second.remote_at


def test_displays_and_draws() -> None:
    """T-91. PA-03, PA-04, PA-05, PA-06, PA-08, PA-14."""
    state = fresh(4)
    assert [len(row) for row in state.rows] == [3, 3, 3, 3]
    assert [len(deck) for deck in state.decks] == [15, 15, 6, 6]
    for display in range(4):
        assert len(set(state.rows[display] + state.decks[display])) == [18, 18, 9, 9][display]
    assert {PRINTED.cards.foreign_country[card] for card in state.rows[2] + state.decks[2]} == {0}
    assert len(set(state.solar_at)) == 15
    assert all(41 <= contract < 72 for contract in state.solar_at)
    assert len(set(state.remote_at)) == 8
    assert all(31 <= contract < 41 for contract in state.remote_at)
    for field, tile in enumerate(state.connection_at):
        assert PRINTED.tiles.connection_set[tile] == PRINTED.map.connection_set[field]
    assert len(set(state.connection_at)) == 10
    assert state.covers == 2
    assert state.capital_stock == 16


@pytest.mark.parametrize("number", range(6))
def test_scoring_tiles(number: int) -> None:
    """T-05. PA-09, PA-10: one tile of each set at the end, two others of any set before."""
    state = fresh(4, f"tiles {number}")
    first, second, one, two = state.scoring_tiles
    assert PRINTED.tiles.scoring_set[one] == 0
    assert PRINTED.tiles.scoring_set[two] == 1
    assert len({first, second, one, two}) == 4


def test_first_two_scorings_are_of_any_set() -> None:
    """PA-10: the remaining sixteen tiles are shuffled together."""
    sets = {
        PRINTED.tiles.scoring_set[fresh(2, f"any {n}").scoring_tiles[place]]
        for n in range(8)
        for place in (0, 1)
    }
    assert sets == {0, 1}


def test_introductory_tiles() -> None:
    """T-05. PA-11: they replace the first two tiles; the end spaces are filled as ever."""
    state = fresh(3, intro_tiles=True)
    assert state.scoring_tiles[:2] == [-1, -1]
    assert [PRINTED.tiles.scoring_set[tile] for tile in state.scoring_tiles[2:]] == [0, 1]
    shown = state.view(0)["scoring_tiles"]
    assert isinstance(shown, dict)
    assert shown["intro"] is True


def test_bonus_tiles_are_laid_by_zone_and_x_tiles_removed() -> None:
    """PA-12: twelve of each zone, of which three are X and leave their printed bonus open."""
    one, two = fresh(4, "one"), fresh(4, "two")
    assert one.plan != two.plan
    for state in (one, two):
        assert state.plan.count(-1) == 9
        for zone in range(3):
            spaces = [space for space in range(36) if PRINTED.tiles.plan_zone[space] == zone]
            assert sum(state.plan[space] == -1 for space in spaces) == 3
            for space in spaces:
                assert state.plan[space] == -1 or PRINTED.tiles.bonus_zone[state.plan[space]] == zone


def test_fixed_layout() -> None:
    """PA-160: every game the same; X tiles are gone."""
    one, two = fresh(4, "one", fixed_layout=True), fresh(2, "two", fixed_layout=True)
    assert one.plan == two.plan
    names = dict(zip(PRINTED.tiles.plan_ids, one.plan, strict=True))
    assert PRINTED.tiles.bonus_ids[names["P203"]] == "TA3"
    assert PRINTED.tiles.bonus_ids[names["P204"]] == "TA2"
    assert names["P102"] == -1


def test_turn_order_is_the_stack_of_discs() -> None:
    """T-06. PA-17: random, from top to bottom; all discs in the upper row of field 0."""
    orders = set()
    for number in range(12):
        state = fresh(4, f"order {number}")
        orders.add(tuple(state.order))
        heights = [state.height[seat] for seat in state.order]
        assert heights == sorted(heights, reverse=True)
        assert len(set(heights)) == 4
        assert state.position == [0] * 4
        assert state.order_down == 0
    assert len(orders) > 4


def test_start_structures_bring_nothing() -> None:
    """PA-19, PA-20: a pylon and a wind farm on start sites in A2, without bonus and without energy."""
    state = fresh(4)
    built = {PRINTED.map.site_ids[site]: owner for site, owner in enumerate(state.site_owner) if owner >= 0}
    assert sorted(built) == [f"A2-S{kind}{number}" for kind in "PW" for number in range(1, 5)]
    assert sorted(built.values()) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert state.wind_farms == [1] * 4
    assert state.energy == [1] * 4
    assert state.bonus_at == [-1] * 88
    assert state.pylon_sectors == [1 << PRINTED.map.start_sector] * 4


def test_bulldozers_are_placed_in_turn_order() -> None:
    """PA-21: each beside a mixed site of A2 that has none yet."""
    state = fresh(4)
    placed: list[str] = []
    for seat in state.order[:3]:
        assert state.acting == seat
        assert state.agenda[-1] & KIND == START
        sites = {decision.name for decision in state.legal(seat)}
        assert sites == {f"move A2-M{number}" for number in range(1, 5)} - set(placed)
        decision = state.legal(seat)[-1]
        placed.append(decision.name)
        state.apply(seat, decision)
    # The last one has no choice.
    assert state.year == 1
    assert state.acting == state.order[0]
    assert sum(owner >= 0 for owner in state.site_bulldozer) == 4


def test_long_timeline() -> None:
    """PA-15, PA-158: other fields for the scorings."""
    assert fresh(2).charter.scorings == [3, 6, 8]
    assert fresh(2, timeline="long").charter.scorings == [4, 7, 10]


def test_colours() -> None:
    """PA-16: every company has a colour of its own."""
    players = fresh(4).view(None)["players"]
    assert isinstance(players, list)
    assert [player["colour"] for player in players] == ["yellow", "white", "blue", "purple"]
