"""The description of the API as a page that needs nothing from elsewhere: no script, no font, no network."""

from __future__ import annotations

import json
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = """
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
color: #1b1f24 }
h2 { margin-top: 2rem; border-top: 1px solid #ccc; padding-top: 1rem }
code, pre { font: .9rem/1.4 ui-monospace, monospace }
pre { background: #f4f4f2; padding: .75rem; overflow-x: auto }
.method { display: inline-block; min-width: 4rem; font-weight: 700 }
@media (prefers-color-scheme: dark) { body { background: #15181c; color: #e6e6e3 } pre { background: #22262b }
a { color: #9cc4ff } }
"""


class PlainPage(OpenAPIRenderPlugin):
    """Renders the schema as plain HTML."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The whole page."""
        info = openapi_schema["info"]
        parts = [
            f"<!doctype html><html lang='en'><meta charset='utf-8'><title>{escape(info['title'])}</title>",
            f"<style>{STYLE}</style><h1>{escape(info['title'])} {escape(info['version'])}</h1>",
            f"<p>{escape(info.get('description', ''))}</p>",
            "<p><a href='/api/docs/openapi.json'>openapi.json</a></p>",
        ]
        for path, methods in openapi_schema.get("paths", {}).items():
            for method, operation in methods.items():
                parts.append(_operation(path, method, operation))
        parts.append("<h2>Shapes</h2>")
        for name, shape in sorted(openapi_schema.get("components", {}).get("schemas", {}).items()):
            parts.append(f"<h3 id='{escape(name)}'>{escape(name)}</h3>{_pre(shape)}")
        return "".join(parts).encode()


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    text = (
        f"<h2><span class='method'>{method.upper()}</span> <code>{escape(path)}</code></h2>"
        f"<p><b>{escape(operation.get('summary') or '')}</b>. "
        f"{escape(operation.get('description') or '')}</p>"
    )
    if operation.get("parameters"):
        text += "<h3>Parameters</h3>" + _pre(operation["parameters"])
    if operation.get("requestBody"):
        text += "<h3>Body</h3>" + _pre(operation["requestBody"]["content"])
    answers = {
        status: response.get("content", response.get("description"))
        for status, response in operation.get("responses", {}).items()
    }
    return text + "<h3>Answers</h3>" + _pre(answers)


def _pre(value: object) -> str:
    return f"<pre>{escape(json.dumps(value, indent=2, ensure_ascii=False))}</pre>"
