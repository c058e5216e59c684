"""What everybody may see of a seat at a glance."""

from tabletown.drawing import Canvas, fit, label, tone
from tabletown.drawing.seats import badge
from tabletown.drawing.svg import group, rect
from tabletown.games.sweet_lands.counters import count_cities, open_ports
from tabletown.games.sweet_lands.picture_panels import surface
from tabletown.games.sweet_lands.picture_scene import Scene
from tabletown.games.sweet_lands.picture_town import small_domain
from tabletown.games.sweet_lands.pieces import SPRITE
from tabletown.games.sweet_lands.state import NOBODY


def draw_seat(canvas: Canvas, scene: Scene, seat: int, x: float, y: float, width: float) -> float:
    """Name, character, points, cards, cities and ports, and a small domain; the height it takes."""
    realm = scene.view.realms[seat]
    own = scene.state.realms[seat]
    height = 128.0
    canvas.draw("ground", surface(x, y, width, height))
    acting = scene.view.actors > 0 and scene.view.actors >> seat & 1
    if acting:
        canvas.draw("ground", rect(x, y + 8, 4, height - 16, 2, fill=tone("go")))
    out = badge(scene.paints[seat], x + 12, y + 10, 26)
    out += fit(scene.word("seat", seat=seat), width - 110, 15, 1, least=10).draw(x + 46, y + 9, weight=700)
    who = scene.called("character", realm.character) if realm.character else scene.word("waiting")
    out += fit(who, width - 110, 12, 1, least=9).draw(x + 46, y + 27, fill=tone("ink-soft"))
    total = scene.scores[seat].total if own.character != NOBODY else 0
    out += label(str(total).replace("-", "\N{MINUS SIGN}"), x + width - 12, y + 32, 22, weight=700, anchor="end")
    cities = count_cities(scene.material, own, 0) if realm.board else 0
    ports = open_ports(scene.material, own).bit_count() if realm.board else 0
    signs = ("vp", "city_points", "industry_points", "draw", "property", "port", "skill_token", "wonder")
    numbers = (realm.vp, realm.cp, realm.ip, realm.cards, cities, ports, len(realm.skills), realm.wonders)
    counts = zip(signs, numbers)
    for number, (sign, count) in enumerate(counts):
        row, column = divmod(number, 2)
        left, top = x + 12 + 52 * column, y + 48 + 19 * row
        out += SPRITE.use(sign, left, top, 16) + label(str(count), left + 20, top + 13, 13)
    out += small_domain(scene, seat, x + width - 112, y + 42, 92)
    canvas.draw("pieces", group(out, role="img", aria_label=scene.word("seat", seat=seat)))
    return height
