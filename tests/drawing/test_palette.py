"""The palette serves colour-blind players, reads on every ground and is the one the pages ship."""

import re
from importlib.resources import files
from itertools import combinations
from pathlib import Path

import pytest
from tests.drawing.sight import SIGHTS, contrast, distance

from tabletown.drawing.theme.css import BEGIN, END, rewrite, tokens_css
from tabletown.drawing.theme.paint import ink_on
from tabletown.drawing.theme.palette import FIXED, THEMED, THEMES, Theme, value

SETS = {  # what must be told apart -> the least distance for every kind of sight
    "seats": (r"seat-\d", 8.0),
    "tiny towns resources": (r"tt-(wood|wheat|brick|glass|stone)", 8.0),
    "tiny towns buildings": (r"tt-(cottage|feeder|well|chapel|tavern|theater|factory|monument)", 6.0),
    "torres heights": (r"tr-h\d", 5.0),
    "garden nation lands": (r"gn-(greenery|yellow_grass|red_leaves|bramble)", 8.0),
    "ginkgopolis colours": (r"gk-(red|blue|yellow)", 8.0),
    "sweet lands terrain": (r"sl-(field|forest|mine|sea)", 8.0),
}
READS = [  # ink, ground, least contrast in light and dark, in the contrast theme
    ("ink", "paper", 7, 15),
    ("ink", "surface", 7, 15),
    ("ink-soft", "paper", 4.5, 7),
    ("ink-soft", "surface-2", 4.5, 7),
    ("go-ink", "go", 4.5, 7),
    ("go", "surface", 4.5, 7),
    ("go", "go-soft", 4.5, 7),
    ("go", "paper", 4.5, 7),
    ("alert", "surface", 4.5, 7),
    ("rim-ink", "rim", 3.5, 7),
    ("lawn-ink", "lawn-rim", 3.5, 7),
    ("sl-agriculture-ink", "surface", 4.5, 7),
    ("sl-forestry-ink", "surface", 4.5, 7),
    ("sl-mining-ink", "surface", 4.5, 7),
    ("edge", "surface", 3, 7),
    ("focus", "surface", 3, 7),
    ("focus", "board", 3, 7),
    ("go-ring", "board", 3, 7),
    ("go-ring", "case", 3, 7),
    ("last", "board", 3, 7),
    ("last", "case", 3, 7),
    ("pick", "board", 3, 7),
    ("pick", "case", 3, 7),
    ("seat-line", "surface", 3, 7),
]
TOKENS_CSS = files("tabletown") / "web" / "static" / "tokens.css"


def chosen(pattern: str) -> list[str]:
    return [token for token in FIXED if re.fullmatch(pattern, token)]


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("name", SETS)
def test_sets_are_told_apart(name: str, sight: str) -> None:
    pattern, least = SETS[name]
    pairs = list(combinations(chosen(pattern), 2))
    assert len(pairs) >= 3
    close = {(a, b): d for a, b in pairs if (d := distance(FIXED[a], FIXED[b], sight)) < least}
    assert not close


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground", "least", "strong"), READS)
def test_ink_reads_on_its_ground(ink: str, ground: str, least: float, strong: float, theme: Theme) -> None:
    assert contrast(value(ink, theme), value(ground, theme)) >= (strong if theme == "contrast" else least)


@pytest.mark.parametrize("number", range(1, 7))
def test_signs_read_on_the_paint_of_their_seat(number: int) -> None:
    assert contrast(FIXED[f"seat-{number}"], FIXED[f"seat-{number}-ink"]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("state", ["go-ring", "pick", "last", "focus"])
def test_state_lines_and_their_case_read_on_any_paint(state: str, theme: Theme) -> None:
    line, case = value(state, theme), value("case", theme)
    for paint in FIXED.values():
        assert max(contrast(line, paint), contrast(case, paint)) >= 2.3


def test_teal_belongs_to_what_can_be_done() -> None:
    for theme in THEMES:
        for token, paint in FIXED.items():
            assert distance(value("go-ring", theme), paint, "normal") > 8, token


@pytest.mark.parametrize("token", [token for token in FIXED if not token.endswith("-ink")])
def test_ink_on_a_paint_is_the_one_that_reads_better(token: str) -> None:
    paint = FIXED[token]
    best = max(("#2a2130", "#ffffff"), key=lambda ink: contrast(ink, paint))
    assert contrast(ink_on(paint), paint) >= min(4.5, contrast(best, paint))


def test_shipped_style_sheet_has_the_palette_and_nothing_else_defines_it() -> None:
    css = TOKENS_CSS.read_text(encoding="utf-8")
    start, end = css.index(BEGIN), css.index(END) + len(END)
    assert css[start:end] == tokens_css(), f"run: python -m tabletown.drawing.theme.css {TOKENS_CSS}"
    outside = css[:start] + css[end:]
    for token in (*THEMED, *FIXED):
        assert not re.search(rf"--{re.escape(token)}:", outside), token


def test_custom_properties_of_the_style_sheet_exist() -> None:
    css = TOKENS_CSS.read_text(encoding="utf-8")
    defined = set(re.findall(r"(--[\w-]+)\s*:", css))
    assert set(re.findall(r"var\((--[\w-]+)", css)) <= defined


def test_rewriting_a_style_sheet_keeps_the_rest(tmp_path: Path) -> None:
    sheet = tmp_path / "tokens.css"
    sheet.write_text(f"before {BEGIN} old {END} after", encoding="utf-8")
    rewrite(sheet)
    assert sheet.read_text(encoding="utf-8") == f"before {tokens_css()} after"
