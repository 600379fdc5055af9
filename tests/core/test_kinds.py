"""Kinds of decisions: numbering, arguments, phases, reasons, and the frame that every game shares."""

from __future__ import annotations

import pytest

from stromtisch.core.generator import Generator
from stromtisch.core.kinds import NOT_YOURS, Kind, Kinds, RuledState, Why
from stromtisch.core.outcome import Outcome
from stromtisch.core.reason import Reason
from stromtisch.core.seats import seats_of

TAKING, SAYING, OVER = 0, 1, 2
PHASES = ["taking", "saying", "over"]
TOO_MANY = Why("too-many")


class Heap(RuledState):
    """Two seats take from a heap; the one who takes the last says a word."""

    def __init__(self, kinds: Kinds, people: int) -> None:
        super().__init__(kinds, 2, people, Generator("heap"))
        self.left_over = 5
        self.turn = 0

    def over(self) -> bool:
        return self.phase == OVER or self.aborted != ""

    def asked(self, seat: int) -> bool:
        return seat == self.turn

    def pending(self) -> tuple[int, ...]:
        return seats_of(0) if self.over() else seats_of(1 << self.turn)

    def moment(self) -> str:
        return str(self.step)

    def board(self, seat: int | None) -> dict[str, object]:
        return {"left": self.left_over, "turn": self.turn}

    def determinize(self, seat: int | None, rng: Generator) -> Heap:
        return self.clone()

    def outcome(self) -> Outcome | None:
        if self.aborted:
            return Outcome("aborted", Reason(self.aborted), [])
        return Outcome("won", Reason("said"), [self.turn]) if self.phase == OVER else None

    def clone(self) -> Heap:
        other = Heap(self.kinds, self.people)
        self.copy_frame_to(other)
        other.left_over = self.left_over
        other.turn = self.turn
        return other


class Take(Kind[Heap]):
    def __init__(self) -> None:
        super().__init__("take", [TAKING])
        self.hand = self.names("hand", ["left", "right"])
        self.amount = self.numbers("amount", [1, 2, 3])

    def closed(self, heap: Heap, seat: int, at: int) -> Why | None:
        return TOO_MANY if self.amount.of[at] > heap.left_over else None

    def facts(self, heap: Heap, seat: int, at: int, why: Why) -> dict[str, object]:
        return {"left": heap.left_over}

    def do(self, heap: Heap, seat: int, at: int) -> None:
        heap.left_over -= self.amount.of[at]
        if heap.left_over == 0:
            heap.phase = SAYING
        else:
            heap.turn = 1 - seat

    def looked_for(self, heap: Heap, seat: int) -> list[int]:
        return [0, 2]

    def preview(self, heap: Heap, seat: int, at: int) -> dict[str, object]:
        return {"left": heap.left_over - self.amount.of[at]}


class Wait(Kind[Heap]):
    """Only seat 0 may wait."""

    def __init__(self) -> None:
        super().__init__("wait", [TAKING], ends=True)

    def closed(self, heap: Heap, seat: int, at: int) -> Why | None:
        return None if seat == 0 else NOT_YOURS

    def do(self, heap: Heap, seat: int, at: int) -> None:
        heap.turn = 1 - seat


class Say(Kind[Heap]):
    def __init__(self) -> None:
        super().__init__("say", [SAYING])
        self.names("word", ["thanks", "oops"])

    def do(self, heap: Heap, seat: int, at: int) -> None:
        heap.phase = OVER

    def autopilot(self, heap: Heap, seat: int) -> int:
        return 1


@pytest.fixture
def heap() -> Heap:
    return Heap(Kinds(PHASES, [Take(), Wait(), Say()]), people=0b11)


def names(heap: Heap, seat: int) -> list[str]:
    return [decision.name for decision in heap.legal(seat)]


def why(heap: Heap, seat: int, name: str) -> tuple[str, dict[str, object]] | None:
    decision = heap.table.find(name)
    assert decision is not None
    reason = heap.why_not(seat, decision)
    return None if reason is None else (reason.code, reason.params)


def test_decisions_are_numbered_with_the_last_argument_running_fastest(heap: Heap) -> None:
    assert [decision.name for decision in heap.table.by_code] == [
        "take left 1", "take left 2", "take left 3", "take right 1", "take right 2", "take right 3",
        "wait", "say thanks", "say oops",
    ]  # fmt: skip
    take = heap.kinds.kinds[0]
    assert [axis.stride for axis in take.axes] == [3, 1]
    # Of a word the column has its place among the words, of a number the number itself.
    assert [axis.of for axis in take.axes] == [[0, 0, 0, 1, 1, 1], [1, 2, 3, 1, 2, 3]]
    assert heap.kinds.of_code[8].first == 7


def test_what_ends_a_phase_is_listed_first(heap: Heap) -> None:
    assert names(heap, 0)[0] == "wait"


def test_legal_refused_and_looked_for_come_from_one_predicate(heap: Heap) -> None:
    heap.left_over = 2
    assert names(heap, 0) == ["wait", "take left 1", "take left 2", "take right 1", "take right 2"]
    assert [decision.name for decision in heap.closed(0)] == ["take left 3"]
    assert why(heap, 0, "take right 3") == ("too-many", {"left": 2})
    assert why(heap, 0, "take right 2") is None


def test_the_kernel_knows_four_reasons(heap: Heap) -> None:
    assert why(heap, 0, "say oops") == ("wrong-phase", {"phase": "taking"})
    assert why(heap, 1, "take left 1") == ("not-your-decision", {})
    assert why(heap, 2, "take left 1") == ("no-seat", {"seat": 2})
    heap.turn = 1
    assert why(heap, 1, "wait") == ("not-your-decision", {})
    heap.phase = OVER
    assert why(heap, 0, "take left 1") == ("game-over", {})
    assert heap.legal_codes(0) == []
    assert heap.closed(0) == []


def test_playing_counts_steps_and_previews_change_nothing(heap: Heap) -> None:
    take_three = heap.table.by_code[2]
    assert heap.preview(0, take_three) == {"left": 2}
    heap.play(0, 2)
    assert (heap.left_over, heap.turn, heap.step) == (2, 1, 1)


def test_the_first_kind_with_something_to_say_steers_an_absent_seat(heap: Heap) -> None:
    assert heap.autopilot_decision(1) is None
    first = heap.autopilot_decision(0)
    assert first is not None
    assert first.name == "wait"
    heap.phase = SAYING
    steered = heap.autopilot_decision(0)
    assert steered is not None
    assert steered.name == "say oops"


def test_two_timeouts_in_a_row_call_the_autopilot_and_a_decision_forgets_them(heap: Heap) -> None:
    before = heap.clone()
    heap.timed_out(0, 1)
    assert heap.autopilot == 0
    heap.play(0, 0)
    assert heap.timeouts == [0, 0]
    heap.timed_out(0, 2)
    assert heap.autopilot == 0b01
    assert before.timeouts == [0, 0]


def test_the_autopilot_keeps_an_idle_seat_until_its_player_acts(heap: Heap) -> None:
    heap.timed_out(0, 2)
    heap.set_autopilot(1, True)
    assert [heap.idle(seat) for seat in (0, 1)] == [True, False]
    # What the autopilot decides is no sign of life.
    heap.play(0, 0)
    assert heap.idle(0)
    heap.set_autopilot(0, False)
    assert not heap.idle(0)
    heap.timed_out(0, 2)
    heap.leave(0)
    heap.come_back(0)
    assert (heap.idle(0), heap.left, heap.autopilot) == (False, 0, 0b10)


def test_a_table_without_people_is_aborted(heap: Heap) -> None:
    heap.leave(0)
    assert heap.aborted == ""
    heap.leave(1)
    assert heap.aborted == "too-few-people"
    assert heap.legal_codes(0) == []


def test_the_view_names_the_phase(heap: Heap) -> None:
    assert heap.view(0)["phase"] == "taking"


def test_a_clone_has_the_frame(heap: Heap) -> None:
    heap.play(0, 1)
    heap.timed_out(1, 1)
    other = heap.clone()
    assert [getattr(other, name) for name in heap.fields()] == [getattr(heap, name) for name in heap.fields()]


def test_a_game_may_divide_a_phase_by_seat() -> None:
    """A stage beyond the phases has kinds of its own."""

    class Divided(Heap):
        def stage(self, seat: int) -> int:
            return SAYING if self.left_over < 3 else self.phase

    heap = Divided(Kinds(PHASES, [Take(), Wait(), Say()]), people=0b11)
    assert names(heap, 0)[0] == "wait"
    heap.left_over = 2
    assert names(heap, 0) == ["say thanks", "say oops"]
    assert why(heap, 0, "take left 1") == ("wrong-phase", {"phase": "taking"})
