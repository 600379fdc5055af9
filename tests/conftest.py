"""What holds for all tests: the rules run in the mode that was asked for, the browser is the system's."""

import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
import services
from hypothesis import HealthCheck, settings

from tests.rules_mode import rules_mode

EXPECT = os.environ.get("STROMTISCH_EXPECT", "")

# Every run makes up the same examples, on a slow machine too: what fails fails again.
settings.register_profile(
    "steady", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")


def pytest_sessionstart() -> None:
    """Refuse to test other rules than those meant."""
    if EXPECT not in {"", "pure", "native"}:
        pytest.exit(f"STROMTISCH_EXPECT is '{EXPECT}', but may be pure or native", returncode=4)
    mode = rules_mode()
    if mode == "stale":
        pytest.exit(
            "The compiled rules are older than their sources: `make native` or `make pure`", returncode=4
        )
    if EXPECT and mode != EXPECT:
        pytest.exit(f"The rules should run {EXPECT}, but are {mode}: `make {EXPECT}`", returncode=4)


def pytest_report_header() -> str:
    return f"rules: {rules_mode()}"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Drive the system's Chromium: Playwright's own is not downloaded."""
    chromium = os.environ.get("STROMTISCH_CHROMIUM") or shutil.which("chromium")
    # Pictures of a page's memory show whole strings, so that a secret deep in a long one is found too.
    args = [*browser_type_launch_args.get("args", []), "--js-flags=--heap-snapshot-string-limit=100000000"]
    return {**browser_type_launch_args, "args": args, **({"executable_path": chromium} if chromium else {})}


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    """A PostgreSQL of our own; it is thrown away afterwards."""
    if (missing := services.why_no_postgres()) is not None:
        pytest.skip(missing)
    cluster = services.Postgres()
    yield cluster
    cluster.end()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[services.Redis]:
    """A Redis of our own; it is thrown away afterwards."""
    if (missing := services.why_no_redis()) is not None:
        pytest.skip(missing)
    server = services.Redis()
    yield server
    server.end()
