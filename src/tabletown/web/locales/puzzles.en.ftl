web-puzzles = Puzzles
web-puzzles-lead = Positions from real games in which one move is clearly better than all others. Find it; you have as many tries as you like.
web-puzzles-none = There are no puzzles yet.
web-puzzles-missing = There is no puzzle { $number }.
web-puzzles-so-far = { $done } of { $count } solved
web-puzzles-start = Solve
web-puzzles-one = Puzzle { $number }
web-puzzles-state-first = solved at the first try
web-puzzles-state-done = solved
web-puzzles-difficulty = Difficulty { $number } of 5
web-puzzles-theme-others = Hold the others back
web-puzzles-find = Find the best move
web-puzzles-find-turn = Find the best turn: make its first move
web-puzzles-goal = { $count ->
    [one] It is worth { $points } points more than any other.
   *[other] { $count } moves are right; they are worth { $points } points more than any other.
}
web-puzzles-about = Points count at the end of the game, compared with the best opponent. You know what your seat knew then.
web-puzzles-about-solo = Points count at the end of the game. You know what your seat knew then.
web-puzzles-hint = What it is about: { $theme }.
web-puzzles-less = This move brings { $points } points less than the best one. What does it leave undone?
web-puzzles-more = { $points } points more than the next best move: { $rival }.
web-puzzles-right = Right, this is the best move.
web-puzzles-sums = What it brings, compared with the next best move
web-puzzles-next = Next puzzle
web-puzzles-all = All puzzles
web-puzzles-together = Total
