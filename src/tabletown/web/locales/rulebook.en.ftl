## The rulebook

web-book-of = Rules of { $game }
web-book-rule = Rule { $rule }, word for word
web-book-search = Search the rules
web-book-clear = Clear the search
web-book-hits = Found
web-book-nothing = Nothing found. Try another word, or only its beginning.
web-book-found = Chapters: { $chapters }, cards: { $cards }, numbered rules: { $rules }
web-book-contents = Contents
web-book-players = { $players } players
web-book-minutes = { $minutes } min
web-book-learn = Learn by playing
web-book-play = Play against bots
web-book-modes = Ways to play
web-book-cards = All cards
web-book-cards-help = Choose a card to look at it closely.
web-book-all = All { $count }
web-book-show = Show
web-book-legend = What the signs mean
web-book-exact = Every rule by number
web-book-exact-help = The same rules word for word, with a number each, as the program applies them. Look here when a sentence above leaves a question open.
web-book-exact-show = Show every rule
web-book-stated = { $rule }, word for word
web-book-foreign = This rulebook is available only in English.
web-book-turns = The pattern in all its turns
web-book-whole = Open the whole rulebook
web-book-card = card
web-book-sign = sign
web-book-number = rule

## Why not

web-why = Why not
web-why-rule = Rule { $rule }
web-table-key-why = why a piece can’t be used: arrow keys move, Enter asks
