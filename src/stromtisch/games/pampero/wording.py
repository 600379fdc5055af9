"""What the texts of the chronicle need beyond the journal line itself: names, titles, places, amounts.

The arguments are explained at the top of ``texts/en.ftl``; the page works them out in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stromtisch.core.wording import listed, name_of, plain_arguments, title_of

# The solo opponent has no seat at the table, only a company.
OPPONENT: Final = "VJ"
KINDS_OF_CARDS: Final = ("cards", "scoring_cards", "solo_cards")


def arguments(
    line: Mapping[str, object],
    names: Sequence[str],
    content: Mapping[str, object],
    language: str,
    say: Callable[[str], str],
) -> dict[str, str | int]:
    """The arguments for the text of a journal line; ``say`` gives the text of an id without arguments."""
    found = plain_arguments(line)
    _people(line, names, language, found)
    _titles(line, content, language, say, found)
    _places(line, content, language, found)
    amount = line.get("amount")
    if isinstance(amount, int):
        found["amount"] = abs(amount)
        found["flow"] = "in" if amount >= 0 else "out"
    column = line.get("column")
    if isinstance(column, int):
        values = _entry(content, "income").get("values")
        found["value"] = int(values[column]) if isinstance(values, list) else column
    return found


def _people(
    line: Mapping[str, object], names: Sequence[str], language: str, found: dict[str, str | int]
) -> None:
    """Who it was; the companies in their order, or each with its money."""
    seat = line.get("seat")
    if isinstance(seat, int):
        found["name"] = _company(names, seat)
    for field in ("seats", "order"):
        seats = line.get(field)
        if isinstance(seats, list):
            found["names"] = listed([_company(names, one) for one in seats], language)
            found["count"] = len(seats)
    money = line.get("money")
    if isinstance(money, list):
        sums = [f"{_company(names, one)} {_signed(amount)}" for one, amount in enumerate(money)]
        found["sums"] = listed(sums, language)


def _titles(
    line: Mapping[str, object],
    content: Mapping[str, object],
    language: str,
    say: Callable[[str], str],
    found: dict[str, str | int],
) -> None:
    """The names of cards, tiles, markets, contracts and of what a scoring counts."""
    card = line.get("card")
    if isinstance(card, str):
        found["card"] = card
        for kind in KINDS_OF_CARDS:
            if card in _entry(content, kind):
                found["card"] = title_of(content, kind, card, language)
        country = _entry(content, "foreign_cards", card).get("country")
        if isinstance(country, str):
            found["card"] = f"{say(f'country-{country}')} {card[2:]}"
    tile = line.get("tile")
    if isinstance(tile, str):
        kind = "connection_tiles" if tile.startswith("K") else "bonus_tiles"
        found["tile"] = title_of(content, kind, tile, language)
    for field, kind in (("market", "markets"), ("metric", "metrics"), ("requirement", "requirements")):
        value = line.get(field)
        if isinstance(value, str):
            found[field] = title_of(content, kind, value, language)
    contract = line.get("contract")
    if isinstance(contract, str):
        _contract(contract, content, language, found)


def _contract(
    contract: str, content: Mapping[str, object], language: str, found: dict[str, str | int]
) -> None:
    """A contract of the map goes by its place, a remote one by its client, a solar one by its markets."""
    kind = "contracts" if contract in _entry(content, "contracts") else "spaces"
    found["contract"] = title_of(content, kind, contract, language)
    found["family"] = "standard" if kind == "spaces" else "solar" if contract.startswith("SO") else "remote"
    symbols = _entry(content, kind, contract).get("symbols")
    if isinstance(symbols, list):
        markets = [str(symbol)[:-1] for symbol in symbols]
        found["markets"] = listed(
            [title_of(content, "markets", market, language) for market in markets if market != "SOL"],
            language,
        )


def _places(
    line: Mapping[str, object], content: Mapping[str, object], language: str, found: dict[str, str | int]
) -> None:
    """Sectors, bays of the parking lot and operation fields."""
    for field in ("site", "at"):
        place = line.get(field)
        if isinstance(place, str):
            for kind in ("sites", "spaces"):
                sector = _entry(content, kind, place).get("sector")
                if isinstance(sector, str):
                    found["sector"] = sector
                    found["region"] = title_of(content, "sectors", sector, language)
    for field, role in (("from", "start"), ("to", "goal")):
        place = line.get(field)
        if isinstance(place, str):
            found[role] = place
            if place in _entry(content, "sites"):
                found[role] = "site"
                found[field] = str(_entry(content, "sites", place)["sector"])
            elif place in _entry(content, "bays"):
                found[role] = "bay"
                found[field] = title_of(content, "bays", place, language)
    operation = line.get("operation")
    if isinstance(operation, str):
        entry = _entry(content, "operations", operation)
        for field in ("zone", "row", "slot"):
            value = entry.get(field)
            if isinstance(value, (int, str)):
                found[field] = value


def _company(names: Sequence[str], seat: int) -> str:
    return name_of(names, seat) or OPPONENT


def _signed(amount: int) -> str:
    return str(amount) if amount >= 0 else f"−{-amount}"


def _entry(content: Mapping[str, object], kind: str, id: str | None = None) -> Mapping[str, object]:
    """A table of the content, or one entry of it; empty when it is not there."""
    entries = content.get(kind)
    if not isinstance(entries, dict):
        return {}
    if id is None:
        return entries
    entry = entries.get(id)
    return entry if isinstance(entry, dict) else {}
