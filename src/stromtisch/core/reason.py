"""Why something is refused: a code and parameters that can be worded in every language."""

from __future__ import annotations


class Reason:
    """A coded reason, such as ``cannot-afford`` with the cost and the money at hand."""

    def __init__(self, code: str, params: dict[str, object] | None = None) -> None:
        self.code = code
        self.params: dict[str, object] = params if params is not None else {}

    def to_json(self) -> dict[str, object]:
        """The reason as it is sent over the wire."""
        return {"code": self.code, "params": self.params}

    def __repr__(self) -> str:
        return f"<Reason {self.code} {self.params}>"


class Refused(Exception):  # noqa: N818 - it is the refusal itself, not an error of the program
    """Raised when a decision or a request is not allowed; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.code} {reason.params}" if reason.params else reason.code)
        self.reason = reason
