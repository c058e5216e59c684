"""A cache of drawings, keyed by everything they depend on and nothing else.

A cached drawing is byte for byte the same as a new one. From move to move nearly everything is unchanged.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, ParamSpec, TypeVar, cast

_P = ParamSpec("_P")
_T = TypeVar("_T")
_memories: list[Any] = []


def remember(function: Callable[_P, _T]) -> Callable[_P, _T]:
    """Cache the last few thousand results of a function of plain values."""
    # By type, too: a tone adds a class, a plain color does not.
    kept = lru_cache(maxsize=1 << 13, typed=True)(function)
    _memories.append(kept)
    return cast(Callable[_P, _T], kept)


def forget() -> None:
    """Clear the cache, to check that a new drawing is the same."""
    for each in _memories:
        each.cache_clear()
