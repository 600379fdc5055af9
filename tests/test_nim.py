"""A game from outside: installed as a wheel it is found, passes the suite, and does not need to be named anywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from stromtisch.catalogue import playable
from tests.wheels import NIM, ROOT, install, run_python

LIST = "from stromtisch.catalogue import playable; print(*playable())"
BROKEN = {
    "raises": 'raise RuntimeError("not today")\n',
    "no-manifest": 'GAME = "nim"\n',
    "other-id": 'from stromtisch.core.manifest import Manifest\nGAME = Manifest("another", {})\n',
    "no-rules": 'from stromtisch.core.manifest import Manifest\nGAME = Manifest("broken", {})\n',
    "bad-rules": 'from stromtisch.core.manifest import Manifest\nGAME = Manifest("broken", {1: lambda pack: 1 / 0})\n',
    "no-package": 'from stromtisch.core.manifest import Manifest\nGAME = Manifest("broken", {}, package="gone")\n',
}


@pytest.fixture(scope="module")
def nim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(NIM, tmp_path_factory.mktemp("nim") / "installed")


def test_the_wheel_brings_texts_and_page(nim: Path) -> None:
    found = {str(path.relative_to(nim / "stromtisch_nim")) for path in (nim / "stromtisch_nim").rglob("*")}
    assert {"texts/de.ftl", "texts/en.ftl", "page/index.js", "page/nim.css"} <= found


def test_it_is_offered_after_our_own_games(nim: Path) -> None:
    offered, logged = run_python(LIST, nim)
    assert offered.split() == [*playable(), "nim"]
    assert logged == ""


def test_an_operator_may_choose_it_alone(nim: Path) -> None:
    assert run_python(LIST, nim, STROMTISCH_GAMES="nim hertzschlag")[0].split() == ["nim", "hertzschlag"]


def test_it_passes_the_suite(nim: Path) -> None:
    code = """
from stromtisch.catalogue import collection
from stromtisch.testing import check_bot, check_game
game = collection().games["nim"]
for layout in game.options[0].choices:
    print(check_game(game, options={"layout": layout}).games)
    print(check_bot(game, collection().bot("nim", "sensible"), options={"layout": layout}) > 0)
"""
    assert run_python(code, nim)[0].split() == ["20", "True", "20", "True"]


def test_its_bot_wins_from_a_won_position(nim: Path) -> None:
    code = """
from stromtisch.catalogue import collection
from stromtisch.core.bot import Chair
from stromtisch.core.generator import Generator
games = collection()
for number in range(20):
    state = games.games["nim"].new({"layout": "3-4-5"}, ["bot", "bot"], str(number))
    players = [games.bot("nim", "sensible"), games.bot("nim", "random")]
    rng = Generator(str(number))
    while waiting := state.pending():
        seat = waiting[0]
        state.play(seat, players[seat].decide(Chair(state, seat, rng.split())))
    assert state.outcome().winners == [0]
"""
    run_python(code, nim)


@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_game_is_reported_and_left_out(nim: Path, tmp_path: Path, how: str) -> None:
    (tmp_path / "broken_game.py").write_text(BROKEN[how], "utf-8")
    info = tmp_path / "broken_game-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-game\nVersion: 1\n", "utf-8")
    (info / "entry_points.txt").write_text("[stromtisch.games]\nbroken = broken_game:GAME\n", "utf-8")
    offered, logged = run_python("import logging; logging.basicConfig(); " + LIST, nim, tmp_path)
    assert offered.split() == [*playable(), "nim"]
    assert "the game broken" in logged
    assert "is left out" in logged


def test_nothing_of_ours_names_it() -> None:
    ours = [path for folder in ("src", "web/src") for path in (ROOT / folder).rglob("*.*") if path.is_file()]
    assert [path for path in ours if b"stromtisch_nim" in path.read_bytes()] == []
