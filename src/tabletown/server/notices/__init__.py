"""Notices that call people to their tables: by push, by mail and by webhook."""
