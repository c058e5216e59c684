"""The tables of the database about notices: where to, when not, and what is to be sent."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, ForeignKey, String, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from tabletown.server.store.models import DIGEST, ID, Model


class KeyRow(Model):
    """A secret of the server itself, which it has made on its first start."""

    __tablename__ = "keys"
    name: Mapped[str] = mapped_column(ID, primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class ChannelRow(Model):
    """A way to reach a user: a browser that takes pushes, an address for mail, or a webhook."""

    __tablename__ = "channels"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    user: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(16))
    address: Mapped[str] = mapped_column(Text, index=True)
    keys: Mapped[dict[str, Any]]  # of a browser, or the secret of a webhook
    device: Mapped[str] = mapped_column(Text)
    language: Mapped[str] = mapped_column(String(8))
    confirmed: Mapped[bool]  # whether its owner has followed the link in a mail
    active: Mapped[bool]  # whether notices are wanted; a mail address is good for a forgotten passphrase, too
    session: Mapped[str | None] = mapped_column(ForeignKey("sessions.token", ondelete="CASCADE"), index=True)  # of a browser
    created: Mapped[float]
    failed: Mapped[float | None]  # when a notice was given up, until the next one arrives

    __table_args__ = (UniqueConstraint("user", "kind", "address"),)


class QuietHoursRow(Model):
    """The time zone of a user, and the minutes of the day between which nothing is sent."""

    __tablename__ = "quiet_hours"
    user: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    zone: Mapped[str] = mapped_column(String(64))
    start: Mapped[int | None]
    end: Mapped[int | None]


class NoticeRow(Model):
    """Something to tell a user about a table, once; `due` is null when it was told or is no longer of interest."""

    __tablename__ = "notices"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    user: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"))
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(16))
    mark: Mapped[str] = mapped_column(String(32))  # of the turn
    since: Mapped[float]
    due: Mapped[float | None] = mapped_column(index=True)

    __table_args__ = (UniqueConstraint("user", "table", "kind", "mark"),)


class DeliveryRow(Model):
    """A message on its way over a channel; one process at a time tries, and `due` is when the next may."""

    __tablename__ = "deliveries"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    channel: Mapped[str] = mapped_column(ForeignKey("channels.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(16))
    items: Mapped[list[dict[str, Any]]] = mapped_column(JSON)  # what it tells
    created: Mapped[float]
    attempts: Mapped[int]
    due: Mapped[float] = mapped_column(index=True)


class MailTokenRow(Model):
    """A link in a mail that works once, to confirm an address or to set a passphrase; only its digest is kept."""

    __tablename__ = "mail_tokens"
    token: Mapped[str] = mapped_column(DIGEST, primary_key=True)
    channel: Mapped[str] = mapped_column(ForeignKey("channels.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(16))
    expires: Mapped[float]
