"""The drawing vocabulary of all pictures: painted wooden pieces, boards, cards and states as SVG text."""

from tabletown.core.translate import Say, plain
from tabletown.drawing.buttons import Button
from tabletown.drawing.canvas import Canvas, Mark, Picture, Stand, mentions
from tabletown.drawing.cards import Card
from tabletown.drawing.pieces.hexes import Hexes
from tabletown.drawing.pieces.shapes import Box, Disc, Outline, Shape
from tabletown.drawing.seats import PAINTS, Paint, deal
from tabletown.drawing.sprite import Sprite, Symbol
from tabletown.drawing.text import Fitted, fit, label, measure
from tabletown.drawing.theme.paint import colour, dark, ink_on, keyline, light, mix, tone
from tabletown.drawing.theme.palette import THEMES, Theme

__all__ = [
    "PAINTS",
    "THEMES",
    "Box",
    "Button",
    "Canvas",
    "Card",
    "Disc",
    "Fitted",
    "Hexes",
    "Mark",
    "Outline",
    "Paint",
    "Picture",
    "Say",
    "Shape",
    "Sprite",
    "Stand",
    "Symbol",
    "Theme",
    "colour",
    "dark",
    "deal",
    "fit",
    "ink_on",
    "keyline",
    "label",
    "light",
    "measure",
    "mentions",
    "mix",
    "plain",
    "tone",
]
