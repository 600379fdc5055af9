"""PM-95: bots know what their seat may know, and nothing else."""

from __future__ import annotations

import pytest

from stromtisch.catalogue import collection
from stromtisch.testing.conformance import check_bot


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_pm95_a_sensible_bot_takes_nothing_dealt_for_knowledge(seats: int) -> None:
    """PM-95: asked in two worlds of its seat, it decides the same in both."""
    found = collection()
    made = check_bot(found.games["policy-maker"], found.bot("policy-maker", "sensible"), seats=[seats])
    assert made > 100


def test_pm95_it_gives_cards_without_looking_at_hidden_hands() -> None:
    """PM-95: also where grants are dealt blindly in equal shares."""
    found = collection()
    bot = found.bot("policy-maker", "sensible")
    assert (
        check_bot(found.games["policy-maker"], bot, games=1, seats=[4], options={"grant_mode": "equal"}) > 100
    )
