"""Pages of moderation: the people at a table, and the room of the hosts."""
