"""The picture of Ginkgopolis in parts: the city, the viewer's hand, all players, districts and tableaus."""

from collections.abc import Callable

from tabletown.core.facets import Look
from tabletown.core.translate import Say
from tabletown.drawing import Canvas, Picture
from tabletown.drawing.parts import SEATS, SIDE, Chip, Painter, Parts, Shows, Tab
from tabletown.games.ginkgopolis.picture.board import draw_city, frame
from tabletown.games.ginkgopolis.picture.panels import draw_discard, draw_districts, draw_map, draw_result
from tabletown.games.ginkgopolis.picture.pieces import SPRITE
from tabletown.games.ginkgopolis.picture.scene import Scene
from tabletown.games.ginkgopolis.picture.seats import draw_player, is_compact
from tabletown.games.ginkgopolis.picture.tableau import draw_others, draw_own
from tabletown.games.ginkgopolis.picture.tray import TRAY, draw_rail, draw_tray
from tabletown.games.ginkgopolis.rules import actions as act
from tabletown.games.ginkgopolis.rules.view import GinkgopolisView, is_last

CITY = (756.0, 503.0)  # the same during a whole match
NARROW_CITY = (390.0, 330.0)
NARROW = 378.0  # the rail of a phone
FEW_TILES = 5  # in the reserve, worth a note

Draw = Callable[[Canvas, Scene, float, float, float], float]


def parts(view: GinkgopolisView, legal: tuple[int, ...], say: Say, look: Look) -> Parts:
    """Return the table in parts."""
    scene = Scene(view, legal, say, look.since)
    painter = Painter("ginkgopolis", scene.touches, (SPRITE,), say)

    def part(name: str, width: float, drawn: Draw, shows: Shows = None) -> tuple[Picture, ...]:
        return painter.part(name, width, lambda canvas, wide: drawn(canvas, scene, 2, 2, wide), shows=shows)

    kept = (view.options, view.seat, [(each.cards, each.characters) for each in view.players], scene.scores)
    mine = (*part("own", SIDE, draw_own, kept), *part("others", SIDE, draw_others, kept))
    discard = part("discard", SIDE, draw_discard, view.discard)
    districts = part("districts", SIDE, draw_districts, _shows_of_districts(scene))
    result = part("result", SIDE, draw_result, (view.options, scene.point == "over", scene.scores))
    plan = part("map", SIDE, draw_map, (view.options, view.city)) if look.narrow else ()
    own = len(view.players[view.seat].cards) + len(view.players[view.seat].characters) if view.seat is not None else None
    middle = (Tab("districts", scene.word("tab-districts"), (*plan, *districts), "block"),) if look.narrow else ()
    return Parts(
        board=_city(painter, scene, NARROW_CITY if look.narrow else CITY),
        paints=scene.paints,
        sprites=(SPRITE,),
        facts=_facts(scene, look.narrow),
        notes=_notes(scene),
        costly=tuple(action for action in legal if act.COMMIT <= action <= act.NEW_HAND),  # the turn, or a token
        choices=painter.choices(lambda canvas: _add_choices(canvas, scene, look.narrow)),
        under=() if look.narrow else part("tray", CITY[0], draw_tray),
        rail=part("rail", NARROW, draw_rail) if look.narrow else (),
        seats=()
        if look.narrow
        else painter.each(
            scene.players,
            SEATS,
            lambda canvas, seat, width: draw_player(canvas, scene, seat, 2, 2, width),
            lambda seat: _shows_of_seat(scene, seat),
        ),
        side=() if look.narrow else result or districts,
        side_title=scene.word("tab-districts"),
        tabs=(
            Tab("mine", scene.word("tab-mine"), mine, "card", own),
            *middle,
            Tab("discard", scene.word("discard"), discard, "more", len(view.discard)),
        ),
        budget=_stock(scene, view.seat)[:2],
        mine=_stock(scene, view.seat),
        vitals=tuple(_stock(scene, seat, changes=False)[:3] for seat in range(view.options.seats)),
        card_height=436,
        tray_height=int(TRAY) + 4,
    )


def _city(painter: Painter, scene: Scene, size: tuple[float, float]) -> Picture:
    wide, high = size
    city = painter.canvas("city", wide, high, title=scene.word("title", round=scene.view.round))
    draw_city(city, scene, frame(scene, 3, 3, wide - 6, high - 12))
    return city.picture()


def _stock(scene: Scene, seat: int | None, *, changes: bool = True) -> tuple[Chip, ...]:
    """Return what a seat has, as chips; `changes` if a preview may write into them."""
    if seat is None:
        return ()
    known = scene.view.players[seat]
    amounts = {"resources": known.resources, "points": known.points, "tiles": known.tiles, "new_hands": known.new_hands}
    signs = {"resources": "resource", "points": "point", "tiles": "tile", "new_hands": ""}
    if scene.options.seats == 1:
        del amounts["new_hands"]
    return tuple(
        Chip(
            scene.say(f"ginkgopolis-asset-{name}", {"count": amount}),
            str(amount),
            symbol=SPRITE.id(signs[name]) if signs[name] else "",
            icon="" if signs[name] else "turn",
            asset=name if changes else "",
        )
        for name, amount in amounts.items()
    )


def _shows_of_seat(scene: Scene, seat: int) -> tuple[object, ...]:
    view, known = scene.view, scene.view.players[seat]
    stock = (known.resources, known.reserve, known.placed, known.points, known.new_hands, known.tiles)
    cards = (known.shown_tiles, known.hand, known.cards, known.characters, known.with_tile)
    deciding = view.actors > 0 and view.actors >> seat & 1
    now = (seat == view.seat, seat == view.first, scene.point, deciding, is_compact(scene, SEATS - 4))
    return (view.options, stock, cards, now, scene.scores[seat])


def _shows_of_districts(scene: Scene) -> tuple[object, ...]:
    shown = [each for each in scene.districts if each.first >= 0]
    return (scene.view.options, [(each.tiles, each.first, each.second, each.resources) for each in shown])


def _facts(scene: Scene, narrow: bool) -> tuple[str, ...]:
    """Return the progress of the match; on a phone only three facts."""
    view = scene.view
    solo, last = view.options.mode == "solo", is_last(view) and scene.point != "over"
    found = [scene.word("round", round=view.round)] if view.round else []
    if last and narrow:
        found = [scene.word("last-round")]
    found.append(scene.word("tiles-left", count=view.reserve))
    if not narrow:
        found.append(scene.word("cards-left", count=view.deck, discard=len(view.discard)))
    elif not solo and not last:
        found.append(scene.word("deck-left", count=view.deck))
    if solo:
        found.append(scene.word("gosha-has", count=scene.scores[1].total))
    if last and not narrow:
        found.append(scene.word("last-round"))
    return tuple(found)


def _notes(scene: Scene) -> tuple[str, ...]:
    """Return what is worth noticing before a card is chosen."""
    view = scene.view
    if view.seat is None or scene.point != "choose":
        return ()
    found = []
    mine = view.players[view.seat]
    if mine.resources == 0 and mine.tiles:
        found.append(scene.word("note-poor"))
    if is_last(view):
        found.append(scene.word("note-last"))
    elif view.reserve <= FEW_TILES:
        found.append(scene.word("note-few-tiles", count=view.reserve))
    if scene.players > 1 and view.options.mode != "solo":
        found.append(scene.word("note-order", place=scene.order.index(view.seat) + 1, count=view.options.seats))
    return tuple(found)


def _add_choices(canvas: Canvas, scene: Scene, narrow: bool) -> None:
    """Add buttons for the actions that are not on the board."""
    left = scene.view.players[scene.view.seat].new_hands if scene.view.seat is not None else 0
    price = scene.word("new-hands-left", count=left)
    if narrow:  # below the explanation, not instead of it
        canvas.choice("new_hand", "ginkgopolis-choose-new_hand", icon="turn", kind="end", left=price)
    else:
        canvas.choice("new_hand", "ginkgopolis-choose-new_hand", icon="turn", kind="verb", price=price)
    one = {kind: scene.say(f"ginkgopolis-asset-{kind}", {"count": 1}) for kind in ("resources", "tiles")}
    canvas.choice("take_asset_resource", "ginkgopolis-picture-take-resource", go=True, price=f"+{one['resources']}")
    canvas.choice("take_asset_tile", "ginkgopolis-picture-take-tile", go=True, price=f"+{one['tiles']}")
    canvas.choice("shift_tokens_clockwise", "ginkgopolis-picture-shift-clockwise", icon="turn")
    canvas.choice("shift_tokens_counter_clockwise", "ginkgopolis-picture-shift-back", icon="undo")
    aside = len(scene.view.aside)
    tiles = sum(1 for said in scene.said.values() if said.verb == "return_tile")
    price = scene.say("ginkgopolis-asset-points", {"count": aside})
    canvas.choice(
        "return_done",
        "ginkgopolis-choose-return_done",
        go=True,
        icon="done",
        kind="end",
        price=f"+{price}" if aside else "",
        left=scene.word("left-tiles", count=tiles) if tiles else "",
        ask=scene.word("ask-tiles", count=tiles) if tiles else "",
    )
