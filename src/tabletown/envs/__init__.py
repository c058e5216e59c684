"""The games for learners: PettingZoo, Gymnasium and OpenSpiel environments, batches and observation vectors.

Submodules are imported on first use; their dependencies come with the extra `research`. Where Gymnasium is installed,
importing this package registers the environments: `gymnasium.make("tabletown/Torres-v0", bots="level:2")`.
"""

from __future__ import annotations

import importlib
import importlib.util
from typing import TYPE_CHECKING, Any

from tabletown.envs.errors import MissingPackage

if TYPE_CHECKING:
    from tabletown.envs.action_table import action_features
    from tabletown.envs.batch import Batch
    from tabletown.envs.gymnasium_env import BatchEnv, SeatEnv
    from tabletown.envs.observations import features, layout, scale
    from tabletown.envs.openspiel_game import register_spiel
    from tabletown.envs.pettingzoo_env import env, parallel_env, raw_env

_PLACES = {
    "Batch": "batch",
    "BatchEnv": "gymnasium_env",
    "SeatEnv": "gymnasium_env",
    "action_features": "action_table",
    "env": "pettingzoo_env",
    "features": "observations",
    "layout": "observations",
    "parallel_env": "pettingzoo_env",
    "raw_env": "pettingzoo_env",
    "register_spiel": "openspiel_game",
    "scale": "observations",
}
__all__ = [
    "Batch",
    "BatchEnv",
    "MissingPackage",
    "SeatEnv",
    "action_features",
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


def __dir__() -> list[str]:
    return sorted(__all__)


if importlib.util.find_spec("gymnasium") is not None:
    from tabletown.envs.registration import register

    register()
