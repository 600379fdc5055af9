"""The conformance suite passes a sound game and catches each way of breaking the contract."""

from collections.abc import Callable, Mapping, Sequence

import pytest

from stromtisch.core.decision import Decision, DecisionTable
from stromtisch.core.game import Game, State
from stromtisch.core.generator import Generator
from stromtisch.core.journal import Journal
from stromtisch.core.option import OptionValue
from stromtisch.core.outcome import Outcome
from stromtisch.core.reason import Reason
from stromtisch.core.seats import PERSON, seats_of
from stromtisch.testing import ConformanceError, check_game
from stromtisch.testing.tic_tac_toe import TicTacToe


class Nim(State):
    """A stranger's game with a secret: each player holds a hidden number 1–3; take 1 or 2 of nine stones.

    The player who takes the last stone wins. It is written like an outsider would: interpreted, from the docs alone.
    """

    def __init__(self, table: DecisionTable, people: int, rng: Generator) -> None:
        super().__init__(table, 2, people, rng)
        self.stones = 9
        self.turn = 0
        self.secrets = [0, 0]

    def pending(self) -> tuple[int, ...]:
        return seats_of(0 if self.stones == 0 or self.aborted else 1 << self.turn)

    def legal_codes(self, seat: int) -> list[int]:
        if seat not in self.pending():
            return []
        return [code for code in (0, 1) if code < self.stones]

    def why_not(self, seat: int, decision: Decision) -> Reason | None:
        return None if decision.code in self.legal_codes(seat) else Reason("closed")

    def moment(self) -> str:
        return str(self.stones)

    def play(self, seat: int, code: int) -> None:
        self.stones -= code + 1
        self.turn = 1 - self.turn

    def clock(self) -> int:
        return 10

    def expire(self) -> None:
        self.play(self.turn, 0)

    def fields(self) -> list[str]:
        return [*super().fields(), "stones", "turn", "secrets"]

    def board(self, seat: int | None) -> dict[str, object]:
        return {
            "stones": self.stones,
            "turn": self.turn,
            "mine": None if seat is None else self.secrets[seat],
        }

    def determinize(self, seat: int | None, rng: Generator) -> State:
        other = self.clone()
        assert isinstance(other, Nim)
        other.secrets = [self.secrets[s] if s == seat else 1 + int(rng.below(3)) for s in (0, 1)]
        other.rng = rng.split()
        return other

    def outcome(self) -> Outcome | None:
        if self.aborted:
            return Outcome("aborted", Reason(self.aborted), [])
        if self.stones > 0:
            return None
        winner = 1 - self.turn
        return Outcome("won", Reason("last"), [winner], [1 + winner, 2 - winner])

    def clone(self) -> State:
        other = type(self)(self.table, self.people, self.rng.clone())
        self.copy_frame_to(other)
        other.stones = self.stones
        other.turn = self.turn
        other.secrets = list(self.secrets)
        return other


class NimGame(Game):
    def __init__(self, state: type[Nim], chance: bool = False) -> None:
        table = DecisionTable()
        table.add("take", {"count": 1})
        table.add("take", {"count": 2})
        super().__init__("nim", 1, "none", {"de": "Nim", "en": "Nim"}, 2, 2, [], table, chance)
        self.state = state

    def new(
        self,
        options: Mapping[str, OptionValue],
        kinds: Sequence[str],
        seed: str,
        journal: Journal | None = None,
    ) -> State:
        people = sum(1 << seat for seat, kind in enumerate(kinds) if kind == PERSON)
        state = self.state(self.decisions, people, Generator(seed))
        state.secrets = [1 + int(state.rng.below(3)) for _ in (0, 1)]
        state.journal = journal
        return state


def test_sound_games_pass() -> None:
    report = check_game(NimGame(Nim), games=30)
    assert report.games == 30
    assert report.verdicts["won"] > 20
    assert check_game(TicTacToe(), games=30).games == 30


class ShowsTheOthersSecret(Nim):
    def board(self, seat: int | None) -> dict[str, object]:
        return {**super().board(seat), "sum": sum(self.secrets)}


class ForgetsAField(Nim):
    def fields(self) -> list[str]:
        return [name for name in super().fields() if name != "stones"]


class KeepsWhatJsonDoesNot(Nim):
    def __init__(self, table: DecisionTable, people: int, rng: Generator) -> None:
        super().__init__(table, people, rng)
        self.memo = {1: 2}

    def fields(self) -> list[str]:
        return [*super().fields(), "memo"]


class NamesAPhaseInProse(Nim):
    def phase_name(self) -> str:
        return "Taking stones"


class AsksNothing(Nim):
    def prompt_id(self, seat: int) -> str:
        return ""


class WritesOverTheEnvelope(Nim):
    def board(self, seat: int | None) -> dict[str, object]:
        return {**super().board(seat), "phase": "play"}


class ShowsWhatIsNotJson(Nim):
    def board(self, seat: int | None) -> dict[str, object]:
        return {"stones": {self.stones}}


class RanksOneSeatOnly(Nim):
    def outcome(self) -> Outcome | None:
        outcome = super().outcome()
        if outcome is not None and outcome.places is not None:
            outcome.places = [1]
        return outcome


class CrownsAStranger(Nim):
    def outcome(self) -> Outcome | None:
        outcome = super().outcome()
        if outcome is not None:
            outcome.winners = [7]
        return outcome


class HintsAtTheOthersSecretInPreviews(Nim):
    def preview(self, seat: int, decision: Decision) -> dict[str, object]:
        return {"other": self.secrets[1 - seat]}


class SharesItsListWithClones(Nim):
    def play(self, seat: int, code: int) -> None:
        super().play(seat, code)
        self.secrets[seat] = self.secrets[seat] % 3 + 1

    def clone(self) -> State:
        other = super().clone()
        assert isinstance(other, Nim)
        other.secrets = self.secrets
        return other


class ForgetsTheTurnWhenCloned(Nim):
    def clone(self) -> State:
        other = super().clone()
        assert isinstance(other, Nim)
        other.turn = 0
        return other


class ListsTooMuch(Nim):
    def legal_codes(self, seat: int) -> list[int]:
        return [0, 1] if seat in self.pending() else []

    def why_not(self, seat: int, decision: Decision) -> Reason | None:
        return Reason("closed") if seat not in self.pending() or decision.code >= self.stones else None


class GetsStuck(Nim):
    def pending(self) -> tuple[int, ...]:
        return seats_of(0) if self.stones == 3 else super().pending()


class ChangesOnRefusal(Nim):
    def apply(self, seat: int, decision: Decision) -> None:
        self.reveals += 1
        super().apply(seat, decision)


class DrawsFromElsewhere(Nim):
    count = 0

    def play(self, seat: int, code: int) -> None:
        super().play(seat, code)
        DrawsFromElsewhere.count += 1
        self.secrets[seat] = DrawsFromElsewhere.count


class WaitsAfterTheEnd(Nim):
    def legal_codes(self, seat: int) -> list[int]:
        return [0] if self.stones == 0 else super().legal_codes(seat)


class NeverExpires(Nim):
    def expire(self) -> None:
        self.reveals += 1


class RedrawsWhatAPlayerHolds(Nim):
    def redraw(self, rng: Generator) -> None:
        super().redraw(rng)
        self.secrets = [1 + int(rng.below(3)) for _ in (0, 1)]


class RedrawsInSharedLists(SharesItsListWithClones):
    def play(self, seat: int, code: int) -> None:
        Nim.play(self, seat, code)

    def redraw(self, rng: Generator) -> None:
        self.secrets.reverse()


class CrownsTheLoser(Nim):
    def outcome(self) -> Outcome | None:
        outcome = super().outcome()
        if outcome is not None and outcome.places is not None:
            outcome.winners = [1 - outcome.winners[0]]
        return outcome


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        (ForgetsAField, "frozen"),
        (KeepsWhatJsonDoesNot, "frozen"),
        (NamesAPhaseInProse, "phase is 'Taking stones', not a word"),
        (AsksNothing, "prompt.id is '', not a word"),
        (WritesOverTheEnvelope, "board writes phase"),
        (ShowsWhatIsNotJson, "not JSON"),
        (RanksOneSeatOnly, "outcome.places is .*one entry for each of 2 seats"),
        (CrownsAStranger, "outcome.winners is .*not a list of seats"),
        (ShowsTheOthersSecret, "cannot know"),
        (HintsAtTheOthersSecretInPreviews, "cannot know"),
        (SharesItsListWithClones, "clone"),
        (ForgetsTheTurnWhenCloned, "clone"),
        (ListsTooMuch, "legal says True"),
        (GetsStuck, "neither a decision"),
        (ChangesOnRefusal, "has changed something"),
        (DrawsFromElsewhere, "clone|replaying"),
        (WaitsAfterTheEnd, "over but"),
        (NeverExpires, "expired clock"),
        (RedrawsWhatAPlayerHolds, "redraw changes something that seat [01] knows"),
        (RedrawsInSharedLists, "looking at a state has changed it"),
        (CrownsTheLoser, "first place"),
    ],
)
def test_broken_games_are_caught(broken: type[Nim], complaint: str) -> None:
    with pytest.raises(ConformanceError, match=complaint):
        check_game(NimGame(broken), games=30, thorough_every=1)


class ThrowsADie(Nim):
    """Taking stones also takes another secret."""

    def play(self, seat: int, code: int) -> None:
        super().play(seat, code)
        self.secrets[seat] = 1 + int(self.rng.below(3))


class ThrowsTheSameDie(ThrowsADie):
    def redraw(self, rng: Generator) -> None:
        """Forgets the generator."""


def test_chance_must_be_new_after_a_redraw_or_declared_away() -> None:
    report = check_game(NimGame(ThrowsADie, chance=True), games=30, thorough_every=1)
    assert report.led_elsewhere > report.redraws // 2
    for state in (Nim, ThrowsTheSameDie):
        with pytest.raises(ConformanceError, match="after redraw always the same comes"):
            check_game(NimGame(state, chance=True), games=30, thorough_every=1)


def test_an_invariant_of_ones_own() -> None:
    def no_more_than_five(state: State) -> None:
        assert isinstance(state, Nim)
        assert state.stones <= 5, "too many stones"

    check: Callable[[State], None] = no_more_than_five
    with pytest.raises(AssertionError, match="too many stones"):
        check_game(NimGame(Nim), games=1, invariant=check)
