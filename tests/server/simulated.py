"""A world in one event loop: nodes, clients and bots under a clock, a network and a disk of our own.

Everything that happens is drawn from one seed, so every failure happens again with its seed::

    PYTHONPATH=src:scripts:. python -m tests.server.simulated SEED

The nodes are the real ones (rooms, drivers, sockets, store on a real SQLite). Simulated is only what
lies between: time passes when nobody has anything to do, wake-ups between nodes are late, lost or come
twice, connections break with messages under way, the database fails before or after a commit, and a
node crashes at any moment and starts again with nothing but the database.
"""

from __future__ import annotations

import asyncio
import contextvars
import hashlib
import json
import random
import selectors
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from litestar import Litestar
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import StaticPool
from sqlalchemy.util import await_only

from stromtisch.core.course import STRIDE
from stromtisch.room import driving, names, snapshots
from stromtisch.room.bus import Bus
from stromtisch.room.editions import Editions
from stromtisch.room.house import House
from stromtisch.room.log import Change, StoreFailed
from stromtisch.room.rooms import Rooms
from stromtisch.room.sources import Source
from stromtisch.room.study import Study
from stromtisch.room.tables import revive
from stromtisch.room.work import Limits
from stromtisch.server import nodes
from stromtisch.server.app import create_app
from stromtisch.server.metrics import Prometheus
from stromtisch.server.nodes import Nodes
from stromtisch.server.settings import Settings
from stromtisch.server.thinking import Thinker
from stromtisch.store.history import History
from stromtisch.store.log import Store
from stromtisch.store.migrate import upgrade
from stromtisch.testing.steps import STEPS
from stromtisch.testing.ticking import table_collection, table_games
from tests.server.asgi import Message, Wire, call
from tests.server.conftest import UNLIMITED
from tests.server.inline import InlineCrew, over_budget

EPOCH = 1_790_000_000_000
# Simulated seconds after which a world that has not settled is stuck.
STUCK = 240.0
# Simulated seconds of trouble; then the network and the nodes are well, and all must settle.
TROUBLE = 2.5
# A client sends again when an answer is so late.
ANSWER = 3.0
# So short tables need snapshots more often than long ones to be taken up at them at all.
SNAPSHOT_EVERY = 4
# Logs that are longer than this are played again by a worker only, and a command may take so many steps of the
# rules: a log of that length, twice the stride of kept states, and all that once more where nodes race.
WHOLE_LINES = 12
BUDGET = 2 * (WHOLE_LINES + 2 * STRIDE)
# Simulated seconds between two looks of a node around: they are most of the work, and longer is no easier.
BREATH = 1.0

T = TypeVar("T")

GAMES = table_games()
ENGINES: dict[tuple[str, str], AsyncEngine] = {}

NODE: contextvars.ContextVar[SimulatedNode | None] = contextvars.ContextVar("node", default=None)


class InlineCursor(sqlite3.Cursor):
    """SQLite's own cursor, as SQLAlchemy wants it in a loop."""

    async def _async_soft_close(self) -> None:
        """Rows are read before the loop goes on."""


class InlineConnection(sqlite3.Connection):
    """SQLite's own connection with such cursors."""

    def cursor(self, factory: Any = InlineCursor) -> Any:
        return super().cursor(factory)


class InlineSQLite(SQLiteDialect_pysqlite):
    """SQLite without a thread: a transaction happens between two steps of the loop."""

    is_async = True
    supports_statement_cache = True

    @classmethod
    def get_pool_class(cls, url: Any) -> type[StaticPool]:
        """One connection for each node: between two steps of the loop it is free again."""
        return StaticPool

    def create_connect_args(self, url: Any) -> Any:
        """With connections of our own kind."""
        arguments, options = super().create_connect_args(url)
        return arguments, {**options, "factory": InlineConnection}

    def do_execute(self, cursor: Any, statement: Any, parameters: Any, context: Any = None) -> None:
        """As always; SQLAlchemy insists that something is awaited."""
        await_only(_nothing())
        super().do_execute(cursor, statement, parameters, context)  # type: ignore[no-untyped-call]

    def do_executemany(self, cursor: Any, statement: Any, parameters: Any, context: Any = None) -> None:
        """The same for many rows."""
        await_only(_nothing())
        super().do_executemany(cursor, statement, parameters, context)  # type: ignore[no-untyped-call]


async def _nothing() -> None:
    pass


registry.register("sqlite.inline", __name__, "InlineSQLite")


class Selector(selectors.SelectSelector):
    """Never waits: the time until the next timer passes at once."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        """Let time pass instead of looking at files."""
        if timeout is None:
            raise RuntimeError("everybody waits for somebody else")
        self.now += max(0.0, timeout)
        return []


class SimulatedLoop(asyncio.SelectorEventLoop):
    """A loop whose clock is the selector's, and which knows which node a task belongs to."""

    def __init__(self) -> None:
        self._simulated = Selector()
        super().__init__(self._simulated)
        self.set_task_factory(_task)

    def time(self) -> float:
        """Simulated seconds."""
        return self._simulated.now


def _task(loop: asyncio.AbstractEventLoop, work: Any, **more: Any) -> asyncio.Task[Any]:
    task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, **more)
    node = NODE.get()
    if node is not None:
        node.tasks.append(task)
    return task


class Chance:
    """Stands in for ``secrets``: the same tokens, codes and seeds for the same seed of the world."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choice(self, things: Any) -> Any:
        return self._rng.choice(things)

    def token_hex(self, size: int) -> str:
        return self._rng.randbytes(size).hex()

    token_urlsafe = token_hex


class SimulatedCrew(InlineCrew):
    """Works in the loop, and takes its simulated time."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self._rng = rng

    async def do(self, caller: str, limits: Limits, work: Callable[..., T], *arguments: object) -> T:
        await asyncio.sleep(self._rng.uniform(0.0, 0.3))
        return await super().do(caller, limits, work, *arguments)


class FaultyStore(Store):
    """The store with a slow disk and a database that fails at times, before a commit or right after it."""

    def __init__(self, node: SimulatedNode) -> None:
        super().__init__(node.world.url)
        self.shared = True
        # Every start of a node would compile the same statements anew; a disposed engine can connect again.
        self._engine = ENGINES.setdefault((node.world.url, node.name), self._engine)
        self._node = node

    async def hang_up(self) -> None:
        """A process that is gone keeps no connection."""
        self._writer.hang_up()
        await self._engine.dispose()

    async def _there(self, work: Callable[..., T], *arguments: object) -> T:
        """Without a thread: a commit, too, happens between two steps of the loop."""
        return work(*arguments)

    async def _trouble(self) -> None:
        await asyncio.sleep(self._node.world.delay(0.01))
        await self._node.alive()
        if self._node.world.strikes(0.01):
            raise StoreFailed("simulated: the database is away")

    async def _store(self, changes: list[Change]) -> list[Exception | None]:
        await self._trouble()
        problems = await super()._store(changes)
        await self._trouble()
        return problems

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[AsyncConnection, None]:
        await self._trouble()
        async with super().reading() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[AsyncConnection, None]:
        await self._trouble()
        async with super().writing() as connection:
            yield connection


class FaultyBus(Bus):
    """Wake-ups that are late, lost, or come twice."""

    def __init__(self, node: SimulatedNode) -> None:
        super().__init__()
        self._node = node

    def publish(self, code: str, seq: int) -> None:
        self.wake(code, seq)
        world = self._node.world
        for other in world.nodes:
            if other is not self._node and not world.strikes(0.2):
                for _ in range(2 if world.strikes(0.2) else 1):
                    asyncio.get_running_loop().call_later(world.delay(0.05), other.hear, code, seq)


class SimulatedNode:
    """A node that can crash: its tasks stop wherever they are, and only the database is left."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self.up = False
        self.lives = 0
        self.tasks: list[asyncio.Task[Any]] = []
        self.wires: list[Link] = []
        self.app = _app(name)
        self.bus: FaultyBus
        self.store: FaultyStore

    async def alive(self) -> None:
        """A crashed node does nothing any more, not even what it would do when it is told to stop."""
        if not self.up:
            raise asyncio.CancelledError

    def hear(self, code: str, seq: int) -> None:
        if self.up:
            self.inside(lambda: self.bus.wake(code, seq))

    def inside(self, work: Callable[[], Any]) -> Any:
        """Do something as this node: the tasks it begins are the node's."""
        context = contextvars.copy_context()
        context.run(NODE.set, self)
        return context.run(work)

    async def start(self) -> None:
        self.lives += 1
        self.up = True
        self.app.state.settings = self.world.settings
        await self.inside(lambda: asyncio.ensure_future(self._start()))

    async def _start(self) -> None:
        world = self.world
        store = self.store = FaultyStore(self)
        self.bus = FaultyBus(self)
        others = Nodes(store, f"{self.name}{self.lives}", world.settings.heartbeat, world.settings.node_lost)
        crew = SimulatedCrew(world.rng)
        thinker = Thinker(crew, 30.0)
        source = Source(table_collection)
        editions = Editions(source, self.app.state.shelf, History(store))
        study = Study(crew, editions, world.settings)
        house = House(world.settings, store, thinker, study, editions, self.bus, others, Prometheus())
        rooms = Rooms(house)
        self.app.state.store, self.app.state.rooms = store, rooms
        await store.start()
        await rooms.start()

    async def crash(self) -> None:
        self.up = False
        for link in list(self.wires):
            link.cut()
        tasks, self.tasks = self.tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.store.hang_up()


@cache
def _app(name: str) -> Litestar:
    # Putting the application together is slow and always the same; what a node is, its rooms, is in its state.
    return create_app(Settings(**UNLIMITED), table_collection, migrate=False)


class Link:
    """A connection from a client to a node: in order, with delay, and cut with messages under way."""

    def __init__(self, world: World, node: SimulatedNode, client: Client) -> None:
        self.world = world
        self.node = node
        self.client = client
        self.open = True
        self._due = {"to": 0.0, "from": 0.0}
        node.wires.append(self)
        self.wire: Wire = node.inside(
            lambda: Wire(node.app, client.code, client.token, self._from_server, self._ended)
        )

    def _later(self, way: str, work: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        # In order: nothing overtakes what was sent before it.
        self._due[way] = max(self._due[way] + 1e-6, loop.time() + self.world.delay(0.05))
        loop.call_at(self._due[way], lambda: work() if self.open else None)

    def send(self, text: str) -> None:
        if self.world.strikes(0.03):
            self.cut()
        else:
            self._later("to", lambda: self.wire.send(text))

    def _from_server(self, message: Message) -> None:
        if self.world.strikes(0.03):
            self.cut()
        else:
            self._later("from", lambda: self.client.hear(message))

    def _ended(self) -> None:
        self._later("from", self.cut)

    def cut(self) -> None:
        if self.open:
            self.open = False
            self.node.wires.remove(self)
            if self.node.up:
                self.wire.hang_up()
            self.client.lost(self)


class Client:
    """A person: decides when something is legal, sends again what was not answered, connects again."""

    def __init__(self, world: World, code: str, seat: int, token: str) -> None:
        self.world = world
        self.code = code
        self.seat = seat
        self.token = token
        self.link: Link | None = None
        self.last: Message = {}
        self.accepted: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.seqs: list[int] = []
        self.over = False
        self._changed = asyncio.Event()

    # --- listening --------------------------------------------------------------------------

    def lost(self, link: Link) -> None:
        if self.link is link:
            self.link = None
            self._changed.set()

    def hear(self, message: Message) -> None:
        self.world.note("hear", self.seat, message.get("type"), message.get("seq"), message.get("id"))
        if message["type"] == "answer":
            self._answered(message)
        else:
            if message["type"] == "table":
                self.seqs = []
            self.seqs.append(message["seq"])
            # Within one connection a table never goes back.
            assert self.seqs == sorted(self.seqs), self.seqs
            self.last = message
        self._changed.set()

    def _answered(self, answer: Message) -> None:
        command, code = answer["id"], str(answer.get("code"))
        if answer["accepted"]:
            # The same command gets the same answer, however often it was sent.
            assert self.accepted.setdefault(command, answer["seq"]) == answer["seq"]
            assert command not in self.refused
        elif code not in ("try-again", "too-many"):
            assert self.refused.setdefault(command, code) == code
            assert command not in self.accepted

    # --- acting -----------------------------------------------------------------------------

    async def live(self) -> None:
        while not self.over:
            if self.link is None:
                await asyncio.sleep(self.world.delay(0.2))
                node = self.world.any_node()
                if node is not None and self.link is None:
                    self.link = Link(self.world, node, self)
            command = self._choose()
            if command is not None:
                await self._insist(command)
            else:
                self._changed.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._changed.wait(), 2.0)

    def _choose(self) -> Message | None:
        rng, last = self.world.rng, self.last
        if not last or last["you"] != self.seat or last["table"]["status"] != "playing":
            return None
        command = {"id": f"{self.seat}-{self.world.number()}"}
        if rng.random() < 0.05:
            return {**command, "type": "chat", "text": "hm"}
        if last["undo"]["open"] and rng.random() < 0.1:
            return {**command, "type": "undo"}
        if last["table"]["host"] == self.seat and self.world.strikes(0.15):
            # Also past other rollbacks: those that go back to after each other once cost double each time.
            return {**command, "type": "rollback", "to": rng.randint(1, last["seq"])}
        if not last["legal"] or rng.random() < 0.1:
            return None
        decision = rng.choice(last["legal"])["decision"]
        return {**command, "type": "decide", "decision": decision, "moment": last["view"]["moment"]}

    async def _insist(self, command: Message) -> None:
        name, text = command["id"], json.dumps(command)
        await asyncio.sleep(self.world.delay(0.3))
        while not self.over and name not in self.accepted and name not in self.refused:
            if self.link is None:
                node = self.world.any_node()
                if node is not None:
                    self.link = Link(self.world, node, self)
            for _ in range(2 if self.world.strikes(0.2) else 1):
                if self.link is not None:
                    self.link.send(text)
            until = self.world.now() + ANSWER
            while name not in self.accepted and name not in self.refused and self.world.now() < until:
                self._changed.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._changed.wait(), 0.5)
                if self.link is None:
                    break


class World:
    """Two nodes, one table and its people, and everything that may go wrong."""

    def __init__(self, seed: int, folder: Path, template: Path) -> None:
        self.seed = seed
        self.rng = random.Random(seed)
        self.calm = False
        self.trace = hashlib.sha256()
        self._number = 0
        data = folder / "world.sqlite3"
        shutil.copyfile(template, data)
        self.path = data
        self.url = f"sqlite+inline:///{data}"
        self.settings = Settings(
            bot_pause=0.1,
            heartbeat=3.0,
            node_lost=7.0,
            absence=20.0,
            whole_lines=WHOLE_LINES,
            processor=STEPS.so_far,
            command_budget=BUDGET,
            **UNLIMITED,
            clock=lambda: EPOCH + int(self.now() * 1000),
        )
        self.games = GAMES
        self.nodes = [SimulatedNode(self, "a"), SimulatedNode(self, "b")]
        self.clients: list[Client] = []
        self.crashes = 0
        self.failures: list[BaseException] = []
        self.over_budget = over_budget()

    # --- chance and time ------------------------------------------------------------------

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def delay(self, usual: float) -> float:
        """How long something takes: mostly little, at times, in trouble, very long."""
        if self.strikes(0.03):
            return usual + self.rng.uniform(0.0, 4.0)
        return self.rng.uniform(0.0, 2 * usual)

    def strikes(self, often: float) -> bool:
        """Whether something goes wrong now."""
        return not self.calm and self.rng.random() < often

    def number(self) -> int:
        self._number += 1
        return self._number

    def note(self, *what: object) -> None:
        """Keep what happened, so that two runs of one seed can be compared."""
        self.trace.update(repr((round(self.now(), 6), *what)).encode())

    def any_node(self) -> SimulatedNode | None:
        up = [node for node in self.nodes if node.up]
        return self.rng.choice(up) if up else None

    # --- the story --------------------------------------------------------------------------

    def _failed(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """What goes wrong in a callback must not go unnoticed."""
        if isinstance(context.get("exception"), AssertionError):
            self.failures.append(context["exception"])

    async def run(self) -> None:
        asyncio.get_running_loop().set_exception_handler(self._failed)
        for node in self.nodes:
            await node.start()
        await self._open()
        people = [asyncio.create_task(client.live()) for client in self.clients]
        trouble = asyncio.create_task(self._trouble())
        done, _ = await asyncio.wait({trouble}, timeout=STUCK)
        assert done
        trouble.result()
        self.calm = True
        await self._settle(people)
        for client in self.clients:
            client.over = True
        for task in people:
            task.cancel()
        await asyncio.gather(*people, return_exceptions=True)
        for node in self.nodes:
            await node.crash()

    async def _open(self) -> None:
        kind = self.seed % 4
        bot, open_seat = {"kind": "bot", "bot": "random"}, {"kind": "open"}
        game, options, others = (
            ("ticking", {"seconds": 3}, [open_seat]),
            ("ticking", {"seconds": 0}, [open_seat]),
            ("ticking", {"seconds": 2}, [bot]),
            ("relay", {"length": 12}, [open_seat, open_seat]),
        )[kind]
        node = self.nodes[0]
        seats = [{"kind": "person", "name": "A"}, *others]
        body = {"game": game, "options": options, "seats": seats, "settings": {"rollback": True}}
        self.calm = True  # opening has no id to send again with
        status, seated = await self._call(node, "POST", "/api/tables", body)
        assert status == 201, seated
        code = self.code = seated["code"]
        self.clients.append(Client(self, code, seated["seat"], seated["token"]))
        for wish in others:
            if wish is open_seat:
                status, seated = await self._call(node, "POST", f"/api/tables/{code}/seats", {"name": "B"})
                assert status == 201, seated
                self.clients.append(Client(self, code, seated["seat"], seated["token"]))
        self.calm = False

    async def _call(self, node: SimulatedNode, method: str, path: str, body: object) -> tuple[int, Any]:
        work: Callable[[], Coroutine[Any, Any, Any]] = lambda: call(node.app, method, path, body)  # noqa: E731
        result: tuple[int, Any] = await node.inside(lambda: asyncio.ensure_future(work()))
        return result

    async def _trouble(self) -> None:
        """Crash nodes and cut connections until it is enough."""
        while self.now() < TROUBLE:
            await asyncio.sleep(self.rng.uniform(0.0, 1.5))
            if self.rng.random() < 0.6:
                node = self.rng.choice(self.nodes)
                if node.up:
                    self.note("crash", node.name)
                    self.crashes += 1
                    await node.crash()
                    await asyncio.sleep(self.rng.uniform(0.0, 2.0))
                    await node.start()
            else:
                client = self.rng.choice(self.clients)
                if client.link is not None:
                    client.link.cut()

    async def _settle(self, people: list[asyncio.Task[None]]) -> None:
        """Nothing goes wrong any more: the game must come to its end, and everybody must see it."""
        while not all(client.last.get("table", {}).get("status") == "finished" for client in self.clients):
            for task in people:
                if task.done():
                    task.result()
            if self.failures:
                raise self.failures[0]
            assert self.now() < STUCK, f"stuck: {[client.last.get('seq') for client in self.clients]}"
            await asyncio.sleep(1.0)
        # What is still under way arrives.
        await asyncio.sleep(4.0)

    # --- what must hold -----------------------------------------------------------------------

    def check(self) -> None:
        if self.failures:
            raise self.failures[0]
        assert over_budget() == self.over_budget, "a command took more steps of the rules than it may"
        connection = sqlite3.connect(self.path)
        rows = connection.execute(
            "SELECT seq, kind, seat, body, command_id, at, deadline FROM events WHERE code = ? ORDER BY seq",
            (self.code,),
        ).fetchall()
        connection.close()
        self.note_rows(rows)
        # The lines are numbered without a gap, and no command is there twice.
        assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
        ids = [row[4].split(":", 1)[1] for row in rows if row[4] is not None]
        assert len(ids) == len(set(ids))
        places = {row[4].split(":", 1)[1]: row[0] for row in rows if row[4] is not None}
        for client in self.clients:
            # What was acknowledged is where the answer said; what was refused is nowhere.
            for name, seq in client.accepted.items():
                assert places.get(name) == seq, (name, seq, places.get(name))
            assert not client.refused.keys() & places.keys()
        # Everybody sees what the log leads to.
        stored = asyncio.run(_load(self.url, self.code))
        acts, stored.acts = stored.acts, []
        live = revive(stored, self.games[stored.table.game])
        expired = []
        for act in acts:
            if act.kind == "expire":
                # A clock runs out no sooner than it should, and never twice for one deadline.
                assert live.deadline is not None
                assert act.at >= live.deadline
                expired.append(live.deadline)
            live.take(act, now=False)
        assert len(expired) == len(set(expired))
        assert live.match is not None
        assert live.over()
        for client in self.clients:
            assert client.last["seq"] == live.seq
            assert client.last["view"] == json.loads(json.dumps(live.match.state.view(client.seat)))

    def note_rows(self, rows: list[Any]) -> None:
        self.trace.update(repr(rows).encode())


async def _load(url: str, code: str) -> Any:
    store = Store(url)
    stored = await store.load(code)
    await store.stop()
    return stored


@contextmanager
def database() -> Iterator[tuple[Path, Path]]:
    """A folder in memory where there is one, and an empty database to copy."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as name:
        folder = Path(name)
        template = folder / "template.sqlite3"
        upgrade(f"sqlite+aiosqlite:///{template}")
        yield folder, template


def simulate(seed: int, folder: Path, template: Path) -> World:
    """One world from its seed, with everything checked."""
    world = World(seed, folder, template)
    chance = Chance(random.Random(f"secrets {seed}"))
    drawing: list[Any] = [names, driving]
    before = [module.secrets for module in drawing]
    for module in drawing:
        module.secrets = chance
    usual = snapshots.EVERY, nodes.BREATH
    snapshots.EVERY, nodes.BREATH = SNAPSHOT_EVERY, BREATH
    try:
        with asyncio.Runner(loop_factory=SimulatedLoop) as runner:
            runner.run(world.run())
        world.check()
    finally:
        snapshots.EVERY, nodes.BREATH = usual
        for module, own in zip(drawing, before, strict=True):
            module.secrets = own
        for file in folder.glob("world.sqlite3*"):
            file.unlink()
    return world


def main() -> None:
    """Run the seeds that are named."""
    with database() as (folder, template):
        for seed in sys.argv[1:]:
            world = simulate(int(seed), folder, template)
            sys.stdout.write(f"{seed}: {world.crashes} crashes, trace {world.trace.hexdigest()[:16]}\n")


if __name__ == "__main__":
    main()
