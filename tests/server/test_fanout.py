"""Wake-ups, in one process and between nodes over a real Redis: the same promises hold for both."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import pytest
import services

from stromtisch.room.bus import Bus
from stromtisch.server.redis_bus import RedisBus

Heard = list[tuple[str, int]]
PATIENCE = 100.0


async def until(wanted: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not wanted():  # noqa: ASYNC110 - what is waited for happens in other tasks
            await asyncio.sleep(0.01)


@pytest.fixture(params=["memory", "redis"])
def buses(request: pytest.FixtureRequest) -> Callable[[], tuple[Bus, Bus]]:
    """Two ends: of one bus in one process, or of two nodes at one Redis."""
    if request.param == "memory":
        one = Bus()
        return lambda: (one, one)
    address = request.getfixturevalue("redis_server").address
    # A channel of its own for each test.
    return lambda: (
        RedisBus(address, "one", request.node.name),
        RedisBus(address, "two", request.node.name),
    )


def with_buses(
    buses: Callable[[], tuple[Bus, Bus]], work: Callable[[Bus, Bus, Heard], Awaitable[None]]
) -> None:
    async def run() -> None:
        one, two = buses()
        heard: Heard = []
        for bus in {one, two}:
            await bus.start()
        await until(lambda: all(getattr(bus, "connected", True) for bus in (one, two)))
        two.subscribe("AAAAAA", lambda code, seq: heard.append((code, seq)))
        await work(one, two, heard)
        for bus in {one, two}:
            await bus.stop()

    asyncio.run(run())


def test_a_wake_up_reaches_who_listens_to_its_table(buses: Callable[[], tuple[Bus, Bus]]) -> None:
    async def work(one: Bus, two: Bus, heard: Heard) -> None:
        one.publish("BBBBBB", 1)
        one.publish("AAAAAA", 7)
        one.publish("AAAAAA", 8)
        await until(lambda: len(heard) == 2)
        assert heard == [("AAAAAA", 7), ("AAAAAA", 8)]

    with_buses(buses, work)


def test_each_is_heard_once_also_by_who_published_it(buses: Callable[[], tuple[Bus, Bus]]) -> None:
    async def work(one: Bus, two: Bus, heard: Heard) -> None:
        two.publish("AAAAAA", 3)
        assert heard == [("AAAAAA", 3)]
        one.publish("AAAAAA", 4)
        await until(lambda: ("AAAAAA", 4) in heard)
        assert heard == [("AAAAAA", 3), ("AAAAAA", 4)]

    with_buses(buses, work)


def test_who_stops_listening_hears_nothing_more(buses: Callable[[], tuple[Bus, Bus]]) -> None:
    async def work(one: Bus, two: Bus, heard: Heard) -> None:
        later: Heard = []

        def hearer(code: str, seq: int) -> None:
            later.append((code, seq))

        two.subscribe("AAAAAA", hearer)
        one.publish("AAAAAA", 1)
        await until(lambda: len(later) == 1)
        two.unsubscribe("AAAAAA", hearer)
        one.publish("AAAAAA", 2)
        await until(lambda: len(heard) == 2)
        assert later == [("AAAAAA", 1)]

    with_buses(buses, work)


def test_a_wake_up_within_the_process_stays_there(buses: Callable[[], tuple[Bus, Bus]]) -> None:
    async def work(one: Bus, two: Bus, heard: Heard) -> None:
        one.wake("AAAAAA", 1)
        one.publish("AAAAAA", 2)
        await until(lambda: ("AAAAAA", 2) in heard)
        assert heard == ([("AAAAAA", 1)] if one is two else []) + [("AAAAAA", 2)]

    with_buses(buses, work)


@pytest.fixture
def own_redis() -> Iterator[services.Redis]:
    if (missing := services.why_no_redis()) is not None:
        pytest.skip(missing)
    server = services.Redis()
    yield server
    server.end()


def test_redis_may_be_killed_and_come_back(own_redis: services.Redis) -> None:
    async def run() -> None:
        one, two = RedisBus(own_redis.address, "one"), RedisBus(own_redis.address, "two")
        heard: Heard = []
        two.subscribe("AAAAAA", lambda code, seq: heard.append((code, seq)))
        for bus in (one, two):
            await bus.start()
        for seq in (1, 2, 3):
            await until(lambda: one.connected and two.connected)
            one.publish("AAAAAA", seq)
            await until(lambda seq=seq: ("AAAAAA", seq) in heard)  # type: ignore[misc]
            await asyncio.to_thread(own_redis.kill)
            await until(lambda: not one.connected and not two.connected)
            # Nobody is held up: it is heard here at once, and elsewhere not at all or later.
            two.publish("AAAAAA", 10 + seq)
            assert heard[-1] == ("AAAAAA", 10 + seq)
            await asyncio.to_thread(own_redis.start)
        for bus in (one, two):
            await bus.stop()

    asyncio.run(run())


def test_a_bus_starts_without_redis() -> None:
    async def run() -> None:
        bus = RedisBus(f"redis://127.0.0.1:{services.free_port()}/0", "one")
        await bus.start()
        heard: Heard = []
        bus.subscribe("AAAAAA", lambda code, seq: heard.append((code, seq)))
        for seq in range(5000):
            bus.publish("AAAAAA", seq)
        assert len(heard) == 5000
        await bus.stop()

    asyncio.run(run())


def test_rubbish_on_the_channel_wakes_nobody(redis_server: services.Redis) -> None:
    async def run() -> None:
        bus = RedisBus(redis_server.address, "one", "rubbish")
        heard: Heard = []
        for code in ("AAAAAA", "", "x"):
            bus.subscribe(code, lambda code, seq: heard.append((code, seq)))
        await bus.start()
        await until(lambda: bus.connected)
        for word in (b"", b"\xff\xfe", b"two", b"two BBBBBB", b"two AAAAAA -1", b"one AAAAAA 5"):
            await bus._redis.publish("rubbish", word)
        await bus._redis.publish("rubbish", b"two AAAAAA 6")
        await until(lambda: ("AAAAAA", 6) in heard)
        # Number 0 only says "somebody came or went", so it does no harm.
        assert [seq for _, seq in heard if seq] == [6]
        await bus.stop()

    asyncio.run(run())
