"""The page is served from the built client, and nothing else is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from stromtisch.server import client

if TYPE_CHECKING:
    from tests.server.conftest import Served


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "_client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the page")
    (folder / "assets" / "main-abc.js").write_text("/* code */ " * 500)
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(client, "CLIENT", folder)
    return folder


@pytest.mark.usefixtures("built")
def test_the_page_and_its_files_are_served(served: Served) -> None:
    for path in ("/", "/index.html", "/tables/ABCDEF", "/anything/else"):
        answer = served.call("GET", path)
        assert (answer.status_code, answer.text) == (200, "<!doctype html>the page")
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
        assert "default-src 'self'" in answer.headers["content-security-policy"]
    code = served.call("GET", "/assets/main-abc.js")
    assert "javascript" in code.headers["content-type"]
    assert "immutable" in code.headers["cache-control"]
    assert code.text == "/* code */ " * 500
    assert served.call("GET", "/icon.svg").headers["content-type"] == "image/svg+xml"
    assert served.call("GET", "/assets/gone.js").status_code == 404
    assert served.call("GET", "/api/gone").json()["code"] == "unknown-path"


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "//etc/passwd",
        "/%00",
        "/assets/../../secret.txt",
    ],
)
def test_no_path_leads_out_of_the_folder(served: Served, path: str) -> None:
    answer = served.call("GET", path)
    assert answer.status_code in (200, 404)
    assert "secret" not in answer.text
    assert "root:" not in answer.text


def test_a_page_that_is_not_built_says_so(
    served: Served, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(client, "CLIENT", tmp_path / "nothing")
    answer = served.call("GET", "/")
    assert answer.status_code == 200
    assert "has not been built" in answer.text
