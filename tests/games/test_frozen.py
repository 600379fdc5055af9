"""Every game's state can be written down and taken up again, compiled as well as interpreted."""

from __future__ import annotations

import json
import random

import pytest

from stromtisch.catalogue import playable
from stromtisch.core.frozen import freeze, thaw
from stromtisch.core.game import State
from stromtisch.core.match import Match, SeatInfo

GAMES = playable()


def step(state: State, rng: random.Random) -> bool:
    """Somebody decides something; false when nobody can."""
    actors = state.actors()
    if not actors:
        return False
    seat = rng.choice(actors)
    state.apply(seat, rng.choice(state.legal(seat)))
    return True


def sight(state: State) -> str:
    """What each seat sees and may do."""
    eyes: list[int | None] = [None, *range(state.seats)]
    codes = [state.legal_codes(seat) for seat in range(state.seats)]
    return json.dumps([[state.view(seat) for seat in eyes], codes])


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("name", GAMES)
def test_a_state_taken_up_again_goes_on_in_the_same_way(name: str, seed: int) -> None:
    game, rng = GAMES[name], random.Random(seed)
    seats = [SeatInfo("person", str(seat)) for seat in range(rng.randint(game.least, min(game.most, 6)))]
    options = {option.id: rng.choice(option.choices) for option in game.options if option.kind == "choice"}
    state = Match(game, options, seats, f"frozen {seed}").state
    for _ in range(rng.randint(5, 100)):
        step(state, rng)
    # With another seed, as for a bot: what is drawn by lot must be in the fields.
    again = Match(game, options, seats, "another seed").state
    thaw(again, json.loads(json.dumps(freeze(state))))
    one, other = random.Random(seed), random.Random(seed)
    for _ in range(40):
        assert sight(again) == sight(state)
        if not step(state, one):
            break
        step(again, other)
    assert freeze(again) == freeze(state)
