"""Writes the content of The Policy Maker that the page is tested with, from the real engine.

.venv/bin/python scripts/policy_maker_fixtures.py        (after a change of the content)
"""

from __future__ import annotations

import json
from pathlib import Path

from stromtisch.catalogue import playable

FILE = Path(__file__).parent.parent / "web" / "src" / "games" / "policy-maker" / "fixtures" / "content.json"


def main() -> None:
    FILE.parent.mkdir(exist_ok=True)
    content = playable()["policy-maker"].content()
    FILE.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
