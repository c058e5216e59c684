"""The gallery of a game: every card, building, character or token with its picture and text, for the rulebook."""

from __future__ import annotations

from dataclasses import dataclass

from tabletown.drawing.svg import element, esc, nums


@dataclass(frozen=True, slots=True)
class Drawing:
    """Markup with its size; symbols come from the page."""

    markup: str
    width: float
    height: float

    def svg(self, label: str = "") -> str:
        """Return the drawing for a page that has the symbols."""
        return element(
            "svg",
            self.markup,
            viewBox=nums(0, 0, self.width, self.height),
            width=self.width,
            height=self.height,
            role="img" if label else None,
            aria_label=esc(label) if label else None,
            aria_hidden=None if label else "true",
        )


@dataclass(frozen=True, slots=True)
class Exhibit:
    """A card or another thing with a text of its own; `kind` is a filter, `<game>-gallery-<kind>`."""

    key: str
    kind: str
    title: str
    text: str
    drawings: tuple[Drawing, ...] = ()  # beside each other
    rule: str = ""
    more: tuple[Drawing, ...] = ()  # for a closer look: the pattern in all its turns
