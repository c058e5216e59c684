## Navigation

web-nav = Sections
web-nav-play = Play
web-nav-learn = Learn
web-nav-players = Players
web-nav-rules = Rules

## Lessons

web-learn = Learn
web-learn-lead = Each lesson is a real position on the real table. You make the move, the coach says what it was worth.
web-learn-course = { $game }: { $count ->
    [one] one lesson
   *[other] { $count } lessons
}
web-learn-so-far = { $done } of { $count ->
    [one] { $count } lesson
   *[other] { $count } lessons
}
web-learn-minutes-left = about { $minutes } minutes left
web-learn-all-done = course completed
web-learn-not-begun = not started · { $count ->
    [one] { $count } lesson
   *[other] { $count } lessons
}
web-learn-none = There are no lessons for this game yet.
web-learn-missing = There is no such lesson.
web-learn-start = Start
web-learn-continue = Continue
web-learn-repeat = Again
web-learn-state-done = done
web-learn-state-begun = step { $number } of { $count }
web-learn-state-new = about 2 minutes
web-learn-rulebook = Rulebook
web-learn-others = Other courses
web-learn-first = Your first game with the coach
web-learn-first-about = Against gentle bots, without a clock. The coach explains each decision when it first comes up and warns you before a costly mistake. You can start at any time.
web-learn-first-go = Play with the coach
web-learn-lesson-of = lesson { $number } of { $count }
web-learn-step-of = Step { $number } of { $count }
web-learn-leave = Leave
web-learn-coach = Coach
web-learn-goal = Lesson
web-learn-right = Right!
web-learn-wrong = Not quite.
web-learn-shown = This is how.
web-learn-gain = +{ $points } { $points ->
    [one] point
   *[other] points
}.
web-learn-hint = Hint
web-learn-show = Show me
web-learn-rule = Rule
web-learn-again = Try again
web-learn-other-way = Try another way
web-learn-next = Next step
web-learn-finish = Finish the lesson
web-learn-sums = Total if scoring happened now
web-learn-why = That is not part of this task. Choose a highlighted option.
web-learn-done = Lesson { $number } completed
web-learn-known = What you know now
web-learn-first-try = Right at the first try: { $right } of { $count }
web-learn-next-lesson = Next: { $lesson }
web-learn-back = All lessons
web-learn-course-done = You have completed the course. Time for a game!
web-learn-rulebooks = Rulebooks
web-learn-you = You
web-learn-rival = { $count ->
    [1] Opponent
   *[other] Opponent { $number }
}
