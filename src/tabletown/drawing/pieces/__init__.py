"""Shapes and pieces: towers, figures, hexes, tracks."""
