"""Numbers of Tiny Towns that a page lays out itself: the score by kind, vital numbers of the seats, what is noticed."""

from tabletown.drawing.parts import OUTLOOK, Chip
from tabletown.games.tiny_towns.picture.panels import number, score_lines, signed
from tabletown.games.tiny_towns.picture.pieces import SPRITE
from tabletown.games.tiny_towns.picture.scene import Scene
from tabletown.games.tiny_towns.rules.material import RESOURCES


def budget(scene: Scene, seat: int) -> tuple[Chip, ...]:
    """Return the score of a town by kind."""
    found = [_points_chip(scene, seat)]
    for kind, name, line in score_lines(scene, seat):
        label = f"{name}: {signed(line.points)}"
        if kind:
            found.append(Chip(label, signed(line.points), symbol=SPRITE.id(kind)))
        else:
            found.append(Chip(label, str(bare(scene, seat)), icon="grid", asset="bare", extra=signed(line.points)))
    return tuple(found)


def mine(scene: Scene) -> tuple[Chip, ...]:
    """Return the points of the viewer, the squares without a building, and the resource of the round."""
    view = scene.view
    if view.seat is None:
        return ()
    found = [_points_chip(scene, view.seat), _bare_chip(scene, view.seat)]
    if view.resource and view.phase == "play":
        resource = scene.resource(view.resource)
        said = scene.word("named-by", seat=view.source, resource=view.resource) if view.source >= 0 else resource
        found.append(Chip(said, resource, symbol=SPRITE.id(f"cube-{view.resource}")))
    return tuple(found)


def vitals(scene: Scene) -> tuple[tuple[Chip, ...], ...]:
    """Return for each seat the squares without a building, the hammer, and whether its monument is built."""
    view = scene.view
    found = []
    for seat in range(view.options.seats):
        chips = [_bare_chip(scene, seat)]
        if view.hammer == seat and view.phase != "over":
            chips.append(Chip(scene.word("builder"), "", symbol=SPRITE.id("hammer")))
        if view.options.monuments:
            built = view.towns[seat].monument
            label = scene.card(built) if built else scene.word("monument-hidden")
            chips.append(Chip(label, "✓" if built else "?", symbol=SPRITE.id("monument")))
        found.append(tuple(chips))
    return tuple(found)


def notes(scene: Scene) -> tuple[str, ...]:
    """Return what is worth noticing while nothing is chosen."""
    view = scene.view
    if view.seat is None or view.phase == "over":
        return ()
    found = []
    cards = dict.fromkeys(card for each in scene.landings.values() for card in each)
    if scene.sites and cards:
        found.append(scene.word("can-build", cards="+".join(cards)))
    elif scene.opened:
        opened = dict.fromkeys(card for each in scene.opened.values() for card in each)
        found.append(scene.word("can-open", cards="+".join(opened)))
    if view.options.seats > 1 and "feast_hall" in view.cards:
        found.append(scene.word("right", seat=(view.seat - 1) % view.options.seats))
    return tuple(found)


def bare(scene: Scene, seat: int) -> int:
    """Return how many squares of a town have no building."""
    return sum(not what or what in RESOURCES for what in scene.view.towns[seat].squares)


def _bare_chip(scene: Scene, seat: int) -> Chip:
    count = bare(scene, seat)
    return Chip(scene.word("squares", count=count), str(count), icon="grid", asset="bare")


def _points_chip(scene: Scene, seat: int) -> Chip:
    total = scene.scores[seat].total
    return Chip(scene.word("points", points=total), number(total), icon="point", asset=OUTLOOK)
