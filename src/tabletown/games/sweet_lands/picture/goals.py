"""Public goals and supplies: milestones, scoring tokens, the help board and skill tokens."""

from tabletown.drawing import Box, Canvas, fit, label, tone
from tabletown.drawing.panels import surface
from tabletown.drawing.seats import token
from tabletown.drawing.svg import group, rect
from tabletown.games.sweet_lands.picture.offers import help_signs
from tabletown.games.sweet_lands.picture.pieces import SPRITE
from tabletown.games.sweet_lands.picture.scene import Scene
from tabletown.games.sweet_lands.picture.signs import count_signs, row_of, skill_signs
from tabletown.games.sweet_lands.rules.actions import CLAIM, FLIP_SKILL, HELP_CELL, SKILL
from tabletown.games.sweet_lands.rules.effects.counters import value
from tabletown.games.sweet_lands.rules.material import MILESTONES, SCORING, SKILLS
from tabletown.games.sweet_lands.rules.points import NOBODY
from tabletown.games.sweet_lands.words.sentences import capital

GAP = 6.0
CELL_COLUMNS, SKILL_COLUMNS = 3, 2


def draw_milestones(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the milestones, those claimed last, and return the height."""
    claimed = [(name, seat) for seat, realm in enumerate(scene.view.realms) for name in realm.milestones]
    if not scene.view.milestones and not claimed:
        return 0.0
    top = _heading(canvas, scene, "milestones", x, y)
    for name in scene.view.milestones:
        top += _draw_milestone(canvas, scene, name, x, top, width) + 4
    for name, seat in claimed:
        top += _draw_milestone(canvas, scene, name, x, top, width, seat) + 4
    return top - y


def draw_scoring(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the scoring tokens with the results of all seats, and return the height."""
    if not scene.view.scoring:
        return 0.0
    top = _heading(canvas, scene, "scoring", x, y)
    for name in scene.view.scoring:
        top += _draw_scoring(canvas, scene, name, x, top, width) + GAP
    return top - y


def _heading(canvas: Canvas, scene: Scene, message: str, x: float, y: float) -> float:
    canvas.draw("pieces", label(scene.word(message), x, y + 14, 14, weight=700))
    return y + 22


def _draw_milestone(
    canvas: Canvas, scene: Scene, name: str, x: float, y: float, width: float, owner: int | None = None
) -> float:
    """Draw a milestone with its condition and owner, and return the height."""
    high = 36.0
    conditions = scene.entry("milestone_tokens", name[:-1])[name[-1]]
    said = capital(scene.teller.conditions(conditions))
    out = SPRITE.use("milestone", x + 8, y + 7, 22)
    words = fit(said, width - 44 - (26 if owner is not None else 0), 12.5, 2, least=12)
    out += words.draw(x + 38, y + (high - words.height) / 2)
    if owner is not None:
        out += token(scene.paints[owner], x + width - 18, y + high / 2, 9)
    canvas.draw("ground", surface(x, y, width, high))
    title = scene.called("milestone", name[:-1])
    drawn = group(out, opacity=None if owner is None else 0.75)
    canvas.piece(f"milestone-{name[:-1]}", drawn, label=f"{title}. {said}")
    if owner is None:
        canvas.target(f"do-{CLAIM + MILESTONES.index(name[:-1])}", Box(x, y, width, high, 10), f"{title}. {said}", dot=0)
    return high


def _draw_scoring(canvas: Canvas, scene: Scene, name: str, x: float, y: float, width: float) -> float:
    """Draw a scoring token with the results of all seats and of the virtual player, and return the height."""
    data = scene.entry("scoring_tokens", name)
    number = SCORING.index(name)
    places = scene.material.data["scoring_tokens"]["vp_by_place"]
    said = scene.teller.scoring(data, places)
    canvas.draw("ground", surface(x, y, width, 54))
    out = SPRITE.use("scoring_token", x + 8, y + 7, 22)
    out += fit(scene.called("scoring", name), width - 70, 13, 1, least=12).draw(x + 38, y + 8, weight=600)
    out += row_of(count_signs(data["count"]), x + width - 28, y + 8, 18)[0]
    out += row_of([("/".join(map(str, places)), "vp")], x + width - 62, y + 33, 16)[0]
    left = x + 16
    for seat, realm in enumerate(scene.state.realms):
        result = value(scene.state, realm, scene.material.scoring_count[number]) if realm.character != NOBODY else 0
        out += token(scene.paints[seat], left, y + 40, 7) + label(str(result), left + 11, y + 45, 13, weight=600)
        left += 38
    virtual = fit(scene.word("virtual", number=data["virtual"]), x + width - 74 - left, 12, 1, least=11.5)
    out += virtual.draw(left, y + 34, fill=tone("ink-soft"))
    canvas.piece(f"scoring-{name}", out, label=f"{scene.called('scoring', name)}. {said}")
    return 54.0


def draw_help(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the help board with its tokens and the pieces on it, and return the height."""
    top = _heading(canvas, scene, "help", x, y)
    cells = scene.view.help
    wide = (width - GAP * (CELL_COLUMNS - 1)) / CELL_COLUMNS
    for number, tokens in enumerate(cells):
        row, column = divmod(number, CELL_COLUMNS)
        box = Box(x + column * (wide + GAP), top + row * (62 + GAP), wide, 62, 8)
        canvas.draw("ground", rect(box.x, box.y, wide, 62, 8, fill=tone("surface"), stroke=tone("line")))
        out = label(str(number + 1), box.x + 8, box.y + 17, 13, weight=700, fill=tone("ink-soft"))
        said = []
        for place, name in enumerate(each for each in tokens if each):
            data = scene.help_token(name)
            said.append(scene.teller.help_token(data))
            out += row_of(help_signs(data), box.x + 8, box.y + 22 + 20 * place, 16, wide - 12)[0]
        here = [seat for seat, realm in enumerate(scene.view.realms) if realm.help == number + 1]
        for seat in here:
            out += token(scene.paints[seat], box.x + wide - 14, box.y + 14, 8)
        if scene.view.mio == number + 1:
            out += label(scene.word("mio"), box.x + wide - 8, box.y + 17, 12, anchor="end", weight=600)
        words = capital("; ".join(said))
        canvas.draw("pieces", group(out, role="img", aria_label=words))
        canvas.target(f"do-{HELP_CELL + number}", box, f"{number + 1}. {words}", dot=0)
    return top + -(-len(cells) // CELL_COLUMNS) * (62 + GAP) - y


def draw_skills(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the skill tokens on offer and owned, with stock and owners, and return the height."""
    top = _heading(canvas, scene, "skills", x, y)
    owned = {skill for realm in scene.view.realms for skill in realm.skills}
    shown = [skill for skill in SKILLS if skill in scene.view.stock or skill in owned]
    wide = (width - GAP * (SKILL_COLUMNS - 1)) / SKILL_COLUMNS
    for number, name in enumerate(shown):
        row, column = divmod(number, SKILL_COLUMNS)
        _draw_skill(canvas, scene, name, Box(x + column * (wide + GAP), top + row * 36, wide, 32, 8))
    return top + -(-len(shown) // SKILL_COLUMNS) * 36 - y


def _draw_skill(canvas: Canvas, scene: Scene, name: str, box: Box) -> None:
    data = scene.skill(name)
    left = scene.view.stock.get(name, 0)
    fill = tone("surface" if left else "surface-2")
    canvas.draw("ground", rect(box.x, box.y, box.width, box.height, 8, fill=fill, stroke=tone("line")))
    out = SPRITE.use("skill_token", box.x + 5, box.y + 6, 20)
    room = box.width - 32 - 14 * (len(scene.view.realms) + 1)
    said = capital(scene.teller.skill(data))
    out += row_of(skill_signs(data), box.x + 30, box.y + 8, 16, room)[0]
    out += label(
        f"\N{MULTIPLICATION SIGN}{left}", box.x + box.width - 6, box.y + 21, 12, anchor="end", fill=tone("ink-soft")
    )
    owners = [seat for seat, realm in enumerate(scene.view.realms) if name in realm.skills]
    for place, seat in enumerate(owners):
        mark = token(scene.paints[seat], box.x + box.width - 34 - 14 * place, box.y + 16, 6.5)
        out += group(mark, opacity=0.4 if name in scene.view.realms[seat].turned else None)
    canvas.piece(f"skill-{name}", out, label=said)
    number = SKILLS.index(name)
    action = FLIP_SKILL + number if canvas.actions(f"do-{FLIP_SKILL + number}") else SKILL + number
    canvas.target(f"do-{action}", box, said, dot=0)
