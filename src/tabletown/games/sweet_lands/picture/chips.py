"""Numbers in rows: the purse, what the turn has left, the vital numbers of each seat."""

from tabletown.drawing.parts import Chip
from tabletown.games.sweet_lands.picture.pieces import SPRITE
from tabletown.games.sweet_lands.picture.scene import Scene
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.points import read_frame

PURSE = ("gold", "wheat", "wood", "iron", "diamonds", "disks")
SYMBOLS = {"diamonds": "diamond", "disks": "action_disk", "cards": "draw"}


def mine(scene: Scene) -> tuple[Chip, ...]:
    """Return the purse of the realm in the middle, with its production."""
    realm = scene.realm
    if not realm.character:
        return ()
    held = (*realm.have, realm.disks)
    return tuple(
        _chip(scene, name, amount, f"+{realm.production[number]}" if number < 4 else "")
        for number, (name, amount) in enumerate(zip(PURSE, held))
    )


def vitals(scene: Scene) -> tuple[tuple[Chip, ...], ...]:
    """Return gold, cards and diamonds of each seat."""
    return tuple(
        tuple(
            _chip(scene, name, n)
            for name, n in (("gold", realm.have[0]), ("cards", realm.cards), ("diamonds", realm.have[4]))
        )
        for realm in scene.view.realms
    )


def budget(scene: Scene) -> tuple[Chip, ...]:
    """Return whether the main action of the turn is left."""
    if scene.view.phase != at.PHASES[at.ACTION] or not scene.legal or not scene.view.pending:
        return ()
    kinds = [at.kind_of(read_frame(word)) for word in scene.view.pending]
    left = 1 if at.TURN in kinds else 0
    return (Chip(scene.word("main_left" if left else "main_used"), "", extra=scene.word("main"), pips=(left, 1)),)


def _chip(scene: Scene, asset: str, amount: int, extra: str = "") -> Chip:
    said = scene.say(f"sweet_lands-asset-{asset}", {"count": amount})
    return Chip(said, str(amount), SPRITE.id(SYMBOLS.get(asset, asset)), asset=asset, extra=extra)
