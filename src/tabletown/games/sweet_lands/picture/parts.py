"""The parts of the picture: the domain of a seat, its cards and resources, all seats, areas and tracks."""

from collections.abc import Callable

from tabletown.core.facets import Look
from tabletown.core.translate import Say
from tabletown.drawing import Box, Canvas, Picture
from tabletown.drawing.parts import SEATS, SIDE, Painter, Parts, Tab
from tabletown.games.sweet_lands.picture import chips
from tabletown.games.sweet_lands.picture.board import draw_domain, height
from tabletown.games.sweet_lands.picture.cards import draw_character, draw_columns, draw_hand, draw_rail, draw_tray
from tabletown.games.sweet_lands.picture.choices import add_choices
from tabletown.games.sweet_lands.picture.goals import draw_help, draw_milestones, draw_scoring, draw_skills
from tabletown.games.sweet_lands.picture.houses import draw_houses
from tabletown.games.sweet_lands.picture.panels import draw_areas, draw_purse, draw_tall_areas
from tabletown.games.sweet_lands.picture.pieces import SPRITE
from tabletown.games.sweet_lands.picture.scene import Scene
from tabletown.games.sweet_lands.picture.seats import draw_seat
from tabletown.games.sweet_lands.picture.setup import asks_board, draw_setup
from tabletown.games.sweet_lands.picture.tracks import draw_tracks
from tabletown.games.sweet_lands.remarks import costly_of
from tabletown.games.sweet_lands.rules import actions as act
from tabletown.games.sweet_lands.rules.view import RealmView, SweetLandsView

DOMAIN = 632.0  # the map, and the board on a phone
BOARD = 790.0  # the board on a desktop, which is wide and low
TRAY = 744.0
CARD_HEIGHT, TRAY_HEIGHT = 322, 188
Drawn = Callable[[Canvas, Scene, float, float, float], float]


def parts(view: SweetLandsView, legal: tuple[int, ...], say: Say, look: Look) -> Parts:
    """Return the table in parts."""
    scene = Scene(view, legal, say, look.since, shown=look.seat)
    painter = Painter("sweet_lands", scene.touches, (SPRITE,), say)
    shows = _shows(scene, look.narrow)

    def part(name: str, width: float, drawn: Drawn) -> tuple[Picture, ...]:
        return painter.part(name, width, lambda canvas, wide: drawn(canvas, scene, 2, 2, wide), shows=shows[name])

    few = view.options.seats <= 3 and not look.narrow
    milestones = part("milestones", SEATS if few else SIDE, draw_milestones)
    tabs = [
        _tab(scene, "areas", "grid", part("areas", SIDE, draw_tall_areas if look.narrow else draw_areas), _usable(scene)),
        _tab(scene, "tracks", "chart", part("tracks", SIDE, draw_tracks)),
        _tab(
            scene,
            "goals",
            "end",
            (
                *(() if few else milestones),
                *part("scoring", SIDE, draw_scoring),
                *part("help", SIDE, draw_help),
                *part("houses", SIDE, draw_houses),
            ),
        ),
        _tab(
            scene,
            "skills",
            "point",
            (
                *part("character", SIDE, draw_character),
                *part("columns", SIDE, draw_columns),
                *part("skills", SIDE, draw_skills),
            ),
        ),
    ]
    if look.narrow:
        tabs.insert(0, _tab(scene, "hand", "card", part("hand", SIDE, draw_hand), len(view.hand)))
    return Parts(
        board=_board(painter, scene, look.narrow),
        paints=scene.paints,
        sprites=(SPRITE,),
        facts=(scene.word("round", round=view.round, rounds=scene.material.rounds),) if view.round else (),
        choices=painter.choices(lambda canvas: add_choices(canvas, scene)),
        under=() if look.narrow else (*part("purse", TRAY, draw_purse), *part("tray", TRAY, draw_tray)),
        seats=painter.each(
            view.options.seats,
            SEATS,
            lambda canvas, seat, width: draw_seat(canvas, scene, seat, 2, 2, width),
            lambda seat: _shows_of_seat(scene, seat),
        ),
        about=milestones if few else (),
        tabs=tuple(tab for tab in tabs if tab.pictures),
        rail=part("rail", SIDE, draw_rail) if look.narrow else (),
        budget=chips.budget(scene),
        mine=chips.mine(scene),
        vitals=chips.vitals(scene),
        notes=_notes(scene),
        costly=costly_of(view, legal),
        boards=view.options.seats > 1,
        card_height=CARD_HEIGHT,
        tray_height=TRAY_HEIGHT,
    )


def _tab(scene: Scene, key: str, icon: str, pictures: tuple[Picture, ...], count: int | None = None) -> Tab:
    return Tab(key, scene.word(f"tab_{key}"), pictures, icon, count)


def _usable(scene: Scene) -> int | None:
    """Return how many areas can be used, in a turn."""
    found = sum(1 for action in scene.legal if act.AREA <= action < act.PLAY)
    return found or None


def _notes(scene: Scene) -> tuple[str, ...]:
    """Return what is worth noticing while nothing is chosen."""
    areas = _usable(scene) or 0
    cards = sum(1 for action in scene.legal if act.PLAY <= action < act.FLIP_SKILL)
    found = [scene.word("note_usable", areas=areas, cards=cards)] if areas or cards else []
    if any(act.CLAIM <= action < act.ABILITY for action in scene.legal):
        found.append(scene.word("note_claim"))
    if act.FREE + 6 in scene.legal:
        found.append(scene.word("note_tower"))
    last = scene.view.round == scene.material.rounds
    if last and scene.legal and act.END_ROUND in scene.legal and sum(scene.own.realm.have[1:4]):
        found.append(scene.word("note_sell"))
    return tuple(found)


def _board(painter: Painter, scene: Scene, narrow: bool) -> Picture:
    """Return the domain, or what fills its place: the choices of the set-up, the deck that is searched."""
    seat, realm = scene.owner, scene.realm
    title = scene.word("title", round=scene.view.round)
    high = height(DOMAIN)
    wide = DOMAIN if narrow else BOARD
    frame = Box(2, 2, wide - 4, high - 4)
    if asks_board(scene) and seat == scene.view.seat:
        canvas = painter.canvas(f"domain-{seat}", wide, high, title)
        draw_setup(canvas, scene, frame, narrow)
        return canvas.picture()

    def drawn(canvas: Canvas, width: float) -> float:
        draw_domain(canvas, scene, seat, (width + 4 - DOMAIN) / 2, 0, DOMAIN)
        return high - 4

    changed = (scene.changed_cells(seat), scene.changed_roads(seat))
    own = seat == scene.view.seat
    shows = (scene.view.options, realm.side, realm.board, _land(realm), realm.areas, own, changed, realm.food)
    return painter.part(f"domain-{seat}", wide, drawn, title, shows)[0]


# The data that each part depends on.


def _land(realm: RealmView) -> tuple[object, ...]:
    return realm.tokens, realm.flipped, realm.roads, realm.pieces, realm.hares


def _shows(scene: Scene, narrow: bool) -> dict[str, tuple[object, ...]]:
    view, realm = scene.view, scene.realm
    person = (realm.character, realm.skills, realm.turned, realm.columns, realm.played, realm.pieces)
    own = None if view.seat is None else view.realms[view.seat]
    step = (own, view.pending, view.help, view.ends, view.stock, view.disks, scene.legal)
    hand = (person, view.packet, view.hand, scene.owner == view.seat, realm.cards)
    found: dict[str, tuple[object, ...]] = {
        "purse": (realm.have, realm.production, realm.disks),
        "hand": hand,
        "tray": (hand, step, scene.owner),
        "rail": (hand, step, scene.owner),
        "milestones": (view.milestones, [each.milestones for each in view.realms]),
        "scoring": (view.scoring, view.scoring and view.realms),
        "areas": (narrow, person, view.round, view.disks, None if scene.since is None else scene.since.disks),
        "columns": person,
        "tracks": (view.ends, [(each.steps, each.cart, each.loco, each.food) for each in view.realms], scene.owner, person),
        "houses": (person, realm.discount),
        "character": person,
        "skills": (view.stock, [(each.skills, each.turned) for each in view.realms]),
        "help": (view.help, view.mio, [each.help for each in view.realms]),
    }
    return {name: (view.options, shown) for name, shown in found.items()}


def _shows_of_seat(scene: Scene, seat: int) -> tuple[object, ...]:
    view = scene.view
    deciding = view.actors > 0 and view.actors >> seat & 1
    return (view.options, view.realms[seat], deciding, seat in view.ended, view.phase == "over", scene.scores[seat].total)
