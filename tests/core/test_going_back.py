"""Undo and rollback: what they lead to, what they cost, and that chance is new after a rollback."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable, Mapping, Sequence

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from stromtisch.catalogue import playable
from stromtisch.core import act as kinds
from stromtisch.core.act import Act
from stromtisch.core.course import RECENT, STRIDE
from stromtisch.core.decision import DecisionTable
from stromtisch.core.frozen import freeze
from stromtisch.core.game import Game, State
from stromtisch.core.generator import Generator
from stromtisch.core.journal import Journal
from stromtisch.core.match import Match, SeatInfo
from stromtisch.core.option import OptionValue
from stromtisch.core.reason import Refused
from stromtisch.core.record import export_match, import_match
from stromtisch.core.seats import people_in
from stromtisch.testing.conformance import fingerprint
from stromtisch.testing.relay import Relay, RelayState
from stromtisch.testing.tic_tac_toe import TicTacToe

ADD = "add 0"


class DicedState(RelayState):
    """A relay in which a die is thrown for each number. It counts what is carried out on it and its clones."""

    def __init__(
        self, game: Diced, table: DecisionTable, seats: int, people: int, rng: Generator, length: int
    ) -> None:
        super().__init__(table, seats, people, rng, length)
        self.game = game

    def play(self, seat: int, code: int) -> None:
        self.game.carried_out += 1
        super().play(seat, code)
        self.sum = (self.sum * 7 + int(self.rng.below(6))) % 1_000_003

    def set_autopilot(self, seat: int, on: bool) -> None:
        self.game.carried_out += 1
        super().set_autopilot(seat, on)

    def leave(self, seat: int) -> None:
        self.game.carried_out += 1
        super().leave(seat)

    def come_back(self, seat: int) -> None:
        self.game.carried_out += 1
        super().come_back(seat)

    def vote(self, seat: int, stop: bool) -> None:
        self.game.carried_out += 1
        super().vote(seat, stop)

    def redraw(self, rng: Generator) -> None:
        self.game.carried_out += 1
        super().redraw(rng)

    def clone(self) -> DicedState:
        other = DicedState(self.game, self.table, self.seats, self.people, self.rng.clone(), self.length)
        self.copy_frame_to(other)
        other.sum = self.sum
        other.counts = list(self.counts)
        return other


class Diced(Relay):
    """The game of it."""

    def __init__(self) -> None:
        super().__init__()
        self.carried_out = 0

    def new(
        self,
        options: Mapping[str, OptionValue],
        kinds: Sequence[str],
        seed: str,
        journal: Journal | None = None,
    ) -> DicedState:
        state = DicedState(self, self.decisions, len(kinds), people_in(kinds), Generator(seed), 1_000_000)
        state.journal = journal
        return state


def people(count: int) -> list[SeatInfo]:
    return [SeatInfo("person", f"seat {seat}") for seat in range(count)]


def decided(seat: int = 0) -> Act:
    return Act(kinds.DECIDE, seat, 0, {"decision": ADD})


def undone(seat: int = 0) -> Act:
    return Act(kinds.UNDO, seat, 0, {})


def rolled(length: int, anew: bool = True) -> Act:
    return Act(kinds.ROLLBACK, 0, 0, {"to": length, "anew": True} if anew else {"to": length})


def voted(seat: int, stop: bool) -> Act:
    return Act(kinds.VOTE, seat, 0, {"stop": stop})


# --- what it leads to ------------------------------------------------------------------------


class Plain:
    """The surviving line as a plain list for every place in the log, played from the beginning each time."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lines: list[list[tuple[Act, int]]] = [[]]

    def take(self, act: Act, place: int) -> None:
        now = self.lines[-1]
        if act.kind == kinds.UNDO:
            last = max(number for number, (other, _) in enumerate(now) if other.kind not in kinds.STANDING)
            line = now[:last] + now[last + 1 :]
        elif act.kind == kinds.ROLLBACK:
            then = self.lines[act.kept()]
            known = {id(other) for other, _ in then}
            line = then + [
                each for each in now if each[0].kind in kinds.STANDING and id(each[0]) not in known
            ]
            if act.redraws():
                line = [*line, (act, place)]
        else:
            line = [*now, (act, place)]
        self.lines.append(line)

    def state(self) -> State:
        match = self.match
        state = match.game.new(match.options, [seat.kind for seat in match.seats], match.seed, None)
        for act, place in self.lines[-1]:
            if act.kind == kinds.DECIDE:
                decision = match.game.decisions.find(act.decision())
                assert decision is not None
                state.apply(act.seat, decision)
            elif act.kind == kinds.EXPIRE:
                state.expire()
            elif act.kind == kinds.AUTOPILOT:
                state.set_autopilot(act.seat, act.sets())
            elif act.kind == kinds.LEAVE:
                state.leave(act.seat)
            elif act.kind == kinds.RETURN:
                state.come_back(act.seat)
            elif act.kind == kinds.VOTE:
                state.vote(act.seat, act.sets())
            else:
                state.redraw(Generator(f"{match.seed}/rollback/{place}"))
        return state


def any_step(match: Match, rng: random.Random) -> None:
    """Something happens at the table, also what the table refuses."""
    state, seat, dice = match.state, rng.randrange(match.state.seats), rng.randrange(100)
    if dice < 12:
        match.undo(seat)
    elif dice < 30:
        match.roll_back(seat, rng.randrange(len(match.log) + 1), anew=rng.random() < 0.7)
    elif dice < 42:
        match.vote(seat, rng.random() < 0.4)
    elif dice < 52:
        match.set_autopilot(seat, rng.random() < 0.5)
    elif dice < 53:
        match.leave(seat)
    elif dice < 54:
        match.come_back(seat)
    elif dice < 56:
        match.expire()
    else:
        actor = rng.choice(state.actors() or (seat,))
        legal = state.legal(actor)
        if legal:
            match.decide(actor, rng.choice(legal))


@pytest.mark.parametrize("name", [*playable(), "relay", "tic-tac-toe"])
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.generate,),
    suppress_health_check=list(HealthCheck),
)
@given(number=st.integers(0, 1_000_000))
def test_going_back_leads_to_where_the_surviving_line_leads(name: str, number: int) -> None:
    game: Game = {**playable(), "relay": Diced(), "tic-tac-toe": TicTacToe()}[name]
    rng = random.Random(number)
    match = Match(game, {}, people(rng.randint(game.least, min(game.most, 4))), f"going back {number}")
    plain = Plain(match)
    for _ in range(rng.randint(20, 120)):
        before, length = freeze(match.state), len(match.log)
        try:
            any_step(match, rng)
        except Refused:
            assert (freeze(match.state), len(match.log)) == (before, length)
            continue
        for place in range(length, len(match.log)):
            plain.take(match.log[place], place)
        if match.state.outcome() is not None:
            break
        if match.log and match.log[-1].kind in (kinds.UNDO, kinds.ROLLBACK):
            there = plain.state()
            assert freeze(match.state) == freeze(there)
            assert fingerprint(match.state) == fingerprint(there)
    assert freeze(match.state) == freeze(plain.state())
    # From the record, and told again for a debrief, it is the same.
    assert freeze(import_match(export_match(match), {game.id: game}).state) == freeze(match.state)
    again = game.new(match.options, ["person"] * len(match.seats), match.seed, None)
    match.tell_again(again)
    assert freeze(again) == freeze(match.state)


def test_votes_that_never_stood_together_do_not_stop_a_match_that_goes_back() -> None:
    match = Match(Diced(), {}, people(2), "votes")
    for act in (voted(0, True), decided(), voted(0, False), voted(1, True), voted(0, False)):
        match.append(act)
    match.roll_back(0, 1)
    assert match.state.outcome() is None
    assert match.state.votes == 0b10


def test_undo_does_not_go_past_a_rollback_that_drew_anew() -> None:
    match = Match(Diced(), {}, people(2), "wall")
    for act in (decided(), decided(), rolled(1)):
        match.append(act)
    reason = match.why_no_undo(0)
    assert reason is not None
    assert reason.code == "revealed"
    match.append(decided())
    match.undo(0)
    with pytest.raises(Refused):
        match.undo(0)
    # The same chance as before comes after an undo: it goes back to where the rollback led.
    match.append(decided())
    total = match.state.view(None)["sum"]
    match.undo(0)
    match.append(decided())
    assert match.state.view(None)["sum"] == total
    # After an old rollback the decision before it can be taken back, as ever.
    old = Match(Diced(), {}, people(2), "wall")
    for act in (decided(), decided(), rolled(1, anew=False)):
        old.append(act)
    assert old.why_no_undo(0) is None


def test_rolling_back_to_where_nothing_was_decided_since_is_refused() -> None:
    match = Match(Diced(), {}, people(2), "twice")
    for act in (decided(), decided(), rolled(1), voted(0, True)):
        match.append(act)
    for length in (1, 3):
        with pytest.raises(Refused) as caught:
            match.roll_back(0, length)
        assert caught.value.reason.code == "nothing-to-undo"


@pytest.mark.parametrize("facts", [{}, {"to": "0"}, {"to": None}, {"to": -1}, {"to": 9}, {"anew": True}])
def test_a_rollback_that_cannot_be_read_is_refused(facts: dict[str, object]) -> None:
    match = Match(Diced(), {}, people(2), "value")
    match.append(decided())
    with pytest.raises(Refused) as caught:
        match.append(Act(kinds.ROLLBACK, 0, 0, facts))
    assert caught.value.reason.code == "nothing-to-undo"
    assert len(match.log) == 1


def test_after_a_rollback_the_dice_are_others_and_can_be_checked() -> None:
    """Of an old rollback the same come again: such logs are told as they were played."""
    fresh = 0
    for number in range(40):
        sums = []
        for anew in (False, True):
            match = Match(Diced(), {}, people(2), f"dice {number}")
            for act in (decided(), decided(), decided()):
                match.append(act)
            first = match.state.view(None)["sum"]
            match.roll_back(0, 1, anew=anew)
            match.append(decided())
            match.append(decided())
            sums.append(match.state.view(None)["sum"] == first)
            assert match.journal is not None
            line = next(line for line in match.journal.lines if line.kind == "rolled-back")
            assert line.body["anew"] is anew
            again = import_match(export_match(match), {"relay": Diced()})
            assert freeze(again.state) == freeze(match.state)
        assert sums[0]
        fresh += not sums[1]
    assert fresh >= 35


# --- what it costs ---------------------------------------------------------------------------


def undo_pairs(length: int) -> list[Act]:
    return [act for _ in range(length // 2) for act in (decided(), undone())]


def rollback_pairs(length: int) -> list[Act]:
    """The record of the issue: every rollback goes back to the act before."""
    return [act for at in range(length // 2) for act in (decided(), rolled(2 * at))]


def rollbacks_to_the_start(length: int) -> list[Act]:
    return [act for _ in range(length // 2) for act in (decided(), rolled(0))]


def all_undone(length: int) -> list[Act]:
    return [decided()] * (length // 2) + [undone()] * (length // 2)


def there_and_back(length: int) -> list[Act]:
    """Rollbacks to an abandoned branch and back again."""
    half = length // 2
    return [decided()] * half + [
        rolled(at) for _ in range(half // 4) for at in (0, half, half // 3, half - 1)
    ]


def votes_before_undos(length: int) -> list[Act]:
    standing = [voted(at % 3, at % 2 == 0) for at in range(length // 3)]
    return standing + [act for _ in range(length // 3) for act in (decided(), undone())]


def votes_in_between(length: int) -> list[Act]:
    return [
        act
        for at in range(length // 4)
        for act in (decided(at % 3), voted(at % 2, True), voted(at % 2, False), rolled(at // 2))
    ]


def fan(length: int) -> list[Act]:
    """Many branches from one point, then rollbacks to the end of each in turn."""
    log = [decided()] * (STRIDE - 1)
    ends: list[int] = []
    for _ in range(length // 4):
        log += [decided(), decided()]
        ends.append(len(log))
        log.append(rolled(STRIDE - 1))
    return log + [rolled(end) for end in ends]


def growing_steps_back(length: int) -> list[Act]:
    log: list[Act] = []
    while len(log) < length:
        log += [decided()] * 9
        log.append(rolled(len(log) * 2 // 3))
    return log


ADVERSARIES = [
    undo_pairs, rollback_pairs, rollbacks_to_the_start, all_undone, there_and_back, votes_before_undos,
    votes_in_between, fan, growing_steps_back,
]  # fmt: skip


def cost(log: list[Act]) -> int:
    """How much is carried out to play a log from a record."""
    game = Diced()
    match = Match(game, {}, people(4), "cost")
    for act in log:
        match.append(act)
    assert len(match.log) == len(log)
    return game.carried_out


@pytest.mark.parametrize("adversary", ADVERSARIES)
def test_playing_any_log_is_linear_in_its_length(adversary: Callable[[int], list[Act]]) -> None:
    logs = [adversary(length) for length in (1600, 3200)]
    costs = [cost(log) for log in logs]
    for log, steps in zip(logs, costs, strict=True):
        assert steps <= (2 * STRIDE + 2) * len(log)
    assert costs[1] <= 2.5 * costs[0]


@pytest.mark.parametrize("pairs", [17, 40, 2000])
def test_the_records_that_stopped_the_server_are_played_at_once(pairs: int) -> None:
    game = Diced()
    match = Match(game, {}, people(2), "pairs")
    record = export_match(match) | {"acts": [act.to_json() for act in rollback_pairs(2 * pairs)]}
    assert len(import_match(record, {"relay": game}).log) == 2 * pairs
    assert game.carried_out <= 4 * 2 * pairs


@pytest.mark.parametrize("back", ["undo", "rollback"])
def test_the_thousandth_time_costs_no_more_than_the_first(back: str) -> None:
    game = Diced()
    match = Match(game, {}, people(2), "thousand")
    for _ in range(500):
        match.append(decided())
    costs: list[int] = []
    for _ in range(1001):
        match.append(decided())
        match.append(decided())
        before = game.carried_out
        match.append(undone() if back == "undo" else rolled(len(match.log) - 1))
        costs.append(game.carried_out - before)
    # The very first one plays the match from its beginning.
    assert costs[0] >= 500
    assert max(costs[-100:]) <= 2 * max(costs[1:101])
    assert max(costs[1:]) <= 2 * STRIDE + 1


def states_of(game: Diced) -> int:
    """How many states of a game are in memory. Compiled classes cannot be watched by weak references."""
    gc.collect()
    return sum(type(each) is DicedState and each.game is game for each in gc.get_objects())


@pytest.mark.parametrize("adversary", ADVERSARIES)
def test_few_states_are_kept_to_go_back_to(adversary: Callable[[int], list[Act]]) -> None:
    game = Diced()
    match = Match(game, {}, people(4), "kept")
    for act in adversary(1600):
        match.append(act)
    # The state itself, that of the beginning, those gone back to last, and one for each stride of steps.
    assert states_of(game) <= 2 + RECENT + 2 * len(match.log) // STRIDE


def test_a_match_that_never_goes_back_keeps_no_states() -> None:
    game = Diced()
    match = Match(game, {}, people(2), "forward")
    for _ in range(1000):
        match.append(decided())
    assert states_of(game) == 1
