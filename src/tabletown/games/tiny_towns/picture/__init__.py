"""The pictures of the game, drawn as SVG."""
