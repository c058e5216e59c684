"""Passkeys in the database."""
