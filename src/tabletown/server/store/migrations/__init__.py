"""The history of the database; run by `Database.upgrade`."""
