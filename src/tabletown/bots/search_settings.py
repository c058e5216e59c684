"""What the search can be told: how it looks ahead, and what it takes for good."""

from __future__ import annotations

from typing import final


@final
class Settings:
    """The numbers of the search; a game may give its own as `SEARCH` and `SEARCH_ALONE` in its evaluate.py."""

    def __init__(self) -> None:
        self.curiosity: float = 4.0  # how much an untried action draws, against what is known
        self.warmth: float = 1.5  # points that make an action 2.7 times as likely at first sight
        # Visits of a decision before its actions are looked at one by one; until then the position is valued as it is met.
        self.late: int = 0
        self.scale: float = 12.0  # points of margin that count as nearly won
        self.share: float = 0.15  # of own points in the value, beside the margin
        self.turns: int = 0  # turns played on at sight before a position is valued; 0: valued where it stands
        # Actions looked at for each decision that is played on at sight; 1: one at random, 0: drawn by the game's priors.
        self.width: int = 4
        self.sharp: int = 1  # how often a prior counts when actions are drawn by it: the more, the surer the likely ones
        # Part of the best that came of an action in its value, beside the mean; for games alone where nothing is hidden
        # but what the dealer will draw, for then a match without the dealer can be played again as it was found.
        self.best: float = 0.0

    def set(self, name: str, value: float) -> None:
        """Change one of them; KeyError if there is none of that name."""
        if name == "curiosity":
            self.curiosity = value
        elif name == "warmth":
            self.warmth = value
        elif name == "late":
            self.late = int(value)
        elif name == "scale":
            self.scale = value
        elif name == "share":
            self.share = value
        elif name == "turns":
            self.turns = int(value)
        elif name == "width":
            self.width = int(value)
        elif name == "sharp":
            self.sharp = int(value)
        elif name == "best":
            self.best = value
        else:
            raise KeyError(name)
