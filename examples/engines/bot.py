"""An engine for `tabletown arena versus`: plays as any bot of the installed Tabletown, `python bot.py [level:3]`.

The protocol is in docs/engines.md. Run it with the Python of an older build to compare bots of two versions.
"""

import random
import sys
from time import thread_time

import tabletown
from tabletown.bots import bot
from tabletown.bots.levels import spec_for_step


def main(spec: str, part: float) -> None:
    """Answer the arena line by line; seconds are those of this process."""
    lines = (line.rstrip("\n") for line in sys.stdin)
    rng = random.Random(1)
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "tabletown":
            print("ready", flush=True)
        elif word == "game":
            name, seat, _ = rest.split(" ", 2)
            game = tabletown.game(name)
            print("ready", flush=True)
        elif word == "position":
            state = game.from_text("\n".join(next(lines) for _ in range(int(rest))) + "\n")
        elif word == "go":
            view, legal = game.view(state, int(seat)), state.legal(int(seat))
            player = bot(spec_for_step(spec, int(rest)), clock=lambda: thread_time() / part)
            print("action", game.text(player.choose(game, view, legal, rng)), flush=True)
        elif word == "quit":
            return


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "level:3", float(sys.argv[2]) if len(sys.argv) > 2 else 1.0)
