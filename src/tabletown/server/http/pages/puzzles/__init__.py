"""Pages of puzzles: the list, and a puzzle at a table."""
