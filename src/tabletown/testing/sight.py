"""What one viewer is shown of a state and told of a step."""

from __future__ import annotations

from typing import Any

import msgspec

from tabletown.core.game import Game
from tabletown.core.state import State
from tabletown.core.views import SEEN, VEILED, Line, encode
from tabletown.testing.matches import Step, Viewer, verb


def sight(game: Game, state: State, viewer: Viewer, picture: bool = False) -> dict[str, Any]:
    """All that a viewer is shown, byte for byte: view, legal actions, prompt, score sheets and, if asked, the picture."""
    view = game.view(state, viewer)
    legal = state.legal(viewer) if viewer is not None else []
    shown: dict[str, Any] = {
        "actors": state.actors(),
        "view": encode(view),
        "legal": legal,
        "prompt": _encode([game.prompt(view)]),
        "scores": [game.score(view, seat) for seat in range(state.options.seats)],
        "picture": draw(game, state, viewer) if picture else "",
    }
    return shown


def draw(game: Game, state: State, viewer: Viewer) -> str:
    """The picture as SVG, empty while the game has no module for it."""
    legal = state.legal(viewer) if viewer is not None else []
    try:
        picture = game.picture(game.view(state, viewer), legal)
    except ModuleNotFoundError:
        return ""
    return str(picture.svg()) if hasattr(picture, "svg") else str(picture)


def told(game: Game, before: State, step: Step, after: State, viewer: Viewer) -> bytes:
    """What a viewer is told of a step at once: its lines, or that somebody did something, or nothing."""
    actor, action = step
    exposure = game.exposure(before, actor, action, viewer)
    if exposure == SEEN:
        return _encode(game.log(before, actor, action, after))
    if exposure == VEILED:
        return _encode([Line(f"{game.name}-log-{verb(game, action)}-veiled", {"seat": actor})])
    return b""


def _encode(lines: list[Line]) -> bytes:
    return msgspec.json.encode(lines, order="deterministic")
