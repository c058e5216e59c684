"""The page where a table is created: seats, options, clock."""
