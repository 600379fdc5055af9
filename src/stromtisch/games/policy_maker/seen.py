"""What the bots read from a view: the board as rows of numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from stromtisch.games.policy_maker.content import CATEGORIES, KINDS, Content


class Seen:
    """A seat's view, ready for reckoning. Rows over investors follow the turn order."""

    def __init__(self, view: Mapping[str, object], content: Content) -> None:
        self.content = content
        self.view = view
        self.you = cast(int, view["you"])
        self.round = cast(int, view["round"])
        self.rounds = cast(int, view["rounds"])
        self.investors = cast(list[int], view["investors"])
        costs = cast(dict[str, int], view["costs"])
        self.cost = [costs[name] for name in CATEGORIES]
        players = cast(list[dict[str, object]], view["players"])
        self.sizes = [cast(int, player["hand"]) for player in players]
        self.claimed = [len(cast(list[str], player["claimed"])) for player in players]
        self.tracks: list[list[int]] = []
        self.holds: list[list[int]] = []
        for player in players:
            tracks = cast(dict[str, int], player["tracks"])
            holds = cast(dict[str, int], player["holds"])
            self.tracks.append([tracks[name] for name in CATEGORIES])
            self.holds.append([holds[name] for name in CATEGORIES])
        self.display = cast(list[str | None], view["display"])
        opened = cast(list[str | None], cast(dict[str, object], view["initiatives"])["open"])
        self.open = [content.initiative_ids.index(name) for name in opened if name is not None]

    def counts(self, named: Mapping[str, int]) -> list[int]:
        """Counts by kind as a row."""
        return [named[name] for name in KINDS]

    def best_rival(self, investor: int, category: int) -> int:
        """The highest field of any other investor in a category."""
        best = 0
        for other in range(len(self.investors)):
            if other != investor and self.tracks[other][category] > best:
                best = self.tracks[other][category]
        return best

    def dominates(self, investor: int, category: int) -> bool:
        """PM-71, as anybody can see it on the board."""
        field = self.tracks[investor][category]
        return (
            field >= self.content.dark_from
            and field - self.best_rival(investor, category) >= self.content.lead
        )

    def column(self, category: int) -> int:
        """The sum of all fields in a category."""
        return sum([row[category] for row in self.tracks])

    def flat(self, investor: int) -> list[int]:
        """One investor's four fields."""
        return self.tracks[investor][:]
