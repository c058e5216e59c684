garden_nation-name = Garden Nation
garden_nation-about = Seven territories, one crane: every floor you build decides where everybody builds next.

## Modes and options

garden_nation-mode-standard = Standard
garden_nation-mode-standard-help = Build, complete common projects and pursue two secret objectives. 2 to 4 players.
garden_nation-option-zone_costs = Costs of two zones
garden_nation-option-zone_costs-help = Two zones in territories 5 and 6 cost what the printed board says, or what Board Game Arena says.
garden_nation-option-move_on = Skipping territories
garden_nation-option-move_on-help = Whether the crane goes up or down the numbers when a territory is skipped.
garden_nation-option-round_cap = Round limit
garden_nation-option-round_cap-help = The game is scored after this round even if floors are left, 1 to 200.

## Lands and places

garden_nation-land-greenery = greenery
garden_nation-land-yellow_grass = yellow grass
garden_nation-land-red_leaves = red leaves
garden_nation-land-bramble = bramble
garden_nation-slot-0 = center
garden_nation-slot-1 = upper left
garden_nation-slot-2 = upper right
garden_nation-slot-3 = right
garden_nation-slot-4 = lower right
garden_nation-slot-5 = lower left
garden_nation-slot-6 = left
garden_nation-territory-1 = territory 1
garden_nation-territory-2 = territory 2
garden_nation-territory-3 = territory 3
garden_nation-territory-4 = territory 4
garden_nation-territory-5 = territory 5
garden_nation-territory-6 = territory 6
garden_nation-territory-7 = territory 7
garden_nation-place-1 = project 1
garden_nation-place-2 = project 2
garden_nation-place-3 = project 3
garden_nation-place-4 = project 4

## Common projects

garden_nation-card-sacred_place_beside_yellow_grass = Sacred Place
garden_nation-card-sacred_place_beside_yellow_grass-help = 2 floors or more on greenery, next to a vacant zone of yellow grass.
garden_nation-card-sacred_place_beside_red_leaves = Sacred Place
garden_nation-card-sacred_place_beside_red_leaves-help = 2 floors or more on greenery, next to a vacant zone of red leaves.
garden_nation-card-infirmary_beside_greenery = Infirmary
garden_nation-card-infirmary_beside_greenery-help = 2 floors or more on yellow grass, next to a vacant zone of greenery.
garden_nation-card-infirmary_beside_red_leaves = Infirmary
garden_nation-card-infirmary_beside_red_leaves-help = 2 floors or more on yellow grass, next to a vacant zone of red leaves.
garden_nation-card-fortress_beside_greenery = Fortress
garden_nation-card-fortress_beside_greenery-help = 2 floors or more on red leaves, next to a vacant zone of greenery.
garden_nation-card-fortress_beside_yellow_grass = Fortress
garden_nation-card-fortress_beside_yellow_grass-help = 2 floors or more on red leaves, next to a vacant zone of yellow grass.
garden_nation-card-house = House
garden_nation-card-house-help = 2 floors or more on greenery outside the central territory.
garden_nation-card-herbalist = Herbalist
garden_nation-card-herbalist-help = 2 floors or more on yellow grass outside the central territory.
garden_nation-card-prison = Prison
garden_nation-card-prison-help = 2 floors or more on red leaves outside the central territory.
garden_nation-card-terraced_houses = Terraced Houses
garden_nation-card-terraced_houses-help = Two neighboring unroofed buildings of yours on greenery.
garden_nation-card-forge = Forge
garden_nation-card-forge-help = Two neighboring unroofed buildings of yours on yellow grass.
garden_nation-card-outpost = Outpost
garden_nation-card-outpost-help = Two neighboring unroofed buildings of yours on red leaves.
garden_nation-card-sanctuary = Sanctuary
garden_nation-card-sanctuary-help = Two neighboring unroofed buildings of yours on greenery, one with 2 floors or more.
garden_nation-card-windmill = Windmill
garden_nation-card-windmill-help = Two neighboring unroofed buildings of yours on yellow grass, one with 2 floors or more.
garden_nation-card-bunker = Bunker
garden_nation-card-bunker-help = Two neighboring unroofed buildings of yours on red leaves, one with 2 floors or more.
garden_nation-card-apartments = Apartments
garden_nation-card-apartments-help = 3 floors or more on greenery in the central territory.
garden_nation-card-power_station = Power Station
garden_nation-card-power_station-help = 3 floors or more on yellow grass in the central territory.
garden_nation-card-radio_tower = Radio Tower
garden_nation-card-radio_tower-help = 3 floors or more on red leaves in the central territory.
garden_nation-card-temple = Temple
garden_nation-card-temple-help = 2 floors or more on greenery, next to your unroofed buildings on both other lands.
garden_nation-card-water_reservoir = Water Reservoir
garden_nation-card-water_reservoir-help = 2 floors or more on yellow grass, next to your unroofed buildings on both other lands.
garden_nation-card-air_base = Air Base
garden_nation-card-air_base-help = 2 floors or more on red leaves, next to your unroofed buildings on both other lands.

## Projects whose name stands on two cards

garden_nation-project-sacred_place_beside_yellow_grass = { garden_nation-card-sacred_place_beside_yellow_grass } (beside yellow grass)
garden_nation-project-sacred_place_beside_red_leaves = { garden_nation-card-sacred_place_beside_red_leaves } (beside red leaves)
garden_nation-project-infirmary_beside_greenery = { garden_nation-card-infirmary_beside_greenery } (beside greenery)
garden_nation-project-infirmary_beside_red_leaves = { garden_nation-card-infirmary_beside_red_leaves } (beside red leaves)
garden_nation-project-fortress_beside_greenery = { garden_nation-card-fortress_beside_greenery } (beside greenery)
garden_nation-project-fortress_beside_yellow_grass = { garden_nation-card-fortress_beside_yellow_grass } (beside yellow grass)

## Secret objectives

garden_nation-card-cabaret = Cabaret
garden_nation-card-cabaret-help = 1 point for each floor of your unroofed buildings on greenery.
garden_nation-card-post_office = Post Office
garden_nation-card-post_office-help = 1 point for each floor of your unroofed buildings on yellow grass.
garden_nation-card-barracks = Barracks
garden_nation-card-barracks-help = 1 point for each floor of your unroofed buildings on red leaves.
garden_nation-card-sculpture = Sculpture
garden_nation-card-sculpture-help = 3 points for each of your unroofed buildings with 2 floors or more on greenery.
garden_nation-card-market = Market
garden_nation-card-market-help = 3 points for each of your unroofed buildings with 2 floors or more on yellow grass.
garden_nation-card-watchtower = Watchtower
garden_nation-card-watchtower-help = 3 points for each of your unroofed buildings with 2 floors or more on red leaves.
garden_nation-card-belfry = Belfry
garden_nation-card-belfry-help = 7 points for each territory where you have an unroofed building with 3 floors or more.
garden_nation-card-observatory = Observatory
garden_nation-card-observatory-help = 11 points for each territory where you have an unroofed building with 4 floors or more.
garden_nation-card-territory_control_1_3 = Territory Control 1 and 3
garden_nation-card-territory_control_1_3-help = More floors than anyone else in territory 1 or 3: 4 points; in both: 12. Roofed buildings count.
garden_nation-card-territory_control_2_4 = Territory Control 2 and 4
garden_nation-card-territory_control_2_4-help = More floors than anyone else in territory 2 or 4: 4 points; in both: 12. Roofed buildings count.
garden_nation-card-territory_control_3_5 = Territory Control 3 and 5
garden_nation-card-territory_control_3_5-help = More floors than anyone else in territory 3 or 5: 4 points; in both: 12. Roofed buildings count.
garden_nation-card-territory_control_4_6 = Territory Control 4 and 6
garden_nation-card-territory_control_4_6-help = More floors than anyone else in territory 4 or 6: 4 points; in both: 12. Roofed buildings count.
garden_nation-card-territory_control_5_7 = Territory Control 5 and 7
garden_nation-card-territory_control_5_7-help = More floors than anyone else in territory 5 or 7: 4 points; in both: 12. Roofed buildings count.
garden_nation-card-territory_control_6_1 = Territory Control 6 and 1
garden_nation-card-territory_control_6_1-help = More floors than anyone else in territory 6 or 1: 4 points; in both: 12. Roofed buildings count.
garden_nation-card-territory_control_7_2 = Territory Control 7 and 2
garden_nation-card-territory_control_7_2-help = More floors than anyone else in territory 7 or 2: 4 points; in both: 12. Roofed buildings count.

## Prompts

garden_nation-prompt-choose = Keep two of these four objectives.
garden_nation-prompt-first = First action of the game: build in any zone.
garden_nation-prompt-act = Action { $number } of { $actions }: act in territory { $territory }.
garden_nation-prompt-act_last = Last round, action { $number } of { $actions } in territory { $territory }.
garden_nation-prompt-locked = The roof has moved. Now act in territory { $territory }.
garden_nation-prompt-project = You may complete a project: territory { $territory }, { $slot }.
garden_nation-prompt-next_player = Your turn is over. Name the next player.
garden_nation-prompt-wait = { $count ->
    [one] { $actors } is choosing.
   *[other] Waiting for { $actors }.
}
garden_nation-prompt-dealer = The game is being set up, or a card is being drawn.
garden_nation-prompt-over = The game is over.

## Choices

garden_nation-choose-choose_objectives = Keep
garden_nation-choose-choose_objectives-objective1 = First objective?
garden_nation-choose-choose_objectives-objective2 = Second objective?
garden_nation-choose-build = Build
garden_nation-choose-build-zone = In which zone?
garden_nation-choose-build_bramble = Build on bramble
garden_nation-choose-build_bramble-zone = In which zone?
garden_nation-choose-build_bramble-land = What land does it become?
garden_nation-choose-demolish = Demolish
garden_nation-choose-demolish-zone = Which building?
garden_nation-choose-invade = Invade
garden_nation-choose-invade-zone = Which building?
garden_nation-choose-strategic = Move crane
garden_nation-choose-strategic-territory = To which territory?
garden_nation-choose-transfer_roof = Move roof
garden_nation-choose-transfer_roof-zone1 = From which building?
garden_nation-choose-transfer_roof-zone2 = To which building?
garden_nation-choose-move_on = Skip territory
garden_nation-choose-pass = Pass
garden_nation-choose-complete = Complete
garden_nation-choose-complete-place = Which project?
garden_nation-choose-decline = Skip project
garden_nation-choose-next_player = Next player
garden_nation-button-build = Build
garden_nation-button-demolish = Demolish
garden_nation-button-invade = Invade
garden_nation-button-strategic = Move crane
garden_nation-button-transfer_roof = Move roof
garden_nation-button-move_on = Skip territory
garden_nation-choice-complete = Complete: { $project } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
garden_nation-choice-zone = territory { $territory }, { $slot } ({ $land })
garden_nation-choice-house = territory { $territory }, { $slot } ({ $land }, { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
})
garden_nation-choice-build = Build: { $where } · { $price ->
    [one] { $price } inhabitant
   *[other] { $price } inhabitants
} · crane → { $crane }
garden_nation-choice-build_bramble = Build: { $where }, becomes { $land } · { $price ->
    [one] { $price } inhabitant
   *[other] { $price } inhabitants
} · crane → { $crane }
garden_nation-choice-demolish = Demolish: { $where } · { $price ->
    [one] +{ $price } inhabitant
   *[other] +{ $price } inhabitants
} · crane → { $crane }
garden_nation-choice-invade = Invade: { $where } · a ploy and { $price ->
    [one] { $price } inhabitant
   *[other] { $price } inhabitants
} · crane → { $crane }
garden_nation-choice-transfer_roof = Move roof: { $start } → { $end } · a ploy

## Log

garden_nation-log-choose_objectives = { $seat } keeps { $objective1 } and { $objective2 }.
garden_nation-log-choose_objectives-veiled = { $seat } keeps two objectives.
garden_nation-log-build = { $seat } builds floor { $floor } in territory { $territory }, { $slot }: { $price ->
    [one] −{ $price } inhabitant
   *[other] −{ $price } inhabitants
}.
garden_nation-log-build_bramble = { $seat } builds floor { $floor } in territory { $territory }, { $slot }: { $price ->
    [one] −{ $price } inhabitant
   *[other] −{ $price } inhabitants
}. The bramble becomes { $land }.
garden_nation-log-demolish = { $seat } demolishes a building of { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
} in territory { $territory }, { $slot }: { $price ->
    [one] +{ $price } inhabitant
   *[other] +{ $price } inhabitants
}.
garden_nation-log-invade = { $seat } invades the building of { $seat2 } in territory { $territory }, { $slot }: −1 ploy, { $price ->
    [one] −{ $price } inhabitant
   *[other] −{ $price } inhabitants
}. { $seat2 } takes back { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
} and gains { $price ->
    [one] { $price } inhabitant
   *[other] { $price } inhabitants
}{ $roofs ->
    [0] {""}
   *[other] ; the roof goes back to the supply
}.
garden_nation-log-strategic = { $seat } uses a ploy: the crane goes to territory { $territory }.
garden_nation-log-transfer_roof = { $seat } uses a ploy: the roof in territory { $territory1 }, { $slot1 }, goes to territory { $territory2 }, { $slot2 }.
garden_nation-log-move_on = { $seat } skips a territory: the crane goes to territory { $territory }.
garden_nation-log-pass = { $seat } passes.
garden_nation-log-complete = { $seat } completes { $project }: { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}. The roof goes on the building in territory { $territory }, { $slot }.
garden_nation-log-decline = { $seat } skips a project.
garden_nation-log-next_player = { $seat } names { $seat2 } as the next player.
garden_nation-log-territory = Territory { $territory } is laid out: { $slot }.
garden_nation-log-project = Project { $place }: { $project }.
garden_nation-log-first_player = { $seat } starts.
garden_nation-log-deal = { $seat } gets an objective: { $objective }.
garden_nation-log-deal-veiled = { $seat } gets an objective.
garden_nation-log-last_round = { $seat } has no floors left: this is the last round.
garden_nation-log-control = Territory { $territory }: { $seat } has the most floors, { $count ->
    [one] +{ $count } inhabitant
   *[other] +{ $count } inhabitants
}.
garden_nation-log-control_shared = Territory { $territory }: { $actors } tie for the most floors, { $count ->
    [one] +{ $count } inhabitant
   *[other] +{ $count } inhabitants
} each.
garden_nation-log-round = Round { $round }.
garden_nation-log-round_last = Round { $round }: the last one under the round limit.
garden_nation-log-limit = The limit of { $round } rounds is reached.
garden_nation-log-reveal = { $seat } reveals two objectives: { $objectives }.
garden_nation-log-won = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
garden_nation-log-shared = { $actors } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The board in words

garden_nation-board-start = The crane is not in the garden yet.
garden_nation-board-round = Round { $round }. The crane is in territory { $territory }. Roofs left: { $count }.
garden_nation-board-last = Round { $round }, the last one. The crane is in territory { $territory }. Roofs left: { $count }.
garden_nation-board-over = The game is over after { $round ->
    [one] { $round } round
   *[other] { $round } rounds
}.
garden_nation-board-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, population { $population }, floors left { $floors }, ploys left { $ploys }
garden_nation-board-place = place { $number } in the turn order
garden_nation-board-tokens = Bramble tokens left: greenery { $greenery }, yellow grass { $yellow_grass }, red leaves { $red_leaves }
garden_nation-board-done = completed: { $projects }
garden_nation-board-projects = Common projects ({ $count } more in the deck)
garden_nation-board-project = Project { $place }: { $project }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
garden_nation-board-objectives = Your objectives
garden_nation-board-objective = { $objective }: now { $points }
garden_nation-board-card = { $card }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
garden_nation-board-secret = { $card }, secret objective
garden_nation-board-territory = Territory { $territory } ({ $slot })
garden_nation-board-crane = Territory { $territory } ({ $slot }), the crane is here
garden_nation-board-vacant = { $zone } { $arrow } { $land }, cost { $cost }: vacant
garden_nation-board-building = { $zone } { $arrow } { $land }, cost { $cost }: { $seat }, { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}
garden_nation-board-closed = { $zone } { $arrow } { $land }, cost { $cost }: { $seat }, { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}, roof

## What an action brings

garden_nation-asset-population = { $count ->
    [one] { $count } inhabitant
   *[other] { $count } inhabitants
}
garden_nation-asset-floors = { $count ->
    [one] { $count } floor
   *[other] { $count } floors
}
garden_nation-asset-ploys = { $count ->
    [one] { $count } ploy
   *[other] { $count } ploys
}
garden_nation-asset-roofs = { $count ->
    [one] { $count } roof
   *[other] { $count } roofs
}
garden_nation-reason-zone = Cost of the zone: { $cost }
garden_nation-reason-floors = { $count ->
    [one] { $count } floor below
   *[other] { $count } floors below
}
garden_nation-reason-refund = { $count ->
    [one] Twice the price of its floor
   *[other] Twice the price of its { $count } floors
}
garden_nation-reason-invade = { $count ->
    [one] Twice the price of its floor
   *[other] Twice the price of its { $count } floors
}
garden_nation-reason-ploy = { $count ->
    [0] Your last ploy
    [one] A ploy, { $count } left
   *[other] A ploy, { $count } left
}
garden_nation-reason-control = Territory control at the end of the round
garden_nation-note-kept = You keep these two for the whole game. They stay secret until the end.
garden_nation-note-completes = Then you can complete { $projects }: up to { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
garden_nation-note-roof = The building gets a roof: it no longer grows and counts only for territory control.
garden_nation-note-control-won = You take the lead in territory { $territory }: +2 inhabitants at the end of the round.
garden_nation-note-control-taken = You take the lead in territory { $territory } from { $actors }.
garden_nation-note-control-shared = You share the lead in territory { $territory } with { $actors }: +1 inhabitant each at the end of the round.
garden_nation-note-crane-you = { $moves ->
    [0] The crane stays in territory { $territory }: your next action is there.
   *[other] The crane goes to territory { $territory }: your next action is there.
}
garden_nation-note-crane-other = { $moves ->
    [0] The crane stays in territory { $territory }: { $seat } acts there next.
   *[other] The crane goes to territory { $territory }: { $seat } acts there next.
}
garden_nation-note-crane-next = { $moves ->
    [0] The crane stays in territory { $territory }: the next player acts there.
   *[other] The crane goes to territory { $territory }: the next player acts there.
}
garden_nation-note-crane-round = { $moves ->
    [0] The round ends. The crane stays in territory { $territory }: you begin the next round there.
   *[other] The round ends. The crane goes to territory { $territory }: you begin the next round there.
}
garden_nation-note-over = The game ends with this action.
garden_nation-warning-invade = You spend a ploy (left: { $ploys }) against { $seat }, who gains { $price ->
    [one] { $price } inhabitant
   *[other] { $price } inhabitants
} and takes back { $count ->
    [one] { $count } floor
   *[other] { $count } floors
}.
garden_nation-warning-demolish = { $roofs ->
    [0] The building is gone for good.
   *[other] The building and its roof are gone for good. The points of the project stay.
}
garden_nation-warning-control-lost = You lose the lead in territory { $territory }.
garden_nation-warning-control-shared = You no longer lead alone in territory { $territory }.
garden_nation-warning-last = Your last floor: this round will be the last.
garden_nation-warning-pass = { $count ->
    [one] You give up { $count } action.
   *[other] You give up { $count } actions.
}
garden_nation-warning-decline = You give up { $points ->
    [one] { $points } point
   *[other] { $points } points
}. The project stays on display for everybody.

## Score

garden_nation-score-population = Population
garden_nation-score-sacred_place_beside_yellow_grass = { garden_nation-project-sacred_place_beside_yellow_grass }
garden_nation-score-sacred_place_beside_red_leaves = { garden_nation-project-sacred_place_beside_red_leaves }
garden_nation-score-infirmary_beside_greenery = { garden_nation-project-infirmary_beside_greenery }
garden_nation-score-infirmary_beside_red_leaves = { garden_nation-project-infirmary_beside_red_leaves }
garden_nation-score-fortress_beside_greenery = { garden_nation-project-fortress_beside_greenery }
garden_nation-score-fortress_beside_yellow_grass = { garden_nation-project-fortress_beside_yellow_grass }
garden_nation-score-house = { garden_nation-card-house }
garden_nation-score-herbalist = { garden_nation-card-herbalist }
garden_nation-score-prison = { garden_nation-card-prison }
garden_nation-score-terraced_houses = { garden_nation-card-terraced_houses }
garden_nation-score-forge = { garden_nation-card-forge }
garden_nation-score-outpost = { garden_nation-card-outpost }
garden_nation-score-sanctuary = { garden_nation-card-sanctuary }
garden_nation-score-windmill = { garden_nation-card-windmill }
garden_nation-score-bunker = { garden_nation-card-bunker }
garden_nation-score-apartments = { garden_nation-card-apartments }
garden_nation-score-power_station = { garden_nation-card-power_station }
garden_nation-score-radio_tower = { garden_nation-card-radio_tower }
garden_nation-score-temple = { garden_nation-card-temple }
garden_nation-score-water_reservoir = { garden_nation-card-water_reservoir }
garden_nation-score-air_base = { garden_nation-card-air_base }
garden_nation-score-cabaret = { garden_nation-card-cabaret }
garden_nation-score-post_office = { garden_nation-card-post_office }
garden_nation-score-barracks = { garden_nation-card-barracks }
garden_nation-score-sculpture = { garden_nation-card-sculpture }
garden_nation-score-market = { garden_nation-card-market }
garden_nation-score-watchtower = { garden_nation-card-watchtower }
garden_nation-score-belfry = { garden_nation-card-belfry }
garden_nation-score-observatory = { garden_nation-card-observatory }
garden_nation-score-territory_control_1_3 = { garden_nation-card-territory_control_1_3 }
garden_nation-score-territory_control_2_4 = { garden_nation-card-territory_control_2_4 }
garden_nation-score-territory_control_3_5 = { garden_nation-card-territory_control_3_5 }
garden_nation-score-territory_control_4_6 = { garden_nation-card-territory_control_4_6 }
garden_nation-score-territory_control_5_7 = { garden_nation-card-territory_control_5_7 }
garden_nation-score-territory_control_6_1 = { garden_nation-card-territory_control_6_1 }
garden_nation-score-territory_control_7_2 = { garden_nation-card-territory_control_7_2 }

## Errors

garden_nation-options-round-cap = { $rounds } rounds are not possible. Choose from 1 to { $most }.
garden_nation-position-pieces = The position has more floors, roofs, bramble tokens or copies of an objective than there are. Take some away.
garden_nation-position-display = A project lies on two places. Choose another card for one of them.
garden_nation-position-phase = The lines of the position do not go together in the phase “{ $phase }”. Check decisions, order and cards.
garden_nation-position-layout = The line “layout” is needed once the territories are laid out, and not before. Correct it.

## Pictures

garden_nation-picture-title = Garden Nation, round { $round }
garden_nation-picture-seat = { $seat }
garden_nation-picture-project = { $project }
garden_nation-picture-round = Round { $round }
garden_nation-picture-roofs = { $count ->
    [one] { $count } roof left
   *[other] { $count } roofs left
}
garden_nation-picture-setup = Setup
garden_nation-picture-last = Last round
garden_nation-picture-tab-projects = Projects
garden_nation-picture-tab-objectives = Objectives
garden_nation-picture-tab-done = Completed
garden_nation-picture-tab-result = Result
garden_nation-picture-none = none yet
garden_nation-picture-secret = +{ $points } secret
garden_nation-picture-action = action
garden_nation-picture-action-of = { $number } of { $actions }
garden_nation-picture-action-label = Action { $number } of { $actions }
garden_nation-picture-income = +{ $count }
garden_nation-picture-price-from = from { $price }
garden_nation-picture-price-gain = up to +{ $price }
garden_nation-picture-price-ploy = ploy
garden_nation-picture-price-invade = { $price } + ploy
garden_nation-picture-price-free = free
garden_nation-picture-left-project = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
garden_nation-picture-ask-project = Give up a project worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}?
garden_nation-picture-left-actions = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
garden_nation-picture-ask-actions = { $count ->
    [one] { $count } action left. End the turn anyway?
   *[other] { $count } actions left. End the turn anyway?
}
garden_nation-picture-note-crane = The crane is in territory { $territory }.
garden_nation-picture-note-income = If the round ended now: +{ $count ->
    [one] { $count } inhabitant
   *[other] { $count } inhabitants
} for you.
garden_nation-picture-note-possible = This action can complete: { $projects }.
garden_nation-picture-question = What land does it become?
garden_nation-picture-land-left = { $count } left
garden_nation-picture-floors-least = { $count }+ floors
garden_nation-picture-order = Turn order
garden_nation-picture-supply = Common supply
garden_nation-picture-lands = Lands
garden_nation-picture-projects = Common projects
garden_nation-picture-deck = { $count ->
    [0] the deck is empty
   *[other] in the deck: { $count }
}
garden_nation-picture-objectives = Your objectives
garden_nation-picture-private = only you see them
garden_nation-picture-by = Possible with this action.
garden_nation-picture-you = you
garden_nation-picture-thinking = thinking
garden_nation-picture-ready = done
garden_nation-picture-waiting = waiting
garden_nation-picture-score-projects = Projects
garden_nation-picture-standing = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $population ->
    [one] { $population } inhabitant
   *[other] { $population } inhabitants
}, floors left { $floors }, ploys left { $ploys }
garden_nation-picture-next = Next player: { $seat }
garden_nation-picture-crane = The crane is in territory { $territory }
garden_nation-picture-tokens = Bramble tokens of { $land } left: { $count }
garden_nation-picture-plant = Place a token: { $land }
garden_nation-picture-vacant = Territory { $territory }, { $slot }: { $land }, cost { $cost }, vacant
garden_nation-picture-building = Territory { $territory }, { $slot }: { $land }, cost { $cost }, { $seat }, { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}
garden_nation-picture-closed = Territory { $territory }, { $slot }: { $land }, cost { $cost }, { $seat }, { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}, roof
garden_nation-picture-build = Build in territory { $home }, { $slot }: { $price ->
    [one] −{ $price } inhabitant
   *[other] −{ $price } inhabitants
}; the crane goes to { $territory }.
garden_nation-picture-demolish = Demolish in territory { $home }, { $slot }: { $price ->
    [one] +{ $price } inhabitant
   *[other] +{ $price } inhabitants
}; the crane goes to { $territory }.
garden_nation-picture-invade = Invade the building of { $seat } in territory { $home }, { $slot }: a ploy and { $price ->
    [one] { $price } inhabitant
   *[other] { $price } inhabitants
}; the crane goes to { $territory }.
garden_nation-picture-roof = Move the roof: territory { $home }, { $slot }
garden_nation-picture-completes = Can complete: { $projects }.
garden_nation-picture-refund = Demolishing brings { $price ->
    [one] { $price } inhabitant
   *[other] { $price } inhabitants
}.
garden_nation-picture-strategic = Move the crane to territory { $territory }

## Pages: how to play in short, options of a new table

garden_nation-how-1 = You act where the crane stands: put a floor on a vacant zone or on your own unroofed building, or demolish a building of yours.
garden_nation-how-2 = A floor costs as many inhabitants as the zone says, plus 1 for each floor below it; demolishing gives back twice what the floors cost.
garden_nation-how-3 = Then the crane moves: your zone's position within its territory (say, upper left) decides which territory is next (the upper left one).
garden_nation-how-4 = Right after placing a floor you may complete one common project in which that building takes part: it gets a roof, and you score.
garden_nation-how-5 = After each round, the most floors in a territory bring 2 inhabitants, or 1 each in a tie.
garden_nation-how-6 = When a player runs out of floors, the round is the last. Then projects, two secret objectives and the population are scored.
garden_nation-option-zone_costs-about = Two zones in territories 5 and 6 cost different amounts in the two editions.
garden_nation-option-move_on-about = Whether the crane goes up or down the numbers when a territory is skipped.
garden_nation-value-art = As on the printed board
garden_nation-value-bga = As on Board Game Arena
garden_nation-value-ascending = From lower to higher numbers
garden_nation-value-descending = From higher to lower numbers
