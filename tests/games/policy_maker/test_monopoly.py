"""Round end, dominance, monopoly and the end of the game (PM-70 to PM-82)."""

from __future__ import annotations

import pytest

from tests.games.policy_maker.tables import GOV, I1, I2, I3, Table, table

EDU, HEA, ENE, DIG = 0, 1, 2, 3


def test_pm70_the_round_ends_after_the_last_turn_and_its_tax() -> None:
    """PM-70: counters rise only when the last investor has drawn and paid."""
    last = table(round=1, turn=I3, tracks={I1: [8, 0, 0, 0]}, hands={I3: 19})
    last.decide(I3, "end")
    last.draw(I3)
    assert last.turn == ("wealth_tax", I3)
    assert last.holds(I1) == [0, 0, 0, 0]
    assert last.state.round == 1
    last.finish_turn(I3)
    assert last.holds(I1) == [1, 0, 0, 0]
    assert last.state.round == 2


@pytest.mark.parametrize(
    ("fields", "leader"),
    [
        ((7, 5, 5), I1),
        ((7, 6, 0), None),
        ((6, 0, 0), None),
        ((6, 4, 4), None),
        ((10, 9, 0), None),
        ((10, 8, 0), I1),
        ((0, 7, 0), I2),
        ((5, 4, 7), I3),
        ((6, 4, 7), None),
        ((9, 9, 0), None),
        ((8, 0, 6), I1),
        ((0, 7, 6), None),
    ],
)
def test_pm71_dark_and_two_fields_ahead_of_everybody(
    fields: tuple[int, int, int], leader: int | None
) -> None:
    """PM-71: field 7 to 10 and at least two above each rival, off the board counting 0."""
    for category in range(4):
        tracks = {}
        for seat, field in enumerate(fields, 1):
            row = [0, 0, 0, 0]
            row[category] = field
            tracks[seat] = row
        ended = table(turn=I3, tracks=tracks)
        name = ["education", "health", "energy", "digital"][category]
        leading = [player["seat"] for player in ended.view(None)["players"] if name in player["dominates"]]
        assert leading == ([] if leader is None else [leader])
        ended.pass_turn(I3)
        for seat in (I1, I2, I3):
            assert ended.holds(seat)[category] == (1 if seat == leader else 0)


def test_pm72_a_counter_rises_at_every_round_end_of_dominance() -> None:
    """PM-72: counters start at 0; the round in which dominance is gained counts if it lasts to its end."""
    gained = table(turn=I1, tracks={I1: [6, 0, 0, 0]}, hands={I1: {"EDU": 2}})
    assert gained.state.holds == [0] * 16
    gained.decide(I1, "invest EDU 1")
    assert gained.holds(I1) == [0, 0, 0, 0]
    gained.finish_round()
    assert gained.holds(I1) == [1, 0, 0, 0]
    assert gained.lines("holds") == [{"kind": "holds", "seat": I1, "category": "education", "count": 1}]


def test_pm72_no_counter_without_dominance_at_the_round_end() -> None:
    """PM-72: what was gained and lost within a round leaves nothing."""
    lost = table(turn=I1, tracks={I1: [6, 0, 0, 0]}, hands={I1: {"EDU": 2}, I2: {"EDU": 3}})
    lost.decide(I1, "invest EDU 1")
    lost.finish_turn(I1)
    lost.decide(I2, f"manipulate {I1} EDU 1")
    lost.finish_round()
    assert lost.holds(I1) == [0, 0, 0, 0]


def test_pm73_a_push_resets_the_counter_at_once() -> None:
    """PM-73: even if the lead is won back before the round ends, counting begins anew."""
    pushed = table(
        round=5,
        turn=I1,
        tracks={I2: [8, 0, 0, 0]},
        holds={I2: [1, 0, 0, 0]},
        hands={I1: {"EDU": 6}, I2: {"EDU": 4}},
    )
    pushed.decide(I1, f"manipulate {I2} EDU 2")
    assert pushed.holds(I2) == [0, 0, 0, 0]
    assert pushed.lines("hold-broken") == [{"kind": "hold-broken", "seat": I2, "category": "education"}]
    pushed.finish_turn(I1)
    pushed.decide(I2, "invest EDU 2")
    pushed.finish_round()
    assert pushed.holds(I2) == [1, 0, 0, 0]
    assert pushed.outcome() is None


def test_pm73_a_rival_within_one_field_resets_it_too() -> None:
    """PM-73: also by catching up, and also when the leader climbs away again."""
    caught = table(
        round=5, turn=I1, tracks={I2: [0, 8, 0, 0], I1: [0, 6, 0, 0]}, holds={I2: [0, 1, 0, 0]},
        hands={I1: {"HEA": 2}, I2: {"HEA": 2}},
    )  # fmt: skip
    caught.decide(I1, "invest HEA 1")
    assert caught.holds(I2) == [0, 0, 0, 0]
    caught.finish_turn(I1)
    caught.decide(I2, "invest HEA 1")
    assert caught.holds(I2) == [0, 0, 0, 0]
    caught.finish_round()
    assert caught.holds(I2) == [0, 1, 0, 0]
    assert caught.outcome() is None


def test_pm73_a_push_that_leaves_the_lead_changes_nothing() -> None:
    """PM-73: a seat that still dominates keeps the counter, and so does everybody in other categories."""
    firm = table(
        round=5,
        turn=I1,
        tracks={I2: [9, 8, 0, 0]},
        holds={I2: [1, 1, 0, 0]},
        hands={I1: {"EDU": 3, "HEA": 3}},
    )
    firm.decide(I1, f"manipulate {I2} EDU 1")
    assert firm.holds(I2) == [1, 1, 0, 0]
    firm.decide(I1, f"manipulate {I2} HEA 1")
    assert firm.holds(I2) == [1, 1, 0, 0]
    assert firm.lines("hold-broken") == []
    firm.finish_round()
    assert firm.outcome()["winners"] == [I2]


def test_pm74_the_second_round_end_wins() -> None:
    """PM-74: a counter of 2 is a monopoly; the game ends there and then."""
    held = table(round=4, turn=I1, tracks={I3: [0, 0, 7, 0]}, holds={I3: [0, 0, 1, 0]})
    held.finish_round()
    assert held.state.round == 4
    assert held.phase == "over"
    assert held.holds(I3) == [0, 0, 2, 0]
    outcome = held.outcome()
    assert (outcome["verdict"], outcome["winners"]) == ("monopoly", [I3])
    assert outcome["monopolies"] == [{"seat": I3, "category": "energy"}]
    assert held.may(I1) == []


def test_pm75_counters_of_different_categories_are_not_added() -> None:
    """PM-75: one round end in each of two categories is no monopoly."""
    spread = table(turn=I3, tracks={I1: [8, 8, 0, 0]})
    spread.pass_turn(I3)
    assert spread.holds(I1) == [1, 1, 0, 0]
    assert spread.outcome() is None


def test_pm76_a_monopoly_in_the_last_round_beats_the_government() -> None:
    """PM-76: the check comes before the marker moves."""
    late = table(round=14, turn=I3, tracks={I2: [0, 0, 0, 9]}, holds={I2: [0, 0, 0, 1]})
    late.pass_turn(I3)
    assert late.outcome()["winners"] == [I2]
    assert late.state.round == 14


def test_pm77_only_one_dominates_a_category() -> None:
    """PM-77: on any fields, nobody shares a lead of two."""
    for first in range(11):
        for second in range(11):
            pair = table(turn=I1, tracks={I1: [first, 0, 0, 0], I2: [second, 0, 0, 0]})
            leading = [seat for seat in (I1, I2, I3) if pair.state.dominates(seat, EDU)]
            assert len(leading) <= 1
            assert (leading == [I1]) == (first >= 7 and first - second >= 2)


def test_pm78_monopolies_at_the_same_round_end_win_together() -> None:
    """PM-78: all of them win; points are shown but do not separate them."""
    joint = table(
        round=6,
        turn=I3,
        tracks={I1: [7, 0, 0, 0], I3: [3, 0, 3, 10]},
        holds={I1: [1, 0, 0, 0], I3: [0, 0, 0, 1]},
    )
    joint.pass_turn(I3)
    outcome = joint.outcome()
    assert outcome["winners"] == [I1, I3]
    assert outcome["places"] == [None, 1, None, 1]
    assert outcome["points"][1:] == [7, 0, 16]
    assert outcome["reason"]["code"] == "joint-monopolies"


def test_pm79_two_monopolies_of_one_investor_are_one_win() -> None:
    """PM-79: the winner is named once, with both categories."""
    double = table(round=6, turn=I3, tracks={I2: [9, 9, 0, 0]}, holds={I2: [1, 1, 0, 0]})
    double.pass_turn(I3)
    outcome = double.outcome()
    assert outcome["winners"] == [I2]
    assert outcome["reason"]["code"] == "monopoly"
    assert [held["category"] for held in outcome["monopolies"]] == ["education", "health"]


def test_pm80_everybody_else_loses_and_the_government_gets_no_rating() -> None:
    """PM-80: no place, no points, no band for the government; the goal is shown."""
    lost = table(round=6, turn=I3, tracks={I2: [9, 0, 0, 0]}, holds={I2: [1, 0, 0, 0]}, goal="G6")
    lost.pass_turn(I3)
    outcome = lost.outcome()
    assert outcome["places"] == [None, None, 1, None]
    assert outcome["points"][GOV] is None
    assert outcome["breakdown"][GOV] is None
    assert outcome["rating"] is None
    assert outcome["goal"] == "G6"


def test_pm81_without_a_monopoly_the_marker_moves() -> None:
    """PM-81: one field on, a new round, the next action."""
    moved = table(round=6, turn=I3)
    moved.pass_turn(I3)
    assert moved.state.round == 7
    assert moved.turn == ("tax", GOV)
    assert moved.view(None)["round"] == 7


def test_pm82_reaching_the_end_the_government_wins() -> None:
    """PM-82: counters at 1 do not matter then."""
    served = table(round=14, turn=I3, tracks={I1: [9, 0, 0, 0]})
    served.pass_turn(I3)
    assert served.holds(I1) == [1, 0, 0, 0]
    outcome = served.outcome()
    assert (outcome["verdict"], outcome["winners"]) == ("government", [GOV])
    assert outcome["reason"]["code"] == "term-served"
    assert outcome["monopolies"] == []
    assert served.kinds()[-3:] == ["term-ends", "goal-revealed", "scored"]


def whole_term(rounds: str) -> Table:
    """A term in which nobody ever does anything."""
    idle = table(options={"rounds": rounds})
    while idle.outcome() is None:
        idle.finish_round()
    return idle


@pytest.mark.parametrize("rounds", ["13", "14", "15"])
def test_pm82_the_term_has_its_length(rounds: str) -> None:
    """PM-82: the government wins after exactly the rounds of the timeline."""
    idle = whole_term(rounds)
    assert [line["round"] for line in idle.lines("round-begins")] == list(range(1, int(rounds) + 1))
    assert idle.outcome()["verdict"] == "government"
