"""The parts of the picture: the domain of a seat, its cards and resources, all seats, areas and tracks."""

from collections.abc import Callable
from typing import Any

from tabletown.core.facets import Look
from tabletown.core.translate import Say
from tabletown.drawing import Canvas, Picture
from tabletown.drawing.parts import CENTRE, SEATS, SIDE, Painter, Parts
from tabletown.games.sweet_lands.picture.board import draw_domain, height
from tabletown.games.sweet_lands.picture.cards import draw_character, draw_columns, draw_hand, offered
from tabletown.games.sweet_lands.picture.goals import draw_goals, draw_help, draw_skills
from tabletown.games.sweet_lands.picture.houses import draw_houses
from tabletown.games.sweet_lands.picture.panels import draw_areas, draw_purse, draw_score
from tabletown.games.sweet_lands.picture.pieces import SPRITE
from tabletown.games.sweet_lands.picture.scene import Scene
from tabletown.games.sweet_lands.picture.seats import draw_seat
from tabletown.games.sweet_lands.picture.setup import draw_setup
from tabletown.games.sweet_lands.picture.tracks import draw_tracks
from tabletown.games.sweet_lands.rules.view import RealmView, SweetLandsView
from tabletown.games.sweet_lands.words.labels import told

DOMAIN = 632.0
HAND = 740.0
GO = ("end_round", "pass", "stop")


def parts(view: SweetLandsView, legal: tuple[int, ...], say: Say, look: Look) -> Parts:
    """Return the table in parts."""
    scene = Scene(view, legal, say, look.since, look.seat)
    painter = Painter("sweet_lands", scene.touches, (SPRITE,), say)
    middle = SIDE if look.narrow else CENTRE
    shows = _shows(scene)

    def part(name: str, width: float, drawn: Callable[[Canvas, Scene, float, float, float], float]) -> tuple[Picture, ...]:
        return painter.part(name, width, lambda canvas, wide: drawn(canvas, scene, 2, 2, wide), shows=shows[name])

    return Parts(
        board=_board(painter, scene),
        paints=scene.paints,
        sprites=(SPRITE,),
        facts=(scene.word("round", round=view.round, rounds=scene.material.rounds),) if view.round else (),
        choices=painter.choices(lambda canvas: _add_choices(canvas, scene)),
        under=(
            *part("purse", middle, draw_purse),
            *part("setup", middle, draw_setup),
            *part("hand", SIDE if look.narrow else HAND, draw_hand),
        ),
        seats=painter.each(
            view.options.seats,
            SEATS,
            lambda canvas, seat, width: draw_seat(canvas, scene, seat, 2, 2, width),
            lambda seat: _shows_of_seat(scene, seat),
        ),
        about=(*part("score", SEATS, draw_score), *part("goals", SEATS, draw_goals)),
        side=(
            *part("areas", SIDE, draw_areas),
            *part("columns", SIDE, draw_columns),
            *part("tracks", SIDE, draw_tracks),
            *part("houses", SIDE, draw_houses),
            *part("character", SIDE, draw_character),
            *part("skills", SIDE, draw_skills),
            *part("help", SIDE, draw_help),
        ),
        boards=view.options.seats > 1,
    )


def _board(painter: Painter, scene: Scene) -> Picture:
    """Return the domain, empty until its board is chosen."""
    seat, realm = scene.owner, scene.realm
    title = scene.word("title", round=scene.view.round)
    if not realm.board:
        return painter.canvas(f"domain-{seat}", DOMAIN, 1, title).picture()

    def drawn(canvas: Canvas, width: float) -> float:
        draw_domain(canvas, scene, seat, 0, 0, width + 4)
        return height(DOMAIN) - 4

    changed = (scene.changed_cells(seat), scene.changed_roads(seat))
    own = seat == scene.view.seat
    shows = (scene.view.options, realm.side, _land(realm), realm.areas, own, changed)
    return painter.part(f"domain-{seat}", DOMAIN, drawn, title, shows)[0]


def _add_choices(canvas: Canvas, scene: Scene) -> None:
    """Add a button for every action that mentions nothing drawn, and for pieces, special tokens and columns."""
    for key in scene.touches:
        kind, _, name = key.partition("-")
        if kind == "piece":
            canvas.choice(key, "sweet_lands-button-property", piece=name)
        elif kind == "token":
            text = scene.teller.effects(scene.entry("special_terrain_tokens", name)["effect"])
            canvas.choice(key, "sweet_lands-button-terrain", terrain=name, text=text)
        elif kind == "column":
            canvas.choice(key, "sweet_lands-button-column", column=name)
    for action, said in scene.said.items():
        if f"do-{action}" in scene.touches:
            arguments: dict[str, Any] = {
                kind: int(value) if value.isdecimal() else value for kind, value in zip(said.kinds, said.values)
            }
            text = told(scene.own, said)
            if text:
                canvas.choice(f"do-{action}", "sweet_lands-button-told", text=text)
            else:
                canvas.choice(f"do-{action}", f"sweet_lands-button-{said.verb}", go=said.verb in GO, **arguments)


# The data that each part depends on.


def _land(realm: RealmView) -> tuple[object, ...]:
    return realm.tokens, realm.flipped, realm.roads, realm.pieces, realm.hares


def _shows(scene: Scene) -> dict[str, tuple[object, ...]]:
    view, realm = scene.view, scene.realm
    person = (realm.character, realm.skills, realm.turned, realm.columns, realm.played, realm.pieces)
    found: dict[str, tuple[object, ...]] = {
        "purse": (realm.have, realm.production, realm.disks),
        "setup": (),
        "hand": (person, view.packet, view.hand, scene.owner == view.seat, offered(scene)),
        "score": scene.scores,
        "goals": (view.milestones, [each.milestones for each in view.realms], view.scoring, view.scoring and view.realms),
        "areas": (person, view.round, view.disks, None if scene.since is None else scene.since.disks),
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
