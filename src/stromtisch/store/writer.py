"""The one connection that writes to the logs, used by one thread: a whole transaction is one journey there."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from stromtisch.room.log import Change, Conflict, StoreFailed
from stromtisch.store.engine import connect, driver_of
from stromtisch.store.statements import Statement, Statements


class Writer:
    """Writes groups of changes, each group in one transaction. The driver is used as it is.

    The connection is opened when it is needed, and in autocommit: where a transaction begins and ends is
    said here.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._driver = driver_of(url)
        dialect = "sqlite" if self._driver.__name__ == "sqlite3" else "postgresql"
        self._statements = Statements(dialect)
        # SQLite takes its one write lock at once, not when a transaction that has read wants to write.
        self._begin = "BEGIN IMMEDIATE" if dialect == "sqlite" else "BEGIN"
        self._connection: Any = None

    def write(self, changes: Sequence[Change]) -> list[Exception | None]:
        """Commit changes; for each of them what kept it from being stored (Conflict, StoreFailed), or None.

        One that the database cannot take fails alone. What is raised instead is about the database; nothing has been
        stored then, as far as anybody can know.
        """
        try:
            return self._write(changes)
        except self._driver.Error:
            if not getattr(self._connection, "closed", False):
                raise
            # The connection had died in its sleep, or dies now. Once more on a new one is safe: what was
            # stored after all conflicts with itself, and the caller finds it in the log.
            self.hang_up()
            return self._write(changes)

    def is_driver_error(self, error: Exception) -> bool:
        """Whether the database says so, in words that may be those of the line itself."""
        return isinstance(error, self._driver.Error)

    def is_away(self, error: Exception) -> bool:
        """Whether it is the database that is in trouble, not what was to be written."""
        return isinstance(error, self._driver.OperationalError) and not _is_sqlite_logic(error)

    def _is_about_lines(self, error: Exception) -> bool:
        """Whether it is what was to be written that is at fault: it cannot be encoded, or the database refuses it."""
        if not self.is_driver_error(error):
            return isinstance(error, (ValueError, TypeError, OverflowError, RecursionError))
        return not self.is_away(error) and not isinstance(error, self._driver.InterfaceError)

    def hang_up(self) -> None:
        """Close the connection; the next group opens another."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.close()

    def _write(self, changes: Sequence[Change]) -> list[Exception | None]:
        if self._connection is None:
            self._connection = connect(self._url)
        try:
            self._together(self._statements.of(changes))
        except Exception as error:
            if not self._is_about_lines(error):
                raise
            return self._one_by_one(changes)
        return [None] * len(changes)

    def _together(self, statements: Sequence[Statement]) -> None:
        """All changes in as few statements as possible: the usual case, in which none conflicts."""
        if len(statements) == 1:
            # A statement is a transaction by itself.
            self._execute(statements[0])
            return
        with self._transaction():
            for statement in statements:
                self._execute(statement)

    def _one_by_one(self, changes: Sequence[Change]) -> list[Exception | None]:
        """The same with a savepoint each, so that one bad line does not spoil the others' commit."""
        problems: list[Exception | None] = []
        with self._transaction():
            for change in changes:
                self._connection.execute("SAVEPOINT one")
                try:
                    for statement in self._statements.of([change]):
                        self._execute(statement)
                    problems.append(None)
                except Exception as error:
                    if not self._is_about_lines(error):
                        raise
                    self._connection.execute("ROLLBACK TO SAVEPOINT one")
                    conflict = isinstance(error, self._driver.IntegrityError)
                    problems.append((Conflict if conflict else StoreFailed)(in_short(error)))
                self._connection.execute("RELEASE SAVEPOINT one")
        return problems

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._connection.execute(self._begin)
        try:
            yield
            self._connection.execute("COMMIT")
        except BaseException:
            with suppress(self._driver.Error):
                self._connection.execute("ROLLBACK")
            raise

    def _execute(self, statement: Statement) -> None:
        text, rows = statement
        self._connection.execute(text, (rows,))


def _is_sqlite_logic(error: Exception) -> bool:
    """Whether SQLite dislikes a statement. Its driver raises the same for a full disk; the code tells them apart."""
    return getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR


def in_short(error: Exception) -> str:
    """What the database said, without the statement around it and without the details below it."""
    said = str(getattr(error, "orig", None) or error).strip()
    return said.partition("\n")[0] or type(error).__name__
