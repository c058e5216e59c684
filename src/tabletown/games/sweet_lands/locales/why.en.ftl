## Why an action is refused: set-up, draft, clean-up

sweet_lands-why-dealt = This is drawn from the supply; nobody chooses it.
sweet_lands-why-no_draft = Cards are drafted only at the start of round 1, and only with the draft variant.
sweet_lands-why-draft_first = First keep one card of your packet.
sweet_lands-why-not_in_packet = This card is not in your packet.
sweet_lands-why-no_cleanup = You keep a card in the clean-up, after everybody has ended the round.
sweet_lands-why-keep_first = First choose the one card you keep.
sweet_lands-why-character_first = First choose a character.
sweet_lands-why-character_taken = This character is already taken.
sweet_lands-why-character_back = { $character } is on the other side of this board and is already in play.
sweet_lands-why-domain_first = First choose a domain board and its side.
sweet_lands-why-domain_taken = This domain board is already taken.
sweet_lands-why-help_cell_first = First put your help piece on a cell of the help board.
sweet_lands-why-no_help_cell = The help board has only { $n } cells in this game.
sweet_lands-why-same_help_cell = Your help piece is already here: it must move to another cell.
sweet_lands-why-help_cell_taken = { $seat } has this cell.
sweet_lands-why-help_cell_mio = Mio has this cell.

## A turn

sweet_lands-why-main_first = First take a main action, or end the round.
sweet_lands-why-main_used = You have taken your main action. Now only free actions are left, then end your turn.
sweet_lands-why-not_asked = Nothing asks for this now: choose an action first.
sweet_lands-why-bring-terrain = First choose an area, a card or a free action that places terrain tokens.
sweet_lands-why-bring-road = First choose an area, a card or a free action that builds roads.
sweet_lands-why-bring-property = First choose an area or a card that places properties.
sweet_lands-why-bring-hare = First choose an area or a card that places hares.
sweet_lands-why-bring-step = First choose an area or a card that moves the cart and the locomotive.
sweet_lands-why-bring-prosper = First choose an area or a card that brings prosperity steps.
sweet_lands-why-bring-flip = A token turns over when a road touches it, or by an ability.
sweet_lands-why-bring-skill = You take a skill token when an effect says so.
sweet_lands-why-bring-discard = First choose what you discard the card for: an area or a free action.
sweet_lands-why-bring-disk = First choose what you pay for: an area or a free action.
sweet_lands-why-bring-employ = A worker is employed right after it was played.
sweet_lands-why-asked = First finish what you have begun. { $prompt }
sweet_lands-why-must = This cannot be skipped. { $prompt }
sweet_lands-why-must_once = The first one cannot be skipped: an action is never used for nothing.

## Areas

sweet_lands-why-area_players = This area is used only with { $n } or more players.
sweet_lands-why-area_closed = This area opens in round { $round }; it is round { $now }.
sweet_lands-why-area_full = { $n ->
    [1] The only slot of this area is taken this round.
   *[other] All { $n } slots of this area are taken this round.
}
sweet_lands-why-not_copied = Only a basic area can be copied here.
sweet_lands-why-not_copied-special = Only a basic or an additional area can be copied here.
sweet_lands-why-no_copy = There is no area that you could copy and pay for now.
sweet_lands-why-tokens_done = All terrain tokens of this action are placed.
sweet_lands-why-roads_done = All roads of this action are built.

## Costs

sweet_lands-why-short-gold = It takes { $needs } gold; you have { $has }.
sweet_lands-why-short-wheat = It takes { $needs } wheat; you have { $has }.
sweet_lands-why-short-wood = It takes { $needs } wood; you have { $has }.
sweet_lands-why-short-iron = It takes { $needs } iron; you have { $has }.
sweet_lands-why-short-diamond = { $needs ->
    [one] It takes { $needs } diamond; you have { $has }.
   *[other] It takes { $needs } diamonds; you have { $has }.
}
sweet_lands-why-short-basic = { $needs ->
    [one] It takes { $needs } basic resource; you have { $has }.
   *[other] It takes { $needs } basic resources; you have { $has } in all.
}
sweet_lands-why-short-swap = It takes { $needs } { $resource1 } or { $resource2 } together; you have { $has }.
sweet_lands-why-short-cards = { $needs ->
    [one] It takes a card from hand; you have { $has }.
   *[other] It takes { $needs } cards from hand; you have { $has }.
}
sweet_lands-why-short-cards_or_diamonds = { $needs ->
    [one] It takes { $needs } card or diamond, and one card must stay in hand.
   *[other] It takes { $needs } cards or diamonds in all, and one card must stay in hand.
} You have { $has ->
    [one] { $has } card
   *[other] { $has } cards
} and { $diamonds ->
    [one] { $diamonds } diamond
   *[other] { $diamonds } diamonds
}.
sweet_lands-why-last_card = { $needs ->
    [one] One card must stay in your hand until round { $round }, and this is your last.
   *[other] This takes all your { $needs } cards, but one must stay in your hand until round { $round }.
}
sweet_lands-why-no_disk = You have no action disk.
sweet_lands-why-cards_begun = A disk replaces all the cards; you have begun to discard.
sweet_lands-why-diamonds_first = First say how many cards you replace with diamonds.
sweet_lands-why-diamonds_paid = You have already said how many diamonds you pay; the rest is cards.
sweet_lands-why-no_diamonds_for_cards = Only Gretel may pay diamonds in place of cards.
sweet_lands-why-diamonds_many = { $needs ->
    [one] Only { $needs } card is asked for.
   *[other] Only { $needs } cards are asked for.
}
sweet_lands-why-mix = You must pay exactly { $needs }, and this is { $n }.
sweet_lands-why-area_mix = You must pay exactly { $needs } in all: { $resources }.

## Land

sweet_lands-why-off_land = No token goes here.
sweet_lands-why-on_capital = Terrain tokens are never placed on the capital.
sweet_lands-why-on_bonus_area = Terrain tokens are never placed on a bonus-card area.
sweet_lands-why-other_land = Only a { $land } token goes on this cell.
sweet_lands-why-only_land = This effect places { $land } tokens only.
sweet_lands-why-has_token = This cell has a token already.
sweet_lands-why-not_adjacent = A token must touch the capital or a token that you have placed.
sweet_lands-why-no_cell = No empty cell touches your land.
sweet_lands-why-no_cell-land = No empty { $land } cell touches your land.
sweet_lands-why-no_edge = There is no free edge left next to your roads.
sweet_lands-why-no_cell_no_edge = There is no place left for a token or a road.
sweet_lands-why-no_border = There is no land at this edge.
sweet_lands-why-has_road = There is a road here already.
sweet_lands-why-road_apart = A road must touch the capital’s edges or one of your roads.
sweet_lands-why-no_token = There is no token on this cell.
sweet_lands-why-turned_already = This token is turned already; it turns only once.
sweet_lands-why-no_face_up = All your tokens are turned already.

## Properties and hares

sweet_lands-why-tower_free = The clock tower is built with a free action of its own.
sweet_lands-why-tower_now = Now it is the clock tower’s turn.
sweet_lands-why-tower_stands = Your clock tower stands already.
sweet_lands-why-no_wonder = The clock tower needs a wonder symbol, and you have none.
sweet_lands-why-tower_needs = The clock tower needs { $phrase }; you have { $has }.
sweet_lands-why-all_placed = { $n ->
    [1] The { $piece } is on your land already.
   *[other] All { $n } of this kind are on your land: { $piece }.
}
sweet_lands-why-no_piece = All your properties are on your land.
sweet_lands-why-has_property = There is a property here already.
sweet_lands-why-no_token_below = A property stands on a turned token or on the capital.
sweet_lands-why-face_up = This token is not turned yet: a road must touch it first.
sweet_lands-why-just_turned = This token was turned by the action you are taking; a property can go here from your next action on.
sweet_lands-why-only_ground = This property can only go on a turned { $land } token.
sweet_lands-why-no_ground = You have no free turned token and no free capital cell.
sweet_lands-why-no_ground-land = You have no free turned { $land } token.
sweet_lands-why-no_price = You cannot pay for any property. The nearest is a { $piece }: { $phrase }.
sweet_lands-why-no_price-surcharge = You cannot pay for any property and { $n } wood more. The nearest is a { $piece }: { $phrase }.
sweet_lands-why-food = The next hare needs food { $needs }; your food marker is on { $has }.
sweet_lands-why-no_home = A hare stands on a property, and you have none.
sweet_lands-why-no_home_left = { $n ->
    [1] Your only property has a hare already.
   *[other] All your { $n } properties have a hare already.
}
sweet_lands-why-no_property = A hare stands on a property, and there is none here.
sweet_lands-why-has_hare = This property has a hare already.

## Tracks

sweet_lands-why-no_locomotive = You do not have the locomotive yet.
sweet_lands-why-lab = A lab blocks space { $space } of the industry track: place it on your land first.
sweet_lands-why-other_color-orange = These steps are for orange tracks only.
sweet_lands-why-other_color-green = These steps are for green tracks only.
sweet_lands-why-other_color-gray = These steps are for gray tracks only.
sweet_lands-why-track_end = You are at the end of this track, on step { $n }.
sweet_lands-why-last_space = { $needs ->
    [one] The last space costs { $needs } diamond; you have { $has }.
   *[other] The last space costs { $needs } diamonds; you have { $has }.
}
sweet_lands-why-last_spaces = { $needs ->
    [one] Only last spaces are left, each for { $needs } diamond; you have { $has }.
   *[other] Only last spaces are left, each for { $needs } diamonds; you have { $has }.
}
sweet_lands-why-all_ends = You are at the end of all these tracks.
sweet_lands-why-not_least = You have { $has ->
    [one] { $has } step
   *[other] { $has } steps
} in this color and only { $n } in { $color }: the color with the fewest comes first.

## Cards, skills, milestones, abilities

sweet_lands-why-not_in_hand = This card is not in your hand.
sweet_lands-why-no_deck = There is no card left to draw.
sweet_lands-why-not_in_deck = This card is not in the deck.
sweet_lands-why-not_searched = This is not the kind of card that you search for.
sweet_lands-why-one_of_two = Play one of the two cards that you found.
sweet_lands-why-not_allowed = This is not the kind of card that the effect plays.
sweet_lands-why-no_playable = There is no card in your hand that the effect could play now.
sweet_lands-why-no_worker = There is no worker in your hand that you could employ now.
sweet_lands-why-no_sign = This card has no industry sign and cannot be employed.
sweet_lands-why-other_sign = This worker can only be employed in { $column }.
sweet_lands-why-column_full = { $n ->
    [one] There is room for { $n } worker here
   *[other] There is room for { $n } workers here
}, and all of it is taken. For more room place more of these: { $piece } (now { $has }).
sweet_lands-why-no_partner = With this choice there would be no second worker to employ.
sweet_lands-why-no_option = There are only { $n } ways to choose from.
sweet_lands-why-not_waiting = This one does not wait to be resolved.
sweet_lands-why-count = Not reached yet: { $phrase }. You have { $has }.
sweet_lands-why-nothing = This has no effect now.
sweet_lands-why-not_your_skill = You do not have this skill token.
sweet_lands-why-acts_by_itself = This skill acts by itself; there is nothing to use.
sweet_lands-why-skill_used = This skill is used once a round; it turns back in the clean-up.
sweet_lands-why-your_skill = You have this skill already, and each only once.
sweet_lands-why-skill_gone = No token of this skill is left.
sweet_lands-why-no_upgraded = This upgraded skill is not on offer.
sweet_lands-why-no_skill = No skill token is left that you could take.
sweet_lands-why-no_milestones = There are no milestones in the solo game.
sweet_lands-why-milestones_closed = Three milestones are claimed; the others have left the game.
sweet_lands-why-milestone_gone = This milestone is not on the table.
sweet_lands-why-milestone_needs = This milestone needs { $goal }; you have { $has }.
sweet_lands-why-no_ability = Your character has no such free action.
sweet_lands-why-ability_used = You have used this ability in this round.
sweet_lands-why-ability_needs = This ability needs { $phrase }; you have { $has }.
