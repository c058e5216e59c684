"""What brings victory points: an account for the score sheet, which decides nothing."""

from __future__ import annotations

from typing import Any, Final

ORIGINS: Final = ["cards", "workers", "skills", "help", "character", "hares", "tracks", "land"]
# By the beginning of the place in the data; anything else is land or a property.
_ORIGIN_OF: Final = [
    ("worker_cards", 0), ("skill_tokens", 2), ("upgraded_skill_tokens", 2), ("help_tokens", 3), ("characters", 4),
    ("food_track.hare", 5), ("food_track", 6), ("industry_track", 6), ("prosperity_tracks", 6),
]  # fmt: skip
POINT_OPS: Final = ("vp", "vp_equal_to_increase", "score", "score_tiers")
CARDS_PLAYED: Final = 0
WORKERS: Final = 1
SKILL_TOKENS: Final = 2
CHARACTER: Final = 4
HARES_PLACED: Final = 5


def origin_of(place: str) -> int:
    """Return what brings the points of an effect at a place in the data, as an index into ORIGINS."""
    for start, origin in _ORIGIN_OF:
        if place.startswith(start):
            return WORKERS if origin == 0 and ".employ" in place else origin
    return len(ORIGINS) - 1


def brings_points(effect: Any) -> bool:
    """Return whether an effect, or one inside it, brings victory points."""
    if isinstance(effect, dict):
        return effect.get("op") in POINT_OPS or any(brings_points(each) for each in effect.values())
    return isinstance(effect, list) and any(brings_points(each) for each in effect)
