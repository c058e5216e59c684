"""Refusals: why an action cannot be taken now, as a message with its figures and the rule behind it."""

from __future__ import annotations

import msgspec

from tabletown.core.views import Line


class Refusal(msgspec.Struct, frozen=True):
    """The first condition that an action fails; `line` is `<game>-why-<condition>` with its figures.

    `passed` counts the conditions that hold before it: of several refused actions with one piece, the one that passed most
    is what its player probably meant.
    """

    rule: str
    line: Line
    passed: int = 0


OVER = Refusal("", Line("why-over"))
DEALER = Refusal("", Line("why-dealer"))


def waiting(actors: int) -> Refusal:
    """Return the refusal of a seat that has no decision while other seats have."""
    return Refusal("", Line("why-turn", {"actors": actors}))
