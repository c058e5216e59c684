"""The parts of the picture: the towers, the plan, the score track, all seats, the cards."""

from functools import partial

from tabletown.core.facets import Look
from tabletown.core.translate import Say
from tabletown.drawing import Canvas
from tabletown.drawing.parts import SEATS, SIDE, Painter, Parts
from tabletown.games.torres.picture.board import TOWERS, draw_plan, draw_towers
from tabletown.games.torres.picture.cards import draw_cards
from tabletown.games.torres.picture.panels import circumstances, draw_standing, draw_track
from tabletown.games.torres.picture.pieces import SPRITE
from tabletown.games.torres.picture.scene import POINTED, Scene
from tabletown.games.torres.picture.seats import draw_seat
from tabletown.games.torres.rules.material import SIZES
from tabletown.games.torres.rules.scoring import is_between_phases
from tabletown.games.torres.rules.view import TorresView


def parts(view: TorresView, legal: tuple[int, ...], say: Say, look: Look) -> Parts:
    """Return the parts of a view with its legal actions."""
    scene = Scene(view, legal, say, look.since)
    painter = Painter("torres", scene.touches, (SPRITE,), say)
    title = scene.word("title", phase=max(view.phase, 1))
    towers = painter.canvas("towers", TOWERS, title=title)
    towers.height = draw_towers(towers, scene)
    (plan,) = painter.part("plan", SIDE, lambda canvas, width: draw_plan(canvas, scene, 2, 2, width), title)
    standing = painter.part(
        "standing", SEATS, lambda canvas, width: draw_standing(canvas, scene, 2, 2, width), shows=_shows_of_standing(scene)
    )
    scores = [each.score for each in view.seats]
    track = painter.part("track", SEATS, lambda canvas, width: draw_track(canvas, scene, 2, 2, width), shows=scores)
    return Parts(
        board=towers.picture(),
        paints=scene.paints,
        sprites=(SPRITE,),
        facts=(circumstances(scene),),
        choices=painter.choices(partial(_add_choices, scene)),
        other=plan,
        seats=painter.each(
            view.options.seats,
            SEATS,
            lambda canvas, seat, width: draw_seat(canvas, scene, seat, 2, 2, width),
            lambda seat: _shows_of_seat(scene, seat),
        ),
        about=(*standing, *track),
        side=painter.part(
            "cards", SIDE, lambda canvas, width: draw_cards(canvas, scene, 2, 2, width), shows=_shows_of_cards(scene)
        ),
    )


def _add_choices(scene: Scene, canvas: Canvas) -> None:
    """Add the buttons for everything that is not on the board."""
    for verb, sign in POINTED.items():
        canvas.choice(f"act-{verb}", f"torres-choose-{verb}", icon=sign)
    for size in range(SIZES):
        canvas.choice(f"size-{size}", "torres-picture-size", size=size)
    for source in ("chosen", "1", "2", "3"):
        canvas.choice(f"source-{source}", f"torres-source-{source}")
    for key in sorted(key for key in scene.touches if key.startswith("stacks-")):
        canvas.choice(key, "torres-picture-stacks", stacks=key.removeprefix("stacks-").replace("-", "+"))
    for where in ("top", "bottom"):
        canvas.choice(f"keep-{where}", f"torres-picture-keep-{where}")
    canvas.choice("keep_king", "torres-choose-keep_king", icon="pass")
    canvas.choice("end_turn", "torres-choose-end_turn", go=True, icon="end")


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
    return (view.options, rows, is_between_phases(scene.state), view.master, scene.forecasts)


def _shows_of_cards(scene: Scene) -> tuple[object, ...]:
    view = scene.view
    public = (view.supply, view.deck, view.looking, view.master, view.first, view.opener, view.phase, bool(view.pending))
    known = (view.seat, view.drawn, view.bought, view.top, view.bottom)
    cards = [(each.hand, each.played, each.deck, each.known_top, each.known_bottom) for each in view.seats]
    return (view.options, public, known, cards)
