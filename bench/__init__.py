"""Benchmarks: `make bench`; not tests, since a machine may be slow or busy."""
