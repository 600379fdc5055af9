"""Games from outside in the browser: Nim with the page it brings, and on the board for any game without one."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Person, Served, serious_problems
from tests.wheels import NIM, install

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

DARK_PHONE = {"viewport": PHONE, "has_touch": True, "color_scheme": "dark", "locale": "en-GB"}
LOOKS = [pytest.param({}, id="desktop-de"), pytest.param(DARK_PHONE, id="phone-en-dark")]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that finds Nim beside it."""
    nim = install(NIM, tmp_path_factory.mktemp("nim") / "installed")
    server = Served(tmp_path_factory.mktemp("data"), "nim", [nim])
    yield server
    server.stop()


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The same without Nim's page."""
    nim = install(NIM, tmp_path_factory.mktemp("plain") / "installed")
    shutil.rmtree(nim / "stromtisch_nim" / "page")
    server = Served(tmp_path_factory.mktemp("data"), "plain", [nim])
    yield server
    server.stop()


def open_nim(person: Person, layout: str = "3-4-5") -> None:
    """From the shelf to the table, against the bot that the form suggests."""
    person.go("/")
    person.page.locator('a[href="/new/nim"]').first.click()
    person.page.get_by_label(re.compile("name", re.IGNORECASE)).first.fill("Ada")
    if layout != "3-4-5":
        person.page.locator("details.options summary").click()
        person.page.locator("details.options select").select_option(layout)
    person.page.locator("form button[type=submit]").click()
    expect(person.page.locator("[data-decision], [data-argument]").first).to_be_visible()


def play(person: Person, decide: Callable[[Page, str], None]) -> dict[str, Any]:
    """Play to the end: the winning decision, as the bot would find it, or the first."""
    for _ in range(20):
        message = person.wait_for(lambda one: one["legal"] or one["view"]["outcome"])
        if message["view"]["outcome"]:
            return message
        decide(person.page, best(message))
        person.wait_for(lambda one, seq=message["seq"]: one["seq"] > seq)  # type: ignore[misc]
    raise AssertionError("it never ended")


def best(message: dict[str, Any]) -> str:
    heaps = message["view"]["heaps"]
    for one in message["legal"]:
        after = {**heaps, one["heap"]: heaps[one["heap"]] - one["amount"]}
        digits = 0
        for left in after.values():
            digits ^= left
        if digits == 0:
            return str(one["decision"])
    return str(message["legal"][0]["decision"])


def press(page: Page, decision: str) -> None:
    """By mouse; where the decision is asked for argument by argument, these first."""
    wanted = page.locator(f'[data-decision="{decision}"]')
    _, heap, amount = decision.split(" ")
    expect(page.locator("[data-decision], [data-argument] button").first).to_be_enabled()
    for name, value in (("heap", heap), ("amount", amount)):
        chips = page.locator(f'[data-argument="{name}"]')
        if wanted.count() == 0 and chips.count() > 0:
            chips.get_by_role("button", name=value, exact=True).click()
    wanted.click()


def fits(page: Page) -> bool:
    """Whether nothing has to be scrolled sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


@pytest.mark.parametrize("look", LOOKS)
def test_nim_with_its_own_page(people: Callable[..., Person], look: dict[str, Any]) -> None:
    ada = people(**look)
    open_nim(ada)
    expect(ada.page.locator(".nim-heap")).to_have_count(3)
    german = not look
    prompt = "Du bist dran: Nimm von einem Haufen." if german else "Your turn: take from one heap."
    expect(ada.page.get_by_role("status").filter(has_text=prompt)).to_be_visible()
    assert fits(ada.page)
    assert serious_problems(ada.page) == []
    assert play(ada, press)["view"]["outcome"]["winners"] == [0]
    expect(ada.page.locator(".nim-result")).to_have_text("Ada hat gewonnen" if german else "Ada has won")


@pytest.mark.parametrize("look", LOOKS)
def test_nim_on_the_board_for_any_game(
    people: Callable[..., Person], plain: Served, look: dict[str, Any]
) -> None:
    ada = people(url=plain.url, **look)
    open_nim(ada)
    page = ada.page
    # Few decisions are a button each, by the texts of the game.
    expect(page.locator("[data-decision]")).to_have_count(12)
    german = not look
    expect(page.locator('[data-decision="take A 2"]')).to_contain_text("2 von A" if german else "2 from A")
    closed = "Auf Haufen A liegen nur noch 3 Hölzer." if german else "Heap A has only 3 sticks left."
    expect(page.get_by_text(closed)).to_be_visible()
    assert fits(page)
    assert serious_problems(page) == []
    assert play(ada, press)["view"]["outcome"]["winners"] == [0]
    expect(page.get_by_text("Gewonnen: Ada" if german else "Won: Ada")).to_be_visible()
    assert serious_problems(page) == []


def test_many_decisions_are_asked_for_argument_by_argument(
    people: Callable[..., Person], plain: Served
) -> None:
    ada = people(url=plain.url, **DARK_PHONE)
    open_nim(ada, "1-3-5-7")
    expect(ada.page.locator("[data-decision]")).to_have_count(0)
    assert serious_problems(ada.page) == []
    play(ada, press)


def test_the_board_for_any_game_by_keyboard(people: Callable[..., Person], plain: Served) -> None:
    ada = people(url=plain.url)
    open_nim(ada)
    page = ada.page
    page.locator("[data-decision]").first.focus()

    def decide(page: Page, decision: str) -> None:
        # After a decision the focus is on the first of the next ones.
        expect(page.locator("[data-decision]:focus")).to_have_count(1)
        names = page.locator("[data-decision]").evaluate_all("all => all.map(one => one.dataset.decision)")
        for _ in range(names.index(decision)):
            page.keyboard.press("Tab")
        expect(page.locator(f'[data-decision="{decision}"]')).to_be_focused()
        page.keyboard.press("Enter")

    assert play(ada, decide)["view"]["outcome"]["winners"] == [0]
