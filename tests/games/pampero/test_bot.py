"""The sensible bot: it sees the table through its view, and plays better than chance."""

import pytest

from stromtisch.core.bot import RandomBot
from stromtisch.core.generator import Generator
from stromtisch.core.option import complete_options
from stromtisch.games.pampero.bot import SensibleBot
from stromtisch.games.pampero.seen import table_from
from stromtisch.games.pampero.statistics import observe
from tests.games.pampero.tables import GAME, PRINTED
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


def test_it_beats_chance() -> None:
    """A sensible bot ends well ahead of a random one, on either seat."""
    for place in range(2):
        bots = [SensibleBot(PRINTED), RandomBot()]
        if place:
            bots.reverse()
        state = GAME.new(complete_options(GAME.options, {}), ["bot"] * 2, f"bot {place}")
        rng = Generator(f"bots {place}")
        while state.pending():
            seat = state.acting
            decision = bots[seat].decide(state.view(seat), state.legal(seat), rng, True)
            assert decision is not None
            state.apply(seat, decision)
        assert state.money[place] > state.money[1 - place] + 30
        counted = observe(state.view(None))
        assert counted["years"] == state.year
        assert counted["pylons"] == sum(state.stage)
        assert sum(count for name, count in counted.items() if name.startswith("played ")) == sum(state.plays)
        assert 5 <= state.year <= 8
