"""The scene of Sweet Lands: changes since an earlier view, and the things that legal actions mention.

Every legal action mentions things that are drawn; touching things leaves the actions that mention all of them:

    terrain   cell-17, and token-sp_gold on a special cell       road      edge-102
    property  cell-17, piece-tent                                 hare, flip   cell-17
    area, copy   area-food                                        play, discard_card, keep, draft   card-w001
    employ_card  card-w001, column-mining                         anything else   a button of its own, do-1234
"""

from dataclasses import dataclass
from functools import cached_property

from tabletown.core.views import ScoreSheet
from tabletown.drawing import scene
from tabletown.games.sweet_lands.rules.actions import ACTIONS
from tabletown.games.sweet_lands.rules.effects.compiler import RESOURCES
from tabletown.games.sweet_lands.rules.geometry import CELL, EDGE
from tabletown.games.sweet_lands.rules.material import MILESTONES, SKILLS, SPECIALS
from tabletown.games.sweet_lands.rules.sampling import score
from tabletown.games.sweet_lands.rules.view import RealmView, SweetLandsView
from tabletown.games.sweet_lands.words.labels import labels
from tabletown.games.sweet_lands.words.wording import Wording

ON_CELLS = ("hare", "flip")
ON_CARDS = ("play", "discard_card", "keep", "draft", "search")
ON_AREAS = ("area", "copy")


def _on_cell(realm: RealmView, cell: str) -> tuple[object, ...]:
    return realm.tokens.get(cell), cell in realm.flipped, realm.pieces.get(cell), cell in realm.hares


@dataclass(frozen=True)
class Scene(Wording, scene.Scene[SweetLandsView]):
    """A view with its legal actions and its words; `since` is an earlier view of the same seat."""

    game = "sweet_lands"
    actions = ACTIONS

    def things(self, action: int) -> list[str]:
        """Return the keys of the things that a legal action mentions."""
        verb, values = self.said[action].verb, self.said[action].values
        if verb == "terrain":
            token = [f"token-{values[2]}"] if values[2] in SPECIALS else []
            return [f"cell-{CELL[(int(values[0]), int(values[1]))]}", *token]
        if verb == "property":
            return [f"cell-{CELL[(int(values[1]), int(values[2]))]}", f"piece-{values[0]}"]
        if verb in ON_CELLS:
            return [f"cell-{CELL[(int(values[0]), int(values[1]))]}"]
        if verb == "road":
            a, b, c, d = map(int, values)
            return [f"edge-{EDGE[((a, b), (c, d))]}"]
        if verb in ON_AREAS:
            return [f"area-{values[0]}"]
        if verb in ON_CARDS:
            return [f"card-{values[0]}"]
        if verb == "employ_card":
            return [f"card-{values[0]}", f"column-{values[1]}"]
        return [f"do-{action}"]

    def meant(self, key: str) -> list[str]:
        """Return the keys by which actions mention the thing that is drawn under a key."""
        kind, _, rest = key.partition("-")
        if kind in ("tile", "property", "hare", "city"):
            return [f"cell-{rest}"]
        if kind == "road":
            return [f"edge-{rest}"]
        verbs = {"skill": ("skill", "flip_skill"), "milestone": ("claim",)}.get(kind)
        if verbs is None or rest not in (SKILLS if kind == "skill" else MILESTONES):
            return [key]
        return [f"do-{ACTIONS.encode(verb, rest)}" for verb in verbs]

    def amount(self, sign: str) -> str:
        """Return the amount of a resource in the realm in the middle, in words."""
        names = {"diamond": "diamonds", "action_disk": "disks"}
        realm = self.realm
        held = realm.disks if sign == "action_disk" else realm.have[RESOURCES.index(sign)]
        return self.say(f"sweet_lands-asset-{names.get(sign, sign)}", {"count": held})

    def sentence(self, action: int) -> str:
        """Return the whole label of a legal action."""
        return labels(self.view, (action,), self.say).get(action, "")

    def before(self, seat: int) -> RealmView | None:
        """Return the realm of a seat in the earlier view."""
        if self.since is None or len(self.since.realms) != len(self.view.realms):
            return None
        return self.since.realms[seat]

    def changed_cells(self, seat: int) -> list[str]:
        """Return the cells whose token, piece or hare differs from the earlier view."""
        old, now = self.before(seat), self.view.realms[seat]
        if old is None or old.side != now.side:
            return []
        cells = {*now.tokens, *now.pieces}
        return sorted(cell for cell in cells if _on_cell(now, cell) != _on_cell(old, cell))

    def changed_roads(self, seat: int) -> list[str]:
        """Return the roads that the earlier view does not have."""
        old = self.before(seat)
        return [] if old is None else [road for road in self.view.realms[seat].roads if road not in old.roads]

    @cached_property
    def scores(self) -> tuple[ScoreSheet, ...]:
        """The score sheets as they would be now."""
        return tuple(score(self.view, seat) for seat in range(self.view.options.seats))
