"""Small ordeals in every test run; the thousand kills are a command of their own (see ``ordeal.py``)."""

from __future__ import annotations

import pytest
import services

from tests.server.ordeal import run


@pytest.mark.timeout(900)
def test_nothing_acknowledged_is_lost_and_nothing_happens_twice_on_sqlite() -> None:
    campaign = run("sqlite", kills=50, tables=3, seed="every run")
    assert campaign.faults["kills of servers"] == 50
    assert campaign.faults["clock jumps of an hour"] > 0
    assert campaign.acknowledged > 100


@pytest.mark.timeout(900)
def test_nothing_acknowledged_is_lost_and_nothing_happens_twice_on_postgresql() -> None:
    for missing in (services.why_no_postgres(), services.why_no_redis()):
        if missing is not None:
            pytest.skip(missing)
    campaign = run("postgresql", kills=8, tables=2, seed="every run")
    assert campaign.faults["kills of servers"] == 8
    assert campaign.acknowledged > 50
