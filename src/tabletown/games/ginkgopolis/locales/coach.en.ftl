## What the coach says when a decision comes up for the first time

ginkgopolis-coach-draft = Keep characters that pay for the same kind of action, and look at what they give you at the start. The others go to the player on your left.
ginkgopolis-coach-choose = Without a tile you collect from a building, with a tile you build. Check the price first: a tile that you cannot pay for comes back.
ginkgopolis-coach-choose-or-renew = Without a tile you collect from a building, with a tile you build. A new hand costs a token that is worth 2 points at the end, so keep it for a really bad hand.
ginkgopolis-coach-give = Gosha will build with the card you give him. A letter with low neighbors gives him the fewest points.
ginkgopolis-coach-asset = A letter without a tile gives you one asset of your choice. Take a tile if you can pay for more building, otherwise a resource.
ginkgopolis-coach-token = The letter moves beside the new building, and whoever plays it next builds there. Each neighbor will pay them, so think about where it lies.
ginkgopolis-coach-shift = There is no empty space for this letter, so tokens move along the edge to make room. Compare which letters end up next to tall buildings.
ginkgopolis-coach-return = Each tile you return is worth 1 point, and tiles left at the end are worth nothing. Keep only those that you can still pay for: the game will soon be over.
