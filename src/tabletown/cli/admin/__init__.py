"""`tabletown admin`: users, tables, reports, mutes, bans, passphrases, hosts and backups, on the database itself."""
