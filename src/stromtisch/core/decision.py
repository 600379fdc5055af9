"""Decisions: small values of a finite table per game, built once and shared.

Every decision has an integer code and a readable name, so logs, masks, bots and the wire all use this one table.
"""

from __future__ import annotations


class Decision:
    """One small choice, such as ``play SO02#1`` or ``bid 3``."""

    def __init__(self, code: int, kind: str, args: dict[str, str | int]) -> None:
        self.code = code
        self.kind = kind
        self.args = args
        self.name = " ".join([kind, *(str(value) for value in args.values())])

    def to_json(self) -> dict[str, str | int]:
        """The readable form for the wire: the name, the kind and the named arguments."""
        return {"decision": self.name, "kind": self.kind, **self.args}

    def __repr__(self) -> str:
        return f"<Decision {self.code}: {self.name}>"


class DecisionTable:
    """All decisions that can ever be made in a game, numbered from 0. ``game`` is the id of that game."""

    def __init__(self) -> None:
        self.game = ""
        self.by_code: list[Decision] = []
        self.by_name: dict[str, Decision] = {}

    def add(self, kind: str, args: dict[str, str | int]) -> Decision:
        """Add a decision; its code is its index in the table."""
        decision = Decision(len(self.by_code), kind, args)
        if decision.name in self.by_name:
            raise ValueError(f"the decision {decision.name!r} stands in the table twice")
        self.by_code.append(decision)
        self.by_name[decision.name] = decision
        return decision

    def find(self, name: str) -> Decision | None:
        """The decision of that name, or None."""
        return self.by_name.get(name)

    def __len__(self) -> int:
        return len(self.by_code)
