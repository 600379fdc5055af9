"""Two people of one role on a real server, at the same instant on the same team: one wins, nothing is half done."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

import pytest

from stromtisch.server.app import create_app
from stromtisch.server.settings import Settings

if TYPE_CHECKING:
    from tests.server.conftest import Message, Player, Served

ADA = {"kind": "person", "name": "Ada"}
OPEN = {"kind": "open"}
# With six people the fifth and the sixth share the administration; all its teams wait at the town hall.
FIRST, SECOND = 4, 5
TEAMS = ("V1", "V2", "V3")
TABLES = 4


@pytest.fixture
def town(settings: Settings, served: Served) -> Served:
    """The server of the other tests with the games that people play."""
    served.stop()
    served.make = lambda: create_app(settings)
    served.start()
    return served


def staff(town: Served, sharing: str) -> tuple[Player, Player]:
    """Six people in the actions of Monday; the two of the administration are connected."""
    people = [town.open([ADA] + [OPEN] * 5, "neustart", sharing=sharing, unit_seconds=0, choice_seconds=0)]
    people += [town.sit(people[0].code, f"Person {seat}") for seat in range(1, 6)]
    for actor, player in zip("FPRBV", people, strict=False):
        answer = player.post("decide", decision=f"duty {actor}", moment="1.day.rest")
        assert answer["accepted"], answer
    if sharing == "consensus":
        assert people[SECOND].post("decide", decision="confirm V", moment="1.day.rest")["accepted"]
    first, second = people[FIRST].connect(), people[SECOND].connect()
    assert first.last["view"]["moment"] == "1.day.act"
    return first, second


def at_once(*wishes: tuple[Player, str]) -> list[Message]:
    """All decide at the same instant; the answers in the order of the wishes."""
    start = threading.Barrier(len(wishes))
    answers: list[Message] = [{}] * len(wishes)

    def decide(place: int, player: Player, decision: str) -> None:
        start.wait()
        answers[place] = player.send("decide", decision=decision, moment="1.day.act")

    threads = [threading.Thread(target=decide, args=(n, *wish)) for n, wish in enumerate(wishes)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def take(player: Player, decision: str) -> None:
    answer = player.send("decide", decision=decision, moment="1.day.act")
    assert answer["accepted"], answer


def seen(player: Player, seq: int) -> Message:
    """What a player sees once this entry of the log has reached it, without what is its own alone."""
    player.until(lambda message: message["seq"] >= seq)
    view = dict(player.last["view"])
    for own in ("you", "focus", "prompt", "own_actors", "own_vote", "stands_in_for"):
        view.pop(own)
    return view


def administration(view: Message) -> Any:
    return view["tableaux"][4]


def converge(town: Served, first: Player, second: Player, accepted: int) -> Message:
    """Both see the same town, and the log holds what was accepted and nothing else."""
    log = town.log(first.code)
    assert [row[1] for row in log].count("decide") == accepted
    last = log[-1][0]
    views = [seen(player, last) for player in (first, second)]
    assert views[0] == views[1]
    assert [line for line in first.journal if line["kind"] == "acted"] == [
        line for line in second.journal if line["kind"] == "acted"
    ]
    return views[0]


def test_both_act_with_the_same_team_and_one_wins(town: Served) -> None:
    """Free sharing: the loser hears that the team is used, and by whom; points are paid once."""
    for number in range(TABLES):
        first, second = staff(town, "free")
        accepted, points = 5, 12
        for team, action in zip(TEAMS, ("search", "inform", "secure RAT.PHARMACY"), strict=True):
            for player in (first, second):
                take(player, f"team {team}")
            accepted += 2
            wishes = [(first, action), (second, action)]
            answers = at_once(*(wishes if number % 2 else wishes[::-1]))
            if number % 2 == 0:
                answers.reverse()
            assert sorted(answer["accepted"] for answer in answers) == [False, True]
            loser = 0 if answers[1]["accepted"] else 1
            refusal = answers[loser]
            assert refusal["code"] == "team-used"
            assert refusal["params"] == {
                "team": team, "actor": "V", "seat": (SECOND, FIRST)[loser],
                **({"business": "RAT.PHARMACY"} if "secure" in action else {}),
            }  # fmt: skip
            accepted += 1
            points -= {"search": 4, "inform": 2, "secure RAT.PHARMACY": 3}[action]
            view = converge(town, first, second, accepted)
            assert administration(view)["points"] == points
            (shown,) = [item for item in view["teams"] if item["id"] == team]
            assert (shown["used"], shown["used_by"]) == (True, (SECOND, FIRST)[loser])
            take((first, second)[loser], "back")
            accepted += 1
        if number == 0:
            # What is stored leads to the very same state again.
            before = seen(first, town.log(first.code)[-1][0])
            first.close()
            second.close()
            town.restart()
            assert seen(first.connect(), 0) == before
        first.close()
        second.close()


def test_leader_and_colleague_reach_for_the_same_team(town: Served) -> None:
    """Led sharing: the one with the baton takes the team, the other is told who has it."""
    first, second = staff(town, "lead")
    accepted = 5
    for team in TEAMS * 3:
        answers = at_once((first, f"team {team}"), (second, f"team {team}"))
        assert [answer["accepted"] for answer in answers] == [True, False]
        assert answers[1]["code"] == "baton-elsewhere"
        assert answers[1]["params"] == {"actor": "V", "seat": FIRST}
        take(first, "back")
        accepted += 2
        view = converge(town, first, second, accepted)
        assert administration(view)["baton"] == {"seat": FIRST, "hand": None}
    first.close()
    second.close()


def test_an_action_and_the_objection_to_it_meet(town: Served) -> None:
    """Led sharing: either the deed was faster, or the hand is empty; never half of both."""
    for _ in range(TABLES):
        first, second = staff(town, "lead")
        take(first, "team V1")
        deed, objection = at_once((first, "search"), (second, "object V"))
        assert sorted([deed["accepted"], objection["accepted"]]) == [False, True]
        view = converge(town, first, second, 7)
        (shown,) = [item for item in view["teams"] if item["id"] == "V1"]
        if deed["accepted"]:
            assert objection["code"] == "nothing-to-object"
            assert (administration(view)["points"], shown["used"]) == (8, True)
            assert view["objected"] == []
        else:
            assert deed["code"] == "nothing-in-hand"
            assert (administration(view)["points"], shown["used"]) == (12, False)
            assert view["objected"] == [SECOND]
        first.close()
        second.close()


def test_proposals_of_both_members_meet(town: Served) -> None:
    """Consensus: of two proposals one stands; it is either confirmed or taken back, never half of both."""
    for _ in range(TABLES):
        first, second = staff(town, "consensus")
        take(first, "team V1")
        take(second, "team V2")
        answers = at_once((first, "search"), (second, "search"))
        assert sorted(answer["accepted"] for answer in answers) == [False, True]
        faster = 0 if answers[0]["accepted"] else 1
        assert answers[1 - faster]["code"] == "proposal-open"
        proposer, other = (first, second) if faster == 0 else (second, first)
        view = converge(town, first, second, 9)
        assert administration(view)["proposal"]["seat"] == (FIRST, SECOND)[faster]
        assert administration(view)["points"] == 12
        withdrawn, confirmed = at_once((proposer, "back"), (other, "confirm V"))
        assert sorted([withdrawn["accepted"], confirmed["accepted"]]) == [False, True]
        view = converge(town, first, second, 10)
        assert administration(view)["proposal"] is None
        if confirmed["accepted"]:
            assert withdrawn["code"] == "nothing-in-hand"
            assert administration(view)["points"] == 8
        else:
            assert confirmed["code"] == "no-proposal"
            assert administration(view)["points"] == 12
        first.close()
        second.close()
