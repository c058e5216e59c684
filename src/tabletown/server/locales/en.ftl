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

server-nobody = You are not signed in. Continue as a guest or sign in.
server-login = Wrong name or passphrase.
server-name = A name has from 1 to { $most } visible characters.
server-name-taken = The name “{ $name }” belongs to somebody else. Choose another one.
server-name-claimed = Your name is claimed already, so it stays as it is.
server-passphrase = A passphrase has from { $least } to { $most } characters.

## Errors: tables

server-no-table = There is no table “{ $table }”. Check the address.
server-private = This table is private. Ask for an invitation.
server-invited-only = This seat is kept for somebody with an invitation.
server-invitation-unknown = This invitation is not valid for this table. Ask for a new one.
server-hint-people = Hints are for games without other people.
server-invitation-used = This invitation has been used. Ask for a new one.
server-bots-alone = Only bots would play here. Take a seat yourself, or leave one free; for contests between bots there is “tabletown arena”.
server-full = No seat is free at this table.
server-seat-taken = This seat is taken. Choose a free one.
server-not-seated = You do not sit at this table.
server-not-your-seat = This seat is not yours.
server-which-seat = You have several seats here. Choose one.
server-owner = Only the table owner can do this.
server-stale = The table has changed. Check the new position and move again.
server-over = The game is over.
server-undo-policy = Undo is off at this table.
server-record-running = The record is available after the game, because it contains hidden information.
server-clock = Give a time from { $least } to { $most } seconds.
server-message = A message has from 1 to { $most } characters.
server-damaged = What is stored of table { $table } is damaged at step { $step }.
server-old-rules = This game uses version { $found } of the rules of { $game }; this server has version { $known }, so it can’t be shown or continued. If it is over, its record can be downloaded at /api/tables/{ $table }/record.
server-record-lost = The game ended before records were kept with it, so the rules of that time are needed to make one.
server-not-begun = The game has not begun yet.
server-running = The game is still going on. This can be done when it is over.
server-no-step = There is no step { $number }; the last one is { $last }.
server-no-record = There is no stored record “{ $record }”. Check the address.
server-not-your-record = This record was stored by somebody else.
server-uploads = You have stored { $most } records, and more do not fit. Remove one first.

## Errors: requests

server-limit = Too many attempts. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-busy = The server is busy. Try again.
server-away = The database is unavailable. Your game is safe. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-cannot-store = The server cannot store anything at this moment. Nothing is lost; try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-no-worker = No bot is free right now. Try again in { $seconds ->
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
server-illegal = That move is not legal. { $prompt }
server-nested = The request is nested too deeply.
server-no-page = There is nothing at this address.
server-method = This address cannot be used in this way.
server-too-large = That is too large. Send less.
server-other-site = Request blocked: it came from another site.
server-failed = Server error. Your game is safe. Try again.
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
server-help-workers = how many processes serve; more than one needs PostgreSQL
server-about-worker = Thinks for the bots of a server that keeps its tables in PostgreSQL, until interrupted.
server-help-processes = in how many processes to think
server-worker-ready = The worker is ready: { $count ->
    [one] { $count } process thinks
   *[other] { $count } processes think
} for bots (Ctrl+C stops it).
server-ready = Tabletown is ready at { $address } (Ctrl+C stops it).

## Home

server-home-title = Tabletown: city-building games
server-home-hero = { $count ->
    [5] Five
   *[other] { $count }
} little towns. One table.
server-home-lead = Play in one click: with bots, friends or solo. No account, nothing to install.
server-home-players = Players:
server-home-minutes = { $range } min
server-home-weight = Complexity { $weight }/5
server-home-bots = Play against bots
server-home-solo = Solo
server-home-friends = With friends
server-home-device = Pass and play
server-home-rules = Rules
server-home-desk = Tables
server-home-mine = Your tables
server-home-open = Open tables
server-home-with = with { $names }
server-home-alone = solo
server-home-nobody-yet = nobody else yet
server-home-turn = Your turn
server-home-kept = Join rematch
server-home-away = Take the seat back
server-home-waiting = waiting for { $names }
server-home-waiting-seats = { $count ->
    [one] { $count } seat is free
   *[other] { $count } seats are free
}
server-home-full = all seats are taken
server-home-seats = { $taken } of { $seats } seats
server-home-join = Join
server-home-mine-none = No games in progress. Start one against bots in one click.
server-home-running = In progress
server-home-watch = Watch
server-home-all = All your tables: { $count }
server-home-open-none = No open tables.
server-home-open-one = Create an open table
server-home-upload = Watch a record from a file
server-clock-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
server-clock-move = { $seconds } s/move
server-clock-bank = { $minutes ->
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
}
server-no-solo = This game cannot be played alone. Play against bots.

## Setting a table

server-new-title = New table
server-new-game = Game
server-new-which = Game setup
server-new-mode = Mode
server-new-seats = Seats
server-new-count = Number of players
server-new-alone = This mode is for one.
server-new-seat = Seat { $number }
server-new-name = Name on seat { $number }
server-new-seat-me = You
server-new-seat-device = Another player on this device
server-new-seat-invited = A friend you invite by link
server-new-seat-open = Open to anyone
server-new-seat-bot = Bot: { $strength }
server-new-who = Visibility
server-new-private = Invite only
server-new-private-help = Not listed; no spectators.
server-new-listed = Public
server-new-listed-help = Listed under open tables. Spectators can watch but never see hidden cards.
server-new-time = Clock and undo
server-new-clock = Time control
server-new-clock-help = If a player runs out of time, a bot plays until they return.
server-new-clock-none = No limit
server-new-clock-bank-10 = Live: 10 min + 10 s/move
server-new-clock-bank-30 = Live: 30 min + 20 s/move
server-new-clock-bank-60 = Live: 60 min + 30 s/move
server-new-clock-days-1 = Turn-based: 1 day/move
server-new-clock-days-3 = Turn-based: 3 days/move
server-new-clock-days-7 = Turn-based: 7 days/move
server-new-undo = Undo
server-new-undo-help = Moves that revealed a card can be undone only if everyone agrees.
server-new-undo-free = Free; more if all agree
server-new-undo-own = Until something is revealed
server-new-undo-none = Off
server-new-options = Options of the game
server-new-card = Card { $number }
server-new-update = Update options
server-new-other = Some options conflict and were changed. Check them, then create the table.
server-new-open = Create table
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
server-join-name = Your name at the table
server-join-guest = Guest
server-join-as = You will sit down as { $name }.
server-join-sit = Join game
server-join-rules = Read the rules first

## The result

server-result-title = Result
server-result-you = you
server-result-bot = bot
server-result-won = Won
server-result-again = Rematch
server-result-again-join = Join rematch
server-result-replay = Watch replay
server-result-table = Back to table
server-result-download = Download the record
server-result-sheets = Score details
server-result-what = For what
server-result-total = Total
server-result-end = Final position
server-result-promise = Fair deal check
server-result-promise-help = The deal was fixed before the game: its hash was published first, and the seed now proves it. Every draw follows from the seed, so anyone can check it.
server-result-given = { $steps ->
    [one] The first step was
   *[other] The first { $steps } steps were
} copied from another game; the check covers what came after.
server-result-origin = Watch that game
server-result-commitment = Commitment, shown before the game
server-result-seed = Seed, shown after it
server-result-verify = Verify every draw

## The replay

server-replay-title = Replay
server-replay-step = { $number } of { $last }
server-replay-begin = Before the first step.
server-replay-back = One step back
server-replay-run = Play
server-replay-next = Next step
server-replay-slider = Step
server-replay-eyes = Point of view
server-replay-spectator = A spectator
server-replay-go = Show
server-replay-plot-label = Points of all seats over time
server-replay-sheet = Points line by line
server-replay-holds = The deal is verified.
server-replay-broken = The draws do not follow from the seed in this record.
server-replay-unproved = The record has no seed, so its draws cannot be checked.
server-replay-on = Play from here
server-replay-on-end = The game is over here. Go back to an earlier step to play on.
server-replay-as = You play
server-replay-bots = The others
server-replay-on-go = Play on against bots
server-replay-on-help = Unseen cards are reshuffled. The new game’s record links to this one.
server-replay-log = Log
server-replay-result = To the result
server-replay-close = Back

## A record from a file

server-upload-title = A record from a file
server-upload-head = Replay a game from a file
server-upload-help = Choose a record that was downloaded here or saved by the program in the terminal. Every step is checked, then you can watch it, share its address and play on from any step.
server-upload-file = Record (.json, 1 MB at most)
server-upload-go = Check and watch

## The rules

server-rules-short = In short
server-rules-cards = What the cards do
server-rules-picture = A game of three players in its middle, drawn by the game itself.
server-rules-english = This section is available only in English.
server-rules-all = All rules
server-no-rules = The rules of this game are not written down here.

## The own page

server-me-title = You
server-me-who = Who you are
server-me-nobody = You have no name here yet. Take one, or just play: you get one.
server-me-guest = You are a guest in this browser. Your tables stay yours as long as it keeps its cookies.
server-me-account = You are signed in as { $name }. The name is yours, on any device.
server-me-name = Name
server-me-rename = Save name
server-me-claim = Keep your name
server-me-claim-help = Set a passphrase to keep your name, games and scores and to sign in on other devices.
server-me-passphrase = Passphrase
server-me-passphrase-help = At least { $least } characters. If you forget it, only recovery codes help.
server-me-claim-go = Claim the name
server-me-login = Sign in
server-me-login-help = Sign in if you already have a name. Games you played as a guest are added to it.
server-me-login-go = Sign in
server-me-logout = Sign out
server-me-best = Best solo scores
server-me-best-none = No solo game finished yet. The home page shows which games can be played solo.
server-me-matches = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
server-me-history = Finished games
server-me-history-none = Nothing is finished yet. Your games will stand here with their results.
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
