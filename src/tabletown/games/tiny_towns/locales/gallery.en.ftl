## The gallery of the rulebook

tiny_towns-gallery = All buildings
tiny_towns-gallery-cottage = Cottage
tiny_towns-gallery-feeder = Red: they feed
tiny_towns-gallery-well = Gray
tiny_towns-gallery-chapel = Orange
tiny_towns-gallery-tavern = Green
tiny_towns-gallery-theater = Yellow
tiny_towns-gallery-factory = Black
tiny_towns-gallery-monument = Monuments
