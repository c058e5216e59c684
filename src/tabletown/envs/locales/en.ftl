envs-missing = The package { $package } is not installed. Install it with: pip install "tabletown[{ $extra }]"
envs-features = The game { $game } has no features.py, so there is no row of numbers for its views.
envs-solo = The mode { $mode } of { $game } is not for one seat. Choose one of: { $known }.
envs-matches = { $matches } matches cannot be shared among { $processes } processes. Take at least one match for each.
envs-actions = { $found } actions were given for { $matches } matches. Give one for each.
envs-illegal = Match { $match }: the action { $action } is not legal for seat { $seat } now. Choose one that the mask allows.
envs-closed = This batch is closed. Make a new one.
envs-started = Reset the environment before the first step.
