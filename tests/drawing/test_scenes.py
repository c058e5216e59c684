"""The scenes of the home page are drawn from the pieces of the boards as they are now."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

FILE = Path(__file__).resolve().parents[2] / "docs" / "pictures" / "scenes.py"


def drawn() -> ModuleType:
    spec = importlib.util.spec_from_file_location("scenes", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SCENES = drawn()


@pytest.mark.parametrize("name", SCENES.SCENES)
def test_a_scene_is_as_its_pieces_are_drawn_now(name: str) -> None:
    text = (SCENES.GAMES / name / "scene.svg").read_text("utf-8")
    assert text == SCENES.SCENES[name](), "run docs/pictures/scenes.py"


def test_scenes_share_a_page_without_sharing_ids() -> None:
    texts = [file.read_text("utf-8") for file in sorted(SCENES.GAMES.glob("*/scene.svg"))]
    ids = [name for text in texts for name in re.findall(r'\bid="([^"]+)"', text)]
    assert len(ids) == len(set(ids))
    for text in texts:
        used = re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', text)
        assert {name for pair in used for name in pair if name} <= set(re.findall(r'\bid="([^"]+)"', text))
