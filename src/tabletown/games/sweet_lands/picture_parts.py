"""Sweet Lands in parts, for a page: the domain of a seat, what it holds, all seats, areas and tracks."""

from collections.abc import Iterable

from tabletown.core.words import Say, speak
from tabletown.drawing import Picture
from tabletown.drawing.parts import CENTRE, SEATS, SIDE, Painter, Parts
from tabletown.games.sweet_lands.picture_cards import draw_character, draw_columns, draw_hand
from tabletown.games.sweet_lands.picture_choices import add_choices
from tabletown.games.sweet_lands.picture_goals import draw_goals, draw_help, draw_skills
from tabletown.games.sweet_lands.picture_houses import draw_houses
from tabletown.games.sweet_lands.picture_panels import draw_areas, draw_purse, draw_score
from tabletown.games.sweet_lands.picture_scene import Scene
from tabletown.games.sweet_lands.picture_seats import draw_seat
from tabletown.games.sweet_lands.picture_setup import draw_setup
from tabletown.games.sweet_lands.picture_town import draw_domain, height
from tabletown.games.sweet_lands.picture_tracks import draw_tracks
from tabletown.games.sweet_lands.pieces import SPRITE
from tabletown.games.sweet_lands.view import SweetLandsView

DOMAIN = 632.0
HAND = 740.0

# The rule that stands behind each prompt; the first is for all others.
RULES = {
    "": "SL-5.1",
    "character": "SL-2.1",
    "domain": "SL-2.1",
    "help_cell": "SL-2.1",
    "terrain": "SL-6.1",
    "terrain_road": "SL-6.1",
    "road": "SL-6.1",
    "flip": "SL-6.1",
    "hare": "SL-6.1",
    "property": "SL-7.1",
    "build": "SL-7.1",
    "tower": "SL-7.1",
    "industry": "SL-8.1",
    "prosperity": "SL-8.1",
    "skill": "SL-10.1",
    "employ": "SL-9.1",
    "employ_card": "SL-9.1",
    "column": "SL-9.1",
    "play_card": "SL-9.1",
    "order": "SL-12.1",
    "draft": "SL-17.1",
    "cleanup": "SL-13.1",
    "over": "SL-14.1",
}


def parts(
    view: SweetLandsView,
    legal: Iterable[int] = (),
    say: Say = speak,
    *,
    look: int | None = None,
    since: SweetLandsView | None = None,
    narrow: bool = False,
) -> Parts:
    """The table for a page, `narrow` for a phone; `look` is the seat whose domain is in the middle."""
    scene = Scene(view, tuple(legal), say, since, look)
    painter = Painter("sweet_lands", scene.touches, (SPRITE,), say)
    seats = painter.each(view.options.seats, SEATS, lambda canvas, seat, width: draw_seat(canvas, scene, seat, 2, 2, width))
    middle = SIDE if narrow else CENTRE
    return Parts(
        board=_board(painter, scene),
        paints=scene.paints,
        sprites=(SPRITE,),
        facts=(scene.word("round", round=view.round, rounds=scene.material.rounds),) if view.round else (),
        choices=painter.choices(lambda canvas: add_choices(canvas, scene)),
        under=(
            *painter.part("purse", middle, lambda canvas, width: draw_purse(canvas, scene, 2, 2, width)),
            *painter.part("setup", middle, lambda canvas, width: draw_setup(canvas, scene, 2, 2, width)),
            *painter.part("hand", SIDE if narrow else HAND, lambda canvas, width: draw_hand(canvas, scene, 2, 2, width)),
        ),
        seats=seats,
        about=(
            *painter.part("score", SEATS, lambda canvas, width: draw_score(canvas, scene, 2, 2, width)),
            *painter.part("goals", SEATS, lambda canvas, width: draw_goals(canvas, scene, 2, 2, width)),
        ),
        side=(
            *painter.part("areas", SIDE, lambda canvas, width: draw_areas(canvas, scene, 2, 2, width)),
            *painter.part("columns", SIDE, lambda canvas, width: draw_columns(canvas, scene, 2, 2, width)),
            *painter.part("tracks", SIDE, lambda canvas, width: draw_tracks(canvas, scene, 2, 2, width)),
            *painter.part("houses", SIDE, lambda canvas, width: draw_houses(canvas, scene, 2, 2, width)),
            *painter.part("character", SIDE, lambda canvas, width: draw_character(canvas, scene, 2, 2, width)),
            *painter.part("skills", SIDE, lambda canvas, width: draw_skills(canvas, scene, 2, 2, width)),
            *painter.part("help", SIDE, lambda canvas, width: draw_help(canvas, scene, 2, 2, width)),
        ),
        boards=view.options.seats > 1,
    )


def _board(painter: Painter, scene: Scene) -> Picture:
    """The domain, once its board is chosen."""
    seat = scene.owner
    size = height(DOMAIN) if scene.realm.board else 1
    domain = painter.canvas(f"domain-{seat}", DOMAIN, size, scene.word("title", round=scene.view.round))
    if scene.realm.board:
        draw_domain(domain, scene, seat, 0, 0, DOMAIN)
    return domain.picture()
