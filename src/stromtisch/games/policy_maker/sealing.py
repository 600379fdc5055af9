"""What is chosen card by card and then sealed: a grant (PM-24), the wealth tax (PM-65 to PM-69)."""

from __future__ import annotations

from stromtisch.core.fields import replaced
from stromtisch.core.kinds import NOTHING, Kind, Why
from stromtisch.games.policy_maker.cards import fill_display, put_down
from stromtisch.games.policy_maker.reasons import NO_CARD, NO_MORE_CHANGES, NOT_ALL_CHOSEN, NOT_ALL_GIVEN
from stromtisch.games.policy_maker.state import GRANTING, WEALTH_TAX, Chamber
from stromtisch.games.policy_maker.term import hand_out, next_taxed
from stromtisch.games.policy_maker.words import CATEGORY_COUNT, JOKER, KIND_COUNT, KINDS


class Discard(Kind[Chamber]):
    """PM-65: one more card of one's own choice for the wealth tax; nothing is final before the seal."""

    def __init__(self) -> None:
        super().__init__("discard", [WEALTH_TAX])
        self.names("card", KINDS)

    def closed(self, chamber: Chamber, seat: int, at: int) -> Why | None:
        if chamber.discards_due() == 0:
            return NO_MORE_CHANGES
        return None if chamber.hands[seat * KIND_COUNT + at] > chamber.discarding[at] else NO_CARD

    def facts(self, chamber: Chamber, seat: int, at: int, why: Why) -> dict[str, object]:
        return {"kind": KINDS[at]} if why is NO_CARD else {}

    def do(self, chamber: Chamber, seat: int, at: int) -> None:
        chamber.discarding = replaced(chamber.discarding, at, chamber.discarding[at] + 1)

    def autopilot(self, chamber: Chamber, seat: int) -> int:
        """PM-96: cards of the largest group first, jokers last."""
        if chamber.discards_due() == 0:
            return NOTHING
        hand = chamber.hand_of(seat)
        left = [hand[kind] - chamber.discarding[kind] for kind in range(CATEGORY_COUNT)]
        return left.index(max(left)) if max(left) > 0 else JOKER


class Seal(Kind[Chamber]):
    """PM-24, PM-65: sealed when all cards are given, or all cards due are chosen."""

    def __init__(self) -> None:
        super().__init__("seal", [GRANTING, WEALTH_TAX], ends=True)

    def closed(self, chamber: Chamber, seat: int, at: int) -> Why | None:
        if chamber.phase == GRANTING:
            return NOT_ALL_GIVEN if chamber.pool else None
        return None if chamber.discards_due() == 0 else NOT_ALL_CHOSEN

    def facts(self, chamber: Chamber, seat: int, at: int, why: Why) -> dict[str, object]:
        return {"left": len(chamber.pool) if why is NOT_ALL_GIVEN else chamber.discards_due()}

    def do(self, chamber: Chamber, seat: int, at: int) -> None:
        if chamber.phase == GRANTING:
            hand_out(chamber)
        else:
            pay_wealth_tax(chamber, seat)

    def looked_for(self, chamber: Chamber, seat: int) -> list[int]:
        return [0]


def pay_wealth_tax(chamber: Chamber, seat: int) -> None:
    """PM-65, PM-69: the chosen cards are discarded face up; a hand still too large owes again at once."""
    paid = {KINDS[kind]: count for kind, count in enumerate(chamber.discarding) if count > 0}
    for kind, count in enumerate(chamber.discarding):
        put_down(chamber, seat, kind, count)
    chamber.reveals += 1
    if chamber.journal is not None:
        chamber.journal.tell("tax-paid", {"seat": seat, "paid": paid})
    fill_display(chamber)
    if chamber.hand_size(seat) <= chamber.content.wealth_tax_above:
        chamber.taxed = chamber.taxed[1:]
    next_taxed(chamber)
