"""What the texts of the chronicle need beyond the journal line itself: names, roles, places, titles.

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
    seat = line.get("seat")
    if isinstance(seat, int):
        found["name"] = name_of(names, seat)
    # An effort is given up by a person, or by the end of the time unit.
    found["by"] = "person" if isinstance(seat, int) else "nobody"
    seats = line.get("seats")
    if isinstance(seats, list):
        found["names"] = listed([name_of(names, seat) for seat in seats], language)
        found["count"] = len(seats)
    weekday = line.get("weekday")
    if isinstance(weekday, int):
        found["day"] = say(f"weekday-{weekday}")
    moment = line.get("moment")
    if isinstance(moment, str):
        found["phase"] = moment.rpartition(".")[2]
    _roles(line, content, language, found)
    _places(line, content, language, say, found)
    _numbers(line, found)
    card = line.get("card")
    if isinstance(card, str):
        found["card"] = title_of(content, "cards", card, language)
        found["story"] = _words(content, "cards", card, "text", language)
    modifier = line.get("modifier")
    if isinstance(modifier, str):
        found["modifier"], _, action = modifier.partition(":")
        found["action"] = _name(content, "actions", action, language)
    elif isinstance(line.get("action"), str):
        found["action"] = _name(content, "actions", str(line["action"]), language)
    return found


def _roles(
    line: Mapping[str, object], content: Mapping[str, object], language: str, found: dict[str, str | int]
) -> None:
    """The names of the actors in a line; a team tells its actor by its first letter."""
    actor = line.get("actor")
    team = line.get("team")
    if actor is None and isinstance(team, str):
        actor = team[:1]
    sink = line.get("sink")
    if isinstance(sink, str):
        found["sink"], _, tank = sink.partition("-")
        actor = tank or actor
    if isinstance(actor, str):
        found["actor"] = _actor(content, actor, language)
        helping = line.get("helping")
        others = [_actor(content, other, language) for other in helping] if isinstance(helping, list) else []
        found["actors"] = listed([str(found["actor"]), *others], language)
    for other in ("starter", "colleague"):
        if isinstance(line.get(other), str):
            found[other] = _actor(content, str(line[other]), language)
    if line.get("kind") == "passed-fuel":
        found["giver"] = _actor(content, str(line["from"]), language)
        found["taker"] = _actor(content, str(line["to"]), language)
    if line.get("kind") == "store":
        found["holder"] = "depot" if line.get("actor") is None else "tank"


def _places(
    line: Mapping[str, object],
    content: Mapping[str, object],
    language: str,
    say: Callable[[str], str],
    found: dict[str, str | int],
) -> None:
    """Where it happened, and to which building."""
    quarter = line.get("quarter")
    if line.get("kind") == "goods" or line.get("says") == "ship":
        quarter = line["to"]
        found["far"] = "yes" if line["from"] != line["to"] else "no"
        found["origin"] = title_of(content, "quarters", str(line["from"]), language)
        found["target"] = title_of(content, "quarters", str(line["to"]), language)
    if isinstance(quarter, str):
        found["quarter"] = title_of(content, "quarters", quarter, language)
        found["at"] = _words(content, "quarters", quarter, "place", language)
    if line.get("kind") in ("found", "intention"):
        business = line.get("business")
        found["business"] = "none" if business is None else _business(content, str(business), language)
    building = line.get("building")
    if isinstance(building, str):
        found["building"] = (
            _business(content, building, language) if "." in building else say(f"building-{building}")
        )


def _numbers(line: Mapping[str, object], found: dict[str, str | int]) -> None:
    """Amounts without their sign, where they went, and words the texts choose by."""
    amount = line.get("amount")
    if isinstance(amount, int):
        found["amount"] = abs(amount)
        found["flow"] = "in" if amount >= 0 else "out"
    source = line.get("source")
    if isinstance(source, str):
        found["goods"] = "fuel" if source.endswith("fuel") else "supplies"
        found["source"] = source.removesuffix("-fuel")
    delta = line.get("delta")
    if isinstance(delta, int):
        found["delta"] = abs(delta)
        found["dearer"] = "yes" if delta > 0 else "no"
    if line.get("deed") == "answer":
        found["deed"] = str(line["action"])
    black, white, needed = line.get("black"), line.get("white"), line.get("needed")
    if isinstance(black, int) and isinstance(white, int) and isinstance(needed, int):
        found["restored"] = "yes" if black + white >= needed else "no"
    if isinstance(needed, int):
        found["needed"] = max(needed, 0)


def _actor(content: Mapping[str, object], id: str, language: str) -> str:
    actors = content.get("actors")
    if isinstance(actors, list):
        for actor in actors:
            if actor["id"] == id:
                return str(actor["title"][language])
    return id


def _business(content: Mapping[str, object], name: str, language: str) -> str:
    """The title of a business such as ``ALT.SUPERMARKET``."""
    return _name(content, "businesses", name.partition(".")[2], language)


def _name(content: Mapping[str, object], kind: str, id: str, language: str) -> str:
    """The name of an entry that is nothing but its name in both languages."""
    entries = content.get(kind)
    entry = entries.get(id) if isinstance(entries, dict) else None
    return str(entry[language]) if isinstance(entry, dict) else id


def _words(content: Mapping[str, object], kind: str, id: str, field: str, language: str) -> str:
    entries = content.get(kind)
    entry = entries.get(id) if isinstance(entries, dict) else None
    words = entry.get(field) if isinstance(entry, dict) else None
    return str(words[language]) if isinstance(words, dict) else id
