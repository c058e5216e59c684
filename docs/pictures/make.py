"""Draw the pictures of this folder again: `.venv/bin/python docs/pictures/make.py`.

The positions are from played matches; a picture is a function of view, legal actions and language, so a difference after a
run of this script is a change of the drawing.
"""

from pathlib import Path

import tabletown
from tabletown.core.facets import Look
from tabletown.drawing import Picture, Theme
from tabletown.i18n import Speaker

FOLDER = Path(__file__).parent
NAMES = {"en": ["Vera", "Ilya", "Mason", "Nina"], "ru": ["Вера", "Илья", "Каменщик", "Нина"]}

PLACE = """tiny_towns
options: seats=4 mode=standard cards=first_game
phase: play
cards: cottage farm well chapel tavern theater factory
round: 27
hammer: 3
named: 6 7 7 7
resource: brick 3
pending 0: resource
town 0: T.WC C.Ch WsFh .gbg kept=the_starloom other=obelisk_of_the_crescent
pending 1: resource
town 1: s.ws CCWC hFgb g.hT kept=mandras_palace other=grove_university
pending 2: resource
town 2: .bgC WChg CWT. .shF kept=archive_of_the_second_age other=opaleyes_watch
pending 3: resource
town 3: ThgC .F.W WCbC .sgh kept=grand_mausoleum_of_the_rodina other=silva_forum
"""
BUILD = """tiny_towns
options: seats=4 mode=standard cards=first_game
phase: play
cards: cottage farm well chapel tavern theater factory
round: 30
hammer: 3
named: 7 7 8 8
resource: brick 3
pending 0: build
town 0: swTF wC.T CWCh Wbbg kept=opaleyes_watch other=the_sky_baths
shown 0: swTF wC.T CWCh W.bg kept=opaleyes_watch other=the_sky_baths
pending 1: -
town 1: bbTF M..T wWCC .CWw kept=cathedral_of_caterina other=obelisk_of_the_crescent
shown 1: .bTF M..T wWCC .CWw kept=cathedral_of_caterina other=obelisk_of_the_crescent
pending 2: build
town 2: FhgT TWbb wCWC .Cws kept=the_starloom other=statue_of_the_bondmaker
shown 2: FhgT TWb. wCWC .Cws kept=the_starloom other=statue_of_the_bondmaker
pending 3: build
town 3: wsCT hCWg TFCb .wWb kept=archive_of_the_second_age other=mandras_palace
shown 3: wsCT hCWg TFCb .wW. kept=archive_of_the_second_age other=mandras_palace
"""


def table(position: str, seat: int, language: str, *, narrow: bool = False) -> Picture:
    """Return the table of a position as a seat sees it."""
    game = tabletown.game("tiny_towns")
    state = game.from_text(position)
    say = Speaker(language, NAMES[language])
    picture: Picture = game.picture(game.view(state, seat), state.legal(seat), say, Look(narrow=narrow))
    return picture


def pictures() -> dict[str, str]:
    """Return the pictures by file name."""
    themes: dict[str, tuple[Picture, Theme]] = {
        "tiny_towns.svg": (table(PLACE, 2, "en"), "light"),
        "tiny_towns-dark.svg": (table(BUILD, 0, "en"), "dark"),
        "tiny_towns-ru.svg": (table(BUILD, 0, "ru"), "light"),
        "tiny_towns-phone.svg": (table(PLACE, 2, "ru", narrow=True), "light"),
    }
    return {name: drawn.svg(theme) for name, (drawn, theme) in themes.items()}


if __name__ == "__main__":
    for name, svg in pictures().items():
        (FOLDER / name).write_text(svg, encoding="utf-8")
        print(name, len(svg))
