"""How a room refuses."""

from __future__ import annotations

from stromtisch.core.reason import Reason, Refused


def refuse(code: str, **params: object) -> Refused:
    """A refusal to raise."""
    return Refused(Reason(code, params))
