"""Playing an action card: slots, frames, requirements, payment, order of resolution (section 3.4)."""

import pytest

from stromtisch.games.pampero.playing import card_possible, price_of
from tests.games.pampero.tables import BLUE, PRINTED, PURPLE, WHITE, YELLOW, Table, altered


def test_a_card_goes_to_the_leftmost_empty_slot() -> None:
    """T-07. PA-29: also between two cards; PA-30: a slot with one operation field offers no choice."""
    table = Table()
    table.lay_out(BLUE, U1="BA1", U3="BA7")
    table.turn(BLUE)
    table.do("play BA6")
    assert table.offers("field") == {"U2L", "D1L"}
    table.do("field U2L", "skip")
    table.refused("field U1L", "wrong-phase")
    assert table.state.slots[1] == PRINTED.cards.card_ids.index("BA6")


def test_full_rows_cannot_be_chosen() -> None:
    """T-83. PA-29: with six cards in a row only the other is offered, with twelve no card can be played."""
    table = Table()
    table.give(BLUE, "SA10", "SA12", "SA14", "SA18", "SA07")
    upper = dict(
        zip(["U1", "U2", "U3", "U4", "U5", "U6"], ["BA1", "BA2", "BA3", "BA4", "BA5", "BA7"], strict=True)
    )
    table.lay_out(BLUE, **upper)
    table.turn(BLUE)
    table.do("play BA6")
    assert table.offers("field") == {"D1L"}
    lower = dict(
        zip(["D1", "D2", "D3", "D4", "D5", "D6"], ["BA6", "BA8", "SA10", "SA12", "SA14", "SA18"], strict=True)
    )
    table.lay_out(BLUE, **lower)
    table.turn(BLUE)
    assert table.legal() == {"recall", "battery"}
    table.refused("play SA07", "rows-full")


def test_a_slot_with_two_fields_lets_choose() -> None:
    """PA-30: which of the two operation fields of U1 stays visible."""
    table = Table()
    table.do("play BA6")
    assert table.offers("field") == {"U1L", "U1R", "D1L"}
    table.refused("field U2L", "not-leftmost")


def test_only_the_visible_field_counts() -> None:
    """PA-31: zone, pesos and energy are those of the chosen field: U1R is zone B, $10 and 3 energy."""
    table = Table()
    table.bulldozers(BLUE, "A2-M1", "B1-M1")
    table.again()
    table.do("play BA2", "field U1R")
    assert table.offers("build") == {"B1-M1"}
    table.do("build B1-M1")
    assert table.state.money[BLUE] == 15
    assert table.state.energy[BLUE] == 4


def test_building_a_wind_farm() -> None:
    """T-09. PA-33, PA-44, PA-78: pay $5, gain 1 energy, and the bulldozer must move."""
    table = Table()
    table.bulldozers(BLUE, "A2-M1")
    table.again()
    table.do("play BA2", "field U1L", "build A2-M1")
    state = table.state
    assert (state.money[BLUE], state.energy[BLUE], state.wind_left[BLUE]) == (20, 2, 9)
    assert state.site_owner[table.site("A2-M1")] == BLUE
    assert state.pylons >> table.site("A2-M1") & 1 == 0
    assert table.asked() == "duty"
    assert state.acting == BLUE


def test_no_wind_farm_left() -> None:
    """PA-78: not possible with an empty reserve."""
    table = Table()
    table.company(wind_left=0)
    table.again()
    table.refused("play BA2", "no-wind-farms")
    table.company(wind_left=1)
    table.again()
    assert "play BA2" in table.legal()


def test_zone_bound_cards_keep_to_their_zone() -> None:
    """T-11. PA-32: with bulldozers in zone A only, a zone-B field is closed and nothing changes."""
    table = Table()
    for seat in range(4):
        table.bulldozers(seat)
    table.bulldozers(BLUE, "A2-M1")
    table.again()
    table.do("play BA2")
    before = table.state.money[:]
    table.refused("field U1R", "no-bulldozer")
    assert table.state.money == before


def test_grey_cards_ignore_the_zone() -> None:
    """PA-32: capital may be taken on any field, and the card still lies in a slot and uses its pesos."""
    table = Table()
    table.do("play BA7", "field U1R", "capital 1")
    assert table.state.money[BLUE] == 35
    assert table.state.slots[0] == PRINTED.cards.card_ids.index("BA7")


def test_frames() -> None:
    """T-95. PA-34: a plus frame pays the peso value; PA-35: a zero frame neither pays nor costs."""
    table = Table()
    table.lay_out(BLUE, U1="BA1", U2="BA2")
    table.income(RES=2)
    table.again()
    table.do("play BA7", "field U3R", "capital 1")
    assert table.state.money[BLUE] == 25 + 15 + 2
    other = Table()
    other.lay_out(BLUE, U1="BA1", U2="BA2")
    other.again()
    other.do("play BA6", "field U3R")
    assert other.state.money[BLUE] == 25


def test_alternative_batteries() -> None:
    """PA-36, PA-37, PA-38: 1, 2 or 3 batteries instead of the whole peso value, back to the supply."""
    table = Table()
    table.bulldozers(BLUE, "A2-M1", "B1-P1", "C-P1")
    table.company(batteries=3)
    for zone, price in (("A2-M1", 1), ("B1-P1", 2), ("C-P1", 3)):
        cards = PRINTED.cards
        assert cards.alternative_batteries["ABC".index(zone[0])] == price
    table.again()
    supply = table.state.supply
    table.do("play BA1", "field U1R", "build B1-P1")
    assert table.legal() == {"pay money", "pay batteries"}
    table.do("pay batteries")
    assert table.state.money[BLUE] == 25
    assert table.state.batteries[BLUE] == 1
    assert table.state.supply == supply + 2


def test_no_mixing_of_money_and_batteries() -> None:
    """PA-36: $9 and 1 battery do not pay for $10 or 2 batteries."""
    table = Table()
    for seat in range(4):
        table.bulldozers(seat)
    table.bulldozers(BLUE, "B1-P1")
    table.company(money=9, batteries=1)
    table.again()
    assert "play BA1" not in table.legal()
    table.company(batteries=2)
    table.again()
    table.do("play BA1", "field U1R", "build B1-P1")
    assert table.state.batteries[BLUE] == 0


def test_another_companys_bulldozer() -> None:
    """T-10. PA-42, PA-60, PA-63, PA-57, PA-77: it is paid, and its owner decides where it goes."""
    table = Table()
    table.bulldozers(BLUE)
    table.bulldozers(YELLOW, "A2-M2")
    table.again()
    table.do("play BA2", "field U1L", "build A2-M2")
    state = table.state
    assert state.money[:2] == [20, 30]
    assert state.energy[BLUE] == 2
    assert state.acting == YELLOW
    assert table.asked() == "duty"
    table.do("move PK1")
    assert state.money[YELLOW] == 36
    assert state.money[BLUE] == 20
    # It stays there for the rest of the game.
    table.turn(YELLOW)
    table.do("play BA6", "field U1L")
    assert table.offers("bulldozer") == set()
    assert state.view(None)["bays"] == {"PK1": 1, **{f"PK{n}": None for n in range(2, 9)}}


def test_batteries_go_to_the_owner_too() -> None:
    """T-13. PA-42, PA-36: the supply does not change."""
    table = Table()
    table.bulldozers(BLUE)
    table.bulldozers(YELLOW, "B1-P1")
    table.company(batteries=2)
    table.again()
    supply = table.state.supply
    table.do("play BA1", "field U1R", "build B1-P1", "pay batteries")
    assert table.state.batteries[:2] == [0, 3]
    assert table.state.supply == supply


def test_requirements_must_be_met() -> None:
    """T-97. PA-39, PA-167: no bulldozer, no wind farm; another's is enough even without one's own on the map."""
    table = Table()
    for seat in range(4):
        table.bulldozers(seat)
    table.bulldozers(WHITE, "A1-P1")
    table.again()
    table.refused("play BA2", "no-bulldozer")
    table.bulldozers(WHITE, "A1-W1")
    table.again()
    table.do("play BA2", "field U1L", "build A1-W1")
    assert table.state.money[WHITE] == 30


def test_owner_marks() -> None:
    """PA-40: O takes own pieces only, OX either."""
    table = Table()
    table.bulldozers(BLUE)
    table.bulldozers(YELLOW, "A2-M2")
    table.give(BLUE, "SA01")
    table.again()
    table.refused("play SA01", "no-bulldozer")
    assert "play BA2" in table.legal()
    table.bulldozers(BLUE, "A2-M1")
    table.again()
    table.do("play SA01", "field U1L")
    assert table.offers("build") == {"A2-M1"}
    table.refused("build A2-M2", "own-only")


def test_a_card_for_others_pieces_only() -> None:
    """PA-40: X takes only pieces of other players."""

    def others_only(files: dict[str, dict[str, list[dict[str, object]]]]) -> None:
        files["cards.toml"]["base"][1]["owner"] = "other"

    table = Table(game=altered(others_only))
    table.bulldozers(BLUE, "A2-M1")
    table.bulldozers(YELLOW, "A2-M2")
    table.again()
    table.do("play BA2", "field U1L")
    assert "A2-M1" not in table.offers("build")
    assert "A2-M2" in table.offers("build")


def test_whose_pylon_is_used() -> None:
    """T-98. PA-41, PA-43: the own pylon pays the bank, another's its owner; the player chooses."""
    for provider, yellow in ((BLUE, 25), (YELLOW, 30)):
        table = Table()
        table.pylon(BLUE, "A1-P1")
        table.pylon(YELLOW, "A1-M1")
        table.again()
        table.do("play BA3", "field U1L", "contract A1-1")
        assert table.legal() == {"provider 0", "provider 1"}
        table.do(f"provider {provider}")
        assert table.state.money[BLUE] == 20
        assert table.state.money[YELLOW] == yellow


def test_cards_without_a_requirement_pay_the_bank() -> None:
    """PA-41, PA-113: a foreign card's peso value goes to nobody."""
    table = Table()
    table.company(batteries=5)
    table.again()
    before = sum(table.state.money)
    card = PRINTED.cards.foreign_ids[table.state.rows[2][0]]
    table.do("play BA5", "field U1R", f"foreign {card}")
    assert sum(table.state.money) == before - 10


def test_only_energy_cards_give_energy() -> None:
    """PA-44: a pylon gives only what lies under it, never the field's energy."""
    table = Table()
    table.bulldozers(BLUE, "A2-M1")
    table.company(stages=3, energy=0)
    table.again()
    table.do("play BA1", "field U1L", "build A2-M1", "pay money")
    assert table.state.energy[BLUE] == 0


def test_energy_ends_at_fourteen() -> None:
    """T-122. PA-45, PA-166: building at 14 energy is legal and gives nothing."""
    table = Table()
    table.bulldozers(BLUE, "A2-M1")
    table.company(energy=14)
    table.again()
    table.do("play BA2", "field U1L", "build A2-M1")
    assert table.state.energy[BLUE] == 14
    assert table.state.wind_left[BLUE] == 9


def test_order_of_resolution() -> None:
    """T-99. PA-46: payment, pylon, row bonus, plan spaces, connection tile, forced move."""
    table = Table()
    table.bulldozers(BLUE)
    table.bulldozers(YELLOW, "A2-M2")
    table.give(BLUE, "SA04")
    table.again()
    start = len(table.journal.lines)
    table.do("play SA04", "field U1L", "build A2-M2", "pay money", "bonus P102", "bonus P101")
    assert table.asked() == "connect"
    table.do("connect K00", "choose 2")
    assert table.asked() == "duty"
    assert table.state.acting == YELLOW
    table.do("move public")
    kinds = [line.kind for line in table.journal.lines[start:]]
    steps = ["played", "money", "built", "energy", "printed-bonus", "bonus", "connected", "moved"]
    assert [kinds.index(step) for step in steps] == sorted(kinds.index(step) for step in steps)
    paid = [body for body in table.told("money") if body["source"] in ("cards", "others")]
    assert [(body["seat"], body["amount"]) for body in paid[-2:]] == [(BLUE, -5), (YELLOW, 5)]


def test_energy_comes_before_the_main_effect() -> None:
    """PA-46: money, then energy, then the wind farm."""
    table = Table()
    table.bulldozers(BLUE, "A2-M1")
    table.again()
    start = len(table.journal.lines)
    table.do("play BA2", "field U1L", "build A2-M1")
    assert [line.kind for line in table.journal.lines[start:]] == ["played", "money", "energy", "built"]


def test_the_main_effect_must_be_possible() -> None:
    """T-82. PA-47: with no contract that can be paid, BA3 is closed even with money."""
    table = Table()
    table.company(energy=0)
    table.again()
    table.refused("play BA3", "not-enough-energy")
    assert "play BA6" in table.legal()


def test_follow_ups_are_optional() -> None:
    """PA-47: every part of a logistics card can be skipped, and what is impossible lapses."""
    table = Table()
    table.do("play BA6", "field U1L")
    for question in ("move", "move", "connect", "order"):
        assert table.asked() == question
        table.do("skip")
    assert table.state.acting == YELLOW
    assert table.state.order_down == 0
    table.bulldozers(YELLOW)
    table.company(YELLOW, tiles_ready=0)
    table.turn(YELLOW)
    table.do("play BA6", "field U1L")
    assert table.asked() == "order"


@pytest.mark.parametrize("card", ["BA6", "SA10", "SA12", "SA14", "SA18"])
def test_logistics_cards_are_always_playable(card: str) -> None:
    """PA-47: without money, bulldozers, tiles or batteries in the supply."""
    table = Table()
    table.bulldozers(BLUE)
    table.company(money=0, batteries=0, energy=0, tiles_ready=0)
    table.state.supply = 0
    if card != "BA6":
        table.give(BLUE, card)
    table.again()
    assert f"play {card}" in table.legal()


def test_no_debts_and_no_money_from_later() -> None:
    """PA-48: the $2 under transformer N13 come too late to pay for the card."""
    table = Table()
    table.company(money=4)
    table.again()
    table.refused("play BA3", "cannot-pay")
    table.company(money=5)
    table.again()
    table.do("play BA3", "field U1L", "contract A2-1", "provider 0", "network N13")
    assert table.state.money[BLUE] == 2


def test_costs_of_card_and_network_are_one_sum() -> None:
    """PA-48: $8 pay the card, or the right of way over Q2, but not both."""
    table = Table()
    table.contract(BLUE, "N12", "A3-1")
    table.contract(BLUE, "N11", "A3-2")
    table.company(money=8)
    table.again()
    table.refused("play BA3", "not-enough-energy")
    table.company(money=9)
    table.again()
    table.do("play BA3", "field U1L", "contract A2-1", "provider 0")
    assert table.legal() == {"network N13 Q2"}
    table.do("network N13 Q2")
    assert table.state.money[BLUE] == 2


def test_discounts() -> None:
    """T-21. PA-49, PA-76: a cover takes $5 off costs on its field only; a plus frame keeps the printed value."""
    table = Table()
    operation = PRINTED.boards.operation_ids.index
    table.state.covered[BLUE] = 1 << operation("U1R")
    assert price_of(table.state, BLUE, operation("U1R")) == 5
    assert price_of(table.state, BLUE, operation("D2L")) == 10
    assert price_of(table.state, YELLOW, operation("U1R")) == 10
    table.do("play BA7", "field U1R", "capital 1")
    assert table.state.money[BLUE] == 35


def test_city_licence_and_free_plays() -> None:
    """PA-49: $3 less in zone C, never below $0; PA-50: a card for $0 is legal and pays nobody."""
    table = Table()
    operation = PRINTED.boards.operation_ids.index
    table.state.upgrades[BLUE] = 1 << 3
    assert price_of(table.state, BLUE, operation("U3R")) == 12
    assert price_of(table.state, BLUE, operation("U3L")) == 10

    cheap = Table(game=altered(lambda files: files["company.toml"]["operation"][1].update(money=4)))
    cheap.state.covered[BLUE] = 1 << operation("U1R")
    cheap.bulldozers(BLUE)
    cheap.bulldozers(PURPLE, "B1-M1")
    cheap.company(money=0)
    cheap.again()
    assert price_of(cheap.state, BLUE, operation("U1R")) == 0
    cheap.do("play BA2", "field U1R", "build B1-M1")
    assert cheap.state.money[BLUE] == 0
    assert cheap.state.money[PURPLE] == 25


def test_jokers() -> None:
    """T-49. PA-51: one of the effects, with its requirement; only a wind farm gives energy; no batteries."""
    table = Table()
    table.bulldozers(BLUE, "B1-M1")
    table.company(batteries=3)
    table.lay_out(BLUE, D1="BA6")
    table.again()
    table.do("play BA8", "field D2L")
    assert table.offers("effect") == {"wind", "pylon"}
    table.do("effect wind", "build B1-M1")
    assert table.state.energy[BLUE] == 5
    other = Table()
    other.bulldozers(BLUE, "B1-M1")
    other.company(batteries=3, stages=2, energy=0)
    other.lay_out(BLUE, D1="BA6")
    other.again()
    other.do("play BA8", "field D2L", "effect pylon", "build B1-M1")
    assert other.asked() == "plan"
    assert other.state.money[BLUE] == 15
    assert other.state.energy[BLUE] == 0


def test_own_only_joker() -> None:
    """PA-51, PA-40: the crack team uses own pieces for every effect."""
    table = Table()
    table.bulldozers(BLUE)
    table.give(BLUE, "SA15")
    table.state.forget_survey()
    card = PRINTED.cards.card_ids.index("SA15")
    assert card_possible(table.state, BLUE, card, 0)
    table.again()
    table.do("play SA15", "field U1L")
    # Only the own start pylon helps: no own bulldozer is on the map.
    assert table.asked() in ("contract", "effect")
    assert "effect wind" not in table.legal()


def test_a_played_card_stays() -> None:
    """PA-52: card and connection tile stay in their slot until taken back."""
    table = Table()
    table.do("play BA6", "field U1L", "skip", "skip", "connect K00", "choose 1", "skip")
    table.turn(BLUE, 1)
    assert "play BA6" not in table.legal()
    assert table.state.slot_tiles[0] == 1
    assert table.state.tiles_ready[BLUE] == 0
    table.refused("play BA6", "not-in-hand")
