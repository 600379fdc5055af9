"""What is worth counting in a simulated match beyond its verdict and points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast


def observe(view: Mapping[str, object]) -> dict[str, int]:
    """Numbers of one finished match, taken from the view of an onlooker; sums over the people's companies."""
    players = [
        player for player in cast(list[dict[str, object]], view["players"]) if player["vj"] is not True
    ]
    spaces = cast(dict[str, dict[str, object]], view["spaces"])
    used = cast(dict[str, object], view["used"])
    seats = {cast(int, player["seat"]) for player in players}
    found: dict[str, int] = {"years": cast(int, view["year"])}
    done = [name for name, space in spaces.items() if space["owner"] in seats]
    for zone in "ABC":
        found[f"contracts {zone}"] = sum(1 for name in done if name.startswith(zone))
    found["contracts remote"] = sum(1 for name in done if name.startswith("RM"))
    solar = cast(dict[str, dict[str, object]], view["solar"])
    found["contracts solar"] = sum(1 for field in solar.values() if field["owner"] in seats)
    for name, field in (
        ("pylons", "stage"), ("wind farms", "wind_farms"), ("batteries left", "batteries"), ("energy left", "energy"),
    ):  # fmt: skip
        found[name] = sum(cast(int, player[field]) for player in players)
    for name, field in (
        ("capital", "capital"), ("foreign cards", "foreign"), ("network tiles", "network_tiles"),
        ("connection tiles", "connection_tiles"),
    ):  # fmt: skip
        found[name] = sum(len(cast(list[object], player[field])) for player in players)
    found["bonus tiles"] = sum(len(cast(dict[str, str], player["bonuses"])) for player in players)
    for source in (
        "income", "cards", "others", "bonuses", "payouts", "foreign", "capital", "scoring_tiles", "scoring_cards",
        "final", "repaid",
    ):  # fmt: skip
        found[f"money {source}"] = sum(cast(dict[str, int], player["sources"])[source] for player in players)
    for card, count in cast(dict[str, int], used["cards"]).items():
        found[f"played {card}"] = count
    found["scoring cards played"] = len(cast(list[str], view["played_scoring_cards"]))
    found["connection tiles used"] = len(cast(list[str], used["connection_tiles"]))
    # VJ's cards come up by themselves.
    names = _used_by(players) | {name for name in cast(dict[str, int], used["cards"]) if name[0] != "V"}
    names |= set(cast(list[str], view["played_scoring_cards"])) | set(
        cast(list[str], used["connection_tiles"])
    )
    for name in names:
        found[f"used {name}"] = 1
    return found


def _used_by(players: list[dict[str, object]]) -> set[str]:
    """Contracts, foreign cards and bonus tiles that lie before the companies."""
    names: set[str] = set()
    for player in players:
        names |= set(cast(dict[str, str], player["network"]).values())
        names |= set(cast(list[str], player["foreign"]))
        names |= set(cast(dict[str, str], player["bonuses"]).values())
    return names
