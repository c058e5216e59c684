torres-name = Torres
torres-about = Build castles, climb them with your knights, and be where the king is when the year ends.

## Modes and options

torres-mode-basic = Basic
torres-mode-basic-help = Castles on the marked squares, and one common deck of action cards. 2 to 4 players.
torres-mode-own_deck = Own decks
torres-mode-own_deck-help = Every player has a deck of ten cards to buy from: look at three, keep one. 2 to 4 players.
torres-mode-master = Master
torres-mode-master-help = You place the castles, hold all ten cards from the start, and a master card gives extra points. 2 to 4 players.
torres-option-castle_setup = Castles at the start
torres-option-castle_setup-help = by_mode, printed (marked squares) or players (placed in turn).
torres-option-action_cards = Action cards
torres-option-action_cards-help = by_mode, common_deck (one deck for all), own_deck (ten each) or full_hand (all ten in hand).
torres-option-master_card = Master card
torres-option-master_card-help = by_mode, yes or no: one of eight cards that gives extra points.
torres-option-round_start = First player of a round
torres-option-round_start-help = by_mode, fixed (the same all year) or leader (whoever has the most points).
torres-option-door_rule = Doors
torres-option-door_rule-help = no_climb_inside (never up inside a castle) or exit_level_only (up inside is allowed, but the way out is no higher than the way in).
torres-option-start_player = First player
torres-option-start_player-help = drawn, or a seat counted from 0.

## Cards

torres-card-six_ap = 6 AP
torres-card-six_ap-help = You get 1 more action point this turn.
torres-card-seven_ap = 7 AP
torres-card-seven_ap-help = You get 2 more action points this turn.
torres-card-extra_block = Extra block
torres-card-extra_block-help = Place a block from the common supply, wherever a block may be placed.
torres-card-raise_knight = Block under a knight
torres-card-raise_knight-help = Put a block from any of your stacks under your knight. No castle may get too high or join another; away from castles, this founds a new one.
torres-card-shift_block = Move a block
torres-card-shift_block-help = Move a tower of one block, without a figure, to an empty square. No castle may be divided or too high; at least six remain.
torres-card-regroup = Relocate a knight
torres-card-regroup-help = Put one of your knights next to another of yours, on the same level or lower.
torres-card-diagonal_step = Diagonal move
torres-card-diagonal_step-help = Move a knight diagonally, at most one level up.
torres-card-door_passage = Move through doors
torres-card-door_passage-help = Move a knight through a castle; inside, he may also climb. He comes out next to a taller tower of this castle.
torres-card-vault = Jump over a knight
torres-card-vault-help = Jump in a straight line over a knight of any color, at most one level up. You cannot jump over the king.
torres-card-climb_two = Leap two levels
torres-card-climb_two-help = Move a knight to a neighboring square exactly two levels higher.
torres-card-border = Border squares
torres-card-border-help = After years 1, 2, 3: 2, 5, 10 points for each of your knights on the border, and 2, 5, 10 once more if nobody has as many there.
torres-card-diagonals = Main diagonals
torres-card-diagonals-help = After years 1, 2, 3: 2, 5, 10 points for each of your knights on the main diagonals, and 2, 5, 10 once more if nobody has as many there.
torres-card-castle_spread = Several castles
torres-card-castle_spread-help = Knights in exactly 4 castles after year 1: 5 points; in exactly 5 after year 2: 15; in exactly 6 after year 3: 30.
torres-card-cluster = Neighboring squares
torres-card-cluster-help = End of game: 40 points if all six of your knights form one connected group.
torres-card-levels_differ = Different levels
torres-card-levels_differ-help = End of game: 40 points if all six of your knights stand on different levels.
torres-card-line = In a row
torres-card-line-help = End of game: 50 points if all six of your knights stand in one row or one column.
torres-card-square = Corners of a square
torres-card-square-help = End of game: 50 points if four of your knights form the corners of a square, upright or tilted.
torres-card-same_level = Same level
torres-card-same_level-help = End of game: 50 points if all six of your knights stand on the same level.
torres-source-chosen = the chosen stack
torres-source-1 = a stack of 1
torres-source-2 = a stack of 2
torres-source-3 = a stack of 3
torres-stacks-none = none

## Prompts

torres-prompt-castle = Place a castle, three steps or more from the others.
torres-prompt-first_knight = Put your first knight on a castle.
torres-prompt-king = Put the king on a castle.
torres-prompt-stack = Choose a stack for this turn.
torres-prompt-act = Your turn: { $points } AP and { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
}.
torres-prompt-act-spent = No AP left. End your turn, or play a card if you can.
torres-prompt-shift = Where does the block from { $square } go?
torres-prompt-keep = Keep one card and choose where the others go.
torres-prompt-keep-only = Keep the card.
torres-prompt-left = { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
} left over. Choose your stacks.
torres-prompt-move_king = You may move the king.
torres-prompt-wait = { $count ->
    [one] { $actors } is choosing.
   *[other] Waiting for { $actors }.
}
torres-prompt-start = The first player is being drawn.
torres-prompt-dealer = A card is being drawn.
torres-prompt-over = The game is over.

## Choices

torres-choose-place_castle = Place castle
torres-choose-place_first_knight = Place knight
torres-choose-place_king = Place king
torres-choose-choose_stack = Take stack
torres-choose-choose_stack-size = Of how many blocks?
torres-choose-add_knight = Add knight
torres-choose-move_knight = Move knight
torres-choose-move_knight-square1 = Which knight?
torres-choose-move_knight-square2 = Where to?
torres-choose-place_block = Place block
torres-choose-buy_card = Buy card
torres-choose-advance_score = Score 1
torres-choose-six_ap = 6 AP
torres-choose-seven_ap = 7 AP
torres-choose-extra_block = Extra block
torres-choose-raise_knight = Block under a knight
torres-choose-raise_knight-square = Under which knight?
torres-choose-raise_knight-source = From which stack?
torres-choose-shift_block = Move a block
torres-choose-shift_block-square = Which block?
torres-choose-regroup = Relocate a knight
torres-choose-regroup-square1 = Which knight?
torres-choose-regroup-square2 = Where to?
torres-choose-diagonal_step = Diagonal move
torres-choose-diagonal_step-square1 = Which knight?
torres-choose-diagonal_step-square2 = Where to?
torres-choose-door_passage = Move through doors
torres-choose-door_passage-square1 = Which knight?
torres-choose-door_passage-square2 = Where to?
torres-choose-vault = Jump over a knight
torres-choose-vault-square1 = Which knight?
torres-choose-vault-square2 = Where to?
torres-choose-climb_two = Leap two levels
torres-choose-climb_two-square1 = Which knight?
torres-choose-climb_two-square2 = Where to?
torres-choose-end_turn = End turn
torres-choose-shift_to = Put down
torres-choose-keep_card = Keep
torres-choose-keep_card_top = Keep (rest on top)
torres-choose-keep_card_bottom = Keep (rest to the bottom)
torres-choose-allocate_leftovers = Keep stacks
torres-choose-allocate_leftovers-stacks = Of which sizes?
torres-choose-move_king = Move king
torres-choose-keep_king = Leave king
torres-button-play_card = Play card
torres-label-stack = { $size ->
    [0] Take the empty stack
   *[other] Take stack of { $size }
}
torres-label-stacks = Keep stacks of { $stacks }

## What an action brings

torres-asset-ap = { $count } AP
torres-asset-blocks = { $count ->
    [one] { $count } block
   *[other] { $count } blocks
}
torres-asset-stacks = { $count ->
    [one] { $count } block in the other stacks
   *[other] { $count } blocks in the other stacks
}
torres-asset-knights = { $count ->
    [one] { $count } knight in reserve
   *[other] { $count } knights in reserve
}
torres-asset-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
torres-reason-step-up = Step, one level up
torres-reason-step-level = Step
torres-reason-step-down = Step, { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
} down
torres-reason-passage = Passage through a castle
torres-reason-knight = Knight from the reserve
torres-reason-block = Placing a block
torres-reason-buy = Buying a card
torres-reason-point = Scoring a point
torres-reason-card = Card “{ $card }”
torres-note-castle = Castle { $square }: { $area ->
    [one] { $area } square
   *[other] { $area } squares
} × level { $level } = { $points } (was { $before }).
torres-note-founded = This founds a new castle.
torres-note-next-turn = You can play it from your next turn on.
torres-note-one-card = This is your one card for this turn.
torres-warning-others = The castle grows for everybody in it: { $actors }.
torres-warning-king = Your knight leaves the king’s castle, where level { $level } scores { $points }.
torres-warning-down = He cannot step back up { $levels } levels.
torres-warning-points = { $points } AP will be lost.
torres-warning-returned = { $blocks ->
    [one] { $blocks } block goes back to the supply.
   *[other] { $blocks } blocks go back to the supply.
}

## Log

torres-log-place_castle = { $seat } places a castle on { $square }.
torres-log-place_first_knight = { $seat } puts the first knight on { $square }.
torres-log-place_king = { $seat } puts the king on { $square }.
torres-log-choose_stack = { $seat } takes { $size ->
    [0] an empty stack
   *[other] a stack of { $size }
}.
torres-log-add_knight = { $seat } adds a knight on { $square }.
torres-log-move_knight = { $seat } moves a knight from { $square1 } to { $square2 }.
torres-log-place_block = { $seat } places a block on { $square }.
torres-log-buy_card = { $seat } buys a card.
torres-log-advance_score = { $seat } scores 1 point.
torres-log-six_ap = { $seat } plays 6 AP.
torres-log-seven_ap = { $seat } plays 7 AP.
torres-log-extra_block = { $seat } plays Extra block on { $square }.
torres-log-raise_knight = { $seat } plays Block under a knight on { $square }, from { $source }.
torres-log-shift_block = { $seat } plays Move a block: takes the block on { $square }.
torres-log-regroup = { $seat } plays Relocate a knight: { $square1 } to { $square2 }.
torres-log-diagonal_step = { $seat } plays Diagonal move: { $square1 } to { $square2 }.
torres-log-door_passage = { $seat } plays Move through doors: { $square1 } to { $square2 }.
torres-log-vault = { $seat } plays Jump over a knight: { $square1 } to { $square2 }.
torres-log-climb_two = { $seat } plays Leap two levels: { $square1 } to { $square2 }.
torres-log-end_turn = { $seat } ends the turn.
torres-log-shift_to = { $seat } puts the block down on { $square }.
torres-log-keep_card = { $seat } keeps { $card }.
torres-log-keep_card-veiled = { $seat } keeps the last card.
torres-log-keep_card_top = { $seat } keeps { $card }; the rest goes on top.
torres-log-keep_card_top-veiled = { $seat } keeps a card; the rest goes on top.
torres-log-keep_card_bottom = { $seat } keeps { $card }; the rest goes to the bottom.
torres-log-keep_card_bottom-veiled = { $seat } keeps a card; the rest goes to the bottom.
torres-log-allocate_leftovers = { $seat } keeps stacks of { $stacks }.
torres-log-move_king = { $seat } moves the king to { $square }.
torres-log-keep_king = { $seat } leaves the king where he is.
torres-log-start_player = { $seat } starts.
torres-log-master_card = The master card is { $master }.
torres-log-draw_card = Drawn: { $card }.
torres-log-draw_card-veiled = A card is drawn.
torres-log-year-over = Year { $phase } is over.
torres-log-scored-castle = { $seat }: +{ $points } for castle { $square } ({ $area } × level { $level }).
torres-log-scored-castles = { $seat }: +{ $points } for castles.
torres-log-scored-king = { $seat }: +{ $points }, the bonus of the king on { $square }.
torres-log-scored-master = { $seat }: +{ $points } for the master card “{ $card }”.
torres-log-scored-jump = { $seat }: +{ $points }, the space was occupied.
torres-log-jump = { $seat }: +{ $points }, the space was occupied.
torres-log-scored-total = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
} after year { $year } (+{ $more }).
torres-log-phase = Year { $phase }, { $seat } starts.
torres-log-round = Round { $round }, { $seat } starts.
torres-log-won = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
torres-log-shared = { $actors } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The board in words

torres-board-setup = Set-up. Blocks in supply: { $supply }.
torres-board-turn = Year { $phase }, round { $round }. Turn: { $seat }, AP { $points }, blocks { $blocks }. Supply: { $supply }.
torres-board-over = The game is over.
torres-board-title = The board: levels, knights by letter, king K
torres-board-bare = empty
torres-board-tower = { $level }
torres-board-figure = { $level }{ $sign }
torres-board-seat = { $sign } is { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, +{ $more } if the year ended now; knights in reserve { $knights }, stacks { $stacks }, cards { $count }
torres-board-seat-next = { $sign } is { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, +{ $more } if the next year ended like this; knights in reserve { $knights }, stacks { $stacks }, cards { $count }
torres-board-seat-over = { $sign } is { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}; knights in reserve { $knights }, stacks { $stacks }, cards { $count }
torres-board-hand = { $seat } holds: { $cards }
torres-board-bought = Bought this turn, playable from your next turn: { $cards }
torres-board-played = { $seat } has played: { $cards }
torres-board-supply = Blocks in supply: { $supply }
torres-board-common = Cards in the common deck: { $count }
torres-board-looking = Cards looked at: { $count }
torres-board-first = First in the round: { $seat1 }, in the year: { $seat2 }
torres-board-deck-top = On top of your deck, from the top: { $cards }
torres-board-deck-bottom = At the bottom of your deck, from the top: { $cards }
torres-board-deck = Cards in the deck of { $seat }: { $count }, the owner knows { $top } on top and { $bottom } at the bottom
torres-board-master = Master card: { $card }

## Score

torres-score-advance_1 = Points for AP, year 1
torres-score-advance_2 = Points for AP, year 2
torres-score-advance_3 = Points for AP, year 3
torres-score-castles_1 = Castles, year 1
torres-score-castles_2 = Castles, year 2
torres-score-castles_3 = Castles, year 3
torres-score-king_1 = King’s bonus, year 1
torres-score-king_2 = King’s bonus, year 2
torres-score-king_3 = King’s bonus, year 3
torres-score-master_1 = Master card, year 1
torres-score-master_2 = Master card, year 2
torres-score-master_3 = Master card, year 3
torres-score-jump_1 = Occupied spaces, year 1
torres-score-jump_2 = Occupied spaces, year 2
torres-score-jump_3 = Occupied spaces, year 3

## Errors

torres-options-start-player = There is no seat { $seat } at a table of { $seats }. Choose one from 0 on, or drawn.
torres-position-stuck = The position waits for “{ $pending }”, but nothing is possible there. Correct it.
torres-position-blocks = The position has { $blocks } blocks, but there are { $most }. Take some away.
torres-position-cards = The card { $card } is there more often than its { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
}. Take some away.

## Pictures

torres-picture-title = Torres, year { $phase }
torres-picture-seat = { $seat }
torres-picture-you = you
torres-picture-first = starts the round
torres-picture-setup = Set-up
torres-picture-supply = { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
} in the supply
torres-picture-year = Year { $phase } of { $phases }
torres-picture-round = round { $round } of { $rounds }
torres-picture-year-over = Year { $phase } is over
torres-picture-king-line = King on { $square }: a knight on level { $level } of his castle scores { $points }
torres-picture-king-next = King on { $square }: next year level { $level } of his castle scores { $points }
torres-picture-king-stays = he stays on { $square }
torres-picture-last-round = Last round of year { $phase }: unused blocks go back to the supply.
torres-picture-mine-forecast = If the year ended now, you would get { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
torres-picture-mine-forecast-next = If the next year ended like this, you would get { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
torres-picture-master-note = Master card “{ $card }”: { $text }
torres-picture-more = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if the year ended now
torres-picture-marker = { $seat }: space { $points } of the track
torres-picture-ap = AP
torres-picture-price = { $points } AP
torres-picture-price-card = 0 AP
torres-picture-left-card = you can still play a card
torres-picture-left-points = { $points } AP left
torres-picture-left-blocks = { $points } AP and { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
} left
torres-picture-ask-points = { $points } AP left. End the turn anyway?
torres-picture-ask-blocks = { $points } AP and { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
} left. End the turn anyway?
torres-picture-returned = { $blocks ->
    [0] keeps all blocks
    [one] { $blocks } block to the supply
   *[other] { $blocks } blocks to the supply
}
torres-picture-tab-cards = Cards
torres-picture-tab-forecast = Scoring
torres-picture-bonus = king: level { $level } scores { $points }
torres-picture-bonus-next = next year the king: level { $level } scores { $points }
torres-picture-forecast = If the year ended now
torres-picture-forecast-next = If the next year ended now
torres-picture-castles = castles
torres-picture-king = king
torres-picture-master = master
torres-picture-jump = occupied
torres-picture-total = total
torres-picture-hand = Your cards: one per turn, free
torres-picture-looking = Keep one of these
torres-picture-bought = next turn
torres-picture-master-card = Master card
torres-picture-square = { $square }, level { $level }
torres-picture-bare = { $square }, empty square
torres-picture-knight = knight of { $seat }
torres-picture-panel = { $seat }: points { $points }, knights in reserve { $knights }, stacks { $stacks }, cards { $count }
torres-picture-size = { $size ->
    [0] Empty stack
   *[other] Stack of { $size }
}
torres-picture-stacks = Stacks { $stacks }
torres-picture-keep-top = The rest on top
torres-picture-keep-bottom = The rest to the bottom
torres-picture-deck = { $count ->
    [one] Your deck: { $count } card
   *[other] Your deck: { $count } cards
}
torres-picture-deck-top = On top: { $cards }
torres-picture-deck-bottom = At the bottom: { $cards }
torres-picture-result = Year by year
torres-picture-year-short = year { $phase }

## Pages: how to play in short, options of a new table

torres-how-1 = A game has three years. In a turn, you choose one of your stacks of blocks and have 5 action points (AP).
torres-how-2 = Spend 2 AP to add a knight next to one of yours; 1 AP to move a knight, place a block, buy a card or score 1 point. You may play one card per turn for free.
torres-how-3 = A block joins a castle or raises it; a castle is never higher than its area, and two castles never become one.
torres-how-4 = A knight steps up one level at a time. Through the doors of a castle he comes out no higher than he went in.
torres-how-5 = When a year ends, each castle with a knight of yours scores its area times the level of your highest knight there.
torres-how-6 = In the king’s castle, a knight exactly on level 1, 2 or 3 (the number of the year) scores 5, 10 or 15 more.
torres-option-castle_setup-about = Where the first blocks of the castles stand.
torres-option-action_cards-about = How players get their action cards.
torres-option-master_card-about = One of eight cards that gives extra points.
torres-option-round_start-about = Who begins a round.
torres-option-door_rule-about = How knights go through the doors of a castle.
torres-option-start_player-about = Who begins the game.
torres-value-by_mode = As in the mode
torres-value-printed = On the marked squares
torres-value-players = Placed by the players
torres-value-common_deck = One deck for all
torres-value-own_deck = Ten cards each, to be bought
torres-value-full_hand = All ten in hand
torres-value-fixed = The same all year
torres-value-leader = Whoever has the most points
torres-value-no_climb_inside = Never up inside a castle
torres-value-exit_level_only = Up inside, but out no higher than in
