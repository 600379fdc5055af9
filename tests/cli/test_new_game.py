"""A new game is written whole, passes the suite, and is offered by the server; what cannot be written is refused."""

from __future__ import annotations

import json
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from stromtisch.cli import new_game as command
from tests.cli.test_serve import running
from tests.wheels import beside, install, run_python

Call = Callable[..., Result]
Refusal = Callable[..., str]


@pytest.fixture
def written(call: Call, tmp_path: Path) -> Path:
    result = call("new-game", "wild-goose-2", "--into", tmp_path)
    assert result.exit_code == 0, result.output
    assert "pip install -e" in result.output
    assert [path.name for path in tmp_path.iterdir()] == ["wild-goose-2"]
    return tmp_path / "wild-goose-2"


def test_it_is_written_under_its_own_name(written: Path) -> None:
    files = {path.relative_to(written).as_posix() for path in written.rglob("*") if path.is_file()}
    assert files == {
        "README.md",
        "pyproject.toml",
        "src/wild_goose_2/__init__.py",
        "src/wild_goose_2/manifest.py",
        "src/wild_goose_2/rules.py",
        "src/wild_goose_2/texts/de.ftl",
        "src/wild_goose_2/texts/en.ftl",
        "tests/test_rules.py",
    }
    text = "".join((written / file).read_text("utf-8") for file in files)
    assert not any(name in text for name in command.CALLED)
    assert '"Wild goose 2"' in text


def test_its_own_tests_pass(written: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(written)],
        env=beside(written / "src"), cwd=written, capture_output=True, text=True, timeout=250, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout


def test_it_is_found_passes_the_suite_and_is_served(written: Path, tmp_path: Path) -> None:
    installed = install(written, tmp_path / "installed")
    code = """
from stromtisch.catalogue import playable
from stromtisch.testing import check_game
print(set(check_game(playable()["wild-goose-2"]).verdicts))
"""
    assert "scored" in run_python(code, installed)[0]
    path = beside(installed)["PYTHONPATH"]
    with running("serve", "--port", 0, "--data", tmp_path / "data", PYTHONPATH=path) as address:
        with urllib.request.urlopen(f"{address}api/games", timeout=100) as answer:
            games = {game["id"]: game for game in json.load(answer)}
        with urllib.request.urlopen(f"{address}games/wild-goose-2/texts/de.ftl", timeout=100) as answer:
            assert b"prompt-roll" in answer.read()
    # Without a page of its own it is shown on the board for any game.
    assert games["wild-goose-2"]["page"] is None
    assert games["wild-goose-2"]["seats"] == {"least": 2, "most": 4}


@pytest.mark.parametrize(
    "name",
    ["", "Goose", "2geese", "wild_goose", "wild--goose", "-goose", "goose-", "../goose", "gänse", "a" * 65],
)
def test_a_bad_name_is_refused(refusal: Refusal, tmp_path: Path, name: str) -> None:
    assert "cannot be the name of a game" in refusal("new-game", "--into", tmp_path, "--", name)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["class", "json", "stromtisch"])
def test_a_name_that_python_has_is_refused(refusal: Refusal, tmp_path: Path, name: str) -> None:
    assert "Python has something called" in refusal("new-game", name, "--into", tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_is_not_touched(refusal: Refusal, tmp_path: Path) -> None:
    (tmp_path / "goose").mkdir()
    assert "exists already" in refusal("new-game", "goose", "--into", tmp_path)
    assert list((tmp_path / "goose").iterdir()) == []


def test_a_folder_that_is_not_there_is_refused(refusal: Refusal, tmp_path: Path) -> None:
    assert "does not exist" in refusal("new-game", "goose", "--into", tmp_path / "gone")


def test_a_failure_leaves_nothing_behind(
    refusal: Refusal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", fail)
    assert "No space left" in refusal("new-game", "goose", "--into", tmp_path)
    assert list(tmp_path.iterdir()) == []
