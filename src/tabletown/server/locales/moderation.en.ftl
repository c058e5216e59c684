server-banned = { $hours ->
    [0] You are banned from this server.
    [one] You are banned from this server for { $hours } more hour.
   *[other] You are banned from this server for { $hours } more hours.
}
server-muted = { $hours ->
    [0] You may not write in the chat.
    [one] You may not write in the chat for { $hours } more hour.
   *[other] You may not write in the chat for { $hours } more hours.
}
server-name-unwanted = This server does not allow this name.
server-not-missing = { $minutes ->
    [one] The others can replace a player who keeps them waiting for { $minutes } minute at a table without a clock.
   *[other] The others can replace a player who keeps them waiting for { $minutes } minutes at a table without a clock.
}
server-nobody-there = Nobody plays on this seat now.
server-not-host = This room is for the hosts of the server.
server-not-limited = There is nothing to lift.
server-no-report = This report is closed.
server-guest-passphrase = A guest has no passphrase.
server-host-account = Hosts are appointed with “tabletown admin host NAME”, and need an account.
server-host-subject = Another host can be moderated only with “tabletown admin”.
server-no-act = This cannot be undone.
server-act-undone = This was undone already.
server-reason = Give a reason of up to { $most } characters.
server-backup-busy = A backup is being made already.
server-backup-nowhere = This server has no folder for backups (TABLETOWN_BACKUPS).
