"""SVG text: short numbers, safe text, paint as attributes."""

import pytest

from tabletown.drawing.svg import element, esc, group, num, place, rect, use
from tabletown.drawing.theme.paint import dark, light, mix, tone


@pytest.mark.parametrize(
    ("given", "text"),
    [(0, "0"), (-0.0, "0"), (-0.004, "0"), (1.0, "1"), (100, "100"), (0.5, ".5"), (-0.25, "-.25"), (12.346, "12.35")],
)
def test_numbers_are_short(given: float, text: str) -> None:
    assert num(given) == text


def test_text_cannot_leave_its_place() -> None:
    assert esc('<b a="1">&\'') == "&lt;b a=&quot;1&quot;&gt;&amp;'"
    assert element("g", aria_label='"><script>') == '<g aria-label="&quot;&gt;&lt;script&gt;"/>'


def test_themed_paint_is_an_attribute_and_a_class() -> None:
    drawn = rect(0, 0, 4, 5, fill=tone("board"), stroke=tone("board-line"), class_="plot")
    assert drawn == ('<rect class="fill-board line-board-line plot" width="4" height="5" fill="#e6d9b8" stroke="#b9a577"/>')


@pytest.mark.parametrize("values", [{"style": "fill:red"}, {"fill": "var(--ink)"}])
def test_styles_and_variables_are_refused(values: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="not allowed"):
        element("rect", **values)


def test_what_is_not_given_is_not_written() -> None:
    assert group(id=None, opacity=0.5) == '<g opacity=".5"/>'
    assert use("a", 0, 2, 8) == '<use href="#a" y="2" width="8" height="8"/>'
    assert place(1, 2, "x", scale=0.5, turn=90) == '<g transform="translate(1 2) rotate(90) scale(.5)">x</g>'


def test_mixing() -> None:
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert mix("#102030", "#ffffff", 0) == "#102030"
    assert sum(bytes.fromhex(light("#806040")[1:])) > sum(bytes.fromhex(dark("#806040")[1:]))
