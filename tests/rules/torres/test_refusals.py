"""Why an action is refused: every condition with a position, its message, figures and rule."""

import random
import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest
from tests.i18n.catalogue import messages
from tests.rules.torres.helpers import CARDS, GAME, START, Heights, Place, holding, legal, new, play, row, seat_of, table

from tabletown.core.guide.refusals import Refusal
from tabletown.core.state import State
from tabletown.core.views import Line
from tabletown.games.torres import Torres
from tabletown.games.torres.rules.state import TorresState
from tabletown.i18n import Speaker
from tabletown.testing import check_refusals
from tabletown.testing.matches import BrokenLaw
from tabletown.testing.matches import play as play_match

CORNERS: list[Place] = [(0, 0), (0, 7), (7, 0), (7, 7), (5, 5)]
FIVE: Heights = dict.fromkeys(CORNERS, 1)  # castles, for a sixth one
TOWERS = row(3, 2, 1, 3, start=3)  # d4, e4, f4; a knight on c4 enters by the door of d4
LAST_YEAR = "phase=1 round=4 opener=0 first=0"


def act(heights: Heights = START, knights: list[Place] | None = None, **more: Any) -> State:
    """A turn of seat 0 with a knight on c3; another player's is on f6, the king on d1."""
    return table(heights, {"A": knights or [(2, 2)], "B": [(5, 5)]}, **{"king": (0, 3), **more})


def card(name: str, heights: Heights = START, knights: list[Place] | None = None, **more: Any) -> State:
    """Such a turn with a card in hand."""
    return holding(name, heights, {"A": knights or [(2, 2)], "B": [(5, 5)]}, **{"king": (0, 3), **more})


def stacked(stacks: str) -> State:
    """Before the choice of a stack."""
    return table(START, pending="stack", lines=[f"stacks 0: {stacks}"])


def shifting(heights: Heights, square: str) -> State:
    """A block has been picked up with the card that moves one."""
    return table(heights, {"A": [(6, 4)]}, pending=f"act shift={square}", turn="points=5 used=1 chosen=2")


def keeping(drawn: str) -> State:
    """The buyer looks at cards of the own deck."""
    return table(START, mode="own_deck", pending="act keep", lines=[f"drawn: {drawn}"])


def leftovers() -> State:
    """A turn has ended with one unused block, and there are two other stacks."""
    return table(START, pending="left", turn="points=0 chosen=1", lines=["stacks 0: 2 1", "stacks 1: 3 3 3"])


def king_moves() -> State:
    """A year has been scored."""
    return table(START, {"A": [(2, 2)]}, king=(0, 3), pending="move_king", year=LAST_YEAR, turn="")


def castles() -> State:
    """Set-up of the master version with one castle, on a1."""
    return play(new(mode="master"), "master_card line", "place_castle a1")


def knights_placed() -> State:
    """Set-up before the king."""
    return play(new(), "place_first_knight c3", "place_first_knight f6")


class Case(NamedTuple):
    """An action that a position refuses."""

    condition: str
    state: State
    action: str
    rule: str
    figures: Mapping[str, int] = MappingProxyType({})


CASES = [
    # Something else comes first.
    Case("first-castle", castles(), "end_turn", "TR-12.1"),
    Case("first-first_knight", new(), "move_knight c3 c4", "TR-2.5"),
    Case("first-king", knights_placed(), "place_first_knight d1", "TR-2.6"),
    Case("first-stack", stacked("3 2 2 1"), "place_block c4", "TR-4.2"),
    Case("first-shift", shifting(START, "c3"), "end_turn", "TR-7.5"),
    Case("first-keep", keeping("vault regroup"), "end_turn", "TR-11.3"),
    Case("first-left", leftovers(), "end_turn", "TR-6.4"),
    Case("first-move_king", king_moves(), "choose_stack 3", "TR-9.2"),
    # Its time has passed, or has not come.
    Case("now-castle", act(), "place_castle h8", "TR-2.3"),
    Case("now-first_knight", act(), "place_first_knight f3", "TR-2.3"),
    Case("now-king", act(), "place_king f3", "TR-2.3"),
    Case("now-stack", act(), "choose_stack 2", "TR-4.2"),
    Case("now-shift", act(), "shift_to h8", "TR-7.5"),
    Case("now-keep", act(), "keep_card vault", "TR-11.2"),
    Case("now-left", act(), "allocate_leftovers 3", "TR-6.4"),
    Case("now-move_king", act(), "keep_king", "TR-9.1"),
    Case("now-start", act(), "start_player 1", "TR-2.2"),
    Case("now-master", act(), "master_card line", "TR-12.4"),
    Case("now-draw", act(), "draw_card vault", "TR-13.1"),
    # Action points and stacks.
    Case("points", act(turn="points=1 chosen=2"), "add_knight c4", "TR-5.2", {"needs": 2, "has": 1}),
    Case("points", act(turn="points=0 chosen=2"), "move_knight c3 c4", "TR-5.3", {"needs": 1, "has": 0}),
    Case("points", act(turn="points=0 chosen=2"), "place_block c4", "TR-5.6", {"needs": 1, "has": 0}),
    Case("points", act(turn="points=0 chosen=2"), "buy_card", "TR-5.7", {"needs": 1, "has": 0}),
    Case("points", act(turn="points=0 chosen=2"), "advance_score", "TR-5.9", {"needs": 1, "has": 0}),
    Case("no-blocks", act(turn="points=5 chosen=0"), "place_block c4", "TR-5.6"),
    Case("no-blocks", card("raise_knight", turn="points=5 chosen=0"), "raise_knight c3 chosen", "TR-7.4"),
    Case("no-stack", stacked("3 2 2 2"), "choose_stack 1", "TR-6.1", {"size": 1}),
    Case("no-stack", card("raise_knight"), "raise_knight c3 3", "TR-7.4", {"size": 3}),
    Case("stack-count", leftovers(), "allocate_leftovers 3", "TR-6.4", {"stacks": 2}),
    Case("leftovers-more", leftovers(), "allocate_leftovers 3+3", "TR-6.4", {"blocks": 1}),
    Case("leftovers-moved", leftovers(), "allocate_leftovers 3+0", "TR-6.4", {"blocks": 1}),
    # Cards.
    Case("no-buying", act(mode="master"), "buy_card", "TR-12.3"),
    Case("bought-enough", act(turn="points=3 buys=2 chosen=2"), "buy_card", "TR-5.7", {"most": 2}),
    Case("deck-empty", act(mode="own_deck", lines=["played 0: " + " ".join(CARDS)]), "buy_card", "TR-5.7"),
    Case("no-card", act(), "six_ap", "TR-5.8"),
    Case("new-card", card("six_ap", lines=["bought: six_ap"], turn="points=4 buys=1 chosen=2"), "six_ap", "TR-5.8"),
    Case("card-played", card("six_ap", turn="points=5 used=1 chosen=2"), "six_ap", "TR-5.8"),
    Case("not-drawn", keeping("vault regroup"), "keep_card_top six_ap", "TR-11.3"),
    Case("no-rest", keeping("vault"), "keep_card_bottom vault", "TR-11.3"),
    Case("rest", keeping("vault regroup"), "keep_card vault", "TR-11.3"),
    # Figures.
    Case("taken-knight", act(), "place_block f6", "TR-5.6"),
    Case("taken-knight", act(START | {(5, 4): 1}, [(5, 4)]), "move_knight e6 f6", "TR-5.3"),
    Case("taken-king", act(), "place_block d1", "TR-5.6"),
    Case("taken-king", king_moves(), "move_king d1", "TR-9.2"),
    Case("taken-king", card("shift_block"), "shift_block d1", "TR-7.5"),
    Case("same-square", act(), "move_knight c3 c3", "TR-5.3"),
    Case("other-knight", act(), "move_knight f6 f7", "TR-5.3", {"seat": 1}),
    Case("king-stays", act(), "move_knight d1 d2", "TR-5.3"),
    Case("no-knight", act(), "move_knight a1 a2", "TR-5.3"),
    Case("no-castle", new(), "place_first_knight a1", "TR-2.5"),
    Case("no-castle", knights_placed(), "place_king a1", "TR-2.6"),
    Case("no-castle", king_moves(), "move_king a1", "TR-9.2"),
    # Adding and moving knights.
    Case("no-reserve", act(knights=[(2, column) for column in range(6)]), "add_knight a4", "TR-5.2"),
    Case("nobody-beside", act(), "add_knight h8", "TR-5.2"),
    Case("above", act(START | {(2, 3): 2}), "add_knight d3", "TR-5.2", {"level": 2, "most": 1}),
    Case("too-high", act(TOWERS, [(3, 2)]), "move_knight c4 d4", "TR-5.4", {"levels": 2}),
    Case("far", act(), "move_knight c3 h8", "TR-5.4"),
    Case("climbs-inside", act(TOWERS, [(3, 2)]), "move_knight c4 e4", "TR-5.5", {"level": 1, "most": 0}),
    Case("no-door", act(row(3, 1, 1, 1, 2, start=2), [(3, 4)]), "move_knight e4 c4", "TR-5.5"),
    Case("no-way", act(row(3, 1, 2, 1, 2, 1, start=1), [(3, 1)]), "move_knight b4 f4", "TR-5.5"),
    # Movement by cards.
    Case("alone", card("regroup"), "regroup c3 c4", "TR-7.6"),
    Case("nobody-beside", card("regroup", knights=[(2, 2), (6, 6)]), "regroup g7 a1", "TR-7.6"),
    Case(
        "above-regroup",
        card("regroup", START | {(2, 3): 2}, [(2, 2), (6, 6)]),
        "regroup g7 d3",
        "TR-7.6",
        {"level": 2, "most": 1},
    ),
    Case("too-high", card("diagonal_step", START | {(3, 3): 3}), "diagonal_step c3 d4", "TR-7.7", {"levels": 2}),
    Case("no-entry", card("door_passage"), "door_passage c3 c4", "TR-7.8"),
    Case("other-castle", card("door_passage", TOWERS, [(3, 2)]), "door_passage c4 h8", "TR-7.8"),
    Case("no-door", card("door_passage", TOWERS, [(3, 2)]), "door_passage c4 d4", "TR-7.8"),
    Case("nobody-between", card("vault"), "vault c3 e3", "TR-7.9"),
    Case("over-king", card("vault", START | {(2, 3): 1}, king=(2, 3)), "vault c3 e3", "TR-7.9"),
    Case("not-two", card("climb_two", START | {(2, 3): 2}), "climb_two c3 d3", "TR-7.10", {"levels": 1}),
    Case("not-up", card("climb_two"), "climb_two c3 d3", "TR-7.10"),
    # Blocks and castles.
    Case("near-castle", castles(), "place_castle b2", "TR-12.1", {"steps": 2, "least": 3}),
    Case("near-castle", castles(), "place_castle a1", "TR-12.1", {"steps": 0, "least": 3}),
    Case("too-tall", act(), "place_block f3", "TR-5.6", {"height": 2, "area": 1}),
    Case("too-tall", card("extra_block"), "extra_block f3", "TR-7.3", {"height": 2, "area": 1}),
    Case("too-tall", card("raise_knight"), "raise_knight c3 chosen", "TR-7.4", {"height": 2, "area": 1}),
    Case("joins", act(START | {(2, 3): 1}), "place_block e3", "TR-5.6"),
    Case("joins", card("raise_knight", START | {(2, 3): 1}, [(2, 4)]), "raise_knight e3 chosen", "TR-7.4"),
    Case("joins", shifting(START | {(2, 3): 1}, "e8"), "shift_to e3", "TR-7.5"),
    Case("apart", act(), "place_block a8", "TR-5.6"),
    Case("not-bare", shifting(START, "c3"), "shift_to f3", "TR-7.5"),
    Case("not-single", card("shift_block"), "shift_block a1", "TR-7.5", {"height": 0}),
    Case("not-single", card("shift_block", START | row(2, 1, 2, start=5)), "shift_block g3", "TR-7.5", {"height": 2}),
    Case("divides", card("shift_block", START | row(2, 1, 1, 1, start=4)), "shift_block f3", "TR-7.5"),
    Case("left-high", shifting(FIVE | row(3, 3, 1, 1, start=1), "d4"), "shift_to g4", "TR-7.5", {"height": 3, "area": 2}),
    Case("few-castles", shifting(FIVE | {(3, 1): 1}, "b4"), "shift_to b1", "TR-7.5", {"castles": 5, "least": 6}),
    Case("nowhere", card("shift_block", START | row(0, 2, 1), [(1, 0)]), "shift_block b1", "TR-7.5", {"least": 6}),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.condition}-{case.action.replace(' ', '_')}")
def test_a_refusal_names_the_condition_its_figures_and_the_rule(case: Case) -> None:
    found = GAME.why_not(case.state, seat_of(case.state), GAME.parse(case.action))
    assert case.action not in legal(case.state)
    assert found is not None
    assert (found.rule, found.line) == (case.rule, Line(f"torres-why-{case.condition}", dict(case.figures)))
    shown = {name: figure for name, figure in case.figures.items() if name != "seat" and figure}
    for speaker in (Speaker("en"), Speaker("ru")):
        numbers = [int(each) for each in re.findall(r"\d+", speaker.line(found.line))]
        hidden = {"least"} if case.figures.get("steps") == 0 else set()
        assert [name for name, figure in shown.items() if figure not in numbers and name not in hidden] == []


def test_every_message_has_a_position() -> None:
    assert {f"torres-why-{case.condition}" for case in CASES} == {
        message for message in messages("en") if message.startswith("torres-why-")
    }


def test_a_later_condition_counts_more_conditions_that_hold() -> None:
    state = act(START | {(2, 3): 2})
    order = ["add_knight d1", "add_knight h8", "add_knight d3"]  # occupied, apart from the knights, too high
    passed = [found.passed for action in order if (found := GAME.why_not(state, 0, GAME.parse(action)))]
    assert passed == sorted(set(passed))
    assert len(passed) == 3


# Planted faults.


class Changed(Torres):
    """Torres with refusals that a function changes."""

    def __init__(self, change: Callable[[TorresState, Refusal | None], Refusal | None]) -> None:
        super().__init__()
        self.change = change

    def refuse(self, state: TorresState, seat: int, action: int) -> Refusal | None:
        return self.change(state, super().refuse(state, seat, action))


def omitted(state: TorresState, found: Refusal | None) -> Refusal | None:
    """Nothing speaks against a tower that is too tall."""
    return None if found is not None and found.line.message == "torres-why-too-tall" else found


def strict(state: TorresState, found: Refusal | None) -> Refusal | None:
    """Nothing is possible with one action point."""
    return found or (Refusal("TR-5.1", Line("torres-why-points")) if state.points == 1 else None)


def nosy(state: TorresState, found: Refusal | None) -> Refusal | None:
    """A figure is taken from the hand of the other seat."""
    return found and Refusal(found.rule, Line(found.line.message, {"cards": state.hands[1 - state.seat]}))


def lawless(state: TorresState, found: Refusal | None) -> Refusal | None:
    """A rule that does not exist."""
    return found and Refusal("TR-99.1", found.line)


@pytest.mark.parametrize("change", [omitted, strict, nosy, lawless])
def test_a_planted_fault_is_noticed(change: Callable[[TorresState, Refusal | None], Refusal | None]) -> None:
    game = Changed(change)
    with pytest.raises(BrokenLaw):
        check_many(game)


def check_many(game: Any) -> None:
    """Check the law on ten matches."""
    for seed in range(10):
        check_refusals(play_match(game, game.options(seats=2), seed))


@pytest.mark.parametrize("options", GAME.presets()[:9], ids=lambda options: f"{options.mode}-{options.seats}")
def test_every_action_is_refused_or_legal(options: Any) -> None:
    match = play_match(GAME, options, 5, "curious")
    chosen = set(random.Random(5).sample(range(len(match.steps)), 3))
    for index, state in match.positions():
        if index in chosen and state.actors() > 0:
            seat = seat_of(state)
            found = [action for action in range(GAME.num_actions) if GAME.why_not(state, seat, action) is None]
            assert found == state.legal(seat)
