"""Refusals on the wire: which HTTP status each code has, and what it says to programmers."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

CONFLICT = 409
STATUS = {
    "malformed": 400,
    "unknown-option": 400,
    "bad-option": 400,
    "bad-name": 400,
    "bad-text": 400,
    "bad-seats": 400,
    "bad-record": 400,
    "no-seat": 403,
    "not-host": 403,
    "no-onlookers": 403,
    "wrong-origin": 403,
    "unknown-table": 404,
    "unknown-game": 404,
    "unknown-path": 404,
    "unknown-edition": 404,
    "no-debrief": 404,
    "wrong-method": 405,
    "too-slow": 408,
    "too-large": 413,
    "wrong-type": 415,
    "too-costly": 422,
    "too-many": 429,
    "internal": 500,
    "try-again": 503,
    "busy": 503,
}

MESSAGES = {
    "malformed": "The message does not have the shape docs/protocol.md describes.",
    "too-slow": "The request did not arrive in time.",
    "too-large": "The message is too large.",
    "wrong-type": "Bodies are JSON; send them with Content-Type: application/json.",
    "chat-full": "This table has as many chat lines as it may have.",
    "too-many": "Too many at once; wait a little.",
    "too-costly": "Playing this again takes more time or memory than the server gives to it.",
    "busy": "Too much of this kind waits already; nothing was begun. Try again in a little while.",
    "log-full": "The log of this table is full; the match can be played to its end, but nothing beside it.",
    "unknown-table": "There is no table with this code.",
    "unknown-game": "There is no such game to be played.",
    "unknown-edition": "No table was played with this edition of the game.",
    "unknown-path": "There is nothing at this address.",
    "no-debrief": "This game has no debrief.",
    "wrong-method": "This address does not know the method.",
    "no-seat": "This needs a seat at the table; send its token.",
    "not-host": "Only the host may do this.",
    "wrong-origin": "Requests from another site's pages are refused.",
    "try-again": "It is not known to be stored. Send the same again, with the same id.",
    "internal": "The server made a mistake; it has been written to its log.",
    "bad-record": "The match record does not hold; params name the field and the problem.",
    "no-onlookers": "Only people with a seat may look at this table.",
    "no-rollback": "This table was opened without leave to roll back.",
    "already-contributed": "This seat has added its nonce to the shuffle; it cannot be changed.",
    "closed": "The host has closed this table.",
    "paused": "The host has paused this table.",
    "stale": "The table has moved on since this was chosen.",
    "damaged": "The log of this table is damaged after the lines shown; the operator can look with "
    "'stromtisch doctor'.",
    "other-rules": "The table was played under rules this server does not have: it can be read, not played on.",
}


class Problem(Struct):
    """Why a request was refused."""

    code: str
    params: dict[str, Any]
    message: str


def status_of(code: str) -> int:
    """The HTTP status of a refusal; a refusal by the rules is a conflict with the state of the table."""
    return STATUS.get(code, CONFLICT)


def message_of(code: str) -> str:
    """What a refusal says to programmers; the page writes its own from code and params."""
    return MESSAGES.get(code, f"Refused: {code}.")
