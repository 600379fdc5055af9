"""What a game can be tested with: the conformance suite, playthroughs, and a small game to measure the kernel."""

from stromtisch.testing.conformance import ConformanceError, Report, check_bot, check_game

__all__ = ["ConformanceError", "Report", "check_bot", "check_game"]
