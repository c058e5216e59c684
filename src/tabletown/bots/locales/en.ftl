# Bots: levels and refusals.

bots-level-newcomer = Newcomer
bots-level-apprentice = Apprentice
bots-level-builder = Builder
bots-level-architect = Architect
bots-level-master = Master

bots-level = There is no level “{ $level }”. Choose one of: { $known }.
bots-budget = “{ $name }” needs a budget such as 1s, 0.5s (seconds) or 800 (simulations), not “{ $budget }”.

# Why a choice: a line of the score sheet in which it is ahead.
bots-hint-now = { $item }: +{ $points } at once.
bots-hint-more = { $item }: about { $points ->
    [one] { $points } point more
   *[other] { $points } points more
} at the end.
bots-hint-open = Keeps more choices open.
# How much better the first choice is than the second.
bots-hint-close = { $points ->
    [0] Both bring about the same.
    [one] About { $points } point better, but close: it may also be the other way round.
   *[other] About { $points } points better, but close: it may also be the other way round.
}
bots-hint-likely = { $points ->
    [0] Probably a little better.
    [one] Probably better, by about { $points } point.
   *[other] Probably better, by about { $points } points.
}
bots-hint-clear = { $points ->
    [0] Clearly better, but only a little.
    [one] Clearly better, by about { $points } point.
   *[other] Clearly better, by about { $points } points.
}
bots-hint-forced = There is nothing else to do.
bots-hint-nothing = There is nothing to choose now.
