"""The property board: pieces placed, and the cost and bonus of the next one."""

from tabletown.core.bits import BIT
from tabletown.drawing import Canvas, fit, label, tone
from tabletown.drawing.panels import surface
from tabletown.drawing.svg import circle, group
from tabletown.games.sweet_lands.picture.pieces import SPRITE
from tabletown.games.sweet_lands.picture.scene import Scene
from tabletown.games.sweet_lands.picture.signs import ARROW, Signs, cost_signs, effect_signs, row_of
from tabletown.games.sweet_lands.rules.effects.feasibility import piece_cost, pieces_left
from tabletown.games.sweet_lands.rules.material import LAB, LABS, PIECES, ROWS, SHOP
from tabletown.games.sweet_lands.words.wording import amounts_of

HIGH, GAP = 38.0, 6.0


def draw_houses(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the seven kinds of pieces of the realm in the middle, and return the height."""
    if not scene.realm.character:
        return 0.0
    canvas.draw("pieces", label(scene.word("houses"), x, y + 14, 14, weight=700))
    for piece in range(LAB + 1):
        _draw_piece(canvas, scene, piece, x, y + 22 + piece * (HIGH + GAP), width)
    return 22 + (LAB + 1) * (HIGH + GAP)


def _draw_piece(canvas: Canvas, scene: Scene, piece: int, x: float, y: float, width: float) -> None:
    realm = scene.known_realm
    name = PIECES[piece]
    placed = list(scene.realm.pieces.values()).count(name)
    whole = 1 if SHOP <= piece < LAB else LABS if piece == LAB else ROWS
    canvas.draw("ground", surface(x, y, width, HIGH))
    out = SPRITE.use(f"piece-{name}", x + 3, y + 1, 36)
    for number in range(whole):
        fill = tone("ink-soft") if number < placed else tone("surface-2")
        out += circle(x + 50 + 11 * number, y + 19, 4.2, fill=fill, stroke=tone("edge"), stroke_width=1)
    said = scene.called("piece", name)
    left = x + 106
    if pieces_left(realm) & BIT[piece]:
        price = amounts_of(piece_cost(scene.state, realm, piece))
        bonus = scene.next_bonus(piece)
        signs: Signs = [*(cost_signs(price) if price else [("0", "")]), ARROW, *effect_signs(bonus)]
        out += row_of(signs if bonus else signs[:-1], left, y + 11, 17, x + width - left - 6)[0]
        said += f": {scene.teller.amounts(price)}. {scene.teller.sentence(bonus)}"
        if piece == LAB:
            out += SPRITE.use("industry", x + width - 26, y + 10, 18)
    else:
        out += fit(scene.word("placed"), x + width - left - 6, 12.5, 1, least=9).draw(left, y + 10, fill=tone("ink-soft"))
    canvas.draw("pieces", group(out, role="img", aria_label=said))
