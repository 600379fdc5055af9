"""One room: a screen on the wall, phones in hand, and nothing private on the wall."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Person, serious_problems

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

WALL = {"width": 1920, "height": 1080}
NAMES = ["Ada", "Bo", "Cem", "Dilara", "Emil"]


def open_table(host: Person, seats: list[dict[str, str]], **more: Any) -> str:
    """A table opened past the page, by whoever will be its host."""
    # Should the first round need a rescue, its clocks bring the second one soon.
    options = {"green": 5, "talk_seconds": 1, "bid_seconds": 1}
    body = {"game": "hertzschlag", "options": options, "seats": seats, **more}
    answer = host.context.request.post(f"{host.url}/api/tables", data=body)
    assert answer.status == 201, answer.text()
    code: str = answer.json()["code"]
    return code


def test_one_wall_and_six_phones(people: Callable[..., Person]) -> None:
    """Five people join by code or link and play on their phones, a sixth watches; the wall shows no secret."""
    phones = [people(viewport=PHONE) for _ in range(6)]
    wall = people(viewport=WALL, reduced_motion="no-preference")
    code = open_table(phones[0], [{"kind": "person", "name": "Ada"}] + [{"kind": "open"}] * 4)
    heard: list[str] = []
    wall.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(str(text))))
    wall.go(f"/tables/{code}/screen")
    expect(wall.page.locator(".code")).to_have_text(code)
    link = wall.page.locator("svg[data-link]").get_attribute("data-link")
    assert link == f"{wall.url}/t/{code}"
    assert serious_problems(wall.page) == []
    phones[0].go(f"/t/{code}")
    for number, phone in enumerate(phones[1:5], start=1):
        if number % 2:
            phone.page.goto(link)  # the camera has read it
        else:
            phone.go("/")
            phone.page.get_by_label("Tischcode").fill(code.lower())
            phone.page.keyboard.press("Enter")
        phone.page.get_by_label("Dein Name").fill(NAMES[number])
        if number < 4:
            phone.page.get_by_role("button", name="Platz nehmen").click()
            expect(wall.page.get_by_text(NAMES[number])).to_be_visible()
    phones[4].page.get_by_role("button", name="Platz nehmen").click()
    phones[5].go(f"/t/{code}")
    expect(wall.page.get_by_text("Runde 1 von 8")).to_be_visible()
    for phone in phones[:5]:
        expect(phone.page.locator("[data-card]")).to_have_count(5)
    expect(phones[5].page.locator("[data-card] > button.pick")).to_have_count(0)
    # One after the other the awaited names leave the wall.
    for number, phone in enumerate(phones[:4]):
        expect(wall.page.locator(".awaited .who").filter(has_text=NAMES[number])).to_be_visible()
        card = phone.page.locator("[data-card]").first.get_attribute("data-card")
        phone.commit(f"income {card}")
        expect(wall.page.locator(".awaited .who").filter(has_text=NAMES[number])).to_have_count(0)
    # The canary: what only one seat may know is neither on the wall nor in anything it was ever sent.
    shown = wall.page.content() + "".join(heard)
    assert json.dumps(code) in shown
    for phone in phones[:5]:
        own = phone.message()["view"]["own"]
        assert own["goal"] not in shown
        assert [card for card in own["hand"] if card in shown] == []
    # Everything fits on the wall, and nothing on it can be pressed.
    wall.page.wait_for_function(
        "() => document.querySelector('.screen .box > *').getBoundingClientRect().bottom <= innerHeight"
    )
    assert wall.page.locator("main button:not([inert] *)").count() == 0
    assert wall.page.locator("html").get_attribute("data-theme") == "dark"
    assert serious_problems(wall.page) == []


def test_the_wall_in_the_hosts_own_browser_shows_no_hand(people: Callable[..., Person]) -> None:
    ada = people()
    bots = [{"kind": "bot", "bot": "sensible"}] * 2
    code = open_table(ada, [{"kind": "person", "name": "Ada"}, *bots])
    ada.go(f"/t/{code}")
    expect(ada.page.locator("[data-card]")).to_have_count(5)
    own = ada.message()["view"]["own"]
    ada.page.get_by_role("button", name="Menü").click()
    with ada.context.expect_page() as opened:
        ada.page.get_by_role("link", name="Beamer").click()
    wall = opened.value
    expect(wall.get_by_text(re.compile("Runde 1 von 8"))).to_be_visible()
    expect(wall.locator(".awaited .who")).to_have_text(["Ada"])
    assert [secret for secret in [*own["hand"], own["goal"]] if secret in wall.content()] == []
