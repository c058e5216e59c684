"""The games, one package each; all have the same file names."""
