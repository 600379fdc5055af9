"""The server of the browser tests: as people start it, but the first table of a file has the same seed in every
run, and so has the second. Bots act when they can, so what they draw is left to chance."""

from __future__ import annotations

import sys

from stromtisch.server.run import serve
from stromtisch.server.settings import settings_from
from tests.known_seeds import known_seeds

if __name__ == "__main__":
    settings = settings_from()
    settings.seeds = known_seeds(sys.argv[2])
    # A bot that is slow because the machine is busy has not failed.
    settings.bot_limit = 600.0
    # All people of a test come from one address, and look past the page as often as they can.
    settings.visit_rate = settings.visit_burst = settings.open_burst = 1e9
    serve(port=0, data=sys.argv[1], settings=settings)
