"""Refusals of the server, and the status that each refusal has in HTTP."""

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


class ServerError(TabletownError):
    """A request that cannot be understood; nothing was changed."""

    status: ClassVar[HTTPStatus] = HTTPStatus.BAD_REQUEST


class IdentityError(ServerError):
    """Nobody is signed in, or the passphrase is wrong."""

    status = HTTPStatus.UNAUTHORIZED


class ForbiddenError(ServerError):
    """This is not for whoever asks."""

    status = HTTPStatus.FORBIDDEN


class MissingError(ServerError):
    """There is no such thing."""

    status = HTTPStatus.NOT_FOUND


class ConflictError(ServerError):
    """The table has come to another point, or the place is taken."""

    status = HTTPStatus.CONFLICT


class OldRulesError(ConflictError):
    """The match was begun by another version of the rules, so it cannot be shown or go on here."""


class LimitError(ServerError):
    """Too often in too short a time."""

    status = HTTPStatus.TOO_MANY_REQUESTS


class AwayError(ServerError):
    """The database, or whoever thinks for bots, cannot be reached at this moment; it is worth trying again."""

    status = HTTPStatus.SERVICE_UNAVAILABLE


_CONFLICTS = {"table-not-your-turn"}


def status_of(error: TabletownError) -> HTTPStatus:
    """The status that tells a program what kind of refusal this is."""
    if isinstance(error, ServerError):
        return error.status
    if isinstance(error, (UnknownGame, UnknownSeat, UnknownStep)):
        return HTTPStatus.NOT_FOUND
    if error.message in _CONFLICTS or isinstance(error, TableError):
        return HTTPStatus.CONFLICT
    if isinstance(error, (IllegalAction, OptionsError, RecordError, UnknownBot)):
        return HTTPStatus.UNPROCESSABLE_ENTITY
    return HTTPStatus.BAD_REQUEST
