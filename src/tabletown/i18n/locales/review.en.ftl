review-running = This game is not over. Only finished games are reviewed.
review-best = Best
review-good = Good
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
review-title = Review
review-seat = Player
review-points = points
review-accuracy = accuracy
review-lost = lost
review-luck = luck
review-start = expected at the start
review-own = own moves
review-others = moves of the others
review-result = result
review-graph-points = Points that each player could expect at the end, move by move.
review-graph-chance = Each player’s chance to win, move by move.
review-graph-score = Points so far, move by move.
review-moments = Key moments
review-played = played
review-moment = Move { $number }, { $seat }: { $played }. Better: { $best }.
review-loss = −{ $points } ± { $error }
analysis-game = The first line of a position names its game: { $known }.
analysis-long = A position has at most { $most } characters. Shorten the text.
analysis-over = The game is over in this position. Choose an earlier one.
analysis-dealer = Nobody decides in this position: something is drawn first. Choose what is drawn, or a later position.
analysis-seat = { $seat } has nothing to decide in this position. Choose another seat.
analysis-impossible = This position cannot come up in a game. Check how many pieces and cards it has.
analysis-move = move
analysis-chance = win chance
analysis-matches = { $matches ->
    [one] { $matches } game played to the end from here
   *[other] { $matches } games played to the end from here
  }
