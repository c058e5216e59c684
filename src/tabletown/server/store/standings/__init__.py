"""What is stored of ratings and statistics."""
