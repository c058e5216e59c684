"""Pictures: every legal action can be chosen by touching what is drawn, and nothing hidden is drawn."""

import re
from xml.etree import ElementTree

import pytest
from tests.rules.garden_nation.helpers import GAME, legal, look, play, random_states, start, table, waiting

from tabletown.drawing import THEMES, Picture
from tabletown.games.garden_nation import text as words
from tabletown.games.garden_nation.picture import table as picture
from tabletown.games.garden_nation.picture.scene import Scene
from tabletown.i18n import Speaker
from tabletown.testing import rule

RUSSIAN = Speaker("ru", ["Вера", "Илья", "Каменщик", "Александра"])


def touchable(drawn: Picture) -> dict[int, frozenset[str]]:
    """For each action the keys of the things that mention it."""
    found: dict[int, set[str]] = {}
    for mark in drawn.marks:
        for action in mark.actions:
            found.setdefault(action, set()).add(mark.key)
    return {action: frozenset(keys) for action, keys in found.items()}


def check(drawn: Picture, actions: list[int]) -> None:
    """Touching all that an action mentions leaves this action alone, or goes on from it by touching less."""
    keys = touchable(drawn)
    assert sorted(keys) == sorted(actions)
    for action, mine in keys.items():
        assert [other for other, theirs in keys.items() if mine <= theirs] == [action]


@pytest.mark.parametrize("width", ["wide", "narrow"])
def test_every_legal_action_can_be_touched(width: picture.Layout) -> None:
    decisions = [(each, seat) for each in random_states(77, 6, share=0.12) if not each.over for seat in waiting(each)]
    assert len(decisions) > 20
    for state, seat in decisions:
        check(picture.draw(look(state, seat), state.legal(seat), RUSSIAN, width=width), state.legal(seat))


def test_parts_together_show_every_legal_action() -> None:
    for state in random_states(78, 3, share=0.15):
        for seat in waiting(state) if not state.over else ():
            view, actions = look(state, seat), state.legal(seat)
            parts = [draw(view, actions) for draw in (picture.garden, picture.supply, picture.projects, picture.objectives)]
            parts += [picture.panel(view, each, legal=actions) for each in range(state.seats)]
            shown = {action for part in parts for mark in part.marks for action in mark.actions}
            assert shown == set(actions)


@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_is_sound_svg(theme: str) -> None:
    state = random_states(79, 1)[40]
    svg = picture.draw(look(state, 0), (), RUSSIAN).svg(theme)  # type: ignore[arg-type]
    ElementTree.fromstring(svg)
    assert "garden_nation-" not in re.sub(r'(id|href)="[^"]*"', "", svg)  # no message is missing
    assert "nan" not in svg


def test_a_target_says_its_price_and_where_the_crane_goes() -> None:
    state = table("T1.1=1", "T1.3=1", crane=1, display="house terraced_houses - -")
    drawn = picture.draw(look(state, 0), state.legal(0), Speaker("en", ["Ann", "Bo"]))
    labels = {mark.key: mark.label for mark in drawn.marks}
    assert labels["zone-t1-2"] == "Build on 1↗ for 4; the crane goes to 2. Can complete: Terraced Houses."
    assert labels["zone-t1-1"] == "Build on 1↖ for 5; the crane goes to 1. Can complete: House. Demolishing brings 8."
    assert ">+8<" in drawn.svg()
    assert labels["zone-t1-3"] == "Invade 1→ for 8; the crane goes to 5."
    assert {choice.key for choice in drawn.choices} == {"build", "demolish", "invade"}


def test_projects_name_the_zones_that_would_complete_them() -> None:
    state = table("T1.1=1", "", crane=1, display="house terraced_houses temple -")
    scene = Scene(look(state, 0), tuple(state.legal(0)), RUSSIAN)
    assert scene.completing == {1: ("T1.1",), 2: ("T1.0", "T1.2")}


@rule("GN-12.1")
def test_a_picture_shows_nothing_of_other_hands() -> None:
    pictures = set()
    for theirs in (
        "belfry belfry market observatory; kept belfry market",
        "cabaret sculpture sculpture barracks; kept cabaret barracks",
    ):
        state = table("; dealt cabaret post_office belfry market; kept cabaret market", f"; dealt {theirs}")
        pictures.add((GAME.picture(look(state, 0), state.legal(0)).svg(), GAME.picture(look(state)).svg()))
    assert len(pictures) == 1


def test_what_changed_is_marked() -> None:
    before = start(2)
    after = play(before.copy(), "0 build T1.1")
    drawn = picture.draw(look(after, 1), after.legal(1), RUSSIAN, since=look(before, 1))
    assert drawn.last
    assert not picture.draw(look(after, 1), after.legal(1), RUSSIAN).last
    assert "build" in legal(after)[0]


def test_every_card_has_a_picture() -> None:
    view = look(start(2), 0)
    for name in (
        "temple",
        "house",
        "apartments",
        "sacred_place_beside_red_leaves",
        "belfry",
        "market",
        "territory_control_1_3",
    ):
        drawn = ElementTree.fromstring(picture.card(view, name, RUSSIAN).svg())
        said = [text for each in drawn.iter() if each.tag.endswith("}text") for text in each.itertext()]
        assert RUSSIAN(f"garden_nation-card-{name}", {}).split()[0] in " ".join(said)


def test_a_seat_is_done_after_all_its_turns_of_the_round() -> None:
    said = Speaker("en", ["Ann", "Bo", "Cy"])
    for seats, order, phase, states in (
        (2, "0 1", "play", ("waits", "thinking")),
        (2, "0 1 0 1", "play", ("done", "thinking")),
        (3, "0 1", "play", ("done", "thinking", "waits")),
        (3, "0 1", "refill", ("done", "waits", "waits")),
    ):
        lines = ("pending: crane=T1.1 refill=1",) if phase == "refill" else ()
        buildings = ["", "T1.1=2^", ""][:seats]
        view = look(table(*buildings, order=order, phase=phase, lines=lines))
        for seat, word in enumerate(states):
            assert f">{word}<" in picture.panel(view, seat, said).svg()


@pytest.mark.parametrize("prefix", ["", "close-"])
def test_the_crane_hides_no_house(prefix: str) -> None:
    view = look(table("T1.1=4^ T1.2=4^", "", crane=1), 0)
    svg = picture.draw(view, (), RUSSIAN, width="narrow" if prefix else "wide").svg()
    assert svg.index(f'-{prefix}crane"') < svg.index(f'-{prefix}plot-zone-t1-1"')
    assert svg.index(f'-{prefix}crane"') < svg.index(f'-{prefix}plot-zone-t1-2"')


def test_two_cards_of_one_name_are_told_apart() -> None:
    said = Speaker("en", ["Ann", "Bo"])
    display = "sacred_place_beside_yellow_grass sacred_place_beside_red_leaves - -"
    state = table("T1.1=2", "", crane=1, display=display, lines=("pending: project=T1.1",))
    rows = next(rows for title, rows in words.board(look(state, 0)) if title.message == "garden_nation-board-projects")
    assert len({said(row[0].message, row[0].arguments).partition(":")[2] for row in rows}) == len(rows) == 2
    for place, land in enumerate(("yellow grass", "red leaves"), 1):
        action = GAME.parse(f"complete {place}")
        if action in state.legal(0):
            after = play(state.copy(), f"0 complete {place}")
            line = GAME.log(state, 0, action, after)[0]
            assert f"Sacred Place (beside {land})" in said(line.message, line.arguments)
            assert land in said(f"garden_nation-score-{look(after).done[0][0]}", {})
    before = table("T1.1=1", "", crane=1, display=display)
    labels = [mark.label for mark in picture.draw(look(before, 0), before.legal(0), said).marks if mark.key == "zone-t1-1"]
    assert "Sacred Place (beside " in labels[0]


def test_a_phone_shows_costs_floors_and_ploys_of_all() -> None:
    state = table("T7.1=3; ploys 3; completed house", "T1.1=1", crane=1)
    svg = picture.draw(look(state, 0), (), RUSSIAN, width="narrow").svg()
    assert ">3<" in drawn_of(svg, "plot-zone-t7-1")
    assert ">4<" in drawn_of(svg, "plot-zone-t7-2")
    seat = drawn_of(svg, "seat-0")
    assert all(f">{text}<" in seat for text in ("35", "17", "3", "1", "+2"))


def drawn_of(svg: str, key: str) -> str:
    """What is drawn from a piece to the next one."""
    return svg.partition(f'"garden_nation-{key}"')[2].partition('class="moves"')[0]
