"""What holds in every state of every game of Pampero, over many random games."""

import pytest

from stromtisch.core.game import State
from stromtisch.core.generator import Generator
from stromtisch.core.journal import Journal
from stromtisch.core.option import OptionValue, complete_options
from stromtisch.games.pampero.content import BULLDOZERS_EACH, WIND_FARMS_EACH
from stromtisch.games.pampero.places import PUBLIC, RESERVE
from stromtisch.games.pampero.scoring import count_bits, owned_cards
from stromtisch.games.pampero.state import NONE, OVER, SOURCE_COUNT, Board
from stromtisch.games.pampero.table import PamperoState
from stromtisch.games.pampero.tasks import KIND, MARKET_COUNT, TURN
from stromtisch.games.pampero.vj import VJ
from stromtisch.testing import check_game
from tests.games.pampero.tables import GAME, PRINTED
from tests.rules_mode import sweep

OPTIONS: dict[str, dict[str, OptionValue]] = {
    "plain": {},
    "long": {"timeline": "long"},
    "intro": {"intro_tiles": True},
    "fixed": {"fixed_layout": True},
    "columns": {"contract_columns": True},
    "capacity": {"battery_capacity": True},
    "rahdo": {"rahdo": True},
    "easy": {"solo_level": "easy"},
    "expert": {"solo_level": "expert"},
    "all": {
        "timeline": "long", "intro_tiles": True, "fixed_layout": True, "contract_columns": True,
        "battery_capacity": True, "rahdo": True,
    },
}  # fmt: skip


def sound(state: State) -> None:
    """Tiles, cards, batteries, money, structures and markers are where the rules can have put them."""
    assert isinstance(state, PamperoState)
    check_stocks(state)
    check_cards(state)
    check_map(state)
    for seat in range(state.companies):
        check_company(state, seat)


def check_stocks(state: Board) -> None:
    """PA-13, PA-119: batteries and capital tiles are never lost or made; PA-172: what is built stays."""
    assert state.supply + sum(state.batteries) == PRINTED.batteries_each * state.companies
    assert state.supply >= 0
    assert state.capital_stock + sum(count_bits(mask) for mask in state.capital) == PRINTED.capital_tiles
    assert state.covers + sum(count_bits(mask) for mask in state.covered) == PRINTED.covers
    # Money between companies: what some paid for others' pieces never exceeds what was paid for cards.
    ledger = [
        state.ledger[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT] for seat in range(state.companies)
    ]
    if not state.charter.solo:
        assert sum(row[3] for row in ledger) <= -sum(row[2] for row in ledger)


def check_cards(state: Board) -> None:
    """Every special card is in exactly one place; so is every tile of the plan and every connection tile."""
    owned = [owned_cards(state, seat) for seat in range(state.companies)]
    for card in range(18):
        holders = sum(mask >> (8 + card) & 1 for mask in owned)
        assert holders + state.rows[0].count(card) + state.decks[0].count(card) == 1
        holders = sum(mask >> card & 1 for mask in state.scoring_hand) + (state.scored >> card & 1)
        assert holders + state.rows[1].count(card) + state.decks[1].count(card) == 1
        holders = sum(mask >> card & 1 for mask in state.foreign)
        lying = [*state.rows[2], *state.rows[3], *state.decks[2], *state.decks[3]].count(card)
        assert holders + lying == 1
    for seat in range(state.companies):
        if seat != state.charter.vj:
            assert owned[seat] & 0xFF == 0xFF
            out = 0
            for slot in range(12):
                out |= state.slot_tiles[seat * 12 + slot]
            assert out & state.tiles_ready[seat] == 0
            assert out | state.tiles_ready[seat] == state.tiles_owned[seat]
    for tile in range(1, 13):
        holders = sum(mask >> tile & 1 for mask in state.tiles_owned)
        assert holders + state.connection_at.count(tile) <= 1
    tiles = [tile for tile in state.plan + state.bonus_at if tile != NONE]
    for tile in set(tiles):
        assert tiles.count(tile) <= PRINTED.tiles.bonus_copies[tile]
    if state.charter.solo:
        assert sorted(state.solo_deck + state.solo_discards) == list(range(18))


def check_map(state: Board) -> None:
    """One bulldozer per site and bay, one transformer per fulfilled contract, contracts where their owner says."""
    printed = PRINTED.map
    places = [place for place in state.bulldozers if place not in (PUBLIC, RESERVE)]
    assert len(places) == len(set(places))
    for site in range(len(printed.site_ids)):
        if state.site_bulldozer[site] != NONE:
            seat = state.site_bulldozer[site]
            assert site in state.bulldozers[seat * BULLDOZERS_EACH : (seat + 1) * BULLDOZERS_EACH]
        free = state.site_owner[site] == NONE and state.site_bulldozer[site] == NONE
        exists = state.sites & printed.building_sites
        assert state.free_sites >> site & 1 == (1 if free and exists >> site & 1 else 0)
    for space in range(len(printed.space_ids)):
        done = state.done_spaces >> space & 1
        assert (state.space_owner[space] != NONE) == (done == 1)
        assert done + (state.open_spaces >> space & 1) + (state.void_spaces >> space & 1) <= 1
        partner = printed.pair[space]
        # PA-96: never both of a pair.
        assert not (done and partner != NONE and state.done_spaces >> partner & 1)
    levels = [[0] * 8 for _ in range(state.companies)]
    for owner, level in zip(
        state.space_owner + state.solar_owner, state.space_level + state.solar_level, strict=True
    ):
        if owner != NONE:
            levels[owner][level] += 1
    for seat in range(state.companies):
        used = [0] * 8
        for number, column in enumerate(PRINTED.boards.transformer_column):
            if state.in_use[seat] >> number & 1:
                used[column] += 1
                assert state.transformer_contract[seat * 27 + number] != NONE
        assert used == levels[seat]


def check_company(state: Board, seat: int) -> None:
    """Energy 0–14; no income past a locked limit; stage, wind farms and money add up."""
    assert 0 <= state.energy[seat] <= 14
    assert state.batteries[seat] >= 0
    if state.phase != OVER:
        assert state.money[seat] >= 0
    assert state.money[seat] == sum(state.ledger[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT])
    for market in range(MARKET_COUNT):
        column = state.income[seat * MARKET_COUNT + market]
        assert 0 <= column <= PRINTED.boards.limit(market, state.stages[seat])
    pylons = farms = 0
    for site, owner in enumerate(state.site_owner):
        if owner == seat:
            pylons += state.pylons >> site & 1
            farms += 1 - (state.pylons >> site & 1)
    assert pylons == state.stages[seat] <= 7
    assert farms == state.wind_farms[seat] == WIND_FARMS_EACH - state.wind_left[seat]
    assert 0 <= state.position[seat] <= state.charter.last_field
    # Contracts hang together: each is at an arrow or joined to another (VJ ignores lines).
    if seat != VJ or not state.charter.solo:
        assert state.in_use[seat] & ~(state.near[seat] | PRINTED.boards.start_transformers) == 0
    if state.charter.columns and (seat != VJ or not state.charter.solo):
        for number, column in enumerate(PRINTED.boards.transformer_column):
            contract = state.transformer_contract[seat * 27 + number]
            assert contract == NONE or column >= PRINTED.map.contract_stage[contract]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.timeout(900)
def test_random_games_are_sound(seats: int, name: str) -> None:
    """PA-172 and all that ``sound`` says, in 200 random games compiled (5 interpreted) for each option."""
    games = sweep(200)
    every = 17 if games >= 200 else 9
    years: set[int] = set()
    for number in range(games):
        state = GAME.new(complete_options(GAME.options, OPTIONS[name]), ["bot"] * seats, f"{name} {number}")
        rng = Generator(f"choices {number}")
        step = number
        built: list[int] = []
        while state.pending():
            codes = state.legal_codes(state.acting)
            state.play(state.acting, codes[int(rng.below(len(codes)))])
            step += 1
            if step % every == 0:
                sound(state)
                # PA-172: structures and transformers stay with their owners.
                now = state.site_owner + state.space_owner + state.solar_owner
                assert all(before in (NONE, after) for before, after in zip(built, now, strict=False))
                built = now
        sound(state)
        years.add(state.year)
        assert state.outcome() is not None
    last = 10 if OPTIONS[name].get("timeline") == "long" else 8
    assert max(years) <= last
    assert min(years) >= last // 2


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.timeout(900)
def test_the_contract_holds(seats: int) -> None:
    games = max(1, sweep(10))
    for name in ("plain", "all"):
        options = {**OPTIONS[name], "decision_seconds": 30 if name == "all" else 0}
        report = check_game(
            GAME, games=games, seats=[seats], options=options, seed=name, invariant=sound, thorough_every=61
        )
        assert report.games == games


@pytest.mark.parametrize("seats", [1, 3])
def test_money_changes_only_as_the_journal_says(seats: int) -> None:
    """Every peso that comes or goes is told, with its source."""
    for number in range(4):
        journal = Journal()
        state = GAME.new(complete_options(GAME.options, {}), ["bot"] * seats, f"ledger {number}", journal)
        rng = Generator(f"choices {number}")
        while state.pending():
            codes = state.legal_codes(state.acting)
            state.play(state.acting, codes[int(rng.below(len(codes)))])
        for seat in range(state.companies):
            told = sum(
                int(str(line.body["amount"]))
                for line in journal.lines
                if line.kind == "money" and line.body["seat"] == seat
            )
            assert told == state.money[seat]


def test_no_question_without_an_answer() -> None:
    """A turn always offers the battery, and every other question at least one answer that leads on."""
    asked: set[int] = set()
    for number in range(12):
        state = GAME.new(complete_options(GAME.options, {}), ["bot"] * 3, f"answers {number}")
        rng = Generator(f"choices {number}")
        while state.pending():
            codes = state.legal_codes(state.acting)
            assert codes
            asked.add(state.agenda[-1] & KIND)
            state.play(state.acting, codes[int(rng.below(len(codes)))])
    assert TURN in asked
    assert len(asked) > 20
