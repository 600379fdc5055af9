"""Building pylons and their bonuses (section 3.6)."""

import pytest

from stromtisch.games.pampero.tasks import DISCARD, GRID, PLAN
from tests.games.pampero.tables import BLUE, PRINTED, YELLOW, Table

PLAN_IDS = PRINTED.tiles.plan_ids


def build(table: Table, site: str = "A2-M1", field: str = "U1L") -> None:
    """Blue raises a pylon for money."""
    table.bulldozers(BLUE, site)
    table.again()
    table.do("play BA1", f"field {field}", f"build {site}")
    if table.asked() == "payment":
        table.do("pay money")


def test_a_pylon_needs_a_bulldozer_beside_a_fitting_site() -> None:
    """PA-64: P or M in the zone of the operation field."""
    table = Table()
    for seat in range(4):
        table.bulldozers(seat)
    table.bulldozers(BLUE, "A1-W1", "A2-P1", "B1-P1")
    table.again()
    table.do("play BA1", "field U1L")
    assert table.offers("build") == {"A2-P1"}
    table.refused("build A1-W1", "wrong-site")
    table.refused("build B1-P1", "other-zone")


def test_pylons_leave_the_board_from_left_to_right() -> None:
    """T-14. PA-65, PA-66: the stage rises, and what lay under the pylon comes at once."""
    table = Table()
    table.company(energy=3)
    build(table)
    assert table.state.stages[BLUE] == 2
    assert table.state.energy[BLUE] == 4
    table.turn(BLUE)
    table.state.hand[BLUE] |= 1
    table.bulldozers(BLUE, "A2-M3")
    table.again()
    table.do("play BA1", "field U2L", "build A2-M3")
    if table.asked() == "payment":
        table.do("pay money")
    assert table.state.stages[BLUE] == 3
    assert table.state.bulldozers[:5].count(table.place("public")) == 1
    assert table.state.bulldozers[:5].count(table.place("reserve")) == 3


def test_seven_pylons_are_all() -> None:
    """PA-65."""
    table = Table()
    table.bulldozers(BLUE, "A2-M1")
    table.company(stages=7)
    table.again()
    table.refused("play BA1", "no-pylons-left")
    table.company(stages=6)
    table.again()
    assert "play BA1" in table.legal()


@pytest.mark.parametrize(
    ("zone", "first", "allowed", "closed"),
    [
        ("A2-M1", "P104", {"P103", "P204"}, {"P105"}),
        ("A2-M1", "P103", {"P102", "P104", "P203"}, {"P204"}),
        ("B1-M1", "P104", {"P103", "P204", "P105"}, {"P205"}),
        ("B1-M1", "P108", {"P107", "P208"}, {"P109"}),
        ("C-M1", "P108", {"P107", "P208", "P109"}, {"P209"}),
    ],
)
def test_adjoining_spaces(zone: str, first: str, allowed: set[str], closed: set[str]) -> None:
    """T-15. PA-67: A in A, B in A and B, C anywhere, never diagonally."""
    table = Table()
    printed = PRINTED.map
    table.ask(PLAN, BLUE, printed.site_zone[table.site(zone)])
    table.do(f"bonus {first}")
    assert table.offers("bonus") == allowed
    for name in closed:
        table.refused(f"bonus {name}", "not-offered")


def test_first_spaces_by_zone() -> None:
    """PA-67: twelve, twenty-four or all thirty-six."""
    for zone, count in enumerate((12, 24, 36)):
        table = Table()
        table.ask(PLAN, BLUE, zone)
        assert len(table.offers("bonus")) == count


def test_spaces_are_resolved_in_the_order_chosen() -> None:
    """PA-68: an empty space gives its printed bonus, a tile is taken."""
    table = Table()
    build(table)
    start = len(table.journal.lines)
    table.do("bonus P104", "bonus P103")
    kinds = [
        (line.kind, line.body.get("tile")) for line in table.journal.lines[start:] if line.kind == "bonus"
    ]
    assert kinds == [("bonus", "TA4"), ("bonus", "TA7")]
    other = Table()
    build(other)
    money = other.state.money[BLUE]
    other.do("bonus P102", "bonus P101")
    assert other.state.money[BLUE] == money + 2
    assert other.column("REM") == 1
    assert other.state.plan[PLAN_IDS.index("P101")] == -1


def test_the_example_of_the_rulebook() -> None:
    """T-17. PA-69: zone B for $10, Commercial and Remote: one energy, and both markers move."""
    table = Table()
    build(table, "B1-P1", "U1R")
    assert table.state.money[BLUE] == 15
    table.do("bonus P203", "bonus P204")
    assert table.state.energy[BLUE] == 2
    assert table.column("COM") == 1
    assert table.column("REM") == 1
    assert table.state.bonus_at[PRINTED.boards.type_ids.index("INC_COM")] >= 0


def test_a_second_tile_of_a_type_goes_to_the_nearest_field() -> None:
    """T-18. PA-70, PA-71: ties are chosen; the covered field is lost to its own type."""
    table = Table()
    table.bonus(BLUE, INC_REM="TA2")
    table.company(stages=2)
    table.ask(GRID, BLUE, PRINTED.tiles.bonus_ids.index("TA2"))
    assert table.offers("lay") == {"INC_RES", "INC_COM", "SPECIAL1"}
    table.do("lay INC_COM")
    assert table.column("REM") == 1
    # Later a tile for Commercial finds its field covered.
    table.ask(PLAN, BLUE, 0)
    table.do("bonus P203", "bonus P202")
    assert table.column("COM") == 0
    assert table.told("bonus-lost") == [{"seat": BLUE, "tile": "TA3"}]
    assert table.state.plan[PLAN_IDS.index("P203")] == -1


def test_a_full_grid_takes_nothing() -> None:
    """T-103. PA-72: the second closing dividend is discarded without effect."""
    table = Table()
    fields = PRINTED.boards.type_ids
    table.bonus(BLUE, **{field: "TA1" for field in fields if field != "F_ANY"}, F_ANY="TC1")
    before = table.state.bonus_at[:]
    table.ask(PLAN, BLUE, 2)
    table.do("bonus P109", "bonus P110")
    assert table.state.bonus_at == before
    assert table.state.plan[PLAN_IDS.index("P109")] == -1
    assert table.asked() == "turn"


def test_kinds_of_bonus_tiles() -> None:
    """PA-73: instant ones act once, upgrades last, final ones wait."""
    table = Table()
    table.ask(PLAN, BLUE, 0)
    table.do("bonus P103", "bonus P104")
    assert table.state.batteries[BLUE] == 3
    table.turn(BLUE)
    table.bulldozers(BLUE, "A2-M1", "A1-W1")
    table.again()
    table.do("play BA2", "field U1L", "build A1-W1")
    # PA-79: bigger rotors.
    assert table.state.energy[BLUE] == 3
    other = Table()
    money = other.state.money[BLUE]
    other.ask(PLAN, BLUE, 2)
    other.do("bonus P108", "bonus P109")
    assert other.state.money[BLUE] == money


def test_more_energy_from_wind_farms() -> None:
    """PA-79: the field's energy plus one with the upgrade, also for VJ-free jokers."""
    table = Table()
    table.bulldozers(BLUE, "A2-M1")
    table.state.upgrades[BLUE] = 1
    table.again()
    table.do("play BA8", "field U1L", "effect wind", "build A2-M1")
    assert table.state.energy[BLUE] == 3


def test_two_players_discard_a_tile() -> None:
    """T-19. PA-74: one further tile of the areas allowed, of free choice."""
    table = Table(2)
    build(table, "B1-P1", "U1R")
    table.do("bonus P203", "bonus P204")
    assert table.asked() == "discard"
    columns = {int(name[2:]) for name in table.offers("discard")}
    assert columns == set(range(1, 9))
    table.refused("discard P109", "not-offered")
    table.refused("skip", "must-choose")
    table.do("discard P106")
    assert table.state.plan[PLAN_IDS.index("P106")] == -1
    assert table.asked() == "duty"


def test_more_players_discard_nothing() -> None:
    """PA-74: for two players only."""
    table = Table(3)
    build(table)
    table.do("bonus P203", "bonus P204")
    assert table.asked() == "duty"


def test_nothing_to_discard() -> None:
    """PA-74: nothing happens without a tile."""
    table = Table(2)
    table.state.plan = [-1] * 36
    build(table)
    table.do("bonus P203", "bonus P204")
    assert table.asked() == "duty"


@pytest.mark.parametrize(
    ("first", "second", "zone", "offered"),
    [
        ("P202", "P203", 0, {"P201", "P204"}),
        ("P203", "P204", 0, set()),
        ("P104", "P204", 0, {"P304"}),
        ("P203", "P204", 1, set()),
        ("P206", "P207", 2, set()),
    ],
)
def test_rahdos_rule(first: str, second: str, zone: int, offered: set[str]) -> None:
    """PA-75, PA-163: in line with the pair, in the areas allowed (AMB-07); perhaps none."""
    table = Table(2, rahdo=True)
    pair = PLAN_IDS.index(first) * 36 + PLAN_IDS.index(second)
    # Both have been resolved; with the first pair of block A its neighbour is gone, too.
    for space in (first, second, *(["P202"] if first == "P203" else [])):
        table.state.plan[PLAN_IDS.index(space)] = -1
    table.ask(DISCARD, BLUE, zone, pair)
    assert table.offers("discard") == offered


def test_rahdos_rule_is_for_two() -> None:
    """PA-163: with more players, or alone, the option changes nothing."""
    assert Table(2, rahdo=True).state.charter.rahdo
    assert not Table(3, rahdo=True).state.charter.rahdo
    assert not Table(1, rahdo=True).state.charter.rahdo


def test_covers() -> None:
    """T-21. PA-76: a cover on any zone-B field, also of an occupied slot; without stock nothing happens."""
    table = Table()
    table.lay_out(BLUE, U1="BA6")
    table.ask(PLAN, BLUE, 1)
    table.do("bonus P105", "bonus P106")
    assert table.asked() == "cover"
    zone_b = {
        name
        for name, zone in zip(PRINTED.boards.operation_ids, PRINTED.boards.operation_zone, strict=True)
        if zone == 1
    }
    assert table.offers("cover") == zone_b
    table.do("cover U1R")
    assert table.state.covers == 1
    table.state.covers = 0
    table.resolve("UP:DISCOUNT_B", seat=YELLOW)
    assert table.asked() != "cover"
    assert table.state.covered[YELLOW] == 0


def test_no_site_no_pylon() -> None:
    """T-123. PA-168: without an available site in the zone the effect is impossible."""
    table = Table()
    table.lay_out(BLUE, U1="BA6", U2="BA7")
    table.company(money=99)
    table.bulldozers(BLUE, "A2-M1", "C-W1")
    table.again()
    table.do("play BA1")
    table.refused("field U3R", "no-bulldozer")
    assert table.legal() == {"field D1L"}, "the field of zone A, where there is one, stays open"
