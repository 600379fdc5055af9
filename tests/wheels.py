"""Games from outside as people get them: built as a wheel, and unpacked into a folder that is put on the path."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
NIM = ROOT / "examples" / "nim"


def install(project: Path, folder: Path) -> Path:
    """Build a project with the locked build backend, without a network, and unpack it into a folder."""
    wheels = folder.with_name(folder.name + "-wheels")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(wheels)]
    subprocess.run(command, cwd=project, check=True, capture_output=True, timeout=250)
    (wheel,) = wheels.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def beside(*folders: Path) -> dict[str, str]:
    """The environment of a process that finds these folders first, with the entry points in them."""
    path = [str(folder) for folder in folders] + [entry for entry in sys.path if entry]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


def run_python(code: str, *folders: Path, **more: str) -> tuple[str, str]:
    """What a fresh process prints, and what it logs; it must succeed."""
    environment = {**beside(*folders), **more}
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=environment,
        capture_output=True,
        text=True,
        timeout=250,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr
