"""A sensible player of Pampero: judges whole plays by what they bring to the end, and takes the best."""

from __future__ import annotations

from stromtisch.core.bot import Bot, Chair
from stromtisch.games.pampero.answers import answer_worth
from stromtisch.games.pampero.leanings import Leanings
from stromtisch.games.pampero.outlook import Outlook
from stromtisch.games.pampero.plays import Plays
from stromtisch.games.pampero.table import PamperoState


class SensibleBot(Bot[PamperoState]):
    """Looks at everything its turn allows; what others will do it does not ask."""

    def __init__(self, leanings: Leanings | None = None) -> None:
        self.leanings = leanings if leanings is not None else Leanings()

    def decide(self, chair: Chair[PamperoState]) -> int | None:
        """The decision that is worth most; the first of equals."""
        codes = chair.legal()
        if len(codes) == 1:
            return codes[0]
        plays = Plays(Outlook(chair.world(), chair.seat, self.leanings))
        best = codes[0]
        highest = answer_worth(plays, best)
        for code in codes[1:]:
            value = answer_worth(plays, code)
            if value > highest:
                highest = value
                best = code
        return best
