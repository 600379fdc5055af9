"""What is printed on cards: actions, scorings, foreign markets, and the solo cards of VJ."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stromtisch.core.content import Entry, Pack
from stromtisch.games.pampero import tasks
from stromtisch.games.pampero.printed_map import FOR_ZONES, each_of, page_of
from stromtisch.games.pampero.shapes import Frame
from stromtisch.games.pampero.tasks import KIND, MARKETS, read_alternatives

BASE_COUNT: Final = 8
SPECIAL_COUNT: Final = 18
CARD_COUNT: Final = 26
SCORING_COUNT: Final = 18
FOREIGN_COUNT: Final = 18
SOLO_COUNT: Final = 18
COUNTRIES: Final = ["argentina", "brazil"]
COUNTRY_TITLES: Final = [{"de": "Argentinien", "en": "Argentina"}, {"de": "Brasilien", "en": "Brazil"}]

# The frame of a card.
COSTS: Final = 0
GAINS: Final = 1
NEITHER: Final = 2
FRAMES: Final[Sequence[Frame]] = ["cost", "gain", "none"]

NOTHING: Final = 0
A_BULLDOZER: Final = 1
A_PYLON: Final = 2
BY_EFFECT: Final = 3
REQUIREMENTS: Final = ["none", "bulldozer", "pylon", "by_effect"]

# Whose piece may meet the requirement, as bits.
OWN: Final = 1
OTHER: Final = 2
OWNERS: Final = ["", "own", "other", "any"]

MULTIPLY: Final = 0
PAY_AND_FLIP: Final = 1
CROWNED: Final = 2
SCORING_KINDS: Final = ["MULT", "PAYFLIP", "CROWN"]

METRICS: Final = [
    "BATTERIES", "WINDFARMS", "PYLONS", "CONTRACTS_NONSOLAR", "CONTRACTS_A", "CONTRACTS_B", "CONTRACTS_C",
    "CONTRACTS_SOLAR", "LUCRATIVE", "MULTISYMBOL", "BONUS_A", "BONUS_B", "BONUS_C", "BONUS_ALL", "NETTILES",
    "TRANSF_1_2", "TRANSF_3_4", "TRANSF_5_6", "ENERGY_SPENT", "FOREIGN", "CONN", "PARKED", "DIAMONDS",
    "SPECIALCARDS", "INCOME_TOTAL", "SETS4", "SYM.RES", "SYM.IND", "SYM.COM", "SYM.REC", "SYM.REM", "SYM.ANY",
]  # fmt: skip
SYM_ANY: Final = 31

# What VJ can be told to do, and the counters of its majority markers.
VJ_ACTIONS: Final = ["WIND", "PYLON", "CONTRACT", "REMOTE", "SOLAR", "FOREIGN", "BATT"]
VJ_WIND: Final = 0
VJ_PYLON: Final = 1
VJ_CONTRACT: Final = 2
VJ_REMOTE: Final = 3
VJ_SOLAR: Final = 4
VJ_FOREIGN: Final = 5
VJ_BATTERIES: Final = 6
PICKS: Final = ["LOW", "HIGH", "ARROWS"]
PICK_LOW: Final = 0
PICK_HIGH: Final = 1
PICK_ARROWS: Final = 2
COUNTERS: Final = ["NETTILES", "DIAMONDS", "PARKED", "SPECIALCARDS", "ENERGY_SPENT", "CONN"]


def required_by(effect: int) -> int:
    """Section 4.1: what must stand on the map for a main effect."""
    kind = effect & KIND
    if kind in (tasks.WIND, tasks.PYLON):
        return A_BULLDOZER
    return A_PYLON if kind in (tasks.CONTRACT, tasks.REMOTE) else NOTHING


class PrintedCards:
    """All cards, in the order of the files."""

    def __init__(self, pack: Pack, sector_ids: list[str]) -> None:
        base = pack.entries("cards.toml", "base", BASE_COUNT)
        special = pack.entries("cards.toml", "special", SPECIAL_COUNT)
        self.card_ids = [entry.name for entry in base + special]
        self.frame = [entry.index("money", FRAMES) for entry in base + special]
        self.zone_bound = [entry.flag("zone_bound") for entry in base + special]
        self.gives_energy = [entry.flag("energy") for entry in base + special]
        self.owner: list[int] = []
        # Alternative costs by card and zone; -1: none.
        self.alternative_batteries: list[int] = []
        self.effects: list[list[list[int]]] = []
        # PA-47: a card without a main effect is always playable.
        self.logistics: list[bool] = []
        for entry in base + special:
            self._read_card(entry)
        self.card_json = page_of(base + special)
        self._read_scoring(pack)
        self._read_foreign(pack)
        self._read_solo(pack, sector_ids)

    def _read_card(self, entry: Entry) -> None:
        entry.texts("title")
        effects = read_alternatives(entry, "effects")
        if not effects:
            raise entry.error("effects", "expected at least one")
        self.effects.append(effects)
        required = entry.index("requirement", REQUIREMENTS)
        self.owner.append(0 if required == NOTHING else entry.index("owner", OWNERS[1:]) + 1)
        logistics = effects[0][0] & KIND not in tasks.MAIN_EFFECTS
        for alternative in effects:
            wanted = required_by(alternative[0])
            if required not in (wanted, BY_EFFECT):
                raise entry.error(
                    "requirement", f"{entry.name} needs {REQUIREMENTS[wanted]!r} for its effect"
                )
            if (alternative[0] & KIND not in tasks.MAIN_EFFECTS) != logistics:
                raise entry.error("effects", "either every alternative has a main effect or none")
        paid = effects[0][0] & KIND == tasks.PAY_BATTERIES
        if paid and (len(effects[0]) < 2 or effects[0][1] & KIND != tasks.SOLAR):
            raise entry.error("effects", "batteries are paid for a solar contract")
        self.logistics.append(logistics)
        if entry.has("batteries"):
            self.alternative_batteries += entry.integers("batteries", 0, 9, 3, FOR_ZONES)
        else:
            self.alternative_batteries += [-1, -1, -1]

    def _read_scoring(self, pack: Pack) -> None:
        entries = pack.entries("cards.toml", "scoring", SCORING_COUNT)
        self.scoring_ids = [entry.name for entry in entries]
        # By card and option: the kind, the metric or market, and how much.
        self.option_kind: list[int] = []
        self.option_of: list[int] = []
        self.option_amount: list[int] = []
        for entry in entries:
            entry.texts("title")
            for option in entry.items("options", 2):
                self._read_option(entry, str(option))
        self.scoring_json = page_of(entries)

    def _read_option(self, entry: Entry, text: str) -> None:
        parts = text.split(":")
        names = [*MARKETS, "ANY", "FOREIGN_SYMBOL"]
        if parts[0] == "PAYFLIP" and len(parts) == 2 and parts[1] in names:
            self.option_kind.append(PAY_AND_FLIP)
            self.option_of.append(names.index(parts[1]))
            self.option_amount.append(0)
            return
        if (
            len(parts) != 3
            or parts[0] not in ("MULT", "CROWN")
            or parts[1] not in METRICS
            or not parts[2].isdecimal()
        ):
            raise entry.error("options", f"does not know the option {text!r}")
        if parts[0] == "MULT" and METRICS.index(parts[1]) == SYM_ANY:
            raise entry.error("options", "SYM.ANY is for crowns only")
        self.option_kind.append(SCORING_KINDS.index(parts[0]))
        self.option_of.append(METRICS.index(parts[1]))
        self.option_amount.append(int(parts[2]))

    def _read_foreign(self, pack: Pack) -> None:
        entries = pack.entries("cards.toml", "foreign", FOREIGN_COUNT)
        self.foreign_ids = [entry.name for entry in entries]
        self.foreign_country = [entry.index("country", COUNTRIES) for entry in entries]
        self.foreign_batteries = [entry.integer("batteries", 1, 9) for entry in entries]
        self.foreign_front = [entry.indices("front", MARKETS, True) for entry in entries]
        self.foreign_back = [entry.mask("back", MARKETS) for entry in entries]
        self.foreign_json: dict[str, object] = {}
        for entry, country in zip(entries, self.foreign_country, strict=True):
            entry.items("front")
            entry.items("back", 2)
            # Foreign cards go by their country and number.
            titles = {
                language: f"{title} {entry.name[2:]}" for language, title in COUNTRY_TITLES[country].items()
            }
            self.foreign_json[entry.name] = {"title": titles, **entry.close()}
        for country, name in enumerate(COUNTRIES):
            if self.foreign_country.count(country) != FOREIGN_COUNT // 2:
                raise entries[0].error("country", f"expected nine cards of {name}")

    def _read_solo(self, pack: Pack, sector_ids: list[str]) -> None:
        entries = pack.entries("solo.toml", "card", SOLO_COUNT)
        self.solo_ids = [entry.name for entry in entries]
        # By card: what is tried first and second.
        self.solo_first = [entry.index("primary", VJ_ACTIONS) for entry in entries]
        self.solo_second = [entry.index("secondary", VJ_ACTIONS) for entry in entries]
        self.solo_sectors = [each_of(entry, "sectors", sector_ids) for entry in entries]
        self.solo_pick = [entry.index("pick", PICKS) for entry in entries]
        self.solo_counter = [entry.index("counter", COUNTERS) for entry in entries]
        self.solo_counts = [entry.integer("counts", 0, 9) for entry in entries]
        self.solo_recall = [entry.flag("recall") for entry in entries]
        self.solo_order = [entry.flag("order") for entry in entries]
        self.solo_money = [entry.integer("money", 0, 99) for entry in entries]
        for entry in entries:
            entry.texts("title")
        self.solo_json = page_of(entries)

    def to_json(self) -> dict[str, object]:
        """The cards for the page."""
        return {
            "cards": self.card_json,
            "scoring_cards": self.scoring_json,
            "foreign_cards": self.foreign_json,
            "solo_cards": self.solo_json,
        }
