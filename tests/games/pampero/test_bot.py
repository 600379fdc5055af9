"""The sensible bot: it takes nothing for knowledge that was dealt, and plays better than chance."""

from typing import Any

import pytest

from stromtisch.core.bot import Bot, Chair, RandomBot
from stromtisch.core.generator import Generator
from stromtisch.core.option import OptionValue, complete_options
from stromtisch.games.pampero.bot import SensibleBot
from stromtisch.games.pampero.leanings import Leanings
from stromtisch.games.pampero.statistics import observe
from stromtisch.games.pampero.table import PamperoState
from stromtisch.games.pampero.tasks import SCORE
from stromtisch.testing import check_bot
from tests.games.pampero.tables import BLUE, GAME, Table


def play(bots: list[Bot[Any]], seed: str, choices: str) -> PamperoState:
    """A whole match of bots."""
    state = GAME.new(complete_options(GAME.options, {}), ["bot"] * len(bots), seed)
    rng = Generator(choices)
    while state.pending():
        seat = state.acting
        code = bots[seat].decide(Chair(state, seat, rng, hurry=True))
        assert code is not None
        state.play(seat, code)
    return state


def chosen(table: Table, leanings: Leanings | None = None) -> str:
    """What the bot decides for the seat that is asked."""
    state = table.state
    seat = state.acting
    bot = SensibleBot(leanings)
    code = bot.decide(Chair(state, seat, Generator("chosen"), hurry=True))
    assert code is not None
    return state.table.by_code[code].name


def test_it_beats_chance() -> None:
    """A sensible bot ends far ahead of a random one, on either seat."""
    for place in range(2):
        bots: list[Bot[Any]] = [SensibleBot(), RandomBot()]
        if place:
            bots.reverse()
        state = play(bots, f"bot {place}", "choices")
        assert state.money[place] > state.money[1 - place] + 80
        counted = observe(state.view(None))
        assert counted["years"] == state.year
        assert counted["pylons"] == sum(state.stages)
        assert sum(count for name, count in counted.items() if name.startswith("played ")) == sum(state.plays)
        for name in ("BA1", "BA4"):
            assert counted[f"used {name}"] == 1


@pytest.mark.parametrize("options", [{}, {"intro_tiles": True, "contract_columns": True}])
def test_it_decides_alike_in_every_world(options: dict[str, OptionValue]) -> None:
    """It guesses nothing and knows no stack."""
    assert check_bot(GAME, SensibleBot(), 1, seats=[1, 2, 4], options=options) > 300


def test_it_takes_capital_when_short_of_money_and_energy() -> None:
    """Early, with nothing to spend; unless it is told never to, as simulations do for comparison."""
    table = Table()
    table.company(money=0, energy=0, batteries=0, stages=3)
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
        table.company(stages=4, energy=8, money=40)
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
    table.company(stages=5)
    for scorings, wanted in ((1, "skip"), (3, "score SS07 1")):
        table.state.agenda.clear()
        table.state.scorings = scorings
        table.ask(SCORE)
        assert chosen(table) == wanted
