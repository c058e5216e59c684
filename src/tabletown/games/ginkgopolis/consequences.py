"""What a choice brings in Ginkgopolis: stocks of the players, prices and gains by reason, and remarks."""

from __future__ import annotations

from tabletown.core.bits import BIT
from tabletown.core.guide.preview import Reason
from tabletown.core.views import Line
from tabletown.games.ginkgopolis.rules import actions as act
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules.effects import (
    FALLBACK,
    action_of,
    output,
    output_near,
    own_resources,
    point_price,
    resource_price,
    resources_laid,
)
from tabletown.games.ginkgopolis.rules.gosha import can_build, card_value
from tabletown.games.ginkgopolis.rules.material import CARDS, COLOURS, NUMBERS, TILES, TRIGGERS, URBAN
from tabletown.games.ginkgopolis.rules.points import NOTHING, POINTS
from tabletown.games.ginkgopolis.rules.sampling import known
from tabletown.games.ginkgopolis.rules.scoring import new_leaders
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState
from tabletown.games.ginkgopolis.rules.view import GinkgopolisView

Remarks = tuple[list[Line], list[Line]]  # notes and warnings


def assets(view: GinkgopolisView, seat: int) -> dict[str, int]:
    """Return the stock of a seat, with the tiles that it is about to draw."""
    mine = view.players[seat]
    due = sum(argument >> 3 for point, argument in view.stack if point == POINTS[at.TILES] and argument & 7 == seat)
    found = {"resources": mine.resources, "points": mine.points, "tiles": mine.tiles + min(due, view.reserve)}
    return found if view.options.mode == "solo" else {**found, "new_hands": mine.new_hands}


# Prices and gains by reason.


class _Account:
    """The reasons for which the stock of a seat changes, in their order."""

    def __init__(self, state: GinkgopolisState, seat: int) -> None:
        self.reasons: list[Reason] = []
        self._store = state.store[seat]  # resources that can still be gained (GK-4.13)
        self._reserve = state.reserve

    def pay(self, line: Line, *, resources: int = 0, points: int = 0, tiles: int = 0) -> None:
        """Add a price, or what comes back for certain if it is negative."""
        for asset, amount in (("resources", resources), ("points", points), ("tiles", tiles)):
            if amount:
                self.reasons.append(Reason(asset, -amount, line))

    def put_by(self, number: int) -> None:
        """Note resources that go into the own reserve."""
        self._store += number

    def gain(self, line: Line, packed: int) -> None:
        """Add a gain as far as the reserves go."""
        resources, points, tiles = min(packed & 255, self._store), packed >> 8 & 255, min(packed >> 16, self._reserve)
        self._store -= resources
        self._reserve -= tiles
        self.pay(line, resources=-resources, points=-points, tiles=-tiles)


def reasons(view: GinkgopolisView, action: int) -> list[Reason]:
    """Return what a choice of the viewer pays and gains, reason by reason."""
    if view.seat is None:
        return []
    seat, state = view.seat, known(view)
    account, point = _Account(state, seat), state.point()
    if act.COMMIT <= action < act.NEW_HAND:
        _commit(account, state, seat, act.sealed_card(action - act.COMMIT), act.sealed_tile(action - act.COMMIT))
    elif point == at.ASSET:
        account.gain(Line("ginkgopolis-reason-taken"), 1 if action == act.TAKE_RESOURCE else 1 << 16)
        _bonus(account, state, seat, m.EXPLOIT)
    elif point == at.TOKEN and state.acting == seat:
        account.gain(Line("ginkgopolis-reason-neighbors"), output_near(state, state.argument() >> 4))
        _bonus(account, state, seat, m.URBANIZE)
    return account.reasons


def _bonus(account: _Account, state: GinkgopolisState, seat: int, trigger: int) -> None:
    account.gain(Line(f"ginkgopolis-reason-bonus-{TRIGGERS[trigger]}"), state.bonus[3 * seat + trigger])


def _commit(account: _Account, state: GinkgopolisState, seat: int, card: int, tile: int) -> None:
    kind = action_of(state, seat, card, tile)
    if kind in (m.EXPLOIT, FALLBACK):
        if card < URBAN:
            said: dict[str, str | int] = {"card": CARDS[card], "height": state.height_of(card)}
            account.gain(Line("ginkgopolis-reason-building", said), output(state, card))
        _bonus(account, state, seat, m.EXPLOIT)
        return
    if kind == m.URBANIZE:
        account.pay(Line("ginkgopolis-reason-lot"), resources=1)
        account.pay(Line("ginkgopolis-reason-laid", {"tile": TILES[tile]}), tiles=1)
        account.gain(Line("ginkgopolis-reason-neighbors"), output_near(state, state.tokens[card - URBAN]))
        _bonus(account, state, seat, m.URBANIZE)
        return
    laid = resources_laid(state, card)
    account.pay(Line("ginkgopolis-reason-floors", {"height": laid}), resources=laid)
    if resource_price(state, card, tile) > laid:
        said = {"colour1": COLOURS[card // NUMBERS], "colour2": COLOURS[tile // NUMBERS]}
        account.pay(Line("ginkgopolis-reason-color", said), resources=1)
        account.put_by(1)
    said = {"before": card % NUMBERS + 1, "after": tile % NUMBERS + 1}
    account.pay(Line("ginkgopolis-reason-number", said), points=point_price(card, tile))
    account.pay(Line("ginkgopolis-reason-refund"), resources=-own_resources(state, seat, card))
    account.pay(Line("ginkgopolis-reason-laid", {"tile": TILES[tile]}), tiles=1)
    _bonus(account, state, seat, m.CONSTRUCT)


# Remarks.


def remarks_on(view: GinkgopolisView, action: int, after: GinkgopolisView | None) -> Remarks:
    """Return what is worth knowing before a choice, and what warns of it."""
    if view.seat is None:
        return [], []
    if act.PICK <= action < act.COMMIT:
        return [Line(f"ginkgopolis-card-{m.CHARACTERS[action - act.PICK]}-help")], []
    if action == act.NEW_HAND:
        return [Line("ginkgopolis-remark-new_hand")], []
    if action >= act.GIVE_CARD:
        return _gift(known(view), action - act.GIVE_CARD)
    if not act.COMMIT <= action < act.NEW_HAND:
        return [], []
    commit = action - act.COMMIT
    notes, warnings = _choice(view, act.sealed_card(commit), act.sealed_tile(commit), after)
    if after is not None:
        for found, more in zip((notes, warnings), _majorities(known(view), known(after), view.seat)):
            found += more
        if after.ending and not view.ending:
            notes.append(Line("ginkgopolis-remark-ends"))
    seats = view.options.seats
    earlier = [(view.first + step) % seats for step in range((view.seat - view.first) % seats)]
    if earlier:
        notes.append(Line("ginkgopolis-remark-order", {"actors": sum(BIT[seat] for seat in earlier), "count": len(earlier)}))
    return notes, warnings


def _choice(view: GinkgopolisView, card: int, tile: int, after: GinkgopolisView | None) -> Remarks:
    """Return remarks on a card with its tile: a shortage, a wasted turn, the card that is kept, a choice to come."""
    assert view.seat is not None
    seat, state = view.seat, known(view)
    kind = action_of(state, seat, card, tile)
    notes, warnings = [], []
    if kind == FALLBACK:
        said: dict[str, str | int] = {
            "resource": max(0, resource_price(state, card, tile) - state.screen[seat] - own_resources(state, seat, card)),
            "point": max(0, point_price(card, tile) - state.points[seat]),
        }
        missing = "both" if said["resource"] and said["point"] else "resources" if said["resource"] else "points"
        warnings.append(Line(f"ginkgopolis-remark-short-{missing}", said))
    if kind == m.CONSTRUCT:
        notes.append(Line("ginkgopolis-remark-keeps", {"card": CARDS[card], "effect": f"{CARDS[card]}-help"}))
        if state.owner_of(card) != NOTHING and state.is_gosha(state.owner_of(card)):
            notes.append(Line("ginkgopolis-remark-gosha", {"point": state.height_of(card)}))
    elif kind != m.URBANIZE:
        if card >= URBAN and (state.store[seat] or state.reserve):
            notes.append(Line("ginkgopolis-remark-asset"))
        elif after is not None and assets(after, seat) == assets(view, seat):
            warnings.append(Line("ginkgopolis-remark-wasted"))
    return notes, warnings


def _gift(state: GinkgopolisState, card: int) -> Remarks:
    """Return what Gosha will do with a card that he is given (GK-10.4)."""
    if card >= URBAN:
        return [Line("ginkgopolis-remark-gift-urban", {"point": card_value(state, card)})], []
    if not can_build(state, card):
        return [Line("ginkgopolis-remark-gift-short")], []
    said: dict[str, str | int] = {"card": CARDS[card], "count": state.height_of(card)}
    if state.owner_of(card) == 0:
        return [], [Line("ginkgopolis-remark-gift-own", said)]
    return [Line("ginkgopolis-remark-gift-building", said)], []


def _majorities(before: GinkgopolisState, after: GinkgopolisState, seat: int) -> Remarks:
    """Return which districts get another leader."""
    notes, warnings = [], []
    for leader, hue, points in new_leaders(before, after):
        said: dict[str, str | int] = {"hue": hue, "point": points}
        if leader == seat:
            notes.append(Line("ginkgopolis-remark-lead", said))
        elif after.is_gosha(leader):
            warnings.append(Line("ginkgopolis-remark-lead-gosha", said))
        else:
            warnings.append(Line("ginkgopolis-remark-lead-other", {"seat": leader, **said}))
    for leader, hue, points in new_leaders(after, before):
        if leader == seat:
            warnings.append(Line("ginkgopolis-remark-lost", {"hue": hue, "point": points}))
    return notes, warnings
