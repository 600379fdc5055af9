"""What each seat may know (section 5): views, legal decisions, refusals and journal lines.

Twins are two tables that differ only in what a seat must not know. Whenever something happens at both, that seat must
see, hear and be offered the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from stromtisch.core.generator import Generator
from stromtisch.core.journal import Journal
from stromtisch.core.match import Match, SeatInfo
from stromtisch.core.option import complete_options
from stromtisch.core.playout import playout
from stromtisch.core.reason import Refused
from stromtisch.games.policy_maker.table import PolicyMakerState
from stromtisch.games.policy_maker.words import KIND_COUNT, KINDS
from stromtisch.testing.conformance import wire
from tests.games.policy_maker.tables import (
    GOV,
    I1,
    I2,
    I3,
    I4,
    Table,
    assert_whole,
    fingerprint,
    kind_of,
    printed_game,
    table,
)

Play = Callable[[Table], None]


def told(board: Table, viewer: int | None) -> str:
    """All that reaches a seat or an onlooker: view, offers with previews, refusals, journal lines."""
    refusals = []
    if viewer is not None:
        for decision in board.state.table.by_code[::17]:
            reason = board.state.why_not(viewer, decision)
            refusals.append(None if reason is None else reason.to_json())
    return json.dumps([wire(board.state, viewer), refusals, board.heard(viewer)], sort_keys=True)


def telling_apart(first: Table, second: Table, *viewers: int | None) -> list[int | None]:
    """Who of these can tell the two tables apart by what reaches them."""
    return [viewer for viewer in viewers if told(first, viewer) != told(second, viewer)]


# --- hands -----------------------------------------------------------------------------------------------


def hands(cards: dict[str, int], **more: Any) -> Table:
    """I2 holds the given cards; everything public is the same with any of them."""
    plan: dict[str, Any] = {"turn": I1, "display": ["EDU", "HEA"], "deck": ["DIG", "ENE"] * 4, **more}
    return table(hands={I1: {"DIG": 4}, I2: cards, I3: {"ENE": 3}}, **plan)


def test_a_hand_is_its_owner_s_alone() -> None:
    """Section 5: faces and jokers of a hand reach nobody else; its size reaches everybody."""
    first, second = hands({"EDU": 5}), hands({"HEA": 3, "JOK": 2})
    assert telling_apart(first, second, GOV, I1, I3, None) == []
    assert telling_apart(first, second, I2) == [I2]
    for board in (first, second):
        assert [player["hand"] for player in board.view(None)["players"]] == [4, 5, 3]
        board.pass_turn(I1)
    assert telling_apart(first, second, I1, I3, None) == []
    # Even when its owner is to act, and what it may do depends on its cards.
    assert first.state.acting == I2
    assert first.may(I2) != second.may(I2)
    assert telling_apart(first, second, GOV, I1, I3, None) == []


def test_an_audit_tells_the_government_only() -> None:
    """Section 5: after an audit the government knows the hand, the others who was audited."""
    first = hands({"EDU": 5}, turn=None, round=2)
    second = hands({"HEA": 3, "JOK": 2}, turn=None, round=2)
    assert telling_apart(first, second, GOV, I1, I3, None) == []
    for board in (first, second):
        board.decide(GOV, f"audit {I2}")
    assert telling_apart(first, second, I1, I3, None) == []
    assert telling_apart(first, second, GOV) == [GOV]
    # It keeps what it saw, with the round, to the end of the term.
    for board in (first, second):
        board.finish_round()
        assert [(note["round"], note["seat"]) for note in board.view(GOV)["desk"]["audits"]] == [(2, I2)]
    assert first.view(GOV)["desk"]["audits"][0]["hand"]["education"] == 5


def test_an_audit_of_one_tells_nothing_of_another() -> None:
    """Section 5: the hands not audited stay unseen by the government."""
    first = hands({"EDU": 5}, turn=None, round=2)
    second = hands({"HEA": 3, "JOK": 2}, turn=None, round=2)
    for board in (first, second):
        board.decide(GOV, f"audit {I1}")
    assert telling_apart(first, second, GOV, I1, I3, None) == []


# --- the deck --------------------------------------------------------------------------------------------


def drawn(deck: list[str], play: Play) -> Table:
    board = table(turn=I1, deck=deck, display=["EDU", "HEA"], hands={I2: {"ENE": 3}}, tracks={I1: [4, 0, 0, 0]},
                  open=["PI01", "PI12"], initiative_deck=["PI02", "PI03"])  # fmt: skip
    play(board)
    return board


def test_cards_from_the_deck_are_seen_by_the_drawer_only() -> None:
    """Section 5: others learn the number, not the face; nobody knows the order of the deck."""

    def nothing(board: Table) -> None:
        board.decide(I1, "end", "decline")

    def draw(board: Table) -> None:
        board.decide(I1, "end", "decline")
        board.draw(I1, "deck", "deck")

    first, second = drawn(["EDU", "JOK"], nothing), drawn(["DIG", "HEA"], nothing)
    assert telling_apart(first, second, GOV, I1, I2, I3, None) == []
    first, second = drawn(["EDU", "JOK"], draw), drawn(["DIG", "HEA"], draw)
    assert telling_apart(first, second, GOV, I2, I3, None) == []
    assert telling_apart(first, second, I1) == [I1]


def test_rewards_are_seen_by_the_claimer_only() -> None:
    """Section 5: five unseen cards, for the others only their number."""

    def claim(board: Table) -> None:
        board.decide(I1, "end", "claim PI01")
        board.decide(GOV, "pick PI02")

    first = drawn(["EDU", "JOK", "EDU", "EDU", "EDU"], claim)
    second = drawn(["DIG", "HEA", "HEA", "HEA", "HEA"], claim)
    assert telling_apart(first, second, GOV, I2, I3, None) == []
    assert telling_apart(first, second, I1) == [I1]
    assert first.heard(None, "rewarded") == [{"kind": "rewarded", "seat": I1, "cards": 5}]


def test_cards_from_the_display_payments_and_taxes_are_public() -> None:
    """Section 5: everybody sees what is taken face up, paid or discarded."""
    board = table(turn=I1, hands={I1: {"EDU": 15, "HEA": 5}}, display=["DIG", "HEA"], deck=["ENE"])
    board.decide(I1, "invest EDU 1", "end")
    board.draw(I1, "first", "second")
    for viewer in (GOV, I2, I3, None):
        assert board.heard(viewer, "invested")[0]["paid"] == {"education": 2}
        assert [line["card"] for line in board.heard(viewer, "drew")] == ["digital", "health"]


def test_cards_laid_aside_for_the_tax_show_only_at_the_seal() -> None:
    """Section 5: the choice is private until it is final; its number is public."""
    boards = []
    for kind in ("EDU", "HEA"):
        board = table(turn=I1, hands={I1: {"EDU": 10, "HEA": 9}}, deck=["DIG", "DIG"])
        board.decide(I1, "end")
        board.draw(I1)
        board.decide(I1, *[f"discard {kind}"] * 4)
        boards.append(board)
    assert telling_apart(boards[0], boards[1], GOV, I2, I3, None) == []
    assert telling_apart(boards[0], boards[1], I1) == [I1]
    assert boards[0].view(None)["wealth_tax"] == {"seat": I1, "due": 10, "chosen": 4}


# --- grants ----------------------------------------------------------------------------------------------


def granted(deck: list[str], *shares: int, options: dict[str, object] | None = None) -> Table:
    board = table(round=3, deck=deck, display=["EDU", "HEA"], options=options)
    if shares:
        board.split(*shares)
    return board


def test_a_grant_is_seen_by_the_government_and_each_share_by_its_owner() -> None:
    """Section 5: all nine faces from the drawing on for the government, the own share after the split, numbers
    for the others."""
    top = ["EDU", "EDU", "EDU", "EDU", "HEA", "HEA", "HEA", "ENE", "ENE"]
    other = ["EDU", "EDU", "EDU", "EDU", "DIG", "JOK", "DIG", "JOK", "ENE"]
    first, second = granted(top), granted(other)
    assert telling_apart(first, second, I1, I2, I3, None) == []
    assert telling_apart(first, second, GOV) == [GOV]
    # Dealt, but not sealed yet: still nothing but numbers.
    for board in (first, second):
        for _ in range(4):
            board.decide(GOV, f"give EDU {I1}")
        board.decide(GOV, f"give {['HEA', 'DIG'][board is second]} {I2}")
    assert telling_apart(first, second, I1, I2, I3, None) == []
    first, second = granted(top, 4, 3, 2), granted(other, 4, 3, 2)
    assert telling_apart(first, second, I1, None) == []
    assert telling_apart(first, second, GOV, I2, I3) == [GOV, I2, I3]


def test_the_own_share_shows_only_when_the_split_is_sealed() -> None:
    """Section 5: while the government still deals nobody sees what it is about to get."""
    first, second = granted(["EDU", "HEA", *["ENE"] * 7]), granted(["EDU", "HEA", *["ENE"] * 7])
    first.decide(GOV, f"give EDU {I1}")
    second.decide(GOV, f"give HEA {I1}")
    assert telling_apart(first, second, I1, I2, I3, None) == []
    assert telling_apart(first, second, GOV) == [GOV]


def test_blind_grants_are_not_seen_by_the_government() -> None:
    """Section 5, option of equal grants: nobody looks at the cards but their owners."""
    blind: dict[str, object] = {"grant_mode": "equal"}
    first = granted(["EDU", "HEA", "ENE"] * 3, options=blind)
    second = granted(["EDU", "DIG", "ENE"] * 3, options=blind)
    assert telling_apart(first, second, GOV, I1, I3, None) == []
    assert telling_apart(first, second, I2) == [I2]


# --- initiatives and goals -------------------------------------------------------------------------------


def picking(options: list[str]) -> Table:
    board = table(turn=I1, tracks={I1: [4, 0, 0, 0]}, open=["PI01", "PI12"], initiative_deck=options)
    board.decide(I1, "end", "claim PI01")
    return board


def test_the_two_initiatives_are_the_government_s_secret() -> None:
    """Section 5: the others learn only which one is opened; the rejected one stays unknown to them."""
    first, second = picking(["PI02", "PI03"]), picking(["PI02", "PI16"])
    assert telling_apart(first, second, I1, I2, I3, None) == []
    assert telling_apart(first, second, GOV) == [GOV]
    for board in (first, second):
        board.decide(GOV, "pick PI02")
    assert telling_apart(first, second, I1, I2, I3, None) == []
    assert first.heard(I3, "opened") == [{"kind": "opened", "initiative": "PI02"}]


def test_the_order_of_the_initiative_deck_is_nobody_s() -> None:
    """Section 5: its size is public, its order is not."""
    first = table(turn=I1, initiative_deck=["PI02", "PI03"])
    second = table(turn=I1, initiative_deck=["PI03", "PI02"])
    assert telling_apart(first, second, GOV, I1, I2, I3, None) == []


def test_the_goal_is_the_government_s_until_the_end() -> None:
    """Section 5: nobody else sees it, not even through the points; unused goals are seen by nobody."""
    board: dict[str, Any] = {"round": 14, "turn": I3, "tracks": {I1: [6, 3, 0, 0]}, "claimed": {I1: 4}}
    # G1 is not met on this board, G6 is.
    first, second = table(goal="G1", **board), table(goal="G6", **board)
    assert telling_apart(first, second, I1, I2, I3, None) == []
    assert telling_apart(first, second, GOV) == [GOV]
    assert second.view(GOV)["score"]["goal"] == 10
    assert second.view(I1)["score"]["goal"] is None
    assert second.view(I1)["score"]["total"] == second.view(GOV)["score"]["total"] - 10
    text = json.dumps([first.view(GOV), first.heard(GOV)])
    assert [goal for goal in ("G1", "G2", "G3", "G4", "G5", "G6", "G7") if f'"{goal}"' in text] == ["G1"]
    for ended in (first, second):
        ended.pass_turn(I3)
    assert first.view(I1)["outcome"]["goal"] == "G1"
    assert second.view(None)["outcome"]["goal"] == "G6"


def test_after_the_game_hands_and_goal_are_shown() -> None:
    """Section 5: goal and all hands, to everybody; unused goals and the deck's order still to nobody."""
    over = table(round=14, turn=I3, hands={I1: {"EDU": 2, "JOK": 1}}, goal="G3")
    assert "outcome" in over.view(None)
    assert over.view(I2)["outcome"] is None
    over.pass_turn(I3)
    for viewer in (GOV, I1, I2, I3, None):
        outcome = over.view(viewer)["outcome"]
        assert outcome["hands"][I1] == {"education": 2, "health": 0, "energy": 0, "digital": 0, "joker": 1}
        assert outcome["hands"][GOV] is None
        assert outcome["goal"] == "G3"
        text = json.dumps(over.view(viewer))
        assert [name for name in ("G1", "G2", "G4", "G5", "G6", "G7") if f'"{name}"' in text] == []


# --- reshuffles ------------------------------------------------------------------------------------------


def test_nothing_of_the_pile_s_order_survives_a_reshuffle() -> None:
    """Section 5: in which order cards were paid cannot be found again in the new deck."""
    boards = []
    for order in (["invest EDU 1", "invest HEA 1"], ["invest HEA 1", "invest EDU 1"]):
        board = table(turn=I1, hands={I1: {"EDU": 2, "HEA": 2}, I2: 20, I3: 20}, deck_size=0)
        board.decide(I1, *order, "end")
        board.draw(I1, "deck")
        assert board.lines("reshuffled") != []
        boards.append(board)
    assert boards[0].state.deck == boards[1].state.deck


def test_a_known_card_is_lost_in_a_reshuffle() -> None:
    """Section 5: a card everybody saw being taken and paid cannot be followed into the deck and the next hand."""
    board = table(
        turn=I1, hands={I1: {"EDU": 1}, I2: 20, I3: 20}, display=["JOK", "HEA"], deck_size=3,
        discard={"DIG": 10, "ENE": 8, "JOK": 1},
    )  # fmt: skip
    board.decide(I1, "end")
    board.draw(I1, "first")
    joker = I1 * KIND_COUNT + 4
    assert (board.state.known[joker], board.state.known_to_government[joker]) == (1, 1)
    board.draw(I1, "deck")
    board.finish_round()
    board.plain()
    board.decide(I1, "invest EDU 1 1")
    assert board.state.known[joker] == board.state.known_to_government[joker] == 0
    board.finish_turn(I1)
    while not board.lines("reshuffled"):
        board.plain()
    assert_whole(board.state)
    lines = board.heard(None, "reshuffled")
    assert set(lines[0]) == {"kind", "cards"}
    # For an onlooker a joker may now be in any hand or in the deck.
    rng = Generator("where is it?")
    places: dict[int, set[int]] = {I1: set(), I2: set(), I3: set()}
    for _ in range(40):
        other = board.state.determinize(None, rng)
        for seat in (I1, I2, I3):
            places[seat].add(other.hands[seat * KIND_COUNT + 4])
    assert all(len(found) > 1 for found in places.values())


# --- redealing -------------------------------------------------------------------------------------------


def random_game(seats: int, seed: str, **options: object) -> Iterator[PolicyMakerState]:
    """A whole game of random decisions, one state after the other."""
    game = printed_game()
    state = game.new(complete_options(game.options, options), ["person"] * seats, seed, Journal())
    rng = Generator(seed)
    yield state
    while state.pending():
        seat = state.pending()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[int(rng.below(len(legal)))])
        yield state


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("mode", ["free", "equal"])
def test_redealing_what_is_hidden_changes_nothing_that_is_sent(seats: int, mode: str) -> None:
    """Section 5: what a seat is sent must not depend on anything it cannot know."""
    rng = Generator(f"redeal {mode}")
    for number, state in enumerate(random_game(seats, f"redeal {mode}", grant_mode=mode)):
        if number % 3:
            continue
        for viewer in [None, *range(seats)]:
            other = state.determinize(viewer, rng)
            assert_whole(other)
            assert wire(other, viewer) == wire(state, viewer)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_lines_name_only_what_their_hearers_know(seats: int) -> None:
    """Section 5: each kind of line with faces is heard by the seats it is meant for, and no other."""
    state = list(random_game(seats, f"lines {seats}"))[-1]
    journal = state.journal
    assert journal is not None
    for line in journal.lines:
        hearers = {seat for seat in range(seats) if line.seen_by(seat)}
        if line.kind in ("audit-result", "grant-pool", "pick-options"):
            assert hearers == {state.government}
            assert not line.seen_by(None)
        elif line.kind in ("granted-you", "rewarded-you", "drew-you"):
            assert hearers == {line.body["seat"]}
            assert not line.seen_by(None)
        else:
            assert line.seen_by(None)
            assert "hand" not in line.body
            assert "pool" not in line.body
        if line.kind == "drew":
            assert (line.body["card"] is None) == (line.body["source"] == "deck")
    assert {"audit-result", "grant-pool", "granted-you", "drew-you"} <= {line.kind for line in journal.lines}


def test_redealing_moves_what_is_hidden() -> None:
    """Section 5: hands, deck, goal, initiatives, a grant in the making and a tax in the making are dealt anew."""
    real = table(turn=I1, hands={I1: 6, I2: 6, I3: 6}, rejected=4)
    rng = Generator("many")
    dealt = [real.state.determinize(I1, rng) for _ in range(30)]
    assert len({tuple(other.hand_of(I2)) for other in dealt}) > 10
    assert len({tuple(other.deck) for other in dealt}) == 30
    assert len({other.goal for other in dealt}) > 4
    assert len({tuple(other.initiative_deck) for other in dealt}) == 30
    assert len({tuple(other.rejected) for other in dealt}) > 20
    assert len({int(other.rng.a) for other in dealt}) == 30
    assert all(other.hand_of(I1) == real.state.hand_of(I1) for other in dealt)
    governed = [real.state.determinize(GOV, rng) for _ in range(30)]
    assert {other.goal for other in governed} == {real.state.goal}
    assert {tuple(other.rejected) for other in governed} == {tuple(real.state.rejected)}
    assert len({tuple(other.hand_of(I2)) for other in governed}) > 10
    assert len({tuple(other.unused_goals) for other in governed}) > 10
    grant = granted(["EDU", "EDU", "JOK", "HEA", "HEA", "ENE", "ENE", "DIG", "DIG"])
    grant.decide(GOV, f"give JOK {I1}", f"give EDU {I2}")
    for viewer in (I1, I2, None):
        others = [grant.state.determinize(viewer, rng) for _ in range(30)]
        assert len({tuple(sorted(other.pool)) for other in others}) > 5
        assert len({tuple(other.given) for other in others}) > 5
    assert {tuple(grant.state.determinize(GOV, rng).pool) for _ in range(5)} == {tuple(grant.state.pool)}
    options = picking(["PI02", "PI03"])
    assert len({tuple(options.state.determinize(I1, rng).options_to_pick) for _ in range(30)}) > 10
    assert {tuple(options.state.determinize(GOV, rng).options_to_pick) for _ in range(5)} == {(1, 2)}
    tax = table(turn=I1, hands={I1: 19})
    tax.decide(I1, "end")
    tax.draw(I1)
    tax.decide(I1, *["discard EDU"] * 3)
    assert len({tuple(tax.state.determinize(I2, rng).discarding) for _ in range(30)}) > 5
    assert {tuple(tax.state.determinize(I1, rng).discarding) for _ in range(5)} == {(3, 0, 0, 0, 0)}


def test_redealing_moves_what_the_government_found_out() -> None:
    """Section 5: audits and shares of others are secret too, so a redealt government has other files on them."""
    rng = Generator("files")
    board = table(round=2, hands={I1: {"EDU": 4}, I2: {"EDU": 4, "JOK": 2}, I3: 6})
    board.decide(GOV, f"audit {I2}")
    board.finish_round()
    board.split(3, 3, 3)
    board.finish_round()
    board.decide(GOV, f"audit {I1}")
    for viewer in (I1, I3, None):
        dealt = [board.state.determinize(viewer, rng) for _ in range(30)]
        for other in dealt:
            assert_whole(other)
            # Sizes are public; and a government of that world can be redealt again.
            assert [sum(hand) for hand in other.audit_hand] == [sum(hand) for hand in board.state.audit_hand]
            again = other.determinize(GOV, rng)
            assert_whole(again)
            assert again.view(GOV) == other.view(GOV)
        assert len({tuple(other.audit_hand[0]) for other in dealt}) > 10
        assert len({tuple(other.known_to_government) for other in dealt}) > 10
        # The audited seat knows what was seen.
        seen = {tuple(other.audit_hand[1]) for other in dealt}
        assert seen == {tuple(board.state.audit_hand[1])} if viewer == I1 else len(seen) > 10
    assert {repr(board.state.determinize(GOV, rng).audit_hand) for _ in range(5)} == {
        repr(board.state.audit_hand)
    }
    shares = granted(["EDU", "EDU", "JOK", "HEA", "HEA", "ENE", "ENE", "DIG", "DIG"], 3, 3, 3)
    others = [shares.state.determinize(I1, rng) for _ in range(30)]
    first = KIND_COUNT
    assert {tuple(other.granted[first : 2 * first]) for other in others} == {(2, 0, 0, 0, 1)}
    assert len({tuple(other.granted[2 * first : 3 * first]) for other in others}) > 5
    assert all(sum(other.granted[2 * first : 3 * first]) == 3 for other in others)


def test_redealing_keeps_what_a_seat_knows() -> None:
    """Section 5: cards taken from the display, audited or granted stay where they were seen, until spent."""
    rng = Generator("known")
    seen = table(turn=I1, display=["JOK", "HEA"], hands={I1: 5, I2: 5, I3: 5})
    seen.decide(I1, "end")
    seen.draw(I1, "first", "second")
    for viewer in (GOV, I2, I3, None):
        for _ in range(10):
            hand = seen.state.determinize(viewer, rng).hand_of(I1)
            assert hand[4] >= 1
            assert hand[1] >= 1
    audited = table(round=2, hands={I1: {"EDU": 4, "JOK": 1}, I2: 5})
    audited.decide(GOV, f"audit {I1}")
    for _ in range(10):
        assert audited.state.determinize(GOV, rng).hand_of(I1) == [4, 0, 0, 0, 1]
    assert len({tuple(audited.state.determinize(I2, rng).hand_of(I1)) for _ in range(20)}) > 5
    audited.decide(I1, "invest EDU 1")
    for _ in range(10):
        assert audited.state.determinize(GOV, rng).hand_of(I1) == [2, 0, 0, 0, 1]
    given = granted(["DIG"] * 9, 9, 0, 0)
    for _ in range(10):
        assert given.state.determinize(GOV, rng).hand_of(I1) == [0, 0, 0, 9, 0]
    assert len({tuple(given.state.determinize(I2, rng).hand_of(I1)) for _ in range(20)}) > 5


def test_known_cards_are_counted_down_by_what_is_spent() -> None:
    """Section 5: of three cards of a kind, two of them seen, one paid, one at least must still be there."""
    board = table(
        turn=I1,
        display=["EDU", "EDU"],
        hands={I1: {"EDU": 1, "HEA": 2}},
        deck=["ENE", "ENE"],
        costs=[1, 2, 2, 2],
    )
    board.decide(I1, "end")
    board.draw(I1, "first", "second")
    place = I1 * KIND_COUNT + kind_of("EDU")
    assert board.state.known[place] == 2
    board.finish_round()
    board.plain()
    board.decide(I1, "invest EDU 1")
    assert board.state.known[place] == 1
    assert board.state.known_to_government[place] >= 1
    board.decide(I1, "invest EDU 2")
    assert board.state.known[place] == 0


# --- undo ------------------------------------------------------------------------------------------------


class Replayed:
    """A match in which every seat but the named ones does what is done for absent players."""

    def __init__(self, seed: str) -> None:
        self.match = Match(printed_game(), {"government": "1"}, [SeatInfo("person", "")] * 4, seed)

    def decide(self, seat: int, name: str) -> None:
        decision = self.match.game.decisions.find(name)
        assert decision is not None
        self.match.decide(seat, decision)

    def until(self, phase: str) -> int:
        """Let the plain rules decide until this phase; returns whose decision it is."""
        while self.match.state.view(None)["phase"] != phase:
            (seat,) = self.match.state.pending()
            decision = self.match.state.autopilot_decision(seat)
            assert decision is not None
            self.match.decide(seat, decision)
        (seat,) = self.match.state.pending()
        return seat

    def locked(self, seat: int) -> str:
        reason = self.match.why_no_undo(seat)
        return "" if reason is None else reason.code


def test_nothing_that_was_seen_can_be_taken_back() -> None:
    """Section 5: a drawn card, an audit and a sealed grant stay; what nobody has learnt from may be undone."""
    played = Replayed("undo")
    played.decide(I1, "end")
    assert played.locked(I1) == ""
    played.match.undo(I1)
    played.decide(I1, "end")
    for source in ("draw deck", "draw first"):
        played.decide(I1, source)
        assert played.locked(I1) == "revealed"
    played.until("audit")
    played.decide(GOV, f"audit {I2}")
    assert played.locked(GOV) == "revealed"
    played.until("grant")
    pool = played.match.state.legal(GOV)
    played.match.decide(GOV, pool[0])
    assert played.locked(GOV) == ""
    while played.match.state.view(None)["phase"] == "grant":
        decision = played.match.state.autopilot_decision(GOV)
        assert decision is not None
        played.match.decide(GOV, decision)
    assert played.locked(GOV) == "revealed"
    played.until("tax")
    played.decide(GOV, "tax education 1")
    assert played.locked(GOV) == ""
    with pytest.raises(Refused):
        played.match.undo(I1)


def test_clones_are_independent() -> None:
    """A clone played to its end leaves the original untouched, in lists that both share too."""
    for number in (1, 2, 3, 7):
        real = table(
            round=number, hands={I1: 12, I2: 12, I3: 12}, tracks={I1: [8, 5, 5, 5], I2: [6, 5, 5, 9]},
            holds={I1: [1, 0, 0, 0], I2: [0, 0, 0, 1]}, open=["PI13", "PI14"], rejected=3,
        )  # fmt: skip
        before = fingerprint(real.state)
        for choice in range(8):
            copy = real.state.clone()
            assert fingerprint(copy) == before
            playout(copy, Generator(f"choices {choice}"))
            assert copy.outcome() is not None
        assert fingerprint(real.state) == before
        assert_whole(real.state)


def test_the_public_part_is_the_same_for_everybody() -> None:
    """Section 5: views differ only in whose they are, the own hand, the desk, the prompt and the goal's points."""
    for state in random_game(5, "public"):
        views = [json.loads(json.dumps(state.view(viewer))) for viewer in (0, 1, 2, 3, I4, None)]
        for view in views:
            for private in ("you", "own", "desk", "prompt"):
                del view[private]
            view["score"] = {name: view["score"][name] for name in ("furthest", "average", "initiatives")}
        assert all(view == views[0] for view in views)
        assert views[0]["discard"].keys() == set(KINDS)
