"""Pictures of Tiny Towns: the whole table in one, and its parts for a page that places them itself."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Literal

from tabletown.core.translate import Say, speak
from tabletown.drawing import Box, Canvas, Picture
from tabletown.games.tiny_towns.picture.board import draw_town, plan_for
from tabletown.games.tiny_towns.picture.cards import card_height, draw_card, draw_cards, draw_supply, monuments
from tabletown.games.tiny_towns.picture.panels import draw_deck, draw_prompt, draw_result, draw_score
from tabletown.games.tiny_towns.picture.pieces import SPRITE
from tabletown.games.tiny_towns.picture.scene import Scene
from tabletown.games.tiny_towns.picture.seats import Size, draw_panel, draw_town_card, panel_height, seat_in_words
from tabletown.games.tiny_towns.rules.view import TinyTownsView
from tabletown.games.tiny_towns.text import prompt

Layout = Literal["wide", "narrow"]
MARGIN, GAP = 16.0, 12.0
SEATS, CENTRE, CARDS = 276.0, 604.0, 344.0
NARROW = 360.0


def draw(
    view: TinyTownsView,
    legal: Iterable[int] = (),
    say: Say = speak,
    *,
    width: Layout = "wide",
    since: TinyTownsView | None = None,
) -> Picture:
    """The whole table: for a laptop, a notebook or a file when wide, for a phone when narrow.

    `since` is an earlier view of the same seat; what has changed since then is marked.
    """
    scene = Scene(view, tuple(legal), say, since)
    canvas = _canvas(scene, "tiny_towns")
    line = prompt(view)
    canvas.title, canvas.description = scene.word("title", round=view.round), say(line.message, line.arguments)
    (_compose_wide if width == "wide" else _compose_narrow)(canvas, scene)
    add_choices(canvas)
    return canvas.picture()


# Parts, for a page that places them itself. Together they show every legal action: the town has the squares and the
# buttons, the supply has cubes and resource cards, the rest is on cards.


def town(
    view: TinyTownsView, seat: int, legal: Iterable[int] = (), say: Say = speak, *, since: TinyTownsView | None = None
) -> Picture:
    """The large town of a seat, and the buttons if it is the viewer's own."""
    scene = Scene(view, tuple(legal), say, since)
    plan = plan_for(481)
    canvas = _canvas(scene, f"tiny_towns-town-{seat}", plan.width, plan.height)
    canvas.title = scene.word("town", seat=seat)
    draw_town(canvas, scene, seat, plan)
    if seat == view.seat:
        add_choices(canvas)
    return canvas.picture()


def supply(view: TinyTownsView, legal: Iterable[int] = (), say: Say = speak, *, width: float = 481) -> Picture | None:
    """The cubes or resource cards beside the board, None while there are none."""
    scene = Scene(view, tuple(legal), say)
    return _part(scene, "supply", width, lambda canvas: draw_supply(canvas, scene, 2, 2, width - 4))


def card(view: TinyTownsView, card: str, say: Say = speak, legal: Iterable[int] = (), *, width: float = 166) -> Picture:
    """A card by its id, lit where a legal action mentions it."""
    scene = Scene(view, tuple(legal), say)
    canvas = _canvas(scene, f"tiny_towns-card-{card}", width + 20, card_height(scene, [card], width) + 20)
    canvas.title, canvas.description = scene.card(card), scene.help(card)
    draw_card(canvas, scene, card, Box(10, 10, width, canvas.height - 20, 10), dict(monuments(scene)).get(card, False))
    return canvas.picture()


def panel(view: TinyTownsView, seat: int, say: Say = speak, *, size: Size = "full") -> Picture:
    """What everybody may see of a seat: full or compact for a column, strip for the top of a phone."""
    scene = Scene(view, (), say)
    wide = 84.0 if size == "strip" else SEATS
    canvas = _canvas(scene, f"tiny_towns-panel-{seat}", wide + 4, panel_height(scene, seat, size, wide) + 4)
    canvas.title = seat_in_words(scene, seat)
    draw_panel(canvas, scene, seat, 2, 2, wide, size)
    return canvas.picture()


def score(view: TinyTownsView, seat: int, say: Say = speak, *, width: float = 481) -> Picture:
    """The score of a seat now, line by line; of all seats once the match is over."""
    scene = Scene(view, (), say)
    drawn = draw_result if view.phase == "over" else partial(draw_score, seat=seat)
    picture = _part(scene, f"score-{seat}", width, lambda canvas: drawn(canvas, scene, x=2, y=2, width=width - 4))
    assert picture is not None
    return picture


def deck(view: TinyTownsView, say: Say = speak, *, width: float = SEATS) -> Picture | None:
    """The resource cards to come in town hall and solo, None where there are none."""
    scene = Scene(view, (), say)
    if not _has_deck(scene):
        return None
    return _part(scene, "deck", width, lambda canvas: draw_deck(canvas, scene, 2, 2, width - 4))


def _part(scene: Scene, name: str, width: float, drawn: Callable[[Canvas], float]) -> Picture | None:
    """A part as a picture of its own; `drawn` draws it and tells its height."""
    canvas = _canvas(scene, f"tiny_towns-{name}", width)
    height = drawn(canvas)
    canvas.height = height + 4
    return canvas.picture() if height else None


def _canvas(scene: Scene, name: str, width: float = 0, height: float = 0) -> Canvas:
    return Canvas(name, width, height, actions=scene.touches, sprites=[SPRITE], say=scene.say)


def add_choices(canvas: Canvas) -> None:
    """The buttons for what is not on the board."""
    canvas.choice("done", "tiny_towns-choose-done", go=True, icon="done")
    canvas.choice("stop", "tiny_towns-choose-stop", go=True, icon="done")
    canvas.choice("discard", "tiny_towns-choose-discard")


# Layouts.


def _compose_wide(canvas: Canvas, scene: Scene) -> None:
    """Seats, the viewer's town, the cards; a spectator sees all towns alike."""
    centre = MARGIN + SEATS + MARGIN
    cards = centre + CENTRE + MARGIN
    right = draw_cards(canvas, scene, cards, MARGIN, CARDS)
    if scene.view.seat is None:
        left = middle = _spectate(canvas, scene, cards - 2 * MARGIN)
    else:
        left, middle = _seats(canvas, scene, MARGIN, SEATS), _table(canvas, scene, scene.view.seat, centre, MARGIN, CENTRE)
    canvas.width = cards + CARDS + MARGIN
    canvas.height = max(left, middle, MARGIN + right) + MARGIN


def _seats(canvas: Canvas, scene: Scene, x: float, width: float) -> float:
    """The column of seats and, under it, the deck; where it ends."""
    count = scene.view.options.seats
    top = MARGIN
    size: Size = "full" if count <= 4 else "compact"
    for seat in range(count):
        top += draw_panel(canvas, scene, seat, x, top, width, size, 252 if count == 2 else 146) + GAP
    if _has_deck(scene):
        top += draw_deck(canvas, scene, x, top, width) + GAP
    return top - GAP


def _has_deck(scene: Scene) -> bool:
    return scene.view.options.mode != "standard" and scene.view.phase != "over"


def _table(canvas: Canvas, scene: Scene, seat: int, x: float, top: float, width: float) -> float:
    """The prompt, the town, what can be chosen beside it and the score; where it ends."""
    top += draw_prompt(canvas, scene, x, top, width) + GAP
    plan = plan_for(width, x, top)
    draw_town(canvas, scene, seat, plan)
    top += plan.height + GAP
    if supplied := draw_supply(canvas, scene, x, top, width):
        top += supplied + GAP
    if scene.view.phase == "over":
        return top + draw_result(canvas, scene, x, top, width)
    return top + draw_score(canvas, scene, seat, x, top, width)


def _spectate(canvas: Canvas, scene: Scene, width: float) -> float:
    """All towns side by side; where they end."""
    top = MARGIN + draw_prompt(canvas, scene, MARGIN, MARGIN, width) + GAP
    count = scene.view.options.seats
    columns = 1 if count == 1 else 2 if count <= 4 else 3
    wide = (width - GAP * (columns - 1)) / columns
    town = min(260.0, wide - 3 * GAP - 112)
    for seat in range(count):
        row, column = divmod(seat, columns)
        left, high = MARGIN + column * (wide + GAP), top + row * (town + 68 + GAP)
        draw_panel(canvas, scene, seat, left, high, wide, "full", town)
    top += -(-count // columns) * (town + 68 + GAP)
    if _has_deck(scene):
        if count % columns:
            draw_deck(canvas, scene, left + wide + GAP, high, wide)
        else:
            top += draw_deck(canvas, scene, MARGIN, top, SEATS) + GAP
    if scene.view.phase == "over":
        top += draw_result(canvas, scene, MARGIN, top, width) + GAP
    return top - GAP


def _compose_narrow(canvas: Canvas, scene: Scene) -> None:
    """One column: seats in a strip, the prompt, the town, the score, the cards, the other towns."""
    side, width = 8.0, NARROW - 16
    view, count = scene.view, scene.view.options.seats
    top = side
    columns = count if count <= 4 else 3
    wide = (width - 6 * (columns - 1)) / columns
    for seat in range(count):
        row, column = divmod(seat, columns)
        draw_panel(canvas, scene, seat, side + column * (wide + 6), top + row * 64, wide, "strip")
    top += -(-count // columns) * 64 + 4
    if view.seat is not None:
        top = _table(canvas, scene, view.seat, side, top, width) + GAP
    else:
        top += draw_prompt(canvas, scene, side, top, width) + GAP
        if view.phase == "over":
            top += draw_result(canvas, scene, side, top, width) + GAP
    if _has_deck(scene):
        top += draw_deck(canvas, scene, side, top, width) + GAP
    top += 4 + draw_cards(canvas, scene, side, top + 4, width) + GAP
    top = _other_towns(canvas, scene, side, top, width)
    canvas.width, canvas.height = NARROW, top + side


def _other_towns(canvas: Canvas, scene: Scene, x: float, top: float, width: float) -> float:
    """The towns of the others in two columns, badge and name above; where they end."""
    others = [seat for seat in range(scene.view.options.seats) if seat != scene.view.seat]
    wide = (width - GAP) / 2
    for i, seat in enumerate(others):
        row, column = divmod(i, 2)
        draw_town_card(canvas, scene, seat, x + column * (wide + GAP), top + row * (wide + 34 + GAP), wide)
    return top + -(-len(others) // 2) * (wide + 34 + GAP)
