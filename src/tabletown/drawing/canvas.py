"""Pictures: the drawing of a view in layers from the back, with the legal actions of everything that can be chosen."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from tabletown.core.translate import Say, plain
from tabletown.drawing.buttons import Button, buttons
from tabletown.drawing.buttons import Kind as ButtonKind
from tabletown.drawing.buttons import height as buttons_height
from tabletown.drawing.cards import Card, State, draw_card
from tabletown.drawing.pieces.shapes import Box, Shape
from tabletown.drawing.sprite import Sprite, needed
from tabletown.drawing.states import Highlight, brackets, focus_ring, ids, origin_outline, target
from tabletown.drawing.svg import Point, element, esc, group, named, nums, rect
from tabletown.drawing.text import FONTS
from tabletown.drawing.theme.paint import tone
from tabletown.drawing.theme.palette import Theme
from tabletown.drawing.theme.themes import root_class, stylesheet

Layer = Literal["ground", "last", "pieces", "targets"]
LAYERS: tuple[Layer, ...] = ("ground", "last", "pieces", "targets")
Kind = Literal["piece", "target", "card", "button"]
_KEY = re.compile(r"[a-z0-9]+(?:[_-][a-z0-9]+)*")
_MARGIN = 12.0


def mentions(legal: Iterable[int], things: Callable[[int], Iterable[str]]) -> dict[str, tuple[int, ...]]:
    """Return, for everything that takes part in a legal action, the actions that mention it; `things(action)` gives keys."""
    found: dict[str, list[int]] = {}
    for action in legal:
        for key in things(action):
            found.setdefault(key, []).append(action)
    return {key: tuple(actions) for key, actions in found.items()}


class Stand(NamedTuple):
    """Where a piece stands; pieces of one kind cannot be told apart when one of them has moved."""

    kind: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Mark:
    """A drawn thing that legal actions may mention: its element, its name for screen readers, and the actions."""

    id: str
    key: str
    kind: Kind
    label: str
    actions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A composed picture: pure data, the same bytes for the same view."""

    name: str
    width: float
    height: float
    ground: str
    last: str
    pieces: str
    targets: str
    title: str = ""
    description: str = ""
    marks: tuple[Mark, ...] = ()
    choices: tuple[Button, ...] = ()
    sprites: tuple[Sprite, ...] = ()
    drawn: Mapping[str, str] = field(default_factory=dict)  # pieces and cards by key, without their actions
    places: str = ""  # where a touch means something that is not drawn: see `Canvas.places`
    stands: Mapping[str, Stand] = field(default_factory=dict)  # where pieces that can move stand

    def layer(self, name: Layer) -> str:
        """Return one layer as a group with a stable id."""
        return f'<g id="{self.name}-layer-{name}">{self.body(name)}</g>'

    def body(self, name: Layer) -> str:
        """Return the markup of one layer."""
        return {"ground": self.ground, "last": self.last, "pieces": self.pieces, "targets": self.targets}[name]

    def fragment(self) -> str:
        """Return the layers that change from step to step: all but the ground."""
        return "".join(self.layer(name) for name in LAYERS[1:])

    def svg(self, theme: Theme = "light", standalone: bool = True, sprite_url: str = "") -> str:
        """Return the picture as SVG.

        Standalone: a self-contained file with paper, symbols, theme and drawn buttons. Otherwise: the board for a page that
        has `tokens.css` and its own buttons; symbols come from the page, or from the file at `sprite_url`.
        """
        body = "".join(self.layer(name) for name in LAYERS)
        if not standalone:
            if sprite_url:
                body = body.replace(' href="#', f' href="{esc(sprite_url)}#')
            return element(
                "svg",
                body,
                id=f"{self.name}-board",
                class_="board",
                viewBox=nums(0, 0, self.width, self.height),
                role="img" if self.title and not self.marks else "group",
                aria_label=self.title or None,
                aria_description=self.description or None,
                data_places=self.places or None,
                font_family=FONTS["text"],
            )
        return self._file(theme, body)

    def _file(self, theme: Theme, body: str) -> str:
        extra = buttons_height(self.choices, self.width - 2 * _MARGIN)
        height = self.height + (extra + 2 * _MARGIN if extra else 0)
        paper = rect(0, 0, self.width, height, 14, fill=tone("paper"))
        row = buttons(self.choices, _MARGIN, self.height + _MARGIN, self.width - 2 * _MARGIN, prefix=self.name)
        drawn = paper + body + row
        rules = stylesheet(theme, drawn)
        return element(
            "svg",
            element("title", esc(self.title)) if self.title else "",
            element("desc", esc(self.description)) if self.description else "",
            element("style", rules) if rules else "",
            element("defs", needed(drawn, self.sprites)),
            drawn,
            xmlns="http://www.w3.org/2000/svg",
            class_=root_class(theme),
            viewBox=nums(0, 0, self.width, height),
            width=self.width,
            height=height,
            role="img",
            font_family=FONTS["text"],
        )

    def _repr_svg_(self) -> str:
        return self.svg()


class Canvas:
    """The layers of a picture in the making, and things with keys, which actions mention (`square-7`, `card-well`)."""

    def __init__(
        self,
        name: str,
        width: float,
        height: float,
        *,
        title: str = "",
        description: str = "",
        actions: Mapping[str, Sequence[int]] | None = None,
        sprites: Sequence[Sprite] = (),
        say: Say = plain,
    ) -> None:
        self.name, self.width, self.height = name, width, height
        self.title, self.description = title, description
        self.sprites = tuple(sprites)
        self._actions: Mapping[str, Sequence[int]] = {} if actions is None else actions
        self._say = say
        self._layers: dict[Layer, list[str]] = {layer: [] for layer in LAYERS}
        self._marks: list[Mark] = []
        self._ids: set[str] = set()
        self._choices: list[Button] = []
        self._drawn: dict[str, str] = {}
        self._places = ""
        self._stands: dict[str, Stand] = {}
        self.asked: dict[str, tuple[int, ...]] = {}  # keys with their actions: what the picture depends on

    def say(self, message: str, **args: object) -> str:
        """Return the text of a message in the language of the picture."""
        return self._say(message, args)

    def actions(self, key: str) -> tuple[int, ...]:
        """Return the legal actions that mention the thing."""
        self.asked[key] = found = tuple(self._actions.get(key, ()))
        return found

    def draw(self, layer: Layer, *markup: str) -> None:
        """Add plain markup to a layer."""
        self._layers[layer] += markup

    def _mark(self, key: str, kind: Kind, label: str) -> Mark:
        if not _KEY.fullmatch(key):
            raise ValueError(f"not a key: {key!r}")
        id_ = f"{self.name}-{key}" + ("-target" if kind == "target" else "")
        if id_ in self._ids:
            raise ValueError(f"drawn twice: {id_}")
        self._ids.add(id_)
        mark = Mark(id_, key, kind, label, self.actions(key))
        if mark.actions or kind != "piece":
            self._marks.append(mark)
        return mark

    def piece(
        self,
        key: str,
        *markup: str,
        at: Point | None = None,
        label: str = "",
        layer: Layer = "pieces",
        stand: Stand | None = None,
    ) -> None:
        """Draw a piece; while its key stays the same, a new `at` makes it glide there on the page.

        The ghost of a result shows the way of a piece with a `stand`.
        """
        mark = self._mark(key, "piece", label)
        if stand is not None:
            self.stand(key, stand)
        # Screen readers skip buttons inside an image.
        role = "group" if any('role="button"' in each for each in markup) else "img"
        moved = f"translate({nums(*at)})" if at else None
        self._drawn[key] = group(*markup, transform=moved)
        self.draw(
            layer,
            named(
                *markup,
                class_="moves",
                id=mark.id,
                transform=moved,
                role=role if label else None,
                aria_label=label or None,
                data_actions=ids(mark.actions),
            ),
        )

    def stand(self, key: str, stand: Stand) -> None:
        """Note where a piece comes from or goes to, also one that is not drawn now."""
        self._stands[key] = stand

    def target(
        self,
        key: str,
        shape: Shape,
        label: str,
        *,
        ghost: str = "",
        sign: str = "",
        hints: Sequence[str] = (),
        dot: float = 8.0,
        behind: bool = False,
        highlight: Highlight = "legal",
        hollow: bool = False,
        kind: ButtonKind | None = None,
        layer: Layer = "targets",
    ) -> None:
        """Draw the ring of a thing that can be chosen; nothing if no legal action mentions the key.

        In a view with depth, draw it on the layer `pieces` right after its own square.
        """
        if not self.actions(key):
            return
        mark = self._mark(key, "target", label)
        drawn = target(
            shape,
            label,
            mark.actions,
            id_=mark.id,
            ghost=ghost,
            sign=sign,
            hints=hints,
            dot=dot,
            behind=behind,
            highlight=highlight,
            hollow=hollow,
            kind=kind or "",
        )
        self.draw(layer, drawn)

    def card(
        self,
        key: str,
        card: Card,
        x: float,
        y: float,
        width: float = 160.0,
        height: float = 112.0,
        state: State | None = None,
        layer: Layer = "pieces",
    ) -> None:
        """Draw a card, lit if a legal action mentions it, unless a state is given."""
        mark = self._mark(key, "card", card.title)
        lit = bool(mark.actions)
        drawn = draw_card(card, x, y, width, height, state or ("lit" if lit else "open"))
        self.draw(
            layer,
            group(
                drawn,
                focus_ring(Box(x, y, width, height, 10)) if lit else "",
                id=mark.id,
                class_="card target" if lit else "card",
                role="button" if lit else "group",
                tabindex="-1" if lit else None,
                aria_label=f"{card.title}. {card.text}" if card.text else card.title,
                data_actions=ids(mark.actions),
            ),
        )

    def choice(
        self,
        key: str,
        message: str,
        *,
        go: bool = False,
        icon: str = "",
        kind: ButtonKind = "option",
        price: str = "",
        left: str = "",
        symbol: str = "",
        ask: str = "",
        signs: Sequence[tuple[str, str]] = (),
        **args: object,
    ) -> None:
        """Add a button for a choice that is not on the board; nothing if no legal action mentions the key."""
        if self.actions(key):
            text = self.say(message, **args)
            mark = self._mark(key, "button", text)
            found = Button(key, message, args, mark.actions, text, go, icon, kind, price, left, symbol, ask, tuple(signs))
            self._choices.append(found)

    def places(self, prefix: str, radius: float, middles: Mapping[str, Point]) -> None:
        """Name bare places: a touch within `radius` of a middle means the key `prefix` with the name of that middle."""
        spots = " ".join(f"{name} {nums(round(x), round(y))}" for name, (x, y) in middles.items())
        self._places = f"{prefix} {nums(radius)} {spots}"

    def went(self, to: Shape, start: Shape | None = None) -> None:
        """Mark the last step: brackets around its destination, a dotted outline at its origin."""
        self.draw("last", origin_outline(start) if start else "", brackets(to))

    def picture(self) -> Picture:
        """Return the finished picture; exactly one target is in the tab order, arrow keys move between targets."""
        layers = {name: "".join(parts) for name, parts in self._layers.items()}
        for name in LAYERS:
            if 'tabindex="-1"' in layers[name]:
                layers[name] = layers[name].replace('tabindex="-1"', 'tabindex="0"', 1)
                break
        return Picture(
            self.name,
            self.width,
            self.height,
            layers["ground"],
            layers["last"],
            layers["pieces"],
            layers["targets"],
            self.title,
            self.description,
            tuple(self._marks),
            tuple(self._choices),
            self.sprites,
            self._drawn,
            self._places,
            self._stands,
        )
