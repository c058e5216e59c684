"""Facts about Ginkgopolis for people who choose a game, and the rule behind each decision."""

from __future__ import annotations

from typing import Final

from tabletown.core.facets import Meta

META: Final = Meta(
    order=4,
    minutes=(45, 45),
    weight=3,
    scene="scene.svg",
    first_match={"mode": "intro", "seats": 3},
    coach="crane",
    mistake=5.0,
    solo={"level": "expert"},
)

# Log lines of big moments: another leader of a district, tiles that run out, the last round.
MOMENTS: Final = frozenset(
    f"ginkgopolis-log-{name}" for name in ("leads", "leads-gosha", "exhausted", "ending", "last_round")
)

# The rule behind each prompt; the first is for all others.
PROMPT_RULES: Final = {
    "": "GK-3.1",
    "draft": "GK-2.8",
    "choose": "GK-3.2",
    "choose-or-renew": "GK-3.2",
    "give": "GK-A.18",
    "asset": "GK-4.1",
    "token": "GK-5.1",
    "shift": "GK-5.5",
    "return": "GK-6.2",
    "wait": "GK-3.1",
    "dealer": "GK-3.7",
    "over": "GK-8.4",
}
