"""Themes: the style sheet of a standalone picture."""

import re

from tabletown.drawing.theme.palette import THEMED, THEMES, Theme

_TONES = re.compile(r"\b(fill|line)-([a-z][a-z0-9_-]*)")


def root_class(theme: Theme) -> str:
    """Return the class of a picture's root, which scopes rules, so that pictures of several themes can share a page."""
    return f"tabletown-{theme}"


def stylesheet(theme: Theme, markup: str | None = None) -> str:
    """Return the CSS of a standalone picture, empty for light; only for the tones in `markup`, if given."""
    if theme == "light":
        return ""
    used = None if markup is None else {f"{kind}-{token}" for kind, token in _TONES.findall(markup)}
    scope, column = "." + root_class(theme), THEMES.index(theme)
    rules = []
    for token, values in THEMED.items():
        for kind, name in (("fill", "fill"), ("line", "stroke")):
            if used is None or f"{kind}-{token}" in used:
                rules.append(f"{scope} .{kind}-{token}{{{name}:{values[column]}}}")
    if theme == "contrast":
        rules.append(f"{scope} .ring,{scope} .last,{scope} .picked{{stroke-width:5}}")
        rules.append(f"{scope} .case{{stroke-opacity:1;stroke-width:9}}")
    return "".join(rules)
