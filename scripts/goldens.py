"""The golden files of the games: recorded matches, playthroughs and decision counts.

``python scripts/goldens.py`` writes them anew; look at the difference before committing it. A recorded game
is never rewritten: it shows what a stored match means, and rules that change that are a new version. Then its records
move to ``records/<old version>``, its content goes to ``editions`` of the game (``--edition GAME``, before the content
changes), and records under the new rules are made. Only for a game
that nobody has stored matches of yet, ``python scripts/goldens.py --anew GAME`` throws its records away and looks
for seeds that end in each way again.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from stromtisch.catalogue import collection, games_for, playable
from stromtisch.core.bot import Bot, Chair, SeeingBot
from stromtisch.core.decision import Decision
from stromtisch.core.generator import Generator
from stromtisch.core.manifest import RANDOM
from stromtisch.core.match import Match, SeatInfo
from stromtisch.core.option import OptionValue
from stromtisch.core.record import export_match, import_match
from stromtisch.packs import folder_of
from stromtisch.testing.playthrough import count_decisions, playthrough

TESTS = Path(__file__).parent.parent / "tests" / "games"
FOLDERS = {
    "hertzschlag": TESTS / "hertzschlag",
    "neustart": TESTS / "neustart",
    "pampero": TESTS / "pampero",
    "policy-maker": TESTS / "policy_maker",
}

# The playthroughs: one recorded match per number of seats; of Neustart and Pampero short ones: their views are large.
SHOWN = {
    "hertzschlag": ("won-3", "won-4", "won-5"),
    "neustart": ("uprisings-1", "aborted-all-voted-2"),
    "pampero": ("aborted-too-few-1", "aborted-all-voted-2"),
    "policy-maker": ("government-3", "monopoly-4", "government-5"),
}
# Where decisions are counted: after so many log entries of these records.
COUNTED = {
    "hertzschlag": (("won-3", (0, 5, 17)), ("blackout-too-little-4", (0, 9, 13)), ("won-5", (0, 11, 40))),
    "neustart": (("uprisings-1", (0, 6, 40)), ("won-3", (0, 20, 100)), ("shared-7", (0, 60))),
    "pampero": (
        ("lost-1", (0, 20, 60)),
        ("scored-2", (0, 25, 80)),
        ("scored-4", (0, 60, 150)),
        ("long-3", (0, 120)),
    ),
    "policy-maker": (
        ("government-3", (0, 30, 90)),
        ("monopoly-4", (0, 40, 150)),
        ("government-5", (0, 60, 200)),
    ),
}
# How far ahead; in Neustart everybody may do many things at any moment.
DEPTHS = {"hertzschlag": 3, "neustart": 2, "pampero": 4, "policy-maker": 3}

Wanted = Callable[[Match], bool]
Meddle = Callable[[Match], None]


def record_path(game: str, name: str) -> Path:
    """Where a recorded match lies."""
    return FOLDERS[game] / "records" / f"{name}.json"


def playthrough_path(game: str, name: str) -> Path:
    """Where the playthrough of a recorded match lies."""
    return FOLDERS[game] / "playthroughs" / f"{name}.txt"


def perft_path(game: str) -> Path:
    """Where the decision counts of a game lie."""
    return FOLDERS[game] / "perft.json"


def records(game: str) -> list[str]:
    """The names of a game's recorded matches under its newest rules."""
    return sorted(path.stem for path in (FOLDERS[game] / "records").glob("*.json"))


def edition_path(game: str) -> Path:
    """Where a game ships its content of today for the time when it has a newer one."""
    newest = playable()[game]
    folder = folder_of(collection().manifests[game].package) / "editions"
    return folder / f"rules-{newest.rules}-{newest.content_hash[:8]}.json"


def keep_edition(game: str) -> None:
    """Write down the content of today."""
    newest, pack = playable()[game], collection().packs[game]
    path = edition_path(game)
    path.parent.mkdir(exist_ok=True)
    body = {"rules": newest.rules, "content": newest.content_hash, "files": pack.files}
    path.write_text(json.dumps(body, indent=1, ensure_ascii=False) + "\n", "utf-8")


def older_records(game: str) -> list[str]:
    """The names of the matches recorded under older rules: ``1/won-3`` for rules 1."""
    return sorted(f"{path.parent.name}/{path.stem}" for path in (FOLDERS[game] / "records").glob("*/*.json"))


def read_record(game: str, name: str) -> Match:
    """A recorded match, played again."""
    record = json.loads(record_path(game, name).read_text("utf-8"))
    return import_match(record, games_for(record))


def perft(game: str) -> dict[str, object]:
    """Sequences of decisions from fixed moments of recorded matches."""
    counts: dict[str, list[int]] = {}
    for name, moments in COUNTED[game]:
        match = read_record(game, name)
        for moment in moments:
            state = match.replay(moment).state
            counts[f"{name} after {moment}"] = [
                count_decisions(state, depth) for depth in range(1, DEPTHS[game] + 1)
            ]
    return {"rules": playable()[game].rules, "content": playable()[game].content_hash, "counts": counts}


# --- recording ---------------------------------------------------------------------------


def record_game(
    game: str,
    seed: str,
    sitting: list[str],
    meddle: Meddle | None = None,
    options: Mapping[str, OptionValue] | None = None,
    bot: Bot[Any] | None = None,
) -> Match:
    """Let bots of these levels (or one bot for all) play a match through the log, with an interference now and then."""
    names = ["Ada", "Bo", "Cem", "Dana", "Emil", "Fee", "Gil"]
    seats = [SeatInfo("person", names[seat]) for seat in range(len(sitting))]
    match = Match(playable()[game], options or {}, seats, seed)
    bots: list[Bot[Any]] = [bot or collection().bot(game, level) for level in sitting]
    rng = Generator(f"{seed}/bots")
    clock = 1_790_000_000_000
    while match.state.outcome() is None:
        clock += 1700
        if meddle is not None:
            meddle(match)
            if match.state.outcome() is not None:
                break
        waiting = match.state.pending()
        for hurry in (False, True):
            for seat in waiting:
                code = bots[seat].decide(Chair(match.state, seat, rng, hurry))
                if code is not None:
                    break
            if code is not None:
                break
        assert code is not None
        match.decide(seat, match.state.table.by_code[code], clock)
    return match


def reason(match: Match) -> str:
    """The verdict and its reason."""
    outcome = match.state.outcome()
    assert outcome is not None
    return f"{outcome.verdict} {outcome.reason.code}"


def _somebody_leaves(match: Match) -> None:
    if len(match.log) == 25:
        match.set_autopilot(1, True, 1_790_000_100_000)
    if len(match.log) == 30:
        match.leave(1, 1_790_000_110_000)


def _two_leave(match: Match) -> None:
    if len(match.log) in (12, 20):
        match.leave(len(match.log) // 9 - 1, 1_790_000_100_000)


def _last_leaves(match: Match) -> None:
    if len(match.log) == 24:
        match.leave(0, 1_790_000_100_000)


def _all_vote(match: Match) -> None:
    if match.log and len(match.log) % 11 == 0:
        seat = len(match.log) // 11 - 1
        if seat < len(match.seats):
            match.vote(seat, True, 1_790_000_100_000)


def _clock_runs_out(match: Match) -> None:
    if len(match.log) % 9 == 4 and match.log[-1].kind != "expire" and match.state.clock() > 0:
        match.expire(1_790_000_100_000)


def _second_thoughts(match: Match) -> None:
    if match.log and match.log[-1].kind == "decide" and len(match.log) % 8 == 3:
        seat = match.log[-1].seat
        if match.why_no_undo(seat) is None:
            match.undo(seat, 1_790_000_100_000)


def _record(
    game: str,
    name: str,
    seats: int,
    wanted: Wanted,
    level: str = "",
    meddle: Meddle | None = None,
    options: Mapping[str, OptionValue] | None = None,
    bot: Bot[Any] | None = None,
) -> None:
    """Look for a seed whose match is as wanted, played by the best bots there are or by those of a level."""
    path = record_path(game, name)
    if path.exists():
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    for number in range(3000):
        sitting = [level or collection().levels(game)[0]] * seats
        match = record_game(game, f"{name}/{number}", sitting, meddle, options, bot)
        if wanted(match):
            path.write_text(json.dumps(export_match(match), indent=1, ensure_ascii=False) + "\n", "utf-8")
            print(path.name, reason(match), len(match.log))
            return
    raise SystemExit(f"no match found for {name}")


def _record_hertzschlag() -> None:
    game = "hertzschlag"
    for seats in (3, 4, 5):
        _record(
            game, f"won-{seats}", seats, lambda m: reason(m) == "scored most-points" and "cycled" in _kinds(m)
        )
    _record(game, "shared-4", 4, lambda m: reason(m) == "scored shared")
    _record(game, "rescued-5", 5, lambda m: reason(m).startswith("scored") and "plant-used" in _kinds(m))
    _record(game, "blackout-too-little-4", 4, lambda m: reason(m) == "blackout too-little")
    _record(game, "blackout-no-plant-5", 5, lambda m: reason(m) == "blackout no-plant")
    _record(game, "blackout-out-of-reach-3", 3, lambda m: reason(m) == "blackout out-of-reach")
    _record(game, "blackout-random-3", 3, lambda m: reason(m).startswith("blackout"), level="random")
    _record(game, "left-4", 4, lambda m: reason(m).startswith("scored"), meddle=_somebody_leaves)
    _record(game, "aborted-too-few-3", 3, lambda m: reason(m) == "aborted too-few-people", meddle=_two_leave)
    _record(game, "aborted-all-voted-4", 4, lambda m: reason(m) == "aborted all-voted", meddle=_all_vote)
    _record(game, "clock-4", 4, lambda m: len(m.log) > 40, meddle=_clock_runs_out)
    _record(
        game,
        "undo-3",
        3,
        lambda m: reason(m).startswith("scored") and any(e.kind == "undo" for e in m.log),
        meddle=_second_thoughts,
    )


def _record_policy_maker() -> None:
    game = "policy-maker"
    for seats in (3, 5):
        _record(game, f"government-{seats}", seats, lambda m: reason(m) == "government term-served")
    _record(
        game,
        "government-4",
        4,
        lambda m: reason(m) == "government term-served" and "manipulated" in _kinds(m),
    )
    _record(game, "monopoly-4", 4, lambda m: reason(m) == "monopoly monopoly")
    _record(game, "joint-monopolies-4", 4, lambda m: reason(m) == "monopoly joint-monopolies")
    _record(game, "wealth-tax-4", 4, lambda m: "tax-paid" in _kinds(m), level="random")
    _record(game, "clock-4", 4, lambda m: len(m.log) > 60, meddle=_clock_runs_out)
    _record(game, "undo-4", 4, lambda m: any(e.kind == "undo" for e in m.log), meddle=_second_thoughts)
    _record(game, "aborted-all-voted-4", 4, lambda m: reason(m) == "aborted all-voted", meddle=_all_vote)


class ForgetsTheTownHall(SeeingBot):
    """Feeds every quarter from its own stock, answers and informs where its teams stand, and never thinks of the
    quarter of the town hall."""

    WANTED = ("goods stock need all", "goods stock need one", "goods hospital-fuel hospital one", "inform")

    def __init__(self, town_hall: str) -> None:
        self._town_hall = town_hall

    def choose(
        self, view: Mapping[str, object], legal: Sequence[Decision], rng: Generator, hurry: bool
    ) -> Decision | None:
        """Use what is in hand, else take something useful in hand; tired actors rest."""
        names = {decision.name: decision for decision in legal}
        for decision in legal:
            if decision.kind in ("answer", "give-up", "vote"):
                return decision
        for wanted in (*self.WANTED, "back"):
            if wanted in names:
                return names[wanted]
        tableaux = view["tableaux"]
        assert isinstance(tableaux, list)
        for tableau in tableaux:
            choice = f"{'rest' if tableau['points'] < 6 else 'duty'} {tableau['id']}"
            if choice in names:
                return names[choice]
        for decision in legal:
            if self._hungry(view, decision) or self._useful(view, tableaux, decision):
                return decision
        return names["ready"]

    def _hungry(self, view: Mapping[str, object], decision: Decision) -> bool:
        """Whether a quarter lacks something that it has in stock itself."""
        quarters, hospital = view["quarters"], view["hospital"]
        if decision.kind != "desk" or decision.args["quarter"] == self._town_hall:
            return False
        assert isinstance(quarters, dict)
        assert isinstance(hospital, dict)
        name = decision.args["quarter"]
        quarter = quarters[name]
        dark = name == hospital["quarter"] and not hospital["covered"] and hospital["stock"] > 0
        return bool(dark or (quarter["stock"] > 0 and quarter["covered"] < quarter["need"]))

    def _useful(
        self, view: Mapping[str, object], tableaux: list[dict[str, object]], decision: Decision
    ) -> bool:
        """Whether a team can inform where it stands, or answer an event there."""
        teams, quarters, markers = view["teams"], view["quarters"], view["markers"]
        assert isinstance(teams, list)
        assert isinstance(quarters, dict)
        assert isinstance(markers, list)
        for team in teams:
            if decision.name != f"team {team['id']}" or team["quarter"] == self._town_hall:
                continue
            tableau = next(one for one in tableaux if one["id"] == team["actor"])
            prices, points = tableau["prices"], tableau["points"]
            assert isinstance(prices, dict)
            wanted = {marker["action"] for marker in markers if marker["quarter"] == team["quarter"]}
            if quarters[team["quarter"]]["info"] != "GREEN":
                wanted.add("INFORM")
            return any(action in prices and prices[action] <= points for action in wanted)
        return False


def _record_second_thoughts_and_a_vote(game: str) -> None:
    """Two people, one of whom takes a decision back; two who vote to stop."""
    _record(
        game,
        "undo-2",
        2,
        lambda m: any(e.kind == "undo" for e in m.log),
        level=RANDOM,
        meddle=_second_thoughts,
    )
    _record(
        game,
        "aborted-all-voted-2",
        2,
        lambda m: reason(m) == "aborted all-voted",
        level=RANDOM,
        meddle=_all_vote,
    )


def _record_neustart() -> None:
    game = "neustart"
    for seats in (1, 3, 5):
        _record(game, f"won-{seats}", seats, lambda m: reason(m) == "won power-restored")
    _record(game, "uprisings-1", 1, lambda m: reason(m) == "lost uprisings", level=RANDOM)
    _record(game, "uprisings-4", 4, lambda m: reason(m) == "lost uprisings")
    _record(
        game,
        "town-hall-2",
        2,
        lambda m: reason(m) == "lost town-hall",
        options={"auto_cover": False},
        bot=ForgetsTheTownHall("RAT"),
    )
    # The sixth and the seventh person share a role with somebody (NS-12).
    _record(game, "shared-7", 7, lambda m: {5, 6} <= _acting_seats(m))
    _record(game, "clock-3", 3, lambda m: len(m.log) > 60, level=RANDOM, meddle=_clock_runs_out)
    _record_second_thoughts_and_a_vote(game)
    _record(
        game,
        "aborted-too-few-2",
        2,
        lambda m: reason(m) == "aborted too-few-people",
        level=RANDOM,
        meddle=_two_leave,
    )


class OnlyStores(SeeingBot):
    """Takes batteries all game long: companies led like this are often level at the end."""

    def choose(
        self, view: Mapping[str, object], legal: Sequence[Decision], rng: Generator, hurry: bool
    ) -> Decision | None:
        """A battery where there is one, nothing where nothing is a choice, else the first decision."""
        for decision in legal:
            if decision.kind in ("battery", "skip"):
                return decision
        return legal[0]


def _record_pampero() -> None:
    game = "pampero"
    _record(game, "won-1", 1, lambda m: reason(m) == "won most-money", options={"solo_level": "easy"})
    _record(game, "lost-1", 1, lambda m: reason(m) == "lost opponent-ahead")
    for seats in (2, 3, 4):
        _record(game, f"scored-{seats}", seats, lambda m: reason(m) == "scored most-money")
    _record(game, "long-3", 3, lambda m: reason(m).startswith("scored"), options={"timeline": "long"})
    _record(
        game, "intro-2", 2, lambda m: "majority" in _kinds(m), options={"intro_tiles": True, "rahdo": True}
    )
    _record(
        game,
        "limits-2",
        2,
        lambda m: "network-tile" in _kinds(m),
        options={"fixed_layout": True, "contract_columns": True, "battery_capacity": True},
    )
    _record(game, "more-pylons-2", 2, lambda m: reason(m) == "scored more-pylons", level=RANDOM)
    _record(game, "shared-3", 3, lambda m: reason(m) == "scored shared", bot=OnlyStores())
    _record(
        game,
        "clock-3",
        3,
        lambda m: len(m.log) > 60,
        level=RANDOM,
        meddle=_clock_runs_out,
        options={"decision_seconds": 60},
    )
    _record_second_thoughts_and_a_vote(game)
    _record(
        game,
        "aborted-too-few-1",
        1,
        lambda m: reason(m) == "aborted too-few-people",
        level=RANDOM,
        meddle=_last_leaves,
    )


def main(anew: str = "") -> None:
    """Record what is missing (or all of one game anew), write playthroughs and counts."""
    if anew:
        for kind in ("records", "playthroughs"):
            for path in (FOLDERS[anew] / kind).glob("*"):
                path.unlink()
    _record_hertzschlag()
    _record_neustart()
    _record_pampero()
    _record_policy_maker()
    for game, folder in FOLDERS.items():
        if anew not in ("", game):
            continue
        (folder / "playthroughs").mkdir(parents=True, exist_ok=True)
        for name in SHOWN[game]:
            playthrough_path(game, name).write_text(playthrough(read_record(game, name)), "utf-8")
        perft_path(game).write_text(json.dumps(perft(game), indent=1) + "\n", "utf-8")


def _acting_seats(match: Match) -> set[object]:
    assert match.journal is not None
    return {line.body["seat"] for line in match.journal.lines if line.kind == "acted"}


def _kinds(match: Match) -> set[str]:
    assert match.journal is not None
    return {line.kind for line in match.journal.lines}


if __name__ == "__main__":
    if sys.argv[1:2] == ["--edition"]:
        keep_edition(sys.argv[2])
    else:
        main(sys.argv[2] if sys.argv[1:2] == ["--anew"] else "")
