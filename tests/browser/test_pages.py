"""Every page on its own: opening, joining, talking, watching, by mouse and by keyboard, in both themes."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Person, serious_problems

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

LOOKS = [
    pytest.param({"color_scheme": "light", "locale": "de-DE"}, id="light-de"),
    pytest.param({"color_scheme": "dark", "locale": "en-GB", "viewport": PHONE}, id="dark-en-phone"),
]


def open_by_form(host: Person, name: str) -> str:
    """Start page, new table, name, create: with the bots the form suggests."""
    host.go("/")
    host.page.locator('a[href="/new/hertzschlag"]').first.click()
    host.page.get_by_label(re.compile("name", re.IGNORECASE)).first.fill(name)
    host.page.locator("form button[type=submit]").click()
    expect(host.page.locator("[data-card]")).to_have_count(5)
    return str(host.code)


@pytest.mark.parametrize("look", LOOKS)
def test_the_start_page_shows_four_games(people: Callable[..., Person], look: dict[str, object]) -> None:
    person = people(**look)
    person.go("/")
    for title in ("Hertzschlag", "Neustart", "Pampero", "Policy Maker"):
        expect(person.page.get_by_role("heading", name=re.compile(title)).first).to_be_visible()
    expect(person.page.get_by_text("Al-JouJou").first).to_be_visible()
    assert person.page.locator("html").get_attribute("lang") == str(look["locale"])[:2]
    assert serious_problems(person.page) == []


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("path", ["/new/hertzschlag", "/join", "/t/ZZZZZZ", "/nowhere"])
def test_pages_are_accessible(people: Callable[..., Person], path: str, look: dict[str, object]) -> None:
    person = people(**look)
    # A table that is not there is asked for and answered with 404, which the browser reports.
    person.lenient = path == "/t/ZZZZZZ"
    person.go(path)
    expect(person.page.get_by_role("heading", level=1).first).to_be_visible()
    assert serious_problems(person.page) == []


@pytest.mark.parametrize("look", LOOKS)
def test_a_table_against_bots_opens_by_the_form(
    people: Callable[..., Person], look: dict[str, object]
) -> None:
    person = people(**look)
    open_by_form(person, "Ada")
    assert serious_problems(person.page) == []


def test_the_language_and_the_theme_can_be_switched(people: Callable[..., Person]) -> None:
    person = people()
    open_by_form(person, "Ada")
    expect(person.page.get_by_role("heading", name="Deine Hand")).to_be_visible()
    person.page.get_by_role("button", name="EN", exact=False).first.click()
    expect(person.page.get_by_role("heading", name="Your hand")).to_be_visible()
    assert person.page.locator("html").get_attribute("lang") == "en"
    person.page.reload()
    expect(person.page.get_by_role("heading", name="Your hand")).to_be_visible()


def test_keyboard_alone_is_enough(people: Callable[..., Person]) -> None:
    """Tab to the hand, arrows to another card, I for income, then take it back."""
    person = people()
    open_by_form(person, "Ada")
    page = person.page
    first = page.locator("[data-card] > button").first
    for _ in range(60):
        if first.evaluate("element => element === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(first).to_be_focused()
    page.keyboard.press("ArrowRight")
    second = page.locator("[data-card] > button").nth(1)
    expect(second).to_be_focused()
    card = page.locator("[data-card]").nth(1).get_attribute("data-card")
    page.keyboard.press("i")
    # The bots may already wait: then the round goes on at once. Either way the card was committed or is gone.
    person.wait_for(
        lambda m: (
            card not in m["view"]["own"]["hand"] or (m["view"]["own"]["commitment"] or {}).get("card") == card
        )
    )


def test_a_commitment_can_be_taken_back(people: Callable[..., Person]) -> None:
    ada, bo, cem = people(), people(), people()
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    body = {"game": "hertzschlag", "options": {}, "seats": seats}
    code = ada.context.request.post(f"{ada.url}/api/tables", data=body).json()["code"]
    for guest, name in ((bo, "Bo"), (cem, "Cem")):
        guest.context.request.post(f"{guest.url}/api/tables/{code}/seats", data={"name": name})
    ada.go(f"/t/{code}")
    bo.go(f"/t/{code}")
    card = ada.page.locator("[data-card]").first.get_attribute("data-card")
    ada.commit(f"income {card}")
    take_back = ada.page.get_by_role(
        "button", name=re.compile("zurücknehmen|zurückholen|nehmen", re.IGNORECASE)
    ).first
    expect(take_back).to_be_visible()
    assert serious_problems(ada.page) == []
    # Bo sees that Ada has chosen and nothing else.
    seen = bo.wait_for(lambda m: m["view"]["seats"][0]["committed"])
    assert seen["view"]["seats"][0]["mode"] is None
    assert card is not None
    assert card not in str(seen)
    take_back.click()
    ada.wait_for(lambda m: m["view"]["own"]["commitment"] is None)


def test_chat_and_signals_reach_the_others(people: Callable[..., Person]) -> None:
    ada, onlooker = people(), people(locale="en-GB")
    code = open_by_form(ada, "Ada")
    onlooker.go(f"/t/{code}")
    ada.page.locator(".signals button").last.click()
    ada.page.get_by_placeholder("Nachricht").fill("Ich hebe <b>an</b> & warte.")
    ada.page.keyboard.press("Enter")
    expect(onlooker.page.locator(".said").get_by_text("Ich hebe <b>an</b> & warte.")).to_be_visible()
    expect(onlooker.page.get_by_text(re.compile("Ada (hints|signals)", re.IGNORECASE)).first).to_be_visible()
    # An onlooker sees no hand.
    expect(onlooker.page.locator("[data-card] > button.pick")).to_have_count(0)
    assert serious_problems(onlooker.page) == []
