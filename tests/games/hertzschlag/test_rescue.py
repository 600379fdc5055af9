"""The check phase, secondary control and the blackout (HS-41 to HS-53a)."""

from __future__ import annotations

import pytest

from tests.games.hertzschlag.tables import A, B, C, D, at_check, quiet, table


@pytest.mark.parametrize("position", range(-4, 5))
def test_hs41_green_passes(position: int) -> None:
    """HS-41: from -4 to +4 the check is passed and the game goes on."""
    passed = at_check(position=position)
    assert passed.lines("checked") == [{"kind": "checked", "position": position, "green": True}]
    assert passed.state.round == 2
    assert passed.lines("rescue-begins") == []


@pytest.mark.parametrize("position", [-12, -5, 5, 12])
def test_hs41_orange_does_not_pass(position: int) -> None:
    """HS-41: one field further the check fails."""
    failed = at_check(position=position)
    assert failed.lines("checked") == [{"kind": "checked", "position": position, "green": False}]
    assert failed.state.round == 1
    assert failed.phase == "talk"


def test_hs41_the_green_zone_is_an_option() -> None:
    """HS-41: a table may be opened with a narrower or wider green zone."""
    assert at_check(position=4, options={"green": 3}).phase == "talk"
    assert at_check(position=5, options={"green": 5}).phase == "commit"


@pytest.mark.parametrize(
    ("position", "pumped_storage", "gas", "phase"),
    [
        (-5, True, False, "talk"),
        (-5, False, True, "over"),
        (5, False, True, "talk"),
        (5, True, False, "over"),
    ],
)
def test_hs42_only_the_fitting_plant_helps(
    position: int, pumped_storage: bool, gas: bool, phase: str
) -> None:
    """HS-42: pumped storage repairs too low a frequency, gas too high a one; the other is of no help."""
    checked = at_check(position=position, pumped_storage=pumped_storage, gas=gas)
    assert checked.phase == phase
    if phase == "talk":
        fitting = "pumped_storage" if position < 0 else "gas"
        assert checked.view(None)["rescue"]["plant"] == fitting
        checked.bid(5, 5, 5, 5)
        assert checked.lines("plant-used") == [{"kind": "plant-used", "plant": fitting}]


def test_hs43_no_fitting_plant_means_blackout_without_bids() -> None:
    """HS-43: the plant has been used already: nobody is asked for anything."""
    dark = at_check(position=-5, pumped_storage=False)
    assert dark.outcome()["verdict"] == "blackout"
    assert dark.outcome()["reason"]["code"] == "no-plant"
    assert dark.lines("rescue-begins") == []
    assert dark.money == [15] * 4
    assert dark.state.pending() == ()


def test_hs44_the_attempt_starts_by_itself_and_cannot_be_skipped() -> None:
    """HS-44: nobody can veto; all a seat can do is to be ready, then to bid."""
    talk = at_check(position=6)
    assert talk.lines("rescue-begins") == [{"kind": "rescue-begins", "plant": "gas"}]
    for seat in range(4):
        assert [d.name for d in talk.state.legal(seat)] == ["ready"]
    talk.ready()
    for seat in range(4):
        assert [d.name for d in talk.state.legal(seat)] == [f"bid {amount}" for amount in range(6)]


def test_hs45_a_minute_of_talk_that_ends_when_all_are_ready() -> None:
    """HS-45: 60 seconds; everybody ready ends it early, and so does the clock."""
    talk = at_check(position=5)
    assert talk.state.clock() == 60
    for seat in (A, C, D):
        talk.decide(seat, "ready")
        assert talk.household(seat)["ready"] is True
        assert talk.phase == "talk"
    assert talk.refusal(A, "ready").code == "already-ready"
    assert talk.refusal(B, "bid 3").code == "wrong-phase"
    talk.decide(B, "ready")
    assert talk.phase == "bid"
    late = at_check(position=5)
    late.decide(A, "ready")
    late.state.expire()
    assert late.phase == "bid"
    assert late.lines("expired") == [{"kind": "expired", "moment": "1.talk", "seats": [B, C, D]}]


def test_hs46_bids_are_hidden_and_simultaneous() -> None:
    """HS-46: 0 to 5 €; until all have bid, others see only that somebody has."""
    bids = at_check(position=5)
    bids.ready()
    bids.decide(B, "bid 4")
    assert bids.own(B)["bid"] == 4
    assert bids.household(B)["has_bid"] is True
    other = at_check(position=5)
    other.ready()
    other.decide(B, "bid 0")
    for viewer in (A, C, D, None):
        assert bids.view(viewer) == other.view(viewer)
        assert bids.heard(viewer) == other.heard(viewer)
        assert bids.household(B, viewer)["bid"] is None
    assert bids.refusal(B, "bid 1").code == "already-bid"
    assert bids.money == [15] * 4
    assert bids.game.decisions.find("bid 6") is None


def test_hs47_all_bids_are_paid_whether_or_not_they_suffice() -> None:
    """HS-47: revealed together and paid by everybody, also when the rescue fails."""
    failed = at_check(position=5, money=[9, 9, 9, 9])
    failed.bid(4, 3, 0, 2)
    assert failed.money == [5, 6, 9, 7]
    assert failed.outcome()["verdict"] == "blackout"
    revealed = failed.lines("bids-revealed")
    assert len(revealed) == 1
    assert (revealed[0]["bids"], revealed[0]["paid"], revealed[0]["sum"]) == ([4, 3, 0, 2], [4, 3, 0, 2], 9)
    assert failed.view(None)["bids"]["success"] is False


def test_hs47_nobody_pays_more_than_there_is() -> None:
    """HS-47: a bid above the own money is cut down, and only what is paid counts."""
    cut = at_check(position=5, money=[2, 9, 9, 0])
    cut.bid(5, 5, 3, 5)
    assert cut.lines("bids-revealed")[0]["paid"] == [2, 5, 3, 0]
    assert cut.lines("bids-revealed")[0]["sum"] == 10
    assert cut.money == [0, 4, 6, 0]
    assert cut.outcome()["verdict"] == "blackout"


@pytest.mark.parametrize(
    ("bids", "saved"), [((3, 3, 3, 2), True), ((3, 3, 3, 1), False), ((5, 5, 5, 5), True)]
)
def test_hs48_eleven_euros_are_enough(bids: tuple[int, ...], saved: bool) -> None:
    """HS-48: 11 € rescue the grid, 10 € do not."""
    done = at_check(position=-7)
    done.bid(*bids)
    assert (done.outcome() is None) is saved
    assert done.lines("bids-revealed")[0]["success"] is saved


@pytest.mark.parametrize(
    ("position", "green", "plants"),
    [(-9, -4, {"pumped_storage": False, "gas": True}), (11, 4, {"pumped_storage": True, "gas": False})],
)
def test_hs49_to_the_nearest_green_field_without_threshold_money(
    position: int, green: int, plants: dict[str, bool]
) -> None:
    """HS-49: the marker goes to the edge of the green zone; the plant is gone; no threshold is booked."""
    saved = at_check(position=position, round=8)
    saved.bid(5, 5, 1, 0)
    assert saved.position == green
    assert saved.view(None)["plants"] == plants
    assert saved.money == [10, 10, 14, 15]
    assert [line["cause"] for line in saved.lines("money")] == ["rescue"] * 3
    step = 1 if green > position else -1
    path = list(range(position, green + step, step))
    (shifted,) = saved.lines("shifted")
    assert (shifted["seat"], shifted["path"], shifted["cause"]) == (None, path, "plant")
    assert (shifted["from"], shifted["to"], shifted["fields"]) == (path[0], path[-1], len(path) - 1)


def test_hs50_what_is_too_much_is_not_given_back() -> None:
    """HS-50: 20 € paid, 11 € needed: the rest is gone."""
    generous = at_check(position=5, round=8)
    generous.bid(5, 5, 5, 5)
    assert generous.money == [10] * 4
    assert generous.outcome()["verdict"] == "scored"


def test_hs51_too_little_means_blackout() -> None:
    """HS-51: below 11 € the lights go out; the plant is not used up and the marker stays."""
    short = at_check(position=5)
    short.bid(5, 5, 0, 0)
    assert short.outcome()["verdict"] == "blackout"
    assert short.outcome()["reason"]["code"] == "too-little"
    assert short.view(None)["plants"]["gas"] is True
    assert short.position == 5
    assert short.lines("plant-used") == []


def test_hs52_each_plant_works_once_and_once_per_round() -> None:
    """HS-52: after the rescue the round is over; the next fall to the same side is the last."""
    once = quiet(position=-5, event_deck=["EV09"])
    once.rest()
    once.bid(3, 3, 3, 3)
    assert len(once.lines("rescue-begins")) == 1
    assert once.state.round == 2
    assert once.phase == "commit"
    # EV09 has pushed the marker from -4 to -8; the pumped-storage plant is gone.
    assert once.position == -8
    once.commit()
    assert once.outcome()["reason"]["code"] == "no-plant"


def test_hs52_bids_of_an_earlier_rescue_are_forgotten() -> None:
    """HS-52: a later attempt with the other plant starts with new talk and new bids."""
    twice = quiet(position=-5, money=20, event_deck=["EV10"], hands={B: ["WI03"], D: ["SO08"]})
    twice.rest()
    twice.bid(3, 3, 3, 2)
    assert twice.view(None)["bids"] is None
    # EV10 leads from -4 to 0; A plays +5 from B's former hand, C another +5.
    twice.commit({A: "play WI03", C: "play SO08"})
    assert twice.phase == "talk"
    assert [twice.household(seat)["ready"] for seat in range(4)] == [False] * 4
    assert [twice.household(seat)["has_bid"] for seat in range(4)] == [False] * 4
    twice.bid(2, 4, 2, 4)
    assert twice.view(None)["plants"] == {"pumped_storage": False, "gas": False}


@pytest.mark.parametrize("round", [1, 8])
def test_hs53_a_blackout_ends_the_game_and_all_lose(round: int) -> None:
    """HS-53: at once, in any round: no points, no places, no winners, nothing left to decide."""
    dark = at_check(position=-5, round=round)
    dark.bid(0, 0, 0, 0)
    outcome = dark.outcome()
    assert outcome["verdict"] == "blackout"
    assert outcome["winners"] == []
    assert outcome["places"] is outcome["points"] is outcome["breakdown"] is None
    assert dark.state.round == round
    assert dark.lines("passed") == []
    assert dark.state.pending() == ()
    for seat in range(4):
        assert dark.state.legal(seat) == []
        assert dark.refusal(seat, "bid 5").code == "game-over"


@pytest.mark.parametrize(
    ("money", "bonus", "phase"),
    [
        ((0, 9, 9), {}, "over"),
        ((1, 9, 9), {}, "talk"),
        ((0, 9, 9), {B: 3}, "talk"),
        ((0, 9, 9), {A: 3}, "over"),
        ((3, 3, 4), {}, "over"),
        ((3, 4, 4), {}, "talk"),
    ],
)
def test_hs53a_a_hopeless_rescue_is_not_tried(
    money: tuple[int, ...], bonus: dict[int, int], phase: str
) -> None:
    """HS-53a: when even the highest bids with usable bonuses miss 11 €, the blackout comes at once."""
    poor = at_check(seats=3, position=-5, money=money, bonus=bonus)
    assert poor.phase == phase
    if phase == "over":
        assert poor.outcome()["reason"]["code"] == "out-of-reach"
        assert poor.lines("rescue-begins") == []
        assert poor.money == list(money)


def test_the_bonus_counts_once_something_is_paid() -> None:
    """HS-48: a bonus adds to the sum when its owner pays at least 1 €, and is spent then."""
    spent = table(seats=3, position=-5, money=12, bonus={A: 3})
    spent.commit()
    spent.bid(1, 4, 3)
    assert spent.outcome() is None
    assert spent.household(A)["bid_bonus"] == 0
    assert spent.lines("bids-revealed")[0]["bonus"] == 3
    broke = at_check(seats=3, position=-5, money=[0, 15, 15], bonus={A: 3, B: 1})
    broke.bid(4, 5, 4)
    # A pays nothing, so A's bonus does not count; B's does: 9 + 1.
    assert broke.lines("bids-revealed")[0]["sum"] == 10
    assert broke.household(A)["bid_bonus"] == 3
    assert broke.household(B)["bid_bonus"] == 0
