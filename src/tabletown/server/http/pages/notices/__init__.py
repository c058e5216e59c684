"""The page of notices, and what links in mails lead to."""
