"""Edge cases: empty decks, two jokers, bots, absent players (PM-90 to PM-96)."""

from __future__ import annotations

import pytest

from stromtisch.catalogue import collection
from stromtisch.core.bot import Chair
from stromtisch.core.generator import Generator
from stromtisch.core.match import Match, SeatInfo
from stromtisch.games.policy_maker.table import PolicyMakerState
from tests.games.policy_maker.tables import GOV, I1, I2, I3, I4, Table, printed_game, table

# --- the deck ------------------------------------------------------------------------------------------------


def test_pm90_the_discard_pile_becomes_the_deck() -> None:
    """PM-90: when a card is needed from an empty deck the discard pile is shuffled, in the middle of a draw."""
    empty = table(turn=I1, hands={I1: 16, I2: 20, I3: 20}, deck_size=1, discard={"EDU": 3, "JOK": 3})
    empty.decide(I1, "end")
    empty.draw(I1, "deck")
    assert empty.state.deck == []
    assert empty.discard == {"EDU": 3, "JOK": 3}
    empty.draw(I1, "deck")
    assert empty.discard == {}
    assert len(empty.state.deck) == 5
    assert empty.lines("reshuffled") == [{"kind": "reshuffled", "cards": 6}]


def test_pm90_in_the_middle_of_a_reward() -> None:
    """PM-90: two cards from the deck, three from the reshuffled pile."""
    middle = table(
        turn=I1, hands={I2: 20, I3: 20}, tracks={I1: [4, 0, 0, 0]}, open=["PI01", "PI12"], deck_size=2
    )
    before = sum(middle.state.discard)
    middle.decide(I1, "end", "claim PI01")
    assert middle.sizes()[0] == 5
    assert len(middle.state.deck) == before - 3
    assert middle.discard == {}


def test_pm90_to_fill_the_display() -> None:
    """PM-90: the display is filled from the reshuffled pile as well."""
    filled = table(
        turn=I1, display=["EDU", "HEA"], deck_size=0, discard={"DIG": 3}, hands={I1: 20, I2: 20, I3: 20}
    )
    filled.decide(I1, "end")
    filled.draw(I1, "first")
    assert filled.display == ["DIG", "HEA"]
    assert len(filled.state.deck) == 2


def test_pm90_the_new_deck_is_shuffled() -> None:
    """PM-90: its order depends on chance alone."""
    orders = set()
    for number in range(20):
        mixed = table(turn=I1, hands={I2: 20, I3: 20}, deck_size=1, seed=f"shuffle {number}")
        mixed.pass_turn(I1)
        orders.add(tuple(mixed.state.deck))
    assert len(orders) == 20


def broke(**situation: object) -> Table:
    """Five players hold so much that neither deck nor discard pile has a card."""
    plan: dict[str, object] = {"seats": 5, "turn": I1, "deck_size": 0, "discard": 0, **situation}
    return table(**plan)  # type: ignore[arg-type]


def test_pm91_nothing_to_draw_from_but_the_display() -> None:
    """PM-91: without deck and discard pile only legal display cards can be taken; the slot stays empty."""
    poor = broke(hands={I1: 3, I2: 20, I3: 20, I4: 20}, display=["EDU", "HEA"])
    poor.decide(I1, "end")
    assert poor.refusal(I1, "draw deck") == "deck-empty"
    assert poor.may(I1) == ["draw first", "draw second"]
    poor.draw(I1, "first")
    assert poor.display == [None, "HEA"]
    assert poor.refusal(I1, "draw first") == "no-such-card"
    poor.draw(I1, "second")
    assert poor.display == [None, None]
    assert poor.turn == ("main", I2)


def test_pm91_draws_lapse_when_none_is_legal() -> None:
    """PM-91: after a first card only a joker is left: the second draw lapses. With nothing at all both do."""
    lapsed = broke(hands={I1: 3, I2: 20, I3: 20, I4: 20}, display=["EDU", "JOK"])
    lapsed.decide(I1, "end")
    lapsed.draw(I1, "first")
    assert lapsed.turn == ("main", I2)
    assert lapsed.display == [None, "JOK"]
    assert lapsed.state.hand_size(I1) == 4
    nothing = broke(hands={I1: 5, I2: 20, I3: 20, I4: 20}, display=[None, None])
    nothing.decide(I1, "end")
    assert nothing.turn == ("main", I2)
    assert nothing.state.hand_size(I1) == 5


def test_pm91_rewards_give_what_is_there() -> None:
    """PM-91: a reward of three cards if there are no more; none at all leaves a face-up joker free to take."""
    three = table(
        seats=5, turn=I1, tracks={I1: [4, 0, 0, 0]}, open=["PI01", "PI12"],
        hands={I2: 20, I3: 20, I4: 20}, deck_size=1, discard=2, display=["EDU", "JOK"],
    )  # fmt: skip
    three.decide(I1, "end", "claim PI01")
    assert three.state.hand_size(I1) == 3
    assert three.lines("rewarded")[0]["cards"] == 3
    three.plain()
    assert three.may(I1) == ["draw first"]
    none = broke(
        hands={I1: 3, I2: 20, I3: 20, I4: 20}, display=["EDU", "JOK"], tracks={I1: [4, 0, 0, 0]},
        open=["PI01", "PI12"],
    )  # fmt: skip
    none.decide(I1, "end", "claim PI01")
    assert none.state.hand_size(I1) == 3
    assert none.claimed(I1) == ["PI01"]
    none.plain()
    assert none.may(I1) == ["draw first", "draw second"]


def test_pm91_the_display_is_filled_as_soon_as_cards_are_discarded() -> None:
    """PM-91: a payment goes straight into the empty slots."""
    paid = broke(hands={I1: {"EDU": 5}, I2: 20, I3: 20, I4: 20}, display=[None, None])
    paid.decide(I1, "invest EDU 1")
    assert paid.display == ["EDU", "EDU"]
    assert paid.discard == {}
    paid.decide(I1, "invest EDU 1")
    assert sum(paid.state.discard) + len(paid.state.deck) == 2
    # The wealth tax fills it too.
    rich = broke(hands={I1: 19, I2: 20, I3: 20, I4: 4}, display=["EDU", "HEA"])
    rich.decide(I1, "end")
    rich.draw(I1, "first", "second")
    assert rich.turn == ("wealth_tax", I1)
    rich.finish_turn(I1)
    assert None not in rich.display
    assert sum(rich.state.discard) + len(rich.state.deck) == 8


def test_pm91_with_three_hands_of_twenty_three_cards_are_left() -> None:
    """PM-91: in the standard game cards never run out."""
    full = table(turn=I1, hands={I1: 20, I2: 20, I3: 20})
    assert len(full.state.deck) == 3
    full.pass_turn(I1)
    assert full.lines("drew")[-1]["source"] == "deck"


# --- the initiative deck ---------------------------------------------------------------------------------------


def last_claims(**situation: object) -> Table:
    """I1 claims PI01; the rest of the initiatives lies as described."""
    plan: dict[str, object] = {
        "turn": I1,
        "tracks": {I1: [4, 0, 0, 0]},
        "open": ["PI01", "PI12"],
        **situation,
    }
    ready = table(**plan)  # type: ignore[arg-type]
    ready.decide(I1, "end", "claim PI01")
    return ready


def test_pm92_a_short_deck_is_filled_from_the_rejected() -> None:
    """PM-92: the remaining card comes first, then the rejected ones are shuffled and supply the second."""
    short_deck = last_claims(claimed={I2: 10}, rejected=["PI02", "PI03", "PI04"], initiative_deck=["PI16"])
    assert short_deck.options()[0] == "PI16"
    assert short_deck.options()[1] in ("PI02", "PI03", "PI04")
    assert len(short_deck.state.initiative_deck) == 2
    assert short_deck.state.rejected == []
    short_deck.decide(GOV, "pick PI16")
    assert len(short_deck.state.rejected) == 1
    seconds = {
        last_claims(
            claimed={I2: 10}, rejected=["PI02", "PI03", "PI04"], initiative_deck=["PI16"], seed=f"{number}"
        ).options()[1]
        for number in range(20)
    }
    assert seconds == {"PI02", "PI03", "PI04"}


def test_pm92_an_empty_deck_takes_both_from_the_rejected() -> None:
    """PM-92: with nothing in the deck both come from the reshuffled pile."""
    empty = last_claims(claimed={I2: 11}, rejected=["PI02", "PI03", "PI04"])
    assert len(set(empty.options())) == 2
    assert len(empty.state.initiative_deck) == 1


@pytest.mark.parametrize("where", ["deck", "rejected"])
def test_pm92_the_only_card_is_opened_without_choice(where: str) -> None:
    """PM-92: with one card in all there is nothing to decide."""
    one = last_claims(claimed={I2: 13}, rejected=1 if where == "rejected" else 0)
    assert one.turn == ("draw", I1)
    assert None not in one.open
    assert one.open[1] == "PI12"
    assert (one.state.initiative_deck, one.state.rejected) == ([], [])
    assert one.lines("opened")[0]["initiative"] == one.open[0]


def test_pm92_without_any_card_the_slot_stays_empty() -> None:
    """PM-92: nothing left to open."""
    none = last_claims(claimed={I2: 14})
    assert none.turn == ("draw", I1)
    assert none.open == [None, "PI12"]
    assert none.lines("opened") == []
    assert none.view(None)["initiatives"] == {"open": [None, "PI12"], "deck": 0, "rejected": 0}


def test_pm93_without_open_initiatives_there_is_no_claim() -> None:
    """PM-93: the phase is skipped for everybody, with any tracks."""
    gone = table(turn=I1, tracks={I1: [6, 6, 6, 6]}, open=[], claimed={I2: 16})
    gone.decide(I1, "end")
    assert gone.turn == ("draw", I1)


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_pm93_both_slots_are_refilled_for_fourteen_claims(seed: str) -> None:
    """PM-93: one slot stays empty after the fifteenth claim, both after the sixteenth."""
    everything = table(seed=seed, options={"rounds": "15"})
    filled: list[int] = []
    while len(filled) < 16:
        if everything.phase == "main":
            # All but PI16 are met on field 6 everywhere, and PI16 is met on field 5.
            field = 5 if "PI16" in everything.open else 6
            for seat in (I1, I2, I3):
                everything.state.tracks[seat * 4 : seat * 4 + 4] = [field] * 4
            everything.decide(everything.state.acting, "end")
            if everything.phase == "claim":
                claim = "claim PI16" if field == 5 else everything.may(everything.state.acting, "claim")[0]
                everything.decide(everything.state.acting, claim)
                while everything.phase in ("wealth_tax", "pick"):
                    everything.plain()
                filled.append(2 - everything.open.count(None))
        else:
            everything.plain()
    assert filled == [2] * 14 + [1, 0]


def test_pm94_two_jokers_in_the_display_stay() -> None:
    """PM-94: a seat that may not take one draws from the deck; they are not replaced."""
    two = table(turn=I1, display=["JOK", "JOK"], deck=["EDU", "EDU", "HEA", "HEA"])
    two.decide(I1, "end")
    two.draw(I1, "deck")
    assert two.may(I1) == ["draw deck"]
    two.draw(I1, "deck")
    assert two.display == ["JOK", "JOK"]
    two.pass_turn(I2)
    assert two.display == ["JOK", "JOK"]


# --- bots and absent players --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", collection().levels("policy-maker"))
def test_pm95_a_bot_decides_from_its_view_alone(level: str) -> None:
    """PM-95: what the government's bot does does not depend on cards it has not seen."""
    for number in (2, 3, 7):
        real = table(round=number, hands={I1: 8, I2: 7, I3: 9}, tracks={I1: [7, 3, 2, 0], I2: [4, 4, 4, 4]})
        bot = collection().bot("policy-maker", level)
        decisions = set()
        for swap in range(8):
            other = real.state.determinize(GOV, Generator(f"swap {swap}"))
            code = bot.decide(Chair(other, GOV, Generator("the same mind"), hurry=True))
            assert code is not None
            decision = real.state.table.by_code[code]
            assert real.state.why_not(GOV, decision) is None
            decisions.add(decision.name)
        assert len(decisions) == 1


def test_pm96_audit_the_investor_with_most_cards() -> None:
    """PM-96: AUDIT."""
    late = table(round=2, hands={I1: 4, I2: 4, I3: 7})
    late.state.expire()
    assert late.view(None)["audits"] == [{"round": 2, "seat": I3}]
    assert late.turn == ("main", I1)
    tied = table(round=2, hands={I1: 4, I2: 4, I3: 2})
    tied.state.expire()
    assert tied.view(None)["audits"][0]["seat"] == I1


def test_pm96_no_change_of_taxes() -> None:
    """PM-96: SET_TAX; a rise that still needs its counterpart gets one."""
    late = table(round=7, costs=[3, 2, 2, 1])
    late.state.expire()
    assert late.costs == [3, 2, 2, 1]
    assert late.turn == ("main", I1)
    half = table(round=7, costs=[3, 3, 3, 3])
    half.decide(GOV, "tax EDU 1")
    half.state.expire()
    assert sum(half.costs) == 12
    assert half.costs[0] == 4
    assert half.turn == ("main", I1)


def test_pm96_grants_as_even_as_possible_in_deck_order() -> None:
    """PM-96: GRANT; one card after the other in the order drawn, starting with I1."""
    top = ["EDU", "HEA", "ENE", "DIG", "JOK", "EDU", "HEA", "ENE", "DIG"]
    late = table(round=3, deck=top)
    late.state.expire()
    assert late.hand(I1) == {"EDU": 1, "HEA": 1, "DIG": 1}
    assert late.hand(I2) == {"HEA": 1, "ENE": 1, "JOK": 1}
    assert late.hand(I3) == {"EDU": 1, "ENE": 1, "DIG": 1}
    assert late.turn == ("main", I1)
    few = table(round=6, hands={I1: 20, I2: 20, I3: 19}, deck_size=4, discard=0)
    few.state.expire()
    assert few.lines("granted")[0]["counts"] == {"1": 2, "2": 1, "3": 1}


def test_pm96_main_claim_and_draw() -> None:
    """PM-96: MAIN passes, CLAIM takes the first claimable, DRAW takes from the deck twice."""
    late = table(
        turn=I1, hands={I1: {"EDU": 6}}, tracks={I1: [4, 4, 0, 0]}, open=["PI02", "PI01"],
        initiative_deck=["PI07", "PI08"], display=["EDU", "HEA"],
    )  # fmt: skip
    late.state.expire()
    assert late.tracks(I1) == [4, 4, 0, 0]
    assert late.claimed(I1) == ["PI02"]
    assert late.turn == ("pick", GOV)
    late.state.expire()
    assert late.open == ["PI07", "PI01"]
    assert late.turn == ("draw", I1)
    late.state.expire()
    assert late.display == ["EDU", "HEA"]
    assert [line["source"] for line in late.lines("drew")] == ["deck", "deck"]
    assert late.sizes()[0] == 6 + 5 + 2
    assert late.turn == ("main", I2)


def test_pm96_the_largest_groups_pay_the_wealth_tax() -> None:
    """PM-96: wealth tax; cards of the largest groups first, jokers last."""
    late = table(turn=I1, hands={I1: {"EDU": 11, "HEA": 4, "JOK": 4}}, deck=["DIG", "DIG"])
    late.decide(I1, "end")
    late.draw(I1)
    late.state.expire()
    assert late.hand(I1)["JOK"] == 4
    assert late.lines("tax-paid")[0]["paid"]["education"] >= 8
    assert "joker" not in late.lines("tax-paid")[0]["paid"]
    assert late.turn == ("main", I2)
    many = table(turn=I1, hands={I1: {"EDU": 6, "HEA": 5, "ENE": 3, "JOK": 5}}, deck=["DIG", "DIG"])
    many.decide(I1, "end")
    many.draw(I1)
    many.state.expire()
    paid = many.lines("tax-paid")[0]["paid"]
    assert many.hand(I1)["JOK"] == 5
    assert paid["education"] >= paid["health"] > paid["energy"]
    assert "digital" not in paid


def test_pm96_the_clock_is_ninety_seconds_unless_chosen() -> None:
    """PM-96: ninety seconds per decision; the table may choose others, or none; no clock after the end."""
    assert table().state.clock() == 90
    assert table(options={"decision_seconds": 30}).state.clock() == 30
    assert table(options={"decision_seconds": 0}).state.clock() == 0
    over = table(round=14, turn=I3)
    over.pass_turn(I3)
    assert over.state.clock() == 0


def test_pm96_two_time_outs_in_a_row_hand_the_seat_over() -> None:
    """PM-96: after the second one the autopilot has the seat until the player returns; a decision in between
    begins the count anew."""
    away = table(hands={I1: 2})
    away.state.expire()
    assert away.turn == ("main", I2)
    assert away.state.autopilot == 0
    away.pass_turn(I2)
    away.pass_turn(I3)
    away.plain()
    away.state.expire()
    assert away.state.autopilot == 1 << I1
    assert away.view(None)["players"][0]["autopilot"] is True
    away.state.set_autopilot(I1, False)
    assert away.view(None)["players"][0]["autopilot"] is False
    back = table()
    back.state.expire()
    back.finish_round()
    back.plain()
    back.decide(I1, "end")
    back.state.expire()
    assert back.state.autopilot == 0


def test_pm96_time_outs_of_others_do_not_count() -> None:
    """PM-96: each seat has its own count, and bots are not handed over."""
    each = table()
    for _ in range(3):
        each.state.expire()
    assert each.state.autopilot == 0
    each.state.expire()
    assert each.state.autopilot == 0
    bots = table(people=[GOV])
    for _ in range(12):
        bots.state.expire()
    assert bots.state.autopilot & ~1 == 0


def test_pm96_a_time_out_ends_with_the_turn() -> None:
    """PM-96: one time-out decides one turn, never two, even if the same investor begins the next round."""
    turning = table(seats=3, round=8, turn=I1, options={"rotating_start": True})
    turning.state.expire()
    assert turning.state.round == 9
    assert turning.turn == ("main", I1)
    assert turning.sizes() == [2, 0]


def test_pm96_a_match_can_be_played_by_the_clock_alone() -> None:
    """PM-96: if nobody ever comes back the term still comes to its end."""
    match = Match(printed_game(), {}, [SeatInfo("person", f"seat {seat}") for seat in range(4)], "nobody")
    for _ in range(14 * 8):
        if match.state.outcome() is None:
            match.expire()
    outcome = match.state.outcome()
    assert isinstance(match.state, PolicyMakerState)
    assert outcome is not None
    assert outcome.verdict == "government"
    assert match.state.autopilot & 0b1111 == 0b1111


# --- what surrounds the rules ---------------------------------------------------------------------------------


def test_previews_tell_price_field_and_hand() -> None:
    """Section 2.5: what a decision would do, in the numbers that then come true."""
    board = table(
        turn=I1, costs=[3, 2, 2, 2], tracks={I1: [2, 4, 0, 0], I2: [9, 0, 0, 0]}, open=["PI02", "PI12"],
        hands={I1: {"EDU": 5, "JOK": 2}},
    )  # fmt: skip

    def preview(seat: int, text: str) -> dict[str, object]:
        decision = board.find(text)
        assert decision is not None
        return board.state.preview(seat, decision)

    left = {"education": 3, "health": 0, "energy": 0, "digital": 0, "joker": 1}
    assert preview(I1, "invest EDU 1 1") == {"cards": 3, "field": 3, "hand": left}
    pushed = preview(I1, f"manipulate {I2} EDU 1 1")
    assert (pushed["cards"], pushed["field"]) == (4, 8)
    board.decide(I1, f"manipulate {I2} EDU 1 1")
    assert board.view(I1)["own"]["hand"] == pushed["hand"]
    assert preview(I1, "end") == {}
    board.decide(I1, "end")
    assert preview(I1, "claim PI02") == {"hand": 3 + 5}
    board = table(round=7, costs=[3, 2, 2, 2])
    assert preview(GOV, "tax EDU -1") == {"cost": 2, "total": 8}


def test_closed_decisions_are_offered_with_their_reason() -> None:
    """Section 2.5: what a player would look for here, and why it is closed."""

    def closed(board: Table, seat: int) -> dict[str, str]:
        found = {}
        for decision in board.state.closed(seat):
            reason = board.state.why_not(seat, decision)
            assert reason is not None
            found[decision.name] = reason.code
        return found

    main = table(turn=I1, tracks={I2: [8, 0, 0, 0], I1: [0, 10, 0, 0]}, hands={I1: {"EDU": 2}})
    assert closed(main, I1) == {
        "invest health 1 0": "beyond-top",
        "invest energy 1 0": "cannot-pay",
        "invest digital 1 0": "cannot-pay",
        f"manipulate {I2} education 1 0": "cannot-pay",
    }
    assert closed(main, I2) == {}
    tax = table(round=7, costs=[1, 2, 4, 5])
    assert closed(tax, GOV) == {"tax education -1": "cost-limit", "tax digital 1": "cost-limit"}
    draw = table(turn=I1, display=["JOK", "EDU"])
    draw.decide(I1, "end")
    draw.draw(I1, "deck")
    assert closed(draw, I1) == {"draw first": "joker-late"}
    claim = table(turn=I1, tracks={I1: [4, 0, 0, 0]}, open=["PI01", "PI14"])
    claim.decide(I1, "end")
    assert closed(claim, I1) == {"claim PI14": "condition-not-met"}
    assert closed(table(round=3), GOV) == {"seal": "not-all-given"}


def test_a_table_without_people_is_given_up() -> None:
    """A seat that leaves is steered to the end; when the last person has left there is no winner."""
    left = table(people=[I1, I2])
    left.state.leave(I1)
    assert left.outcome() is None
    assert left.view(None)["players"][0]["left"] is True
    assert left.state.autopilot == 1 << I1
    left.state.leave(I2)
    assert left.outcome()["verdict"] == "aborted"
    assert left.outcome()["winners"] == []
    assert left.phase == "over"
    assert left.refusal(I1, "end") == "game-over"


def test_steps_and_pushes_are_counted_for_the_debrief() -> None:
    """What each investor did to the board stands in the outcome."""
    done = table(
        round=14, turn=I2, tracks={I1: [9, 0, 0, 0]}, hands={I2: {"EDU": 6, "HEA": 6}}, claimed={I3: 2}
    )
    done.decide(I2, f"manipulate {I1} EDU 2", "invest HEA 3")
    done.finish_round()
    assert done.outcome()["contributions"] == [
        {"seat": I1, "steps": 0, "pushed_back": 0, "initiatives": 0},
        {"seat": I2, "steps": 3, "pushed_back": 2, "initiatives": 0},
        {"seat": I3, "steps": 0, "pushed_back": 0, "initiatives": 2},
    ]
