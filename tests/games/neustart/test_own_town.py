"""A town of one's own: the example of docs/content-packs.md is loaded from a folder and played to the end."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from stromtisch.catalogue import own_pack
from stromtisch.core.content import ContentError
from stromtisch.core.generator import Generator
from stromtisch.core.option import complete_options
from stromtisch.games.neustart.game import Neustart
from tests.games.neustart.tables import GAME, q

PAGE = Path(__file__).parents[3] / "docs" / "content-packs.md"
EXAMPLE = (
    PAGE.read_text("utf-8")
    .partition("## A town of one's own")[2]
    .partition("```toml\n")[2]
    .partition("```")[0]
)

Load = Callable[[str], Neustart]


@pytest.fixture
def load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Load:
    """Neustart with these towns in a folder beside the game."""

    def read(towns: str) -> Neustart:
        (tmp_path / "neustart").mkdir(exist_ok=True)
        (tmp_path / "neustart" / "towns.toml").write_text(towns, "utf-8")
        monkeypatch.setenv("STROMTISCH_PACKS", str(tmp_path))
        return Neustart(own_pack("neustart"))

    return read


def test_a_fourth_town_is_offered_and_played_to_the_end(load: Load) -> None:
    """NS-01: every quarter once, connected; the other towns stay as they are."""
    game = load(EXAMPLE)
    (option,) = [option for option in game.options if option.id == "town"]
    assert option.choices == [*GAME.printed.town_ids, "muehlbach"]
    assert game.content_hash != GAME.content_hash
    assert game.printed.towns[0].neighbours == GAME.printed.towns[0].neighbours
    verdicts = set()
    for number in range(3):
        options = complete_options(game.options, {"town": "muehlbach", "unit_seconds": 0})
        state = game.new(options, ["bot"] * 2, f"own town {number}")
        rng = Generator(f"choices {number}")
        # The ring: the way round to the far side is as long as the pond is wide.
        assert state.roads[q("RAT") * 15 + q("WIE")] == 7
        assert state.roads[q("RAT") * 15 + q("GAE")] == state.roads[q("GAE") * 15 + q("RAT")]
        while state.pending():
            seat = state.pending()[0]
            codes = state.legal_codes(seat)
            state.play(seat, codes[int(rng.below(len(codes)))])
        outcome = state.outcome()
        assert outcome is not None
        verdicts.add(outcome.verdict)
    assert verdicts <= {"won", "lost"}


MISTAKES = {
    "towns.toml, entry 'muehlbach.at', field 'RAT': expected a hex": ("GAE = [-1, -1]", "GAE = [0, -2]"),
    "towns.toml, entry 'muehlbach.at', field 'BER'": ("BER = [-2, 0]\n", ""),
    "towns.toml, entry 'muehlbach.at', field 'XYZ'": ("GAE =", "XYZ ="),
    "towns.toml, entry 'muehlbach', field 'at': some quarters cannot": ("KIR = [-2, 1]", "KIR = [-9, 9]"),
    "towns.toml, entry 'muehlbach', field 'difficulty'": ('"medium"', '"fair"'),
    "towns.toml, entry 'muehlbach', field 'title.en'": (', en = "Mühlbach"', ""),
    "towns.toml, entry 'schwarzbach', field 'id': stands in the file twice": ('"muehlbach"', '"schwarzbach"'),
    "towns.toml, entry 'whole file', field 'syntax'": ("[[town]]", "[[town"),
    "towns.toml, entry 'village', field 'village': only lists": ("[[town]]", "[village]"),
}


@pytest.mark.parametrize("said", MISTAKES)
def test_mistakes_in_a_town_are_named(load: Load, said: str) -> None:
    """File, entry and field stand in the message."""
    wrong, instead = MISTAKES[said]
    assert wrong in EXAMPLE
    broken = EXAMPLE.replace(wrong, instead, 1)
    if "village" in instead:
        broken = re.sub(r"town\.at", "village.at", broken)
    with pytest.raises(ContentError) as error:
        load(broken)
    assert said in str(error.value)


def test_a_file_the_game_does_not_know_is_named(load: Load, tmp_path: Path) -> None:
    load(EXAMPLE)
    (tmp_path / "neustart" / "villages.toml").write_text(EXAMPLE, "utf-8")
    with pytest.raises(ContentError, match=r"villages\.toml, entry 'whole file', field 'name'"):
        own_pack("neustart")
