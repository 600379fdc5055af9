"""Worker processes: one that hangs, freezes, dies or eats memory costs its own job, and nobody else anything."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from stromtisch.core.reason import Refused
from stromtisch.room.work import Busy, JobFailed, Limits, TooCostly, WorkerDied
from stromtisch.server.crew import Crew, FairQueue, Job
from tests.server import jobs

# Nobody is too slow only because the machine is busy.
LONG = Limits(3600.0)
SHORT = Limits(1.0)
MEMORY = 512 * 1024 * 1024


@asynccontextmanager
async def crew(size: int = 1, **more: Any) -> AsyncGenerator[Crew, None]:
    found = Crew(size, **more)
    try:
        yield found
    finally:
        await found.stop()


def run(story: Callable[[], Awaitable[None]]) -> None:
    async def told() -> None:
        await story()

    asyncio.run(told())


def test_a_job_is_done_elsewhere() -> None:
    async def story() -> None:
        async with crew() as workers:
            assert await workers.do("a", LONG, jobs.add, 2, 3) == 5
            assert await workers.do("a", LONG, jobs.pid) in workers.pids()
            assert os.getpid() not in workers.pids()
            # More than any pipe holds, both ways.
            large = bytes(5_000_000)
            assert await workers.do("a", LONG, jobs.echo, large) == large

    run(story)


def test_what_goes_wrong_in_a_job_is_told_and_its_worker_goes_on() -> None:
    async def story() -> None:
        async with crew() as workers:
            first = await workers.do("a", LONG, jobs.pid)
            with pytest.raises(Refused) as refused:
                await workers.do("a", LONG, jobs.refuse)
            assert refused.value.reason.to_json() == {"code": "bad-record", "params": {"field": "seed"}}
            with pytest.raises(JobFailed, match="ZeroDivisionError"):
                await workers.do("a", LONG, jobs.fail)
            assert await workers.do("a", LONG, jobs.pid) == first

    run(story)


@pytest.mark.parametrize(
    ("job", "limits", "error"),
    [
        (jobs.spin, SHORT, TooCostly),
        # The processor's time alone ends it, long before anybody would lose patience.
        (jobs.spin, Limits(3600.0, 0.5), TooCostly),
        (jobs.freeze, SHORT, TooCostly),
        (jobs.die, LONG, WorkerDied),
        (jobs.hog, LONG, TooCostly),
    ],
)
def test_a_job_that_goes_wrong_ends_alone_and_the_next_one_works(
    job: Callable[[], None], limits: Limits, error: type[Exception]
) -> None:
    async def story() -> None:
        async with crew(memory=MEMORY) as workers:
            first = await workers.do("a", LONG, jobs.pid)
            bad = asyncio.ensure_future(workers.do("a", limits, job))
            after = [asyncio.ensure_future(workers.do("b", LONG, jobs.add, n, n)) for n in range(3)]
            with pytest.raises(error):
                await bad
            assert await asyncio.gather(*after) == [0, 2, 4]
            assert await workers.do("a", LONG, jobs.pid) != first
            assert len(workers.pids()) == 1

    run(story)


def test_a_frozen_worker_delays_nobody_while_there_is_another() -> None:
    async def story() -> None:
        async with crew(2) as workers:
            stuck = asyncio.ensure_future(workers.do("a", LONG, jobs.freeze))
            for n in range(20):
                assert await workers.do("b", LONG, jobs.add, n, 1) == n + 1
            assert not stuck.done()
            stuck.cancel()

    run(story)


def test_a_worker_that_dies_without_a_job_costs_no_job() -> None:
    async def story() -> None:
        async with crew() as workers:
            first = await workers.do("a", LONG, jobs.pid)
            os.kill(first, signal.SIGKILL)
            while not workers._free[0].reader.at_eof():  # noqa: ASYNC110 - until the loop has heard of it
                await asyncio.sleep(0.01)
            assert await workers.do("a", LONG, jobs.pid) != first

    run(story)


def test_what_a_worker_prepares_counts_for_no_job() -> None:
    async def story() -> None:
        async with crew(prepare=jobs.get_ready) as workers:
            limits = Limits(3600.0, jobs.READINESS / 2)
            assert await workers.do("a", limits, jobs.is_ready)

    run(story)


def test_waiting_in_the_queue_does_not_count() -> None:
    """Forty jobs that take longer together than each of them may."""

    async def story() -> None:
        async with crew() as workers:
            limits = Limits(2.0)
            waiting = [workers.do(f"{n % 3}", limits, jobs.nap, 0.1, n) for n in range(40)]
            assert await asyncio.gather(*waiting) == list(range(40))

    run(story)


def test_callers_take_turns() -> None:
    async def story() -> None:
        done: list[str] = []

        async def ask(workers: Crew, caller: str) -> None:
            done.append(str(await workers.do(caller, LONG, jobs.nap, 0, caller)))

        async with crew() as workers:
            await workers.do("a", LONG, jobs.pid)
            many = [asyncio.ensure_future(ask(workers, "many")) for _ in range(6)]
            few = [asyncio.ensure_future(ask(workers, "few")) for _ in range(2)]
            await asyncio.gather(*many, *few)
        # The first is begun at once; then each has its turn.
        assert " ".join(done) == "many many few many few many many many"

    run(story)


def test_a_full_queue_refuses_at_once() -> None:
    async def story() -> None:
        loop = asyncio.get_running_loop()
        queue = FairQueue(5, 3)

        def job(caller: str) -> Job:
            return Job(caller, LONG, b"", loop.create_future())

        first = job("a")
        queue.put(first)
        queue.put(job("a"))
        queue.put(job("a"))
        with pytest.raises(Busy):
            queue.put(job("a"))
        queue.put(job("b"))
        queue.put(job("c"))
        with pytest.raises(Busy):
            queue.put(job("d"))
        # A caller who has gone takes no place.
        first.result.cancel()
        queue.put(job("a"))
        assert len(queue) == 5
        assert [found.caller for found in iter(queue.take, None)] == ["a", "b", "c", "a", "a"]

    run(story)


ENDING = """
import asyncio, os, sys
from stromtisch.server.crew import Crew
from stromtisch.room.work import Limits
from tests.server import jobs

async def begin() -> None:
    crew = Crew(1)
    asyncio.ensure_future(crew.do("a", Limits(3600.0), jobs.touch, sys.argv[1]))
    while not os.path.exists(sys.argv[1]):
        await asyncio.sleep(0.01)
    print(crew.pids()[0], flush=True)
    await asyncio.sleep(1000)

if __name__ == "__main__":
    asyncio.run(begin())
"""


def test_workers_end_with_their_server(tmp_path: Path) -> None:
    """Also when it is killed in the middle of a job."""
    script = tmp_path / "begin.py"
    script.write_text(ENDING)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path.cwd()), *sys.path])}
    with subprocess.Popen(
        [sys.executable, script, str(tmp_path / "begun")], env=environment, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        server.kill()
    limit = time.monotonic() + 100
    while is_running(worker):
        assert time.monotonic() < limit
        time.sleep(0.02)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")
    # One that has ended and that nobody has asked about is still listed.
    return not (state.exists() and state.read_text().rsplit(")", 1)[1].split()[0] == "Z")
