# Bots: levels and refusals.

bots-level-newcomer = Newcomer
bots-level-apprentice = Apprentice
bots-level-builder = Builder
bots-level-architect = Architect
bots-level-master = Master

bots-level = There is no level “{ $level }”. Choose one of: { $known }.
bots-budget = “{ $name }” needs a budget such as 1s, 0.5s (seconds) or 800 (simulations), not “{ $budget }”.

bots-hint-more = { $item }: about { $points ->
    [one] { $points } point more
   *[other] { $points } points more
} at the end than with the next best choice.
bots-hint-less = { $item }: about { $points ->
    [one] { $points } point less
   *[other] { $points } points less
} at the end than with the next best choice.
bots-hint-even = The next best choice is expected to bring the same.
bots-hint-forced = There is nothing else to do.
bots-hint-nothing = There is nothing to choose now.
