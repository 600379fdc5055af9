"""The printed content, and what is said about content that is broken."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stromtisch.catalogue import own_pack
from stromtisch.core.content import ContentError, Pack
from stromtisch.games.policy_maker.game import PolicyMaker
from stromtisch.games.policy_maker.words import CATEGORIES, KINDS
from stromtisch.packs import read_pack
from tests.games.policy_maker.tables import Files, altered, fresh, printed_files, printed_game

# Initiative and condition as section 4.3 gives them, in short.
INITIATIVES = """
PI01 education>=4
PI02 health>=4
PI03 energy>=4
PI04 digital>=4
PI05 education>=4 digital>=3
PI06 health>=4 education>=3
PI07 energy>=4 health>=3
PI08 digital>=4 energy>=3
PI09 education>=5 energy>=3
PI10 health>=5 digital>=3
PI11 energy>=6 education>=2
PI12 digital>=6 health>=2
PI13 total>=16
PI14 each>=2
PI15 count 5 2
PI16 highest<=5 total>=12
"""

# Goal, figure, comparison and the limits for two, three and four investors (section 4.4).
# As in section 4.4, with the limits of G2, G3, G5, G6 and G7 tuned on the real engine (docs/balance.md).
GOALS = """
G1 column_lead education >= 3 4 5
G2 all_investors health >= 6 5 5
G3 column_diff energy/digital education/health >= 7 12 18
G4 column_spread <= 3 5 6
G5 initiatives >= 7 12 13
G6 dark_pieces <= 0 1 1
G7 investor_spread <= 2 5 5
"""


def page() -> Any:
    """The content as the page gets it."""
    return json.loads(json.dumps(printed_game().content()))


def spell(condition: dict[str, Any]) -> str:
    """A condition in the short form of the table above."""
    op = condition["op"]
    if op == "all":
        return " ".join(spell(part) for part in condition["of"])
    if op == "track":
        return f"{condition['category']}>={condition['need']}"
    if op == "count":
        return f"count {condition['field']} {condition['tracks']}"
    return f"highest<={condition['most']}" if op == "highest" else f"{op}>={condition['need']}"


def spell_goal(goal: dict[str, Any]) -> str:
    words = ["/".join(value) if isinstance(value, list) else value for value in goal["condition"].values()]
    limits = " ".join(str(goal["need"][investors]) for investors in ("2", "3", "4"))
    return f"{' '.join(words)} {goal['compare']} {limits}"


# --- what is printed -------------------------------------------------------------------------------------


def test_sixteen_initiatives_as_specified() -> None:
    """Section 4.3: every initiative with its condition."""
    lines = [f"{name} {spell(card['condition'])}" for name, card in page()["initiatives"].items()]
    assert lines == INITIATIVES.strip().splitlines()


def test_every_category_is_on_five_initiatives() -> None:
    """Section 4.3: no category is favoured."""
    counts: Counter[str] = Counter()
    for card in page()["initiatives"].values():
        for category in CATEGORIES:
            counts[category] += f"{category}>=" in spell(card["condition"])
    assert counts == dict.fromkeys(CATEGORIES, 5)


def test_seven_goals_as_specified() -> None:
    """Section 4.4: every goal with its figure and its three limits."""
    lines = [f"{name} {spell_goal(goal)}" for name, goal in page()["goals"].items()]
    assert lines == GOALS.strip().splitlines()


def test_the_cards() -> None:
    """Section 2.1: fifteen cards in each of four categories and five jokers, 65 in all."""
    content = printed_game().printed
    assert CATEGORIES == ["education", "health", "energy", "digital"]
    assert [*CATEGORIES, "joker"] == KINDS
    assert 4 * content.cards_per_category + content.jokers == 65
    assert (content.cards_per_category, content.jokers) == (15, 5)


def test_the_numbers() -> None:
    """Section 2.3: the configuration as the rules give it."""
    content = printed_game().printed
    numbers = (
        content.top, content.dark_from, content.start_hand, content.display, content.open_initiatives,
        content.start_cost, content.least_cost, content.most_cost, content.most_total_cost, content.tax_changes,
        content.grant_per_investor, content.initiative_reward, content.end_draw, content.wealth_tax_above,
        content.wealth_tax_discard, content.lead, content.holds_needed, content.goal_points,
    )  # fmt: skip
    assert numbers == (10, 7, 5, 2, 2, 2, 1, 5, 12, 2, 3, 5, 2, 20, 10, 2, 2, 10)
    assert page()["bands"] == {"seed": [0, 10, 20, 30, 40], "tuned": [0, 14, 20, 28, 33]}


STANDARD = "holiday audit grant audit holiday grant tax audit holiday grant tax audit holiday tax end"


def test_the_timelines() -> None:
    """Section 4.2, 4.6: the standard term; 13 rounds without field 13; 15 with an audit more before the end."""
    numbers = printed_files()["parameters.toml"]["timeline"]
    standard = STANDARD.split()
    assert numbers["rounds_14"] == standard
    assert Counter(standard) == {"holiday": 4, "audit": 4, "grant": 3, "tax": 3, "end": 1}
    assert numbers["rounds_13"] == standard[:12] + standard[13:]
    assert numbers["rounds_15"] == [*standard[:14], "audit", "end"]
    for length, actions in numbers.items():
        assert len(actions) == int(length.removeprefix("rounds_")) + 1


def test_the_options() -> None:
    """Section 2.3, 3.13: what a table may change, and what it gets without asking."""
    defaults = {option.id: option.default for option in printed_game().options}
    assert defaults == {
        "government": "random",
        "rounds": "standard",
        "grant_mode": "free",
        "average": "all",
        "bands": "seed",
        "one_action": False,
        "rotating_start": False,
        "decision_seconds": 90,
    }


def test_everything_is_said_in_both_languages() -> None:
    """Every title, text and help is there in German and English, without stray spaces."""
    found = 0
    for file in printed_files().values():
        for entries in file.values():
            for entry in entries if isinstance(entries, list) else []:
                for field in ("title", "text", "help"):
                    if field in entry:
                        assert sorted(entry[field]) == ["de", "en"], entry["id"]
                        for text in entry[field].values():
                            assert text == text.strip() != "", entry["id"]
                            found += 1
    # 16 initiatives and 7 goals have title and text, 5 kinds and 5 bands a title, 8 options title and help.
    assert found == 2 * (2 * (16 + 7) + 5 + 5 + 2 * 8)


def test_the_hash_follows_the_content_but_not_the_wording() -> None:
    """A match is stored with the hash of its content: any change in play changes it."""
    files = printed_files()
    assert Pack(dict(files)).hash() == printed_game().content_hash
    files["initiatives.toml"]["initiative"][0]["title"]["en"] = "Another title"
    assert Pack(dict(files)).hash() == printed_game().content_hash
    files["initiatives.toml"]["initiative"][0]["condition"]["need"] = 5
    assert Pack(dict(files)).hash() != printed_game().content_hash


def test_other_numbers_make_another_game() -> None:
    """Section 2.3: the rules read their numbers from the pack."""
    game = altered(lambda files: files["parameters.toml"]["parameters"].update(start_hand=3, start_cost=1))
    state = game.new({option.id: option.default for option in game.options}, ["bot"] * 4, "other numbers")
    assert [state.hand_size(seat) for seat in state.investors] == [3, 3, 3]
    assert state.cost == [1, 1, 1, 1]
    assert fresh().cost == [2, 2, 2, 2]


# --- what is broken ----------------------------------------------------------------------------------------


def entry(files: Files, id: str) -> dict[str, Any]:
    """The entry with this id, in whichever file it stands."""
    for file in files.values():
        for entries in file.values():
            for found in entries if isinstance(entries, list) else []:
                if found["id"] == id:
                    assert isinstance(found, dict)
                    return found
    raise LookupError(id)


Change = Callable[[Files], object]


def put(id: str, field: str, value: object) -> Change:
    return lambda files: entry(files, id).__setitem__(field, value)


def drop(id: str, field: str) -> Change:
    return lambda files: entry(files, id).pop(field)


def number(field: str, value: object) -> Change:
    return lambda files: files["parameters.toml"]["parameters"].__setitem__(field, value)


def term(length: int, value: object) -> Change:
    return lambda files: files["parameters.toml"]["timeline"].__setitem__(f"rounds_{length}", value)


def without(file: str, kind: str, count: int) -> Change:
    return lambda files: files[file][kind].__delitem__(slice(0, count))


SETTINGS = ("parameters.toml", "parameters")
TERM = ("parameters.toml", "timeline")
PART = {"op": "track", "category": "energy", "need": 3}

BROKEN: list[tuple[str, Change, str, str, str]] = [
    ("no initiatives", lambda f: f.pop("initiatives.toml"), "initiatives.toml", "initiative", "initiative"),
    ("no goals", lambda f: f.pop("goals.toml"), "goals.toml", "goal", "goal"),
    ("no numbers", lambda f: f.pop("parameters.toml"), *SETTINGS, "parameters"),
    ("no term", lambda f: f["parameters.toml"].pop("timeline"), *TERM, "timeline"),
    ("no options", lambda f: f["parameters.toml"].pop("option"), "parameters.toml", "option", "option"),
    ("empty list", lambda f: f["goals.toml"].update(goal=[]), "goals.toml", "goal", "goal"),
    ("no table", lambda f: f["goals.toml"].update(goal=["G1"]), "goals.toml", "goal 1", "goal"),
    ("no id", drop("PI01", "id"), "initiatives.toml", "initiative 1", "id"),
    ("no condition", drop("PI02", "condition"), "initiatives.toml", "PI02", "condition"),
    ("no op", put("PI02", "condition", {}), "initiatives.toml", "PI02.condition", "op"),
    ("no limits", drop("G1", "need"), "goals.toml", "G1", "need"),
    ("no comparison", drop("G1", "compare"), "goals.toml", "G1", "compare"),
    ("no lead", lambda f: f["parameters.toml"]["parameters"].pop("lead"), *SETTINGS, "lead"),
    ("lead as text", number("lead", "2"), *SETTINGS, "lead"),
    ("jokers as truth", number("jokers", True), *SETTINGS, "jokers"),
    ("too many jokers", number("jokers", 6), *SETTINGS, "jokers"),
    ("cost of nothing", number("least_cost", 0), *SETTINGS, "least_cost"),
    ("start below least", number("start_cost", 0), *SETTINGS, "start_cost"),
    ("total below the start", number("most_total_cost", 7), *SETTINGS, "most_total_cost"),
    ("darkness beyond the top", number("dark_from", 11), *SETTINGS, "dark_from"),
    ("tax beyond the hand", number("wealth_tax_discard", 21), *SETTINGS, "wealth_tax_discard"),
    ("too few cards", number("cards_per_category", 2), *SETTINGS, "cards_per_category"),
    ("too few initiatives", without("initiatives.toml", "initiative", 15), *SETTINGS, "open_initiatives"),
    ("unknown number", number("dark_form", 7), *SETTINGS, "dark_form"),
    ("four bands", number("bands_seed", [0, 20, 40, 60]), *SETTINGS, "bands_seed"),
    ("bands fall", number("bands_tuned", [0, 28, 20, 56, 66]), *SETTINGS, "bands_tuned"),
    ("bands begin late", number("bands_tuned", [2, 28, 40, 56, 66]), *SETTINGS, "bands_tuned"),
    ("bands of texts", number("bands_seed", ["0", 20, 40, 60, 80]), *SETTINGS, "bands_seed"),
    ("term too short", term(13, ["tax", "end"]), *TERM, "rounds_13"),
    ("term without end", term(14, ["tax"] * 15), *TERM, "rounds_14"),
    ("end in the middle", term(14, ["tax", "end", *["tax"] * 12, "end"]), *TERM, "rounds_14"),
    ("unknown action", term(15, ["tax"] * 14 + ["strike", "end"]), *TERM, "rounds_15"),
    ("term as text", term(15, "tax"), *TERM, "rounds_15"),
    ("unknown term", term(16, ["tax"] * 16 + ["end"]), *TERM, "rounds_16"),
    ("no joker", without("parameters.toml", "category", 5), "parameters.toml", "category", "category"),
    ("no education", without("parameters.toml", "category", 1), "parameters.toml", "category", "education"),
    ("no worst band", without("parameters.toml", "band", 1), "parameters.toml", "band", "band"),
    ("unknown field of a category", put("health", "colour", "red"), "parameters.toml", "health", "colour"),
    ("unknown field of a band", put("3", "from", 20), "parameters.toml", "3", "from"),
    ("condition as text", put("PI01", "condition", "EDU"), "initiatives.toml", "PI01", "condition"),
    ("unknown op", put("PI01", "condition", {"op": "luck"}), "initiatives.toml", "PI01.condition", "op"),
    (
        "unknown category",
        put("PI01", "condition", {"op": "track", "category": "arts", "need": 4}),
        "initiatives.toml",
        "PI01.condition",
        "category",
    ),
    (
        "no need",
        put("PI01", "condition", {"op": "track", "category": "energy"}),
        "initiatives.toml",
        "PI01.condition",
        "need",
    ),
    (
        "unknown field of a condition",
        put("PI01", "condition", {**PART, "gte": 4}),
        "initiatives.toml",
        "PI01.condition",
        "gte",
    ),
    (
        "second part without need",
        put("PI05", "condition", {"op": "all", "of": [PART, {"op": "total"}]}),
        "initiatives.toml",
        "PI05.condition.of[2]",
        "need",
    ),
    (
        "no parts",
        put("PI05", "condition", {"op": "all", "of": []}),
        "initiatives.toml",
        "PI05.condition",
        "of",
    ),
    (
        "five tracks",
        put("PI15", "condition", {"op": "count", "field": 5, "tracks": 5}),
        "initiatives.toml",
        "PI15.condition",
        "tracks",
    ),
    ("unknown field of an initiative", put("PI01", "reward", 5), "initiatives.toml", "PI01", "reward"),
    ("unknown goal", put("G1", "condition", {"op": "luck"}), "goals.toml", "G1.condition", "op"),
    (
        "goal without category",
        put("G1", "condition", {"op": "column_lead"}),
        "goals.toml",
        "G1.condition",
        "category",
    ),
    (
        "category twice",
        put("G3", "condition", {"op": "column_diff", "plus": ["energy", "energy"], "minus": []}),
        "goals.toml",
        "G3.condition",
        "plus",
    ),
    (
        "unknown field of a goal's condition",
        put("G4", "condition", {"op": "column_spread", "category": "energy"}),
        "goals.toml",
        "G4.condition",
        "category",
    ),
    ("two limits", put("G1", "need", [3, 4]), "goals.toml", "G1", "need"),
    ("limits as number", put("G1", "need", 3), "goals.toml", "G1", "need"),
    ("unknown comparison", put("G1", "compare", "about"), "goals.toml", "G1", "compare"),
    ("unknown field of a goal", put("G1", "points", 10), "goals.toml", "G1", "points"),
    (
        "same id twice",
        lambda f: f["goals.toml"]["goal"].append(dict(f["goals.toml"]["goal"][0])),
        "goals.toml",
        "G1",
        "id",
    ),
    ("no German", put("PI01", "title", {"en": "School"}), "initiatives.toml", "PI01", "title.de"),
    ("no English", put("G1", "text", {"de": "Bildung."}), "goals.toml", "G1", "text.en"),
    ("empty text", put("joker", "title", {"de": " ", "en": "x"}), "parameters.toml", "joker", "title.de"),
    ("third language", put("G1", "title", {"de": "a", "en": "b", "fr": "c"}), "goals.toml", "G1", "title"),
    ("option without default", drop("rounds", "default"), "parameters.toml", "rounds", "default"),
    ("default not allowed", put("rounds", "default", "12"), "parameters.toml", "rounds", "default"),
    ("option of unknown kind", put("bands", "kind", "wish"), "parameters.toml", "bands", "kind"),
    ("unknown field of an option", put("bands", "min", 1), "parameters.toml", "bands", "min"),
]


@pytest.mark.parametrize(
    ("change", "file", "name", "field"), [case[1:] for case in BROKEN], ids=[case[0] for case in BROKEN]
)
def test_broken_content_is_named(change: Change, file: str, name: str, field: str) -> None:
    """Every complaint names the file, the entry and the field."""
    files = printed_files()
    change(files)
    with pytest.raises(ContentError) as broken:
        PolicyMaker(Pack(dict(files)))
    assert (broken.value.file, broken.value.entry, broken.value.field) == (file, name, field)
    for part in (file, name, field):
        assert part in str(broken.value)


def test_a_file_that_is_no_toml_is_named(tmp_path: Path) -> None:
    """A slip of the pen in a file names the file and where the slip is."""
    (tmp_path / "goals.toml").write_text('[[goal]]\nid = "G1\n', encoding="utf-8")
    with pytest.raises(ContentError) as broken:
        read_pack(tmp_path)
    assert (broken.value.file, broken.value.field) == ("goals.toml", "syntax")
    assert "line 2" in str(broken.value)


def test_the_printed_pack_is_not_changed_by_reading() -> None:
    """Reading content leaves the pack as it was; two readings are equal."""
    pack = own_pack("policy-maker")
    before = pack.hash()
    game = PolicyMaker(pack)
    assert pack.hash() == before == game.content_hash
    assert game.content() == printed_game().content()
