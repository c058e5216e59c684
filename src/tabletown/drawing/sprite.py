"""Sprites: the named symbols of a game, defined once and placed by `use`."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from tabletown.drawing.cache import remember
from tabletown.drawing.seats import SHARED
from tabletown.drawing.svg import Value, element, nums, symbol
from tabletown.drawing.svg import use as use_symbol

_REFERENCE = re.compile(r'href="#([^"]+)"|url\(#([^)]+)\)')


@dataclass(frozen=True, slots=True)
class Symbol:
    """A drawing with its view box: x, y, width, height."""

    inner: str
    view: tuple[float, float, float, float] = (0.0, 0.0, 100.0, 100.0)


class Sprite:
    """The symbols of one game; ids start with the prefix, so that several sprites can share a page."""

    def __init__(self, prefix: str, symbols: Mapping[str, Symbol], defs: Mapping[str, str] | None = None) -> None:
        self.prefix = prefix
        self.symbols = dict(symbols)
        self.defs = dict(defs or {})  # id -> whole element: patterns, clip paths

    def id(self, name: str) -> str:
        """Return the element id of a symbol."""
        if name not in self.symbols:
            raise KeyError(f"no symbol {name!r} in the sprite {self.prefix!r}")
        return f"{self.prefix}-{name}"

    @remember
    def use(self, name: str, x: float, y: float, width: float, height: float | None = None, **values: Value) -> str:
        """Return the symbol with its upper left corner at (x, y); a missing height follows the shape of the view box."""
        view = self.symbols[name].view if name in self.symbols else (0, 0, 1, 1)
        return use_symbol(self.id(name), x, y, width, height or width * view[3] / view[2], **values)

    @cached_property
    def parts(self) -> dict[str, str]:
        """All elements that can be referred to: id -> element."""
        placed = {self.id(name): symbol(self.id(name), s.view, s.inner) for name, s in self.symbols.items()}
        return SHARED | self.defs | placed

    @cached_property
    def file(self) -> str:
        """Return the whole sprite as a file for browsers to cache."""
        body = element("defs", *self.parts.values())
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{nums(0, 0, 1, 1)}">{body}</svg>'


def needed(markup: str, sprites: Iterable[Sprite]) -> str:
    """Return the symbols and patterns that the markup refers to, directly or not; raise KeyError for a dangling one."""
    parts = dict(SHARED)
    for sprite in sprites:
        parts |= sprite.parts
    found: dict[str, str] = {}
    texts = [markup]
    while texts:
        for pair in _REFERENCE.findall(texts.pop()):
            name = pair[0] or pair[1]
            if name not in found:
                found[name] = parts[name]
                texts.append(parts[name])
    return "".join(found[name] for name in sorted(found))
