"""Parts of a game that draws nothing itself: a panel for each seat, and a button for each legal action."""

from tabletown.core.game import Game, Opt, S, V
from tabletown.core.translate import Say
from tabletown.drawing.canvas import Canvas
from tabletown.drawing.panels import draw_seat
from tabletown.drawing.parts import CENTRE, SEATS, Painter, Parts
from tabletown.drawing.seats import deal


def plain_parts(game: Game[S, V, Opt], view: V, legal: tuple[int, ...], say: Say) -> Parts:
    """Return the parts for a game without pictures of its own."""
    seats = view.options.seats
    paints = deal(seats)
    keys = {f"do-{action}": (action,) for action in legal}
    labels = game.labels(view, legal, say)
    painter = Painter(game.name, keys, (), say)

    def draw(canvas: Canvas, seat: int, width: float) -> float:
        deciding = view.actors > 0 and view.actors >> seat & 1 == 1
        name = say("seat-name", {"seat": seat})
        return draw_seat(canvas, paints[seat], name, game.score(view, seat).total, 2, 2, width, strong=deciding)

    def add(canvas: Canvas) -> None:
        for action in legal:
            said = game.describe(action)
            words = labels.get(action) or say(f"{game.name}-choose-{said.verb}", {})
            if said.values and action not in labels:
                values = [_word(game.name, kind, value, say) for kind, value in zip(said.kinds, said.values)]
                canvas.choice(f"do-{action}", "choice", verb=words, values=", ".join(values))
            else:
                canvas.choice(f"do-{action}", "choice-label", label=words)

    board = painter.canvas("board", CENTRE, 1)
    return Parts(
        board=board.picture(),
        paints=paints,
        sprites=(),
        choices=painter.choices(add),
        seats=painter.each(seats, SEATS, draw),
    )


def _word(game: str, kind: str, value: str, say: Say) -> str:
    """Return the words of an argument: a seat's name, or `<game>-<kind>-<value>`; the value itself if it has none."""
    if kind == "seat":
        return say("seat-name", {"seat": int(value)})
    for message in (f"{game}-{kind}-{value}", f"{game}-card-{value}"):
        text = say(message, {})
        if text != message:
            return text
    return value
