## What a table says

table-waiting = The match begins when every seat is taken.

## Taking back

table-undo-start = There is nothing more to take back.
table-undo-chance = A card has been turned up since; what came before it stands.
table-undo-reveal = All have been shown what the others did; what came before it stands.
table-undo-final = That decision was final; what came before it stands.
table-undo-other = { $seat } has acted since; what came before it stands.
table-undo-others = The others have acted since; what came before it stands.
table-offer-own = { $seat } asks to take back a decision. Yours stay as they are.
table-offer-whole = { $seat } asks to go back. Everything done since then would be taken back, yours included.

## Proof of the dealer

table-verify-holds = { $draws ->
    [0] The dealer drew nothing, and the seed is the one committed to.
    [one] The one draw of the dealer follows from the seed committed to.
   *[other] All { $draws } draws of the dealer follow from the seed committed to.
}
table-verify-commitment = The seed is not the one that the dealer committed to before the match.
table-verify-draw = Step { $step }: the dealer drew “{ $found }”, but the seed gives “{ $expected }”.

## Refusals

table-seats = The match has { $expected ->
    [one] { $expected } seat
   *[other] { $expected } seats
}, but { $found } were given.
table-no-seat = There is no seat number { $seat } among the { $seats }; seats count from 0.
table-started = The match has begun: a seat can change hands, but not become free.
table-not-your-turn = It is not your turn.
table-no-dealer = The seed of the dealer is not known here, so this match can be looked at, but not played on.
table-over = The match is over.
table-offer-open = { $seat } has asked already. Wait for the answers, or withdraw the question.
table-offer-none = There is no question for you to answer or withdraw.
