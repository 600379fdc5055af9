"""The commands that docs/operating.md tells people to type, taken from it."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def commands(heading: str) -> list[str]:
    """The blocks of shell commands under a heading, in order."""
    text = (ROOT / "docs" / "operating.md").read_text()
    section = re.search(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE)
    assert section is not None, f"docs/operating.md has no heading {heading}"
    blocks: list[str] = re.findall(r"^```sh\n(.*?)^```", section[1], re.DOTALL | re.MULTILINE)
    return blocks


def with_own(block: str, changes: dict[str, str]) -> str:
    """A block with places of the test's own; each that is replaced has to be there."""
    for old in changes:
        assert old in block, f"docs/operating.md does not say {old!r} any more"
    # All at once: a port of the test's own may look like one that is replaced.
    return re.sub("|".join(map(re.escape, changes)), lambda found: changes[found[0]], block)
