"""The journal of The Policy Maker in words: every line the game tells, in German and English."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stromtisch.catalogue import playable
from stromtisch.cli.chronicle import Chronicle, plain
from stromtisch.core.record import import_match
from stromtisch.games.policy_maker.lines import LINES
from stromtisch.packs import folder_of

GAME = playable()["policy-maker"]
RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))
NAMES = ["Ada", "Bo", "Cem", "Dana", "Emil"]
LANGUAGES = ["de", "en"]


def said(language: str, **line: object) -> str:
    return Chronicle(GAME, NAMES, language).line(line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("record", RECORDS, ids=[path.stem for path in RECORDS])
def test_every_line_of_a_recorded_match_is_declared_and_worded(record: Path, language: str) -> None:
    match = import_match(json.loads(record.read_text("utf-8")), playable())
    chronicle = Chronicle(GAME, NAMES, language)
    assert match.journal is not None
    for line in match.journal.lines:
        body = line.to_json()
        text = chronicle.line(body)
        assert line.kind in LINES.kinds
        assert len(text) > 8
        assert text != plain(body)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_declared_line_has_a_text(language: str) -> None:
    texts = (folder_of("stromtisch.games.policy_maker") / "texts" / f"{language}.ftl").read_text("utf-8")
    # These are worded in one place for all games.
    assert [kind for kind in LINES.kinds if f"\njournal-{kind} =" not in texts] == ["rejoined", "rolled-back"]


def test_an_investment_says_who_where_how_far_and_what_was_paid() -> None:
    move = {"seat": 1, "category": "energy", "field": 7}
    assert said("de", kind="invested", **move, steps=2, paid={"energy": 5, "joker": 1}) == (
        "Bo investiert in Energie: 2 Felder hinauf auf 7. Bezahlt: 5 × Energie und 1 × Joker."
    )
    assert said("en", kind="manipulated", **move, victim=2, steps=1, paid={"energy": 4}) == (
        "Bo pushes Cem back in Energy, one field down to 7. Paid: 4 × Energy."
    )


def test_a_drawn_card_is_told_when_it_lay_open() -> None:
    assert said("de", kind="drew", seat=1, source="deck", card=None) == "Bo zieht vom Stapel."
    assert said("de", kind="drew", seat=1, source="second", card="health") == (
        "Bo nimmt Gesundheit aus der Auslage."
    )


def test_no_card_is_said_in_words() -> None:
    empty = {"education": 0, "health": 0, "energy": 0, "digital": 0, "joker": 0}
    assert said("de", kind="granted-you", seat=1, hand=empty) == "Du bekommst keine Karte."
    assert said("en", kind="rewarded", seat=1, cards=0) == "Bo receives no card for it, the deck is empty."
