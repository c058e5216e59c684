"""Moderation: reports, people sent away or replaced, mutes and bans, and the log of it all."""
