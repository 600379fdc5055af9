"""Links: each line carries the hash of the lines before it, each table names its last line. Probes.

Revision: 0004, after 0003.
"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

from stromtisch.room.chain import link_after, origin
from stromtisch.room.log import LoggedAct

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

# So many lines are read and linked at once.
PIECE = 1000

_tables = sa.table(
    "tables",
    *(sa.column(name) for name in ("code", "game", "rules", "content_hash", "seed", "last_seq", "last_link")),
    sa.column("options", sa.JSON),
)
_events = sa.table(
    "events",
    *(sa.column(name) for name in ("code", "seq", "kind", "seat", "command_id", "at", "deadline", "link")),
    sa.column("body", sa.JSON),
)
# The texts of JSON columns: one that cannot be parsed must not end the migration.
_options = sa.cast(_tables.c.options, sa.Text).label("options")
_body = sa.cast(_events.c.body, sa.Text).label("body")


def upgrade() -> None:
    op.add_column("events", sa.Column("link", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("last_seq", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("last_link", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "probes",
        sa.Column("node", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("node", name="pk_probes"),
    )
    connection = op.get_bind()
    for code in list(connection.execute(sa.select(_tables.c.code)).scalars()):
        _link(connection, code)
    # A snapshot names the link of the line it was made after.
    op.execute(
        "UPDATE snapshots SET line = COALESCE((SELECT link FROM events "
        "WHERE events.code = snapshots.code AND events.seq = snapshots.seq), '')"
    )
    if connection.dialect.name == "postgresql":
        # A node of an older version that still runs must not add lines without links.
        op.alter_column("events", "link", server_default=None)
        op.alter_column("tables", "last_seq", server_default=None)
        op.alter_column("tables", "last_link", server_default=None)


def _link(connection: sa.Connection, code: str) -> None:
    """Give all lines of a table their links, piece by piece."""
    columns = (*(c for c in _tables.c if c.name != "options"), _options)
    row = connection.execute(sa.select(*columns).where(_tables.c.code == code)).one()
    seq, link = 0, _origin(row)
    columns = (*(c for c in _events.c if c.name != "body"), _body)
    while True:
        query = sa.select(*columns).where(_events.c.code == code, _events.c.seq > seq)
        found = connection.execute(query.order_by(_events.c.seq).limit(PIECE)).all()
        links = []
        for line in found:
            seq, link = line.seq, _link_of(link, line)
            links.append({"of": code, "number": seq, "value": link})
        if links:
            update = sa.update(_events).values(link=sa.bindparam("value"))
            which = (_events.c.code == sa.bindparam("of")) & (_events.c.seq == sa.bindparam("number"))
            connection.execute(update.where(which), links)
        if len(found) < PIECE:
            break
    head = sa.update(_tables).where(_tables.c.code == code)
    connection.execute(head.values(last_seq=seq, last_link=link))


def _origin(row: sa.Row[tuple[object, ...]]) -> str:
    try:
        return origin(row.code, row.game, row.rules, row.content_hash, json.loads(row.options), row.seed)
    except ValueError:
        return ""


def _link_of(previous: str, row: sa.Row[tuple[object, ...]]) -> str:
    """The link of a stored line; one whose body cannot be parsed gets none, so that it is found damaged."""
    try:
        body = json.loads(row.body)
    except ValueError:
        return ""
    return link_after(
        previous, LoggedAct(row.seq, row.kind, row.seat, body, row.at, row.command_id, row.deadline)
    )


def downgrade() -> None:
    op.drop_table("probes")
    op.drop_column("tables", "last_link")
    op.drop_column("tables", "last_seq")
    op.drop_column("events", "link")
