"""Buttons for what is not on the board, each saying what it does."""

from typing import Any

from tabletown.core.actions import Action
from tabletown.drawing import Canvas
from tabletown.games.sweet_lands import frames as f
from tabletown.games.sweet_lands.material import FREE_ACTIONS
from tabletown.games.sweet_lands.picture_scene import Scene
from tabletown.games.sweet_lands.picture_words import capital
from tabletown.games.sweet_lands.position import read_frame

GO = ("end_round", "pass", "stop")


def add_choices(canvas: Canvas, scene: Scene) -> None:
    """A button for every action that mentions nothing drawn, and for pieces, special tokens and columns."""
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
            arguments: dict[str, Any] = dict(zip(said.kinds, said.values))
            text = told(scene, said)
            if text:
                canvas.choice(f"do-{action}", "sweet_lands-button-told", text=text)
            else:
                canvas.choice(f"do-{action}", f"sweet_lands-button-{said.verb}", go=said.verb in GO, **arguments)


def told(scene: Scene, said: Action) -> str:
    """What an action does, where only the data can say it."""
    verb, name = said.verb, said.values[0] if said.values else ""
    teller, program = scene.teller, scene.material.program
    if verb in ("effect", "option", "spend"):
        return capital(_of_frame(scene, verb, int(name or 0)))
    if verb == "ability":
        effects, counter, least = scene.material.characters[scene.state.realms[scene.owner].character].abilities[int(name)]
        base = scene.entry("characters", scene.realm.character)["base"]
        option = base["options"][int(name)] if "options" in base else base["once_per_round"]
        text = teller.effects([program.source[node] for node in program.lists[effects]])
        if counter >= 0:
            text = teller.tell("if", n=least, what=teller.many(option["if"]["count"]), text=text)
        return capital(text)
    if verb in ("skill", "flip_skill"):
        return capital(teller.skill(scene.skill(name)))
    if verb == "help_token":
        return capital(teller.help_token(scene.help_token(name)))
    if verb == "claim":
        sides = [each[-1] for each in scene.view.milestones if each[:-1] == name]
        return capital(teller.conditions(scene.entry("milestone_tokens", name)[sides[0]])) if sides else ""
    if verb == "pay_mix":
        return capital(teller.amounts({kind: int(value) for kind, value in zip(said.kinds, said.values) if value != "0"}))
    if verb == "free":
        return _free(scene, name)
    return ""


def _of_frame(scene: Scene, verb: str, number: int) -> str:
    """The element, option or payment that a button stands for, by what lies on the stack."""
    pending = [read_frame(word) for word in scene.view.pending]
    program, teller = scene.material.program, scene.teller
    top = pending[-1]
    if verb == "spend":
        return teller.effect(program.source[f.a_of(top)])
    if verb == "option":
        return teller.effects(program.source[f.a_of(top)]["options"][number])
    for made in pending[-1 - f.a_of(top) : -1]:
        if f.b_of(made) == number:
            nodes = [f.a_of(made)] if f.kind_of(made) == f.ELEMENT else program.lists[f.a_of(made)]
            return teller.effects([program.source[node] for node in nodes])
    return ""


def _free(scene: Scene, name: str) -> str:
    """A free action by its cost and effect where they are plain, else by words of its own."""
    free = scene.entry("free_actions", name)
    if name not in FREE_ACTIONS or "effect" not in free or "one_of" in free["cost"]:
        return capital(scene.called("free", name))
    return capital(
        scene.teller.tell("area", cost=scene.teller.amounts(free["cost"]), text=scene.teller.effects(free["effect"]))
    )
