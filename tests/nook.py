"""The example game as if it were installed, for tests that need a small game with known lessons."""

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tabletown.core import registry
from tabletown.core.game import Game
from tabletown.i18n import messages as texts

EXAMPLE = Path(__file__).parents[1] / "examples/nook"


@contextmanager
def installed() -> Iterator[Game]:
    """The example game, known to the registry and to the messages until the end of the block."""
    known = dict(registry._registered)
    sys.path.insert(0, str(EXAMPLE))
    try:
        found: Game = importlib.import_module("nook").GAME
        registry.register(found)
        texts.messages.cache_clear()
        yield found
    finally:
        registry._registered.clear()
        registry._registered.update(known)
        sys.path.remove(str(EXAMPLE))
        texts.messages.cache_clear()
        for name in [each for each in sys.modules if each.partition(".")[0] == "nook"]:
            del sys.modules[name]
