"""``stromtisch doctor``: checks a database, names what is damaged, saves what can be saved."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import click

from stromtisch.cli.problem import Problem, printable

SOUND, DAMAGED = 0, 1
SAVED = "stromtisch-saved.sqlite3"


@dataclass(slots=True)
class Report:
    """What was found in a whole database."""

    # What SQLite says about the file itself.
    file: list[str] = field(default_factory=list)
    tables: int = 0
    lines: int = 0
    damaged: list[str] = field(default_factory=list)
    findings: list[str] = field(default_factory=list)
    # What is not damage, but good to know.
    notes: list[str] = field(default_factory=list)

    @property
    def is_sound(self) -> bool:
        """Whether nothing is damaged."""
        return not self.file and not self.findings


@click.command()
@click.option(
    "--data",
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder of the database; otherwise STROMTISCH_DATA, or ./data.",
)
@click.option("--database", help="A database URL instead; otherwise STROMTISCH_DATABASE.")
@click.option("--replay", is_flag=True, help="Also play every match again by the rules.")
@click.option("--repair", is_flag=True, help=f"Save what is sound as {SAVED}; the original stays as it is.")
@click.option(
    "--to",
    "target",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Another name for the saved file.",
)
@click.pass_context
def doctor(
    context: click.Context,
    data: Path | None,
    database: str | None,
    replay: bool,
    repair: bool,
    target: Path | None,
) -> None:
    """Check a database: every line of every log, and what belongs to it.

    Exit code 0: sound. 1: damaged, see what was printed. 2: it cannot be read.
    """
    if data is not None and database is not None:
        raise Problem("choose --data or --database, not both")
    url = _url(data, database)
    if repair:
        target = _free(target or _beside(url))
    with ExitStack() as held:
        if repair:
            held.enter_context(_alone(url))
        report = examine(url, replay)
        _show(url, report)
        if repair and not report.is_sound:
            assert target is not None
            _save(url, target)
    context.exit(SOUND if report.is_sound else DAMAGED)


def _url(data: Path | None, database: str | None) -> str:
    # Imported late: the other commands need no server.
    from stromtisch.server.settings import settings_from

    try:
        settings = settings_from()
    except ValueError as error:
        raise Problem(str(error)) from error
    if data is not None:
        settings.data, settings.database = data, ""
    return database or settings.url()


def _beside(url: str) -> Path:
    from stromtisch.store.engine import is_sqlite, sqlite_file

    return sqlite_file(url).with_name(SAVED) if is_sqlite(url) else Path(SAVED)


def _free(target: Path) -> Path:
    if target.exists():
        raise Problem(f"{target} is there already; move it away, or choose another name with --to")
    return target


@contextmanager
def _alone(url: str) -> Iterator[None]:
    """No server may run on the folder meanwhile: it would go on writing to what is being saved."""
    from stromtisch.store.engine import is_sqlite, sqlite_file
    from stromtisch.store.folder import FolderTaken, hold

    if not is_sqlite(url):
        yield
        return
    try:
        with hold(sqlite_file(url).parent):
            yield
    except FolderTaken as error:
        raise Problem(str(error)) from error


def examine(url: str, replay: bool) -> Report:
    """Check everything.

    Raises:
        Problem: there is no database, or it cannot be read at all.
    """
    from sqlalchemy.exc import SQLAlchemyError

    from stromtisch.store.engine import is_sqlite, sqlite_file
    from stromtisch.store.files import FileDamaged, complaints

    report = Report()
    try:
        if not is_sqlite(url):
            _check_all(url, report, replay)
            return report
        path = sqlite_file(url)
        if not path.is_file():
            raise Problem(f"there is no database {path}")
        report.file = complaints(path, thorough=True)
        if not report.file:
            _check_all(url, report, replay)
            return report
        # The pages contradict each other: what can be read is checked in a copy.
        with tempfile.TemporaryDirectory(prefix="stromtisch-doctor-") as folder:
            _check_version(url)
            copy = Path(folder) / "copy.sqlite3"
            _copy(url, copy)
            _check_all(f"sqlite:///{copy}", report, replay)
    except (FileDamaged, SQLAlchemyError) as error:
        said = printable(str(getattr(error, "orig", None) or error).partition("\n")[0])
        raise Problem(f"{_name(url)} cannot be read ({said}); put a backup in its place") from error
    return report


def _copy(url: str, target: Path) -> None:
    from stromtisch.store.saving import copy_readable

    copy_readable(url, target)


def _check_version(url: str) -> None:
    from sqlalchemy.exc import SQLAlchemyError

    from stromtisch.store.checking import opened
    from stromtisch.store.migrate import NEWEST, version

    with opened(url) as connection:
        try:
            found = version(connection)
        except SQLAlchemyError:
            return  # not even that can be read: then the rest tells
    if found is None:
        raise Problem(f"{_name(url)} is no database of Stromtisch")
    if found != NEWEST:
        raise Problem(
            f"{_name(url)} is of version {found}, this program checks version {NEWEST}; a server of this "
            "version brings an older one up to date when it starts"
        )


def _check_all(url: str, report: Report, replay: bool) -> None:
    from stromtisch.catalogue import playable
    from stromtisch.store.checking import check_table, codes_in, opened

    _check_version(url)
    games = playable()
    with opened(url) as connection:
        for code in codes_in(connection):
            checked = check_table(connection, code)
            name = printable(code)
            report.tables += 1
            report.lines += checked.sound
            report.findings += [f"table {name}: {one.said}. {one.mend}." for one in checked.findings]
            row = checked.row
            if checked.findings:
                report.damaged.append(code)
            elif row is not None:
                game = games.get(row.game)
                if game is None or (game.rules, game.content_hash) != (row.rules, row.content_hash):
                    report.notes.append(
                        f"table {name}: {printable(row.game)}, rules {row.rules}, cannot be played by this "
                        "version"
                    )
                elif replay and (problem := _replayed(connection, code)) is not None:
                    report.damaged.append(code)
                    report.findings.append(f"table {name}: {problem}. Please report this; its log is sound.")


def _replayed(connection: object, code: str) -> str | None:
    """Play a table again; what went wrong, or None."""
    from sqlalchemy import Connection

    from stromtisch.catalogue import playable
    from stromtisch.room.tables import LiveTable
    from stromtisch.store.checking import read_table

    assert isinstance(connection, Connection)
    stored = read_table(connection, code)
    assert stored is not None
    live = LiveTable(stored.table, stored.seats, playable()[stored.table.game])
    for act in stored.acts:
        try:
            live.take(act, now=False)
        except Exception as error:
            return f"line {act.seq} cannot be played again ({printable(str(error) or type(error).__name__)})"
    return None


def _show(url: str, report: Report) -> None:
    from stromtisch.store.files import MOST

    name = _name(url)
    for said in report.file:
        click.echo(f"damaged: {name}: {printable(said)}")
    if len(report.file) >= MOST:
        click.echo(f"damaged: {name}: and more")
    for finding in report.findings:
        click.echo(f"damaged: {finding}")
    for note in report.notes:
        click.echo(f"note: {note}")
    sound = report.tables - len(report.damaged)
    click.echo(f"{name}: {sound} of {report.tables} tables are sound, {report.lines} sound lines.")
    if report.is_sound:
        click.echo("Nothing is damaged.")


def _save(url: str, target: Path) -> None:
    from stromtisch.room.steady import wall
    from stromtisch.store.saving import save_sound

    _copy(url, target)
    saved = save_sound(target, wall())
    click.echo(
        f"Saved as {target}: {saved.whole} tables as they were, {saved.mended} mended, {saved.lost} could not "
        "be saved."
    )
    rest = target.with_suffix(".lost.jsonl")
    if rest.exists():
        click.echo(f"Readable rows that fit nowhere are in {rest}.")
    click.echo(
        "To go on with it, stop the server, keep the old files elsewhere, and rename it to stromtisch.sqlite3."
    )


def _name(url: str) -> str:
    """The database without its password."""
    from sqlalchemy.engine import make_url

    from stromtisch.store.engine import is_sqlite, sqlite_file

    return str(sqlite_file(url)) if is_sqlite(url) else make_url(url).render_as_string(hide_password=True)
