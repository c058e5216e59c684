"""Errors of the environments."""

from __future__ import annotations

from typing import TypeVar

from tabletown.core.errors import TabletownError

Choice = TypeVar("Choice", str, str | None)


class MissingPackage(TabletownError, ImportError):
    """A package that is not installed; the message names the extra that provides it."""


class EnvError(TabletownError, ValueError):
    """A request that an environment cannot fulfill."""


def one_of(name: str, value: Choice, known: list[str]) -> Choice:
    """Return the value of a setting, which may be None; raise EnvError if it is not known."""
    if value in (None, *known):
        return value
    raise EnvError("envs-setting", name=name, value=str(value), known=", ".join(known))
