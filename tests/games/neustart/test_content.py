"""The content pack of Neustart, and what it says about mistakes in it."""

from collections.abc import Callable

import pytest

from stromtisch.core.content import ContentError
from tests.games.neustart.tables import GAME, Files, altered, printed_files


def test_every_weekday_has_its_decks() -> None:
    content = GAME.printed
    assert len(content.card_ids) == 75
    assert [len(deck) for deck in content.decks] == [2, 4, 4] * 7
    assert [content.card_ids[card] for card in content.tutorial] == [
        "TU-E",
        "TU-T1",
        "TU-T2",
        "TU-N1",
        "TU-N2",
    ]


def test_the_competence_table() -> None:
    """NS-43, section 2.5."""
    shown = GAME.content()["actors"]
    assert isinstance(shown, list)
    costs = {actor["id"]: actor["costs"] for actor in shown}
    assert costs["F"] == {
        "EXTINGUISH": 1, "PROTECT": 2, "RESCUE": 2, "POWER": 4, "INFORM": 6, "SECURE": 5, "SEARCH": 6, "BUILD": 6,
    }  # fmt: skip
    assert "BUILD" not in costs["P"]
    assert set(costs["R"]) == {"RESCUE", "INFORM", "SEARCH", "BUILD"}
    assert set(costs["B"]) == {"EXTINGUISH", "PROTECT", "POWER", "SECURE", "SEARCH", "BUILD"}
    assert costs["V"] == {"INFORM": 2, "SECURE": 3, "SEARCH": 4, "BUILD": 4}
    assert {actor["id"]: actor["tank"] for actor in shown} == {"F": 8, "P": 8, "R": 8, "B": 8, "V": 10}


def test_cards_speak_both_languages() -> None:
    cards = GAME.content()["cards"]
    assert isinstance(cards, dict)
    for card in cards.values():
        for field in ("title", "text"):
            assert set(card[field]) == {"de", "en"}


def first_card(files: Files) -> dict[str, object]:
    effect = files["cards.toml"]["card"][0]["effects"][0]
    assert isinstance(effect, dict)
    return effect


MISTAKES: dict[str, Callable[[Files], object]] = {
    "not a quarter": lambda files: files["actors.toml"]["actor"][0].update(home="XYZ"),
    "that no other quarter takes": lambda files: files["towns.toml"]["town"][0]["at"].update(ALT=[0, 0]),
    "cannot be reached": lambda files: files["towns.toml"]["town"][0]["at"].update(KIR=[20, 20]),
    "is not known": lambda files: first_card(files).update(nn=3),
    "expected one of": lambda files: first_card(files).update(op="bless"),
    "cannot tell where": lambda files: files["cards.toml"]["card"][1]["effects"][0].update(at="Q:XYZ"),
    "HERE has a meaning": lambda files: files["cards.toml"]["card"][1]["effects"][0].update(at="HERE"),
    "an entry card only": lambda files: files["cards.toml"]["card"][2].update(
        effects=[{"op": "vehicle", "actor": "CHOICE"}]
    ),
    "does not know 'luck'": lambda files: files["cards.toml"]["card"][0].update(
        effects=[{"op": "mod", "key": "luck", "delta": 1}]
    ),
    "one value for each marker": lambda files: files["tutorial.toml"]["card"][1]["effects"][0].update(fixed=[1, 2]),
    "too few cards": lambda files: files["cards.toml"]["card"].pop(2) and files["cards.toml"]["card"].pop(2)
    and files["cards.toml"]["card"].pop(2),
    "E, T, T, N, N": lambda files: files["tutorial.toml"]["card"].pop(),
    "twice": lambda files: files["tutorial.toml"]["card"][0].update(id="E1-1"),
    "seven sums": lambda files: files["parameters.toml"]["parameters"].update(power_needs=[1]),
    "every actor must be": lambda files: files["parameters.toml"]["crews"].update(two=["FP", "RB"]),
    "is not a town of towns.toml": lambda files: files["towns.toml"]["town"].pop(),
    "one hospital only": lambda files: files["quarters.toml"]["quarter"][0].update(fuel_need=1),
    "bands must rise": lambda files: files["parameters.toml"]["band"].pop(0),
}  # fmt: skip


@pytest.mark.parametrize("problem", MISTAKES)
def test_mistakes_are_named(problem: str) -> None:
    with pytest.raises(ContentError) as error:
        altered(MISTAKES[problem])
    assert problem in str(error.value)


def test_the_wording_is_not_part_of_the_hash() -> None:
    def reword(files: Files) -> None:
        files["cards.toml"]["card"][0]["title"]["de"] = "Anders"

    assert altered(reword).content_hash == GAME.content_hash
    assert altered(lambda files: first_card(files).update(n=9)).content_hash != GAME.content_hash
    assert printed_files()["cards.toml"]["card"][0]["title"]["de"] == "Kurz nach acht"
