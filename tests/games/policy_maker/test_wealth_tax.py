"""Wealth tax (PM-64 to PM-69)."""

from __future__ import annotations

import pytest

from tests.games.policy_maker.tables import GOV, I1, I2, I3, I4, Table, table


def taxed(**situation: object) -> Table:
    """I1 owes wealth tax after drawing from 19 to 21 cards."""
    owing = table(turn=I1, **{"hands": {I1: 19}, **situation})  # type: ignore[arg-type]
    owing.decide(I1, "end")
    owing.draw(I1)
    assert owing.turn == ("wealth_tax", I1)
    return owing


def test_pm64_no_other_hand_limit() -> None:
    """PM-64: up to twenty cards nothing happens, however often cards are drawn."""
    growing = table()
    for _ in range(2):
        growing.finish_round()
    assert growing.sizes() == [4, 4, 4]
    full = table(turn=I1, hands={I1: 18})
    full.pass_turn(I1)
    assert full.sizes()[0] == 20
    assert full.turn == ("main", I2)
    assert full.lines("taxed") == []


def test_pm65_ten_cards_of_one_s_own_choice() -> None:
    """PM-65: exactly ten, any of them, jokers included; nothing is gone before the seal."""
    owing = taxed(hands={I1: {"EDU": 8, "HEA": 6, "JOK": 5}}, deck=["DIG", "DIG"])
    assert owing.refused(I1, "seal").params == {"left": 10}
    for _ in range(5):
        owing.decide(I1, "discard JOK")
    assert owing.refusal(I1, "discard JOK") == "no-such-card"
    assert owing.refusal(I1, "discard ENE") == "no-such-card"
    for _ in range(4):
        owing.decide(I1, "discard EDU")
    assert owing.refused(I1, "seal").params == {"left": 1}
    assert owing.sizes()[0] == 21
    owing.decide(I1, "discard DIG")
    assert owing.may(I1) == ["seal"]
    assert owing.refusal(I1, "discard EDU") == "no-more-changes"
    assert owing.discard == {}
    owing.decide(I1, "seal")
    assert owing.hand(I1) == {"EDU": 4, "HEA": 6, "DIG": 1}
    assert owing.discard == {"EDU": 4, "DIG": 1, "JOK": 5}
    assert owing.turn == ("main", I2)


@pytest.mark.parametrize(("start", "after"), [(17, 19), (18, 20), (19, 11), (20, 12)])
def test_pm66_twenty_are_free_twenty_one_are_taxed(start: int, after: int) -> None:
    """PM-66: the tax begins with the twenty-first card."""
    counted = table(turn=I1, hands={I1: start})
    counted.pass_turn(I1)
    assert counted.sizes()[0] == after
    assert len(counted.lines("taxed")) == (1 if start > 18 else 0)


def test_pm67_the_hand_is_checked_after_a_whole_draw() -> None:
    """PM-67: not after the first of two cards, but after the second; after the reward; after the split."""
    middle = table(turn=I1, hands={I1: 20})
    middle.decide(I1, "end")
    middle.draw(I1, "deck")
    assert middle.sizes()[0] == 21
    assert middle.turn == ("draw", I1)
    middle.draw(I1, "deck")
    assert middle.turn == ("wealth_tax", I1)
    assert middle.sizes()[0] == 22
    reward = table(turn=I1, hands={I1: 16}, tracks={I1: [4, 0, 0, 0]}, open=["PI01", "PI12"])
    reward.decide(I1, "end", "claim PI01")
    assert reward.turn == ("wealth_tax", I1)
    grant = table(round=3, hands={I1: 20})
    for _ in range(9):
        grant.decide(GOV, f"give {grant.may(GOV, 'give')[0].split()[1]} {I1}")
        assert grant.phase == "grant"
    grant.decide(GOV, "seal")
    assert grant.turn == ("wealth_tax", I1)
    assert grant.sizes()[0] == 29


def test_pm67_an_investment_does_not_come_before_the_tax() -> None:
    """PM-67: a seat that owes tax can do nothing else first, and nobody else can go on."""
    owing = taxed()
    assert owing.refusal(I1, "invest EDU 1") == "wrong-phase"
    assert owing.refusal(I2, "end") == "wrong-phase"
    assert owing.may(I2) == []


def test_pm68_several_pay_in_the_order_of_the_seats() -> None:
    """PM-68: I1, I2, I3, one after the other; the game waits."""
    all_rich = table(round=3, hands={I1: 18, I2: 18, I3: 18})
    all_rich.split(3, 3, 3)
    order = []
    while all_rich.phase == "wealth_tax":
        order.append(all_rich.state.acting)
        assert [seat for seat in range(4) if all_rich.may(seat)] == [all_rich.state.acting]
        all_rich.finish_turn(all_rich.state.acting)
    assert order == [I1, I2, I3]
    assert all_rich.sizes() == [11, 11, 11]
    assert all_rich.turn == ("main", I1)
    two = table(round=3, hands={I1: 18, I3: 18})
    two.split(3, 0, 6)
    assert two.state.taxed == [I1, I3]


def test_pm68_the_order_of_the_seats_also_with_a_rotating_start() -> None:
    """PM-68, PM-100: who begins the round does not change who pays first."""
    rotated = table(round=3, hands={I1: 18, I3: 18}, options={"rotating_start": True})
    rotated.split(3, 0, 6)
    assert rotated.state.taxed == [I1, I3]
    rotated.finish_turn(I1)
    rotated.finish_turn(I3)
    assert rotated.turn == ("main", I3)


def test_pm69_face_up_and_again_if_need_be() -> None:
    """PM-69: paid cards lie open; a hand still above twenty pays again at once."""
    owing = taxed(hands={I1: {"EDU": 15, "HEA": 4}}, deck=["DIG", "DIG"])
    owing.pay(I1, "EDU 9", "HEA 1")
    for viewer in (GOV, I2, None):
        assert owing.heard(viewer, "tax-paid")[0]["paid"] == {"education": 9, "health": 1}
        assert owing.view(viewer)["discard"]["education"] == 9
    five = table(seats=5, round=3, hands={I4: 20})
    five.split(0, 0, 0, 12)
    assert five.state.hand_size(I4) == 32
    for size in (32, 22):
        assert five.turn == ("wealth_tax", I4)
        assert five.state.hand_size(I4) == size
        assert five.view(I1)["wealth_tax"] == {"seat": I4, "due": 10, "chosen": 0}
        while five.may(I4) != ["seal"]:
            five.plain()
        five.plain()
    assert five.sizes() == [0, 0, 0, 12]
    assert five.turn == ("main", I1)


def test_pm69_once_is_enough_in_the_standard_game() -> None:
    """PM-69: 20 and nine granted cards leave 19."""
    most = table(round=3, hands={I3: 20})
    most.split(0, 0, 9)
    most.finish_turn(I3)
    assert most.sizes()[2] == 19
    assert len(most.lines("tax-paid")) == 1
