"""The gate: what passes, what is mended, what is kept out."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stromtisch.catalogue import playable
from stromtisch.core import gate

# Control, zero, line separators, directions, invisible marks, private use, half of a pair, no character at all.
HOSTILE = (
    "\x00\x07\x7f\x85\u2028\u2029\u202a\u202e\u2066\u200e\u061c"
    "\ufeff\u200b\u00ad\U000e0041\ue000\ud800\ufffe\ufdd0"
)


@given(st.text(st.characters()))
def test_what_was_cleaned_is_clean(text: str) -> None:
    for clean in (gate.clean, gate.clean_name):
        found = clean(text)
        assert clean(found) == found
        assert unicodedata.is_normalized("NFC", found)
        assert not set(found) & set(HOSTILE + "\n\t\r")
        assert found == found.strip()


@given(st.text(st.characters()))
def test_what_people_type_passes_as_it_was_mended(text: str) -> None:
    """A name that play lets in is one that records let in, too."""
    try:
        found = gate.typed_name(text)
    except gate.Barred:
        return
    assert gate.name(found) == found
    assert 1 <= len(found) <= gate.NAME_MOST


@pytest.mark.parametrize("letter", HOSTILE)
def test_hostile_characters_are_taken_out_of_what_is_typed_and_refused_elsewhere(letter: str) -> None:
    blank = " " if letter in "\u2028\u2029" else ""
    assert gate.typed_text(f"Gr{letter}ün") == f"Gr{blank}ün"
    for check in (gate.name, gate.prose, gate.ident):
        with pytest.raises(gate.Barred):
            check(f"Gr{letter}un")
    with pytest.raises(gate.Barred):
        gate.typed_name(letter)


@pytest.mark.parametrize(
    "text", ["Ada", "Zoë", "ظریفه\u200cها", "👩\u200d🔬", "Grüße – „Öl“", "日本語", "José", "x" * 24]
)
def test_names_of_this_world_pass(text: str) -> None:
    assert gate.typed_name(text) == text
    assert gate.name(text) == text


def test_a_decomposed_name_is_put_together() -> None:
    assert gate.typed_name("  Zoe\u0308 \t K. ") == "Zoë K."
    with pytest.raises(gate.Barred, match="NFC"):
        gate.name("Zoe\u0308")


@pytest.mark.parametrize("text", ["", " ", "\u0301", "\u200d", "x" * 25])
def test_names_that_are_none(text: str) -> None:
    for check in (gate.typed_name, gate.name):
        with pytest.raises(gate.Barred):
            check(text)


@pytest.mark.parametrize("value", [0, 7, 2**53])
def test_whole_numbers(value: int) -> None:
    assert gate.whole_number(value, 0, 2**53) == gate.time_of(value) == gate.digits(str(value)) == value


@pytest.mark.parametrize("value", [-1, 2**53 + 1, 10**400, True, 1.0, float("nan"), "1", None])
def test_numbers_that_are_none(value: object) -> None:
    with pytest.raises(gate.Barred):
        gate.time_of(value)


@pytest.mark.parametrize(
    "text",
    ["", "²", "١", "½", "1_0", "+1", "-1", " 1", "1 ", "1\n", "1.0", "0x1", "１", "9" * 17, "9" * 5000],
)
def test_only_ascii_digits_are_numbers(text: str) -> None:
    assert gate.digits(text) is None


def test_digits_have_a_limit() -> None:
    assert (gate.digits("64", 64), gate.digits("65", 64)) == (64, None)


def test_every_decision_passes() -> None:
    """Commands and records let the names of decisions through that the games have."""
    for game in playable().values():
        for decision in game.decisions.by_code:
            assert gate.ident(decision.name, gate.DECISION_MOST) == decision.name
