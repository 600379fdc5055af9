"""Bulldozers and sites (section 3.5)."""

from stromtisch.core.match import Match, SeatInfo
from stromtisch.games.pampero.table import PamperoState
from stromtisch.games.pampero.tasks import KIND, TURN
from tests.games.pampero.tables import BLUE, GAME, PRINTED, WHITE, YELLOW, Table


def sectors(names: set[str]) -> set[str]:
    return {name.split("-")[0] for name in names if "-" in name}


def test_available_sites() -> None:
    """T-101. PA-53: a fitting kind, a bulldozer beside it, no structure on it."""
    table = Table()
    for seat in range(4):
        table.bulldozers(seat)
    table.bulldozers(BLUE, "B1-P1", "A1-M1")
    table.again()
    table.do("play BA2")
    table.refused("field U1R", "no-bulldozer")
    table.do("field U1L")
    assert table.offers("build") == {"A1-M1"}
    table.turn(BLUE)
    table.do("play BA1", "field U1R")
    assert table.offers("build") == {"B1-P1"}
    table.turn(BLUE)
    table.do("play BA1", "field U1L")
    assert table.offers("build") == {"A1-M1"}
    table.pylon(WHITE, "A1-M1")
    table.turn(BLUE)
    assert "play BA2" not in table.legal()


def test_free_sites_for_moving() -> None:
    """PA-54: no structure and no bulldozer of anybody; start sites are never free (AMB-03)."""
    table = Table()
    table.bulldozers(BLUE, "A2-M1")
    table.bulldozers(YELLOW, "A2-M2")
    table.pylon(WHITE, "A2-P1")
    table.again()
    table.do("play BA6", "field U1L", "bulldozer A2-M1")
    goals = table.offers("move")
    assert "A2-M3" not in goals or table.state.site_bulldozer[table.site("A2-M3")] == -1
    assert "A2-M1" not in goals
    assert "A2-M2" not in goals
    assert "A2-P1" not in goals
    assert not any(name.startswith("A2-S") for name in goals)
    table.refused("move A2-M2", "site-taken")


def test_one_move() -> None:
    """T-22. PA-55: the same or an adjacent sector, the public area, an empty bay."""
    table = Table()
    table.bulldozers(BLUE, "A1-W1")
    table.again()
    table.do("play BA6", "field U1L", "bulldozer A1-W1")
    goals = table.offers("move")
    assert sectors(goals) == {"A1", "A2", "B1"}
    assert {"public", "PK1", "PK8"} <= goals
    table.refused("move C-P1", "too-far")


def test_two_moves_with_one_bulldozer() -> None:
    """T-23. PA-55, PA-56: by the public area anywhere; the moves cannot be split."""
    table = Table()
    table.bulldozers(BLUE, "A1-W1", "A2-M1")
    table.again()
    table.do("play BA6", "field U1L", "bulldozer A1-W1", "move public")
    assert table.asked() == "moving"
    table.refused("bulldozer A2-M1", "wrong-phase")
    table.do("move C-P1")
    assert table.state.site_bulldozer[table.site("C-P1")] == BLUE
    # The second effect of the card is one move with any bulldozer.
    assert table.asked() == "move"
    assert table.offers("bulldozer") == {"C-P1", "A2-M1"}
    table.do("bulldozer A2-M1", "move A1-W1")
    assert table.asked() == "connect"


def test_fewer_moves_are_allowed() -> None:
    """PA-56: also none."""
    table = Table()
    table.bulldozers(BLUE, "A1-W1")
    table.again()
    table.do("play BA6", "field U1L", "bulldozer A1-W1", "skip")
    assert table.state.site_bulldozer[table.site("A1-W1")] == BLUE
    assert table.asked() == "move"


def test_low_loader_gives_one_more_move_but_not_to_the_forced_one() -> None:
    """Section 4.8: every MOVE effect has one more move."""
    table = Table()
    table.bulldozers(BLUE, "A1-W1")
    table.state.upgrades[BLUE] = 1 << 1
    table.again()
    table.do(
        "play BA6", "field U1L", "bulldozer A1-W1", "move A2-M3" if "A2-M3" in table.legal() else "move A1-W2"
    )
    assert table.asked() == "moving"
    table.do("move public")
    assert table.asked() == "moving"
    table.do("move C-P1")
    assert table.asked() == "move"


def test_parking_is_for_good() -> None:
    """T-102. PA-57: one bulldozer per bay; a full lot removes the option."""
    table = Table()
    table.bulldozers(WHITE, "PK1")
    table.bulldozers(BLUE, "A1-W1")
    table.again()
    table.do("play BA6", "field U1L", "bulldozer A1-W1")
    assert "PK1" not in table.offers("move")
    table.refused("move PK1", "bay-taken")
    table.do("move PK2")
    # Moves left over are lost: it never moves again.
    assert table.asked() == "connect"
    assert table.state.energy[BLUE] == 3
    table.state.free_bays = 0
    table.bulldozers(YELLOW, "A1-W1")
    table.state.free_bays = 0
    table.turn(YELLOW)
    table.do("play BA6", "field U1L", "bulldozer A1-W1")
    assert not any(name.startswith("PK") for name in table.offers("move"))


def test_the_public_area_satisfies_nothing() -> None:
    """T-102. PA-58: any number may stand there, and none of them helps to build."""
    table = Table()
    for seat in range(4):
        table.bulldozers(seat, "public", "public")
    table.again()
    assert "play BA1" not in table.legal()
    assert "play BA2" not in table.legal()


def test_bringing_bulldozers() -> None:
    """T-102, T-14. PA-59: from the network board to the public area; without one nothing happens."""
    table = Table()
    table.bulldozers(BLUE, "A2-M1")
    table.resolve("DOZER:1")
    assert table.state.bulldozers[:5].count(table.place("public")) == 1
    assert table.state.bulldozers[:5].count(table.place("reserve")) == 3
    table.bulldozers(BLUE, "A2-M1", "A1-W1", "A1-W2", "PK1", "public")
    before = table.state.bulldozers[:]
    table.resolve("DOZER:1")
    assert table.state.bulldozers == before


def test_the_owner_must_move_a_used_bulldozer() -> None:
    """PA-60: exactly one move, after all is resolved, no way to skip it."""
    table = Table()
    table.bulldozers(BLUE, "A2-M1")
    table.again()
    table.do("play BA2", "field U1L", "build A2-M1")
    assert table.asked() == "duty"
    assert "skip" not in table.legal()
    table.refused("skip", "must-choose")
    table.do("move A1-W1")
    assert table.state.acting == YELLOW
    assert table.asked() == "turn"


def test_a_bulldozer_that_has_left_has_done_its_duty() -> None:
    """T-26. PA-61: the wind cluster's own move takes it away."""
    table = Table()
    table.bulldozers(BLUE, "A2-M1")
    table.give(BLUE, "SA02")
    table.again()
    table.do("play SA02", "field U1L", "build A2-M1", "bulldozer A2-M1", "move A1-W1", "skip")
    assert table.state.acting == YELLOW
    assert table.asked() == "turn"


def test_the_duty_can_always_be_met() -> None:
    """T-25. PA-62: with all bays and all near sites taken the public area is left."""
    table = Table()
    table.bulldozers(BLUE, "A2-M1")
    table.again()
    table.do("play BA2", "field U1L", "build A2-M1")
    table.state.free_sites = 0
    table.state.free_bays = 0
    table.again()
    assert table.legal() == {"move public"}


def test_the_owner_gets_the_parking_bonus_at_once() -> None:
    """PA-63: before the next turn, with choices of its own."""
    table = Table()
    table.bulldozers(BLUE)
    table.bulldozers(WHITE, "A2-M2")
    table.again()
    table.do("play BA2", "field U1L", "build A2-M2", "move PK5")
    assert table.state.acting == WHITE
    assert table.offers("advance") == {"RES", "REM"}
    table.do("advance REM")
    assert table.column("REM", WHITE) == 1
    assert table.state.acting == YELLOW


def test_a_forced_move_is_the_owners_decision_and_times_out_to_the_public_area() -> None:
    """T-126. PA-173."""
    table = Table(decision_seconds=30)
    table.bulldozers(BLUE)
    table.bulldozers(YELLOW, "A2-M2")
    table.again()
    table.do("play BA2", "field U1L", "build A2-M2")
    assert table.state.acting == YELLOW
    assert table.state.legal(BLUE) == []
    assert table.state.clock() == 30
    table.state.expire()
    assert table.state.bulldozers[5] == table.place("public")
    assert table.asked() == "turn"


def test_an_unfinished_play_can_be_taken_back() -> None:
    """T-126. PA-174: step by step, until something hidden was revealed."""
    match = Match(GAME, {"fixed_layout": True}, [SeatInfo("person", "a"), SeatInfo("person", "b")], "undo")
    state = match.state
    assert isinstance(state, PamperoState)
    while state.pending() and state.agenda[-1] & KIND != TURN:
        match.decide(state.acting, state.legal(state.acting)[0])
    seat = state.acting
    before = match.state.view(seat)
    for name in ("play BA6", "field U1L", "skip", "skip"):
        decision = GAME.decisions.find(name)
        assert decision is not None
        match.decide(seat, decision)
    for _ in range(4):
        match.undo(seat)
    assert match.state.view(seat) == before
    # A special card is taken and its row filled again: that is binding.
    site = next(
        n for n in PRINTED.map.site_ids if state.site_bulldozer[PRINTED.map.site_ids.index(n)] == seat
    )
    for name in ("play BA6", "field U1L", f"bulldozer {site}", "move PK4"):
        decision = GAME.decisions.find(name)
        assert decision is not None
        match.decide(seat, decision)
    assert match.why_no_undo(seat) is None
    match.decide(seat, match.state.legal(seat)[0])
    reason = match.why_no_undo(seat)
    assert reason is not None
    assert reason.code == "revealed"
