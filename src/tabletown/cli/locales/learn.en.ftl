cli-about-learn = learn a game by lessons in the terminal
cli-metavar-lesson = LESSON
cli-help-lesson = name of a lesson; left out: all lessons of the game, in order
cli-help-lesson-check = check that the lessons fit the rules, and list what does not
cli-error-no-lessons = There are no lessons for { $game } yet.
cli-error-lesson = There is no lesson “{ $lesson }” for { $game }.
cli-lessons = { $count ->
    [one] { $count } lesson
   *[other] { $count } lessons
}
cli-lessons-checked = { $lessons ->
    [one] { $lessons } lesson
   *[other] { $lessons } lessons
} checked: { $faults ->
    [0] nothing is wrong.
    [one] { $faults } fault.
   *[other] { $faults } faults.
}
cli-lesson-keys = h hint · s show me · r rule · u try again · q quit
cli-lesson-right = Right!
cli-lesson-wrong = Not quite. Try again.
cli-lesson-rule = Rule: { $rule }
cli-lesson-learned = What you know now
cli-lesson-go-on = Enter for the next lesson, q to quit:
cli-lesson-only = Only one choice: { $choice }. Press Enter.
