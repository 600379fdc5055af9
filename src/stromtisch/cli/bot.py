"""``stromtisch bot``: sits a bot of one's own down at a table of any server."""

from __future__ import annotations

import importlib
import sys
import traceback
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import click

from stromtisch.cli.problem import Problem, printable
from stromtisch.core.bot import SeeingBot


@click.command()
@click.argument("code")
@click.argument("which", metavar="MODULE:BOT")
@click.option(
    "--server", default="http://127.0.0.1:8000", show_default=True, help="The address of the server."
)
@click.option("--name", help="Its name at the table; otherwise that of its class.")
@click.option(
    "--seat", type=click.IntRange(1), help="The number of the seat, from 1; otherwise any open one."
)
@click.option(
    "--token",
    envvar="STROMTISCH_TOKEN",
    help="Come back to a seat that is held already; also read from STROMTISCH_TOKEN.",
)
def bot(code: str, which: str, server: str, name: str | None, seat: int | None, token: str | None) -> None:
    """Let a bot play at the table CODE until the match is over.

    MODULE:BOT names a SeeingBot that Python can import from here, such as bot:Careful for the class Careful in bot.py.
    """
    player = load_bot(which)
    base = server_address(server)
    if not code.isascii() or not code.isalnum():
        raise Problem(f"{printable(code)!r} is not the code of a table")
    if token is not None and (name is not None or seat is not None):
        raise Problem("a token holds a seat already: leave out --name and --seat")
    # Imported late: the other commands need no client.
    from stromtisch.cli.remote import BotFailedError, Sitting, ask

    code = code.upper()
    if token is None:
        wanted: dict[str, object] = {"name": name or type(player).__name__[:24]}
        if seat is not None:
            wanted["seat"] = seat - 1
        seated = ask(base, f"/api/tables/{code}/seats", wanted)
        token = str(seated["token"])
        click.echo(f"Seat {seated['seat'] + 1} at {code}. To come back to it: --token {token}")
    sitting = Sitting(player, base, code, token, lambda text: click.echo(text, err=True))
    try:
        last = sitting.play()
    except BotFailedError as failure:
        # The bot is somebody's own program: where it failed helps them.
        traceback.print_exception(failure.__cause__)
        raise Problem(printable(f"the bot has failed: {failure.__cause__!r}")) from failure
    click.echo(result(last))


def load_bot(which: str) -> SeeingBot:
    """The bot behind ``module:Bot``: an instance, or a class that needs no arguments."""
    module, colon, name = which.partition(":")
    if not module or not colon or not name:
        raise Problem(f"{printable(which)!r} does not name a bot; expected module:Bot")
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    try:
        found = getattr(importlib.import_module(module), name)
        made = found() if isinstance(found, type) else found
    except Exception as error:
        raise Problem(printable(f"{which} cannot be loaded: {type(error).__name__}: {error}")) from error
    if not isinstance(made, SeeingBot):
        raise Problem(f"{printable(which)} is not a SeeingBot (stromtisch.core.bot)")
    return made


def server_address(text: str) -> str:
    """The address of a server without its path."""
    try:
        parts = urlsplit(text)
        sound = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        sound = None
    if not sound:
        raise Problem(f"{printable(text)!r} is not the address of a server, such as http://127.0.0.1:8000")
    return f"{parts.scheme}://{parts.netloc}"


def result(message: dict[str, Any]) -> str:
    """How the match has ended, in a line."""
    outcome = (message["view"] or {}).get("outcome")
    if not outcome:
        return "The table is closed."
    names = [seat["name"] or f"seat {seat['seat'] + 1}" for seat in message["table"]["seats"]]
    winners = ", ".join(names[seat] for seat in outcome["winners"]) or "nobody"
    return printable(f"{outcome['verdict']}: {winners} ({outcome['reason']['code']})")
