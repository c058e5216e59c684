"""The gallery of Garden Nation: common projects and secret objectives."""

from tabletown.core.translate import Say
from tabletown.drawing.gallery import Drawing, Exhibit
from tabletown.drawing.seats import PAINTS
from tabletown.drawing.svg import place
from tabletown.games.garden_nation.picture.cards import pattern
from tabletown.games.garden_nation.picture.panels import bloom
from tabletown.games.garden_nation.picture.pieces import SPRITE
from tabletown.games.garden_nation.rules import material as m

_RULE = {each["id"]: each["rule"] for each in m.DATA["common_project_families"]["items"]}


def gallery(say: Say) -> tuple[Exhibit, ...]:
    """Return the projects, then the objectives."""
    return (
        *(_exhibit(say, "project", each, _RULE[each["family"]]) for each in m.DATA["common_projects"]["items"]),
        *(_exhibit(say, "objective", each, each["rule"]) for each in m.DATA["secret_objectives"]["items"]),
    )


def _exhibit(say: Say, kind: str, card: dict[str, str], rule: str) -> Exhibit:
    name = card["id"]
    if kind == "project":
        drawn = place(4, 0, pattern(name, PAINTS[0])) + bloom(m.PROJECT_POINTS[m.PROJECT[name]], 100, 8, 34)
        drawings = [Drawing(drawn, 136, 52)]
    else:
        lands = [card["land"]] if "land" in card else []
        drawings = [Drawing(SPRITE.use(f"land-{land}", 0, 0, 40), 40, 40) for land in lands]
    title, text = (say(f"garden_nation-card-{name}{end}", {}) for end in ("", "-help"))
    return Exhibit(key=name, kind=kind, title=title, text=text, drawings=tuple(drawings), rule=rule)
