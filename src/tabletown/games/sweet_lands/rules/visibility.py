"""Who learns what of a step, and when (section 21)."""

from __future__ import annotations

from tabletown.core.bits import BIT
from tabletown.core.state import CHANCE
from tabletown.core.views import SEEN, VEILED
from tabletown.games.sweet_lands.rules import actions as act
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.material import CARD_OPS
from tabletown.games.sweet_lands.rules.phases import next_dealt
from tabletown.games.sweet_lands.rules.points import a_of, kind_of
from tabletown.games.sweet_lands.rules.state import SweetLandsState


def exposure(before: SweetLandsState, actor: int, action: int, viewer: int | None) -> int:
    """How a viewer learns of a step: draws, draft picks and kept cards are seen by their owner only (SL-21.1 to SL-21.3)."""
    if actor == CHANCE:
        if action < act.DRAW:
            return SEEN
        owner = next_dealt(before) if before.phase == at.DEAL else before.seat
        return SEEN if viewer == owner else VEILED
    if before.phase == at.DRAFT or before.phase == at.CLEANUP:
        return SEEN if actor == viewer else VEILED
    return SEEN


def barrier(before: SweetLandsState, actor: int, action: int, after: SweetLandsState) -> int:
    """The seats that can take back nothing from before the end of this step."""
    everybody = BIT[before.seats] - 1
    if actor == CHANCE or after.actors() <= 0:
        return everybody
    if before.phase == at.DRAFT or before.phase == at.CLEANUP:
        return BIT[actor] if after.phase == before.phase and after.packets == before.packets else everybody
    if after.phase in (at.DRAFT, at.CLEANUP):  # others decide now too
        return everybody
    if not after.is_actor(actor) or _looks_into_deck(before) or _looks_into_deck(after):
        return everybody
    return everybody & ~BIT[actor]


def discloses(before: SweetLandsState, actor: int, action: int, after: SweetLandsState, viewer: int | None) -> bool:
    """Whether a step shows the viewer something that was veiled: a hand thrown off, a packet passed on, an answer to whether
    somebody holds a card that an effect asks for."""
    if before.phase == at.CLEANUP or before.phase == at.DRAFT:
        return after.phase != before.phase or after.packets != before.packets
    if viewer == before.seat:
        return _looks_into_deck(after)
    if _depends_on_hand(before) or _depends_on_hand(after):
        return True
    if act.PLAY <= action < act.FLIP_SKILL:
        return before.m.asks_for_cards[before.m.card_effect[action - act.PLAY]]
    return (
        action >= act.PROSPER
        and action < act.EMPLOY
        and any(before.m.asks_for_cards[effects] for effects in _set_off(before, action))
    )


def _set_off(state: SweetLandsState, action: int) -> list[int]:
    """The effect list that a step on a track or a skill token begins."""
    if act.PROSPER <= action < act.COLOR:
        return [state.m.track_first[action - act.PROSPER]]
    return [state.m.skills[action - act.SKILL].effect] if action >= act.SKILL else []


def _depends_on_hand(state: SweetLandsState) -> bool:
    m = state.m
    for made in state.pending:
        kind = kind_of(made)
        if kind in (at.CARMEN, at.EMPLOY_CARD, at.PLAY_CARD, at.SEARCH, at.REDRAW):
            return True
        if kind in (at.LIST, at.RUN, at.REPEAT) and m.asks_for_cards[a_of(made)]:
            return True
        if kind == at.ELEMENT and m.program.op[a_of(made)] in CARD_OPS:
            return True
    return False


def _looks_into_deck(state: SweetLandsState) -> bool:
    return len(state.pending) > 0 and kind_of(state.pending[-1]) == at.SEARCH
