"""What these tests share with those of the server."""

from tests.server.conftest import anyio_backend, postgresql

__all__ = ["anyio_backend", "postgresql"]
