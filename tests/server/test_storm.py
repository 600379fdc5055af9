"""A small storm in every test run; the whole one is a command of its own (see ``storm.py``)."""

from __future__ import annotations

import pytest
import services

from tests.server.storm import SEATS, Size, run


@pytest.mark.timeout(900)
def test_two_nodes_lose_fork_and_repeat_nothing_while_all_is_killed_around_them() -> None:
    for missing in (services.why_no_postgres(), services.why_no_redis()):
        if missing is not None:
            pytest.skip(missing)
    size = Size(tables=8, decisions=800, node_kills=4, redis_kills=1, postgres_restarts=1)
    report = run(size)
    assert report.kills == {"node": 4, "redis": 1, "postgres": 1}
    assert report.reconnects > size.tables * SEATS
