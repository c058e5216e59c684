"""Tiny Towns in parts, for a page: the town of a seat, the score, all seats, the cards."""

from collections.abc import Iterable

from tabletown.core.words import Say, speak
from tabletown.drawing.parts import CENTRE, SEATS, SIDE, Painter, Parts
from tabletown.games.tiny_towns.picture import add_choices
from tabletown.games.tiny_towns.picture_cards import draw_cards, draw_supply
from tabletown.games.tiny_towns.picture_panels import draw_deck, draw_result, draw_score
from tabletown.games.tiny_towns.picture_scene import Scene
from tabletown.games.tiny_towns.picture_seats import Size, draw_panel
from tabletown.games.tiny_towns.picture_town import draw_town, plan_for
from tabletown.games.tiny_towns.pieces import SPRITE
from tabletown.games.tiny_towns.view import TinyTownsView

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
    score = painter.part(
        f"score-{seat}",
        wide,
        lambda canvas, width: (
            draw_result(canvas, scene, 2, 2, width) if over else draw_score(canvas, scene, seat, 2, 2, width)
        ),
    )
    deck = painter.part("deck", SEATS, lambda canvas, width: draw_deck(canvas, scene, 2, 2, width))
    return Parts(
        board=town.picture(),
        paints=scene.paints,
        sprites=(SPRITE,),
        facts=(scene.word("round", round=view.round),) if view.round else (),
        choices=painter.choices(add_choices),
        under=(*painter.part("supply", wide, lambda canvas, width: draw_supply(canvas, scene, 2, 2, width)), *score),
        seats=painter.each(
            view.options.seats,
            SEATS,
            lambda canvas, each, width: draw_panel(canvas, scene, each, 2, 2, width, size, 104),
        ),
        about=deck if view.options.mode != "standard" and not over else (),
        side=painter.part("cards", SIDE, lambda canvas, width: draw_cards(canvas, scene, 2, 8, width) + 6),
        boards=view.options.seats > 1,
    )
