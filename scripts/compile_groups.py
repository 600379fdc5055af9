"""Compile groups of modules with mypyc: ``compile_groups.py WORK LIBRARY GROUPS`` (GROUPS as JSON).

mypy and mypyc run once and write C for all groups into WORK. Then as many groups as there are
cores are compiled at a time, and LIBRARY receives the modules. Every group is linked with objects
of mypyc's runtime; each extension therefore has a folder of objects of its own.
"""

from __future__ import annotations

import copy
import json
import os
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]


class OwnObjects(build_ext):  # type: ignore[misc]
    """Compiles each extension into a folder of its own.

    Extensions are built by threads that share this command, so each is built by a copy of it.
    """

    def build_extension(self, ext: Extension) -> None:
        own = copy.copy(self)
        own.build_temp = str(Path(self.build_temp, ext.name))
        build_ext.build_extension(own, ext)


def size(extension: Extension) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


def main(work: str, library: str, groups: str) -> None:
    parts: list[tuple[list[str], str | None]] = [(files, name) for files, name in json.loads(groups)]
    modules = [file for files, _ in parts for file in files]
    extensions = mypycify(
        ["--config-file=", "--strict", "--explicit-package-bases", *modules],
        opt_level="3",
        debug_level="0",
        separate=parts,
        multi_file=True,
        target_dir=str(Path(work, "c")),
    )
    for extension in extensions:
        # mypyc declares what a group uses of another in each of its C files: the linker takes them for one.
        extension.extra_compile_args += [] if sys.platform == "win32" else ["-fcommon"]
    # The largest first: no core is left alone with it at the end.
    extensions.sort(key=size, reverse=True)
    where = ["--build-lib", library, "--build-temp", str(Path(work, "objects"))]
    setup(
        name="stromtisch",
        packages=[],
        py_modules=[],
        package_dir={"": "src"},
        ext_modules=extensions,
        cmdclass={"build_ext": OwnObjects},
        script_args=["-q", "build_ext", "--parallel", str(os.cpu_count() or 1), *where],
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
