"""Several nodes: which are there, which drives a table, who is connected where.

Revision: 0002, after 0001.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("node", sa.String(32), nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("node", name="pk_nodes"),
    )
    op.create_table(
        "drivers",
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("node", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_drivers"),
    )
    op.create_index("ix_drivers_node", "drivers", ["node"])
    op.create_table(
        "guests",
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("node", sa.String(32), nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("onlookers", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("code", "node", name="pk_guests"),
    )
    op.create_index("ix_guests_node", "guests", ["node"])


def downgrade() -> None:
    op.drop_index("ix_guests_node", "guests")
    op.drop_table("guests")
    op.drop_index("ix_drivers_node", "drivers")
    op.drop_table("drivers")
    op.drop_table("nodes")
