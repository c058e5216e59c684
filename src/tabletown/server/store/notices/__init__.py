"""What calls people to their tables, in the database."""
