"""A crew of worker processes: each does one job at a time, and can be killed without harm to the others.

A job waits in a queue that is fair between its callers and bounded. Its time counts from the moment a worker gets
it. A worker that takes too long, eats too much memory or dies is replaced, and only the caller of its one job is
told. Jobs and results travel as pickles over a socket pair of our own.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import pickle
import signal
import socket
import struct
import threading
import traceback
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from stromtisch.core.reason import Reason, Refused
from stromtisch.room.work import Busy, JobFailed, Limits, TooCostly, WorkerDied, WorkError

logger = logging.getLogger("stromtisch.crew")

T = TypeVar("T")

# Seconds that a worker may need until it is ready for its first job, and that killed ones may need to be gone.
START_LIMIT = 60.0
GRACE = 2.0
# The most bytes of a job or a result.
MOST_BYTES = 256 * 1024 * 1024
_LENGTH = struct.Struct("!Q")
# What a worker says about a job: it is done, the rules refuse it, or it failed.
DONE, REFUSED, FAILED = "done", "refused", "failed"
# The exit code of a worker that has run out of memory.
OUT_OF_MEMORY = 77


@dataclass(eq=False, slots=True)
class Job:
    """A job, and the caller that waits for it."""

    caller: str
    limits: Limits
    order: bytes
    result: asyncio.Future[Any]


class FairQueue:
    """Jobs that wait: callers take turns, and each of them is served in order."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._by_caller: OrderedDict[str, deque[Job]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def put(self, job: Job) -> None:
        """Let a job wait; raises Busy when there are too many."""
        waiting = self._by_caller.get(job.caller)
        if self._length >= self._most or (waiting is not None and len(waiting) >= self._most_each):
            self._forget_abandoned()
            waiting = self._by_caller.get(job.caller)
            if self._length >= self._most or (waiting is not None and len(waiting) >= self._most_each):
                raise Busy(f"{self._length} jobs wait already")
        self._by_caller.setdefault(job.caller, deque()).append(job)
        self._length += 1

    def take(self) -> Job | None:
        """The next job of the caller whose turn it is; None when nobody waits any more."""
        while self._by_caller:
            caller, waiting = self._by_caller.popitem(last=False)
            job = waiting.popleft()
            self._length -= 1
            if waiting:
                self._by_caller[caller] = waiting
            if not job.result.done():
                return job
        return None

    def _forget_abandoned(self) -> None:
        """Drop the jobs whose callers have gone."""
        for caller, waiting in list(self._by_caller.items()):
            kept = deque(job for job in waiting if not job.result.done())
            self._length -= len(waiting) - len(kept)
            if kept:
                self._by_caller[caller] = kept
            else:
                del self._by_caller[caller]


@dataclass(eq=False, slots=True)
class Worker:
    """A worker process, and the socket to it."""

    process: BaseProcess
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter


class Crew:
    """Up to ``size`` worker processes, started when there is work for them.

    ``memory`` bounds the address space of each (in bytes; 0 does not), ``most`` the jobs that wait, ``most_each``
    those of one caller among them. ``prepare`` is called in each worker before its first job, and counts for no job.
    """

    def __init__(
        self,
        size: int,
        memory: int = 0,
        most: int = 10_000,
        most_each: int = 100,
        prepare: Callable[[], object] | None = None,
    ) -> None:
        self._size = max(1, size)
        self._memory = memory
        self._prepare = prepare
        self._queue = FairQueue(most, most_each)
        # All workers until they are seen to end, and those without a job.
        self._workers: set[Worker] = set()
        self._free: list[Worker] = []
        # Those that are free, busy or on their way to their first job; and those on their way.
        self._staff = 0
        self._starting = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    async def do(self, caller: str, limits: Limits, work: Callable[..., T], *arguments: object) -> T:
        """Have a worker do something; ``work`` is imported there by its name.

        Raises:
            Refused: the work itself refused.
            Busy: too many jobs wait; nothing was begun.
            WorkError: it took too long, its worker died, or it failed.
        """
        if self._stopped:
            raise Busy("the crew has stopped")
        processor = limits.seconds if limits.processor is None else limits.processor
        order = pickle.dumps((processor, work, arguments), pickle.HIGHEST_PROTOCOL)
        job = Job(caller, limits, order, asyncio.get_running_loop().create_future())
        self._queue.put(job)
        self._assign()
        result: T = await job.result
        return result

    def warm(self) -> None:
        """Start a worker before there is work for it."""
        if self._staff == 0 and not self._stopped:
            self._hire()

    def pids(self) -> list[int]:
        """The process ids of the workers."""
        return [worker.process.pid for worker in self._workers if worker.process.pid is not None]

    async def stop(self) -> None:
        """Kill all workers and wait until they are gone. Callers that wait are cancelled."""
        self._stopped = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while (job := self._queue.take()) is not None:
            job.result.cancel()
        self._free.clear()
        for worker in self._workers:
            worker.writer.close()
            worker.process.kill()
        await _gone([worker.process for worker in self._workers])
        self._workers.clear()

    # --- who does what ----------------------------------------------------------------------

    def _assign(self) -> None:
        """Give jobs to free workers; start workers as long as more jobs wait than are on their way."""
        while self._free and not self._stopped:
            if self._free[-1].reader.at_eof():
                # It ended while it had nothing to do; nobody's job is lost.
                self._staff -= 1
                self._begin(self._bury(self._free.pop()))
                continue
            job = self._queue.take()
            if job is None:
                return
            self._begin(self._carry_out(self._free.pop(), job))
        while len(self._queue) > self._starting and self._staff < self._size and not self._stopped:
            self._hire()

    def _begin(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _hire(self) -> None:
        self._staff += 1
        self._starting += 1
        self._begin(self._start_worker())

    async def _start_worker(self) -> None:
        worker = None
        try:
            worker = await self._new_worker()
            async with asyncio.timeout(START_LIMIT):
                await _receive(worker.reader)
        except Exception as error:
            logger.error("a worker did not start: %r", error)
            self._staff -= 1
            if worker is not None:
                await self._dismiss(worker)
            # The caller must hear of it, or it would wait for ever.
            job = self._queue.take()
            if job is not None:
                job.result.set_exception(WorkerDied("no worker could be started"))
        else:
            self._free.append(worker)
        finally:
            self._starting -= 1
        self._assign()

    async def _new_worker(self) -> Worker:
        ours, theirs = socket.socketpair()
        with theirs:
            process = multiprocessing.get_context("spawn").Process(
                target=serve, args=(theirs, self._memory, self._prepare), daemon=True
            )
            try:
                process.start()
            except BaseException:
                ours.close()
                raise
        ours.setblocking(False)
        try:
            reader, writer = await asyncio.open_connection(sock=ours, limit=1024 * 1024)
        except BaseException:
            ours.close()
            process.kill()
            raise
        worker = Worker(process, reader, writer)
        self._workers.add(worker)
        return worker

    async def _carry_out(self, worker: Worker, job: Job) -> None:
        try:
            async with asyncio.timeout(job.limits.seconds):
                await _send(worker.writer, job.order)
                said, found = pickle.loads(await _receive(worker.reader))  # noqa: S301 - from our own worker
        except BaseException as error:
            self._staff -= 1
            if isinstance(error, asyncio.CancelledError):
                job.result.cancel()
                raise
            code = await self._dismiss(worker)
            _fail(job, _lost(error, code, job.limits))
            # The next job should not have to wait for a start.
            self.warm()
        else:
            _settle(job, said, found)
            self._free.append(worker)
        self._assign()

    async def _bury(self, worker: Worker) -> None:
        await self._dismiss(worker)

    async def _dismiss(self, worker: Worker) -> int | None:
        """Kill a worker; returns how it had ended if it ended by itself before."""
        worker.writer.close()
        if not worker.reader.at_eof():
            worker.process.kill()
        await _gone([worker.process])
        code = worker.process.exitcode
        worker.process.kill()
        self._workers.discard(worker)
        return code


async def _gone(processes: list[BaseProcess]) -> None:
    """Wait until processes have ended that are about to; nothing tells the loop when."""
    time = asyncio.get_running_loop().time
    limit = time() + GRACE
    while any(process.exitcode is None for process in processes) and time() < limit:  # noqa: ASYNC110
        await asyncio.sleep(0.005)


def _lost(error: BaseException, code: int | None, limits: Limits) -> WorkError:
    if isinstance(error, TimeoutError):
        return TooCostly(f"it took longer than {limits.seconds} seconds")
    if code == OUT_OF_MEMORY:
        return TooCostly("it needed more memory than a worker may have")
    if code is not None and code in _TIMED_OUT:
        return TooCostly(f"it took more processor time than {limits.processor or limits.seconds} seconds")
    return WorkerDied(f"its worker ended ({code}): {error!r}")


def _fail(job: Job, error: Exception) -> None:
    if not job.result.done():
        job.result.set_exception(error)


def _settle(job: Job, said: str, found: Any) -> None:
    if job.result.done():
        return  # the caller has gone
    if said == DONE:
        job.result.set_result(found)
    elif said == REFUSED:
        job.result.set_exception(Refused(Reason(*found)))
    else:
        job.result.set_exception(JobFailed(found))


async def _send(writer: asyncio.StreamWriter, data: bytes) -> None:
    writer.write(_LENGTH.pack(len(data)))
    writer.write(data)
    await writer.drain()


async def _receive(reader: asyncio.StreamReader) -> bytes:
    (length,) = _LENGTH.unpack(await reader.readexactly(_LENGTH.size))
    if length > MOST_BYTES:
        raise ConnectionError(f"{length} bytes are too many")
    return await reader.readexactly(length)


# --- in the worker ------------------------------------------------------------------------------

# The signal of the timer that counts processor time: it ends the process although compiled rules keep the
# interpreter lock, and also when the server is gone.
_TIMED_OUT = (-signal.SIGPROF,) if hasattr(signal, "SIGPROF") else ()


def serve(channel: socket.socket, memory: int, prepare: Callable[[], object] | None) -> None:
    """Do one job after the other until the server hangs up (in the worker)."""
    _begin_worker(memory)
    if prepare is not None:
        prepare()
    with channel, channel.makefile("rb") as incoming:
        _reply(channel, b"ready")
        # From now on it must not slow down the tables.
        with suppress(OSError, AttributeError):
            os.nice(5)
        while True:
            head = incoming.read(_LENGTH.size)
            if len(head) < _LENGTH.size:
                return
            order = incoming.read(_LENGTH.unpack(head)[0])
            _reply(channel, _answer(order))


def _reply(channel: socket.socket, data: bytes) -> None:
    channel.sendall(_LENGTH.pack(len(data)))
    channel.sendall(data)


def _answer(order: bytes) -> bytes:
    try:
        seconds, work, arguments = pickle.loads(order)  # noqa: S301 - from our own server
        _count_down(seconds)
        try:
            found = work(*arguments)
            return pickle.dumps((DONE, found), pickle.HIGHEST_PROTOCOL)
        finally:
            _count_down(0)
    except Refused as refusal:
        return pickle.dumps((REFUSED, (refusal.reason.code, dict(refusal.reason.params))))
    except MemoryError:
        # There may be no memory left for anything else.
        os._exit(OUT_OF_MEMORY)
    except Exception:
        return pickle.dumps((FAILED, traceback.format_exc()))


def _count_down(seconds: float) -> None:
    """Have this process end after so much processor time; 0 stops counting."""
    if _TIMED_OUT:
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _begin_worker(memory: int) -> None:
    # Ctrl-C is the server's to handle.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _bound_memory(memory)
    parent = multiprocessing.parent_process()
    if parent is not None:
        # A server that was killed cannot end its workers; they notice by themselves.
        threading.Thread(target=_outlive, args=(parent,), daemon=True).start()


def _bound_memory(memory: int) -> None:
    try:
        import resource
    except ImportError:  # not on every platform
        return
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if memory > 0:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def _outlive(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)
