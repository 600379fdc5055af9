"""Wake-ups between nodes over Redis, which may go and come back as it likes."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from stromtisch.core import gate
from stromtisch.room.bus import Bus

logger = logging.getLogger("stromtisch.bus")

CHANNEL = "stromtisch"
# The most wake-ups that wait while Redis is away; the rest is dropped, because the nodes also look by themselves.
WAITING_MOST = 1000
# Seconds between two tries to reach Redis: the first, and the longest.
PAUSE = 0.1
PAUSE_MOST = 2.0


class RedisBus(Bus):
    """What is published here is heard by every node on the same Redis; by this one at once."""

    def __init__(self, url: str, node: str, channel: str = CHANNEL) -> None:
        super().__init__()
        self._node = node
        self._channel = channel
        # We retry ourselves: the client would block everybody while it retries.
        once = Retry(NoBackoff(), 0)
        self._redis = Redis.from_url(url, socket_connect_timeout=2, socket_keepalive=True, retry=once)
        self._waiting: asyncio.Queue[str] = asyncio.Queue(WAITING_MOST)
        self._tasks: list[asyncio.Task[None]] = []
        # Whether wake-ups of other nodes arrive at the moment.
        self.connected = False

    async def start(self) -> None:
        """Begin to listen and to speak; Redis need not be there yet."""
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._speak())]

    async def stop(self) -> None:
        """Hang up."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(RedisError, OSError):
            await self._redis.aclose()

    def publish(self, code: str, seq: int) -> None:
        """Wake this process, and leave word for the others."""
        self.wake(code, seq)
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait(f"{self._node} {code} {seq}")

    async def _speak(self) -> None:
        while True:
            words = [await self._waiting.get()]
            while not self._waiting.empty():
                words.append(self._waiting.get_nowait())
            # Twice, because the first try may find a dead connection. After that they are lost, and a node that
            # needs them looks into the log.
            for _ in range(2):
                try:
                    await self._say(words)
                    break
                except (RedisError, OSError):
                    await asyncio.sleep(PAUSE)

    async def _say(self, words: list[str]) -> None:
        async with self._redis.pipeline(transaction=False) as pipeline:
            for word in words:
                pipeline.publish(self._channel, word)
            await pipeline.execute()

    async def _listen(self) -> None:
        pause = PAUSE
        while True:
            pubsub = self._redis.pubsub(ignore_subscribe_messages=False)
            try:
                await pubsub.subscribe(self._channel)
                pause = PAUSE
                await self._hear(pubsub)
            except (RedisError, OSError) as error:
                if self.connected:
                    logger.warning("Redis is away, play goes on without it: %s", error)
                self.connected = False
            finally:
                with suppress(RedisError, OSError):
                    await pubsub.aclose()  # type: ignore[no-untyped-call]
            await asyncio.sleep(pause)
            pause = min(2 * pause, PAUSE_MOST)

    async def _hear(self, pubsub: PubSub) -> None:
        async for message in pubsub.listen():
            if message["type"] == "subscribe":
                self.connected = True
            elif message["type"] == "message":
                node, code, seq = _taken_apart(message["data"])
                if node != self._node:
                    self.wake(code, seq)


def _taken_apart(word: bytes) -> tuple[str, str, int]:
    # Any other message on the channel wakes nobody.
    node, _, rest = word.decode("ascii", "replace").partition(" ")
    code, _, seq = rest.partition(" ")
    return node, code, gate.digits(seq) or 0
