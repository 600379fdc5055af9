"""The tables of the database, once for SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content_hash", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("host", Integer),
    # Set while a clock runs, so that a starting server finds the tables it has to wake.
    Column("deadline", BigInteger),
    # How many people hold seats; a running table without any goes on by itself.
    Column("people", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    # The last line of its log, so that a lost tail is noticed. The next line must follow this very link.
    Column("last_seq", Integer, nullable=False),
    Column("last_link", String(64), nullable=False),
    Index(None, "status", "deadline"),
)

seats = Table(
    "seats",
    metadata,
    Column("code", String(16), ForeignKey("tables.code"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("name", String(64)),
    Column("bot", String(32)),
    # SHA-256 of the token that holds the seat; the token itself is never stored.
    Column("token_hash", String(64)),
    PrimaryKeyConstraint("code", "seat"),
)

acts = Table(
    "events",
    metadata,
    Column("code", String(16), ForeignKey("tables.code"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("body", JSON, nullable=False),
    Column("command_id", String(128)),
    Column("at", BigInteger, nullable=False),
    Column("deadline", BigInteger),
    # The hash of this line and of all lines before it (room/chain.py).
    Column("link", String(64), nullable=False),
    PrimaryKeyConstraint("code", "seq"),
    UniqueConstraint("code", "command_id"),
)

# Commands that were refused: a retry must get the same refusal, although nothing is in the log.
refusals = Table(
    "refusals",
    metadata,
    Column("code", String(16), ForeignKey("tables.code"), nullable=False),
    Column("command_id", String(128), nullable=False),
    Column("reason", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("code", "command_id"),
)

# --- short cuts through the log: all of it can be made again from it ---------------------------

# Each table as it was after a line of its log; the newest only.
snapshots = Table(
    "snapshots",
    metadata,
    Column("code", String(16), ForeignKey("tables.code"), primary_key=True),
    Column("seq", Integer, nullable=False),
    # The program that wrote it, and the link of the line it follows.
    Column("program", String(64), nullable=False),
    Column("line", String(64), nullable=False),
    Column("body", Text, nullable=False),
    # What everybody saw then, readable without the rules.
    Column("seen", Text),
)

# What was told and said until then, piece by piece: after line ``since``, up to line ``seq``.
chapters = Table(
    "chapters",
    metadata,
    Column("code", String(16), ForeignKey("tables.code"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("since", Integer, nullable=False),
    Column("program", String(64), nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("code", "seq"),
)

# --- history: what is needed to read a table when its rules or its content have changed -------------

# Every edition of a game that tables were played with: its content as parsed, and what the page shows of it.
editions = Table(
    "editions",
    metadata,
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content_hash", String(64), nullable=False),
    # Null for a game that has no content pack.
    Column("pack", Text),
    Column("details", Text, nullable=False),
    PrimaryKeyConstraint("game", "rules", "content_hash"),
)

# Finished and closed matches, to be read without their rules; made after line ``seq`` of the log.
archives = Table(
    "archives",
    metadata,
    Column("code", String(16), ForeignKey("tables.code"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# --- several nodes: none of it is part of a table, all of it may be thrown away ---------------

# The nodes that serve this database; one whose beat stands still is gone.
nodes = Table(
    "nodes",
    metadata,
    Column("node", String(32), primary_key=True),
    Column("beat", BigInteger, nullable=False),
)

# Which node runs the clock and the bots of a table. The log guards itself: two would only waste work.
drivers = Table(
    "drivers",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("node", String(32), nullable=False),
    Index(None, "node"),
)

# Who is connected where, so that nobody is taken for absent who sits at another node.
guests = Table(
    "guests",
    metadata,
    Column("code", String(16), nullable=False),
    Column("node", String(32), nullable=False),
    Column("seats", JSON, nullable=False),
    Column("onlookers", Integer, nullable=False),
    PrimaryKeyConstraint("code", "node"),
    Index(None, "node"),
)

# When each node last tried whether it can write: ``/ready`` commits a row here.
probes = Table(
    "probes",
    metadata,
    Column("node", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
