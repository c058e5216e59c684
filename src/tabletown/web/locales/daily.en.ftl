web-nav-today = Today
web-daily-title = The deals of the day
web-daily-number = Today · day { $number }
web-daily-date = { $weekday ->
    [d1] Monday
    [d2] Tuesday
    [d3] Wednesday
    [d4] Thursday
    [d5] Friday
    [d6] Saturday
   *[d7] Sunday
}, { $day } { $month ->
    [m1] January
    [m2] February
    [m3] March
    [m4] April
    [m5] May
    [m6] June
    [m7] July
    [m8] August
    [m9] September
    [m10] October
    [m11] November
   *[m12] December
}
web-daily-weekday = { $weekday ->
    [d1] Mo
    [d2] Tu
    [d3] We
    [d4] Th
    [d5] Fr
    [d6] Sa
   *[d7] Su
}
web-daily-lead = The same deal for everybody, once a day in each game. Beat the bot, then see how others did.
web-daily-streak = Your streak
web-daily-in-row = { $days ->
    [one] day in a row
   *[other] days in a row
}
web-daily-row = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
web-daily-best = best { $days }
web-daily-deals = Deals
web-daily-left = new ones in { $hours } h { $minutes } min
web-daily-to-today = To today’s deals
web-daily-solo = Solo
web-daily-against = Against two bots: { $bot }
web-daily-par = Par ({ $bot }):
web-daily-no-par = The par is not ready yet.
web-daily-place = place { $place } of { $count }
web-daily-begun = begun, your turn
web-daily-played = { $count ->
    [0] Nobody has played yet. Be the first.
   *[other] { $count } have played
}
web-daily-play = Play
web-daily-continue = Continue
web-daily-again = Play again
web-daily-board = Leaderboard
web-daily-nobody = Nobody has finished this deal.
web-daily-points = points
web-daily-to-par = to par
web-daily-time = time
web-daily-minutes = { $minutes } min
web-daily-par-row = { $bot }, the par
web-daily-stand = Where you stand
web-daily-better = { $game }: better than { $percent } % of { $count } players.
web-daily-chart = Results of { $count ->
    [one] one player
   *[other] { $count } players
}
web-daily-chart-par = par { $points }
web-daily-chart-mine = you { $points }
web-daily-tell = Tell others
web-daily-share-head = Tabletown, day { $number }
web-daily-copy = Copy text
web-daily-copied = Copied
web-daily-tell-help = Says how you did, never how: others can still play.
web-daily-how = How it works
web-daily-how-try = Your first try counts if you finish it within the day (UTC). Later ones are for fun.
web-daily-how-aids = There are no hints. You can undo what has revealed nothing.
web-daily-how-secret = Until the day is over, nobody else sees your table. Then the best games can be watched.
web-daily-how-par = The par is the mean of 20 games of the bot ({ $bot }) on the same deal. Against bots your lead counts.
web-daily-promise = Commitments and seeds
web-daily-tomorrow = Tomorrow
web-daily-earlier = Earlier days
web-daily-earlier-more = All days
web-daily-earlier-help = They can still be played. They do not count.
