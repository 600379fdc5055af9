"""A match: a seed and a log of what was decided. Everything else can be computed from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stromtisch.core.act import (
    AUTOPILOT,
    DECIDE,
    EXPIRE,
    FACTS,
    KINDS,
    LEAVE,
    RETURN,
    ROLLBACK,
    STANDING,
    STOP,
    UNDO,
    VOTE,
    Act,
)
from stromtisch.core.course import Course, Step, carry_out, retrace
from stromtisch.core.decision import Decision
from stromtisch.core.game import Game, State
from stromtisch.core.journal import Journal
from stromtisch.core.option import OptionValue, complete_options
from stromtisch.core.reason import Reason, Refused
from stromtisch.core.shuffle import Shuffle


class SeatInfo:
    """Who holds a seat: a ``person`` or a ``bot`` with its level, and the displayed name."""

    def __init__(self, kind: str, name: str, bot: str = "") -> None:
        self.kind = kind
        self.name = name
        self.bot = bot

    def to_json(self) -> dict[str, object]:
        """The seat as it appears in records."""
        return {"kind": self.kind, "name": self.name, "bot": self.bot}


class Match:
    """A running or finished match: seed, log, and the state they lead to."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, object],
        seats: Sequence[SeatInfo],
        seed: str,
        keep_journal: bool = True,
    ) -> None:
        game.check_seats(len(seats))
        self.game = game
        self.options: dict[str, OptionValue] = complete_options(game.options, options)
        self.seats = list(seats)
        self.seed = seed
        # The parts of the seed, if people have added to it; the record has them.
        self.shuffle: Shuffle | None = None
        self.log: list[Act] = []
        # How many acts came before those in the log; see ``take_up``.
        self.skipped = 0
        self.journal: Journal | None = Journal() if keep_journal else None
        self.state: State = self._begin(self.journal)
        self._course = Course(seed)

    def _begin(self, journal: Journal | None) -> State:
        return self.game.new(self.options, [seat.kind for seat in self.seats], self.seed, journal)

    def take_up(self, skipped: int, last: Act | None, reveals: int) -> None:
        """Continue in the middle of a match from a stored state, without the earlier acts.

        The caller passes only the last decision that counts and the state's ``reveals`` before it. An undo or a
        rollback needs the whole match.
        """
        self.skipped = skipped
        self.log = []
        self._course.begin_after(last, reveals)
        if self.journal is not None:
            self.journal.lines = []

    # --- appending ----------------------------------------------------------------

    def append(self, act: Act) -> None:
        """Carry out and log an act, new or stored; one that is not allowed raises Refused and changes nothing."""
        if act.kind == UNDO:
            self.undo(act.seat, act.at)
            return
        if act.kind == ROLLBACK:
            self.roll_back(act.seat, act.kept(), act.at, act.redraws())
            return
        self._check(act)
        reveals = self.state.reveals
        carry_out(self.state, act)
        self.log.append(act)
        self._course.add(act, reveals)

    def _check(self, act: Act) -> None:
        """Refuse an act that makes no sense now; whether a decision is open is for the rules to say."""
        kind, left = act.kind, self.state.left
        if kind not in FACTS:
            raise Refused(Reason("unknown-entry", {"kind": kind, "known": list(KINDS)}))
        if kind == DECIDE or kind in STANDING:
            self._check_seat(act.seat)
        if kind != DECIDE:
            self._check_running()
        if kind == EXPIRE and self.state.clock() == 0:
            raise Refused(Reason("no-clock"))
        if kind in (AUTOPILOT, LEAVE) and left >> act.seat & 1:
            raise Refused(Reason("has-left", {"seat": act.seat}))
        if kind == RETURN and left >> act.seat & 1 == 0:
            raise Refused(Reason("not-away", {"seat": act.seat}))
        if kind == VOTE and (self.state.people & ~left) >> act.seat & 1 == 0:
            raise Refused(Reason("no-seat"))

    def decide(
        self,
        seat: int,
        decision: Decision,
        at: int = 0,
        intention: Mapping[str, str | int] | None = None,
    ) -> None:
        """Carry out and log a seat's decision.

        The journal has a bot's intention before the effects of the decision.
        """
        facts: dict[str, object] = {"decision": decision.name}
        if intention is not None:
            facts["intention"] = dict(intention)
        self.append(Act(DECIDE, seat, at, facts))

    def expire(self, at: int = 0) -> None:
        """Log that the clock of the current moment has run out, and carry out the consequences."""
        self.append(Act(EXPIRE, -1, at, {}))

    def set_autopilot(self, seat: int, on: bool, at: int = 0) -> None:
        """Let the autopilot take over a seat, or give it back."""
        self.append(Act(AUTOPILOT, seat, at, {"on": on}))

    def leave(self, seat: int, at: int = 0) -> None:
        """Let a player leave; the autopilot steers the seat."""
        self.append(Act(LEAVE, seat, at, {}))

    def come_back(self, seat: int, at: int = 0) -> None:
        """Give a seat back to the player who had left it."""
        self.append(Act(RETURN, seat, at, {}))

    def vote(self, seat: int, stop: bool, at: int = 0) -> None:
        """Record a player's vote for or against stopping the match."""
        self.append(Act(VOTE, seat, at, {"stop": stop}))

    def stop(self, at: int = 0) -> None:
        """Stop the match because all people present have voted for it; the autopilot steers the others."""
        self.append(Act(STOP, -1, at, {}))

    def why_no_undo(self, seat: int) -> Reason | None:
        """Why this seat cannot take its last decision back, or None when it can."""
        if self.state.outcome() is not None:
            return Reason("game-over")
        last = self._course.tip.decided
        if last is None or last.act is None:
            return Reason("nothing-to-undo")
        if last.act.kind != DECIDE:
            return Reason("revealed")
        if last.act.seat != seat:
            return Reason("others-decided", {"seat": last.act.seat})
        if self.state.reveals != last.reveals:
            return Reason("revealed")
        return None

    def undo(self, seat: int, at: int = 0) -> None:
        """Take back this seat's last decision with an act that rewinds the match. Chance stays the same."""
        self._check_seat(seat)
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise Refused(reason)
        self._check_whole()
        last = self._course.tip.decided
        assert last is not None
        assert last.before is not None
        self._rewind(last.before, None)
        if self.journal is not None:
            self.journal.tell("undone", {"seat": seat})
        self.log.append(Act(UNDO, seat, at, {}))

    def roll_back(self, seat: int, length: int, at: int = 0, anew: bool = True) -> None:
        """Continue from the point after the first ``length`` acts, regardless of what was revealed since.

        This adds an act that rewinds the match. Absences, departures and votes stay as they are. Chance that
        nobody knew at that point is redrawn from the seed and the position in the log, so that nobody can choose it
        and everybody can check it after the end. Rollbacks in old logs keep the same chance (not ``anew``).
        """
        self._check_whole()
        self._check_seat(seat)
        self._check_running()
        if not 0 <= length < len(self.log):
            raise Refused(Reason("nothing-to-undo"))
        target = self._course.tips[length]
        if target.played is self._course.tip.played:
            raise Refused(Reason("nothing-to-undo"))
        facts: dict[str, object] = {"to": length}
        if anew:
            facts["anew"] = True
        act = Act(ROLLBACK, seat, at, facts)
        self._rewind(target, act if anew else None)
        if self.journal is not None:
            told: dict[str, object] = {"seat": seat, "moment": self.state.moment(), "anew": anew}
            self.journal.tell("rolled-back", told)
        self.log.append(act)

    def way_back(self, length: int | None) -> int:
        """How many acts a rollback to a length of the log, or an undo (None), replays."""
        self._check_whole()
        if length is not None:
            return self._course.distance(self._course.tips[length]) if 0 <= length < len(self.log) else 0
        last = self._course.tip.decided
        return 0 if last is None or last.before is None else self._course.distance(last.before)

    def _rewind(self, target: Step, anew: Act | None) -> None:
        """Continue from an earlier step of the course, without writing journal lines again."""
        root = self._course.root
        if root.state is None:
            root.state = self._begin(None)
        self.state = self._course.rewind(target, anew)
        self.state.journal = self.journal

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refused(Reason("no-seat", {"seat": seat}))

    def _check_running(self) -> None:
        if self.state.outcome() is not None:
            raise Refused(Reason("game-over"))

    def _check_whole(self) -> None:
        if self.skipped > 0:
            raise RuntimeError("this match was taken up in the middle: its beginning is needed for that")

    # --- looking back ------------------------------------------------------------------

    def length(self) -> int:
        """The number of acts so far, including skipped ones."""
        return self.skipped + len(self.log)

    def last_decision(self) -> tuple[Act | None, int]:
        """The last act that undo cannot skip, and the state's ``reveals`` before it."""
        last = self._course.tip.decided
        return (None, 0) if last is None else (last.act, last.reveals)

    def standing(self) -> list[Act]:
        """The acts that still count, without the undone ones.

        Of several votes or autopilot acts of one seat, only the last may count.
        """
        self._check_whole()
        return self._course.acts()

    def tell_again(self, state: State) -> None:
        """Replay all acts that still count on a new state; its journal gets the lines."""
        self._check_whole()
        for step in self._course.steps():
            retrace(state, step, self.seed)

    def replay(self, length: int | None = None) -> Match:
        """Return the same match after its first ``length`` acts (all of them when None)."""
        self._check_whole()
        other = Match(self.game, self.options, self.seats, self.seed, self.journal is not None)
        other.shuffle = self.shuffle
        for act in self.log if length is None else self.log[:length]:
            other.append(act)
        return other
