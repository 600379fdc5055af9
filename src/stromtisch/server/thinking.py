"""Bots think in processes of their own, with nothing but the view and the legal decisions of their seat."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.process import BaseProcess

from stromtisch.core.bot import Bot
from stromtisch.core.decision import Decision
from stromtisch.core.generator import Generator

MakeBot = Callable[[str, str], Bot]
# Seconds that a thought may still take when the server ends.
GRACE = 2.0
# A decision taken apart for the way to another process: code, kind, arguments.
Parts = tuple[int, str, dict[str, str | int]]
# What came of thinking: the name of a legal decision (None: to wait), and what the bot says about it.
Thought = tuple[str | None, dict[str, str | int] | None]


def own_bots(game: str, level: str) -> Bot:
    """The bots that come with Stromtisch; they are loaded in the worker, not in the server."""
    from stromtisch.bots.levels import make_bot

    return make_bot(game, level)


def think(
    make_bot: MakeBot,
    game: str,
    level: str,
    view: Mapping[str, object],
    legal: Sequence[Parts],
    seed: str,
    hurry: bool,
    finished: bool,
) -> Thought:
    """What a bot decides (in the worker), and what it says about it."""
    decisions = [Decision(code, kind, args) for code, kind, args in legal]
    bot = make_bot(game, level)
    if finished:
        decision = bot.come_back(view, decisions)
    else:
        decision = bot.decide(view, decisions, Generator(seed), hurry)
    if decision is None:
        return None, None
    return decision.name, bot.intention(view, decision)


def _begin_worker() -> None:
    # Ctrl-C is the server's to handle, and a bot must not take time from the table.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError):
        os.nice(5)
    parent = multiprocessing.parent_process()
    if parent is not None:
        # A server that was killed cannot end its workers; they notice by themselves.
        threading.Thread(target=_outlive, args=(parent,), daemon=True).start()


def _outlive(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)


class Thinker:
    """The worker processes, started with the first thought and again whenever they break."""

    def __init__(self, make_bot: MakeBot, workers: int, limit: float) -> None:
        self._make_bot = make_bot
        self._workers = max(1, workers)
        self._limit = limit
        self._pool: ProcessPoolExecutor | None = None

    async def think(
        self,
        game: str,
        level: str,
        view: Mapping[str, object],
        legal: list[Decision],
        seed: str,
        hurry: bool,
        finished: bool,
    ) -> Thought:
        """A thought in a worker; whatever goes wrong there is raised here."""
        pool = self._running_pool()
        parts: list[Parts] = [(decision.code, decision.kind, decision.args) for decision in legal]
        thought = asyncio.get_running_loop().run_in_executor(
            pool, think, self._make_bot, game, level, view, parts, seed, hurry, finished
        )
        # When the server ends nobody waits for it any more; that its worker was killed is then no news.
        thought.add_done_callback(_take_note)
        # Waited for, not cancelled: the pool stumbles over cancelled thoughts when it breaks.
        done, _ = await asyncio.wait({thought}, timeout=self._limit)
        try:
            if not done:
                raise TimeoutError(f"it has thought for more than {self._limit} seconds")
            return thought.result()
        except (BrokenProcessPool, TimeoutError):
            # A worker that hangs or died takes its pool along; the next thought starts another.
            if self._pool is pool:
                self._pool = None
                _end(pool, at_once=True)
            raise

    async def stop(self) -> None:
        """End the workers: nobody waits for their thoughts any more.

        A worker that went on thinking would keep the whole server from ending: Python waits for its pools.
        """
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = _end(pool, at_once=False)
            limit = time.monotonic() + GRACE
            # Nothing tells the loop when a process has ended.
            while any(process.is_alive() for process in processes) and time.monotonic() < limit:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
            for process in processes:
                process.kill()

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, multiprocessing.get_context("spawn"), initializer=_begin_worker
            )
        return self._pool


def _take_note(thought: asyncio.Future[Thought]) -> None:
    if not thought.cancelled():
        thought.exception()


def _end(pool: ProcessPoolExecutor, at_once: bool) -> list[BaseProcess]:
    # shutdown() forgets the processes, so take them first: one that hangs must be killed.
    processes: list[BaseProcess] = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=not at_once)
    if at_once:
        for process in processes:
            process.kill()
    return processes
