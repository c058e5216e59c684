"""Every law, for every game, mode and number of seats."""

from tabletown.testing.suite import test_action_texts, test_law, test_options

__all__ = ["test_action_texts", "test_law", "test_options"]
