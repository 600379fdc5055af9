"""Replays: the chronicle in words, in both languages, and coded refusals of broken records."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from stromtisch.catalogue import collection, playable
from stromtisch.cli.chronicle import Chronicle, plain
from stromtisch.packs import folder_of
from stromtisch.testing.tic_tac_toe import TicTacToe

Call = Callable[..., Result]
Refusal = Callable[..., str]
Write = Callable[[object], Path]
PLAIN = re.compile(r"^[a-z-]+ [a-z_]+=", re.MULTILINE)


def told(call: Call, file: Path, *more: object) -> str:
    done = call("replay", file, *more)
    assert done.exit_code == 0, done.output
    return done.stdout


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "de",
            [
                "Runde 8 beginnt",
                "Die Aufzeichnung ist gültig",
                "Ergebnis: gewertet",
                "gewinn",
                " Hz",
                "Platz 4",
            ],
        ),
        ("en", ["Round 8 begins", "The record is valid", "Outcome: scored", "win", " Hz", "Seat 4"]),
    ],
)
def test_a_scored_match_in_words(
    call: Call, write: Write, scored: dict[str, Any], language: str, words: list[str]
) -> None:
    text = told(call, write(scored), "--language", language)
    for word in words:
        assert word in text
    assert "Bo [red]" in text
    assert not PLAIN.search(text)
    for points in scored["outcome"]["points"]:
        assert f" {points} " in text
    titles = [card["title"][language] for card in playable()["hertzschlag"].content()["cards"].values()]  # type: ignore[attr-defined]
    assert sum(title in text for title in titles) > 5


def test_a_blackout_has_no_table_of_points(call: Call, write: Write, blackout: dict[str, Any]) -> None:
    text = told(call, write(blackout), "--language", "en")
    assert "Outcome: blackout (" in text
    assert "Place" not in text


def test_stops_where_asked(call: Call, refusal: Refusal, write: Write, scored: dict[str, Any]) -> None:
    text = told(call, write(scored), "--language", "en", "--to", 6)
    assert "Acts: 6" in text
    assert "The match is not over at this point." in text
    assert "Round 8" not in text
    assert "bad-length" in refusal("replay", write(scored), "--to", 9999)
    assert "--to" in refusal("replay", write(scored), "--to", -1)


def test_the_terminals_language_is_the_default(
    call: Call, write: Write, scored: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert "Ergebnis" in told(call, write(scored), "--to", 0) + told(call, write(scored))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert "Outcome" in told(call, write(scored))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": "other"}, "field: format"),
        ({"version": 99}, "field: version"),
        ({"game": "chess"}, "field: game"),
        ({"rules": 99}, "field: rules"),
        ({"content": "0"}, "field: content"),
        ({"seed": "another"}, "field: commitment"),
        ({"seats": []}, "field: seats"),
        ({"seats": [{"kind": "ghost"}] * 3}, "field: seats[0].kind"),
        ({"options": {"green": 9}}, "field: options.green"),
        ({"options": {"blue": 1}}, "field: options"),
        ({"acts": [{"kind": "decide", "seat": 0, "decision": "bid 3", "at": 0}]}, "field: acts[0]"),
        ({"acts": [{"kind": "dance"}]}, "field: acts[0].kind"),
        ({"acts": None}, "field: acts"),
        ({"outcome": {"verdict": "won"}}, "field: outcome"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_broken_records_are_refused(
    refusal: Refusal, write: Write, scored: dict[str, Any], change: dict[str, object], words: str
) -> None:
    assert words in refusal("replay", write({**scored, **change}))


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "[" * 100_000, '{"format": 1e999}', "\ufeff{}"])
def test_files_that_are_no_records_are_refused(refusal: Refusal, tmp_path: Path, text: str) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text, "utf-8")
    assert "bad-record" in refusal("replay", file)


def test_bytes_that_are_no_text_are_refused(refusal: Refusal, tmp_path: Path) -> None:
    file = tmp_path / "picture.json"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert "bad-record" in refusal("replay", file)


def test_files_that_cannot_be_read_are_named(refusal: Refusal, tmp_path: Path) -> None:
    assert "cannot be read: No such file" in refusal("replay", tmp_path / "missing.json")
    assert "cannot be read: Is a directory" in refusal("replay", tmp_path)
    assert "--language" in refusal("replay", tmp_path, "--language", "fr")


def test_names_cannot_steer_the_terminal(refusal: Refusal, write: Write, scored: dict[str, Any]) -> None:
    seats = [{**scored["seats"][0], "name": "\x1b[31mEve"}, *scored["seats"][1:]]
    said = refusal("replay", write({**scored, "seats": seats}))
    assert "\x1b" not in said
    assert "field: seats[0].name" in said
    assert "\x1b" not in refusal("replay", write({**scored, "rules": "\x1b[2J"}))


def test_lines_without_a_text_are_told_plainly(tmp_path: Path) -> None:
    game = TicTacToe()
    line: dict[str, object] = {"kind": "marked", "seat": 1, "square": 4}
    assert plain(line) == "marked seat=1 square=4"
    assert Chronicle(game, ["Ada", "Bo"], "en").line(line) == plain(line)
    (tmp_path / "texts").mkdir()
    texts = tmp_path / "texts" / "en.ftl"
    texts.write_text("journal-marked = { $name } takes square { $square }.\n", "utf-8")
    assert Chronicle(game, ["Ada", "Bo"], "en", tmp_path).line(line) == "Bo takes square 4."
    texts.write_text("journal-marked = { $unknown } takes it.\n", "utf-8")
    assert Chronicle(game, ["Ada", "Bo"], "en", tmp_path).line(line) == plain(line)


def test_many_parts_of_a_score_stand_below_each_other(call: Call) -> None:
    """Pampero tells thirteen sources of money: a line for each, readable in a narrow terminal."""
    record = Path(__file__).parent.parent / "games" / "pampero" / "records" / "scored-2.json"
    lines = call("replay", str(record), "--language", "en").output.splitlines()
    sources = [line for line in lines if line.startswith("│")]
    assert [line.split("│")[1].strip() for line in sources[:3]] == ["Place", "Starting money", "Income"]
    money = json.loads(record.read_text("utf-8"))["outcome"]["points"]
    (total,) = (line for line in sources if line.split("│")[1].strip() == "Total")
    assert sorted(int(cell) for cell in total.split("│")[2:-1]) == sorted(money)


def test_every_playable_game_has_texts_in_both_languages() -> None:
    for game in playable():
        for language in ("de", "en"):
            assert (folder_of(collection().manifests[game].package) / "texts" / f"{language}.ftl").is_file()


@pytest.mark.parametrize(
    ("language", "turned", "anew"),
    [
        (
            "de",
            "Bo hat das Spiel zurückgesetzt. Von hier geht es weiter.",
            " Was noch niemand kannte, ist neu gemischt.",
        ),
        (
            "en",
            "Bo has turned the game back. Play goes on from here.",
            " What nobody knew yet has been shuffled anew.",
        ),
    ],
)
def test_a_rollback_is_told_whatever_the_game(language: str, turned: str, anew: str) -> None:
    chronicle = Chronicle(TicTacToe(), ["Ada", "Bo"], language)
    line = {"kind": "rolled-back", "seat": 1, "moment": "3", "anew": True}
    assert chronicle.line(line) == turned + anew
    assert chronicle.line(line | {"anew": False}) == turned
    other = Chronicle(playable()["neustart"], ["Ada", "Bo"], language)
    assert other.line(line) == turned + anew
