"""The life of a table on the page: pauses, going back, bots that stand in, looking back, rematch, shared devices."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Person, serious_problems
from tests.browser.listening import memory_of, secrets_in_memory, shown_and_stored
from tests.browser.test_room import open_table

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

ADA = {"kind": "person", "name": "Ada"}
BOT = {"kind": "bot", "bot": "sensible"}
OPEN = {"kind": "open"}


def sit(person: Person, code: str, name: str) -> None:
    answer = person.context.request.post(f"{person.url}/api/tables/{code}/seats", data={"name": name})
    assert answer.status == 201, answer.text()


def decide(person: Person, code: str, kind: str) -> dict[str, Any]:
    """Take the first decision of a kind past the page, when it is open."""
    path = f"{person.url}/api/tables/{code}"
    message = person.context.request.get(path).json()
    decision = next(one["decision"] for one in message["legal"] if one["kind"] == kind)
    body = {"type": "decide", "id": uuid4().hex, "decision": decision, "moment": message["view"]["moment"]}
    assert person.context.request.post(f"{path}/commands", data=body).json()["accepted"]
    return person.context.request.get(path).json()  # type: ignore[no-any-return]


def test_pause_extend_and_going_back(people: Callable[..., Person]) -> None:
    """The host pauses, gives time, looks back and has the table go on from there; the others are told."""
    ada, bo = people(), people(viewport=PHONE)
    code = open_table(ada, [ADA, OPEN, BOT], settings={"rollback": True})
    sit(bo, code, "Bo")
    ada.go(f"/t/{code}")
    bo.go(f"/t/{code}")
    expect(bo.page.locator("[data-card]")).to_have_count(5)
    expect(bo.page.get_by_role("button", name="Spielleitung")).to_have_count(0)
    ada.page.get_by_role("button", name="Spielleitung").click()
    assert serious_problems(ada.page) == []
    ada.page.get_by_role("button", name="Pause").click()
    band = bo.page.locator(".pause")
    expect(band).to_contain_text(re.compile(r"Pause Die Uhr steht bei [12]:\d\d"))
    card = bo.page.locator("[data-card]").first.get_attribute("data-card")
    bo.commit(f"income {card}")
    expect(bo.page.get_by_text("Gerade ist Pause.")).to_be_visible()
    ada.page.get_by_role("button", name="Weiterspielen").click()
    expect(band).to_have_count(0)
    before = bo.message()["clock"]["deadline"]
    ada.page.get_by_role("button", name="Spielleitung").click()
    ada.page.get_by_role("button", name="+5 Min.").click()
    bo.wait_for(lambda m: m["clock"]["deadline"] == before + 300_000)
    # A round goes by, then the host turns it back.
    start = ada.message()["seq"]
    for person in (ada, bo):
        decide(person, code, "income")
    ada.wait_for(lambda m: m["view"]["round"] == 2)
    ada.page.get_by_role("button", name="Spielleitung").click()
    ada.page.get_by_role("button", name="Stelle suchen").click()
    expect(ada.page.get_by_role("heading", name="Rückblick")).to_be_visible()
    ada.page.goto(f"{ada.url}/t/{code}?at={start}")
    ada.page.get_by_role("button", name="Hier weiterspielen").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Hier weiterspielen").click()
    expect(ada.page.locator("[data-card]")).to_have_count(5)
    assert bo.wait_for(lambda m: m["view"]["round"] == 1)["view"]["own"]["commitment"] is None
    bo.page.get_by_role("button", name="Chronik").click()
    expect(bo.page.locator(".chronicle").get_by_text("Ada hat das Spiel zurückgesetzt.")).to_be_visible()


def test_a_person_who_leaves_comes_back_with_the_same_browser(people: Callable[..., Person]) -> None:
    """The dialog promises it: the autopilot plays on, and the start page leads back to the seat."""
    ada, bo, cy = people(), people(viewport=PHONE), people()
    code = open_table(ada, [ADA, OPEN, OPEN])
    sit(bo, code, "Bo")
    sit(cy, code, "Bo")
    bo.go(f"/t/{code}")
    expect(bo.page.locator("[data-card]")).to_have_count(5)
    bo.page.get_by_role("button", name="Menü").click()
    bo.page.get_by_role("button", name="Tisch verlassen").click()
    dialog = bo.page.get_by_role("dialog", name="Den Tisch verlassen?")
    expect(dialog).to_contain_text("Mit diesem Browser kannst du bis zum Ende zurückkommen.")
    dialog.get_by_role("button", name="Ja, ich gehe").click()
    mine = bo.page.get_by_role("region", name="Deine Tische")
    expect(mine).to_contain_text("Du hast den Tisch verlassen.")
    mine.get_by_role("link").first.click()
    expect(bo.page.locator("[data-card]")).to_have_count(0)
    assert serious_problems(bo.page) == []
    bo.page.get_by_role("button", name="Zurückkommen").click()
    expect(bo.page.locator("[data-card]")).to_have_count(5)
    names = [seat["name"] for seat in bo.message()["table"]["seats"]]
    assert names == ["Ada", "Bo", "Bo 2"]


def test_a_bot_plays_for_somebody_away_and_gives_the_seat_back(people: Callable[..., Person]) -> None:
    ada, bo = people(), people()
    code = open_table(ada, [ADA, OPEN, BOT])
    bo.go(f"/t/{code}")
    bo.page.get_by_label("Dein Name").fill("Bo")
    bo.page.get_by_role("button", name="Platz nehmen").click()
    expect(bo.page.locator("[data-card]")).to_have_count(5)
    ada.go(f"/t/{code}")
    # Leaving the page closes the socket; the last request without one may count for a minute, so none was made.
    bo.page.goto("about:blank")
    expect(ada.page.locator(".people-part .away")).to_be_visible()
    ada.page.get_by_role("button", name="Spielleitung").click()
    choice = ada.page.get_by_role("dialog").get_by_role("combobox")
    choice.select_option("sensible")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".people-part")).to_contain_text("überlegt")
    decide(ada, code, "income")
    ada.wait_for(lambda m: m["view"]["round"] == 2)
    bo.go(f"/t/{code}")
    expect(bo.page.locator("[data-card]")).to_have_count(5)
    assert (
        ada.wait_for(lambda m: not m["table"]["seats"][1]["autopilot"])["table"]["seats"][1]["stand_in"]
        is None
    )


def test_people_who_share_a_device_see_nothing_of_each_other(people: Callable[..., Person]) -> None:
    """Between two hands nothing of either is on the page, in its storage or in its memory; then only one's own is."""
    device = people()
    code = open_table(device, [ADA, OPEN, BOT])
    device.go(f"/t/{code}")
    page = device.page
    page.get_by_label("Noch jemand an diesem Gerät?").fill("Bo")
    page.get_by_role("button", name="Dazusetzen", exact=True).click()
    expect(page.get_by_role("heading", name="Gib das Gerät an Ada")).to_be_visible()
    assert serious_problems(page) == []
    asked = device.context.request
    adas, bos = (
        asked.get(f"{device.url}/api/tables/{code}?seat={seat}").json()["view"]["own"]["hand"]
        for seat in (0, 1)
    )
    page.get_by_role("button", name="Ich bin Ada").click()
    expect(page.locator("[data-card]")).to_have_count(5)
    assert all(card in page.content() for card in adas)
    # The search finds what is there: Ada's own secrets, and nobody else's.
    memory = memory_of(page)
    assert [card for card in adas if card not in memory] == []
    assert [card for card in bos if card in memory] == []
    card = page.locator("[data-card]").first.get_attribute("data-card")
    device.commit(f"income {card}")
    # The device asks for Bo by itself.
    expect(page.get_by_role("heading", name="Gib das Gerät an Bo")).to_be_visible()
    assert [one for one in [*adas, *bos] if one in shown_and_stored(page)] == []
    assert secrets_in_memory(page, [*adas, *bos]) == []
    page.get_by_role("button", name="Ich bin Bo").click()
    expect(page.locator("[data-card]")).to_have_count(5)
    assert page.locator("[data-card]").first.get_attribute("data-card") in bos
    assert [one for one in adas if one in shown_and_stored(page)] == []
    assert secrets_in_memory(page, adas) == []
    page.get_by_role("button", name="Weitergeben").click()
    expect(page.get_by_role("heading", name="Gib das Gerät an Bo")).to_be_visible()


def test_looking_back_by_slider_keys_and_link(people: Callable[..., Person]) -> None:
    ada, guest = people(), people(locale="en-GB", color_scheme="dark", viewport=PHONE)
    code = open_table(ada, [ADA, BOT, BOT])
    first = ada.context.request.get(f"{ada.url}/api/tables/{code}").json()["view"]["own"]["hand"]
    decide(ada, code, "income")
    ada.go(f"/t/{code}")
    # Once the bots wait for Ada, the match stands still while she looks back.
    ada.wait_for(lambda m: m["view"]["round"] == 2 and m["view"]["actors"] == [0])
    steps = ada.context.request.get(f"{ada.url}/api/tables/{code}/replay").json()["steps"]
    ada.go(f"/t/{code}?at=0")
    slider = ada.page.get_by_label("Stelle im Spiel")
    expect(slider).to_have_value("0")
    expect(ada.page.get_by_text("Runde 1 von 8")).to_be_visible()
    assert ada.page.url.endswith(f"?at={steps[0]}")
    ada.page.locator("body").press("ArrowRight")
    expect(slider).to_have_value("1")
    ada.page.locator("body").press("End")
    expect(slider).to_have_value(str(len(steps) - 1))
    expect(ada.page.get_by_text("Runde 2 von 8")).to_be_visible()
    ada.page.locator("body").press("Home")
    expect(slider).to_have_value("0")
    expect(ada.page.locator("[data-card]")).to_have_count(5)
    assert serious_problems(ada.page) == []
    # The link to a moment shows a guest the same moment, and nothing private.
    heard: list[str] = []
    guest.page.on("response", lambda answer: heard.append(answer.text()) if "/replay" in answer.url else None)
    guest.page.goto(ada.page.url)
    expect(guest.page.get_by_text("Round 1 of 8")).to_be_visible()
    expect(guest.page.get_by_label("Point in the game")).to_have_value("0")
    assert serious_problems(guest.page) == []
    assert heard
    assert [card for card in first if card in guest.page.content() + "".join(heard)] == []


def test_the_end_the_record_and_the_next_game(people: Callable[..., Person], tmp_path: Path) -> None:
    """Close, look through all eyes, take the record away, bring it back, and play again together."""
    ada, bo = people(), people()
    code = open_table(ada, [ADA, OPEN, BOT])
    sit(bo, code, "Bo")
    ada.go(f"/t/{code}")
    bo.go(f"/t/{code}")
    decide(ada, code, "income")
    ada.page.get_by_role("button", name="Spielleitung").click()
    ada.page.get_by_role("button", name="Tisch schließen").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Tisch schließen").click()
    expect(bo.page.get_by_text("Dieser Tisch ist geschlossen")).to_be_visible()
    # After the end every seat's eyes are open.
    bo.page.get_by_role("link", name="Rückblick").click()
    bo.page.get_by_label("Mit wessen Augen?").select_option("Ada")
    hand = bo.page.locator("[data-card]")
    expect(hand).to_have_count(5)
    own = ada.context.request.get(f"{ada.url}/api/tables/{code}/replay?at=0&seat=0").json()
    expect(hand.first).to_have_attribute("data-card", own["message"]["view"]["own"]["hand"][0])
    bo.page.get_by_role("link", name="Zum Tisch").click()
    expect(bo.page.get_by_text("Dieser Tisch ist geschlossen")).to_be_visible()
    record = ada.context.request.get(f"{ada.url}/api/tables/{code}/record").json()
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(record))
    bad.write_text(json.dumps({**record, "seed": "another"}))
    guest = people()
    guest.lenient = True  # the refused record is reported by the browser
    guest.go("/record")
    guest.page.locator("input[type=file]").set_input_files(bad)
    expect(guest.page.get_by_role("alert")).to_contain_text("commitment")
    guest.page.locator("input[type=file]").set_input_files(good)
    expect(guest.page.get_by_text("Geprüft und in Ordnung")).to_be_visible()
    expect(guest.page.get_by_text("hier im Browser nachgerechnet")).to_be_visible()
    assert serious_problems(guest.page) == []
    guest.page.get_by_role("link", name="Rückblick").click()
    expect(guest.page.get_by_text("Runde 1 von 8")).to_be_visible()
    # The host plays again, and Bo goes along.
    ada.page.get_by_role("button", name="Noch einmal").click()
    for person in (ada, bo):
        expect(person.page).not_to_have_url(re.compile(code))
        expect(person.page.locator("[data-card]")).to_have_count(5)
    assert (ada.code, ada.message()["you"]) == (bo.code, 0)
    assert bo.message()["you"] == 1


def test_the_page_adds_to_the_shuffle_and_checks_it(people: Callable[..., Person]) -> None:
    """Nobody clicks for it: everybody who opens a table, sits down or plays again contributes after the commitment."""
    ada, bo = people(), people(viewport=PHONE)
    ada.go("/new/hertzschlag")
    ada.page.get_by_label("Dein Name").fill("Ada")
    seats = ada.page.locator("select[id^=seat]")
    for seat in range(seats.count()):
        seats.nth(seat).select_option("open" if seat == 0 else "bot:sensible")
    ada.page.get_by_role("button", name="Tisch eröffnen").click()
    expect(ada.page).to_have_url(re.compile(r"/t/[A-Z]{6}"))
    promised = ada.wait_for(lambda m: m["table"]["nonces"][0] is not None)["table"]
    code = ada.code
    expect(ada.page.get_by_text(promised["commitment"])).to_be_visible()
    bo.go(f"/t/{code}")
    bo.page.get_by_label("Dein Name").fill("Bo")
    bo.page.get_by_role("button", name="Platz nehmen").click()
    for person in (ada, bo):
        expect(person.page.locator("[data-card]")).to_have_count(5)
    ada.page.get_by_role("button", name="Spielleitung").click()
    ada.page.get_by_role("button", name="Tisch schließen").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Tisch schließen").click()
    ended = bo.wait_for(lambda m: m["table"]["seed"] is not None)["table"]
    record = ada.context.request.get(f"{ada.url}/api/tables/{code}/record").json()
    assert record["commitment"] == ended["commitment"] == promised["commitment"]
    assert record["shuffle"]["nonces"] == ended["nonces"]
    assert [nonce is not None for nonce in ended["nonces"]] == [
        True,
        True,
        *[False] * (len(ended["nonces"]) - 2),
    ]
    assert ended["nonces"][0] != ended["nonces"][1]
    for person in (ada, bo):
        # What the browser remembers outlives the page.
        person.page.reload()
        person.page.get_by_role("button", name="Menü").click()
        person.page.get_by_role("button", name="Fair gemischt?").click()
        dialog = person.page.get_by_role("dialog")
        for text in (promised["commitment"], ended["seed"], *ended["nonces"][:2], record["seed"]):
            expect(dialog.get_by_text(text, exact=True)).to_be_visible()
        expect(dialog.get_by_text("hat die gezeigte Prüfsumme")).to_be_visible()
        expect(dialog.get_by_text("die dieser Browser sah")).to_be_visible()
        expect(dialog.get_by_text("ist unverändert dabei")).to_be_visible()
        assert serious_problems(person.page) == []
        dialog.get_by_role("button", name="Schließen").last.click()
    ada.page.get_by_role("button", name="Noch einmal").click()
    for person in (ada, bo):
        expect(person.page).not_to_have_url(re.compile(code))
        expect(person.page.locator("[data-card]")).to_have_count(5)
    again = ada.message()["table"]
    assert again["status"] == "playing"
    assert again["commitment"] != ended["commitment"]
    assert None not in again["nonces"][:2]
    assert not set(again["nonces"][:2]) & set(ended["nonces"][:2])


# A real notification with a real permission; only its `show` is written down, and the page can be told it is hidden.
WATCH = """
window.shown = [];
window.Notification = class extends Notification {
  constructor(title, options) {
    super(title, options);
    this.addEventListener("show", () => window.shown.push([this.title, this.body]));
  }
};
Object.defineProperty(document, "visibilityState", { get: () => (window.outOfSight ? "hidden" : "visible") });
"""


def test_over_days_the_start_page_and_a_notification_say_whose_turn_it_is(
    people: Callable[..., Person],
) -> None:
    ada, bo = people(), people()
    bo.page.add_init_script(WATCH)
    code = open_table(ada, [ADA, OPEN, BOT], settings={"patient": True})
    bo.go(f"/t/{code}")
    bo.page.get_by_label("Dein Name").fill("Bo")
    bo.page.get_by_role("button", name="Platz nehmen").click()
    expect(bo.page.locator("[data-card]")).to_have_count(5)
    assert bo.message()["clock"] is None
    bo.go("/")
    expect(bo.page.locator(".mine li.turn")).to_contain_text("Du bist dran")
    decide(bo, code, "income")
    # Ada has not come yet, and nobody plays for her.
    bo.page.reload()
    expect(bo.page.locator(".mine li")).to_contain_text(re.compile("Wartet auf .*Ada"))
    assert not bo.context.request.get(f"{bo.url}/api/tables/{code}").json()["table"]["seats"][0]["autopilot"]
    # Bo lets the browser tell him, leaves the table open and looks at something else.
    bell = bo.page.get_by_role("button", name="Benachrichtigen, wenn ich dran bin")
    expect(bell).to_be_visible()
    bo.context.grant_permissions(["notifications"], origin=bo.url)
    bell.click()
    expect(bell).to_have_count(0)
    bo.go(f"/t/{code}")
    expect(bo.page.locator("[data-card]")).not_to_have_count(0)
    bo.page.evaluate("window.outOfSight = true")
    decide(ada, code, "income")
    bo.page.wait_for_function("() => window.shown.length > 0")
    ((title, text),) = bo.page.evaluate("window.shown")
    assert title == "Du bist dran"
    assert code in text
    # It says nothing about the game, for others may see the screen.
    assert [card for card in bo.message()["view"]["own"]["hand"] if card in text] == []


def play_while_asked(device: Person, code: str, seat: int) -> list[int]:
    """Decide past the page for one of the people at a device until the table waits for others; these."""
    path = f"{device.url}/api/tables/{code}"
    plain = ("duty", "end", "decline", "done", "seal", "ready")
    while True:
        message = device.context.request.get(f"{path}?seat={seat}").json()
        awaited: list[int] = message["view"]["actors"]
        if seat not in awaited:
            return awaited
        legal = sorted(message["legal"], key=lambda one: one["kind"] not in plain)
        body = {"type": "decide", "id": uuid4().hex, "decision": legal[0]["decision"]}
        body["moment"] = message["view"]["moment"]
        assert device.context.request.post(f"{path}/commands?seat={seat}", data=body).json()["accepted"]


@pytest.mark.parametrize(
    ("game", "options", "bots"),
    [
        pytest.param("policy-maker", {"government": "1"}, 1, id="policy-maker"),
        pytest.param("neustart", {}, 0, id="neustart"),
    ],
)
def test_the_other_games_on_one_device_over_days_and_on_a_wall(
    people: Callable[..., Person], game: str, options: dict[str, object], bots: int
) -> None:
    """Hertzschlag has tests of its own for each way to play; these games are played in the same ways."""
    names = ("Ada", "Bo")
    device, wall = people(viewport=PHONE), people(viewport={"width": 1920, "height": 1080})
    seats = [ADA, OPEN, *[BOT] * bots]
    body = {"game": game, "options": options, "seats": seats, "settings": {"patient": True}}
    code = device.context.request.post(f"{device.url}/api/tables", data=body).json()["code"]
    wall.go(f"/tables/{code}/screen")
    expect(wall.page.locator(".code")).to_have_text(code)
    beside = {"name": "Bo", "beside": True}
    assert device.context.request.post(f"{device.url}/api/tables/{code}/seats", data=beside).status == 201
    device.go(f"/t/{code}")
    page = device.page
    title = page.locator(".cover h1")
    expect(title).to_be_visible()
    # Covered, the device offers nothing of the game.
    expect(page.locator("[data-decision], .board")).to_have_count(0)
    seat = next(number for number, name in enumerate(names) if name in title.inner_text())
    page.get_by_role("button", name=f"Ich bin {names[seat]}").click()
    expect(page.locator("[data-decision]").first).to_be_visible()
    expect(wall.page.locator(".awaited .who").filter(has_text=names[seat])).to_be_visible()
    assert device.context.request.get(f"{device.url}/api/tables/{code}?seat={seat}").json()["clock"] is None
    play_while_asked(device, code, seat)
    # Sooner or later it is the other's turn; then the device asks for them by itself.
    other = names[1 - seat]
    expect(title).to_have_text(f"Gib das Gerät an {other}")
    expect(page.locator("[data-decision], .board")).to_have_count(0)
    expect(wall.page.locator(".awaited .who").filter(has_text=other)).to_be_visible()
    assert wall.page.locator("main button:not([inert] *)").count() == 0
    assert serious_problems(wall.page) == []
    device.go("/")
    expect(page.locator(".mine li.turn")).to_contain_text("Du bist dran")


def test_a_table_of_bots_is_opened_to_watch(people: Callable[..., Person]) -> None:
    person = people()
    person.go("/new/hertzschlag")
    person.page.get_by_label("Ich schaue nur zu").check()
    person.page.locator("form button[type=submit]").click()
    expect(person.page.get_by_text("Du schaust zu").first).to_be_visible()
    seen = person.wait_for(lambda m: m["view"]["round"] >= 2)
    assert (seen["you"], seen["table"]["host"]) == (None, None)
    assert {seat["kind"] for seat in seen["table"]["seats"]} == {"bot"}
