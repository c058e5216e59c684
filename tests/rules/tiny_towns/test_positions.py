"""Positions that no match can come to are refused with the line named."""

import pytest

import tabletown
from tabletown import PositionError

GAME = tabletown.game("tiny_towns")
GOOD = """tiny_towns
options: seats=2 mode=standard
phase: play
cards: cottage farm well chapel tavern theater factory
round: 9
hammer: 0
resource: wood 1
pending 0: build
town 0: CK.. .... .... .... marks=b1:wood
pending 1: resource
town 1: .... .... .... ....
"""


def test_the_good_position_is_read() -> None:
    assert GAME.from_text(GOOD).actors() == 0b11


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("hammer: 0", "hammer: 7", "hammer"),
        ("hammer: 0", "hammer: -1", "hammer"),
        ("hammer: 0", "hammer: x", "hammer"),
        ("round: 9", "round: 9\nskipped: x", "skipped"),
        ("round: 9", "round: 9\nskipped: 2", "skipped"),
        ("round: 9", "round: 9\nskipped: -1", "skipped"),
        ("resource: wood 1\n", "", "resource"),
        ("cottage farm well", "cottage well farm", "cards"),
        ("cottage farm well", "- farm well", "cards"),
        ("pending 0: build", "pending 0: name", "pending 0"),
        ("pending 0: build", "pending 0: build mark=3", "pending 0"),
        ("pending 0: build", "pending 0: build mark=1", "pending 0"),
        ("pending 0: build", "pending 0: choose", "pending 0"),
        ("pending 0: build", "pending 0: watch", "pending 0"),
        ("pending 0: build", "pending 0: build build", "pending 0"),
        ("marks=b1:wood", "marks=a1:wood", "town 0"),
        ("marks=b1:wood", "stored=b1:wood", "town 0"),
        ("marks=b1:wood", "resting=b1:wood", "town 0"),
        ("marks=b1:wood", "aside=blue+gray", "town 0"),
        ("marks=b1:wood", "watch_round=3", "town 0"),
        ("marks=b1:wood", "kept=cottage", "town 0"),
        ("marks=b1:wood", "place=9", "town 0"),
        ("marks=b1:wood", "cavern=3", "town 0"),
        ("CK.. ....", "MK.. ....", "town 0"),
        ("CK.. .... .... ....", "MM.. .... .... .... kept=silva_forum", "town 0"),
        ("town 1: .... .... .... ....", "town 1: hhhh hhhh hhhh hhhh", "pending 1"),
    ],
)
def test_what_cannot_be_is_refused(old: str, new: str, key: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.from_text(GOOD.replace(old, new, 1))
    assert caught.value.message == "position-value"
    assert caught.value.arguments["key"] == key


def test_two_banks_cannot_carry_the_same_mark() -> None:
    text = (
        GOOD.replace("factory", "bank")
        .replace("CK.. ....", "KK.. ....")
        .replace("marks=b1:wood", "marks=a1:wood marks=b1:wood")
    )
    with pytest.raises(PositionError):
        GAME.from_text(text)


def test_somebody_must_decide_until_the_end() -> None:
    with pytest.raises(PositionError) as caught:
        GAME.from_text(GOOD.replace("pending 0: build", "pending 0: -").replace("pending 1: resource", "pending 1: -"))
    assert caught.value.message == "position-nobody"


def test_there_are_three_resource_cards_of_each_kind() -> None:
    text = (
        GOOD.replace("mode=standard", "mode=town_hall")
        .replace("hammer: 0", "unseen: 4 3 3 3 3")
        .replace("wood 1", "wood dealt")
    )
    with pytest.raises(PositionError) as caught:
        GAME.from_text(text)
    assert caught.value.arguments["key"] == "unseen"
    assert GAME.from_text(text.replace("4 3 3", "2 3 3")).actors() == 0b11
