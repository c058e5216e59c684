"""Pages on which people meet: play now, and the next table where it is one's turn."""
