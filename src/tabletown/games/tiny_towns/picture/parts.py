"""Tiny Towns in parts, for a page: the town of a seat, the score, all seats, the cards."""

from collections.abc import Iterable

from tabletown.core.translate import Say, speak
from tabletown.drawing import Canvas, Picture
from tabletown.drawing.parts import CENTRE, SEATS, SIDE, Drawn, Painter, Parts
from tabletown.games.tiny_towns.picture.board import draw_town, plan_for
from tabletown.games.tiny_towns.picture.cards import chip_of, draw_cards, draw_supply, monuments
from tabletown.games.tiny_towns.picture.panels import draw_deck, draw_result, draw_score
from tabletown.games.tiny_towns.picture.pieces import SPRITE
from tabletown.games.tiny_towns.picture.scene import Scene
from tabletown.games.tiny_towns.picture.seats import Size, draw_panel
from tabletown.games.tiny_towns.picture.table import add_choices
from tabletown.games.tiny_towns.rules.view import TinyTownsView

# The rule that stands behind each prompt; the first is for all others.
RULES = {
    "": "TT-3.1",
    "choose": "TT-2.5",
    "name": "TT-3.5",
    "pick": "TT-11.2",
    "resource": "TT-4.1",
    "resource-own": "TT-4.1",
    "resource-card": "TT-4.1",
    "resource-free": "TT-4.7",
    "build": "TT-5.1",
    "extra": "TT-5.9",
    "mark": "TT-6.22",
    "guild": "TT-7.1",
    "guild-again": "TT-7.1",
    "grove": "TT-7.7",
    "watch_setup": "TT-7.10",
    "watch": "TT-7.10",
    "over": "TT-9.1",
}


def parts(
    view: TinyTownsView,
    legal: Iterable[int] = (),
    say: Say = speak,
    *,
    since: TinyTownsView | None = None,
    look: int | None = None,
    narrow: bool = False,
) -> Parts:
    """The table for a page, `narrow` for a phone; `look` is the seat whose town is in the middle."""
    scene = Scene(view, tuple(legal), say, since)
    painter = Painter("tiny_towns", scene.touches, (SPRITE,), say)
    own = 0 if view.seat is None else view.seat
    seat = own if look is None else look
    plan = plan_for(481)
    town = painter.canvas(f"town-{seat}", plan.width, plan.height, scene.word("town", seat=seat))
    draw_town(town, scene, seat, plan)
    size: Size = "full" if view.options.seats <= 4 else "compact"
    wide = SIDE if narrow else CENTRE
    over = view.phase == "over"
    shows = _shows(scene)

    def part(name: str, width: float, drawn: Drawn, place: str = "") -> tuple[Picture, ...]:
        return painter.part(place or name, width, drawn, shows=shows[name])

    def score(canvas: Canvas, width: float) -> float:
        return draw_result(canvas, scene, 2, 2, width) if over else draw_score(canvas, scene, seat, 2, 2, width)

    return Parts(
        board=town.picture(),
        paints=scene.paints,
        sprites=(SPRITE,),
        facts=(scene.word("round", round=view.round),) if view.round else (),
        choices=painter.choices(add_choices),
        under=(
            *part("supply", wide, lambda canvas, width: draw_supply(canvas, scene, 2, 2, width)),
            *part("score", wide, score, f"score-{seat}"),
        ),
        seats=painter.each(
            view.options.seats,
            SEATS,
            lambda canvas, each, width: draw_panel(canvas, scene, each, 2, 2, width, size, 104),
            lambda each: _shows_of_seat(scene, each),
        ),
        about=part("deck", SEATS, lambda canvas, width: draw_deck(canvas, scene, 2, 2, width))
        if view.options.mode != "standard" and not over
        else (),
        side=part("cards", SIDE, lambda canvas, width: draw_cards(canvas, scene, 2, 8, width) + 6),
        boards=view.options.seats > 1,
    )


# What each part depends on.


def _shows(scene: Scene) -> dict[str, tuple[object, ...]]:
    view = scene.view
    shown = monuments(scene)
    aside = () if view.seat is None else view.towns[view.seat].aside
    chips = [chip_of(scene, card) for card in (*view.cards, *(card for card, _ in shown)) if card]
    winners = None if scene.end is None else scene.end.winners()
    return {
        "supply": (scene.point, bool(scene.legal), scene.hand, view.phase, view.open),
        "score": (view.options, winners, scene.scores, view.cards, [town.monument for town in view.towns]),
        "deck": (view.options, view.unseen, view.returned, view.round),
        "cards": (view.cards, shown, chips, aside),
    }


def _shows_of_seat(scene: Scene, seat: int) -> tuple[object, ...]:
    view = scene.view
    doing = (view.phase, view.actors > 0 and view.actors >> seat & 1, view.skipped >> seat & 1, view.hammer == seat)
    town = (view.towns[seat], scene.changed(seat), view.kept[seat], view.named[seat], scene.scores[seat])
    return (view.options, view.cards, doing, town, seat == view.seat)
