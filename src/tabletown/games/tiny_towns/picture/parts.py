"""Tiny Towns in parts, for a page: the town of a seat, the score, all seats, the cards."""

from tabletown.core.facets import Look
from tabletown.core.translate import Say
from tabletown.drawing import Canvas, Picture
from tabletown.drawing.parts import CENTRE, SEATS, SIDE, Drawn, Painter, Parts
from tabletown.games.tiny_towns.picture.board import HEIGHT, WIDTH, draw_town
from tabletown.games.tiny_towns.picture.cards import chip_of, draw_cards, draw_supply, monuments
from tabletown.games.tiny_towns.picture.panels import draw_deck, draw_result, draw_score
from tabletown.games.tiny_towns.picture.pieces import SPRITE
from tabletown.games.tiny_towns.picture.scene import Scene
from tabletown.games.tiny_towns.picture.seats import draw_panel
from tabletown.games.tiny_towns.rules.view import TinyTownsView


def parts(view: TinyTownsView, legal: tuple[int, ...], say: Say, look: Look) -> Parts:
    """Return the table in parts."""
    scene = Scene(view, legal, say, look.since)
    painter = Painter("tiny_towns", scene.touches, (SPRITE,), say)
    own = 0 if view.seat is None else view.seat
    seat = own if look.seat is None else look.seat
    town = painter.canvas(f"town-{seat}", WIDTH, HEIGHT, scene.word("town", seat=seat))
    draw_town(town, scene, seat)
    wide = SIDE if look.narrow else CENTRE
    over = view.phase == "over"
    shows = _shows(scene)

    def part(name: str, width: float, drawn: Drawn, place: str = "") -> tuple[Picture, ...]:
        return painter.part(place or name, width, drawn, shows=shows[name])

    def score(canvas: Canvas, width: float) -> float:
        return draw_result(canvas, scene, 2, 2, width) if over else draw_score(canvas, scene, seat, 2, 2, width)

    return Parts(
        board=town.picture(),
        paints=scene.paints,
        sprites=(SPRITE,),
        facts=(scene.word("round", round=view.round),) if view.round else (),
        choices=painter.choices(add_choices),
        under=(
            *part("supply", wide, lambda canvas, width: draw_supply(canvas, scene, 2, 2, width)),
            *part("score", wide, score, f"score-{seat}"),
        ),
        seats=painter.each(
            view.options.seats,
            SEATS,
            lambda canvas, each, width: draw_panel(canvas, scene, each, 2, 2, width),
            lambda each: _shows_of_seat(scene, each),
        ),
        about=part("deck", SEATS, lambda canvas, width: draw_deck(canvas, scene, 2, 2, width))
        if view.options.mode != "standard" and not over
        else (),
        side=part("cards", SIDE, lambda canvas, width: draw_cards(canvas, scene, 2, 8, width) + 6),
        boards=view.options.seats > 1,
    )


def add_choices(canvas: Canvas) -> None:
    """Add the buttons for what is not on the board."""
    canvas.choice("done", "tiny_towns-choose-done", go=True, icon="done")
    canvas.choice("stop", "tiny_towns-choose-stop", go=True, icon="done")
    canvas.choice("discard", "tiny_towns-choose-discard")


# What each part depends on.


def _shows(scene: Scene) -> dict[str, tuple[object, ...]]:
    view = scene.view
    shown = monuments(scene)
    aside = () if view.seat is None else view.towns[view.seat].aside
    chips = [chip_of(scene, card) for card in (*view.cards, *(card for card, _ in shown)) if card]
    winners = None if scene.end is None else scene.end.winners()
    return {
        "supply": (scene.point, bool(scene.legal), scene.hand, view.phase, view.open),
        "score": (view.options, winners, scene.scores, view.cards, [town.monument for town in view.towns]),
        "deck": (view.options, view.unseen, view.returned, view.round),
        "cards": (view.cards, shown, chips, aside),
    }


def _shows_of_seat(scene: Scene, seat: int) -> tuple[object, ...]:
    view = scene.view
    doing = (view.phase, view.actors > 0 and view.actors >> seat & 1, view.skipped >> seat & 1, view.hammer == seat)
    town = (view.towns[seat], scene.changed(seat), view.kept[seat], view.named[seat], scene.scores[seat])
    return (view.options, view.cards, doing, town, seat == view.seat)
