"""Tables, seats, events and refusals.

Revision: 0001, the first.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("content_hash", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("host", sa.Integer),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_tables"),
    )
    op.create_index("ix_tables_status_deadline", "tables", ["status", "deadline"])
    op.create_table(
        "seats",
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64)),
        sa.Column("bot", sa.String(32)),
        sa.Column("token_hash", sa.String(64)),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_seats_code"),
        sa.PrimaryKeyConstraint("code", "seat", name="pk_seats"),
    )
    op.create_table(
        "events",
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("command_id", sa.String(128)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_events_code"),
        sa.PrimaryKeyConstraint("code", "seq", name="pk_events"),
        sa.UniqueConstraint("code", "command_id", name="uq_events_code_command_id"),
    )
    op.create_table(
        "refusals",
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("command_id", sa.String(128), nullable=False),
        sa.Column("reason", sa.JSON, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_refusals_code"),
        sa.PrimaryKeyConstraint("code", "command_id", name="pk_refusals"),
    )


def downgrade() -> None:
    op.drop_table("refusals")
    op.drop_table("events")
    op.drop_table("seats")
    op.drop_index("ix_tables_status_deadline", "tables")
    op.drop_table("tables")
