tiny_towns-name = Tiny Towns
tiny_towns-about = One resource per round for everyone, sixteen squares each, and cubes never move.
tiny_towns-how = Each round everyone gets a cube of the same resource and places it on a square of their own town. When your cubes match the pattern of a card, turned or mirrored any way you like, you may remove them and put the building on one of their squares. A full town is complete; every square without a building costs a point.

## Modes and options

tiny_towns-mode-standard = Standard
tiny_towns-mode-standard-help = The master builder names the resource of the round, then the hammer passes to the left. 2 to 6 players.
tiny_towns-mode-town_hall = Town Hall
tiny_towns-mode-town_hall-help = Two rounds use a card from the deck, every third round is a free choice. 2 to 6 players.
tiny_towns-mode-solo = Solo
tiny_towns-mode-solo-help = Each round you pick one of three face-up resource cards; at the end you earn a grade. 1 player.
tiny_towns-option-monuments = Monuments
tiny_towns-option-monuments-help = Everyone secretly keeps one of two monuments and may build it once.
tiny_towns-option-cavern = Cavern
tiny_towns-option-cavern-help = Twice in a game you may discard a resource that you did not name.
tiny_towns-option-cards = Cards
tiny_towns-option-cards-help = random, first_game, or one card of each color joined by +, such as farm+well+chapel+tavern+theater+factory.
tiny_towns-option-first_player = First player
tiny_towns-option-first_player-help = random, or a seat counted from 0. Standard mode only.
tiny_towns-option-solo_remove = Removed in solo
tiny_towns-option-solo_remove-help = inn or feast_hall: the green card that is not used in solo.

## Resources and types

tiny_towns-resource-wood = wood
tiny_towns-resource-wheat = wheat
tiny_towns-resource-brick = brick
tiny_towns-resource-glass = glass
tiny_towns-resource-stone = stone
tiny_towns-type-blue = blue
tiny_towns-type-red = red
tiny_towns-type-gray = gray
tiny_towns-type-orange = orange
tiny_towns-type-green = green
tiny_towns-type-yellow = yellow
tiny_towns-type-black = black
tiny_towns-type-magenta = monument

## Buildings

tiny_towns-card-cottage = Cottage
tiny_towns-card-cottage-help = Scores 3 if it is fed at the end of the game, otherwise 0.
tiny_towns-card-farm = Farm
tiny_towns-card-farm-help = Feeds four cottages anywhere in the town.
tiny_towns-card-granary = Granary
tiny_towns-card-granary-help = Feeds every cottage on the eight squares around it, diagonals included.
tiny_towns-card-greenhouse = Greenhouse
tiny_towns-card-greenhouse-help = Feeds one group of cottages that touch along edges, of any size and anywhere in the town.
tiny_towns-card-orchard = Orchard
tiny_towns-card-orchard-help = Feeds every cottage in its row and column.
tiny_towns-card-fountain = Fountain
tiny_towns-card-fountain-help = Scores 2 if a gray building stands next to it.
tiny_towns-card-millstone = Millstone
tiny_towns-card-millstone-help = Scores 2 if a red or a yellow building stands next to it.
tiny_towns-card-shed = Shed
tiny_towns-card-shed-help = Scores 1. It may go on any empty square, not only where its cubes were.
tiny_towns-card-well = Well
tiny_towns-card-well-help = Scores 1 for each cottage next to it, fed or not.
tiny_towns-card-abbey = Abbey
tiny_towns-card-abbey-help = Scores 3 unless a black, green or yellow building stands next to it.
tiny_towns-card-chapel = Chapel
tiny_towns-card-chapel-help = Scores 1 for each fed cottage in the town.
tiny_towns-card-cloister = Cloister
tiny_towns-card-cloister-help = Scores 1 for each Cloister in a corner of the town.
tiny_towns-card-temple = Temple
tiny_towns-card-temple-help = Scores 4 if at least two fed cottages stand next to it.
tiny_towns-card-almshouse = Almshouse
tiny_towns-card-almshouse-help = Points for all Almshouses together: one −1, two 5, three −3, four 15, five −5, six or more 26.
tiny_towns-card-feast_hall = Feast Hall
tiny_towns-card-feast_hall-help = Scores 2, or 3 if you have more Feast Halls than the player on your right.
tiny_towns-card-inn = Inn
tiny_towns-card-inn-help = Scores 3 if no other Inn is in its row or column.
tiny_towns-card-tavern = Tavern
tiny_towns-card-tavern-help = Points for all Taverns together: one 2, two 5, three 9, four 14, five or more 20.
tiny_towns-card-bakery = Bakery
tiny_towns-card-bakery-help = Scores 3 if a red or a black building stands next to it.
tiny_towns-card-market = Market
tiny_towns-card-market-help = Scores 1 for each Market in its row or in its column, whichever has more, itself included.
tiny_towns-card-tailor = Tailor
tiny_towns-card-tailor-help = Scores 1, and 1 more for each Tailor on the four center squares.
tiny_towns-card-theater = Theater
tiny_towns-card-theater-help = Scores 1 for each different type of building, other than yellow, in its row and column.
tiny_towns-card-bank = Bank
tiny_towns-card-bank-help = Scores 4. Mark it with a resource that is not on your other Banks: you can no longer name that resource.
tiny_towns-card-factory = Factory
tiny_towns-card-factory-help = Scores 0. Mark it with a resource: when another player names it, you may place any other instead.
tiny_towns-card-trading_post = Trading Post
tiny_towns-card-trading_post-help = Scores 1. From the next round on it stands for any one cube of a pattern and stays where it is.
tiny_towns-card-warehouse = Warehouse
tiny_towns-card-warehouse-help = Holds up to 3 cubes, −1 for each. Store a resource that you did not name, or swap it for a stored one.

## Monuments

tiny_towns-card-architects_guild = Architect’s Guild
tiny_towns-card-architects_guild-help = Scores 1. When built: you may replace up to two of your buildings with buildings of other types.
tiny_towns-card-archive_of_the_second_age = Archive of the Second Age
tiny_towns-card-archive_of_the_second_age-help = Scores 1 for each different type of building in the town, not counting monuments.
tiny_towns-card-barrett_castle = Barrett Castle
tiny_towns-card-barrett_castle-help = Scores 5 if it is fed. It is fed like one cottage and counts as two wherever cottages count.
tiny_towns-card-cathedral_of_caterina = Cathedral of Caterina
tiny_towns-card-cathedral_of_caterina-help = Scores 2. Your squares without a building cost no points.
tiny_towns-card-fort_ironweed = Fort Ironweed
tiny_towns-card-fort_ironweed-help = Scores 7. You are no longer master builder unless you are the last player still building.
tiny_towns-card-grand_mausoleum_of_the_rodina = Grand Mausoleum of the Rodina
tiny_towns-card-grand_mausoleum_of_the_rodina-help = Your cottages score 3 each even if they are not fed.
tiny_towns-card-grove_university = Grove University
tiny_towns-card-grove_university-help = Scores 3. When built: put any building in play on an empty square of your town.
tiny_towns-card-mandras_palace = Mandras Palace
tiny_towns-card-mandras_palace-help = Scores 2 for each different type of building next to it.
tiny_towns-card-obelisk_of_the_crescent = Obelisk of the Crescent
tiny_towns-card-obelisk_of_the_crescent-help = Scores 0. From now on your buildings may go on any empty square.
tiny_towns-card-opaleyes_watch = Opaleye’s Watch
tiny_towns-card-opaleyes_watch-help = Scores 0. Set aside buildings of three types. When a neighbor builds one of them in a later round, it is yours.
tiny_towns-card-shrine_of_the_elder_tree = Shrine of the Elder Tree
tiny_towns-card-shrine_of_the_elder_tree-help = Scores 1 per building in the town when you build it, itself included; 8 if there are six or more.
tiny_towns-card-silva_forum = Silva Forum
tiny_towns-card-silva_forum-help = Scores 1, and 1 more for each building in your largest group of one type.
tiny_towns-card-the_sky_baths = The Sky Baths
tiny_towns-card-the_sky_baths-help = Scores 2 for each type of building that your town lacks, not counting monuments.
tiny_towns-card-the_starloom = The Starloom
tiny_towns-card-the_starloom-help = Scores 6 if your town is complete first, 3 if second, 2 if third.
tiny_towns-card-statue_of_the_bondmaker = Statue of the Bondmaker
tiny_towns-card-statue_of_the_bondmaker-help = Scores 0. You may put a resource that you did not name on a cottage, one on each.

## Prompts

tiny_towns-prompt-choose = Keep one of these two monuments.
tiny_towns-prompt-name = You are the master builder. Name a resource.
tiny_towns-prompt-pick = Choose a face-up resource card.
tiny_towns-prompt-resource = { $seat } named { $resource }. Place it on an empty square.
tiny_towns-prompt-resource-own = You named { $resource }. Place it on an empty square.
tiny_towns-prompt-resource-card = The card is { $resource }. Place it on an empty square.
tiny_towns-prompt-resource-free = Free choice. Place any resource on an empty square.
tiny_towns-prompt-build = Build if you can, then press Done.
tiny_towns-prompt-extra = Placed. Build more if you can, then press Done.
tiny_towns-prompt-mark = Mark the { $card } on { $square } with a resource.
tiny_towns-prompt-guild = Replace a building with one of another type, or stop.
tiny_towns-prompt-guild-again = Replace one more building, or stop.
tiny_towns-prompt-grove = Put any building on an empty square.
tiny_towns-prompt-watch_setup = Set aside three buildings of different types.
tiny_towns-prompt-watch = You won a building. Put it on an empty square.
tiny_towns-prompt-wait = { $count ->
    [one] { $actors } is choosing.
   *[other] Waiting for { $actors }.
}
tiny_towns-prompt-dealer = A card is being drawn.
tiny_towns-prompt-over = The game is over.

## Choices

tiny_towns-choose-keep = Keep
tiny_towns-choose-keep-monument = Which monument?
tiny_towns-choose-name = Name
tiny_towns-choose-pick = Pick
tiny_towns-choose-place = Place
tiny_towns-choose-store = Store
tiny_towns-choose-store-square = On which Warehouse?
tiny_towns-choose-swap = Swap
tiny_towns-choose-swap-square1 = At which Warehouse?
tiny_towns-choose-swap-resource = Which cube comes out?
tiny_towns-choose-swap-square2 = Where does it go?
tiny_towns-choose-rest = Place on cottage
tiny_towns-choose-rest-square = On which cottage?
tiny_towns-choose-discard = Discard to Cavern
tiny_towns-choose-build = Build
tiny_towns-choose-build-card = Which building?
tiny_towns-choose-build-squares = Using which cubes?
tiny_towns-choose-build-square = Build on which square?
tiny_towns-choose-done = Done
tiny_towns-choose-mark = Mark
tiny_towns-choose-replace = Replace
tiny_towns-choose-replace-square = Which building goes?
tiny_towns-choose-replace-card = What takes its place?
tiny_towns-choose-stop = Replace no more
tiny_towns-choose-grove = Place
tiny_towns-choose-grove-card = Which building?
tiny_towns-choose-set_aside = Set aside
tiny_towns-choose-set_aside-card1 = Which building is the first?
tiny_towns-choose-set_aside-card2 = The second?
tiny_towns-choose-set_aside-card3 = The third?
tiny_towns-choose-claim = Place
tiny_towns-choose-claim-card = Which building?

## Log

tiny_towns-log-keep = { $seat } keeps { $monument }.
tiny_towns-log-keep-veiled = { $seat } keeps a monument.
tiny_towns-log-name = { $seat } names { $resource }.
tiny_towns-log-pick = { $seat } picks { $resource }.
tiny_towns-log-place = { $seat } places { $resource } on { $square }.
tiny_towns-log-store = { $seat } stores the cube on the Warehouse on { $square }.
tiny_towns-log-swap = { $seat } takes { $resource } from the Warehouse on { $square1 } and places it on { $square2 }.
tiny_towns-log-rest = { $seat } places the cube on the cottage on { $square }.
tiny_towns-log-discard = { $seat } discards the cube.
tiny_towns-log-build = { $seat } builds { $card } on { $square } from { $squares }.
tiny_towns-log-done = { $seat } is done.
tiny_towns-log-mark = { $seat } marks the building with { $resource }.
tiny_towns-log-replace = { $seat } replaces the building on { $square } with { $card }.
tiny_towns-log-stop = { $seat } replaces nothing more.
tiny_towns-log-grove = { $seat } places { $card } on { $square }.
tiny_towns-log-set_aside = { $seat } sets aside { $card1 }, { $card2 } and { $card3 }.
tiny_towns-log-claim = { $seat } places { $card } on { $square }, thanks to Opaleye’s Watch.
tiny_towns-log-card = In play: { $card }.
tiny_towns-log-first_player = The first master builder is { $seat }.
tiny_towns-log-deal = Dealt: { $monument }.
tiny_towns-log-deal-veiled = A monument is dealt.
tiny_towns-log-draw = The card of the round is { $resource }.
tiny_towns-log-open = New face-up card: { $resource }.
tiny_towns-log-round = Round { $round }.
tiny_towns-log-completed = { $seat } completes their town (finish order: { $place }).
tiny_towns-log-grade = The town is complete: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $grade }.
tiny_towns-log-won = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tiny_towns-log-won-named = { $seat } wins the tie at { $points }: fewer resources named.
tiny_towns-log-won-squares = { $seat } wins the tie at { $points }: fewer squares without a building.
tiny_towns-log-won-cottages = { $seat } wins the tie at { $points }: more cottages.
tiny_towns-log-shared = { $actors } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The board in words

tiny_towns-board-setup = The game is being set up.
tiny_towns-board-round = Round { $round }.
tiny_towns-board-hammer = Round { $round }. Hammer: { $seat }.
tiny_towns-board-open = Round { $round }. Face-up cards: { $resources }.
tiny_towns-board-over = The game is over after { $round ->
    [one] { $round } round
   *[other] { $round } rounds
}.
tiny_towns-board-own = { $seat }, your town: { $points } now
tiny_towns-board-town = { $seat }: { $points } now
tiny_towns-board-completed = { $seat }: complete, { $points }
tiny_towns-board-card = { $card } ({ $type })
tiny_towns-board-anything = anything
tiny_towns-board-empty = empty
tiny_towns-board-cube = { $resource }
tiny_towns-board-building = { $card }
tiny_towns-board-built-monument = Monument
tiny_towns-board-stands = Monument: { $card }
tiny_towns-board-mark = { $square } is marked with { $resource }
tiny_towns-board-stored = { $square } holds { $resources }
tiny_towns-board-resting = { $square } carries { $resource }
tiny_towns-board-aside = Set aside: { $cards }
tiny_towns-board-cavern = Discarded: { $count }

## Score

tiny_towns-score-blue = Cottages
tiny_towns-score-red = Red buildings
tiny_towns-score-gray = Gray buildings
tiny_towns-score-orange = Orange buildings
tiny_towns-score-green = Green buildings
tiny_towns-score-yellow = Yellow buildings
tiny_towns-score-black = Black buildings
tiny_towns-score-magenta = Monument
tiny_towns-score-empty = Squares without a building
tiny_towns-grade-master_architect = Master Architect
tiny_towns-grade-town_planner = Town Planner
tiny_towns-grade-engineer = Engineer
tiny_towns-grade-carpenter = Carpenter
tiny_towns-grade-builders_apprentice = Builder’s Apprentice
tiny_towns-grade-aspiring_architect = Aspiring Architect

## Errors

tiny_towns-options-first-player = There is no seat { $number } at a table of { $seats }. Choose a seat, counted from 0, or random.
tiny_towns-options-card = There is no building card “{ $card }”. Check the spelling.
tiny_towns-options-removed = { $card } is not used in solo. Choose another card of its color.
tiny_towns-options-cards = These are not one card of each of the six colors: { $cards }. Choose one red, gray, orange, green, yellow and black card.

## Pictures

tiny_towns-picture-town = The town of { $seat }
tiny_towns-picture-seat = { $seat }
tiny_towns-picture-round = Round { $round }
tiny_towns-picture-you = you
tiny_towns-picture-builder = master builder
tiny_towns-picture-thinking = thinking
tiny_towns-picture-ready = done
tiny_towns-picture-skipped = sits this round out
tiny_towns-picture-completed = complete, place { $place }
tiny_towns-picture-bare = no building
tiny_towns-picture-named = named
tiny_towns-picture-cavern = cavern
tiny_towns-picture-monument = monument
tiny_towns-picture-aside = set aside
tiny_towns-picture-score = Score now
tiny_towns-picture-private = only you see it
tiny_towns-picture-opens = after this cube
tiny_towns-picture-buildable = can be built
tiny_towns-picture-open = Face-up cards
tiny_towns-picture-deck = { $count ->
    [0] The deck is empty
    [one] Deck: { $count } card
   *[other] Deck: { $count } cards
}
tiny_towns-picture-burned = Not seen since the shuffle. { $count } of them were discarded face down.
tiny_towns-picture-free = { $rounds ->
    [0] This round is a free choice.
    [one] The next round is a free choice.
   *[other] Free choice in { $rounds } rounds.
}
tiny_towns-picture-unseen = { $count ->
    [0] Every card has been seen.
   *[other] Not seen yet: { $count }.
}
tiny_towns-picture-returning = Then, in this order:
tiny_towns-picture-empty = { $square }: empty
tiny_towns-picture-cube = { $square }: { $resource }
tiny_towns-picture-building = { $square }: { $card }
tiny_towns-picture-marked = { $square }: { $card }, marked with { $resource }
tiny_towns-picture-storing = { $square }: { $card } with { $resources }
tiny_towns-picture-carrying = { $square }: { $card } carrying { $resource }
tiny_towns-picture-place = Place { $resource } on { $square }
tiny_towns-picture-place-opens = Place { $resource } on { $square }: then { $cards }
tiny_towns-picture-place-any = Place a cube on { $square }
tiny_towns-picture-land = Place here, on { $square }: { $cards }
tiny_towns-picture-use = Use the cube on { $square }
tiny_towns-picture-replace = Replace { $card } on { $square }
tiny_towns-picture-store = Store { $resource } on the Warehouse on { $square }
tiny_towns-picture-rest = Place { $resource } on the cottage on { $square }
tiny_towns-picture-take = Take { $resource } from the Warehouse on { $square }
tiny_towns-picture-name = Name { $resource }
tiny_towns-picture-mark = Mark with { $resource }
tiny_towns-picture-pick = Pick { $resource }
tiny_towns-picture-choose = Place { $resource }

## Pages: how to play in short, options of a new table

tiny_towns-how-1 = Each round a resource is named, drawn or picked, and everyone places a cube of it on an empty square of their own 4 × 4 town.
tiny_towns-how-2 = When your cubes match the pattern of a card, turned or mirrored any way you like, you may remove them and put the building on one of their squares. Otherwise cubes never move.
tiny_towns-how-3 = The seven cards in play say what each building scores. Cottages score only if they are fed.
tiny_towns-how-4 = With monuments, everyone secretly keeps one of two cards and may build it once.
tiny_towns-how-5 = A full town is complete. Every square without a building costs a point, and the most points win.
tiny_towns-option-cards-about = Which six cards, one of each color, are in play besides the Cottage.
tiny_towns-option-first_player-about = Who is the first master builder.
tiny_towns-option-solo_remove-about = The green card that is not used in solo.
tiny_towns-value-first_game = Recommended first game

## What a choice brings, and numbers on the page

tiny_towns-asset-empty = { $count ->
    [one] { $count } empty square
   *[other] { $count } empty squares
}
tiny_towns-picture-squares = { $count ->
    [one] { $count } square without a building
   *[other] { $count } squares without a building
}
tiny_towns-note-name = Everyone places { $resource } this round.
tiny_towns-note-opens = Then you can build: { $cards }.
tiny_towns-note-done = You can still build: { $cards }. The cubes stay where they are.
tiny_towns-note-discard = The cube is lost. You can do this twice in a game.
tiny_towns-prompt-build-none = Nothing can be built yet. Press Done.
tiny_towns-picture-left = { $count ->
    [one] { $count } building possible
   *[other] { $count } buildings possible
}
tiny_towns-picture-left-guild = a building can still change
tiny_towns-picture-ask = You can still build: { $cards }. Done anyway?
tiny_towns-picture-points = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}
tiny_towns-picture-named-by = { $seat } named { $resource }
tiny_towns-picture-monument-hidden = monument not built yet
tiny_towns-picture-can-build = You can build: { $cards }.
tiny_towns-picture-can-open = This cube can complete: { $cards }.
tiny_towns-picture-right = On your right: { $seat }. Feast Halls are compared with theirs.
tiny_towns-picture-tab-cards = Cards
tiny_towns-picture-tab-deck = Deck
tiny_towns-picture-tab-result = Result
