"""Running a server."""

from __future__ import annotations

import gc
import ipaddress
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path

import uvicorn

from stromtisch.server.app import create_app, new_node
from stromtisch.server.logs import set_up
from stromtisch.server.settings import Settings, settings_from
from stromtisch.server.wire import PunctualProtocol, TableProtocol
from stromtisch.store.engine import is_sqlite, sqlite_file
from stromtisch.store.files import check_file
from stromtisch.store.folder import hold

# Beyond this a socket is closed; up to it, it is told that the message is too large.
SOCKET_BYTES = 1024 * 1024


class Server(uvicorn.Server):
    """Uvicorn, saying where to go once it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[list[str]], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        spare_the_loop()
        # The first worker starts early, so that nobody waits for it; tests start hundreds of servers and do without.
        for crew in getattr(getattr(self.config.app, "state", None), "crews", ()):
            crew.warm()
        if self.started:
            port = next(bound.getsockname()[1] for server in self.servers for bound in server.sockets)
            self._ready(addresses(self.config.host, port))


def spare_the_loop() -> None:
    """Set the interpreter up for a loop that serves thousands of small requests beside a writing thread.

    What was loaded until now stays for good, so it is not searched for garbage; neither are the tables at
    every few hundred new objects (that alone took a fifth of the time): they are freed by counting. Closed
    sockets are not, so it is done now and then. And the thread that writes to SQLite is let in soon when
    the loop is busy.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)
    sys.setswitchinterval(0.001)


def addresses(host: str, port: int) -> list[str]:
    """The addresses at which a page can open a server that listens at this host."""
    if host not in ("0.0.0.0", "::", ""):  # noqa: S104 - it is compared, not listened at
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}/"]
    found = ["127.0.0.1"]
    # No packet is sent: the kernel only says which of our addresses would be used.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found.append(probe.getsockname()[0])
        except OSError:
            pass
    known = [address for address in dict.fromkeys(found) if not ipaddress.ip_address(address).is_unspecified]
    return [f"http://{address}:{port}/" for address in known]


def uvicorn_config(settings: Settings, host: str, port: int, app: object = None) -> uvicorn.Config:
    """Uvicorn as measured best: uvloop, the sans-I/O WebSockets, no compression of messages."""
    return uvicorn.Config(
        app if app is not None else create_app(settings),  # type: ignore[arg-type]
        host=host,
        port=port,
        loop="auto",
        http=partial(  # type: ignore[arg-type] # it makes protocols, as the class would
            PunctualProtocol, header_limit=settings.header_limit, body_limit=settings.body_limit
        ),
        h11_max_incomplete_event_size=settings.header_bytes,
        ws=TableProtocol,
        ws_per_message_deflate=False,
        ws_max_size=SOCKET_BYTES,
        lifespan="on",
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def _say(found: list[str]) -> None:
    for address in found:
        print(f"Stromtisch: {address}", flush=True)  # noqa: T201 - this line is for the person who started it


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | str | None = None,
    ready: Callable[[list[str]], None] = _say,
    settings: Settings | None = None,
) -> None:
    """Serve until interrupted. ``ready`` is told the addresses to open; port 0 takes a free one.

    The settings are those of the environment, unless others are given.

    Raises:
        FolderTaken: another server uses the same folder of SQLite.
        FileDamaged: the file of SQLite is damaged; playing on would make it worse.
    """
    settings = settings or settings_from()
    settings.node = settings.node or new_node()
    set_up(settings.log, settings.log_level, settings.node)
    if data is not None:
        settings.data = Path(data)
    # Uvicorn raises a signal once more when it has shut down; SIGTERM would then skip Python's own clean-up.
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt), ExitStack() as held:
        told = ready
        if is_sqlite(settings.url()):
            file = sqlite_file(settings.url())
            lock = held.enter_context(hold(file.parent))
            check_file(file)

            def told(found: list[str]) -> None:
                lock.tell(found[0] if found else "")
                ready(found)

        Server(uvicorn_config(settings, host, port), told).run()
