"""The names that everything outside the project relies on."""

import subprocess
import sys

import tabletown


def test_games_is_a_function_also_after_a_game_is_loaded() -> None:
    tabletown.game("tiny_towns")
    assert "tiny_towns" in tabletown.games()


def test_importing_tabletown_is_light() -> None:
    code = "import sys, tabletown; print(*sorted({'numpy', 'torch', 'litestar', 'sqlalchemy', 'fluent'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
