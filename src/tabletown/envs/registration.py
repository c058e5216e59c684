"""The names of the environments in Gymnasium: `gymnasium.make("tabletown/TinyTowns-v0")`."""

from __future__ import annotations

from functools import cache

from tabletown.core.registry import games

NAMESPACE = "tabletown"
VERSION = 0


def environment_id(game: str) -> str:
    """Return the name of a game's environment."""
    return f"{NAMESPACE}/{''.join(word.title() for word in game.split('_'))}-v{VERSION}"


@cache
def register() -> tuple[str, ...]:
    """Register every game with Gymnasium, and return the names."""
    import gymnasium

    for game in games():
        gymnasium.register(
            id=environment_id(game),
            entry_point="tabletown.envs.gymnasium_env:SeatEnv",
            vector_entry_point="tabletown.envs.gymnasium_env:BatchEnv",
            kwargs={"game": game},
        )
    return tuple(environment_id(game) for game in games())
