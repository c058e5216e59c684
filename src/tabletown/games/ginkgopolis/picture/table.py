"""Pictures of Ginkgopolis: the whole table in one, wide for a laptop or narrow for a phone."""

from collections.abc import Iterable
from typing import Literal

from tabletown.core.translate import Say, speak
from tabletown.drawing import Canvas, Picture
from tabletown.games.ginkgopolis.picture.board import draw_city, frame
from tabletown.games.ginkgopolis.picture.cards import draw_tray
from tabletown.games.ginkgopolis.picture.panels import (
    draw_discard,
    draw_districts,
    draw_previews,
    draw_prompt,
    draw_result,
)
from tabletown.games.ginkgopolis.picture.pieces import SPRITE
from tabletown.games.ginkgopolis.picture.scene import Scene
from tabletown.games.ginkgopolis.picture.seats import draw_player
from tabletown.games.ginkgopolis.rules.view import GinkgopolisView
from tabletown.games.ginkgopolis.text import prompt

Layout = Literal["wide", "narrow"]
MARGIN, GAP = 16.0, 12.0
SEATS, CENTRE, SIDE = 272.0, 756.0, 332.0
NARROW = 360.0


def draw(
    view: GinkgopolisView,
    legal: Iterable[int] = (),
    say: Say = speak,
    *,
    width: Layout = "wide",
    since: GinkgopolisView | None = None,
) -> Picture:
    """The whole table; `since` is an earlier view of the same seat, and what was built since then is marked."""
    scene = Scene(view, tuple(legal), say, since)
    canvas = Canvas("ginkgopolis", 0, 0, actions=scene.touches, sprites=[SPRITE], say=say)
    line = prompt(view)
    canvas.title, canvas.description = scene.word("title", round=view.round), say(line.message, line.arguments)
    (_compose_wide if width == "wide" else _compose_narrow)(canvas, scene)
    add_choices(canvas)
    return canvas.picture()


def city(view: GinkgopolisView, legal: Iterable[int] = (), say: Say = speak, *, width: float = CENTRE) -> Picture:
    """The city alone, for a page that places the rest itself and for thumbnails."""
    scene = Scene(view, tuple(legal), say)
    canvas = Canvas("ginkgopolis-city", width, 0, actions=scene.touches, sprites=[SPRITE], say=say)
    canvas.title = scene.word("title", round=view.round)
    where = frame(scene, 3, 3, width - 6)
    draw_city(canvas, scene, where)
    canvas.height = where.height + 12
    return canvas.picture()


def add_choices(canvas: Canvas) -> None:
    """The buttons for what is not on the board."""
    canvas.choice("new_hand", "ginkgopolis-choose-new_hand", icon="turn")
    canvas.choice("take_asset_resource", "ginkgopolis-picture-take-resource", go=True)
    canvas.choice("take_asset_tile", "ginkgopolis-picture-take-tile", go=True)
    canvas.choice("shift_tokens_clockwise", "ginkgopolis-picture-shift-clockwise")
    canvas.choice("shift_tokens_counter_clockwise", "ginkgopolis-picture-shift-back")
    canvas.choice("return_done", "ginkgopolis-choose-return_done", go=True, icon="done")


def _compose_wide(canvas: Canvas, scene: Scene) -> None:
    """Players, the city with what the viewer holds, districts and previews."""
    centre, side = 2 * MARGIN + SEATS, 3 * MARGIN + SEATS + CENTRE
    left = MARGIN
    for player in range(scene.players):
        left += draw_player(canvas, scene, player, MARGIN, left, SEATS) + GAP
    top = MARGIN + draw_prompt(canvas, scene, centre, MARGIN, CENTRE) + GAP
    where = frame(scene, centre + 3, top + 3, CENTRE - 6)
    draw_city(canvas, scene, where)
    top += where.height + GAP + 8
    if tray := draw_tray(canvas, scene, centre, top, CENTRE):
        top += tray + GAP
    right = MARGIN
    for panel in (draw_result, draw_previews, draw_districts, draw_discard):
        if height := panel(canvas, scene, side, right, SIDE):
            right += height + GAP
    canvas.width = side + SIDE + MARGIN
    canvas.height = max(left, top, right) - GAP + MARGIN


def _compose_narrow(canvas: Canvas, scene: Scene) -> None:
    """One column: prompt, city, what the viewer holds and what it may bring, players, districts."""
    edge, width = 8.0, NARROW - 16
    top = edge + draw_prompt(canvas, scene, edge, edge, width) + GAP
    where = frame(scene, edge + 3, top + 3, width - 6)
    draw_city(canvas, scene, where)
    top += where.height + GAP + 8
    for panel in (draw_tray, draw_result, draw_previews, draw_districts):
        if height := panel(canvas, scene, edge, top, width):
            top += height + GAP
    for player in range(scene.players):
        top += draw_player(canvas, scene, player, edge, top, width) + GAP
    if height := draw_discard(canvas, scene, edge, top, width):
        top += height + GAP
    canvas.width, canvas.height = NARROW, top - GAP + edge
