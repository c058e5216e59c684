"""Buttons of Garden Nation: the actions of a turn with their prices, the next player, and what gives something up."""

from tabletown.drawing import Canvas
from tabletown.games.garden_nation.picture.scene import Scene, key_of
from tabletown.games.garden_nation.previews import best_project

VERBS = {"build": "house", "demolish": "down", "invade": "mask", "strategic": "move", "transfer_roof": "roof"}


def add_choices(scene: Scene, narrow: bool, canvas: Canvas) -> None:
    """Add the buttons for everything that is not on the board, and for the verbs; a phone shows one territory only."""
    for verb, sign in VERBS.items():
        canvas.choice(verb, f"garden_nation-button-{verb}", icon=sign, kind="verb", price=_price(scene, verb))
    canvas.choice("move_on", "garden_nation-button-move_on", icon="pass", kind="verb", price=scene.word("price-free"))
    if narrow:
        _add_elsewhere(scene, canvas)
    for seat in range(scene.view.options.seats):
        canvas.choice(f"seat-{seat}", "garden_nation-picture-next", icon="friends", seat=seat)
    if canvas.actions("decline"):
        points = best_project(scene.view)
        left, ask = scene.word("left-project", points=points), scene.word("ask-project", points=points)
        canvas.choice("decline", "garden_nation-choose-decline", go=True, icon="pass", kind="end", left=left, ask=ask)
    count = scene.view.left
    left, ask = scene.word("left-actions", count=count), scene.word("ask-actions", count=count)
    canvas.choice("pass", "garden_nation-choose-pass", go=True, icon="end", kind="end", left=left, ask=ask)


def _add_elsewhere(scene: Scene, canvas: Canvas) -> None:
    """Add the territories and buildings outside the crane's territory, as a second step."""
    for number, _ in scene.view.layout:
        canvas.choice(f"territory-{number}", "garden_nation-picture-strategic", icon="move", territory=number)
    for row in scene.zones:
        for zone in row:
            if zone.building is not None and zone.territory != scene.view.crane and scene.view.crane:
                slot = scene.slot(zone.name)
                canvas.choice(key_of(zone.name), "garden_nation-picture-roof", icon="roof", home=zone.territory, slot=slot)


def _price(scene: Scene, verb: str) -> str:
    """Return the least price of a verb, or the most that it brings."""
    if verb in ("strategic", "transfer_roof"):
        return scene.word("price-ploy")
    prices = [each.price for each in scene.previews.values() if each.verb.removesuffix("_bramble") == verb]
    if verb == "demolish":
        refunds = [-price for price in prices] + [each.refund for each in scene.previews.values()]
        return scene.word("price-gain", price=max(refunds, default=0))
    if not prices:
        return ""
    return scene.word("price-invade" if verb == "invade" else "price-from", price=min(prices))
