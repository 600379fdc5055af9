"""Small pieces of language that the chronicles of all games share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def name_of(names: Sequence[str], seat: int) -> str:
    """The display name of a seat; empty for a seat that is not there."""
    return names[seat] if 0 <= seat < len(names) else ""


def listed(items: list[str], language: str) -> str:
    """Several names as one text, such as ``Ada, Bo and Cem``."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {'und' if language == 'de' else 'and'} {items[-1]}"


def title_of(content: Mapping[str, object], kind: str, id: str, language: str) -> str:
    """The title of an entry of the content; of a card instance such as ``SO02#1`` that of its design."""
    entries = content.get(kind)
    entry = entries.get(id.partition("#")[0]) if isinstance(entries, dict) else None
    title = entry.get("title") if isinstance(entry, dict) else None
    text = title.get(language) if isinstance(title, dict) else None
    return text if isinstance(text, str) else id


def plain_arguments(line: Mapping[str, object]) -> dict[str, str | int]:
    """The numbers and texts of a journal line as they are; truth values become ``yes`` and ``no``."""
    found: dict[str, str | int] = {}
    for field, value in line.items():
        if isinstance(value, bool):
            found[field] = "yes" if value else "no"
        elif isinstance(value, (int, str)):
            found[field] = value
    return found
