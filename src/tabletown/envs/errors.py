"""What the environments refuse."""

from __future__ import annotations

from tabletown.core.errors import TabletownError


class MissingPackage(TabletownError, ImportError):
    """A package that is not installed, with the extra that brings it."""


class EnvError(TabletownError, ValueError):
    """A request that an environment cannot fulfil."""
