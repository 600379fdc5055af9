"""The lock files hold everywhere: complete, hashed, and without the address of any registry."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
# Written in two halves, so that this file does not find itself.
ADDRESSES = re.compile(
    "|".join(
        re.escape(a + b)
        for a, b in [
            ("registry.npm", "js.org"),
            ("registry.yarn", "pkg.com"),
            ("npm", "mirror.com"),
            ("pypi", ".org"),
            ("pypi", ".python.org"),
            ("files.python", "hosted.org"),
            ("deb.", "debian.org"),
            ("security.", "debian.org"),
            ("ftp.", "debian.org"),
            ("snapshot.", "debian.org"),
            ("file:", "///"),
        ]
    )
    + r"|--(?:extra-)?index-url[= ]|^--find-links|^-[if] ",
    re.MULTILINE,
)
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def committed() -> list[Path]:
    try:
        done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not in a git checkout")
    return [file for name in done.stdout.decode().split("\0") if name and (file := ROOT / name).is_file()]


def npm_packages() -> dict[str, dict[str, Any]]:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    packages: dict[str, dict[str, Any]] = lock["packages"]
    return packages


def test_no_committed_file_names_a_registry() -> None:
    named = {
        f"{file.relative_to(ROOT)}: {found.group()}"
        for file in committed()
        if (found := ADDRESSES.search(file.read_text(errors="replace")))
    }
    assert not named


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_python_locks_pin_by_hash_and_name_no_address(lock: Path) -> None:
    text = lock.read_text()
    assert "://" not in text
    entries = [line for line in text.replace("\\\n", " ").splitlines() if line and line[0] not in " #"]
    assert entries
    for entry in entries:
        assert re.match(r"[\w.\[\],-]+==\S+", entry), entry
        assert "--hash=sha256:" in entry, entry


def test_what_is_played_is_what_is_tested() -> None:
    pins = {lock.stem: set(re.findall(r"^[\w.-]+==\S+", lock.read_text(), re.MULTILINE)) for lock in LOCKS}
    assert pins["play"] <= pins["test"]
    assert pins["play"] <= pins["bench"]
    assert pins["play"] <= pins["nodes"] <= pins["test"]


def test_npm_lock_has_integrity_and_no_address() -> None:
    for name, package in npm_packages().items():
        assert "resolved" not in package, name
        assert not name or package["integrity"].startswith("sha512-"), name


def test_npm_lock_has_every_platform() -> None:
    packages = npm_packages()
    natives = packages["node_modules/rolldown"]["optionalDependencies"]
    assert {"@rolldown/binding-linux-x64-gnu", "@rolldown/binding-darwin-arm64"} <= set(natives)
    for name, version in natives.items():
        native = packages[f"node_modules/{name}"]
        assert native["version"] == version
        assert native["integrity"]
    for holder, package in packages.items():
        for name in package.get("optionalDependencies", {}):
            assert f"node_modules/{name}" in packages or f"{holder}/node_modules/{name}" in packages, name
