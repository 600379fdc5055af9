"""The words of Neustart: everything the game can say exists in German and English, and nothing else does."""

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
from stromtisch.core.kinds import GAME_OVER, NOT_YOURS, WRONG_PHASE, Why
from stromtisch.core.option import complete_options
from stromtisch.games.neustart import reasons
from stromtisch.games.neustart.cards import MARKER_KINDS
from stromtisch.games.neustart.state import ON_TRIP, OVER, PHASES, POWER_BACK, TOWN_HALL, UNITS, UPRISINGS
from stromtisch.games.neustart.supply import SINKS, SOURCES
from stromtisch.games.neustart.terms import ACTORS, LETTERS, MODIFIERS, TYPES, WEEKDAYS
from stromtisch.packs import folder_of
from tests.games.neustart.tables import GAME, Table

LANGUAGES = ["de", "en"]
HERE = Path(__file__).parent
ROOT = HERE.parent.parent.parent
RULES = folder_of("stromtisch.games.neustart")
TEXTS = {language: (RULES / "texts" / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES}
SHELL = {
    language: (ROOT / "web" / "src" / "texts" / f"{language}.ftl").read_text("utf-8")
    for language in LANGUAGES
}
CHRONICLE = json.loads((HERE / "chronicle.json").read_text("utf-8"))
# What the frame and the server tell in every game.
COMMON = {"expired", "autopilot", "left", "vote", "aborted", "undone", "intention"}
REASONS = {
    why.code for why in (GAME_OVER, WRONG_PHASE, NOT_YOURS, *vars(reasons).values()) if isinstance(why, Why)
}
# The page's own: a line it does not know, the story's beginning, the time of day.
PAGE = {"journal-unknown", "opening", "when", "score-total"}


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
        source = path.read_text("utf-8")
        kinds |= set(re.findall(r'\.tell(?:_team|_day)?\(\s*"([a-z-]+)"', source))
        kinds |= set(re.findall(r'journal\.whisper\(\s*\w+,\s*"([a-z-]+)"', source))
        kinds |= set(re.findall(r'journal\.share\([^"]*"([a-z-]+)"', source))
        kinds |= set(re.findall(r'_tell(?:_mood)?\(board, "([a-z-]+)"', source))
    return kinds


def prompts() -> set[str]:
    """The prompts of the view."""
    return {*PHASES[: ON_TRIP + 1], "waiting", "watch"}


def utterable() -> set[str]:
    """The ids of everything the game can say."""
    decisions = {decision.kind for decision in GAME.decisions.by_code}
    towns = GAME.content()["towns"]
    assert isinstance(towns, dict)
    return {
        *(f"journal-{kind}" for kind in told_in_code() | COMMON),
        *(f"prompt-{prompt}" for prompt in prompts()),
        *(f"decision-{kind}" for kind in decisions),
        *(f"refusal-{code}" for code in REASONS),
        *(f"weekday-{day}" for day in range(1, WEEKDAYS + 2)),
        *(f"unit-{unit}" for unit in UNITS),
        *(f"phase-{phase}" for phase in PHASES[: OVER + 1]),
        *(f"difficulty-{town['difficulty']}" for town in towns.values()),
        *(f"type-{kind}" for kind in TYPES),
        *(f"marker-{kind}" for kind in MARKER_KINDS),
        *(f"building-{building}" for building in ("HOUSE", *LETTERS)),
        *(f"source-{source}" for source in SOURCES),
        *(f"sink-{sink.partition('-')[0]}" for sink in SINKS),
        *(f"modifier-{modifier.partition(':')[0]}" for modifier in MODIFIERS),
        *(f"verdict-{verdict}" for verdict in ("won", "lost", "aborted")),
        *(f"end-{code}" for code in (POWER_BACK, UPRISINGS, TOWN_HALL, "all-voted", "too-few-people")),
        *(f"score-{part}" for part in Table.standard().state.view(None)["score"]["parts"]),  # type: ignore[index]
    }


def test_both_languages_have_the_same_texts_with_the_same_arguments() -> None:
    assert shape(TEXTS["en"]) == IDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_game_can_say_has_a_text(language: str) -> None:
    """Lines, prompts, decisions, reasons, names, ends; a few reasons are worded for all games."""
    missing = utterable() - set(shape(TEXTS[language])) - set(shape(SHELL[language]))
    assert missing == set()


def test_no_text_is_unused() -> None:
    """What the rules cannot say must be asked for by the page."""
    pages = "".join(
        path.read_text("utf-8")
        for folder in ("games", "rules", "pages", "lib")
        for path in (ROOT / "web" / "src" / folder).rglob("*")
        if path.suffix in (".ts", ".svelte") and "neustart" in str(path)
    )
    unused = set(IDS) - utterable() - PAGE
    # The page may put the end of an id together: `board-fact-business-${state}`.
    starts = set(re.findall(r"`([a-z]+-[a-zA-Z-]*)\$\{", pages))
    asked = {text for text in unused if f'"{text}"' in pages or text.startswith(tuple(starts))}
    assert unused - asked == set()


def played(seats: int, seed: str) -> Iterator[Mapping[str, object]]:
    """The lines of a random game that is not over at once."""
    journal = Journal()
    state = GAME.new(complete_options(GAME.options, {"unit_seconds": 60}), ["bot"] * seats, seed, journal)
    rng = Generator(f"{seed} choices")
    while state.pending():
        waiting = state.pending()
        seat = waiting[int(rng.below(len(waiting)))]
        codes = state.legal_codes(seat)
        code = codes[int(rng.below(len(codes)))]
        if code == 0 and rng.chance(60):
            code = codes[int(rng.below(len(codes)))]
        state.play(seat, code)
    return (line.to_json() for line in journal.lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_without_gaps(language: str) -> None:
    """A line whose text is missing or lacks an argument would be told plainly, with an empty name shows a hole."""
    chronicle = Chronicle(GAME, [f"Person {seat}" for seat in range(8)], language)
    kinds: set[str] = set()
    for number, seats in enumerate((1, 3, 8)):
        for line in played(seats, f"words {number}"):
            text = chronicle.line(line)
            kinds.add(str(line["kind"]))
            assert text != plain(line)
            assert not re.search(r"[{}$_]|\(\)|  |None|NONE|[A-Z]{3}\b", text), text
    assert len(kinds) > 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chronicle_reads_as_written(language: str) -> None:
    """Each kind of line, worded as the page words it: `describe.test.ts` reads the same file."""
    chronicle = Chronicle(GAME, ["Ada", "Bo"], language)
    assert [chronicle.line(entry["line"]) for entry in CHRONICLE] == [entry[language] for entry in CHRONICLE]


def test_the_written_chronicle_has_every_kind_of_line() -> None:
    assert {entry["line"]["kind"] for entry in CHRONICLE} == told_in_code() | COMMON


def test_a_shared_role_shows_who_acted() -> None:
    """NS-12: with seven people two share the police; the chronicle names the one who sent the team."""
    table = Table.standard(7, sharing="free")
    police = [seat for seat, crew in enumerate(table.state.crews) if crew >> ACTORS.index("P") & 1]
    assert len(police) == 2
    names = ["Ada", "Bo", "Cem", "Dana", "Emil", "Fee", "Gil"]
    for seat, team in zip(police, ("P1", "P2"), strict=True):
        table.do(f"team {team}", "search", seat=seat)
        line = next(line.to_json() for line in reversed(table.journal.lines) if line.kind == "acted")
        told = Chronicle(GAME, names, "de").line(line)
        assert told.startswith(f"{names[seat]} (Polizei): Trupp {team} sucht ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_with_numbers_say_them(language: str) -> None:
    """NS-43, NS-49, NS-81: how much it takes and how much there is, the extra of a task included."""
    table = Table.standard()
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(TEXTS[language]))

    def refusal(name: str) -> str:
        decision = table.state.table.find(name)
        assert decision is not None
        reason = table.state.why_not(0, decision)
        assert reason is not None
        pattern = bundle.get_message(f"refusal-{reason.code}").value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, reason.params)
        assert not errors
        return str(text)

    table.tanks(F=1)
    table.do("team F3")
    assert re.findall(r"\d+", refusal("drive ALT")) == ["3", "1"]
    table.points(B=3)
    table.card("T3-1")
    (slot,) = (slot for slot, at in enumerate(table.state.task_at) if at >= 0)
    table.place(B1=GAME.printed.quarter_ids[table.state.task_at[slot]])
    table.do("back", "team B1")
    assert re.findall(r"\d+", refusal(f"task {slot}")) == ["4", "3"]


def test_cards_say_what_is_threatened() -> None:
    """Every card with a marker or a task has a sentence about leaving it undone; no other has, and none has numbers."""
    cards = GAME.content()["cards"]
    assert isinstance(cards, dict)
    for name, card in cards.items():
        answerable = any(effect["op"] in ("fire", "ill", "incident", "task") for effect in card["effects"])
        for language in LANGUAGES:
            assert card["text"][language].endswith((".", "!", "?")), name
            undone = card["undone"][language]
            assert undone.endswith(".") == answerable, name
            assert not re.search(r"\d", undone), name


def test_german_words_are_the_games_own() -> None:
    """One word for one thing, on cards, in texts and in options."""
    everything = TEXTS["de"] + json.dumps(GAME.content(), ensure_ascii=False)
    everything += json.dumps([option.to_json() for option in GAME.options], ensure_ascii=False)
    words = set(re.findall(r"[A-ZÄÖÜa-zäöüß]+", everything))
    assert not words & {
        "Viertel",
        "Vierteln",
        "Viertels",
        "Basis",
        "Helfer",
        "Figuren",
        "Brotscheiben",
        "Team",
    }
    assert words >= {
        "Quartier",
        "Trupp",
        "Aktionspunkte",
        "Treibstoff",
        "Stützpunkt",
        "Selbsthilfenetz",
        "Unruhe",
    }


def test_the_docs_name_everything() -> None:
    """Lines, decisions, reasons and prompts stand in docs/protocol.md or in the page of the view, fields in tables."""
    own = (ROOT / "docs" / "views" / "neustart.md").read_text("utf-8")
    page = own + (ROOT / "docs" / "protocol.md").read_text("utf-8")
    decisions = {decision.kind for decision in GAME.decisions.by_code}
    named = told_in_code() | COMMON | decisions | prompts() | REASONS
    assert {name for name in named if f"`{name}`" not in page} == set()
    assert {field for field in Table.standard(2).state.board(0) if f"| `{field}`" not in own} == set()
