"""Pictures of Sweet Lands: the whole table in one, and its parts for a page that places them itself."""

from collections.abc import Callable, Iterable
from typing import Literal

from tabletown.core.translate import Say, speak
from tabletown.drawing import Canvas, Picture
from tabletown.games.sweet_lands.picture.board import draw_domain, height
from tabletown.games.sweet_lands.picture.cards import HIGH, WIDE, draw_card, draw_character, draw_columns, draw_hand
from tabletown.games.sweet_lands.picture.choices import add_choices
from tabletown.games.sweet_lands.picture.goals import draw_goals, draw_help, draw_skills
from tabletown.games.sweet_lands.picture.houses import draw_houses
from tabletown.games.sweet_lands.picture.panels import draw_areas, draw_prompt, draw_purse, draw_score
from tabletown.games.sweet_lands.picture.pieces import SPRITE
from tabletown.games.sweet_lands.picture.scene import Scene
from tabletown.games.sweet_lands.picture.seats import draw_seat, draw_strip, seat_in_words
from tabletown.games.sweet_lands.picture.setup import draw_setup
from tabletown.games.sweet_lands.picture.tracks import draw_tracks
from tabletown.games.sweet_lands.rules.view import SweetLandsView
from tabletown.games.sweet_lands.text import prompt

Layout = Literal["wide", "narrow"]
Size = Literal["full", "strip"]
MARGIN, GAP = 16.0, 12.0
SEATS, CENTRE, AREAS = 248.0, 632.0, 400.0
NARROW = 360.0


def draw(
    view: SweetLandsView,
    legal: Iterable[int] = (),
    say: Say = speak,
    *,
    width: Layout = "wide",
    since: SweetLandsView | None = None,
) -> Picture:
    """The whole table: for a laptop, a notebook or a file when wide, for a phone when narrow.

    `since` is an earlier view of the same seat; what has changed since then is marked.
    """
    scene = Scene(view, tuple(legal), say, since)
    canvas = _canvas(scene, "sweet_lands")
    line = prompt(view)
    canvas.title, canvas.description = scene.word("title", round=view.round), say(line.message, line.arguments)
    (_compose_wide if width == "wide" else _compose_narrow)(canvas, scene)
    add_choices(canvas, scene)
    return canvas.picture()


# Parts, for a page that places them itself. Together they show every legal action: the domain has cells, edges and the
# buttons, areas and cards are in parts of their own; steps, tokens and cells of the help board are buttons too.


def domain(
    view: SweetLandsView,
    seat: int,
    legal: Iterable[int] = (),
    say: Say = speak,
    *,
    width: float = CENTRE,
    since: SweetLandsView | None = None,
) -> Picture:
    """The domain of a seat, and the buttons if it is the viewer's own."""
    scene = Scene(view, tuple(legal), say, since, seat)
    canvas = _canvas(scene, f"sweet_lands-domain-{seat}", width, height(width) if view.realms[seat].board else 1)
    canvas.title = scene.word("domain", seat=seat)
    draw_domain(canvas, scene, seat, 0, 0, width)
    if seat == view.seat:
        add_choices(canvas, scene)
    return canvas.picture()


def areas(
    view: SweetLandsView,
    legal: Iterable[int] = (),
    say: Say = speak,
    *,
    width: float = AREAS,
    since: SweetLandsView | None = None,
) -> Picture:
    """The action areas with their slots."""
    scene = Scene(view, tuple(legal), say, since)
    return _part(scene, "areas", width, draw_areas)


def tracks(view: SweetLandsView, legal: Iterable[int] = (), say: Say = speak, *, width: float = AREAS) -> Picture:
    """Prosperity, industry and food with the markers of all seats."""
    return _part(Scene(view, tuple(legal), say), "tracks", width, draw_tracks)


def setup(view: SweetLandsView, legal: Iterable[int] = (), say: Say = speak, *, width: float = CENTRE) -> Picture:
    """The characters or domain boards that the viewer chooses from; an empty picture at other times."""
    return _part(Scene(view, tuple(legal), say), "setup", width, draw_setup)


def hand(view: SweetLandsView, legal: Iterable[int] = (), say: Say = speak, *, width: float = CENTRE) -> Picture:
    """The viewer's cards; an empty picture for a spectator."""
    return _part(Scene(view, tuple(legal), say), "hand", width, draw_hand)


def card(view: SweetLandsView, card: str, say: Say = speak, legal: Iterable[int] = ()) -> Picture:
    """One worker card, lit where a legal action mentions it."""
    scene = Scene(view, tuple(legal), say)
    canvas = _canvas(scene, f"sweet_lands-card-{card}", WIDE + 8, HIGH + 8)
    canvas.title, canvas.description = scene.card_name(card), scene.card_help(card)
    draw_card(canvas, scene, card, 4, 4)
    return canvas.picture()


def employed(view: SweetLandsView, seat: int, say: Say = speak, *, width: float = CENTRE) -> Picture:
    """The workers of a seat by industry."""
    return _part(Scene(view, (), say, None, seat), f"employed-{seat}", width, draw_columns)


def character(view: SweetLandsView, seat: int, say: Say = speak, *, width: float = AREAS) -> Picture:
    """The character of a seat with its abilities."""
    return _part(Scene(view, (), say, None, seat), f"character-{seat}", width, draw_character)


def houses(view: SweetLandsView, seat: int, say: Say = speak, *, width: float = AREAS) -> Picture:
    """The property board of a seat."""
    return _part(Scene(view, (), say, None, seat), f"houses-{seat}", width, draw_houses)


def goals(view: SweetLandsView, legal: Iterable[int] = (), say: Say = speak, *, width: float = AREAS) -> Picture:
    """Milestones and scoring tokens."""
    return _part(Scene(view, tuple(legal), say), "goals", width, draw_goals)


def helpers(view: SweetLandsView, legal: Iterable[int] = (), say: Say = speak, *, width: float = AREAS) -> Picture:
    """The help board."""
    return _part(Scene(view, tuple(legal), say), "help", width, draw_help)


def skills(view: SweetLandsView, legal: Iterable[int] = (), say: Say = speak, *, width: float = AREAS) -> Picture:
    """The skill tokens on offer and who owns them."""
    return _part(Scene(view, tuple(legal), say), "skills", width, draw_skills)


def purse(view: SweetLandsView, seat: int, say: Say = speak, *, width: float = CENTRE) -> Picture:
    """Resources, production, diamonds and disks of a seat."""
    return _part(Scene(view, (), say, None, seat), f"purse-{seat}", width, draw_purse)


def panel(view: SweetLandsView, seat: int, say: Say = speak, *, size: Size = "full") -> Picture:
    """What everybody may see of a seat: full for a column, strip for the top of a phone."""
    scene = Scene(view, (), say)
    wide = 110.0 if size == "strip" else SEATS
    drawn = draw_strip if size == "strip" else draw_seat
    canvas = _canvas(scene, f"sweet_lands-panel-{seat}", wide + 4)
    canvas.title = seat_in_words(scene, seat)
    canvas.height = drawn(canvas, scene, seat, 2, 2, wide) + 4
    return canvas.picture()


def score(view: SweetLandsView, say: Say = speak, *, width: float = SEATS) -> Picture:
    """The nine parts of the score of all seats now, and their sums."""
    return _part(Scene(view, (), say), "score", width, draw_score)


def _part(scene: Scene, name: str, width: float, drawn: Callable[[Canvas, Scene, float, float, float], float]) -> Picture:
    """A part as a picture of its own; `drawn` draws it and tells its height."""
    canvas = _canvas(scene, f"sweet_lands-{name}", width)
    canvas.height = drawn(canvas, scene, 2, 2, width - 4) + 4
    return canvas.picture()


def _canvas(scene: Scene, name: str, width: float = 0, height: float = 0) -> Canvas:
    return Canvas(name, width, height, actions=scene.touches, sprites=[SPRITE], say=scene.say)


# Layouts.


def _compose_wide(canvas: Canvas, scene: Scene) -> None:
    """Seats, goals and the score; the domain with the hand; areas and tracks; skills, help and houses below."""
    left = MARGIN
    for seat in range(scene.view.options.seats):
        left += draw_seat(canvas, scene, seat, MARGIN, left, SEATS) + GAP
    for drawn in (draw_character, draw_score, draw_goals):
        taken = drawn(canvas, scene, MARGIN, left, SEATS)
        left += taken + GAP if taken else 0
    centre = MARGIN + SEATS + MARGIN
    middle = _table(canvas, scene, centre, MARGIN, CENTRE)
    middle += draw_houses(canvas, scene, centre, middle, CENTRE) + GAP
    middle += draw_help(canvas, scene, centre, middle, CENTRE)
    x = centre + CENTRE + MARGIN
    right = MARGIN + draw_areas(canvas, scene, x, MARGIN, AREAS) + GAP
    right += draw_tracks(canvas, scene, x, right, AREAS) + GAP
    right += draw_skills(canvas, scene, x, right, AREAS)
    canvas.width = x + AREAS + MARGIN
    canvas.height = max(left, middle, right) + MARGIN


def _table(canvas: Canvas, scene: Scene, x: float, top: float, width: float) -> float:
    """Prompt, purse, domain, hand and workers, one below the other; where they end."""
    top += draw_prompt(canvas, scene, x, top, width) + GAP
    top += draw_purse(canvas, scene, x, top, width) + GAP
    if scene.realm.board:
        draw_domain(canvas, scene, scene.owner, x, top, width)
        top += height(width) + GAP
    for drawn in (draw_setup, draw_hand, draw_columns):
        taken = drawn(canvas, scene, x, top, width)
        top += taken + GAP if taken else 0
    return top


def _compose_narrow(canvas: Canvas, scene: Scene) -> None:
    """One column: seats in a strip, the own table, then areas, tracks, boards, the others and the score."""
    side, wide = 8.0, NARROW - 16
    count = scene.view.options.seats
    strip = (wide - 6 * (count - 1)) / count
    for seat in range(count):
        draw_strip(canvas, scene, seat, side + seat * (strip + 6), side, strip)
    top = _table(canvas, scene, side, side + 54, wide)
    for drawn in (draw_areas, draw_tracks, draw_houses, draw_character, draw_goals, draw_help, draw_skills):
        taken = drawn(canvas, scene, side, top, wide)
        top += taken + GAP if taken else 0
    for seat in range(count):
        top += draw_seat(canvas, scene, seat, side, top, wide) + GAP
    top += draw_score(canvas, scene, side, top, wide)
    canvas.width, canvas.height = NARROW, top + side
