"""The tree search: reproducible, honest at simultaneous decisions, done when it is decided."""

from __future__ import annotations

import gc
import os
import random
import subprocess
import sys
from time import perf_counter

import pytest

from tabletown.bots import bot
from tabletown.bots.levels import LEVELS, title
from tabletown.bots.mcts import Player
from tabletown.bots.search import Looks, Search
from tabletown.bots.search_settings import settings_for
from tabletown.bots.search_tree import UNSEEN, Node
from tabletown.bots.search_values import best_other
from tabletown.core.bits import count, members
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.registry import game, games
from tabletown.core.state import CHANCE, State
from tabletown.core.views import View
from tabletown.i18n import say


def reach(rules: Game, options: Options, seed: int, wanted: int = 1, least: int = 30) -> State:
    """A state of a random match in which so many seats decide at once and the first has several choices."""
    rng = random.Random(seed)
    while True:
        state = rules.new(options)
        steps = 0
        while not state.over:
            actors = state.actors()
            ready = actors != CHANCE and steps >= least and count(actors) == wanted
            if ready and len(state.legal(members(actors)[0])) > 2:
                return state
            actor = CHANCE if actors == CHANCE else members(actors)[0]
            state.apply(actor, rng.choice(state.legal(actor)))
            steps += 1


def search_of(rules: Game, state: State, **settings: float) -> Search:
    """A search for the first actor that has not begun."""
    seat = members(state.actors())[0]
    return Player(1, 0.0, None, clock=perf_counter, memory=None, **settings).search(
        rules, rules.view(state, seat), random.Random(7)
    )


CHOICES = """
import random
from tabletown.bots import bot
from tabletown.core.bits import members
from tabletown.core.registry import game, games
for name in games():
    rules = game(name)
    for options in {each.seats: each for each in rules.presets() if each.seats <= 3}.values():
        rng = random.Random(1)
        state = rules.new(options)
        for _ in range(70):
            actor = -1 if state.actors() < 0 else members(state.actors())[0]
            state.apply(actor, rng.choice(state.legal(actor)))
        while state.actors() < 0:
            state.apply(-1, state.legal(-1)[0])
        if state.over:
            continue
        seat = members(state.actors())[0]
        for spec in ("mcts:12", "flat_mc:12", "greedy", "level:2"):
            print(name, options.seats, spec, bot(spec).choose(rules, rules.view(state, seat), state.legal(seat), rng))
"""


def test_the_plain_and_the_compiled_search_choose_alike() -> None:
    said = {
        subprocess.run(
            [sys.executable, "-c", CHOICES], env={**os.environ, "TABLETOWN_PURE": pure}, stdout=subprocess.PIPE, check=True
        ).stdout
        for pure in ("0", "1")
    }
    assert len(said) == 1
    assert len(said.pop().splitlines()) > 40


@pytest.mark.parametrize("name", games())
def test_every_simulation_is_counted_once_at_the_root(name: str) -> None:
    rules = game(name)
    state = reach(rules, next(each for each in rules.presets() if each.seats == 2), seed=3)
    search = search_of(rules, state)
    for _ in range(40):
        search.simulate()
    assert sum(search.root.visits) == search.root.count == 40
    assert set(search.root.actions) == set(state.legal(members(state.actors())[0]))
    assert all(0.0 <= total <= visits for total, visits in zip(search.root.totals, search.root.visits))
    assert sum(search.root.priors) == pytest.approx(1.0)
    assert search.ranked()[0] == search.best()
    assert sorted(search.ranked()) == sorted(search.root.actions)


def test_sealed_choices_of_others_are_no_part_of_a_seats_tree() -> None:
    rules = game("tiny_towns")
    state = reach(rules, rules.options(seats=2), seed=5, wanted=2)
    search = search_of(rules, state)
    for _ in range(60):
        search.simulate()
    mine, other = search.roots
    assert mine.count == 60
    assert other.count > 0
    # Nothing was watched while both decided under cover: the first nodes of each seat follow from its own actions alone.
    assert mine.observed is None
    assert other.observed is None


def test_open_steps_of_others_are_told_apart() -> None:
    rules = game("garden_nation")
    state = reach(rules, rules.options(seats=2), seed=5)
    search = search_of(rules, state)
    for _ in range(20):
        search.simulate()
    idle = search.roots[1 - search.seat]
    assert idle.observed is not None
    assert set(idle.observed) <= set(search.root.actions)


def test_it_stops_when_the_choice_cannot_change() -> None:
    rules = game("garden_nation")
    state = reach(rules, rules.options(seats=2), seed=9)
    search = search_of(rules, state, exploration=0.01, root_candidates=0)
    search.run(100_000, 30.0, None)
    assert search.root.count < 100_000
    assert search.is_decided(0)


def test_it_stops_when_the_time_is_up_and_tells_how_far_it_is() -> None:
    rules = game("torres")
    state = reach(rules, rules.options(seats=2), seed=2)
    told: list[float] = []
    start = perf_counter()
    seat = members(state.actors())[0]
    chosen = bot("mcts:0.2s", told.append).choose(rules, rules.view(state, seat), state.legal(seat), random.Random(1))
    assert chosen in state.legal(seat)
    assert perf_counter() - start < 10.0
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert all(0.0 < part <= 1.0 for part in told)


def test_a_lead_is_decided_only_when_it_cannot_be_made_up() -> None:
    rules = game("torres")
    search = search_of(rules, reach(rules, rules.options(seats=2), seed=2))
    for action, visits in enumerate((10, 4, 7)):
        search.root.add(action, 0.3)
        search.root.visits[action] = visits
    assert search.is_decided(2)
    assert not search.is_decided(3)


def test_an_action_is_compared_by_how_often_it_could_be_taken() -> None:
    node = Node()
    for action in (4, 9):
        node.add(action, 0.5)
    for _ in range(50):
        node.update(node.select([4], 0.0, 1.0, 1.0), 0.5)
    # Legal for the first time: not tried, but also not overdue.
    assert node.actions[node.select([4, 9], 0.0, 1.0, 1.0)] == 9
    node.update(1, 0.5)
    assert node.offered == [51, 1]
    assert node.visits == [50, 1]


def test_a_better_action_gets_more_visits() -> None:
    node = Node()
    for action in range(3):
        node.add(action, 1.0 / 3.0)
    for _ in range(300):
        place = node.select([0, 1, 2], 0.0, 1.0, 1.0)
        node.update(place, (0.2, 0.9, 0.5)[place])
    assert node.visits[1] > 150
    assert min(node.visits) > 0


def test_a_setting_that_does_not_exist_is_refused() -> None:
    with pytest.raises(KeyError, match="speed"):
        settings_for(game("torres").bot, 2, speed=2)


def test_settings_of_a_game_may_differ_alone() -> None:
    bot = game("ginkgopolis").bot
    assert settings_for(bot, 1).rollout_turns > settings_for(bot, 2).rollout_turns
    assert settings_for(bot, 1, rollout_turns=3).rollout_turns == 3


def test_actions_may_be_looked_at_only_where_a_position_is_met_again() -> None:
    rules = game("ginkgopolis")
    state = reach(rules, rules.options(mode="intro", seats=2), seed=3)
    looked = []
    for late in (0, 1):
        search = search_of(rules, state, expand_after_visits=late, rollout_turns=0)
        looks = search.looks
        assert looks is not None
        calls: list[int] = []

        def counted(
            state: State, seat: int, actions: list[int], looks: Looks = looks, calls: list[int] = calls
        ) -> list[float]:
            calls.append(len(actions))
            return looks(state, seat, actions)

        search.looks = counted
        for _ in range(40):
            search.simulate()
        looked.append(sum(calls))
    assert 0 < looked[1] < 0.9 * looked[0]


@pytest.mark.parametrize("name", ["greedy", "mcts:8"])
def test_bots_go_by_what_actions_look_like_where_a_game_tells(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game("ginkgopolis")
    state = reach(rules, rules.options(mode="intro", seats=2), seed=3)
    seat = members(state.actors())[0]
    legal = state.legal(seat)
    for liked in (legal[0], legal[-1]):
        looks = lambda state, seat, actions, liked=liked: [1000.0 * (action == liked) for action in actions]  # noqa: E731
        monkeypatch.setattr(rules.bot, "action_values", looks)
        assert bot(name).choose(rules, rules.view(state, seat), legal, random.Random(1)) == liked


def test_a_spectator_has_nothing_to_choose() -> None:
    rules = game("torres")
    state = reach(rules, rules.options(seats=2), seed=2)
    for name in ("greedy", "mcts:10", "flat_mc:10", "level:1"):
        with pytest.raises(ValueError, match="spectator"):
            bot(name).choose(rules, rules.view(state, None), [1, 2], random.Random(1))


def test_every_level_has_a_name_in_both_languages() -> None:
    for language in ("en", "ru"):
        names = [say(language, title(level).message) for level in LEVELS]
        assert len(set(names)) == 5
        assert not any(name.startswith("bots-") for name in names)


def test_what_is_named_after_a_sealed_round_is_noticed() -> None:
    """Placing is sealed, naming is open: what others named tells own decisions apart."""
    rules = game("tiny_towns")
    state = reach(rules, rules.options(mode="standard", seats=2), seed=4, wanted=2, least=20)
    search = search_of(rules, state, rollout_turns=0)
    for _ in range(600):
        search.simulate()
    waiting, named = list(search.roots), set()
    while waiting:
        node = waiting.pop()
        waiting += [each for each in node.after if each is not None]
        if node.observed:
            waiting += list(node.observed.values())
            named |= {rules.text(key).split()[0] for key in node.observed if key != UNSEEN}
    assert named == {"name"}


@pytest.mark.parametrize(("done", "under_cover"), [("name", 0), ("place", 3)])
def test_an_open_step_ends_the_cover(done: str, under_cover: int) -> None:
    rules = game("tiny_towns")
    options = rules.options(mode="standard", seats=2)
    states = (reach(rules, options, seed=4, wanted=wanted, least=least) for wanted in (1, 2) for least in range(20, 40))
    state = next(each for each in states if rules.text(each.choices(members(each.actors())[0])[0]).startswith(done))
    search = search_of(rules, state)
    seat = search.seat
    nodes = [Node(), Node()]
    assert search.observe(nodes, state, seat, state.choices(seat)[0], 3) == under_cover
    assert (nodes[1 - seat].actions, nodes[seat].observed) == ([], None)


def nodes_of(root: Node) -> list[Node]:
    """All nodes of a tree."""
    found = [root]
    for node in found:
        found += [each for each in node.after if each is not None]
        found += list(node.observed.values()) if node.observed else []
    return found


def test_every_seat_learns_its_own_value() -> None:
    """Check that the trees disagree: a gain of the first seat is a loss of the second."""
    rules = game("garden_nation")
    state = reach(rules, rules.options(seats=2), seed=2)
    search = search_of(rules, state)
    mine = search.seat
    asked = []

    def evaluate(state: State, seat: int) -> float:
        asked.append(seat)
        good = 0.0 if len(asked) <= 2 else 5.0  # as things stand at the root, then after each simulation
        return good if seat == mine else -good

    search.evaluate = evaluate
    for _ in range(300):
        search.simulate()
    met = [[node.total / node.count for node in nodes_of(search.roots[seat]) if node.count] for seat in (mine, 1 - mine)]
    assert min(met[0]) > 0.5 > max(met[1])
    assert len(met[1]) > 2


def test_the_best_other_is_the_one_to_beat() -> None:
    assert [best_other([1.0, 5.0, 3.0], seat) for seat in range(3)] == [5.0, 3.0, 5.0]
    assert best_other([4.0], 0) == 0.0


def test_others_have_seen_the_step_that_the_search_goes_on_from() -> None:
    rules = game("torres")
    state = reach(rules, rules.options(seats=2), seed=5)
    search = search_of(rules, state)
    for _ in range(200):
        search.simulate()
    mine, theirs, action = search.root, search.roots[1 - search.seat], search.best()
    assert theirs.observed
    search.reroot(state, action, state.copy)
    assert search.root is mine.child(mine.places[action])
    assert search.roots[1 - search.seat] is theirs.observed[action]
    assert search.roots[search.seat] is search.root


@pytest.mark.parametrize("simulations", [1, 16, 40])
def test_a_budget_of_simulations_is_kept(simulations: int) -> None:
    rules = game("torres")
    state = reach(rules, rules.options(seats=2), seed=5)
    seat = members(state.actors())[0]
    player = Kept(simulations)
    player.choose(rules, rules.view(state, seat), state.legal(seat), random.Random(1))
    assert player.kept is not None
    assert 1 <= player.kept.root.count <= simulations


class Kept(Player):
    """A player whose search can be looked at."""

    kept: Search | None = None

    def search(self, game: Game, view: View, rng: random.Random, known: State | None = None) -> Search:
        self.kept = super().search(game, view, rng)
        return self.kept


def test_what_games_know_is_used() -> None:
    known = {name: game(name).bot for name in games()}
    assert [name for name, each in known.items() if each.prior is not None] == ["tiny_towns"]
    assert [name for name, each in known.items() if each.action_values is not None] == ["ginkgopolis", "tiny_towns"]
    assert all(each.search for each in known.values())
    assert [name for name, each in known.items() if "root_candidates" in each.search] == ["garden_nation"]


def test_garbage_is_collected_again_after_a_search_whatever_happens() -> None:
    rules = game("torres")
    state = reach(rules, rules.options(seats=2), 1)
    seat = members(state.actors())[0]

    def fails(part: float) -> None:
        assert not gc.isenabled()
        raise KeyError(part)

    assert gc.isenabled()
    with pytest.raises(KeyError):
        Player(simulations=40, thinking=fails).choose(rules, rules.view(state, seat), state.legal(seat), random.Random(1))
    assert gc.isenabled()


@pytest.mark.parametrize("name", games())
def test_halving_at_the_root_keeps_one_action_and_gives_all_the_same_luck(name: str) -> None:
    rules = game(name)
    state = reach(rules, rules.options(seats=2), 3)
    seat = members(state.actors())[0]
    view, legal = rules.view(state, seat), state.legal(seat)
    searches = []
    for _ in range(2):
        search = Player(simulations=60, root_candidates=8, max_backup_weight=0.0).search(rules, view, random.Random(2))
        search.run(60, 0.0, None)
        searches.append(search)
    first, second = searches
    tried = [visits for visits in first.root.visits if visits]
    assert first.ranked() == second.ranked()
    assert first.best() == first.ranked()[0] == first.chosen
    assert first.best() in legal
    assert len(tried) <= 9  # eight, and perhaps the one that the first simulation took
    assert sum(tried) >= 60
    assert len(set(tried)) <= 5  # actions that are left out together were tried equally often


def test_halving_goes_on_with_the_tree_of_the_turn() -> None:
    rules = game("garden_nation")
    state = reach(rules, rules.options(seats=2), 3)
    seat = members(state.actors())[0]
    search = Player(simulations=40).search(rules, rules.view(state, seat), random.Random(1))
    search.run(40, 0.0, None)
    chosen = search.best()
    search.reroot(state.copy(), chosen, lambda: rules.sample(rules.view(state, seat), random.Random(1)))
    assert search.chosen != chosen
