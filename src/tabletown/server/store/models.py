"""The tables of the database.

Every event of a table is a row of `steps` with the primary key (table, n): of two writers who saw the same n - 1 rows one
wins, and the other has to look again. Everything else about a table follows from these rows; the columns of `tables` and
`seats` that repeat some of it are there for queries.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, MetaData, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

ID = String(32)
DIGEST = String(64)
DAY = String(10)  # as in 2026-11-18


class Model(DeclarativeBase):
    """The base of all rows, with constraint names that migrations can rely on."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_name)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )
    type_annotation_map = {  # noqa: RUF012  (SQLAlchemy reads it from the class)
        dict[str, Any]: JSON(none_as_null=True),
        list[list[int]]: JSON(none_as_null=True),
        list[list[str]]: JSON(none_as_null=True),
        list[int]: JSON(none_as_null=True),
    }


class UserRow(Model):
    """A user: a guest, or with a passphrase the owner of the name."""

    __tablename__ = "users"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(Text)
    claimed: Mapped[str | None] = mapped_column(Text, unique=True)  # the name in folded form
    passphrase: Mapped[str | None] = mapped_column(Text)
    created: Mapped[float]


class LookRow(Model):
    """One of the looks of an account's name; nobody else may look the same."""

    __tablename__ = "looks"
    look: Mapped[str] = mapped_column(Text, primary_key=True)
    user: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)


class SessionRow(Model):
    """A browser or script signed in as a user; only the digest of its token is kept."""

    __tablename__ = "sessions"
    token: Mapped[str] = mapped_column(DIGEST, primary_key=True)
    user: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    created: Mapped[float]
    device: Mapped[str] = mapped_column(Text)  # the browser and the system, for the user's own list


class TableRow(Model):
    """A table: its configuration and its status."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    game: Mapped[str] = mapped_column(Text)
    rules_version: Mapped[int]
    options: Mapped[dict[str, Any]]
    seed: Mapped[str] = mapped_column(DIGEST)
    timing: Mapped[dict[str, Any]]
    private: Mapped[bool]
    undo: Mapped[str] = mapped_column(String(16))
    aids: Mapped[bool]
    rated: Mapped[bool]
    owner: Mapped[str] = mapped_column(ForeignKey("users.id"), index=True)
    created: Mapped[float]
    updated: Mapped[float]
    phase: Mapped[str] = mapped_column(String(16))
    actors: Mapped[int]  # the seats that must decide
    bots: Mapped[int]  # those of them that are bots
    due: Mapped[float | None]  # when the match may begin, or the next flag falls
    given: Mapped[list[list[int]] | None]  # the steps of another match from which this one continues
    origin: Mapped[str | None] = mapped_column(ID)  # where they come from
    ending: Mapped[dict[str, Any] | None]  # how the match ended
    day: Mapped[str | None] = mapped_column(DAY)  # of the daily deal that is played here
    begins: Mapped[float | None]  # the match does not begin before

    __table_args__ = (Index("ix_tables_phase", "phase", "private", "updated"),)


class SeatRow(Model):
    """The holder of a seat, for lists of tables; `user` may also have left it to a bot, or have it reserved."""

    __tablename__ = "seats"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    name: Mapped[str] = mapped_column(Text)
    user: Mapped[str | None] = mapped_column(ForeignKey("users.id"), index=True)


class UploadRow(Model):
    """An uploaded record."""

    __tablename__ = "uploads"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    user: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    digest: Mapped[str] = mapped_column(DIGEST)  # of the data, so that the same file is stored once
    game: Mapped[str] = mapped_column(Text)
    options: Mapped[dict[str, Any]]
    names: Mapped[dict[str, Any]]  # of the seats
    steps: Mapped[int]
    ending: Mapped[dict[str, Any] | None]
    holds: Mapped[bool | None]  # whether the dealer kept its promise; null where it made none or revealed nothing
    created: Mapped[float]
    data: Mapped[str] = mapped_column(Text)

    __table_args__ = (UniqueConstraint("user", "digest"),)


class StepRow(Model):
    """An event of a table."""

    __tablename__ = "steps"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[float]
    kind: Mapped[str] = mapped_column(String(16))
    seat: Mapped[int]
    action: Mapped[int]
    version: Mapped[str | None] = mapped_column(String(32))  # what the seat saw when it decided
    holder: Mapped[dict[str, Any] | None]


class InvitationRow(Model):
    """A seat offered by a link that works once; only the digest of its token is kept."""

    __tablename__ = "invitations"
    token: Mapped[str] = mapped_column(DIGEST, primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int | None]
    used_by: Mapped[str | None] = mapped_column(ForeignKey("users.id"))
    created: Mapped[float]


class MessageRow(Model):
    """A chat message."""

    __tablename__ = "messages"
    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    user: Mapped[str] = mapped_column(ForeignKey("users.id"))
    name: Mapped[str] = mapped_column(Text)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float]


class ClaimRow(Model):
    """A worker's claim on a bot decision, valid until a time; `mark` grows with every decision of the seat."""

    __tablename__ = "claims"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    mark: Mapped[int]
    worker: Mapped[str] = mapped_column(ID)
    until: Mapped[float]


class HintRow(Model):
    """A request for a hint; the worker that claims it writes the answer."""

    __tablename__ = "hints"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int]
    seconds: Mapped[float]  # of thinking
    created: Mapped[float]
    worker: Mapped[str | None] = mapped_column(ID)
    until: Mapped[float]
    answer: Mapped[dict[str, Any] | None]


class RecordRow(Model):
    """The record of a match as it was when it ended, readable whichever rules the server has later.

    `cards` are the messages of the cards and characters of each seat, for statistics.
    """

    __tablename__ = "records"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    data: Mapped[str] = mapped_column(Text)
    cards: Mapped[list[list[str]] | None]


class LoginAttemptRow(Model):
    """Passphrase attempts for a name or from an address since a time; only digests of both are kept."""

    __tablename__ = "tries"
    key: Mapped[str] = mapped_column(DIGEST, primary_key=True)
    since: Mapped[float]
    count: Mapped[int]


class FactRow(Model):
    """A fact about the server itself, a time in most cases."""

    __tablename__ = "facts"
    name: Mapped[str] = mapped_column(ID, primary_key=True)
    value: Mapped[float]


class LessonRow(Model):
    """The progress of a user in a lesson: the tasks done, and how many of them were right at the first try."""

    __tablename__ = "lessons"
    user: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    lesson: Mapped[str] = mapped_column(String(64), primary_key=True)
    tasks: Mapped[int]
    first_try: Mapped[int]
    at: Mapped[float]


class CoachRow(Model):
    """A table with a coach for its only person, who can switch it off and on."""

    __tablename__ = "coaches"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    active: Mapped[bool]


class CoachedRow(Model):
    """A decision of a game that the coach has explained to a user, and at which table it came up first."""

    __tablename__ = "coached"
    user: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    decision: Mapped[str] = mapped_column(String(64), primary_key=True)
    table: Mapped[str] = mapped_column(ID, index=True)
    at: Mapped[float]


class WarningRow(Model):
    """A warning of the coach at a table: the choice, the better idea, the points between them, and whether it was heeded."""

    __tablename__ = "warnings"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    version: Mapped[str] = mapped_column(String(32), primary_key=True)  # of the decision
    chosen: Mapped[int]
    better: Mapped[int]
    points: Mapped[float]
    heeded: Mapped[bool | None]  # null until the decision is made
    at: Mapped[float]


class ReviewRow(Model):
    """The review of a finished match: as far as it is made, and by whom it was asked for until it is finished."""

    __tablename__ = "reviews"
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    steps: Mapped[str] = mapped_column(DIGEST)  # of the match; an undone end makes the review worthless
    asker: Mapped[str | None] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), unique=True)
    at: Mapped[float]
    until: Mapped[float]  # when the process that works on it counts as lost
    done: Mapped[int]
    total: Mapped[int]
    data: Mapped[str | None] = mapped_column(Text)


class DealRow(Model):
    """The daily deal of a game: committed to the day before, revealed the day after; `runs` are the bot's for the par."""

    __tablename__ = "deals"
    day: Mapped[str] = mapped_column(DAY, primary_key=True)
    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    rules_version: Mapped[int]
    options: Mapped[dict[str, Any]]
    seed: Mapped[str] = mapped_column(DIGEST)
    commitment: Mapped[str] = mapped_column(DIGEST)
    made: Mapped[float]
    runs: Mapped[list[int]]
    until: Mapped[float]  # when the process that works on the par counts as lost


class ResultRow(Model):
    """The try of a user that counts; it stays when the table is deleted, and without its user when that one is."""

    __tablename__ = "results"
    table: Mapped[str] = mapped_column(ID, primary_key=True)
    day: Mapped[str] = mapped_column(DAY)
    game: Mapped[str] = mapped_column(String(64))
    user: Mapped[str | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    points: Mapped[int | None]  # null until the match is over
    seconds: Mapped[float | None]
    finished: Mapped[float | None]

    __table_args__ = (UniqueConstraint("day", "game", "user"),)
