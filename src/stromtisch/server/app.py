"""Putting the server together."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from stromtisch.catalogue import collection
from stromtisch.core.reason import Refused
from stromtisch.room.alone import Alone
from stromtisch.room.bus import Bus
from stromtisch.room.editions import Editions
from stromtisch.room.house import House
from stromtisch.room.log import StoreFailed
from stromtisch.room.rooms import Rooms
from stromtisch.room.shapes import where
from stromtisch.room.shelf import Shelf
from stromtisch.room.sources import LoadCollection, Source, collection_of
from stromtisch.room.study import Study
from stromtisch.server.api import ANSWER_FILE, api_router, own_version
from stromtisch.server.client import NOT_BUILT_STYLE, any_page, plain_policy, start_page
from stromtisch.server.crew import Crew
from stromtisch.server.docs_page import STYLE, PlainPage
from stromtisch.server.errors import Problem, message_of, status_of
from stromtisch.server.game_files import game_page, game_texts
from stromtisch.server.limits import Visitors
from stromtisch.server.metrics import Prometheus, metrics_page, turned_away
from stromtisch.server.nodes import Nodes
from stromtisch.server.probes import Readiness, health_page, ready_page
from stromtisch.server.settings import Settings
from stromtisch.server.sockets import table_socket
from stromtisch.server.thinking import Thinker
from stromtisch.store.history import History
from stromtisch.store.log import Store
from stromtisch.store.migrate import upgrade

logger = logging.getLogger("stromtisch.server")

# Sent with every response: no guessing of types, no framing, no referrer, no devices. Responses run and load nothing;
# the page has a policy of its own.
SECURITY_HEADERS = {
    "Content-Security-Policy": plain_policy(STYLE, NOT_BUILT_STYLE),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
# HTTP errors that the framework raises by itself.
CODES = {404: "unknown-path", 405: "wrong-method", 413: "too-large"}


def create_app(settings: Settings, load: LoadCollection = collection, migrate: bool = True) -> Litestar:
    """The application, with its database brought up to date (unless somebody else does that).

    ``load`` gives the games. It must be importable by name: worker processes call it, too.
    """
    source = Source(load)
    if migrate:
        upgrade(settings.url())
    return Litestar(
        route_handlers=[
            api_router("/api"),
            table_socket,
            health_page,
            ready_page,
            metrics_page,
            game_texts,
            game_page,
            start_page,
            any_page,
        ],
        lifespan=[_lifespan],
        state=State(
            {
                "settings": settings,
                "source": source,
                "shelf": Shelf(collection_of(load)),
                "visitors": Visitors(settings),
            },
            deep_copy=False,
        ),
        exception_handlers={
            Refused: _refused,
            StoreFailed: _not_stored,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            UnicodeDecodeError: _not_utf8,
            Exception: _internal,
        },
        request_max_body_size=settings.message_bytes,
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000, gzip_compress_level=5),
        openapi_config=OpenAPIConfig(
            title="Stromtisch",
            version=own_version(),
            description="Tables, seats and commands. The WebSocket is described in docs/protocol.md.",
            path="/api/docs",
            render_plugins=[PlainPage()],
        ),
        response_headers=SECURITY_HEADERS,
        # The program that runs the server sets up logging.
        logging_config=None,
    )


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncGenerator[None, None]:
    settings: Settings = app.state.settings
    store = Store(settings.url())
    memory = settings.worker_memory * 1024 * 1024
    # Loading the games takes longer than most jobs; no job should be given up for it.
    prepare = partial(collection_of, app.state.source.load)
    bots = Crew(settings.bot_workers, memory, prepare=prepare)
    students = Crew(settings.study_workers, memory, settings.study_queue, settings.study_queue_each, prepare)
    thinker = Thinker(bots, settings.bot_limit)
    state = app.state
    editions = Editions(state.source, state.shelf, History(store))
    study = Study(students, editions, settings)
    node = settings.node or new_node()
    bus, nodes = together(settings, store, node)
    # On SQLite there is one server, with one row for all its lives.
    readiness = Readiness(store, node if store.shared else "alone")
    rooms = Rooms(House(settings, store, thinker, study, editions, bus, nodes, Prometheus()))
    state.store, state.rooms, state.readiness, state.crews = store, rooms, readiness, (bots, students)
    await store.start()
    await rooms.start()
    try:
        yield
    finally:
        await readiness.stop()
        await rooms.stop()
        await asyncio.gather(bots.stop(), students.stop())
        await store.stop()


def new_node() -> str:
    """A name for a node that has none."""
    return secrets.token_hex(6)


def together(settings: Settings, store: Store, node: str) -> tuple[Bus, Alone]:
    """How this node hears of others and shares the work with them: not at all on SQLite."""
    bus = Bus()
    if settings.redis:
        # Loaded only where several nodes are wanted: playing on one machine needs no client for Redis.
        from stromtisch.server.redis_bus import RedisBus

        bus = RedisBus(settings.redis, node)
    if store.shared:
        return bus, Nodes(store, node, settings.heartbeat, settings.node_lost)
    return bus, Alone()


# --- errors: the one place where refusals become HTTP -----------------------------------------


def _problem(code: str, params: Mapping[str, Any]) -> Response[Problem]:
    turned_away(code)
    return Response(
        Problem(code, dict(params), message_of(code)),
        status_code=status_of(code),
        media_type="application/json",
        headers={**SECURITY_HEADERS, "Cache-Control": "no-store", "Content-Disposition": ANSWER_FILE},
    )


def _refused(_: Request[Any, Any, Any], refusal: Refused) -> Response[Problem]:
    return _problem(refusal.reason.code, refusal.reason.params)


def _not_stored(_: Request[Any, Any, Any], error: StoreFailed) -> Response[Problem]:
    logger.warning("the database is away: %s", error)
    return _problem("try-again", {})


def _too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[Problem]:
    return _problem("malformed", {"where": "$", "problem": "nested too deeply"})


def _not_utf8(_: Request[Any, Any, Any], __: UnicodeDecodeError) -> Response[Problem]:
    return _problem("malformed", {"where": "$", "problem": "not UTF-8"})


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    if error.status_code >= 500:
        # Litestar also raises this when a client hangs up in the middle of a request, which is no error.
        return _problem("internal", {}) if "disconnected" in error.detail else _internal(request, error)
    code = CODES.get(error.status_code, "malformed")
    if code != "malformed":
        return _problem(code, {})
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        return _problem(code, {"where": str(first.get("key", "$")), "problem": str(first.get("message", ""))})
    return _problem(code, where(error.__cause__) if isinstance(error.__cause__, Exception) else where(error))


def _internal(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    logger.error("%s failed", request.url.path, exc_info=error)
    return _problem("internal", {})
