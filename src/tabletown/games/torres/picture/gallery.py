"""The gallery of Torres: action cards and master cards."""

from tabletown.core.translate import Say
from tabletown.drawing.gallery import Drawing, Exhibit
from tabletown.games.torres.picture.pieces import SPRITE
from tabletown.games.torres.rules.material import DATA

_KINDS = ("action", "master")


def gallery(say: Say) -> tuple[Exhibit, ...]:
    """Return the action cards, then the master cards."""
    return tuple(
        Exhibit(
            key=card["id"],
            kind=kind,
            title=say(f"torres-card-{card['id']}", {}),
            text=say(f"torres-card-{card['id']}-help", {}),
            drawings=(Drawing(SPRITE.use(f"sign-{card['id']}", 0, 0, 64), 64, 64),),
            rule=card["rule"],
        )
        for kind in _KINDS
        for card in DATA[f"{kind}_cards"]["cards"]
    )
