"""The games for learners: PettingZoo, Gymnasium and OpenSpiel environments, many matches at once, rows of numbers.

Nothing is imported before it is asked for; the packages come with the extra `research`.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from tabletown.envs.errors import MissingPackage

if TYPE_CHECKING:
    from tabletown.envs.batch import Batch
    from tabletown.envs.rows import features, layout, scale
    from tabletown.envs.solo import SoloEnv
    from tabletown.envs.spiel import register_spiel
    from tabletown.envs.zoo import env, parallel_env, raw_env

_PLACES = {
    "Batch": "batch",
    "SoloEnv": "solo",
    "env": "zoo",
    "features": "rows",
    "layout": "rows",
    "parallel_env": "zoo",
    "raw_env": "zoo",
    "register_spiel": "spiel",
    "scale": "rows",
}
__all__ = [
    "Batch",
    "MissingPackage",
    "SoloEnv",
    "env",
    "features",
    "layout",
    "parallel_env",
    "raw_env",
    "register_spiel",
    "scale",
]


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        module = importlib.import_module(f"{__name__}.{_PLACES[name]}")
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("tabletown"):
            raise
        raise MissingPackage("envs-missing", package=error.name, extra="research") from None
    return getattr(module, name)
