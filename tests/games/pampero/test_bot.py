"""The sensible bot: it sees the table through its view, and plays better than chance."""

from typing import Any

import pytest

from stromtisch.core.bot import Bot, Chair, RandomBot
from stromtisch.core.generator import Generator
from stromtisch.core.option import complete_options
from stromtisch.games.pampero.bot import SensibleBot
from stromtisch.games.pampero.effects import SCORE
from stromtisch.games.pampero.leanings import Leanings
from stromtisch.games.pampero.seen import table_from
from stromtisch.games.pampero.statistics import observe
from stromtisch.games.pampero.table import PamperoState
from tests.games.pampero.tables import BLUE, GAME, PRINTED, Table
from tests.games.pampero.test_properties import OPTIONS
from tests.rules_mode import sweep


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("name", ["plain", "all"])
def test_a_table_set_from_a_view_is_the_same_table(seats: int, name: str) -> None:
    """The view is complete: the same decisions are open, and the next steps look the same to the seat."""
    for number in range(sweep(20)):
        state = GAME.new(complete_options(GAME.options, OPTIONS[name]), ["bot"] * seats, f"seen {number}")
        rng = Generator(f"choices {number}")
        step = number
        while state.pending():
            seat = state.acting
            codes = state.legal_codes(seat)
            code = codes[int(rng.below(len(codes)))]
            if step % 11 == 0:
                view = state.view(seat)
                copy = table_from(view, PRINTED, state.table, rng.split())
                assert copy.legal_codes(seat) == codes
                shown = copy.view(seat)
                for field in view:
                    if field not in ("moment", "used"):
                        assert shown[field] == view[field], field
                assert [sorted(deck) for deck in copy.decks] == [sorted(deck) for deck in state.decks]
                after = state.clone()
                after.play(seat, code)
                copy.play(seat, code)
                assert copy.money == after.money or state.charter.solo
                assert copy.agenda == after.agenda or state.charter.solo
            state.play(seat, code)
            step += 1


def play(bots: list[Bot[Any]], seed: str, choices: str) -> PamperoState:
    """A whole match of bots that see nothing but their views."""
    state = GAME.new(complete_options(GAME.options, {}), ["bot"] * len(bots), seed)
    rng = Generator(choices)
    while state.pending():
        seat = state.acting
        code = bots[seat].decide(Chair(state, seat, rng, hurry=True))
        assert code is not None
        state.play(seat, code)
    return state


def chosen(table: Table, leanings: Leanings | None = None) -> str:
    """What the bot decides for whoever is asked."""
    state = table.state
    seat = state.acting
    bot = SensibleBot(PRINTED, leanings)
    code = bot.decide(Chair(state, seat, Generator("chosen"), hurry=True))
    assert code is not None
    return state.table.by_code[code].name


def test_it_beats_chance() -> None:
    """A sensible bot ends far ahead of a random one, on either seat."""
    for place in range(2):
        bots: list[Bot[Any]] = [SensibleBot(PRINTED), RandomBot()]
        if place:
            bots.reverse()
        state = play(bots, f"bot {place}", "choices")
        assert state.money[place] > state.money[1 - place] + 80
        counted = observe(state.view(None))
        assert counted["years"] == state.year
        assert counted["pylons"] == sum(state.stage)
        assert sum(count for name, count in counted.items() if name.startswith("played ")) == sum(state.plays)
        for name in ("BA1", "BA4"):
            assert counted[f"used {name}"] == 1


@pytest.mark.parametrize("seats", [1, 3])
def test_it_decides_alike_whatever_it_draws(seats: int) -> None:
    """The same match comes out with another generator: it guesses nothing and knows no stack."""
    one = play([SensibleBot(PRINTED)] * seats, "alike", "one stream")
    two = play([SensibleBot(PRINTED)] * seats, "alike", "another stream")
    assert one.money == two.money
    assert one.plays == two.plays
    assert min(one.money[:seats]) > 60


def test_it_takes_capital_when_short_of_money_and_energy() -> None:
    """Early, with nothing to spend; unless it is told never to, as simulations do for comparison."""
    table = Table()
    table.company(money=0, energy=0, batteries=0, stage=3)
    table.income(RES=3, REC=2)
    table.bulldozers(BLUE)
    table.lay_out(BLUE, D1="BA6")
    table.turn(BLUE)
    assert "play BA7" in table.legal()
    assert chosen(table) == "play BA7"
    frugal = Leanings()
    frugal.capital = False
    assert chosen(table, frugal) != "play BA7"


def test_it_serves_zone_c_when_it_can() -> None:
    """A contract of the cities while there are years to earn with it; unless it is told never to."""
    for cities in (True, False):
        table = Table()
        table.pylon(BLUE, "C-P1")
        table.company(stage=4, energy=8, money=40)
        table.contract(BLUE, "N12", "A2-1")
        table.lay_out(BLUE, U1="BA6", U2="BA1", D1="BA2")
        table.turn(BLUE)
        leanings = Leanings()
        leanings.cities = cities
        names: list[str] = []
        while table.state.acting == BLUE and len(names) < 6:
            names.append(chosen(table, leanings))
            table.do(names[-1])
        assert any(name.startswith("contract C-") for name in names) == cities


def test_it_keeps_scoring_cards_for_the_end() -> None:
    """PA-146: counts only rise, so a card is played in the final scoring, with the better option."""
    table = Table()
    table.give(BLUE, "SS07")
    table.company(stage=5)
    for scorings, wanted in ((1, "skip"), (3, "score SS07 1")):
        table.state.agenda.clear()
        table.state.scorings = scorings
        table.ask(SCORE)
        assert chosen(table) == wanted
