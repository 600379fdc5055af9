"""The debrief as one long table: a line for every number, with ids and whole numbers in every language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stromtisch.core.debriefing import Sheet, Value, as_list, as_number, as_table

COLUMNS: Final = ["part", "year", "company", "zone", "item", "measure", "value"]

LEVELS: Final = ["money", "owed", "income", "energy", "produced", "spent", "batteries"]
BUILT: Final = ["pylons", "wind", "contracts"]


def rows(debrief: Mapping[str, object]) -> list[list[Value]]:
    """Every number of a debrief. Companies have the number of their seat, from 1."""
    sheet = Sheet(COLUMNS)
    outcome = debrief["outcome"]
    if isinstance(outcome, dict):
        sheet.add("result", "verdict", str(outcome["verdict"]), {})
    sheet.add("result", "years", as_number(debrief["year"]), {})
    for scoring in as_list(debrief["scorings"]):
        sheet.add("result", "scoring", str(scoring["scoring"]), {"year": as_number(scoring["year"])})
    for company in as_list(debrief["companies"]):
        _add_company(sheet, company)
    for rent in as_list(debrief["rents"]):
        payer: dict[str, Value] = {
            "company": as_number(rent["from"]) + 1,
            "item": str(as_number(rent["to"]) + 1),
        }
        sheet.add("rent", "money", as_number(rent["money"]), payer)
    for loan in as_list(debrief["loans"]):
        taken: dict[str, Value] = {"year": as_number(loan["year"]), "company": as_number(loan["seat"]) + 1}
        taken["item"] = str(loan["slot"])
        for name in ("received", "cost"):
            sheet.add("capital", name, as_number(loan[name]), taken)
    return sheet.rows


def _add_company(sheet: Sheet, company: Mapping[str, object]) -> None:
    number = as_number(company["seat"]) + 1
    sheet.add("company", "colour", str(company["colour"]), {"company": number})
    sheet.add("company", "vj", as_number(company["vj"]), {"company": number})
    for goods in ("energy", "batteries"):
        for name, value in as_table(company[goods]).items():
            sheet.add(goods, name, as_number(value), {"company": number})
    for year in as_list(company["years"]):
        _add_year(sheet, number, year)


def _add_year(sheet: Sheet, company: int, year: Mapping[str, object]) -> None:
    when = as_number(year["year"])
    for name in LEVELS:
        sheet.add("year", name, as_number(year[name]), {"year": when, "company": company})
    for name in BUILT:
        for zone, count in as_table(year[name]).items():
            sheet.add("built", name, as_number(count), {"year": when, "company": company, "zone": zone})
    for item, amount in as_table(year["flows"]).items():
        sheet.add("flow", "money", as_number(amount), {"year": when, "company": company, "item": item})
    for item, times in as_table(year["actions"]).items():
        sheet.add("action", "times", as_number(times), {"year": when, "company": company, "item": item})
