"""The spaces of the environments."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from tabletown.core.game import Game
from tabletown.envs.observations import empty_mask, layout, scale, seat_actions

RENDER_MODES = ["svg", "rgb_array"]


class Actions(spaces.Discrete):
    """All actions of seats; sampling without a mask returns a currently legal one, if there is any."""

    def __init__(self, game: Game) -> None:
        super().__init__(seat_actions(game))
        self.mask = empty_mask(game)  # 1 where an action is legal now

    def is_legal(self, action: int) -> bool:
        """Return whether an action is legal now."""
        return 0 <= action < len(self.mask) and bool(self.mask[action])

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None and self.mask.any():
            mask = self.mask
        if probability is None and isinstance(mask, np.ndarray) and mask.dtype == np.int8 and mask.shape == (self.n,):
            found = (mask != 0).nonzero()[0]  # what Gymnasium does, without its passes over thousands of entries
            if len(found) and mask[found].tobytes().count(1) == len(found):
                return found[self.np_random.integers(len(found))]
        return super().sample(mask, probability)


def observation_space(game: Game) -> spaces.Dict:
    """Return the space of an observation vector with its action mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (layout(game).size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (seat_actions(game),), np.int8),
        }
    )


def vector_space(game: Game) -> spaces.Box:
    """Return the space of a scaled observation vector."""
    highest = np.float32(255) * scale(game)
    return spaces.Box(np.zeros_like(highest), highest, dtype=np.float32)
