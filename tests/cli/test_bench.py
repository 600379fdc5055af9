"""The benchmark runs, labels what it measures, and says when there is nothing to compare with."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Call = Callable[..., Result]
Refusal = Callable[..., str]


def test_measures_and_writes_a_file(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # As if the peers were not installed, whether they are or not.
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setitem(sys.modules, "catanatron", None)
    file = tmp_path / "bench.json"
    done = call("bench", "--seconds", 0.1, "--json", file)
    assert done.exit_code == 0, done.output
    assert "is not installed here" in done.stdout
    found = json.loads(file.read_text("utf-8"))
    assert found["rules"] in ("interpreted", "compiled")
    assert f"Rules {found['rules']}" in done.stdout
    assert found["ratio_to_open_spiel"] is None
    names = [measure["name"] for measure in found["measures"]]
    assert "tic-tac-toe, cloned start" in names
    assert "tic-tac-toe, with set-up" in names
    for game, counts in (("hertzschlag", (3, 4, 5)), ("policy-maker", (3, 4, 5)), ("neustart", range(1, 6))):
        for seats in counts:
            for what in ("cloned start", "with set-up", "clone"):
                assert f"{game}, {seats} seats, {what}" in names
    for measure in found["measures"]:
        assert 0 < measure["lowest"] <= measure["per_second"] <= measure["highest"]


def test_bad_input_is_refused(refusal: Refusal, tmp_path: Path) -> None:
    assert "--seconds" in refusal("bench", "--seconds", 0)
    assert "--seconds" in refusal("bench", "--seconds", "long")
    missing = tmp_path / "missing" / "file.json"
    assert "cannot be written" in refusal("bench", "--seconds", 0.1, "--json", missing)
