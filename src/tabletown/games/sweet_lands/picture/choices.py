"""Buttons: what a turn can do besides areas and cards, arguments without a place on the board, and ends."""

from tabletown.core.actions import Action
from tabletown.drawing import Canvas
from tabletown.games.sweet_lands.picture.pieces import SPRITE
from tabletown.games.sweet_lands.picture.scene import Scene
from tabletown.games.sweet_lands.picture.signs import exchange_signs
from tabletown.games.sweet_lands.rules import actions as act
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.points import read_frame
from tabletown.games.sweet_lands.words.labels import told

COUNTED = {
    at.TERRAIN: "terrain", at.ROAD: "road", at.PROPERTY: "property", at.BUILD: "property", at.HARE: "hare",
    at.INDUSTRY: "industry", at.PROSPERITY: "prosperity", at.SKILL: "skill", at.FLIP: "flip",
}  # fmt: skip
OFFERED = (
    "character", "domain", "help_cell", "skill", "prosper", "step", "produce", "take", "color", "column", "employ",
    "option", "effect", "help_token", "pay_mix",
)  # fmt: skip


def add_choices(canvas: Canvas, scene: Scene) -> None:
    """Add the buttons of this step; tiles of the tray and things on the board have none."""
    for key in scene.touches:
        kind, _, name = key.partition("-")
        if kind == "column":
            canvas.choice(key, "sweet_lands-button-column", column=name)
    for action, said in scene.said.items():
        if f"do-{action}" in scene.touches and said.verb not in OFFERED:
            _add(canvas, scene, action, said)


def _add(canvas: Canvas, scene: Scene, action: int, said: Action) -> None:
    key = f"do-{action}"
    if said.verb == "free":
        name = said.values[0]
        signs = [(text, sign and SPRITE.id(sign)) for text, sign in exchange_signs(scene.entry("free_actions", name))]
        price = told(scene.own, said) if signs else ""
        canvas.choice(key, f"sweet_lands-button-free-{name}", kind="verb", price=price, signs=signs)
    elif said.verb == "ability":
        several = len(scene.material.characters[scene.own.known_realm.character].abilities) > 1
        price = told(scene.own, said) if several else scene.called("character", scene.own.realm.character)
        canvas.choice(key, "sweet_lands-button-ability", kind="verb", price=price)
    elif said.verb == "flip_skill":
        price = scene.teller.sentence(scene.skill(said.values[0])["effect"])
        canvas.choice(key, "sweet_lands-button-flip_skill", kind="verb", price=price)
    elif said.verb == "claim":
        price = scene.called("milestone", said.values[0])
        canvas.choice(key, "sweet_lands-button-claim", kind="verb", price=price)
    elif said.verb == "end_round":
        left, ask = _end_left(scene)
        canvas.choice(key, "sweet_lands-button-end_round", kind="end", go=True, icon="end", left=left, ask=ask)
    elif said.verb == "pass":
        message = "sweet_lands-button-next" if scene.view.options.mode == "solo" else "sweet_lands-button-pass"
        canvas.choice(key, message, kind="end", go=True, icon="pass")
    elif said.verb == "stop":
        left, ask = _stop_left(scene)
        canvas.choice(key, "sweet_lands-button-stop", kind="end", icon="pass", left=left, ask=ask)
    elif said.verb == "spend":
        canvas.choice(key, "sweet_lands-button-spend", icon="done", price=told(scene.own, said))
    elif said.verb == "pay_diamonds":
        canvas.choice(key, "sweet_lands-button-pay_diamonds", number=int(said.values[0]))
    elif said.verb == "use_disk":
        canvas.choice(key, "sweet_lands-button-use_disk")
    else:
        canvas.choice(key, f"sweet_lands-button-{said.verb}")


def _end_left(scene: Scene) -> tuple[str, str]:
    """Return what is left when the round is ended, and the question; empty if there is nothing useful."""
    realm = scene.own.realm
    main = any(act.AREA <= action < act.END_ROUND for action in scene.legal)
    last = scene.view.round == scene.material.rounds
    unsold = sum(realm.have[1:4]) if last else 0
    if main:
        left = scene.word("left_main")
    elif unsold:
        left = scene.word("left_basics", n=unsold)
    else:
        return "", ""
    parts = [scene.word("ask_main", n=realm.cards)] if main else []
    if unsold:
        parts.append(scene.word("ask_basics", n=unsold))
    return left, " ".join([*parts, scene.word("ask_end")])


def _stop_left(scene: Scene) -> tuple[str, str]:
    """Return how many units are declined, and the question; an offer to pay is declined without asking."""
    top = read_frame(scene.view.pending[-1])
    kind = at.kind_of(top)
    if kind not in COUNTED:
        return scene.word("left_offer"), ""
    left = scene.word(f"left_{COUNTED[kind]}", n=at.a_of(top))
    return left, scene.word("ask_stop", left=left)
