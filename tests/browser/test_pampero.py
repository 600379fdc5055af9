"""Pampero through the real page: a first game, two people to the reckoning, alone against VJ, undo, looking closer."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Locator, expect

from stromtisch.catalogue import playable
from stromtisch.core.game import State
from stromtisch.core.generator import Generator
from stromtisch.core.match import Match, SeatInfo
from tests.browser.conftest import DESKTOP, PHONE, Person, Served, serious_problems
from tests.browser.shelf import Shelved, shelve_match

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

Message = dict[str, Any]
GAME = playable()["pampero"]
WALL = {"width": 1920, "height": 1080}
# What is only done when nothing else is left, so that boards and map fill up.
IDLE = ("battery", "recall", "skip")


# --- matches under way --------------------------------------------------------------------------------------


def busy(names: list[str], rng: Generator) -> str:
    """Anything that gets something done."""
    useful = [name for name in names if name not in IDLE] or names
    return useful[int(rng.below(len(useful)))]


def busy_at(state: State, seat: int, rng: Generator) -> str:
    """What a busy company does now."""
    return busy([decision.name for decision in state.legal(seat)], rng)


def begin(companies: int, seed: str = "pampa") -> Match:
    """A match of people with their bulldozers still to place."""
    names = ["Ada", "Bo", "Cem", "Dana"][:companies]
    return Match(GAME, {}, [SeatInfo("person", name) for name in names], seed)


def asked(question: str, year: int, least: int = 1) -> Callable[[State], bool]:
    """Ada is asked this, not before that year, and has something to choose."""

    def wanted(state: State) -> bool:
        if state.pending() != (0,) or len(state.legal(0)) < least:
            return False
        view: Message = state.view(0)
        return bool(view["prompt"]["id"] == question and view["year"] >= year)

    return wanted


def over(state: State) -> bool:
    return state.outcome() is not None


def played(companies: int, wanted: Callable[[State], bool]) -> Match:
    """A match played by companies that are always busy until the table is as wanted."""
    for seed in range(20):
        match, rng = begin(companies, f"pampa-{seed}"), Generator(f"busy-{seed}")
        while not over(match.state) and not wanted(match.state):
            seat = match.state.pending()[0]
            decide(match, seat, busy_at(match.state, seat, rng))
        if wanted(match.state):
            return match
    raise AssertionError("it never comes to that")


def decide(match: Match, seat: int, name: str) -> None:
    decision = GAME.decisions.find(name)
    assert decision is not None, name
    match.decide(seat, decision)


def short_of_the_end(companies: int) -> tuple[Match, str]:
    """A match up to its very last decision, and that decision."""
    match = played(companies, over)
    return again(match, len(match.log) - 1), match.log[-1].decision()


def again(match: Match, length: int) -> Match:
    """The first decisions of a match as a match of its own."""
    copy = Match(GAME, match.options, match.seats, match.seed)
    for act in match.log[:length]:
        decide(copy, act.seat, act.decision())
    return copy


def turn_with(kind: str, at_least: int) -> tuple[Match, list[str]]:
    """A match when Ada's turn comes after somebody else's, and what she does up to a decision of this kind."""
    for seed in range(20):
        match, rng = begin(2, f"pampa-{seed}"), Generator(f"busy-{seed}")
        start = -1
        while not over(match.state):
            seat = match.state.pending()[0]
            if asked("turn", 1)(match.state):
                start = len(match.log) if match.log[-1].seat != 0 else -1
            name = busy_at(match.state, seat, rng)
            decide(match, seat, name)
            turn = match.log[start:]
            if start < 0 or any(act.seat != 0 for act in turn):
                continue
            if name.split(" ")[0] == kind and len(turn) >= at_least:
                return again(match, start), [act.decision() for act in turn]
    raise AssertionError(f"no turn with {kind}")


# --- at the table ------------------------------------------------------------------------------------------


def open_table(host: Person, others: list[dict[str, str]], **options: object) -> str:
    """Open a table with the host's own cookie, as the create page does."""
    body = {"game": "pampero", "options": options, "seats": [{"kind": "person", "name": "Ada"}, *others]}
    answer = host.context.request.post(f"{host.url}/api/tables", data=body)
    assert answer.ok, answer.text()
    code: str = answer.json()["code"]
    host.go(f"/t/{code}")
    return code


def sit(person: Person, table: Shelved, seat: int = 0) -> Message:
    """Come back to one's seat at a table that was put aside."""
    person.context.add_cookies(
        [{"name": f"stromtisch-{table.code}", "value": table.tokens[seat], "url": person.url}]
    )
    person.go(f"/t/{table.code}")
    message = person.message()
    shows(person, message)
    return message


def board(person: Person) -> Locator:
    return person.page.locator(".pampero")


def shows(person: Person, message: Message) -> Locator:
    """The board once it shows this moment."""
    found = person.page.locator(f'.pampero[data-moment="{message["view"]["moment"]}"]')
    found.wait_for()
    return found


def click(person: Person, message: Message, decision: str) -> Message:
    """Press what stands for the decision at this moment; gives what the table looks like after it."""
    moment = message["view"]["moment"]
    place = person.page.locator(f'.pampero[data-moment="{moment}"] [data-decision="{decision}"]')
    place.locator("visible=true").first.click()
    return person.wait_for(lambda m: m["view"]["moment"] != moment)


def play(persons: list[Person], done: Callable[[Message], bool]) -> Message:
    """Everybody is busy on the page until the table is as wanted or the game is over."""
    rng = Generator("people")
    person = persons[0]

    def ours(message: Message) -> bool:
        actors = message["view"]["actors"]
        return message["view"]["phase"] == "over" or done(message) or any(a < len(persons) for a in actors)

    message = person.wait_for(ours)
    while not (message["view"]["phase"] == "over" or done(message)):
        person = persons[message["view"]["actors"][0]]
        if not message["legal"]:
            message = person.message()
        message = click(person, message, busy([one["decision"] for one in message["legal"]], rng))
        if not ours(message):
            message = person.wait_for(ours)
    return message


def undo(person: Person) -> Locator:
    return person.page.get_by_role("button", name="Zurücknehmen", exact=True)


def chronicle(person: Person) -> Locator:
    return person.page.locator(".chronicle ol")


def money_shown(person: Person, message: Message) -> None:
    """The companies show what each has."""
    amounts = [f"{player['money']} $" for player in message["view"]["players"]]
    expect(board(person).locator(".companies .money")).to_have_text(amounts)


# --- whole games -------------------------------------------------------------------------------------------


def test_a_first_game_against_two_bots_through_the_first_scoring(people: Callable[..., Person]) -> None:
    """Opened by the form with the introductory tiles; played on the page until money is scored."""
    ada = people()
    page = ada.page
    ada.go("/new/pampero")
    page.get_by_label("Dein Name").fill("Ada")
    page.get_by_text("3", exact=True).click()
    page.locator("details.options summary").click()
    page.get_by_label("Einstiegsplättchen").check()
    page.locator("form button[type=submit]").click()
    expect(board(ada)).to_be_visible()
    seats = ada.message()["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "bot", "bot"]
    start = ada.wait_for(lambda m: m["view"]["actors"] == [0])
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(board(ada).locator(".timeline")).to_contain_text("Einstieg")
    assert serious_problems(page) == []
    before = [player["sources"]["scoring_tiles"] for player in start["view"]["players"]]
    assert before == [0, 0, 0]
    scored = play([ada], lambda m: m["view"]["timeline"]["done"] >= 1 and m["view"]["phase"] != "scoring")
    assert scored["view"]["timeline"]["done"] == 1
    # The introductory tile pays the company that is ahead in a market, and everybody sees what each has now.
    paid = [player["sources"]["scoring_tiles"] for player in scored["view"]["players"]]
    assert sum(paid) > 0
    expect(chronicle(ada)).to_contain_text("Erste Wertung")
    expect(board(ada).locator(".timeline li.done")).to_have_count(1)
    ada.wait_for(lambda m: m["view"]["actors"] == [0])
    money_shown(ada, ada.message())
    assert serious_problems(page) == []


def test_two_people_play_to_the_final_reckoning(people: Callable[..., Person]) -> None:
    """Two contexts, each decision pressed on its own page; both end with the same reckoning."""
    ada, bo = people(), people(locale="en-GB", color_scheme="dark")
    code = open_table(ada, [{"kind": "open"}])
    answer = bo.context.request.post(f"{bo.url}/api/tables/{code}/seats", data={"name": "Bo"})
    assert answer.ok, answer.text()
    bo.go(f"/t/{code}")
    over = play([ada, bo], lambda _: False)
    view = over["view"]
    assert view["outcome"]["verdict"] == "scored"
    assert view["outcome"]["money"] == [player["money"] for player in view["players"]]
    ranking = sorted(view["players"], key=lambda one: (-one["money"], -one["stage"]))
    for person, dollars in ((ada, "{} $"), (bo, "${}")):
        reckoning = board(person).get_by_role("table")
        expect(reckoning.locator("tr.total td")).to_have_text(
            [in_words(player["money"], dollars) for player in ranking]
        )
        # Every row of the reckoning adds up to what is written under it.
        for column, player in enumerate(ranking):
            parts = reckoning.locator(f"tbody tr td:nth-of-type({column + 1})").all_inner_texts()
            assert sum(int(part.replace("−", "-").replace("+", "")) for part in parts) == player["money"]
        assert serious_problems(person.page) == []
    look_back(
        ada,
        code,
        "Woher das Geld kam, wohin es ging",
        [in_words(money, "{} $") for money in view["outcome"]["money"]],
    )
    bo.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    look_back(
        bo,
        code,
        "Where the money came from, where it went",
        [in_words(money, "${}") for money in view["outcome"]["money"]],
    )


def in_words(money: int, dollars: str) -> str:
    """An amount as the page writes it: the sign stands before the currency."""
    return ("−" if money < 0 else "") + dollars.format(abs(money))


def look_back(person: Person, code: str, title: str, sums: list[str]) -> None:
    """The debrief is reached from the reckoning, is readable for all, ends with the same sums, and fits on paper."""
    page = person.page
    board(person).locator(f'a[href="/t/{code}/debrief"]').click()
    flows = page.get_by_role("region", name=title)
    expect(flows.locator("tfoot td")).to_have_text(sums)
    assert serious_problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 680, "height": 960})
    expect(page.locator(".ways")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_alone_against_vj(people: Callable[..., Person], served: Served) -> None:
    """VJ's cards are revealed by hand and read out; the last decision of a game decides against it or for it."""
    ada = people(viewport=PHONE, has_touch=True)
    page = ada.page
    open_table(ada, [])
    expect(board(ada).locator(".companies .name")).to_have_text(["Ada", "VJ"])
    waiting = play([ada], lambda m: m["view"]["prompt"]["id"] == "opponent")
    assert waiting["view"]["solo"]["card"] is None
    # VJ's next card is hidden from everybody until it is revealed: that cannot be taken back.
    after = click(ada, waiting, "reveal")
    expect(undo(ada)).to_have_count(0)
    shown = after["view"]["solo"]["card"] or after["view"]["solo"]["discards"][-1]
    title = GAME.content()["solo_cards"][shown]["title"]["de"]  # type: ignore[index]
    page.get_by_role("button", name="Tableaus", exact=True).click()
    expect(board(ada).locator(".solo")).to_contain_text(title)

    match, last = short_of_the_end(1)
    message = sit(ada, shelve_match(served.data, match))
    end = click(ada, message, last)["view"]
    assert end["outcome"]["verdict"] in ("won", "lost")
    heading = "Gewonnen" if end["outcome"]["verdict"] == "won" else "VJ gewinnt"
    expect(board(ada).get_by_role("heading", name=heading)).to_be_visible()
    assert serious_problems(page) == []


# --- taking back --------------------------------------------------------------------------------------------


def test_undo_leads_back_to_the_beginning_of_the_turn(people: Callable[..., Person], served: Served) -> None:
    """Step by step, as long as nothing hidden was seen: a card that takes another's place ends it."""
    match, chain = turn_with("take", at_least=3)
    ada = people()
    start = sit(ada, shelve_match(served.data, match))
    expect(undo(ada)).to_have_count(0)
    *steps, take = chain
    message = start
    for step in steps:
        message = click(ada, message, step)
        expect(undo(ada)).to_be_visible()
    for _ in steps:
        moment = message["view"]["moment"]
        undo(ada).click()
        message = ada.wait_for(lambda m, moment=moment: m["view"]["moment"] != moment)  # type: ignore[misc]
    assert message["view"] == start["view"]
    shows(ada, message)
    expect(undo(ada)).to_have_count(0)
    money_shown(ada, start)

    for step in [*steps, take]:
        message = click(ada, message, step)
    shows(ada, message)
    expect(undo(ada)).to_have_count(0)
    body = {"type": "undo", "id": uuid4().hex}
    refused = ada.context.request.post(f"{ada.url}/api/tables/{ada.code}/commands", data=body).json()
    assert refused["accepted"] is False
    assert refused["code"] == "revealed"


# --- looking closer -----------------------------------------------------------------------------------------


@cache
def laid_out(served: Served) -> list[Shelved]:
    """Tables to look at: a contract to choose among three, the middle of a game of four."""
    matches = (played(3, asked("contract", 2, least=2)), played(4, asked("turn", 4)))
    return [shelve_match(served.data, match) for match in matches]


@pytest.mark.parametrize(
    ("viewport", "scheme", "language"),
    [
        pytest.param(DESKTOP, "light", "de-DE", id="desktop-light"),
        pytest.param(DESKTOP, "dark", "en-GB", id="desktop-dark"),
        pytest.param(PHONE, "light", "en-GB", id="phone-light"),
        pytest.param(PHONE, "dark", "de-DE", id="phone-dark"),
    ],
)
def test_nothing_stands_in_the_way_of_anybody(
    people: Callable[..., Person], served: Served, viewport: dict[str, int], scheme: str, language: str
) -> None:
    """axe finds nothing while choosing a place, in the middle of a game, nor on the wall of a room."""
    ada = people(viewport=viewport, color_scheme=scheme, locale=language)
    page = ada.page
    for table in laid_out(served):
        sit(ada, table)
        for part in ("map", "boards", "displays") if viewport == PHONE else ("map",):
            if viewport == PHONE:
                page.locator(f'.tabs button[data-part="{part}"]').click()
            assert serious_problems(page) == []
    # Nothing is wider than a phone.
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if viewport == DESKTOP:
        page.set_viewport_size({"width": WALL["width"], "height": WALL["height"]})
        ada.go(f"/tables/{table.code}/screen")
        expect(board(ada)).to_be_visible()
        expect(board(ada).locator("[data-decision]")).to_have_count(0)
        assert serious_problems(page) == []


def test_tiles_and_cards_explain_themselves(people: Callable[..., Person], served: Served) -> None:
    """When pointed at, when reached by keyboard, when tapped; the escape key puts the explanation away."""
    table = shelve_match(served.data, played(2, asked("turn", 3)))
    ada = people()
    page = ada.page
    view = sit(ada, table)["view"]
    explained = page.get_by_role("tooltip")
    space = next(name for name, one in view["spaces"].items() if one["state"] == "open")
    content: Any = GAME.content()
    # A contract on the map, a field of the bonus plan, the next scoring, a card of one's hand.
    for place, words in (
        (page.locator(f'[data-space="{space}"]'), content["spaces"][space]["title"]["de"]),
        (page.locator(".displays .plan .thing").first, r"\w"),
        (page.locator(".timeline button.tile").first, r"\$"),
        (page.locator(".hand .card").first, r"\w"),
    ):
        place.hover()
        expect(explained).to_contain_text(re.compile(words))
        page.mouse.move(1, 1)
        expect(explained).to_have_count(0)
    # By keyboard: the tab key leads into a panel, the arrows from thing to thing.
    network = page.locator(".network [data-panel]")
    network.focus()
    page.keyboard.press("ArrowRight")
    expect(explained).to_be_visible()
    first = explained.inner_text()
    page.keyboard.press("ArrowRight")
    expect(explained).not_to_have_text(first)
    page.keyboard.press("Escape")
    expect(explained).to_have_count(0)

    # A finger that taps, on a phone: once to read, once more to put it away. Nothing has been decided.
    finger = people(viewport=PHONE, has_touch=True)
    before = sit(finger, table)
    finger.page.locator('.tabs button[data-part="map"]').click()
    contract = finger.page.locator(f'[data-space="{space}"]')
    contract.tap()
    read = finger.page.get_by_role("tooltip")
    expect(read).to_contain_text(content["spaces"][space]["title"]["de"])
    contract.tap()
    expect(read).to_have_count(0)
    finger.page.locator('.tabs button[data-part="displays"]').click()
    finger.page.locator(".displays .special .card").first.tap()
    expect(read).to_be_visible()
    assert finger.message()["view"]["moment"] == before["view"]["moment"]


def test_the_map_is_zoomed_and_moved_on_a_phone(people: Callable[..., Person], served: Served) -> None:
    """By buttons, by two fingers, by one finger; a map that was moved has not been pressed."""
    table = shelve_match(served.data, played(2, asked("wind", 1, least=2)))
    ada = people(viewport=PHONE, has_touch=True)
    page = ada.page
    before = sit(ada, table)
    land = page.locator("svg.pa-land")

    def box() -> tuple[float, ...]:
        return tuple(float(part) for part in (land.get_attribute("viewBox") or "").split(" "))

    whole = box()
    page.get_by_role("button", name="Karte vergrößern").click()
    expect(land).to_have_class(re.compile("zoomed"))
    assert box()[2] < whole[2]
    frame = land.bounding_box()
    assert frame is not None
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 3
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": px, "y": py, "id": number} for number, (px, py) in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    # One finger moves the country along, wherever it was put down.
    middle = box()
    fingers("touchStart", (x, y))
    for step in range(1, 6):
        fingers("touchMove", (x - 12 * step, y - 8 * step))
    fingers("touchEnd")
    moved = box()
    assert moved[0] > middle[0]
    assert moved[1] > middle[1]
    assert moved[2:] == middle[2:]
    # Two fingers apart make it larger.
    fingers("touchStart", (x - 20, y), (x + 20, y))
    for step in range(1, 6):
        fingers("touchMove", (x - 20 - 8 * step, y), (x + 20 + 8 * step, y))
    fingers("touchEnd")
    assert box()[2] < moved[2]
    for _ in range(4):
        smaller = page.get_by_role("button", name="Karte verkleinern")
        if smaller.is_enabled():
            smaller.click()
    assert box() == whole
    assert ada.message()["view"]["moment"] == before["view"]["moment"]
    # And then a tap on a place builds there.
    place = next(one["decision"] for one in before["legal"] if one["kind"] == "build")
    land.locator(f'[data-decision="{place}"]').tap()
    ada.wait_for(lambda m: m["view"]["moment"] != before["view"]["moment"])
