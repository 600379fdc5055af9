"""Numbers for Prometheus: counted where things happen, shown at ``/metrics``. No names, codes or texts."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from litestar import Request, Response, get
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from stromtisch.room.counting import Counts
from stromtisch.room.shapes import Answer, Command
from stromtisch.server.errors import MESSAGES, STATUS

# The process's own registry without the library's global one, which others may have filled.
registry = CollectorRegistry()

_QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
tables = Gauge("stromtisch_tables", "Tables in the memory of this node", registry=registry)
driven = Gauge("stromtisch_tables_driven", "Tables whose clock and bots this node runs", registry=registry)
sockets = Gauge("stromtisch_sockets", "Open WebSockets at this node", registry=registry)
other_nodes = Gauge("stromtisch_other_nodes", "Other nodes that this node sees", registry=registry)
accepted = Counter("stromtisch_accepted", "Accepted commands by type", ["type"], registry=registry)
refused = Counter("stromtisch_refusals", "Refused commands and requests by code", ["code"], registry=registry)
latency = Histogram(
    "stromtisch_command_seconds", "From reading a command to its answer", buckets=_QUICK, registry=registry
)
processor = Histogram(
    "stromtisch_command_processor_seconds",
    "Processor time that a command took on the loop, by type",
    ["type"],
    buckets=_QUICK,
    registry=registry,
)
over_budget = Counter(
    "stromtisch_over_budget",
    "Commands that took more processor time than they should, by type",
    ["type"],
    registry=registry,
)
thinking = Histogram(
    "stromtisch_bot_seconds",
    "How long a bot thinks",
    ["level"],
    buckets=(*_QUICK, 10, 30),
    registry=registry,
)
commits = Gauge("stromtisch_commits", "Commits of this node to the logs", registry=registry)
damaged = Gauge("stromtisch_damaged_tables", "Tables whose logs this node found damaged", registry=registry)
lost_lines = Counter(
    "stromtisch_lost_lines", "Times that people had seen lines which the log does not have", registry=registry
)
# Codes that are counted under their own name; what a game refuses is counted together by its code, too,
# but never what a sender made up.
_OWN = frozenset(MESSAGES) | frozenset(STATUS)


class Prometheus(Counts):
    """Counts for Prometheus."""

    def answered(self, command: Command, answer: Answer, seconds: float, spent: float, budget: float) -> None:
        """Count a command, how long its answer took, and the processor time that was spent on it."""
        latency.observe(seconds)
        _processor(type(command)).observe(spent)
        if spent > budget:
            over_budget.labels(type(command).__name__.lower()).inc()
        if answer.accepted:
            _accepted(type(command)).inc()
        elif answer.code is not None:
            refused.labels(answer.code).inc()

    def thought(self, level: str, seconds: float) -> None:
        """Count how long a bot has thought."""
        thinking.labels(level).observe(seconds)

    def lost_tail(self) -> None:
        """Count a client that has seen lines that the log does not have."""
        lost_lines.inc()


@cache
def _accepted(kind: type[Command]) -> Counter:
    return accepted.labels(kind.__name__.lower())


@cache
def _processor(kind: type[Command]) -> Histogram:
    return processor.labels(kind.__name__.lower())


def turned_away(code: str) -> None:
    """Count a request that was refused before it became a command."""
    refused.labels(code if code in _OWN else "other").inc()


@get("/metrics", include_in_schema=False)
async def metrics_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Everything that is counted, as Prometheus reads it."""
    rooms = request.app.state.rooms
    tables.set(len(rooms.codes()))
    driven.set(_many(code for code in rooms.codes() if rooms.nodes.drives(code)))
    other_nodes.set(rooms.nodes.others)
    commits.set(request.app.state.store.commits)
    damaged.set(len(request.app.state.store.damaged))
    return Response(
        generate_latest(registry), media_type=CONTENT_TYPE_PLAIN_0_0_4, headers={"Cache-Control": "no-store"}
    )


def _many(things: Iterable[object]) -> int:
    return sum(1 for _ in things)
