"""Our server with the games of the tests, tic-tac-toe among them, until it is ended."""

from __future__ import annotations

import sys
from pathlib import Path

from stromtisch.server.app import create_app
from stromtisch.server.run import Server, uvicorn_config
from stromtisch.server.settings import settings_from
from stromtisch.testing.ticking import table_collection

settings = settings_from()
settings.data = Path(sys.argv[1])
app = create_app(settings, table_collection)
config = uvicorn_config(settings, "127.0.0.1", int(sys.argv[2]), app)
Server(config, lambda addresses: print("ready", flush=True)).run()
