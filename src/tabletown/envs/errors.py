"""What the environments refuse."""

from __future__ import annotations

from typing import TypeVar

from tabletown.core.errors import TabletownError

Choice = TypeVar("Choice", str, str | None)


class MissingPackage(TabletownError, ImportError):
    """A package that is not installed, with the extra that brings it."""


class EnvError(TabletownError, ValueError):
    """A request that an environment cannot fulfil."""


def one_of(name: str, value: Choice, known: list[str]) -> Choice:
    """The value of a setting, or None where that is meant; EnvError if it is none of those known."""
    if value in (None, *known):
        return value
    raise EnvError("envs-setting", name=name, value=str(value), known=", ".join(known))
