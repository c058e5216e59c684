"""Tiny Towns in parts, for a page: the town of a seat, the score, all seats, the cards."""

from functools import partial

from tabletown.core.facets import Look
from tabletown.core.translate import Say
from tabletown.drawing import Picture
from tabletown.drawing.parts import SEATS, SIDE, Drawn, Painter, Parts, Tab
from tabletown.games.tiny_towns.picture.board import HEIGHT, WIDTH, draw_town
from tabletown.games.tiny_towns.picture.cards import chip_of, draw_cards, draw_rail, monuments
from tabletown.games.tiny_towns.picture.choices import add_choices
from tabletown.games.tiny_towns.picture.facts import budget, mine, notes, vitals
from tabletown.games.tiny_towns.picture.panels import draw_deck, draw_result
from tabletown.games.tiny_towns.picture.pieces import SPRITE
from tabletown.games.tiny_towns.picture.scene import Scene
from tabletown.games.tiny_towns.picture.seats import draw_panel
from tabletown.games.tiny_towns.rules import actions as act
from tabletown.games.tiny_towns.rules.view import TinyTownsView

CARD_HEIGHT = 294
RAIL = 374.0  # width on a phone


def parts(view: TinyTownsView, legal: tuple[int, ...], say: Say, look: Look) -> Parts:
    """Return the table in parts."""
    scene = Scene(view, legal, say, look.since, aids=look.aids)
    painter = Painter("tiny_towns", scene.touches, (SPRITE,), say)
    own = 0 if view.seat is None else view.seat
    seat = own if look.seat is None else look.seat
    town = painter.canvas(f"town-{seat}", WIDTH, HEIGHT, scene.word("town", seat=seat))
    draw_town(town, scene, seat)
    over = view.phase == "over"
    shows = _shows(scene)

    def part(name: str, width: float, drawn: Drawn) -> tuple[Picture, ...]:
        return painter.part(name, width, drawn, shows=shows[name])

    cards = part("cards", SIDE, lambda canvas, width: draw_cards(canvas, scene, 2, 8, width) + 6)
    deck = part("deck", SEATS, lambda canvas, width: draw_deck(canvas, scene, 2, 2, width)) if _has_deck(scene) else ()
    result = part("score", SIDE, lambda canvas, width: draw_result(canvas, scene, 2, 2, width)) if over else ()
    shown = sum(1 for card in view.cards if card) + len(monuments(scene))
    tabs = [Tab("cards", scene.word("tab-cards"), cards, "card", shown if look.narrow else None)]
    if result:
        tabs.insert(0, Tab("result", scene.word("tab-result"), result, "point"))
    if look.narrow and deck:
        tabs.append(Tab("deck", scene.word("tab-deck"), deck, "block"))
    return Parts(
        board=town.picture(),
        paints=scene.paints,
        sprites=(SPRITE,),
        facts=(scene.word("round", round=view.round),) if view.round else (),
        choices=painter.choices(partial(add_choices, scene)),
        seats=painter.each(
            view.options.seats,
            SEATS,
            lambda canvas, each, width: draw_panel(canvas, scene, each, 2, 2, width),
            lambda each: _shows_of_seat(scene, each),
        ),
        about=() if look.narrow else deck,
        tabs=tuple(tabs),
        rail=part("rail", RAIL, lambda canvas, width: draw_rail(canvas, scene, 2, 2, width)) if look.narrow else (),
        budget=budget(scene, seat),
        mine=mine(scene) if look.narrow else (),
        vitals=vitals(scene) if look.narrow else (),
        notes=notes(scene),
        costly=tuple(action for action in legal if action == act.DISCARD),  # TT-4.6: possible twice in a match
        boards=view.options.seats > 1,
        card_height=CARD_HEIGHT,
    )


def _has_deck(scene: Scene) -> bool:
    return scene.view.options.mode != "standard" and scene.view.phase != "over"


# What each part depends on.


def _shows(scene: Scene) -> dict[str, tuple[object, ...]]:
    view = scene.view
    shown = monuments(scene)
    aside = () if view.seat is None else view.towns[view.seat].aside
    chips = [chip_of(scene, card) for card in (*view.cards, *(card for card, _ in shown)) if card]
    winners = None if scene.end is None else scene.end.winners()
    return {
        "rail": (view.cards, shown, chips),
        "score": (view.options, winners, scene.scores, view.cards, [town.monument for town in view.towns]),
        "deck": (view.options, view.unseen, view.returned, view.round, view.open),
        "cards": (view.cards, shown, chips, aside),
    }


def _shows_of_seat(scene: Scene, seat: int) -> tuple[object, ...]:
    view = scene.view
    doing = (view.phase, view.actors > 0 and view.actors >> seat & 1, view.skipped >> seat & 1, view.hammer == seat)
    town = (view.towns[seat], scene.changed(seat), view.kept[seat], view.named[seat], scene.scores[seat])
    return (view.options, view.cards, doing, town, seat == view.seat)
