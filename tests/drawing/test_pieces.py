"""Pieces: every symbol is sound SVG, carries its paint, and has an outline of its own."""

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from tabletown.drawing.pieces.figures import king, knight
from tabletown.drawing.seats import PAINTS, PATTERNS, badge, swatch, token
from tabletown.drawing.sprite import Sprite, Symbol, needed
from tabletown.games.tiny_towns.picture.pieces import BUILDINGS, RESOURCES, SPRITE, cube

FOLK = Sprite(
    "folk",
    {f"knight-{paint.number}": knight(paint) for paint in PAINTS} | {"king": king()},
)
ALL = [(sprite, name) for sprite in (SPRITE, FOLK) for name in sprite.symbols]
SEATS = [f"{badge(p, 0, 0)}{token(p, 0, 0)}{swatch(p, 0, 0, 9, 9)}{PATTERNS[f'pattern-{p.number}']}" for p in PAINTS]
MARKUP = [sprite.parts[sprite.id(name)] for sprite, name in ALL] + SEATS


def skeleton(markup: str) -> str:
    """The drawing without any colour."""
    return re.sub(r"#[0-9a-f]{6}", "", markup)


@pytest.mark.parametrize("markup", MARKUP)
def test_symbols_are_sound(markup: str) -> None:
    ElementTree.fromstring(f"<svg>{markup}</svg>")
    assert "style=" not in markup
    assert "var(" not in markup
    assert "nan" not in markup
    assert not re.search(r"https?:|data:|xlink|<(image|script|foreignObject|filter|linearGradient)", markup)


@pytest.mark.parametrize("sprite", [SPRITE, FOLK], ids=["tiny_towns", "folk"])
def test_no_two_symbols_share_an_outline(sprite: Sprite) -> None:
    for (a, first), (b, second) in combinations(sprite.symbols.items(), 2):
        assert skeleton(first.inner) != skeleton(second.inner), (a, b)


def test_no_outline_is_black() -> None:
    assert not [m for m in MARKUP if re.search(r'(stroke|fill)="(#000000|#000|black)"', m)]


def test_solids_stay_on_their_canvas() -> None:
    for name in [f"cube-{kind}" for kind in RESOURCES] + list(BUILDINGS):
        for points in re.findall(r'points="([^"]+)"', SPRITE.symbols[name].inner):
            for pair in points.split():
                x, y = map(float, pair.split(","))
                assert -1 <= x <= 101, name
                assert -1 <= y <= 101, name


def test_drawing_twice_gives_the_same_bytes() -> None:
    assert cube("wood") == cube("wood")
    assert [draw() for draw in BUILDINGS.values()] == [draw() for draw in BUILDINGS.values()]


def test_sprite_is_one_file_with_prefixed_ids() -> None:
    root = ElementTree.fromstring(SPRITE.file)
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    assert len(ids) == len(set(ids))
    assert "tt-cube-wood" in ids
    assert {"pattern-2", "sign-6"} <= set(ids)


def test_use_keeps_the_shape_of_the_symbol() -> None:
    assert FOLK.use("king", 0, 0, 30) == '<use href="#folk-king" width="30" height="47"/>'
    with pytest.raises(KeyError, match="no symbol"):
        FOLK.use("queen", 0, 0, 30)


def test_only_what_is_referred_to_is_brought_along() -> None:
    inner = Sprite("a", {"x": Symbol('<use href="#a-y"/>'), "y": Symbol('<rect fill="url(#pattern-3)"/>'), "z": Symbol("")})
    found = re.findall(r' id="([^"]+)"', needed(inner.use("x", 0, 0, 1), [inner]))
    assert found == ["a-x", "a-y", "pattern-3"]
    with pytest.raises(KeyError):
        needed('<use href="#b-x"/>', [inner])


def test_paints_are_six_with_signs_of_their_own() -> None:
    assert [paint.number for paint in PAINTS] == [1, 2, 3, 4, 5, 6]
    assert len({paint.sign for paint in PAINTS}) == 6
    assert len({skeleton(PATTERNS[f"pattern-{n}"]).replace(f"pattern-{n}", "") for n in range(1, 7)}) == 6
