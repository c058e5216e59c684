## Why an action is refused: another moment

ginkgopolis-why-chance = That is drawn from the deck or the reserve; nobody chooses it.
ginkgopolis-why-first-draft = First keep one of the characters you hold.
ginkgopolis-why-first-give = First give Gosha one of your three cards.
ginkgopolis-why-first-asset = First take a resource or a tile.
ginkgopolis-why-first-token = First find a new place for token { $letter }.
ginkgopolis-why-first-return = First finish returning tiles.
ginkgopolis-why-later-draft = Characters are chosen only before the first round.
ginkgopolis-why-later-asset = You take a resource or a tile when you exploit an urbanization card.
ginkgopolis-why-later-token = A token moves only when its space has been built on.
ginkgopolis-why-later-return = Tiles are returned only when the reserve runs out for the first time.

## Cards and tiles

ginkgopolis-why-no-gift = In this game no card is given to Gosha.
ginkgopolis-why-given = Gosha has his card for this round.
ginkgopolis-why-solo-hand = There are no new hands in solo.
ginkgopolis-why-new-hands = You have used { $count ->
    [2] both new-hand tokens
   *[other] all { $count } new-hand tokens
}.
ginkgopolis-why-card-kept = You have built on { $card } and keep the card: it gives its bonus and is not played again.
ginkgopolis-why-card-taken = { $seat } has built on { $card } and keeps the card.
ginkgopolis-why-card-gosha = Gosha has built on { $card } and keeps the card.
ginkgopolis-why-card-discarded = Card { $card } is on the discard pile.
ginkgopolis-why-card-site = Construction site: card { $card } joins the deck when the deck is next rebuilt.
ginkgopolis-why-card-unbuilt = Card { $card } is not in play: no building in the city shows it.
ginkgopolis-why-card-hand = Card { $card } is not in your hand.
ginkgopolis-why-tile-laid = Tile { $tile } is already in the city.
ginkgopolis-why-no-tiles = You have no tiles.
ginkgopolis-why-tile-hidden = Tile { $tile } is not behind your screen.
ginkgopolis-why-tile-sealed = Tile { $tile } lies on your face-down card.
ginkgopolis-why-tile-aside = You are already returning tile { $tile }.
ginkgopolis-why-character-kept = You have already kept this character.
ginkgopolis-why-character-away = This character is not among the cards you hold now.
ginkgopolis-why-no-reserve = The tile reserve is empty.
ginkgopolis-why-no-resources = Your reserve is empty: of your { $total } resources, { $screen } are behind your screen and { $placed } in the city.

## Tokens

ginkgopolis-why-cell-token = Token { $letter } lies there.
ginkgopolis-why-cell-built = A building stands there.
ginkgopolis-why-cell-beside = Token { $letter } must go next to the new building: { $count ->
    [one] one space is empty there
   *[other] { $count } spaces are empty there
}.
ginkgopolis-why-cell-edge = Token { $letter } must stay at the edge of the city.
ginkgopolis-why-cell-order = Token { $letter } must lie between { $before } and { $after }.
ginkgopolis-why-cell-shift = No empty space keeps the tokens in alphabetical order: shift them to make room for { $letter }.
ginkgopolis-why-shift-beside = Nothing is shifted: next to the new building { $count ->
    [one] one space is empty
   *[other] { $count } spaces are empty
} for token { $letter }.
ginkgopolis-why-shift-between = Nothing is shifted: token { $letter } has an empty space between { $before } and { $after }.
ginkgopolis-why-shift-blocked = A shift this way would break the alphabetical order.
ginkgopolis-why-shift-longer = This way { $count } other tokens move, the other way only { $fewest }.
