"""The debrief of Neustart: reached from the end of a match, readable for all, on paper, and as a table."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Person, serious_problems

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]


def finished_week(person: Person) -> str:
    """The code of a table where bots have played a week to its end."""
    seats = [{"kind": "bot", "bot": "random"}] * 2
    options = {"unit_seconds": 0, "choice_seconds": 0}
    answer = person.context.request.post(
        f"{person.url}/api/tables", data={"game": "neustart", "options": options, "seats": seats}
    )
    assert answer.ok, answer.text()
    code: str = answer.json()["code"]
    person.go(f"/t/{code}")
    person.wait_for(lambda message: message["table"]["status"] == "finished")
    return code


def test_the_debrief_is_reached_from_the_end_and_can_be_taken_along(
    people: Callable[..., Person], tmp_path: Path
) -> None:
    person = people(accept_downloads=True)
    page = person.page
    code = finished_week(person)
    weekdays = person.message()["view"]["outcome"]["weekday"]
    page.get_by_role("button", name="Menü").click()
    expect(page.locator(f'#table-menu a[href="/t/{code}/debrief"]')).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(f'.prompt a[href="/t/{code}/debrief"]').click()
    expect(page).to_have_url(re.compile(f"/t/{code}/debrief$"))
    expect(page.get_by_role("heading", name="Was liegen blieb")).to_be_visible()
    assert page.evaluate("document.activeElement.tagName") == "H1"
    assert serious_problems(page) == []

    with page.expect_download() as download:
        page.get_by_role("link", name="CSV").click()
    sheet = tmp_path / "debrief.csv"
    download.value.save_as(sheet)
    with sheet.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))
    assert rows[0][2] == "Wochentag"
    assert len(rows) > 200
    assert {row[2] for row in rows[1:]} >= {str(day) for day in range(1, weekdays)}

    # On paper nothing but the debrief is left, and nothing sticks out.
    page.emulate_media(media="print", color_scheme="dark")
    page.set_viewport_size({"width": 680, "height": 960})
    for gone in (".site > header", ".site > footer", ".ways"):
        expect(page.locator(gone)).to_be_hidden()
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_debrief_on_a_phone_in_the_dark(people: Callable[..., Person]) -> None:
    person = people(viewport=PHONE, color_scheme="dark", locale="en-GB")
    page = person.page
    code = finished_week(person)
    person.go(f"/t/{code}/debrief")
    expect(page.get_by_role("heading", name="What stayed undone")).to_be_visible()
    page.get_by_text("Figures as a table").click()
    assert serious_problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_before_the_end_it_says_so(people: Callable[..., Person]) -> None:
    person = people()
    person.lenient = True
    body = {"game": "neustart", "options": {}, "seats": [{"kind": "person", "name": "Ada"}]}
    code = person.context.request.post(f"{person.url}/api/tables", data=body).json()["code"]
    person.go(f"/t/{code}/debrief")
    expect(person.page.get_by_role("alert")).to_contain_text("sobald das Spiel zu Ende ist")
