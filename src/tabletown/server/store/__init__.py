"""What the server keeps: users, tables with everything that happened at them, invitations, chat."""

from tabletown.server.store.database import Database
from tabletown.server.store.repository import Repository, TakenError

__all__ = ["Database", "Repository", "TakenError"]
