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
server-invitation-used = This invitation has been used. Ask for a new one.
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
server-request = The request cannot be understood: { $reason }
server-nested = The request is nested too deeply.
server-no-page = There is nothing at this address.
server-method = This address cannot be used in this way.
server-too-large = That is too large. Send less.
server-other-site = Another site tried to do this in your name. It was refused.
server-failed = Something went wrong on the server. Nothing is lost; try again.
server-setting = The setting { $name } cannot be “{ $value }”.

## The command

server-about-serve = Serves the games to browsers and programs until interrupted.
server-help-host = the address to listen on
server-help-port = the port to listen on
server-help-database = where to keep tables: sqlite:///FILE or postgresql://…
server-ready = Tabletown is ready at { $address } (Ctrl+C stops it).
