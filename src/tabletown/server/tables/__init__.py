"""Tables: sessions in memory, their cache, and everything a user can do at a table."""
