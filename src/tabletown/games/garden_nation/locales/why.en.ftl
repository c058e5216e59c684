## The decision at hand

garden_nation-why-dealer = Cards and territories are dealt, not chosen.
garden_nation-why-choose = First keep two of your four objectives.
garden_nation-why-dealt = You were not dealt { $objective }.
garden_nation-why-kept = Your two objectives stay the same until the end of the game.
garden_nation-why-next = Your actions are done. Name the next player.
garden_nation-why-seats = Only { $count } players are in this game.
garden_nation-why-self = Your turn is over. Name another player.
garden_nation-why-played = { $seat } has already played this round.
garden_nation-why-alternate = With two players you simply alternate.
garden_nation-why-actions = { $count ->
    [one] Take your action first; then name the next player.
   *[other] Take your { $count } actions first; then name the next player.
}
garden_nation-why-first = The first action of the game is always a build.

## Common projects

garden_nation-why-project = First complete a project or skip it.
garden_nation-why-project-later = A project is completed right after you place a floor.
garden_nation-why-empty = There is no card in this slot: the deck is empty.
garden_nation-why-land = For { $project } you need a building on { $land }.
garden_nation-why-outer = For { $project } the building must stand outside the central territory.
garden_nation-why-central = For { $project } the building must stand in the central territory.
garden_nation-why-floors = For { $project } you need { $needed } floors; this building has { $floors }.
garden_nation-why-vacant = For { $project } you need a vacant zone of { $land } next to this building.
garden_nation-why-pair = For { $project } you need another unroofed building on { $land } next to this one.
garden_nation-why-pair-floors = For { $project }, one of the two buildings needs { $needed } floors.
garden_nation-why-triple = For { $project } you need { $needed } floors on { $land }, next to your unroofed buildings on both other lands.

## Building and demolishing

garden_nation-why-elsewhere = You act where the crane stands: in territory { $territory }.
garden_nation-why-taken = { $seat } has a building here.
garden_nation-why-roofed = This building has a roof: it cannot grow.
garden_nation-why-supply = You have no floors left.
garden_nation-why-price = { $price ->
    [one] This floor costs { $price } inhabitant; you have { $population }, and one must stay.
   *[other] This floor costs { $price } inhabitants; you have { $population }, and one must stay.
}
garden_nation-why-bramble = Choose the land that this bramble becomes.
garden_nation-why-grown = The bramble has become { $land } for good.
garden_nation-why-tokens = No bramble tokens of { $land } are left.
garden_nation-why-nothing = There is no building here.
garden_nation-why-foreign = This building belongs to { $seat }. You demolish only your own.

## Ploys

garden_nation-why-invade-vacant = There is nobody here to invade.
garden_nation-why-invade-own = This building is already yours.
garden_nation-why-invade-used = This building belongs to { $seat }. Taking it over needs a ploy, and you have already used one for this action.
garden_nation-why-invade-ploys = This building belongs to { $seat }. Taking it over needs a ploy, and you have none left.
garden_nation-why-invade-floors = { $floors ->
    [one] An invasion here needs { $floors } floor; you have { $count }.
   *[other] An invasion here needs { $floors } floors; you have { $count }.
}
garden_nation-why-invade-price = { $price ->
    [one] An invasion here costs { $price } inhabitant; you have { $population }, and one must stay.
   *[other] An invasion here costs { $price } inhabitants; you have { $population }, and one must stay.
}
garden_nation-why-ploy = One ploy per action: you have already used it.
garden_nation-why-ploys = You have no ploys left.
garden_nation-why-strategic = From territory { $territory } a ploy moves the crane only to { $lower } or { $higher }.
garden_nation-why-roof-elsewhere = The roof must come from territory { $territory }, where the crane stands.
garden_nation-why-roof-none = You have no roof here to move.
garden_nation-why-roof-goal = A roof moves only to an unroofed building of yours.
garden_nation-why-roof-land = This roof moves only to a building on { $land }, the land where it is now.
garden_nation-why-locked = After moving a roof you must act in territory { $territory }.

## Skipping and passing

garden_nation-why-can-build = You can build in territory { $territory }, so you may not skip it.
garden_nation-why-visited = You have already been to territory { $territory } with this action.
garden_nation-why-ahead = Nothing lies ahead that you could build or demolish.
garden_nation-why-pass = { $count ->
    [one] You may pass only without floors; you have { $count } left.
   *[other] You may pass only without floors; you have { $count } left.
}
