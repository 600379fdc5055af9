"""Match records to read, and the command as a person would call it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from stromtisch.catalogue import collection, playable
from stromtisch.cli.main import main
from stromtisch.core.bot import Chair
from stromtisch.core.generator import Generator
from stromtisch.core.match import Match, SeatInfo
from stromtisch.core.record import export_match

Call = Callable[..., Result]


@pytest.fixture
def call() -> Call:
    """Run a command in this process."""

    def run(*arguments: object) -> Result:
        return CliRunner().invoke(main, [str(argument) for argument in arguments])

    return run


@pytest.fixture
def refusal(call: Call) -> Callable[..., str]:
    """Run a command that must be refused, clearly, and give back what it said."""

    def run(*arguments: object) -> str:
        result = call(*arguments)
        assert result.exit_code == 2, result.output
        assert "Traceback" not in result.output
        assert result.stderr.startswith(("Error: ", "Usage: "))
        return result.stderr

    return run


def finished_match(seed: str, verdict: str) -> Match:
    """A match of four sensible bots that ends in that way: one named, one unnamed."""
    game = playable()["hertzschlag"]
    for number in range(100):
        seats = [SeatInfo("bot", name, "sensible") for name in ("Ada", "Bo [red]", "Cem", "")]
        match = Match(game, {}, seats, f"{seed}/{number}")
        bots = [collection().bot("hertzschlag", "sensible") for _ in seats]
        rng = Generator(f"{seed}/{number}/bots")
        while waiting := match.state.pending():
            for seat in waiting:
                state = match.state
                hurry = seat == waiting[-1]
                code = bots[seat].decide(Chair(state, seat, rng, hurry))
                if code is not None:
                    match.decide(seat, state.table.by_code[code])
                    break
        outcome = match.state.outcome()
        assert outcome is not None
        if outcome.verdict == verdict:
            return match
    raise AssertionError(f"no match ended with {verdict}")


@pytest.fixture(scope="session")
def scored() -> dict[str, object]:
    return export_match(finished_match("replay", "scored"))


@pytest.fixture(scope="session")
def blackout() -> dict[str, object]:
    return export_match(finished_match("replay", "blackout"))


@pytest.fixture
def write(tmp_path: Path) -> Callable[[object], Path]:
    """Put a record into a file."""

    def to_file(record: object) -> Path:
        path = tmp_path / "record.json"
        path.write_text(json.dumps(record), "utf-8")
        return path

    return to_file
