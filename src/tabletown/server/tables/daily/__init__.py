"""The daily deal: one a day for each game, the same for everybody."""
