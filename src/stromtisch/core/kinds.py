"""Kinds of decisions: one class for each, with everything the game has to say about it.

A kind names its arguments, the phases it belongs to, and one predicate (``closed``) from which legal decisions,
refusals and hints are all derived. Inside a kind decisions are numbered from 0 (``at``); ``Axis.of`` gives an
argument by that number, so nobody divides codes. ``Kinds`` is the table of all decisions, ``RuledState`` the state
that answers the kernel's questions by asking the kinds of its phase.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from stromtisch.core.decision import Decision, DecisionTable
from stromtisch.core.game import State
from stromtisch.core.generator import Generator
from stromtisch.core.reason import Reason
from stromtisch.core.seats import count_seats

NOTHING: Final = -1
# So many time-outs in a row put a seat on autopilot.
TIMEOUTS_TO_AUTOPILOT: Final = 2
# For each number of seats: a clone that made its own list only to drop it would take a tenth longer.
NO_TIMEOUTS: Final = [[0] * seats for seats in range(16)]


class Why:
    """Why a decision is closed. There is one object for each reason, compared by identity."""

    def __init__(self, code: str) -> None:
        self.code = code

    def __repr__(self) -> str:
        return f"<Why {self.code}>"


GAME_OVER: Final = Why("game-over")
WRONG_PHASE: Final = Why("wrong-phase")
NOT_YOURS: Final = Why("not-your-decision")
NO_SEAT: Final = Why("no-seat")


class Axis:
    """One argument of a kind.

    ``of`` gives by the number of a decision the argument itself, or its place among the names; ``stride`` is the
    distance between decisions whose arguments are neighbours.
    """

    def __init__(self, name: str, values: list[str | int], named: bool) -> None:
        self.name = name
        self.values = values
        self.named = named
        self.stride = 1
        self.of: list[int] = []


S = TypeVar("S", bound="RuledState")


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Generic[S]):
    """One kind of decision in a game whose state is ``S``.

    The kernel asks only in a phase of the kind, and only for a seat that the state says is asked.
    """

    def __init__(self, name: str, phases: Sequence[int], ends: bool = False) -> None:
        self.name = name
        self.phases = list(phases)
        # What ends a phase is listed before everything else.
        self.ends = ends
        self.axes: list[Axis] = []
        self.first = 0
        self.count = 1

    # --- its arguments, outermost first ---------------------------------------------

    def names(self, name: str, values: Sequence[str]) -> Axis:
        """An argument that is one of these words."""
        return self._add_axis(Axis(name, list(values), True))

    def numbers(self, name: str, values: Sequence[int]) -> Axis:
        """An argument that is one of these numbers."""
        return self._add_axis(Axis(name, list(values), False))

    def _add_axis(self, axis: Axis) -> Axis:
        self.axes.append(axis)
        return axis

    def settle(self, first: int) -> None:
        """Number the decisions of this kind, beginning with a code, and fill the columns of the arguments."""
        self.first = first
        self.count = 1
        for axis in reversed(self.axes):
            axis.stride = self.count
            self.count *= len(axis.values)
        for axis in self.axes:
            column: list[int] = []
            for at in range(self.count):
                place = at // axis.stride % len(axis.values)
                value = axis.values[place]
                column.append(value if isinstance(value, int) else place)
            axis.of = column

    def arguments(self, at: int) -> dict[str, str | int]:
        """The arguments of a decision by name."""
        return {axis.name: axis.values[at // axis.stride % len(axis.values)] for axis in self.axes}

    # --- what a game says about it ------------------------------------------------------

    def closed(self, state: S, seat: int, at: int) -> Why | None:
        """Why a decision is closed to a seat; None: it is open."""
        return None

    def facts(self, state: S, seat: int, at: int, why: Why) -> dict[str, object]:
        """What a sentence about that reason names."""
        return {}

    def collect(self, state: S, seat: int, found: list[int]) -> None:
        """Add the codes of all open decisions. A large kind offers only those that have a chance."""
        for at in range(self.count):
            self.offer(state, seat, at, found)

    @abstractmethod
    def do(self, state: S, seat: int, at: int) -> None:
        """Carry out a decision that is known to be open."""

    def looked_for(self, state: S, seat: int) -> list[int]:
        """Decisions a player would look for here; the closed ones are shown with their reasons."""
        return []

    def preview(self, state: S, seat: int, at: int) -> dict[str, object]:
        """What an open decision would do, in numbers, as far as the seat can know."""
        return {}

    def autopilot(self, state: S, seat: int) -> int:
        """What is decided for an absent seat the game waits for, or NOTHING: another kind has to say."""
        return NOTHING

    # --- what the kernel adds -----------------------------------------------------------

    def offer(self, state: S, seat: int, at: int, found: list[int]) -> None:
        """Add a decision unless it is closed."""
        if self.closed(state, seat, at) is None:
            found.append(self.first + at)


class Kinds(DecisionTable):
    """All decisions of a game, made from its kinds in the order of their codes."""

    def __init__(self, phases: Sequence[str], kinds: Sequence[Kind[Any]]) -> None:
        super().__init__()
        self.phases = list(phases)
        self.kinds: list[Kind[Any]] = list(kinds)
        self.of_code: list[Kind[Any]] = []
        self.in_phase: list[list[Kind[Any]]] = [[] for _ in phases]
        for kind in self.kinds:
            kind.settle(len(self.by_code))
            for at in range(kind.count):
                self.add(kind.name, kind.arguments(at))
                self.of_code.append(kind)
        for ends in (True, False):
            for kind in self.kinds:
                if kind.ends == ends:
                    for phase in kind.phases:
                        self.in_phase[phase].append(kind)


@mypyc_attr(allow_interpreted_subclasses=True)
class RuledState(State):
    """A state whose decisions are kinds.

    ``step`` counts decisions, ``timeouts`` how often in a row the clock has run out for a seat.
    """

    def __init__(self, kinds: Kinds, seats: int, people: int, rng: Generator) -> None:
        super().__init__(kinds, seats, people, rng)
        self.kinds = kinds
        self.phase = 0
        self.step = 0
        # Replaced, not changed: clones share it, and all tables begin with the same.
        self.timeouts: list[int] = NO_TIMEOUTS[seats] if seats < len(NO_TIMEOUTS) else [0] * seats

    def fields(self) -> list[str]:
        """The names of everything that changes during a match; a game adds its own to these."""
        return [*super().fields(), "phase", "step", "timeouts"]

    def copy_frame_to(self, other: State) -> None:
        """Copy what every state made of kinds has."""
        super().copy_frame_to(other)
        assert isinstance(other, RuledState)
        other.phase = self.phase
        other.step = self.step
        other.timeouts = self.timeouts

    # --- what a game says -------------------------------------------------------------

    @abstractmethod
    def over(self) -> bool:
        """Whether nothing can be decided any more: the game is over or was aborted."""

    @abstractmethod
    def asked(self, seat: int) -> bool:
        """Whether a seat may decide anything in this phase; kinds may say more."""

    def stage(self, seat: int) -> int:
        """Whose kinds a seat chooses from: the phase. A game may divide a phase by what a seat has in hand."""
        return self.phase

    def fewest_people(self) -> int:
        """With fewer people at the table the game is aborted."""
        return 1

    def phase_name(self) -> str:
        """The name of the phase."""
        return self.kinds.phases[self.phase]

    # --- what the kinds say -----------------------------------------------------------

    def legal_codes(self, seat: int) -> list[int]:
        """The codes of all decisions open to a seat."""
        found: list[int] = []
        if not self.over() and self.asked(seat):
            for kind in self.kinds.in_phase[self.stage(seat)]:
                kind.collect(self, seat, found)
        return found

    def closed_because(self, seat: int, code: int) -> Why | None:
        """Why a decision is closed to a seat; None: it is open."""
        if self.over():
            return GAME_OVER
        kind = self.kinds.of_code[code]
        if self.stage(seat) not in kind.phases:
            return WRONG_PHASE
        if not self.asked(seat):
            return NOT_YOURS
        return kind.closed(self, seat, code - kind.first)

    def why_not(self, seat: int, decision: Decision) -> Reason | None:
        """The same answer, with what a sentence about it names."""
        if not 0 <= seat < self.seats:
            return Reason(NO_SEAT.code, {"seat": seat})
        why = self.closed_because(seat, decision.code)
        if why is None:
            return None
        if why is WRONG_PHASE:
            return Reason(why.code, {"phase": self.phase_name()})
        if why is GAME_OVER or not self.asked(seat):
            return Reason(why.code)
        kind = self.kinds.of_code[decision.code]
        return Reason(why.code, kind.facts(self, seat, decision.code - kind.first, why))

    def closed(self, seat: int) -> list[Decision]:
        """What a player would look for here although it is closed."""
        found: list[Decision] = []
        if self.over() or not self.asked(seat):
            return found
        for kind in self.kinds.in_phase[self.stage(seat)]:
            looked_for = kind.looked_for(self, seat)
            found += [
                self.table.by_code[kind.first + at]
                for at in looked_for
                if self.closed_because(seat, kind.first + at) is not None
            ]
        return found

    def play(self, seat: int, code: int) -> None:
        """Carry out a legal decision."""
        self.step += 1
        if self.timeouts[seat] != 0:
            self.count_timeouts(seat, 0)
        kind = self.kinds.of_code[code]
        kind.do(self, seat, code - kind.first)

    def preview(self, seat: int, decision: Decision) -> dict[str, object]:
        """What a decision would do, in numbers."""
        kind = self.kinds.of_code[decision.code]
        return kind.preview(self, seat, decision.code - kind.first)

    def autopilot_decision(self, seat: int) -> Decision | None:
        """What is decided for an absent seat: the first kind that has something to say decides."""
        if seat not in self.pending():
            return None
        for kind in self.kinds.in_phase[self.stage(seat)]:
            at = kind.autopilot(self, seat)
            if at != NOTHING:
                return self.table.by_code[kind.first + at]
        codes = self.legal_codes(seat)
        return self.table.by_code[codes[0]] if codes else None

    # --- clocks and people ---------------------------------------------------------------

    def count_timeouts(self, seat: int, count: int) -> None:
        """Note how often in a row the clock has run out for a seat."""
        timeouts = self.timeouts[:]
        timeouts[seat] = count
        self.timeouts = timeouts

    def timed_out(self, seat: int, count: int) -> None:
        """The clock has run out for a seat, now ``count`` times in a row; too often: autopilot."""
        self.count_timeouts(seat, count)
        if count >= TIMEOUTS_TO_AUTOPILOT and self.people >> seat & 1 and self.outcome() is None:
            self.set_autopilot(seat, True)

    def leave(self, seat: int) -> None:
        """A player leaves; with too few people the game is aborted, else the autopilot steers the seat to the end."""
        super().leave(seat)
        if count_seats(self.people & ~self.left) < self.fewest_people() and self.outcome() is None:
            self.abort("too-few-people")
