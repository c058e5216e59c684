"""The gallery of Tiny Towns: every building and monument with its pattern."""

from collections.abc import Sequence

from tabletown.core.translate import Say
from tabletown.drawing.cards import pattern
from tabletown.drawing.gallery import Drawing, Exhibit
from tabletown.games.tiny_towns.picture.pieces import SPRITE
from tabletown.games.tiny_towns.picture.scene import kind_of
from tabletown.games.tiny_towns.rules.material import CARD_RULE, CARDS, PATTERNS

Rows = Sequence[Sequence[str | None]]


def gallery(say: Say) -> tuple[Exhibit, ...]:
    """Return the cards by type."""
    return tuple(_exhibit(say, number, card) for number, card in enumerate(CARDS))


def _exhibit(say: Say, number: int, card: str) -> Exhibit:
    kind = kind_of(card)
    turned = _turns(PATTERNS[number])
    return Exhibit(
        key=card,
        kind=kind,
        title=say(f"tiny_towns-card-{card}", {}),
        text=say(f"tiny_towns-card-{card}-help", {}),
        drawings=(Drawing(SPRITE.use(kind, 0, 0, 58), 58, 58), _drawn(PATTERNS[number])),
        rule=CARD_RULE[number],
        more=tuple(map(_drawn, turned)) if len(turned) > 1 else (),
    )


def _drawn(rows: Rows) -> Drawing:
    markup, (width, height) = pattern(rows, lambda kind, x, y, cell: SPRITE.use(f"flat-{kind}", x, y, cell))
    return Drawing(markup, width, height)


def _turns(rows: Rows) -> list[Rows]:
    """Return the different turns and mirror images of a pattern."""
    found: dict[Rows, Rows] = {}
    now: Rows = tuple(map(tuple, rows))
    for _ in range(4):
        for each in (now, now[::-1]):
            found.setdefault(tuple(each), each)
        now = tuple(zip(*now[::-1]))
    return list(found.values())
