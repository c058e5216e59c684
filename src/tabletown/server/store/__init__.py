"""Persistence: users, tables with their events, invitations, chat, uploads and bot jobs."""

from tabletown.server.store import people_models as people_models  # part of the schema
from tabletown.server.store.access import models as access_models  # noqa: F401
from tabletown.server.store.database import Database
from tabletown.server.store.moderation import models as moderation_models  # noqa: F401  (part of the schema)
from tabletown.server.store.notices import models as notices_models  # noqa: F401
from tabletown.server.store.repository import Repository

__all__ = ["Database", "Repository"]
