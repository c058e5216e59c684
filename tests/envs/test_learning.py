"""The learner of the documents runs, is as short as it says, and its curve can be drawn."""

import importlib.util
import xml.etree.ElementTree as ET
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from types import ModuleType

import pytest

DOCS = Path(__file__).parents[2] / "docs"


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_learner_runs_and_its_curve_is_drawn() -> None:
    learner = load(DOCS / "learn_tiny_towns.py")
    vars(learner).update(MATCHES=16, HIDDEN=8, EPOCHS=1)
    curve = list(islice(learner.learn(60), 2))
    assert all(-16 <= score <= 60 for _, score in curve)
    assert [time for time, _ in curve] == sorted(time for time, _ in curve)
    drawn = ET.fromstring(load(DOCS / "pictures/curve.py").draw(curve))
    line = next(each for each in drawn.iter() if each.tag.endswith("polyline"))
    assert len(line.attrib["points"].split()) == 2


def test_the_learner_is_short() -> None:
    assert len((DOCS / "learn_tiny_towns.py").read_text("utf-8").splitlines()) < 100


def test_the_kept_curve_rises() -> None:
    points = [
        each.attrib["points"].split() for each in ET.parse(DOCS / "pictures/learning.svg").iter() if "points" in each.attrib
    ]
    heights = [float(point.split(",")[1]) for point in points[0]]
    assert heights[-1] < heights[0] - 80  # SVG counts downwards


@pytest.mark.parametrize("name", ["maskable", "cleanrl"])
def test_the_kept_curves_of_other_learners_rise(name: str) -> None:
    drawn = ET.parse(DOCS / f"pictures/learning-{name}.svg")
    points = next(each.attrib["points"].split() for each in drawn.iter() if "points" in each.attrib)
    heights = [float(point.split(",")[1]) for point in points]
    assert heights[-1] < heights[0] - 80


@pytest.mark.parametrize("name, package", [("maskable_ppo", "sb3_contrib"), ("cleanrl_ppo", "torch")])
def test_the_example_learns_where_its_package_is_installed(name: str, package: str) -> None:
    source = DOCS.parent / f"examples/learners/{name}.py"
    compile(source.read_text("utf-8"), str(source), "exec")
    if find_spec(package) is None:
        pytest.skip(f"{package} is not installed")
    learner = load(source)
    vars(learner).update(MATCHES=4, STEPS=16)
    assert learner.learn("TinyTowns" if name == "cleanrl_ppo" else "GardenNation", 128) is not None
