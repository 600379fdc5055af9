"""Importing the server says nothing and warns of nothing."""

from __future__ import annotations

import subprocess
import sys


def test_importing_the_server_is_silent() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", "import stromtisch.server.app, stromtisch.server.run"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
