"""Heuristics of bots and features of learners, compiled."""
