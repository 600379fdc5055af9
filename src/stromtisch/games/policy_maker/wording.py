"""What the texts of the chronicle need beyond the journal line itself: names, titles, cards in words.

The arguments are explained at the top of ``texts/en.ftl``; the page works them out in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from stromtisch.core.wording import listed, name_of, plain_arguments, title_of


def arguments(
    line: Mapping[str, object],
    names: Sequence[str],
    content: Mapping[str, object],
    language: str,
    say: Callable[[str], str],
) -> dict[str, str | int]:
    """The arguments for the text of a journal line; ``say`` gives the text of an id without arguments."""
    found = plain_arguments(line)
    for field, target in (("seat", "name"), ("victim", "victim")):
        seat = line.get(field)
        if isinstance(seat, int):
            found[target] = name_of(names, seat)
    seats = line.get("seats")
    if isinstance(seats, list):
        found["names"] = listed([name_of(names, seat) for seat in seats], language)
        found["count"] = len(seats)
    if isinstance(line.get("action"), str):
        found["action"] = say(f"action-{line['action']}")
    for field in ("category", "card"):
        if isinstance(line.get(field), str):
            found[field] = say(f"kind-{line[field]}")
    if line.get("kind") == "drew":
        found["source"] = "deck" if line.get("card") is None else "display"
    if isinstance(line.get("cards"), int):
        found["count"] = found["cards"]
    for field in ("paid", "hand", "pool"):
        counts = line.get(field)
        if isinstance(counts, dict):
            cards = [f"{count} × {say(f'kind-{kind}')}" for kind, count in counts.items() if count]
            found["cards"] = listed(cards, language) or "–"
    costs = line.get("costs")
    if isinstance(costs, dict):
        found["costs"] = ", ".join(f"{say(f'kind-{category}')} {cost}" for category, cost in costs.items())
    shares = line.get("counts")
    if isinstance(shares, dict):
        found["shares"] = listed(
            [f"{name_of(names, int(seat))} {count}" for seat, count in shares.items()], language
        )
    points = line.get("points")
    if isinstance(points, list):
        scores = [
            f"{name_of(names, seat)} {_number(number, language)}"
            for seat, number in enumerate(points)
            if number is not None
        ]
        found["scores"] = ", ".join(scores)
    _titles(line, content, language, found)
    return found


def _titles(
    line: Mapping[str, object], content: Mapping[str, object], language: str, found: dict[str, str | int]
) -> None:
    """Titles in place of the ids of initiatives and goals."""
    for field, kind in (("initiative", "initiatives"), ("goal", "goals")):
        entry = line.get(field)
        if isinstance(entry, str):
            found[field] = title_of(content, kind, entry, language)
    options = line.get("initiatives")
    if isinstance(options, list):
        titles = [title_of(content, "initiatives", option, language) for option in options]
        found["initiatives"] = listed(titles, language)


def _number(number: float, language: str) -> str:
    return f"{number:g}".replace(".", "," if language == "de" else ".")
