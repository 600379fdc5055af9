"""One server per data folder: a lock on a file in it, held as long as the server lives.

The system takes the lock away when its process ends, however it ends, so a killed server leaves none behind.
"""

from __future__ import annotations

import errno
import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

logger = logging.getLogger("stromtisch.store")

NAME = "stromtisch.lock"
# Windows locks bytes, and keeps others from reading them: one far behind what is written.
_FAR = 1 << 30
_TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


class FolderTaken(OSError):  # noqa: N818 - named for what happened
    """Another process uses the data folder."""


class FolderLock:
    """The lock on a data folder; its holder may write its name into it."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file

    def tell(self, address: str) -> None:
        """Write the process and its address into the file, so that a second server can name the first."""
        self._file.seek(0)
        self._file.truncate()
        self._file.write(f"{os.getpid()}\n{address}\n".encode())
        self._file.flush()


@contextmanager
def hold(folder: Path) -> Iterator[FolderLock]:
    """Hold the lock on a data folder.

    Raises:
        FolderTaken: another process holds it; the message names the folder and the process.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / NAME).open("a+b") as file:
        try:
            _lock(file)
        except OSError as error:
            if error.errno in _TAKEN:
                raise FolderTaken(_taken(folder, file)) from error
            # Some network drives know no locks. That is no reason not to play.
            logger.warning("the data folder %s cannot be locked: %s", folder, error)
        lock = FolderLock(file)
        # A full disk must not keep anybody from starting.
        with suppress(OSError):
            lock.tell("")
        yield lock


def _taken(folder: Path, file: BinaryIO) -> str:
    file.seek(0)
    said = file.read(1000).decode("utf-8", "replace").split("\n")
    who = ", ".join(
        [f"process {said[0]}" if said[0].isdecimal() else "process unknown", *filter(None, said[1:2])]
    )
    return (
        f"the data folder {folder} is used by another Stromtisch ({who}); stop that one, or choose another "
        "folder with --data"
    )


if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        file.seek(_FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)
else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
