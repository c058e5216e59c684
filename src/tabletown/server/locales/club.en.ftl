server-former-player = Former player
server-no-account = Claim your name with a passphrase first.
server-passphrase-wrong = The passphrase is wrong.
server-recovery = Wrong name or recovery code.
server-no-sign-in = This device is no longer signed in.
server-no-player = There is no such player.
server-block-self = You cannot block yourself.
server-block-whom = Name a player, or a table and a seat.
server-blocks = You have blocked { $most } players, which is the most. Unblock somebody first.
server-not-welcome = You cannot sit down at this table.
server-date = { $month ->
    [m1] Jan
    [m2] Feb
    [m3] Mar
    [m4] Apr
    [m5] May
    [m6] Jun
    [m7] Jul
    [m8] Aug
    [m9] Sep
    [m10] Oct
    [m11] Nov
   *[m12] Dec
} { $day }, { $year }
server-moment = { $month ->
    [m1] Jan
    [m2] Feb
    [m3] Mar
    [m4] Apr
    [m5] May
    [m6] Jun
    [m7] Jul
    [m8] Aug
    [m9] Sep
    [m10] Oct
    [m11] Nov
   *[m12] Dec
} { $day }, { $time }

# The account.
server-account-title = Account and data
server-account-passphrase = Passphrase
server-account-passphrase-help = A new passphrase signs out all your other devices.
server-account-old = Current passphrase
server-account-new = New passphrase
server-account-least = At least { $least } characters.
server-account-passphrase-go = Change passphrase
server-account-confirm = Your passphrase
server-account-recovery = Recovery codes
server-account-recovery-help = With one of { $count } codes you can set a new passphrase if you forget yours. Each works once.
server-account-recovery-go = Create new codes
server-account-codes-left = { $count ->
    [0] You have no codes.
    [one] { $count } code left.
   *[other] { $count } codes left.
}
server-account-codes-new = Your recovery codes
server-account-codes-once = Write them down now: they are not shown again. Earlier codes no longer work.
server-account-code = Recovery code
server-account-reset = Forgot your passphrase?
server-account-reset-help = Set a new one with a recovery code. All other devices are signed out. Without a code, ask whoever runs this server.
server-account-reset-go = Set new passphrase
server-account-devices = Your devices
server-account-device-unknown = Unknown device
server-account-since = since { $date }
server-account-here = this device
server-account-everywhere = Sign out everywhere
server-account-blocked = Blocked players
server-account-blocked-help = They cannot sit down at your tables, and you do not see what they write. They are not told.
server-account-blocked-none = You have blocked nobody.
server-account-met = Somebody you played with
server-account-block-name = Account name
server-account-block = Block
server-account-unblock = Unblock
server-account-data = Your data
server-account-data-help = Everything the server stores about you: profile, games, chat, lessons, records.
server-account-data-go = Download as JSON
server-account-delete = Delete me
server-account-delete-help = Your name, chat, lessons, records and devices are deleted for good. Games stay for the others; there you become “Former player”.
server-account-delete-go = Delete everything

# Rated tables.
server-rated-accounts = At a rated table everybody plays with an account, under its own name.
server-rated-bots = At a rated table only people play, at least two.
server-rated-device = At a rated table everybody uses an account of their own.
server-new-rated = Rating
server-new-rated-no = Not rated
server-new-rated-no-help = Friends, guests and bots may play.
server-new-rated-yes = Rated
server-new-rated-yes-help = Only accounts may sit. Whoever leaves or runs out of time, and is not back at the end, counts as last.
server-rated-table = A rated match: only accounts may sit. Whoever leaves or runs out of time, and is not back at the end, counts as last.

# The leaderboard and profiles.
server-players-title = Leaderboard
server-players-game = Game
server-players-seats = Number of players
server-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
server-players-place = No.
server-players-player = Player
server-players-rating = Rating
server-players-error = Uncertainty
server-players-change = Last match
server-players-matches = Matches
server-players-won = Won
server-players-none = Nobody has a rating here yet. Open a rated table and be the first.
server-players-open = Open a rated table
server-players-how = How ratings work
server-players-how-begin = Everybody begins at 1500, for each game and number of players. The rating is shown after { $count } matches.
server-players-how-places = Only rated matches between accounts count, and in them only places, not points. Matches with bots or guests change nothing.
server-players-how-leave = Whoever leaves a rated match or runs out of time, and is not back at the end, counts as last.
server-players-how-bots = Bots are rated by their games against each other; Builder stands where everybody begins. They are measured in games for two.
server-players-bots-hide = Hide bots
server-players-bots-show = Show bots
server-profile-count = { $count ->
    [one] { $count } rated match
   *[other] { $count } rated matches
}
server-profile-few = { $count } of { $least } matches to a rating
server-profile-share = { $count ->
    [one] { $count } match
   *[other] { $count } matches
} · { $won } % won
server-profile-rating = Rating: { $game }
server-profile-chart = The rating after each of { $matches } matches, now { $rating }
server-profile-won = won
server-profile-not-won = not won
server-profile-as-table = As a table
server-profile-date = Date
server-profile-place = Place
server-profile-points = Points
server-profile-recent = Recent rated matches
server-profile-result = place { $place } of { $seats }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
server-profile-statistics = Statistics
server-profile-average = Average points
server-profile-best = Best match
server-profile-accuracy = accuracy { $percent } %
server-profile-cards = By card and character
server-profile-cards-help = Rated matches since these figures are kept.
server-profile-cards-mine = Your rated matches and those against bots since these figures are kept. Others see only the rated ones.
server-profile-card = Card
server-profile-cards-none = No such matches of this game yet.
server-profile-none = No rated matches yet.
server-profile-bots = Against bots
server-profile-bots-help = Only you see this. These matches do not change your rating.
