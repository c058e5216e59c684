"""The public part of a seat at a glance."""

from tabletown.core.bits import ones
from tabletown.drawing import Canvas, fit, label, tone
from tabletown.drawing.panels import surface
from tabletown.drawing.seats import badge
from tabletown.drawing.states import committed, thinking
from tabletown.drawing.svg import group, rect
from tabletown.games.sweet_lands.picture.board import small_domain
from tabletown.games.sweet_lands.picture.cards import portrait
from tabletown.games.sweet_lands.picture.pieces import SPRITE
from tabletown.games.sweet_lands.picture.scene import Scene
from tabletown.games.sweet_lands.rules.effects.counters import count_cities, open_ports
from tabletown.games.sweet_lands.rules.points import NOBODY

SIGNS = (
    "vp", "city_points", "industry_points", "draw", "property", "port", "skill_token", "wonder", "diamond",
)  # fmt: skip


def _in_words(scene: Scene, seat: int) -> str:
    """Return a seat with its character, points and status."""
    realm = scene.view.realms[seat]
    who = scene.called("character", realm.character) if realm.character else scene.word("waiting")
    return f"{scene.name(seat)}, {who}, {scene.scores[seat].total}. {_doing(scene, seat)}"


def _doing(scene: Scene, seat: int) -> str:
    if scene.view.phase == "over":
        return ""
    if scene.view.actors > 0 and scene.view.actors >> seat & 1:
        return scene.word("turn")
    return scene.word("ended") if seat in scene.view.ended else ""


def draw_seat(canvas: Canvas, scene: Scene, seat: int, x: float, y: float, width: float) -> float:
    """Draw name, character, points, counts and a small domain of a seat, and return the height."""
    realm = scene.view.realms[seat]
    own = scene.state.realms[seat]
    height = 138.0
    canvas.draw("ground", surface(x, y, width, height))
    doing = _doing(scene, seat)
    acting = doing and seat not in scene.view.ended
    if acting:
        canvas.draw("ground", rect(x, y + 8, 4, height - 16, 2, fill=scene.paints[seat].colour))
    out = badge(scene.paints[seat], x + 12, y + 10, 28)
    out += fit(scene.name(seat), width - 104, 15, 1, least=12.5).draw(x + 48, y + 8, weight=700)
    out += fit(doing, width - 120, 12.5, 1, least=12).draw(x + (66 if doing else 48), y + 27, fill=tone("ink-soft"))
    if doing:
        out += thinking(x + 50, y + 34, 3.4) if acting else committed(x + 47, y + 27, 13)
    total = scene.scores[seat].total if own.character != NOBODY else 0
    points = str(total).replace("-", "\N{MINUS SIGN}")
    out += label(points, x + width - 12, y + 30, 22, "title", anchor="end")
    cities = count_cities(scene.material, own, 0) if realm.board else 0
    ports = ones(open_ports(scene.material, own)) if realm.board else 0
    skills, gems = len(realm.skills), realm.have[4]
    numbers = (realm.vp, realm.cp, realm.ip, realm.cards, cities, ports, skills, realm.wonders, gems)
    for number, (sign, count) in enumerate(zip(SIGNS, numbers)):
        row, column = divmod(number, 3)
        left, top = x + 12 + 42 * column, y + 46 + 19.5 * row
        out += SPRITE.use(sign, left, top, 17) + label(str(count), left + 20, top + 13.5, 13, weight=600)
    if realm.character:
        out += portrait(realm.character, x + 10, y + 104, 24)
        out += fit(scene.called("character", realm.character), 116, 12.5, 1, least=11.5).draw(x + 38, y + 113)
    else:
        out += label(scene.word("waiting"), x + 12, y + 126, 12.5, fill=tone("ink-soft"))
    out += small_domain(scene, seat, x + width - 104, y + 38, 100)
    canvas.draw("pieces", group(out, role="img", aria_label=_in_words(scene, seat)))
    return height
