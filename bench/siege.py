"""How long a player takes to come back to a besieged table.

    PYTHONPATH=src python bench/siege.py [--strangers 200] [--times 20] [--shut]

Server, strangers and player are processes of their own: so many strangers hold sockets at the table, as far as they are
let in, and the same number of attempts is always under way. Measured is the time from a player's handshake to the
first message with the table, again and again. ``--shut`` closes the table to onlookers.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import statistics
import tempfile
import time
from collections import Counter
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from stromtisch.server.run import serve
from stromtisch.server.settings import Settings

PATIENCE = 60.0
SPAWNING = multiprocessing.get_context("spawn")


def server(said: Connection, data: str) -> None:
    """Serve with the limits of a server as it is shipped, except that one address may knock without end."""
    settings = Settings(data=Path(data), visit_rate=1e9, visit_burst=1e9)
    serve(port=0, ready=lambda found: said.send(found[0]), settings=settings)


async def knock(address: str, results: Counter[str]) -> ClientConnection | None:
    """One stranger."""
    try:
        socket = await connect(address, compression=None, open_timeout=PATIENCE)
    except InvalidStatus as refused:
        results[str(refused.response.status_code)] += 1
        return None
    except (OSError, WebSocketException):
        results["failed"] += 1
        return None
    results["let in"] += 1
    return socket


async def keep_knocking(address: str, results: Counter[str]) -> None:
    """A stranger who tries again and again; once let in, goes and comes back."""
    while True:
        socket = await knock(address, results)
        if socket is not None:
            await socket.close()


async def come_back(address: str, token: str) -> float:
    """The player's way back: the seconds until the table is there."""
    begun = time.perf_counter()
    headers = {"Authorization": f"Bearer {token}"}
    socket = await connect(address, additional_headers=headers, compression=None, open_timeout=PATIENCE)
    await socket.recv()
    taken = time.perf_counter() - begun
    await socket.close()
    return taken


async def hold_and_knock(address: str, strangers: int, said: Connection) -> None:
    """Hold what places there are, and knock until the end; say what came of it."""
    first: Counter[str] = Counter()
    held = await asyncio.gather(*(knock(address, first) for _ in range(strangers)))
    said.send(dict(first))
    after: Counter[str] = Counter()
    knocking = [asyncio.create_task(keep_knocking(address, after)) for _ in range(strangers)]
    await asyncio.to_thread(said.recv)
    for task in knocking:
        task.cancel()
    await asyncio.gather(*knocking, return_exceptions=True)
    said.send(dict(after))
    # They hold their places, without ever reading, until they are ended.
    await asyncio.to_thread(said.recv)
    held.clear()


def crowd(address: str, strangers: int, said: Connection) -> None:
    """Strangers in a process of their own, so that they do not slow the player down."""
    asyncio.run(hold_and_knock(address, strangers, said))


def processor(process: SpawnProcess) -> float:
    """The seconds of processor time that a process has used."""
    user, system = Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def table_at(url: str, shut: bool) -> tuple[str, str]:
    """A table with one person: the address of its socket, and the person's token."""
    request = {
        "game": "hertzschlag",
        "seats": [{"kind": "person", "name": "Ada"}, *[{"kind": "bot", "bot": "random"}] * 2],
        "settings": {"onlookers": not shut},
    }
    with httpx.Client(trust_env=False) as client:
        seated = client.post(f"{url}api/tables", json=request).json()
    return f"ws{url[4:]}api/tables/{seated['code']}/socket", seated["token"]


async def ways_back(address: str, token: str, times: int) -> list[float]:
    """How long the player took, each time."""
    found = []
    for _ in range(times):
        await asyncio.sleep(0.1)
        found.append(await come_back(address, token))
    return found


def besiege(serving: SpawnProcess, url: str, wanted: argparse.Namespace) -> None:
    """The siege, and the player's ways back."""
    address, token = table_at(url, wanted.shut)
    calm = asyncio.run(ways_back(address, token, wanted.times))
    ours, theirs = SPAWNING.Pipe()
    strangers = SPAWNING.Process(target=crowd, args=(address, wanted.strangers, theirs))
    strangers.start()
    print(f"{wanted.strangers} strangers: {ours.recv()}")
    begun, used = time.perf_counter(), processor(serving)
    besieged = asyncio.run(ways_back(address, token, wanted.times))
    seconds, used = time.perf_counter() - begun, processor(serving) - used
    ours.send(None)
    after = ours.recv()
    strangers.terminate()
    strangers.join()
    answers = sum(after.values())
    print(f"{wanted.strangers} always trying, {answers / seconds:.0f} answers a second: {after}")
    print(
        f"the server used {used / seconds:.0%} of a processor, {1000 * used / answers:.2f} ms for each answer"
    )
    for name, figures in (("in calm", calm), ("under siege", besieged)):
        middle, most = statistics.median(figures) * 1000, max(figures) * 1000
        print(f"back at the table {name}: median {middle:.1f} ms, longest {most:.1f} ms of {wanted.times}")


def main() -> None:
    """Start a server and besiege it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--strangers", type=int, default=200)
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--shut", action="store_true")
    wanted = parser.parse_args()
    hears, says = SPAWNING.Pipe()
    with tempfile.TemporaryDirectory() as data:
        process = SPAWNING.Process(target=server, args=(says, data))
        process.start()
        try:
            besiege(process, hears.recv(), wanted)
        finally:
            process.terminate()
            process.join()


if __name__ == "__main__":
    main()
