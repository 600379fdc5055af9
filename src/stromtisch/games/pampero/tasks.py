"""Effects as the content writes them (``INC:RES:1``) and as the rules carry them: small whole numbers.

A number holds what is to be done, for which company, and two arguments. The same numbers lie on the agenda of a
match, so an effect that is printed somewhere becomes something to do by adding whose it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stromtisch.core.content import Entry
from stromtisch.games.pampero.shapes import Market

MARKETS: Final[Sequence[Market]] = ["RES", "IND", "COM", "REC", "REM"]
MARKET_COUNT: Final = 5
SOLAR_SYMBOL: Final = 5
SYMBOLS: Final = ["RES", "IND", "COM", "REC", "REM", "SOL"]
ANY: Final = 5
OF_FOREIGN: Final = 6

# Done at once when their turn comes.
MONEY: Final = 0
ENERGY: Final = 1
BATTERIES: Final = 2
BULLDOZER: Final = 3
UPGRADE: Final = 4
PAY_BATTERIES: Final = 5
# Final effects wait on the company board and are never on the agenda.
PER_PYLON: Final = 6
PER_NETWORK_TILE: Final = 7
REFINANCE: Final = 8
# Steps of the rules that ask nobody.
ARROWS: Final = 9
BONUS: Final = 10
HARVEST: Final = 11
SCORE_TILES: Final = 12
FACE_UP: Final = 13
RECKON: Final = 14
# Those that may ask somebody.
INCOME: Final = 15
PAYOUT: Final = 16
MOVE: Final = 17
CONNECT: Final = 18
SPECIAL: Final = 19
ORDER: Final = 20
WIND: Final = 21
PYLON: Final = 22
CONTRACT: Final = 23
REMOTE: Final = 24
SOLAR: Final = 25
FOREIGN: Final = 26
CAPITAL: Final = 27
TURN: Final = 28
FIELD: Final = 29
EFFECT: Final = 30
PROVIDER: Final = 31
PAYMENT: Final = 32
SPEND: Final = 33
NETWORK: Final = 34
LINK: Final = 35
CLAIM: Final = 36
CHOICE: Final = 37
MOVING: Final = 38
DUTY: Final = 39
PLAN: Final = 40
PLAN_NEXT: Final = 41
DISCARD: Final = 42
GRID: Final = 43
COVER: Final = 44
TAKE_BACK: Final = 45
CROWN: Final = 46
MAJORITY: Final = 47
SCORE: Final = 48
FLIP: Final = 49
START: Final = 50
OPPONENT: Final = 51
NAMES: Final = [
    "money", "energy", "batteries", "bulldozer", "upgrade", "pay_batteries", "per_pylon", "per_network_tile",
    "refinance", "arrows", "bonus", "harvest", "score_tiles", "face_up", "reckon", "income", "payout", "move",
    "connect", "special", "order", "wind", "pylon", "contract", "remote", "solar", "foreign", "capital", "turn",
    "field", "effect", "provider", "payment", "spend", "network", "link", "claim", "choice", "moving",
    "duty", "plan", "plan_next", "discard", "grid", "cover", "take_back", "crown", "majority", "score", "flip",
    "start", "opponent",
]  # fmt: skip
FIRST_QUESTION: Final = INCOME
# The main effects that must be carried out in full (PA-47), and the price of one that comes before it.
MAIN_EFFECTS: Final = [WIND, PYLON, CONTRACT, REMOTE, SOLAR, FOREIGN, CAPITAL, PAY_BATTERIES]
# Questions that may be answered with nothing.
OPTIONAL: Final = [MOVE, CONNECT, ORDER, CONTRACT, SOLAR, LINK, CLAIM, MOVING, CROWN, SCORE]
# Questions with a single answer that nobody needs to be asked.
PLAIN_QUESTIONS: Final = [
    INCOME, PAYOUT, SPECIAL, EFFECT, PROVIDER, PAYMENT, SPEND, GRID, COVER, TAKE_BACK, MAJORITY, FLIP, START,
]  # fmt: skip
# A clock that runs out ends what it was about: a play as a whole, or one of these questions.
FRESH_QUESTIONS: Final = [TURN, OPPONENT, START, TAKE_BACK, CROWN, SCORE]

# How a number is put together.
SEAT_AT: Final = 6
FIRST_AT: Final = 8
SECOND_AT: Final = 16
KIND: Final = 63
SEATS: Final = 3
FIRST: Final = 255

# Modifiers of a contract effect.
LEAN: Final = 1
NET_FREE: Final = 2

UP_WIND: Final = 0
UP_MOVE: Final = 1
UP_CONTRACT: Final = 2
UP_ZONE_C: Final = 3
UP_COVER: Final = 4
UPGRADES: Final = ["WIND_ENERGY:1", "MOVE:1", "CONTRACT_ENERGY:-1", "ZONEC:-3", "DISCOUNT_B"]
# What the upgrades are worth; the names above say it to readers of the content.
ZONE_C_DISCOUNT: Final = 3

PLAIN: Final = {"MONEY": MONEY, "ENERGY": ENERGY, "BATT": BATTERIES, "DOZER": BULLDOZER, "MOVE": MOVE, "CONN": CONNECT,
                "PAYB": PAY_BATTERIES}  # fmt: skip
BARE: Final = {"ORDER": ORDER, "WIND": WIND, "PYLON": PYLON, "CONTRACT": CONTRACT, "REMOTE": REMOTE, "SOLAR": SOLAR,
               "FOREIGN": FOREIGN, "CAPITAL": CAPITAL, "CAPITAL15": REFINANCE}  # fmt: skip
EXACT: Final = {
    "CONTRACT:E-2": (CONTRACT, LEAN),
    "CONTRACT:NETFREE": (CONTRACT, NET_FREE),
    "FOREIGN:B-1": (FOREIGN, 1),
    "SPECIAL:1": (SPECIAL, 0),
    "MULT:PYLONS:2": (PER_PYLON, 2),
    "MULT:NETTILES:2": (PER_NETWORK_TILE, 2),
    "PAYOUT:ANY": (PAYOUT, ANY),
    "PAYOUT:FOREIGN_SYMBOL": (PAYOUT, OF_FOREIGN),
}


def task(kind: int, seat: int, first: int = 0, second: int = 0) -> int:
    """Something to do as one number."""
    return kind | seat << SEAT_AT | first << FIRST_AT | second << SECOND_AT


def read_effect(entry: Entry, field: str, text: str) -> int:
    """An effect as the content writes it."""
    if text in EXACT:
        kind, argument = EXACT[text]
        return task(kind, 0, argument)
    if text in BARE:
        return task(BARE[text], 0)
    if text.startswith("UP:") and text[3:] in UPGRADES:
        return task(UPGRADE, 0, UPGRADES.index(text[3:]))
    parts = text.split(":")
    if len(parts) == 2 and parts[0] in PLAIN and parts[1].isdecimal() and 1 <= int(parts[1]) <= 60:
        return task(PLAIN[parts[0]], 0, int(parts[1]))
    if len(parts) == 3 and parts[0] == "INC" and parts[2].isdecimal() and 1 <= int(parts[2]) <= 9:
        if parts[1] in MARKETS:
            return task(INCOME, 0, MARKETS.index(parts[1]), int(parts[2]))
        if parts[1] == "ANY":
            return task(INCOME, 0, ANY, int(parts[2]))
    raise entry.error(field, f"does not know the effect {text!r}")


def read_alternatives(entry: Entry, field: str) -> list[list[int]]:
    """A list of alternatives, each a list of effects."""
    found = entry.fields[field] if entry.has(field) else None
    if not isinstance(found, list):
        raise entry.error(field, "expected a list of alternatives, each a list of effects")
    alternatives: list[list[int]] = []
    for row in found:
        if not isinstance(row, list) or not row:
            raise entry.error(field, "expected a list of alternatives, each a list of effects")
        effects: list[int] = []
        for text in row:
            if not isinstance(text, str):
                raise entry.error(field, f"expected an effect, found {text!r}")
            effects.append(read_effect(entry, field, text))
        alternatives.append(effects)
    return alternatives


def read_effects(entry: Entry, field: str) -> list[int]:
    """Effects without a choice; an empty list means none."""
    alternatives = read_alternatives(entry, field)
    if len(alternatives) > 1:
        raise entry.error(field, "there is nothing to choose from here; expected one list of effects")
    return alternatives[0] if alternatives else []
