"""Accounts and rate limits."""
