"""Build hook: the web client and, where a C compiler is at hand, the compiled rules.

Hatchling calls it for wheels and for editable installs (``uv pip install -e .``). The work
itself is in ``scripts/build_steps.py``, which also runs on its own.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))
import build_steps


class StromtischHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return build_steps.requirements()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_steps.build_client()
        try:
            compiled = build_steps.compile_rules()
        except build_steps.NotCompiledError as reason:
            self.app.display_warning(f"The rules stay interpreted (slower, the same games): {reason}")
            compiled = []
        if version == "editable":
            build_steps.place(compiled)
        elif compiled:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for file in compiled:
                build_data["force_include"][str(file)] = file.relative_to(build_steps.COMPILED).as_posix()
            stamp = build_steps.PLACED_STAMP.relative_to(build_steps.SRC).as_posix()
            build_data["force_include"][str(build_steps.COMPILED_STAMP)] = stamp
