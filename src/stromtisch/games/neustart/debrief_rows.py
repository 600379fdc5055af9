"""The debrief as one long table: a line for every number, with ids and whole numbers in every language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stromtisch.core.debriefing import Sheet, Value, as_list, as_number, as_table
from stromtisch.games.neustart.witness import CHANGES, COUNTS, POINTS

COLUMNS: Final = [
    "part", "number", "weekday", "time", "quarter", "actor", "item", "measure", "value",
]  # fmt: skip


def rows(debrief: Mapping[str, object]) -> list[list[Value]]:
    """Every number of a debrief."""
    sheet = Sheet(COLUMNS)
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
    score = as_table(debrief["score"])
    if score["counts"] is True:
        for item, points in {**as_table(score["parts"]), "total": score["total"]}.items():
            sheet.add("score", "points", as_number(points), {"item": item})
    for item, change in as_table(score["causes"]).items():
        _add_numbers(sheet, "cause", change, {"item": item}, zeros=False)
    for roll in as_list(as_table(debrief["power"])["rolls"]):
        for name in ("black", "white", "needed"):
            sheet.add("power", name, as_number(roll[name]), {"weekday": as_number(roll["weekday"])})


def _add_week(sheet: Sheet, debrief: Mapping[str, object]) -> None:
    for stretch in as_list(debrief["stretches"]):
        when = _when(stretch)
        for name in CHANGES + COUNTS:
            sheet.add("week", name, as_number(stretch[name]), when)
        _add_numbers(sheet, "standing", stretch["now"], when)
    for rest in as_list(debrief["rests"]):
        when = _when(rest)
        when["actor"] = str(rest["actor"])
        for name in ("rolled", "gained"):
            sheet.add("rest", name, as_number(rest[name]), when)


def _add_supply(sheet: Sheet, debrief: Mapping[str, object]) -> None:
    for day in as_list(debrief["supply"]):
        weekday = as_number(day["weekday"])
        for quarter, fields in as_table(day["quarters"]).items():
            _add_numbers(sheet, "supply", fields, {"weekday": weekday, "quarter": quarter})
        sheet.add("supply", "hospital", as_number(day["hospital"]), {"weekday": weekday})
    for item, flows in as_table(debrief["goods"]).items():
        _add_numbers(sheet, "goods", flows, {"item": item})


def _add_actors(sheet: Sheet, debrief: Mapping[str, object]) -> None:
    for actor in as_list(debrief["actors"]):
        name = str(actor["id"])
        points = as_table(actor["points"])
        for measure in ("spent", "times"):
            for item, value in as_table(points[measure]).items():
                sheet.add("points", measure, as_number(value), {"actor": name, "item": item})
        for measure in (*POINTS, "end"):
            sheet.add("points", measure, as_number(points[measure]), {"actor": name})
        _add_numbers(sheet, "fuel", actor["fuel"], {"actor": name})


def _add_events(sheet: Sheet, debrief: Mapping[str, object]) -> None:
    for number, event in enumerate(as_list(debrief["events"]), 1):
        since = as_table(event["since"])
        places: dict[str, Value] = {
            "number": number,
            "weekday": as_number(since["weekday"]),
            "time": str(since["part"]),
            "quarter": str(event["quarter"]),
            "item": None if event["card"] is None else str(event["card"]),
        }
        sheet.add("event", "kind", str(event["kind"]), places)
        sheet.add("event", "end", str(event["end"]), places)
        for name in ("value", "covered", "points", "gave_up"):
            sheet.add("event", name, as_number(event[name]), places)
        _add_numbers(sheet, "event", event["cost"], places, zeros=False)


def _add_numbers(
    sheet: Sheet, part: str, numbers: object, places: Mapping[str, Value], zeros: bool = True
) -> None:
    """A row for each number of a table, without the zeros if they say nothing."""
    for measure, value in as_table(numbers).items():
        if zeros or value != 0:
            sheet.add(part, measure, as_number(value), places)


def _when(of: Mapping[str, object]) -> dict[str, Value]:
    return {"weekday": as_number(of["weekday"]), "time": str(of["part"])}
