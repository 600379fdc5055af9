"""Neustart through the real page: Monday alone, six phones and a wall, a shared role, and every way it can end."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import PHONE, Person, Served, serious_problems
from tests.browser.shelf import shelve

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

WALL = {"width": 1920, "height": 1080}
BOT = {"kind": "bot", "bot": "sensible"}
OPEN = {"kind": "open"}
Message = dict[str, Any]


def open_table(host: Person, seats: list[dict[str, str]], **options: object) -> str:
    """Open a table with the host's own cookie, as the create page does."""
    body = {
        "game": "neustart",
        "options": {"unit_seconds": 0, "choice_seconds": 0, **options},
        "seats": seats,
    }
    answer = host.context.request.post(f"{host.url}/api/tables", data=body)
    assert answer.ok, answer.text()
    code: str = answer.json()["code"]
    return code


def sit_down(guest: Person, code: str, name: str) -> None:
    """Take a seat past the page, then look at the table."""
    answer = guest.context.request.post(f"{guest.url}/api/tables/{code}/seats", data={"name": name})
    assert answer.ok, answer.text()
    guest.go(f"/t/{code}")


def click(person: Person, decision: str) -> None:
    """Make a decision with the button a person would press."""
    person.page.locator(f'button[data-decision="{decision}"]').locator("visible=true").first.click()


def decide(person: Person, decision: str) -> Message:
    """Make a decision past the page and hear the answer."""
    body = {
        "type": "decide",
        "id": uuid4().hex,
        "decision": decision,
        "moment": person.message()["view"]["moment"],
    }
    answer: Message = person.context.request.post(
        f"{person.url}/api/tables/{person.code}/commands", data=body
    ).json()
    return answer


def all_ready(people: list[Person], moment: str) -> None:
    """Everybody has read the cards, or has done what there was to do, and says so past the page."""
    people[0].wait_for(in_phase(moment))
    for person in people:
        answer = decide(person, "ready")
        assert answer["accepted"] or person.message()["view"]["moment"] != moment, answer


def all_on_duty(people: list[Person], moment: str) -> None:
    """Nobody rests, each says past the page; those whose role has decided already are passed by."""
    people[0].wait_for(in_phase(moment))
    for person, actor in zip(people, "FPRBVV", strict=True):
        answer = decide(person, f"duty {actor}")
        decided = answer["accepted"] or answer["code"] == "already-decided"
        assert decided or person.message()["view"]["moment"] != moment, answer


def in_phase(moment: str) -> Callable[[Message], bool]:
    return lambda message: message["view"]["moment"] == moment


def first(message: Message, *kinds: str) -> Message:
    """The first decision of these kinds that is open."""
    return next(one for kind in kinds for one in message["legal"] if one["kind"] == kind)


def chronicle(person: Person) -> Any:
    return person.page.locator(".chronicle ol")


def test_alone_with_bots_through_the_tutorial(people: Callable[..., Person]) -> None:
    """Opened by the form; Ada leads the fire brigade through Monday, bots the rest and say what they intend."""
    ada = people()
    page = ada.page
    ada.go("/new/neustart")
    page.get_by_label("Dein Name").fill("Ada")
    page.get_by_text("5", exact=True).click()
    page.locator("details.options summary").click()
    page.get_by_label("Einführung am Montag").check()
    page.locator("form button[type=submit]").click()
    expect(page.get_by_role("heading", name=re.compile("Erhol|ruht"))).to_be_visible()
    assert ada.message()["view"]["own_actors"] == ["F"]
    assert serious_problems(page) == []
    click(ada, "duty F")
    # The bots say what they are up to; some may wait for what the fire brigade does.
    before = ada.wait_for(lambda m: m["view"]["phase"] == "act" and {2, 3, 4} <= set(m["view"]["ready"]))
    said = [line for line in before["journal"] if line["kind"] == "intention"]
    assert {line["actor"] for line in said} >= {"R", "V"}
    expect(chronicle(ada)).to_contain_text("Übung: Rauch in der Altstadt")
    expect(chronicle(ada)).to_contain_text(re.compile(r"Ohm \(Rettungsdienst\): "))

    # A team is taken on the map; its way and the fuel for it are shown before it drives.
    page.locator('[data-team="F2"][role=button]').click()
    holding = ada.wait_for(lambda m: m["view"]["focus"] == {"kind": "team", "team": "F2"})
    assert serious_problems(page) == []
    drive = next(one for one in holding["legal"] if one["decision"] == "drive ALT")
    fuel = drive["preview"]["fuel"]
    assert fuel > 0
    expect(page.locator('button.chip[data-decision="drive ALT"] .cost')).to_have_text(str(fuel))
    page.locator('[data-quarter="ALT"]').focus()
    expect(page.locator(".ns-town path.way")).to_have_count(1)
    click(ada, "drive ALT")
    there = ada.wait_for(lambda m: m["view"]["teams"][1]["quarter"] == "ALT")
    assert there["view"]["tableaux"][0]["tank"] == holding["view"]["tableaux"][0]["tank"] - fuel

    # It acts there, for as many points as it was told.
    deed = first(there, "inform", "inform-only", "search")
    click(ada, deed["decision"])
    done = ada.wait_for(lambda m: m["view"]["teams"][1]["used"])
    points = done["view"]["tableaux"][0]["points"]
    assert points == there["view"]["tableaux"][0]["points"] - deed["preview"]["points"]
    expect(page.locator(".tableau.actor-F .gauges").get_by_text(str(points), exact=True)).to_be_visible()
    expect(chronicle(ada)).to_contain_text("Ada (Feuerwehr): Trupp F2")

    click(ada, "ready")
    ada.wait_for(in_phase("1.night.rest"))
    click(ada, "rest F")
    ada.wait_for(lambda m: m["view"]["moment"] == "1.night.act" and m["view"]["actors"] == [0])
    expect(page.locator(".tableau.actor-F.rests")).to_be_visible()
    assert serious_problems(page) == []
    click(ada, "ready")
    tuesday = ada.wait_for(lambda m: m["view"]["weekday"] == 2)
    assert [line["kind"] for line in tuesday["journal"]].count("weekday-end") == 1
    expect(chronicle(ada)).to_contain_text("Dienstag")


def all_of_it_is_on_the_wall(wall: Person) -> None:
    """Wait until nothing on the wall is cut off, be it a word or a number; only the land around the town goes on."""
    wall.page.wait_for_function(
        """() => {
            const wall = document.querySelector('.screen .box').getBoundingClientRect();
            const all = [...document.querySelectorAll('.room, .room *:not(.country, .country *)')];
            const parts = all.filter((part) => part.checkVisibility());
            return parts.length > 100 && parts.every((part) => {
                const box = part.getBoundingClientRect();
                return box.width < 2 || box.height < 2 || (box.left >= wall.left - 1 && box.top >= wall.top - 1
                    && box.right <= wall.right + 1 && box.bottom <= wall.bottom + 1);
            });
        }"""
    )


def join_by_phone(phone: Person, wall: Person, code: str, name: str, *, by_link: bool) -> None:
    """Read the QR code on the wall or type the six letters, then take the next seat."""
    if by_link:
        link = wall.page.locator("svg[data-link]").get_attribute("data-link")
        assert link == f"{wall.url}/t/{code}"
        phone.page.goto(link)
    else:
        phone.go("/")
        phone.page.locator("input").first.fill(code.lower())
        phone.page.keyboard.press("Enter")
    phone.page.get_by_label(re.compile("Dein Name|Your name")).fill(name)
    phone.page.locator("form.sit button[type=submit]").click()


def test_six_phones_and_a_wall_for_two_days(people: Callable[..., Person]) -> None:
    """Six phones, two of them one role; on Tuesday the clock runs out; the wall tells only what is public."""
    looks: list[dict[str, Any]] = [{}, {}, {"locale": "en-GB"}]
    looks += [{"color_scheme": "dark", "locale": "en-GB"}, {"color_scheme": "dark"}, {}]
    names = ["Ada", "Bo", "Cem", "Dana", "Emil", "Femke"]
    six = [people(viewport=PHONE, **look) for look in looks]
    wall = people(viewport=WALL)
    heard: list[str] = []
    wall.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(str(text))))
    code = open_table(
        six[0],
        [{"kind": "person", "name": "Ada"}, *[OPEN] * 5],
        unit_seconds=10,
        first_day_untimed=True,
        sharing="free",
        town="stephansfeld",
    )
    wall.go(f"/tables/{code}/screen")
    expect(wall.page.locator(".code")).to_have_text(code)
    assert wall.page.locator("html").get_attribute("data-theme") == "dark"
    assert serious_problems(wall.page) == []
    six[0].go(f"/t/{code}")
    expect(six[0].page.get_by_text(code).first).to_be_visible()
    for number, name in enumerate(names[1:], start=1):
        join_by_phone(six[number], wall, code, name, by_link=number % 2 == 1)
        if number < 5:
            expect(wall.page.locator(".seats").get_by_text(name)).to_be_visible()
    for person in six:
        expect(person.page.locator(".rest")).to_be_visible()
        # If somebody had to load the page again, this would be gone.
        person.page.evaluate("window.sameAsEver = true")
    wall.page.evaluate("window.sameAsEver = true")
    assert serious_problems(six[1].page) == []

    # Who rests is nobody's business until all have said it.
    click(six[1], "rest P")
    six[1].wait_for(lambda m: m["view"]["tableaux"][1]["resting"] is True)
    expect(six[0].page.locator(".rest .actor-P .state")).to_have_text("entschieden")
    expect(wall.page.locator(".rest .actor-P .state")).to_have_text("entschieden")
    all_of_it_is_on_the_wall(wall)
    assert six[0].message()["view"]["tableaux"][1]["resting"] is None
    all_on_duty(six, "1.day.rest")
    six[0].wait_for(in_phase("1.day.act"))
    expect(wall.page.locator(".tableau.actor-P.rests")).to_be_visible()

    # On a phone: the ambulance takes a team in hand, drives and acts.
    cem = six[2]
    click(cem, "team R1")
    holding = cem.wait_for(lambda m: m["view"]["focus"] is not None)
    assert serious_problems(cem.page) == []
    drive = min(
        (one for one in holding["legal"] if one["kind"] == "drive"), key=lambda d: d["preview"]["fuel"]
    )
    click(cem, drive["decision"])
    cem.wait_for(lambda m: m["view"]["teams"][6]["quarter"] == drive["quarter"])
    expect(wall.page.locator(".ticker")).to_contain_text("Cem")
    click(cem, "back")
    cem.wait_for(lambda m: m["view"]["focus"] is None)

    # Emil and Femke are the administration; each acts with a team, and everybody is told who did what.
    emil, femke = six[4:]
    for person, name, team in ((emil, "Emil", "V1"), (femke, "Femke", "V2")):
        click(person, f"team {team}")
        open_now = person.wait_for(lambda m: m["view"]["focus"] is not None)
        click(person, first(open_now, "inform", "inform-only", "search", "build")["decision"])
        expect(wall.page.locator(".ticker")).to_contain_text(f"{name} (Verwaltung): Trupp {team}")
    for person in (emil, femke):
        expect(person.page.locator('[data-used-by="4"]')).to_contain_text("Emil")
        expect(person.page.locator('[data-used-by="5"]')).to_contain_text("Femke")
    for person in six:
        click(person, "ready")
    all_on_duty(six, "1.night.rest")
    all_ready(six, "1.night.act")

    # Tuesday has a clock. Nobody is ready in time: the day ends as it stands.
    six[0].wait_for(in_phase("2.day.rest"))
    expect(wall.page.locator(".week [aria-current]")).to_contain_text("Di")
    all_on_duty(six, "2.day.rest")
    all_ready(six, "2.day.read")
    for person in (wall, six[1]):
        # One clock, and it runs.
        expect(person.page.get_by_role("timer").locator("span")).to_have_text(re.compile(r"^1?\d$"))
    all_of_it_is_on_the_wall(wall)
    over = six[0].wait_for(in_phase("2.night.rest"))
    assert "expired" in [line["kind"] for line in over["journal"]]
    all_on_duty(six, "2.night.rest")
    six[0].wait_for(in_phase("2.night.read"))
    expect(six[1].page.locator(".room.night")).to_be_visible()
    all_ready(six, "2.night.read")
    all_ready(six, "2.night.act")
    six[0].wait_for(lambda m: m["view"]["weekday"] == 3)
    for person in (*six, wall):
        expect(person.page.locator(".week [aria-current]")).to_contain_text(re.compile("Mi|Wed"))
        assert person.page.evaluate("window.sameAsEver") is True

    # Nothing the wall was ever sent is anybody's own.
    shown = [json.loads(text) for text in heard]
    views = [message["view"] for message in shown if message.get("view")]
    assert len(views) > 30
    assert all(view["you"] is None and view["own_actors"] == [] and view["focus"] is None for view in views)
    assert all(view["own_vote"] is None for view in views)
    assert all(message["legal"] == [] for message in shown if "legal" in message)
    resting = [t["resting"] for view in views if view["phase"] == "rest" for t in view["tableaux"]]
    assert resting
    assert set(resting) == {None}
    told = {line["kind"] for message in shown for line in message.get("journal", [])}
    assert "weekday-begins" in told
    assert not told & {"chose-rest"}
    revealed = {
        line["marker"]
        for message in shown
        for line in message.get("journal", [])
        if line["kind"] == "revealed"
    }
    assert {m["id"] for view in views for m in view["markers"] if m["value"] is not None} <= revealed
    assert serious_problems(wall.page) == []


class SlowLine:
    """A line to the server on which news can be held back, as on a bad day in the mobile network."""

    def __init__(self, person: Person) -> None:
        self.held: list[str | bytes] | None = None
        self.deliver: Callable[[str | bytes], None] = lambda _: None
        person.page.route_web_socket(re.compile("/socket"), self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        self.deliver = route.send
        server.on_message(lambda text: self.deliver(text) if self.held is None else self.held.append(text))

    def hold(self) -> None:
        self.held = []

    def release(self) -> None:
        held, self.held = self.held or [], None
        for text in held:
            self.deliver(text)


def two_of_one_role(people: Callable[..., Person], sharing: str) -> tuple[Person, Person, SlowLine]:
    """Ada and Bo are the administration, four bots are the rest; all have decided whether to rest."""
    ada, bo = people(), people(locale="en-GB", viewport=PHONE)
    line = SlowLine(bo)
    code = open_table(ada, [*[BOT] * 4, {"kind": "person", "name": "Ada"}, OPEN], sharing=sharing)
    ada.go(f"/t/{code}")
    sit_down(bo, code, "Bo")
    assert ada.wait_for(lambda m: m["view"] is not None)["view"]["own_actors"] == ["V"]
    return ada, bo, line


def test_two_people_of_one_role_reach_for_the_same_team(people: Callable[..., Person]) -> None:
    """Acting freely both take V1 in hand; one is faster, the other is told why, and nothing is half done."""
    ada, bo, line = two_of_one_role(people, "free")
    click(ada, "duty V")
    ada.wait_for(lambda m: m["view"]["phase"] == "act" and set(m["view"]["actors"]) <= {4, 5})
    for person in (ada, bo):
        click(person, "team V1")
        person.wait_for(lambda m: m["view"]["focus"] == {"kind": "team", "team": "V1"})
    deed = first(bo.message(), "inform", "inform-only", "search", "build")
    button = bo.page.locator(f'button[data-decision="{deed["decision"]}"]')
    expect(button).to_be_enabled()
    line.hold()
    click(ada, deed["decision"])
    used = ada.wait_for(lambda m: m["view"]["teams"][12]["used"])
    button.click()
    assert bo.wait_for(lambda m: m["view"]["teams"][12]["used"])["view"]["teams"][12]["used_by"] == 4
    line.release()
    expect(bo.page.locator(".toast")).to_contain_text("Ada")
    after = bo.message()["view"]
    assert after["tableaux"] == used["view"]["tableaux"]
    # Both see who did it.
    expect(chronicle(ada)).to_contain_text("Ada (Verwaltung): Trupp V1")
    bo.page.get_by_role("button", name="Chronicle").click()
    expect(chronicle(bo)).to_contain_text(re.compile(r"Ada \(.*\): team V1"))
    assert serious_problems(bo.page) == []


def test_one_leads_the_role_and_the_other_objects(people: Callable[..., Person]) -> None:
    """The baton is with one of them today; the other sees it, cannot act, but can object."""
    ada, bo, _ = two_of_one_role(people, "lead")
    leads = ada.message()["view"]["tableaux"][4]["baton"]["seat"]
    leader, other = (ada, bo) if leads == 4 else (bo, ada)
    click(leader, "duty V")
    leader.wait_for(lambda m: m["view"]["phase"] == "act" and set(m["view"]["actors"]) <= {4, 5})
    click(leader, "team V2")
    expect(other.page.locator(".orders .shared")).to_contain_text("Ada" if leads == 4 else "Bo")
    refused = decide(other, "team V2")
    assert (refused["accepted"], refused["code"], refused["params"]["seat"]) == (
        False,
        "baton-elsewhere",
        leads,
    )
    click(other, "object V")
    name = "Bo" if leads == 4 else "Ada"
    other.wait_for(lambda m: m["view"]["objected"] == [m["you"]])
    if leader is bo:
        bo.page.get_by_role("button", name="Chronicle").click()
    expect(chronicle(leader)).to_contain_text(re.compile(f"{name} \\(.*\\)"))
    assert leader.message()["view"]["objected"] == [other.message()["you"]]
    for person in (ada, bo):
        assert serious_problems(person.page) == []


@pytest.mark.parametrize(
    ("name", "verdict", "cause"),
    [
        pytest.param("won-3", "Geschafft", "Der Strom ist wieder da", id="won"),
        pytest.param("uprisings-4", "Verloren", "Zu viele Aufstände", id="uprisings"),
        pytest.param("town-hall-2", "Verloren", "Der Stützpunkt im Rathaus ist gefallen", id="town-hall"),
    ],
)
def test_the_end_names_its_cause_and_leads_to_the_debrief(
    people: Callable[..., Person], served: Served, name: str, verdict: str, cause: str
) -> None:
    """A recorded week short of its last decision; that one is made on the page."""
    week = shelve(served.data, name)
    last = week.rest[0]
    looks: dict[str, dict[str, Any]] = {"won-3": {"color_scheme": "dark"}, "town-hall-2": {"viewport": PHONE}}
    person = people(**looks.get(name, {}))
    person.context.add_cookies(
        [{"name": f"stromtisch-{week.code}", "value": week.tokens[last["seat"]], "url": person.url}]
    )
    page = person.page
    person.go(f"/t/{week.code}")
    before = person.message()
    assert before["you"] == last["seat"]
    assert before["view"]["outcome"] is None
    click(person, last["value"])
    panel = page.locator(".outcome")
    expect(panel.get_by_role("heading", name=verdict)).to_be_visible()
    expect(panel).to_contain_text(cause)
    # The ways on from here have room, on a phone too.
    assert page.locator(".prompt").evaluate("line => line.scrollWidth <= line.clientWidth")
    view = person.message()["view"]
    facts = [view["outcome"]["deaths"], view["outcome"]["ruins"], view["outcome"]["uprisings"]]
    if view["outcome"]["verdict"] == "won":
        expect(panel.locator(".total")).to_have_text(str(view["score"]["total"]).replace("-", "−"))
    else:
        expect(panel.locator(".toll b")).to_have_text([str(fact) for fact in facts])
    assert serious_problems(page) == []
    panel.locator(f'a[href="/t/{week.code}/debrief"]').click()
    expect(page.get_by_role("heading", name="Was liegen blieb")).to_be_visible()
