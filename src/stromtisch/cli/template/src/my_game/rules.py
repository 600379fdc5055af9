"""The rules: roll as often as you dare, or keep what you have rolled. A one takes it all. 20 points win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stromtisch.core.content import Pack
from stromtisch.core.fields import copy_fields
from stromtisch.core.game import Game
from stromtisch.core.generator import Generator
from stromtisch.core.journal import Journal
from stromtisch.core.kinds import Kind, Kinds, RuledState, Why
from stromtisch.core.option import OptionValue
from stromtisch.core.outcome import Outcome
from stromtisch.core.reason import Reason
from stromtisch.core.seats import people_in, seats_of

PHASES = ["roll"]
ROLLING = 0
GOAL = 20

NOTHING_ROLLED = Why("nothing-rolled")


class Table(RuledState):
    """What lies on the table: the points of each seat, what was rolled in this turn, and whose turn it is."""

    def __init__(self, kinds: Kinds, seats: int, people: int, rng: Generator) -> None:
        super().__init__(kinds, seats, people, rng)
        self.points = [0] * seats
        self.rolled = 0
        self.turn = 0

    def fields(self) -> list[str]:
        """Everything that changes during a match."""
        return [*super().fields(), "points", "rolled", "turn"]

    def over(self) -> bool:
        """Whether nothing can be decided any more."""
        return self.aborted != "" or max(self.points) >= GOAL

    def asked(self, seat: int) -> bool:
        """Whether a seat may decide anything now."""
        return seat == self.turn

    def pending(self) -> tuple[int, ...]:
        """The seats the game waits for."""
        return seats_of(0 if self.over() else 1 << self.turn)

    def moment(self) -> str:
        """Names the stretch of play; here every decision begins a new one."""
        return str(self.step)

    def board(self, seat: int | None) -> dict[str, object]:
        """What a seat may see. Here it is everything."""
        return {"points": self.points, "rolled": self.rolled}

    def determinize(self, seat: int | None, rng: Generator) -> Table:
        """A table this seat could equally well be at: nothing is hidden, only the dice to come change."""
        other = self.clone()
        other.rng = rng.split()
        return other

    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        if self.aborted != "":
            return Outcome("aborted", Reason(self.aborted), [])
        if not self.over():
            return None
        places: list[int | None] = [1 + sum(other > own for other in self.points) for own in self.points]
        return Outcome("scored", Reason("goal-reached"), [places.index(1)], places, self.points)

    def clone(self) -> Table:
        """An independent copy."""
        other = Table(self.kinds, self.seats, self.people, self.rng.clone())
        copy_fields(self, other)
        return other

    def pass_on(self, seat: int) -> None:
        """The next seat begins with nothing rolled."""
        self.rolled = 0
        self.turn = (seat + 1) % self.seats


class Roll(Kind[Table]):
    """Roll the die."""

    def __init__(self) -> None:
        super().__init__("roll", [ROLLING])

    def do(self, table: Table, seat: int, at: int) -> None:
        """A one ends the turn; everything else is added to what was rolled."""
        die = int(table.rng.below(6)) + 1
        table.reveals += 1
        if table.journal is not None:
            table.journal.tell("rolled", {"seat": seat, "die": die})
        if die == 1:
            table.pass_on(seat)
        else:
            table.rolled += die


class Keep(Kind[Table]):
    """Keep what was rolled."""

    def __init__(self) -> None:
        super().__init__("keep", [ROLLING], ends=True)

    def closed(self, table: Table, seat: int, at: int) -> Why | None:
        """There must be something to keep."""
        return NOTHING_ROLLED if table.rolled == 0 else None

    def looked_for(self, table: Table, seat: int) -> list[int]:
        """Players look for it, so it is shown with its reason when it is closed."""
        return [0]

    def preview(self, table: Table, seat: int, at: int) -> dict[str, object]:
        """The points one would have."""
        return {"points": table.points[seat] + table.rolled}

    def do(self, table: Table, seat: int, at: int) -> None:
        """Write the points down, and pass the die on."""
        table.points[seat] += table.rolled
        if table.journal is not None:
            table.journal.tell("kept", {"seat": seat, "points": table.points[seat]})
        table.pass_on(seat)


class MyGame(Game):
    """The game: its id, the version of its rules, its title, two to four seats, no options."""

    def __init__(self, pack: Pack) -> None:
        title = {"de": "My game", "en": "My game"}
        super().__init__("my-game", 1, pack.hash(), title, 2, 4, [], Kinds(PHASES, [Roll(), Keep()]))

    def new(
        self,
        options: Mapping[str, OptionValue],
        kinds: Sequence[str],
        seed: str,
        journal: Journal | None = None,
    ) -> Table:
        """Lay the table; seat 0 begins."""
        assert isinstance(self.decisions, Kinds)
        table = Table(self.decisions, len(kinds), people_in(kinds), Generator(seed))
        table.journal = journal
        return table
