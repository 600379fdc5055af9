"""Two nodes on one PostgreSQL: any of them serves any table, and either may vanish."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest
import services

from stromtisch.server.settings import Settings
from tests.known_seeds import known_seeds

if TYPE_CHECKING:
    from tests.server.conftest import Player, Served

Two = Callable[..., "tuple[Served, Served]"]


@pytest.fixture
def two(postgres: services.Postgres, request: pytest.FixtureRequest) -> Iterator[Two]:
    """Start two nodes on a database of their own, with or without Redis."""
    from tests.server.conftest import Served

    running: list[Served] = []

    def begin(redis: str = "", **more: Any) -> tuple[Served, Served]:
        database = postgres.new_database()
        for node in ("one", "two"):
            wanted = {"bot_pause": 0.0, "heartbeat": 0.3, "node_lost": 1.2, **more}
            wanted = {"absence": 3600.0, "bot_limit": 3600.0, **wanted}
            chance: dict[str, Any] = {
                kind: known_seeds(f"{kind} {request.node.name} {node}") for kind in ("seeds", "bot_seeds")
            }
            running.append(Served(Settings(database=database, redis=redis, node=node, **chance, **wanted)))
        return running[0], running[1]

    yield begin
    for served in running:
        served.end()


def moved(player: Player, served: Served) -> Player:
    """The same person, by way of another node."""
    from tests.server.conftest import Player

    return Player(served, player.code, player.seat, player.token)


def wait_for(wanted: Callable[[], bool]) -> None:
    """Look until it is so; the test's own time limit ends it otherwise."""
    while not wanted():
        time.sleep(0.05)


def vanish(served: Served) -> None:
    """Take a node away without any order: its loop stops, nothing is said to anybody."""
    nodes = served.app.state.rooms.nodes
    loop = nodes._task.get_loop()
    loop.call_soon_threadsafe(nodes._task.cancel)
    for room in served.app.state.rooms.all():
        loop.call_soon_threadsafe(room.driver.stop)


@pytest.mark.parametrize("with_redis", [True, False])
def test_a_game_is_played_by_way_of_two_nodes(
    two: Two, redis_server: services.Redis, with_redis: bool
) -> None:
    one, other = two(redis_server.address if with_redis else "")
    ada = one.open([{"kind": "person", "name": "Ada"}, {"kind": "open"}]).connect()
    bo = other.sit(ada.code).connect()
    for player, square in zip((ada, bo) * 3, (0, 1, 2, 4, 3, 5), strict=True):
        assert player.mark(square)["accepted"]
    for player in (ada, bo):
        player.until(lambda m: m["view"]["moment"] == "6")
        assert player.last["view"]["marks"] == [[0, 2, 3], [1, 4, 5]]
        assert [line["seq"] for line in player.journal] == [4, 5, 6, 7, 8, 9]
    # Each sees the other, who is connected elsewhere.
    for player in (ada, bo):
        player.until(lambda m: all(seat["connected"] for seat in m["table"]["seats"]))


def test_the_start_waits_for_a_nonce_by_way_of_another_node(two: Two) -> None:
    """Both nodes know what has been contributed; the one that has not heard of it looks before it refuses."""
    from stromtisch.core.shuffle import Shuffle

    one, other = two(nonce_wait=3600.0)
    ada = one.open([{"kind": "person", "name": "Ada", "contributes": True}, {"kind": "open"}])
    bo = other.sit(ada.code, nonce="nonce-of-bo-0123456789")
    assert one.kinds(ada.code) == ["opened", "seated"]
    assert moved(ada, other).post("contribute", nonce="nonce-of-ada-0123456789")["accepted"]
    assert ada.post("contribute", nonce="another-nonce-of-ada")["code"] == "already-started"
    nonces = ["nonce-of-ada-0123456789", "nonce-of-bo-0123456789"]
    seeds = set()
    for served, player in ((one, ada), (other, bo)):
        table = player.get()["table"]
        assert (table["status"], table["nonces"]) == ("playing", nonces)
        live = served.app.state.rooms._rooms[ada.code].table.live
        assert live.match.seed == Shuffle(live.row.seed, nonces).seed()
        seeds.add(live.match.seed)
    assert len(seeds) == 1


def test_two_nodes_start_a_table_once_when_a_nonce_does_not_come(two: Two) -> None:
    one, other = two(nonce_wait=0.05)
    ada = one.open([{"kind": "person", "name": "Ada", "contributes": True}, {"kind": "open"}]).connect()
    bo = other.sit(ada.code).connect()
    for player in (ada, bo):
        player.until(lambda m: m["table"]["status"] == "playing")
    assert one.kinds(ada.code) == ["opened", "seated", "started"]


def test_an_answer_is_true_although_the_node_has_not_heard_of_the_last_line(two: Two) -> None:
    """Without Redis and with rare heartbeats a node is behind: it looks before it refuses, and before it shows."""
    one, other = two(heartbeat=3600.0, node_lost=7200.0)
    ada = one.open([{"kind": "person", "name": "Ada"}, {"kind": "open"}]).connect()
    bo = other.sit(ada.code).connect()
    ada.send("pull", after=0)
    ada.until(lambda m: m["table"]["status"] == "playing")
    assert ada.send("decide", decision="mark 4", moment="0")["accepted"]
    # Bo's node still shows an empty board, but it takes the answer to what it does not know yet.
    assert bo.last["view"]["moment"] == "0"
    assert bo.send("decide", decision="mark 0", moment="1")["accepted"]
    assert one.call("GET", f"/api/tables/{ada.code}", token=ada.token).json()["view"]["moment"] == "2"
    answer = ada.send("decide", decision="mark 0", moment="2")
    assert answer["code"] == "taken"
    # A refusal is remembered for a retry by way of any node.
    again = {"type": "decide", "id": "again", "decision": "mark 0", "moment": "2"}
    assert ada.send(**again)["code"] == "taken"
    assert moved(ada, other).connect().send(**again)["code"] == "taken"
    # And so is what was accepted.
    once = {"type": "decide", "id": "once", "decision": "mark 8", "moment": "2"}
    assert ada.send(**once) == moved(ada, other).connect().send(**once)
    assert one.kinds(ada.code)[3:] == ["decide"] * 3


def test_nobody_counts_as_absent_who_is_connected_elsewhere(two: Two, redis_server: services.Redis) -> None:
    # However busy the machine is, neither node gives the other up.
    one, other = two(redis_server.address, node_lost=3600.0)
    ada = one.open([{"kind": "person", "name": "Ada"}, {"kind": "open"}]).connect()
    bo = other.sit(ada.code).connect()
    ada.until(lambda m: m["table"]["seats"][1]["connected"])
    watcher = type(ada)(other, ada.code).connect()
    ada.until(lambda m: m["table"]["onlookers"] == 1)
    for served in (one, other):
        served.settings.absence = 0.2
    # The node that drives the table looks after every line who is away.
    for player in (ada, bo):
        assert player.send("chat", text="da?")["accepted"]
    time.sleep(1.0)
    assert "autopilot" not in one.kinds(ada.code)
    bo.close()
    ada.until(lambda m: m["table"]["seats"][1]["autopilot"])
    watcher.close()
    ada.until(lambda m: m["table"]["onlookers"] == 0)
    # Bo comes back by way of the other node, and takes the seat back.
    moved(bo, one).connect()
    ada.until(lambda m: not m["table"]["seats"][1]["autopilot"])


def test_clocks_and_bots_of_a_vanished_node_are_taken_over(two: Two, redis_server: services.Redis) -> None:
    now = [1_790_000_000_000]
    one, other = two(redis_server.address, bot_pause=3600.0, clock=lambda: now[0])
    # The other one comes later, so that it is certain who drives the tables. Before its pause no bot moves.
    other.stop()
    ada = one.open([{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "random"}])
    ada.connect().until(lambda m: bool(m["legal"]))
    clocked, _bo = one.pair(seconds=600)
    bots = one.open([{"kind": "bot", "bot": "random"}] * 2)
    drives = one.app.state.rooms.nodes.drives
    wait_for(lambda: all(drives(code) for code in (ada.code, clocked.code, bots.code)))
    other.settings.bot_pause = 0.0
    other.start()
    wait_for(lambda: bool(other.app.state.rooms.nodes.others == 1))
    vanish(one)
    now[0] += 600_000
    ada = moved(ada, other).connect()
    assert ada.mark(4)["accepted"]
    ada.until(lambda m: len(m["view"]["marks"][1]) == 1)
    wait_for(lambda: "expire" in other.kinds(clocked.code))
    assert other.kinds(clocked.code)[3:] == ["expire"]
    wait_for(lambda: bool(moved(bots, other).get()["table"]["status"] == "finished"))
    assert other.app.state.rooms.nodes.others == 0


def test_an_expiry_is_logged_once_although_two_nodes_run_the_clock(two: Two) -> None:
    """Both believe that they drive the table: the log takes one line of each number."""
    one, other = two()
    ada, _bo = one.pair(seconds=1)
    moved(ada, other).get()
    for served in (one, other):
        nodes = served.app.state.rooms.nodes
        nodes.drives = lambda code: True
        loop = nodes._task.get_loop()
        loop.call_soon_threadsafe(served.app.state.rooms._rooms[ada.code].driver.stir)
    wait_for(lambda: one.kinds(ada.code).count("expire") >= 5)
    rows = one.log(ada.code)
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    moments = [row[3]["moment"] for row in rows if row[1] == "expire"]
    assert moments == sorted(set(moments))


def test_a_node_that_leaves_in_order_is_replaced_at_once(two: Two) -> None:
    one, other = two(node_lost=3600.0, bot_pause=0.3)
    bots = one.open([{"kind": "bot", "bot": "random"}] * 2)
    one.stop()
    watcher = moved(bots, other)
    wait_for(lambda: bool(watcher.get()["table"]["status"] == "finished"))
    assert other.app.state.rooms.nodes.others == 0


def test_the_database_may_be_restarted(postgres: services.Postgres, two: Two) -> None:
    one, other = two()
    ada = one.open([{"kind": "person", "name": "Ada"}, {"kind": "open"}]).connect()
    bo = other.sit(ada.code).connect()
    ada.mark(4)
    postgres.stop()
    answer = ada.send("chat", id="word", text="hm")
    assert (answer["accepted"], answer["code"]) == (False, "try-again")
    reply = one.call("GET", f"/api/tables/{ada.code}", token=ada.token)
    assert (reply.status_code, reply.json()["code"]) == (503, "try-again")
    postgres.start()
    wait_for(lambda: bool(ada.send("chat", id="word", text="hm")["accepted"]))
    # The sockets are still open, and hear of it.
    bo.until(lambda m: m["view"]["moment"] == "1" and m["seq"] >= 5)
    assert bo.mark(0)["accepted"]
    ada.until(lambda m: m["view"]["moment"] == "2")
    assert one.kinds(ada.code)[3:] == ["decide", "chat", "decide"]
