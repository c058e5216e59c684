"""Evaluation and features for bots and learners, compiled."""
