"""A few canary matches of each game in every test run; ten thousand are a command of their own (see ``canary.py``)."""

from __future__ import annotations

import pytest

from tests.server.canary import BIRDS, run

# What must have happened for the search to mean anything.
WANTED = {
    "hertzschlag": (3, {"played", "event-revealed", "undone", "rolled-back"}),
    "neustart": (1, {"card", "weekday-begins", "undone"}),
    "pampero": (3, {"took", "exported", "undone"}),
    "policy-maker": (3, {"audit-result", "grant-pool", "pick-options", "reshuffled", "drew-you"}),
}


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", list(BIRDS))
def test_nothing_hidden_crosses_the_wire(game: str) -> None:
    matches, wanted = WANTED[game]
    counted = run((game, matches, "every run"))
    assert counted["matches"] == matches
    assert counted["views"] > 50
    assert counted["names"] > 200, "the canaries never sang: nothing was searched"
    assert wanted <= {what.removeprefix("line ") for what in counted if what.startswith("line ")}
