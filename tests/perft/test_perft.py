"""Law 11: counts of action sequences are what they were, and a second model of the rules counts the same."""

import random
from collections import Counter
from pathlib import Path

import pytest
from tests.perft import literal_tiny_towns as literal
from tests.perft.rich_tiny_towns import rich_position

from tabletown.core import registry
from tabletown.core.state import State, divide, next_actor, perft
from tabletown.testing.perft import Block, check_perft, read_blocks

FOLDER = Path(__file__).parent
GAME = registry.game("tiny_towns")
BLOCKS = {path.stem: read_blocks(path) for path in sorted(FOLDER.glob("*.perft"))}
CASES = [pytest.param(name, block, id=f"{name}-{block.title}") for name, blocks in BLOCKS.items() for block in blocks]
FEW = 400  # sequences that the slow model counts in a moment


@pytest.mark.parametrize("name, block", CASES)
def test_the_number_of_sequences(name: str, block: Block) -> None:
    check_perft(registry.game(name), block)


@pytest.mark.parametrize("name", registry.games())
def test_every_mode_is_counted(name: str) -> None:
    modes = {registry.game(name).from_text(block.position).options.mode for block in BLOCKS.get(name, [])}
    assert modes == set(registry.game(name).modes)


@pytest.mark.parametrize("name, block", [case for case in CASES if case.values[0] == "tiny_towns"])
def test_the_second_model_counts_the_same(name: str, block: Block) -> None:
    for depth, nodes in block.counts.items():
        if nodes <= FEW:
            assert literal.perft(literal.Match(block.position), depth) == nodes


def follow(state: State, steps: int, rng: random.Random, read_again: int = 10) -> Counter[str]:
    """Play in both models, the rarer verb first, and compare who acts and what is legal; how often each verb was played."""
    match, seen = literal.Match(state.to_text()), Counter[str]()
    for number in range(steps):
        if state.over:
            break
        actor = next_actor(state)
        by_text = {GAME.text(action): action for action in state.legal(actor)}
        assert (match.actor(), sorted(match.legal())) == (actor, sorted(by_text)), state.to_text()
        if actor == literal.DEALER:
            assert {GAME.text(outcome): weight for outcome, weight in state.outcomes()} == {
                text: match.weight(text) for text in by_text
            }
        if number % read_again == 0:
            assert sorted(literal.Match(state.to_text()).legal()) == sorted(by_text), state.to_text()
        verbs = sorted({text.partition(" ")[0] for text in by_text})
        verb = rng.choices(verbs, [1 / (1 + seen[each]) for each in verbs])[0]
        seen[verb] += 1
        text = rng.choice(sorted(each for each in by_text if each.partition(" ")[0] == verb))
        state.apply(actor, by_text[text])
        match = match.play(text)
    else:
        return seen
    assert match.legal() == []
    return seen


@pytest.mark.parametrize("mode", GAME.modes)
def test_the_second_model_plays_whole_matches_alike(mode: str) -> None:
    seen = follow(GAME.new(GAME.options(mode=mode, cavern=True)), 1000, random.Random(mode))
    assert seen["place"] > 10


def test_the_second_model_plays_rich_positions_alike() -> None:
    seen = Counter[str]()
    for seed in range(150):
        rng = random.Random(seed)
        seen += follow(GAME.from_text(rich_position(rng)), 30, rng)
    rare = {"build", "claim", "discard", "grove", "mark", "replace", "rest", "set_aside", "stop", "store", "swap"}
    assert rare <= set(seen)


def test_a_wrong_count_is_split_by_first_action() -> None:
    block = BLOCKS["tiny_towns"][0]
    wrong = Block(block.comment, block.position, {2: 17})
    with pytest.raises(AssertionError, match=r"perft 2 is 16, not 17.*\n  -1: card farm  4\n"):
        check_perft(GAME, wrong)


def test_divide_adds_up_to_perft() -> None:
    for block in BLOCKS["tiny_towns"][-4:]:
        state = GAME.from_text(block.position)
        assert sum(nodes for _, _, nodes in divide(state, 3)) == perft(state, 3) == block.counts[3]
        assert perft(state, 0) == 1
        assert divide(state, 0) == []


def test_after_the_end_nothing_is_counted() -> None:
    state = GAME.new(GAME.options(seats=2))
    state.playout(1)
    assert (perft(state, 1), perft(state, 3), divide(state, 2)) == (0, 0, [])


@pytest.mark.parametrize("lost", ["# checked", "perft "])
def test_a_block_says_how_it_was_checked_and_counts(tmp_path: Path, lost: str) -> None:
    text = (FOLDER / "tiny_towns.perft").read_text("utf-8")
    (tmp_path / "some.perft").write_text("\n".join(line for line in text.splitlines() if not line.startswith(lost)))
    with pytest.raises(ValueError, match=r"some\.perft: a block without"):
        read_blocks(tmp_path / "some.perft")
