"""Numbers in addresses."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from stromtisch.core import gate
from stromtisch.room.refusals import refuse

# Litestar would accept ``١``, ``1_0`` and ``1e9``.
Digits = Annotated[str, Meta(pattern=r"^[0-9]+(?!\n)$")]


def check_number(where: str, text: str | None, otherwise: int = 0) -> int:
    """A number in an address."""
    number = otherwise if text is None else gate.digits(text)
    if number is None:
        raise refuse("malformed", where=where, problem=f"expected a number from 0 to {gate.NUMBER_MOST}")
    return number
