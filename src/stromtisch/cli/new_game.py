"""``stromtisch new-game``: a folder with a small game that can be played at once, to be changed into another."""

from __future__ import annotations

import keyword
import re
import shutil
import tempfile
from importlib.util import find_spec
from pathlib import Path

import click

from stromtisch.catalogue import ID, LONGEST_ID
from stromtisch.cli.problem import Problem, printable

TEMPLATE = Path(__file__).parent / "template"
# What the template is called: id, package, class, title.
CALLED = ("my-game", "my_game", "MyGame", "My game")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.pyc", ".*")


@click.command("new-game")
@click.argument("name")
@click.option(
    "--into",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    default=Path(),
    show_default="the current folder",
    help="Where the folder of the game is put.",
)
def new_game(name: str, into: Path) -> None:
    """Write a small game called NAME into a folder of that name.

    NAME is the id of the game: small letters, digits and hyphens, such as power-lines.
    """
    names = names_for(name)
    folder = into / name
    if folder.exists() or folder.is_symlink():
        raise Problem(f"{folder} exists already; nothing was written")
    try:
        write_game(folder, dict(zip(CALLED, names, strict=True)))
    except OSError as error:
        raise Problem(f"{folder} cannot be written: {error.strerror}") from error
    click.echo(f"{folder} is written. Next:")
    click.echo(f"  pip install -e {folder}")
    click.echo(f"  python -m pytest {folder}")
    click.echo("  stromtisch")


def names_for(name: str) -> tuple[str, str, str, str]:
    """Id, package, class and title of a game; a name that cannot be used is refused."""
    if not ID.fullmatch(name) or len(name) > LONGEST_ID:
        raise Problem(
            f"{printable(name)!r} cannot be the name of a game: it takes up to {LONGEST_ID} small letters, digits "
            "and single hyphens, beginning with a letter, such as power-lines"
        )
    package = name.replace("-", "_")
    if keyword.iskeyword(package) or find_spec(package) is not None:
        raise Problem(
            f"{name!r} cannot be the name of a game: Python has something called {package!r} already"
        )
    words = name.split("-")
    return name, package, "".join(word.capitalize() for word in words), " ".join(words).capitalize()


def write_game(folder: Path, called: dict[str, str]) -> None:
    """Copy the template under other names. It is put together beside its place: there is all of it, or nothing."""
    pattern = re.compile("|".join(map(re.escape, called)))

    def rename(text: str) -> str:
        return pattern.sub(lambda found: called[found.group()], text)

    with tempfile.TemporaryDirectory(prefix=".new-game-", dir=folder.parent) as beside:
        draft = Path(beside) / folder.name
        shutil.copytree(TEMPLATE, draft, ignore=LEFT_OUT)
        for path in sorted(draft.rglob("*"), reverse=True):
            if path.is_file():
                path.write_text(rename(path.read_text("utf-8")), "utf-8")
            if rename(path.name) != path.name:
                path.rename(path.with_name(rename(path.name)))
        draft.rename(folder)
