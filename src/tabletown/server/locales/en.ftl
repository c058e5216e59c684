## Who sits where

server-guest = Guest { $number }
server-holder-person = Player { $number }
server-bot-1 = Mason
server-bot-2 = Gardener
server-bot-3 = Baker
server-bot-4 = Carpenter
server-bot-5 = Potter
server-bot-6 = Weaver
server-bot-7 = Miller
server-bot-8 = Blacksmith
server-bot-9 = Glazier
server-bot-10 = Cooper
server-bot-11 = Beekeeper
server-bot-12 = Lamplighter
server-holder-open = Free seat { $number }

## Errors: identities

server-nobody = Nobody is signed in. Become a guest first, or sign in.
server-login = The name and the passphrase do not belong together.
server-name = A name has from 1 to { $most } visible characters.
server-name-taken = The name “{ $name }” belongs to somebody else. Choose another one.
server-name-claimed = Your name is claimed already, so it stays as it is.
server-passphrase = A passphrase has from { $least } to { $most } characters.

## Errors: tables

server-no-table = There is no table “{ $table }”. Check the address.
server-private = This table is private. Ask for an invitation.
server-invited-only = This seat is kept for somebody with an invitation.
server-invitation-unknown = This invitation is not valid for this table. Ask for a new one.
server-hint-people = Hints are for matches without other people.
server-invitation-used = This invitation has been used. Ask for a new one.
server-bots-alone = Only bots would play here. Take a seat yourself, or leave one free; for contests between bots there is “tabletown arena”.
server-full = No seat is free at this table.
server-seat-taken = This seat is taken. Choose a free one.
server-not-seated = You do not sit at this table.
server-not-your-seat = This seat is not yours.
server-which-seat = You hold several seats here. Say which one is meant.
server-owner = Only who opened the table may do this.
server-stale = The table has changed since. Look again, then decide.
server-over = The match is over.
server-undo-policy = At this table it was agreed not to do this.
server-record-running = The record can be had when the match is over: until then it holds what is hidden.
server-clock = Give a time from { $least } to { $most } seconds.
server-message = A message has from 1 to { $most } characters.
server-damaged = What is stored of table { $table } is damaged at step { $step }.
server-old-rules = This match was begun by version { $found } of the rules of { $game }, and here version { $known } is played, so it cannot be shown or go on. If it is over, its record can be downloaded at /api/tables/{ $table }/record.
server-record-lost = The match ended before records were kept with it, so the rules of that time are needed to make one.
server-not-begun = The match has not begun yet.
server-running = The match is still going on. This can be done when it is over.
server-no-step = There is no step { $number }; the last one is { $last }.
server-no-record = There is no stored record “{ $record }”. Check the address.
server-not-your-record = This record was stored by somebody else.
server-uploads = You have stored { $most } records, and more do not fit. Remove one first.

## Errors: requests

server-limit = That was too often. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-busy = Too many want to do something at this moment. Try again.
server-away = The tables cannot be reached at this moment. Nothing is lost; try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-cannot-store = The server cannot store anything at this moment. Nothing is lost; try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-no-worker = Nobody has time to think about it at this moment. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-hint-failed = No hint could be found this time. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-streams = { $most } pages are open already, and more do not fit. Close some, then try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-request = The request cannot be understood: { $reason }
server-request-page = The server did not understand the request. Reload the page and try again.
server-illegal = The rules do not allow this now. { $prompt }
server-nested = The request is nested too deeply.
server-no-page = There is nothing at this address.
server-method = This address cannot be used in this way.
server-too-large = That is too large. Send less.
server-other-site = Another site tried to do this in your name. It was refused.
server-failed = Something went wrong on the server. Nothing is lost; try again.
server-setting = The setting { $name } cannot be “{ $value }”.
server-setting-renamed = The setting { $old } is called { $new } now. Rename it.
server-workers-sqlite = { $count } processes cannot share a file of SQLite. Give the address of a PostgreSQL database, or serve with one process.
server-bots-sqlite = With SQLite the server itself must think for the bots: TABLETOWN_BOTS is at least 1. Separate workers need PostgreSQL.
server-worker-sqlite = Workers need PostgreSQL: a file of SQLite belongs to one server, which thinks for the bots itself. Set TABLETOWN_DATABASE or give --database.
server-clock-jump = The clock is { $days } days ahead of the last time known, so nothing is deleted. If it is right, run “tabletown confirm-clock”.
server-database-damaged = The database { $place } is damaged. Move it away, and import the last backup into a new one: tabletown import FILE.
server-database-foreign = { $place } is not a database of Tabletown. Name another one in TABLETOWN_DATABASE or --database.
server-database-newer = The database { $place } was last used by a newer Tabletown: it has the form { $found }, and this one knows { $known }. Install the newer version again, or import a backup made by this one into a new database.
server-database-read-only = Tabletown may not write to the database { $place }. Let its user write to it, and with SQLite to its folder, too.
server-database-closed = The database { $place } cannot be opened: { $reason }. Check the address, and whether the database runs.
server-backup-save = The backup cannot be written to { $file }: { $reason }
server-backup-open = { $file } cannot be read: { $reason }
server-backup-foreign = This is no backup of Tabletown. Backups are made by “tabletown export --all FILE”.
server-backup-version = The backup has the form { $found }, and this Tabletown knows { $known }. Take the version that made it.
server-backup-revision = The backup comes from a database of the form { $found }, and this one has { $known }. Import it with the Tabletown that made it; the database is brought up to date when the new one starts.
server-backup-part = The backup is not whole: its last line is missing. Nothing was changed.
server-backup-changed = The backup was changed after it was made, or is damaged. Nothing was changed here.
server-backup-line = Line { $line } of the backup, or one shortly after it, cannot be taken in. Nothing was changed.
server-backup-row = In the backup the row { $id } of { $kind } is not in order: { $reason }. Nothing was changed.
server-backup-full = The database is not empty. A backup is taken into an empty one, so that nothing is lost or mixed up.

## The command

server-about-serve = Serves the games to browsers and programs until interrupted.
server-help-host = the address to listen on
server-help-port = the port to listen on
server-help-database = where to keep tables: sqlite:///FILE or postgresql://…
server-help-workers = how many processes serve; more than one need PostgreSQL
server-about-worker = Thinks for the bots of a server that keeps its tables in PostgreSQL, until interrupted.
server-help-processes = in how many processes to think
server-worker-ready = The worker is ready: { $count ->
    [one] { $count } process thinks
   *[other] { $count } processes think
} for bots (Ctrl+C stops it).
server-ready = Tabletown is ready at { $address } (Ctrl+C stops it).

## Home

server-home-title = Tabletown: five city-building games
server-home-hero = { $count ->
    [5] Five
   *[other] { $count }
} little towns. One table.
server-home-lead = Sit down in two clicks: with bots, with friends, or alone. No account, nothing to install.
server-home-players = Players:
server-home-minutes = { $range } min
server-home-weight = Weight { $weight } of 5
server-home-bots = Play against bots
server-home-solo = Solo
server-home-friends = With friends
server-home-device = One device
server-home-rules = Rules
server-home-desk = Tables
server-home-mine = Your tables
server-home-open = Open tables
server-home-with = with { $names }
server-home-alone = solo
server-home-nobody-yet = nobody else yet
server-home-turn = Your turn
server-home-kept = Rematch: sit down
server-home-away = Take the seat back
server-home-waiting = waiting for { $names }
server-home-waiting-seats = { $count ->
    [one] { $count } seat is free
   *[other] { $count } seats are free
}
server-home-seats = { $taken } of { $seats } seats
server-home-join = Join
server-home-mine-none = No running tables. Play against bots, it takes two clicks.
server-home-running = Going on now
server-home-watch = Watch
server-home-all = All your tables: { $count }
server-home-open-none = No open tables.
server-home-open-one = Open one for everybody
server-home-upload = Watch a record from a file
server-clock-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
server-clock-move = { $seconds ->
    [one] { $seconds } second a move
   *[other] { $seconds } seconds a move
}
server-clock-bank = { $minutes ->
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
}
server-no-solo = This game cannot be played alone. Play against bots.

## Setting a table

server-new-title = New table
server-new-game = Game
server-new-which = What is played
server-new-mode = Mode
server-new-seats = Seats
server-new-count = How many play
server-new-alone = This mode is for one.
server-new-seat = Seat { $number }
server-new-name = Name on seat { $number }
server-new-seat-me = You
server-new-seat-device = Somebody at this device
server-new-seat-invited = A friend you invite by link
server-new-seat-open = Whoever comes
server-new-seat-bot = Bot: { $strength }
server-new-who = Who may see the table
server-new-private = Only who has a link
server-new-private-help = The table is in no list, and nobody watches.
server-new-listed = Everybody
server-new-listed-help = It stands under open tables, and others may watch; hidden cards stay hidden.
server-new-time = Time and taking back
server-new-clock = Time to think
server-new-clock-help = When the time of a player runs out, a bot takes the seat until they come back.
server-new-clock-none = No limit
server-new-clock-bank-10 = Live: 10 minutes each, 10 seconds more a move
server-new-clock-bank-30 = Live: 30 minutes each, 20 seconds more a move
server-new-clock-bank-60 = Live: 60 minutes each, 30 seconds more a move
server-new-clock-days-1 = By days: 1 day a move
server-new-clock-days-3 = By days: 3 days a move
server-new-clock-days-7 = By days: 7 days a move
server-new-undo = Taking back
server-new-undo-help = Nobody ever takes back past a card that was turned up, unless all agree.
server-new-undo-free = Freely, and more if the others agree
server-new-undo-own = Only what nobody has learned from
server-new-undo-none = Nothing
server-new-options = Options of the game
server-new-card = Card { $number }
server-new-update = Show what fits
server-new-other = Not all of what was chosen is possible together. Look at what is chosen now, then open the table.
server-new-open = Open the table
server-strength-random = at random
server-strength-greedy = greedy
server-strength-1 = newcomer
server-strength-2 = apprentice
server-strength-3 = builder
server-strength-4 = architect, up to 2 s a turn
server-strength-5 = master, about 10 s a turn
server-choice-yes = Yes
server-choice-no = No
server-choice-seat = Seat { $number }
server-choice-chosen = Choose each card
server-choice-random = Drawn at random
server-choice-drawn = Drawn at random
server-choice-pack = { $name } ({ $mark })
server-choice-pack-own = The cards of this project

## An invitation

server-join-title = You are invited to { $game }
server-join-with = At the table: { $names }.
server-join-first = You are the first to come.
server-join-name = What shall the others call you?
server-join-guest = Guest
server-join-as = You will sit down as { $name }.
server-join-sit = Sit down
server-join-rules = Read the rules first

## The result

server-result-title = Result
server-result-you = you
server-result-bot = bot
server-result-won = Won
server-result-again = Play again
server-result-again-join = Play again: the others are waiting
server-result-replay = Watch it again
server-result-table = To the table
server-result-download = Download the record
server-result-sheets = Scores, line by line
server-result-what = For what
server-result-total = Total
server-result-end = How it stood in the end
server-result-promise = The dealer’s promise
server-result-promise-help = Before the first card the dealer showed the commitment; now it shows the seed behind it. Every draw follows from the seed, so anybody can check that nothing was dealt with an eye on the players.
server-result-given = { $steps ->
    [one] The first step was
   *[other] The first { $steps } steps were
} taken over from another match; the promise is about what came after.
server-result-origin = Watch that match
server-result-commitment = Commitment, shown before the match
server-result-seed = Seed, shown after it
server-result-verify = Verify every draw

## The replay

server-replay-title = Replay
server-replay-step = { $number } of { $last }
server-replay-begin = Before the first step.
server-replay-first = To the beginning
server-replay-back = One step back
server-replay-run = Play by itself
server-replay-next = One step on
server-replay-last = To the end
server-replay-slider = Step
server-replay-eyes = Through whose eyes
server-replay-spectator = A spectator
server-replay-go = Show
server-replay-plot-label = Points of all seats over time
server-replay-sheet = Points line by line
server-replay-holds = The dealer kept its promise.
server-replay-broken = The draws do not follow from the seed in this record.
server-replay-unproved = The record has no seed, so its draws cannot be checked.
server-replay-on = Play on from here
server-replay-on-end = The match is over here. Go back to an earlier step to play on.
server-replay-as = You play
server-replay-bots = The others
server-replay-on-go = Play on against bots
server-replay-on-help = What nobody had seen at this step is dealt anew. The record of the new match says that it goes on from this one.
server-replay-log = Log
server-replay-result = To the result
server-replay-close = Back

## A record from a file

server-upload-title = A record from a file
server-upload-head = Watch a match that was played elsewhere
server-upload-help = Choose a record that was downloaded here or saved by the program in the terminal. Every step is checked, then you can watch it, share its address and play on from any step.
server-upload-file = Record (.json, 1 MB at most)
server-upload-go = Check and watch

## The rules

server-rules-title = Rules
server-rules-contents = Contents
server-rules-short = In short
server-rules-cards = What the cards do
server-rules-picture = A match of three players in its middle, drawn by the game itself.
server-rules-english = This part of the rules is in English alone.
server-rules-all = All rules
server-no-rules = The rules of this game are not written down here.

## The own page

server-me-title = You
server-me-who = Who you are
server-me-nobody = You have no name here yet. Take one, or just play: you get one.
server-me-guest = You are a guest in this browser. Your tables stay yours as long as it keeps its cookies.
server-me-account = You are signed in as { $name }. The name is yours, on any device.
server-me-name = Name
server-me-rename = Take it
server-me-claim = Keep your name
server-me-claim-help = With a passphrase the name belongs to you, with your tables and scores, and you can use it on another device.
server-me-passphrase = Passphrase
server-me-passphrase-help = At least { $least } characters. It cannot be recovered, so keep it safe.
server-me-claim-go = Claim the name
server-me-login = Sign in
server-me-login-help = If you have claimed a name before. What you have played here as a guest goes along.
server-me-login-go = Sign in
server-me-logout = Sign out
server-me-best = Best solo scores
server-me-best-none = No solo match is finished yet. Tiny Towns, Ginkgopolis and Sweet Lands can be played alone.
server-me-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
server-me-history = Finished matches
server-me-history-none = Nothing is finished yet. Your matches will stand here with their results.
server-me-records = Your records
server-me-records-none = No records from files yet.
server-me-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
server-me-look = Look
server-me-watch = Watch
server-me-remove = Remove

server-extra = The package { $package } is not installed. Install it with: pip install "tabletown[{ $extra }]"
