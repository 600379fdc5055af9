"""The chronicle: every line of the journal has its words, and they name people, cards, events and hertz."""

from __future__ import annotations

import re

import goldens
import pytest

from stromtisch.cli.chronicle import Chronicle, plain
from stromtisch.core.lines import KERNEL
from stromtisch.games.hertzschlag.lines import LINES
from tests.games.hertzschlag.tables import printed_game

NAMES = ["Ada", "Bo", "Cem", "Dana", "Emil"]


def say(language: str, kind: str, **fields: object) -> str:
    return Chronicle(printed_game(), NAMES, language).line({"kind": kind, **fields})


@pytest.mark.parametrize("language", ["de", "en"])
def test_all_lines_of_all_recorded_matches_have_words(language: str) -> None:
    chronicle = Chronicle(printed_game(), NAMES, language)
    kinds: set[str] = set()
    for name in goldens.records("hertzschlag"):
        journal = goldens.read_record("hertzschlag", name).journal
        assert journal is not None
        for line in journal.lines:
            body = line.to_json()
            text = chronicle.line(body)
            assert text != plain(body)
            # Nothing is left unfilled, and no card is called by its id.
            assert not re.search(r"[{}$#]", text), text
            kinds.add(line.kind)
    # In no recorded match anybody withdraws.
    assert kinds - set(KERNEL) == set(LINES.kinds) - set(KERNEL) - {"withdrawn"}


def test_a_path_is_told_with_its_direction_its_length_and_where_it_ends() -> None:
    event = {"event": "EV03", "steps": -3, "shielded": 0, "from": 0, "to": -3, "fields": 3, "way": "down"}
    assert say("de", "event-revealed", **event).endswith(": Die Frequenz fällt um 3 Felder auf 49,85 Hz.")
    shift = {"seat": 0, "cause": "to50", "from": -1, "to": 0, "fields": 1, "way": "up"}
    assert say("en", "shifted", **shift) == "Ada raises the frequency by one field to 50.00 Hz."


def test_money_says_who_why_and_what_is_left() -> None:
    said = say("de", "money", seat=1, amount=4, cause="threshold", money=19)
    assert said == "Bo bekommt 4 € an der Schwelle und hat 19 €."
    said = say("en", "money", seat=1, amount=-3, cause="rescue", money=2)
    assert said == "Bo pays €3 for the rescue and has €2."


@pytest.mark.parametrize("cause", ["cost", "income"])
def test_what_another_line_has_said_already_is_not_said_again(cause: str) -> None:
    assert say("en", "money", seat=1, amount=4, cause=cause, money=19) == ""


def test_bids_are_told_with_and_without_a_bonus() -> None:
    said = say("de", "bids-revealed", plant="gas", bonus=0, sum=9, needed=11, success=False)
    assert said == "Die Gebote ergeben 9 € von 11 €: das reicht nicht."
    said = say("de", "bids-revealed", plant="gas", bonus=3, sum=12, needed=11, success=True)
    assert said == "Die Gebote ergeben 12 € (davon 3 € Bonus) von 11 €: gerettet!"
