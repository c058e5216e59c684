"""What bots and learners use, compiled: evaluation and features."""
