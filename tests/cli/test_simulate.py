"""Simulations: reproducible with any number of workers, and clear about bad input."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from stromtisch.cli.tally import describe, percentile, rate

Call = Callable[..., Result]
Refusal = Callable[..., str]


def results(call: Call, path: Path, *more: object) -> dict[str, Any]:
    done = call("simulate", "hertzschlag", "--json", path, *more)
    assert done.exit_code == 0, done.output
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def test_same_seed_same_numbers_for_one_and_two_workers(call: Call, tmp_path: Path) -> None:
    asked = ("--games", 30, "--seats", "3,5", "--seed", "again", "--bots", "random")
    one = results(call, tmp_path / "one.json", *asked, "--workers", 1)
    two = results(call, tmp_path / "two.json", *asked, "--workers", 2)
    assert one.pop("timing")["workers"] == 1
    assert two.pop("timing")["workers"] == 2
    assert json.dumps(one) == json.dumps(two)
    other = results(call, tmp_path / "other.json", *asked[:-3], "other", *asked[-2:], "--workers", 1)
    assert other["results"] != one["results"]


def test_results_hang_together(call: Call, tmp_path: Path) -> None:
    found = results(
        call,
        tmp_path / "results.json",
        *("--games", 12, "--seats", 4, "--bots", "sensible,random,sensible,random", "--seed", "x"),
        *("--option", "green=5", "--option", "start_seat=2", "--workers", 1),
    )
    assert found["options"]["green"] == 5
    assert found["options"]["start_seat"] == "2"
    assert found["bots"] == {"4": ["sensible", "random", "sensible", "random"]}
    [report] = found["results"]
    assert sum(verdict["games"] for verdict in report["verdicts"].values()) == report["games"] == 12
    assert sum(reason["games"] for reason in report["reasons"].values()) == 12
    scored = report["verdicts"]["scored"]["games"]
    assert report["points"]["count"] == 4 * scored
    assert sum(report["win_share_by_seat"]) == pytest.approx(1, abs=0.001)
    assert report["points_by_part"]["total"] == pytest.approx(report["points"]["mean"], abs=0.001)
    rescues = report["observed"]["rescue attempts"]
    assert rescues["matches"] == sum(rescues["spread"].values()) == 12
    assert rescues["mean"] * 12 == pytest.approx(
        sum(int(number) * matches for number, matches in rescues["spread"].items()), abs=0.001
    )
    assert (str(rescues["least"]), str(rescues["most"])) == (min(rescues["spread"]), max(rescues["spread"]))
    goals = [name for name in report["observed"] if name.endswith("scored")]
    assert sum(report["observed"][name]["matches"] for name in goals) == 4 * scored


def test_prints_a_table_and_the_seed_it_drew(call: Call) -> None:
    done = call("simulate", "hertzschlag", "--games", 2, "--seats", 3, "--bots", "random", "--workers", 1)
    assert done.exit_code == 0, done.output
    for word in (
        "3 seats",
        "verdict",
        "reason",
        "points, mean",
        "shared wins",
        "win share of seat 3",
        "Seed '",
    ):
        assert word in done.stdout
    assert "rescue attempts" in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["chess"], "unknown-game: there is no game 'chess'; there are: hertzschlag"),
        (["hertzschlag", "--seats", "2"], "bad-seats: hertzschlag is for 3 to 5 seats, not 2"),
        (["hertzschlag", "--seats", "three"], "bad-seats: expected numbers"),
        (["hertzschlag", "--seats", ""], "bad-seats"),
        (["hertzschlag", "--bots", "genius"], "unknown-bot: there is no bot 'genius'"),
        (
            ["hertzschlag", "--seats", "3", "--bots", "random,sensible"],
            "bad-bots: 2 bots are named for 3 seats",
        ),
        (["hertzschlag", "--option", "green"], "bad-option: expected KEY=VALUE"),
        (["hertzschlag", "--option", "blue=1"], "unknown-option: hertzschlag has no option 'blue'"),
        (["hertzschlag", "--option", "green=9"], "bad-option: green is one of 3, 4, 5, not '9'"),
        (["hertzschlag", "--option", "talk_seconds=soon"], "bad-option: talk_seconds is a whole number"),
        (["hertzschlag", "--games", "0"], "--games"),
        (["hertzschlag", "--workers", "0"], "--workers"),
        ([], "Missing argument 'GAME'"),
    ],
)
def test_bad_input_is_refused(refusal: Refusal, arguments: list[str], code: str) -> None:
    assert code in refusal("simulate", *arguments)


def test_a_file_that_cannot_be_written_is_named(refusal: Refusal, tmp_path: Path) -> None:
    said = refusal(
        *("simulate", "hertzschlag", "--games", 1, "--seats", 3, "--bots", "random", "--workers", 1),
        *("--json", tmp_path / "missing" / "file.json"),
    )
    assert "cannot be written: No such file or directory" in said


def test_bots_of_one_table_are_told_apart(call: Call, tmp_path: Path) -> None:
    """Points and wins by level; and what was used, which the table only counts."""
    path = tmp_path / "mixed.json"
    arguments = ["pampero", "--games", 1, "--seats", 2, "--bots", "cautious,random", "--seed", "mixed"]
    shown = call("simulate", *arguments, "--workers", 1, "--json", path).output
    report = json.loads(path.read_text())["results"][0]
    levels = report["by_bot"]
    assert set(levels) == {"cautious", "random"}
    assert levels["cautious"]["points"]["mean"] > levels["random"]["points"]["mean"]
    assert (levels["cautious"]["win_share"], levels["random"]["win_share"]) == (1.0, 0.0)
    assert report["points"]["count"] == sum(level["points"]["count"] for level in levels.values())
    used = [name for name in report["observed"] if name.startswith("used ")]
    assert len(used) > 20
    assert "different things used" in shown
    assert used[0] not in shown


def test_percentiles_and_deviation() -> None:
    numbers: Counter[float] = Counter({1: 1, 2: 2, 3: 4, 10: 3})
    assert percentile(numbers, 10) == 1
    assert percentile(numbers, 11) == 2
    assert percentile(numbers, 70) == 3
    assert percentile(numbers, 90) == 10
    found = describe(numbers)
    assert found is not None
    assert found["mean"] == 4.7
    assert found["sd"] == pytest.approx(3.5228, abs=1e-4)
    assert describe(Counter()) is None


def test_the_interval_is_wilsons() -> None:
    # Newcombe (1998), table I: 81 of 263 and 0 of 20.
    assert rate(81, 263) == {"rate": 0.308, "low": 0.2553, "high": 0.3662}
    assert rate(0, 20) == {"rate": 0.0, "low": 0.0, "high": 0.1611}
