"""Pictures of Garden Nation: the whole table in one, and its parts for a page that places them itself."""

from collections.abc import Callable, Iterable
from typing import Literal

from tabletown.core.translate import Say, speak
from tabletown.drawing import Box, Canvas, Picture
from tabletown.games.garden_nation.picture.board import draw_close, draw_garden
from tabletown.games.garden_nation.picture.cards import CARD, card_picture, draw_objectives, draw_projects
from tabletown.games.garden_nation.picture.panels import draw_lands, draw_order, draw_prompt, draw_result, draw_supply
from tabletown.games.garden_nation.picture.pieces import SPRITE
from tabletown.games.garden_nation.picture.scene import Scene
from tabletown.games.garden_nation.picture.seats import STRIP, draw_seat, draw_strip
from tabletown.games.garden_nation.rules.view import GardenNationView
from tabletown.games.garden_nation.text import prompt

Layout = Literal["wide", "narrow"]
MARGIN, GAP = 16.0, 12.0
SEATS, CENTRE, CARDS = 248.0, 784.0, 344.0
NARROW = 360.0
BUTTONS = ("build", "demolish", "invade", "transfer_roof", "move_on", "pass")


def draw(
    view: GardenNationView,
    legal: Iterable[int] = (),
    say: Say = speak,
    *,
    width: Layout = "wide",
    since: GardenNationView | None = None,
) -> Picture:
    """The whole table: for a laptop, a notebook or a file when wide, for a phone when narrow.

    `since` is an earlier view of the same seat; what has changed since then is marked.
    """
    scene = Scene(view, tuple(legal), say, since)
    canvas = _canvas(scene, "garden_nation")
    line = prompt(view)
    canvas.title, canvas.description = scene.word("title", round=view.round), say(line.message, line.arguments)
    (_compose_wide if width == "wide" else _compose_narrow)(canvas, scene)
    add_choices(canvas)
    return canvas.picture()


# Parts, for a page that places them itself. Together they show every legal action: the garden has zones, posts and buttons,
# the supply has the bramble tokens, projects and objectives are cards, seats are panels.


def garden(
    view: GardenNationView, legal: Iterable[int] = (), say: Say = speak, *, since: GardenNationView | None = None
) -> Picture:
    """The garden with the buttons."""
    scene = Scene(view, tuple(legal), say, since)
    canvas = _canvas(scene, "garden_nation-garden", CENTRE)
    canvas.title = scene.word("title", round=view.round)
    canvas.height = draw_garden(canvas, scene, 0, 0, CENTRE)
    add_choices(canvas)
    return canvas.picture()


def supply(view: GardenNationView, legal: Iterable[int] = (), say: Say = speak, *, width: float = SEATS) -> Picture:
    """Roofs and bramble tokens left."""
    scene = Scene(view, tuple(legal), say)
    return _part(scene, "supply", width, lambda canvas: draw_supply(canvas, scene, 2, 2, width - 4))


def projects(view: GardenNationView, legal: Iterable[int] = (), say: Say = speak, *, width: float = CARDS) -> Picture:
    """The projects on display."""
    scene = Scene(view, tuple(legal), say)
    return _part(scene, "projects", width, lambda canvas: draw_projects(canvas, scene, 2, 2, width - 4))


def objectives(view: GardenNationView, legal: Iterable[int] = (), say: Say = speak, *, width: float = CARDS) -> Picture:
    """The viewer's objectives."""
    scene = Scene(view, tuple(legal), say)
    return _part(scene, "objectives", width, lambda canvas: draw_objectives(canvas, scene, 2, 2, width - 4))


def panel(view: GardenNationView, seat: int, say: Say = speak, legal: Iterable[int] = ()) -> Picture:
    """What everybody may see of a seat."""
    scene = Scene(view, tuple(legal), say)
    return _part(scene, f"panel-{seat}", SEATS, lambda canvas: draw_seat(canvas, scene, seat, 2, 2, SEATS - 4))


def card(view: GardenNationView, card: str, say: Say = speak, *, width: float = 166) -> Picture:
    """A card by its id."""
    scene = Scene(view, (), say)
    canvas = _canvas(scene, f"garden_nation-card-{card}", width + 4, CARD + 4)
    canvas.title, canvas.description = scene.card(card), scene.help(card)
    card_picture(canvas, scene, card, Box(2, 2, width, CARD, 10))
    return canvas.picture()


def _part(scene: Scene, name: str, width: float, drawn: Callable[[Canvas], float]) -> Picture:
    canvas = _canvas(scene, f"garden_nation-{name}", width)
    canvas.height = drawn(canvas) + 4
    return canvas.picture()


def _canvas(scene: Scene, name: str, width: float = 0, height: float = 0) -> Canvas:
    return Canvas(name, width, height, actions=scene.touches, sprites=[SPRITE], say=scene.say)


def add_choices(canvas: Canvas) -> None:
    """The buttons for what is not on the board, and for the verb where a zone leaves it open."""
    for verb in BUTTONS:
        canvas.choice(verb, f"garden_nation-choose-{verb}")
    canvas.choice("decline", "garden_nation-choose-decline", go=True, icon="done")


# Layouts.


def _compose_wide(canvas: Canvas, scene: Scene) -> None:
    """Turn order, seats and supply; the prompt and the garden; projects and objectives."""
    left = _column(canvas, scene, MARGIN, MARGIN, SEATS)
    x = MARGIN + SEATS + MARGIN
    top = MARGIN + draw_prompt(canvas, scene, x, MARGIN, CENTRE) + GAP
    top += draw_garden(canvas, scene, x, top, CENTRE)
    if scene.view.phase == "over":
        top += GAP + draw_result(canvas, scene, x, top + GAP, CENTRE)
    x += CENTRE + MARGIN
    right = MARGIN + draw_projects(canvas, scene, x, MARGIN, CARDS) + GAP + 4
    right += draw_objectives(canvas, scene, x, right, CARDS)
    canvas.width, canvas.height = x + CARDS + MARGIN, max(left, top, right) + MARGIN


def _column(canvas: Canvas, scene: Scene, x: float, top: float, width: float) -> float:
    """The column of the seats; where it ends."""
    top += draw_order(canvas, scene, x, top, width) + GAP
    for seat in range(scene.view.options.seats):
        top += draw_seat(canvas, scene, seat, x, top, width) + GAP
    top += draw_supply(canvas, scene, x, top, width) + GAP
    return top + draw_lands(canvas, scene, x, top, width)


def _compose_narrow(canvas: Canvas, scene: Scene) -> None:
    """One column: seats in a strip, the prompt, the crane's territory large, the whole garden, cards."""
    side, width = 8.0, NARROW - 16
    count = scene.view.options.seats
    wide = (width - 6 * (count - 1)) / count
    for seat in range(count):
        draw_strip(canvas, scene, seat, side + seat * (wide + 6), side, wide)
    top = side + STRIP + 8
    top += draw_prompt(canvas, scene, side, top, width) + GAP
    if scene.view.phase == "over":
        top += draw_result(canvas, scene, side, top, width) + GAP
    else:
        top += draw_close(canvas, scene, side, top, width)
    top += draw_garden(canvas, scene, side, top, width, small=scene.view.crane > 0) + GAP
    top += draw_supply(canvas, scene, side, top, width) + GAP
    top += draw_projects(canvas, scene, side, top, width) + GAP
    top += draw_objectives(canvas, scene, side, top, width) + GAP
    top += draw_order(canvas, scene, side, top, width) + GAP
    top += draw_lands(canvas, scene, side, top, width)
    canvas.width, canvas.height = NARROW, top + side
