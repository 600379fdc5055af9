"""``stromtisch``: without a command it serves and opens the page in the browser."""

from __future__ import annotations

import click

from stromtisch.cli.bench import bench
from stromtisch.cli.bot import bot
from stromtisch.cli.doctor import doctor
from stromtisch.cli.new_game import new_game
from stromtisch.cli.replay import replay
from stromtisch.cli.serve import serve
from stromtisch.cli.simulate import simulate
from stromtisch.cli.verify import verify


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="stromtisch", message="stromtisch %(version)s")
@click.pass_context
def main(context: click.Context) -> None:
    """Board games about electricity, played in the browser by people and bots.

    Without a command: start the server and open the page in the browser.
    """
    if context.invoked_subcommand is None:
        context.invoke(serve, open_page=True)


for command in (serve, simulate, replay, verify, doctor, bench, bot, new_game):
    main.add_command(command)
