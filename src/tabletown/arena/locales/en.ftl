## The arena

arena-title = { $game }, { $mode }, { $seats ->
    [one] alone
   *[other] { $seats } seats
}, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
arena-column-bot = bot
arena-column-matches = matches
arena-column-share = wins (95 %)
arena-column-fair = fair
arena-column-points = points (95 %)
arena-column-rating = rating (95 %)
arena-column-seconds = s/decision
arena-column-first = bot
arena-column-second = against
arena-column-ahead = ahead (95 %)
arena-progress = { $done } of { $total } matches, { $left } left
arena-stopped = Stopped. Repeat the command to resume.
arena-written = Written to { $folder }.
arena-contest = { $game }: { $bots }
arena-generation-tune = generation { $number }: best { $best }, mean { $mean }
arena-generation-learn = generation { $number }: part of the rest explained { $best }, mean end { $mean }
arena-tuned = On fresh deals: { $before } before, { $after } after. The record is in { $file }.
arena-ladder-bot = bot
arena-ladder-against = against
arena-ladder-seats = seats
arena-ladder-matches = matches
arena-ladder-result = result (95 %)
arena-ladder-seconds = s/decision
arena-ladder-share = { $share }, fair { $fair } %
arena-ladder-solo = mean { $points } points, wins { $share }
arena-ladder-machine = { $machine }, { $cores ->
    [one] { $cores } core
   *[other] { $cores } cores
}, Python { $python }, engine { $engine }.
arena-ladder-part = Bots with a clock got { $part } % of their time.

## What the arena cannot do

arena-error-bots = These bots cannot meet: { $bots }. Name one or more, each once.
arena-error-matches = { $matches } matches cannot be played. Choose 1 to { $most }.
arena-error-folder = { $folder } cannot be written: { $reason }. Choose another place.
arena-error-other = { $file } belongs to another contest. Choose another folder.
arena-error-damaged = { $file } is damaged. Choose another folder or remove it.
arena-error-extra = This needs the package { $package }. Install it with “pip install tabletown[{ $extra }]”.
arena-error-cluster = There is no Ray cluster at { $address }: { $reason }
arena-error-part = Bots cannot get { $part } of their time. Choose a part from { $least } to 1.
arena-error-tune = The evaluation of { $game } has no tunable weights.
arena-error-learn = The evaluation of { $game } has no features to learn the weights of. Try “tune”.
arena-error-learn-seats = Weights are learned at tables for { $most } at most.
arena-error-learn-weights = “learn” finds all weights of a mode together. Leave out --weights, or try “tune”.
arena-error-tries = --tries is for “learn” and is 0 or more.
arena-error-generations = { $generations } generations cannot be played. Choose 1 or more.
arena-error-weight = There is no weight “{ $weight }”. Known are: { $known }.
arena-error-jobs = { $jobs } processes cannot be used. Choose 0 (one for each core) to { $most }.
arena-error-document = { $file } is not UTF-8 text. Choose another document.
arena-error-record = { $file } belongs to another record. Choose another folder.
arena-error-one-game = Name one game.
arena-error-engine = The engine “{ $command }” does not answer as it should: “{ $said }”.
arena-error-engine-start = The engine “{ $command }” cannot be started: { $reason }
arena-error-versus = “versus” plays against other programs. Name each with --engine COMMAND.
