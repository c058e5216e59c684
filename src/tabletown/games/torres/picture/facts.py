"""Facts and numbers that a page lays out itself: progress, what a turn has left, stocks, and things worth noticing."""

from tabletown.drawing.parts import Chip
from tabletown.games.torres.picture.pieces import SPRITE
from tabletown.games.torres.picture.scene import Scene
from tabletown.games.torres.rules.material import KING_LEVEL, KING_POINTS, PHASES, POINTS
from tabletown.games.torres.rules.scoring import is_between_phases, phase_to_score


def facts(scene: Scene, narrow: bool) -> tuple[str, ...]:
    """Return the year, the round and, where there is room, the king's bonus; or the set-up."""
    view = scene.view
    if view.phase == 0:
        return scene.word("setup"), scene.word("supply", blocks=view.supply)
    said = [scene.word("year", phase=view.phase, phases=PHASES), scene.word("round", round=view.round, rounds=scene.rounds)]
    if is_between_phases(scene.state):
        said = [scene.word("year-over", phase=view.phase)]
    if view.pending and not narrow:
        said.append(_bonus(scene))
    return tuple(said)


def _bonus(scene: Scene) -> str:
    """Return the king's bonus of the year that is scored next."""
    year = phase_to_score(scene.state)
    message = "bonus-next" if is_between_phases(scene.state) else "bonus"
    return scene.word(message, level=KING_LEVEL[year], points=KING_POINTS[year])


def king_line(scene: Scene) -> str:
    """Return where the king is and what his castle brings; empty before he stands and after the end."""
    if not scene.view.king or not scene.view.pending:
        return ""
    year = phase_to_score(scene.state)
    message = "king-next" if is_between_phases(scene.state) else "king-line"
    return scene.word(message, square=scene.view.king, level=KING_LEVEL[year], points=KING_POINTS[year])


def notes(scene: Scene) -> tuple[str, ...]:
    """Return what is worth noticing while nothing is chosen."""
    view, found = scene.view, []
    if line := king_line(scene):
        found.append(line)
    if view.phase and view.pending and not is_between_phases(scene.state) and view.round == scene.rounds:
        found.append(scene.word("last-round", phase=view.phase))
    if view.seat is not None and view.pending and view.phase:
        message = "mine-forecast-next" if is_between_phases(scene.state) else "mine-forecast"
        found.append(scene.word(message, points=sum(scene.forecasts[view.seat])))
    if view.master and view.pending:
        found.append(scene.word("master-note", card=view.master, text=scene.help(view.master)))
    return tuple(found)


def budget(scene: Scene) -> tuple[Chip, ...]:
    """Return what the turn of the viewer has left: action points as pips, and blocks."""
    view = scene.view
    return (_points(scene), _blocks(scene)) if view.seat == view.turn and view.chosen >= 0 else ()


def _points(scene: Scene) -> Chip:
    points = scene.view.points
    text = scene.say("torres-asset-ap", {"count": points})
    return Chip(text, str(points), asset="ap", extra=scene.word("ap"), pips=(points, max(POINTS, points)))


def _blocks(scene: Scene) -> Chip:
    blocks = max(scene.view.chosen, 0)
    return Chip(scene.say("torres-asset-blocks", {"count": blocks}), str(blocks), symbol=SPRITE.id("block"), asset="blocks")


def mine(scene: Scene) -> tuple[Chip, ...]:
    """Return what the viewer has: the turn, or the stacks while others play, and knights in reserve."""
    view = scene.view
    if view.seat is None:
        return ()
    found = budget(scene) or (_stacks(scene, view.seat, apart=True),)
    reserve = view.seats[view.seat].reserve
    number = scene.paints[view.seat].number
    label = scene.say("torres-asset-knights", {"count": reserve})
    return (*found, Chip(label, str(reserve), symbol=SPRITE.id(f"knight-{number}"), asset="knights"))


def _stacks(scene: Scene, seat: int, apart: bool) -> Chip:
    stacks = scene.view.seats[seat].stacks
    label = scene.say("torres-asset-stacks", {"count": sum(stacks)})
    text = " + ".join(map(str, stacks)) if apart else str(sum(stacks))
    return Chip(label, text or "0", symbol=SPRITE.id("block"), asset="stacks")


def vitals(scene: Scene) -> tuple[tuple[Chip, ...], ...]:
    """Return for each seat its stacks and the points that it would get if the year ended now."""
    found = []
    for seat in range(scene.options.seats):
        more = sum(scene.forecasts[seat])
        label = scene.word("more", points=more)
        chips = [_stacks(scene, seat, apart=scene.options.seats < 3)] if scene.view.phase else []
        found.append((*chips, Chip(label, f"+{more}", icon="point")) if scene.view.pending else ())
    return tuple(found)
