"""The palette part of the pages' style sheet; `python -m tabletown.drawing.theme.css FILE` rewrites it in place."""

import sys
from pathlib import Path

from tabletown.drawing.theme.palette import FIXED, THEMED

BEGIN = "/* palette: written by `python -m tabletown.drawing.theme.css FILE`, do not edit by hand */"
END = "/* end of the palette */"


def tokens_css() -> str:
    """Return custom properties of all colors, and the classes of themed tones."""
    themed = [f"--{token}: light-dark({day}, {lamp});" for token, (day, lamp, _) in THEMED.items()]
    fixed = [f"--{token}: {value};" for token, value in FIXED.items()]
    strong = [f"--{token}: {value};" for token, (_, _, value) in THEMED.items()]
    lines = [BEGIN, *_rule(":root", themed + fixed)]
    lines += _rule(':root[data-theme="contrast"]', ["color-scheme: light;", *strong])
    condition = "@media (prefers-contrast: more) and (prefers-color-scheme: light)"
    lines += _rule(condition, _rule(":root:not([data-theme])", strong))
    for token in THEMED:
        lines += _rule(f".fill-{token}", [f"fill: var(--{token});"]) + _rule(f".line-{token}", [f"stroke: var(--{token});"])
    return "\n".join([*lines, END])


def _rule(selector: str, body: list[str]) -> list[str]:
    return [f"{selector} {{", *(f"  {line}" for line in body), "}"]


def rewrite(path: Path) -> None:
    """Replace the palette between its two marks in a style sheet."""
    text = path.read_text(encoding="utf-8")
    head, rest = text.split(BEGIN, 1)
    tail = rest.split(END, 1)[1]
    path.write_text(head + tokens_css() + tail, encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m tabletown.drawing.theme.css src/tabletown/web/static/tokens.css")
    rewrite(Path(sys.argv[1]))
