"""Text that fits: widths are estimated from a table, lines are broken and shrunk until nothing overflows."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from tabletown.drawing.cache import remember
from tabletown.drawing.svg import Value, element, esc, num
from tabletown.drawing.theme.paint import tone

Face = Literal["text", "title"]
Anchor = Literal["start", "middle", "end"]

FONTS: Mapping[Face, str] = {
    "text": "Onest Variable, Onest, system-ui, Noto Sans, Liberation Sans, sans-serif",
    "title": "Podkova, Noto Serif, Liberation Serif, Georgia, serif",
}
WEIGHTS: Mapping[Face, int] = {"text": 400, "title": 700}

# Advance widths in thousandths of the size, rounded up: Onest (the wider of 400 and 600), Podkova 700; tabular figures.
_TABLES: Mapping[Face, Mapping[int, str]] = {
    "text": {
        240: "'il",
        280: " .:j|·\u00a0",
        300: "!,;I’",
        340: "()",
        360: "[]",
        380: "ft",
        400: '"r{}',
        460: "*г",
        480: "-_",
        500: "т“”„",
        520: "/\\sz",
        540: "?зь«»",
        560: "ckvxвксхчэя",
        580: "+<=>J^ae~Гаелуё−×±",
        600: "LT`hnouТбнопъ",
        620: "EFZbdgpqyЕдийрцЁ–",
        640: "У",
        660: "KPSXYЗКРХЬ",
        680: "#$0123456789BRБВЧ",
        700: "AАЛЯ",
        720: "&CVСЭм",
        740: "DGHUДНПЦы…",
        760: "NИЙЪф",
        780: "OQО",
        800: "ж—",
        820: "шю",
        860: "%mwФщ",
        880: "Ы",
        900: "MМ",
        920: "Ж",
        1000: "@WШ",
        1020: "ЩЮ",
        1080: "№",
    },
    "title": {
        220: "'’",
        240: " !,:;\u00a0",
        260: "().[]·",
        280: "{}",
        300: "`j",
        320: "|",
        340: "l",
        360: "i«»",
        380: '"',
        400: "/?I\\f",
        420: "-t„",
        440: "“”",
        460: "*",
        480: "rsз",
        500: "$+<=>^cz~гсэ−×±",
        520: "т",
        540: "Jeеё",
        560: "PSaboqГРабоь",
        580: "LZgЗ",
        600: "BFTdkpvyБВТЬвруъ–",
        620: "0123456789CExЕСЭкхяЁ",
        640: "#GR_huЯдлч",
        660: "У",
        680: "ADOVYnАОийнпц",
        700: "KQUXКХ",
        720: "ДЛЧЪ…",
        740: "&HNНП",
        760: "ИЙФЦ",
        780: "ф",
        800: "%@w",
        820: "ю—",
        840: "жмы",
        860: "шщ",
        880: "MМ",
        920: "ЫЮ",
        940: "Wm",
        1000: "ШЩ",
        1020: "Ж",
        1140: "№",
    },
}
_WIDTHS: Mapping[Face, Mapping[str, int]] = {
    face: {char: width for width, chars in table.items() for char in chars} for face, table in _TABLES.items()
}
_JOINERS = "\u2060\u200b\u2068\u2069"  # Fluent isolates its arguments with the last two
_UNKNOWN = 1000
_TIGHT = 0.93  # of the room; a fuller line is pinned to its width, in case a fallback font is wider
NO_BREAK = "\N{NO-BREAK SPACE}"
NATURAL = 0.965  # of the estimate, which is rounded up: the actual width
LEADING = 1.22


@lru_cache(maxsize=1 << 14)
def measure(text: str, size: float, face: Face = "text") -> float:
    """Return the estimated width of one line."""
    widths = _WIDTHS[face]
    return sum(0 if char in _JOINERS else widths.get(char, _UNKNOWN) for char in text) * size / 1000


@dataclass(frozen=True, slots=True)
class Fitted:
    """Lines of text with the size at which they fit the width."""

    lines: tuple[str, ...]
    size: float
    width: float
    face: Face = "text"
    cut: bool = False  # whether words were divided or omitted

    @property
    def height(self) -> float:
        """The distance from the top of the first line to the bottom of the last."""
        return self.size * LEADING * len(self.lines)

    @remember
    def draw(
        self, x: float, y: float, *, anchor: Anchor = "start", fill: str | None = None, weight: int | None = None
    ) -> str:
        """Return the lines as <text>; y is the top of the first line, x the position of the anchor."""
        step, top = self.size * LEADING, y + self.size * 0.95
        return "".join(
            label(line, x, top + i * step, self.size, self.face, anchor=anchor, fill=fill, weight=weight, room=self.width)
            for i, line in enumerate(self.lines)
        )


@remember
def label(
    text: str,
    x: float,
    y: float,
    size: float = 14.0,
    face: Face = "text",
    *,
    anchor: Anchor = "start",
    fill: str | None = None,
    weight: int | None = None,
    room: float | None = None,
    **values: Value,
) -> str:
    """Return one line of text on the baseline y; with `room` it is pinned to it where a fallback font would overflow."""
    if not text:
        return ""
    estimate = measure(text, size, face)
    pinned = room is not None and estimate > _TIGHT * room
    return element(
        "text",
        esc(text),
        x=x,
        y=y,
        text_anchor=None if anchor == "start" else anchor,
        font_family=FONTS["title"] if face == "title" else None,
        font_size=num(size),
        font_weight=weight or (WEIGHTS[face] if face == "title" else None),
        textLength=num(estimate * NATURAL) if pinned else None,
        lengthAdjust="spacingAndGlyphs" if pinned else None,
        fill=tone("ink") if fill is None else fill,
        **values,
    )


def _broken(text: str, width: float, size: float, face: Face) -> list[str] | None:
    """Return greedily broken lines, or None if one word is wider than the line."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            if measure(word, size, face) > width:
                return None
            longer = f"{line} {word}" if line else word
            if measure(longer, size, face) <= width:
                line = longer
            else:
                lines.append(line)
                line = word
        lines.append(line)
    return lines


def _balanced(text: str, lines: list[str], width: float, size: float, face: Face) -> list[str]:
    """Return the same number of lines, as even as possible."""
    best, room = lines, width
    while len(best) > 1:
        room = max(measure(line, size, face) for line in best) - 0.01
        narrower = _broken(text, room, size, face)
        if narrower is None or len(narrower) != len(lines):
            break
        best = narrower
    return best


_VOWELS = frozenset("aeiouyаеёиоуыэюя")


def _parts_well(word: str, i: int) -> bool:
    """Return whether a hyphen is acceptable here: after a vowel, before a consonant, two letters on each side."""
    before, after = word[i - 1].lower(), word[i : i + 1].lower()
    return 2 <= i <= len(word) - 2 and before in _VOWELS and after.isalpha() and after not in _VOWELS | set("ьъй")


def _divided(word: str, width: float, size: float, face: Face) -> list[str]:
    """Return a word in hyphenated parts that fit."""
    parts = []
    while len(word) > 1 and measure(word, size, face) > width:
        count = len(word) - 1
        while count > 1 and measure(word[:count] + "-", size, face) > width:
            count -= 1
        count = next((i for i in range(count, max(count - 4, 1), -1) if _parts_well(word, i)), count)
        parts.append(word[:count] + "-")
        word = word[count:]
    return [*parts, word]


def _cut(text: str, width: float, size: float, lines: int, face: Face) -> list[str]:
    """Divide words and end in an ellipsis, as a last resort; return nothing if no letter fits."""
    parts = [part for word in text.split() for part in _divided(word, width, size, face)]
    pieces = _broken(" ".join(parts), width, size, face)
    if pieces is None or len(pieces) <= lines:
        return pieces or []
    last = pieces[lines - 1].removesuffix("-")
    while last and measure(last + "…", size, face) > width:
        last = last[:-1].rstrip()
    return [*pieces[: lines - 1], last + "…"] if last else pieces[: lines - 1]


@lru_cache(maxsize=1 << 13)
def fit(text: str, width: float, size: float = 14.0, lines: int = 1, face: Face = "text", *, least: float = 0.0) -> Fitted:
    """Return the text in at most `lines` lines, at `size` or smaller down to `least` (0: 70 %), never wider than `width`.

    Words that a no-break space keeps together are parted rather than made smaller.
    """
    floor = least or size * 0.7
    trial = size
    ways = (text, text.replace(NO_BREAK, " ")) if NO_BREAK in text else (text,)
    while trial >= floor - 1e-9:
        for way in ways:
            broken = _broken(way, width, trial, face)
            if broken is not None and len(broken) <= lines:
                return Fitted(tuple(_balanced(way, broken, width, trial, face)), trial, width, face)
        trial -= 0.5
    return Fitted(tuple(_cut(text, width, floor, lines, face)), floor, width, face, cut=True)
