"""Errors of the server, and the HTTP status of every error."""

from __future__ import annotations

from http import HTTPStatus
from typing import ClassVar

from tabletown.bots import UnknownBot
from tabletown.core.errors import (
    IllegalAction,
    OptionsError,
    RecordError,
    TabletownError,
    UnknownGame,
    UnknownSeat,
    UnknownStep,
)
from tabletown.table import TableError


class UniqueConflict(Exception):
    """A step number or a name was taken by a concurrent writer; the caller may look again and retry."""


class ServerError(TabletownError):
    """A request that cannot be understood; nothing was changed."""

    status: ClassVar[HTTPStatus] = HTTPStatus.BAD_REQUEST


class IdentityError(ServerError):
    """The caller is not signed in, or the passphrase is wrong."""

    status = HTTPStatus.UNAUTHORIZED


class ForbiddenError(ServerError):
    """The caller may not do or see this."""

    status = HTTPStatus.FORBIDDEN


class NotFoundError(ServerError):
    """There is no such thing."""

    status = HTTPStatus.NOT_FOUND


class ConflictError(ServerError):
    """The state of the table does not allow this, or the seat or name is taken."""

    status = HTTPStatus.CONFLICT


class RulesVersionError(ConflictError):
    """The match was begun with another version of the rules, so it can be neither shown nor continued."""


class LimitError(ServerError):
    """A rate limit was exceeded."""

    status = HTTPStatus.TOO_MANY_REQUESTS


class UnavailableError(ServerError):
    """The database or the bot workers cannot be reached at the moment; retrying may help."""

    status = HTTPStatus.SERVICE_UNAVAILABLE


_CONFLICTS = {"table-not-your-turn"}


def status_of(error: TabletownError) -> HTTPStatus:
    """Return the HTTP status of an error."""
    if isinstance(error, ServerError):
        return error.status
    if isinstance(error, (UnknownGame, UnknownSeat, UnknownStep)):
        return HTTPStatus.NOT_FOUND
    if error.message in _CONFLICTS or isinstance(error, TableError):
        return HTTPStatus.CONFLICT
    if isinstance(error, (IllegalAction, OptionsError, RecordError, UnknownBot)):
        return HTTPStatus.UNPROCESSABLE_ENTITY
    return HTTPStatus.BAD_REQUEST
