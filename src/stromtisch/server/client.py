"""The page: the built client in ``stromtisch/_client``, or a message that it is not built."""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import File

from stromtisch.room.refusals import refuse

CLIENT = Path(__file__).parent.parent / "_client"

# The page loads nothing from elsewhere. Boards set style attributes (sizes, places), never style sheets;
# rules in the browser, one day, are WebAssembly.
CONTENT_SECURITY_POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; object-src 'none'; form-action 'self'; "
    "frame-ancestors 'self'; base-uri 'self'"
)

# Paths that never belong to the page, even if nothing answers there.
ELSEWHERE = ("api", "games")

NOT_BUILT_STYLE = "body { font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto }"
NOT_BUILT = f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Stromtisch</title>
<style>{NOT_BUILT_STYLE}</style>
<h1>Stromtisch</h1>
<p>The server runs, but the page has not been built. Build it with <code>make play</code>, then reload.</p>
<p lang="de">Der Server läuft, aber die Seite ist noch nicht gebaut.
Baue sie mit <code>make play</code> und lade neu.</p>
<p>The API is described at <a href="/api/docs">/api/docs</a>.</p>
</html>
"""


def plain_policy(*styles: str) -> str:
    """The policy of everything but the page: nothing is loaded, nothing is run; only these style sheets count."""
    known = (base64.b64encode(hashlib.sha256(style.encode()).digest()).decode() for style in styles)
    allowed = " ".join(f"'sha256-{digest}'" for digest in known)
    return f"default-src 'none'; style-src {allowed}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"


def page(folder: Path, path: str) -> Response[str] | File:
    """The file at a path of the page; the page handles unknown paths itself, so they get its start."""
    if path.partition("/")[0] in ELSEWHERE:
        raise refuse("unknown-path")
    index = folder / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, media_type="text/html", status_code=200 if path == "" else 404)
    wanted = file_at(folder, path)
    if wanted is not None and wanted != index.resolve():
        # Vite names files under assets/ after their content.
        forever = path.startswith("assets/")
        cache = "public, max-age=31536000, immutable" if forever else "no-cache"
        return File(
            wanted, filename=wanted.name, content_disposition_type="inline", headers={"Cache-Control": cache}
        )
    if path.startswith("assets/"):
        raise refuse("unknown-path")
    return File(
        index,
        filename="index.html",
        content_disposition_type="inline",
        media_type="text/html; charset=utf-8",
        headers={"Cache-Control": "no-cache", "Content-Security-Policy": CONTENT_SECURITY_POLICY},
    )


def file_at(folder: Path, path: str) -> Path | None:
    """The file of that name among those in the folder: no path leads out of it."""
    if path == "" or "\0" in path:
        return None
    try:
        wanted = (folder / path).resolve()
        return wanted if wanted.is_relative_to(folder.resolve()) and wanted.is_file() else None
    except OSError:  # a name that no file can have
        return None


@get("/", include_in_schema=False, sync_to_thread=False)
def start_page() -> Response[str] | File:
    """The start of the page."""
    return page(CLIENT, "")


@get("/{path:path}", include_in_schema=False, sync_to_thread=True)
def any_page(path: FromPath[Path]) -> Response[str] | File:
    """Anything else of the page."""
    return page(CLIENT, str(path).lstrip("/"))
