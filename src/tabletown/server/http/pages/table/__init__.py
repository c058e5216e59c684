"""The page of a table, its stream, and what can be asked at it."""
