"""The rules pages: reached from the start page and from a table, readable in both themes, on paper too."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Person, serious_problems

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

GAMES = ["hertzschlag", "neustart", "pampero", "policy-maker"]
LOOKS = [
    pytest.param({"color_scheme": "light", "locale": "de-DE"}, id="light-de"),
    pytest.param({"color_scheme": "dark", "locale": "en-GB"}, id="dark-en"),
    pytest.param({"color_scheme": "light", "locale": "en-GB", "viewport": PHONE}, id="light-en-phone"),
    pytest.param({"color_scheme": "dark", "locale": "de-DE", "viewport": PHONE}, id="dark-de-phone"),
]


def open_table(person: Person, game: str) -> None:
    """A table where one bot sits on every other seat."""
    seats = [{"kind": "person", "name": "Ada"}, *[{"kind": "bot", "bot": "random"}] * 3]
    body = {"game": game, "options": {}, "seats": seats}
    answer = person.context.request.post(f"{person.url}/api/tables", data=body)
    assert answer.ok, answer.text()
    person.go(f"/t/{answer.json()['code']}")


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_open_from_the_start_page_and_are_accessible(
    people: Callable[..., Person], game: str, look: dict[str, object]
) -> None:
    person = people(**look)
    page = person.page
    person.go("/")
    page.locator(f'a[href="/rules/{game}"]').click()
    expect(page).to_have_url(re.compile(f"/rules/{game}$"))
    expect(page.locator("article > section")).to_have_count(15)
    assert page.evaluate("document.activeElement.tagName") == "H1"
    assert serious_problems(page) == []
    # Nothing sticks out sideways.
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", GAMES)
def test_the_contents_lead_to_the_sections(people: Callable[..., Person], game: str) -> None:
    person = people()
    page = person.page
    person.go(f"/rules/{game}")
    page.locator('nav.wide a[href="#end"]').click()
    expect(page).to_have_url(re.compile("#end$"))
    expect(page.locator("#end h2")).to_be_in_viewport()
    expect(page.locator('nav.wide a[href="#end"]')).to_have_attribute("aria-current", "true")
    # The address of a section leads there as well, and the language can be switched in place.
    person.go("/")
    person.go(f"/rules/{game}#teachers")
    expect(page.locator("#teachers h2")).to_be_in_viewport()
    page.get_by_role("button", name="EN", exact=False).first.click()
    expect(page.get_by_role("heading", name="For teachers and hosts")).to_be_visible()


def test_the_contents_fold_on_a_phone(people: Callable[..., Person]) -> None:
    person = people(viewport=PHONE)
    page = person.page
    person.go("/rules/hertzschlag")
    link = page.locator('nav.small a[href="#check"]')
    expect(link).to_be_hidden()
    page.locator("nav.small summary").focus()
    page.keyboard.press("Enter")
    expect(link).to_be_visible()
    link.click()
    expect(page.locator("#check h2")).to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_open_from_a_table_without_leaving_it(people: Callable[..., Person], game: str) -> None:
    person = people()
    page = person.page
    open_table(person, game)
    help_button = page.locator(f'header.bar a[href="/rules/{game}"]')
    help_button.focus()
    with person.context.expect_page() as opened:
        page.keyboard.press("Enter")
    opened.value.on("pageerror", lambda error: person.complaints.append(f"page error: {error}"))
    expect(opened.value.locator("article > section").first).to_be_visible()
    expect(page).to_have_url(re.compile("/t/"))
    page.get_by_role("button", name="Menü").click()
    with person.context.expect_page() as again:
        page.locator(f'#table-menu a[href="/rules/{game}"]').click()
    expect(again.value).to_have_url(re.compile(f"/rules/{game}$"))


@pytest.mark.parametrize("game", GAMES)
def test_on_paper_only_the_rules_are_left(people: Callable[..., Person], game: str) -> None:
    person = people(color_scheme="dark")
    page = person.page
    person.go(f"/rules/{game}")
    expect(page.locator("article > section").first).to_be_visible()
    page.emulate_media(media="print", color_scheme="dark")
    for gone in (".site > header", ".site > footer", "nav.wide", ".ways"):
        expect(page.locator(gone)).to_be_hidden()
    expect(page.locator("#credits")).to_be_visible()
    # Chromium may take a moment to bring the paper's colours after the medium has changed.
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")


def test_a_game_without_rules_says_so(people: Callable[..., Person]) -> None:
    person = people()
    person.go("/rules/chess")
    expect(person.page.get_by_text("noch keine Regelseite")).to_be_visible()
    assert serious_problems(person.page) == []
