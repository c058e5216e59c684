"""What makes a SQLite file fast that usually one process alone writes."""
