"""Why a decision is closed: one object for each reason, beside those of the kernel."""

from __future__ import annotations

from typing import Final

from stromtisch.core.kinds import Why

# Phase and hand.
DECIDED: Final = Why("already-decided")
HAS_FOUR: Final = Why("has-four-teams")
IS_READY: Final = Why("is-ready")
NOT_READY: Final = Why("not-ready")
NOTHING_IN_HAND: Final = Why("nothing-in-hand")
HAND_FULL: Final = Why("something-in-hand")
NOTHING_TO_DECIDE: Final = Why("nothing-to-decide")
SAME_QUARTER: Final = Why("same-quarter")

# Teams and what they do.
NO_TEAM: Final = Why("no-such-team")
TEAM_USED: Final = Why("team-used")
TEAM_RESTS: Final = Why("team-rests")
TOO_FAR: Final = Why("too-far")
CANNOT_DO: Final = Why("cannot-do")
NO_POINTS: Final = Why("not-enough-points")
OPERATION_OPEN: Final = Why("operation-open")
NO_OPERATION: Final = Why("no-operation")
NO_MARKER: Final = Why("no-such-marker")
ANSWERED: Final = Why("being-answered")
TAKES_PART: Final = Why("takes-part")
TOO_MANY_POINTS: Final = Why("too-many-points")
NO_TASK: Final = Why("no-such-task")
NOT_POSSIBLE_HERE: Final = Why("not-possible-here")
HAS_GENERATOR: Final = Why("has-generator")
INFORMED: Final = Why("already-informed")
NO_BUSINESS: Final = Why("no-such-business")
NO_SEARCH: Final = Why("nothing-to-search")
HAS_BASE: Final = Why("has-base")
NO_BLOCK: Final = Why("no-block")

# Goods and fuel.
NOTHING_THERE: Final = Why("nothing-there")
NO_ROOM: Final = Why("no-room")
OFF_NETWORK: Final = Why("off-network")
NOT_HERE: Final = Why("not-here")
WRONG_GOODS: Final = Why("wrong-goods")
NO_HELPER: Final = Why("no-helper")
NO_FUEL: Final = Why("no-fuel")
ADMINISTRATION: Final = Why("administration-decides")
FINDER: Final = Why("finder-decides")
ACTOR_RESTS: Final = Why("actor-rests")
NO_REFUEL: Final = Why("no-refuelling")
NO_PASSING: Final = Why("no-passing")
ONLY_ONE: Final = Why("only-one")

# Shared roles.
BATON: Final = Why("baton-elsewhere")
NO_PROPOSAL: Final = Why("no-proposal")
PROPOSAL_OPEN: Final = Why("proposal-open")
NO_OBJECTION: Final = Why("nothing-to-object")
HAS_OBJECTED: Final = Why("has-objected")
