"""The tables of the database about people among themselves: what protects an account, and who wants to meet whom."""

from __future__ import annotations

from sqlalchemy import ForeignKey, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from tabletown.server.store.models import Model


class RecoveryRow(Model):
    """A recovery code of an account that was not used yet, without the slot by which it is found only as a hash."""

    __tablename__ = "recoveries"
    user: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    slot: Mapped[str] = mapped_column(String(1), primary_key=True)  # the first character of the code
    hash: Mapped[str] = mapped_column(Text)


class BlockRow(Model):
    """Somebody whom a user does not want to meet."""

    __tablename__ = "blocks"
    user: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    blocked: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True)
    at: Mapped[float]
