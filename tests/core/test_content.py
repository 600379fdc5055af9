"""Entries of content packs are read field by field; what is wrong is named by file, entry and field."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stromtisch.core.content import ContentError, Entry, Pack

COLOURS = ["red", "green", "blue"]
CARD = {
    "id": "C1",
    "cost": 3,
    "small": True,
    "steps": [1, 2, 2],
    "colour": "green",
    "ways": ["blue", "red"],
    "track": ["blue", "blue"],
    "of": [["anything"], 7],
}


def card(**fields: object) -> Entry:
    return Pack({"cards.toml": {"card": [{**CARD, **fields}]}}).entries("cards.toml", "card")[0]


def colours(*names: str) -> Pack:
    return Pack({"cards.toml": {"colour": [{"id": name} for name in names]}})


def test_fields_are_read_as_the_rules_need_them() -> None:
    entry = card()
    assert entry.flag("small") is True
    assert entry.items("of") == entry.items("of", 2) == [["anything"], 7]
    assert entry.integers("steps", 1, 2, 3) == entry.rising("steps", 1, 2, step=0) == [1, 2, 2]
    assert card(steps=[1, 2, 9]).rising("steps", 1, 9, 3) == [1, 2, 9]
    assert entry.index("colour", COLOURS) == 1
    assert entry.indices("ways", COLOURS) == [2, 0]
    assert entry.mask("ways", COLOURS) == 0b101
    assert entry.indices("track", COLOURS, repeats=True) == [2, 2]


def test_a_closed_entry_gives_the_page_what_was_read() -> None:
    entry = card()
    entry.only(list(CARD))
    for field in CARD:
        entry.has(field)
    entry.has("absent")
    assert entry.close() == {field: value for field, value in CARD.items() if field != "id"}
    assert list(entry.close(["cost", "of"])) == ["small", "steps", "colour", "ways", "track"]
    first = card()
    for field in reversed(CARD):
        first.has(field)
    assert list(first.close()) == ["of", "track", "ways", "colour", "steps", "small", "cost"]


def test_a_field_that_nobody_read_is_misspelt() -> None:
    entry = Entry("cards.toml", "C1", {"cost": 3, "csot": 4})
    entry.integer("cost", 0, 9)
    with pytest.raises(ContentError, match=r"cards\.toml, entry 'C1', field 'csot': is not known.*cost"):
        entry.close()


BROKEN: list[tuple[str, Callable[[Entry], object], object, str]] = [
    ("small", lambda e: e.flag("small"), 1, "true or false, found 1"),
    ("of", lambda e: e.items("of"), "x", "a list, found 'x'"),
    ("of", lambda e: e.items("of"), [], "a list"),
    ("of", lambda e: e.items("of", 2), [1], "a list of 2"),
    ("steps", lambda e: e.integers("steps", 0, 9, 2), [1], "2 whole numbers, found 1"),
    ("steps", lambda e: e.integers("steps", 0, 9, 2, "x and y"), [1, 2, 3], "x and y, found 3"),
    ("steps", lambda e: e.rising("steps", 0, 9), [1, 1], "rise"),
    ("steps", lambda e: e.rising("steps", 0, 9, step=0), [1, 0], "do not fall"),
    ("steps", lambda e: e.rising("steps", 0, 9, 3), [1, 2], "3 whole numbers"),
    ("colour", lambda e: e.index("colour", COLOURS), "pink", "red, green, blue, found 'pink'"),
    ("ways", lambda e: e.mask("ways", COLOURS), ["red", "red"], "twice"),
    ("track", lambda e: e.indices("track", COLOURS, repeats=True), ["pink"], "found 'pink'"),
]


@pytest.mark.parametrize(("field", "read", "value", "problem"), BROKEN)
def test_what_is_broken_is_named(
    field: str, read: Callable[[Entry], object], value: object, problem: str
) -> None:
    with pytest.raises(ContentError, match=problem) as caught:
        read(card(**{field: value}))
    assert (caught.value.file, caught.value.entry, caught.value.field) == ("cards.toml", "C1", field)


def test_so_many_entries_and_these_are_expected() -> None:
    pack = colours(*COLOURS)
    assert [entry.name for entry in pack.entries("cards.toml", "colour", 3)] == COLOURS
    assert [entry.name for entry in pack.named("cards.toml", "colour", COLOURS)] == COLOURS
    wrong: list[tuple[Callable[[], object], str, str]] = [
        (lambda: pack.entries("cards.toml", "colour", 4), "colour", "expected 4 colours, found 3"),
        (lambda: pack.named("cards.toml", "colour", [*COLOURS, "pink"]), "pink", "has no entry"),
        (lambda: pack.named("cards.toml", "colour", COLOURS[:2]), "colour", "expected red, green, found"),
        (lambda: pack.named("cards.toml", "colour", COLOURS[::-1]), "colour", "expected blue, green, red"),
    ]
    for read, field, problem in wrong:
        with pytest.raises(ContentError, match=problem) as caught:
            read()
        assert (caught.value.file, caught.value.entry, caught.value.field) == ("cards.toml", "colour", field)
