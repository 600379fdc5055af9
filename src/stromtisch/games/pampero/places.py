"""Where a bulldozer can be: beside a site, in the public area, in a bay, or still on the network board."""

from __future__ import annotations

from typing import Final

from stromtisch.games.pampero.content import Content
from stromtisch.games.pampero.printed_map import BAY_COUNT, SITE_COUNT

PUBLIC: Final = SITE_COUNT
FIRST_BAY: Final = SITE_COUNT + 1
RESERVE: Final = FIRST_BAY + BAY_COUNT


def place_names(content: Content) -> list[str]:
    """The names of all places a bulldozer can be; the last is off the map."""
    return [*content.map.site_ids, "public", *content.map.bay_ids, "reserve"]
