"""The action phase: choosing in secret (HS-19 to HS-23)."""

from __future__ import annotations

import pytest

from tests.games.hertzschlag.tables import A, B, C, D, printed_game, quiet, table


def test_hs19_signals_are_public_and_bind_nobody() -> None:
    """HS-19: everybody hears a signal; after a signal up one may still play a card that lowers."""
    talk = table(hands={A: ["EM02"]})
    talk.decide(A, "signal up")
    for viewer in (A, B, None):
        assert talk.household(A, viewer)["signal"] == "up"
    assert talk.lines("signalled") == [{"kind": "signalled", "seat": A, "signal": "up"}]
    talk.decide(A, "play EM02")
    assert talk.own(A)["commitment"] == {"card": "EM02#1", "mode": "play"}
    # Also after committing one may say something else, but not the same again.
    talk.decide(A, "signal neutral")
    assert talk.refusal(A, "signal neutral").code == "same-signal"
    assert talk.state.committed == 1


def test_hs19_nothing_shows_a_hand_card_to_others() -> None:
    """HS-19: among all decisions there is none that proves a hand card to somebody."""
    kinds = {decision.kind for decision in printed_game().decisions.by_code}
    assert kinds == {"play", "income", "return", "withdraw", "signal", "ready", "bid"}
    signals = {d.args["signal"] for d in printed_game().decisions.by_code if d.kind == "signal"}
    assert signals == {"up", "neutral", "down"}


def test_hs19_signals_end_with_the_round() -> None:
    """HS-19: in the next round nobody has said anything yet."""
    talk = quiet(event_deck=["EV01"])
    talk.decide(A, "signal down")
    talk.rest()
    assert talk.household(A)["signal"] is None


def test_hs20_exactly_one_card_with_one_mode() -> None:
    """HS-20: one hand card, one mode; a second commitment and cards of others are refused."""
    one = table(hands={A: ["SO01", "EE01"], B: ["SO02"]})
    one.decide(A, "income SO01")
    assert one.refusal(A, "play EE01").code == "already-committed"
    assert one.refusal(A, "income SO01").code == "already-committed"
    other = table(hands={A: ["SO01"], B: ["SO03"]})
    reason = other.refusal(A, "play SO03#1")
    assert (reason.code, reason.params) == ("not-in-hand", {"card": "SO03#1"})
    assert other.refusal(A, "income SO03#1").code == "not-in-hand"
    # Without a card only an empty hand may take income (HS-78).
    assert other.refusal(A, "income -").code == "not-in-hand"


def test_hs20_the_lock_needs_everybody() -> None:
    """HS-20: nothing happens until the last seat has committed."""
    three = quiet()
    for seat in (D, A, C):
        three.decide(seat, "play QQ01")
        assert three.lines("locked") == []
        assert three.lines("played") == []
    assert three.state.pending() == (B,)
    three.decide(B, "play QQ01")
    assert len(three.lines("locked")) == 1
    assert len(three.lines("played")) == 4


@pytest.mark.parametrize("choice", ["play SO01", "income SO01", "income EE01"])
def test_hs21_others_learn_only_that_a_seat_has_committed(choice: str) -> None:
    """HS-21: for any committed card, the others see and hear the very same thing."""
    seen = table(hands={A: ["SO01", "EE01"]})
    seen.decide(A, choice)
    base = table(hands={A: ["SO01", "EE01"]})
    base.decide(A, "income SO01")
    for viewer in (B, C, D, None):
        assert seen.view(viewer) == base.view(viewer)
        assert seen.heard(viewer) == base.heard(viewer) == [{"kind": "committed", "seat": A}]
    household = seen.household(A, B)
    assert household["committed"] is True
    assert household["mode"] is None
    assert household["hand"] == 4


def test_hs21_all_modes_become_public_at_the_lock_cards_do_not() -> None:
    """HS-21: after the lock everybody knows the modes; the cards wait for their seats' turns."""
    locked = table(hands={A: ["WI07"], B: ["EE01"], C: ["SO01"], D: ["FL02"]})
    for seat, choice in enumerate(["play WI07", "play EE01", "income SO01", "play FL02"]):
        locked.decide(seat, choice)
    # WI07 lets A exchange a card, so the others have not had their turns yet.
    assert locked.phase == "cycle"
    modes = ["play", "play", "income", "play"]
    assert locked.lines("locked") == [{"kind": "locked", "modes": modes, "plays": 3, "incomes": 1}]
    assert [locked.household(seat)["mode"] for seat in range(4)] == ["play", "play", "income", "play"]
    for viewer in (C, None):
        assert "EE01#1" not in repr([locked.view(viewer), locked.heard(viewer)])
        assert "FL02#1" not in repr([locked.view(viewer), locked.heard(viewer)])
    assert "SO01#1" not in repr([locked.view(D), locked.heard(D)])


def test_hs22_a_seat_may_withdraw_until_the_lock() -> None:
    """HS-22: a commitment can be taken back and made anew; the others see only that."""
    changed = table(hands={A: ["SO02", "FL05"]})
    assert changed.refusal(A, "withdraw").code == "not-committed"
    changed.decide(A, "play SO02")
    changed.decide(A, "withdraw")
    assert changed.own(A)["commitment"] is None
    assert changed.household(A)["committed"] is False
    assert changed.household(A)["hand"] == 5
    assert A in changed.state.pending()
    changed.decide(A, "income FL05")
    assert changed.own(A)["commitment"] == {"card": "FL05#1", "mode": "income"}
    assert changed.heard(B) == [
        {"kind": "committed", "seat": A},
        {"kind": "withdrawn", "seat": A},
        {"kind": "committed", "seat": A},
    ]


def test_hs23_playing_takes_enough_money() -> None:
    """HS-23: a card that costs more than the seat owns is refused with cost and money."""
    poor = table(money=[4, 15, 15, 15], hands={A: ["EM03", "SO03"]})
    reason = poor.refusal(A, "play SO03")
    assert reason.code == "cannot-afford"
    assert reason.params == {"cost": 5, "money": 4}
    assert "SO03#1" in [d.args.get("card") for d in poor.state.closed(A)]
    assert "play SO03#1" not in [d.name for d in poor.state.legal(A)]
    assert "income SO03#1" in [d.name for d in poor.state.legal(A)]
    # Exactly enough is enough.
    poor.decide(A, "play EM03")


def test_hs23_the_cost_after_discounts_counts() -> None:
    """HS-23: with PO04's 2 € off SOLAR cards a card of 6 € may be played with 4 €."""
    cheap = quiet(money=[6, 15, 15, 15], hands={A: ["PO04"], B: ["SO02"]}, event_deck=["EV01"])
    cheap.rest({A: "play PO04"})
    # Hands were passed to the right: A now holds B's SO02.
    assert cheap.money[A] == 4
    assert cheap.own(A)["costs"]["SO02#1"] == 4
    cheap.decide(A, "play SO02#1")
    assert cheap.own(A)["commitment"] == {"card": "SO02#1", "mode": "play"}


def test_hs23_income_is_always_accepted() -> None:
    """HS-23: also without a cent any card may be thrown away for income."""
    broke = table(money=0)
    for seat in range(4):
        names = [d.name for d in broke.state.legal(seat)]
        assert [f"income {card}" for card in broke.hand(seat)] == [n for n in names if n.startswith("income")]
