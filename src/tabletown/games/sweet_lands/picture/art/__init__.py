"""Drawings of the pieces and signs, as data."""
