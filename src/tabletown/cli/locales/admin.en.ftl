cli-about-admin = look after a server: users, tables, reports, mutes, bans, passphrases, hosts, backups
cli-metavar-action = ACTION
cli-metavar-about = ABOUT
cli-help-admin-action = users, tables, reports or log (lists); mute, unmute, ban, unban, passphrase, host or unhost, with a name or an id of users; dismiss or undo, with a number of reports or log; backup, with a folder
cli-help-admin-subject = a name, an id, a number or a folder, as the action needs it
cli-help-admin-hours = how long a mute or a ban lasts; for good unless given
cli-help-admin-reason = why; it is kept in the log
cli-admin-subject = Say what “{ $action }” is about: tabletown admin { $action } …
cli-admin-user = { $id }  { $name } ({ $state })
cli-admin-table = { $id }  { $game }, { $phase }: { $names }
cli-admin-report = { $id }  { $at }  { $by } about { $name }: { $words }
cli-admin-act = { $id }  { $at }  { $done } { $reason }
cli-admin-done = Done, and written to the log.
cli-admin-word = One-time word for { $name }: { $word }
    With it and the name a new passphrase can be set once, at /me/account. It is not shown again.
cli-metavar-text = TEXT
