"""Frames: events one after another, each with a view of its own, what it brought, and no more than the viewer knew."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from tests.table.matches import GAME, act_all, plain

from tabletown.bots import bot
from tabletown.core.bits import members
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.registry import game, shipped
from tabletown.core.state import CHANCE, State
from tabletown.core.views import Line, ScoreLine, ScoreSheet, View
from tabletown.table import Replay
from tabletown.table.frames import Gain, frames, turns
from tabletown.table.replay import round_of

GARDEN_NATION, GINKGOPOLIS = game("garden_nation"), game("ginkgopolis")


def steps_of(rules: Game, options: Options, seed: int, most: int) -> list[tuple[int, int]]:
    """The first steps of a match of a simple bot; who decides at the same time acts in a random order."""
    rng, state, player = random.Random(seed), rules.new(options), bot("greedy")
    steps: list[tuple[int, int]] = []
    while not state.over and len(steps) < most:
        waiting = state.actors()
        actor = CHANCE if waiting == CHANCE else rng.choice(members(waiting))
        legal = state.legal(actor)
        chance = actor == CHANCE
        action = rng.choice(legal) if chance else player.choose(rules, rules.view(state, actor), legal, rng)
        state.apply(actor, action)
        steps.append((actor, action))
    return steps


def field(view: View, name: str) -> Any:
    """A field that only the views of one game have."""
    return getattr(view, name)


@pytest.mark.parametrize("name", sorted(shipped()))
def test_frames_tell_every_line_of_the_log_once_and_in_order(name: str) -> None:
    rules = game(name)
    for options in {each.mode: each for each in rules.presets()}.values():
        for viewer in (0, None):
            replay = Replay(rules, options, steps_of(rules, options, 4, 90), viewer)
            told = [(frame.moment, line) for frame in frames(replay) for line in frame.lines]
            logged = [(entry.line.message in rules.moments, entry.line) for entry in replay.entries]
            for moment in (False, True):  # big moments follow what led to them
                assert [line for kind, line in told if kind is moment] == [line for kind, line in logged if kind is moment]
            assert [frame for turn in turns(frames(replay)) for frame in turn] == frames(replay)
            cut = replay.last // 2
            numbers = [frame.number for frame in frames(replay, cut)]
            assert numbers == sorted(numbers)
            assert numbers[-1] == replay.last
            assert frames(replay, replay.last) == []


@pytest.mark.parametrize("name", sorted(shipped()))
def test_every_number_has_a_view_that_can_be_drawn(name: str) -> None:
    rules = game(name)
    options = next(each for each in rules.presets() if each.seats == 3)
    replay = Replay(rules, options, steps_of(rules, options, 2, 120), 0)
    for number in range(max(1, replay.last - 40), replay.last + 1):
        view = replay.view(number)
        assert rules.prompt(view).message
        assert rules.parts(view).board.width
        assert round_of(view) >= round_of(replay.view(number - 1))


@pytest.mark.rule("GK-3.5")
@pytest.mark.parametrize("mode", ["intro", "normal", "solo"])
def test_ginkgopolis_leads_through_one_stage_for_each_card(mode: str) -> None:
    options = GINKGOPOLIS.options(mode=mode, seats=1 if mode == "solo" else 3)
    state, several = GINKGOPOLIS.new(options), 0
    for actor, action in steps_of(GINKGOPOLIS, options, 7, 220):
        before: State = state.copy()
        state.apply(actor, action)
        stages = GINKGOPOLIS.stages(before, actor, action, state)
        assert stages[-1].key() == state.key()
        several += len(stages) > 1
    assert several > 5


@pytest.mark.rule("GK-3.5")
def test_cards_of_ginkgopolis_are_turned_over_one_after_another_mine_included() -> None:
    options = GINKGOPOLIS.options(seats=3, mode="intro")
    steps = steps_of(GINKGOPOLIS, options, 3, 160)
    replay = Replay(GINKGOPOLIS, options, steps, 0)
    plays = ("constructs", "urbanizes", "exploits", "falls_back")
    told = [frame for frame in frames(replay) if any(line.message.endswith(plays) for line in frame.lines)]
    assert {frame.seat for frame in told} == {0, 1, 2}
    for frame in told:
        named = [line.arguments["seat"] for line in frame.lines if line.message.endswith(plays)]
        assert named == [frame.seat]
    built = next(frame for frame in told if any(line.message.endswith("constructs") for line in frame.lines))
    before, after = (
        {each.cell: each.tiles for each in field(replay.view(at), "city")} for at in (built.first - 1, built.number)
    )
    assert sum(before[cell] != after[cell] for cell in before) == 1


@pytest.mark.rule("TT-12.6")
def test_towns_are_turned_over_seat_by_seat() -> None:
    match = plain(seats=3, first_player=0)
    act_all(match, "0 name wood", "2 place wood c3", "1 place wood b2", "0 place wood a1", "1 done", "0 done", "2 done")
    replay = match.replay(0)
    after = frames(replay, replay.since)
    assert [(frame.seat, [line.message.rpartition("-")[2] for line in frame.lines]) for frame in after] == [
        (1, ["place", "done"]),
        (2, ["place", "done", "round"]),
    ]
    towns = [
        msgspec.json.encode(field(replay.view(number), "towns"))
        for number in (replay.since, after[0].number, after[1].number)
    ]
    assert len(set(towns)) == 3
    half = replay.view(after[0].number)
    assert field(half, "towns")[1] == field(match.view(0), "towns")[1]
    assert field(half, "towns")[2] == field(replay.view(replay.since), "towns")[2]


def test_what_is_sealed_leaves_no_trace_in_the_frames() -> None:
    """Before the reveal a viewer is told the same, whatever the others have done."""
    told = []
    for others in ([], ["1 place wood b2", "1 done"], ["2 place wood c3", "1 place wood a4"]):
        match = plain(seats=3, first_player=0)
        act_all(match, "0 name wood", *others)
        told.append(msgspec.json.encode([frames(match.replay(viewer)) for viewer in (0, None)]))
    assert len(set(told)) == 1


def test_gains_are_what_a_frame_changed() -> None:
    options = GAME.options(seats=2, cards="first_game", monuments=False)
    replay = Replay(GAME, options, steps_of(GAME, options, 5, 150), 0)
    total = 0
    for frame in frames(replay):
        total += sum(gain.amount for gain in frame.gains if gain.seat == 1 and gain.name == "")
    assert total == GAME.score(replay.view(replay.last), 1).total - GAME.score(replay.view(0), 1).total


class _Counting(type(game("torres"))):  # type: ignore[misc]
    """Torres in which a castle that is scored is a big moment."""

    moments = frozenset({"torres-log-scored-castles"})

    def outlook(self, view: View, seat: int) -> ScoreSheet:
        scored = sum(line.points for line in self.score(view, seat).lines)
        lines = (ScoreLine("TR-8.1", "castles", scored, (f"square-{seat}",)),)
        return ScoreSheet(seat, lines)

    def pieces_of(self, view: View, line: Line) -> list[str]:
        return []  # nothing better than the score lines


def test_the_pieces_of_a_big_moment_are_those_that_the_game_names() -> None:
    rules = game("torres")
    options = next(each for each in rules.presets() if each.seats == 2)
    replay = Replay(rules, options, steps_of(rules, options, 1, 1000), 0)
    castles = [frame for frame in frames(replay) if frame.lines[0].message == "torres-log-scored-castle"]
    assert castles
    for frame in castles:
        assert f"counted-{frame.lines[0].arguments['square']}" in frame.pieces
        assert sum(piece.startswith("counted-") for piece in frame.pieces) == frame.lines[0].arguments["area"]


def test_a_big_moment_is_a_frame_of_its_own_with_what_was_counted() -> None:
    rules = _Counting()
    options = next(each for each in rules.presets() if each.seats == 2)
    replay = Replay(rules, options, steps_of(rules, options, 1, 1000), 0)
    moments = [frame for frame in frames(replay) if frame.moment]
    assert len(moments) >= 4
    for frame in moments:
        assert [line.message for line in frame.lines] == ["torres-log-scored-castles"]
        assert frame.pieces == (f"square-{frame.seat}",)
        assert all(gain.seat == frame.seat for gain in frame.gains)
    assert any(Gain(frame.seat or 0, "", int(frame.lines[0].arguments["points"])) in frame.gains for frame in moments)
    assert all(not turn[0].moment for turn in turns(frames(replay)))
    assert Line("torres-log-scored-castles", {}).message in rules.moments


@pytest.mark.rule("GN-8.1")
def test_territory_control_of_garden_nation_is_told_territory_by_territory_on_the_board() -> None:
    options = GARDEN_NATION.options(seats=2)
    replay = Replay(GARDEN_NATION, options, steps_of(GARDEN_NATION, options, 5, 120), None)
    told = [frame for frame in frames(replay) if any("-log-control" in line.message for line in frame.lines)]
    assert {frame.lines[0].message.rpartition("-")[2] for frame in told} == {"control", "control_shared"}
    for frame in told:
        (line,) = frame.lines
        assert {gain.amount for gain in frame.gains if gain.name == "population"} == {line.arguments["count"]}
        assert frame.pieces[0] == f"post-{line.arguments['territory']}"
        drawn = GARDEN_NATION.parts(replay.view(frame.number)).board.drawn
        assert set(frame.pieces) <= set(drawn)
        assert len(frame.pieces) > 1
    rounds = [frame for frame in frames(replay) if any(line.message.endswith("-log-round") for line in frame.lines)]
    assert all(gain.name != "population" for frame in rounds for gain in frame.gains)
