"""What was drawn once need not be drawn again: a drawing is kept by everything that it depends on, and by nothing else.

So a kept drawing is the same, byte for byte, as a new one. From move to move nearly everything stays where it was.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, ParamSpec, TypeVar, cast

_P = ParamSpec("_P")
_T = TypeVar("_T")
_memories: list[Any] = []


def remember(function: Callable[_P, _T]) -> Callable[_P, _T]:
    """A function of plain values that remembers its last few thousand results."""
    # By type, too: a tone brings a class along, a plain colour does not.
    kept = lru_cache(maxsize=1 << 13, typed=True)(function)
    _memories.append(kept)
    return cast(Callable[_P, _T], kept)


def forget() -> None:
    """Let go of everything, to see that a new drawing is the same."""
    for each in _memories:
        each.cache_clear()
