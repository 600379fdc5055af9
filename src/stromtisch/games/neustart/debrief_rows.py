"""The debrief as one long table: a line for every number, with ids and whole numbers in every language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stromtisch.core.debriefing import Value

COLUMNS: Final = [
    "part", "number", "weekday", "time", "quarter", "actor", "item", "measure", "value",
]  # fmt: skip

LEVELS: Final = ["deaths", "ruins", "unrest", "calmed", "helpers", "bases", "uprisings", "score"]
COUNTS: Final = ["laid", "solved", "failed", "points", "fuel"]


class Sheet:
    """Rows under COLUMNS; places that do not apply stay empty."""

    def __init__(self) -> None:
        self.rows: list[list[Value]] = []

    def add(self, part: str, measure: str, value: Value, places: Mapping[str, Value]) -> None:
        """One number with where it belongs."""
        row: list[Value] = [part]
        for column in COLUMNS[1:-2]:
            row.append(places.get(column))
        self.rows.append([*row, measure, value])


def rows(debrief: Mapping[str, object]) -> list[list[Value]]:
    """Every number of a debrief."""
    sheet = Sheet()
    _add_result(sheet, debrief)
    _add_week(sheet, debrief)
    _add_supply(sheet, debrief)
    _add_actors(sheet, debrief)
    _add_events(sheet, debrief)
    return sheet.rows


def _add_result(sheet: Sheet, debrief: Mapping[str, object]) -> None:
    outcome = debrief["outcome"]
    if isinstance(outcome, dict):
        sheet.add("result", "verdict", str(outcome["verdict"]), {})
        for name in ("weekday", "deaths", "ruins", "uprisings", "band"):
            value = outcome.get(name)
            sheet.add("result", name, value if isinstance(value, (int, str)) else None, {})
    score = _table(debrief["score"])
    if score["counts"] is True:
        for item, points in _table(score["parts"]).items():
            sheet.add("score", "points", _number(points), {"item": item})
        sheet.add("score", "points", _number(score["total"]), {"item": "total"})
    for item, change in _table(score["causes"]).items():
        for name, value in _table(change).items():
            if value != 0:
                sheet.add("cause", name, _number(value), {"item": item})
    for roll in _list(_table(debrief["power"])["rolls"]):
        for name in ("black", "white", "needed"):
            sheet.add("power", name, _number(roll[name]), {"weekday": _number(roll["weekday"])})


def _add_week(sheet: Sheet, debrief: Mapping[str, object]) -> None:
    for stretch in _list(debrief["stretches"]):
        when = _when(stretch)
        for name in LEVELS + COUNTS:
            sheet.add("week", name, _number(stretch[name]), when)
        for name, value in _table(stretch["now"]).items():
            sheet.add("standing", name, _number(value), when)
    for rest in _list(debrief["rests"]):
        when = _when(rest)
        when["actor"] = str(rest["actor"])
        for name in ("rolled", "gained"):
            sheet.add("rest", name, _number(rest[name]), when)


def _add_supply(sheet: Sheet, debrief: Mapping[str, object]) -> None:
    for day in _list(debrief["supply"]):
        weekday = _number(day["weekday"])
        for quarter, fields in _table(day["quarters"]).items():
            for name, value in _table(fields).items():
                sheet.add("supply", name, _number(value), {"weekday": weekday, "quarter": quarter})
        sheet.add("supply", "hospital", _number(day["hospital"]), {"weekday": weekday})
    for item, flows in _table(debrief["goods"]).items():
        for name, value in _table(flows).items():
            sheet.add("goods", name, _number(value), {"item": item})


def _add_actors(sheet: Sheet, debrief: Mapping[str, object]) -> None:
    for actor in _list(debrief["actors"]):
        name = str(actor["id"])
        points = _table(actor["points"])
        for measure in ("spent", "times"):
            for item, value in _table(points[measure]).items():
                sheet.add("points", measure, _number(value), {"actor": name, "item": item})
        for measure in ("start", "rested", "cards", "exhausted", "end"):
            sheet.add("points", measure, _number(points[measure]), {"actor": name})
        for measure, value in _table(actor["fuel"]).items():
            sheet.add("fuel", measure, _number(value), {"actor": name})


def _add_events(sheet: Sheet, debrief: Mapping[str, object]) -> None:
    for number, event in enumerate(_list(debrief["events"]), 1):
        since = _table(event["since"])
        places: dict[str, Value] = {
            "number": number,
            "weekday": _number(since["weekday"]),
            "time": str(since["part"]),
            "quarter": str(event["quarter"]),
            "item": None if event["card"] is None else str(event["card"]),
        }
        sheet.add("event", "kind", str(event["kind"]), places)
        sheet.add("event", "end", str(event["end"]), places)
        for name in ("value", "covered", "points", "gave_up"):
            sheet.add("event", name, _number(event[name]), places)
        for name, value in _table(event["cost"]).items():
            if value != 0:
                sheet.add("event", name, _number(value), places)


def _when(of: Mapping[str, object]) -> dict[str, Value]:
    return {"weekday": _number(of["weekday"]), "time": str(of["part"])}


def _table(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


def _list(value: object) -> list[dict[str, object]]:
    assert isinstance(value, list)
    return value


def _number(value: object) -> int:
    assert isinstance(value, int)
    return int(value)
