"""The tables of the database about moderation: hosts, mutes and bans, reports, and the log."""

from __future__ import annotations

from sqlalchemy import ForeignKey, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from tabletown.server.store.models import ID, Model


class HostRow(Model):
    """An account that may moderate."""

    __tablename__ = "hosts"
    user: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    at: Mapped[float]


class RestrictionRow(Model):
    """A mute or a ban, valid until a time; null is for good."""

    __tablename__ = "restrictions"
    user: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    kind: Mapped[str] = mapped_column(String(16), primary_key=True)
    until: Mapped[float | None]


class KickRow(Model):
    """Somebody who was sent away from a table and may not sit down there again."""

    __tablename__ = "kicks"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    user: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True)


class ReportRow(Model):
    """A report about a user at a table, with the words complained about, if any."""

    __tablename__ = "reports"
    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    at: Mapped[float]
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    by: Mapped[str | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    user: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    words: Mapped[str] = mapped_column(Text)
    note: Mapped[str] = mapped_column(Text)
    closed: Mapped[float | None]


class ActRow(Model):
    """What a moderator did. A trigger refuses to delete such rows; users who are gone are null."""

    __tablename__ = "acts"
    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    at: Mapped[float]
    kind: Mapped[str] = mapped_column(String(16))
    by: Mapped[str | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    console: Mapped[bool]  # by `tabletown admin`
    user: Mapped[str | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    table: Mapped[str | None] = mapped_column(ID)
    seat: Mapped[int | None]
    until: Mapped[float | None]
    detail: Mapped[str] = mapped_column(ID)  # the report that was closed, the slot of a code, or what a seat became
    reason: Mapped[str] = mapped_column(Text)
    undoes: Mapped[int | None] = mapped_column(ForeignKey("acts.id"), unique=True)
