envs-missing = The package { $package } is not installed. Install it with: pip install "tabletown[{ $extra }]"
envs-features = The game { $game } has no features.py, so there is no row of numbers for its views.
envs-matches = { $matches } matches cannot be split among { $processes } processes. Use at least one match per process.
envs-actions = { $found } actions were given for { $matches } matches. Give one per match.
envs-integers = Actions must be integers, not { $kind }.
envs-illegal = Match { $match }: the action { $action } is not legal for seat { $number } now. Choose one that the mask allows.
envs-closed = This batch is closed. Create a new one.
envs-died = A process of this batch has died, so its matches cannot continue. Create a new batch; a program that uses processes needs if __name__ == "__main__".
envs-started = Reset the environment before the first step.
envs-setting = { $name } cannot be “{ $value }”. Choose one of: { $known }.
envs-over = The game is over in this position. Start from one in which somebody decides.
envs-spiel-bot = { $bot } of OpenSpiel is written in C++ and cannot play games written in Python. Use open_spiel.python.algorithms.mcts or ismcts.
