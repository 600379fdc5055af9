"""Runs the migrations on the connection that the caller has opened."""

from __future__ import annotations

from alembic import context

from stromtisch.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    compare_type=True,
    # SQLite cannot alter most things in place; batch mode copies the table instead.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
