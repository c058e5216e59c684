"""Pieces and signs of Sweet Lands: a confectionery world; the drawings are in art/data.json.

Signs are 24 x 24 and named after the ids of data.json; `piece-` are properties on 100 x 100; `tile-` are terrain tokens with
their center at (0, 0), a cell being 100 wide and its depth foreshortened to SQUASH.
"""

from __future__ import annotations

import json
from pathlib import Path

from tabletown.drawing import Sprite, Symbol

SQUASH = 0.86
_DRAWN = json.loads(Path(__file__).with_name("art").joinpath("data.json").read_text(encoding="utf-8"))

SPRITE = Sprite("sl", {name: Symbol(each["markup"], tuple(each["view"])) for name, each in _DRAWN.items()})
