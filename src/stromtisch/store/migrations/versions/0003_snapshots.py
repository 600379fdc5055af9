"""Snapshots: tables in short, and the chapters of their chronicles.

Revision: 0003, after 0002.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("program", sa.String(64), nullable=False),
        sa.Column("line", sa.String(64), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_snapshots_code"),
        sa.PrimaryKeyConstraint("code", name="pk_snapshots"),
    )
    op.create_table(
        "chapters",
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("program", sa.String(64), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_chapters_code"),
        sa.PrimaryKeyConstraint("code", "seq", name="pk_chapters"),
    )


def downgrade() -> None:
    op.drop_table("chapters")
    op.drop_table("snapshots")
