"""Pages about people: the leaderboard and profiles."""
