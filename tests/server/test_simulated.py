"""Five hundred seeded worlds (see ``simulated.py``): much goes wrong in them, and the promises hold.

A failure names its seed; ``python -m tests.server.simulated SEED`` makes it happen again.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from tests.server.simulated import database, simulate

SEEDS = 500
GROUP = 25


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Warnings are what these worlds are made of."""
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


@pytest.mark.timeout(900)
@pytest.mark.parametrize("first", range(0, SEEDS, GROUP))
def test_nothing_is_lost_doubled_or_stuck_whatever_goes_wrong(first: int) -> None:
    crashes = accepted = 0
    with database() as (folder, template):
        for seed in range(first, first + GROUP):
            try:
                world = simulate(seed, folder, template)
            except Exception as error:
                again = f"PYTHONPATH=src:scripts:. python -m tests.server.simulated {seed}"
                raise AssertionError(f"seed {seed} failed; to see it again: {again}") from error
            crashes += world.crashes
            accepted += sum(len(client.accepted) for client in world.clients)
    # The worlds are rough, and games are played in them.
    assert crashes > GROUP
    assert accepted > 3 * GROUP


def test_a_seed_tells_the_same_story_every_time() -> None:
    with database() as (folder, template):
        for seed in range(4):
            first, again = (simulate(seed, folder, template).trace.hexdigest() for _ in range(2))
            assert first == again
