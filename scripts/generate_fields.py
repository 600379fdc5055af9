"""Write ``copied.py`` of each game from the fields its state declares; ``generate_fields.py check`` only compares.

The class whose method ``lay_empty`` gives the lists their beginning is the state. Its fields are what the
constructor assigns (numbers, truth values, texts) and what ``lay_empty`` annotates with a name of
``stromtisch.core.fields``. What the constructor takes from a parameter is fixed for the match and not copied.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

GAMES = Path(__file__).parent.parent / "src" / "stromtisch" / "games"
OWN = ("Own", "OwnRows", "OwnWords")
SHARED = ("Shared", "SharedRows", "SharedWords")


class DeclarationError(Exception):
    """A field is not declared as it should be."""


def main() -> int:
    checking = sys.argv[1:] == ["check"]
    stale = []
    for source in sorted(GAMES.glob("*/state.py")):
        target = source.with_name("copied.py")
        try:
            text = generated(source)
        except DeclarationError as error:
            sys.stderr.write(f"{source}: {error}\n")
            return 1
        if text is None or (target.exists() and target.read_text() == text):
            continue
        if checking:
            stale.append(target)
        else:
            target.write_text(text)
    for target in stale:
        sys.stderr.write(f"{target} is out of date: run scripts/generate_fields.py\n")
    return 1 if stale else 0


def generated(source: Path) -> str | None:
    """The text of ``copied.py`` for a state, or None when it does not declare its fields."""
    for node in ast.parse(source.read_text()).body:
        if isinstance(node, ast.ClassDef):
            methods = {item.name: item for item in node.body if isinstance(item, ast.FunctionDef)}
            if "lay_empty" in methods:
                return _module(source.parent.name, node.name, _fields(methods))
    return None


def _fields(methods: dict[str, ast.FunctionDef]) -> dict[str, bool]:
    """The fields in the order of their declaration, and whether a clone has its own."""
    begins = methods["__init__"]
    parameters = {argument.arg for argument in begins.args.args}
    found: dict[str, bool] = {}
    fixed: set[str] = set()
    for node in begins.body:
        for name, annotation, value in _assigned(node):
            if isinstance(value, ast.Name) and value.id in parameters:
                fixed.add(name)
            elif annotation is not None:
                found[name] = _is_own(name, annotation)
            elif isinstance(value, ast.List | ast.ListComp | ast.Dict | ast.Set | ast.BinOp):
                raise DeclarationError(f"the constructor must annotate {name}: {', '.join(OWN + SHARED)}")
            else:
                found[name] = False
    for node in methods["lay_empty"].body:
        for name, annotation, _ in _assigned(node):
            if annotation is None:
                raise DeclarationError(f"lay_empty must annotate {name}: {', '.join(OWN + SHARED)}")
            found[name] = _is_own(name, annotation)
    for method in methods.values():
        for part in ast.walk(method):
            for name, _, _ in _assigned(part):
                if name not in found and name not in fixed and name not in ("phase", "step", "timeouts"):
                    raise DeclarationError(f"{method.name} changes {name}, which is declared nowhere")
    return found


def _assigned(node: ast.AST) -> list[tuple[str, ast.expr | None, ast.expr | None]]:
    """What a statement assigns to fields of ``self``: name, annotation, value."""
    targets: list[ast.expr]
    annotation: ast.expr | None = None
    if isinstance(node, ast.AnnAssign):
        targets, annotation = [node.target], node.annotation
    elif isinstance(node, ast.Assign):
        targets = node.targets
    else:
        return []
    return [
        (target.attr, annotation, node.value)
        for target in targets
        if isinstance(target, ast.Attribute)
        and isinstance(target.value, ast.Name)
        and target.value.id == "self"
    ]


def _is_own(name: str, annotation: ast.expr) -> bool:
    called = annotation.id if isinstance(annotation, ast.Name) else ""
    if called not in OWN + SHARED:
        raise DeclarationError(f"{name} must be one of {', '.join(OWN + SHARED)}")
    return called in OWN


def _module(game: str, name: str, fields: dict[str, bool]) -> str:
    lines = [
        f'"""What a clone of {name} copies. Written by ``scripts/generate_fields.py``: do not edit."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import TYPE_CHECKING, Final",
        "",
        "if TYPE_CHECKING:",
        f"    from stromtisch.games.{game}.state import {name}",
        "",
        "FIELDS: Final = [",
        *[f'    "{field}",' for field in fields],
        "]",
        "",
        "",
        f"def copy_{name.lower()}(here: {name}, there: {name}) -> None:",
        '    """Copy every field that changes during a match."""',
        "    here.copy_frame_to(there)",
        *[f"    there.{field} = here.{field}{'[:]' if own else ''}" for field, own in fields.items()],
        "",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
