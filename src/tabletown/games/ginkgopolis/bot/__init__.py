"""Evaluation for bots and features for learners, compiled."""
