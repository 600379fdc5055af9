"""A match: a seed and a log of what was decided. Everything else can be worked out from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stromtisch.core.decision import Decision
from stromtisch.core.game import Game, State
from stromtisch.core.journal import Journal
from stromtisch.core.option import OptionValue, complete_options
from stromtisch.core.reason import Reason, Refused
from stromtisch.core.shuffle import Shuffle

DECIDE = "decide"
EXPIRE = "expire"
UNDO = "undo"
AUTOPILOT = "autopilot"
LEAVE = "leave"
VOTE = "vote"
ROLLBACK = "rollback"
KINDS = (DECIDE, EXPIRE, UNDO, AUTOPILOT, LEAVE, VOTE, ROLLBACK)
# What people at the table do beside the game; rolling back does not touch it.
STANDING = (AUTOPILOT, LEAVE, VOTE)

# The journal's line for what a bot intends.
INTENTION = "intention"


class Entry:
    """One line of the log.

    ``value`` is the decision's name, on/off for autopilot and votes, for a rollback the number of entries
    after which the match goes on.

    ``intention`` is what a bot told the others about its decision; it has no effect on the state.
    """

    def __init__(
        self, kind: str, seat: int, value: str, at: int, intention: Mapping[str, str | int] | None = None
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.value = value
        self.at = at
        self.intention = intention

    def to_json(self) -> dict[str, object]:
        """The entry as records keep it."""
        shown: dict[str, object] = {
            "kind": self.kind,
            "seat": self.seat,
            "value": self.value,
            "at": self.at,
        }
        if self.intention is not None:
            shown["intention"] = dict(self.intention)
        return shown


class SeatInfo:
    """Who holds a seat: a ``person`` or a ``bot`` (then with its level), and the name shown."""

    def __init__(self, kind: str, name: str, bot: str = "") -> None:
        self.kind = kind
        self.name = name
        self.bot = bot

    def to_json(self) -> dict[str, object]:
        """The seat as records keep it."""
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
        # What the seed was made of, where people have added to it; the record tells it.
        self.shuffle: Shuffle | None = None
        self.log: list[Entry] = []
        # How many entries came before those in the log; see ``take_up``.
        self.skipped = 0
        self.journal: Journal | None = Journal() if keep_journal else None
        self.state: State = self._begin(self.journal)
        # The entries that still count after undoing, and the state's reveals before each of them.
        self._line: list[Entry] = []
        self._reveals: list[int] = []

    def _begin(self, journal: Journal | None) -> State:
        return self.game.new(self.options, [seat.kind for seat in self.seats], self.seed, journal)

    def take_up(self, skipped: int, last: Entry | None, reveals: int) -> None:
        """Go on in the middle, from a state that somebody has written down: earlier entries are not at hand.

        Of them only the last decision that counts is told, and how much was revealed before it. What goes
        back in time needs the whole match.
        """
        self.skipped = skipped
        self.log = []
        self._line = [] if last is None else [last]
        self._reveals = [] if last is None else [reveals]
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
        """A seat decides; a closed decision raises Refused and changes nothing.

        What a bot intends by it stands in the journal before what comes of it.
        """
        self._check_seat(seat)
        reveals = self.state.reveals
        self._announce(seat, decision, intention)
        self.state.apply(seat, decision)
        self._keep(Entry(DECIDE, seat, decision.name, at, intention), reveals)

    def _announce(self, seat: int, decision: Decision, intention: Mapping[str, str | int] | None) -> None:
        journal = self.state.journal
        if intention is None or journal is None or self.state.why_not(seat, decision) is not None:
            return
        body: dict[str, object] = {**intention, "seat": seat}
        journal.tell(INTENTION, body)

    def expire(self, at: int = 0) -> None:
        """The clock of the current moment has run out."""
        self._check_running()
        if self.state.clock() == 0:
            raise Refused(Reason("no-clock"))
        reveals = self.state.reveals
        self.state.expire()
        self._keep(Entry(EXPIRE, -1, "", at), reveals)

    def set_autopilot(self, seat: int, on: bool, at: int = 0) -> None:
        """The autopilot takes a seat over, or gives it back."""
        self._check_seat(seat)
        self._check_running()
        if self.state.left >> seat & 1:
            raise Refused(Reason("has-left", {"seat": seat}))
        reveals = self.state.reveals
        self.state.set_autopilot(seat, on)
        self._keep(Entry(AUTOPILOT, seat, "on" if on else "off", at), reveals)

    def leave(self, seat: int, at: int = 0) -> None:
        """A player leaves for good."""
        self._check_seat(seat)
        self._check_running()
        if self.state.left >> seat & 1:
            raise Refused(Reason("has-left", {"seat": seat}))
        reveals = self.state.reveals
        self.state.leave(seat)
        self._keep(Entry(LEAVE, seat, "", at), reveals)

    def vote(self, seat: int, stop: bool, at: int = 0) -> None:
        """A player votes for or against stopping the match."""
        self._check_seat(seat)
        self._check_running()
        if self.state.people >> seat & 1 == 0 or self.state.left >> seat & 1:
            raise Refused(Reason("no-seat"))
        reveals = self.state.reveals
        self.state.vote(seat, stop)
        self._keep(Entry(VOTE, seat, "on" if stop else "off", at), reveals)

    def why_no_undo(self, seat: int) -> Reason | None:
        """Why this seat cannot take its last decision back, or None when it can."""
        if self.state.outcome() is not None:
            return Reason("game-over")
        index = self._last_decision()
        if index < 0:
            return Reason("nothing-to-undo")
        last = self._line[index]
        if last.kind == EXPIRE:
            return Reason("revealed")
        if last.seat != seat:
            return Reason("others-decided", {"seat": last.seat})
        if self.state.reveals != self._reveals[index]:
            return Reason("revealed")
        return None

    def undo(self, seat: int, at: int = 0) -> None:
        """Take back this seat's last decision: an entry in the log that rewinds."""
        self._check_seat(seat)
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise Refused(reason)
        self._check_whole()
        index = self._last_decision()
        self._rewind(self._line[:index] + self._line[index + 1 :])
        if self.journal is not None:
            self.journal.tell("undone", {"seat": seat})
        self.log.append(Entry(UNDO, seat, "", at))

    def roll_back(self, seat: int, length: int, at: int = 0) -> None:
        """Go on from where the match was after its first ``length`` log entries, whatever was revealed since.

        An entry in the log that rewinds. Who is away, who has left and who wants to stop stays as it is.
        """
        self._check_whole()
        self._check_seat(seat)
        self._check_running()
        if not 0 <= length < len(self.log):
            raise Refused(Reason("nothing-to-undo"))
        earlier = Match(self.game, self.options, self.seats, self.seed, keep_journal=False)
        for entry in self.log[:length]:
            earlier.append(entry)
        standing = [
            entry
            for entry in self._line
            if entry.kind in STANDING and not any(entry is other for other in earlier._line)
        ]
        line = earlier._line + standing
        if len(line) == len(self._line) and all(a is b for a, b in zip(line, self._line, strict=True)):
            raise Refused(Reason("nothing-to-undo"))
        self._rewind(line)
        if self.journal is not None:
            self.journal.tell("rolled-back", {"seat": seat, "moment": self.state.moment()})
        self.log.append(Entry(ROLLBACK, seat, str(length), at))

    def _rewind(self, line: list[Entry]) -> None:
        """Play these entries from the beginning, without telling the journal again."""
        self._line = []
        self._reveals = []
        self.state = self._begin(None)
        for entry in line:
            self._carry_out(entry)
        self.state.journal = self.journal

    def append(self, entry: Entry) -> None:
        """Carry out a stored entry, exactly as it was carried out when it was made."""
        if entry.kind == UNDO:
            self.undo(entry.seat, entry.at)
            return
        if entry.kind == ROLLBACK:
            if not entry.value.isdigit():
                raise Refused(Reason("unknown-entry", {"kind": entry.kind, "value": entry.value}))
            self.roll_back(entry.seat, int(entry.value), entry.at)
            return
        self._carry_out(entry)
        self.log.append(entry)

    def _carry_out(self, entry: Entry) -> None:
        reveals = self.state.reveals
        if entry.kind == DECIDE:
            decision = self.game.decisions.find(entry.value)
            if decision is None:
                raise Refused(Reason("unknown-decision", {"decision": entry.value}))
            self._check_seat(entry.seat)
            self._announce(entry.seat, decision, entry.intention)
            self.state.apply(entry.seat, decision)
        elif entry.kind == EXPIRE:
            self._check_running()
            self.state.expire()
        elif entry.kind == AUTOPILOT:
            self._check_seat(entry.seat)
            self.state.set_autopilot(entry.seat, entry.value == "on")
        elif entry.kind == LEAVE:
            self._check_seat(entry.seat)
            self.state.leave(entry.seat)
        elif entry.kind == VOTE:
            self._check_seat(entry.seat)
            self.state.vote(entry.seat, entry.value == "on")
        else:
            raise Refused(Reason("unknown-entry", {"kind": entry.kind, "known": list(KINDS)}))
        self._line.append(entry)
        self._reveals.append(reveals)

    def _keep(self, entry: Entry, reveals: int) -> None:
        self.log.append(entry)
        self._line.append(entry)
        self._reveals.append(reveals)

    def _last_decision(self) -> int:
        for index in range(len(self._line) - 1, -1, -1):
            if self._line[index].kind in (DECIDE, EXPIRE):
                return index
        return -1

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
        """How many entries there have been so far."""
        return self.skipped + len(self.log)

    def last_decision(self) -> tuple[Entry | None, int]:
        """The last decision or expiry that still counts, and how much had been revealed before it."""
        index = self._last_decision()
        return (None, 0) if index < 0 else (self._line[index], self._reveals[index])

    def standing(self) -> list[Entry]:
        """The entries that still count, without what was undone."""
        self._check_whole()
        return self._line[:]

    def replay(self, length: int | None = None) -> Match:
        """The same match after its first ``length`` log entries (all of them when None)."""
        self._check_whole()
        other = Match(self.game, self.options, self.seats, self.seed, self.journal is not None)
        other.shuffle = self.shuffle
        for entry in self.log if length is None else self.log[:length]:
            other.append(entry)
        return other
