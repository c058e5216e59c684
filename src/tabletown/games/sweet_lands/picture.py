"""Pictures of Sweet Lands: the whole table for a laptop, or in one column for a phone."""

from collections.abc import Iterable
from typing import Literal

from tabletown.core.words import Say, speak
from tabletown.drawing import Canvas, Picture
from tabletown.games.sweet_lands.picture_cards import draw_columns, draw_hand
from tabletown.games.sweet_lands.picture_panels import (
    add_choices,
    draw_areas,
    draw_prompt,
    draw_purse,
    draw_score,
    draw_tracks,
)
from tabletown.games.sweet_lands.picture_scene import Scene
from tabletown.games.sweet_lands.picture_seats import draw_seat
from tabletown.games.sweet_lands.picture_town import draw_domain, height
from tabletown.games.sweet_lands.pieces import SPRITE
from tabletown.games.sweet_lands.view import SweetLandsView
from tabletown.games.sweet_lands.words import prompt

Layout = Literal["wide", "narrow"]
MARGIN, GAP = 16.0, 12.0
SEATS, CENTRE, AREAS = 236.0, 632.0, 400.0
NARROW = 380.0


def draw(view: SweetLandsView, legal: Iterable[int] = (), say: Say = speak, *, width: Layout = "wide") -> Picture:
    """The whole table, with everything that can be touched."""
    scene = Scene(view, tuple(legal), say)
    canvas = Canvas("sweet_lands", 0, 0, actions=scene.touches, sprites=[SPRITE], say=say)
    line = prompt(view)
    canvas.title, canvas.description = scene.word("title", round=view.round), say(line.message, line.arguments)
    (_compose_wide if width == "wide" else _compose_narrow)(canvas, scene)
    add_choices(canvas, scene)
    return canvas.picture()


def _compose_wide(canvas: Canvas, scene: Scene) -> None:
    """Seats and the score, the domain with the hand, areas and tracks."""
    left = MARGIN
    for seat in range(scene.view.options.seats):
        left += draw_seat(canvas, scene, seat, MARGIN, left, SEATS) + GAP
    left += draw_score(canvas, scene, MARGIN, left, SEATS)
    centre = MARGIN + SEATS + MARGIN
    middle = _table(canvas, scene, centre, MARGIN, CENTRE)
    x = centre + CENTRE + MARGIN
    right = MARGIN + draw_areas(canvas, scene, x, MARGIN, AREAS) + GAP
    right += draw_tracks(canvas, scene, x, right, AREAS)
    canvas.width = x + AREAS + MARGIN
    canvas.height = max(left, middle, right) + MARGIN


def _table(canvas: Canvas, scene: Scene, x: float, top: float, width: float) -> float:
    """Prompt, purse, domain, hand and workers, one below the other; where they end."""
    top += draw_prompt(canvas, scene, x, top, width) + GAP
    top += draw_purse(canvas, scene, x, top, width) + GAP
    if scene.realm.board:
        draw_domain(canvas, scene, scene.owner, x, top, width)
        top += height(width) + GAP
    drawn = draw_hand(canvas, scene, x, top, width)
    top += drawn + GAP if drawn else 0
    return top + draw_columns(canvas, scene, x, top, width)


def _compose_narrow(canvas: Canvas, scene: Scene) -> None:
    """One column: the own table first, then areas, tracks, the others and the score."""
    side, wide = 8.0, NARROW - 16
    top = _table(canvas, scene, side, side, wide) + GAP
    top += draw_areas(canvas, scene, side, top, wide) + GAP
    top += draw_tracks(canvas, scene, side, top, wide) + GAP
    for seat in range(scene.view.options.seats):
        top += draw_seat(canvas, scene, seat, side, top, wide) + GAP
    top += draw_score(canvas, scene, side, top, wide)
    canvas.width, canvas.height = NARROW, top + side
