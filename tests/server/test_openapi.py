"""Requests made up from the OpenAPI description, right and wrong: none of them makes the server fail."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error

from stromtisch.server.settings import Settings
from tests.known_seeds import known_seeds

if TYPE_CHECKING:
    from tests.server.conftest import Player

Case = Any
made_up = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


@pytest.fixture(scope="module")
def ada(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    """The host of a table at which a game goes on, at a real server."""
    from tests.server.conftest import UNLIMITED, Served

    folder: Path = tmp_path_factory.mktemp("openapi")
    chance: dict[str, Any] = {kind: known_seeds(kind) for kind in ("seeds", "bot_seeds")}
    served = Served(Settings(data=folder, bot_pause=0.0, **chance, **UNLIMITED))
    yield served.pair()[0]
    served.end()


@pytest.fixture(scope="module")
def api(ada: Player) -> Any:
    return schemathesis.openapi.from_url(f"{ada.served.url}/api/docs/openapi.json")


def ask_everything(operations: Any, ask: Callable[[Case], None]) -> int:
    """Make requests up for every operation, and see what the server says to each."""
    asked = 0
    for found in operations:
        asked += 1
        made_up(given(case=found.ok().as_strategy())(ask))()
    return asked


def test_no_request_makes_the_server_fail(api: Any) -> None:
    def ask(case: Case) -> None:
        case.call_and_validate(checks=[not_a_server_error], timeout=100)

    assert ask_everything(api.get_all_operations(), ask) >= 9


def test_no_request_of_a_host_at_a_real_table_makes_it_fail(api: Any, ada: Player) -> None:
    def ask(case: Case) -> None:
        case.path_parameters["code"] = ada.code
        headers = {"Authorization": f"Bearer {ada.token}"}
        answer = case.call_and_validate(checks=[not_a_server_error], timeout=100, headers=headers)
        # The table is found: a refusal has another reason.
        assert b"unknown-table" not in answer.content

    assert ask_everything(api.include(path_regex="code").get_all_operations(), ask) >= 5
