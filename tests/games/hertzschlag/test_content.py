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
from stromtisch.games.hertzschlag.game import Hertzschlag
from stromtisch.games.hertzschlag.words import CATEGORIES, CYCLE
from stromtisch.packs import read_pack
from tests.games.hertzschlag.tables import Files, new_card, printed_files, printed_game

# Design, copies, category, cost, frequency (~n: n fields toward 50 Hz), income, eco, special effects.
CARDS = """
EE01 2 efficiency 1 +1 0 1
EE02 2 efficiency 3 +1 1 1
EE03 1 efficiency 0 +1 0 1
EE04 1 efficiency 8 +2 2 3
EE05 2 efficiency 6 -3 1 3
EE06 1 efficiency 3 +1 1 1 gain 1
EE07 1 efficiency 1 0 0 1 discount efficiency 1, cycle
EE08 1 efficiency 4 -1 0 2
PO01 1 politics 4 -4 0 3 free_thresholds
PO02 1 politics 4 -2 0 3 all_pay 1
PO03 1 politics 5 ~2 0 2 shield 2
PO04 1 politics 2 0 1 1 discount solar 2
PO05 1 politics 1 -1 0 1 discount emobility 2
PO06 1 politics 5 ~4 1 1
PO07 1 politics 4 +1 2 1 gain_per all solar/wind 1 3
PO08 1 politics 2 0 0 1 all_gain 1, gain 1
PO09 1 politics 2 ~2 0 1 peek_event
PO10 1 politics 2 +3 1 0 bid_bonus 3
FL01 2 flexibility 5 ~3 1 1
FL02 2 flexibility 3 ~1 1 1
FL03 2 flexibility 2 ~2 1 0
FL04 1 flexibility 9 ~5 2 2
FL05 2 flexibility 0 ~1 0 1
FL06 1 flexibility 3 -3 1 1
FL07 1 flexibility 5 ~4 2 0 gain_per own solar/wind/flexibility 1 3
FL08 1 flexibility 5 +3 2 1
EM01 2 emobility 7 -4 0 4
EM02 2 emobility 3 -1 0 2
EM03 2 emobility 4 -2 1 2
EM04 2 emobility 5 -2 2 1
EM05 1 emobility 4 -1 1 2 cycle
EM06 1 emobility 6 -3 1 3 all_gain 1
EM07 1 emobility 6 -5 3 1
EM08 1 emobility 6 ~3 2 1
SO01 2 solar 2 +1 1 1
SO02 2 solar 6 +3 2 2
SO03 1 solar 5 +2 1 2
SO04 1 solar 5 +2 2 1 all_gain 1
SO05 1 solar 8 +3 3 2
SO06 1 solar 4 +2 1 1 free_thresholds, shield 1
SO07 1 solar 3 +1 0 2
SO08 1 solar 7 +5 4 1
WI01 2 wind 6 +3 2 2
WI02 2 wind 5 +4 3 0
WI03 1 wind 9 +5 4 2
WI04 1 wind 7 +4 2 3
WI05 1 wind 3 +1 1 1
WI06 1 wind 5 -3 2 2
WI07 1 wind 3 0 0 2 cycle
"""

# Event, base, what is counted, divisor, sign, least, most, money part.
EVENTS = """
EV01 1 solar 1 1 1 7
EV02 1 wind 1 1 1 7
EV03 -2 solar/wind 2 -1 -8 -2
EV04 -1 solar 1 -1 -6 -1
EV05 -1 wind 1 -1 -6 -1
EV06 -1 emobility 1 -1 -6 -1
EV07 4 emobility/flexibility 5 -1 2 4
EV08 -4 efficiency 3 1 -4 -2
EV09 -4 flexibility 4 1 -4 -2
EV10 4 flexibility 3 -1 1 4
EV11 -2 - - - -2 -2 each_pay_per emobility 1 3, each_gain_per efficiency 1 3
EV12 1 solar/wind 2 1 1 6 each_gain_per flexibility 1 3
"""

GOALS = """
SG1 | cards solar/wind/politics 5 5 | income 9 4
SG2 | cards emobility/flexibility/efficiency 5 5 | eco 12 4
SG3 | cards efficiency/flexibility/wind 5 5 | money 16 4
SG4 | cards solar/efficiency/flexibility 5 5 | income 10 4
SG5 | categories 6 5 | cards wind/emobility/politics 4 3
SG6 | eco 12 5 | cards solar/emobility/wind 4 3
"""


def page() -> Any:
    """The content as the page gets it."""
    return json.loads(json.dumps(printed_game().content()))


def spell(fields: dict[str, Any]) -> str:
    """An effect or a condition in the short form of the tables above."""
    return " ".join(str("/".join(value) if isinstance(value, list) else value) for value in fields.values())


def frequency(fields: dict[str, Any] | None) -> str:
    if fields is None:
        return "0"
    return f"~{fields['steps']}" if fields["kind"] == "to50" else f"{fields['steps']:+d}"


# --- what is printed -------------------------------------------------------------------------------------


def test_forty_nine_designs_as_specified() -> None:
    """Section 4.2, HS-05: every design with its copies, category, numbers and effects."""
    copies = Counter(printed_game().printed.designs)
    lines = []
    for name, card in page()["cards"].items():
        numbers = f"{card['cost']} {frequency(card['frequency'])} {card['income']} {card['eco']}"
        effects = ", ".join(spell(effect) for effect in card["effects"])
        lines.append(f"{name} {copies[name]} {card['category']} {numbers} {effects}".strip())
    assert lines == CARDS.strip().splitlines()
    assert len(lines) == 49


def test_twelve_events_as_specified() -> None:
    """Section 4.3: every formula, its limits and its money part."""
    lines = []
    for name, event in page()["events"].items():
        scale = (
            f"{'/'.join(event['categories'])} {event['divisor']} {event['sign']}"
            if event["categories"]
            else "- - -"
        )
        money = ", ".join(spell(effect) for effect in event["effects"])
        lines.append(f"{name} {event['base']} {scale} {event['least']} {event['most']} {money}".strip())
    assert lines == EVENTS.strip().splitlines()
    assert len(lines) == 12


def test_six_goals_as_specified() -> None:
    """Section 4.4: both alternatives of every goal."""
    lines = [f"{name} | {spell(goal['a'])} | {spell(goal['b'])}" for name, goal in page()["goals"].items()]
    assert lines == GOALS.strip().splitlines()


def test_the_statistics_of_the_deck() -> None:
    """Section 4.2: cards per category, shifts, sums and effects of all 64 cards."""
    content = printed_game().printed
    assert content.card_count == len(set(content.names)) == 64
    categories = Counter(CATEGORIES[category] for category in content.category)
    assert categories == {
        "efficiency": 11, "politics": 10, "flexibility": 12, "emobility": 12, "solar": 10, "wind": 9,
    }  # fmt: skip
    shifts = Counter(steps for steps in content.shift if steps)
    assert shifts == {-5: 1, -4: 3, -3: 5, -2: 5, -1: 5, 1: 11, 2: 4, 3: 7, 4: 3, 5: 2}
    assert Counter(steps for steps in content.to50 if steps) == {1: 4, 2: 4, 3: 3, 4: 2, 5: 1}
    raising = [steps for steps in content.shift if steps > 0]
    lowering = [steps for steps in content.shift if steps < 0]
    assert (len(raising), sum(raising), len(lowering), sum(lowering)) == (27, 62, 19, -47)
    symbols = [steps for steps in content.to50 if steps]
    assert (len(symbols), sum(symbols)) == (14, 34)
    assert (
        sum(1 for shift, to50 in zip(content.shift, content.to50, strict=True) if not shift and not to50) == 4
    )
    assert not any(shift and to50 for shift, to50 in zip(content.shift, content.to50, strict=True))
    assert round(sum(content.cost) / 64, 2) == 4.16
    assert sum(content.income) == 74
    assert sum(content.eco) == 96
    assert sum(1 for effects in content.effects if effects) == 17
    net = {
        name: sum(
            shift for shift, found in zip(content.shift, content.category, strict=True) if found == category
        )
        for category, name in enumerate(CATEGORIES)
    }
    assert net == {
        "solar": 23,
        "wind": 21,
        "efficiency": 1,
        "flexibility": 0,
        "politics": -3,
        "emobility": -27,
    }


def test_copies_have_names_of_their_own() -> None:
    """Section 4.2: two copies of a design are xx#1 and xx#2."""
    content = printed_game().printed
    assert [name for name in content.names if name.startswith("SO02")] == ["SO02#1", "SO02#2"]
    assert content.names == [
        name for name in dict.fromkeys(content.names) if name.split("#")[0] in content.designs
    ]


def test_the_numbers() -> None:
    """Section 4.5 and 2.2: the parameters as the rules give them."""
    content = printed_game().printed
    numbers = (
        content.start_money, content.base_income, content.fee, content.rescue_cost, content.most_bid,
        content.rounds, content.hand, content.green, content.track, content.red,
    )  # fmt: skip
    assert numbers == (15, 3, 4, 11, 5, 8, 5, 4, 12, 8)
    assert content.thresholds == [2, 4, 7, 10]
    assert (content.purse, content.reserve, content.reserve_cards) == (20, 10, 2)
    assert (content.money_per_point, content.income_per_point, content.eco_per_point) == (10, 4, 2)
    assert content.diversity == [0, 0, 0, 1, 2, 3, 4]


def test_events_are_enough_and_lean_down() -> None:
    """Section 4.2: seven of twelve events lower the frequency when nothing has been built."""
    events = printed_game().printed.events
    assert len([event for event in events if event.base < 0]) == 7
    for event in events:
        assert event.least <= event.base <= event.most


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
    # 49 cards and 12 events have title and text, 6 goals a title, 7 options title and help.
    assert found == 2 * (2 * (49 + 12) + 6 + 2 * 7)


def test_the_hash_follows_the_content() -> None:
    """A match is stored with the hash of its content: any change changes it."""
    files = printed_files()
    assert Pack(dict(files)).hash() == printed_game().content_hash
    files["cards.toml"]["card"][0]["cost"] += 1
    assert Pack(dict(files)).hash() != printed_game().content_hash


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


def put(id: str, field: str, value: object) -> Callable[[Files], object]:
    return lambda files: entry(files, id).__setitem__(field, value)


def drop(id: str, field: str) -> Callable[[Files], object]:
    return lambda files: entry(files, id).pop(field)


def number(field: str, value: object) -> Callable[[Files], object]:
    return lambda files: files["parameters.toml"]["parameters"].__setitem__(field, value)


BROKEN: list[tuple[str, Callable[[Files], object], str, str, str]] = [
    ("no cards", lambda files: files.pop("cards.toml"), "cards.toml", "card", "card"),
    ("no events", lambda files: files.pop("events.toml"), "events.toml", "event", "event"),
    ("no goals", lambda files: files.pop("goals.toml"), "goals.toml", "goal", "goal"),
    ("no numbers", lambda files: files.pop("parameters.toml"), "parameters.toml", "parameters", "parameters"),
    ("no list of cards", lambda files: files["cards.toml"].pop("card"), "cards.toml", "card", "card"),
    ("empty list", lambda files: files["events.toml"].update(event=[]), "events.toml", "event", "event"),
    ("no table", lambda files: files["cards.toml"].update(card=["SO01"]), "cards.toml", "card 1", "card"),
    ("no id", drop("EE01", "id"), "cards.toml", "card 1", "id"),
    ("no cost", drop("SO02", "cost"), "cards.toml", "SO02", "cost"),
    ("no base", drop("EV03", "base"), "events.toml", "EV03", "base"),
    ("no alternative", drop("SG2", "b"), "goals.toml", "SG2", "b"),
    (
        "no fee",
        lambda files: files["parameters.toml"]["parameters"].pop("fee"),
        "parameters.toml",
        "parameters",
        "fee",
    ),
    ("cost as text", put("SO02", "cost", "6"), "cards.toml", "SO02", "cost"),
    ("eco as truth", put("SO02", "eco", True), "cards.toml", "SO02", "eco"),
    ("frequency as number", put("SO02", "frequency", 3), "cards.toml", "SO02", "frequency"),
    ("effects as table", put("SO02", "effects", {"kind": "gain"}), "cards.toml", "SO02", "effects"),
    ("effects of numbers", put("SO02", "effects", [1]), "cards.toml", "SO02", "effects"),
    ("title as text", put("SO02", "title", "Solardach"), "cards.toml", "SO02", "title"),
    ("categories as text", put("EV01", "categories", "solar"), "events.toml", "EV01", "categories"),
    ("thresholds as number", number("thresholds", 2), "parameters.toml", "parameters", "thresholds"),
    ("too dear", put("SO02", "cost", 10), "cards.toml", "SO02", "cost"),
    ("below nothing", put("SO02", "income", -1), "cards.toml", "SO02", "income"),
    ("no copies", put("SO02", "copies", 0), "cards.toml", "SO02", "copies"),
    (
        "too far",
        put("SO02", "frequency", {"kind": "shift", "steps": 6}),
        "cards.toml",
        "SO02.frequency",
        "steps",
    ),
    (
        "not at all",
        put("SO02", "frequency", {"kind": "to50", "steps": 0}),
        "cards.toml",
        "SO02.frequency",
        "steps",
    ),
    ("off the track", put("EV01", "most", 13), "events.toml", "EV01", "most"),
    ("most below least", put("EV01", "most", 0), "events.toml", "EV01", "most"),
    ("green everywhere", number("green", 12), "parameters.toml", "parameters", "green"),
    ("unknown category", put("SO02", "category", "nuclear"), "cards.toml", "SO02", "category"),
    ("unknown counted category", put("EV01", "categories", ["nuclear"]), "events.toml", "EV01", "categories"),
    ("category twice", put("EV01", "categories", ["wind", "wind"]), "events.toml", "EV01", "categories"),
    ("unknown effect", put("SO02", "effects", [{"kind": "fly"}]), "cards.toml", "SO02.effects[1]", "kind"),
    (
        "event effect on a card",
        put("SO02", "effects", [{"kind": "each_pay_per", "categories": ["wind"], "amount": 1, "most": 1}]),
        "cards.toml",
        "SO02.effects[1]",
        "kind",
    ),
    (
        "second effect without amount",
        put("SO02", "effects", [{"kind": "cycle"}, {"kind": "gain"}]),
        "cards.toml",
        "SO02.effects[2]",
        "amount",
    ),
    (
        "unknown condition",
        put("SG1", "a", {"kind": "luck", "need": 1, "points": 1}),
        "goals.toml",
        "SG1.a",
        "kind",
    ),
    ("unknown field", put("SO02", "costs", 3), "cards.toml", "SO02", "costs"),
    ("unknown field of an event", put("EV01", "steps", 3), "events.toml", "EV01", "steps"),
    ("unknown field of a goal", put("SG1", "c", {}), "goals.toml", "SG1", "c"),
    (
        "unknown field of an effect",
        put("SO02", "effects", [{"kind": "gain", "amount": 1, "max": 3}]),
        "cards.toml",
        "SO02.effects[1]",
        "max",
    ),
    (
        "unknown field of a frequency",
        put("SO02", "frequency", {"kind": "shift", "steps": 1, "step": 2}),
        "cards.toml",
        "SO02.frequency",
        "step",
    ),
    (
        "unknown field of a condition",
        put("SG1", "b", {"kind": "income", "need": 9, "points": 4, "vp": 4}),
        "goals.toml",
        "SG1.b",
        "vp",
    ),
    ("unknown number", number("start_monney", 15), "parameters.toml", "parameters", "start_monney"),
    (
        "same id twice",
        lambda files: files["cards.toml"]["card"].append(new_card("SO02")),
        "cards.toml",
        "SO02",
        "id",
    ),
    ("no German", put("SO02", "title", {"en": "Rooftop solar"}), "cards.toml", "SO02", "title.de"),
    ("no English", put("EV01", "text", {"de": "Sonne."}), "events.toml", "EV01", "text.en"),
    ("empty text", put("SG1", "title", {"de": " ", "en": "Sun"}), "goals.toml", "SG1", "title.de"),
    (
        "third language",
        put("SO02", "title", {"de": "a", "en": "b", "fr": "c"}),
        "cards.toml",
        "SO02",
        "title",
    ),
    ("thresholds fall", number("thresholds", [4, 2]), "parameters.toml", "parameters", "thresholds"),
    ("thresholds twice", number("thresholds", [2, 2]), "parameters.toml", "parameters", "thresholds"),
    ("threshold off the track", number("thresholds", [2, 12]), "parameters.toml", "parameters", "thresholds"),
    (
        "diversity falls",
        number("diversity", [0, 0, 0, 2, 1, 3, 4]),
        "parameters.toml",
        "parameters",
        "diversity",
    ),
    ("diversity too short", number("diversity", [0, 0, 1]), "parameters.toml", "parameters", "diversity"),
    ("half a round", number("rounds", 12.5), "parameters.toml", "parameters", "rounds"),
    (
        "rounds without events",
        lambda files: files["events.toml"]["event"].__delitem__(slice(7, None)),
        "parameters.toml",
        "parameters",
        "rounds",
    ),
    (
        "seats without goals",
        lambda files: files["goals.toml"]["goal"].__delitem__(slice(4, None)),
        "goals.toml",
        "goal",
        "goal",
    ),
    ("option without default", drop("green", "default"), "parameters.toml", "green", "default"),
    ("default not allowed", put("green", "default", 9), "parameters.toml", "green", "default"),
    ("option of unknown kind", put("green", "kind", "wish"), "parameters.toml", "green", "kind"),
    ("unknown field of an option", put("green", "min", 1), "parameters.toml", "green", "min"),
]


@pytest.mark.parametrize(
    ("change", "file", "name", "field"), [case[1:] for case in BROKEN], ids=[case[0] for case in BROKEN]
)
def test_broken_content_is_named(change: Callable[[Files], object], file: str, name: str, field: str) -> None:
    """Every complaint names the file, the entry and the field."""
    files = printed_files()
    change(files)
    with pytest.raises(ContentError) as broken:
        Hertzschlag(Pack(dict(files)))
    assert (broken.value.file, broken.value.entry, broken.value.field) == (file, name, field)
    for part in (file, name, field):
        assert part in str(broken.value)


def test_a_file_that_is_no_toml_is_named(tmp_path: Path) -> None:
    """A slip of the pen in a file names the file and where the slip is."""
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "EE01\n', encoding="utf-8")
    with pytest.raises(ContentError) as broken:
        read_pack(tmp_path)
    assert (broken.value.file, broken.value.field) == ("cards.toml", "syntax")
    assert "line 2" in str(broken.value)


def test_a_folder_without_files_is_named(tmp_path: Path) -> None:
    """An empty folder is no pack."""
    with pytest.raises(ContentError) as broken:
        read_pack(tmp_path)
    assert str(tmp_path) in str(broken.value)


def test_the_printed_pack_is_not_changed_by_reading() -> None:
    """Reading content leaves the pack as it was; two readings are equal."""
    pack = own_pack("hertzschlag")
    before = pack.hash()
    game = Hertzschlag(pack)
    assert pack.hash() == before == game.content_hash
    assert game.content() == printed_game().content()
    cycling = [game.printed.names[card] for card in range(64) if game.printed.effects[card] and
               any(effect.kind == CYCLE for effect in game.printed.effects[card])]  # fmt: skip
    assert cycling == ["EE07#1", "EM05#1", "WI07#1"]
