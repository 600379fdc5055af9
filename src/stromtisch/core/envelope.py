"""The fields that every game's view has: the part of the wire format that the page relies on for any game.

``State.view`` writes it around the game's own ``board``, and the conformance suite checks it.
``scripts/generate_types.py`` turns these declarations into TypeScript and into the tables of ``docs/``: a comment
above a field becomes its description there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict

OVER: Final = "over"
WATCH: Final = "watch"
WAITING: Final = "waiting"


class Prompt(TypedDict):
    """What is wanted of a seat now."""

    # Names a text of the game: `prompt-<id>`. `over` and `watch` (for onlookers) come from the kernel.
    id: str
    # What the text names. `waiting_for` lists the seats the game waits for.
    params: Mapping[str, object]


class Cause(TypedDict):
    """Why something is as it is, so that every language can say it."""

    code: str
    params: Mapping[str, object]


class Result(TypedDict):
    """How a match ended. A game may add fields of its own."""

    # One word, such as `won`, `scored` or `aborted`.
    verdict: str
    reason: Cause
    # The seats that have won; empty when nobody has.
    winners: list[int]
    # The place of each seat from 1 on; equal places are shared, null stands for a seat that is not ranked.
    places: list[int | None] | None
    points: Sequence[float | None] | None
    # What the points of each seat are made of.
    breakdown: Sequence[Mapping[str, float] | None] | None


class Envelope(TypedDict):
    """The fields of every view."""

    # The id of the game.
    game: str
    # The seat that sees this; null for an onlooker.
    you: int | None
    # The stretch of play in which the choices stand. A decision names it, so that one made too late is noticed.
    moment: str
    # The part of the game, one word; `over` once there is an outcome.
    phase: str
    # The seats the game waits for; empty when it is over.
    actors: list[int]
    # What is wanted of this seat now.
    prompt: Prompt
    # How the match ended; null while it goes on.
    outcome: Result | None
