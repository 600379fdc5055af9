"""Files that a game brings along: its texts and its page, from the folders ``texts`` and ``page`` of its package."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Request, get
from litestar.params import FromPath
from litestar.response import File

from stromtisch.packs import folder_of
from stromtisch.room.refusals import refuse
from stromtisch.room.shelf import PAGE, TEXTS
from stromtisch.server.client import file_at

LANGUAGES = ("de.ftl", "en.ftl")
# Listed here because operating systems differ in the types they know. All other files are plain bytes.
TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".jpg": "image/jpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
ANYTHING = "application/octet-stream"
Asking = Request[Any, Any, Any]


@get("/games/{id:str}/texts/{name:str}", include_in_schema=False, sync_to_thread=True)
def game_texts(request: Asking, id: FromPath[str], name: FromPath[str]) -> File:
    """The texts of a game in one language."""
    if name not in LANGUAGES:
        raise refuse("unknown-path")
    return _file(request, id, TEXTS, name)


@get("/games/{id:str}/page/{path:path}", include_in_schema=False, sync_to_thread=True)
def game_page(request: Asking, id: FromPath[str], path: FromPath[Path]) -> File:
    """A file of the page of a game."""
    return _file(request, id, PAGE, str(path).lstrip("/"))


def _file(request: Asking, id: str, folder: str, path: str) -> File:
    """A file in a folder of a game that this server offers; no path leads out of that folder."""
    package = request.app.state.shelf.package(id)
    found = None if package is None else file_at(folder_of(package) / folder, path)
    if found is None:
        raise refuse("unknown-path")
    # Their names do not change with their content, so a browser has to ask every time.
    return File(
        found,
        filename=found.name,
        content_disposition_type="inline",
        media_type=TYPES.get(found.suffix.lower(), ANYTHING),
        headers={"Cache-Control": "no-cache"},
    )
