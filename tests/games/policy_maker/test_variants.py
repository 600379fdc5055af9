"""Three and five players, rotating start, and the options of a table (PM-97 to PM-100)."""

from __future__ import annotations

import pytest

from tests.games.policy_maker.tables import GOV, I1, I2, I3, I4, Table, fresh, table

SHORT_TERM = "HAGA HGTA HGTA T E"


def term_of(board: Table) -> str:
    letters = [action[0].upper() for action in board.state.charter.timeline]
    return "".join(letters)


def ended(seats: int, **situation: object) -> Table:
    """A game in which the last turn of the last round is passed."""
    plan: dict[str, object] = {"seats": seats, "round": 13, "turn": seats - 1, "goal": "G5", **situation}
    last = table(**plan)  # type: ignore[arg-type]
    last.pass_turn(seats - 1)
    assert last.outcome() is not None
    return last


def test_pm97_three_players() -> None:
    """PM-97: grants of six, thirteen rounds, one rival, a mean over eight pieces."""
    assert term_of(table(seats=3)) == SHORT_TERM.replace(" ", "")
    grant = table(seats=3, round=3)
    assert len(grant.state.pool) == 6
    grant.split(6, 0)
    assert grant.sizes() == [6, 0]
    # Dominance looks at the one rival.
    lead = table(seats=3, turn=I2, tracks={I1: [8, 0, 0, 0], I2: [6, 0, 0, 0]})
    lead.pass_turn(I2)
    assert lead.holds(I1) == [1, 0, 0, 0]
    # 20 / 8 = 2.5, rounded up; over twelve it would be 2.
    assert ended(3, tracks={I1: [5, 5, 5, 5]}).outcome()["rating"]["average"] == 3
    assert ended(3, tracks={I1: [5, 5, 5, 4]}).outcome()["rating"]["average"] == 2


def test_pm98_five_players() -> None:
    """PM-98: a fourth colour, grants of twelve, thirteen rounds, a mean over sixteen pieces."""
    assert term_of(table(seats=5)) == SHORT_TERM.replace(" ", "")
    players = table(seats=5).view(None)["players"]
    assert [player["colour"] for player in players] == ["green", "white", "black", "pink"]
    grant = table(seats=5, round=3)
    assert len(grant.state.pool) == 12
    grant.split(3, 3, 3, 3)
    assert grant.sizes() == [3, 3, 3, 3]
    assert ended(5, tracks={I4: [10, 10, 2, 2]}).outcome()["rating"]["average"] == 2
    assert ended(5, tracks={I4: [10, 10, 2, 1]}).outcome()["rating"]["average"] == 1


# Goal and figures: just met and just missed with two and with four investors.
LIMITS: list[tuple[str, int, dict[int, list[int]], dict[int, list[int]]]] = [
    ("G1", 3, {I1: [4, 1, 0, 0]}, {I1: [4, 2, 0, 0]}),
    ("G1", 5, {I1: [6, 1, 0, 0]}, {I1: [6, 2, 0, 0]}),
    ("G2", 3, {I1: [0, 6, 0, 0], I2: [0, 6, 0, 0]}, {I1: [0, 6, 0, 0], I2: [0, 5, 0, 0]}),
    (
        "G2",
        5,
        {seat: [0, 5, 0, 0] for seat in (I1, I2, I3, I4)},
        {I1: [0, 5, 0, 0], I2: [0, 5, 0, 0], I3: [0, 5, 0, 0], I4: [0, 4, 0, 0]},
    ),
    ("G3", 3, {I1: [0, 0, 4, 3]}, {I1: [0, 0, 3, 3]}),
    ("G3", 5, {I1: [0, 0, 6, 6], I4: [0, 0, 0, 6]}, {I1: [0, 0, 6, 6], I4: [0, 0, 0, 5]}),
    ("G4", 3, {I1: [3, 0, 1, 1]}, {I1: [4, 0, 1, 1]}),
    ("G4", 5, {I1: [6, 0, 1, 1]}, {I1: [6, 0, 1, 1], I4: [1, 0, 0, 0]}),
    ("G6", 3, {I1: [6, 6, 0, 0]}, {I1: [7, 6, 0, 0], I2: [6, 0, 0, 0]}),
    (
        "G6",
        5,
        {I1: [7, 0, 0, 0], I2: [6, 0, 0, 0]},
        {I1: [7, 0, 0, 0], I2: [7, 0, 0, 0]},
    ),
    ("G7", 3, {I1: [2, 0, 0, 0]}, {I1: [2, 1, 0, 0]}),
    ("G7", 5, {I1: [1, 4, 0, 0]}, {I1: [2, 4, 0, 0]}),
]


@pytest.mark.parametrize(("goal", "seats", "met", "missed"), LIMITS)
def test_pm97_pm98_goals_have_limits_of_their_own(
    goal: str, seats: int, met: dict[int, list[int]], missed: dict[int, list[int]]
) -> None:
    """PM-97, PM-98: the limits for two and for four investors."""
    assert ended(seats, goal=goal, tracks=met).outcome()["goal_met"] is True
    assert ended(seats, goal=goal, tracks=missed).outcome()["goal_met"] is False


def test_pm97_pm98_the_goal_of_initiatives() -> None:
    """PM-97, PM-98: G5 asks for seven with two investors, thirteen with four."""
    assert ended(3, claimed={I1: 7}).outcome()["goal_met"] is True
    assert ended(3, claimed={I1: 6}).outcome()["goal_met"] is False
    assert ended(5, claimed={I1: 13}).outcome()["goal_met"] is True
    assert ended(5, claimed={I1: 12}).outcome()["goal_met"] is False


@pytest.mark.parametrize("seats", [3, 5])
def test_pm99_everything_else_stays_the_same(seats: int) -> None:
    """PM-99: start hand, display, initiatives, costs, wealth tax."""
    state = fresh(seats)
    assert [state.hand_size(seat) for seat in state.investors] == [5] * (seats - 1)
    assert len(state.deck) == 65 - 5 * (seats - 1) - 2
    assert (len(state.open_initiatives), len(state.initiative_deck)) == (2, 14)
    assert state.cost == [2, 2, 2, 2]
    rich = table(seats=seats, turn=I1, hands={I1: 19})
    rich.pass_turn(I1)
    assert rich.sizes()[0] == 11
    full = table(seats=seats, round=7, costs=[3, 3, 3, 3])
    full.decide(GOV, "tax EDU 1")
    assert full.refusal(GOV, "done") == "total-limit"
    claim = table(seats=seats, turn=I1, tracks={I1: [4, 0, 0, 0]}, open=["PI01", "PI12"])
    claim.decide(I1, "end", "claim PI01")
    assert claim.sizes()[0] == 5


def starts(board: Table, rounds: int) -> list[int]:
    for _ in range(rounds - 1):
        board.finish_round()
    return [line["first"] for line in board.lines("round-begins")]


def test_pm100_the_start_rotates_when_chosen() -> None:
    """PM-100: with the option the next investor begins each round; without it always I1."""
    rotating = table(options={"rotating_start": True})
    assert starts(rotating, 5) == [I1, I2, I3, I1, I2]
    assert starts(table(), 5) == [I1] * 5
    order = table(round=5, options={"rotating_start": True})
    turns = []
    while order.state.round == 5:
        turns.append(order.state.acting)
        order.pass_turn(order.state.acting)
    assert turns == [I2, I3, I1]
    four = table(seats=5, options={"rotating_start": True})
    assert starts(four, 6) == [I1, I2, I3, I4, I1, I2]


# --- the other options ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rounds", "length"), [("standard", 14), ("13", 13), ("14", 14), ("15", 15)])
def test_the_length_of_the_term_may_be_chosen(rounds: str, length: int) -> None:
    """Section 4.6: calm, standard and stormy times; a chosen length holds for any number of players."""
    view = table(options={"rounds": rounds}).view(None)
    assert view["rounds"] == length
    assert len(view["timeline"]) == length + 1
    if rounds != "standard":
        assert table(seats=3, options={"rounds": rounds}).view(None)["rounds"] == length


def test_equal_grants_are_dealt_blindly() -> None:
    """C8: in equal shares, without a decision; each sees its own share, the government sees none."""
    top = ["EDU", "HEA", "ENE", "EDU", "HEA", "ENE", "JOK", "HEA", "DIG"]
    dealt = table(round=3, deck=top, options={"grant_mode": "equal"})
    assert dealt.turn == ("main", I1)
    assert dealt.hand(I1) == {"EDU": 2, "JOK": 1}
    assert dealt.hand(I2) == {"HEA": 3}
    assert dealt.hand(I3) == {"ENE": 2, "DIG": 1}
    assert dealt.heard(GOV, "grant-pool") == []
    assert [line["kind"] for line in dealt.heard(I2, "granted-you")] == ["granted-you"]
    assert dealt.heard(GOV, "granted-you") == []
    assert dealt.state.known_to_government == [0] * 20
    rich = table(round=3, hands={I2: 18}, options={"grant_mode": "equal"})
    assert rich.turn == ("wealth_tax", I2)


def test_the_average_of_the_leaders() -> None:
    """C12: the option takes the mean of the four column leaders."""
    tracks = {I1: [9, 0, 0, 0], I2: [0, 5, 0, 0], I3: [0, 4, 0, 0]}
    plan: dict[str, object] = {"seats": 4, "round": 14, "tracks": tracks}
    assert ended(**plan).outcome()["rating"]["average"] == 2  # type: ignore[arg-type]
    leaders = ended(**plan, options={"average": "leaders"})  # type: ignore[arg-type]
    assert leaders.outcome()["rating"]["average"] == 4


def test_only_one_action_a_turn() -> None:
    """C5: with the option a second action is refused; the next turn has one again."""
    once = table(
        turn=I1,
        hands={I1: {"EDU": 4}, I2: {"EDU": 4}},
        tracks={I3: [9, 0, 0, 0]},
        options={"one_action": True},
    )
    once.decide(I1, "invest EDU 1")
    assert once.refusal(I1, "invest EDU 1") == "one-action"
    assert once.may(I1) == ["end"]
    once.finish_turn(I1)
    once.decide(I2, f"manipulate {I3} EDU 1")
    assert once.refusal(I2, f"manipulate {I3} EDU 1") == "one-action"
