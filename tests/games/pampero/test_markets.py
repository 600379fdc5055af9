"""Foreign markets, capital, connection tiles, special cards, turn order (sections 3.11 to 3.14)."""

from tests.games.pampero.tables import BLUE, PRINTED, YELLOW, Table


def open_foreign(table: Table, *names: str) -> None:
    """These cards lie open first in their rows."""
    for name in names:
        card = PRINTED.cards.foreign_ids.index(name)
        display = 2 + PRINTED.cards.foreign_country[card]
        rows = [row[:] for row in table.state.rows]
        decks = [deck[:] for deck in table.state.decks]
        if card in rows[display]:
            rows[display].remove(card)
        else:
            decks[display].remove(card)
            decks[display].append(rows[display].pop())
        rows[display].insert(0, card)
        table.state.rows = rows
        table.state.decks = decks


def test_foreign_cards_are_for_zone_b_fields() -> None:
    """PA-112: zone A and zone C are closed to them."""
    table = Table()
    table.company(batteries=5, money=99)
    table.give(BLUE, "SA11")
    table.lay_out(BLUE, U1="BA6", U2="BA7")
    table.turn(BLUE)
    table.do("play SA11")
    assert table.offers("field") == {"U3L"}
    table.refused("field U3R", "zone-b-only")


def test_foreign_cards_need_nothing_but_batteries() -> None:
    """PA-113: no pylon, no bulldozer; the peso value goes to the bank."""
    table = Table()
    for seat in range(4):
        table.bulldozers(seat)
    table.company(batteries=5)
    open_foreign(table, "BR8")
    table.turn(BLUE)
    before = table.state.money[:]
    table.do("play BA5", "field U1R", "foreign BR8")
    assert table.state.money[BLUE] == before[BLUE] - 10
    assert table.state.money[1:] == before[1:]


def test_the_export_example_of_the_rulebook() -> None:
    """PA-114, PA-115: five batteries, Residential and Recreation twice each at $5: $20; the back counts later."""
    table = Table()
    table.company(batteries=5, stages=7)
    table.income(RES=5, REC=5)
    open_foreign(table, "BR8")
    table.turn(BLUE)
    supply = table.state.supply
    table.do("play BA5", "field U1R", "foreign BR8")
    assert table.state.money[BLUE] == 25 - 10 + 20
    assert table.state.supply == supply + 5
    assert table.state.foreign[BLUE] == 1 << PRINTED.cards.foreign_ids.index("BR8")


def test_the_row_is_filled_again() -> None:
    """T-45. PA-116: from its stack; an empty stack fills nothing."""
    table = Table()
    table.company(batteries=9)
    open_foreign(table, "BR1", "AR1")
    top = table.state.decks[3][-1]
    table.turn(BLUE)
    reveals = table.state.reveals
    table.do("play BA5", "field U1R", "foreign BR1")
    assert top in table.state.rows[3]
    assert len(table.state.decks[3]) == 5
    assert table.state.reveals == reveals + 1
    decks = table.state.decks[:]
    decks[2] = []
    table.state.decks = decks
    table.company(batteries=9, hand=0xFF, money=99)
    table.turn(BLUE)
    table.lay_out(BLUE, U2="BA6")
    table.turn(BLUE)
    table.do("play BA5", "field U3L", "foreign AR1")
    assert len(table.state.rows[2]) == 2


def test_too_few_batteries() -> None:
    """PA-114, PA-48: a card that costs more than one has is closed; the export drive takes one off."""
    table = Table()
    open_foreign(table, "AR8", "BR8")
    table.company(batteries=4)
    table.give(BLUE, "SA11")
    table.turn(BLUE)
    table.do("play BA5", "field U1R")
    table.refused("foreign AR8", "not-enough-batteries")
    table.turn(BLUE)
    table.do("play SA11", "field U1R", "foreign AR8")
    assert table.state.batteries[BLUE] == 0


# --- capital ------------------------------------------------------------------------------


def test_capital_pays_the_area_of_its_slot() -> None:
    """T-46. PA-118: $10 + 2 in slot 1, $10 + 3 in slot 2, by choice."""
    for slot, money in ((1, 37), (2, 38)):
        table = Table()
        table.company(stages=2)
        table.income(RES=3, REM=2, IND=1)
        table.turn(BLUE)
        table.do("play BA7", "field U1R")
        assert table.offers("capital") == {"1", "2"}
        table.do(f"capital {slot}")
        assert table.state.money[BLUE] == money
        assert table.state.capital_stock == 15
        # The card's own follow-up.
        assert table.state.energy[BLUE] == 1 + 4


def test_an_empty_area_pays_nothing() -> None:
    """PA-118: $0 if no marker stands there; markers in areas before it do not count (AMB-21)."""
    table = Table()
    table.company(stages=4)
    table.income(RES=2, REM=3)
    table.turn(BLUE)
    table.do("play BA7", "field U1L", "capital 3")
    assert table.state.money[BLUE] == 30


def test_capital_needs_an_open_slot() -> None:
    """T-47. PA-117: slots 1 and 2 used: only stage 4 opens the third."""
    table = Table()
    table.company(stages=2, capital=3)
    table.turn(BLUE)
    table.refused("play BA7", "no-capital-slot")
    table.company(stages=3)
    table.turn(BLUE)
    table.refused("play BA7", "no-capital-slot")
    table.company(stages=4)
    table.turn(BLUE)
    table.do("play BA7", "field U1L")
    assert table.offers("capital") == {"3"}


def test_four_slots_are_all() -> None:
    """T-113. PA-120: four tiles each, so sixteen are enough for everybody."""
    table = Table()
    table.company(stages=6, capital=15)
    table.turn(BLUE)
    table.refused("play BA7", "no-capital-slot")
    assert PRINTED.capital_tiles >= 4 * len(PRINTED.boards.capital_stage)


def test_investors_day() -> None:
    """PA-34: the plus frame and $5 more."""
    table = Table()
    table.give(BLUE, "SA13")
    table.turn(BLUE)
    table.do("play SA13", "field U1R", "capital 1")
    assert table.state.money[BLUE] == 40


# --- connection tiles -----------------------------------------------------------------------


def test_connection_tiles_lie_on_their_card() -> None:
    """T-50. PA-121, PA-122, PA-123, PA-52: used once until the card comes back."""
    table = Table()
    table.turn(BLUE)
    table.do("play BA4", "field U1L", "contract A2-1", "network N11")
    assert table.asked() == "connect"
    money = table.state.money[BLUE]
    table.do("connect K00")
    assert table.legal() == {"choose 1", "choose 2"}
    table.do("choose 2")
    assert table.state.money[BLUE] == money + 3
    assert table.state.tiles_ready[BLUE] == 0
    table.turn(BLUE, 1)
    table.do("play BA6", "field U2L", "skip", "skip")
    # PA-170: no tile is left, so only the turn order is asked about.
    assert table.asked() == "order"
    table.do("skip")
    table.state.slots[1] = -1
    table.state.hand[BLUE] |= 1 << 5
    table.turn(3, 2)
    table.do("battery")
    # Consolidation: the only card out comes back with its tile.
    assert table.state.tiles_ready[BLUE] == 1
    assert table.state.hand[BLUE] == 0xFF


def test_the_start_tile_gives_energy_or_money() -> None:
    """PA-123: chosen anew each time."""
    table = Table()
    table.turn(BLUE)
    table.do("play BA6", "field U1L", "skip", "skip", "connect K00", "choose 1")
    assert table.state.energy[BLUE] == 2


def test_two_connection_tiles_on_one_card() -> None:
    """PA-121: the liaison office plays up to two."""
    table = Table()
    table.give(BLUE, "SA18")
    tile = PRINTED.tiles.connection_ids.index("KT05")
    table.state.tiles_owned[BLUE] |= 1 << tile
    table.state.tiles_ready[BLUE] |= 1 << tile
    table.turn(BLUE)
    table.do("play SA18", "field U1L", "connect KT05", "connect K00", "choose 1")
    assert table.state.energy[BLUE] == 1 + 2 + 1 + 1
    assert table.state.slot_tiles[0] == 1 | 1 << tile


def test_without_a_tile_the_question_lapses() -> None:
    """PA-170."""
    table = Table()
    table.company(tiles_ready=0)
    table.bulldozers(BLUE)
    table.turn(BLUE)
    table.do("play BA6", "field U1L")
    assert table.asked() == "order"


# --- special cards ------------------------------------------------------------------------


def test_special_cards_come_from_the_open_rows() -> None:
    """T-81. PA-124: one of six, and its row is filled again; no blind draw."""
    table = Table()
    cards = PRINTED.cards
    names = {cards.card_ids[8 + card] for card in table.state.rows[0]}
    names |= {cards.scoring_ids[card] for card in table.state.rows[1]}
    table.resolve("SPECIAL:1")
    assert table.offers("take") == names
    assert "skip" not in table.legal()
    chosen = cards.scoring_ids[table.state.rows[1][1]]
    top = table.state.decks[1][-1]
    table.do(f"take {chosen}")
    assert table.state.scoring_hand[BLUE] == 1 << cards.scoring_ids.index(chosen)
    assert table.state.rows[1][1] == top
    assert len(table.state.decks[1]) == 14


def test_empty_rows() -> None:
    """T-81. PA-124: the other row must do; with both empty nothing happens."""
    table = Table()
    rows = [row[:] for row in table.state.rows]
    rows[0] = []
    table.state.rows = rows
    table.resolve("SPECIAL:1")
    assert all(name.startswith("SS") for name in table.offers("take"))
    table.turn(BLUE)
    rows = [row[:] for row in rows]
    rows[1] = []
    table.state.rows = rows
    table.resolve("SPECIAL:1")
    assert table.asked() == "turn"


def test_special_actions_join_the_hand() -> None:
    """T-114. PA-125: playable from the next turn on, taken back like the others."""
    table = Table()
    number = PRINTED.cards.card_ids.index("SA10") - 8
    rows = [row[:] for row in table.state.rows]
    if number not in rows[0]:
        decks = [deck[:] for deck in table.state.decks]
        decks[0].remove(number)
        decks[0].append(rows[0].pop())
        rows[0].append(number)
        table.state.decks = decks
    table.state.rows = rows
    table.resolve("SPECIAL:1")
    table.do("take SA10")
    table.turn(BLUE)
    assert "play SA10" in table.legal()
    table.do("play SA10", "field U1L")
    assert table.state.batteries[BLUE] == 4
    table.lay_out(BLUE, U2="BA1")
    table.turn(BLUE, 1)
    table.do("recall")
    assert table.state.hand[BLUE] == 0xFF | 1 << (8 + number)


# --- turn order, taking back, batteries ------------------------------------------------------


def test_sliding_down() -> None:
    """T-115. PA-127: the disc goes to the lower row; it is there already: no effect."""
    table = Table()
    table.do("battery")
    assert table.state.order_down == 1 << BLUE
    table.turn(BLUE, 1)
    table.do("battery")
    assert table.state.order_down == 1 << BLUE
    table.turn(YELLOW)
    table.do("play BA6", "field U1L", "skip", "skip", "skip", "order")
    assert table.state.order_down == 1 << BLUE | 1 << YELLOW


def test_take_back_all() -> None:
    """T-51. PA-128, PA-129: at least two cards; they return, the disc advances on top, the other slides down."""
    table = Table()
    table.lay_out(BLUE, U1="BA1")
    table.turn(BLUE)
    table.refused("recall", "too-few-cards")
    table.lay_out(BLUE, U2="BA2", U3="BA3", D1="BA4", D2="BA6")
    table.state.slot_tiles[6] = 1
    table.state.tiles_ready[BLUE] = 0
    table.state.position[:2] = [2, 3]
    table.state.height[:2] = [0, 0]
    table.turn(BLUE)
    table.do("recall")
    state = table.state
    assert state.hand[BLUE] == 0xFF
    assert state.cards_out(BLUE) == []
    assert state.tiles_ready[BLUE] == 1
    assert state.position[BLUE] == 3
    assert state.height[BLUE] > state.height[YELLOW]
    assert state.order_down == 1 << BLUE
    assert state.acting == YELLOW


def test_the_last_field_is_the_end() -> None:
    """PA-130: a disc there does not move further."""
    table = Table()
    table.state.position[BLUE] = 8
    table.lay_out(BLUE, U1="BA1", U2="BA2")
    table.turn(BLUE)
    table.do("recall")
    assert table.state.position[BLUE] == 8


def test_taking_a_battery() -> None:
    """PA-131: one if there is one; the turn-order disc slides also from an empty supply."""
    table = Table()
    table.do("battery")
    assert table.state.batteries[BLUE] == 2
    assert table.state.supply == 19
    table.state.supply = 0
    table.turn(YELLOW)
    table.do("battery")
    assert table.state.batteries[YELLOW] == 1
    assert table.state.order_down >> YELLOW & 1
