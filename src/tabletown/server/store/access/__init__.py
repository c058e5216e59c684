"""Passkeys and recovery codes in the database."""
