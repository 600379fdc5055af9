"""What seats are shown: secrecy, previews, reasons (section 5)."""

import json

from stromtisch.core.generator import Generator
from stromtisch.testing.conformance import wire
from tests.games.pampero.tables import BLUE, GAME, YELLOW, Table


def test_no_stack_order_is_shown() -> None:
    """T-90, section 5: only sizes; redealing the stacks changes nothing that is sent."""
    for seats in (1, 4):
        table = Table(seats)
        displays = table.state.view(None)["displays"]
        assert isinstance(displays, dict)
        assert {name: shown["deck"] for name, shown in displays.items()} == {
            "special_action": 15, "special_scoring": 15, "argentina": 6, "brazil": 6,
        }  # fmt: skip
        other = table.state.determinize(0, Generator("redeal"))
        assert other.decks != table.state.decks
        if seats == 1:
            assert other.solo_deck != table.state.solo_deck
        assert wire(other, 0) == wire(table.state, 0)


def test_an_unfinished_play_is_ones_own() -> None:
    """Section 5: others see only that they wait."""
    table = Table()
    table.do("play BA2")
    own, other = table.state.view(BLUE), table.state.view(YELLOW)
    assert own["play"] == {"card": "BA2", "operation": None, "effect": None, "target": None, "provider": None}
    assert other["play"] is None
    assert other["agenda"] == []
    assert "BA2" not in json.dumps(other["prompt"])
    table.do("field U1L")
    shown = table.state.view(BLUE)["play"]
    assert isinstance(shown, dict)
    assert (shown["price"], shown["zone"], shown["effect"]) == (5, "A", "wind")


def test_previews() -> None:
    """A running preview: where a card fits, what it costs, what it brings, what is asked next."""
    table = Table()
    state = table.state
    table.bulldozers(BLUE, "A2-M1")
    table.again()

    def preview(name: str) -> dict[str, object]:
        decision = state.table.find(name)
        assert decision is not None
        return state.preview(BLUE, decision)

    operations = preview("play BA2")["operations"]
    assert isinstance(operations, list)
    assert "U1L" in operations
    table.do("play BA2")
    assert preview("field U1L") == {"zone": "A", "money": -5, "instead": None, "energy": 1}
    table.do("field U1L")
    assert preview("build A2-M1") == {"money": -5, "energy": 1, "batteries": 0, "income": {}, "next": "duty"}
    table.turn(BLUE)
    table.do("play BA3", "field U1L", "contract A2-1", "provider 0")
    assert preview("network N13") == {"money": 2, "energy": -1, "batteries": 0, "income": {"RES": 1}}


def test_closed_decisions_have_reasons() -> None:
    """What a player would look for is listed with why it is closed."""
    table = Table()
    table.company(energy=0, money=3)
    table.turn(BLUE)
    closed = {decision.name: table.state.why_not(BLUE, decision) for decision in table.state.closed(BLUE)}
    assert {"play BA2", "play BA3", "play BA8", "recall"} <= set(closed)
    assert all(reason is not None for reason in closed.values())
    assert table.state.closed(YELLOW) == []


def test_nobody_else_may_decide() -> None:
    decision = GAME.decisions.find("battery")
    assert decision is not None
    reason = Table().state.why_not(YELLOW, decision)
    assert reason is not None
    assert reason.code == "not-your-decision"


def test_time_runs_out() -> None:
    """PA-173: on one's turn a battery is taken; twice in a row brings the autopilot."""
    table = Table(decision_seconds=20)
    table.state.expire()
    assert table.state.batteries[BLUE] == 2
    table.turn(BLUE)
    table.do("play BA6")
    table.state.timeouts = [1, 0, 0, 0]
    table.state.expire()
    assert table.state.acting == YELLOW
    assert table.state.autopilot == 1 << BLUE
    table.state.set_autopilot(BLUE, False)
    assert Table().state.clock() == 0
