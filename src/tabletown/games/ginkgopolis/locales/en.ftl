ginkgopolis-name = Ginkgopolis
ginkgopolis-about = A garden city grows outward and upward, and its districts belong to whoever builds most in them.

## Modes and options

ginkgopolis-mode-intro = Introductory
ginkgopolis-mode-intro-help = Everybody gets a ready set of three characters. 2 to 5 players.
ginkgopolis-mode-normal = Draft
ginkgopolis-mode-normal-help = Everybody drafts three characters, passing the other cards to the left. 2 to 5 players.
ginkgopolis-mode-solo = Solo
ginkgopolis-mode-solo-help = You against Gosha, who builds every round. 1 player.
ginkgopolis-option-characters = Characters
ginkgopolis-option-characters-help = As publicly documented: 12 red, 9 blue and 6 yellow characters. Nine of each color: our reconstruction. Only in the draft.
ginkgopolis-option-level = Level of Gosha
ginkgopolis-option-level-help = An expert Gosha who turns over an urbanization card draws another card and uses the better one. Only in solo.
ginkgopolis-option-solo_deal = Cards in solo
ginkgopolis-option-solo_deal-help = The rulebook says: take three cards and give Gosha one face down. That can be read in three ways. Only in solo.
ginkgopolis-option-round_cap = Round limit
ginkgopolis-option-round_cap-help = The game is scored after this many rounds at the latest; a guard against endless play.
ginkgopolis-options-round-cap = The round limit cannot be { $rounds }. Choose a number from 1 to { $most }.
ginkgopolis-position-unsound = No game can reach a position with “{ $key }: { $text }”. Correct this line or what it depends on.

## Colours, assets, directions

ginkgopolis-colour-red = red
ginkgopolis-colour-yellow = yellow
ginkgopolis-colour-blue = blue
ginkgopolis-asset-resource = resource
ginkgopolis-asset-tile = tile
ginkgopolis-direction-clockwise = clockwise
ginkgopolis-direction-counter_clockwise = counterclockwise

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
ginkgopolis-card-card_red_1-help = Gain 1 resource whenever you exploit.
ginkgopolis-card-card_red_2 = red 2
ginkgopolis-card-card_red_2-help = Gain 1 resource whenever you urbanize.
ginkgopolis-card-card_red_3 = red 3
ginkgopolis-card-card_red_3-help = Gain 1 resource whenever you construct.
ginkgopolis-card-card_red_4 = red 4
ginkgopolis-card-card_red_4-help = Gain 1 resource whenever you exploit.
ginkgopolis-card-card_red_5 = red 5
ginkgopolis-card-card_red_5-help = Gain 1 resource whenever you urbanize.
ginkgopolis-card-card_red_6 = red 6
ginkgopolis-card-card_red_6-help = Gain 1 resource whenever you construct.
ginkgopolis-card-card_red_7 = red 7
ginkgopolis-card-card_red_7-help = Gain 1 resource and 1 point whenever you exploit.
ginkgopolis-card-card_red_8 = red 8
ginkgopolis-card-card_red_8-help = Gain 1 resource and 1 point whenever you urbanize.
ginkgopolis-card-card_red_9 = red 9
ginkgopolis-card-card_red_9-help = Gain 1 resource and 1 point whenever you construct.
ginkgopolis-card-card_red_10 = red 10
ginkgopolis-card-card_red_10-help = End of game: 1 point per resource of yours on red buildings.
ginkgopolis-card-card_red_11 = red 11
ginkgopolis-card-card_red_11-help = End of game: 1 point per resource of yours on yellow buildings.
ginkgopolis-card-card_red_12 = red 12
ginkgopolis-card-card_red_12-help = End of game: 1 point per resource of yours on blue buildings.
ginkgopolis-card-card_red_13 = red 13
ginkgopolis-card-card_red_13-help = End of game: 1 point per resource of yours on red buildings.
ginkgopolis-card-card_red_14 = red 14
ginkgopolis-card-card_red_14-help = End of game: 1 point per building of yours of height 1 or 2.
ginkgopolis-card-card_red_15 = red 15
ginkgopolis-card-card_red_15-help = End of game: 3 points per building of yours of height 3 or more.
ginkgopolis-card-card_red_16 = red 16
ginkgopolis-card-card_red_16-help = End of game: 2 points per card in front of you with an exploit bonus.
ginkgopolis-card-card_red_17 = red 17
ginkgopolis-card-card_red_17-help = End of game: 2 points per card in front of you with an urbanize bonus.
ginkgopolis-card-card_red_18 = red 18
ginkgopolis-card-card_red_18-help = End of game: 2 points per card in front of you with a construct bonus.
ginkgopolis-card-card_red_19 = red 19
ginkgopolis-card-card_red_19-help = End of game: 2 points per red card in front of you, including this one.
ginkgopolis-card-card_red_20 = red 20
ginkgopolis-card-card_red_20-help = End of game: 9 points.
ginkgopolis-card-card_yellow_1 = yellow 1
ginkgopolis-card-card_yellow_1-help = Gain 1 point whenever you exploit.
ginkgopolis-card-card_yellow_2 = yellow 2
ginkgopolis-card-card_yellow_2-help = Gain 1 point whenever you urbanize.
ginkgopolis-card-card_yellow_3 = yellow 3
ginkgopolis-card-card_yellow_3-help = Gain 1 point whenever you construct.
ginkgopolis-card-card_yellow_4 = yellow 4
ginkgopolis-card-card_yellow_4-help = Gain 1 point whenever you exploit.
ginkgopolis-card-card_yellow_5 = yellow 5
ginkgopolis-card-card_yellow_5-help = Gain 1 point whenever you urbanize.
ginkgopolis-card-card_yellow_6 = yellow 6
ginkgopolis-card-card_yellow_6-help = Gain 1 point whenever you construct.
ginkgopolis-card-card_yellow_7 = yellow 7
ginkgopolis-card-card_yellow_7-help = Gain 2 points whenever you exploit.
ginkgopolis-card-card_yellow_8 = yellow 8
ginkgopolis-card-card_yellow_8-help = Gain 2 points whenever you urbanize.
ginkgopolis-card-card_yellow_9 = yellow 9
ginkgopolis-card-card_yellow_9-help = Gain 2 points whenever you construct.
ginkgopolis-card-card_yellow_10 = yellow 10
ginkgopolis-card-card_yellow_10-help = End of game: 1 point per resource of yours on yellow buildings.
ginkgopolis-card-card_yellow_11 = yellow 11
ginkgopolis-card-card_yellow_11-help = End of game: 1 point per resource of yours on red buildings.
ginkgopolis-card-card_yellow_12 = yellow 12
ginkgopolis-card-card_yellow_12-help = End of game: 1 point per resource of yours on blue buildings.
ginkgopolis-card-card_yellow_13 = yellow 13
ginkgopolis-card-card_yellow_13-help = End of game: 1 point per resource of yours on yellow buildings.
ginkgopolis-card-card_yellow_14 = yellow 14
ginkgopolis-card-card_yellow_14-help = End of game: 1 point per building of yours of height 1 or 2.
ginkgopolis-card-card_yellow_15 = yellow 15
ginkgopolis-card-card_yellow_15-help = End of game: 3 points per building of yours of height 3 or more.
ginkgopolis-card-card_yellow_16 = yellow 16
ginkgopolis-card-card_yellow_16-help = End of game: 2 points per card in front of you with an exploit bonus.
ginkgopolis-card-card_yellow_17 = yellow 17
ginkgopolis-card-card_yellow_17-help = End of game: 2 points per card in front of you with an urbanize bonus.
ginkgopolis-card-card_yellow_18 = yellow 18
ginkgopolis-card-card_yellow_18-help = End of game: 2 points per card in front of you with a construct bonus.
ginkgopolis-card-card_yellow_19 = yellow 19
ginkgopolis-card-card_yellow_19-help = End of game: 2 points per yellow card in front of you, including this one.
ginkgopolis-card-card_yellow_20 = yellow 20
ginkgopolis-card-card_yellow_20-help = End of game: 9 points.
ginkgopolis-card-card_blue_1 = blue 1
ginkgopolis-card-card_blue_1-help = Gain 1 tile whenever you exploit.
ginkgopolis-card-card_blue_2 = blue 2
ginkgopolis-card-card_blue_2-help = Gain 1 tile whenever you urbanize.
ginkgopolis-card-card_blue_3 = blue 3
ginkgopolis-card-card_blue_3-help = Gain 1 tile whenever you construct.
ginkgopolis-card-card_blue_4 = blue 4
ginkgopolis-card-card_blue_4-help = Gain 1 tile whenever you exploit.
ginkgopolis-card-card_blue_5 = blue 5
ginkgopolis-card-card_blue_5-help = Gain 1 tile whenever you urbanize.
ginkgopolis-card-card_blue_6 = blue 6
ginkgopolis-card-card_blue_6-help = Gain 1 tile whenever you construct.
ginkgopolis-card-card_blue_7 = blue 7
ginkgopolis-card-card_blue_7-help = Gain 1 tile and 1 point whenever you exploit.
ginkgopolis-card-card_blue_8 = blue 8
ginkgopolis-card-card_blue_8-help = Gain 1 tile and 1 point whenever you urbanize.
ginkgopolis-card-card_blue_9 = blue 9
ginkgopolis-card-card_blue_9-help = Gain 1 tile and 1 point whenever you construct.
ginkgopolis-card-card_blue_10 = blue 10
ginkgopolis-card-card_blue_10-help = End of game: 1 point per resource of yours on blue buildings.
ginkgopolis-card-card_blue_11 = blue 11
ginkgopolis-card-card_blue_11-help = End of game: 1 point per resource of yours on red buildings.
ginkgopolis-card-card_blue_12 = blue 12
ginkgopolis-card-card_blue_12-help = End of game: 1 point per resource of yours on yellow buildings.
ginkgopolis-card-card_blue_13 = blue 13
ginkgopolis-card-card_blue_13-help = End of game: 1 point per resource of yours on blue buildings.
ginkgopolis-card-card_blue_14 = blue 14
ginkgopolis-card-card_blue_14-help = End of game: 1 point per building of yours of height 1 or 2.
ginkgopolis-card-card_blue_15 = blue 15
ginkgopolis-card-card_blue_15-help = End of game: 3 points per building of yours of height 3 or more.
ginkgopolis-card-card_blue_16 = blue 16
ginkgopolis-card-card_blue_16-help = End of game: 2 points per card in front of you with an exploit bonus.
ginkgopolis-card-card_blue_17 = blue 17
ginkgopolis-card-card_blue_17-help = End of game: 2 points per card in front of you with an urbanize bonus.
ginkgopolis-card-card_blue_18 = blue 18
ginkgopolis-card-card_blue_18-help = End of game: 2 points per card in front of you with a construct bonus.
ginkgopolis-card-card_blue_19 = blue 19
ginkgopolis-card-card_blue_19-help = End of game: 2 points per blue card in front of you, including this one.
ginkgopolis-card-card_blue_20 = blue 20
ginkgopolis-card-card_blue_20-help = End of game: 9 points.

## Urbanization cards

ginkgopolis-card-urban_A = urbanization A
ginkgopolis-card-urban_A-help = With a tile (urbanize): a new building in place of token A. Without (exploit): 1 resource or 1 tile.
ginkgopolis-card-urban_B = urbanization B
ginkgopolis-card-urban_B-help = With a tile (urbanize): a new building in place of token B. Without (exploit): 1 resource or 1 tile.
ginkgopolis-card-urban_C = urbanization C
ginkgopolis-card-urban_C-help = With a tile (urbanize): a new building in place of token C. Without (exploit): 1 resource or 1 tile.
ginkgopolis-card-urban_D = urbanization D
ginkgopolis-card-urban_D-help = With a tile (urbanize): a new building in place of token D. Without (exploit): 1 resource or 1 tile.
ginkgopolis-card-urban_E = urbanization E
ginkgopolis-card-urban_E-help = With a tile (urbanize): a new building in place of token E. Without (exploit): 1 resource or 1 tile.
ginkgopolis-card-urban_F = urbanization F
ginkgopolis-card-urban_F-help = With a tile (urbanize): a new building in place of token F. Without (exploit): 1 resource or 1 tile.
ginkgopolis-card-urban_G = urbanization G
ginkgopolis-card-urban_G-help = With a tile (urbanize): a new building in place of token G. Without (exploit): 1 resource or 1 tile.
ginkgopolis-card-urban_H = urbanization H
ginkgopolis-card-urban_H-help = With a tile (urbanize): a new building in place of token H. Without (exploit): 1 resource or 1 tile.
ginkgopolis-card-urban_I = urbanization I
ginkgopolis-card-urban_I-help = With a tile (urbanize): a new building in place of token I. Without (exploit): 1 resource or 1 tile.
ginkgopolis-card-urban_J = urbanization J
ginkgopolis-card-urban_J-help = With a tile (urbanize): a new building in place of token J. Without (exploit): 1 resource or 1 tile.
ginkgopolis-card-urban_K = urbanization K
ginkgopolis-card-urban_K-help = With a tile (urbanize): a new building in place of token K. Without (exploit): 1 resource or 1 tile.
ginkgopolis-card-urban_L = urbanization L
ginkgopolis-card-urban_L-help = With a tile (urbanize): a new building in place of token L. Without (exploit): 1 resource or 1 tile.

## Characters

ginkgopolis-card-char_01 = biotechnologist (urbanize)
ginkgopolis-card-char_01-help = Gain 1 resource whenever you urbanize. At the start: 1 resource, 1 tile, 1 point.
ginkgopolis-card-char_02 = bioplanner (construct)
ginkgopolis-card-char_02-help = Gain 1 point whenever you construct. At the start: 2 resources, 1 tile, 1 point.
ginkgopolis-card-char_03 = bioengineer (construct)
ginkgopolis-card-char_03-help = Gain 1 tile whenever you construct. At the start: 1 resource.
ginkgopolis-card-char_04 = biotechnologist (construct)
ginkgopolis-card-char_04-help = Gain 1 resource whenever you construct. At the start: 1 tile.
ginkgopolis-card-char_05 = bioplanner (construct)
ginkgopolis-card-char_05-help = Gain 1 point whenever you construct. At the start: 2 resources, 1 tile, 1 point.
ginkgopolis-card-char_06 = bioengineer (exploit)
ginkgopolis-card-char_06-help = Gain 1 tile whenever you exploit. At the start: 2 resources, 1 point.
ginkgopolis-card-char_07 = biotechnologist (exploit)
ginkgopolis-card-char_07-help = Gain 1 resource whenever you exploit. At the start: 1 resource, 1 tile, 1 point.
ginkgopolis-card-char_08 = bioplanner (urbanize)
ginkgopolis-card-char_08-help = Gain 1 point whenever you urbanize. At the start: 2 resources, 1 tile, 2 points.
ginkgopolis-card-char_09 = bioengineer (urbanize)
ginkgopolis-card-char_09-help = Gain 1 tile whenever you urbanize. At the start: 2 resources, 1 point.
ginkgopolis-card-char_10 = biotechnologist (urbanize)
ginkgopolis-card-char_10-help = Gain 1 resource whenever you urbanize. At the start: 1 resource, 1 tile, 1 point.
ginkgopolis-card-char_11 = bioplanner (urbanize)
ginkgopolis-card-char_11-help = Gain 1 point whenever you urbanize. At the start: 2 resources, 1 tile, 2 points.
ginkgopolis-card-char_12 = bioengineer (construct)
ginkgopolis-card-char_12-help = Gain 1 tile whenever you construct. At the start: 1 resource.
ginkgopolis-card-char_13 = biotechnologist (exploit)
ginkgopolis-card-char_13-help = Gain 1 resource whenever you exploit. At the start: 1 resource, 1 tile, 1 point.
ginkgopolis-card-char_14 = bioplanner (exploit)
ginkgopolis-card-char_14-help = Gain 1 point whenever you exploit. At the start: 2 resources, 1 tile, 2 points.
ginkgopolis-card-char_15 = bioengineer (construct)
ginkgopolis-card-char_15-help = Gain 1 tile whenever you construct. At the start: 1 resource.
ginkgopolis-card-char_16 = biotechnologist (urbanize)
ginkgopolis-card-char_16-help = Gain 1 resource whenever you urbanize. At the start: 1 resource, 1 tile, 1 point.
ginkgopolis-card-char_17 = bioplanner (exploit)
ginkgopolis-card-char_17-help = Gain 1 point whenever you exploit. At the start: 2 resources, 1 tile, 2 points.
ginkgopolis-card-char_18 = bioengineer (exploit)
ginkgopolis-card-char_18-help = Gain 1 tile whenever you exploit. At the start: 2 resources, 1 point.
ginkgopolis-card-char_19 = bioengineer (urbanize)
ginkgopolis-card-char_19-help = Gain 1 tile whenever you urbanize. At the start: 2 resources, 1 point.
ginkgopolis-card-char_20 = bioengineer (urbanize)
ginkgopolis-card-char_20-help = Gain 1 tile whenever you urbanize. At the start: 2 resources, 1 point.
ginkgopolis-card-char_21 = biotechnologist (construct)
ginkgopolis-card-char_21-help = Gain 1 resource whenever you construct. At the start: 1 tile.
ginkgopolis-card-char_22 = biotechnologist (construct)
ginkgopolis-card-char_22-help = Gain 1 resource whenever you construct. At the start: 1 tile.
ginkgopolis-card-char_23 = biotechnologist (construct)
ginkgopolis-card-char_23-help = Gain 1 resource whenever you construct. At the start: 1 tile.
ginkgopolis-card-char_24 = biotechnologist (exploit)
ginkgopolis-card-char_24-help = Gain 1 resource whenever you exploit. At the start: 1 resource, 1 tile, 1 point.
ginkgopolis-card-char_25 = biotechnologist (exploit)
ginkgopolis-card-char_25-help = Gain 1 resource whenever you exploit. At the start: 1 resource, 1 tile, 1 point.
ginkgopolis-card-char_26 = bioengineer (exploit)
ginkgopolis-card-char_26-help = Gain 1 tile whenever you exploit. At the start: 2 resources, 1 point.
ginkgopolis-card-char_27 = biotechnologist (urbanize)
ginkgopolis-card-char_27-help = Gain 1 resource whenever you urbanize. At the start: 1 resource, 1 tile, 1 point.
ginkgopolis-card-char_23_uniform = bioplanner (construct)
ginkgopolis-card-char_23_uniform-help = Gain 1 point whenever you construct. At the start: 2 resources, 1 tile, 1 point.
ginkgopolis-card-char_25_uniform = bioplanner (exploit)
ginkgopolis-card-char_25_uniform-help = Gain 1 point whenever you exploit. At the start: 2 resources, 1 tile, 2 points.
ginkgopolis-card-char_27_uniform = bioplanner (urbanize)
ginkgopolis-card-char_27_uniform-help = Gain 1 point whenever you urbanize. At the start: 2 resources, 1 tile, 2 points.

## Prompts

ginkgopolis-prompt-draft = Keep one of these characters.
ginkgopolis-prompt-choose = Choose a card, with or without a tile.
ginkgopolis-prompt-choose-or-renew = Choose a card, with or without a tile, or a new hand.
ginkgopolis-prompt-give = Give Gosha one of your three cards, face down.
ginkgopolis-prompt-asset = Take a resource or a tile.
ginkgopolis-prompt-token = Choose a place for token { $letter }.
ginkgopolis-prompt-shift = No free place for token { $letter }: shift which way?
ginkgopolis-prompt-return = The reserve is empty. Return tiles for 1 point each?
ginkgopolis-prompt-wait = { $count ->
    [one] Waiting for { $actors }.
   *[other] Waiting for { $actors }.
}
ginkgopolis-prompt-dealer = Drawing…
ginkgopolis-prompt-over = The game is over.

## Choices

ginkgopolis-choose-draft_pick = Keep
ginkgopolis-choose-commit = Play
ginkgopolis-choose-new_hand = New hand
ginkgopolis-choose-take_asset = Take
ginkgopolis-choose-place_token = Move the token
ginkgopolis-choose-shift_tokens = Shift tokens
ginkgopolis-choose-return_tile = Return
ginkgopolis-choose-return_done = Done
ginkgopolis-choose-give_card = Give Gosha
ginkgopolis-choice-draft_pick = Keep: { $character }
ginkgopolis-choice-place_token = Move the token: { $side ->
    [above] above
    [right] right of
    [below] below
   *[left] left of
} { $tile }
ginkgopolis-choose-draft_pick-character = Which character?
ginkgopolis-choose-commit-card = Which card?
ginkgopolis-choose-commit-tile = With which tile?
ginkgopolis-choose-take_asset-asset = What?
ginkgopolis-choose-place_token-cell = Where?
ginkgopolis-choose-shift_tokens-direction = Which way?
ginkgopolis-choose-return_tile-tile = Which tile?
ginkgopolis-choose-give_card-card = Which card?

## Log

ginkgopolis-log-draft_pick = { $seat } keeps { $character }.
ginkgopolis-log-draft_pick-veiled = { $seat } keeps a character.
ginkgopolis-log-commit = { $seat } chooses { $card } ({ $tile }).
ginkgopolis-log-commit-veiled = { $seat } has chosen.
ginkgopolis-log-new_hand = { $seat } takes a new hand and discards { $cards }.
ginkgopolis-log-take_asset = { $seat } takes a { $asset }.
ginkgopolis-log-place_token = { $seat } moves the token to an empty space.
ginkgopolis-log-shift_tokens = { $seat } shifts tokens { $direction }.
ginkgopolis-log-return_tile = { $seat } returns a tile.
ginkgopolis-log-return_done = { $seat } has finished returning tiles.
ginkgopolis-log-lay = The city starts with { $tile } at { $cell }.
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
ginkgopolis-log-gosha_urbanizes = Gosha plays { $card } with tile { $tile }: a new building.
ginkgopolis-log-gosha_constructs = Gosha adds a floor to { $card }: tile { $tile }.
ginkgopolis-log-gosha_idle = The reserve is empty, so Gosha does nothing.
ginkgopolis-log-gosha_short = Gosha lacks the resources to build: the game ends.
ginkgopolis-log-gosha_gains = Gosha gains { $point ->
    [one] { $point } point
   *[other] { $point } points
} and has { $total }.
ginkgopolis-log-give_card = { $seat } gives Gosha { $card } face down.
ginkgopolis-log-give_card-veiled = { $seat } gives Gosha a card face down.
ginkgopolis-log-gains-r = { $seat }: { $resource ->
    [one] { $resource_by } resource
   *[other] { $resource_by } resources
}.
ginkgopolis-log-gains-p = { $seat }: { $point ->
    [one] { $point_by } point
   *[other] { $point_by } points
}.
ginkgopolis-log-gains-t = { $seat }: { $tile ->
    [one] { $tile_by } tile
   *[other] { $tile_by } tiles
}.
ginkgopolis-log-gains-rp = { $seat }: { $resource ->
    [one] { $resource_by } resource
   *[other] { $resource_by } resources
}, { $point ->
    [one] { $point_by } point
   *[other] { $point_by } points
}.
ginkgopolis-log-gains-rt = { $seat }: { $resource ->
    [one] { $resource_by } resource
   *[other] { $resource_by } resources
}, { $tile ->
    [one] { $tile_by } tile
   *[other] { $tile_by } tiles
}.
ginkgopolis-log-gains-pt = { $seat }: { $point ->
    [one] { $point_by } point
   *[other] { $point_by } points
}, { $tile ->
    [one] { $tile_by } tile
   *[other] { $tile_by } tiles
}.
ginkgopolis-log-gains-rpt = { $seat }: { $resource ->
    [one] { $resource_by } resource
   *[other] { $resource_by } resources
}, { $point ->
    [one] { $point_by } point
   *[other] { $point_by } points
}, { $tile ->
    [one] { $tile_by } tile
   *[other] { $tile_by } tiles
}.
ginkgopolis-log-leads = { $seat } takes the lead in a { $hue ->
    [0] red
    [1] yellow
   *[2] blue
} district, worth { $point ->
    [one] { $point } point
   *[other] { $point } points
} now.
ginkgopolis-log-leads-gosha = Gosha takes the lead in a { $hue ->
    [0] red
    [1] yellow
   *[2] blue
} district, worth { $point ->
    [one] { $point } point
   *[other] { $point } points
} now.
ginkgopolis-log-characters = { $seat } shows { $characters }.
ginkgopolis-log-returned-none = No tiles are returned.
ginkgopolis-log-exploits = { $seat } exploits { $card }.
ginkgopolis-log-falls_back = { $seat } cannot pay for { $tile } on { $card }: the tile comes back and the card is exploited.
ginkgopolis-log-urbanizes = { $seat } plays { $card } with tile { $tile }: a new building.
ginkgopolis-log-constructs = { $seat } adds a floor to { $card }: tile { $tile }.
ginkgopolis-log-exhausted = The tile reserve is empty.
ginkgopolis-log-rebuilt = The deck is rebuilt: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
ginkgopolis-log-ending = The end is triggered: this is the last round.
ginkgopolis-log-round = Round { $round }. { $seat } is first player.
ginkgopolis-log-last_round = The round limit is reached: this is the last round.
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
ginkgopolis-score-card_red_10 = Red 10: resources on red
ginkgopolis-score-card_red_11 = Red 11: resources on yellow
ginkgopolis-score-card_red_12 = Red 12: resources on blue
ginkgopolis-score-card_red_13 = Red 13: resources on red
ginkgopolis-score-card_red_14 = Red 14: buildings of height 1 or 2
ginkgopolis-score-card_red_15 = Red 15: buildings of height 3 and more
ginkgopolis-score-card_red_16 = Red 16: exploit cards
ginkgopolis-score-card_red_17 = Red 17: urbanize cards
ginkgopolis-score-card_red_18 = Red 18: construct cards
ginkgopolis-score-card_red_19 = Red 19: red cards
ginkgopolis-score-card_red_20 = Red 20: 9 points
ginkgopolis-score-card_yellow_10 = Yellow 10: resources on yellow
ginkgopolis-score-card_yellow_11 = Yellow 11: resources on red
ginkgopolis-score-card_yellow_12 = Yellow 12: resources on blue
ginkgopolis-score-card_yellow_13 = Yellow 13: resources on yellow
ginkgopolis-score-card_yellow_14 = Yellow 14: buildings of height 1 or 2
ginkgopolis-score-card_yellow_15 = Yellow 15: buildings of height 3 and more
ginkgopolis-score-card_yellow_16 = Yellow 16: exploit cards
ginkgopolis-score-card_yellow_17 = Yellow 17: urbanize cards
ginkgopolis-score-card_yellow_18 = Yellow 18: construct cards
ginkgopolis-score-card_yellow_19 = Yellow 19: yellow cards
ginkgopolis-score-card_yellow_20 = Yellow 20: 9 points
ginkgopolis-score-card_blue_10 = Blue 10: resources on blue
ginkgopolis-score-card_blue_11 = Blue 11: resources on red
ginkgopolis-score-card_blue_12 = Blue 12: resources on yellow
ginkgopolis-score-card_blue_13 = Blue 13: resources on blue
ginkgopolis-score-card_blue_14 = Blue 14: buildings of height 1 or 2
ginkgopolis-score-card_blue_15 = Blue 15: buildings of height 3 and more
ginkgopolis-score-card_blue_16 = Blue 16: exploit cards
ginkgopolis-score-card_blue_17 = Blue 17: urbanize cards
ginkgopolis-score-card_blue_18 = Blue 18: construct cards
ginkgopolis-score-card_blue_19 = Blue 19: blue cards
ginkgopolis-score-card_blue_20 = Blue 20: 9 points
ginkgopolis-score-district_red = Red district
ginkgopolis-score-district_yellow = Yellow district
ginkgopolis-score-district_blue = Blue district

## What a choice brings

ginkgopolis-asset-resources = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
ginkgopolis-asset-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ginkgopolis-asset-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
ginkgopolis-asset-new_hands = { $count ->
    [one] { $count } new hand
   *[other] { $count } new hands
}
ginkgopolis-reason-floors = Onto the building, { $height ->
    [one] { $height } floor
   *[other] { $height } floors
} high
ginkgopolis-reason-color = Another color: { $colour1 } → { $colour2 }
ginkgopolis-reason-number = A lower number: { $before } → { $after }
ginkgopolis-reason-refund = Your resources come back
ginkgopolis-reason-laid = You lay tile { $tile }
ginkgopolis-reason-lot = Onto the new building
ginkgopolis-reason-neighbors = The neighbors produce
ginkgopolis-reason-building = { $card }, { $height ->
    [one] { $height } floor
   *[other] { $height } floors
} high
ginkgopolis-reason-taken = You take
ginkgopolis-reason-bonus-exploit = Your cards, when you exploit
ginkgopolis-reason-bonus-urbanize = Your cards, when you urbanize
ginkgopolis-reason-bonus-construct = Your cards, when you construct
ginkgopolis-remark-short-resources = You cannot pay this ({ $resource ->
    [one] { $resource } resource
   *[other] { $resource } resources
} short): the tile comes back and you exploit the card.
ginkgopolis-remark-short-points = You cannot pay this ({ $point ->
    [one] { $point } point
   *[other] { $point } points
} short): the tile comes back and you exploit the card.
ginkgopolis-remark-short-both = You cannot pay this ({ $resource ->
    [one] { $resource } resource
   *[other] { $resource } resources
} and { $point ->
    [one] { $point } point
   *[other] { $point } points
} short): the tile comes back and you exploit the card.
ginkgopolis-remark-wasted = This brings nothing at all: the turn is wasted.
ginkgopolis-remark-keeps = You keep { $card }. { $effect }
ginkgopolis-remark-gosha = Gosha gets his resources back and { $point ->
    [one] { $point } point
   *[other] { $point } points
}.
ginkgopolis-remark-asset = You then take a resource or a tile.
ginkgopolis-remark-new_hand = Your four cards are discarded and you draw four others.
ginkgopolis-remark-ends = This triggers the end: the game is scored after this round.
ginkgopolis-remark-order = { $count ->
    [one] As things stand now. { $actors } plays before you and may change this.
   *[other] As things stand now. { $actors } play before you and may change this.
}
ginkgopolis-remark-lead = You take the lead in a { $hue ->
    [0] red
    [1] yellow
   *[2] blue
} district: { $point ->
    [one] { $point } point
   *[other] { $point } points
} for you.
ginkgopolis-remark-lead-other = { $seat } takes the lead in a { $hue ->
    [0] red
    [1] yellow
   *[2] blue
} district: { $point ->
    [one] { $point } point
   *[other] { $point } points
}.
ginkgopolis-remark-lead-gosha = Gosha takes the lead in a { $hue ->
    [0] red
    [1] yellow
   *[2] blue
} district: { $point ->
    [one] { $point } point
   *[other] { $point } points
}.
ginkgopolis-remark-lost = You lose the lead in a { $hue ->
    [0] red
    [1] yellow
   *[2] blue
} district, worth { $point ->
    [one] { $point } point
   *[other] { $point } points
} now.
ginkgopolis-remark-gift-urban = Gosha urbanizes with it: { $point ->
    [one] { $point } point
   *[other] { $point } points
} for him.
ginkgopolis-remark-gift-building = Gosha adds a floor to { $card } and keeps the card.
ginkgopolis-remark-gift-own = Gosha builds over your { $card }: { $count ->
    [one] you get { $count } resource back and { $count } point
   *[other] you get { $count } resources back and { $count } points
}.
ginkgopolis-remark-gift-short = Gosha cannot pay for it: the game ends after this round.

## Board in words

ginkgopolis-board-over = Game over after { $round ->
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
ginkgopolis-picture-deck-left = Deck { $count }
ginkgopolis-picture-gosha-has = Gosha { $count }
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
ginkgopolis-picture-neutral = { $tile }, neutral
ginkgopolis-picture-building = { $tile }, height { $height }, { $owner }
ginkgopolis-picture-token = Token { $letter }
ginkgopolis-picture-leader = leader
ginkgopolis-picture-second = second
ginkgopolis-picture-discard-words = Discard pile: { $cards }
ginkgopolis-picture-discard = Discard pile
ginkgopolis-picture-no-districts = No player has resources in a district yet.
ginkgopolis-picture-result = Final score
ginkgopolis-picture-total = Total
ginkgopolis-picture-take-resource = Take a resource
ginkgopolis-picture-take-tile = Take a tile
ginkgopolis-picture-shift-clockwise = Clockwise
ginkgopolis-picture-shift-back = Counterclockwise
ginkgopolis-picture-end-cards = End-game cards
ginkgopolis-picture-mine = Your cards
ginkgopolis-picture-no-cards = No cards yet.
ginkgopolis-picture-tab-mine = Cards
ginkgopolis-picture-tab-districts = Districts
ginkgopolis-picture-tile-short = { $tile }: you cannot pay this with any card
ginkgopolis-picture-new-hands-left = { $count } left
ginkgopolis-picture-play-now = now
ginkgopolis-picture-play-done = played
ginkgopolis-picture-play-has = played, and has this now
ginkgopolis-picture-play-down = face down
ginkgopolis-picture-play-hidden = last
ginkgopolis-picture-play-chosen = ready
ginkgopolis-picture-play-thinking = thinking
ginkgopolis-picture-play-with = a card with a tile
ginkgopolis-picture-play-without = a card without a tile
ginkgopolis-picture-note-poor = You have no resources: a tile that you lay now comes back.
ginkgopolis-picture-note-last = This is the last round.
ginkgopolis-picture-note-few-tiles = { $count ->
    [one] { $count } tile is left in the reserve.
   *[other] { $count } tiles are left in the reserve.
}
ginkgopolis-picture-note-order = You are number { $place } of { $count } to play in this round.
ginkgopolis-picture-play-sum = cards { $cards }, districts { $districts }

## Pages: how to play in short, options of a new table

ginkgopolis-how-1 = All players choose at the same time: one of four cards, with or without a tile on it. Then the cards are revealed in turn order.
ginkgopolis-how-2 = Exploit (card only): gain one asset per floor of that building. Red gives resources, yellow points, blue tiles.
ginkgopolis-how-3 = Urbanize (urbanization card with a tile): a new building at the edge of the city. All its neighbors produce for you.
ginkgopolis-how-4 = Construct (building card with a tile): add a floor. It takes one of your resources per floor, one more if the color changes, and points if the number is lower.
ginkgopolis-how-5 = You keep the card of a building that you built on: it gives its bonus from then on.
ginkgopolis-how-6 = The game ends when the tiles run out for the second time or a player has all resources in the city. Each single-color district scores for the player with the most resources in it.
ginkgopolis-option-characters-about = Which characters are drafted.
ginkgopolis-option-level-about = An expert Gosha may exchange an urbanization card for a better one.
ginkgopolis-option-solo_deal-about = How the three cards of a round are dealt.
ginkgopolis-value-public_12_9_6 = As publicly documented
ginkgopolis-value-uniform_9_9_9 = Nine of each color
ginkgopolis-value-normal = Normal
ginkgopolis-value-expert = Expert
ginkgopolis-value-three_total = Two for you, one unseen for Gosha
ginkgopolis-value-three_plus_one = Three for you, one unseen for Gosha
ginkgopolis-value-give_one = Look at three, give Gosha one
