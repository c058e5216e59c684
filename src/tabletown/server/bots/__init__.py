"""Bot decisions: scheduling, the process pool, job claims and hints."""
