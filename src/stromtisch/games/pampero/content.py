"""The content of Pampero as the rules read it: boards, map, cards, tiles, numbers and options."""

from __future__ import annotations

from typing import Final

from stromtisch.core.content import Entry, Pack
from stromtisch.core.option import read_option
from stromtisch.games.pampero.printed_boards import PrintedBoards
from stromtisch.games.pampero.printed_cards import METRICS, PrintedCards
from stromtisch.games.pampero.printed_map import (
    FOR_ZONES,
    MOST_ENERGY,
    STAGES,
    PrintedMap,
    each_of,
    page_of,
    point,
)
from stromtisch.games.pampero.printed_tiles import PrintedTiles
from stromtisch.games.pampero.tasks import MARKETS

COLOURS: Final = ["yellow", "white", "blue", "purple"]
MOST_COMPANIES: Final = 4
BULLDOZERS_EACH: Final = 5
WIND_FARMS_EACH: Final = 11
ACTIONS: Final = 3
OPTIONS: Final = [
    "timeline", "intro_tiles", "fixed_layout", "contract_columns", "battery_capacity", "rahdo", "solo_level",
    "decision_seconds",
]  # fmt: skip


class Content:
    """Everything printed on boards, cards and tiles, and the numbers of the rules."""

    def __init__(self, pack: Pack) -> None:
        self.hash = pack.hash()
        self.boards = PrintedBoards(pack)
        numbers = pack.table("parameters.toml", "parameters")
        self._read_numbers(numbers)
        self.map = PrintedMap(pack, self.boards.market_stage, self.zone_stages)
        self.cards = PrintedCards(pack, self.map.sector_ids)
        self.tiles = PrintedTiles(pack, self.boards.type_ids)
        self._read_vj(pack.table("parameters.toml", "vj"))
        intro = pack.table("parameters.toml", "intro")
        self.intro_markets = intro.indices("markets", MARKETS)
        self.intro_json: dict[str, object] = {
            "first": intro.texts("title_first"),
            "second": intro.texts("title_second"),
            **intro.close(["title_first", "title_second"]),
        }
        metrics = pack.named("parameters.toml", "metric", METRICS)
        for entry in metrics:
            entry.texts("title")
        self.metric_json = page_of(metrics)
        self.options = [read_option(entry) for entry in pack.entries("parameters.toml", "option")]
        if [option.id for option in self.options] != OPTIONS:
            raise numbers.error("option", f"expected the options {', '.join(OPTIONS)}")
        if [str(name) for name in self.options[0].choices] != list(self.map.timelines):
            raise numbers.error("timeline", "the option must offer exactly the timelines of the board")
        self._read_drawing(pack)

    def _read_numbers(self, numbers: Entry) -> None:
        self.start_money = numbers.integer("start_money", 0, 999)
        self.most_energy = numbers.integer("most_energy", MOST_ENERGY, MOST_ENERGY)
        self.start_energy = numbers.integer("start_energy", 0, self.most_energy)
        self.batteries_each = numbers.integer("batteries_each", 1, 99)
        self.start_batteries = numbers.integer("start_batteries", 0, self.batteries_each)
        self.open_cards = numbers.integer("open_cards", 1, 6)
        self.covers = numbers.integer("covers", 0, 9)
        self.cover_discount = numbers.integer("cover_discount", 0, 99)
        self.capital_tiles = numbers.integer("capital_tiles", 16, 99)
        self.capital_price = numbers.integer("capital_price", 0, 999)
        self.refinanced_price = numbers.integer("refinanced_price", 0, self.capital_price)
        self.recall_needs = numbers.integer("recall_needs", 1, 12)
        self.zone_stages = numbers.integers("zone_stages", 1, STAGES, 3, FOR_ZONES)
        self.lines_needed = numbers.integer("lines_needed", 1, 3)
        self.number_json = numbers.close()

    def _read_vj(self, vj: Entry) -> None:
        self.vj_expert_money = vj.integer("expert_money", 0, 999)
        self.vj_expert_energy = vj.integer("expert_energy", 0, 14)
        self.vj_pass_money = vj.integer("pass_money", 0, 99)
        self.vj_wind_energy = vj.integers("wind_energy", 0, 14, 3, FOR_ZONES)
        self.vj_rent = vj.integers("rent", 0, 99, 3, FOR_ZONES)
        self.vj_wind_below = vj.integer("wind_below", 0, 15)
        self.vj_tile_money = vj.integer("tile_money", 0, 99)
        self.vj_space_money = vj.integer("space_money", 0, 99)
        self.vj_batteries = vj.integer("batteries", 0, 9)
        self.vj_most_batteries = vj.integer("most_batteries", 0, 24)
        self.vj_connection_money = vj.integer("connection_money", 0, 99)
        self.vj_final_money = vj.integer("final_money", 0, 99)
        self.vj_second_bulldozer = vj.index("second_bulldozer", self.map.site_ids)
        if not self.map.site_small[self.vj_second_bulldozer]:
            raise vj.error("second_bulldozer", "is not on the side of the board for one player")
        self.vj_ring = each_of(vj, "ring", self.map.sector_ids)
        self.vj_search = each_of(vj, "search", self.map.sector_ids)
        vj.close()

    def _read_drawing(self, pack: Pack) -> None:
        panels = [pack.table("drawing.toml", "map"), *pack.entries("drawing.toml", "panel")]
        for entry in panels:
            point(entry, "at")
            point(entry, "size")
        river = pack.table("drawing.toml", "river")
        river.items("points")
        self.drawing: dict[str, object] = {"panels": page_of(panels), "river": river.close()["points"]}

    def to_json(self) -> dict[str, object]:
        """All that the page needs to show boards, cards, tiles and numbers."""
        return {
            **self.boards.to_json(),
            **self.map.to_json(),
            **self.cards.to_json(),
            **self.tiles.to_json(),
            "intro_tiles": self.intro_json,
            "metrics": self.metric_json,
            "drawing": self.drawing,
            "colours": COLOURS,
            "parameters": {
                **self.number_json,
                "bulldozers": BULLDOZERS_EACH,
                "wind_farms": WIND_FARMS_EACH,
                "pylons": STAGES,
                "actions": ACTIONS,
            },
        }
