## The command line

cli-about = City-building board games: play, serve, replay, and run bots.
cli-version = tabletown { $version }, { $engine }
cli-engine-compiled = compiled engine
cli-engine-switched-off = plain Python engine: TABLETOWN_PURE is set
cli-engine-damaged = plain Python engine: the build record is damaged
cli-engine-not-built = plain Python engine: not compiled
cli-engine-other-python = plain Python engine: compiled for another Python
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
cli-about-play = play in the terminal: solo, with others at one keyboard, or against bots
cli-about-replay = show a recorded game step by step
cli-about-verify = verify the draws of a recorded game
cli-about-export = convert a record to text, a position or a picture, or a position to a picture; or back up the server (--all)
cli-about-perft = count action sequences from a new match or a position
cli-about-serve = run the web server (pages and HTTP API)
cli-about-worker = run bots for servers that use PostgreSQL
cli-about-backup = write a backup of the server into a folder, check it by restoring it, and delete old ones
cli-about-import = load a backup made by “export --all” into an empty database
cli-about-confirm-clock = tell the server that the clock is right, so that it deletes old guest data again after a jump
cli-about-pack = check a card pack of Sweet Lands
cli-about-arena = run contests between bots; “ladder” measures the levels, “tune” and “learn” improve an evaluation
cli-about-bench = measure the engine (source checkout only)
cli-about-rules = list rules that no test cites (source checkout only)
cli-about-games = list the games, or the modes and options of one
cli-help-help = show this help and exit
cli-help-version = show the version and the engine in use
cli-help-language = language of the output (default: the system’s)
cli-help-game = name of the game, see “tabletown games”
cli-help-seats = number of players, bots included
cli-help-bots = number of bots among them (default: all but one)
cli-help-bot = kind of bot
cli-help-names = names of the human players
cli-help-mode = mode of the game
cli-help-option = a game option; may be repeated
cli-help-plain = plain lines without colors and drawings, for screen readers
cli-help-seed = seed of the dealer, to replay the same deal
cli-help-save = file to save the game to
cli-help-resume = continue a saved game
cli-help-record = record of a game
cli-help-export = record of a game, or a position
cli-help-all = write a backup of all server data to FILE
cli-help-backup-folder = folder for backups
cli-help-backup-keep = how many of the newest backups stay (default: 14)
cli-help-backup = backup made by “export --all”
cli-backed-up = Written to { $file } and restored for a check: { $users ->
    [one] { $users } person
   *[other] { $users } people
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}. The file holds what is hidden in running matches: keep it safe.
cli-exported = Written to { $file }: { $users ->
    [one] { $users } person
   *[other] { $users } people
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}. The file holds what is hidden in running games: keep it safe.
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
cli-help-to = output format
cli-help-step = position after step N (default: the last)
cli-help-seat = perspective of this seat, counted from 0 (default: the public view)
cli-help-output = file to write (default: standard output)
cli-help-subject = a game, or a position file
cli-help-depth = length of the sequences
cli-help-contest = a game; “ladder” and games (default: all); “tune” or “learn” and a game
cli-help-contestants = bots such as random, greedy, mcts:1s, mcts:800, level:4; the last one fills the remaining seats
cli-help-engine = a program that plays, with “versus”; see docs/engines.md
cli-help-matches = matches per line-up, rounded up to whole deals; “tune”: deals per candidate; “learn”: matches per generation
cli-help-jobs = number of processes (default: one per core)
cli-help-arena-part = fraction of the thinking time that bots get, up to 1
cli-help-arena-seed = random seed of deals and choices
cli-help-out = result folder; repeating the command resumes the run
cli-help-ray = address of a Ray cluster, or “auto” for the one on this machine
cli-help-document = document to write the “ladder” tables to
cli-help-generations = number of generations for “tune” and “learn”
cli-help-tries = “learn”: compare actions, playing each to the end N times (solo only)
cli-help-weights = weights that “tune” may change (default: all)
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
cli-hand-over = Pass the keyboard to { $seat }. Press Enter when ready.
cli-forced = There is only one choice, so it is made: { $choice }.
cli-confirm = Only one choice: { $choice }. Press Enter to confirm or type “undo”.
cli-choice-group = { $verb } ({ $count })
cli-choice-things = { $verb }: { $things } ({ $count })
cli-choose-something = Choose one of the numbers or words above; “help” lists what else you can say.
cli-no-such-choice = “{ $text }” is none of the choices. Nothing has changed; choose again.
cli-undone = Undone.
cli-no-card = No card is called “{ $text }”. “cards” shows the cards of this game.
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
cli-command-undo = { $words }: undo your last move
cli-command-back = { $words }: choose from the start again
cli-command-board = { $words }: show the board; with a number or a name, that player’s
cli-command-cards = { $words }: show the cards of this game
cli-command-score = { $words }: show the scores as they stand
cli-command-log = { $words }: show what has happened
cli-command-rules = { $words }: show a rule by its id, such as 5.2
cli-command-quit = { $words }: save the game and quit
cli-command-help = { $words }: show this help; with the name of a card, what it does; with a choice, what it would bring
cli-help-choosing = A choice can be written out, such as “place brick d3”; words that go without saying can be left out.

## Keeping and ending

cli-saved = Game saved to { $file }
cli-resume = Go on with: { $command }
cli-revealed = The dealer’s seed:    { $seed }
cli-verify = Check every draw with: { $command }

## Errors

cli-error-arguments = The command was not understood: { $reason }. See “{ $command }”.
cli-error-read = { $file } cannot be read: { $reason }. Check the name.
cli-error-position-seat = A position shows everything. Leave out --seat, or export to text or svg.
cli-error-open = A seat of this game is open, so it cannot go on here.
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
cli-error-checkout = This needs the sources of Tabletown. Run it in a checkout installed with “make setup”.

## Packs

cli-clock-confirmed = Confirmed: the time is { $time }. Old guest data is deleted again.
cli-pack-nested = { $file } is nested too deeply for a card pack. Compare it with data.json of the game.
cli-pack-sound = The pack is sound: { $name }.
cli-help-pack-action = action
cli-help-pack-file = a card pack of Sweet Lands

# What a choice brings.
cli-preview = { $choice }
cli-preview-reason = { $reason }: { $change }
cli-preview-stock = { $change } (then { $left })
cli-preview-points = { $item }: { $before } → { $after }
cli-preview-seat = { $seat }: { $changes }
cli-preview-totals = If the game ended then: { $totals }
cli-preview-warning = Warning: { $text }
cli-preview-none = Nothing that is counted changes at once.
cli-preview-final = It cannot be undone.
cli-preview-many = { $count } choices begin like this. Write more of it.
