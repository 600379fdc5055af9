"""People with a seat come before people who watch: strangers never keep a player out."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as dial
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stromtisch.core.reason import Refused
from stromtisch.room.callers import ONLOOKER
from stromtisch.room.places import CROWDED, ELSEWHERE, Line, Places
from stromtisch.room.settings import LISTENERS_MOST
from stromtisch.server.settings import Settings, sockets_for

if TYPE_CHECKING:
    from tests.server.conftest import Player, Served

STRANGERS = 200
# Against hanging only.
PATIENCE = 100.0


def address_of(player: Player, query: str = "") -> str:
    return f"ws://127.0.0.1:{player.served.port}/api/tables/{player.code}/socket{query}"


async def let_in(address: str, token: str | None = None) -> ClientConnection | int:
    """An open socket, or the HTTP status with which it was refused."""
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    try:
        return await dial(address, additional_headers=headers, compression=None, open_timeout=PATIENCE)
    except InvalidStatus as refused:
        return refused.response.status_code


async def siege(address: str, how_many: int) -> list[ClientConnection | int]:
    return await asyncio.gather(*(let_in(address) for _ in range(how_many)))


async def close_all(found: list[ClientConnection | int]) -> None:
    await asyncio.gather(*(socket.close() for socket in found if isinstance(socket, ClientConnection)))


def closed_pair(served: Served) -> tuple[Player, Player]:
    from tests.server.conftest import Player

    request = {
        "game": "ticking",
        "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}],
        "settings": {"onlookers": False},
    }
    ada = Player(served, **served.call("POST", "/api/tables", request).json())
    return ada, served.sit(ada.code)


def test_under_siege_the_player_who_comes_back_is_let_in(
    start: Callable[[], Served], settings: Settings
) -> None:
    settings.visit_rate = settings.visit_burst = 1e9
    served = start()
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    bo.close()

    async def besiege() -> None:
        inside = await siege(address_of(ada), STRANGERS)
        assert sum(1 for one in inside if one == 429) == STRANGERS - settings.watchers_per_table
        attempts = [asyncio.create_task(siege(address_of(ada), STRANGERS)) for _ in range(3)]
        # At the first attempt, while six hundred strangers knock.
        back = await let_in(address_of(bo), bo.token)
        assert isinstance(back, ClientConnection)
        more = [one for found in await asyncio.gather(*attempts) for one in found]
        assert all(one == 429 for one in more)
        await back.close()
        await close_all(inside)

    asyncio.run(besiege())


def test_a_player_shares_the_address_of_the_besiegers(
    start: Callable[[], Served], settings: Settings
) -> None:
    settings.visit_rate, settings.visit_burst = 0.001, 20
    served = start()
    ada, bo = served.pair()

    async def besiege() -> None:
        found = await siege(address_of(ada), STRANGERS)
        assert 429 in found
        for player in (ada, bo):
            back = await let_in(address_of(player), player.token)
            assert isinstance(back, ClientConnection)
            await back.close()
        # A token that holds no seat here is no excuse.
        assert await let_in(address_of(ada), "made-up") == 429
        await close_all(found)

    asyncio.run(besiege())
    # Requests of players go on as well, up to the limit of their seat.
    assert ada.get()["you"] == 0
    assert served.call("GET", f"/api/tables/{ada.code}").status_code == 429
    assert bo.post("chat", text="Hier!")["accepted"]


def test_at_a_table_closed_to_onlookers_no_stranger_is_in(
    start: Callable[[], Served], settings: Settings
) -> None:
    settings.visit_rate = settings.visit_burst = 1e9
    served = start()
    ada, bo = closed_pair(served)
    ada.connect()

    async def besiege() -> None:
        assert await siege(address_of(ada), STRANGERS) == [403] * STRANGERS
        back = await let_in(address_of(bo), bo.token)
        # The wall of somebody with a seat is that device's.
        wall = await let_in(address_of(bo, "?seat=none"), bo.token)
        assert isinstance(back, ClientConnection)
        assert isinstance(wall, ClientConnection)
        await close_all([back, wall])

    asyncio.run(besiege())
    # The wall has gone, and nobody else was ever counted.
    ada.until(lambda m: m["table"]["onlookers"] == 0)


def test_before_the_start_people_come_to_a_closed_table_and_sit_down(served: Served) -> None:
    from tests.server.conftest import Player

    request = {
        "game": "ticking",
        "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}],
        "settings": {"onlookers": False},
    }
    ada = Player(served, **served.call("POST", "/api/tables", request).json())
    comer, other = (Player(served, ada.code).connect() for _ in range(2))
    assert comer.last["table"]["status"] == "lobby"
    bo = served.sit(ada.code).connect()
    assert bo.last["table"]["status"] == "playing"
    # The game has begun: people without a seat are sent away.
    for stranger in (comer, other):
        with pytest.raises(ConnectionClosed) as closed:
            stranger.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "no-onlookers")


def test_strangers_are_sent_away_when_the_host_closes_the_table(served: Served) -> None:
    from tests.server.conftest import Player

    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    stranger = Player(served, ada.code).connect()
    assert stranger.last["view"] is not None
    ada.send("admit", onlookers=False)
    with pytest.raises(ConnectionClosed) as closed:
        stranger.until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    # The last it heard has nothing of the game.
    assert stranger.last["view"] is None
    with pytest.raises(InvalidStatus) as refused:
        stranger.connect()
    assert refused.value.response.status_code == 403
    assert bo.send("chat", text="Noch da.")["accepted"]
    ada.send("admit", onlookers=True)
    assert stranger.connect().last["view"] is not None


def test_a_person_who_leaves_a_closed_table_may_watch_and_come_back(served: Served) -> None:
    ada, bo = closed_pair(served)
    ada.connect()
    bo.connect()
    bo.send("leave")
    bo.until(lambda m: m["you"] is None)
    assert bo.last["view"]["you"] is None
    assert bo.send("return")["accepted"]
    bo.until(lambda m: m["you"] == 1)


def test_a_seat_holds_only_so_many_sockets_and_the_oldest_gives_way(
    start: Callable[[], Served], settings: Settings
) -> None:
    settings.sockets_per_seat = 3
    served = start()
    ada, _bo = served.pair()

    async def open_many() -> None:
        found = [await let_in(address_of(ada), ada.token) for _ in range(5)]
        sockets = [socket for socket in found if isinstance(socket, ClientConnection)]
        assert len(sockets) == 5
        for socket in sockets[:2]:
            async with asyncio.timeout(PATIENCE):
                await socket.wait_closed()
            assert (socket.close_code, socket.close_reason) == ELSEWHERE
        for socket in sockets[2:]:
            await (await socket.ping())
        await close_all(found)

    asyncio.run(open_many())


def test_at_a_full_server_watchers_give_way_to_a_player(
    start: Callable[[], Served], settings: Settings
) -> None:
    settings.sockets, settings.watchers, settings.watchers_per_address = 12, 10, 10
    served = start()
    ada, bo = served.pair()
    other = served.open([{"kind": "bot", "bot": "patient"}] * 2)

    async def fill() -> None:
        # One after the other, so that it is known who came last.
        few = [await let_in(address_of(other)) for _ in range(2)]
        many = [await let_in(address_of(ada)) for _ in range(8)]
        assert await let_in(address_of(ada)) == 429
        assert not any(isinstance(one, int) for one in [*few, *many])
        players = [await let_in(address_of(player), player.token) for player in (ada, bo, ada, bo)]
        assert all(isinstance(player, ClientConnection) for player in players)
        # The newest watchers of the fullest table had to go, two of them; the other table kept all.
        gone: list[Any] = [one for one in many if isinstance(one, ClientConnection)][-2:]
        for socket in gone:
            async with asyncio.timeout(PATIENCE):
                await socket.wait_closed()
            assert (socket.close_code, socket.close_reason) == CROWDED
        for socket in [*few, *many[:-2]]:
            assert isinstance(socket, ClientConnection)
            await (await socket.ping())
        await close_all([*few, *many, *players])

    asyncio.run(fill())


def test_places_are_counted_for_each_address() -> None:
    settings = Settings(sockets=100, watchers=20, watchers_per_address=5, watchers_per_table=100)
    places = Places(settings)
    lines = [Line(ONLOOKER, "school") for _ in range(5)]
    for line in lines:
        places.take(line, "AAAAAA", [])
    with pytest.raises(Refused):
        places.take(Line(ONLOOKER, "school"), "BBBBBB", [])
    places.take(Line(ONLOOKER, "home"), "AAAAAA", [])
    places.free(lines[0])
    places.free(lines[0])
    places.take(Line(ONLOOKER, "school"), "BBBBBB", [])
    # A seat needs no place of an address.
    places.take(Line(ONLOOKER, "school"), "AAAAAA", [0])
    assert len(places) == 7


def test_a_server_full_of_players_takes_the_second_socket_of_a_seat_before_it_refuses() -> None:
    places = Places(Settings(sockets=3))
    first, second, third = (Line(ONLOOKER) for _ in range(3))
    places.take(first, "AAAAAA", [0])
    places.take(second, "AAAAAA", [0])
    places.take(third, "AAAAAA", [1])
    places.take(Line(ONLOOKER), "BBBBBB", [0])
    assert [line.ending for line in (first, second, third)] == [CROWDED, None, None]
    with pytest.raises(Refused):
        places.take(Line(ONLOOKER), "CCCCCC", [0])
    assert len(places) == 3


def test_a_quarter_of_the_descriptors_is_left_for_everything_else() -> None:
    assert [sockets_for(number) for number in (1024, 256, 1_000_000)] == [768, 192, LISTENERS_MOST]
    assert sockets_for(resource.RLIM_INFINITY) == LISTENERS_MOST
    settings = Settings(sockets=400)
    assert (settings.most_watchers(), settings.most_watchers_of_an_address()) == (200, 100)
