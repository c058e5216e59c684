"""What a choice does, in words, for doors that list choices: where, at what price, and where the crane goes."""

from collections.abc import Iterable

from tabletown.core.actions import Action
from tabletown.core.translate import Say
from tabletown.games.garden_nation.picture.scene import Scene
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.rules.view import GardenNationView


def labels(view: GardenNationView, legal: Iterable[int], say: Say) -> dict[int, str]:
    """The choices that the garden has words for."""
    scene = Scene(view, tuple(legal), say)
    return {action: text for action, said in scene.said.items() if (text := _label(scene, action, said))}


def _label(scene: Scene, action: int, said: Action) -> str:
    if said.verb == "complete":
        card = scene.view.display[int(said.values[0]) - 1]
        return scene.say("garden_nation-choice-complete", {"project": card, "points": m.PROJECT_POINTS[m.PROJECT[card]]})
    if said.verb == "transfer_roof":
        start, end = (_where(scene, zone) for zone in said.values)
        return scene.say("garden_nation-choice-transfer_roof", {"start": start, "end": end})
    if said.verb not in ("build", "build_bramble", "demolish", "invade"):
        return ""
    seen = scene.preview(action, said)
    told: dict[str, object] = {"where": _where(scene, said.values[0]), "price": abs(seen.price), "crane": seen.crane}
    if said.verb == "build_bramble":
        told["land"] = scene.land(said.values[1])
    text = scene.say(f"garden_nation-choice-{said.verb}", told)
    projects = [scene.project(scene.view.display[number - 1]) for number in seen.places]
    return f"{text} {scene.word('completes', projects=', '.join(projects))}" if projects else text


def _where(scene: Scene, name: str) -> str:
    """A zone in words: its territory, its place there, its land, and what stands in it."""
    zone = next(zone for zones in scene.zones for zone in zones if zone.name == name)
    said: dict[str, object] = {"territory": zone.territory, "slot": str(zone.slot), "land": zone.land}
    if zone.building is None:
        return scene.say("garden_nation-choice-zone", said)
    return scene.say("garden_nation-choice-house", {**said, "floors": zone.building.floors})
