"""The government's decisions (PM-14 to PM-27, PM-53)."""

from __future__ import annotations

from stromtisch.core.fields import replaced
from stromtisch.core.kinds import NO_SEAT, NOTHING, Kind, Why
from stromtisch.games.policy_maker import reasons
from stromtisch.games.policy_maker.conditions import initiative_facts
from stromtisch.games.policy_maker.content import MOST_SEATS, Content
from stromtisch.games.policy_maker.state import AUDITING, GRANTING, PICKING, TAXING, Chamber, counts_json
from stromtisch.games.policy_maker.term import begin_draw, begin_investors, open_initiative
from stromtisch.games.policy_maker.words import CATEGORIES, CATEGORY_COUNT, KIND_COUNT, KINDS


class Audit(Kind[Chamber]):
    """PM-14 to PM-16: the government sees the complete hand of any one investor."""

    def __init__(self) -> None:
        super().__init__("audit", [AUDITING])
        self.numbers("seat", range(MOST_SEATS))

    def closed(self, chamber: Chamber, seat: int, at: int) -> Why | None:
        return None if at in chamber.investors else NO_SEAT

    def collect(self, chamber: Chamber, seat: int, found: list[int]) -> None:
        for target in chamber.investors:
            self.offer(chamber, seat, target, found)

    def do(self, chamber: Chamber, seat: int, at: int) -> None:
        """That it looked is public, what it saw is not."""
        hand = chamber.hand_of(at)
        chamber.audit_round = [*chamber.audit_round, chamber.round]
        chamber.audit_seat = [*chamber.audit_seat, at]
        chamber.audit_hand = [*chamber.audit_hand, hand]
        chamber.known_to_government[at * KIND_COUNT : (at + 1) * KIND_COUNT] = hand
        chamber.reveals += 1
        if chamber.journal is not None:
            chamber.journal.tell("audited", {"seat": at})
            chamber.journal.whisper(seat, "audit-result", {"seat": at, "hand": counts_json(hand, KINDS)})
        begin_investors(chamber)

    def autopilot(self, chamber: Chamber, seat: int) -> int:
        """PM-96: the investor with most cards."""
        return max(chamber.investors, key=chamber.hand_size)


class Tax(Kind[Chamber]):
    """PM-17 to PM-20: at most two categories, each once by one, costs 1 to 5, together at most 12 in the end."""

    def __init__(self) -> None:
        super().__init__("tax", [TAXING])
        self.category = self.names("category", CATEGORIES)
        self.step = self.numbers("step", [1, -1])

    def closed(self, chamber: Chamber, seat: int, at: int) -> Why | None:
        content = chamber.content
        category = self.category.of[at]
        step = self.step.of[at]
        if chamber.tax_steps[category] != 0:
            return reasons.ONE_CHANGE_EACH
        left = chamber.tax_changes_left()
        if left <= 0:
            return reasons.NO_MORE_CHANGES
        cost = chamber.cost[category] + step
        if cost < content.least_cost or cost > content.most_cost:
            return reasons.COST_LIMIT
        over = chamber.total_cost() + step - content.most_total_cost
        if over <= 0:
            return None
        # Only the final state counts: one too many is fine while another change can still make up for it.
        if over == 1 and left > 1:
            for other in range(CATEGORY_COUNT):
                unchanged = other != category and chamber.tax_steps[other] == 0
                if unchanged and chamber.cost[other] > content.least_cost:
                    return None
        return reasons.TOTAL_LIMIT

    def facts(self, chamber: Chamber, seat: int, at: int, why: Why) -> dict[str, object]:
        content = chamber.content
        category = CATEGORIES[self.category.of[at]]
        if why is reasons.ONE_CHANGE_EACH:
            return {"category": category}
        if why is reasons.COST_LIMIT:
            return {"category": category, "least": content.least_cost, "most": content.most_cost}
        return _total_facts(chamber) if why is reasons.TOTAL_LIMIT else {}

    def do(self, chamber: Chamber, seat: int, at: int) -> None:
        category = self.category.of[at]
        chamber.tax_steps = replaced(chamber.tax_steps, category, self.step.of[at])
        chamber.cost[category] += self.step.of[at]
        if chamber.journal is not None:
            body: dict[str, object] = {"category": CATEGORIES[category], "cost": chamber.cost[category]}
            chamber.journal.tell("tax-changed", body)

    def looked_for(self, chamber: Chamber, seat: int) -> list[int]:
        return list(range(self.count))

    def preview(self, chamber: Chamber, seat: int, at: int) -> dict[str, object]:
        step = self.step.of[at]
        return {"cost": chamber.cost[self.category.of[at]] + step, "total": chamber.total_cost() + step}


class Done(Kind[Chamber]):
    """PM-18, PM-21: none, one or two changes; the costs hold from now on."""

    def __init__(self) -> None:
        super().__init__("done", [TAXING], ends=True)

    def closed(self, chamber: Chamber, seat: int, at: int) -> Why | None:
        return None if chamber.total_cost() <= chamber.content.most_total_cost else reasons.TOTAL_LIMIT

    def facts(self, chamber: Chamber, seat: int, at: int, why: Why) -> dict[str, object]:
        return _total_facts(chamber)

    def do(self, chamber: Chamber, seat: int, at: int) -> None:
        if chamber.journal is not None:
            chamber.journal.tell("tax-settled", {"costs": counts_json(chamber.cost, CATEGORIES)})
        begin_investors(chamber)

    def looked_for(self, chamber: Chamber, seat: int) -> list[int]:
        return [0]


def _total_facts(chamber: Chamber) -> dict[str, object]:
    return {"total": chamber.total_cost(), "most": chamber.content.most_total_cost}


class Give(Kind[Chamber]):
    """PM-23, PM-24: one card of the grant goes to one investor; nothing is final before the seal."""

    def __init__(self) -> None:
        super().__init__("give", [GRANTING])
        self.card = self.names("card", KINDS)
        self.target = self.numbers("seat", range(MOST_SEATS))

    def closed(self, chamber: Chamber, seat: int, at: int) -> Why | None:
        if self.target.of[at] not in chamber.investors:
            return NO_SEAT
        return None if self.card.of[at] in chamber.pool else reasons.NOT_IN_POOL

    def facts(self, chamber: Chamber, seat: int, at: int, why: Why) -> dict[str, object]:
        return {"kind": KINDS[self.card.of[at]]} if why is reasons.NOT_IN_POOL else {}

    def collect(self, chamber: Chamber, seat: int, found: list[int]) -> None:
        for kind in range(KIND_COUNT):
            if kind in chamber.pool:
                for target in chamber.investors:
                    at = self.at(kind, target)
                    if self.closed(chamber, seat, at) is None:
                        found.append(self.first + at)

    def at(self, kind: int, target: int) -> int:
        """The number of the decision that gives a card to an investor."""
        return kind * self.card.stride + target

    def do(self, chamber: Chamber, seat: int, at: int) -> None:
        kind = self.card.of[at]
        pool = chamber.pool[:]
        pool.remove(kind)
        chamber.pool = pool
        place = self.target.of[at] * KIND_COUNT + kind
        chamber.given = replaced(chamber.given, place, chamber.given[place] + 1)

    def autopilot(self, chamber: Chamber, seat: int) -> int:
        """PM-96: as even as possible, in the order the cards were drawn."""
        if not chamber.pool:
            return NOTHING
        return self.at(chamber.pool[0], min(chamber.investors, key=chamber.share_size))


class Pick(Kind[Chamber]):
    """PM-53: one initiative is opened, the other is put away face down."""

    def __init__(self, content: Content) -> None:
        super().__init__("pick", [PICKING])
        self.names("initiative", content.initiative_ids)

    def closed(self, chamber: Chamber, seat: int, at: int) -> Why | None:
        return None if at in chamber.options_to_pick else reasons.NOT_OPEN

    def facts(self, chamber: Chamber, seat: int, at: int, why: Why) -> dict[str, object]:
        return initiative_facts(chamber, seat, at)

    def collect(self, chamber: Chamber, seat: int, found: list[int]) -> None:
        for initiative in chamber.options_to_pick:
            self.offer(chamber, seat, initiative, found)

    def do(self, chamber: Chamber, seat: int, at: int) -> None:
        rejected = [other for other in chamber.options_to_pick if other != at]
        chamber.rejected = chamber.rejected + rejected
        chamber.options_to_pick = []
        open_initiative(chamber, at)
        begin_draw(chamber)
