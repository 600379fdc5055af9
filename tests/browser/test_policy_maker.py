"""The Policy Maker through the real page: governing, investing, and four people with audit, grant and wealth tax."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Person, serious_problems

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

KINDS = ("education", "health", "energy", "digital", "joker")
Message = dict[str, Any]


def open_table(host: Person, others: list[dict[str, str]], government: str) -> str:
    """Open a table with the host's own cookie, as the create page does."""
    seats = [{"kind": "person", "name": "Ada"}, *others]
    options = {"decision_seconds": 0, "government": government}
    body = {"game": "policy-maker", "options": options, "seats": seats}
    code = host.context.request.post(f"{host.url}/api/tables", data=body).json()["code"]
    host.go(f"/t/{code}")
    expect(host.page.get_by_role("group").first).to_be_visible()
    return str(code)


def click(person: Person, decision: str) -> None:
    """Make a decision by the clicks a person would make."""
    page = person.page
    verb, *words = decision.split(" ")
    if verb == "invest":
        column = page.locator(f".column.cat-{words[0]} > button.whole")
        if column.get_attribute("aria-pressed") != "true":
            column.click()
    if verb == "give":
        pool = person.message()["view"]["desk"]["grant"]["pool"]
        page.locator(".pool button").nth([kind for kind in KINDS if pool[kind]].index(words[0])).click()
    button = page.locator(f'[data-decision="{decision}"]').locator("visible=true").first
    # A field is taken by its price at the edge: on a phone another's piece, a button too, may stand in its middle.
    price = button.locator(".tag")
    (price if price.count() else button).click()


def wait_for_another_moment(person: Person, moment: str) -> None:
    """The decision has been taken."""
    person.wait_for(lambda m: m["view"]["moment"] != moment)


def play(person: Person, choose: Callable[[Message], str], done: Callable[[Message], bool]) -> Message:
    """Decide whenever it is one's turn, until the table is as wanted or the game is over."""
    while True:
        message = person.wait_for(
            lambda m: m["view"]["phase"] == "over" or done(m) or m["you"] in m["view"]["actors"]
        )
        if message["view"]["phase"] == "over" or done(message):
            return message
        moment = message["view"]["moment"]
        # With a new moment the page forgets what was chosen: an earlier click is lost.
        person.sees(message)
        click(person, choose(message))
        wait_for_another_moment(person, moment)


def sensible(message: Message) -> str:
    """One step up while there are cards, claims whenever possible, plain choices otherwise."""
    legal = message["legal"]
    own_first = [d for d in legal if d["kind"] == "invest" and d["steps"] == 1 and d["jokers"] == 0]
    for wanted in (own_first, [d for d in legal if d["kind"] == "claim"]):
        if wanted:
            return str(wanted[0]["decision"])
    plain = [d for d in legal if d["kind"] not in ("invest", "manipulate", "decline", "tax")]
    return str((plain or legal)[0]["decision"])


def never(_: Message) -> bool:
    return False


def check_end(person: Person) -> None:
    message = person.message()
    outcome = message["view"]["outcome"]
    assert outcome["verdict"] in ("government", "monopoly")
    table = person.page.get_by_role("table").first
    expect(table).to_be_visible()
    for seat in message["view"]["investors"]:
        expect(table).to_contain_text(str(outcome["points"][seat]).removesuffix(".0"))
    assert serious_problems(person.page) == []


def test_one_person_governs_against_three_bots(people: Callable[..., Person]) -> None:
    ada = people()
    open_table(ada, [{"kind": "bot", "bot": "sensible"}] * 3, "1")
    ada.wait_for(lambda m: m["view"]["action"] == "audit" and m["you"] in m["view"]["actors"])
    assert serious_problems(ada.page) == []
    play(ada, sensible, lambda m: m["view"]["phase"] == "grant")
    assert serious_problems(ada.page) == []
    # A card given can be taken back until the grant is sealed.
    before = ada.message()["view"]["desk"]["grant"]
    click(ada, next(d["decision"] for d in ada.message()["legal"] if d["kind"] == "give"))
    ada.wait_for(lambda m: m["view"]["grant"]["left"] == 8)
    ada.page.get_by_role("button", name="Zurücknehmen").first.click()
    ada.wait_for(lambda m: m["view"]["desk"]["grant"] == before)
    play(ada, sensible, never)
    check_end(ada)


def test_one_person_invests_on_a_phone(people: Callable[..., Person]) -> None:
    ada = people(viewport=PHONE, locale="en-GB", color_scheme="dark")
    open_table(ada, [{"kind": "bot", "bot": "sensible"}] * 3, "2")
    # With a column chosen the drawer is at its highest; every price can still be read.
    play(ada, sensible, lambda m: m["view"]["phase"] == "main" and m["you"] in m["view"]["actors"])
    ada.page.locator(".column.cat-education > button.whole").click()
    expect(ada.page.locator(".moves h3, .moves h2, .moves p").first).to_be_visible()
    assert (
        ada.page.locator(".column .price").evaluate_all(
            """prices => prices.map((price) => {
            const box = price.getBoundingClientRect();
            const top = document.elementFromPoint(box.x + box.width / 2, box.bottom - 2);
            return top !== null && price.closest('.column').contains(top);
        })"""
        )
        == [True] * 4
    )
    play(ada, sensible, lambda m: m["view"]["phase"] == "draw" and m["you"] in m["view"]["actors"])
    assert serious_problems(ada.page) == []
    play(ada, sensible, never)
    check_end(ada)


def thrifty(message: Message) -> str:
    """Never spend: the hand grows until the wealth tax comes. The government gives everything to one investor."""
    legal = message["legal"]
    gives = [d for d in legal if d["kind"] == "give" and d["seat"] == message["view"]["investors"][0]]
    ends = [d for d in legal if d["kind"] == "end"]
    return str((gives or ends or legal)[0]["decision"])


def test_four_people_with_an_audit_a_grant_and_a_wealth_tax(people: Callable[..., Person]) -> None:
    ada, bo = people(), people(locale="en-GB", color_scheme="dark")
    cem, dana = people(viewport=PHONE), people()
    code = open_table(ada, [{"kind": "open"}] * 3, "1")
    for guest, name in ((bo, "Bo"), (cem, "Cem"), (dana, "Dana")):
        guest.context.request.post(f"{guest.url}/api/tables/{code}/seats", data={"name": name})
        guest.go(f"/t/{code}")
    persons = [ada, bo, cem, dana]
    phases: set[str] = set()
    while "wealth_tax" not in phases or persons[0].message()["view"]["phase"] == "wealth_tax":
        message = ada.message()
        view = message["view"]
        phases.add(view["phase"])
        actor = persons[view["actors"][0]]
        own = actor.message()
        if view["phase"] == "wealth_tax" and view["wealth_tax"]["chosen"] == 0:
            assert serious_problems(actor.page) == []
        click(actor, thrifty(own))
        wait_for_another_moment(actor, view["moment"])
    assert phases >= {"audit", "grant", "main", "draw", "wealth_tax"}
    # The audit is on the government's desk and nowhere else; others see that it happened.
    assert ada.message()["view"]["desk"]["audits"]
    assert bo.message()["view"]["desk"] is None
    assert bo.message()["view"]["audits"] == ada.message()["view"]["audits"]
    # The rich investor paid ten cards, for everybody to see.
    paid = [line for line in bo.message()["journal"] if line["kind"] == "tax-paid"]
    assert sum(paid[0]["paid"].values()) == 10
    for person in persons:
        assert serious_problems(person.page) == []
