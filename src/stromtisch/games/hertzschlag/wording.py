"""What the texts of the chronicle need beyond the journal line itself: names, titles, hertz.

The arguments are explained at the top of ``texts/en.ftl``; the page works them out in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stromtisch.core.wording import listed, name_of, plain_arguments, title_of

CENTRE: Final = 5000
STEP: Final = 5


def arguments(
    line: Mapping[str, object],
    names: Sequence[str],
    content: Mapping[str, object],
    language: str,
    say: Callable[[str], str],
) -> dict[str, str | int]:
    """The arguments for the text of a journal line; ``say`` gives the text of an id without arguments."""
    found = plain_arguments(line)
    seat = line.get("seat", line.get("start_seat"))
    if isinstance(seat, int):
        found["name"] = name_of(names, seat)
    for field in ("seats", "winners"):
        seats = line.get(field)
        if isinstance(seats, list):
            found["names"] = listed([name_of(names, seat) for seat in seats], language)
            found["count"] = len(seats)
            found["winners_count"] = len(seats)
    amount = line.get("amount")
    if isinstance(amount, int):
        found["euros"] = abs(amount)
        found["flow"] = "in" if amount >= 0 else "out"
    position = line.get("position")
    if isinstance(position, int):
        found["hertz"] = hertz(position, language)
        found["calm"] = "yes" if line.get("green") else "no"
    path = line.get("path")
    if isinstance(path, list) and path:
        found["from"] = hertz(path[0], language)
        found["to"] = hertz(path[-1], language)
        found["fields"] = len(path) - 1
        found["way"] = "up" if path[-1] > path[0] else "down" if path[-1] < path[0] else "none"
    _titles(line, names, content, language, found)
    categories = line.get("categories")
    if isinstance(categories, list):
        found["categories"] = listed([say(f"category-{category}") for category in categories], language)
    modes = line.get("modes")
    if isinstance(modes, list):
        found["plays"] = modes.count("play")
        found["incomes"] = modes.count("income")
    points = line.get("points")
    if isinstance(points, list):
        found["scores"] = ", ".join(f"{name_of(names, seat)} {number}" for seat, number in enumerate(points))
    return found


def hertz(position: int, language: str) -> str:
    """A position on the scale as hertz: "49.85", or "49,85" in German."""
    hundredths = CENTRE + STEP * position
    return f"{hundredths // 100}{',' if language == 'de' else '.'}{hundredths % 100:02}"


def _titles(
    line: Mapping[str, object],
    names: Sequence[str],
    content: Mapping[str, object],
    language: str,
    found: dict[str, str | int],
) -> None:
    """Titles in place of the ids of cards, events and goals."""
    for field in ("card", "drawn"):
        card = line.get(field)
        if isinstance(card, str):
            found[field] = title_of(content, "cards", card, language)
    cards = line.get("cards")
    if isinstance(cards, list):
        found["cards"] = listed([title_of(content, "cards", card, language) for card in cards], language)
    event = line.get("event")
    if isinstance(event, str):
        found["event"] = title_of(content, "events", event, language)
    goals = line.get("goals")
    if isinstance(goals, list):
        found["goals"] = "; ".join(
            f"{name_of(names, seat)}: {title_of(content, 'goals', goal, language)}"
            for seat, goal in enumerate(goals)
        )
