"""How people meet: the queue of those who want to play now."""
