"""The words of Pampero: everything the game can say exists in German and English, and nothing else does."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from stromtisch.cli.chronicle import Chronicle, plain
from stromtisch.core.generator import Generator
from stromtisch.core.journal import Journal
from stromtisch.core.option import complete_options
from stromtisch.games.pampero.content import COLOURS
from stromtisch.games.pampero.lines import LINES
from stromtisch.games.pampero.printed_boards import ROWS
from stromtisch.games.pampero.printed_map import ZONES
from stromtisch.games.pampero.scoring import SCORINGS
from stromtisch.games.pampero.state import DISPLAYS, LEVELS, PHASES, SOURCES
from stromtisch.games.pampero.tasks import FIRST_QUESTION, NAMES, RECKON
from stromtisch.packs import folder_of
from tests.games.pampero.tables import GAME, Table

LANGUAGES = ["de", "en"]
HERE = Path(__file__).parent
ROOT = HERE.parent.parent.parent
RULES = folder_of("stromtisch.games.pampero")
TEXTS = {language: (RULES / "texts" / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES}
SHELL = {
    language: (ROOT / "web" / "src" / "texts" / f"{language}.ftl").read_text("utf-8")
    for language in LANGUAGES
}
CHRONICLE = json.loads((HERE / "chronicle.json").read_text("utf-8"))
CONTENT = GAME.content()
# What the frame and the server tell in every game.
COMMON = {"autopilot", "left", "vote", "aborted", "undone"}
# The page's own: a line it does not know, and the company that nobody sits on.
PAGE = {"journal-unknown", "opponent"}


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def shape(source: str) -> dict[str, set[str]]:
    """The ids of a file, each with the variables it uses; what cannot be parsed is an error."""
    found: dict[str, set[str]] = {}
    for entry in parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            seen = Variables()
            seen.visit(entry)
            found[entry.id.name] = seen.found
    return found


IDS = shape(TEXTS["de"])


def told_in_code() -> set[str]:
    """The kinds of all lines the rules tell, read from their source."""
    kinds: set[str] = set()
    for path in RULES.glob("*.py"):
        kinds |= set(re.findall(r'\.tell\(\s*"([a-z-]+)"', path.read_text("utf-8")))
    return kinds


def reasons_in_code() -> set[str]:
    """The codes of all reasons, read from the source."""
    source = "".join(path.read_text("utf-8") for path in RULES.glob("*.py") if path.name != "scoring.py")
    codes: set[str] = set()
    for call in re.findall(r"Reason\(([^)]*)", source):
        codes |= set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', call.partition(", {")[0]))
    return codes


def prompts() -> set[str]:
    """The prompts of the view: one for each question, and three for those who are not asked."""
    return {name.replace("_", "-") for name in NAMES[FIRST_QUESTION:]} | {"waiting", "watch", "over"}


def notations(value: object) -> Iterator[str]:
    """Every effect that stands anywhere in the content, options of scoring cards included."""
    if isinstance(value, dict):
        for field, inner in value.items():
            if field == "effects":
                yield from (effect for row in inner for effect in row)
            elif field == "options":
                yield from inner
            else:
                yield from notations(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from notations(inner)


def effect_id(effect: str, texts: Mapping[str, object]) -> str:
    """The text of an effect as `explain.ts` finds it: by the whole, by its first two parts, by its first."""
    parts = effect.split(":")
    tries = [f"effect-{'-'.join(parts[:length])}" for length in range(len(parts), 0, -1)]
    return next((name for name in tries if name in texts), tries[-1])


def utterable() -> set[str]:
    """The ids of everything the game can say."""
    decisions = {decision.kind for decision in GAME.decisions.by_code}
    effects = {*notations(CONTENT), *(name.upper() for name in NAMES[21:28])}
    return {
        *(f"journal-{kind}" for kind in told_in_code() | COMMON),
        *(f"prompt-{prompt}" for prompt in prompts()),
        *(f"decision-{kind}" for kind in decisions),
        *(f"refusal-{code}" for code in reasons_in_code()),
        *(f"phase-{phase}" for phase in PHASES),
        *(f"scoring-{scoring}" for scoring in SCORINGS),
        *(f"display-{display}" for display in DISPLAYS),
        *(f"level-{level}" for level in LEVELS),
        *(f"zone-{zone}" for zone in ZONES),
        *(f"row-{row}" for row in ROWS),
        *(f"colour-{colour}" for colour in COLOURS),
        *(f"country-{country}" for country in ("argentina", "brazil")),
        *(f"verdict-{verdict}" for verdict in ("scored", "won", "lost", "aborted")),
        *(f"end-{code}" for code in ("most-money", "more-pylons", "shared", "opponent-ahead")),
        *(f"end-{code}" for code in ("all-voted", "too-few-people")),
        *(f"score-{part}" for part in (*SOURCES, "total")),
        *(effect_id(effect, IDS) for effect in effects),
    }


def test_both_languages_have_the_same_texts_with_the_same_arguments() -> None:
    assert shape(TEXTS["en"]) == IDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_game_can_say_has_a_text(language: str) -> None:
    """Lines, prompts, decisions, reasons, effects, names, ends; a few reasons are worded for all games."""
    missing = utterable() - set(shape(TEXTS[language])) - set(shape(SHELL[language]))
    assert missing == set()


def test_questions_and_reasons_are_read_from_the_source() -> None:
    """The lists above find what they look for."""
    assert NAMES[FIRST_QUESTION - 1] == NAMES[RECKON]
    assert len(told_in_code()) > 25
    assert reasons_in_code() >= {"too-few-cards", "bay-taken", "no-solar", "contract-gone", "too-far"}
    assert set(notations(CONTENT)) >= {"INC:RES:1", "CROWN:SYM.ANY:2", "UP:ZONEC:-3", "CONTRACT:NETFREE"}


def test_no_text_is_unused() -> None:
    """What the rules cannot say must be asked for by the page."""
    pages = "".join(
        path.read_text("utf-8")
        for folder in ("games", "rules", "pages", "lib")
        for path in (ROOT / "web" / "src" / folder).rglob("*")
        if path.suffix in (".ts", ".svelte") and "pampero" in str(path)
    )
    unused = set(IDS) - utterable() - PAGE
    # The page may put the end of an id together: `about-bonus-${tile.kind}`.
    starts = set(re.findall(r"`([a-z]+-[a-zA-Z-]*)\$\{", pages))
    asked = {text for text in unused if f'"{text}"' in pages or text.startswith(tuple(starts))}
    assert unused - asked == set()


def played(seats: int, seed: str) -> Iterator[Mapping[str, object]]:
    """The lines of a random game."""
    journal = Journal()
    state = GAME.new(complete_options(GAME.options, {}), ["bot"] * seats, seed, journal)
    rng = Generator(f"{seed} choices")
    while state.pending():
        codes = state.legal_codes(state.acting)
        state.play(state.acting, codes[int(rng.below(len(codes)))])
    return (line.to_json() for line in journal.lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_without_gaps(language: str) -> None:
    """A line whose text is missing or lacks an argument would be told plainly; an empty name shows a hole."""
    kinds: set[str] = set()
    for seats in (1, 2, 4):
        chronicle = Chronicle(GAME, [f"Person {seat}" for seat in range(seats)], language)
        for line in played(seats, f"words {seats}"):
            text = chronicle.line(line)
            kinds.add(str(line["kind"]))
            assert text != plain(line)
            assert not re.search(r"[{}_]|\(\)|  |None|„“|“”|\b[A-Z]{2,}\d|[A-Z]{3}\b", text), text
    assert len(kinds) > 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chronicle_reads_as_written(language: str) -> None:
    """Each kind of line; `chronicle.test.ts` reads the same file."""
    chronicle = Chronicle(GAME, ["Ada", "Bo"], language)
    assert [chronicle.line(entry["line"]) for entry in CHRONICLE] == [entry[language] for entry in CHRONICLE]


def test_the_written_chronicle_has_every_kind_of_line() -> None:
    assert {entry["line"]["kind"] for entry in CHRONICLE} == told_in_code() | COMMON
    assert set(LINES.kinds) == told_in_code() | COMMON | {"rolled-back", "rejoined"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_say_their_numbers(language: str) -> None:
    """PA-128: how many cards it takes and how many lie out; what a card costs and what one has."""
    table = Table(2)
    seat = table.state.acting
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(TEXTS[language]))

    def refusal(name: str) -> str:
        decision = table.state.table.find(name)
        assert decision is not None
        reason = table.state.why_not(seat, decision)
        assert reason is not None
        pattern = bundle.get_message(f"refusal-{reason.code}").value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, reason.params)
        assert not errors
        return str(text)

    assert re.findall(r"\d+", refusal("recall")) == [str(GAME.printed.recall_needs), "0"]
    table.company(seat, money=3)
    table.again()
    assert re.findall(r"\d+", refusal("play BA3")) == ["5", "3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_random_games_can_be_said(language: str) -> None:
    """Everything that is closed to a player has a reason whose text finds all its arguments."""
    texts = shape(TEXTS[language]) | shape(SHELL[language])
    said: set[str] = set()
    for seats in (1, 3):
        state = GAME.new(complete_options(GAME.options, {}), ["bot"] * seats, f"reasons {seats}")
        rng = Generator(f"reasons {seats}")
        for _ in range(120):
            if not state.pending():
                break
            seat = state.acting
            for decision in state.closed(seat):
                reason = state.why_not(seat, decision)
                assert reason is not None
                said.add(reason.code)
                # A selector may fall back to its default, but a shown number must be there.
                assert texts[f"refusal-{reason.code}"] <= set(reason.params), (reason.code, reason.params)
            codes = state.legal_codes(seat)
            state.play(seat, codes[int(rng.below(len(codes)))])
    assert len(said) > 8


def test_everything_has_a_title() -> None:
    """Cards, tiles, markets, places and metrics have a name in both languages."""
    for kind in (
        "cards", "scoring_cards", "solo_cards", "foreign_cards", "bonus_tiles", "connection_tiles",
        "scoring_tiles", "markets", "metrics", "requirements", "sectors", "bays", "spaces",
    ):  # fmt: skip
        entries = CONTENT[kind]
        assert isinstance(entries, dict)
        for name, entry in entries.items():
            for language in LANGUAGES:
                assert entry["title"][language].strip(), f"{kind} {name}"


def test_german_words_are_the_games_own() -> None:
    """One word for one thing, on cards, in texts and in options."""
    everything = TEXTS["de"] + json.dumps(CONTENT, ensure_ascii=False)
    everything += json.dumps([option.to_json() for option in GAME.options], ensure_ascii=False)
    words = set(re.findall(r"[A-ZÄÖÜa-zäöüß]+", everything))
    assert not words & {
        "Windrad",
        "Windräder",
        "Windfarm",
        "Hochspannungsmast",
        "Bagger",
        "Kredit",
        "Spieler",
    }
    assert words >= {
        "Windpark",
        "Strommast",
        "Bulldozer",
        "Betriebsfeld",
        "Netztableau",
        "Verbindungsplättchen",
    }


def test_the_docs_name_everything() -> None:
    """Lines, decisions, reasons and prompts stand in docs/protocol.md or in the page of the view, fields in tables."""
    own = (ROOT / "docs" / "views" / "pampero.md").read_text("utf-8")
    page = own + (ROOT / "docs" / "protocol.md").read_text("utf-8")
    decisions = {decision.kind for decision in GAME.decisions.by_code}
    named = told_in_code() | COMMON | decisions | prompts() | reasons_in_code()
    assert {name for name in named if f"`{name}`" not in page} == set()
    assert {field for field in Table(2).state.board(0) if f"| `{field}`" not in own} == set()
