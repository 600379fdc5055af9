"""The options a table may be opened with."""

from __future__ import annotations

from collections.abc import Mapping

from stromtisch.core.content import Entry
from stromtisch.core.reason import Reason, Refused

OptionValue = str | int | bool


class Option:
    """One option: a choice from a list, a number in a range, or a flag."""

    def __init__(
        self,
        id: str,
        kind: str,
        default: OptionValue,
        choices: list[OptionValue],
        least: int,
        most: int,
        title: dict[str, str],
        help: dict[str, str],
    ) -> None:
        self.id = id
        self.kind = kind
        self.default = default
        self.choices = choices
        self.least = least
        self.most = most
        self.title = title
        self.help = help

    def allows(self, value: object) -> bool:
        """Whether the option may have this value."""
        if self.kind == "flag":
            return isinstance(value, bool)
        if self.kind == "number":
            return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return True
        return False

    def to_json(self) -> dict[str, object]:
        """The option as the page's form needs it."""
        shape: dict[str, object] = {"id": self.id, "kind": self.kind, "default": self.default}
        if self.kind == "choice":
            shape["choices"] = self.choices
        if self.kind == "number":
            shape["least"] = self.least
            shape["most"] = self.most
        shape["title"] = self.title
        shape["help"] = self.help
        return shape


def complete_options(known: list[Option], chosen: Mapping[str, object]) -> dict[str, OptionValue]:
    """Return all options of a game, with chosen values in place of defaults; a bad value is refused."""
    names = {option.id for option in known}
    for name in chosen:
        if name not in names:
            raise Refused(Reason("unknown-option", {"option": name, "known": sorted(names)}))
    complete: dict[str, OptionValue] = {}
    for option in known:
        if option.id not in chosen:
            complete[option.id] = option.default
            continue
        value = chosen[option.id]
        if not option.allows(value) or not isinstance(value, (str, int, bool)):
            raise Refused(Reason("bad-option", {"option": option.id, "allowed": allowed(option)}))
        complete[option.id] = value
    return complete


def allowed(option: Option) -> str:
    """What an option accepts, in words for the error message."""
    if option.kind == "flag":
        return "true or false"
    if option.kind == "number":
        return f"a whole number from {option.least} to {option.most}"
    return "one of " + ", ".join(str(choice) for choice in option.choices)


def read_option(entry: Entry) -> Option:
    """An option from a content pack (``[[option]]``)."""
    kind = entry.choice("kind", ["choice", "number", "flag"])
    known = ["id", "kind", "default", "title", "help"]
    if kind == "number":
        known += ["least", "most"]
    if kind == "choice":
        known.append("choices")
    entry.only(known)
    choices: list[OptionValue] = []
    least = 0
    most = 0
    if kind == "number":
        least = entry.integer("least", -1_000_000, 1_000_000)
        most = entry.integer("most", least, 1_000_000)
    if kind == "choice":
        found = entry.fields.get("choices")
        if not isinstance(found, list) or not found:
            raise entry.error("choices", "expected a list of values")
        for value in found:
            if not isinstance(value, (str, int)):
                raise entry.error("choices", f"expected texts or numbers, found {value!r}")
            choices.append(value)
    default = entry.fields.get("default")
    if not isinstance(default, (str, int, bool)):
        raise entry.error("default", "is missing")
    option = Option(
        entry.name, kind, default, choices, least, most, entry.texts("title"), entry.texts("help")
    )
    if not option.allows(default):
        raise entry.error("default", "is not among the allowed values")
    return option
