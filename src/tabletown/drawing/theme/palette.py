"""The palette as data: every color of pieces, boards and pages, the only source of `tokens.css` and of all pictures.

`python -m tabletown.drawing.theme.css FILE` rewrites the palette part of a style sheet after a change here. Colors of one
game begin with its prefix; they are here, too, since a theme is checked for contrast as a whole.
"""

from typing import Literal

Theme = Literal["light", "dark", "contrast"]
THEMES: tuple[Theme, ...] = ("light", "dark", "contrast")

# Colors that follow the theme: name -> (light, dark, contrast). Contrast is light with strong ink, for low vision and sun.
THEMED: dict[str, tuple[str, str, str]] = {
    "paper": ("#f6efe2", "#1a1822", "#ffffff"),
    "surface": ("#fffaf0", "#24212e", "#ffffff"),
    "surface-2": ("#eee4d1", "#302c3b", "#f1ece1"),
    "line": ("#dccdb3", "#454052", "#6b6255"),
    "edge": ("#8d7d66", "#8a8299", "#3a3040"),
    "ink": ("#2a2130", "#f4ecdf", "#000000"),
    "ink-soft": ("#5f5363", "#bcb2c2", "#33283a"),
    # possible actions: one hue, used for nothing else
    "go": ("#0a6b66", "#5fd4c4", "#004f66"),
    "go-ink": ("#ffffff", "#06241f", "#ffffff"),
    "go-soft": ("#d6ebe4", "#173b3b", "#d8eef4"),
    "go-ring": ("#08736d", "#6fe3d2", "#005a75"),
    "pick": ("#8a4b00", "#ffc14d", "#7a3300"),
    "last": ("#5b3f9e", "#c4aeff", "#4a1fa8"),
    "case": ("#fffaf0", "#10201d", "#ffffff"),  # under every state line, so that it is visible on any paint
    "focus": ("#1a1030", "#ffffff", "#000000"),
    "alert": ("#a3301a", "#ff9d85", "#8c1500"),
    # numbers that tell: gains, the best two choices of a hint
    "gain": ("#2f6b1f", "#a5dc8a", "#1f5210"),
    "best": ("#8f6200", "#ffd45e", "#6a4500"),
    "second": ("#5b6472", "#cdd6e6", "#3b4350"),
    "seat-line": ("#3b2f42", "#9a92a8", "#000000"),  # around the patterns of seats
    # boards: plots, the wooden rim around them, lawns
    "board": ("#e6d9b8", "#394037", "#fdf9ee"),
    "board-line": ("#b9a577", "#565d4c", "#6f5c2c"),
    "rim": ("#c39a5f", "#4a3a28", "#dcbb88"),
    "rim-line": ("#e0bd86", "#6b5539", "#7a5224"),
    "rim-ink": ("#5a3c14", "#d8bf96", "#2e1a00"),
    "lawn": ("#c9d09a", "#3c4636", "#dfe5bd"),
    "lawn-2": ("#c1c98f", "#374132", "#d5dcac"),
    "lawn-rim": ("#8f9a63", "#262d24", "#aab37f"),
    "lawn-ink": ("#2f381d", "#c9d3b4", "#141a08"),
    # Garden Nation: the tray and the territory tiles
    "gn-tray": ("#d9c896", "#2b2d27", "#e9dcb8"),
    "gn-tray-rim": ("#a98f57", "#4d4a38", "#8a7038"),
    "gn-tray-side": ("#7d6a3e", "#15140f", "#5b4b24"),
    "gn-tile": ("#efe1ba", "#5a5140", "#fbf3d9"),
    "gn-tile-side": ("#8f7a4c", "#1c1912", "#6b5930"),
    "gn-tile-on": ("#fffaf0", "#e2d3a8", "#ffffff"),
    "gn-tile-on-line": ("#5e3413", "#f3bf52", "#3f1d00"),
    # Sweet Lands: land printed on the board, bonus slots, words in the color of a trade
    "sl-print-field": ("#eeda92", "#6a6845", "#faecb1"),
    "sl-print-forest": ("#a8b888", "#375236", "#b6ccab"),
    "sl-print-mine": ("#c1b8a8", "#5f615e", "#cec9c5"),
    "sl-print-sea": ("#b5d4d8", "#5b8390", "#bfe4f2"),
    "sl-print-special": ("#d3a3af", "#69495e", "#e2b5ce"),
    "sl-slot": ("#f7ead0", "#3d3a33", "#fff7e6"),
    "sl-slot-on": ("#fff7e6", "#4b4433", "#ffffff"),
    "sl-slot-on-line": ("#6e4205", "#f0b535", "#4a2a00"),
    "sl-agriculture-ink": ("#9c4c0c", "#f0a05a", "#7a3800"),
    "sl-forestry-ink": ("#22692d", "#7cc687", "#114d1b"),
    "sl-mining-ink": ("#5f5a69", "#b9b3c4", "#3c3745"),
    # scenes: one sky per game, sun or moon, hills
    "sky-tiny_towns": ("#dcebe6", "#202840", "#eef6f3"),
    "sky-torres": ("#f6dfc4", "#2a2238", "#fbeedd"),
    "sky-garden_nation": ("#e3efd2", "#1d2b30", "#f0f6e6"),
    "sky-ginkgopolis": ("#d9e8ef", "#1c2740", "#ecf4f8"),
    "sky-sweet_lands": ("#fbe2e4", "#2e2136", "#fdf0f1"),
    "sun": ("#fbd978", "#f2e6c4", "#fbd978"),
    "far": ("#bcd0ab", "#2c3a3c", "#cfdfc1"),
    "near": ("#a9b678", "#3a4636", "#bcc88e"),
}

# Painted wood: the same in every theme.
FIXED: dict[str, str] = {
    "seat-1": "#c24f19",
    "seat-2": "#2460c6",
    "seat-3": "#f3bf52",
    "seat-4": "#1d5041",
    "seat-5": "#ab8dc8",
    "seat-6": "#2b1338",
    "seat-1-ink": "#ffffff",
    "seat-2-ink": "#ffffff",
    "seat-3-ink": "#2a2130",
    "seat-4-ink": "#ffffff",
    "seat-5-ink": "#2a2130",
    "seat-6-ink": "#ffffff",
    "tt-wood": "#7a3f16",
    "tt-wheat": "#f6d14b",
    "tt-brick": "#cb5b33",
    "tt-glass": "#7bcdf0",
    "tt-stone": "#918fa8",
    "tt-cottage": "#3a5fae",
    "tt-feeder": "#9e1a2a",
    "tt-well": "#b5b5be",
    "tt-chapel": "#e2953f",
    "tt-tavern": "#4a8a33",
    "tt-theater": "#f3df6a",
    "tt-factory": "#2b2138",
    "tt-monument": "#cf5a96",
    "tr-h1": "#f3e3bf",
    "tr-h2": "#e6c48c",
    "tr-h3": "#d29d60",
    "tr-h4": "#b0713f",
    "tr-h5": "#834a30",
    "tr-h6": "#5a2f2a",
    "gn-greenery": "#86aa55",
    "gn-yellow_grass": "#f8dc5e",
    "gn-red_leaves": "#a83a18",
    "gn-bramble": "#4a316c",
    "gk-red": "#c8412f",
    "gk-blue": "#2f63a8",
    "gk-yellow": "#f2bf3a",
    "sl-field": "#f7da58",
    "sl-forest": "#27772f",
    "sl-mine": "#948f94",
    "sl-sea": "#7ccdf4",
    "sl-special": "#b24f9c",
    "sl-agriculture": "#d9782a",
    "sl-forestry": "#236b2f",
    "sl-mining": "#85818f",
    "sl-any": "#6f3f8a",
    "sl-none": "#b98a55",
}

# Tones shared by all painted pieces.
INK = "#2a2130"
CREAM = "#fff3dc"  # trims, bands, signs
HALO = "#fffaf0"  # around figures, so that they stand out on every roof
LAMP = "#ffe39a"  # lit windows
GOLD = "#e9b23a"
SHADE = "#2a1a10"  # contact shadows
GLOW, DUSK = "#fff6e0", "#1d1028"  # mixed in for light and shade


def value(name: str, theme: Theme = "light") -> str:
    """Return the color of a token as hex."""
    themed = THEMED.get(name)
    return FIXED[name] if themed is None else themed[THEMES.index(theme)]
