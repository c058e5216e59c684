"""Every word of the vocabulary is sound SVG: well formed, painted by attributes, the same every time."""

from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from tabletown.drawing.buttons import Button, buttons, height, rows
from tabletown.drawing.cards import Card, back, chip, draw_card
from tabletown.drawing.icons import ICONS, icon
from tabletown.drawing.pieces.figures import king
from tabletown.drawing.pieces.hexes import Hexes
from tabletown.drawing.pieces.isometric import box, dome, drum, gable, hip, on_top
from tabletown.drawing.pieces.shapes import Box, Disc
from tabletown.drawing.pieces.towers import cast, tower
from tabletown.drawing.pieces.tracks import bar, pips, track
from tabletown.drawing.seats import PAINTS, badge, deal, sign
from tabletown.drawing.states import committed, finished, passage_sign, picked, preview_badges, private, target, thinking
from tabletown.drawing.svg import rect
from tabletown.drawing.text import fit, label

RED = "#9e1a2a"
DRAWINGS: dict[str, Callable[[], str]] = {
    "badge": lambda: badge(PAINTS[2], 1, 2, 20),
    "band": lambda: draw_card(Card("Title", band=RED, corner="12"), 0, 0),
    "bar": lambda: bar(PAINTS[4], 7, 20, 0, 0, 100, mark=10),
    "box": lambda: box(0, 0, 0, 1, 1, 1, RED),
    "buttons": lambda: buttons([Button("a", "a", text="Text <&>", actions=(1,), icon="undo")], 0, 0, 200, prefix="x"),
    "card back": lambda: back(0, 0, 60, 90, RED, rect(-5, -5, 10, 10)),
    "cast": lambda: cast(60, 20, 58, 3),
    "chip": lambda: chip("after this <cube>", 100, 0, lit=True, eye=True),
    "committed": lambda: committed(0, 0),
    "dome": lambda: dome(50, 40, 20, 8, 15, RED),
    "passage_sign": lambda: passage_sign(9, 9),
    "drum": lambda: drum(50, 70, 20, 8, 20, RED),
    "finished": lambda: finished(rect(0, 0, 1, 1)),
    "fit": lambda: fit("a <b> & c", 40, 14, 2).draw(0, 0, anchor="middle"),
    "gable": lambda: gable(0, 0, 1, 1, 0.5, 0.4, "#ffffff", RED),
    "hip": lambda: hip(0, 0, 0.5, 1, 1, 0.4, RED),
    "king": lambda: king().inner,
    "label": lambda: label("<&>", 0, 0, face="title", anchor="end"),
    "on top": lambda: on_top(0, 0, 1, 1, 1, rect(0, 0, 20, 20)),
    "preview_badges": lambda: preview_badges(Box(0, 0, 90, 90), [rect(0, 0, 24, 24)]),
    "picked": lambda: picked(Disc(20, 20, 12, 8)),
    "pips": lambda: pips(2, 4, 0, 0),
    "private": lambda: private(Box(0, 0, 90, 90)),
    "sign": lambda: sign(PAINTS[5], 0, 0, 12, line=RED),
    "target": lambda: target(Hexes(40).shape(0, 0, 0.9), 'say "<&>"', [3, 1], ghost=rect(0, 0, 1, 1)),
    "thinking": lambda: thinking(0, 0),
    "tower": lambda: tower(0, 90, 66, 58, 15, [RED, RED]),
    "track": lambda: track(["0", "1", "<2>"], {1: PAINTS[:5]}, 0, 0, notable=(2,)),
    "icons": lambda: "".join(icon(name, 0, 0) for name in ICONS),
}


@pytest.mark.parametrize("name", DRAWINGS)
def test_drawings_are_sound(name: str) -> None:
    drawn = DRAWINGS[name]()
    root = ElementTree.fromstring(f"<svg>{drawn}</svg>")
    assert len(list(root.iter())) > 1
    assert not [node.tag for node in root.iter() if node.get("style") is not None]
    assert "var(" not in drawn
    assert drawn == DRAWINGS[name]()


def test_buttons_flow_into_rows() -> None:
    choices = [Button(str(i), "x", text="Build a cottage", actions=(i,)) for i in range(5)]
    flowed = rows(choices, 320)
    assert [len(row) for row in flowed] == [2, 2, 1]
    assert height(choices, 320) == 3 * 44 + 2 * 8
    assert height([], 320) == 0
    assert all(wide <= 100 for row in rows(choices, 100) for _, wide in row)


def test_paints_are_dealt_in_the_order_of_the_game() -> None:
    assert [paint.number for paint in deal(3)] == [1, 2, 3]
    assert [paint.name for paint in deal(5, (4, 6, 5, 1, 3))] == ["pine", "coal", "lilac", "poppy", "sun"]
