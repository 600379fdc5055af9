"""The course of a match: the log entries that still count after every undo and rollback.

The course is a chain of steps. Each step points to the one before it, and ``tips`` has the last step after each log
entry. Going back means continuing from an earlier step. The abandoned steps stay reachable.

A step may keep the state after it, so that going back replays only the entries since such a step. No state is kept
until a match goes back for the first time. Then states are kept at every ``STRIDE``-th replayed step and at the
``RECENT`` most recent rewind targets. In total, the rewinds of a match replay at most two strides of entries for each
rewind, plus every step once.
"""

from __future__ import annotations

from typing import Final

from stromtisch.core.decision import Decision
from stromtisch.core.entry import AUTOPILOT, DECIDE, EXPIRE, LEAVE, ROLLBACK, STANDING, STOP, VOTE, Entry
from stromtisch.core.game import State
from stromtisch.core.generator import Generator
from stromtisch.core.reason import Reason, Refused

STRIDE: Final = 16
RECENT: Final = 16

# The kind of the journal line that tells what a bot intends.
INTENTION: Final = "intention"


class Step:
    """One entry of the course. The first step has no entry: it stands for the table as it was set up."""

    def __init__(self, entry: Entry | None, place: int, reveals: int, before: Step | None) -> None:
        self.entry = entry
        # How many entries the log had before this one; redrawn chance depends on it.
        self.place = place
        # The state's ``reveals`` before this step.
        self.reveals = reveals
        self.before = before
        # The last step so far that undo cannot skip, and the last one that is a decision or an expiry.
        self.decided: Step | None = None
        self.played: Step | None = None
        # The entries that set the current autopilots, departures and votes of people.
        self.standing: list[Entry] = []
        # The state after this step, if it is kept.
        self.state: State | None = None
        if before is not None:
            self.decided = before.decided
            self.played = before.played
            self.standing = before.standing
        if entry is None:
            return
        if entry.kind in STANDING:
            self.standing = _with(self.standing, entry)
        else:
            self.decided = self
            if entry.kind != ROLLBACK:
                self.played = self


def _with(standing: list[Entry], entry: Entry) -> list[Entry]:
    """Add an entry and drop those it overrides: a player who leaves has no vote, and the autopilot steers the seat."""
    leaves = entry.kind == LEAVE
    kept = [
        other for other in standing if other.seat != entry.seat or (not leaves and other.kind != entry.kind)
    ]
    kept.append(entry)
    return kept


def _lacking(now: list[Entry], then: list[Entry]) -> list[Entry]:
    """Return the entries that apply now and did not apply then, in an order that is safe to replay.

    Withdrawn votes come first. Otherwise votes that never applied at the same time could stop the match.
    """
    withdrawn: list[Entry] = []
    others: list[Entry] = []
    for entry in now:
        if not any(entry is other for other in then):
            if entry.kind == VOTE and entry.value != "on":
                withdrawn.append(entry)
            else:
                others.append(entry)
    return withdrawn + others


class Course:
    """The steps of a match that still count, and the steps that counted after each entry of the log."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.root = Step(None, 0, 0, None)
        self.tip = self.root
        # The tip after each number of entries in the log.
        self.tips = [self.root]
        # The most recent rewind targets, which keep their state for now.
        self._recent: list[Step] = []

    def begin_after(self, last: Entry | None, reveals: int) -> None:
        """Begin in the middle of a match; of the earlier entries only the last decision is known."""
        self.root = Step(None, 0, 0, None)
        self.tip = self.root if last is None else Step(last, 0, reveals, self.root)
        self.tips = [self.tip]
        self._recent = []

    def add(self, entry: Entry, reveals: int) -> None:
        """Add a log entry that counts."""
        self.tip = Step(entry, len(self.tips) - 1, reveals, self.tip)
        self.tips.append(self.tip)

    def entries(self) -> list[Entry]:
        """The entries that count, oldest first."""
        return [step.entry for step in self.steps() if step.entry is not None]

    def steps(self) -> list[Step]:
        """The steps from the start to the tip."""
        found: list[Step] = []
        step: Step | None = self.tip
        while step is not None:
            found.append(step)
            step = step.before
        found.reverse()
        return found

    def rewind(self, target: Step, anew: Entry | None) -> State:
        """Continue from an earlier step and return the state there; the root's state must be kept.

        The current autopilots, departures and votes are carried over. Then ``anew``, if given, redraws future chance.
        """
        state = self._state_after(target)
        place = len(self.tips) - 1
        tip = target
        carried = _lacking(self.tip.standing, target.standing)
        if anew is not None:
            carried.append(anew)
        for entry in carried:
            tip = Step(entry, place, state.reveals, tip)
            retrace(state, tip, self.seed)
        self.tip = tip
        self.tips.append(tip)
        return state

    def distance(self, target: Step) -> int:
        """How many entries a rewind to a step replays: those since the nearest earlier step with a kept state."""
        found = 0
        step: Step | None = target
        while step is not None and step.state is None and step.before is not None:
            found += 1
            step = step.before
        return found

    def _state_after(self, target: Step) -> State:
        """Return the state after a step. Some states on the way are kept for the next rewind."""
        path: list[Step] = []
        step = target
        while step.state is None:
            path.append(step)
            before = step.before
            assert before is not None
            step = before
        state = step.state.clone()
        ahead = len(path)
        done = 0
        for step in reversed(path):
            retrace(state, step, self.seed)
            ahead -= 1
            done += 1
            # Each kept state is at least a stride from its neighbours, so there are never more states than strides.
            if done >= STRIDE and ahead >= STRIDE:
                step.state = state.clone()
                done = 0
        if path:
            target.state = state.clone()
            self._recent.append(target)
            if len(self._recent) > RECENT:
                self._recent.pop(0).state = None
        elif target in self._recent:
            self._recent.remove(target)
            self._recent.append(target)
        return state


def carry_out(state: State, entry: Entry) -> None:
    """Carry out a stored entry that is not an undo or a rollback; a closed decision raises Refused."""
    if entry.kind == DECIDE:
        decision = state.table.find(entry.value)
        if decision is None:
            raise Refused(Reason("unknown-decision", {"decision": entry.value}))
        make_decision(state, entry, decision)
    elif entry.kind in (EXPIRE, STOP):
        if state.outcome() is not None:
            raise Refused(Reason("game-over"))
        if entry.kind == EXPIRE:
            state.expire()
        else:
            state.stop()
    elif entry.kind == AUTOPILOT:
        state.set_autopilot(entry.seat, entry.value == "on")
    elif entry.kind == LEAVE:
        state.leave(entry.seat)
    elif entry.kind == VOTE:
        state.vote(entry.seat, entry.value == "on")


def make_decision(state: State, entry: Entry, decision: Decision) -> None:
    """Carry out a decision; the journal tells a bot's intention before the effects."""
    journal = state.journal
    if entry.intention is not None and journal is not None and state.why_not(entry.seat, decision) is None:
        body: dict[str, object] = {**entry.intention, "seat": entry.seat}
        journal.tell(INTENTION, body)
    state.apply(entry.seat, decision)


def retrace(state: State, step: Step, seed: str) -> None:
    """Carry out a step of the course on the state before it."""
    entry = step.entry
    if entry is None:
        return
    if entry.kind == ROLLBACK:
        state.redraw(Generator(f"{seed}/rollback/{step.place}"))
    else:
        carry_out(state, entry)
