"""Law 11: counts of action sequences from fixed positions, kept in `.perft` files.

A block is a position followed by lines `perft DEPTH NODES`; a blank line separates blocks. Comment lines before the
position describe it, and one that begins with `# checked` says how the numbers were first verified.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tabletown.core.game import Game
from tabletown.core.state import divide, perft


@dataclass(frozen=True)
class Block:
    """A position with its counts by depth."""

    comment: str
    position: str
    counts: dict[int, int]

    @property
    def title(self) -> str:
        """Return the first line of the comment."""
        return self.comment.partition("\n")[0].strip("# .")


def read_blocks(path: Path) -> list[Block]:
    """Read the blocks of a file; raise ValueError for one without comment, check or counts."""
    blocks = []
    for part in path.read_text("utf-8").strip().split("\n\n"):
        lines = part.splitlines()
        comment = [line for line in lines if line.startswith("#")]
        counted = [line.split() for line in lines if line.startswith("perft ")]
        position = [line for line in lines if not line.startswith(("#", "perft "))]
        if not position:  # remarks on the file as a whole
            continue
        if not counted or not any(line.startswith("# checked") for line in comment):
            raise ValueError(f"{path.name}: a block without counts or without how they were checked:\n{part}")
        counts = {int(depth): int(nodes) for _, depth, nodes in counted}
        blocks.append(Block("\n".join(comment), "\n".join(position) + "\n", counts))
    return blocks


def check_perft(game: Game, block: Block) -> None:
    """Check the counts of a block; raise AssertionError with the split by first action if one is wrong."""
    state = game.from_text(block.position)
    for depth, nodes in sorted(block.counts.items()):
        found = perft(state, depth)
        if found != nodes:
            split = [f"  {actor}: {game.text(action)}  {count}" for actor, action, count in divide(state, depth)]
            raise AssertionError(f"perft {depth} is {found}, not {nodes} ({block.title}):\n" + "\n".join(split))
