"""A quiet page is still: nothing on it moves for ever, nothing asks for frames, no timer goes off often."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Person
from tests.browser.quiet import MOVES, quiet_table

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

# Counts the frames a page asks for and the timers that go off, from its first script on.
COUNTING = """
window.counted = {frames: 0, timers: 0};
const frame = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (callback) => { window.counted.frames += 1; return frame(callback); };
for (const name of ["setTimeout", "setInterval"]) {
  const set = window[name].bind(window);
  window[name] = (callback, ...more) => set((...given) => { window.counted.timers += 1; callback(...given); }, ...more);
}
"""
MOVING = """() => document.getAnimations().filter((one) => one.playState === "running").map((one) => ({
  name: one.animationName ?? one.transitionProperty ?? one.id,
  endless: one.effect.getComputedTiming().endTime === Infinity,
}))"""
STILL = "() => document.getAnimations().every((one) => one.playState !== 'running')"
# Counts anew for a second; the timer that ends the second is not the page's own.
SECOND = """() => new Promise((done) => {
  window.counted = {frames: 0, timers: -1};
  setTimeout(() => done(window.counted), 1000);
})"""

# Notes what moves for longer than the moment that reduced motion leaves.
NOTING = """
window.moved = [];
for (const kind of ["animationrun", "transitionrun"]) document.addEventListener(kind, (event) => {
  const long = event.target.getAnimations().filter((one) => one.effect.getComputedTiming().endTime > 1);
  window.moved.push(...long.map((one) => one.animationName ?? one.transitionProperty));
}, true);
"""


def visit(person: Person, what: str) -> Iterator[None]:
    """Open the start page, or a quiet table of a game and then its wall."""
    if what == "start":
        person.go("/")
        expect(person.page.get_by_role("heading", name="Pampero").first).to_be_visible()
        yield
        return
    code = quiet_table(person.context.request, person.url, what)
    for path in (f"/t/{code}", f"/tables/{code}/screen"):
        person.go(path)
        expect(person.page.locator("[data-mood]").first).to_be_visible()
        yield


def running(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.page.evaluate(MOVING)
    return found


@pytest.mark.parametrize("what", ["start", *MOVES])
def test_a_quiet_page_comes_to_rest(people: Callable[..., Person], what: str) -> None:
    person = people(reduced_motion="no-preference")
    person.page.add_init_script(COUNTING)
    for _ in visit(person, what):
        assert [one for one in running(person) if one["endless"]] == []
        person.page.wait_for_function(STILL)
        counted = person.page.evaluate(SECOND)
        assert counted["frames"] == 0
        assert counted["timers"] <= 1
        assert running(person) == []


@pytest.mark.parametrize("what", ["start", *MOVES])
def test_with_reduced_motion_nothing_moves_at_all(people: Callable[..., Person], what: str) -> None:
    person = people(reduced_motion="reduce")
    person.page.add_init_script(COUNTING + NOTING)
    for _ in visit(person, what):
        person.page.wait_for_function(STILL)
        assert person.page.evaluate(SECOND)["frames"] == 0
        assert person.page.evaluate("window.moved") == []
        assert running(person) == []
