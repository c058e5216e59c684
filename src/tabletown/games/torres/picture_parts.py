"""Torres in parts, for a page: the towers, the plan, the score track, all seats, the cards."""

from collections.abc import Iterable

from tabletown.core.words import Say, speak
from tabletown.drawing.parts import SEATS, SIDE, Painter, Parts
from tabletown.games.torres.picture import DEEP, FOOT, LEFT, RIGHT, WIDE, add_choices, draw_plan, draw_towers, towers_for
from tabletown.games.torres.picture_cards import draw_cards
from tabletown.games.torres.picture_panels import circumstances, draw_standing, draw_track
from tabletown.games.torres.picture_scene import Scene
from tabletown.games.torres.picture_seats import draw_seat
from tabletown.games.torres.pieces import SPRITE
from tabletown.games.torres.view import TorresView

# The rule that stands behind each prompt; the first is for all others.
RULES = {
    "": "TR-5.1",
    "castle": "TR-2.2",
    "first_knight": "TR-2.4",
    "king": "TR-2.5",
    "stack": "TR-6.1",
    "shift": "TR-7.1",
    "keep": "TR-5.7",
    "keep-only": "TR-5.7",
    "left": "TR-6.2",
    "move_king": "TR-9.1",
    "over": "TR-10.1",
}


def parts(view: TorresView, legal: Iterable[int] = (), say: Say = speak) -> Parts:
    """The table for a page."""
    scene = Scene(view, tuple(legal), say, "")
    painter = Painter("torres", scene.touches, (SPRITE,), say)
    title = scene.word("title", phase=max(view.phase, 1))
    wide = 8 * WIDE + LEFT + RIGHT
    where = towers_for(scene, 0, 0, wide)
    towers = painter.canvas("towers", wide, 8 * DEEP + where.sky + FOOT, title)
    draw_towers(towers, scene, where)
    (plan,) = painter.part("plan", SIDE, lambda canvas, width: draw_plan(canvas, scene, 2, 2, width, touch=True), title)
    seats = painter.each(view.options.seats, SEATS, lambda canvas, seat, width: draw_seat(canvas, scene, seat, 2, 2, width))
    return Parts(
        board=towers.picture(),
        paints=scene.paints,
        sprites=(SPRITE,),
        facts=(circumstances(scene, False),),
        choices=painter.choices(lambda canvas: add_choices(canvas, scene)),
        other=plan,
        seats=seats,
        about=(
            *painter.part("standing", SEATS, lambda canvas, width: draw_standing(canvas, scene, 2, 2, width)),
            *painter.part("track", SEATS, lambda canvas, width: draw_track(canvas, scene, 2, 2, width)),
        ),
        side=painter.part("cards", SIDE, lambda canvas, width: draw_cards(canvas, scene, 2, 2, width)),
    )
