"""Compiled rules are built soundly, imported before they count as good, and never keep a server from starting.

The tests build a tiny project with the real build steps: three groups of one module each. A
wrapper around the C compiler writes down what is compiled, and can spoil an object.
"""

import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections import Counter
from pathlib import Path

import build_steps
import pytest

pytestmark = pytest.mark.skipif(bool(build_steps.why_not_native()), reason=str(build_steps.why_not_native()))

SUFFIX = build_steps.SUFFIX
SOURCES = {
    "core/__init__.py": "",
    "core/count.py": "def first(numbers: list[int]) -> int:\n    return numbers[0]\n",
    "games/__init__.py": "",
    "games/tiny/__init__.py": "",
    "games/tiny/rules.py": "from stromtisch.core.count import first\n\n"
    "def twice(numbers: list[int]) -> int:\n    return 2 * first(numbers)\n",
    "testing/__init__.py": "",
    "testing/tic_tac_toe.py": "from stromtisch.core.count import first\n\nNINE: int = first([9])\n",
}
# The spoiled object is what the race left behind: list_ops.o without its contents.
COMPILER = """#!/bin/sh
for last; do :; done
echo "$@" | tr '\\n' ' ' >>{log}; echo >>{log}
case "$SPOIL $*" in
    "yes "*list_ops.c*)
        output=$(echo "$*" | sed 's/.*-o \\([^ ]*list_ops.o\\).*/\\1/')
        echo | {cc} -fPIC -c -x c - -o "$output" ;;
    *) exec {cc} "$@" {unoptimized} ;;
esac
"""
LOADED = "import json, stromtisch.games.tiny.rules as r; print(json.dumps([r.twice([21, 2]), r.__file__]))"
WORKER = """
import multiprocessing, sys

def loaded():
    import stromtisch.games.tiny.rules as rules
    return rules.__file__

if __name__ == "__main__":
    import stromtisch
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        print(pool.apply(loaded))
"""


class Project:
    """A project of three modules, with our build steps and our way to load the rules."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.src = root / "src"
        self.log = root / "compiler.log"
        package = self.src / "stromtisch"
        for name, text in SOURCES.items():
            file = package / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        for file in build_steps.PACKAGE.glob("*.py"):
            shutil.copy(file, package)
        shutil.copytree(
            build_steps.ROOT / "scripts", root / "scripts", ignore=shutil.ignore_patterns("__pycache__")
        )
        compiler = root / "cc"
        known = shlex.join(shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"))
        compiler.write_text(COMPILER.format(log=shlex.quote(str(self.log)), cc=known, unoptimized="-O0"))
        compiler.chmod(0o755)

    def run(self, *command: str, **env: str) -> subprocess.CompletedProcess[str]:
        clean = {name: value for name, value in os.environ.items() if not name.startswith("STROMTISCH_")}
        given = {**clean, "CC": str(self.root / "cc"), "PYTHONPATH": str(self.src), **env}
        return subprocess.run(
            [sys.executable, *command],
            check=False, capture_output=True, text=True, cwd=self.root, env=given, timeout=280,
        )  # fmt: skip

    def steps(self, *arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
        return self.run("scripts/build_steps.py", *arguments, **env)

    def compiled(self) -> list[Path]:
        return sorted(self.src.rglob(f"*{SUFFIX}"))

    def state(self) -> str:
        return self.steps("state").stdout.strip()


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A project whose rules were compiled well; it is copied, not changed."""
    project = Project(tmp_path_factory.mktemp("built"))
    done = project.steps("native")
    assert done.returncode == 0, done.stderr
    return project


@pytest.fixture
def project(built: Project, tmp_path: Path) -> Project:
    copy = Project(tmp_path)
    shutil.copytree(built.src, copy.src, dirs_exist_ok=True)
    shutil.copytree(built.root / "build", copy.root / "build")
    return copy


def interpreted(done: subprocess.CompletedProcess[str]) -> bool:
    """Whether the program ran, from sources, and said so in one line."""
    assert done.returncode == 0, done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert "run interpreted" in done.stderr
    result, file = json.loads(done.stdout)
    return bool(result == 42 and file.endswith(".py"))


def test_no_object_file_is_written_twice(built: Project) -> None:
    """mypyc's runtime is compiled for each group: every group has object files of its own."""
    lines = [line.split() for line in built.log.read_text().splitlines()]
    written = Counter(line[line.index("-o") + 1] for line in lines if "-o" in line)
    runtime = [file for file in written if file.endswith("list_ops.o")]
    assert len(runtime) == 3  # core, tiny, testing
    assert [file for file, times in written.items() if times > 1] == []


def test_good_rules_run_compiled_without_a_word(built: Project) -> None:
    done = built.run("-c", LOADED)
    assert (done.returncode, done.stderr) == (0, "")
    result, file = json.loads(done.stdout)
    assert result == 42
    assert file.endswith(SUFFIX)
    assert built.state() == "native"


def test_a_build_that_cannot_be_imported_counts_as_failed(tmp_path: Path) -> None:
    """The linker leaves undefined symbols to the import, which therefore belongs to the build."""
    project = Project(tmp_path)
    done = project.steps("native", SPOIL="yes")
    assert done.returncode == 1
    assert "cannot be imported" in done.stderr
    assert "undefined symbol" in done.stderr
    assert project.compiled() == []
    assert project.state() == "pure"
    # The next install finds nothing left to build, places nothing and says why.
    assert project.steps("ready", STROMTISCH_SKIP_CLIENT="1").returncode == 0
    placed = project.steps("place")
    assert "run interpreted" in placed.stdout
    assert "cannot be imported" in placed.stdout
    assert project.compiled() == []


@pytest.mark.parametrize("damage", ["garbage", "half", "missing", "zeros"])
@pytest.mark.parametrize("which", [f"stromtisch_core__mypyc{SUFFIX}", f"stromtisch/games/tiny/rules{SUFFIX}"])
def test_damaged_rules_run_interpreted(project: Project, which: str, damage: str) -> None:
    file = project.src / which
    content = file.read_bytes()
    match damage:
        case "garbage":
            file.write_bytes(b"no library at all")
        case "half":
            file.write_bytes(content[: len(content) // 2])
        case "missing":
            file.unlink()
        case _:
            file.write_bytes(bytes(len(content)))
    assert interpreted(project.run("-c", LOADED))
    assert project.state() == "stale"
    # The next install mends it.
    assert project.steps("place").returncode == 0
    assert project.state() == "native"


def test_damage_that_the_stamp_vouches_for_is_met_at_import(project: Project) -> None:
    """The stamp fits the file, yet Python cannot load it: the modules loaded so far are dropped."""
    file = project.src / f"stromtisch/testing/tic_tac_toe{SUFFIX}"
    stamp = project.src / f"stromtisch/.native{SUFFIX}.stamp"
    stamp.write_text(
        stamp.read_text().replace(f" {file.stat().st_size} stromtisch/testing", " 7 stromtisch/testing")
    )
    file.write_bytes(b"garbage")
    done = project.run("-c", LOADED)
    assert interpreted(done)
    assert "ImportError" in done.stderr


def test_workers_of_an_interpreted_process_are_interpreted_quietly(project: Project) -> None:
    (project.src / f"stromtisch_core__mypyc{SUFFIX}").write_bytes(b"garbage")
    program = project.root / "program.py"
    program.write_text(WORKER)
    done = project.run(str(program))
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().endswith(".py")
    assert len(done.stderr.splitlines()) == 1


def test_rules_can_be_asked_to_run_interpreted(built: Project) -> None:
    done = built.run("-c", LOADED, STROMTISCH_PURE="1")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)[1].endswith(".py")


def test_placing_that_is_killed_leaves_nothing_that_counts_as_good(project: Project) -> None:
    """Wherever the process died, there is no stamp, and the rules run."""
    kill = (
        "import os, shutil, sys; sys.path.insert(0, 'scripts'); import build_steps\n"
        "copy, left = shutil.copy2, int(sys.argv[1])\n"
        "def some(*arguments):\n"
        "    global left\n"
        "    left -= 1\n"
        "    return copy(*arguments) if left >= 0 else os._exit(9)\n"
        "shutil.copy2 = some\n"
        "build_steps.PLACED_STAMP.unlink(missing_ok=True)\n"
        "build_steps.place(build_steps.at_hand())\n"
    )
    for files in range(6):
        assert project.run("-c", kill, str(files)).returncode == 9
        assert len(project.compiled()) == files
        assert project.state() == ("stale" if files else "pure")
        done = project.run("-c", LOADED)
        assert interpreted(done) if files else done.returncode == 0
    assert project.steps("place").returncode == 0
    assert project.state() == "native"


def test_taking_compiled_rules_away_takes_the_stamp_first(project: Project) -> None:
    kill = (
        "import os, pathlib, sys; sys.path.insert(0, 'scripts'); import build_steps\n"
        "unlink = pathlib.Path.unlink\n"
        "def once(self, *more):\n"
        "    unlink(self, *more)\n"
        "    os._exit(9)\n"
        "pathlib.Path.unlink = once\n"
        "build_steps.remove_placed()\n"
    )
    assert project.run("-c", kill).returncode == 9
    assert len(project.compiled()) == 6
    assert project.state() == "stale"


def test_compiled_files_that_were_damaged_in_the_build_folder_are_compiled_again(project: Project) -> None:
    (project.root / "build" / f"native{SUFFIX}" / f"stromtisch_core__mypyc{SUFFIX}").write_bytes(b"garbage")
    assert project.steps("ready", STROMTISCH_SKIP_CLIENT="1").returncode == 1
