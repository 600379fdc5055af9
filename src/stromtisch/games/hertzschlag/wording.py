"""What the texts of the chronicle need beyond the journal line itself: names, titles, hertz.

The arguments are explained at the top of ``texts/en.ftl``; the page works them out in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

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
    found: dict[str, str | int] = {}
    for field, value in line.items():
        if isinstance(value, bool):
            found[field] = "yes" if value else "no"
        elif isinstance(value, (int, str)):
            found[field] = value
    seat = line.get("seat", line.get("start_seat"))
    if isinstance(seat, int):
        found["name"] = _name(names, seat)
    for field in ("seats", "winners"):
        seats = line.get(field)
        if isinstance(seats, list):
            found["names"] = listed([_name(names, seat) for seat in seats], language)
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
        found["scores"] = ", ".join(f"{_name(names, seat)} {number}" for seat, number in enumerate(points))
    return found


def hertz(position: int, language: str) -> str:
    """A position on the scale as hertz: "49.85", or "49,85" in German."""
    hundredths = CENTRE + STEP * position
    return f"{hundredths // 100}{',' if language == 'de' else '.'}{hundredths % 100:02}"


def listed(items: list[str], language: str) -> str:
    """Several names as one text, such as ``Ada, Bo and Cem``."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {'und' if language == 'de' else 'and'} {items[-1]}"


def _name(names: Sequence[str], seat: int) -> str:
    return names[seat] if 0 <= seat < len(names) else ""


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
            found[field] = _title(content, "cards", card, language)
    cards = line.get("cards")
    if isinstance(cards, list):
        found["cards"] = listed([_title(content, "cards", card, language) for card in cards], language)
    event = line.get("event")
    if isinstance(event, str):
        found["event"] = _title(content, "events", event, language)
    goals = line.get("goals")
    if isinstance(goals, list):
        found["goals"] = "; ".join(
            f"{_name(names, seat)}: {_title(content, 'goals', goal, language)}"
            for seat, goal in enumerate(goals)
        )


def _title(content: Mapping[str, object], kind: str, id: str, language: str) -> str:
    """The title of a card, event or goal; of a card instance such as ``SO02#1`` that of its design."""
    entries = content.get(kind)
    design = id.partition("#")[0]
    entry = entries.get(design) if isinstance(entries, dict) else None
    title = entry.get("title") if isinstance(entry, dict) else None
    text = title.get(language) if isinstance(title, dict) else None
    return text if isinstance(text, str) else id
