"""What pages are told while they are open."""
