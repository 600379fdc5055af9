"""Alone against VJ (section 4.16)."""

import pytest

from stromtisch.games.pampero.printed_cards import COUNTERS, METRICS
from stromtisch.games.pampero.scoring import metric_of
from stromtisch.games.pampero.state import OVER
from stromtisch.games.pampero.tasks import HARVEST, RECKON
from stromtisch.games.pampero.vj import attempt, new_year, take_turn
from tests.games.pampero.tables import PRINTED, Table

HUMAN, VJ = 0, 1


def draw(table: Table, card: str) -> None:
    """VJ reveals this card."""
    number = PRINTED.cards.solo_ids.index(card)
    deck = [other for other in table.state.solo_deck if other != number]
    table.state.solo_discards = [other for other in table.state.solo_discards if other != number]
    table.state.solo_deck = [*deck, number]
    table.turn(VJ)
    table.do("reveal")


def counter(table: Table, name: str) -> int:
    return table.state.counters[COUNTERS.index(name)]


def test_solo_setup() -> None:
    """T-127. PA-02, PA-13, PA-175: the small side, two companies, VJ's pieces and counters."""
    table = Table(1)
    state = table.state
    assert state.seats == 1
    assert state.companies == 2
    assert state.sites.bit_count() == 27
    assert state.supply == 10
    assert (state.money[VJ], state.energy[VJ], state.batteries[VJ], state.stages[VJ]) == (0, 1, 1, 1)
    assert state.hand[VJ] == state.tiles_owned[VJ] == 0
    standing = {PRINTED.map.site_ids[site] for site in range(47) if state.site_bulldozer[site] == VJ}
    assert "B1-M1" in standing
    assert len(standing) == 2
    assert standing - {"B1-M1"} <= {"A2-M1", "A2-M2"}
    assert state.counters == [0] * 6
    assert len(state.solo_deck) == 18
    assert Table(1, solo_level="expert").state.money[VJ] == 30


def test_vj_takes_the_lowest_free_mixed_site() -> None:
    """PA-175: A2-M1 if VJ places first, else the next after the human's choice."""
    found = set()
    for number in range(8):
        table = Table(1, seed=f"solo {number}")
        found |= {name for name in ("A2-M1", "A2-M2") if table.state.site_bulldozer[table.site(name)] == VJ}
    assert found == {"A2-M1", "A2-M2"}


def test_the_solo_deck_is_shuffled_again() -> None:
    """T-127. PA-176: after 18 turns of VJ; every card is revealed openly."""
    table = Table(1)
    seen = []
    for _ in range(18):
        reveals = table.state.reveals
        take_turn(table.state)
        assert table.state.reveals > reveals
        seen.append(table.state.solo_card)
    assert sorted(seen) == list(range(18))
    take_turn(table.state)
    assert len(table.state.solo_deck) == 17
    assert len(table.state.solo_discards) == 1


def test_the_human_reveals_vjs_card() -> None:
    """PA-176: VJ's turn waits until the human wants to see it, so that the own turn can be taken back."""
    table = Table(1)
    table.do("battery")
    assert table.state.pending() == (HUMAN,)
    assert table.legal() == {"reveal"}
    table.do("reveal")
    assert table.asked() == "turn"


def test_vj_fulfils_a_contract() -> None:
    """T-86. PA-177, PA-181: the cheapest in A2, energy counted twice, money of the card, no rent."""
    table = Table(1)
    table.company(VJ, energy=3)
    draw(table, "V11")
    state = table.state
    assert state.space_owner[table.space("A2-1")] == VJ
    assert state.energy[VJ] == 2
    assert table.column("RES", VJ) == 1
    assert counter(table, "ENERGY_SPENT") == 2
    assert state.money == [25, 2]
    assert state.in_use[VJ] == 1


def test_rent() -> None:
    """T-87. PA-181: without a pylon of VJ in the sector the human takes $2 from the bank."""
    table = Table(1)
    table.pylon(HUMAN, "A1-P1")
    table.company(VJ, energy=1)
    table.done("A2-1")
    draw(table, "V11")
    assert table.state.space_owner[table.space("A1-1")] == VJ
    assert table.state.money == [27, 2]


def test_vj_passes() -> None:
    """T-89. PA-177: $4, the card's money, and the counter still advances."""
    table = Table(1)
    table.company(VJ, energy=0)
    table.state.solar_open = 0
    table.state.open_spaces = 0
    draw(table, "V16")
    assert table.state.solo_passed
    assert table.state.money[VJ] == 5
    assert counter(table, "DIAMONDS") == 1
    draw(table, "V06")
    assert not table.state.solo_passed


def test_levels() -> None:
    """PA-177: the easy VJ gets no money from its cards."""
    for level, money in (("easy", 0), ("normal", 2)):
        table = Table(1, solo_level=level)
        draw(table, "V01")
        assert table.state.money[VJ] == money


def test_vj_builds_wind_farms() -> None:
    """PA-178, PA-179: without bulldozer or cost, W before M, the lowest number; nothing at 12 energy."""
    table = Table(1)
    draw(table, "V01")
    assert table.state.site_owner[table.site("A1-W1")] == VJ
    assert table.state.energy[VJ] == 3
    table.bulldozers(HUMAN, "B2-W1")
    draw(table, "V03")
    # The human's bulldozer guards B2-W1.
    assert table.state.site_owner[table.site("B2-W2")] == VJ
    assert table.state.energy[VJ] == 7
    draw(table, "V05")
    assert table.state.site_owner[table.site("C-W1")] == VJ
    assert table.state.energy[VJ] == 13
    assert not attempt(table.state, 0, 0)


def test_vj_raises_pylons() -> None:
    """PA-178, PA-180: no row bonus, the pair with most tiles, incomes or money, then a discard."""
    table = Table(1)
    table.state.energy[VJ] = 0
    draw(table, "V07")
    state = table.state
    assert state.site_owner[table.site("A1-P1")] == VJ
    assert state.stages[VJ] == 2
    assert state.energy[VJ] == 0
    # P101 has its neighbour P201 below: two tiles in the first column, TA2 and TA5.
    assert table.column("REM", VJ) == 1
    assert state.money[VJ] == 3 + 1
    taken = {PRINTED.tiles.bonus_ids[tile] for tile in state.bonus_at[22:] if tile >= 0}
    assert taken == {"TA2", "TA5"}
    # Then the tile with the lowest column and row left: P202 is the first after column 1 is empty.
    names = dict(zip(PRINTED.tiles.plan_ids, state.plan, strict=True))
    assert names["P101"] == names["P201"] == names["P202"] == -1


def test_vj_takes_empty_spaces_for_money() -> None:
    """PA-180: $2 for an empty space, $3 for a tile without an income."""
    table = Table(1)
    table.state.plan = [-1] * 36
    draw(table, "V07")
    assert table.state.money[VJ] == 4 + 1


def test_vj_fulfils_remote_contracts_without_cost() -> None:
    """T-129. PA-182, PA-183: RM1 with any pylon in A1; else the lowest open solar field."""
    table = Table(1)
    table.pylon(HUMAN, "A1-P1")
    table.remote("RM1", "FR01")
    table.company(VJ, energy=0)
    draw(table, "V16")
    assert table.state.space_owner[table.space("RM1")] == VJ
    assert table.state.energy[VJ] == 0
    assert table.column("REM", VJ) == 1
    other = Table(1)
    other.state.open_spaces &= ~PRINTED.map.remote_spaces
    draw(other, "V16")
    assert other.state.solar_owner[0] == VJ
    draw(other, "V17")
    assert other.state.solar_owner[1] == VJ


def test_vj_exports() -> None:
    """T-130. PA-184: Argentina first, without cost, the payout of its own incomes; the row is filled."""
    table = Table(1)
    card = PRINTED.cards.foreign_ids.index("AR1")
    rows = [row[:] for row in table.state.rows]
    decks = [deck[:] for deck in table.state.decks]
    if card in rows[2]:
        rows[2].remove(card)
    else:
        decks[2].remove(card)
        decks[2].append(rows[2].pop())
    rows[2].insert(0, card)
    table.state.rows, table.state.decks = rows, decks
    table.income(VJ, RES=3, IND=2)
    draw(table, "V18")
    assert table.state.money[VJ] == 5
    assert table.state.foreign[VJ] == 1 << card
    assert len(table.state.rows[2]) == 3
    brazil = table.state.rows[3][0]
    draw(table, "V18")
    assert table.state.foreign[VJ] >> brazil & 1


def test_vj_takes_batteries_and_moves_on() -> None:
    """T-130. PA-185, PA-177: up to two; recall moves its disc, order slides it down."""
    table = Table(1)
    table.state.supply = 1
    draw(table, "V06")
    assert table.state.batteries[VJ] == 2
    assert table.state.position[VJ] == 1
    assert table.state.order_down >> VJ & 1
    table.state.supply = 5
    draw(table, "V06")
    assert table.state.batteries[VJ] == 4


def test_vj_takes_connection_tiles() -> None:
    """T-131. PA-186: the second line opens KA1: counter, $2, and the tile's symbol counts."""
    table = Table(1)
    table.pylon(HUMAN, "A1-P1")
    table.done("A1-1", "A2-1")
    table.company(VJ, energy=3, stages=2)
    table.state.connection_at[0] = PRINTED.tiles.connection_ids.index("KT01")
    table.state.open_spaces &= ~(1 << table.space("A2-2"))
    table.state.open_spaces &= ~(1 << table.space("A1-4"))
    draw(table, "V12")
    assert table.state.space_owner[table.space("A1-2")] == VJ
    assert counter(table, "CONN") == 2
    assert metric_of(table.state, VJ, METRICS.index("SYM.RES")) == 2
    assert table.state.money[VJ] == 2 + 3


def test_vjs_bulldozers() -> None:
    """PA-187: used by the human they travel along the ring; a new year fetches them from the public area."""
    table = Table(1)
    table.bulldozers(HUMAN)
    table.bulldozers(VJ, "A2-M1")
    table.turn(HUMAN)
    table.do("play BA2", "field U1L", "build A2-M1")
    state = table.state
    assert state.money == [20, 5]
    # A2 is followed by A3, where the mixed site comes first.
    assert state.site_bulldozer[table.site("A3-M1")] == VJ
    table.bulldozers(VJ, "public")
    new_year(state)
    assert state.site_bulldozer[table.site("A2-M2")] == VJ


def test_vjs_bulldozer_without_a_site() -> None:
    """PA-187: to the public area."""
    table = Table(1)
    table.bulldozers(HUMAN)
    table.bulldozers(VJ, "A2-M1")
    table.state.free_sites &= ~PRINTED.map.reach[PRINTED.map.sector_ids.index("A3")]
    table.turn(HUMAN)
    table.do("play BA2", "field U1L", "build A2-M1")
    assert table.state.bulldozers[5] == table.place("public")


def test_vj_consolidates() -> None:
    """T-133. PA-188: batteries like a player, those above six returned, income, timeline."""
    table = Table(1)
    table.company(VJ, stages=4, energy=9, batteries=5)
    table.state.supply = 10
    table.income(VJ, RES=3, REM=2)
    table.ask(HARVEST, VJ)
    assert table.state.batteries[VJ] == 6
    assert table.state.supply == 9
    assert table.state.money[VJ] == 5
    assert table.state.position[VJ] == 1


def test_the_expert_gains_energy_each_year() -> None:
    """PA-188."""
    table = Table(1, solo_level="expert")
    energy = table.state.energy[VJ]
    new_year(table.state)
    assert table.state.energy[VJ] == energy + 1
    plain = Table(1)
    new_year(plain.state)
    assert plain.state.energy[VJ] == 1


def test_vj_in_scorings() -> None:
    """PA-189: counters stand for six metrics; $4 for each final tile."""
    table = Table(1)
    table.state.counters = [1, 2, 3, 4, 5, 6]
    for number, name in enumerate(COUNTERS):
        assert metric_of(table.state, VJ, METRICS.index(name)) == number + 1
    table.bonus(VJ, F_ANY="TC1", F_PYLON="TB7", INC_RES="TA1")
    table.ask(RECKON)
    assert table.state.money[VJ] == 8


@pytest.mark.parametrize(
    ("pylons", "money", "won"), [(5, 200, False), (6, 200, True), (5, 201, True), (7, 199, False)]
)
def test_who_wins_alone(pylons: int, money: int, won: bool) -> None:
    """T-134. PA-189: money, then pylons, then VJ."""
    table = Table(1)
    table.state.phase = OVER
    table.state.money = [money, 200]
    table.state.stages = [pylons, 5]
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.verdict == "won") is won
    assert outcome.winners == ([HUMAN] if won else [])


def test_the_human_discards_a_bonus_tile_too() -> None:
    """PA-74: as in a game of two."""
    table = Table(1)
    table.bulldozers(HUMAN, "A2-M2")
    table.turn(HUMAN)
    table.do("play BA1", "field U1L", "build A2-M2", "pay money", "bonus P102", "bonus P101")
    assert table.asked() == "discard"
