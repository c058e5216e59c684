## The command line

cli-about = City-building board games for people and bots, at the terminal.
cli-version = tabletown { $version }, { $engine }
cli-engine-compiled = compiled engine
cli-engine-switched-off = plain Python engine: TABLETOWN_PURE is set
cli-engine-damaged = plain Python engine: the record of the build is damaged
cli-engine-not-built = plain Python engine: nothing is compiled
cli-engine-other-python = plain Python engine: it was compiled for another Python
cli-engine-stale = plain Python engine: { $file } has changed since it was compiled
cli-engine-missing = plain Python engine: { $file } is missing
cli-usage = usage:
cli-title-commands = commands
cli-title-arguments = arguments
cli-title-options = options
cli-metavar-command = COMMAND
cli-metavar-file = FILE
cli-metavar-game = GAME
cli-metavar-mode = MODE
cli-metavar-names = NAME,NAME
cli-metavar-subject = GAME|FILE
cli-metavar-contest = GAME|ladder|tune|learn
cli-metavar-bot = BOT
cli-metavar-folder = FOLDER
cli-metavar-address = ADDRESS
cli-metavar-weight = WEIGHT
cli-about-play = play a match, alone, with others at one keyboard, or against bots
cli-about-replay = tell a recorded match step by step
cli-about-verify = check that the dealer of a recorded match was honest
cli-about-export = turn a record into a text, a position or a picture, or a position into a picture
cli-about-perft = count the action sequences from a new match or from a position
cli-about-serve = let programs open and play tables over HTTP (docs/api.md)
cli-about-worker = think for the bots of a server that keeps its tables in PostgreSQL
cli-about-import = take a backup that “export --all” made into an empty database
cli-about-pack = check a card pack of Sweet Lands
cli-about-arena = let bots play many matches and count the results; “ladder” measures the levels, “tune” and “learn” improve an evaluation
cli-about-bench = measure the engine; needs the sources
cli-about-rules = list the rules that no test cites; needs the sources
cli-about-games = list the games, or the modes and options of one
cli-help-help = show this and stop
cli-help-version = show the version and which engine runs
cli-help-language = language of the texts, otherwise that of the system
cli-help-game = name of the game, see “tabletown games”
cli-help-seats = number of players, bots included
cli-help-bots = how many of them are bots; all but one unless told
cli-help-bot = kind of bot
cli-help-names = names of the people
cli-help-mode = mode of the game
cli-help-option = an option of the game, may be repeated
cli-help-plain = plain lines without colours and drawings, for screen readers
cli-help-seed = seed of the dealer, for playing the same cards again
cli-help-save = where to keep the match
cli-help-resume = go on with a match that was kept
cli-help-record = record of a match
cli-help-export = record of a match, or a position
cli-help-all = write everything that the server keeps into FILE, as a backup
cli-help-backup = backup made by “export --all”
cli-exported = Written to { $file }: { $users ->
    [one] { $users } person
   *[other] { $users } people
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}. The file holds what is hidden in running matches: keep it safe.
cli-imported = Taken in from { $file }: { $users ->
    [one] { $users } person
   *[other] { $users } people
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
cli-help-to = what to make of it
cli-help-step = position after so many steps, otherwise the last
cli-help-seat = what this seat, counted from 0, may see; otherwise what everybody may see
cli-help-output = file to write, otherwise the terminal
cli-help-subject = a game, or a file with a position
cli-help-depth = length of the sequences
cli-help-contest = a game; or “ladder” and games, all unless told; or “tune” or “learn” and a game
cli-help-contestants = bots such as random, greedy, mcts:1s, mcts:800, level:4; the last one fills seats left over
cli-help-matches = matches for each line-up, rounded up to whole deals; for “tune” the deals of a candidate, for “learn” the matches of a generation
cli-help-jobs = processes, otherwise one for each core
cli-help-arena-part = part of their time that bots get, up to 1
cli-help-arena-seed = number that decides deals and choices by lot
cli-help-out = folder of the results; the same command goes on with what is there
cli-help-ray = address of a Ray cluster, “auto” for the one of this machine
cli-help-document = document that “ladder” writes its tables into
cli-help-generations = generations of “tune” and “learn”
cli-help-tries = “learn” compares actions, each played to the end so often (one seat)
cli-help-weights = weights that “tune” may change, otherwise all
cli-modes = Modes (--mode):
cli-options = Options (--option NAME=VALUE; yes and no for switches):
cli-perft = depth { $depth }: { NUMBER($nodes, useGrouping: 0) }
cli-rules-cited = { $cited } of { $total } rules are cited by tests.

## Starting

cli-ask-language = { $languages }  (Enter: { $usual })
cli-ask-game = Which game? (Enter: { $usual })
cli-ask-bots = How many bots will you play against, 0 to { $most }? (Enter: { $usual })
cli-ask-number = A number from { $least } to { $most } is needed.
cli-person = Player
cli-person-number = Player { $number }
cli-bot-number = Bot { $number }

## During a match

cli-commitment = The dealer’s promise: { $commitment }
cli-welcome = Choose by number or by words; unique beginnings will do. “help” lists what else you can say, “cards” shows the cards.
cli-hand-over = The keyboard goes to { $seat }. Press Enter when nobody else is looking.
cli-forced = There is only one choice, so it is made: { $choice }.
cli-confirm = Only this is left: { $choice }. Enter agrees, “undo” takes back.
cli-choice-group = { $verb } ({ $count })
cli-choice-things = { $verb }: { $things } ({ $count })
cli-choose-something = Choose one of the numbers or words above; “help” lists what else you can say.
cli-no-such-choice = “{ $text }” is none of the choices. Nothing has changed; choose again.
cli-undone = Taken back.
cli-no-card = No card is called “{ $text }”. “cards” shows the cards of this match.
cli-no-seat = There is no seat “{ $text }”. Say a number from 1 to { $count } or a name.
cli-no-rule = No rule “{ $text }” is at hand. Say an id such as { $example }.
cli-number = { $number }
cli-score-title = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-score-line = { $item }: { $points } ({ $pieces })
cli-score-line-bare = { $item }: { $points }
cli-score-total = Total
cli-fields = What you know:
cli-field = { $name }: { $value }

## Words of commands, besides the English ones

cli-words-help = ?
cli-words-undo = u
cli-words-back = ..
cli-words-board = town
cli-words-cards = card
cli-words-score = points
cli-words-log = history
cli-words-rules = rule
cli-words-quit = q exit
cli-command-undo = { $words }: take back your last step
cli-command-back = { $words }: choose from the start again
cli-command-board = { $words }: show the board; with a number or a name, that player’s
cli-command-cards = { $words }: show the cards of this match
cli-command-score = { $words }: show the scores as they stand
cli-command-log = { $words }: show what has happened
cli-command-rules = { $words }: show a rule by its id, such as 5.2
cli-command-quit = { $words }: keep the match and leave
cli-command-help = { $words }: show this; with the name of a card, what it does
cli-help-choosing = A choice can be written out, such as “place brick d3”; words that go without saying can be left out.

## Keeping and ending

cli-saved = The match is kept in { $file }
cli-resume = Go on with: { $command }
cli-revealed = The dealer’s seed:    { $seed }
cli-verify = Check every draw with: { $command }

## Errors

cli-error-arguments = The command was not understood: { $reason }. See “{ $command }”.
cli-error-read = { $file } cannot be read: { $reason }. Check the name.
cli-error-position-seat = A position shows everything. Leave out --seat, or export to text or svg.
cli-error-open = A seat of this match is open, so it cannot go on here.
cli-error-save = { $file } cannot be written: { $reason }. Choose another place.
cli-error-bots = Of { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $bots } cannot be bots. Choose from 0 to { $seats }.
cli-error-names = There are { $names } names for { $people ->
    [one] { $people } person
   *[other] { $people } people
}. Give fewer names or more seats.
cli-error-option = “{ $text }” is no option. Write NAME=VALUE, such as cavern=yes.
cli-error-seed = “{ $text }” is no seed. Write up to { $digits } hexadecimal digits.
cli-error-step = There is no step { $step }: the record has { $steps }.
cli-error-depth = Sequences of length { $depth } cannot be counted. Choose 1 or more.
cli-error-position-text = A position has no story to tell. Make a picture or a position of it.
cli-error-checkout = This needs the sources of Tabletown. Run it in a checkout that is installed with “make setup”.

## Packs

cli-pack-sound = The pack is sound: { $name }.
cli-help-pack-action = what to do with it
cli-help-pack-file = a card pack of Sweet Lands
