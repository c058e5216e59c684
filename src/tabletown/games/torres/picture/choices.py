"""Buttons of Torres: the actions of a turn with their prices, the arguments of cards, and what ends a turn."""

from tabletown.drawing import Canvas
from tabletown.games.torres.picture.scene import PLAY, POINTED, Scene
from tabletown.games.torres.rules.material import ADD_COST, CARDS, SIZES


def add_choices(scene: Scene, canvas: Canvas) -> None:
    """Add the buttons for everything that is not on the board."""
    for verb, sign in POINTED.items():
        price = scene.word("price", points=ADD_COST if verb == "add_knight" else 1)
        canvas.choice(f"act-{verb}", f"torres-choose-{verb}", icon=sign, kind="verb", price=price)
    canvas.choice(f"act-{PLAY}", f"torres-button-{PLAY}", icon="card", kind="verb", price=scene.word("price-card"))
    for card in CARDS:
        canvas.choice(f"card-{card}", f"torres-card-{card}")
    for size in range(SIZES):
        canvas.choice(f"size-{size}", "torres-picture-size", size=size, icon="block")
    for source in ("chosen", "1", "2", "3"):
        canvas.choice(f"source-{source}", f"torres-source-{source}", icon="block")
    for key in sorted((key for key in scene.touches if key.startswith("stacks-")), reverse=True):
        _add_leftovers(scene, canvas, key)
    for where in ("top", "bottom"):
        canvas.choice(f"keep-{where}", f"torres-picture-keep-{where}")
    left = scene.word("king-stays", square=scene.view.king) if scene.view.king else ""
    canvas.choice("keep_king", "torres-choose-keep_king", icon="pass", kind="end", go=True, left=left)
    _add_end(scene, canvas)


def _add_leftovers(scene: Scene, canvas: Canvas, key: str) -> None:
    """Add a way to keep leftover blocks, with what goes back to the supply."""
    sizes = [int(size) for size in key.removeprefix("stacks-").split("-")]
    before = scene.view.chosen + sum(scene.view.seats[scene.view.turn].stacks)
    price = scene.word("returned", blocks=before - sum(sizes))
    canvas.choice(key, "torres-picture-stacks", stacks=key.removeprefix("stacks-").replace("-", "+"), price=price)


def _add_end(scene: Scene, canvas: Canvas) -> None:
    """Add the end of the turn; with action points left it says so and asks, with a card left it says so."""
    view = scene.view
    verbs = {each.verb for each in scene.said.values()}
    left, ask = (scene.word("left-card") if verbs - {"end_turn"} else ""), ""
    if view.points:
        said = {"points": view.points, "blocks": max(view.chosen, 0)}
        left, ask = scene.word("left-points", **said), scene.word("ask-points", **said)
        if "place_block" in verbs:
            left, ask = scene.word("left-blocks", **said), scene.word("ask-blocks", **said)
    canvas.choice("end_turn", "torres-choose-end_turn", go=True, icon="end", kind="end", left=left, ask=ask)
