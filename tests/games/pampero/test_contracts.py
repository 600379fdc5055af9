"""Fulfilling contracts and the network board (sections 3.8 to 3.10)."""

from itertools import permutations

import pytest

from stromtisch.games.pampero.contracts import solar_available
from stromtisch.games.pampero.income import advance, advance_arrows
from stromtisch.games.pampero.network import find_ways
from stromtisch.games.pampero.printed_map import CONTRACT_COUNT
from stromtisch.games.pampero.scoring import CONTRACTS_A, metric_of
from stromtisch.games.pampero.tasks import CLAIM, MARKET_COUNT, SOLAR
from tests.games.pampero.tables import BLUE, PRINTED, WHITE, YELLOW, Table


def contracts(table: Table, card: str = "BA3", field: str = "U1L") -> set[str]:
    """The contracts that a card offers on a field; the play is then taken off the agenda again."""
    table.turn(BLUE)
    if f"play {card}" not in table.legal():
        return set()
    table.do(f"play {card}")
    if f"field {field}" not in table.legal():
        return set()
    table.do(f"field {field}")
    found = table.offers("contract")
    table.turn(BLUE)
    return found


def sign(table: Table, space: str, card: str = "BA3", field: str = "U1L", provider: int = BLUE) -> None:
    """Up to the choice of a transformer."""
    table.turn(BLUE)
    table.do(f"play {card}", f"field {field}", f"contract {space}")
    if table.asked() == "provider":
        table.do(f"provider {provider}")


def test_a_pylon_must_stand_in_the_sector() -> None:
    """PA-80: anybody's for BA3, an own one for BA4; its owner gets the card's cost."""
    table = Table()
    assert contracts(table) == {"A2-1"}
    table.pylon(YELLOW, "A1-P1")
    assert contracts(table) == {"A2-1", "A1-1"}
    assert contracts(table, "BA4") == {"A2-1"}
    sign(table, "A1-1")
    assert table.state.money[:2] == [20, 30]
    table.turn(BLUE)
    table.state.hand[BLUE] |= 1 << 3
    table.do("play BA4", "field U2L" if table.state.slots[0] >= 0 else "field U1L")
    table.refused("contract A1-2", "no-pylon")


def test_contracts_of_the_fields_zone() -> None:
    """T-105. PA-81: on a zone-B field a zone-A contract is closed."""
    table = Table()
    table.pylon(BLUE, "A1-P1", "B1-P1")
    table.company(energy=14, stages=2)
    assert contracts(table, field="U1R") == {"B1-1", "B1-5"}
    table.do("play BA3", "field U1R")
    table.refused("contract A1-1", "other-zone")


def test_zone_c_opens_at_stage_four() -> None:
    """T-30. PA-82: for contracts; building there is open to everybody (AMB-08)."""
    table = Table()
    table.pylon(BLUE, "C-P1")
    table.company(stages=3, energy=3, money=99)
    table.lay_out(BLUE, U1="BA6", U2="BA7")
    assert contracts(table, field="U3R") == set()
    table.company(stages=4)
    assert contracts(table, field="U3R") == {"C-1", "C-2"}
    for stage in (1, 4):
        other = Table()
        other.bulldozers(BLUE, "C-W1")
        other.company(stages=stage)
        other.lay_out(BLUE, U1="BA6", U2="BA7")
        other.again()
        other.do("play BA2", "field U3R", "build C-W1")
        assert other.state.site_owner[other.site("C-W1")] == BLUE


def test_symbols_are_unlocked_by_stages() -> None:
    """T-29. PA-83: every symbol counts, with or without arrows."""
    table = Table()
    table.pylon(BLUE, "A1-P1")
    table.company(energy=14)
    found = contracts(table)
    assert "A1-4" in found
    assert not {"A1-2", "A2-4"} & found
    table.company(stages=2)
    found = contracts(table)
    assert {"A1-2", "A2-4", "A1-4"} <= found
    assert "A2-3" not in found
    table.company(stages=3)
    assert "A2-3" in contracts(table)
    table.company(stages=1)
    table.turn(BLUE)
    table.do("play BA3", "field U1L")
    table.refused("contract A1-2", "locked")


def test_the_first_contract() -> None:
    """T-27. PA-84, PA-89, PA-90, PA-91: to a field with an arrow; bonus and arrow follow."""
    table = Table()
    sign(table, "A2-1")
    assert table.offers("network") == {"N11", "N12", "N13"}
    table.refused("network N21", "column-locked")
    table.do("network N13")
    state = table.state
    assert state.money[BLUE] == 22
    assert state.energy[BLUE] == 0
    assert table.column("RES") == 1
    assert (state.space_owner[table.space("A2-1")], state.space_level[table.space("A2-1")]) == (BLUE, 1)
    assert state.transformer_contract[2] == table.space("A2-1")
    assert state.energy_spent[BLUE] == 1


def test_a_solar_contract_is_a_first_contract_too() -> None:
    """T-106. PA-85: only the three arrows; the next contract must connect to it."""
    table = Table()
    table.company(stages=2)
    table.give(BLUE, "SA07")
    table.turn(BLUE)
    table.do("play SA07", "field U1L", "solar S01", "pay money")
    assert table.offers("network") == {"N11", "N12", "N13"}
    table.do("network N11")
    table.company(energy=5)
    sign(table, "A2-1", field="U2L")
    assert table.offers("network") == {"N21", "N12 Q1"}


def test_the_network_example_of_the_rulebook() -> None:
    """T-31. PA-86, PA-92: through the local line for 1 energy; a step beyond the limit is lost."""
    table = Table()
    table.contract(BLUE, "N11", "A3-1")
    table.company(energy=4)
    table.income(RES=1)
    sign(table, "A2-2")
    assert table.offers("network") == {"N12 Q1"}
    table.do("network N12 Q1")
    assert table.state.energy[BLUE] == 0
    assert table.state.network_tiles[BLUE] == 1
    assert table.column("RES") == 2
    # PA-88: what the line cost is not spent on contracts.
    assert table.state.energy_spent[BLUE] == 3


def test_a_covered_line_is_free_in_any_direction() -> None:
    """PA-86: all its fields are joined for the rest of the game."""
    table = Table()
    table.company(stages=3, energy=9)
    table.contract(BLUE, "N33", "A3-1")
    table.state.network_tiles[BLUE] = 1 << 3
    table.contract(BLUE, "N34", "A3-2")
    table.state.near[BLUE] = 0
    table.contract(BLUE, "N31", "A1-1")
    sign(table, "A2-1")
    offered = table.offers("network")
    assert "N32" in offered
    assert not any(name.endswith("Q4") for name in offered)


def test_no_jumping_over_fields() -> None:
    """PA-84: a transformer must connect to a contract of one's own."""
    table = Table()
    table.company(stages=3, energy=9)
    table.contract(BLUE, "N11", "A3-1")
    sign(table, "A2-1")
    assert "N21" in table.offers("network")
    assert "N31" not in table.offers("network")
    table.refused("network N31", "not-connected")


def test_requirements_are_paid_only_on_the_way() -> None:
    """T-107. PA-87: no decision pays Q2 without taking N13 (or N12) through it."""
    table = Table()
    table.contract(BLUE, "N12", "A3-1")
    table.company(money=20)
    for decision in table.state.table.by_code:
        if decision.args.get("requirement") == "Q2":
            assert decision.args["transformer"] in ("N12", "N13")
    table.turn(BLUE)
    assert not any("Q2" in name for name in table.legal())
    sign(table, "A2-1")
    table.do("network N13 Q2")
    assert table.state.money[BLUE] == 20 - 5 - 4 + 2


def test_an_unpaid_requirement_closes_the_way() -> None:
    """PA-86: Q3 costs a battery."""
    table = Table()
    table.company(stages=2, energy=9, batteries=0)
    table.contract(BLUE, "N22", "A3-1")
    table.contract(BLUE, "N12", "A3-2")
    sign(table, "A2-1")
    assert "N23 Q3" not in table.offers("network")
    table.refused("network N23 Q3", "requirement-unpaid")
    table.company(batteries=1)
    table.again()
    supply = table.state.supply
    table.do("network N23 Q3")
    assert table.state.supply == supply + 1


def test_energy_reductions() -> None:
    """T-77. PA-88: efficiency takes 1 off but leaves 1, a lean contract then takes 2 off."""
    for upgraded, card, space, cost in (
        (True, "BA3", "A2-2", 2),
        (True, "BA3", "A2-1", 1),
        (True, "SA06", "A2-2", 0),
        (False, "SA06", "A2-2", 1),
        (False, "BA3", "A2-2", 3),
    ):
        table = Table()
        table.company(energy=5)
        table.state.upgrades[BLUE] = 4 if upgraded else 0
        if card != "BA3":
            table.give(BLUE, card)
        sign(table, space, card)
        table.do("network N11")
        assert table.state.energy[BLUE] == 5 - cost, (upgraded, card, space)
        assert table.state.energy_spent[BLUE] == cost


def test_reduced_costs_decide_what_is_open() -> None:
    """PA-88: with 2 energy the lean contract reaches 4, the plain one 2."""
    table = Table()
    table.company(energy=1, stages=2)
    table.give(BLUE, "SA06")
    assert contracts(table, "SA06") == {"A2-1", "A2-2", "A2-4"}
    assert contracts(table) == {"A2-1"}


def test_the_bonus_comes_before_the_arrows() -> None:
    """PA-90, PA-91: the field's bonus at once, then the arrows."""
    table = Table()
    table.company(stages=3, energy=9)
    table.contract(BLUE, "N22", "A3-1")
    sign(table, "A2-1")
    start = len(table.journal.lines)
    table.do("network N33")
    moved = [line.body["market"] for line in table.journal.lines[start:] if line.kind == "income"]
    assert moved == ["REC", "RES"]


@pytest.mark.parametrize("stage", [2, 3, 5, 7])
def test_the_order_of_markets_makes_no_difference(stage: int) -> None:
    """PA-93: whichever order a player would choose, all markers end in the same columns."""
    printed = PRINTED.map
    for contract in range(CONTRACT_COUNT):
        arrows = printed.arrows[contract * MARKET_COUNT : (contract + 1) * MARKET_COUNT]
        markets = [market for market in range(MARKET_COUNT) if arrows[market]]
        found = set()
        for start in (0, 3, 4):
            ends = set()
            for order in permutations(markets):
                table = TABLE_FOR_ORDER
                state = table.state.clone()
                state.stages[BLUE] = stage
                for market in range(MARKET_COUNT):
                    limit = PRINTED.boards.limit(market, stage)
                    state.income[market] = min(start, limit)
                for market in order:
                    advance(state, BLUE, market, arrows[market])
                ends.add(
                    (tuple(state.income[:5]), state.green_taken[BLUE], state.crossed[BLUE], len(state.agenda))
                )
            other = TABLE_FOR_ORDER.state.clone()
            other.stages[BLUE] = stage
            other.income[:5] = [min(start, PRINTED.boards.limit(market, stage)) for market in range(5)]
            advance_arrows(other, BLUE, contract)
            assert tuple(other.income[:5]) in {end[0] for end in ends}
            assert len(ends) == 1, PRINTED.map.contract_ids[contract]
            found |= ends
        assert found


TABLE_FOR_ORDER = Table()


def test_pairs() -> None:
    """T-35. PA-96: the other one leaves the game and counts for nothing."""
    table = Table()
    table.pylon(BLUE, "A1-P1")
    table.company(stages=2, energy=9)
    sign(table, "A1-4")
    table.do("network N11")
    space = table.space("A1-5")
    assert table.state.open_spaces >> space & 1 == 0
    assert table.state.done_spaces >> space & 1 == 0
    assert table.state.void_spaces >> space & 1 == 1
    assert metric_of(table.state, BLUE, CONTRACTS_A) == 1
    table.company(hand=0xFF, energy=9)
    table.turn(BLUE)
    table.do("play BA3", "field U2L")
    table.refused("contract A1-5", "pair-done")


def test_links() -> None:
    """T-33. PA-97: the card is paid once, all else anew."""
    table = Table()
    table.pylon(BLUE, "A1-P1")
    table.company(stages=2, energy=4, money=5)
    table.contract(BLUE, "N12", "A3-1")
    sign(table, "A1-1")
    table.do("network N22")
    assert table.asked() == "link"
    table.do("contract A1-3", "network N23")
    state = table.state
    assert state.money[BLUE] == 0
    assert state.energy[BLUE] == 0
    assert state.space_level[table.space("A1-1")] == state.space_level[table.space("A1-3")] == 2
    assert state.in_use[BLUE].bit_count() == 3
    # PA-99: only one link for an action.
    assert state.acting == YELLOW


def test_links_are_optional_and_only_at_once() -> None:
    """PA-97: the linked contract may be left; later it needs an action of its own (AMB-26)."""
    table = Table()
    table.pylon(BLUE, "A1-P1")
    table.company(stages=2, energy=4, money=5)
    sign(table, "A1-1")
    table.do("network N12", "skip")
    assert table.state.acting == YELLOW
    assert table.state.open_spaces >> table.space("A1-3") & 1


def test_links_across_sectors_need_the_same_owner() -> None:
    """T-34. PA-98."""
    for provider, allowed in ((BLUE, False), (YELLOW, True)):
        table = Table()
        table.pylon(BLUE, "B1-P1")
        table.pylon(YELLOW, "B2-P1", "B1-M1")
        table.company(stages=3, energy=8)
        table.contract(BLUE, "N12", "A3-1")
        sign(table, "B1-3", field="U1R", provider=provider)
        table.do("network N22")
        assert (table.asked() == "link") is allowed
        if allowed:
            table.do("contract B2-3", "network N23")
            # PA-98, AMB-28: nobody is paid for the second.
            assert table.state.money[YELLOW] == 35


def test_links_get_no_modifiers_and_no_further_link() -> None:
    """T-78. PA-99: the lean price is for the first contract only."""
    table = Table()
    table.pylon(BLUE, "A1-P1")
    table.company(stages=2, energy=5)
    table.give(BLUE, "SA06")
    sign(table, "A1-1", "SA06")
    table.do("network N12")
    assert table.state.energy[BLUE] == 5
    table.do("contract A1-3", "network N22")
    assert table.state.energy[BLUE] == 2


def test_twin_contract() -> None:
    """PA-99, AMB-27: one price, the second in the same zone with an own pylon, without a link; it may be skipped."""
    table = Table()
    table.pylon(BLUE, "A1-P1", "B1-P1")
    table.pylon(YELLOW, "A3-P1")
    table.company(stages=2, energy=9)
    table.contract(BLUE, "N12", "A3-1")
    table.give(BLUE, "SA05")
    sign(table, "A2-1", "SA05")
    table.do("network N22")
    # The first one is linked to A1-2.
    assert table.asked() == "link"
    table.do("skip")
    assert table.asked() == "contract"
    offered = table.offers("contract")
    assert "A1-1" in offered
    assert not any(name.startswith(("A3", "B")) for name in offered)
    table.do("contract A1-1", "network N23")
    assert table.state.money[BLUE] == 20
    # A1-1 is linked to A1-3, but not here.
    assert table.state.acting == YELLOW


def test_the_second_of_twins_can_be_skipped() -> None:
    """PA-47: a follow-up."""
    table = Table()
    table.pylon(BLUE, "A1-P1")
    table.company(energy=9)
    table.give(BLUE, "SA05")
    sign(table, "A1-1", "SA05")
    table.do("network N12")
    while table.state.acting == BLUE and table.asked() != "turn":
        assert "skip" in table.legal()
        table.do("skip")
    assert table.state.in_use[BLUE].bit_count() == 1


def test_connection_tiles_open_with_two_lines() -> None:
    """T-38. PA-100, PA-103: a remote contract unlocks the second line of KA5."""
    table = Table()
    table.done("A2-5")
    table.remote("RM3", "FR01")
    table.company(energy=5)
    table.turn(BLUE)
    tile = table.state.connection_at[4]
    table.do("play BA5", "field U1L", "contract RM3", "provider 0", "spend 1", "network N11")
    assert table.asked() == "claim"
    assert table.legal() == {"claim KA5", "skip"}
    table.do("claim KA5")
    assert table.state.tiles_ready[BLUE] == 1 | 1 << tile
    assert table.state.connection_at[4] == -1


def test_a_branching_line_counts_once() -> None:
    """T-37. PA-101: A3-1 and A3-2 are one line of KA3."""
    table = Table()
    table.pylon(BLUE, "A3-P1")
    table.done("A3-1")
    table.company(energy=9, stages=3)
    sign(table, "A3-2")
    table.do("network N11")
    assert table.told("claimed") == []
    assert table.asked() != "claim"
    table.company(energy=9, hand=0xFF)
    sign(table, "A2-3", field="U2L")
    table.do("network N21")
    assert table.legal() == {"claim KA3", "skip"}


def test_a_declined_tile_waits_for_another_contract_of_its_lines() -> None:
    """T-39. PA-102: somebody who fulfils something else cannot take it."""
    table = Table()
    table.done("A3-1", "A2-3")
    table.company(energy=9)
    sign(table, "A2-1")
    table.do("network N11")
    assert table.asked() != "claim"
    table.turn(BLUE)
    table.pylon(BLUE, "A3-P1")
    table.company(stages=2, hand=0xFF)
    sign(table, "A3-2", field="U2L")
    table.do("network N21")
    assert table.legal() == {"claim KA3", "skip"}
    table.do("skip")
    assert table.state.connection_at[2] >= 0


def test_a_tile_that_is_gone_cannot_be_claimed() -> None:
    """PA-100: only a field still holding its tile."""
    table = Table()
    table.done("A3-1", "A2-3")
    table.state.connection_at[2] = -1
    table.ask(CLAIM, BLUE, 2)
    assert table.asked() == "turn"


# --- remote contracts ---------------------------------------------------------------------


def test_remote_contracts() -> None:
    """PA-103: a pylon in the sector, the zone of the field, a transformer, bonus and arrows as ever."""
    table = Table()
    table.remote("RM1", "FR01")
    table.remote("RM3", "FR04")
    table.remote("RM6", "FR02")
    table.company(energy=9)
    table.turn(BLUE)
    table.do("play BA5", "field U1L")
    assert table.offers("contract") == {"RM3"}
    table.refused("contract RM1", "no-pylon")
    table.pylon(WHITE, "A1-P1", "B1-P1")
    table.turn(BLUE)
    table.do("play BA5", "field U1L")
    assert table.offers("contract") == {"RM1", "RM3"}
    table.do("contract RM1", "spend 1", "network N13")
    assert table.state.money[:3] == [22, 25, 30]
    assert table.column("REM") == 1


def test_costs_of_remote_contracts() -> None:
    """T-41. PA-104, PA-83: energy and batteries as printed; FR10 needs stage 3."""
    table = Table()
    table.remote("RM3", "FR10")
    table.company(stages=2, energy=2, batteries=2)
    assert contracts(table, "BA5") == set()
    table.company(stages=3)
    table.turn(BLUE)
    table.do("play BA5", "field U1L")
    assert table.offers("contract") == {"RM3"}
    supply = table.state.supply
    table.do("contract RM3", "provider 0", "network N11")
    assert (table.state.energy[BLUE], table.state.batteries[BLUE]) == (0, 0)
    assert table.state.supply == supply + 2
    assert table.state.energy_spent[BLUE] == 2


def test_alternative_costs_of_remote_contracts() -> None:
    """PA-104: 2 energy or 1 battery, by choice, or what can be paid."""
    table = Table()
    table.remote("RM3", "FR01")
    table.company(energy=2, batteries=1)
    table.turn(BLUE)
    table.do("play BA5", "field U1L", "contract RM3", "provider 0")
    assert table.legal() == {"spend 1", "spend 2"}
    table.do("spend 2", "network N11")
    assert (table.state.energy[BLUE], table.state.batteries[BLUE]) == (2, 0)
    other = Table()
    other.remote("RM3", "FR01")
    other.company(energy=1, batteries=1)
    other.turn(BLUE)
    other.do("play BA5", "field U1L", "contract RM3", "provider 0")
    assert other.asked() == "network"


def test_efficiency_does_not_help_remote_contracts() -> None:
    """T-109. PA-105: FR07 costs 3 energy."""
    table = Table()
    table.remote("RM3", "FR07")
    table.state.upgrades[BLUE] = 4
    table.company(energy=3)
    table.turn(BLUE)
    table.do("play BA5", "field U1L", "contract RM3", "provider 0", "network N11")
    assert table.state.energy[BLUE] == 0


def test_remote_contracts_have_no_zone() -> None:
    """T-85. PA-106: they do not count as contracts of zone A."""
    table = Table()
    table.contract(BLUE, "N11", "FR01")
    table.contract(BLUE, "N12", "A1-1")
    table.contract(BLUE, "N13", "SO01")
    assert metric_of(table.state, BLUE, CONTRACTS_A) == 1


# --- solar contracts ----------------------------------------------------------------------


def test_families_do_not_mix() -> None:
    """T-110. PA-107: contract cards never offer solar tiles, solar cards offer nothing else."""
    table = Table()
    table.company(energy=14, stages=4, money=99)
    table.pylon(BLUE, "A1-P1")
    table.give(BLUE, "SA07")
    for card in ("BA3", "BA4", "BA8"):
        table.turn(BLUE)
        table.do(f"play {card}", "field U1L")
        if table.asked() == "effect":
            assert "effect solar" not in table.legal()
            table.do("effect contract")
        assert {name.split(" ")[0] for name in table.legal()} == {"contract"}
        assert not any(name.startswith("RM") for name in table.offers("contract"))
    table.turn(BLUE)
    table.do("play SA07", "field U1L")
    assert {name.split(" ")[0] for name in table.legal()} == {"solar"}


def test_the_solar_display_opens_from_its_arrows() -> None:
    """T-43. PA-108."""
    table = Table()
    ids = PRINTED.map.solar_field_ids

    def available(*taken: str) -> set[str]:
        table.state.solar_open = table.state.solar_fields
        for name in taken:
            table.state.solar_open &= ~(1 << ids.index(name))
        mask = solar_available(table.state)
        return {name for number, name in enumerate(ids) if mask >> number & 1}

    assert available() == {"S01", "S02"}
    assert available("S01") == {"S02", "S03", "S04"}
    assert available("S01", "S02", "S04") == {"S03", "S05", "S07"}
    # S10 can be entered from two sides.
    assert "S10" in available("S01", "S04", "S07")


def test_solar_contracts_need_only_a_transformer() -> None:
    """T-42. PA-109, PA-92: no energy, no zone, no pylon; the income limit still holds."""
    table = Table()
    table.solar("S01", "SO14")
    table.contract(BLUE, "N11", "A3-1")
    table.give(BLUE, "SA07")
    table.company(energy=0)
    table.turn(BLUE)
    table.refused("play SA07", "no-transformer")
    table.company(energy=1)
    table.turn(BLUE)
    table.do("play SA07", "field U1L", "solar S01", "pay money", "network N12 Q1")
    assert table.state.energy[BLUE] == 0
    assert table.column("COM") == 0


def test_solar_transformers_and_arrows() -> None:
    """T-111. PA-110, PA-111: transformer no. 3 on S01, the bonus of N33, the arrows of the tile."""
    table = Table()
    table.solar("S01", "SO24")
    table.contract(BLUE, "N22", "A3-1")
    table.company(stages=3)
    table.income(RES=2)
    table.give(BLUE, "SA07")
    table.turn(BLUE)
    table.do("play SA07", "field U1L", "solar S01", "pay money", "network N33")
    assert (table.state.solar_owner[0], table.state.solar_level[0]) == (BLUE, 3)
    assert table.column("REC") == 1
    assert table.column("RES") == 4


def test_solar_as_a_bonus_may_be_lost() -> None:
    """PA-169: without a tile or a transformer it lapses."""
    table = Table()
    table.ask(SOLAR, BLUE)
    assert table.asked() == "solar"
    assert "skip" in table.legal()
    table.turn(BLUE)
    table.state.solar_open = 0
    table.ask(SOLAR, BLUE)
    assert table.asked() == "turn"
    other = Table()
    other.contract(BLUE, "N11", "A3-1")
    other.company(energy=0)
    other.ask(SOLAR, BLUE)
    assert other.asked() == "turn"


def test_solar_field_pays_two_batteries_for_two() -> None:
    """PA-47, section 4.2: batteries and the first tile are the main effect of SA08, the second a follow-up."""
    table = Table()
    table.give(BLUE, "SA08")
    table.company(batteries=1, stages=2)
    table.turn(BLUE)
    assert "play SA08" not in table.legal()
    table.company(batteries=2)
    table.turn(BLUE)
    table.do("play SA08", "field U1L", "solar S01", "network N12")
    assert table.state.batteries[BLUE] == 0
    assert table.asked() == "solar"
    table.do("solar S02", "network N22")
    assert table.state.in_use[BLUE].bit_count() == 2


def test_grid_master() -> None:
    """T-79. PA-86: the requirement is fulfilled without paying, and its tile is placed."""
    table = Table()
    table.company(stages=4, energy=9, batteries=0)
    table.contract(BLUE, "N42", "A3-1")
    table.state.near[BLUE] = 0
    table.give(BLUE, "SA16")
    ways = find_ways(table.state, BLUE, False)
    assert ways.batteries == [2]
    assert contracts(table) == set()
    sign(table, "A2-1", "SA16")
    assert table.offers("network") == {"N41 Q6", "N43 Q6"}
    table.do("network N41 Q6")
    assert table.state.network_tiles[BLUE] == 1 << 5
    assert table.state.batteries[BLUE] == 0


def test_outreach_needs_what_it_needs() -> None:
    """PA-103, PA-51: BA5 offers the remote effect or the foreign one, each under its own conditions."""
    table = Table()
    table.remote("RM3", "FR01")
    table.company(energy=2, batteries=5)
    table.turn(BLUE)
    table.do("play BA5")
    assert {"U1L", "U1R", "D1L"} == table.offers("field")
    table.do("field U1L")
    assert table.asked() == "remote"
    table.turn(BLUE)
    table.do("play BA5", "field U1R")
    assert table.asked() == "foreign"
