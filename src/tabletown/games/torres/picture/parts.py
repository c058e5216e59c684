"""The parts of the picture: the towers, the plan, the score track, all seats, the cards, and the numbers of a turn."""

from functools import partial

from tabletown.core.facets import Look
from tabletown.core.translate import Say
from tabletown.drawing import Picture
from tabletown.drawing.parts import SEATS, SIDE, Painter, Parts, Tab
from tabletown.games.torres.picture.board import TOWERS, draw_towers
from tabletown.games.torres.picture.cards import draw_cards
from tabletown.games.torres.picture.choices import add_choices
from tabletown.games.torres.picture.facts import budget, facts, mine, notes, vitals
from tabletown.games.torres.picture.panels import draw_king, draw_standing, draw_track
from tabletown.games.torres.picture.pieces import SPRITE
from tabletown.games.torres.picture.plan import draw_plan
from tabletown.games.torres.picture.scene import Scene
from tabletown.games.torres.picture.seats import draw_seat
from tabletown.games.torres.rules import actions as act
from tabletown.games.torres.rules.scoring import is_between_phases
from tabletown.games.torres.rules.view import TorresView

CARD_HEIGHT = 348
RAIL = 374.0  # width on a phone


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
    cards = painter.part(
        "cards",
        SIDE,
        lambda canvas, width: draw_cards(canvas, scene, 2, 2, width, narrow=look.narrow),
        shows=(look.narrow, *_shows_of_cards(scene)),
    )
    held = None if view.seat is None else view.seats[view.seat].cards
    tabs = [Tab("cards", scene.word("tab-cards"), cards, "card", held)]
    if look.narrow:
        tabs.append(Tab("forecast", scene.word("tab-forecast"), (*standing, *track), "point"))
    return Parts(
        board=plan if look.narrow else towers.picture(),
        paints=scene.paints,
        sprites=(SPRITE,),
        facts=facts(scene, look.narrow),
        choices=painter.choices(partial(add_choices, scene)),
        other=towers.picture() if look.narrow else plan,  # a phone shows it first
        seats=painter.each(
            view.options.seats,
            SEATS,
            lambda canvas, seat, width: draw_seat(canvas, scene, seat, 2, 2, width),
            lambda seat: _shows_of_seat(scene, seat),
        ),
        about=() if look.narrow else (*standing, *track),
        tabs=tuple(tabs),
        rail=_king_line(painter, scene) if look.narrow else (),
        budget=budget(scene),
        mine=mine(scene) if look.narrow else (),
        vitals=vitals(scene) if look.narrow else (),
        notes=notes(scene),
        costly=tuple(action for action in legal if act.SIX <= action < act.END),  # a card
        card_height=CARD_HEIGHT,
    )


def _king_line(painter: Painter, scene: Scene) -> tuple[Picture, ...]:
    return painter.part("king", RAIL, lambda canvas, width: draw_king(canvas, scene, 2, 2, width))


def _shows_of_seat(scene: Scene, seat: int) -> tuple[object, ...]:
    view = scene.view
    first = seat == view.first and bool(view.phase and bool(view.pending))
    turn = seat == view.turn and (bool(view.pending), view.actors > 0, view.chosen)
    widest = max(len(str(each.score)) for each in view.seats)  # names of all seats have one size
    return (view.options, view.seats[seat], seat == view.seat, first, turn, widest)


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
