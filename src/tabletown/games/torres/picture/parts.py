"""Torres in parts, for a page: the towers, the plan, the score track, all seats, the cards."""

from collections.abc import Callable

from tabletown.core.facets import Look
from tabletown.core.translate import Say
from tabletown.drawing import Canvas, Picture
from tabletown.drawing.parts import SEATS, SIDE, Painter, Parts
from tabletown.games.torres.picture.board import (
    DEEP,
    FOOT,
    LEFT,
    RIGHT,
    WIDE,
    add_choices,
    draw_plan,
    draw_towers,
    towers_for,
)
from tabletown.games.torres.picture.cards import draw_cards
from tabletown.games.torres.picture.panels import circumstances, draw_standing, draw_track
from tabletown.games.torres.picture.pieces import SPRITE
from tabletown.games.torres.picture.scene import Scene
from tabletown.games.torres.picture.seats import draw_seat
from tabletown.games.torres.rules.view import TorresView
from tabletown.games.torres.text import between_years


def parts(view: TorresView, legal: tuple[int, ...], say: Say, look: Look) -> Parts:
    """Return the table in parts."""
    scene = Scene(view, legal, say, "", look.since)
    painter = Painter("torres", scene.touches, (SPRITE,), say)
    title = scene.word("title", phase=max(view.phase, 1))
    wide = 8 * WIDE + LEFT + RIGHT
    where = towers_for(scene, 0, 0, wide)
    towers = painter.canvas("towers", wide, 8 * DEEP + where.sky + FOOT, title)
    draw_towers(towers, scene, where)
    (plan,) = painter.part("plan", SIDE, lambda canvas, width: draw_plan(canvas, scene, 2, 2, width, touch=True), title)

    def part(
        name: str, width: float, drawn: Callable[[Canvas, Scene, float, float, float], float], shows: tuple[object, ...]
    ) -> tuple[Picture, ...]:
        return painter.part(name, width, lambda canvas, wide: drawn(canvas, scene, 2, 2, wide), shows=shows)

    return Parts(
        board=towers.picture(),
        paints=scene.paints,
        sprites=(SPRITE,),
        facts=(circumstances(scene, False),),
        choices=painter.choices(lambda canvas: add_choices(canvas, scene)),
        other=plan,
        seats=painter.each(
            view.options.seats,
            SEATS,
            lambda canvas, seat, width: draw_seat(canvas, scene, seat, 2, 2, width),
            lambda seat: _shows_of_seat(scene, seat),
        ),
        about=(
            *part("standing", SEATS, draw_standing, _shows_of_standing(scene)),
            *part("track", SEATS, draw_track, tuple(each.score for each in view.seats)),
        ),
        side=part("cards", SIDE, draw_cards, _shows_of_cards(scene)),
    )


def _shows_of_seat(scene: Scene, seat: int) -> tuple[object, ...]:
    view = scene.view
    first = seat == view.first and bool(view.phase and bool(view.pending))
    turn = seat == view.turn and (bool(view.pending), view.actors > 0, view.chosen)
    return (view.options, view.seats[seat], seat == view.seat, first, turn)


def _shows_of_standing(scene: Scene) -> tuple[object, ...]:
    view = scene.view
    rows = [(each.score, each.tally) for each in view.seats]
    if not view.pending:
        return (view.options, rows)
    return (view.options, rows, between_years(view), view.master, scene.forecasts)


def _shows_of_cards(scene: Scene) -> tuple[object, ...]:
    view = scene.view
    open_to_all = (
        view.supply,
        view.deck,
        view.looking,
        view.master,
        view.first,
        view.opener,
        view.phase,
        bool(view.pending),
    )
    known = (view.seat, view.drawn, view.bought, view.top, view.bottom)
    cards = [(each.hand, each.played, each.deck, each.known_top, each.known_bottom) for each in view.seats]
    return (view.options, open_to_all, known, cards)
