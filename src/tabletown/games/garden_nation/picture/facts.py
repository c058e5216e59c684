"""Facts and numbers that a page lays out itself: progress, what a turn has left, stocks, and things worth noticing."""

from tabletown.drawing.parts import Chip
from tabletown.games.garden_nation.picture.pieces import SPRITE
from tabletown.games.garden_nation.picture.scene import Scene
from tabletown.games.garden_nation.rules import material as m


def facts(scene: Scene, narrow: bool) -> tuple[str, ...]:
    """Return the round, whether it is the last, and the roofs left; or the set-up."""
    view = scene.view
    if not view.round:
        return (scene.word("setup"),)
    last = (scene.word("last"),) if scene.state.is_last_round() and view.phase != "over" else ()
    roofs = {"count": view.roofs}
    left = scene.say("garden_nation-asset-roofs", roofs) if narrow else scene.word("roofs", **roofs)
    return (scene.word("round", round=view.round), *last, left)


def notes(scene: Scene) -> tuple[str, ...]:
    """Return what is worth noticing while nothing is chosen."""
    view, found = scene.view, []
    if view.phase in ("over", "choose") or not view.round:
        return ()
    if view.crane:
        found.append(scene.word("note-crane", territory=view.crane))
    if scene.completing:
        cards = [view.display[number - 1] for number in sorted(scene.completing)]
        names = [scene.say("garden_nation-picture-project", {"project": card}) for card in cards]
        found.append(scene.word("note-possible", projects=", ".join(names)))
    if view.seat is not None and scene.incomes[view.seat]:
        found.append(scene.word("note-income", count=scene.incomes[view.seat]))
    return tuple(found)


def budget(scene: Scene) -> tuple[Chip, ...]:
    """Return what the turn of the viewer has left: actions and ploys."""
    view = scene.view
    if view.seat is None or view.phase != "play" or not view.left or view.order[-1] != view.seat:
        return ()
    actions = m.ACTIONS_AT[len(view.order) - 1]
    said = {"number": actions - view.left + 1, "actions": actions}
    label, text = scene.word("action-label", **said), scene.word("action-of", **said)
    return (Chip(label, text, extra=scene.word("action")), _ploys(scene, view.seat))


def mine(scene: Scene) -> tuple[Chip, ...]:
    """Return what the viewer has: inhabitants with the income of the round, floors, ploys, roofs."""
    view = scene.view
    if view.seat is None:
        return ()
    income = scene.incomes[view.seat]
    extra = scene.word("income", count=income) if income else ""
    roofs = sum(each.closed for each in view.buildings if each.seat == view.seat)
    people, floors = _people(scene, view.seat, extra), _floors(scene, view.seat)
    return (people, floors, _ploys(scene, view.seat), _chip(scene, "roofs", roofs, "roof"))


def vitals(scene: Scene) -> tuple[tuple[Chip, ...], ...]:
    """Return inhabitants, floors and ploys of each seat."""
    return tuple(
        (_people(scene, seat), _floors(scene, seat), _ploys(scene, seat)) for seat in range(scene.view.options.seats)
    )


def _chip(scene: Scene, asset: str, count: int, symbol: str, extra: str = "") -> Chip:
    label = scene.say(f"garden_nation-asset-{asset}", {"count": count})
    return Chip(label, str(count), symbol=SPRITE.id(symbol), asset=asset, extra=extra)


def _people(scene: Scene, seat: int, extra: str = "") -> Chip:
    return _chip(scene, "population", scene.view.population[seat], "folk", extra)


def _floors(scene: Scene, seat: int) -> Chip:
    return _chip(scene, "floors", scene.view.supply[seat], f"floor-{scene.paints[seat].number}")


def _ploys(scene: Scene, seat: int) -> Chip:
    return _chip(scene, "ploys", scene.view.ploys[seat], "ploy")
