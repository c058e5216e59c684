## The home page of a newcomer

web-home-lead = Board games about building cities, in the browser. No account, nothing to install.
web-home-step-learn = Learn in { $minutes } minutes
web-home-step-learn-about = { $count ->
    [one] One short lesson on a real board.
   *[other] { $count } short lessons on a real board.
}
web-home-step-coach = Play with the coach
web-home-step-coach-about = Gentle bots, and a warning before costly mistakes.
web-home-step-friends = Call your friends
web-home-step-friends-about = Send a link, and they sit down at once.
web-home-start = Start with { $game }
web-home-skilled = I know how to play
web-home-known = Already have a name here?
web-home-sign-in = Sign in
web-home-easiest = the easiest to begin with
web-home-or = Or another town
web-home-learn = Learn to play

## The home page of somebody who comes back

web-home-hello = Hello, { $name }
web-home-waits = { $count ->
    [0] No table waits for you.
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
}
web-home-streak = { $days ->
    [one] { $days } day
   *[other] { $days } days in a row
}
web-home-deals = All deals
web-home-deals-done = You have played all deals of today.
web-home-puzzles = Find the one best move.
web-home-solve = Solve
web-home-keep = Keep learning
web-home-courses = Courses
web-home-lesson = lesson { $number } of { $count }
web-home-review = Review
web-home-quick = Quick game
web-home-quick-with = With whom
web-home-quick-bots = Bots
web-home-quick-people = People
web-home-quick-solo = Solo
web-home-quick-about = Bots: { $strength }, no clock.
web-home-quick-change = Change
web-home-games = All games and ways to play
web-home-new = not played yet
web-home-last = last: { $points }
web-home-last-won = last: { $points }, won
web-home-since = Since yesterday
web-home-rating = { $game }: rating { $rating }
web-home-said = { $name }: “{ $text }”
