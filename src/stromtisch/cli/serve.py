"""``stromtisch serve``: the server, and the page in the browser."""

from __future__ import annotations

import errno
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import click

from stromtisch.cli.problem import Problem


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen at; 0.0.0.0 for all.")
@click.option(
    "--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="0 takes a free one."
)
@click.option(
    "--data",
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder of the database; otherwise STROMTISCH_DATA, or ./data.",
)
@click.option(
    "--open/--no-open", "open_page", default=False, show_default=True, help="Open the page in the browser."
)
def serve(host: str, port: int, data: Path | None, open_page: bool) -> None:
    """Serve tables until interrupted (Ctrl-C)."""
    check_address(host, port)
    if data is not None:
        check_folder(data)
    # Imported late: the other commands need no server.
    from stromtisch.server.run import serve as run_server

    def ready(addresses: list[str]) -> None:
        for address in addresses:
            click.echo(f"Stromtisch: {address}")
        if open_page and addresses:
            # In a thread of its own, for some browsers keep the call until they are closed.
            threading.Thread(target=show_page, args=[addresses[0]], daemon=True).start()

    try:
        run_server(host, port, data, ready)
    except (OSError, ValueError) as error:
        # A variable of the environment that does not fit, a folder that cannot be written.
        raise Problem(str(error)) from error


def check_address(host: str, port: int) -> None:
    """Say plainly why the server could not listen there."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as trial:
            if os.name == "posix":
                trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
    except (socket.gaierror, UnicodeError) as error:
        raise Problem(f"the host {host!r} is not known here") from error
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Problem(
                f"port {port} is taken, perhaps by another Stromtisch; choose one with --port {port + 1}, "
                "or --port 0 for any free one"
            ) from error
        raise Problem(f"cannot listen at {host}, port {port}: {error.strerror}") from error


def check_folder(folder: Path) -> None:
    """Make the data folder and see that files can be written there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem(f"the data folder {folder} cannot be made: {error.strerror}") from error
    if not os.access(folder, os.W_OK | os.X_OK):
        raise Problem(f"the data folder {folder} cannot be written to")


def show_page(address: str) -> None:
    """Open the page, unless only a browser in this very terminal could."""
    screen = sys.platform != "linux" or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if screen:
        webbrowser.open(address)
