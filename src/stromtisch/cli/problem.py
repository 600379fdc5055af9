"""What went wrong, said to the person at the terminal: one clear message, exit code 2, no stack trace."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from stromtisch.catalogue import playable
from stromtisch.core.game import Game
from stromtisch.core.reason import Reason


class Problem(click.ClickException):
    """Input that cannot be used."""

    exit_code = 2


def refused(reason: Reason) -> Problem:
    """A coded refusal of the kernel as a message: the code first, then what is known about it."""
    params = "; ".join(f"{name}: {_plain(value)}" for name, value in reason.params.items())
    return Problem(printable(f"{reason.code} ({params})" if params else reason.code))


def printable(text: str) -> str:
    """A text from elsewhere without anything that could steer the terminal."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def _plain(value: object) -> str:
    return ", ".join(str(item) for item in value) if isinstance(value, list) else str(value)


def find_game(id: str) -> Game:
    """The playable game of that id."""
    game = playable().get(id)
    if game is None:
        raise Problem(f"unknown-game: there is no game {id!r}; there are: {', '.join(playable())}")
    return game


def write_file(path: Path, text: str) -> None:
    """Write a file the person named."""
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise Problem(f"{path} cannot be written: {error.strerror}") from error


def wide_console(plain: bool = False) -> Console:
    """A console for tables: as wide as the terminal, and wide enough when there is none.

    A ``plain`` one prints texts from elsewhere as they are: no markup, no colours, no line breaks of its own.
    """
    width = None if Console().is_terminal else 120
    if plain:
        return Console(width=width, highlight=False, soft_wrap=True, markup=False, emoji=False)
    return Console(width=width)
