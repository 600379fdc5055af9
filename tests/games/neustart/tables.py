"""Tables set up as the rules word their situations, and short ways to play at them."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from stromtisch.catalogue import own_pack
from stromtisch.core.content import Pack
from stromtisch.core.generator import Generator
from stromtisch.core.journal import Journal
from stromtisch.core.option import complete_options
from stromtisch.core.reason import Refused
from stromtisch.games.neustart.effects import apply_all
from stromtisch.games.neustart.game import Neustart
from stromtisch.games.neustart.markers import lay_marker
from stromtisch.games.neustart.mood import find_network, find_roads
from stromtisch.games.neustart.state import ACTING, DAY, NONE, ON_DUTY, Board
from stromtisch.games.neustart.table import NeustartState
from stromtisch.games.neustart.terms import ACTOR_COUNT, ACTORS

GAME = Neustart(own_pack("neustart"))
IDS = GAME.printed.quarter_ids

Files = dict[str, dict[str, Any]]


def printed_files() -> Files:
    """The files of the printed pack, free to be changed."""
    return copy.deepcopy(own_pack("neustart").files)


def altered(change: Callable[[Files], object]) -> Neustart:
    """Neustart with changed content."""
    files = printed_files()
    change(files)
    return Neustart(Pack({name: dict(content) for name, content in files.items()}))


def q(name: str) -> int:
    """The number of a quarter."""
    return IDS.index(name)


def loaded(*shown: int) -> Generator:
    """A generator whose next dice show this."""
    for number in range(100_000):
        generator = Generator(f"dice {number}")
        if all(generator.below(6) + 1 == face for face in shown):
            return Generator(f"dice {number}")
    raise AssertionError("no such dice")


class Table:
    """A game in the standard state of section 6, ready to act, and short words to play it."""

    def __init__(self, seats: int = 1, game: Neustart = GAME, **options: Any) -> None:
        chosen = complete_options(game.options, {"unit_seconds": 0, **options})
        self.journal = Journal()
        self.state: NeustartState = game.new(chosen, ["person"] * seats, "table", self.journal)
        self.content = game.printed

    @classmethod
    def standard(cls, seats: int = 1, **options: Any) -> Table:
        """After setup: 12 points, 4 fuel each, depot 5 and 5, no markers, all calm, in the actions of Monday."""
        table = cls(seats, **options)
        state = table.state
        state.lay_empty()
        content = state.content
        for actor in range(ACTOR_COUNT):
            for number in range(3):
                state.team_at[actor * 4 + number] = content.start[actor][number]
        state.base[content.town_hall] = 1
        find_network(state)
        state.tank = [4] * ACTOR_COUNT
        state.depot_supplies = state.depot_fuel = 5
        state.bags = [values[:] for values in content.marker_values]
        state.stack = GAME.new(complete_options(GAME.options, {}), ["bot"], "stack").stack
        state.next_card = 1
        state.open_cards = [state.stack[0]]
        state.helper_count = 0
        table.to_actions()
        return table

    def to_actions(self, unit: int = DAY) -> None:
        """Everybody on duty in a unit without cards."""
        self.state.phase = ACTING
        self.state.unit = unit
        self.state.ready = 0
        self.state.resting = [ON_DUTY] * ACTOR_COUNT

    # --- putting things on the table ------------------------------------------------

    def dice(self, *shown: int) -> None:
        """The next dice show this."""
        self.state.rng = loaded(*shown)

    def anger(self, **quarters: int) -> None:
        for name, level in quarters.items():
            self.state.anger[q(name)] = level

    def helpers(self, **quarters: int) -> None:
        for name, count in quarters.items():
            self.state.helper_count += count - self.state.helpers[q(name)]
            self.state.helpers[q(name)] = count

    def bases(self, *names: str) -> None:
        for name in names:
            self.state.base[q(name)] = 1
        find_network(self.state)

    def block(self, *names: str) -> None:
        for name in names:
            self.state.blocks[q(name)] = 1
        find_roads(self.state)

    def effect(self, card: str, place: int = 0) -> int:
        """The number of an effect of a card."""
        return self.content.card_effects[self.content.card_ids.index(card)][place]

    def marker(self, card: str, quarter: str, value: int, place: int = 0) -> int:
        """The marker of a card's effect lies face down in a quarter with a value from its pool."""
        number = self.effect(card, place)
        bag = self.state.bags[self.content.effects[number].op]
        bag.remove(value)
        bag.append(value)
        before = set(self.state.lying)
        lay_marker(self.state, number, q(quarter), 0, False)
        (new,) = set(self.state.lying) - before
        assert self.state.marker_value[new] == value
        return new

    def card(self, name: str) -> None:
        """A card is revealed now."""
        number = self.content.card_ids.index(name)
        apply_all(self.state, self.content.card_effects[number], NONE)

    def place(self, **teams: str) -> None:
        for name, quarter in teams.items():
            self.state.team_at[ACTORS.index(name[0]) * 4 + int(name[1]) - 1] = q(quarter)

    def points(self, **actors: int) -> None:
        for name, points in actors.items():
            self.state.points[ACTORS.index(name)] = points

    def tanks(self, **actors: int) -> None:
        for name, fuel in actors.items():
            self.state.tank[ACTORS.index(name)] = fuel

    # --- playing --------------------------------------------------------------------

    def do(self, *names: str, seat: int = 0) -> None:
        """Decisions by name."""
        for name in names:
            decision = self.state.table.find(name)
            assert decision is not None, name
            listed = decision.code in self.state.legal_codes(seat)
            self.state.apply(seat, decision)
            assert listed, f"{name} was accepted, but did not stand in the list"

    def refused(self, name: str, code: str, seat: int = 0) -> None:
        """This decision is closed for this reason."""
        decision = self.state.table.find(name)
        assert decision is not None, name
        with pytest.raises(Refused) as refusal:
            self.state.apply(seat, decision)
        assert refusal.value.reason.code == code
        assert decision.code not in self.state.legal_codes(seat)

    def legal(self, seat: int = 0) -> set[str]:
        return {decision.name for decision in self.state.legal(seat)}

    def told(self, kind: str) -> list[Mapping[str, object]]:
        return [line.body for line in self.journal.lines if line.kind == kind]

    def cover_all(self) -> None:
        """Every need field and the hospital are covered."""
        for quarter in range(len(IDS)):
            self.state.covered[quarter] = self.state.need(quarter)
        self.state.hospital_covered = 1

    def of(self, values: list[int], quarter: str) -> int:
        return values[q(quarter)]


def ap(board: Board, actor: str) -> int:
    """An actor's action points."""
    return board.points[ACTORS.index(actor)]


def fuel(board: Board, actor: str) -> int:
    """What is in an actor's tank."""
    return board.tank[ACTORS.index(actor)]
