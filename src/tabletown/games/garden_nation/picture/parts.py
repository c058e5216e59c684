"""The parts of the picture: the garden, the crane's territory close up, the seats, the cards."""

from collections.abc import Callable

from tabletown.core.facets import Look
from tabletown.core.translate import Say
from tabletown.drawing import Canvas, Picture
from tabletown.drawing.parts import CENTRE, SEATS, SIDE, Painter, Parts
from tabletown.games.garden_nation.picture.board import draw_close, draw_garden
from tabletown.games.garden_nation.picture.cards import draw_objectives, draw_projects
from tabletown.games.garden_nation.picture.panels import draw_lands, draw_order, draw_result, draw_supply
from tabletown.games.garden_nation.picture.pieces import SPRITE
from tabletown.games.garden_nation.picture.scene import Scene
from tabletown.games.garden_nation.picture.seats import draw_seat
from tabletown.games.garden_nation.rules.view import GardenNationView

GARDEN = 784.0
BUTTONS = ("build", "demolish", "invade", "transfer_roof", "move_on", "pass")


def parts(view: GardenNationView, legal: tuple[int, ...], say: Say, look: Look) -> Parts:
    """Return the table in parts."""
    scene = Scene(view, legal, say, look.since)
    painter = Painter("garden_nation", scene.touches, (SPRITE,), say)
    title = scene.word("title", round=view.round)
    garden = painter.canvas("garden", GARDEN, title=title)
    garden.height = draw_garden(garden, scene, 0, 0, GARDEN)
    over = view.phase == "over"
    close = (
        ()
        if over or not look.narrow
        else painter.part("close", SIDE, lambda canvas, width: draw_close(canvas, scene, 2, 2, width), title)
    )

    def part(
        name: str, width: float, drawn: Callable[[Canvas, Scene, float, float, float], float], shows: tuple[object, ...]
    ) -> tuple[Picture, ...]:
        return painter.part(name, width, lambda canvas, wide: drawn(canvas, scene, 2, 2, wide), shows=shows)

    return Parts(
        board=garden.picture(),
        paints=scene.paints,
        sprites=(SPRITE,),
        facts=(scene.word("round", round=view.round),) if view.round else (),
        choices=painter.choices(_add_choices),
        other=close[0] if close else None,
        under=painter.part(
            "result", SIDE if look.narrow else CENTRE, lambda canvas, width: draw_result(canvas, scene, 2, 2, width)
        )
        if over
        else (),
        seats=painter.each(
            view.options.seats,
            SEATS,
            lambda canvas, seat, width: draw_seat(canvas, scene, seat, 2, 2, width),
            lambda seat: _shows_of_seat(scene, seat),
        ),
        about=(
            *part("order", SEATS, draw_order, (view.options, view.phase, view.round, view.order, view.left)),
            *part("supply", SEATS, draw_supply, (view.roofs, view.tokens)),
            *part("lands", SEATS, draw_lands, ()),
        ),
        side=(
            *part("projects", SIDE, draw_projects, (view.deck, view.display, view.seat, view.layout, scene.completing)),
            *part("objectives", SIDE, _draw_secrets, _shows_of_secrets(scene)),
        ),
    )


def _add_choices(canvas: Canvas) -> None:
    """Add buttons for actions that are not on the board, and for the verb where a zone allows several."""
    for verb in BUTTONS:
        canvas.choice(verb, f"garden_nation-choose-{verb}")
    canvas.choice("decline", "garden_nation-choose-decline", go=True, icon="done")


def _draw_secrets(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the objectives, with room for marks above them."""
    height = draw_objectives(canvas, scene, x, y + 4, width)
    return height + 4 if height else 0.0


def _shows_of_seat(scene: Scene, seat: int) -> tuple[object, ...]:
    view = scene.view
    deciding = view.actors > 0 and view.actors >> seat & 1
    stock = (view.population[seat], view.supply[seat], view.ploys[seat], len(view.done[seat]))
    points = scene.scores[seat].total
    return (view.options, view.phase, deciding, seat == view.seat, points, stock, scene.incomes[seat], view.order)


def _shows_of_secrets(scene: Scene) -> tuple[object, ...]:
    view = scene.view
    if view.seat is None:
        return ()
    leading = [scene.leaders(number) for number, _ in view.layout]
    own = (view.seat, view.dealt, view.kept[view.seat], scene.scores[view.seat])
    return (view.options, view.phase == "over", view.layout, leading, own)
