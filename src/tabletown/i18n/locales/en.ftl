## Words

language = English
seat = Seat { $number }
seat-name = { $seat }
list-more = { $first }, { $next }
list-last = { $first } and { $last }
choice = { $verb }: { $values }
choice-label = { $label }
choice-again = { $label } (no. { $number })
ask-square = Which square?
ask-card = Which card?
ask-resource = Which resource?
ask-seat = Which seat?
ask-other = Which { $kind }?
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Errors: games and options

unknown-game = There is no game called “{ $name }”. Choose one of: { $known }.
broken-game = The game “{ $name }” of an installed package ({ $package }) cannot be loaded: { $error }. Mend or uninstall that package.
misnamed-game = An installed package ({ $package }) offers a game as “{ $name }” that calls itself “{ $real }”. Both names must be the same.
unknown-bot = There is no bot called “{ $name }”. Choose one of: { $known }.
unknown-seat = There is no seat { $number } here: there are { $seats }, counted from 0.
options-unknown = The game { $game } has no option “{ $option }”. It has: { $known }.
options-mode = The game { $game } has no mode “{ $mode }”. Choose one of: { $known }.
options-value = The option { $option } of { $game } cannot be “{ $value }”. It can be: { $allowed }.
options-seats-only = The mode { $mode } of { $game } is for { $least } only, not for { $seats }.
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
position-over = In the phase “{ $phase }” nobody decides any more. Remove the lines “pending”.
position-nobody = In the phase “{ $phase }” somebody must have a decision pending. Add a line “pending”.

## Errors: records

record-size = The file is too large for a record: { $size } bytes, at most { $limit }. Nothing was read.
record-foreign = This file is not a record of Tabletown. Choose another file.
record-version = The record has the format version { $found }, but only version { $known } can be read here.
record-json = Line { $line }, column { $column } (byte { $offset }): the file is damaged here. Use an undamaged copy.
record-truncated = Line { $line }, column { $column } (byte { $offset }): the file ends too early. Use a complete copy.
record-nested = The file is nested too deeply for a record. Use an undamaged copy.
record-field = { $path }: there is something here that a record cannot hold. Use an undamaged copy.
record-game = The record is of the game { $found }, not of { $expected }.
record-rules = The record was played by version { $found } of the rules of { $game }, but these are version { $known }.
record-seats = The record names { $found ->
    [one] { $found } seat
   *[other] { $found } seats
}, but its options are for { $expected }.
record-result = After step { $steps } the result is not the one that the record gives.
record-step-text = Step { $step }: it is written as “{ $text }”, but its number means “{ $expected }”.
record-step-over = Step { $step } (“{ $text }”): the game is already over here.
record-step-illegal = Step { $step } (“{ $text }” by actor { $actor }): the rules do not allow it here.
record-step-action = Step { $step }: { $action } is no action, ids run from 0 to one below { $size }.
record-commitment = The seed does not belong to the dealer’s commitment of this record, so the game cannot go on from it.
record-draw = Step { $step } (“{ $text }”) does not follow from the dealer’s seed, so the game cannot go on.
record-uncommitted = The dealer of this record made no commitment, so there is nothing to verify.
record-unrevealed = The seed of this record is not revealed yet. It is revealed when the game is over.

## The table

table-waiting = The game begins when every seat is taken.
table-undo-given = The game continues from here; earlier moves were played elsewhere.
table-undo-start = Nothing left to undo.
table-undo-chance = A card was revealed, so earlier moves can’t be undone.
table-undo-reveal = All choices have been revealed, so earlier moves can’t be undone.
table-undo-final = You finished, so earlier moves can’t be undone.
table-undo-other = { $seat } has moved since, so earlier moves can’t be undone.
table-undo-others = The others have moved since, so earlier moves can’t be undone.
table-offer-own = { $seat } asks to undo a move. Your moves are not affected.
table-offer-whole = { $seat } asks to undo to an earlier point. All later moves, including yours, will be undone.
table-verify-holds = { $draws ->
    [0] The dealer drew nothing, and the seed is the one promised.
    [one] The one draw of the dealer follows from the seed promised before the game.
   *[other] All { $draws } draws of the dealer follow from the seed promised before the game.
}
table-verify-holds-given = { $draws ->
    [0] The dealer drew nothing, and the seed is the promised one.
    [one] { $draws } draw follows from the seed promised before the game went on.
   *[other] All { $draws } draws follow from the seed promised before the game went on.
} The first { $steps ->
    [one] step was
   *[other] { $steps } steps were
} taken over from another game; the promise does not cover that.
table-verify-commitment = The seed is not the one that the dealer promised before the game.
table-verify-draw = Step { $step }: the dealer drew “{ $found }”, but the seed gives “{ $expected }”.

## Errors: the table

table-seats = The game has { $expected ->
    [one] { $expected } seat
   *[other] { $expected } seats
}, but { $found } were given. Give as many as there are.
table-started = The game has begun: a seat can change hands, but not become free.
table-not-your-turn = It is not your turn. Wait for the others.
table-no-dealer = The dealer’s seed is not known here, so this game can be looked at, but not played on.
table-over = The game is over, so nothing can be undone.
table-offer-open = { $seat } already requested an undo. Wait for answers or cancel it.
table-offer-none = There is no question for you to answer or withdraw.

## Why an action is refused

why-over = The game is over.
why-dealer = Cards are being dealt.
why-turn = Not your turn: waiting for { $actors }.
why-not-now = That is not possible now.
