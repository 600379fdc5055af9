"""The servers of the kill test. Each line on stdin starts one, in a process of its own that waits to be killed.

They are forked from a process that has loaded everything and brought the database up to date, so that fifty
starts do not take minutes. SIGUSR1 sets the wall clock of a running one forward by an hour, SIGUSR2 back by one.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

# The wall clock as the server sees it; replaced before the server's modules take it.
_real_time, _real_time_ns = time.time, time.time_ns
HOUR = 3600
_jumps: list[int] = []


def _jump(number: int, _: object) -> None:
    _jumps.append(HOUR if number == signal.SIGUSR1 else -HOUR)


time.time = lambda: _real_time() + sum(_jumps)
time.time_ns = lambda: _real_time_ns() + sum(_jumps) * 1_000_000_000

from litestar import Litestar  # noqa: E402

from stromtisch.server.app import create_app  # noqa: E402
from stromtisch.server.run import Server, uvicorn_config  # noqa: E402
from stromtisch.server.settings import Settings, settings_from  # noqa: E402
from stromtisch.store.migrate import upgrade  # noqa: E402
from stromtisch.testing.ticking import table_collection  # noqa: E402


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def set_for(data: Path) -> Settings:
    settings = settings_from()
    settings.data = data
    for name in (
        f"{what}_{limit}"
        for what in ("command", "visit", "open", "look", "check")
        for limit in ("rate", "burst")
    ):
        setattr(settings, name, 1e9)
    return settings


def serve(settings: Settings, port: int, app: Litestar) -> None:
    config = uvicorn_config(settings, "127.0.0.1", port, app)
    Server(config, lambda addresses: say(f"{os.getpid()} {addresses[0]}")).run()


if __name__ == "__main__":
    wanted = set_for(Path(sys.argv[1]))
    upgrade(wanted.url())
    application = create_app(wanted, table_collection, migrate=False)
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            for number in (signal.SIGUSR1, signal.SIGUSR2):
                signal.signal(number, _jump)
            serve(wanted, int(sys.argv[2]), application)
            os._exit(0)
        os.waitpid(child, 0)
        say("dead")
