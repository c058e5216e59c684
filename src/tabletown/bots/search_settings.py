"""Search settings: look-ahead and evaluation parameters."""

from __future__ import annotations

from typing import final

from tabletown.core.facets import Bot
from tabletown.core.state import State


@final
class Settings:
    """The parameters of the search; a game may override them in `Bot.search` and `Bot.search_solo`."""

    def __init__(self) -> None:
        self.exploration: float = 4.0  # weight of exploration against known values
        self.prior_temperature: float = 1.5  # temperature of priors in points: e times as likely for this many more
        # Visits of a decision before its actions get priors; until then it is evaluated as a leaf.
        self.expand_after_visits: int = 0
        self.scale: float = 12.0  # margin in points that counts as nearly won
        self.own_score_weight: float = 0.15  # share of own points in the value, besides the margin
        self.rollout_turns: int = 0  # turns of a rollout before the evaluation; 0: evaluate immediately
        # Actions compared at each decision of a rollout; 1: one at random, 0: drawn by the game's priors.
        self.rollout_width: int = 4
        self.prior_exponent: int = 1  # exponent of priors when actions are drawn by them
        # Actions compared at the root with equal luck, the worse half left out again and again; 0: chosen by PUCT.
        self.root_candidates: int = 0
        # Weight of an action's best result in its value, besides the mean; for solo games in which only the dealer's draws
        # are hidden, since a match without the dealer can be repeated exactly.
        self.max_backup_weight: float = 0.0

    def set(self, name: str, value: float) -> None:
        """Change a setting; raise KeyError for an unknown name."""
        if name == "exploration":
            self.exploration = value
        elif name == "prior_temperature":
            self.prior_temperature = value
        elif name == "expand_after_visits":
            self.expand_after_visits = int(value)
        elif name == "scale":
            self.scale = value
        elif name == "own_score_weight":
            self.own_score_weight = value
        elif name == "rollout_turns":
            self.rollout_turns = int(value)
        elif name == "rollout_width":
            self.rollout_width = int(value)
        elif name == "prior_exponent":
            self.prior_exponent = int(value)
        elif name == "root_candidates":
            self.root_candidates = int(value)
        elif name == "max_backup_weight":
            self.max_backup_weight = value
        else:
            raise KeyError(name)


def settings_for(bot: Bot[State], seats: int, **changed: float) -> Settings:
    """Return the settings for a game's bot and this many seats, with some changed."""
    settings = Settings()
    for name, value in {**bot.search, **(bot.search_solo if seats == 1 else {}), **changed}.items():
        settings.set(name, value)
    return settings
