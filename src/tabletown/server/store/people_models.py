"""The tables of the database about people among themselves: what protects an account, and who wants to meet whom."""

from __future__ import annotations

from sqlalchemy import ForeignKey, String, Text, UniqueConstraint
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


class RatingRow(Model):
    """A rated match of a player: of two matches that end together one is the n-th, and the other has to look again."""

    __tablename__ = "ratings"
    user: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    seats: Mapped[int] = mapped_column(primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    at: Mapped[float]
    place: Mapped[int]
    points: Mapped[int]
    mu: Mapped[float]  # the skill after the match
    sigma: Mapped[float]

    __table_args__ = (UniqueConstraint("table", "user"),)


class SeekerRow(Model):
    """Somebody who wants to play now, while the stream of the waiting page is open."""

    __tablename__ = "seekers"
    user: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    stream: Mapped[str] = mapped_column(String(32))
    game: Mapped[str] = mapped_column(String(64))
    seats: Mapped[int]
    rated: Mapped[bool]
    bots: Mapped[bool]
    since: Mapped[float]
    seen: Mapped[float]
    table: Mapped[str | None] = mapped_column(String(32))  # that was promised
    claimed: Mapped[float]  # when
