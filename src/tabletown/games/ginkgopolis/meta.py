"""Facts about Ginkgopolis for people who choose a game, and the rule behind each decision."""

from __future__ import annotations

from typing import Final

from tabletown.core.facets import Meta

META: Final = Meta(
    order=4,
    minutes=(45, 45),
    weight=3,
    scene="scene.svg",
    solo={"level": "expert"},
)

# The rule behind each prompt; the first is for all others.
PROMPT_RULES: Final = {
    "": "GK-3.1",
    "draft": "GK-2.5",
    "choose": "GK-3.2",
    "choose-or-renew": "GK-3.2",
    "asset": "GK-4.1",
    "token": "GK-5.1",
    "return": "GK-6.2",
    "over": "GK-8.1",
}
