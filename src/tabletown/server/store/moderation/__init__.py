"""Persistence of moderation."""
