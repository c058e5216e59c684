"""Choices that fill the board: characters, domain boards, and the deck while it is searched."""

from tabletown.drawing import Box, Canvas, fit, label, measure, tone
from tabletown.drawing.panels import surface
from tabletown.drawing.svg import group, rect
from tabletown.games.sweet_lands.picture.board import mini_side
from tabletown.games.sweet_lands.picture.cards import portrait
from tabletown.games.sweet_lands.picture.pieces import SPRITE
from tabletown.games.sweet_lands.picture.scene import Scene
from tabletown.games.sweet_lands.picture.signs import cost_signs, effect_signs, row_of
from tabletown.games.sweet_lands.rules.actions import CHARACTER, DOMAIN
from tabletown.games.sweet_lands.rules.material import BOARDS, CHARACTERS

GAP = 6.0
EASY = ("elina_macaron", "jasmine_may", "nata_pastel")  # whose abilities need no plan, best first
SIDE_A = 0  # the same for everybody


def asks_board(scene: Scene) -> bool:
    """Return whether the viewer must choose something that fills the board."""
    return any(said.verb in ("character", "domain", "search") for said in scene.said.values())


def draw_setup(canvas: Canvas, scene: Scene, box: Box, narrow: bool) -> None:
    """Draw the characters, the sides of domain boards or the cards of the deck that may be chosen now."""
    verbs = {said.verb for said in scene.said.values()}
    if "character" in verbs:
        _draw_characters(canvas, scene, box, narrow)
    elif "domain" in verbs:
        _draw_domains(canvas, scene, box, narrow)
    else:
        _draw_deck(canvas, scene, box, narrow)


def suggested(scene: Scene) -> list[str]:
    """Return the two characters on offer that suit a first match best."""
    names = [said.values[0] for said in scene.said.values() if said.verb == "character"]
    return [name for name in EASY if name in names][:2]


def _grid(box: Box, count: int, columns: int) -> list[Box]:
    """Return boxes that fill another one row by row."""
    rows = -(-count // columns)
    wide, high = (box.width - GAP * (columns - 1)) / columns, (box.height - GAP * (rows - 1)) / rows
    return [
        Box(box.x + number % columns * (wide + GAP), box.y + number // columns * (high + GAP), wide, high, 10)
        for number in range(count)
    ]


def _draw_characters(canvas: Canvas, scene: Scene, box: Box, narrow: bool) -> None:
    numbers = [number for number in range(len(CHARACTERS)) if canvas.actions(f"do-{CHARACTER + number}")]
    easy = suggested(scene)
    numbers.sort(key=lambda number: CHARACTERS[number] not in easy)  # the suggested first
    for number, spot in zip(numbers, _grid(box, len(numbers), 2)):
        name = CHARACTERS[number]
        data, about, called = scene.entry("characters", name), scene.about(name), scene.called("character", name)
        canvas.draw("ground", surface(spot.x, spot.y, spot.width, spot.height))
        size = min(44.0, spot.height - 12)
        left = spot.x + size + 12
        out = portrait(name, spot.x + 5, spot.y + 4, size)
        if narrow:
            out += fit(called, spot.width - size - 20, 21, 1, "title", least=18).draw(left, spot.y + 4)
            start = [(str(n), res) for res, n in data["start_resources"].items() if n]
            if name not in easy:
                out += row_of(start, left, spot.y + 36, 22, spot.width - size - 20)[0]
        else:
            made = [(f"+{n}", res) for res, n in data["start_production"].items() if n]
            drawn, end = row_of(made, 0, 0, 16)
            out += group(drawn, transform=f"translate({spot.x + spot.width - end - 4:.1f} {spot.y + 4:.1f})")
            out += fit(called, spot.width - size - 28 - end, 16, 1, "title", least=14).draw(left, spot.y + 3)
            base = about.partition(f" {scene.word('tower_word')}:")[0]
            lines = 1 if name in easy else max(2, int((spot.height - 22) / 19))
            out += fit(base, spot.width - size - 18, 15.5, lines, least=15).draw(left, spot.y + 23)
        said = f"{called}. {about}"
        if name in easy:
            said += " " + scene.word("suggested")
            out += _ribbon(scene.word("suggested_short"), spot, narrow)
        canvas.draw("pieces", group(out))
        canvas.target(f"do-{CHARACTER + number}", spot, said, dot=0)


def _ribbon(text: str, spot: Box, narrow: bool) -> str:
    """Return the mark of what suits a first match, on the lower edge."""
    size = 18.0 if narrow else 15.5
    words = fit(text, spot.width * 0.6, size, 1, least=size * 0.9)
    wide = measure(text, words.size) + 16
    x, y, high = spot.x + spot.width - wide - 6, spot.y + spot.height - size - 8, size + 6
    back = rect(x, y, wide, high, high / 2, fill=tone("surface-2"), stroke=tone("edge"))
    return back + words.draw(x + wide / 2, y + 2, anchor="middle", weight=600)


def _draw_domains(canvas: Canvas, scene: Scene, box: Box, narrow: bool) -> None:
    numbers = [number for number in range(2 * len(BOARDS)) if canvas.actions(f"do-{DOMAIN + number}")]
    columns = -(-len(numbers) // 2)
    for number, spot in zip(numbers, _grid(box, len(numbers), columns)):
        board, side = divmod(number, 2)
        said = scene.say("sweet_lands-button-domain", {"board": BOARDS[board], "side": "ab"[side]})
        size = 19.0 if narrow else 16.0
        short = scene.word("domain_short", number=board + 1, side="ab"[side])
        if narrow:
            short = scene.word("domain_letter", number=board + 1, letter="ab"[side])
        canvas.draw("ground", surface(spot.x, spot.y, spot.width, spot.height))
        out = fit(short, spot.width - 12, size, 1, least=size * 0.9).draw(spot.x + 8, spot.y + 6, weight=600)
        if side == SIDE_A and not narrow:
            out += label(scene.word("same"), spot.x + 8, spot.y + spot.height - 9, size, fill=tone("ink-soft"))
        wide = min(spot.width - 8, (spot.height - 2 * size - 22) / 0.8)
        shown = scene.material.sides[board + 1 if side else 0]
        drawn = mini_side(scene, shown, spot.x + (spot.width - wide) / 2, spot.y + size + 12, wide)
        canvas.draw("pieces", group(out, drawn))
        canvas.target(f"do-{DOMAIN + number}", spot, said, dot=0)


def _draw_deck(canvas: Canvas, scene: Scene, box: Box, narrow: bool) -> None:
    """Draw the cards that a search may take, all in view."""
    cards = [said.values[0] for said in scene.said.values() if said.verb == "search"]
    columns = 4 if narrow else max(4, min(8, -(-len(cards) // 5)))
    size = 19.0 if narrow else 15.5
    for card, spot in zip(cards, _grid(box, len(cards), columns)):
        data = scene.entry("worker_cards", card)
        canvas.draw("ground", surface(spot.x, spot.y, spot.width, spot.height))
        lines = 2 if spot.height > 3 * size + 22 else 1
        words = fit(scene.card(card), spot.width - 10, size, lines, least=size * 0.9)
        out = words.draw(spot.x + 5, spot.y + 4, weight=600)
        signs = [*cost_signs(data["cost"]), *effect_signs(data[data["kind"]])]
        top = spot.y + words.height + 6
        if top + 14 < spot.y + spot.height:
            out += row_of(signs, spot.x + 5, top, min(18.0, spot.height - words.height - 10), spot.width - 10)[0]
        if data["sign"]:
            out += SPRITE.use(f"sign_{data['sign']}", spot.x + spot.width - 18, spot.y + spot.height - 18, 15)
        said = f"{scene.card(card)}. {scene.help(card)}"
        canvas.draw("pieces", group(out, role="img", aria_label=said))
        canvas.target(f"card-{card}", spot, said, dot=0)
