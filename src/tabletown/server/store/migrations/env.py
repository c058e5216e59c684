"""The Alembic environment: migrations run on the given connection, in its transaction."""

from alembic import context

from tabletown.server.store.models import Model

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Model.metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
