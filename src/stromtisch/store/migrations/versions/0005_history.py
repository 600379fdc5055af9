"""History: the editions tables were played with, archives of finished matches, what was last seen of running ones.

Revision: 0005, after 0004.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "editions",
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("content_hash", sa.String(64), nullable=False),
        sa.Column("pack", sa.Text),
        sa.Column("details", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "rules", "content_hash", name="pk_editions"),
    )
    op.create_table(
        "archives",
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_archives_code"),
        sa.PrimaryKeyConstraint("code", name="pk_archives"),
    )
    op.add_column("snapshots", sa.Column("seen", sa.Text))


def downgrade() -> None:
    with op.batch_alter_table("snapshots") as snapshots:
        snapshots.drop_column("seen")
    op.drop_table("archives")
    op.drop_table("editions")
