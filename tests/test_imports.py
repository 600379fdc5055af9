"""The rules lean on the standard library and themselves alone (import-linter holds the rest)."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import build_steps
import pytest

ALLOWED = {*sys.stdlib_module_names, "mypy_extensions"}


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_bytes(), file)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "stromtisch.core" if node.level else str(node.module)


@pytest.mark.parametrize(
    "file", build_steps.rule_files(), ids=lambda f: f.relative_to(build_steps.SRC).as_posix()
)
def test_rules_import_standard_library_only(file: Path) -> None:
    strangers = {
        name
        for name in imported(file)
        if name.split(".")[0] not in ALLOWED and not name.startswith(("stromtisch.core", "stromtisch.games"))
    }
    assert not strangers
