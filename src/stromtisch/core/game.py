"""The interface of a game: everything that the rest of Stromtisch may call.

A match is a seed and a list of decisions. A game's state says who must decide, what is allowed, and what each seat
may see.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from mypy_extensions import mypyc_attr

from stromtisch.core.decision import Decision, DecisionTable
from stromtisch.core.envelope import OVER, WAITING, WATCH, Prompt
from stromtisch.core.generator import Generator
from stromtisch.core.journal import Journal
from stromtisch.core.option import Option, OptionValue
from stromtisch.core.outcome import Outcome
from stromtisch.core.reason import Reason, Refused
from stromtisch.core.seats import seats_of


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """Everything on the table at one moment. It changes in place, and cloning it is cheap.

    ``reveals`` counts how often somebody learned something hidden; undo never goes back past such a point.
    """

    def __init__(self, table: DecisionTable, seats: int, people: int, rng: Generator) -> None:
        self.table = table
        self.seats = seats
        self.people = people
        self.left = 0
        self.autopilot = 0
        self.votes = 0
        self.aborted = ""
        self.reveals = 0
        self.rng = rng
        self.journal: Journal | None = None

    def fields(self) -> list[str]:
        """The names of everything that changes during a match; a game adds its own to these."""
        return ["left", "autopilot", "votes", "aborted", "reveals"]

    def copy_frame_to(self, other: State) -> None:
        """Copy the fields that every state has. A clone has no journal and continues the same random stream."""
        other.left = self.left
        other.autopilot = self.autopilot
        other.votes = self.votes
        other.aborted = self.aborted
        other.reveals = self.reveals

    # --- who decides, what is allowed ---------------------------------------

    @abstractmethod
    def pending(self) -> tuple[int, ...]:
        """The seats the game waits for; empty once the game is over."""

    def called(self) -> tuple[int, ...]:
        """The seats that have finished but that the game may need again; it does not wait for them."""
        return seats_of(0)

    def patient(self, seat: int) -> bool:
        """Whether a seat that the game waits for may itself wait for people without a limit."""
        return False

    def actors(self) -> tuple[int, ...]:
        """The seats that must or may decide now."""
        mask = 0
        for seat in range(self.seats):
            if len(self.legal_codes(seat)) > 0:
                mask |= 1 << seat
        return seats_of(mask)

    @abstractmethod
    def legal_codes(self, seat: int) -> list[int]:
        """The codes of the decisions open to that seat, in ascending order of candidates."""

    def legal(self, seat: int) -> list[Decision]:
        """The decisions open to that seat."""
        table = self.table.by_code
        return [table[code] for code in self.legal_codes(seat)]

    @abstractmethod
    def why_not(self, seat: int, decision: Decision) -> Reason | None:
        """Why this decision is closed to that seat, or None when it is open."""

    def closed(self, seat: int) -> list[Decision]:
        """Closed decisions that a player would look for here; ``why_not`` gives the reasons."""
        return []

    @abstractmethod
    def moment(self) -> str:
        """The name of the stretch of play in which the current choices are valid; sealed choices share one."""

    # --- what changes the state ----------------------------------------------

    def apply(self, seat: int, decision: Decision) -> None:
        """Carry out a decision; a closed one raises Refused and changes nothing."""
        reason = self.why_not(seat, decision)
        if reason is not None:
            raise Refused(reason)
        self.play(seat, decision.code)

    @abstractmethod
    def play(self, seat: int, code: int) -> None:
        """Carry out a decision that is known to be legal, without checking it again."""

    def clock(self) -> int:
        """How many seconds the current moment may take; 0 means no limit."""
        return 0

    def expire(self) -> None:
        """Carry out what happens when the clock of the current moment has run out."""

    def autopilot_decision(self, seat: int) -> Decision | None:
        """The decision for an absent seat, or None when the game does not ask it."""
        codes = self.legal_codes(seat)
        return self.table.by_code[codes[0]] if codes else None

    def set_autopilot(self, seat: int, on: bool) -> None:
        """Hand a seat to the autopilot, or back to its player."""
        if on:
            self.autopilot |= 1 << seat
        else:
            self.autopilot &= ~(1 << seat)
        if self.journal is not None:
            self.journal.tell("autopilot", {"seat": seat, "on": on})

    def leave(self, seat: int) -> None:
        """Let a player leave; the autopilot steers the seat until the player comes back."""
        self.left |= 1 << seat
        self.autopilot |= 1 << seat
        self.votes &= ~(1 << seat)
        if self.journal is not None:
            self.journal.tell("left", {"seat": seat})
        self._count_votes()

    def come_back(self, seat: int) -> None:
        """Give a seat back to the player who had left it."""
        self.left &= ~(1 << seat)
        self.autopilot &= ~(1 << seat)
        if self.journal is not None:
            self.journal.tell("rejoined", {"seat": seat})

    def idle(self, seat: int) -> bool:
        """Whether the autopilot has the seat because its clock ran out; it keeps it until the player acts."""
        return False

    def vote(self, seat: int, stop: bool) -> None:
        """Record a player's vote for or against stopping; the match stops when all people at the table agree."""
        if stop:
            self.votes |= 1 << seat
        else:
            self.votes &= ~(1 << seat)
        if self.journal is not None:
            self.journal.tell("vote", {"seat": seat, "stop": stop})
        self._count_votes()

    def _count_votes(self) -> None:
        """Stop when all people still at the table want it; people who have left have no vote."""
        present = self.people & ~self.left
        if present != 0 and self.votes & present == present and self.outcome() is None:
            self.abort("all-voted")

    def agreed(self) -> bool:
        """Whether at least one person steers their own seat, and all such people want to stop."""
        here = self.people & ~self.left & ~self.autopilot
        return here != 0 and self.votes & here == here

    def stop(self) -> None:
        """Stop because all people present want it; refused if they do not."""
        if not self.agreed():
            raise Refused(Reason("not-agreed"))
        self.abort("all-voted")

    def abort(self, code: str) -> None:
        """End the match without a winner."""
        self.aborted = code
        if self.journal is not None:
            self.journal.tell("aborted", {"code": code})

    # --- what can be known ------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, object]:
        """Return everything that the seat (or an onlooker, None) may know, and nothing else, as JSON.

        The kernel writes the fields of ``envelope.Envelope``, the game writes ``board``. Games do not override this.
        Only the class that shows stored views does.
        """
        outcome = self.outcome()
        waiting = list(self.pending())
        return {
            "game": self.table.game,
            "you": seat,
            "moment": self.moment(),
            "phase": OVER if outcome is not None else self.phase_name(),
            **self.board(seat),
            "actors": waiting,
            "prompt": {"id": OVER, "params": {}} if outcome is not None else self._prompt(seat, waiting),
            "outcome": None if outcome is None else outcome.to_json(),
        }

    @abstractmethod
    def board(self, seat: int | None) -> Mapping[str, object]:
        """The game's own part of the view: what that seat (or an onlooker, None) may know of the board."""

    def phase_name(self) -> str:
        """The current part of the game, in one word; called only before the match is over."""
        return "play"

    def prompt_id(self, seat: int) -> str:
        """The id of the text that tells a seat what the game wants from it."""
        return self.phase_name().replace("_", "-")

    def idle_id(self, seat: int) -> str:
        """The id of the text for a seat that the game does not wait for."""
        return WAITING

    def prompt_params(self) -> dict[str, object]:
        """The arguments of the prompt's text, besides the seats that the game waits for."""
        return {"phase": self.phase_name()}

    def _prompt(self, seat: int | None, waiting: list[int]) -> Prompt:
        params: dict[str, object] = {"waiting_for": waiting, **self.prompt_params()}
        if seat is None:
            return {"id": WATCH, "params": params}
        return {"id": self.prompt_id(seat) if seat in waiting else self.idle_id(seat), "params": params}

    @abstractmethod
    def determinize(self, seat: int | None, rng: Generator) -> State:
        """Return a state this seat could equally well be in: everything it cannot know is dealt again."""

    def redraw(self, rng: Generator) -> None:
        """Redraw all chance that nobody at the table knows yet.

        This covers the order of decks, face-down values and future dice. What any seat knows stays the same: hands,
        sealed choices, cards that it looked at or placed. Nobody may see a difference. A game that takes all chance
        from its generator need not override this. Copy lists that clones share before changing them.
        """
        self.rng = rng.split()

    def preview(self, seat: int, decision: Decision) -> dict[str, object]:
        """What a legal decision would do, in numbers, as far as the seat can know."""
        return {}

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""

    @abstractmethod
    def clone(self) -> State:
        """An independent copy without a journal."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A game: its facts, its options, its table of decisions, and how a match begins.

    ``rules`` is the version of the rules. A change that alters the meaning of stored matches needs a new version.
    ``chance`` says whether the game has cards, dice or other chance that nobody can know beforehand.
    """

    def __init__(
        self,
        id: str,
        rules: int,
        content_hash: str,
        title: dict[str, str],
        least: int,
        most: int,
        options: list[Option],
        decisions: DecisionTable,
        chance: bool = True,
    ) -> None:
        self.id = id
        self.rules = rules
        self.content_hash = content_hash
        self.title = title
        self.least = least
        self.most = most
        self.options = options
        self.decisions = decisions
        decisions.game = id
        self.chance = chance

    @abstractmethod
    def new(
        self,
        options: Mapping[str, OptionValue],
        kinds: Sequence[str],
        seed: str,
        journal: Journal | None = None,
    ) -> State:
        """Set up the table for the given kinds of seats (``person`` or ``bot``) and begin."""

    def content(self) -> dict[str, object]:
        """The public content (cards, events, numbers, texts) for the page."""
        return {}

    def roles(self, options: Mapping[str, OptionValue], seats: int) -> list[dict[str, str]]:
        """The role of each seat, in German and English, if it is known before the start."""
        return []

    def check_seats(self, count: int) -> None:
        """Refuse a number of seats that the game does not support."""
        if not self.least <= count <= self.most:
            raise Refused(Reason("bad-seats", {"least": self.least, "most": self.most, "seats": count}))
