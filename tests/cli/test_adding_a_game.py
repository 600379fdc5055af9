"""docs/adding-a-game.md, followed to the letter: each piece of code in it goes where it says, and the game works."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable
from pathlib import Path

from click.testing import Result

from tests.cli.test_serve import running
from tests.wheels import ROOT, beside, install, run_python

DOC = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
CHECK = """
from stromtisch.catalogue import collection
from stromtisch.testing import check_bot, check_game
games = collection()
game = games.games["wild-goose"]
assert [decision.name for decision in game.decisions.by_code][2:4] == ["bet 1", "bet 2"]
assert games.levels("wild-goose") == ["careful", "random"]
print(check_game(game).games, check_bot(game, games.bot("wild-goose", "careful")) > 0)
"""


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", DOC, re.DOTALL)


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert text.count(old) == 1, f"{old!r} in {path.name}"
    path.write_text(text.replace(old, new), "utf-8")


def quoted(start: str) -> str:
    """A piece of code inside a sentence."""
    (found,) = re.findall(rf"`({re.escape(start)}[^`]*)`", DOC)
    return str(found)


def test_the_document_is_exact(call: Callable[..., Result], tmp_path: Path) -> None:
    (commands,) = blocks("sh")
    assert commands.splitlines()[0] == "stromtisch new-game wild-goose"
    assert call("new-game", "wild-goose", "--into", tmp_path).exit_code == 0
    package = tmp_path / "wild-goose" / "src" / "wild_goose"
    bet, bot = blocks("python")
    (words,) = blocks("ftl")
    (page,) = blocks("js")

    replace(package / "rules.py", "class WildGoose(", f"{bet}\n\nclass WildGoose(")
    replace(package / "rules.py", "Kinds(PHASES, [Roll(), Keep()])", quoted("Kinds(PHASES"))
    for language in ("de", "en"):
        text = package / "texts" / f"{language}.ftl"
        text.write_text(text.read_text("utf-8") + words, "utf-8")
    (package / "bot.py").write_text(bot, "utf-8")
    manifest = package / "manifest.py"
    replace(manifest, "    rules={", f"    {quoted('bots=')},\n    rules={{")
    replace(manifest, '"kept": {"seat": SEAT}', '"kept": {"seat": SEAT}, ' + quoted('"bet": '))
    replace(manifest, "from wild_goose.rules", quoted("from wild_goose.bot") + "\nfrom wild_goose.rules")
    (package / "page").mkdir()
    (package / "page" / "index.js").write_text(page, "utf-8")

    installed = install(tmp_path / "wild-goose", tmp_path / "installed")
    # For two, three and four seats.
    assert run_python(CHECK, installed)[0].split() == ["60", "True"]
    path = beside(installed)["PYTHONPATH"]
    with running("serve", "--port", 0, "--data", tmp_path / "data", PYTHONPATH=path) as address:
        with urllib.request.urlopen(f"{address}api/games/wild-goose", timeout=100) as answer:
            told = json.load(answer)
        assert told["lines"]["kinds"]["bet"] == [{"field": "seat", "type": "seat", "argument": "name"}]
        with urllib.request.urlopen(address.rstrip("/") + told["page"], timeout=100) as answer:
            assert answer.read().decode() == page
