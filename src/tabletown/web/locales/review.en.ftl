web-review-ask = What was good, what was bad, what was luck?
web-review-about = Every choice of the game is compared with the best ones, by what its player knew then. It takes about a minute and is then everybody’s.
web-review-go = Review this game
web-review-working = The game is being reviewed
web-review-done = { $done } of { $total } parts are done.
web-review-waiting = { $count ->
    [0] It begins soon.
    [one] { $count } review comes first.
   *[other] { $count } reviews come first.
}
web-review-leave = You may leave this page; the review goes on.
web-review-reload = Look again
web-review-graph = Expected result
web-review-points = Points
web-review-chance = Win chance
web-review-score = Score so far
web-review-table = As a table
web-review-move = Step
web-review-played-well = How you played
web-review-verdict = Choices
web-review-fair = Lost and luck are in points at the end of the game. A choice is judged by what its player knew, never by what was drawn later.
web-review-steps = Choices of the game
web-review-first = First choice
web-review-back = Previous choice
web-review-next = Next choice
web-review-last = Last choice
web-review-number = Choice { $number } of { $count }
web-review-next-moment = Next moment
web-review-decision = Choice: { $name }
web-review-what = What would you do?
web-review-answer = Answer
web-review-answered = Your answer
web-review-was-played = Played
web-review-known = points at the end, given what the player knew then.
web-review-none = No other choice is clearly better.
web-review-adds = What the best choice adds
web-review-others = The others get less
web-review-compared = Choices compared
web-review-choice = Choice
web-review-reveal = Show the verdict
web-review-again = Try again from here
web-review-play-on = Play on
web-review-help = Try again: you choose, the review answers. Play on: a new table from this position, bots at the other seats.
web-review-mine = Mine
web-review-all = All
web-review-better = Better: { $best }
web-review-no-moments = No choice lost points that matter.
web-review-luck = Luck report
web-review-luck-help = Draws against the average of all draws that could have come, in points. A sum within its error decided nothing.
web-review-draw = Draw at step { $number }
web-review-turn = The turn from here ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}), judged as a whole
web-review-books = Where the points come from
web-review-draws = All draws ({ $count })
web-review-drawn = Drawn
