"""Everything that one viewer is shown of a state."""

from __future__ import annotations

from typing import Any

import msgspec

from tabletown.core.game import Game
from tabletown.core.state import State
from tabletown.core.views import encode
from tabletown.testing.matches import Viewer


def observe(game: Game, state: State, viewer: Viewer, picture: bool = False) -> dict[str, Any]:
    """Return all that a viewer is shown, byte for byte: view, legal actions, prompt, scores and, if asked, the picture."""
    view = game.view(state, viewer)
    legal = state.legal(viewer) if viewer is not None else []
    shown: dict[str, Any] = {
        "actors": state.actors(),
        "view": encode(view),
        "legal": legal,
        "prompt": msgspec.json.encode(game.prompt(view), order="deterministic"),
        "scores": [game.score(view, seat) for seat in range(state.options.seats)],
        "picture": draw(game, state, viewer) if picture else "",
    }
    return shown


def draw(game: Game, state: State, viewer: Viewer) -> str:
    """Return the picture as SVG."""
    legal = state.legal(viewer) if viewer is not None else []
    return str(game.picture(game.view(state, viewer), legal).svg())
