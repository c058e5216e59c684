## Words

seat = Seat { $number }
list-more = { $first }, { $next }
list-last = { $first } and { $last }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Errors: games and options

unknown-game = There is no game called “{ $name }”. Choose one of: { $known }.
options-unknown = The game { $game } has no option “{ $option }”. It has: { $known }.
options-mode = The game { $game } has no mode “{ $mode }”. Choose one of: { $known }.
options-value = An option of { $game } has a value it cannot have: { $reason }.
options-seats = In the mode { $mode } of { $game } there cannot be { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Choose from { $least } to { $most }.

## Errors: actions

illegal-action = The rules do not allow this now (actor { $actor }, action { $action }). Choose one of the legal actions.
malformed-action-id = { $action } is no action: ids run from 0 to one below { $size }.
malformed-action-verb = No action starts with “{ $verb }”. Check the spelling of the first word.
malformed-action-count = “{ $verb }” takes { $expected ->
    [0] no words
    [one] { $expected } word
   *[other] { $expected } words
} after it, not { $found }.
malformed-action-value = “{ $verb }” cannot be followed by “{ $value }”. Check the spelling and the order of the words.
malformed-action-empty = There is no action here. Write a verb and its arguments.

## Errors: positions

position-game = Line { $line }: a position of this game starts with the line “{ $game }”.
position-line = Line { $line }: “{ $text }” is not a line “key: value” with a key of its own. Correct or remove it.
position-missing = The position has no line “{ $key }”. Add it.
position-value = Line { $line }: “{ $text }” does not fit “{ $key }”. Correct it.
position-unknown = Line { $line }: nothing is called “{ $key }” here. Remove the line.
position-nobody = In the phase “{ $phase }” somebody must have a decision pending. Add a line “pending”.
