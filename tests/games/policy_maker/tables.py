"""Tables set up as the rules word their situations, and short ways to play at them.

Categories and jokers go by the short names of the rules (EDU, HEA, ENE, DIG, JOK), tracks and costs are written
in that order. Seat 0 governs, seats 1 to 4 invest. Every decision made through a ``Table`` is followed by a look
at the whole state: no card, initiative or goal may get lost or appear twice, and no limit may be broken.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from stromtisch.catalogue import own_pack, playable
from stromtisch.core.content import Pack
from stromtisch.core.decision import Decision
from stromtisch.core.game import State
from stromtisch.core.generator import Generator
from stromtisch.core.journal import Journal
from stromtisch.core.option import complete_options
from stromtisch.core.reason import Reason, Refused
from stromtisch.games.policy_maker.game import PolicyMaker
from stromtisch.games.policy_maker.state import DRAWING, NONE, OVER, TAXING, WEALTH_TAX
from stromtisch.games.policy_maker.table import PolicyMakerState
from stromtisch.games.policy_maker.term import begin_round, begin_turn
from stromtisch.games.policy_maker.words import CATEGORY_COUNT, KIND_COUNT, KINDS

GOV, I1, I2, I3, I4 = 0, 1, 2, 3, 4
SHORT = ["EDU", "HEA", "ENE", "DIG", "JOK"]
CARDS = [15, 15, 15, 15, 5]
# Open unless a test names others: nobody meets them who climbs in a single category.
HARD = ["PI12", "PI14"]

Files = dict[str, dict[str, Any]]
Hand = Mapping[str, int] | int


# --- games and content ---------------------------------------------------------------------------------


def printed_game() -> PolicyMaker:
    """The Policy Maker with the content that comes with it."""
    game = playable()["policy-maker"]
    assert isinstance(game, PolicyMaker)
    return game


def printed_files() -> Files:
    """The files of the printed pack, free to be changed."""
    return copy.deepcopy(own_pack("policy-maker").files)


def altered(change: Callable[[Files], object]) -> PolicyMaker:
    """The Policy Maker with changed content."""
    files = printed_files()
    change(files)
    return PolicyMaker(Pack({name: dict(content) for name, content in files.items()}))


def fresh(seats: int = 4, seed: str = "setup", **options: object) -> PolicyMakerState:
    """A new game right after its set-up."""
    game = printed_game()
    return game.new(complete_options(game.options, options), ["person"] * seats, seed)


def kind_of(name: str) -> int:
    """The number of a kind of card, from its short or its long name."""
    return SHORT.index(name) if name in SHORT else list[str](KINDS).index(name)


# --- the table --------------------------------------------------------------------------------------------


class Table:
    """A state in a described situation, with its journal."""

    def __init__(self, game: PolicyMaker, state: PolicyMakerState) -> None:
        self.game = game
        self.state = state
        self.journal = Journal()
        state.journal = self.journal

    # --- deciding

    def find(self, text: str) -> Decision | None:
        """The decision a text means; short names stand for kinds, and no jokers are used unless named."""
        words = [KINDS[SHORT.index(word)] if word in SHORT else word for word in text.split()]
        if (words[0], len(words)) in (("invest", 3), ("manipulate", 4)):
            words.append("0")
        return self.game.decisions.find(" ".join(words))

    def decide(self, seat: int, *texts: str) -> None:
        """Carry out decisions, one after the other, and see that the state is still whole."""
        for text in texts:
            decision = self.find(text)
            assert decision is not None, text
            self.state.apply(seat, decision)
            assert_whole(self.state)

    def refusal(self, seat: int, text: str) -> str:
        """The reason why a decision is refused; a refusal must change nothing."""
        return self.refused(seat, text).code

    def refused(self, seat: int, text: str) -> Reason:
        """The whole reason, with its parameters."""
        decision = self.find(text)
        assert decision is not None, text
        before = fingerprint(self.state)
        lines = len(self.journal.lines)
        with pytest.raises(Refused) as refused:
            self.state.apply(seat, decision)
        assert fingerprint(self.state) == before
        assert len(self.journal.lines) == lines
        assert decision.code not in self.state.legal_codes(seat)
        return refused.value.reason

    def may(self, seat: int, kind: str = "") -> list[str]:
        """The names of the decisions open to a seat, or those of a kind, with short names."""
        names = []
        for decision in self.state.legal(seat):
            if kind in ("", decision.kind):
                words = [
                    SHORT[KINDS.index(word)] if word in KINDS else word for word in decision.name.split()
                ]
                names.append(" ".join(words))
        return names

    def draw(self, seat: int, *sources: str) -> None:
        """Draw cards from the named sources; without any, two from the deck."""
        for source in sources or ("deck", "deck"):
            self.decide(seat, f"draw {source}")

    def pass_turn(self, seat: int) -> None:
        """A turn in which nothing is done but what must be: two cards from the deck, wealth tax."""
        assert self.state.acting == seat
        assert self.phase == "main"
        self.finish_turn(seat)

    def finish_turn(self, seat: int) -> None:
        """End a turn from wherever it is; initiatives are left lying, taxes paid by the plain rule."""
        if self.state.acting != seat:
            return
        if self.phase == "main":
            self.decide(seat, "end")
        if self.phase == "claim":
            self.decide(seat, "decline")
        while self.phase == "draw" and self.state.acting == seat:
            self.decide(seat, "draw deck")
        while self.phase == "wealth_tax" and self.state.acting == seat:
            self.plain()

    def plain(self) -> None:
        """The seat that is asked does what the rules do for absent players (PM-96)."""
        seat = self.state.acting
        decision = self.state.autopilot_decision(seat)
        assert decision is not None
        self.decide(seat, decision.name)

    def finish_round(self) -> None:
        """Everybody who still has a turn in this round passes."""
        number = self.state.round
        while self.state.round == number and self.outcome() is None:
            if self.state.acting == GOV:
                self.plain()
            else:
                self.finish_turn(self.state.acting)

    def split(self, *shares: int) -> None:
        """The government deals the grant in the order drawn, so many cards to I1, I2 …, and seals it."""
        for seat, share in enumerate(shares, 1):
            for _ in range(share):
                self.decide(GOV, f"give {SHORT[self.state.pool[0]]} {seat}")
        self.decide(GOV, "seal")

    def pay(self, seat: int, *cards: str) -> None:
        """Lay ten cards aside for the wealth tax and seal."""
        for text in cards:
            kind, count = text.split()
            for _ in range(int(count)):
                self.decide(seat, f"discard {kind}")
        self.decide(seat, "seal")

    # --- looking

    def hand(self, seat: int) -> dict[str, int]:
        """A hand by short names, without zeros."""
        return short(self.state.hand_of(seat))

    def sizes(self) -> list[int]:
        """The number of cards of I1, I2 …."""
        return [self.state.hand_size(seat) for seat in self.state.investors]

    def tracks(self, seat: int) -> list[int]:
        return self.state.tracks[seat * CATEGORY_COUNT : (seat + 1) * CATEGORY_COUNT]

    def holds(self, seat: int) -> list[int]:
        return self.state.holds[seat * CATEGORY_COUNT : (seat + 1) * CATEGORY_COUNT]

    @property
    def costs(self) -> list[int]:
        return self.state.cost

    @property
    def discard(self) -> dict[str, int]:
        return short(self.state.discard)

    @property
    def display(self) -> list[str | None]:
        return [None if kind == NONE else SHORT[kind] for kind in self.state.display]

    @property
    def open(self) -> list[str | None]:
        ids = self.state.content.initiative_ids
        return [None if number == NONE else ids[number] for number in self.state.open_initiatives]

    def claimed(self, seat: int) -> list[str]:
        return [self.state.content.initiative_ids[number] for number in self.state.claimed[seat]]

    def options(self) -> list[str]:
        """The initiatives the government may choose from."""
        return [self.state.content.initiative_ids[number] for number in self.state.options_to_pick]

    @property
    def phase(self) -> str:
        return str(self.view(None)["phase"])

    @property
    def turn(self) -> tuple[str, int]:
        """What is decided now, and by whom."""
        return self.phase, self.state.acting

    def view(self, seat: int | None) -> Any:
        """The view as it crosses the wire."""
        return json.loads(json.dumps(self.state.view(seat)))

    def outcome(self) -> Any:
        outcome = self.state.outcome()
        return None if outcome is None else outcome.to_json()

    def lines(self, kind: str = "") -> list[dict[str, Any]]:
        """All journal lines, or those of a kind."""
        return [line.to_json() for line in self.journal.lines if kind in ("", line.kind)]

    def kinds(self) -> list[str]:
        return [line.kind for line in self.journal.lines]

    def heard(self, seat: int | None, kind: str = "") -> list[dict[str, Any]]:
        """The journal lines that a seat (or an onlooker) may see."""
        return [line for line in self.journal.seen_by(seat) if kind in ("", line["kind"])]


def short(counts: Sequence[int]) -> dict[str, int]:
    """Counts by kind with short names, without zeros."""
    return {SHORT[kind]: count for kind, count in enumerate(counts) if count}


def table(
    *,
    seats: int = 4,
    round: int = 1,
    turn: int | None = None,
    tracks: Mapping[int, Sequence[int]] | None = None,
    holds: Mapping[int, Sequence[int]] | None = None,
    costs: Sequence[int] = (2, 2, 2, 2),
    hands: Mapping[int, Hand] | None = None,
    display: Sequence[str | None] | None = None,
    deck: Sequence[str] = (),
    deck_size: int | None = None,
    discard: Hand | None = None,
    open: Sequence[str | None] | None = None,
    initiative_deck: Sequence[str] = (),
    rejected: Sequence[str] | int = (),
    claimed: Mapping[int, Sequence[str] | int] | None = None,
    goal: str = "",
    people: Sequence[int] | None = None,
    options: Mapping[str, object] | None = None,
    game: PolicyMaker | None = None,
    seed: str = "a table for tests",
) -> Table:
    """The beginning of a round (``turn`` None) or of an investor's turn in it, in a described situation.

    Hands are counts by kind, or only a number of cards; seats that are not named hold none. ``deck`` and
    ``initiative_deck`` name what lies on top, from the top card down. Cards not placed lie in the deck, or in
    the discard pile when ``deck_size`` says how large the deck is.
    """
    game = game or printed_game()
    sitting = set(range(seats) if people is None else people)
    kinds = ["person" if seat in sitting else "bot" for seat in range(seats)]
    chosen = complete_options(game.options, {"government": "1", **(options or {})})
    state = game.new(chosen, kinds, seed)
    state.lay_empty()
    state.round = round
    for seat, fields in (tracks or {}).items():
        state.tracks[seat * CATEGORY_COUNT : (seat + 1) * CATEGORY_COUNT] = list(fields)
    for seat, counts in (holds or {}).items():
        state.holds[seat * CATEGORY_COUNT : (seat + 1) * CATEGORY_COUNT] = list(counts)
    state.cost = list(costs)
    _deal(state, hands or {}, display, deck, deck_size, discard, seed)
    _lay_initiatives(state, open, initiative_deck, rejected, claimed or {})
    goals = [found.id for found in state.content.goals]
    state.goal = goals.index(goal) if goal else 0
    state.unused_goals = [number for number in range(len(goals)) if number != state.goal]
    laid = Table(game, state)
    if turn is None:
        begin_round(state)
    else:
        state.turn = next(place for place in range(seats - 1) if state.in_turn(place) == turn)
        begin_turn(state)
    assert_whole(state)
    return laid


class _Supply:
    """All 65 cards, to be taken one by one."""

    def __init__(self) -> None:
        self.left = CARDS[:]

    def take(self, name: str) -> int:
        kind = kind_of(name)
        assert self.left[kind] > 0, f"no {name} is left"
        self.left[kind] -= 1
        return kind

    def any(self) -> int:
        """A card of the kind of which most are left; jokers last."""
        kind = max(range(KIND_COUNT), key=lambda kind: (self.left[kind] > 0, kind != 4, self.left[kind]))
        return self.take(SHORT[kind])


def _deal(
    state: PolicyMakerState,
    hands: Mapping[int, Hand],
    display: Sequence[str | None] | None,
    deck: Sequence[str],
    deck_size: int | None,
    discard: Hand | None,
    seed: str,
) -> None:
    supply = _Supply()
    # What is named first, then what is only counted.
    for seat, hand in hands.items():
        if not isinstance(hand, int):
            for name, count in hand.items():
                for _ in range(count):
                    state.hands[seat * KIND_COUNT + supply.take(name)] += 1
    top = [supply.take(name) for name in deck]
    if display is not None:
        state.display = [NONE if name is None else supply.take(name) for name in display]
    if discard is not None and not isinstance(discard, int):
        for name, count in discard.items():
            for _ in range(count):
                state.discard[supply.take(name)] += 1
    if display is None:
        state.display = [supply.any(), supply.any()]
    for seat, hand in hands.items():
        if isinstance(hand, int):
            for _ in range(hand):
                state.hands[seat * KIND_COUNT + supply.any()] += 1
    if isinstance(discard, int):
        for _ in range(discard):
            state.discard[supply.any()] += 1
    size = sum(supply.left) + len(top) if deck_size is None else deck_size
    rest = [supply.any() for _ in range(size - len(top))]
    Generator(f"{seed}: the deck").shuffle(rest)
    state.deck = [*rest, *reversed(top)]
    if discard is None:
        for kind in range(KIND_COUNT):
            state.discard[kind] += supply.left[kind]
    else:
        assert sum(supply.left) == 0, f"no place for {supply.left}"


def _lay_initiatives(
    state: PolicyMakerState,
    open: Sequence[str | None] | None,
    initiative_deck: Sequence[str],
    rejected: Sequence[str] | int,
    claimed: Mapping[int, Sequence[str] | int],
) -> None:
    ids = state.content.initiative_ids
    rest = ids[:]

    def take(names: Sequence[str]) -> list[int]:
        for name in names:
            rest.remove(name)
        return [ids.index(name) for name in names]

    lying = [name for name in (HARD if open is None else open) if name is not None]
    state.open_initiatives = take(lying) + [NONE] * (2 - len(lying))
    top = take(initiative_deck)
    for seat, cards in claimed.items():
        if not isinstance(cards, int):
            state.claimed[seat] = take(cards)
    if not isinstance(rejected, int):
        state.rejected = take(rejected)
    for seat, cards in claimed.items():
        if isinstance(cards, int):
            state.claimed[seat] = take(rest[:cards])
    if isinstance(rejected, int):
        state.rejected = take(rest[:rejected])
    state.initiative_deck = [*take(rest[:]), *reversed(top)]


# --- what must hold in every state -------------------------------------------------------------------------


def assert_whole(state: State) -> None:
    """Nothing lost, nothing twice, all limits kept (section 2.4 of the rules)."""
    assert isinstance(state, PolicyMakerState)
    content = state.content
    cards = state.discard[:]
    for kind in [*state.deck, *state.pool, *[kind for kind in state.display if kind != NONE]]:
        cards[kind] += 1
    for row in (state.hands, state.given):
        for place, count in enumerate(row):
            assert count >= 0
            cards[place % KIND_COUNT] += count
    assert cards == CARDS, "a card is missing or there twice"
    assert min(state.discard) >= 0
    lying = [*state.initiative_deck, *state.rejected, *state.options_to_pick]
    lying += [number for number in state.open_initiatives if number != NONE]
    for mine in state.claimed:
        lying += mine
    assert sorted(lying) == list(range(16)), "an initiative is missing or there twice"
    assert sorted([state.goal, *state.unused_goals]) == list(range(7)), "a goal is missing or there twice"
    if NONE in state.display:
        assert not state.deck, "the display is not full although there are cards"
        assert sum(state.discard) == 0, "the display is not full although there are cards"
    assert all(content.least_cost <= cost <= content.most_cost for cost in state.cost), state.cost
    assert sum(state.cost) <= (13 if state.phase == TAXING else 12), state.cost
    assert 1 <= state.round <= len(state.charter.timeline)
    _assert_seats_whole(state)


def _assert_seats_whole(state: PolicyMakerState) -> None:
    assert state.hand_size(state.government) == 0
    assert state.claimed[state.government] == []
    for seat in range(state.seats):
        limit = state.content.wealth_tax_above
        if state.phase == DRAWING and seat == state.acting:
            # The two cards at the end of a turn are one event: between them there may be one card more.
            limit += state.content.end_draw - state.draws_left
        if not (state.phase == WEALTH_TAX and seat in state.taxed):
            assert state.hand_size(seat) <= limit, f"seat {seat} holds {state.hand_size(seat)}"
        for place in range(seat * KIND_COUNT, (seat + 1) * KIND_COUNT):
            assert 0 <= state.known[place] <= state.known_to_government[place] <= state.hands[place]
        for category in range(CATEGORY_COUNT):
            place = seat * CATEGORY_COUNT + category
            assert 0 <= state.tracks[place] <= 10
            assert 0 <= state.holds[place] <= (2 if state.phase == OVER else 1)
            if state.holds[place] > 0:
                assert state.dominates(seat, category), "a counter without dominance"
    for category in range(CATEGORY_COUNT):
        # PM-77: nobody shares the lead.
        assert sum(state.dominates(seat, category) for seat in state.investors) <= 1


def fingerprint(state: PolicyMakerState) -> str:
    """Everything there is about a state, to see whether anything has changed."""
    views = [state.view(seat) for seat in [None, *range(state.seats)]]
    hidden = [
        state.deck, state.hands, state.initiative_deck, state.rejected, state.options_to_pick, state.goal,
        state.unused_goals, state.pool, state.given, state.granted, state.taxed, state.discarding, state.known,
        state.known_to_government, state.timeouts, state.reveals, state.drawn, state.draws_left, state.turn,
        state.actions_made, state.tax_steps, state.votes, state.autopilot, state.step,
        [int(state.rng.a), int(state.rng.b), int(state.rng.c), int(state.rng.counter)],
    ]  # fmt: skip
    return json.dumps([views, hidden])
