"""The course of a match: the acts that still count after every undo and rollback.

The course is a chain of steps. Each step points to the one before it, and ``tips`` has the last step after each
act. Going back means continuing from an earlier step. The abandoned steps stay reachable.

A step may keep the state after it, so that going back replays only the acts since such a step. No state is kept
until a match goes back for the first time. Then states are kept at every ``STRIDE``-th replayed step and at the
``RECENT`` most recent rewind targets. In total, the rewinds of a match replay at most two strides of acts for each
rewind, plus every step once.
"""

from __future__ import annotations

from typing import Final

from stromtisch.core.act import AUTOPILOT, DECIDE, EXPIRE, LEAVE, RETURN, ROLLBACK, STANDING, STOP, VOTE, Act
from stromtisch.core.game import State
from stromtisch.core.generator import Generator
from stromtisch.core.reason import Reason, Refused

STRIDE: Final = 16
RECENT: Final = 16

# The kind of the journal line that tells what a bot intends.
INTENTION: Final = "intention"


class Step:
    """One act of the course. The first step has no act: it stands for the table as it was set up."""

    def __init__(self, act: Act | None, place: int, reveals: int, before: Step | None) -> None:
        self.act = act
        # How many acts the log had before this one; redrawn chance depends on it.
        self.place = place
        # The state's ``reveals`` before this step.
        self.reveals = reveals
        self.before = before
        # The last step so far that undo cannot skip, and the last one that is a decision or an expiry.
        self.decided: Step | None = None
        self.played: Step | None = None
        # The acts that set the current autopilots, departures and votes of people.
        self.standing: list[Act] = []
        # The state after this step, if it is kept.
        self.state: State | None = None
        if before is not None:
            self.decided = before.decided
            self.played = before.played
            self.standing = before.standing
        if act is None:
            return
        if act.kind in STANDING:
            self.standing = _with(self.standing, act)
        else:
            self.decided = self
            if act.kind != ROLLBACK:
                self.played = self


def _with(standing: list[Act], act: Act) -> list[Act]:
    """Add an act and drop those it overrides: who leaves or returns begins again without autopilot and vote."""
    anew = act.kind in (LEAVE, RETURN)
    kept = [other for other in standing if other.seat != act.seat or (not anew and other.kind != act.kind)]
    kept.append(act)
    return kept


def _lacking(now: list[Act], then: list[Act]) -> list[Act]:
    """Return the acts that apply now and did not apply then, in an order that is safe to replay.

    Withdrawn votes come first. Otherwise votes that never applied at the same time could stop the match.
    """
    withdrawn: list[Act] = []
    others: list[Act] = []
    for act in now:
        if not any(act is other for other in then):
            if act.kind == VOTE and not act.sets():
                withdrawn.append(act)
            else:
                others.append(act)
    return withdrawn + others


class Course:
    """The steps of a match that still count, and the steps that counted after each act of the log."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.root = Step(None, 0, 0, None)
        self.tip = self.root
        # The tip after each number of acts in the log.
        self.tips = [self.root]
        # The most recent rewind targets, which keep their state for now.
        self._recent: list[Step] = []

    def begin_after(self, last: Act | None, reveals: int) -> None:
        """Begin in the middle of a match; of the earlier acts only the last decision is known."""
        self.root = Step(None, 0, 0, None)
        self.tip = self.root if last is None else Step(last, 0, reveals, self.root)
        self.tips = [self.tip]
        self._recent = []

    def add(self, act: Act, reveals: int) -> None:
        """Add an act that counts."""
        self.tip = Step(act, len(self.tips) - 1, reveals, self.tip)
        self.tips.append(self.tip)

    def acts(self) -> list[Act]:
        """The acts that count, oldest first."""
        return [step.act for step in self.steps() if step.act is not None]

    def steps(self) -> list[Step]:
        """The steps from the start to the tip."""
        found: list[Step] = []
        step: Step | None = self.tip
        while step is not None:
            found.append(step)
            step = step.before
        found.reverse()
        return found

    def rewind(self, target: Step, anew: Act | None) -> State:
        """Continue from an earlier step and return the state there; the root's state must be kept.

        The current autopilots, departures and votes are carried over. Then ``anew``, if given, redraws future chance.
        """
        state = self._state_after(target)
        place = len(self.tips) - 1
        tip = target
        carried = _lacking(self.tip.standing, target.standing)
        if anew is not None:
            carried.append(anew)
        for act in carried:
            tip = Step(act, place, state.reveals, tip)
            retrace(state, tip, self.seed)
        self.tip = tip
        self.tips.append(tip)
        return state

    def distance(self, target: Step) -> int:
        """How many acts a rewind to a step replays: those since the nearest earlier step with a kept state."""
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


def carry_out(state: State, act: Act) -> None:
    """Carry out an act that is not an undo or a rollback; a closed decision raises Refused."""
    if act.kind == DECIDE:
        _decide(state, act)
    elif act.kind == EXPIRE:
        state.expire()
    elif act.kind == STOP:
        state.stop()
    elif act.kind == AUTOPILOT:
        state.set_autopilot(act.seat, act.sets())
    elif act.kind == LEAVE:
        state.leave(act.seat)
    elif act.kind == RETURN:
        state.come_back(act.seat)
    elif act.kind == VOTE:
        state.vote(act.seat, act.sets())


def _decide(state: State, act: Act) -> None:
    """Carry out a decision; the journal tells a bot's intention before the effects."""
    decision = state.table.find(act.decision())
    if decision is None:
        raise Refused(Reason("unknown-decision", {"decision": act.decision()}))
    said, journal = act.intention(), state.journal
    if said is not None and journal is not None and state.why_not(act.seat, decision) is None:
        journal.tell(INTENTION, {**said, "seat": act.seat})
    state.apply(act.seat, decision)


def retrace(state: State, step: Step, seed: str) -> None:
    """Carry out a step of the course on the state before it."""
    act = step.act
    if act is None:
        return
    if act.kind == ROLLBACK:
        state.redraw(Generator(f"{seed}/rollback/{step.place}"))
    else:
        carry_out(state, act)
