## The coach in a first game

web-coach-thinking = The coach is looking at your choice…
web-coach-warning = The coach would rather choose “{ $choice }”: about { $points } { $points ->
    [one] point
   *[other] points
} more by the end. { $reason } Confirm if you want to go on anyway.
web-coach-off = Turn off the coach
web-coach-on = Turn on the coach
web-coach-summary = With the coach
web-coach-met = { $count ->
    [one] One decision was new to you:
   *[other] { $count } decisions were new to you:
}
web-coach-avoided = { $count ->
    [one] You avoided one costly mistake.
   *[other] You avoided { $count } costly mistakes.
}
web-coach-made = What cost you points:
web-coach-mistake = “{ $chosen }” instead of “{ $better }”: about { $points } { $points ->
    [one] point
   *[other] points
}.
web-coach-none = No costly mistakes.
web-coach-look = Watch
