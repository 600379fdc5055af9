"""Write the page's types and the tables of ``docs/views`` from what Python declares; ``check`` only compares.

``core/envelope.py`` becomes ``web/src/lib/envelope.ts``. The ``shapes.py`` of a game becomes ``shapes.ts`` in the
game's page folder, with the decisions of its table, and a file in ``docs/views``, together with ``wire.md`` beside it:
content, previews and journal lines in words. Read are classes derived from
TypedDict, calls of it, and aliases of types; a docstring and the comments above a field become descriptions.
"""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src" / "stromtisch"
WEB = ROOT / "web" / "src"
PLAIN = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "object": "unknown",
    "None": "null",
}
LISTS = ("list", "Sequence")
TABLES = ("dict", "Mapping")
NOTICE = "Written by scripts/generate_types.py: do not edit."
# An argument with more values than this is any number, or any text.
FEW = 16


@dataclass
class Field:
    """One field of a shape."""

    name: str
    type: str
    optional: bool
    about: str


@dataclass
class Shape:
    """A class derived from TypedDict; ``bases`` are other shapes."""

    name: str
    about: str
    bases: list[str]
    fields: list[Field] = field(default_factory=list)


@dataclass
class Module:
    """The shapes and aliases of a file, in their order, and what it takes from ``core/envelope.py``."""

    shapes: list[Shape] = field(default_factory=list)
    aliases: list[tuple[str, str, str]] = field(default_factory=list)
    taken: list[str] = field(default_factory=list)


# --- reading ------------------------------------------------------------------------------


def read(path: Path) -> Module:
    """What a file declares."""
    source = path.read_text("utf-8")
    lines = source.splitlines()
    module = Module()
    for node in ast.parse(source).body:
        if isinstance(node, ast.ImportFrom) and node.module == "stromtisch.core.envelope":
            module.taken += [alias.name for alias in node.names]
        elif isinstance(node, ast.ClassDef):
            module.shapes.append(_shape(node, lines))
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            if _name(node.value.func) == "TypedDict":
                module.shapes.append(_called_shape(node, node.value, lines))
        elif (
            isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and not isinstance(node.value, ast.Constant | ast.Call | ast.Attribute)
        ):
            alias = (node.targets[0].id, typescript(node.value), _above(lines, node.lineno))
            module.aliases.append(alias)
    return module


def _shape(node: ast.ClassDef, lines: list[str]) -> Shape:
    bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id != "TypedDict"]
    shape = Shape(node.name, ast.get_docstring(node) or "", bases)
    partial = any(keyword.arg == "total" for keyword in node.keywords)
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            annotation, optional = part.annotation, partial
            if isinstance(annotation, ast.Subscript) and _name(annotation.value) == "NotRequired":
                annotation, optional = annotation.slice, True
            about = _above(lines, part.lineno)
            shape.fields.append(Field(part.target.id, typescript(annotation), optional, about))
    return shape


def _called_shape(node: ast.Assign, call: ast.Call, lines: list[str]) -> Shape:
    """A shape with a field that no class could have: ``Way = TypedDict("Way", {"from": int, "to": int})``."""
    name, table = call.args
    assert isinstance(table, ast.Dict)
    shape = Shape(str(ast.literal_eval(name)), _above(lines, node.lineno), [])
    for key, value in zip(table.keys, table.values, strict=True):
        assert isinstance(key, ast.Constant)
        shape.fields.append(Field(str(key.value), typescript(value), False, ""))
    return shape


def _above(lines: list[str], number: int) -> str:
    """The comment above a line, as one text."""
    found: list[str] = []
    place = number - 2
    while place >= 0 and lines[place].strip().startswith("#"):
        found.insert(0, lines[place].strip().removeprefix("#").strip())
        place -= 1
    return " ".join(found)


def typescript(node: ast.expr) -> str:
    """A type of Python as one of TypeScript."""
    if isinstance(node, ast.BinOp):
        return f"{typescript(node.left)} | {typescript(node.right)}"
    if isinstance(node, ast.Constant):
        return "null" if node.value is None else typescript(ast.parse(str(node.value), mode="eval").body)
    if isinstance(node, ast.Name):
        return PLAIN.get(node.id, node.id)
    if not isinstance(node, ast.Subscript):
        raise SystemExit(f"line {node.lineno}: {ast.unparse(node)} is no type that the page could have")
    outer = _name(node.value)
    inner = list(node.slice.elts) if isinstance(node.slice, ast.Tuple) else [node.slice]
    if outer == "Literal":
        return " | ".join(_literal(one) for one in inner)
    if outer in LISTS:
        of = typescript(inner[0])
        return f"({of})[]" if "|" in of else f"{of}[]"
    if outer == "tuple":
        return f"[{', '.join(typescript(one) for one in inner)}]"
    if outer in TABLES:
        return f"Record<{typescript(inner[0])}, {typescript(inner[1])}>"
    raise SystemExit(f"line {node.lineno}: {ast.unparse(node)} is no type that the page could have")


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _literal(node: ast.expr) -> str:
    value = ast.literal_eval(node)
    return "null" if value is None else f'"{value}"' if isinstance(value, str) else str(value).lower()


# --- writing TypeScript -------------------------------------------------------------------


def module_text(module: Module, about: str, decisions: str = "") -> str:
    """A file of TypeScript."""
    lines = [f"/** {about} {NOTICE} */"]
    names = sorted(set(module.taken) | ({"Envelope"} if decisions else set()))
    names = [name for name in names if name[0].isupper() and not name.isupper()]
    if decisions and names:
        lines.append(f'import type {{ {", ".join(names)} }} from "../../lib/envelope";')
    for name, meaning, comment in module.aliases:
        lines += ["", *([f"/** {comment} */"] if comment else []), f"export type {name} = {meaning};"]
    for shape in module.shapes:
        extends = f" extends {', '.join(shape.bases)}" if shape.bases else ""
        lines += ["", f"/** {_flat(shape.about)} */", f"export interface {shape.name}{extends} {{"]
        for one in shape.fields:
            lines += [f"  /** {one.about} */"] if one.about else []
            lines.append(f"  {one.name}{'?' if one.optional else ''}: {one.type};")
        lines.append("}")
    return "\n".join(lines) + "\n" + decisions


def _flat(text: str) -> str:
    return " ".join(text.split())


def decisions_text(decisions: list[tuple[str, dict[str, str | int]]], board: bool) -> str:
    """The decisions of a table: one type for each kind, and the union of them."""
    kinds: dict[str, dict[str, set[str | int]]] = {}
    for kind, args in decisions:
        found = kinds.setdefault(kind, {})
        for name, value in args.items():
            found.setdefault(name, set()).add(value)
    rows = []
    for kind, arguments in kinds.items():
        parts = [f'kind: "{kind}"', *(f"{name}: {_values(values)}" for name, values in arguments.items())]
        rows.append(f"  | {{ {'; '.join(parts)} }}")
    text = "\n/** A decision of this game: its kind and its arguments. */\nexport type Choice =\n"
    text += "\n".join(rows) + ";\n"
    if board:
        text += "\n/** What a seat sees. */\nexport type View = Envelope & Board;\n"
    return text


def _values(values: set[str | int]) -> str:
    if any(isinstance(value, int) for value in values):
        return "number" if all(isinstance(value, int) for value in values) else "number | string"
    if len(values) > FEW:
        return "string"
    return " | ".join(f'"{value}"' for value in sorted(str(value) for value in values))


# --- writing docs ---------------------------------------------------------------------------


def docs_text(module: Module, title: str, intro: str, notes: str) -> str:
    """A page with what types cannot say, and one table for each shape."""
    lines = [f"# {title}", "", intro, "", *notes.splitlines(), ""]
    if module.aliases:
        lines += ["| type | is |", "| --- | --- |"]
        lines += [f"| `{name}` | {_code(meaning)} |" for name, meaning, _ in module.aliases]
    for shape in module.shapes:
        lines += ["", f"## {shape.name}", "", _flat(shape.about).replace("``", "`")]
        if shape.bases:
            lines.append(f"It has all fields of {', '.join(shape.bases)}.")
        lines += ["", "| field | type | what it is |", "| --- | --- | --- |"]
        for one in shape.fields:
            name = f"`{one.name}`{' (may be missing)' if one.optional else ''}"
            about = one.about.replace("|", "\\|")
            lines.append(f"| {name} | {_code(one.type)} | {about} |")
    return "\n".join(lines) + "\n"


def _code(type: str) -> str:
    return "`" + type.replace("|", "\\|") + "`"


# --- all of it ------------------------------------------------------------------------------


def targets() -> dict[Path, str]:
    """Every file that is generated, with its text."""
    sys.path.insert(0, str(ROOT / "src"))
    from stromtisch.catalogue import playable

    envelope = read(SRC / "core" / "envelope.py")
    found = {WEB / "lib" / "envelope.ts": module_text(envelope, "What every view of any game has.")}
    for name, game in playable().items():
        shapes = SRC / "games" / name.replace("-", "_") / "shapes.py"
        if not shapes.is_file():
            continue
        module = read(shapes)
        table = [(decision.kind, decision.args) for decision in game.decisions.by_code]
        decisions = decisions_text(table, any(shape.name == "Board" for shape in module.shapes))
        title = game.title["en"]
        found[WEB / "games" / name / "shapes.ts"] = module_text(module, f"{title} on the wire.", decisions)
        intro = (
            f"The fields that {title} adds to the envelope of every view ([protocol.md](../protocol.md)). "
            f"{NOTICE.replace('scripts/', '`scripts/').replace('.py', '.py`')}"
        )
        notes = shapes.with_name("wire.md").read_text("utf-8")
        found[ROOT / "docs" / "views" / f"{name}.md"] = docs_text(
            module, f"The view of {title}", intro, notes
        )
    return found


def main() -> int:
    checking = sys.argv[1:] == ["check"]
    stale = [
        path for path, text in targets().items() if not path.is_file() or path.read_text("utf-8") != text
    ]
    for path in stale:
        if checking:
            sys.stderr.write(f"{path.relative_to(ROOT)} is out of date: run scripts/generate_types.py\n")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(targets()[path], "utf-8")
    return 1 if checking and stale else 0


if __name__ == "__main__":
    sys.exit(main())
