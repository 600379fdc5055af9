"""The server of the kill test: a process of its own that announces its port and waits to be killed."""

from __future__ import annotations

import sys
from pathlib import Path

from stromtisch.server.app import create_app
from stromtisch.server.run import Server, uvicorn_config
from stromtisch.server.settings import Settings
from stromtisch.testing.ticking import bot_levels, make_table_bot, table_games

if __name__ == "__main__":
    settings = Settings(data=Path(sys.argv[1]), command_rate=1000, command_burst=1000)
    app = create_app(settings, table_games(), make_table_bot, bot_levels)
    config = uvicorn_config(settings, "127.0.0.1", int(sys.argv[2]), app)
    Server(config, lambda addresses: print(addresses[0], flush=True)).run()
