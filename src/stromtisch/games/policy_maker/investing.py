"""The investors' decisions in their turn: investing, market manipulation, initiatives, drawing (PM-30 to PM-64)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from stromtisch.core.fields import replaced
from stromtisch.core.kinds import NO_SEAT, NOTHING, Kind, Why
from stromtisch.games.policy_maker import reasons, term
from stromtisch.games.policy_maker.cards import SOURCES, draw_closed, draw_top, fill_display, paid_json, spend
from stromtisch.games.policy_maker.conditions import claimable, initiative_facts, initiative_missing
from stromtisch.games.policy_maker.content import MOST_JOKERS, MOST_SEATS, Content
from stromtisch.games.policy_maker.state import CLAIMING, DRAWING, MAIN, NONE, THEN_PICK, Chamber, counts_json
from stromtisch.games.policy_maker.words import CATEGORIES, CATEGORY_COUNT, JOKER, KIND_COUNT, KINDS

MOST_STEPS: Final = 10


class Action(Kind[Chamber]):
    """What investing and market manipulation share: a piece moves in a category, paid in its cards and jokers.

    Every action comes in variants by how many jokers pay for it. A piece is named by its place among all tracks.
    """

    def __init__(self, name: str, pushes: bool) -> None:
        super().__init__(name, [MAIN])
        self.victim = self.numbers("seat", range(MOST_SEATS)) if pushes else None
        self.category = self.names("category", CATEGORIES)
        self.steps = self.numbers("steps", range(1, MOST_STEPS + 1))
        self.jokers = self.numbers("jokers", range(MOST_JOKERS + 1))

    @abstractmethod
    def pieces(self, chamber: Chamber, seat: int) -> list[int]:
        """The pieces that may be moved."""

    def at(self, piece: int, steps: int, jokers: int) -> int:
        """The number of the decision that moves a piece."""
        place = piece % CATEGORY_COUNT if self.victim is None else piece
        return place * self.category.stride + (steps - 1) * self.steps.stride + jokers

    def piece(self, seat: int, at: int) -> int:
        """The piece that a decision moves."""
        owner = seat if self.victim is None else self.victim.of[at]
        return owner * CATEGORY_COUNT + self.category.of[at]

    def step_price(self, chamber: Chamber, category: int) -> int:
        """PM-33, PM-42: a step costs the category's cost; pushing costs one card more."""
        return chamber.cost[category] if self.victim is None else chamber.cost[category] + 1

    def price(self, chamber: Chamber, at: int) -> int:
        """What all steps cost together."""
        return self.steps.of[at] * self.step_price(chamber, self.category.of[at])

    @abstractmethod
    def move_closed(self, chamber: Chamber, seat: int, at: int) -> Why | None:
        """Why the piece may not be moved so far at any price."""

    def closed(self, chamber: Chamber, seat: int, at: int) -> Why | None:
        """PM-33, PM-35, PM-38: exactly the price, in cards of the category and the jokers named."""
        if chamber.charter.one_action and chamber.actions_made > 0:
            return reasons.ONE_ACTION
        why = self.move_closed(chamber, seat, at)
        if why is not None:
            return why
        first = seat * KIND_COUNT
        jokers = self.jokers.of[at]
        category = self.category.of[at]
        price = self.steps.of[at] * self.step_price(chamber, category)
        if jokers > price or jokers > chamber.hands[first + JOKER]:
            return reasons.NO_CARD
        return None if chamber.hands[first + category] >= price - jokers else reasons.CANNOT_PAY

    def facts(self, chamber: Chamber, seat: int, at: int, why: Why) -> dict[str, object]:
        if why is reasons.NO_CARD:
            return {"kind": KINDS[JOKER]}
        if why is reasons.CANNOT_PAY:
            hand = chamber.hand_of(seat)
            return {"cards": self.price(chamber, at), "have": hand[self.category.of[at]] + hand[JOKER]}
        if why is reasons.BEYOND_TOP:
            return {"field": chamber.tracks[self.piece(seat, at)], "top": chamber.content.top}
        if why is reasons.NOT_DARK or why is reasons.BELOW_ZERO:
            return {"field": chamber.tracks[self.piece(seat, at)], "dark_from": chamber.content.dark_from}
        return {}

    def collect(self, chamber: Chamber, seat: int, found: list[int]) -> None:
        """Offer all numbers of steps that can be paid, with all ways to pay them."""
        jokers = chamber.hands[seat * KIND_COUNT + JOKER]
        for piece in self.pieces(chamber, seat):
            category = piece % CATEGORY_COUNT
            cards = chamber.hands[seat * KIND_COUNT + category]
            step_price = self.step_price(chamber, category)
            first = self.at(piece, 1, 0)
            for steps in range(1, min((cards + jokers) // step_price, MOST_STEPS) + 1):
                price = steps * step_price
                for at in range(first + max(0, price - cards), first + min(price, jokers) + 1):
                    if self.closed(chamber, seat, at) is None:
                        found.append(self.first + at)
                first += self.steps.stride

    def looked_for(self, chamber: Chamber, seat: int) -> list[int]:
        return [self.at(piece, 1, 0) for piece in self.pieces(chamber, seat)]

    def preview(self, chamber: Chamber, seat: int, at: int) -> dict[str, object]:
        steps = self.steps.of[at]
        cards = self.price(chamber, at)
        left = chamber.hand_of(seat)
        left[self.category.of[at]] -= cards - self.jokers.of[at]
        left[JOKER] -= self.jokers.of[at]
        field = chamber.tracks[self.piece(seat, at)] + (steps if self.victim is None else -steps)
        return {"cards": cards, "field": field, "hand": counts_json(left, KINDS)}

    def do(self, chamber: Chamber, seat: int, at: int) -> None:
        """Pay and move. PM-73: leads are looked at after every move."""
        category = self.category.of[at]
        steps = self.steps.of[at]
        piece = self.piece(seat, at)
        price = self.price(chamber, at)
        spend(chamber, seat, category, price, self.jokers.of[at])
        if self.victim is None:
            chamber.tracks[piece] += steps
            chamber.steps_made = replaced(chamber.steps_made, seat, chamber.steps_made[seat] + steps)
        else:
            chamber.tracks[piece] -= steps
            chamber.pushed_back = replaced(chamber.pushed_back, seat, chamber.pushed_back[seat] + steps)
        if chamber.journal is not None:
            body: dict[str, object] = {"seat": seat}
            if self.victim is not None:
                body["victim"] = self.victim.of[at]
            body |= {"category": CATEGORIES[category], "steps": steps, "field": chamber.tracks[piece]}
            body["paid"] = paid_json(category, price, self.jokers.of[at])
            chamber.journal.tell("invested" if self.victim is None else "manipulated", body)
        term.check_holds(chamber, category)
        chamber.actions_made += 1


class Invest(Action):
    """PM-33 to PM-38: the own piece climbs; every step costs the category's cost in its cards or jokers."""

    def __init__(self) -> None:
        super().__init__("invest", pushes=False)

    def pieces(self, chamber: Chamber, seat: int) -> list[int]:
        return [seat * CATEGORY_COUNT + category for category in range(CATEGORY_COUNT)]

    def move_closed(self, chamber: Chamber, seat: int, at: int) -> Why | None:
        field = chamber.tracks[seat * CATEGORY_COUNT + self.category.of[at]]
        return reasons.BEYOND_TOP if field + self.steps.of[at] > chamber.content.top else None


class Manipulate(Action):
    """PM-41 to PM-46: a rival in the dark zone is pushed back, even out of it, never below field 0."""

    def __init__(self) -> None:
        super().__init__("manipulate", pushes=True)

    def pieces(self, chamber: Chamber, seat: int) -> list[int]:
        found: list[int] = []
        tracks = chamber.tracks
        dark_from = chamber.content.dark_from
        for category in range(CATEGORY_COUNT):
            for rival in chamber.investors:
                piece = rival * CATEGORY_COUNT + category
                if tracks[piece] >= dark_from and rival != seat:
                    found.append(piece)
        return found

    def move_closed(self, chamber: Chamber, seat: int, at: int) -> Why | None:
        piece = self.piece(seat, at)
        victim = piece // CATEGORY_COUNT
        if victim == seat:
            return reasons.OWN_PIECE
        if victim not in chamber.investors:
            return NO_SEAT
        if chamber.tracks[piece] < chamber.content.dark_from:
            return reasons.NOT_DARK
        return reasons.BELOW_ZERO if self.steps.of[at] > chamber.tracks[piece] else None


class End(Kind[Chamber]):
    """PM-32: no (more) actions; claiming follows."""

    def __init__(self) -> None:
        super().__init__("end", [MAIN], ends=True)

    def do(self, chamber: Chamber, seat: int, at: int) -> None:
        term.begin_claim(chamber)


class Claim(Kind[Chamber]):
    """PM-48 to PM-54: the card stays with the investor; five cards, wealth tax, then the government picks."""

    def __init__(self, content: Content) -> None:
        super().__init__("claim", [CLAIMING])
        self.names("initiative", content.initiative_ids)

    def closed(self, chamber: Chamber, seat: int, at: int) -> Why | None:
        """PM-48: an open initiative whose condition the own tracks meet."""
        if at not in chamber.open_initiatives:
            return reasons.NOT_OPEN
        return None if initiative_missing(chamber, seat, at) == 0 else reasons.NOT_MET

    def facts(self, chamber: Chamber, seat: int, at: int, why: Why) -> dict[str, object]:
        return initiative_facts(chamber, seat, at)

    def collect(self, chamber: Chamber, seat: int, found: list[int]) -> None:
        for initiative in self.looked_for(chamber, seat):
            self.offer(chamber, seat, initiative, found)

    def do(self, chamber: Chamber, seat: int, at: int) -> None:
        slots = chamber.open_initiatives
        chamber.open_initiatives = replaced(slots, slots.index(at), NONE)
        chamber.claimed = replaced(chamber.claimed, seat, [*chamber.claimed[seat], at])
        if chamber.journal is not None:
            name = chamber.content.initiative_ids[at]
            chamber.journal.tell("claimed", {"seat": seat, "initiative": name})
        term.reward(chamber, seat)
        term.collect_wealth_tax(chamber, [seat], THEN_PICK)

    def looked_for(self, chamber: Chamber, seat: int) -> list[int]:
        return [initiative for initiative in chamber.open_initiatives if initiative != NONE]

    def preview(self, chamber: Chamber, seat: int, at: int) -> dict[str, object]:
        return {"hand": chamber.hand_size(seat) + chamber.content.initiative_reward}

    def autopilot(self, chamber: Chamber, seat: int) -> int:
        """PM-96: the first that can be claimed."""
        found = claimable(chamber, seat)
        return found[0] if found else NOTHING


class Decline(Kind[Chamber]):
    """PM-50: nothing is claimed this turn."""

    def __init__(self) -> None:
        super().__init__("decline", [CLAIMING], ends=True)

    def do(self, chamber: Chamber, seat: int, at: int) -> None:
        term.begin_draw(chamber)


class Draw(Kind[Chamber]):
    """PM-58, PM-59: one card from deck or display; a display slot is filled again at once."""

    def __init__(self) -> None:
        super().__init__("draw", [DRAWING])
        self.names("source", SOURCES)

    def closed(self, chamber: Chamber, seat: int, at: int) -> Why | None:
        return draw_closed(chamber, at)

    def collect(self, chamber: Chamber, seat: int, found: list[int]) -> None:
        for source in range(self.count):
            if draw_closed(chamber, source) is None:
                found.append(self.first + source)

    def facts(self, chamber: Chamber, seat: int, at: int, why: Why) -> dict[str, object]:
        return {"drawn": chamber.drawn} if why is reasons.JOKER_LATE else {}

    def do(self, chamber: Chamber, seat: int, at: int) -> None:
        if at == 0:
            kind = draw_top(chamber)
        else:
            kind = chamber.display[at - 1]
            chamber.display[at - 1] = NONE
            chamber.known[seat * KIND_COUNT + kind] += 1
            chamber.known_to_government[seat * KIND_COUNT + kind] += 1
        chamber.hands[seat * KIND_COUNT + kind] += 1
        chamber.drawn += 1
        chamber.draws_left -= 1
        if chamber.journal is not None:
            shown: str | None = None if at == 0 else KINDS[kind]
            chamber.journal.tell("drew", {"seat": seat, "source": SOURCES[at], "card": shown})
            if at == 0:
                chamber.journal.whisper(seat, "drew-you", {"seat": seat, "card": KINDS[kind]})
        fill_display(chamber)
        term.go_on_drawing(chamber)

    def looked_for(self, chamber: Chamber, seat: int) -> list[int]:
        return list(range(self.count))
