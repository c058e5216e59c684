"""Garden Nation in parts, for a page: the garden, the crane's territory close, all seats, the cards."""

from collections.abc import Iterable

from tabletown.core.words import Say, speak
from tabletown.drawing.parts import CENTRE, SEATS, SIDE, Painter, Parts
from tabletown.games.garden_nation.picture import CENTRE as GARDEN
from tabletown.games.garden_nation.picture import add_choices
from tabletown.games.garden_nation.picture_cards import draw_objectives, draw_projects
from tabletown.games.garden_nation.picture_garden import draw_close, draw_garden
from tabletown.games.garden_nation.picture_panels import draw_lands, draw_order, draw_result, draw_supply
from tabletown.games.garden_nation.picture_scene import Scene
from tabletown.games.garden_nation.picture_seats import draw_seat
from tabletown.games.garden_nation.pieces import SPRITE
from tabletown.games.garden_nation.view import GardenNationView

# The rule that stands behind each prompt; the first is for all others.
RULES = {
    "": "GN-5.1",
    "choose": "GN-3.3",
    "first": "GN-3.4",
    "project": "GN-6.1",
    "next_player": "GN-4.3",
    "locked": "GN-7.1",
    "over": "GN-9.1",
}


def parts(
    view: GardenNationView,
    legal: Iterable[int] = (),
    say: Say = speak,
    *,
    since: GardenNationView | None = None,
    narrow: bool = False,
) -> Parts:
    """The table for a page, `narrow` for a phone."""
    scene = Scene(view, tuple(legal), say, since)
    painter = Painter("garden_nation", scene.touches, (SPRITE,), say)
    title = scene.word("title", round=view.round)
    garden = painter.canvas("garden", GARDEN, title=title)
    garden.height = draw_garden(garden, scene, 0, 0, GARDEN)
    over = view.phase == "over"
    close = (
        ()
        if over or not narrow
        else painter.part("close", SIDE, lambda canvas, width: draw_close(canvas, scene, 2, 2, width), title)
    )
    seats = painter.each(view.options.seats, SEATS, lambda canvas, seat, width: draw_seat(canvas, scene, seat, 2, 2, width))
    return Parts(
        board=garden.picture(),
        paints=scene.paints,
        sprites=(SPRITE,),
        facts=(scene.word("round", round=view.round),) if view.round else (),
        choices=painter.choices(add_choices),
        other=close[0] if close else None,
        under=painter.part(
            "result", SIDE if narrow else CENTRE, lambda canvas, width: draw_result(canvas, scene, 2, 2, width)
        )
        if over
        else (),
        seats=seats,
        about=(
            *painter.part("order", SEATS, lambda canvas, width: draw_order(canvas, scene, 2, 2, width)),
            *painter.part("supply", SEATS, lambda canvas, width: draw_supply(canvas, scene, 2, 2, width)),
            *painter.part("lands", SEATS, lambda canvas, width: draw_lands(canvas, scene, 2, 2, width)),
        ),
        side=(
            *painter.part("projects", SIDE, lambda canvas, width: draw_projects(canvas, scene, 2, 2, width)),
            *painter.part("objectives", SIDE, lambda canvas, width: draw_objectives(canvas, scene, 2, 6, width) + 4),
        ),
    )
