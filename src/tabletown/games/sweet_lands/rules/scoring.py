"""Final scoring (section 14), as it would be at any time: nine parts, each with its rule and details."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.bits import count
from tabletown.core.scores import ScoreLine, ScoreSheet
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.effects.counters import open_ports, value
from tabletown.games.sweet_lands.rules.geometry import cells_of, name_cell
from tabletown.games.sweet_lands.rules.material import MILESTONES, ROWS, SCORING, TRACKS
from tabletown.games.sweet_lands.rules.points import NOBODY, OVER
from tabletown.games.sweet_lands.rules.realm import Realm

if TYPE_CHECKING:
    from tabletown.games.sweet_lands.rules.state import SweetLandsState

ROW_KINDS = ["tent", "house", "building"]


def track_points(s: SweetLandsState, realm: Realm, track: int) -> int:
    """Return the rate of the marker's step times the elements (SL-14.2, SL-8.9)."""
    rate = s.m.track_rate[track][realm.steps[track]]
    if rate[0] == 0:
        return 0
    return value(s, realm, s.m.track_count[track]) // rate[1] * rate[0]


def row_points(s: SweetLandsState, realm: Realm, kind: int) -> int:
    """Return the bonus of a type if all its pieces are placed (SL-14.4)."""
    if count(realm.placed[kind]) < ROWS:
        return 0
    return s.m.top_row[kind][0] * value(s, realm, s.m.top_row[kind][1])


def port_points(s: SweetLandsState, realm: Realm) -> int:
    """Return the points of the open ports (SL-14.7)."""
    return s.m.port_points[min(count(open_ports(s.m, realm)), len(s.m.port_points) - 1)]


def token_points(s: SweetLandsState, seat: int, token: int) -> int:
    """Return the points of a seat's place among the players and the virtual player (SL-14.9)."""
    m = s.m
    counter = m.scoring_count[token]
    mine = value(s, s.realms[seat], counter)
    better = 1 if m.scoring_virtual[token] > mine else 0
    for realm in s.realms:
        if value(s, realm, counter) > mine:
            better += 1
    return m.scoring_vp[better] if better < len(m.scoring_vp) else 0


def total(s: SweetLandsState, seat: int) -> int:
    """Return the sum of all parts."""
    realm = s.realms[seat]
    if realm.character == NOBODY:
        return 0
    m = s.m
    points = realm.vp + m.vp_per_cp * realm.cp + realm.have[0] // m.gold_per_vp
    points += m.vp_per_diamond * realm.have[op.GEM] + port_points(s, realm) + m.milestone_vp * len(realm.milestones)
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
    results = [(totals[seat], count(s.realms[seat].hares)) for seat in range(s.seats)]
    return [seat for seat in range(s.seats) if results[seat] == max(results)]


def sheet(s: SweetLandsState, seat: int) -> ScoreSheet:
    """Return the nine parts of the final score (SL-14.1 to SL-14.9)."""
    realm = s.realms[seat]
    m = s.m
    tracks = [track_points(s, realm, track) for track in range(6)]
    rows = [row_points(s, realm, kind) for kind in range(3)]
    chosen = realm.character != NOBODY
    ports = open_ports(m, realm) if chosen else 0
    tokens = [token_points(s, seat, token) for token in s.scoring] if chosen else []
    return ScoreSheet(
        seat,
        (
            ScoreLine("SL-14.1", "victory_points", realm.vp),
            ScoreLine("SL-14.2", "prosperity", sum(tracks), tuple([TRACKS[each] for each in range(6) if tracks[each]])),
            ScoreLine("SL-14.3", "city_points", m.vp_per_cp * realm.cp),
            ScoreLine("SL-14.4", "rows", sum(rows), tuple([ROW_KINDS[kind] for kind in range(3) if rows[kind]])),
            ScoreLine("SL-14.5", "gold", realm.have[0] // m.gold_per_vp),
            ScoreLine("SL-14.6", "diamonds", m.vp_per_diamond * realm.have[op.GEM]),
            ScoreLine(
                "SL-14.7",
                "ports",
                port_points(s, realm) if chosen else 0,
                tuple([name_cell(cell) for cell in cells_of(ports)]),
            ),
            ScoreLine(
                "SL-14.8",
                "milestones",
                m.milestone_vp * len(realm.milestones),
                tuple([MILESTONES[each // 2] for each in realm.milestones]),
            ),
            ScoreLine("SL-14.9", "scoring", sum(tokens), tuple([SCORING[token] for token in s.scoring])),
        ),
    )
