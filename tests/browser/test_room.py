"""One room: a screen on the wall, a device that two share, somebody who watches, and nothing private for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Person, serious_problems
from tests.browser.listening import Ear

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

ADA = {"kind": "person", "name": "Ada"}
OPEN = {"kind": "open"}


def open_table(host: Person, seats: list[dict[str, str]], **more: Any) -> str:
    """A table opened without the page, by its future host."""
    # Should the first round need a rescue, its clocks bring the second one soon.
    options = {"green": 5, "talk_seconds": 1, "bid_seconds": 1}
    body = {"game": "hertzschlag", "options": options, "seats": seats, **more}
    answer = host.context.request.post(f"{host.url}/api/tables", data=body)
    assert answer.status == 201, answer.text()
    code: str = answer.json()["code"]
    return code


def say(person: Person, code: str, **command: object) -> None:
    """Send a command past the page; it must be accepted."""
    answer = person.context.request.post(
        f"{person.url}/api/tables/{code}/commands", data={"id": uuid4().hex, **command}
    )
    assert answer.json()["accepted"], answer.text()


def take_income(person: Person, code: str, seat: int) -> list[str]:
    """Commit to an income past the page, which lays nothing open; the hand that only this seat knows."""
    path = f"{person.url}/api/tables/{code}"
    message = person.context.request.get(f"{path}?seat={seat}").json()
    decision = next(one["decision"] for one in message["legal"] if one["kind"] == "income")
    body = {"type": "decide", "id": uuid4().hex, "decision": decision, "moment": message["view"]["moment"]}
    assert person.context.request.post(f"{path}/commands?seat={seat}", data=body).json()["accepted"]
    hand: list[str] = message["view"]["own"]["hand"]
    return hand


def test_nothing_private_reaches_anybody_without_a_seat(people: Callable[..., Person]) -> None:
    """The canary over a table's whole life: the wall, an onlooker, looking back, the record, the covered device.

    Nobody plays a card, so every card ever held is a secret of its seat until the table is closed.
    """
    ada, device, onlooker = people(), people(viewport=PHONE), people(viewport=PHONE, locale="en-GB")
    code = open_table(ada, [ADA, OPEN, OPEN], settings={"rollback": True})
    watching, own = Ear(onlooker.page), Ear(ada.page)
    onlooker.go(f"/t/{code}")
    for name, beside in (("Bo", False), ("Cem", True)):
        body = {"name": name, "beside": beside}
        assert device.context.request.post(f"{device.url}/api/tables/{code}/seats", data=body).status == 201
    covered = Ear(device.page)
    device.go(f"/t/{code}")
    expect(device.page.get_by_role("heading", name="Gib das Gerät an Bo")).to_be_visible()
    ada.go(f"/t/{code}")
    expect(ada.page.locator("[data-card]")).to_have_count(5)
    # The laptop at the projector is the host's own.
    ada.page.get_by_role("button", name="Menü").click()
    with ada.context.expect_page() as opened:
        ada.page.get_by_role("link", name="Beamer").click()
    wall = opened.value
    on_wall = Ear(wall)
    wall.reload()
    expect(wall.locator(".awaited .who")).to_have_text(["Ada", "Bo", "Cem"])
    goals = {seat: goal_of(person, code, seat) for person, seat in ((ada, 0), (device, 1), (device, 2))}

    # A round with talk, a pause and more time, and then back to its start.
    start = ada.message()["seq"]
    ada.page.get_by_placeholder("Nachricht").fill("Ich nehme heute nur Geld.")
    ada.page.keyboard.press("Enter")
    secrets = set(take_income(ada, code, 0))
    expect(wall.locator(".awaited .who")).to_have_text(["Bo", "Cem"])
    say(ada, code, type="pause")
    expect(wall.locator(".paused")).to_be_visible()
    say(ada, code, type="extend", minutes=2)
    say(ada, code, type="resume")
    secrets.update(take_income(device, code, 1), take_income(device, code, 2))
    ada.wait_for(lambda m: m["view"]["round"] == 2)
    expect(wall.get_by_text("Runde 2 von 8")).to_be_visible()
    say(ada, code, type="rollback", to=start)
    expect(wall.get_by_text("Runde 1 von 8")).to_be_visible()
    secrets.update(take_income(ada, code, 0))
    onlooker.page.get_by_role("button", name="Talk").click()
    expect(onlooker.page.locator(".said").get_by_text("Ich nehme heute nur Geld.")).to_be_visible()

    # The onlooker looks back, also through eyes that are not theirs, and asks for what is not to be had yet.
    onlooker.go(f"/t/{code}?at=0")
    slider = onlooker.page.get_by_label("Point in the game")
    expect(slider).to_have_value("0")
    for key in ("ArrowRight", "End"):
        onlooker.page.locator("body").press(key)
    expect(slider).not_to_have_value("0")
    path = f"{onlooker.url}/api/tables/{code}"
    asked = [f"{path}/replay?at={start + 2}&seat={seat}" for seat in (0, 1, 2)]
    asked += [f"{path}?seat=1", f"{path}/record", f"{path}/debrief", f"{path}/debrief.csv"]
    for address in asked:
        watching.heard.append(onlooker.context.request.get(address).text())

    assert len(secrets) >= 15
    for ear, who in ((on_wall, "wall"), (watching, "onlooker"), (covered, "covered device")):
        told = ear.everything()
        assert code in told
        assert [secret for secret in secrets if secret in told] == [], who
        # Goals have printed names, so it is the field that must stay away.
        assert '"own":{' not in told, who
        assert all(f'"goal":"{goal}"' not in told for goal in goals.values()), who
    mine = own.everything()
    assert any(secret in mine for secret in secrets), "the search finds what is there"
    assert f'"goal":"{goals[0]}"' in mine
    # Everything fits on the wall, and nothing on it can be pressed.
    assert wall.locator("main button:not([inert] *)").count() == 0
    assert serious_problems(wall) == []

    # Once the table is closed everybody may know everything.
    say(ada, code, type="close")
    record = onlooker.context.request.get(f"{path}/record").text()
    eyes = onlooker.context.request.get(f"{path}/replay?at=0&seat=0").json()["message"]["view"]["own"]
    assert '"seed"' in record
    assert set(eyes["hand"]) <= secrets


def goal_of(person: Person, code: str, seat: int) -> str:
    goal: str = person.context.request.get(f"{person.url}/api/tables/{code}?seat={seat}").json()["view"][
        "own"
    ]["goal"]
    return goal
