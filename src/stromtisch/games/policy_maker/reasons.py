"""Why a decision can be closed in The Policy Maker, beyond what the kernel says in every game."""

from __future__ import annotations

from typing import Final

from stromtisch.core.kinds import Why

ONE_CHANGE_EACH: Final = Why("one-change-each")
NO_MORE_CHANGES: Final = Why("no-more-changes")
COST_LIMIT: Final = Why("cost-limit")
TOTAL_LIMIT: Final = Why("total-limit")
NOT_IN_POOL: Final = Why("not-in-pool")
NOT_ALL_GIVEN: Final = Why("not-all-given")
CANNOT_PAY: Final = Why("cannot-pay")
BEYOND_TOP: Final = Why("beyond-top")
NOT_DARK: Final = Why("not-dark")
OWN_PIECE: Final = Why("own-piece")
BELOW_ZERO: Final = Why("below-zero")
NOT_MET: Final = Why("condition-not-met")
NOT_OPEN: Final = Why("not-open")
JOKER_LATE: Final = Why("joker-late")
DECK_EMPTY: Final = Why("deck-empty")
NO_CARD: Final = Why("no-such-card")
NOT_ALL_CHOSEN: Final = Why("not-all-chosen")
ONE_ACTION: Final = Why("one-action")
