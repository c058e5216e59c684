"""Why an action cannot be taken now, in words; not compiled, since it is asked by people only."""
