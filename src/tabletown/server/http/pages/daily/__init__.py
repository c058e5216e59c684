"""The page of the daily deal."""
