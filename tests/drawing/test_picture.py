"""Pictures: layers, marks and buttons of a board, in every theme, for a page and for a file."""

import re
from collections.abc import Mapping
from typing import get_args
from xml.etree import ElementTree

import pytest

from tabletown.drawing import THEMES, Box, Canvas, Card, Picture, Theme, mentions, tone
from tabletown.drawing.cards import draw_card, pattern
from tabletown.drawing.pieces.towers import cast, roof, tower
from tabletown.drawing.pieces.tracks import bar, pips, track
from tabletown.drawing.png import png
from tabletown.drawing.seats import PAINTS
from tabletown.drawing.states import Highlight, brackets, origin_outline, private, target
from tabletown.drawing.svg import rect
from tabletown.drawing.text import Face, measure
from tabletown.drawing.theme.themes import stylesheet
from tabletown.games.tiny_towns.picture.pieces import SPRITE

SVG = "{http://www.w3.org/2000/svg}"
LEGAL = {"square-0": (4, 3), "square-1": (5,), "card-well": (4,), "done": (90,), "both": (4, 5)}


def speak(message: str, args: Mapping[str, object]) -> str:
    return f"{message}!{sorted(args)}"


def board(legal: Mapping[str, tuple[int, ...]] = LEGAL) -> Picture:
    canvas = Canvas("town", 240, 140, title="Vera & <co>", actions=legal, sprites=[SPRITE], say=speak)
    canvas.draw("ground", rect(0, 0, 240, 140, 9, fill=tone("board")))
    canvas.went(Box(10, 10, 50, 50), Box(70, 10, 50, 50))
    canvas.piece("square-2", SPRITE.use("cube-wood", 0, 0, 40), at=(10, 10), label="a1, wood")
    for i in (0, 1, 2):
        canvas.target(f"square-{i}", Box(10 + 60 * i, 70, 50, 50), f"place on {i}", ghost=SPRITE.use("cube-brick", 0, 0, 40))
    canvas.card("card-well", Card("Well", "1 per cottage beside it", SPRITE.use("well", 0, 0, 50)), 10, 10)
    canvas.choice("done", "town-done", go=True, icon="done", count=3)
    canvas.choice("pass", "town-pass")
    return canvas.picture()


def test_mentions_turn_actions_into_things() -> None:
    found = mentions([3, 1, 2], lambda action: [f"square-{action % 2}", "all"])
    assert found == {"square-1": (3, 1), "square-0": (2,), "all": (3, 1, 2)}


def test_everything_that_can_be_touched_carries_its_actions() -> None:
    picture = board()
    marks = {mark.key: (mark.kind, mark.actions) for mark in picture.marks}
    assert marks == {
        "square-0": ("target", (4, 3)),
        "square-1": ("target", (5,)),
        "card-well": ("card", (4,)),
        "done": ("button", (90,)),
    }
    for svg, kinds in (
        (picture.svg(), {"target", "card", "button"}),
        (picture.svg(standalone=False), {"target", "card"}),
    ):
        drawn = {node.get("id"): node.get("data-actions") for node in ElementTree.fromstring(svg).iter()}
        for mark in picture.marks:
            if mark.kind in kinds:
                assert drawn[mark.id] == " ".join(map(str, sorted(mark.actions)))


def test_what_is_not_legal_is_not_a_target() -> None:
    picture = board({})
    assert "data-actions" not in picture.svg()
    assert 'role="button"' not in picture.svg()
    assert not picture.choices
    assert [mark.key for mark in picture.marks] == ["card-well"]


def test_choices_are_data_and_drawn() -> None:
    (choice,) = board().choices
    assert (choice.message, dict(choice.args), choice.actions) == ("town-done", {"count": 3}, (90,))
    assert choice.text == "town-done!['count']"
    assert "town-done!" in board().svg()
    assert "town-done!" not in board().svg(standalone=False)


def test_layers_come_from_the_back() -> None:
    svg = board().svg()
    places = [svg.index(f'id="town-layer-{name}"') for name in ("ground", "last", "pieces", "targets")]
    assert places == sorted(places)
    assert "town-layer-ground" not in board().fragment()


def test_one_target_is_in_the_tab_order() -> None:
    assert board().svg(standalone=False).count('tabindex="0"') == 1


@pytest.mark.parametrize("theme", THEMES)
def test_files_stand_alone(theme: Theme) -> None:
    svg = board().svg(theme)
    root = ElementTree.fromstring(svg)
    assert root.findtext(f"{SVG}title") == "Vera & <co>"
    assert (root.find(f"{SVG}style") is None) == (theme == "light")
    ids = {node.get("id") for node in root.iter()}
    for name in re.findall(r'href="([^"]+)"|url\(([^)]+)\)', svg):
        assert "".join(name).removeprefix("#") in ids
    assert "style=" not in svg
    assert "var(" not in svg
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")


def test_themes_only_change_tones_that_are_used() -> None:
    assert stylesheet("light") == ""
    markup = rect(0, 0, 1, 1, fill=tone("board"))
    assert stylesheet("dark", markup) == ".tabletown-dark .fill-board{fill:#394037}"
    assert ".line-last{" in stylesheet("contrast")


def test_pages_get_no_symbols_and_may_name_a_sprite_file() -> None:
    svg = board().svg(standalone=False, sprite_url="/static/tt.svg")
    assert "<symbol" not in svg
    assert 'href="/static/tt.svg#tt-cube-wood"' in svg
    assert 'aria-label="Vera &amp; &lt;co&gt;"' in svg


def test_the_same_view_gives_the_same_bytes() -> None:
    assert board() == board()
    assert board().svg("dark") == board().svg("dark")
    assert board()._repr_svg_() == board().svg()


def test_keys_are_checked() -> None:
    canvas = Canvas("town", 9, 9)
    canvas.piece("a1", "")
    with pytest.raises(ValueError, match="drawn twice"):
        canvas.piece("a1", "")
    with pytest.raises(ValueError, match="not a key"):
        canvas.piece("A 1", "")


def test_states_differ_without_colour() -> None:
    box = Box(0, 0, 90, 90)
    looks = [target(box, "x", highlight=each) for each in get_args(Highlight)]
    looks += [target(box, "x", behind=True), brackets(box), origin_outline(box), private(box)]
    bare = {re.sub(r'#[0-9a-f]{6}| class="[^"]*"', "", look) for look in looks}
    assert len(bare) == len(looks)


@pytest.mark.parametrize("state", ["open", "lit", "picked", "private", "finished"])
def test_words_stay_inside_a_card(state: str) -> None:
    text = "Замените до двух построенных зданий на любые другие здания из доступных в этой партии " * 3
    drawn, size = pattern([["wood", None], ["wheat", "brick"]], lambda kind, x, y, s: SPRITE.use(f"flat-{kind}", x, y, s))
    card = Card(
        "Гильдия архитекторов и строителей",
        text,
        SPRITE.use("monument", 0, 0, 50),
        drawn,
        size,
        "видите только вы",
        "12",
    )
    svg = draw_card(card, 0, 0, 160, 112, state)  # type: ignore[arg-type]
    lines = list(ElementTree.fromstring(f"<svg>{svg}</svg>").iter("text"))
    assert len(lines) >= 4
    for node in lines:
        face: Face = "title" if "Podkova" in node.get("font-family", "") else "text"
        wide = measure(node.text or "", float(node.get("font-size", "0")), face)
        left = float(node.get("x", "0")) - (wide if node.get("text-anchor") == "end" else 0)
        assert left >= 0
        assert left + wide <= 160
        assert -4 <= float(node.get("y", "0")) <= 112


def test_tracks_show_every_counter() -> None:
    drawn = track([str(i) for i in range(10)], {3: PAINTS[:2], 9: PAINTS}, 0, 0, 40, 5)
    assert sum(drawn.count(paint.colour) for paint in PAINTS) == 8
    assert pips(2, 5, 0, 0).count("<circle") == 5
    assert bar(PAINTS[1], 0, 20, 0, 0, 100).count("<rect") == 1
    assert 'width="50"' in bar(PAINTS[1], 10, 20, 0, 0, 100)
    assert 'width="100"' in bar(PAINTS[1], 99, 20, 0, 0, 100)


def test_towers_are_counted_by_their_arches() -> None:
    colours = ["#f3e3bf", "#e6c48c", "#d29d60"]
    drawn = tower(0, 200, 66, 58, 15, colours)
    assert drawn.count("<path") == 3
    assert tower(0, 200, 66, 58, 15, colours, hidden=2).count("<path") == 1
    assert roof(0, 200, 66, 58, 15, 3).bounds == (5, 102, 56, 48)
    assert cast(66, 142, 58, 2) != cast(66, 142, 58, 3)


def test_hints_show_what_a_step_opens() -> None:
    hinted = target(Box(0, 0, 90, 90), "x", hints=["<a/>", "<b/>"])
    assert "<a/>" in hinted
    assert "<b/>" in hinted
    assert 'class="dot' in hinted


@pytest.mark.parametrize("theme", THEMES)
def test_pictures_become_png(theme: Theme) -> None:
    pytest.importorskip("resvg_py")
    assert png(board(), theme, scale=1).startswith(b"\x89PNG")
