"""Match records that are brought in: marked, kept for a while, and never more than there is room for."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
import services

from stromtisch.server.settings import Settings
from tests.server.conftest import PATIENCE, UNLIMITED

if TYPE_CHECKING:
    from tests.server.conftest import Served

DAY = 86_400_000


def finished(served: Served) -> dict[str, Any]:
    """The record of a short match that was played here."""
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    for number in range(5):
        (ada, bo)[number % 2].mark((0, 3, 1, 4, 2)[number])
    record: dict[str, Any] = served.call("GET", f"/api/tables/{ada.code}/record").json()
    return record


def bring_in(served: Served, record: dict[str, Any]) -> str:
    answer = served.call("POST", "/api/records", record)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


def is_kept(served: Served, code: str) -> bool:
    status = served.call("GET", f"/api/tables/{code}/replay").status_code
    assert status in (200, 404)
    return status == 200


@pytest.fixture(params=["sqlite", "postgresql"])
def served(request: pytest.FixtureRequest, settings: Settings, start: Callable[[], Served]) -> Served:
    if request.param == "postgresql":
        postgres: services.Postgres = request.getfixturevalue("postgres")
        settings.database = postgres.new_database()
    for name, value in UNLIMITED.items():
        setattr(settings, name, value)
    return start()


def test_records_are_deleted_by_age_whatever_is_kept_of_tables(served: Served) -> None:
    now = [1_790_000_000_000]
    served.settings.clock = lambda: now[0]
    assert served.settings.keep_days == 0
    record = finished(served)
    # A match may say that it was played in a far future.
    record["acts"][-1]["at"] = 2**53
    first = bring_in(served, record)
    now[0] += 20 * DAY
    second = bring_in(served, record)
    played, _ = served.pair()
    now[0] += 11 * DAY
    served.restart()
    limit = time.monotonic() + PATIENCE
    while served.log(first):
        assert time.monotonic() < limit
        time.sleep(0.05)
    assert not is_kept(served, first)
    assert is_kept(served, second)
    assert served.log(played.code)


def test_of_too_many_records_the_oldest_go(served: Served) -> None:
    now = [1_790_000_000_000]

    def tick() -> int:
        now[0] += 1
        return now[0]

    served.settings.clock = tick
    served.settings.imported_most = 3
    record = finished(served)
    played, _ = served.pair()
    bots = served.open([{"kind": "bot", "bot": "random"}] * 2).connect()
    bots.until(lambda message: message["table"]["status"] == "finished")
    codes = [bring_in(served, record) for _ in range(5)]
    assert [is_kept(served, code) for code in codes] == [False, False, True, True, True]
    size = served.log(codes[-1])[0][3]["imported"]
    assert len(str(record)) / 2 < size < len(str(record)) * 2
    served.settings.imported_bytes = 2 * size + 1
    codes.append(bring_in(served, record))
    assert [is_kept(served, code) for code in codes] == [False, False, False, False, True, True]
    # Tables that were played here are none of these, whether people or bots played.
    assert served.log(played.code)
    assert served.log(bots.code)
