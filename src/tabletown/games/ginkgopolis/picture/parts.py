"""The picture of Ginkgopolis in parts: the city, the viewer's hand, all players, previews and districts."""

from collections.abc import Callable

from tabletown.core.facets import Look
from tabletown.core.translate import Say
from tabletown.drawing import Canvas, Picture
from tabletown.drawing.parts import SEATS, SIDE, Painter, Parts, Shows
from tabletown.games.ginkgopolis.picture.board import EDGE, draw_city, frame
from tabletown.games.ginkgopolis.picture.cards import draw_tray
from tabletown.games.ginkgopolis.picture.panels import draw_discard, draw_districts, draw_previews, draw_result
from tabletown.games.ginkgopolis.picture.pieces import SPRITE, W
from tabletown.games.ginkgopolis.picture.scene import Scene
from tabletown.games.ginkgopolis.picture.seats import draw_player
from tabletown.games.ginkgopolis.rules.view import GinkgopolisView, is_last

CITY = 756.0
TRAY = 694.0  # four characters side by side


def parts(view: GinkgopolisView, legal: tuple[int, ...], say: Say, look: Look) -> Parts:
    """Return the table in parts."""
    scene = Scene(view, legal, say, look.since)
    painter = Painter("ginkgopolis", scene.touches, (SPRITE,), say)
    city = painter.canvas("city", CITY, title=scene.word("title", round=view.round))
    where = frame(scene, 3, 3, CITY - 6)
    # As wide as the city needs, so that it is large where there is little height.
    where = frame(scene, 3, 3, min(where.width, where.columns * W * where.scale + 2 * EDGE + 4))
    draw_city(city, scene, where)
    city.width, city.height = where.width + 6, where.height + 12

    def part(
        name: str, width: float, drawn: Callable[[Canvas, Scene, float, float, float], float], shows: Shows = None
    ) -> tuple[Picture, ...]:
        return painter.part(name, width, lambda canvas, wide: drawn(canvas, scene, 2, 2, wide), shows=shows)

    return Parts(
        board=city.picture(),
        paints=scene.paints,
        sprites=(SPRITE,),
        facts=_facts(scene),
        choices=painter.choices(_add_choices),
        under=part("tray", SIDE if look.narrow else TRAY, draw_tray),
        seats=painter.each(
            scene.players,
            SEATS,
            lambda canvas, seat, width: draw_player(canvas, scene, seat, 2, 2, width),
            lambda seat: _shows_of_seat(scene, seat),
        ),
        side=(
            *part("result", SIDE, draw_result, (view.options, scene.point == "over", scene.scores)),
            *part("previews", SIDE, draw_previews),
            *part("districts", SIDE, draw_districts, _shows_of_districts(scene)),
            *part("discard", SIDE, draw_discard, view.discard),
        ),
    )


def _shows_of_seat(scene: Scene, seat: int) -> tuple[object, ...]:
    view, known = scene.view, scene.view.players[seat]
    stock = (known.resources, known.reserve, known.placed, known.points, known.new_hands, known.tiles)
    cards = (known.shown_tiles, known.hand, known.cards, known.characters, known.with_tile)
    deciding = view.actors > 0 and view.actors >> seat & 1
    now = (seat == view.seat, seat == view.first, scene.point, deciding)
    return (view.options, stock, cards, now, scene.scores[seat])


def _shows_of_districts(scene: Scene) -> tuple[object, ...]:
    shown = [each for each in scene.districts if each.first >= 0]
    return (scene.view.options, [(each.tiles, each.first, each.second, each.resources) for each in shown])


def _facts(scene: Scene) -> tuple[str, ...]:
    view = scene.view
    return (
        *((scene.word("round", round=view.round),) if view.round else ()),
        scene.word("tiles-left", count=view.reserve),
        scene.word("cards-left", count=view.deck, discard=len(view.discard)),
        *((scene.word("last-round"),) if is_last(view) and scene.point != "over" else ()),
    )


def _add_choices(canvas: Canvas) -> None:
    """Add buttons for the actions that are not on the board."""
    canvas.choice("new_hand", "ginkgopolis-choose-new_hand", icon="turn")
    canvas.choice("take_asset_resource", "ginkgopolis-picture-take-resource", go=True)
    canvas.choice("take_asset_tile", "ginkgopolis-picture-take-tile", go=True)
    canvas.choice("shift_tokens_clockwise", "ginkgopolis-picture-shift-clockwise")
    canvas.choice("shift_tokens_counter_clockwise", "ginkgopolis-picture-shift-back")
    canvas.choice("return_done", "ginkgopolis-choose-return_done", go=True, icon="done")
