"""The gallery of Sweet Lands: characters, areas, skill tokens, goals and worker cards."""

from collections.abc import Iterator, Mapping
from typing import Any

from tabletown.core.translate import Say
from tabletown.drawing.gallery import Drawing, Exhibit
from tabletown.games.sweet_lands.picture.cards import portrait
from tabletown.games.sweet_lands.picture.pieces import SPRITE
from tabletown.games.sweet_lands.picture.signs import Signs, cost_signs, count_signs, effect_signs, row_of, skill_signs
from tabletown.games.sweet_lands.rules.material import DATA
from tabletown.games.sweet_lands.words.sentences import Teller, capital

_WIDTH, _SIGN = 170.0, 20.0


def gallery(say: Say) -> tuple[Exhibit, ...]:
    """Return everything with a text of its own, the standard data without packs."""
    return tuple(_exhibits(say, Teller(say)))


def _entries(group: str) -> list[Mapping[str, Any]]:
    found: list[Mapping[str, Any]] = DATA[group]["list"]
    return found


def _exhibits(say: Say, teller: Teller) -> Iterator[Exhibit]:
    for each in _entries("characters"):
        name = each["id"]
        figure = Drawing(portrait(name, 0, 0, 60), 60, 84)
        yield Exhibit(name, "character", _name(say, "character", name), _name(say, "about-character", name), (figure,))
    for each in _entries("action_areas"):
        signs = [*cost_signs(each["cost"]), *effect_signs(each["effect"])] if each["cost"] else effect_signs(each["effect"])
        yield Exhibit(each["id"], "area", _name(say, "area", each["id"]), teller.area(each), _row(signs))
    for group in ("skill_tokens", "upgraded_skill_tokens"):
        for each in _entries(group):
            title, _, text = _name(say, "skill", each["id"]).partition(" (")
            del text
            yield Exhibit(each["id"], "skill", capital(title), capital(teller.skill(each)) + ".", _row(skill_signs(each)))
    for each in _entries("milestone_tokens"):
        text = " / ".join(capital(teller.conditions(each[side])) for side in ("a", "b"))
        sign = Drawing(SPRITE.use("milestone", 0, 0, 40), 40, 40)
        yield Exhibit(each["id"], "goal", _name(say, "milestone", each["id"]), text + ".", (sign,))
    places = DATA["scoring_tokens"]["vp_by_place"]
    for each in _entries("scoring_tokens"):
        text = capital(teller.scoring(each, places))
        yield Exhibit(each["id"], "goal", _name(say, "scoring", each["id"]), text, _row(count_signs(each["count"])))
    for each in _entries("worker_cards"):
        signs = [*cost_signs(each["cost"]), *(("", sweet) for sweet in each["sweets"])]
        signs += [("", f"sign_{each['sign']}")] if each["sign"] else []
        name = each["id"]
        yield Exhibit(name, "worker", _name(say, "card", name), _name(say, "card", f"{name}-help"), _row(signs))


def _name(say: Say, kind: str, name: str) -> str:
    return say(f"sweet_lands-{kind}-{name}", {})


def _row(signs: Signs) -> tuple[Drawing, ...]:
    """Return signs in a row, as they are on the thing itself."""
    drawn, end = row_of(signs, 0, 1, _SIGN, _WIDTH)
    return (Drawing(drawn, min(end + 2, _WIDTH + 10), _SIGN + 4),) if drawn else ()
