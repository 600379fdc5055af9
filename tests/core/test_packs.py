"""Content packs pass the gate: file, entry and field are named where something does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from stromtisch.core.content import ContentError, Pack
from stromtisch.packs import read_pack

HOSTILE = ["a\x00b", "x\u202ey", "a\u2028b", "\ue000", "\ufeff", "Zoe\u0308", "x" * 4001]


def pack(**fields: object) -> Pack:
    return Pack({"cards.toml": {"card": [{"id": "C1", **fields}], "table": fields}})


@pytest.mark.parametrize("text", HOSTILE)
@pytest.mark.parametrize(
    ("fields", "field"),
    [
        (lambda text: {"title": {"de": "Karte", "en": text}}, "title.en"),
        (lambda text: {"effects": [{"op": "pay"}, {"op": text}]}, "effects[2].op"),
        (lambda text: {"note": text}, "note"),
        (lambda text: {"lists": [["a"], ["b", text]]}, "lists[2][2]"),
    ],
)
def test_a_text_that_does_not_pass_is_named(text: str, fields: object, field: str) -> None:
    assert callable(fields)
    broken = pack(**fields(text))
    for read, entry in ((broken.entries, "C1"), (broken.table, "table")):
        with pytest.raises(ContentError) as caught:
            read("cards.toml", "card" if entry == "C1" else "table")
        assert (caught.value.file, caught.value.entry, caught.value.field) == ("cards.toml", entry, field)
        assert len(str(caught.value)) < 300


@pytest.mark.parametrize("id", [*HOSTILE, "", " C1", "grün", "x" * 65, "C\n", 7, None])
def test_an_id_is_short_and_visible(id: object) -> None:
    with pytest.raises(ContentError) as caught:
        pack(id=id).entries("cards.toml", "card")
    assert (caught.value.entry, caught.value.field) == ("card 1", "id")


@pytest.mark.parametrize("name", ["", "\x00", "ö", "x" * 65])
def test_the_name_of_a_field_is_short_and_visible(name: str) -> None:
    with pytest.raises(ContentError) as caught:
        pack(title={name: "x"}).entries("cards.toml", "card")
    assert caught.value.field == "title"


def test_a_file_is_read_and_checked(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "C1"\ntext = "a\\u0000b"\n')
    with pytest.raises(
        ContentError, match=r"cards\.toml, entry 'C1', field 'text': has the character U\+0000"
    ):
        read_pack(tmp_path).entries("cards.toml", "card")
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "C 1"\ntext = "Zwei\\nZeilen – „Öl“"\n')
    assert [entry.name for entry in read_pack(tmp_path).entries("cards.toml", "card")] == ["C 1"]
