"""The parts of the picture: the garden, the crane's territory close up, the seats, the cards, and the numbers of a turn."""

from collections.abc import Callable
from functools import partial

from tabletown.core.facets import Look
from tabletown.core.translate import Say
from tabletown.drawing import Canvas, Picture
from tabletown.drawing.parts import SEATS, SIDE, Painter, Parts, Tab
from tabletown.games.garden_nation.picture.board import CLOSE, HIGH, WIDE, draw_close, draw_garden
from tabletown.games.garden_nation.picture.cards import TALL, draw_done, draw_objectives, draw_projects
from tabletown.games.garden_nation.picture.choices import add_choices
from tabletown.games.garden_nation.picture.facts import budget, facts, mine, notes, vitals
from tabletown.games.garden_nation.picture.panels import draw_lands, draw_order, draw_result, draw_supply
from tabletown.games.garden_nation.picture.pieces import SPRITE
from tabletown.games.garden_nation.picture.rail import RAIL, draw_rail
from tabletown.games.garden_nation.picture.scene import Scene
from tabletown.games.garden_nation.picture.seats import draw_seat
from tabletown.games.garden_nation.picture.targets import draw_close_targets, draw_targets
from tabletown.games.garden_nation.rules import actions as act
from tabletown.games.garden_nation.rules.view import GardenNationView

GARDEN = 784.0
CARD_HEIGHT = 336
Drawn = Callable[[Canvas, Scene, float, float, float], float]


def parts(view: GardenNationView, legal: tuple[int, ...], say: Say, look: Look) -> Parts:
    """Return the table in parts."""
    scene = Scene(view, legal, say, look.since)
    painter = Painter("garden_nation", scene.touches, (SPRITE,), say)
    over, choosing = view.phase == "over", view.phase == "choose"

    def part(name: str, width: float, drawn: Drawn, *shows: object) -> tuple[Picture, ...]:
        return painter.part(name, width, lambda canvas, wide: drawn(canvas, scene, 2, 2, wide), shows=shows)

    tall = partial(draw_projects, high=TALL)
    about = SIDE if look.narrow else SEATS
    order = part("order", about, draw_order, view.options, view.phase, view.round, view.order, view.left)
    lands = part("lands", about, draw_lands)
    supply = part("supply", SIDE, draw_supply, view.roofs, view.tokens)
    projects = part(
        "projects",
        SIDE,
        tall if look.narrow else draw_projects,
        look.narrow,
        view.deck,
        view.display,
        view.seat,
        view.options,
        sorted(scene.completing),
    )
    done = part("done", SIDE, draw_done, view.options, view.done)
    objectives = part("objectives", about, _draw_secrets, *_shows_of_secrets(scene))
    tabs = [Tab("done", scene.word("tab-done"), (*done, *lands), "done", sum(len(each) for each in view.done))]
    if look.narrow:
        shown = (*projects, *supply, *order, *done, *lands)
        tabs = [Tab("projects", scene.word("tab-projects"), shown, "grid", sum(bool(card) for card in view.display))]
        if objectives:
            tabs.append(Tab("objectives", scene.word("tab-objectives"), objectives, "end"))
    if over:  # in a tab, so that the board keeps its size
        result = painter.part("result", SIDE, lambda canvas, width: draw_result(canvas, scene, 2, 2, width))
        tabs.insert(0, Tab("result", scene.word("tab-result"), result, "point"))
    return Parts(
        board=_garden(painter, scene),
        paints=scene.paints,
        sprites=(SPRITE,),
        facts=facts(scene, look.narrow),
        choices=painter.choices(partial(add_choices, scene, look.narrow)),
        other=_close(painter, scene) if look.narrow else None,
        seats=painter.each(
            view.options.seats,
            SEATS,
            lambda canvas, seat, width: draw_seat(canvas, scene, seat, 2, 2, width),
            lambda seat: _shows_of_seat(scene, seat),
        ),
        about=() if look.narrow else objectives if choosing else (*order, *objectives),
        side=() if look.narrow else (*projects, *supply),
        side_title=scene.word("tab-projects"),
        tabs=tuple(tabs),
        rail=painter.part("rail", RAIL, lambda canvas, width: draw_rail(canvas, scene, 2, 2, width)) if look.narrow else (),
        budget=budget(scene),
        mine=mine(scene),
        vitals=vitals(scene),
        notes=notes(scene),
        costly=tuple(action for action in legal if act.DEMOLISH <= action < act.MOVE_ON),  # floors or a ploy
        card_height=CARD_HEIGHT,
    )


def _garden(painter: Painter, scene: Scene) -> Picture:
    """Return the whole garden."""
    canvas = painter.canvas("garden", GARDEN, HIGH * GARDEN / WIDE, title=scene.word("title", round=scene.view.round))
    draw_targets(canvas, scene, draw_garden(canvas, scene, 0, 0, GARDEN))
    return canvas.picture()


def _close(painter: Painter, scene: Scene) -> Picture:
    """Return the crane's territory close up, for a phone; it always has the same size."""
    canvas = painter.canvas("close", SIDE, CLOSE * SIDE, title=scene.word("title", round=scene.view.round))
    draw_close_targets(canvas, scene, draw_close(canvas, scene, 0, 0, SIDE))
    return canvas.picture()


def _draw_secrets(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the objectives, with room for marks above them."""
    height = draw_objectives(canvas, scene, x, y + 4, width)
    return height + 4 if height else 0.0


def _shows_of_seat(scene: Scene, seat: int) -> tuple[object, ...]:
    view = scene.view
    deciding = view.actors > 0 and view.actors >> seat & 1
    roofs = sum(each.closed for each in view.buildings if each.seat == seat)
    stock = (view.population[seat], view.supply[seat], view.ploys[seat], roofs)
    points = (scene.points[seat], scene.secret(seat))
    return (view.options, view.phase, deciding, seat == view.seat, points, stock, scene.incomes[seat], view.order)


def _shows_of_secrets(scene: Scene) -> tuple[object, ...]:
    view = scene.view
    if view.seat is None:
        return ()
    leading = [scene.leaders(number) for number, _ in view.layout]
    own = (view.seat, view.dealt, view.kept[view.seat], scene.sheets[view.seat])
    return (view.options, view.phase == "over", view.layout, leading, own)
