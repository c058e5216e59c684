"""The gallery of Ginkgopolis: characters, building cards and urbanization cards."""

from tabletown.core.translate import Say
from tabletown.drawing import tone
from tabletown.drawing.gallery import Drawing, Exhibit
from tabletown.drawing.svg import place
from tabletown.games.ginkgopolis.picture.pieces import small_card, token, trigger
from tabletown.games.ginkgopolis.picture.scene import colour_of, number_of
from tabletown.games.ginkgopolis.rules.material import DATA

_SIZE = (48.0, 44.0)


def gallery(say: Say) -> tuple[Exhibit, ...]:
    """Return the characters, the building cards by what they bring, and the urbanization cards as one."""
    characters = [
        _exhibit(say, "character", each["id"], _person(each["color"], each["trigger"]), "GK-9.4")
        for each in DATA["characters"]
    ]
    lasting = [each["id"] for each in DATA["building_cards"] if each["kind"] == "permanent"]
    final = [each["id"] for each in DATA["building_cards"] if each["kind"] != "permanent"]
    urban = DATA["urbanization_cards"][0]["id"]
    return (
        *characters,
        *(_exhibit(say, "lasting", card, _building(card), "GK-9.1") for card in lasting),
        *(_exhibit(say, "final", card, _building(card), "GK-9.3") for card in final),
        _exhibit(say, "urbanization", urban, Drawing(token(urban[-1]), 62, 44), "GK-9.5"),
    )


def _exhibit(say: Say, kind: str, card: str, drawing: Drawing, rule: str) -> Exhibit:
    title, text = (say(f"ginkgopolis-card-{card}{end}", {}) for end in ("", "-help"))
    return Exhibit(key=card.lower(), kind=kind, title=title, text=text, drawings=(drawing,), rule=rule)


def _building(card: str) -> Drawing:
    return Drawing(place(0, 0, small_card(colour_of(card), number_of(card), 0, 0), scale=2), *_SIZE)


def _person(colour: str, when: str) -> Drawing:
    drawn = place(0, 0, small_card(colour, None, 0, 0), scale=2) + trigger(when, 54, 8, 28, tone("ink-soft"))
    return Drawing(drawn, _SIZE[0] + 36, _SIZE[1])
