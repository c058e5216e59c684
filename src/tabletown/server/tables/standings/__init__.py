"""Ratings of people and bots, and statistics of their results."""
