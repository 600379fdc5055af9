"""A match: a seed and a log of what was decided. Everything else can be computed from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stromtisch.core.course import Course, Step, carry_out, make_decision, retrace
from stromtisch.core.decision import Decision
from stromtisch.core.entry import (
    AUTOPILOT,
    DECIDE,
    EXPIRE,
    KINDS,
    LEAVE,
    ROLLBACK,
    STANDING,
    STOP,
    UNDO,
    VOTE,
    Entry,
    read_rollback,
    rollback_value,
)
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
        self.log: list[Entry] = []
        # How many entries came before those in the log; see ``take_up``.
        self.skipped = 0
        self.journal: Journal | None = Journal() if keep_journal else None
        self.state: State = self._begin(self.journal)
        self._course = Course(seed)

    def _begin(self, journal: Journal | None) -> State:
        return self.game.new(self.options, [seat.kind for seat in self.seats], self.seed, journal)

    def take_up(self, skipped: int, last: Entry | None, reveals: int) -> None:
        """Continue in the middle of a match from a stored state, without the earlier entries.

        The caller passes only the last decision that counts and the state's ``reveals`` before it. An undo or a
        rollback needs the whole match.
        """
        self.skipped = skipped
        self.log = []
        self._course.begin_after(last, reveals)
        if self.journal is not None:
            self.journal.lines = []

    # --- appending ----------------------------------------------------------------

    def decide(
        self,
        seat: int,
        decision: Decision,
        at: int = 0,
        intention: Mapping[str, str | int] | None = None,
    ) -> None:
        """Carry out and log a seat's decision; a closed decision raises Refused and changes nothing.

        The journal has a bot's intention before the effects of the decision.
        """
        self._check_seat(seat)
        reveals = self.state.reveals
        entry = Entry(DECIDE, seat, decision.name, at, intention)
        make_decision(self.state, entry, decision)
        self._keep(entry, reveals)

    def expire(self, at: int = 0) -> None:
        """Log that the clock of the current moment has run out, and carry out the consequences."""
        self._check_running()
        if self.state.clock() == 0:
            raise Refused(Reason("no-clock"))
        reveals = self.state.reveals
        self.state.expire()
        self._keep(Entry(EXPIRE, -1, "", at), reveals)

    def set_autopilot(self, seat: int, on: bool, at: int = 0) -> None:
        """Let the autopilot take over a seat, or give it back."""
        self._check_seat(seat)
        self._check_running()
        if self.state.left >> seat & 1:
            raise Refused(Reason("has-left", {"seat": seat}))
        reveals = self.state.reveals
        self.state.set_autopilot(seat, on)
        self._keep(Entry(AUTOPILOT, seat, "on" if on else "off", at), reveals)

    def leave(self, seat: int, at: int = 0) -> None:
        """Let a player leave for good."""
        self._check_seat(seat)
        self._check_running()
        if self.state.left >> seat & 1:
            raise Refused(Reason("has-left", {"seat": seat}))
        reveals = self.state.reveals
        self.state.leave(seat)
        self._keep(Entry(LEAVE, seat, "", at), reveals)

    def vote(self, seat: int, stop: bool, at: int = 0) -> None:
        """Record a player's vote for or against stopping the match."""
        self._check_seat(seat)
        self._check_running()
        if self.state.people >> seat & 1 == 0 or self.state.left >> seat & 1:
            raise Refused(Reason("no-seat"))
        reveals = self.state.reveals
        self.state.vote(seat, stop)
        self._keep(Entry(VOTE, seat, "on" if stop else "off", at), reveals)

    def stop(self, at: int = 0) -> None:
        """Stop the match because all people present have voted for it; the autopilot steers the others."""
        self._check_running()
        reveals = self.state.reveals
        self.state.stop()
        self._keep(Entry(STOP, -1, "", at), reveals)

    def why_no_undo(self, seat: int) -> Reason | None:
        """Why this seat cannot take its last decision back, or None when it can."""
        if self.state.outcome() is not None:
            return Reason("game-over")
        last = self._course.tip.decided
        if last is None or last.entry is None:
            return Reason("nothing-to-undo")
        if last.entry.kind != DECIDE:
            return Reason("revealed")
        if last.entry.seat != seat:
            return Reason("others-decided", {"seat": last.entry.seat})
        if self.state.reveals != last.reveals:
            return Reason("revealed")
        return None

    def undo(self, seat: int, at: int = 0) -> None:
        """Take back this seat's last decision with a log entry that rewinds the match. Chance stays the same."""
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
        self.log.append(Entry(UNDO, seat, "", at))

    def roll_back(self, seat: int, length: int, at: int = 0, anew: bool = True) -> None:
        """Continue from the point after the first ``length`` log entries, regardless of what was revealed since.

        This adds a log entry that rewinds the match. Absences, departures and votes stay as they are. Chance that
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
        entry = Entry(ROLLBACK, seat, rollback_value(length, anew), at)
        self._rewind(target, entry if anew else None)
        if self.journal is not None:
            told: dict[str, object] = {"seat": seat, "moment": self.state.moment(), "anew": anew}
            self.journal.tell("rolled-back", told)
        self.log.append(entry)

    def way_back(self, length: int | None) -> int:
        """How many entries a rollback to a length of the log, or an undo (None), replays."""
        self._check_whole()
        if length is not None:
            return self._course.distance(self._course.tips[length]) if 0 <= length < len(self.log) else 0
        last = self._course.tip.decided
        return 0 if last is None or last.before is None else self._course.distance(last.before)

    def _rewind(self, target: Step, anew: Entry | None) -> None:
        """Continue from an earlier step of the course, without writing journal lines again."""
        root = self._course.root
        if root.state is None:
            root.state = self._begin(None)
        self.state = self._course.rewind(target, anew)
        self.state.journal = self.journal

    def append(self, entry: Entry) -> None:
        """Carry out a stored entry exactly as the first time."""
        if entry.kind == UNDO:
            self.undo(entry.seat, entry.at)
            return
        if entry.kind == ROLLBACK:
            length, anew = read_rollback(entry.value)
            self.roll_back(entry.seat, length, entry.at, anew)
            return
        if entry.kind == DECIDE or entry.kind in STANDING:
            self._check_seat(entry.seat)
        elif entry.kind not in (EXPIRE, STOP):
            raise Refused(Reason("unknown-entry", {"kind": entry.kind, "known": list(KINDS)}))
        reveals = self.state.reveals
        carry_out(self.state, entry)
        self._keep(entry, reveals)

    def _keep(self, entry: Entry, reveals: int) -> None:
        self.log.append(entry)
        self._course.add(entry, reveals)

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
        """The number of entries so far, including skipped ones."""
        return self.skipped + len(self.log)

    def last_decision(self) -> tuple[Entry | None, int]:
        """The last entry that undo cannot skip, and the state's ``reveals`` before it."""
        last = self._course.tip.decided
        return (None, 0) if last is None else (last.entry, last.reveals)

    def standing(self) -> list[Entry]:
        """The entries that still count, without the undone ones.

        Of several votes or autopilot entries of one seat, only the last may count.
        """
        self._check_whole()
        return self._course.entries()

    def tell_again(self, state: State) -> None:
        """Replay all entries that still count on a new state; its journal gets the lines."""
        self._check_whole()
        for step in self._course.steps():
            retrace(state, step, self.seed)

    def replay(self, length: int | None = None) -> Match:
        """Return the same match after its first ``length`` log entries (all of them when None)."""
        self._check_whole()
        other = Match(self.game, self.options, self.seats, self.seed, self.journal is not None)
        other.shuffle = self.shuffle
        for entry in self.log if length is None else self.log[:length]:
            other.append(entry)
        return other
