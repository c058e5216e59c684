"""Refusals of Tiny Towns: the first condition that an action fails, with its rule.

The generator (legal.py, building.py) lists the actions for which all these conditions hold; both ask the same functions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.bits import BIT, count, members16
from tabletown.core.guide.refusals import Refusal
from tabletown.core.views import Line
from tabletown.games.tiny_towns.rules import actions as act
from tabletown.games.tiny_towns.rules import material as m
from tabletown.games.tiny_towns.rules import points as at
from tabletown.games.tiny_towns.rules.building import has_monument, landings, posts_in_use
from tabletown.games.tiny_towns.rules.effects import bank_fits
from tabletown.games.tiny_towns.rules.legal import is_foreign, on_banks, resources_to_place, warehouses_of
from tabletown.games.tiny_towns.rules.material import CARD_TYPE, CARDS, COMMON, RESOURCES
from tabletown.games.tiny_towns.rules.points import FRAME
from tabletown.games.tiny_towns.rules.town import Town

if TYPE_CHECKING:
    from tabletown.games.tiny_towns.rules.state import TinyTownsState

# The rule behind each decision that must be made first.
NOW: Final[list[str]] = [
    "", "TT-2.3", "TT-3.1", "TT-11.2", "TT-5.1", "TT-5.1", "TT-6.22", "TT-7.1", "TT-7.7", "TT-7.10", "TT-7.17", "TT-5.1",
]  # fmt: skip
# Of an action that is right except for its moment: more than any other refusal passes.
ONLY_LATE: Final = 12
# The cubes that each site may carry, packed: one for each way of laying the pattern on its squares.
SITE_CUBES: Final[list[list[int]]] = [[] for _ in m.SITES]
for _card in range(len(CARDS)):
    for _squares, _cubes in m.PLACEMENTS[_card]:
        SITE_CUBES[m.SITE[_card, _squares]].append(_cubes)
# How many cubes of each resource the pattern of a card needs.
NEEDED: Final[list[list[int]]] = [
    [sum([row.count(resource) for row in m.PATTERNS[card]]) for resource in RESOURCES] for card in range(len(CARDS))
]


def refuse(state: TinyTownsState, seat: int, action: int) -> Refusal | None:
    """Return the first condition that an action of a seat with a decision fails, None if it is legal."""
    if action >= act.CARD_DRAWN:
        return Refusal("TT-12.5", Line("tiny_towns-why-dealer"))
    point = state.pending[seat] & 15
    wanted = point_of(action)
    if wanted != (at.AT_BUILD if point == at.AT_EXTRA else point):
        return _refuse_now(state, seat, point, wanted, action)
    if wanted == at.AT_RESOURCE:
        return _refuse_resource(state, seat, action)
    town = state.towns[seat]
    if wanted == at.AT_BUILD:
        return None if action == act.DONE else _refuse_build(state, town, (action - act.BUILD) >> 4, action - act.BUILD & 15)
    if wanted == at.AT_GUILD:
        return None if action == act.STOP else _refuse_replace(state, seat, action)
    if wanted == at.AT_GROVE:
        number = action - act.PLANT
        return _refuse_piece(state, town, number >> 4, 1) or _refuse_square(state, town, number & 15, "TT-7.7", 3)
    if wanted == at.AT_WATCH:
        return _refuse_claim(state, town, (action - act.CLAIM) >> 4, action - act.CLAIM & 15)
    if wanted == at.AT_WATCH_SETUP:
        out = [card for card in m.TRIPLES[action - act.SET_ASIDE] if card not in state.cards]
        return _card_out(out[0], 4 - len(out)) if out else None
    return _refuse_choice(state, town, wanted, action)


def point_of(action: int) -> int:
    """Return the decision point at which an action of a seat is taken; AT_BUILD stands for AT_EXTRA, too."""
    if action < act.PICK:
        return at.AT_CHOOSE if action < act.NAME else at.AT_NAME
    if action < act.BUILD:
        return at.AT_PICK if action < act.PLACE else at.AT_RESOURCE
    if action < act.REPLACE:
        return at.AT_BUILD if action < act.MARK else at.AT_MARK
    if action < act.SET_ASIDE:
        return at.AT_GUILD if action < act.PLANT else at.AT_GROVE
    return at.AT_WATCH_SETUP if action < act.CLAIM else at.AT_WATCH


def _refuse_now(state: TinyTownsState, seat: int, point: int, wanted: int, action: int) -> Refusal:
    """Refuse an action of another decision point: say what comes first, or that it is too late."""
    if wanted == at.AT_RESOURCE and (point == at.AT_BUILD or point == at.AT_EXTRA):
        passed = 0 if _refuse_resource(state, seat, action) else ONLY_LATE
        return Refusal("TT-3.1", Line("tiny_towns-why-placed"), passed)
    if point == at.AT_MARK:
        card = state.cards[m.BLACK]
        return Refusal(m.CARD_RULE[card], Line("tiny_towns-why-now-mark", {"card": CARDS[card]}))
    name = at.POINT_NAMES[at.AT_BUILD if point == at.AT_EXTRA else point]
    return Refusal(NOW[point], Line(f"tiny_towns-why-now-{name}"))


def _refuse_choice(state: TinyTownsState, town: Town, point: int, action: int) -> Refusal | None:
    """Refuse a monument, or a resource to name, pick or mark with."""
    if point == at.AT_CHOOSE:
        card = action - act.KEEP + COMMON
        if card == town.kept or card == town.other:
            return None
        return Refusal("TT-2.3", Line("tiny_towns-why-not-dealt", {"card": CARDS[card]}), 1)
    if point == at.AT_PICK:
        resource = action - act.PICK
        if (state.open >> 3 * resource) & 7:
            return None
        return Refusal("TT-11.2", Line("tiny_towns-why-not-open", {"resource": RESOURCES[resource]}), 1)
    resource = action - (act.NAME if point == at.AT_NAME else act.MARK)
    if not on_banks(state, town) & BIT[resource]:
        return None
    verb = "name" if point == at.AT_NAME else "mark"
    return Refusal("TT-6.22", Line(f"tiny_towns-why-bank-{verb}", {"resource": RESOURCES[resource]}), 1)


# The resource of the round.


def _refuse_resource(state: TinyTownsState, seat: int, action: int) -> Refusal | None:
    """Refuse what is done with the cube of the round (section 4)."""
    town = state.towns[seat]
    if action < act.STORE:
        return _refuse_place(state, seat, (action - act.PLACE) >> 4, action - act.PLACE & 15)
    if action < act.REST:
        return _refuse_warehouse(state, seat, action)
    if action < act.DISCARD:
        return _refuse_rest(state, seat, action - act.REST)
    if not state.cavern:
        return Refusal("TT-10.1", Line("tiny_towns-why-no-cavern"), 1)
    if not is_foreign(state, seat):
        return _refuse_own(state, 2)
    if town.cavern < m.CAVERN_USES:
        return None
    return Refusal("TT-4.6", Line("tiny_towns-why-cavern-used", {"used": town.cavern, "most": m.CAVERN_USES}), 3)


def _refuse_own(state: TinyTownsState, passed: int) -> Refusal:
    """Refuse what cannot be done with a resource that the seat chose itself."""
    if state.source == at.FREE:
        return Refusal("TT-4.7", Line("tiny_towns-why-free"), passed)
    return Refusal("TT-4.1", Line("tiny_towns-why-own", {"resource": RESOURCES[state.resource]}), passed)


def _refuse_place(state: TinyTownsState, seat: int, resource: int, square: int) -> Refusal | None:
    town = state.towns[seat]
    if resources_to_place(state, seat) & BIT[resource]:
        return _refuse_square(state, town, square, "TT-4.1", 2)
    said: dict[str, str | int] = {"resource": RESOURCES[state.resource]}
    if state.source == at.FREE:
        return Refusal("TT-10.4", Line("tiny_towns-why-bank-free", {"resource": RESOURCES[resource]}), 1)
    if is_foreign(state, seat) and state.cards[m.BLACK] == m.FACTORY and town.black:
        return Refusal("TT-4.2", Line("tiny_towns-why-factory", said), 1)
    return Refusal("TT-4.1", Line("tiny_towns-why-resource", said), 1)


def _refuse_square(state: TinyTownsState, town: Town, square: int, rule: str, passed: int) -> Refusal | None:
    """Refuse a square that is not empty."""
    if town.empty() & BIT[square]:
        return None
    cube = (town.cubes >> 3 * square) & 7
    if cube:
        return Refusal(rule, Line("tiny_towns-why-square-cube", {"resource": RESOURCES[cube - 1]}), passed)
    return Refusal(rule, Line("tiny_towns-why-square-building", {"card": _card_at(state, town, square)}), passed)


def _card_at(state: TinyTownsState, town: Town, square: int) -> str:
    kind = town.type_at(square)
    return CARDS[town.kept if kind == m.MAGENTA else state.cards[kind]]


def _refuse_warehouse(state: TinyTownsState, seat: int, action: int) -> Refusal | None:
    """Refuse storing a cube, or swapping it for a stored one (TT-4.3, TT-4.4)."""
    town = state.towns[seat]
    swaps = action >= act.SWAP
    rule = "TT-4.4" if swaps else "TT-4.3"
    square = (action - act.SWAP) // 80 if swaps else action - act.STORE
    if not warehouses_of(state, town) & BIT[square]:
        return Refusal(rule, Line("tiny_towns-why-no-warehouse"), 1)
    if not is_foreign(state, seat):
        return _refuse_own(state, 2)
    stored = town.stored[square]
    if not swaps:
        if m.CONTENT_ADD[stored * 5 + state.resource] >= 0:
            return None
        held = m.CONTENT_SIZE[stored]
        return Refusal(rule, Line("tiny_towns-why-warehouse-full", {"held": held, "most": m.CAPACITY}), 3)
    out = (action - act.SWAP) // 16 % 5
    if m.CONTENT_SWAP[stored * 25 + out * 5 + state.resource] >= 0:
        return _refuse_square(state, town, action - act.SWAP & 15, rule, 4)
    reason = "same" if out == state.resource else "missing"
    return Refusal(rule, Line(f"tiny_towns-why-swap-{reason}", {"resource": RESOURCES[out]}), 3)


def _refuse_rest(state: TinyTownsState, seat: int, square: int) -> Refusal | None:
    """Refuse putting a cube on a Cottage (TT-4.5)."""
    town = state.towns[seat]
    if not town.blue & BIT[square]:
        return Refusal("TT-4.5", Line("tiny_towns-why-no-cottage"), 1)
    if not town.has_built(m.STATUE):
        return Refusal("TT-4.5", Line("tiny_towns-why-no-statue"), 1)
    if not is_foreign(state, seat):
        return _refuse_own(state, 2)
    cube = (town.resting >> 3 * square) & 7
    return Refusal("TT-4.5", Line("tiny_towns-why-cottage-full", {"resource": RESOURCES[cube - 1]}), 3) if cube else None


# Buildings.


def _refuse_build(state: TinyTownsState, town: Town, site: int, landing: int) -> Refusal | None:
    """Refuse constructing a card at a site (section 5)."""
    card = m.SITE_CARD[site]
    if card >= COMMON:
        refusal = _refuse_monument(state, town, card)
    else:
        refusal = _refuse_piece(state, town, card, 1)
    if refusal is not None:
        return refusal
    posts = posts_in_use(town, state.cards)
    every = town.black if state.cards[m.BLACK] == m.TRADING_POST else 0  # those of this round, too
    needed = NEEDED[card]
    missing = 0
    for resource in range(5):
        missing += max(0, needed[resource] - _cubes_of(town, resource))
    if missing > count(every):
        return _refuse_cubes(town, card)
    squares = m.SITE_SQUARES[site]
    right = _right(town.cubes, site, posts)
    if right < count(squares):
        return _refuse_pattern(town, site, landing, right, every)
    if not squares & ~posts:
        return Refusal("TT-5.5", Line("tiny_towns-why-post-alone"), 3)
    if landings(town, card, squares & ~posts) & BIT[landing]:
        return None
    passed = 4 + right
    if posts & BIT[landing]:
        return Refusal("TT-5.5", Line("tiny_towns-why-landing-post"), passed)
    if landings(town, card, 0):
        return _refuse_square(state, town, landing, "TT-5.4", passed)
    return Refusal("TT-5.3", Line("tiny_towns-why-landing", {"card": CARDS[card]}), passed)


def _refuse_piece(state: TinyTownsState, town: Town, card: int, passed: int) -> Refusal | None:
    """Refuse a common building that cannot enter the town."""
    if card not in state.cards:
        return _card_out(card, passed)
    if card == m.BANK and not bank_fits(town):
        return Refusal("TT-6.26", Line("tiny_towns-why-banks-full", {"most": len(RESOURCES)}), passed + 1)
    return None


def _card_out(card: int, passed: int) -> Refusal:
    return Refusal("TT-2.2", Line("tiny_towns-why-card-out", {"card": CARDS[card]}), passed)


def _refuse_monument(state: TinyTownsState, town: Town, card: int) -> Refusal | None:
    if not state.monuments:
        return Refusal("TT-2.3", Line("tiny_towns-why-no-monuments"), 1)
    if card != town.kept:
        return Refusal("TT-5.6", Line("tiny_towns-why-other-monument", {"card": CARDS[town.kept]}), 1)
    if not has_monument(town):
        return Refusal("TT-5.6", Line("tiny_towns-why-monument-built"), 2)
    return None


def _cubes_of(town: Town, resource: int) -> int:
    found, rest = 0, town.cubes
    while rest:
        if rest & 7 == resource + 1:
            found += 1
        rest >>= 3
    return found


def _refuse_cubes(town: Town, card: int) -> Refusal:
    """Name the resource of which most cubes are missing."""
    lacking = [NEEDED[card][resource] - _cubes_of(town, resource) for resource in range(5)]
    worst = lacking.index(max(lacking))
    said: dict[str, str | int] = {"card": CARDS[card], "resource": RESOURCES[worst], "needed": NEEDED[card][worst]}
    said["has"] = _cubes_of(town, worst)
    return Refusal("TT-5.2", Line("tiny_towns-why-cubes", said), 2)


def _right(cubes: int, site: int, posts: int) -> int:
    """Return how many squares of a site carry what the pattern wants, at best; Trading Posts stand for anything."""
    squares = members16(m.SITE_SQUARES[site])
    best = 0
    for pattern in SITE_CUBES[site]:
        right = 0
        for square in squares:
            if posts & BIT[square] or not (cubes ^ pattern) & m.CELL[square]:
                right += 1
        best = max(best, right)
    return best


def _refuse_pattern(town: Town, site: int, landing: int, right: int, every: int) -> Refusal:
    """Refuse cubes that do not show the pattern; of several sites, the touched one with most cubes in place is told."""
    card, squares = m.SITE_CARD[site], m.SITE_SQUARES[site]
    if squares & ~every and _right(town.cubes, site, every) == count(squares):
        return Refusal("TT-5.5", Line("tiny_towns-why-post-new"), 3 + right)
    said: dict[str, str | int] = {"card": CARDS[card], "right": right, "needed": count(squares)}
    return Refusal("TT-5.2", Line("tiny_towns-why-pattern", said), 3 + (right if squares & BIT[landing] else 0))


def _refuse_replace(state: TinyTownsState, seat: int, action: int) -> Refusal | None:
    """Refuse a replacement by the Architect's Guild (TT-7.1, TT-A11)."""
    town = state.towns[seat]
    before = (state.pending[seat] & FRAME) >> 4
    square, card = divmod(action - act.REPLACE, COMMON)
    kind = town.type_at(square)
    if kind < 0:
        return Refusal("TT-7.1", Line("tiny_towns-why-no-building"), 1)
    if kind == m.MAGENTA:
        return Refusal("TT-A11", Line("tiny_towns-why-monument-stays"), 2)
    if square == before - 1:
        return Refusal("TT-A11", Line("tiny_towns-why-replaced"), 3)
    refusal = _refuse_piece(state, town, card, 4)
    if refusal is None and CARD_TYPE[card] == kind:
        return Refusal("TT-A11", Line("tiny_towns-why-same-type", {"card": CARDS[card]}), 6)
    return refusal


def _refuse_claim(state: TinyTownsState, town: Town, card: int, square: int) -> Refusal | None:
    """Refuse placing a piece won by Opaleye's Watch (TT-7.17)."""
    refusal = _refuse_piece(state, town, card, 1)
    if refusal is None and not town.won & BIT[CARD_TYPE[card]]:
        refusal = Refusal("TT-7.16", Line("tiny_towns-why-not-won", {"card": CARDS[card]}), 3)
    return refusal or _refuse_square(state, town, square, "TT-7.17", 4)
