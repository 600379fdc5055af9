"""A game from outside brings texts and a page; the server hands out these, and nothing else of its package."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from stromtisch.catalogue import collection
from stromtisch.core.manifest import Collection, Manifest
from stromtisch.room.shelf import Shelf
from stromtisch.server import app
from stromtisch.testing.tic_tac_toe import TicTacToe
from tests.server.conftest import Served as Server

if TYPE_CHECKING:
    from stromtisch.server.settings import Settings

PACKAGE = "game_from_outside"
TEXTS = "prompt-play = Setz ein Kreuz\n"
CODE = "export const version = 1;\n"


class Bare(TicTacToe):
    """Tic-tac-toe by another name."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "bare"


def outside() -> Collection:
    """A game in a package of its own, and the same one without."""
    with_files = Manifest("tic-tac-toe", {1: lambda pack: TicTacToe()}, package=PACKAGE)
    return Collection([with_files, Manifest("bare", {1: lambda pack: Bare()})], {})


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / PACKAGE
    for name in ("texts", "page/parts"):
        (folder / name).mkdir(parents=True)
    (folder / "__init__.py").write_text('"""secret"""\n')
    (folder / "texts" / "de.ftl").write_text(TEXTS, "utf-8")
    (folder / "texts" / "debrief.de.ftl").write_text("secret = secret\n", "utf-8")
    (folder / "page" / "index.js").write_text(CODE, "utf-8")
    (folder / "page" / "parts" / "look.css").write_text(".board { color: red }\n", "utf-8")
    (folder / "page" / "picture.SVG").write_text("<svg/>", "utf-8")
    (folder / "page" / "what.exe").write_bytes(b"MZ")
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    (folder / "page" / "leads-out.js").symlink_to(tmp_path / "secret.txt")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    sys.modules.pop(PACKAGE, None)


@pytest.fixture
def offering(package: Path, settings: Settings) -> Iterator[Server]:
    class Offering(Server):
        def start(self) -> None:
            self.make = lambda: app.create_app(self.settings, outside)
            super().start()

    server = Offering(settings)
    yield server
    server.end()


def test_texts_and_page_are_served_with_their_types(offering: Server) -> None:
    found = {
        path: offering.call("GET", f"/games/tic-tac-toe/{path}")
        for path in (
            "texts/de.ftl",
            "page/index.js",
            "page/parts/look.css",
            "page/picture.SVG",
            "page/what.exe",
        )
    }
    assert {path: answer.status_code for path, answer in found.items()} == dict.fromkeys(found, 200)
    assert found["texts/de.ftl"].text == TEXTS
    assert found["page/index.js"].text == CODE
    assert [answer.headers["content-type"] for answer in found.values()] == [
        "text/plain; charset=utf-8",
        "text/javascript; charset=utf-8",
        "text/css; charset=utf-8",
        "image/svg+xml",
        "application/octet-stream",
    ]
    for answer in found.values():
        assert answer.headers["cache-control"] == "no-cache"
        assert {name: answer.headers[name] for name in app.SECURITY_HEADERS} == app.SECURITY_HEADERS


@pytest.mark.parametrize(
    "path",
    [
        "tic-tac-toe/texts/en.ftl",
        "tic-tac-toe/texts/debrief.de.ftl",
        "tic-tac-toe/texts/..%2f__init__.py",
        "tic-tac-toe/texts",
        "tic-tac-toe/page",
        "tic-tac-toe/page/",
        "tic-tac-toe/page/parts",
        "tic-tac-toe/page/gone.js",
        "tic-tac-toe/page/../__init__.py",
        "tic-tac-toe/page/%2e%2e/__init__.py",
        "tic-tac-toe/page/..%2f..%2fsecret.txt",
        "tic-tac-toe/page//etc/passwd",
        "tic-tac-toe/page/%00",
        "tic-tac-toe/page/leads-out.js",
        "tic-tac-toe/__init__.py",
        "bare/page/index.js",
        "unknown/page/index.js",
        "unknown/texts/de.ftl",
        "..%2f../texts/de.ftl",
        "",
    ],
)
def test_nothing_else_is_served(offering: Server, path: str) -> None:
    answer = offering.call("GET", f"/games/{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-path")
    assert "secret" not in answer.text


def test_the_shelf_says_where_the_page_is(offering: Server, package: Path) -> None:
    entries = {entry["id"]: entry["page"] for entry in offering.call("GET", "/api/games").json()}
    assert entries == {"tic-tac-toe": "/games/tic-tac-toe/page/index.js", "bare": None}
    assert offering.call("GET", "/api/games/tic-tac-toe").json()["page"] == entries["tic-tac-toe"]
    (package / "page" / "index.js").unlink()
    assert offering.call("GET", "/api/games").json()[0]["page"] is None
    assert offering.call("GET", "/api/games/tic-tac-toe").json()["page"] is None


def test_the_pages_of_our_own_games_are_part_of_the_client(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.js").write_text(CODE, "utf-8")
    monkeypatch.setattr("stromtisch.room.shelf.folder_of", lambda package: tmp_path)
    assert {entry.page for entry in Shelf(collection()).entries()} == {None}
