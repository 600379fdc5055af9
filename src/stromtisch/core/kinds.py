"""Kinds of decisions: one class for each, with all rules of the game about it.

A kind defines its arguments, the phases it belongs to, and one predicate (``closed``) from which legal decisions,
refusals and hints are all derived. Inside a kind, decisions are numbered from 0 (``at``). ``Axis.of`` maps that number
to an argument, so that nobody needs to divide codes. ``Kinds`` is the table of all decisions. ``RuledState`` is a
state that answers the kernel by asking the kinds of its phase.
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
# The number of time-outs in a row after which the autopilot takes a seat.
TIMEOUTS_TO_AUTOPILOT: Final = 2
# Shared lists by number of seats: without them, cloning would take a tenth longer.
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

    ``of`` maps the number of a decision to the argument itself, or to its index among the names. ``stride`` is the
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

    The kernel calls a kind only in its phases, and only for a seat for which ``asked`` is true.
    """

    def __init__(self, name: str, phases: Sequence[int], ends: bool = False) -> None:
        self.name = name
        self.phases = list(phases)
        # Decisions that end a phase are listed first.
        self.ends = ends
        self.axes: list[Axis] = []
        self.first = 0
        self.count = 1

    # --- its arguments, outermost first ---------------------------------------------

    def names(self, name: str, values: Sequence[str]) -> Axis:
        """Add an argument that is one of these words."""
        return self._add_axis(Axis(name, list(values), True))

    def numbers(self, name: str, values: Sequence[int]) -> Axis:
        """Add an argument that is one of these numbers."""
        return self._add_axis(Axis(name, list(values), False))

    def _add_axis(self, axis: Axis) -> Axis:
        self.axes.append(axis)
        return axis

    def settle(self, first: int) -> None:
        """Number the decisions of this kind from a first code on, and fill the tables of the arguments."""
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
        """The parameters of the sentence about that reason."""
        return {}

    def collect(self, state: S, seat: int, found: list[int]) -> None:
        """Add the codes of all open decisions. A large kind should check only plausible ones."""
        for at in range(self.count):
            # Not by ``offer``: compiled, every call of a kind checks the type of the state again.
            why = self.closed(state, seat, at)
            if why is None:
                found.append(self.first + at)

    @abstractmethod
    def do(self, state: S, seat: int, at: int) -> None:
        """Carry out a decision that is known to be open."""

    def looked_for(self, state: S, seat: int) -> list[int]:
        """Decisions that a player would look for here; the page shows the closed ones with their reasons."""
        return []

    def preview(self, state: S, seat: int, at: int) -> dict[str, object]:
        """What an open decision would do, in numbers, as far as the seat can know."""
        return {}

    def autopilot(self, state: S, seat: int) -> int:
        """The decision for an absent seat that the game waits for, or NOTHING to leave it to another kind."""
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

    ``step`` counts decisions, ``timeouts`` how often in a row the clock has run out for a seat. ``idlers`` are the
    seats that the autopilot has for that reason.
    """

    def __init__(self, kinds: Kinds, seats: int, people: int, rng: Generator) -> None:
        super().__init__(kinds, seats, people, rng)
        self.kinds = kinds
        self.phase = 0
        self.step = 0
        self.idlers = 0
        # Replaced, never changed in place: clones share it, and all tables begin with the same list.
        self.timeouts: list[int] = NO_TIMEOUTS[seats] if seats < len(NO_TIMEOUTS) else [0] * seats

    def fields(self) -> list[str]:
        """The names of everything that changes during a match; a game adds its own to these."""
        return [*super().fields(), "phase", "step", "idlers", "timeouts"]

    def copy_frame_to(self, other: State) -> None:
        """Copy what every state made of kinds has."""
        super().copy_frame_to(other)
        assert isinstance(other, RuledState)
        other.phase = self.phase
        other.step = self.step
        other.idlers = self.idlers
        other.timeouts = self.timeouts

    # --- what a game says -------------------------------------------------------------

    @abstractmethod
    def over(self) -> bool:
        """Whether nothing can be decided any more: the game is over or was aborted."""

    @abstractmethod
    def asked(self, seat: int) -> bool:
        """Whether a seat may decide anything in this phase; kinds may restrict it further."""

    def stage(self, seat: int) -> int:
        """The phase whose kinds a seat chooses from. A game may split a phase by what a seat has in hand."""
        return self.phase

    def fewest_people(self) -> int:
        """The number of people below which the game is aborted."""
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
        """The same as a Reason, with the parameters of its sentence."""
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
        """Closed decisions that a player would look for here."""
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
        """The decision for an absent seat, from the first kind that offers one."""
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
        """Store how often in a row the clock has run out for a seat."""
        timeouts = self.timeouts[:]
        timeouts[seat] = count
        self.timeouts = timeouts

    def timed_out(self, seat: int, count: int) -> None:
        """Store that the clock has run out ``count`` times in a row for a seat; the autopilot may take over."""
        self.count_timeouts(seat, count)
        if count >= TIMEOUTS_TO_AUTOPILOT and self.people >> seat & 1 and self.outcome() is None:
            self.idlers |= 1 << seat
            self.set_autopilot(seat, True)

    def idle(self, seat: int) -> bool:
        """Whether the autopilot has the seat because its clock ran out; it keeps it until the player acts."""
        return (self.idlers & self.autopilot) >> seat & 1 == 1

    def set_autopilot(self, seat: int, on: bool) -> None:
        """Hand a seat to the autopilot, or back to its player."""
        if not on:
            self.idlers &= ~(1 << seat)
        super().set_autopilot(seat, on)

    def come_back(self, seat: int) -> None:
        """Give a seat back to the player who had left it."""
        self.idlers &= ~(1 << seat)
        super().come_back(seat)

    def leave(self, seat: int) -> None:
        """Let a player leave. With too few people the game is aborted; otherwise the autopilot steers the seat."""
        super().leave(seat)
        if count_seats(self.people & ~self.left) < self.fewest_people() and self.outcome() is None:
            self.abort("too-few-people")
