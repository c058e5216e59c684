"""Live updates for open pages and API streams."""
