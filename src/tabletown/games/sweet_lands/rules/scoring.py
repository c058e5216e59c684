"""Final scoring (section 14), as it would be at any time: lines with their rules and the pieces counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.core.bits import ones
from tabletown.core.views import ScoreLine, ScoreSheet
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.effects.counters import cities, open_ports, value
from tabletown.games.sweet_lands.rules.effects.origins import (
    CARDS_PLAYED,
    CHARACTER,
    HARES_PLACED,
    ORIGINS,
    SKILL_TOKENS,
    WORKERS,
)
from tabletown.games.sweet_lands.rules.geometry import cells_of
from tabletown.games.sweet_lands.rules.material import CARDS, MILESTONES, ROWS, SCORING, SKILLS, TRACKS
from tabletown.games.sweet_lands.rules.points import NOBODY, OVER
from tabletown.games.sweet_lands.rules.realm import Realm
from tabletown.games.sweet_lands.rules.vectors import HAVE, PLACED, ROADS, STEPS, listed

if TYPE_CHECKING:
    from tabletown.games.sweet_lands.rules.state import SweetLandsState

ROW_KINDS = ["tent", "house", "building"]


def track_points(s: SweetLandsState, realm: Realm, track: i64) -> i64:
    """Return the rate of the marker's step times the elements (SL-14.2, SL-8.9)."""
    rate = s.m.track_rate[track][realm.n[STEPS + track]]
    if rate[0] == 0:
        return 0
    return value(s, realm, s.m.track_count[track]) // rate[1] * rate[0]


def row_points(s: SweetLandsState, realm: Realm, kind: i64) -> i64:
    """Return the bonus of a type if all its pieces are placed (SL-14.4)."""
    if ones(realm.n[PLACED + kind]) < ROWS:
        return 0
    return s.m.top_row[kind][0] * value(s, realm, s.m.top_row[kind][1])


def port_points(s: SweetLandsState, realm: Realm) -> i64:
    """Return the points of the open ports (SL-14.7)."""
    opened, last = ones(open_ports(s.m, realm)), len(s.m.port_points) - 1
    return s.m.port_points[opened if opened < last else last]


def token_points(s: SweetLandsState, seat: i64, token: i64) -> i64:
    """Return the points of a seat's place among the players and the virtual player (SL-14.9)."""
    m = s.m
    counter = m.scoring_count[token]
    mine = value(s, s.realms[seat], counter)
    better = 1 if m.scoring_virtual[token] > mine else 0
    for realm in s.realms:
        if value(s, realm, counter) > mine:
            better += 1
    return m.scoring_vp[better] if better < len(m.scoring_vp) else 0


def total(s: SweetLandsState, seat: i64) -> i64:
    """Return the sum of all parts."""
    realm = s.realms[seat]
    if realm.character == NOBODY:
        return 0
    m = s.m
    points = realm.vp + m.vp_per_cp * realm.cp + realm.n[HAVE] // m.gold_per_vp
    points += m.vp_per_diamond * realm.n[HAVE + op.GEM] + port_points(s, realm) + m.milestone_vp * len(realm.milestones)
    for track in range(6):
        points += track_points(s, realm, track)
    for kind in range(3):
        points += row_points(s, realm, kind)
    for token in s.scoring:
        points += token_points(s, seat, token)
    return points


def winners(s: SweetLandsState) -> list[int]:
    """Return the seats with the most points, then hares (SL-14.10); solo: more than the benchmark (SL-18.5)."""
    if s.phase != OVER:
        return []
    totals = [total(s, seat) for seat in range(s.seats)]
    if s.solo:
        return [0] if totals[0] > s.m.solo_good else []
    results = [(totals[seat], ones(s.realms[seat].hares)) for seat in range(s.seats)]
    return [seat for seat in range(s.seats) if results[seat] == max(results)]


def sheet(s: SweetLandsState, seat: int) -> ScoreSheet:
    """Return the parts of the final score (SL-14.1 to SL-14.9), with the pieces counted by the keys of the picture."""
    realm = s.realms[seat]
    m = s.m
    if realm.character == NOBODY:
        return ScoreSheet(seat, (ScoreLine("SL-14.1", "victory_points", 0),))
    cities_built = 0
    for group in cities(m, realm):
        cities_built |= group
    ports = open_ports(m, realm)
    lines = _victory_lines(s, realm)
    lines += [_track_line(s, realm, track) for track in range(6)]
    lines.append(ScoreLine("SL-14.3", "city_points", m.vp_per_cp * realm.cp, _keys("property", cities_built)))
    for kind in range(3):
        points = row_points(s, realm, kind)
        if points:
            lines.append(ScoreLine("SL-14.4", f"row_{ROW_KINDS[kind]}", points, _keys("property", realm.n[PLACED + kind])))
    lines.append(ScoreLine("SL-14.5", "gold", realm.n[HAVE] // m.gold_per_vp, ("purse-gold",)))
    lines.append(ScoreLine("SL-14.6", "diamonds", m.vp_per_diamond * realm.n[HAVE + op.GEM], ("purse-diamond",)))
    lines.append(ScoreLine("SL-14.7", "ports", port_points(s, realm), _keys("port", ports)))
    claimed = tuple([f"milestone-{MILESTONES[each // 2]}" for each in realm.milestones])
    lines.append(ScoreLine("SL-14.8", "milestones", m.milestone_vp * len(realm.milestones), claimed))
    for token in s.scoring:
        name = SCORING[token]
        lines.append(ScoreLine("SL-14.9", f"scoring_{name}", token_points(s, seat, token), (f"scoring-{name}",)))
    return ScoreSheet(seat, tuple(lines))


def _keys(kind: str, cells: int) -> tuple[str, ...]:
    return tuple([f"{kind}-{cell}" for cell in cells_of(cells)])


def _victory_lines(s: SweetLandsState, realm: Realm) -> list[ScoreLine]:
    """Return the victory points by what brought them; the rest, if any, has no account (SL-14.1)."""
    lines: list[ScoreLine] = []
    rest = realm.vp
    for origin in range(len(ORIGINS)):
        points = realm.earned[origin]
        rest -= points
        if points:
            lines.append(ScoreLine("SL-14.1", f"vp_{ORIGINS[origin]}", points, _sources(s, realm, origin)))
    if rest or not lines:
        lines.append(ScoreLine("SL-14.1", "victory_points", rest))
    return lines


def _sources(s: SweetLandsState, realm: Realm, origin: int) -> tuple[str, ...]:
    """Return the cards, tokens and pieces that an origin stands for."""
    m = s.m
    if origin == CARDS_PLAYED:
        return tuple([f"card-{CARDS[card]}" for card in realm.played if m.brings_points[m.card_effect[card]]])
    if origin == WORKERS:
        found = [card for column in realm.columns for card in column]
        return tuple([f"card-{CARDS[card]}" for card in found if m.brings_points[m.card_employ[card]]])
    if origin == SKILL_TOKENS:
        return tuple([f"skill-{SKILLS[skill]}" for skill in realm.skills if m.brings_points[m.skills[skill].effect]])
    if origin == CHARACTER:
        return ("character",)
    return _keys("hare", realm.hares) if origin == HARES_PLACED else ()


def _track_line(s: SweetLandsState, realm: Realm, track: int) -> ScoreLine:
    """Return the points of a prosperity track with what it counts (SL-14.2)."""
    name = TRACKS[track]
    counted: tuple[str, ...] = ()
    if name == "terrain":
        counted = _keys("tile", realm.tokens)
    elif name == "hare":
        counted = _keys("hare", realm.hares)
    elif name == "road":
        counted = tuple([f"road-{edge}" for edge in listed(realm.n, ROADS)])
    elif name == "property":
        counted = _keys("property", realm.built)
    elif name == "employed":
        counted = tuple([f"card-{CARDS[card]}" for column in realm.columns for card in column])
    return ScoreLine("SL-14.2", f"track_{name}", track_points(s, realm, track), (f"track-{name}", *counted))
