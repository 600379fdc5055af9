"""Tables set up as the rules word their situations, and short ways to play at them.

Every decision made through a ``Table`` is followed by a look at the whole state: no card, event or goal
may get lost or appear twice, and the running sums must fit the cards that lie there.
"""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import pytest

from stromtisch.catalogue import own_pack, playable
from stromtisch.core.content import Pack
from stromtisch.core.decision import Decision
from stromtisch.core.journal import Journal
from stromtisch.core.option import complete_options
from stromtisch.core.reason import Reason, Refused
from stromtisch.games.hertzschlag.game import Hertzschlag
from stromtisch.games.hertzschlag.resolve import lay_out
from stromtisch.games.hertzschlag.table import HertzschlagState
from stromtisch.games.hertzschlag.words import CATEGORIES, CATEGORY_COUNT

A, B, C, D, E = 0, 1, 2, 3, 4

Files = dict[str, dict[str, Any]]

# With no cards face up these events keep the marker in the green zone from 50 Hz on.
CALM = ["EV01", "EV04", "EV02", "EV05", "EV03", "EV12", "EV06"]

CARD_NAME = re.compile(r"[A-Z]{2}\d\d#\d")


# --- games and content ---------------------------------------------------------------------------------


def printed_game() -> Hertzschlag:
    """Hertzschlag with the content that comes with it."""
    game = playable()["hertzschlag"]
    assert isinstance(game, Hertzschlag)
    return game


def printed_files() -> Files:
    """The files of the printed pack, free to be changed."""
    return copy.deepcopy(own_pack("hertzschlag").files)


def altered(change: Callable[[Files], object]) -> Hertzschlag:
    """Hertzschlag with changed content."""
    files = printed_files()
    change(files)
    return Hertzschlag(Pack({name: dict(content) for name, content in files.items()}))


def new_card(
    id: str,
    *,
    category: str = "politics",
    cost: int = 0,
    shift: int = 0,
    to50: int = 0,
    income: int = 0,
    eco: int = 0,
    effects: Sequence[Mapping[str, object]] = (),
    copies: int = 1,
) -> dict[str, Any]:
    """The fields of a card that is not in the printed pack."""
    fields: dict[str, Any] = {
        "id": id,
        "copies": copies,
        "category": category,
        "cost": cost,
        "income": income,
        "eco": eco,
        "title": {"de": id, "en": id},
        "text": {"de": "Karte für Tests.", "en": "A card for tests."},
    }
    if shift:
        fields["frequency"] = {"kind": "shift", "steps": shift}
    if to50:
        fields["frequency"] = {"kind": "to50", "steps": to50}
    if effects:
        fields["effects"] = [dict(effect) for effect in effects]
    return fields


def with_cards(*cards: dict[str, Any]) -> Hertzschlag:
    """Hertzschlag with further cards, and five blank ones (QQ01) that cost nothing and do nothing."""
    blank = new_card("QQ01", copies=5)
    return altered(lambda files: files["cards.toml"]["card"].extend([blank, *cards]))


@cache
def quiet_game() -> Hertzschlag:
    """Hertzschlag with five blank cards on top of the printed ones."""
    return with_cards()


# --- the table --------------------------------------------------------------------------------------------


class Table:
    """A state in a described situation, with its journal."""

    def __init__(self, game: Hertzschlag, state: HertzschlagState) -> None:
        self.game = game
        self.state = state
        self.journal = Journal()
        state.journal = self.journal

    # --- deciding

    def find(self, seat: int, text: str) -> Decision:
        """The decision a text means; a design (``SO02``) stands for the copy that the seat holds."""
        words = text.split()
        if words[0] in ("play", "income", "return") and "#" not in words[1] and words[1] != "-":
            held = [name for name in self.hand(seat) if name.startswith(words[1])]
            words[1] = held[0] if held else f"{words[1]}#1"
        decision = self.game.decisions.find(" ".join(words))
        assert decision is not None, text
        return decision

    def decide(self, seat: int, text: str) -> None:
        """Carry out a decision and see that the state is still whole."""
        self.state.apply(seat, self.find(seat, text))
        assert_whole(self.state)

    def refusal(self, seat: int, text: str) -> Reason:
        """The reason why a decision is refused; a refusal must change nothing."""
        before = fingerprint(self.state)
        lines = len(self.journal.lines)
        with pytest.raises(Refused) as refused:
            self.state.apply(seat, self.find(seat, text))
        assert fingerprint(self.state) == before
        assert len(self.journal.lines) == lines
        return refused.value.reason

    def commit(self, choices: Mapping[int, str] | None = None) -> None:
        """All seats commit, in seat order; seats that are not named take income with the leftmost card."""
        for seat in range(self.state.seats):
            text = (choices or {}).get(seat, "")
            self.decide(seat, text or f"income {self.hand(seat)[0]}")

    def rest(self, choices: Mapping[int, str] | None = None) -> None:
        """All seats commit; seats that are not named play a blank card."""
        self.commit({seat: (choices or {}).get(seat, "play QQ01") for seat in range(self.state.seats)})

    def ready(self) -> None:
        """Everybody is ready to bid."""
        for seat in self.state.pending():
            self.decide(seat, "ready")

    def bid(self, *amounts: int) -> None:
        """Everybody bids, in seat order, after being ready."""
        if self.phase == "talk":
            self.ready()
        for seat, amount in enumerate(amounts):
            self.decide(seat, f"bid {amount}")

    # --- looking

    def hand(self, seat: int) -> list[str]:
        return [self.state.content.names[card] for card in self.state.hands[seat]]

    def display(self, seat: int) -> list[str]:
        return [self.state.content.names[card] for card in self.state.displays[seat]]

    def deck(self) -> list[str]:
        """The draw deck from the top card down."""
        return [self.state.content.names[card] for card in reversed(self.state.deck)]

    def box(self) -> list[str]:
        return [self.state.content.names[card] for card in self.state.box]

    def events(self) -> list[str]:
        """The event deck from the top card down."""
        return [self.state.content.events[number].id for number in reversed(self.state.event_deck)]

    @property
    def money(self) -> list[int]:
        return self.state.money

    @property
    def position(self) -> int:
        return self.state.position

    @property
    def phase(self) -> str:
        return str(self.view(None)["phase"])

    def view(self, seat: int | None) -> Any:
        """The view as it crosses the wire."""
        return json.loads(json.dumps(self.state.view(seat)))

    def household(self, seat: int, seen_by: int | None = None) -> Any:
        return self.view(seen_by)["seats"][seat]

    def own(self, seat: int) -> Any:
        return self.view(seat)["own"]

    def outcome(self) -> Any:
        outcome = self.state.outcome()
        return None if outcome is None else outcome.to_json()

    def lines(self, kind: str = "") -> list[dict[str, Any]]:
        """All journal lines, or those of a kind."""
        return [line.to_json() for line in self.journal.lines if kind in ("", line.kind)]

    def kinds(self) -> list[str]:
        return [line.kind for line in self.journal.lines]

    def heard(self, seat: int | None) -> list[dict[str, Any]]:
        """The journal lines that a seat (or an onlooker) may see."""
        return self.journal.seen_by(seat)

    def bookings(self, seat: int, cause: str = "") -> list[int]:
        """The amounts booked for a seat, in their order."""
        return [
            line["amount"]
            for line in self.lines("money")
            if line["seat"] == seat and cause in ("", line["cause"])
        ]


def table(
    *,
    seats: int = 4,
    start: int = 0,
    round: int = 1,
    position: int = 0,
    money: int | Sequence[int] = 15,
    displays: Mapping[int, Sequence[str]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    box: Sequence[tuple[int, str]] = (),
    deck: Sequence[str] = (),
    event: str = "",
    event_deck: Sequence[str] = (),
    goals: Mapping[int, str] | None = None,
    shield: int = 0,
    bonus: Mapping[int, int] | None = None,
    pumped_storage: bool = True,
    gas: bool = True,
    people: Iterable[int] | None = None,
    options: Mapping[str, object] | None = None,
    game: Hertzschlag | None = None,
    seed: str = "a table for tests",
) -> Table:
    """Everybody is about to commit in the given round, with the marker at ``position``.

    Cards are named by design or by copy; hands are filled up to five; ``deck`` and ``event_deck`` name what
    lies on top, from the top card down; ``event`` is the event of this round.
    """
    game = game or printed_game()
    sitting = set(range(seats) if people is None else people)
    kinds = ["person" if seat in sitting else "bot" for seat in range(seats)]
    state = game.new(complete_options(game.options, options or {}), kinds, seed)
    supply = _Supply(state)

    state.displays = [[] for _ in range(seats)]
    state.counts = [0] * (seats * CATEGORY_COUNT)
    state.income_sum = [0] * seats
    state.eco_sum = [0] * seats
    for seat, names in (displays or {}).items():
        for name in names:
            lay_out(state, seat, supply.take(name))
    held = {seat: [supply.take(name) for name in names] for seat, names in (hands or {}).items()}
    state.box = [supply.take(name) for _, name in box]
    state.box_owner = [seat for seat, _ in box]
    state.boxed_in = [0] * len(box)
    top = [supply.take(name) for name in deck]
    state.hands = [supply.fill(held.get(seat, []), state.content.hand) for seat in range(seats)]
    state.deck = [*supply.cards, *reversed(top)]

    _lay_events(state, round, event, event_deck)
    if goals:
        _give_goals(state, goals)
    state.start_seat = start
    state.round = round
    state.position = state.event_from = state.event_to = position
    state.money = [money] * seats if isinstance(money, int) else list(money)
    state.shield = shield
    state.bid_bonus = [(bonus or {}).get(seat, 0) for seat in range(seats)]
    state.pumped_storage = pumped_storage
    state.gas = gas
    assert_whole(state)
    return Table(game, state)


def quiet(*, seats: int = 4, hands: Mapping[int, Sequence[str]] | None = None, **situation: Any) -> Table:
    """A table at which everybody also holds a blank card, so that a round can pass without a trace."""
    given = hands or {}
    situation.setdefault("game", quiet_game())
    return table(
        seats=seats, hands={seat: ["QQ01", *given.get(seat, ())] for seat in range(seats)}, **situation
    )


def at_check(*, seats: int = 4, **situation: Any) -> Table:
    """A round in which nobody did anything; its check is over, and the next phase has begun."""
    checked = quiet(seats=seats, **situation)
    checked.rest()
    return checked


def after_event(event: str, *, seats: int = 4, **situation: Any) -> Table:
    """The situation in which ``event`` is revealed after a round in which nobody did anything.

    ``position`` holds for the moment before the event; the check of the round before lets it pass.
    """
    revealed = quiet(seats=seats, event_deck=[event], **situation)
    green = revealed.state.green
    revealed.state.green = revealed.state.content.track
    revealed.rest()
    revealed.state.green = green
    return revealed


class _Supply:
    """All cards of a game, to be taken one by one."""

    def __init__(self, state: HertzschlagState) -> None:
        self.names = state.content.names
        self.cards = [*state.deck, *[card for hand in state.hands for card in hand]]

    def take(self, name: str) -> int:
        for card in sorted(self.cards):
            if self.names[card] == name or self.names[card].split("#")[0] == name:
                self.cards.remove(card)
                return card
        raise LookupError(f"no {name} is left")

    def fill(self, hand: list[int], size: int) -> list[int]:
        plain = [card for card in self.cards if not self.names[card].startswith(("QQ", "TT"))]
        more = plain[: max(size - len(hand), 0)]
        for card in more:
            self.cards.remove(card)
        return [*hand, *more]


def _lay_events(state: HertzschlagState, round: int, event: str, event_deck: Sequence[str]) -> None:
    ids = [found.id for found in state.content.events]
    top = [ids.index(name) for name in event_deck]
    others = [n for n in [*state.event_deck, *state.past_events] if n not in top]
    if event:
        others.remove(ids.index(event))
        others.insert(0, ids.index(event))
    state.past_events = list(reversed(others[:round]))
    state.event_deck = [*others[round:], *reversed(top)]


def _give_goals(state: HertzschlagState, goals: Mapping[int, str]) -> None:
    ids = [goal.id for goal in state.content.goals]
    rest = [number for number, name in enumerate(ids) if name not in goals.values()]
    state.goals = [ids.index(goals[seat]) if seat in goals else rest.pop() for seat in range(state.seats)]
    state.unused_goals = rest


# --- what must hold in every state -------------------------------------------------------------------------


def assert_whole(state: HertzschlagState) -> None:
    """Nothing lost, nothing twice, all sums right, all limits kept."""
    content = state.content
    lying = [*state.deck, *state.box]
    for pile in [*state.hands, *state.displays]:
        lying += pile
    assert sorted(lying) == list(range(content.card_count))
    assert sorted([*state.event_deck, *state.past_events]) == list(range(len(content.events)))
    assert sorted([*state.goals, *state.unused_goals]) == list(range(len(content.goals)))
    assert len(state.box) == len(state.box_owner) == len(state.boxed_in)
    for seat in range(state.seats):
        shown = state.displays[seat]
        for category in range(CATEGORY_COUNT):
            count = sum(1 for card in shown if content.category[card] == category)
            assert state.counts[seat * CATEGORY_COUNT + category] == count
        assert state.income_sum[seat] == sum(content.income[card] for card in shown)
        assert state.eco_sum[seat] == sum(content.eco[card] for card in shown)
    assert -content.track <= state.position <= content.track
    assert all(0 <= amount <= content.purse + content.reserve for amount in state.money)
    assert sum(1 for amount in state.money if amount > content.purse) <= content.reserve_cards


def fingerprint(state: HertzschlagState) -> str:
    """Everything there is about a state, to see whether anything has changed."""
    views = [state.view(seat) for seat in [None, *range(state.seats)]]
    hidden = [
        state.deck, state.event_deck, state.hands, state.box, state.goals, state.unused_goals,
        state.commit_card, state.commit_mode, state.bids, state.reveals, state.votes,
        state.peeked, state.returned,
        [int(state.rng.a), int(state.rng.b), int(state.rng.c), int(state.rng.counter)],
    ]  # fmt: skip
    return json.dumps([views, hidden])


def names_in(data: object) -> set[str]:
    """All card names (``SO02#1``) that occur anywhere in a view or in journal lines."""
    return set(CARD_NAME.findall(json.dumps(data)))


def of_category(category: str, count: int, game: Hertzschlag | None = None) -> list[str]:
    """The names of the first ``count`` cards of a category."""
    content = (game or printed_game()).printed
    number = [str(name) for name in CATEGORIES].index(category)
    names = [name for name, found in zip(content.names, content.category, strict=True) if found == number]
    assert len(names) >= count
    return names[:count]
