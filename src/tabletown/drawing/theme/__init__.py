"""Colors: the palette, the themes, and the style sheet made from them."""
