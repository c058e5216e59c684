"""The notebooks run from top to bottom, and what their cells end with can be shown."""

import ast
import json
from pathlib import Path

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[2] / "docs/notebooks").glob("*.ipynb"))


def shown(source: str, names: dict[str, object]) -> object:
    """Run a cell as a notebook does; what its last line is worth."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names) if isinstance(last, ast.Expr) else None


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path) -> None:
    book = json.loads(path.read_text("utf-8"))
    assert (book["nbformat"], book["metadata"]["kernelspec"]["language"]) == (4, "python")
    names: dict[str, object] = {}
    pictures = 0
    for cell in book["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == [], "notebooks are kept without outputs"
            value = shown("".join(cell["source"]), names)
            if hasattr(value, "_repr_svg_"):
                pictures += value._repr_svg_().startswith("<svg")
    assert pictures >= 5
