"""The contract of a game: what the rest of Stromtisch may ask of it, and nothing else.

A match is a seed and a list of decisions. A game is a pure state that says who must decide,
what is allowed, and what each seat may see.
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
    """Everything on the table at one moment. It is changed in place and cloned cheaply.

    ``reveals`` counts how often something hidden became known to somebody: undo never goes past one.
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
        """Copy what every state has. A clone keeps no journal and continues the same random stream."""
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
        """The seats that have finished but may be wanted again; the game does not wait for them."""
        return seats_of(0)

    def patient(self, seat: int) -> bool:
        """Whether a seat the game waits for may wait for people as long as they like."""
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
        """Decisions a player would look for here although they are closed; ``why_not`` says why."""
        return []

    @abstractmethod
    def moment(self) -> str:
        """Names the stretch of play in which the current choices stand; sealed choices share one."""

    # --- what changes the state ----------------------------------------------

    def apply(self, seat: int, decision: Decision) -> None:
        """Carry out a decision; a closed one raises Refused and changes nothing."""
        reason = self.why_not(seat, decision)
        if reason is not None:
            raise Refused(reason)
        self.play(seat, decision.code)

    @abstractmethod
    def play(self, seat: int, code: int) -> None:
        """Carry out a decision that is known to be legal; it is not checked again."""

    def clock(self) -> int:
        """How many seconds the current moment may take; 0 means no limit."""
        return 0

    def expire(self) -> None:
        """What happens when the clock of the current moment has run out."""

    def autopilot_decision(self, seat: int) -> Decision | None:
        """What an absent seat does now, or None when nothing is asked of it."""
        codes = self.legal_codes(seat)
        return self.table.by_code[codes[0]] if codes else None

    def set_autopilot(self, seat: int, on: bool) -> None:
        """Mark a seat as steered by the autopilot, or as steered by its player again."""
        if on:
            self.autopilot |= 1 << seat
        else:
            self.autopilot &= ~(1 << seat)
        if self.journal is not None:
            self.journal.tell("autopilot", {"seat": seat, "on": on})

    def leave(self, seat: int) -> None:
        """A player leaves for good; the autopilot steers the seat to the end."""
        self.left |= 1 << seat
        self.autopilot |= 1 << seat
        self.votes &= ~(1 << seat)
        if self.journal is not None:
            self.journal.tell("left", {"seat": seat})
        self._count_votes()

    def vote(self, seat: int, stop: bool) -> None:
        """A player votes for or against stopping; when all people at the table agree it stops."""
        if stop:
            self.votes |= 1 << seat
        else:
            self.votes &= ~(1 << seat)
        if self.journal is not None:
            self.journal.tell("vote", {"seat": seat, "stop": stop})
        self._count_votes()

    def _count_votes(self) -> None:
        """Stop when all people who are still at the table want it; whoever has left has no say."""
        present = self.people & ~self.left
        if present != 0 and self.votes & present == present and self.outcome() is None:
            self.abort("all-voted")

    def agreed(self) -> bool:
        """Whether all people who steer their seats themselves want to stop, and there is somebody like that."""
        here = self.people & ~self.left & ~self.autopilot
        return here != 0 and self.votes & here == here

    def stop(self) -> None:
        """Stop because all people who are here want it; refused when they do not."""
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
        """Everything that seat (or an onlooker, None) may know, and nothing else, as JSON.

        The kernel writes the fields of ``envelope.Envelope``, the game writes ``board``. Games do not override this;
        only what shows a view that was kept does.
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
        """The part of the game that goes on, one word; asked while the match goes on."""
        return "play"

    def prompt_id(self, seat: int) -> str:
        """What is wanted of a seat the game waits for, as the id of a text."""
        return self.phase_name().replace("_", "-")

    def idle_id(self, seat: int) -> str:
        """What is said to a seat the game does not wait for, as the id of a text."""
        return WAITING

    def prompt_params(self) -> dict[str, object]:
        """What the text of the prompt names besides the seats the game waits for."""
        return {"phase": self.phase_name()}

    def _prompt(self, seat: int | None, waiting: list[int]) -> Prompt:
        params: dict[str, object] = {"waiting_for": waiting, **self.prompt_params()}
        if seat is None:
            return {"id": WATCH, "params": params}
        return {"id": self.prompt_id(seat) if seat in waiting else self.idle_id(seat), "params": params}

    @abstractmethod
    def determinize(self, seat: int | None, rng: Generator) -> State:
        """A state this seat could equally well be in: all it cannot know is dealt anew."""

    def redraw(self, rng: Generator) -> None:
        """Replace all chance that nobody at the table knows yet by something it could equally well be.

        That is the order of decks, values that lie face down, and the dice to come. What any seat knows stays as it
        is: hands, sealed choices, cards it looked at or put somewhere. Nobody may see a difference. A game whose
        chance all comes from its generator need not change this. Lists that clones share are copied first.
        """
        self.rng = rng.split()

    def preview(self, seat: int, decision: Decision) -> dict[str, object]:
        """What a legal decision would do, in numbers, as far as that seat can know."""
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

    ``rules`` is the version of the rules: a change that alters what a stored match means is a new one.
    ``chance`` says whether cards, dice or anything else that nobody can know decides what comes.
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
        """Set the table for the given kinds of seats (``person`` or ``bot``) and begin."""

    def content(self) -> dict[str, object]:
        """The public content (cards, events, numbers, texts) for the page."""
        return {}

    def roles(self, options: Mapping[str, OptionValue], seats: int) -> list[dict[str, str]]:
        """What each seat stands for, in German and English, where that is known before the start."""
        return []

    def check_seats(self, count: int) -> None:
        """Refuse a number of seats the game is not made for."""
        if not self.least <= count <= self.most:
            raise Refused(Reason("bad-seats", {"least": self.least, "most": self.most, "seats": count}))
