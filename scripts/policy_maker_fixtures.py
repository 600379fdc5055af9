"""Writes what the page of The Policy Maker is tested with, from the real engine: the content, and a beginning.

.venv/bin/python scripts/policy_maker_fixtures.py        (after a change of the content or the view)
"""

from __future__ import annotations

import json
from pathlib import Path

from stromtisch.catalogue import playable
from stromtisch.core.match import Match, SeatInfo

FOLDER = Path(__file__).parent.parent / "web" / "src" / "games" / "policy-maker" / "fixtures"
GAME = playable()["policy-maker"]


def main() -> None:
    """The beginning is that of a table of four at which Ada governs, seen by Bo."""
    people = [SeatInfo("person", name) for name in ("Ada", "Bo", "Cem", "Dilan")]
    match = Match(GAME, {"government": "1"}, people, "fixtures")
    write("content", GAME.content())
    write("beginning", match.state.view(1))


def write(name: str, found: object) -> None:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.json").write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
