"""The rules, compiled: state, legal actions, effects, scoring and views."""
