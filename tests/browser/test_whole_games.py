"""Whole games through the real page: people in browsers of their own, a bot among them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import careful, reckless
from tests.browser.conftest import Person, serious_problems
from tests.browser.wire import Wire

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

OFF = {"commit_seconds": 0, "talk_seconds": 0, "bid_seconds": 0, "cycle_seconds": 0}


def open_table(host: Person, seats: list[dict[str, str]], **options: object) -> str:
    """Open a table with the host's own cookie, as the create page does."""
    body = {"game": "hertzschlag", "options": {**OFF, **options}, "seats": seats}
    code = host.context.request.post(f"{host.url}/api/tables", data=body).json()["code"]
    host.go(f"/t/{code}")
    return str(code)


def sit_down(guest: Person, code: str, name: str) -> None:
    """Follow the link and take a seat through the page."""
    guest.go(f"/t/{code}")
    guest.page.get_by_label(re.compile("name", re.IGNORECASE)).first.fill(name)
    assert serious_problems(guest.page) == []
    guest.page.locator("form button[type=submit]").click()


def bot_has_spoken(message: dict[str, Any]) -> bool:
    view = message["view"]
    return view["phase"] != "commit" or all(
        seat["signal"] is not None or seat["committed"]
        for seat in view["seats"]
        if message["table"]["seats"][seat["seat"]]["kind"] == "bot"
    )


def play_round(people: list[Person], choose: Callable[[list[dict[str, Any]]], list[str]], bid: int) -> None:
    """Everybody commits through the page; swaps, talk and bids are answered until the next round or the end."""
    for person in people:
        person.wait_for(bot_has_spoken)
    messages = [person.message() for person in people]
    number = messages[0]["view"]["round"]
    for person, decision in zip(people, choose(messages), strict=True):
        person.commit(decision)
    over = False
    while not over:
        message = people[0].wait_for(
            lambda m: (
                m["view"]["phase"] == "over"
                or m["view"]["round"] > number
                or any(seat in m["view"]["actors"] for seat in range(len(people)))
            )
        )
        over = message["view"]["phase"] == "over" or message["view"]["round"] > number
        if not over:
            answer_phase(people, message, bid)


def answer_phase(people: list[Person], message: dict[str, Any], bid: int) -> None:
    phase = message["view"]["phase"]
    for seat, person in enumerate(people):
        if seat not in message["view"]["actors"]:
            continue
        if phase == "cycle":
            own = person.message()
            person.swap(own["legal"][0]["card"])
            person.wait_for(lambda m: m["view"]["phase"] != "cycle" or m["view"]["acting"] != m["you"])
        elif phase == "talk":
            person.page.get_by_role("button", name=re.compile("bereit|ready", re.IGNORECASE)).first.click()
            person.wait_for(lambda m: m["view"]["phase"] != "talk" or m["view"]["seats"][m["you"]]["ready"])
        elif phase == "bid":
            person.page.locator(".offers button").nth(bid).click()
            person.wait_for(lambda m: m["view"]["phase"] != "bid" or m["view"]["seats"][m["you"]]["has_bid"])


def test_two_people_and_a_bot_play_to_the_scoring(wire: Wire, people: Callable[..., Person]) -> None:
    """One reloads in the middle, one loses the connection for ten seconds; the game goes on to its points.

    The wire is made before the people, so that it still stands when their pages close.
    """
    ada = people()
    bo = people(f"http://127.0.0.1:{wire.port}", locale="en-GB", viewport={"width": 390, "height": 844})
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "bot": "sensible"}]
    code = open_table(ada, seats, green=5, start_money=20)
    expect(ada.page.get_by_text(code).first).to_be_visible()
    assert serious_problems(ada.page) == []
    sit_down(bo, code, "Bo")
    for person in (ada, bo):
        expect(person.page.locator("[data-card]")).to_have_count(5)
        assert serious_problems(person.page) == []
    for number in range(1, 9):
        if number == 3:
            ada.page.reload()
            expect(ada.page.locator("[data-card]")).to_have_count(5)
        if number == 4:
            bo.lenient = True
            wire.cut()
            bo.page.wait_for_timeout(10_000)
            assert ada.message()["table"]["seats"][1]["connected"] is False
            wire.mend()
            ada.wait_for(lambda m: m["table"]["seats"][1]["connected"])
            bo.page.wait_for_timeout(300)
            bo.lenient = False
        play_round([ada, bo], careful.commitments, 5)
    outcome = ada.message()["view"]["outcome"]
    assert outcome["verdict"] == "scored"
    for person in (ada, bo):
        totals = person.page.get_by_role("table").first
        expect(totals).to_be_visible()
        for points in outcome["points"]:
            expect(totals).to_contain_text(str(points))
        assert serious_problems(person.page) == []
    # The seed is shown now and fits the promise made at the start.
    table = ada.message()["table"]
    assert table["seed"] is not None


def test_two_people_drive_the_grid_into_the_blackout(people: Callable[..., Person]) -> None:
    ada, bo = people(), people(locale="en-GB", color_scheme="dark")
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    code = open_table(ada, seats, green=3)
    sit_down(bo, code, "Bo")
    for person in (ada, bo):
        expect(person.page.locator("[data-card]")).to_have_count(5)
    while ada.message()["view"]["phase"] != "over":
        play_round([ada, bo], lambda messages: [reckless.commitment(message) for message in messages], 0)
    message = ada.message()
    assert message["view"]["outcome"]["verdict"] == "blackout"
    expect(
        ada.page.get_by_role("heading", name=re.compile("Blackout|Stromausfall|Licht", re.IGNORECASE)).first
    ).to_be_visible()
    expect(
        bo.page.get_by_role("heading", name=re.compile("blackout|lights", re.IGNORECASE)).first
    ).to_be_visible()
    for person in (ada, bo):
        assert serious_problems(person.page) == []
