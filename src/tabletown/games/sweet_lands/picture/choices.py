"""Buttons for what is not on the board, each saying what it does."""

from typing import Any

from tabletown.drawing import Canvas
from tabletown.games.sweet_lands.picture.labels import told
from tabletown.games.sweet_lands.picture.scene import Scene

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
            arguments: dict[str, Any] = {
                kind: int(value) if value.isdecimal() else value for kind, value in zip(said.kinds, said.values)
            }
            text = told(scene.own, said)
            if text:
                canvas.choice(f"do-{action}", "sweet_lands-button-told", text=text)
            else:
                canvas.choice(f"do-{action}", f"sweet_lands-button-{said.verb}", go=said.verb in GO, **arguments)
