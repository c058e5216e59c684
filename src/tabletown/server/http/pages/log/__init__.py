"""What happened, in words: turns of the log, frames for the playback, and what they brought."""
