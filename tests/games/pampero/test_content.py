"""The content pack of Pampero: counts, shapes and references, and what it says about mistakes."""

from collections import Counter
from collections.abc import Callable

import pytest

from stromtisch.core.content import ContentError
from stromtisch.games.pampero.printed_map import START_PYLON, START_WIND
from tests.games.pampero.tables import GAME, PRINTED, Files, Table, altered, printed_files


def test_counts_are_those_of_the_box() -> None:
    """PA-16: every company has the same components; section 2.1."""
    printed, cards, tiles, boards = PRINTED.map, PRINTED.cards, PRINTED.tiles, PRINTED.boards
    assert Counter(name[0] for name in printed.space_ids[:31]) == {"A": 15, "B": 10, "C": 6}
    assert len(printed.contract_ids) == 31 + 10 + 31
    assert sum(tiles.bonus_copies) == 36
    assert [sum(c for c, z in zip(tiles.bonus_copies, tiles.bonus_zone, strict=True) if z == n) for n in range(3)] == [
        12, 12, 12,
    ]  # fmt: skip
    assert Counter(tiles.connection_set) == {-1: 1, 0: 6, 1: 6}
    assert len(cards.card_ids) == 8 + 18
    assert len(cards.scoring_ids) == 18
    assert Counter(cards.foreign_country) == {0: 9, 1: 9}
    assert Counter(tiles.scoring_set) == {0: 9, 1: 9}
    assert PRINTED.capital_tiles == 16
    assert PRINTED.covers == 2
    assert [boards.transformer_column.count(n) for n in range(1, 8)] == [3, 4, 6, 3, 3, 4, 4]
    assert len(boards.requirement_ids) == 7
    assert len(cards.solo_ids) == 18
    assert len(boards.type_ids) == 22
    assert len(boards.operation_ids) == 20


def test_number_tables_have_their_shapes() -> None:
    boards = PRINTED.boards
    # Every column pays one more up to the sixth, then every third (docs/balance.md).
    assert boards.income_values == [0, 1, 2, 3, 4, 5, 6, 6, 6, 7, 7, 7, 8, 8]
    assert boards.dark_green == [5, 9]
    assert [boards.limit(2, stage) for stage in range(1, 8)] == [0, 1, 3, 5, 7, 10, 13]
    assert PRINTED.map.timelines == {"standard": [3, 6, 8], "long": [4, 7, 10]}
    assert boards.capital_stage == [1, 2, 4, 6]
    assert len(boards.slot_operations) == 12
    assert all(1 <= len(operations) <= 2 for operations in boards.slot_operations)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_site_can_be_reached(seats: int) -> None:
    """From the start sector a bulldozer gets beside every site, move by move (PA-55)."""
    table = Table(seats)
    printed = PRINTED.map
    found = {printed.start_sector}
    grown = True
    while grown:
        near = {s for s in range(6) for f in found if printed.sector_near[f] >> s & 1}
        grown = not near <= found
        found |= near
    for site, name in enumerate(printed.site_ids):
        if table.state.sites >> site & 1 and printed.site_kind[site] not in (START_PYLON, START_WIND):
            sector = printed.site_sector[site]
            assert sector in found, name
            assert printed.reach[sector] >> site & 1, name


def test_everything_has_a_name_in_both_languages() -> None:
    content = GAME.content()
    for group in ("cards", "scoring_cards", "bonus_tiles", "connection_tiles", "scoring_tiles", "solo_cards", "bays",
                  "markets", "sectors", "requirements", "metrics", "spaces"):  # fmt: skip
        entries = content[group]
        assert isinstance(entries, dict)
        for name, entry in entries.items():
            assert set(entry["title"]) == {"de", "en"}, name


def test_the_table_of_decisions_names_everything_once() -> None:
    assert len(GAME.decisions) == len(GAME.decisions.by_name)
    for name in (
        "play BA1",
        "field U1L",
        "build A2-M1",
        "network N12",
        "network N12 Q1",
        "move PK8",
        "take SS18",
    ):
        assert GAME.decisions.find(name) is not None, name


MISTAKES: dict[str, Callable[[Files], object]] = {
    "expected 47 sites": lambda files: files["board.toml"]["site"].pop(),
    "B1 does not say the same": lambda files: files["board.toml"]["sector"][0].update(neighbours=["A2"]),
    "too few start sites": lambda files: files["board.toml"]["site"][6].update(kind="P"),
    "expected one of A1": lambda files: files["board.toml"]["site"][0].update(sector="A9"),
    "does not know the effect 'GOLD:3'": lambda files: files["board.toml"]["bay"][0].update(
        effects=[["GOLD:3"]]
    ),
    "expected numbers that rise": lambda files: files["board.toml"]["timeline"][0].update(scorings=[3, 3, 8]),
    "A1-1 does not say the same": lambda files: files["contracts.toml"]["standard"][1].update(link="A1-1"),
    "such as RES1": lambda files: files["contracts.toml"]["standard"][0].update(symbols=["GAS1"]),
    "there is no contract place 'A9-9'": lambda files: files["contracts.toml"]["connection_field"][0].update(
        lines=[["A9-9"], ["A1-1"]]
    ),
    "shows the solar symbol": lambda files: files["contracts.toml"]["solar"][0].update(symbols=["RES1"]),
    "such as E2": lambda files: files["contracts.toml"]["remote"][0].update(cost=[["X2"]]),
    "needs 'bulldozer' for its effect": lambda files: files["cards.toml"]["base"][0].update(
        requirement="pylon"
    ),
    "does not know the option": lambda files: files["cards.toml"]["scoring"][0].update(
        options=["MULT:LUCK:1", "PAYFLIP:RES"]
    ),
    "nine cards of": lambda files: files["cards.toml"]["foreign"][0].update(country="brazil"),
    "every sector once": lambda files: files["solo.toml"]["card"][0].update(sectors=["A1"]),
    "twelve tiles of zone A": lambda files: files["tiles.toml"]["bonus"][0].update(copies=2),
    "has not all copies": lambda files: files["tiles.toml"]["plan"][0].update(tile="TA1"),
    "cannot be reached": lambda files: (
        files["network.toml"]["transformer"][23].update(lines=[])
        or files["network.toml"]["transformer"][19].update(lines=[])
    ),
    "expected columns of": lambda files: files["network.toml"]["transformer"][3].update(column=1),
    "do not fall": lambda files: files["network.toml"]["market"][0].update(limits=[2, 1, 5, 6, 8, 10, 12]),
    "every slot needs": lambda files: (
        files["company.toml"]["operation"][2].update(slot=1, side="left")
        or files["company.toml"]["operation"][0].update(slot=3, side="right")
        or files["company.toml"]["operation"][4].update(slot=2, side="right", row="lower")
        or files["company.toml"]["operation"][12].update(slot=4, side="right")
    ),
    "is not known": lambda files: files["parameters.toml"]["parameters"].update(luck=1),
    "exactly the timelines": lambda files: files["board.toml"]["timeline"].pop(),
}


@pytest.mark.parametrize("problem", MISTAKES)
def test_mistakes_are_named(problem: str) -> None:
    with pytest.raises(ContentError) as error:
        altered(MISTAKES[problem])
    assert problem in str(error.value)
    assert error.value.file.endswith(".toml")


def test_the_wording_is_not_part_of_the_hash() -> None:
    def reword(files: Files) -> None:
        files["cards.toml"]["base"][0]["title"]["de"] = "Anders"

    assert altered(reword).content_hash == GAME.content_hash
    assert altered(lambda files: files["cards.toml"]["base"][0].update(batteries=[1, 2, 4])).content_hash != (
        GAME.content_hash
    )
    assert printed_files()["cards.toml"]["base"][0]["title"]["de"] == "Mast errichten"
