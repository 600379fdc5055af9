"""What is printed on cards: actions, scorings, foreign markets, and the solo cards of VJ."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stromtisch.core.content import Entry, Pack
from stromtisch.games.pampero import tasks
from stromtisch.games.pampero.printed_map import flag
from stromtisch.games.pampero.shapes import Frame
from stromtisch.games.pampero.tasks import KIND, MARKETS

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

# The main effects that must be carried out in full (PA-47).
MAIN_EFFECTS: Final = [
    tasks.WIND,
    tasks.PYLON,
    tasks.CONTRACT,
    tasks.REMOTE,
    tasks.SOLAR,
    tasks.FOREIGN,
    tasks.CAPITAL,
]

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
        base = pack.entries("cards.toml", "base")
        special = pack.entries("cards.toml", "special")
        if len(base) != BASE_COUNT:
            raise base[-1].error("id", f"expected {BASE_COUNT} base cards, found {len(base)}")
        if len(special) != SPECIAL_COUNT:
            raise special[-1].error("id", f"expected {SPECIAL_COUNT} special cards, found {len(special)}")
        self.card_ids = [entry.name for entry in base + special]
        self.frame: list[int] = []
        self.zone_bound: list[bool] = []
        self.owner: list[int] = []
        self.gives_energy: list[bool] = []
        # Alternative costs by card and zone; -1: none.
        self.alternative_batteries: list[int] = []
        self.effects: list[list[list[int]]] = []
        # PA-47: a card without a main effect is always playable.
        self.logistics: list[bool] = []
        self.card_json: dict[str, object] = {}
        for entry in base + special:
            self._read_card(entry)
        self._read_scoring(pack)
        self._read_foreign(pack)
        self._read_solo(pack, sector_ids)

    def _read_card(self, entry: Entry) -> None:
        entry.only([
            "id", "title", "money", "zone_bound", "requirement", "owner", "batteries", "energy", "effects",
        ])  # fmt: skip
        self.frame.append(FRAMES.index(entry.choice("money", FRAMES)))
        self.zone_bound.append(flag(entry, "zone_bound"))
        self.gives_energy.append(flag(entry, "energy"))
        effects = tasks.read_alternatives(entry, "effects")
        if not effects:
            raise entry.error("effects", "expected at least one")
        self.effects.append(effects)
        required = REQUIREMENTS.index(entry.choice("requirement", REQUIREMENTS))
        self.owner.append(0 if required == NOTHING else OWNERS.index(entry.choice("owner", OWNERS[1:])))
        first = effects[0][0]
        logistics = first & KIND not in MAIN_EFFECTS and first & KIND != tasks.PAY_BATTERIES
        for alternative in effects:
            wanted = required_by(alternative[0])
            if required not in (wanted, BY_EFFECT):
                raise entry.error(
                    "requirement", f"{entry.name} needs {REQUIREMENTS[wanted]!r} for its effect"
                )
            plain = alternative[0] & KIND not in MAIN_EFFECTS and alternative[0] & KIND != tasks.PAY_BATTERIES
            if plain != logistics:
                raise entry.error("effects", "either every alternative has a main effect or none")
        if first & KIND == tasks.PAY_BATTERIES and (
            len(effects[0]) < 2 or effects[0][1] & KIND != tasks.SOLAR
        ):
            raise entry.error("effects", "batteries are paid for a solar contract")
        self.logistics.append(logistics)
        shape: dict[str, object] = {
            "title": entry.texts("title"),
            "money": entry.text("money"),
            "zone_bound": self.zone_bound[-1],
            "requirement": entry.text("requirement"),
            "energy": self.gives_energy[-1],
            "effects": entry.fields["effects"],
        }
        if self.owner[-1]:
            shape["owner"] = OWNERS[self.owner[-1]]
        if entry.has("batteries"):
            costs = entry.integers("batteries", 0, 9)
            if len(costs) != 3:
                raise entry.error("batteries", "expected three numbers: for zones A, B and C")
            self.alternative_batteries += costs
            shape["batteries"] = costs
        else:
            self.alternative_batteries += [-1, -1, -1]
        self.card_json[entry.name] = shape

    def _read_scoring(self, pack: Pack) -> None:
        entries = pack.entries("cards.toml", "scoring")
        if len(entries) != SCORING_COUNT:
            raise entries[-1].error("id", f"expected {SCORING_COUNT} scoring cards, found {len(entries)}")
        self.scoring_ids = [entry.name for entry in entries]
        # By card and option: the kind, the metric or market, and how much.
        self.option_kind: list[int] = []
        self.option_of: list[int] = []
        self.option_amount: list[int] = []
        self.scoring_json: dict[str, object] = {}
        for entry in entries:
            entry.only(["id", "title", "options"])
            options = entry.fields.get("options")
            if not isinstance(options, list) or len(options) != 2:
                raise entry.error("options", "expected two options")
            for option in options:
                self._read_option(entry, str(option))
            self.scoring_json[entry.name] = {"title": entry.texts("title"), "options": options}

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
        entries = pack.entries("cards.toml", "foreign")
        if len(entries) != FOREIGN_COUNT:
            raise entries[-1].error("id", f"expected {FOREIGN_COUNT} foreign cards, found {len(entries)}")
        self.foreign_ids = [entry.name for entry in entries]
        self.foreign_country: list[int] = []
        self.foreign_batteries: list[int] = []
        self.foreign_front: list[list[int]] = []
        self.foreign_back: list[int] = []
        self.foreign_json: dict[str, object] = {}
        for entry in entries:
            entry.only(["id", "country", "batteries", "front", "back"])
            self.foreign_country.append(COUNTRIES.index(entry.choice("country", COUNTRIES)))
            self.foreign_batteries.append(entry.integer("batteries", 1, 9))
            front = entry.fields.get("front")
            if not isinstance(front, list) or not front or not all(name in MARKETS for name in front):
                raise entry.error("front", "expected a list of markets")
            self.foreign_front.append([MARKETS.index(str(name)) for name in front])
            back = 0
            for name in entry.choices("back", MARKETS):
                back |= 1 << MARKETS.index(name)
            if len(entry.choices("back", MARKETS)) != 2:
                raise entry.error("back", "expected two markets")
            self.foreign_back.append(back)
            titles = COUNTRY_TITLES[self.foreign_country[-1]]
            self.foreign_json[entry.name] = {
                # Foreign cards go by their country and number.
                "title": {language: f"{title} {entry.name[2:]}" for language, title in titles.items()},
                "country": entry.text("country"),
                "batteries": self.foreign_batteries[-1],
                "front": front,
                "back": entry.fields["back"],
            }
        for country in range(len(COUNTRIES)):
            if self.foreign_country.count(country) != FOREIGN_COUNT // 2:
                raise entries[0].error("country", f"expected nine cards of {COUNTRIES[country]}")

    def _read_solo(self, pack: Pack, sector_ids: list[str]) -> None:
        entries = pack.entries("solo.toml", "card")
        if len(entries) != SOLO_COUNT:
            raise entries[-1].error("id", f"expected {SOLO_COUNT} solo cards, found {len(entries)}")
        self.solo_ids = [entry.name for entry in entries]
        # By card: what is tried first and second.
        self.solo_first: list[int] = []
        self.solo_second: list[int] = []
        self.solo_sectors: list[list[int]] = []
        self.solo_pick: list[int] = []
        self.solo_counter: list[int] = []
        self.solo_counts: list[int] = []
        self.solo_recall: list[bool] = []
        self.solo_order: list[bool] = []
        self.solo_money: list[int] = []
        self.solo_json: dict[str, object] = {}
        for entry in entries:
            entry.only([
                "id", "title", "primary", "secondary", "sectors", "pick", "counter", "counts", "recall", "order",
                "money",
            ])  # fmt: skip
            self.solo_first.append(VJ_ACTIONS.index(entry.choice("primary", VJ_ACTIONS)))
            self.solo_second.append(VJ_ACTIONS.index(entry.choice("secondary", VJ_ACTIONS)))
            sectors = entry.choices("sectors", sector_ids)
            if len(sectors) != len(sector_ids):
                raise entry.error("sectors", "expected every sector once")
            self.solo_sectors.append([sector_ids.index(name) for name in sectors])
            self.solo_pick.append(PICKS.index(entry.choice("pick", PICKS)))
            self.solo_counter.append(COUNTERS.index(entry.choice("counter", COUNTERS)))
            self.solo_counts.append(entry.integer("counts", 0, 9))
            self.solo_recall.append(flag(entry, "recall"))
            self.solo_order.append(flag(entry, "order"))
            self.solo_money.append(entry.integer("money", 0, 99))
            self.solo_json[entry.name] = {
                field: entry.fields[field]
                for field in (
                    "title", "primary", "secondary", "sectors", "pick", "counter", "counts", "recall", "order", "money"
                )
            }  # fmt: skip
            self.solo_json[entry.name]["title"] = entry.texts("title")  # type: ignore[index]

    def to_json(self) -> dict[str, object]:
        """The cards for the page."""
        return {
            "cards": self.card_json,
            "scoring_cards": self.scoring_json,
            "foreign_cards": self.foreign_json,
            "solo_cards": self.solo_json,
        }
