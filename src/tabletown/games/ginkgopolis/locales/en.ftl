ginkgopolis-name = Ginkgopolis
ginkgopolis-about = A garden city grows outward and upward, and its districts belong to whoever builds most in them.

## Modes and options

ginkgopolis-mode-intro = Introductory
ginkgopolis-mode-intro-help = Everybody gets a ready set of three characters. 2 to 5 players.
ginkgopolis-mode-normal = Draft
ginkgopolis-mode-normal-help = Everybody keeps three characters out of packets that go round. 2 to 5 players.
ginkgopolis-mode-solo = Solo
ginkgopolis-mode-solo-help = You against Gosha, who builds every round. 1 player.
ginkgopolis-option-characters = Characters
ginkgopolis-option-characters-help = public_12_9_6: as publicly documented; uniform_9_9_9: our reconstruction, nine of each colour. Draft only.
ginkgopolis-option-level = Level of Gosha
ginkgopolis-option-level-help = normal, or expert: he may exchange an urbanization card for a better one. Solo only.
ginkgopolis-option-solo_deal = Cards in solo
ginkgopolis-option-solo_deal-help = three_total: two cards for you and one for Gosha; three_plus_one: three for you.
ginkgopolis-option-round_cap = Most rounds
ginkgopolis-option-round_cap-help = The match is scored after so many rounds, whatever happens; a guard against endless play.
ginkgopolis-options-round-cap = The round cap cannot be { $rounds }. Choose from 1 to { $most }.
ginkgopolis-position-unsound = No match comes to a position with “{ $key }: { $text }”. Correct this line or what it depends on.

## Colours, assets, directions

ginkgopolis-colour-red = red
ginkgopolis-colour-yellow = yellow
ginkgopolis-colour-blue = blue
ginkgopolis-asset-resource = resource
ginkgopolis-asset-tile = tile
ginkgopolis-direction-clockwise = clockwise
ginkgopolis-direction-counter_clockwise = counter-clockwise

## Tiles

ginkgopolis-tile-none = no tile
ginkgopolis-tile-tile_red_1 = red 1
ginkgopolis-tile-tile_red_2 = red 2
ginkgopolis-tile-tile_red_3 = red 3
ginkgopolis-tile-tile_red_4 = red 4
ginkgopolis-tile-tile_red_5 = red 5
ginkgopolis-tile-tile_red_6 = red 6
ginkgopolis-tile-tile_red_7 = red 7
ginkgopolis-tile-tile_red_8 = red 8
ginkgopolis-tile-tile_red_9 = red 9
ginkgopolis-tile-tile_red_10 = red 10
ginkgopolis-tile-tile_red_11 = red 11
ginkgopolis-tile-tile_red_12 = red 12
ginkgopolis-tile-tile_red_13 = red 13
ginkgopolis-tile-tile_red_14 = red 14
ginkgopolis-tile-tile_red_15 = red 15
ginkgopolis-tile-tile_red_16 = red 16
ginkgopolis-tile-tile_red_17 = red 17
ginkgopolis-tile-tile_red_18 = red 18
ginkgopolis-tile-tile_red_19 = red 19
ginkgopolis-tile-tile_red_20 = red 20
ginkgopolis-tile-tile_yellow_1 = yellow 1
ginkgopolis-tile-tile_yellow_2 = yellow 2
ginkgopolis-tile-tile_yellow_3 = yellow 3
ginkgopolis-tile-tile_yellow_4 = yellow 4
ginkgopolis-tile-tile_yellow_5 = yellow 5
ginkgopolis-tile-tile_yellow_6 = yellow 6
ginkgopolis-tile-tile_yellow_7 = yellow 7
ginkgopolis-tile-tile_yellow_8 = yellow 8
ginkgopolis-tile-tile_yellow_9 = yellow 9
ginkgopolis-tile-tile_yellow_10 = yellow 10
ginkgopolis-tile-tile_yellow_11 = yellow 11
ginkgopolis-tile-tile_yellow_12 = yellow 12
ginkgopolis-tile-tile_yellow_13 = yellow 13
ginkgopolis-tile-tile_yellow_14 = yellow 14
ginkgopolis-tile-tile_yellow_15 = yellow 15
ginkgopolis-tile-tile_yellow_16 = yellow 16
ginkgopolis-tile-tile_yellow_17 = yellow 17
ginkgopolis-tile-tile_yellow_18 = yellow 18
ginkgopolis-tile-tile_yellow_19 = yellow 19
ginkgopolis-tile-tile_yellow_20 = yellow 20
ginkgopolis-tile-tile_blue_1 = blue 1
ginkgopolis-tile-tile_blue_2 = blue 2
ginkgopolis-tile-tile_blue_3 = blue 3
ginkgopolis-tile-tile_blue_4 = blue 4
ginkgopolis-tile-tile_blue_5 = blue 5
ginkgopolis-tile-tile_blue_6 = blue 6
ginkgopolis-tile-tile_blue_7 = blue 7
ginkgopolis-tile-tile_blue_8 = blue 8
ginkgopolis-tile-tile_blue_9 = blue 9
ginkgopolis-tile-tile_blue_10 = blue 10
ginkgopolis-tile-tile_blue_11 = blue 11
ginkgopolis-tile-tile_blue_12 = blue 12
ginkgopolis-tile-tile_blue_13 = blue 13
ginkgopolis-tile-tile_blue_14 = blue 14
ginkgopolis-tile-tile_blue_15 = blue 15
ginkgopolis-tile-tile_blue_16 = blue 16
ginkgopolis-tile-tile_blue_17 = blue 17
ginkgopolis-tile-tile_blue_18 = blue 18
ginkgopolis-tile-tile_blue_19 = blue 19
ginkgopolis-tile-tile_blue_20 = blue 20

## Building cards

ginkgopolis-card-card_red_1 = red 1
ginkgopolis-card-card_red_1-help = Brings 1 resource whenever you play a card alone.
ginkgopolis-card-card_red_2 = red 2
ginkgopolis-card-card_red_2-help = Brings 1 resource whenever you urbanize.
ginkgopolis-card-card_red_3 = red 3
ginkgopolis-card-card_red_3-help = Brings 1 resource whenever you add a floor.
ginkgopolis-card-card_red_4 = red 4
ginkgopolis-card-card_red_4-help = Brings 1 resource whenever you play a card alone.
ginkgopolis-card-card_red_5 = red 5
ginkgopolis-card-card_red_5-help = Brings 1 resource whenever you urbanize.
ginkgopolis-card-card_red_6 = red 6
ginkgopolis-card-card_red_6-help = Brings 1 resource whenever you add a floor.
ginkgopolis-card-card_red_7 = red 7
ginkgopolis-card-card_red_7-help = Brings 1 resource and 1 point whenever you play a card alone.
ginkgopolis-card-card_red_8 = red 8
ginkgopolis-card-card_red_8-help = Brings 1 resource and 1 point whenever you urbanize.
ginkgopolis-card-card_red_9 = red 9
ginkgopolis-card-card_red_9-help = Brings 1 resource and 1 point whenever you add a floor.
ginkgopolis-card-card_red_10 = red 10
ginkgopolis-card-card_red_10-help = At the end 1 point for each of your resources on red buildings.
ginkgopolis-card-card_red_11 = red 11
ginkgopolis-card-card_red_11-help = At the end 1 point for each of your resources on yellow buildings.
ginkgopolis-card-card_red_12 = red 12
ginkgopolis-card-card_red_12-help = At the end 1 point for each of your resources on blue buildings.
ginkgopolis-card-card_red_13 = red 13
ginkgopolis-card-card_red_13-help = At the end 1 point for each of your resources on red buildings.
ginkgopolis-card-card_red_14 = red 14
ginkgopolis-card-card_red_14-help = At the end 1 point for each of your buildings of height 1 or 2.
ginkgopolis-card-card_red_15 = red 15
ginkgopolis-card-card_red_15-help = At the end 3 points for each of your buildings of height 3 or more.
ginkgopolis-card-card_red_16 = red 16
ginkgopolis-card-card_red_16-help = At the end 2 points for each card in front of you with a bonus for cards played alone.
ginkgopolis-card-card_red_17 = red 17
ginkgopolis-card-card_red_17-help = At the end 2 points for each card in front of you with a bonus for urbanization.
ginkgopolis-card-card_red_18 = red 18
ginkgopolis-card-card_red_18-help = At the end 2 points for each card in front of you with a bonus for adding floors.
ginkgopolis-card-card_red_19 = red 19
ginkgopolis-card-card_red_19-help = At the end 2 points for each red card in front of you, this one included.
ginkgopolis-card-card_red_20 = red 20
ginkgopolis-card-card_red_20-help = At the end 9 points.
ginkgopolis-card-card_yellow_1 = yellow 1
ginkgopolis-card-card_yellow_1-help = Brings 1 point whenever you play a card alone.
ginkgopolis-card-card_yellow_2 = yellow 2
ginkgopolis-card-card_yellow_2-help = Brings 1 point whenever you urbanize.
ginkgopolis-card-card_yellow_3 = yellow 3
ginkgopolis-card-card_yellow_3-help = Brings 1 point whenever you add a floor.
ginkgopolis-card-card_yellow_4 = yellow 4
ginkgopolis-card-card_yellow_4-help = Brings 1 point whenever you play a card alone.
ginkgopolis-card-card_yellow_5 = yellow 5
ginkgopolis-card-card_yellow_5-help = Brings 1 point whenever you urbanize.
ginkgopolis-card-card_yellow_6 = yellow 6
ginkgopolis-card-card_yellow_6-help = Brings 1 point whenever you add a floor.
ginkgopolis-card-card_yellow_7 = yellow 7
ginkgopolis-card-card_yellow_7-help = Brings 2 points whenever you play a card alone.
ginkgopolis-card-card_yellow_8 = yellow 8
ginkgopolis-card-card_yellow_8-help = Brings 2 points whenever you urbanize.
ginkgopolis-card-card_yellow_9 = yellow 9
ginkgopolis-card-card_yellow_9-help = Brings 2 points whenever you add a floor.
ginkgopolis-card-card_yellow_10 = yellow 10
ginkgopolis-card-card_yellow_10-help = At the end 1 point for each of your resources on yellow buildings.
ginkgopolis-card-card_yellow_11 = yellow 11
ginkgopolis-card-card_yellow_11-help = At the end 1 point for each of your resources on red buildings.
ginkgopolis-card-card_yellow_12 = yellow 12
ginkgopolis-card-card_yellow_12-help = At the end 1 point for each of your resources on blue buildings.
ginkgopolis-card-card_yellow_13 = yellow 13
ginkgopolis-card-card_yellow_13-help = At the end 1 point for each of your resources on yellow buildings.
ginkgopolis-card-card_yellow_14 = yellow 14
ginkgopolis-card-card_yellow_14-help = At the end 1 point for each of your buildings of height 1 or 2.
ginkgopolis-card-card_yellow_15 = yellow 15
ginkgopolis-card-card_yellow_15-help = At the end 3 points for each of your buildings of height 3 or more.
ginkgopolis-card-card_yellow_16 = yellow 16
ginkgopolis-card-card_yellow_16-help = At the end 2 points for each card in front of you with a bonus for cards played alone.
ginkgopolis-card-card_yellow_17 = yellow 17
ginkgopolis-card-card_yellow_17-help = At the end 2 points for each card in front of you with a bonus for urbanization.
ginkgopolis-card-card_yellow_18 = yellow 18
ginkgopolis-card-card_yellow_18-help = At the end 2 points for each card in front of you with a bonus for adding floors.
ginkgopolis-card-card_yellow_19 = yellow 19
ginkgopolis-card-card_yellow_19-help = At the end 2 points for each yellow card in front of you, this one included.
ginkgopolis-card-card_yellow_20 = yellow 20
ginkgopolis-card-card_yellow_20-help = At the end 9 points.
ginkgopolis-card-card_blue_1 = blue 1
ginkgopolis-card-card_blue_1-help = Brings 1 tile whenever you play a card alone.
ginkgopolis-card-card_blue_2 = blue 2
ginkgopolis-card-card_blue_2-help = Brings 1 tile whenever you urbanize.
ginkgopolis-card-card_blue_3 = blue 3
ginkgopolis-card-card_blue_3-help = Brings 1 tile whenever you add a floor.
ginkgopolis-card-card_blue_4 = blue 4
ginkgopolis-card-card_blue_4-help = Brings 1 tile whenever you play a card alone.
ginkgopolis-card-card_blue_5 = blue 5
ginkgopolis-card-card_blue_5-help = Brings 1 tile whenever you urbanize.
ginkgopolis-card-card_blue_6 = blue 6
ginkgopolis-card-card_blue_6-help = Brings 1 tile whenever you add a floor.
ginkgopolis-card-card_blue_7 = blue 7
ginkgopolis-card-card_blue_7-help = Brings 1 tile and 1 point whenever you play a card alone.
ginkgopolis-card-card_blue_8 = blue 8
ginkgopolis-card-card_blue_8-help = Brings 1 tile and 1 point whenever you urbanize.
ginkgopolis-card-card_blue_9 = blue 9
ginkgopolis-card-card_blue_9-help = Brings 1 tile and 1 point whenever you add a floor.
ginkgopolis-card-card_blue_10 = blue 10
ginkgopolis-card-card_blue_10-help = At the end 1 point for each of your resources on blue buildings.
ginkgopolis-card-card_blue_11 = blue 11
ginkgopolis-card-card_blue_11-help = At the end 1 point for each of your resources on red buildings.
ginkgopolis-card-card_blue_12 = blue 12
ginkgopolis-card-card_blue_12-help = At the end 1 point for each of your resources on yellow buildings.
ginkgopolis-card-card_blue_13 = blue 13
ginkgopolis-card-card_blue_13-help = At the end 1 point for each of your resources on blue buildings.
ginkgopolis-card-card_blue_14 = blue 14
ginkgopolis-card-card_blue_14-help = At the end 1 point for each of your buildings of height 1 or 2.
ginkgopolis-card-card_blue_15 = blue 15
ginkgopolis-card-card_blue_15-help = At the end 3 points for each of your buildings of height 3 or more.
ginkgopolis-card-card_blue_16 = blue 16
ginkgopolis-card-card_blue_16-help = At the end 2 points for each card in front of you with a bonus for cards played alone.
ginkgopolis-card-card_blue_17 = blue 17
ginkgopolis-card-card_blue_17-help = At the end 2 points for each card in front of you with a bonus for urbanization.
ginkgopolis-card-card_blue_18 = blue 18
ginkgopolis-card-card_blue_18-help = At the end 2 points for each card in front of you with a bonus for adding floors.
ginkgopolis-card-card_blue_19 = blue 19
ginkgopolis-card-card_blue_19-help = At the end 2 points for each blue card in front of you, this one included.
ginkgopolis-card-card_blue_20 = blue 20
ginkgopolis-card-card_blue_20-help = At the end 9 points.

## Urbanization cards

ginkgopolis-card-urban_A = urbanization A
ginkgopolis-card-urban_A-help = With a tile: a new building on the place of token A. Alone: 1 resource or 1 tile.
ginkgopolis-card-urban_B = urbanization B
ginkgopolis-card-urban_B-help = With a tile: a new building on the place of token B. Alone: 1 resource or 1 tile.
ginkgopolis-card-urban_C = urbanization C
ginkgopolis-card-urban_C-help = With a tile: a new building on the place of token C. Alone: 1 resource or 1 tile.
ginkgopolis-card-urban_D = urbanization D
ginkgopolis-card-urban_D-help = With a tile: a new building on the place of token D. Alone: 1 resource or 1 tile.
ginkgopolis-card-urban_E = urbanization E
ginkgopolis-card-urban_E-help = With a tile: a new building on the place of token E. Alone: 1 resource or 1 tile.
ginkgopolis-card-urban_F = urbanization F
ginkgopolis-card-urban_F-help = With a tile: a new building on the place of token F. Alone: 1 resource or 1 tile.
ginkgopolis-card-urban_G = urbanization G
ginkgopolis-card-urban_G-help = With a tile: a new building on the place of token G. Alone: 1 resource or 1 tile.
ginkgopolis-card-urban_H = urbanization H
ginkgopolis-card-urban_H-help = With a tile: a new building on the place of token H. Alone: 1 resource or 1 tile.
ginkgopolis-card-urban_I = urbanization I
ginkgopolis-card-urban_I-help = With a tile: a new building on the place of token I. Alone: 1 resource or 1 tile.
ginkgopolis-card-urban_J = urbanization J
ginkgopolis-card-urban_J-help = With a tile: a new building on the place of token J. Alone: 1 resource or 1 tile.
ginkgopolis-card-urban_K = urbanization K
ginkgopolis-card-urban_K-help = With a tile: a new building on the place of token K. Alone: 1 resource or 1 tile.
ginkgopolis-card-urban_L = urbanization L
ginkgopolis-card-urban_L-help = With a tile: a new building on the place of token L. Alone: 1 resource or 1 tile.

## Characters

ginkgopolis-card-char_01 = biotechnologist (urbanization)
ginkgopolis-card-char_01-help = Brings 1 resource whenever you urbanize. At the start: 1 resource, 1 tile, 1 point.
ginkgopolis-card-char_02 = bioplanner (floors)
ginkgopolis-card-char_02-help = Brings 1 point whenever you add a floor. At the start: 2 resources, 1 tile, 1 point.
ginkgopolis-card-char_03 = bioengineer (floors)
ginkgopolis-card-char_03-help = Brings 1 tile whenever you add a floor. At the start: 1 resource.
ginkgopolis-card-char_04 = biotechnologist (floors)
ginkgopolis-card-char_04-help = Brings 1 resource whenever you add a floor. At the start: 1 tile.
ginkgopolis-card-char_05 = bioplanner (floors)
ginkgopolis-card-char_05-help = Brings 1 point whenever you add a floor. At the start: 2 resources, 1 tile, 1 point.
ginkgopolis-card-char_06 = bioengineer (cards alone)
ginkgopolis-card-char_06-help = Brings 1 tile whenever you play a card alone. At the start: 2 resources, 1 point.
ginkgopolis-card-char_07 = biotechnologist (cards alone)
ginkgopolis-card-char_07-help = Brings 1 resource whenever you play a card alone. At the start: 1 resource, 1 tile, 1 point.
ginkgopolis-card-char_08 = bioplanner (urbanization)
ginkgopolis-card-char_08-help = Brings 1 point whenever you urbanize. At the start: 2 resources, 1 tile, 2 points.
ginkgopolis-card-char_09 = bioengineer (urbanization)
ginkgopolis-card-char_09-help = Brings 1 tile whenever you urbanize. At the start: 2 resources, 1 point.
ginkgopolis-card-char_10 = biotechnologist (urbanization)
ginkgopolis-card-char_10-help = Brings 1 resource whenever you urbanize. At the start: 1 resource, 1 tile, 1 point.
ginkgopolis-card-char_11 = bioplanner (urbanization)
ginkgopolis-card-char_11-help = Brings 1 point whenever you urbanize. At the start: 2 resources, 1 tile, 2 points.
ginkgopolis-card-char_12 = bioengineer (floors)
ginkgopolis-card-char_12-help = Brings 1 tile whenever you add a floor. At the start: 1 resource.
ginkgopolis-card-char_13 = biotechnologist (cards alone)
ginkgopolis-card-char_13-help = Brings 1 resource whenever you play a card alone. At the start: 1 resource, 1 tile, 1 point.
ginkgopolis-card-char_14 = bioplanner (cards alone)
ginkgopolis-card-char_14-help = Brings 1 point whenever you play a card alone. At the start: 2 resources, 1 tile, 2 points.
ginkgopolis-card-char_15 = bioengineer (floors)
ginkgopolis-card-char_15-help = Brings 1 tile whenever you add a floor. At the start: 1 resource.
ginkgopolis-card-char_16 = biotechnologist (urbanization)
ginkgopolis-card-char_16-help = Brings 1 resource whenever you urbanize. At the start: 1 resource, 1 tile, 1 point.
ginkgopolis-card-char_17 = bioplanner (cards alone)
ginkgopolis-card-char_17-help = Brings 1 point whenever you play a card alone. At the start: 2 resources, 1 tile, 2 points.
ginkgopolis-card-char_18 = bioengineer (cards alone)
ginkgopolis-card-char_18-help = Brings 1 tile whenever you play a card alone. At the start: 2 resources, 1 point.
ginkgopolis-card-char_19 = bioengineer (urbanization)
ginkgopolis-card-char_19-help = Brings 1 tile whenever you urbanize. At the start: 2 resources, 1 point.
ginkgopolis-card-char_20 = bioengineer (urbanization)
ginkgopolis-card-char_20-help = Brings 1 tile whenever you urbanize. At the start: 2 resources, 1 point.
ginkgopolis-card-char_21 = biotechnologist (floors)
ginkgopolis-card-char_21-help = Brings 1 resource whenever you add a floor. At the start: 1 tile.
ginkgopolis-card-char_22 = biotechnologist (floors)
ginkgopolis-card-char_22-help = Brings 1 resource whenever you add a floor. At the start: 1 tile.
ginkgopolis-card-char_23 = biotechnologist (floors)
ginkgopolis-card-char_23-help = Brings 1 resource whenever you add a floor. At the start: 1 tile.
ginkgopolis-card-char_24 = biotechnologist (cards alone)
ginkgopolis-card-char_24-help = Brings 1 resource whenever you play a card alone. At the start: 1 resource, 1 tile, 1 point.
ginkgopolis-card-char_25 = biotechnologist (cards alone)
ginkgopolis-card-char_25-help = Brings 1 resource whenever you play a card alone. At the start: 1 resource, 1 tile, 1 point.
ginkgopolis-card-char_26 = bioengineer (cards alone)
ginkgopolis-card-char_26-help = Brings 1 tile whenever you play a card alone. At the start: 2 resources, 1 point.
ginkgopolis-card-char_27 = biotechnologist (urbanization)
ginkgopolis-card-char_27-help = Brings 1 resource whenever you urbanize. At the start: 1 resource, 1 tile, 1 point.
ginkgopolis-card-char_23_uniform = bioplanner (floors)
ginkgopolis-card-char_23_uniform-help = Brings 1 point whenever you add a floor. At the start: 2 resources, 1 tile, 1 point.
ginkgopolis-card-char_25_uniform = bioplanner (cards alone)
ginkgopolis-card-char_25_uniform-help = Brings 1 point whenever you play a card alone. At the start: 2 resources, 1 tile, 2 points.
ginkgopolis-card-char_27_uniform = bioplanner (urbanization)
ginkgopolis-card-char_27_uniform-help = Brings 1 point whenever you urbanize. At the start: 2 resources, 1 tile, 2 points.

## Prompts

ginkgopolis-prompt-draft = Keep one of these characters.
ginkgopolis-prompt-choose = Choose a card to play, alone or with a tile.
ginkgopolis-prompt-choose-or-renew = Choose a card, alone or with a tile, or a new hand.
ginkgopolis-prompt-asset = Take a resource or a tile.
ginkgopolis-prompt-token = Choose a place for token { $letter }.
ginkgopolis-prompt-return = The reserve is empty: return tiles, 1 point each.
ginkgopolis-prompt-wait = { $count ->
    [one] Waiting for { $actors }.
   *[other] Waiting for { $actors }.
}
ginkgopolis-prompt-dealer = Something is drawn.
ginkgopolis-prompt-over = The match is over.

## Choices

ginkgopolis-choose-draft_pick = Keep
ginkgopolis-choose-commit = Play
ginkgopolis-choose-new_hand = New hand
ginkgopolis-choose-take_asset = Take
ginkgopolis-choose-place_token = Move the token to
ginkgopolis-choose-shift_tokens = Shift tokens
ginkgopolis-choose-return_tile = Return
ginkgopolis-choose-return_done = Done
ginkgopolis-choice-draft_pick = Keep: { $character }. { $text }
ginkgopolis-choose-draft_pick-character = Which character?
ginkgopolis-choose-commit-card = Which card?
ginkgopolis-choose-commit-tile = With which tile?
ginkgopolis-choose-take_asset-asset = What?
ginkgopolis-choose-place_token-cell = Where?
ginkgopolis-choose-shift_tokens-direction = Which way?
ginkgopolis-choose-return_tile-tile = Which tile?

## Log

ginkgopolis-log-draft_pick = { $seat } keeps { $character }.
ginkgopolis-log-draft_pick-veiled = { $seat } keeps a character.
ginkgopolis-log-commit = { $seat } lays down { $card }, { $tile }.
ginkgopolis-log-commit-veiled = { $seat } has chosen.
ginkgopolis-log-new_hand = { $seat } takes a new hand and discards { $cards }.
ginkgopolis-log-take_asset = { $seat } takes a { $asset }.
ginkgopolis-log-place_token = { $seat } moves the token to { $cell }.
ginkgopolis-log-shift_tokens = { $seat } shifts tokens { $direction }.
ginkgopolis-log-return_tile = { $seat } returns a tile.
ginkgopolis-log-return_done = { $seat } has finished returning tiles.
ginkgopolis-log-lay = Tile { $tile } lies on { $cell }.
ginkgopolis-log-discard = Discarded from the deck: { $card }.
ginkgopolis-log-deal_set = { $seat } gets character set { $set }.
ginkgopolis-log-deal_character = { $seat } is dealt { $character }.
ginkgopolis-log-deal_character-veiled = { $seat } is dealt a character.
ginkgopolis-log-first_player = { $seat } is first player.
ginkgopolis-log-draw_tile = { $seat } draws the tile { $tile }.
ginkgopolis-log-draw_tile-veiled = { $seat } draws a tile.
ginkgopolis-log-draw_card = { $seat } draws { $card }.
ginkgopolis-log-draw_card-veiled = { $seat } draws a card.
ginkgopolis-log-gosha_card = Gosha gets { $card }.
ginkgopolis-log-gosha_card-veiled = Gosha gets a card face down.
ginkgopolis-log-gosha_expert = Gosha draws another card: { $card }.
ginkgopolis-log-gosha_uses = Gosha uses { $card }.
ginkgopolis-log-gosha_reveals = Gosha turns over { $card }.
ginkgopolis-log-gosha_urbanizes = Gosha urbanizes with { $card }: tile { $tile } on { $cell }.
ginkgopolis-log-gosha_constructs = Gosha adds a floor to { $card }: tile { $tile }.
ginkgopolis-log-gosha_idle = The reserve is empty, so Gosha does nothing.
ginkgopolis-log-gosha_short = Gosha lacks resources and does not build.
ginkgopolis-log-gosha_assets = Gosha: { $resource ->
    [one] { $resource } resource
   *[other] { $resource } resources
} in reserve, { $point ->
    [one] { $point } point
   *[other] { $point } points
}.
ginkgopolis-log-assets = { $seat } now has { $resource ->
    [one] { $resource } resource
   *[other] { $resource } resources
} and { $point ->
    [one] { $point } point
   *[other] { $point } points
}.
ginkgopolis-log-characters = { $seat } shows { $characters }.
ginkgopolis-log-returned-none = Nobody returns a tile.
ginkgopolis-log-exploits = { $seat } plays { $card } alone.
ginkgopolis-log-falls_back = { $seat } cannot pay for { $tile } with { $card }: the tile goes back, the card is played alone.
ginkgopolis-log-urbanizes = { $seat } urbanizes with { $card }: tile { $tile } on { $cell }.
ginkgopolis-log-constructs = { $seat } adds a floor to { $card }: tile { $tile }.
ginkgopolis-log-exhausted = The tile reserve is empty.
ginkgopolis-log-rebuilt = The deck is rebuilt: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
ginkgopolis-log-ending = The end has come: this is the last round.
ginkgopolis-log-round = Round { $round }. { $seat } is first player.
ginkgopolis-log-last_round = The limit of rounds is reached: this is the last one.
ginkgopolis-log-round-solo = Round { $round }.
ginkgopolis-log-won = { $seat } wins with { $point ->
    [one] { $point } point
   *[other] { $point } points
}.
ginkgopolis-log-shared = { $actors } share the victory with { $point ->
    [one] { $point } point
   *[other] { $point } points
}.
ginkgopolis-log-solo-won = You win: { $point } to { $gosha }.
ginkgopolis-log-solo-lost = Gosha wins: { $gosha } to { $point }.
ginkgopolis-log-solo-draw = A draw: { $point } to { $gosha }.

## Score

ginkgopolis-score-points = Success points
ginkgopolis-score-new_hand = Unused new-hand tokens
ginkgopolis-score-card = End-game card
ginkgopolis-score-district_red = Red district
ginkgopolis-score-district_yellow = Yellow district
ginkgopolis-score-district_blue = Blue district

## Board in words

ginkgopolis-board-over = Match over after { $round ->
    [one] { $round } round
   *[other] { $round } rounds
}
ginkgopolis-board-last = Round { $round }, the last one. Cards in the deck: { $deck }, tiles in the reserve: { $reserve }
ginkgopolis-board-solo = Round { $round }. Cards in the deck: { $deck }, tiles in the reserve: { $reserve }
ginkgopolis-board-round = Round { $round }. First player: { $seat }. Cards in the deck: { $deck }, tiles in the reserve: { $reserve }
ginkgopolis-board-token = { $letter }
ginkgopolis-board-empty = ·
ginkgopolis-board-neutral = { $colour } { $number }
ginkgopolis-board-building = { $colour } { $number } h{ $height } @{ $owner }
ginkgopolis-board-site = { $colour } { $number } h{ $height } @{ $owner } !
ginkgopolis-board-gosha = Gosha: { $point ->
    [one] { $point } point
   *[other] { $point } points
}, { $reserve ->
    [one] { $reserve } resource
   *[other] { $reserve } resources
} in reserve, score { $total }
ginkgopolis-board-player = @{ $owner } { $seat }: { $point ->
    [one] { $point } point
   *[other] { $point } points
}, { $resource ->
    [one] { $resource } resource
   *[other] { $resource } resources
} ({ $reserve } in reserve), { $tile ->
    [one] { $tile } tile
   *[other] { $tile } tiles
}, { $tokens ->
    [one] { $tokens } new hand
   *[other] { $tokens } new hands
}, score { $total }
ginkgopolis-board-hand = In hand: { $cards }
ginkgopolis-board-hand-known = Known in hand: { $cards }
ginkgopolis-board-tiles = Tiles: { $tiles }
ginkgopolis-board-tiles-known = Tiles shown: { $tiles }
ginkgopolis-board-cards = In front: { $cards }
ginkgopolis-board-characters = Characters: { $characters }
ginkgopolis-board-kept = Kept: { $characters }
ginkgopolis-board-commit = Laid down: { $card }, { $tile }
ginkgopolis-board-discard = Discard pile: { $cards }
ginkgopolis-board-with_tile = A tile lies on the card.
ginkgopolis-board-card = { $card }

## Pictures

ginkgopolis-picture-title = Ginkgopolis, round { $round }
ginkgopolis-picture-seat = { $seat }
ginkgopolis-picture-gosha = Gosha
ginkgopolis-picture-round = Round { $round }
ginkgopolis-picture-tiles-left = Tiles { $count }
ginkgopolis-picture-cards-left = Deck { $count } · discard { $discard }
ginkgopolis-picture-last-round = Last round
ginkgopolis-picture-you = you
ginkgopolis-picture-first = first
ginkgopolis-picture-thinking = thinking
ginkgopolis-picture-ready = done
ginkgopolis-picture-with-tile = with a tile
ginkgopolis-picture-placed = in the city { $count } of { $total }
ginkgopolis-picture-reserve = reserve { $count }
ginkgopolis-picture-shown = tiles shown
ginkgopolis-picture-known = known in hand
ginkgopolis-picture-player = { $name }: score { $total }; { $point ->
    [one] { $point } point
   *[other] { $point } points
}, { $resource ->
    [one] { $resource } resource
   *[other] { $resource } resources
}, { $tile ->
    [one] { $tile } tile
   *[other] { $tile } tiles
}
ginkgopolis-picture-hand = Hand
ginkgopolis-picture-tiles = Tiles
ginkgopolis-picture-private = only you see it
ginkgopolis-picture-no-tile = no tile
ginkgopolis-picture-packet = Choose a character
ginkgopolis-picture-kept = Already kept
ginkgopolis-picture-neutral = { $cell }: { $tile }, neutral
ginkgopolis-picture-building = { $cell }: { $tile }, height { $height }, { $owner }
ginkgopolis-picture-token = Token { $letter }
ginkgopolis-picture-place = Move the token to { $cell }
ginkgopolis-picture-previews = What a choice would bring
ginkgopolis-picture-previews-note = if nothing changes before your turn
ginkgopolis-picture-leader = leader
ginkgopolis-picture-second = second
ginkgopolis-picture-districts = Districts now
ginkgopolis-picture-discard-words = Discard pile: { $cards }
ginkgopolis-picture-discard = Discard pile
ginkgopolis-picture-no-districts = Nobody owns anything in a district yet.
ginkgopolis-picture-result = Final score
ginkgopolis-picture-total = Total
ginkgopolis-picture-take-resource = Take a resource
ginkgopolis-picture-take-tile = Take a tile
ginkgopolis-picture-shift-clockwise = Shift clockwise
ginkgopolis-picture-shift-back = Shift counter-clockwise

## Pages: how to play in short, options of a new table

ginkgopolis-how-1 = All choose at once: one of four cards, alone or with a tile on it. Then the cards are turned up in turn order.
ginkgopolis-how-2 = A card alone brings what its building produces, as much as the building is high: red resources, yellow points, blue tiles.
ginkgopolis-how-3 = An urbanization card with a tile makes a new building at the edge of the city, and all its neighbours produce for you.
ginkgopolis-how-4 = A building card with a tile adds a floor: it takes one resource of yours for each floor, one more for another colour, and points for a lower number.
ginkgopolis-how-5 = The card you have built on stays before you and gives its bonus from then on.
ginkgopolis-how-6 = The match ends when the tiles run out for the second time or somebody has all resources in the city. Districts of one colour score for who has most in them.
ginkgopolis-option-characters-about = Which characters are drafted.
ginkgopolis-option-level-about = An expert Gosha may exchange an urbanization card for a better one.
ginkgopolis-option-solo_deal-about = How the cards of a round are dealt.
ginkgopolis-value-public_12_9_6 = As publicly documented
ginkgopolis-value-uniform_9_9_9 = Nine of each colour
ginkgopolis-value-normal = Normal
ginkgopolis-value-expert = Expert
ginkgopolis-value-three_total = Two for you, one for Gosha
ginkgopolis-value-three_plus_one = Three for you, one for Gosha
