# Bots: levels and refusals.

bots-level-newcomer = Newcomer
bots-level-apprentice = Apprentice
bots-level-builder = Builder
bots-level-architect = Architect
bots-level-master = Master

bots-level = There is no level “{ $level }”. Choose one of: { $known }.
bots-budget = “{ $name }” needs a budget such as 1s, 0.5s (seconds) or 800 (simulations), not “{ $budget }”.
