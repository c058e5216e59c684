## The gallery of the rulebook

ginkgopolis-gallery-character = Characters
ginkgopolis-gallery-lasting = Building cards 1–9
ginkgopolis-gallery-final = Building cards 10–20
ginkgopolis-gallery-urbanization = Urbanization
