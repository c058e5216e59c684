cli-about-puzzles = find the best move in positions from real games, or make such puzzles
cli-help-puzzles-action = play: solve the puzzles of a game; make: make puzzles out of games of bots
cli-help-puzzles-number = the puzzle to begin with
cli-help-puzzles-count = how many puzzles the file shall have
cli-help-puzzles-seed = another number gives other games
cli-help-puzzles-seconds = stop after this time, 0: no limit
cli-help-puzzles-processes = processes that work at the same time
cli-help-puzzles-seats = numbers of players of the games
cli-help-puzzles-thorough = search longer, and consider every choice: for games that are played out quickly
cli-help-puzzles-out = file to write; one that exists is continued
cli-error-puzzles-out = Name a file to write: --out FILE.
cli-error-puzzles-limits = Count and processes must be at least 1, seconds not below 0.
cli-error-puzzles-seats = The game is not for so many players.
cli-error-no-puzzles = There are no puzzles for { $game } yet.
cli-error-puzzle = There is no puzzle { $number } for { $game }; they are numbered from 1 to { $count }.
cli-puzzles-made = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} from { $matches ->
    [one] { $matches } game
   *[other] { $matches } games
}
cli-puzzles-go-on = Solved: { $solved } of { $count }. Enter for the next puzzle, q to quit:
cli-puzzles-one = Puzzle { $number }, difficulty { $difficulty } of 5: find the best move
cli-puzzles-goal = { $count ->
    [one] It is worth { $points } points more than any other.
   *[other] { $count } moves are right; they are worth { $points } points more than any other.
}
cli-puzzles-keys = h hint · s show me · q quit
cli-puzzles-less = This move brings { $points } points less than the best one. Try again.
cli-puzzles-shown = This is how:
cli-puzzles-more = { $points } points more than the next best move: { $rival }.
cli-puzzles-others = the others get less
cli-puzzles-hint = What it is about: { $theme }.
