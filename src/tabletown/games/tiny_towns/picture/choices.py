"""Buttons of Tiny Towns: resources, the cavern, and the ends of decisions."""

from tabletown.drawing import Canvas
from tabletown.games.tiny_towns.picture.cards import supply
from tabletown.games.tiny_towns.picture.pieces import SPRITE
from tabletown.games.tiny_towns.picture.scene import Scene
from tabletown.games.tiny_towns.rules.material import CAVERN_USES


def add_choices(scene: Scene, canvas: Canvas) -> None:
    """Add the buttons for everything that is not on the board."""
    for each in supply(scene):
        price = each.square or (f"×{each.cards}" if each.cards > 1 else "")
        symbol = SPRITE.id(f"cube-{each.resource}")
        canvas.choice(each.key, f"tiny_towns-resource-{each.resource}", symbol=symbol, price=price)
    if scene.view.seat is not None:
        used = f"{scene.view.towns[scene.view.seat].cavern}/{CAVERN_USES}"
        canvas.choice("discard", "tiny_towns-choose-discard", icon="door", price=used)
    cards = dict.fromkeys(card for found in scene.landings.values() for card in found)
    left = scene.word("left", count=len(cards)) if cards else ""
    ask = scene.word("ask", cards="+".join(cards)) if cards else ""
    canvas.choice("done", "tiny_towns-choose-done", go=True, icon="done", kind="end", left=left, ask=ask)
    more = scene.word("left-guild") if scene.point == "guild" else ""
    canvas.choice("stop", "tiny_towns-choose-stop", go=True, icon="done", kind="end", left=more)
