"""The rules core: what a game is, whatever its rules."""
