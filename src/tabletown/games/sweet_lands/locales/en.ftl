sweet_lands-name = Sweet Lands
sweet_lands-about = Grow a domain of sweets over five rounds: land, roads, cities, workers and industry.

## Modes and options

sweet_lands-mode-standard = Standard
sweet_lands-mode-standard-help = Everybody grows a domain of their own and competes for areas and tokens. 2 to 4 players.
sweet_lands-mode-solo = Solo
sweet_lands-mode-solo-help = Play solo against Mio, who blocks areas: 250 points is good, 300 is legendary. 1 player.
sweet_lands-option-changing_turn_order = Changing turn order
sweet_lands-option-changing_turn_order-help = From round 2 on, players take turns in the order in which they ended the previous round.
sweet_lands-option-draft = Draft the first hand
sweet_lands-option-draft-help = Everybody drafts the six cards of round 1, passing the rest to the left.
sweet_lands-option-upgraded_skills = Upgraded skill tokens
sweet_lands-option-upgraded_skills-help = A few stronger skill tokens are on offer, each for one diamond.
sweet_lands-option-pack = Pack
sweet_lands-option-pack-help = Name of a loaded data file that replaces cards and boards; empty for the cards of this project, which are reconstructed.

## Words of arguments

sweet_lands-resource-gold = gold
sweet_lands-resource-wheat = wheat
sweet_lands-resource-wood = wood
sweet_lands-resource-iron = iron
sweet_lands-resource-diamond = diamond
sweet_lands-color-orange = orange
sweet_lands-color-green = green
sweet_lands-color-gray = gray
sweet_lands-column-agriculture = agriculture
sweet_lands-column-forestry = forestry
sweet_lands-column-mining = mining
sweet_lands-marker-cart = cart
sweet_lands-marker-loco = locomotive
sweet_lands-side-a = side A
sweet_lands-side-b = side B
sweet_lands-board-d1 = board 1
sweet_lands-board-d2 = board 2
sweet_lands-board-d3 = board 3
sweet_lands-board-d4 = board 4
sweet_lands-terrain-field = field
sweet_lands-terrain-forest = forest
sweet_lands-terrain-mine = mine
sweet_lands-terrain-sea = sea
sweet_lands-terrain-sp_prosperity = Prosperous Fair
sweet_lands-terrain-sp_industry = Ironworks
sweet_lands-terrain-sp_terrain = Granary
sweet_lands-terrain-sp_road = Crossroads
sweet_lands-terrain-sp_gold = Gold Coast
sweet_lands-terrain-sp_diamond = Diamond Lake
sweet_lands-piece-tent = cheese tent
sweet_lands-piece-house = cream house
sweet_lands-piece-building = brownie building
sweet_lands-piece-shop_agriculture = coffee shop (agriculture)
sweet_lands-piece-shop_forestry = coffee shop (forestry)
sweet_lands-piece-shop_mining = coffee shop (mining)
sweet_lands-piece-lab = milk lab
sweet_lands-piece-clock_tower = ice cream clock tower
sweet_lands-track-terrain = terrain tokens
sweet_lands-track-hare = hares
sweet_lands-track-road = roads
sweet_lands-track-property = properties
sweet_lands-track-employed = employed workers
sweet_lands-track-industry_points = industry points
sweet_lands-free-F1 = card + 3 basic → token or road
sweet_lands-free-F2 = 15 gold → card
sweet_lands-free-F3 = 4 gold → basic
sweet_lands-free-F5 = basic → 1 gold
sweet_lands-free-F6 = 3 basic → basic
sweet_lands-free-F7 = disk or card → 2 basic
sweet_lands-free-F8 = build the clock tower
sweet_lands-area-terrain = Survey
sweet_lands-area-food = Kitchen
sweet_lands-area-hare = Hare run
sweet_lands-area-road = Roadworks
sweet_lands-area-property = Building site
sweet_lands-area-industry = Factory
sweet_lands-area-prosperity = Prosperity
sweet_lands-area-disk = Disk
sweet_lands-area-diamond = Diamond
sweet_lands-area-cards = New cards
sweet_lands-area-gold_6 = Treasury (6 gold)
sweet_lands-area-gold_8 = Treasury (8 gold)
sweet_lands-area-copy_basic = Copy
sweet_lands-area-copy_basic_additional = Great copy
sweet_lands-area-terrain_road = Expedition
sweet_lands-area-food_3 = Feast
sweet_lands-area-industry_3 = Great factory
sweet_lands-area-hare_2 = Hare fair
sweet_lands-area-property_3 = Great building site
sweet_lands-character-bastet_biscuit = Bastet Biscuit
sweet_lands-character-nata_pastel = Nata Pastel
sweet_lands-character-solby_chocolate = Solby Chocolate
sweet_lands-character-rikka_berry = Rikka Berry
sweet_lands-character-che_lotus = Che Lotus
sweet_lands-character-alice_tea_rose = Alice Tea Rose
sweet_lands-character-elsa_skyr = Elsa Skyr
sweet_lands-character-elina_macaron = Elina Macaron
sweet_lands-character-sena_lokum = Sena Lokum
sweet_lands-character-carmen_honey = Carmen Honey
sweet_lands-character-sakura_mochi = Sakura Mochi
sweet_lands-character-gretel_stollen = Gretel Stollen
sweet_lands-character-jasmine_may = Jasmine May
sweet_lands-character-laila_coral = Laila Coral
sweet_lands-milestone-m1 = Land surveyor
sweet_lands-milestone-m2 = Founder
sweet_lands-milestone-m3 = Host
sweet_lands-milestone-m4 = Employer
sweet_lands-milestone-m5 = Magnate
sweet_lands-milestone-m6 = Pioneer
sweet_lands-goal-m1a = 10 or more tokens of field and sea
sweet_lands-goal-m1b = 10 or more tokens of forest and mine
sweet_lands-goal-m2a = 5 or more properties
sweet_lands-goal-m2b = 2 or more open ports
sweet_lands-goal-m3a = 7 or more steps on the food track
sweet_lands-goal-m3b = 2 or more wonder symbols
sweet_lands-goal-m4a = 6 or more cards played
sweet_lands-goal-m4b = 4 or more cake symbols
sweet_lands-goal-m5a = 30 or more points of gold production
sweet_lands-goal-m5b = 5 or more prosperity steps in one color
sweet_lands-goal-m6a = 8 or more steps of cart or locomotive
sweet_lands-goal-m6b = 15 or more victory points
sweet_lands-scoring-t1 = Most common terrain
sweet_lands-scoring-t2 = Highest production
sweet_lands-scoring-t3 = Most workers
sweet_lands-scoring-t4 = Along the border
sweet_lands-help-h01 = help token (in the production phase: gain 3 wheat and 2 gold)
sweet_lands-help-h02 = help token (in the production phase: gain 3 wood and 2 gold)
sweet_lands-help-h03 = help token (in the production phase: gain 3 iron and 2 gold)
sweet_lands-help-h04 = help token (in the production phase: gain 9 gold)
sweet_lands-help-h05 = help token (in the production phase: gain 1 diamond)
sweet_lands-help-h06 = help token (in the production phase: draw 2 cards)
sweet_lands-help-h07 = help token (in the production phase: draw 1 card; gain 4 gold)
sweet_lands-help-h08 = help token (in the production phase: gain 1 wheat, 1 wood, 1 iron and 1 basic resource of your choice)
sweet_lands-help-h09 = help token (in the production phase: +3 gold production; gain 2 gold)
sweet_lands-help-h10 = help token (in the production phase: +1 production of your choice; gain 3 gold)
sweet_lands-help-h11 = help token (in the production phase: you may place a terrain token; gain 1 wheat)
sweet_lands-help-h12 = help token (in the production phase: you may build a road; gain 1 wood)
sweet_lands-help-h13 = help token (in the production phase: you may move cart or locomotive 1 step; gain 1 iron)
sweet_lands-help-h14 = help token (in the production phase: 1 step on the food track; gain 1 wheat)
sweet_lands-help-h15 = help token (in the production phase: you may make 1 step on any prosperity track)
sweet_lands-help-e1 = help token (when you end the round: 3 victory points for each city)
sweet_lands-help-e2 = help token (when you end the round: 1 victory point for each card you have played)
sweet_lands-help-e3 = help token (when you end the round: 1 victory point for each token of your most common terrain)
sweet_lands-help-e4 = help token (when you end the round: 3 victory points for each open port)
sweet_lands-help-e5 = help token (when you end the round: 1 victory point for each point of your lowest basic production)
sweet_lands-skill-s01 = skill 1 (at once: make up to 3 steps on orange prosperity tracks)
sweet_lands-skill-s02 = skill 2 (at once: make up to 3 steps on green prosperity tracks)
sweet_lands-skill-s03 = skill 3 (at once: make up to 3 steps on gray prosperity tracks)
sweet_lands-skill-s04 = skill 4 (at the end of every round: victory points for sets of workers, one in every industry: 1+ → 6, 2+ → 12, 3+ → 24)
sweet_lands-skill-s05 = skill 5 (at the end of every round: victory points for steps on the food track: 3+ → 3, 6+ → 5, 9+ → 7)
sweet_lands-skill-s06 = skill 6 (at the end of every round: victory points for industry points gained at the end of this round: 2+ → 3, 4+ → 5, 6+ → 7, 8+ → 10)
sweet_lands-skill-s07 = skill 7 (as a main action, once a round: gain 1 wheat, 1 wood, 1 iron and 1 basic resource of your choice)
sweet_lands-skill-s08 = skill 8 (as a main action, once a round: gain 1 diamond)
sweet_lands-skill-s09 = skill 9 (as a main action, once a round: gain 8 gold)
sweet_lands-skill-s10 = skill 10 (for each property you place: 2 victory points)
sweet_lands-skill-s11 = skill 11 (for each hare you place: 3 victory points)
sweet_lands-skill-s12 = skill 12 (for each industry bonus: 3 victory points)
sweet_lands-skill-u01 = upgraded skill 1 (at the end of every round: 3 victory points for each city)
sweet_lands-skill-u02 = upgraded skill 2 (at the end of every round: 2 victory points for each open port)
sweet_lands-skill-u03 = upgraded skill 3 (at the end of every round: 2 victory points for each symbol of your most common sweet)
sweet_lands-skill-u04 = upgraded skill 4 (as a main action, once a round: you may pay 4 iron → move cart and locomotive up to 3 steps in all)
sweet_lands-skill-u05 = upgraded skill 5 (as a main action, once a round: you may pay 4 wheat → 1 step on the food track; you may place a hare)
sweet_lands-skill-u06 = upgraded skill 6 (as a main action, once a round: +5 gold production)
sweet_lands-skill-u07 = upgraded skill 7 (as a main action, once a round: you may place a terrain token, you may build a road, in any order)
sweet_lands-skill-u08 = upgraded skill 8 (as a main action, once a round: draw 2 cards; discard 1 card from hand)
sweet_lands-skill-u09 = upgraded skill 9 (whenever your gold production rises: as many victory points as it rises by)
sweet_lands-skill-u10 = upgraded skill 10 (every card costs 1 gold less for each brownie symbol you have)
sweet_lands-skill-u11 = upgraded skill 11 (room for one more worker in every industry)
sweet_lands-skill-u12 = upgraded skill 12 (at once: draw 1 card, then you may employ a worker from hand free of charge)
sweet_lands-skill-u13 = upgraded skill 13 (for each card you play: 2 victory points)
sweet_lands-skill-u14 = upgraded skill 14 (Roadworks costs only 3 wood)
sweet_lands-skill-u15 = upgraded skill 15 (Survey costs only 4 wheat)
sweet_lands-solo-sa1 = Survey and Roadworks
sweet_lands-solo-sa2 = Survey and Building site
sweet_lands-solo-sa3 = Roadworks and Factory
sweet_lands-solo-sa4 = Building site and Kitchen
sweet_lands-solo-sa5 = Factory and Hare run
sweet_lands-solo-sa6 = Kitchen and Survey
sweet_lands-solo-sa7 = Building site and Factory
sweet_lands-solo-sa8 = Roadworks and Hare run
sweet_lands-solo-sb1 = Diamond and Expedition
sweet_lands-solo-sb2 = New cards and Great factory
sweet_lands-solo-sb3 = Treasury (6 gold) and Great building site
sweet_lands-solo-sb4 = Prosperity and Feast
sweet_lands-solo-sb5 = Disk and Great building site
sweet_lands-solo-sb6 = Diamond and Great factory
sweet_lands-solo-sb7 = New cards and Expedition
sweet_lands-solo-sb8 = Prosperity and Hare fair

## Workers

sweet_lands-card-w001 = Vanilla Surveyor
sweet_lands-card-w001-help = When played: you may place a field token; gain 2 wheat. Employed in agriculture, with every bonus: gain 1 wheat. Costs 4 gold. Shows cake. Reconstructed card.
sweet_lands-card-w002 = Strawberry Gardener
sweet_lands-card-w002-help = When played: place up to 2 field tokens. Employed in agriculture, with every bonus: gain 3 gold. Costs 7 gold. Shows cake. Reconstructed card.
sweet_lands-card-w003 = Creamy Mason
sweet_lands-card-w003-help = When played: you may place a property on a field free of charge. Employed in agriculture, with every bonus: 1 victory point. Costs 8 gold. Shows cake. Reconstructed card.
sweet_lands-card-w004 = Sponge Banker
sweet_lands-card-w004-help = When played: for each field token: gain 2 gold (at most 6 times). Employed in agriculture, with every bonus: gain 2 wheat. Costs 5 gold. Shows cake. Reconstructed card.
sweet_lands-card-w005 = Apple Miller
sweet_lands-card-w005-help = When played: +1 wheat production; gain 1 wheat. Employed in agriculture, with every bonus: you may pay 2 wheat → you may make 1 step on an orange prosperity track. Costs 6 gold. Shows pie. Reconstructed card.
sweet_lands-card-w006 = Cherry Reaper
sweet_lands-card-w006-help = When played: +2 wheat production. Employed in agriculture, with every bonus: +1 gold production. Costs 9 gold. Shows pie and tiramisu. Reconstructed card.
sweet_lands-card-w007 = Pumpkin Sower
sweet_lands-card-w007-help = When played: gain 4 wheat; draw 1 card. Employed in agriculture, with every bonus: 2 victory points. Costs 7 gold and 2 wheat. Shows pie. Reconstructed card.
sweet_lands-card-w008 = Coffee Councillor
sweet_lands-card-w008-help = When played: you may make 1 step on an orange prosperity track; gain 2 wheat. Employed in agriculture, with every bonus: gain 1 basic resource of your choice. Costs 8 gold. Shows tiramisu. Reconstructed card.
sweet_lands-card-w009 = Almond Courtier
sweet_lands-card-w009-help = When played: make up to 2 steps on orange prosperity tracks. Employed in agriculture, with every bonus: for every 2 tiramisu symbols: gain 1 gold (at most 4 times). Costs 12 gold. Shows tiramisu. Reconstructed card.
sweet_lands-card-w010 = Mascarpone Engineer
sweet_lands-card-w010-help = When played: 1 agriculture bonus. Employed in agriculture, with every bonus: you may pay 2 wheat → 1 step on the food track. Costs 4 gold. Shows tiramisu. Reconstructed card.
sweet_lands-card-w011 = Chocolate Thresher
sweet_lands-card-w011-help = When played: +1 wheat production and +2 gold production. Employed in agriculture, with every bonus: with 3 or more brownie symbols: 3 victory points. Costs 11 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w012 = Toffee Chancellor
sweet_lands-card-w012-help = When played: +2 wheat production; you may make 1 step on an orange prosperity track. Employed in agriculture, with every bonus: you may pay 3 gold → 2 victory points. Costs 20 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w013 = Bittersweet Mechanic
sweet_lands-card-w013-help = When played: 1 agriculture bonus; draw 1 card. Employed in agriculture, with every bonus: for every 2 cards played with the agriculture sign: gain 2 gold (at most 3 times). Costs 12 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w014 = Praline Roadmender
sweet_lands-card-w014-help = When played: you may place a field token; you may build a road. Employed in agriculture, with every bonus: draw 1 card. Costs 14 gold, 1 gold less for each brownie symbol you have. Shows brownie and wagashi. Reconstructed card.
sweet_lands-card-w015 = Pistachio Ploughman
sweet_lands-card-w015-help = When played: for each card played with the agriculture sign: gain 1 wheat and 1 gold (at most 5 times). Employed in agriculture, with every bonus: you may pay 2 wheat → you may place a field token. Costs 1 gold. Shows macaron. Reconstructed card.
sweet_lands-card-w016 = Rosy Architect
sweet_lands-card-w016-help = When played: for each property on a field: 2 victory points (at most 5 times). Employed in agriculture, with every bonus: with 1 or more sets of workers, one in every industry: gain 1 diamond. Costs 3 gold and 2 wheat. Shows macaron. Reconstructed card.
sweet_lands-card-w017 = Festive Miller
sweet_lands-card-w017-help = When played: gain 2 wheat; as often as you like, you may pay 3 wheat → 2 victory points. Employed in agriculture, with every bonus: 1 forestry bonus. Costs 15 gold. Shows cake. Reconstructed card.
sweet_lands-card-w018 = Blueberry Master
sweet_lands-card-w018-help = When played: you may pay 4 wheat → you may take a skill token; gain 1 wheat. Employed in agriculture, with every bonus: gain 2 gold; 1 victory point. Costs 6 gold. Shows pie. Reconstructed card.
sweet_lands-card-w019 = Amber Merchant
sweet_lands-card-w019-help = When played: for every 2 points of wheat production: +1 gold production (at most 4 times). Employed in agriculture, with every bonus: for each property on a field: gain 1 gold (at most 4 times). Costs 1 gold. Shows tiramisu. Reconstructed card.
sweet_lands-card-w020 = Truffle Builder
sweet_lands-card-w020-help = When played: for each property on a field: gain 2 wheat (at most 4 times); draw 1 card. Employed in agriculture, with every bonus: with 1 or more point symbols passed on the industry track: gain 3 gold. Costs 10 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w021 = Lavender Patron
sweet_lands-card-w021-help = When played: you may make 1 step on an orange prosperity track; with 3 or more macaron symbols: you may make 1 step on an orange prosperity track. Employed in agriculture, with every bonus: gain 1 wheat. Costs 9 gold. Shows macaron. Reconstructed card.
sweet_lands-card-w022 = Pear Settler
sweet_lands-card-w022-help = When played: you may turn over one of your terrain tokens; you may place a field token. Employed in agriculture, with every bonus: gain 3 gold. Costs 6 gold and 2 wheat. Shows pie and macaron. Reconstructed card.
sweet_lands-card-w023 = Honeyed Shepherd
sweet_lands-card-w023-help = When played: you may place a forest token; gain 2 wood. Employed in forestry, with every bonus: gain 1 basic resource of your choice. Costs 5 gold. Shows cake. Reconstructed card.
sweet_lands-card-w024 = Custard Ranger
sweet_lands-card-w024-help = When played: place up to 2 forest tokens. Employed in forestry, with every bonus: for every 2 cake symbols: gain 1 gold (at most 4 times). Costs 5 gold. Shows cake. Reconstructed card.
sweet_lands-card-w025 = Layered Roofer
sweet_lands-card-w025-help = When played: you may place a property on a forest free of charge. Employed in forestry, with every bonus: you may pay 2 wood → you may build a road. Costs 4 gold and 2 wood. Shows cake. Reconstructed card.
sweet_lands-card-w026 = Glazed Treasurer
sweet_lands-card-w026-help = When played: for each forest token: gain 2 gold (at most 6 times). Employed in forestry, with every bonus: with 3 or more cake symbols: 3 victory points. Costs 6 gold. Shows cake. Reconstructed card.
sweet_lands-card-w027 = Plum Woodcutter
sweet_lands-card-w027-help = When played: +1 wood production; gain 1 wood. Employed in forestry, with every bonus: you may pay 3 gold → 2 victory points. Costs 3 gold. Shows pie. Reconstructed card.
sweet_lands-card-w028 = Rhubarb Carpenter
sweet_lands-card-w028-help = When played: +2 wood production. Employed in forestry, with every bonus: for every 2 cards played with the forestry sign: gain 2 gold (at most 3 times). Costs 3 gold and 2 wood. Shows pie. Reconstructed card.
sweet_lands-card-w029 = Lemon Joiner
sweet_lands-card-w029-help = When played: gain 4 wood; draw 1 card. Employed in forestry, with every bonus: draw 1 card. Costs 11 gold. Shows pie. Reconstructed card.
sweet_lands-card-w030 = Toasted Minister
sweet_lands-card-w030-help = When played: you may make 1 step on a green prosperity track; gain 2 wood. Employed in forestry, with every bonus: you may pay 2 wood → you may place a forest token. Costs 9 gold. Shows tiramisu and cake. Reconstructed card.
sweet_lands-card-w031 = Velvet Steward
sweet_lands-card-w031-help = When played: make up to 2 steps on green prosperity tracks. Employed in forestry, with every bonus: with 1 or more sets of workers, one in every industry: gain 1 diamond. Costs 12 gold and 2 wood. Shows tiramisu. Reconstructed card.
sweet_lands-card-w032 = Smoky Inventor
sweet_lands-card-w032-help = When played: 1 forestry bonus. Employed in forestry, with every bonus: 1 mining bonus. Costs 11 gold. Shows tiramisu. Reconstructed card.
sweet_lands-card-w033 = Caramel Sawyer
sweet_lands-card-w033-help = When played: +1 wood production and +2 gold production. Employed in forestry, with every bonus: gain 2 gold; 1 victory point. Costs 11 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w034 = Peanut Envoy
sweet_lands-card-w034-help = When played: +2 wood production; you may make 1 step on a green prosperity track. Employed in forestry, with every bonus: for each property on a forest: gain 1 gold (at most 4 times). Costs 19 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w035 = Ganache Stoker
sweet_lands-card-w035-help = When played: 1 forestry bonus; draw 1 card. Employed in forestry, with every bonus: with 1 or more point symbols passed on the industry track: gain 3 gold. Costs 12 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w036 = Dusky Paver
sweet_lands-card-w036-help = When played: you may place a forest token; you may build a road. Employed in forestry, with every bonus: gain 1 wood. Costs 10 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w037 = Violet Cooper
sweet_lands-card-w037-help = When played: for each card played with the forestry sign: gain 1 wood and 1 gold (at most 5 times). Employed in forestry, with every bonus: gain 3 gold. Costs 1 gold. Shows macaron. Reconstructed card.
sweet_lands-card-w038 = Minty Foreman
sweet_lands-card-w038-help = When played: for each property on a forest: 2 victory points (at most 5 times). Employed in forestry, with every bonus: 1 victory point. Costs 6 gold. Shows macaron and brownie. Reconstructed card.
sweet_lands-card-w039 = Raspberry Woodcutter
sweet_lands-card-w039-help = When played: gain 2 wood; as often as you like, you may pay 3 wood → 2 victory points. Employed in forestry, with every bonus: gain 2 wood. Costs 10 gold. Shows cake. Reconstructed card.
sweet_lands-card-w040 = Peach Sage
sweet_lands-card-w040-help = When played: you may pay 4 wood → you may take a skill token; gain 1 wood. Employed in forestry, with every bonus: you may pay 2 wood → you may make 1 step on a green prosperity track. Costs 3 gold and 2 wood. Shows pie. Reconstructed card.
sweet_lands-card-w041 = Liqueur Moneychanger
sweet_lands-card-w041-help = When played: for every 2 points of wood production: +1 gold production (at most 4 times). Employed in forestry, with every bonus: +1 gold production. Costs 1 gold. Shows tiramisu. Reconstructed card.
sweet_lands-card-w042 = Salted Plasterer
sweet_lands-card-w042-help = When played: for each property on a forest: gain 2 wood (at most 4 times); draw 1 card. Employed in forestry, with every bonus: 2 victory points. Costs 14 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w043 = Coconut Councillor
sweet_lands-card-w043-help = When played: you may make 1 step on a green prosperity track; with 3 or more macaron symbols: you may make 1 step on a green prosperity track. Employed in forestry, with every bonus: gain 1 basic resource of your choice. Costs 6 gold and 2 wood. Shows macaron. Reconstructed card.
sweet_lands-card-w044 = Cinnamon Prospector
sweet_lands-card-w044-help = When played: you may turn over one of your terrain tokens; you may place a forest token. Employed in forestry, with every bonus: for every 2 pie symbols: gain 1 gold (at most 4 times). Costs 7 gold. Shows pie. Reconstructed card.
sweet_lands-card-w045 = Buttery Cartographer
sweet_lands-card-w045-help = When played: you may place a mine token; gain 2 iron. Employed in mining, with every bonus: draw 1 card. Costs 8 gold. Shows cake. Reconstructed card.
sweet_lands-card-w046 = Candied Explorer
sweet_lands-card-w046-help = When played: place up to 2 mine tokens. Employed in mining, with every bonus: you may pay 2 iron → you may place a mine token. Costs 3 gold and 2 iron. Shows 2 × cake. Reconstructed card.
sweet_lands-card-w047 = Vanilla Mason
sweet_lands-card-w047-help = When played: you may place a property on a mine free of charge. Employed in mining, with every bonus: with 1 or more sets of workers, one in every industry: gain 1 diamond. Costs 11 gold. Shows cake. Reconstructed card.
sweet_lands-card-w048 = Strawberry Tollkeeper
sweet_lands-card-w048-help = When played: for each mine token: gain 2 gold (at most 6 times). Employed in mining, with every bonus: gain 2 iron. Costs 5 gold. Shows cake. Reconstructed card.
sweet_lands-card-w049 = Nutty Miner
sweet_lands-card-w049-help = When played: +1 iron production; gain 1 iron. Employed in mining, with every bonus: gain 2 gold; 1 victory point. Costs 6 gold. Shows pie. Reconstructed card.
sweet_lands-card-w050 = Apricot Blacksmith
sweet_lands-card-w050-help = When played: +2 iron production. Employed in mining, with every bonus: for each property on a mine: gain 1 gold (at most 4 times). Costs 7 gold. Shows pie. Reconstructed card.
sweet_lands-card-w051 = Apple Founder
sweet_lands-card-w051-help = When played: gain 4 iron; draw 1 card. Employed in mining, with every bonus: with 1 or more point symbols passed on the industry track: gain 3 gold. Costs 8 gold. Shows pie. Reconstructed card.
sweet_lands-card-w052 = Hazelnut Courtier
sweet_lands-card-w052-help = When played: you may make 1 step on a gray prosperity track; gain 2 iron. Employed in mining, with every bonus: gain 1 iron. Costs 4 gold and 2 iron. Shows tiramisu. Reconstructed card.
sweet_lands-card-w053 = Cardamom Chancellor
sweet_lands-card-w053-help = When played: make up to 2 steps on gray prosperity tracks. Employed in mining, with every bonus: gain 3 gold. Costs 14 gold. Shows tiramisu. Reconstructed card.
sweet_lands-card-w054 = Airy Machinist
sweet_lands-card-w054-help = When played: 1 mining bonus. Employed in mining, with every bonus: 1 victory point. Costs 6 gold. Shows tiramisu and brownie. Reconstructed card.
sweet_lands-card-w055 = Crunchy Stonecutter
sweet_lands-card-w055-help = When played: +1 iron production and +2 gold production. Employed in mining, with every bonus: gain 2 iron. Costs 11 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w056 = Nougat Patron
sweet_lands-card-w056-help = When played: +2 iron production; you may make 1 step on a gray prosperity track. Employed in mining, with every bonus: you may pay 2 iron → you may make 1 step on a gray prosperity track. Costs 22 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w057 = Chocolate Foundryman
sweet_lands-card-w057-help = When played: 1 mining bonus; draw 1 card. Employed in mining, with every bonus: +1 gold production. Costs 13 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w058 = Toffee Coachman
sweet_lands-card-w058-help = When played: you may place a mine token; you may build a road. Employed in mining, with every bonus: 2 victory points. Costs 12 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w059 = Mango Quarryman
sweet_lands-card-w059-help = When played: for each card played with the mining sign: gain 1 iron and 1 gold (at most 5 times). Employed in mining, with every bonus: gain 1 basic resource of your choice. Costs 1 gold. Shows macaron. Reconstructed card.
sweet_lands-card-w060 = Orange Architect
sweet_lands-card-w060-help = When played: for each property on a mine: 2 victory points (at most 5 times). Employed in mining, with every bonus: for every 2 macaron symbols: gain 1 gold (at most 4 times). Costs 3 gold. Shows macaron. Reconstructed card.
sweet_lands-card-w061 = Creamy Miner
sweet_lands-card-w061-help = When played: gain 2 iron; as often as you like, you may pay 3 iron → 2 victory points. Employed in mining, with every bonus: you may pay 2 iron → you may move cart or locomotive 1 step. Costs 4 gold and 2 iron. Shows cake. Reconstructed card.
sweet_lands-card-w062 = Cherry Alchemist
sweet_lands-card-w062-help = When played: you may pay 4 iron → you may take a skill token; gain 1 iron. Employed in mining, with every bonus: with 3 or more pie symbols: 3 victory points. Costs 8 gold. Shows pie and brownie. Reconstructed card.
sweet_lands-card-w063 = Roasted Auctioneer
sweet_lands-card-w063-help = When played: for every 2 points of iron production: +1 gold production (at most 4 times). Employed in mining, with every bonus: you may pay 3 gold → 2 victory points. Costs 1 gold. Shows tiramisu. Reconstructed card.
sweet_lands-card-w064 = Bittersweet Builder
sweet_lands-card-w064-help = When played: for each property on a mine: gain 2 iron (at most 4 times); draw 1 card. Employed in mining, with every bonus: for every 2 cards played with the mining sign: gain 2 gold (at most 3 times). Costs 10 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w065 = Pastel Minister
sweet_lands-card-w065-help = When played: you may make 1 step on a gray prosperity track; with 3 or more macaron symbols: you may make 1 step on a gray prosperity track. Employed in mining, with every bonus: draw 1 card. Costs 12 gold. Shows macaron. Reconstructed card.
sweet_lands-card-w066 = Pumpkin Surveyor
sweet_lands-card-w066-help = When played: you may turn over one of your terrain tokens; you may place a mine token. Employed in mining, with every bonus: you may pay 2 iron → you may place a mine token. Costs 7 gold. Shows pie. Reconstructed card.
sweet_lands-card-w067 = Sponge Courier
sweet_lands-card-w067-help = When played: build up to 2 roads. Employed in any industry, with every bonus: gain 2 gold. Costs 6 gold. Shows cake. Reconstructed card.
sweet_lands-card-w068 = Festive Pathfinder
sweet_lands-card-w068-help = When played: build up to 3 roads. Employed in agriculture, with every bonus: 1 victory point. Costs 12 gold. Shows cake. Reconstructed card.
sweet_lands-card-w069 = Honeyed Gardener
sweet_lands-card-w069-help = When played: you may place a terrain token; you may build a road. Employed in forestry, with every bonus: you may pay 2 wood → you may build a road. Costs 6 gold. Shows cake. Reconstructed card.
sweet_lands-card-w070 = Custard Settler
sweet_lands-card-w070-help = When played: place up to 2 terrain tokens. Employed in any industry, with every bonus: 1 victory point. Costs 5 gold and 2 iron. Shows cake and brownie. Reconstructed card.
sweet_lands-card-w071 = Layered Shepherd
sweet_lands-card-w071-help = When played: place up to 3 terrain tokens. Costs 11 gold. Shows cake. Reconstructed card.
sweet_lands-card-w072 = Glazed Ranger
sweet_lands-card-w072-help = When played: you may place a terrain token, even away from your land; you may turn over one of your terrain tokens. Employed in mining, with every bonus: with 1 or more sets of workers, one in every industry: gain 1 diamond. Costs 12 gold. Shows cake. Reconstructed card.
sweet_lands-card-w073 = Raspberry Roofer
sweet_lands-card-w073-help = When played: you may place a property free of charge. Employed in agriculture, with every bonus: gain 2 wheat. Costs 8 gold and 2 wheat. Shows cake. Reconstructed card.
sweet_lands-card-w074 = Buttery Foreman
sweet_lands-card-w074-help = When played: you may place a property free of charge; 3 victory points. Costs 8 gold and 1 diamond. Shows cake. Reconstructed card.
sweet_lands-card-w075 = Candied Burgomaster
sweet_lands-card-w075-help = When played: 2 city points. Employed in forestry, with every bonus: with 3 or more cake symbols: 3 victory points. Costs 8 gold. Shows cake. Reconstructed card.
sweet_lands-card-w076 = Vanilla Mayor
sweet_lands-card-w076-help = When played: for each city: 3 victory points (at most 4 times). Employed in any industry, with every bonus: gain 1 basic resource of your choice. Costs 6 gold. Shows cake. Reconstructed card.
sweet_lands-card-w077 = Strawberry Watchman
sweet_lands-card-w077-help = When played: gain 3 gold; for each city: gain 4 gold (at most 4 times). Employed in mining, with every bonus: 2 victory points. Costs 7 gold. Shows cake. Reconstructed card.
sweet_lands-card-w078 = Creamy Lamplighter
sweet_lands-card-w078-help = When played: for each city with a hare: 2 city points (at most 3 times). Employed in agriculture, with every bonus: you may pay 2 wheat → you may make 1 step on an orange prosperity track. Costs 8 gold. Shows cake and macaron. Reconstructed card.
sweet_lands-card-w079 = Sponge Carter
sweet_lands-card-w079-help = When played: for every 3 roads: 1 victory point (at most 6 times); you may build a road. Employed in forestry, with every bonus: you may pay 3 gold → 2 victory points. Costs 4 gold and 2 wood. Shows cake. Reconstructed card.
sweet_lands-card-w080 = Festive Plasterer
sweet_lands-card-w080-help = When played: for every 3 properties: +1 production of your choice (at most 3 times). Employed in mining, with every bonus: gain 2 gold; 1 victory point. Costs 10 gold. Shows cake. Reconstructed card.
sweet_lands-card-w081 = Honeyed Mentor
sweet_lands-card-w081-help = When played: with 2 or more cities: you may take a skill token; gain 4 gold. Costs 6 gold. Shows cake. Reconstructed card.
sweet_lands-card-w082 = Custard Steward
sweet_lands-card-w082-help = When played: gain 2 basic resources of your choice; with 3 or more cake symbols: make up to 2 steps on any prosperity tracks. Employed in agriculture, with every bonus: +1 gold production. Costs 8 gold and 2 wheat. Shows cake. Reconstructed card.
sweet_lands-card-w083 = Blueberry Cook
sweet_lands-card-w083-help = When played: 1 step on the food track; gain 2 wheat. Employed in any industry, with every bonus: +1 gold production. Costs 4 gold. Shows pie. Reconstructed card.
sweet_lands-card-w084 = Pear Baker
sweet_lands-card-w084-help = When played: 2 steps on the food track. Employed in forestry, with every bonus: for every 2 cards played with the forestry sign: gain 2 gold (at most 3 times). Costs 5 gold. Shows pie. Reconstructed card.
sweet_lands-card-w085 = Plum Innkeeper
sweet_lands-card-w085-help = When played: 3 steps on the food track; gain 2 wheat. Costs 8 gold and 2 wood. Shows pie. Reconstructed card.
sweet_lands-card-w086 = Rhubarb Hare Keeper
sweet_lands-card-w086-help = When played: you may place a hare. Employed in any industry, with every bonus: 2 victory points. Costs 12 gold. Shows pie and cake. Reconstructed card.
sweet_lands-card-w087 = Lemon Trainer
sweet_lands-card-w087-help = When played: 1 step on the food track; you may place a hare. Employed in mining, with every bonus: for each property on a mine: gain 1 gold (at most 4 times). Costs 12 gold. Shows pie. Reconstructed card.
sweet_lands-card-w088 = Peach Piper
sweet_lands-card-w088-help = When played: place up to 2 hares. Costs 13 gold and 2 iron. Shows pie. Reconstructed card.
sweet_lands-card-w089 = Cinnamon Gingerbread Maker
sweet_lands-card-w089-help = When played: for each hare: 2 victory points (at most 5 times); 1 step on the food track. Employed in agriculture, with every bonus: 2 victory points. Costs 11 gold. Shows pie. Reconstructed card.
sweet_lands-card-w090 = Nutty Confectioner
sweet_lands-card-w090-help = When played: for every 3 steps on the food track: gain 2 basic resources of your choice (at most 4 times). Employed in forestry, with every bonus: draw 1 card. Costs 5 gold. Shows pie. Reconstructed card.
sweet_lands-card-w091 = Apricot Clockmaker
sweet_lands-card-w091-help = When played: 1 step on the food track; you may move cart or locomotive 1 step. Employed in any industry, with every bonus: you may pay 2 basic resources of your choice → you may make 1 step on any prosperity track. Costs 5 gold and 2 wheat. Shows pie. Reconstructed card.
sweet_lands-card-w092 = Apple Sailor
sweet_lands-card-w092-help = When played: you may place a sea token; gain 4 gold. Employed in mining, with every bonus: with 1 or more point symbols passed on the industry track: gain 3 gold. Costs 4 gold. Shows pie. Reconstructed card.
sweet_lands-card-w093 = Cherry Captain
sweet_lands-card-w093-help = When played: you may place a property on the sea free of charge; gain 3 gold. Employed in agriculture, with every bonus: gain 1 basic resource of your choice. Costs 11 gold. Shows pie. Reconstructed card.
sweet_lands-card-w094 = Pumpkin Fisherman
sweet_lands-card-w094-help = When played: gain 2 gold; for each open port: gain 4 gold (at most 4 times). Employed in forestry, with every bonus: you may pay 2 wood → you may place a forest token. Costs 3 gold. Shows 2 × pie. Reconstructed card.
sweet_lands-card-w095 = Blueberry Harbourmaster
sweet_lands-card-w095-help = When played: for each open port: you may make 1 step on any prosperity track (at most 3 times). Costs 6 gold. Shows pie. Reconstructed card.
sweet_lands-card-w096 = Pear Boatswain
sweet_lands-card-w096-help = When played: for each turned sea token: +2 gold production (at most 4 times). Employed in mining, with every bonus: gain 1 iron. Costs 2 gold. Shows pie. Reconstructed card.
sweet_lands-card-w097 = Plum Groom
sweet_lands-card-w097-help = When played: 1 step on the food track; with 6 or more steps on the food track: you may place a hare. Employed in agriculture, with every bonus: for every 2 pie symbols: gain 1 gold (at most 4 times). Costs 6 gold. Shows pie. Reconstructed card.
sweet_lands-card-w098 = Rhubarb Scullion
sweet_lands-card-w098-help = When played: gain 2 basic resources of your choice; as often as you like, you may pay 3 basic resources of your choice → 2 victory points. Employed in forestry, with every bonus: with 1 or more sets of workers, one in every industry: gain 1 diamond. Costs 11 gold. Shows pie. Reconstructed card.
sweet_lands-card-w099 = Coffee Engineer
sweet_lands-card-w099-help = When played: you may move cart or locomotive 1 step; gain 2 iron. Employed in mining, with every bonus: gain 3 gold. Costs 6 gold. Shows tiramisu. Reconstructed card.
sweet_lands-card-w100 = Almond Mechanic
sweet_lands-card-w100-help = When played: move cart and locomotive up to 2 steps in all. Employed in any industry, with every bonus: gain 3 gold. Costs 3 gold and 2 wheat. Shows tiramisu. Reconstructed card.
sweet_lands-card-w101 = Mascarpone Inventor
sweet_lands-card-w101-help = When played: move cart and locomotive up to 3 steps in all. Employed in agriculture, with every bonus: you may pay 2 wheat → 1 step on the food track. Costs 11 gold. Shows tiramisu. Reconstructed card.
sweet_lands-card-w102 = Amber Stoker
sweet_lands-card-w102-help = When played: move cart and locomotive up to 4 steps in all. Costs 8 gold and 1 diamond. Shows tiramisu and brownie. Reconstructed card.
sweet_lands-card-w103 = Toasted Machinist
sweet_lands-card-w103-help = When played: 3 industry points. Employed in forestry, with every bonus: 1 mining bonus. Costs 8 gold and 2 wood. Shows tiramisu. Reconstructed card.
sweet_lands-card-w104 = Velvet Foundryman
sweet_lands-card-w104-help = When played: you may move cart or locomotive 1 step; for every 2 steps of your locomotive: 2 victory points (at most 4 times). Employed in mining, with every bonus: 1 victory point. Costs 6 gold. Shows tiramisu. Reconstructed card.
sweet_lands-card-w105 = Smoky Clockmaker
sweet_lands-card-w105-help = When played: for each lab: you may move cart or locomotive 1 step; gain 2 gold (at most 4 times). Employed in agriculture, with every bonus: with 3 or more tiramisu symbols: 3 victory points. Costs 8 gold. Shows tiramisu. Reconstructed card.
sweet_lands-card-w106 = Liqueur Bell Ringer
sweet_lands-card-w106-help = When played: for each city with a lab: 3 industry points (at most 3 times); you may move cart or locomotive 1 step. Costs 3 gold and 2 iron. Shows tiramisu. Reconstructed card.
sweet_lands-card-w107 = Hazelnut Critic
sweet_lands-card-w107-help = When played: for every 2 steps of your cart: 1 victory point (at most 8 times). Employed in forestry, with every bonus: gain 2 gold; 1 victory point. Costs 3 gold. Shows tiramisu. Reconstructed card.
sweet_lands-card-w108 = Cardamom Engineer
sweet_lands-card-w108-help = When played: gain 3 gold; with 1 or more point symbols passed on the industry track: move cart and locomotive up to 2 steps in all. Employed in mining, with every bonus: gain 2 iron. Costs 7 gold. Shows tiramisu. Reconstructed card.
sweet_lands-card-w109 = Airy Envoy
sweet_lands-card-w109-help = When played: you may make 1 step on any prosperity track; gain 3 gold. Employed in any industry, with every bonus: for each city: gain 1 gold (at most 4 times). Costs 3 gold and 2 wheat. Shows tiramisu. Reconstructed card.
sweet_lands-card-w110 = Roasted Councillor
sweet_lands-card-w110-help = When played: make up to 2 steps on any prosperity tracks. Costs 14 gold. Shows tiramisu and macaron. Reconstructed card.
sweet_lands-card-w111 = Coffee Courtier
sweet_lands-card-w111-help = When played: you may make 1 step on any prosperity track; 2 victory points. Employed in agriculture, with every bonus: you may pay 3 gold → 2 victory points. Costs 10 gold. Shows tiramisu. Reconstructed card.
sweet_lands-card-w112 = Almond Chancellor
sweet_lands-card-w112-help = When played: you may make 1 step on any prosperity track; +1 production of your choice. Employed in forestry, with every bonus: for each property on a forest: gain 1 gold (at most 4 times). Costs 7 gold and 2 wood. Shows tiramisu. Reconstructed card.
sweet_lands-card-w113 = Mascarpone Patron
sweet_lands-card-w113-help = When played: you may pay 1 diamond → make up to 2 steps on any prosperity tracks. Employed in mining, with every bonus: you may pay 2 iron → you may make 1 step on a gray prosperity track. Costs 10 gold. Shows tiramisu. Reconstructed card.
sweet_lands-card-w114 = Amber Mechanic
sweet_lands-card-w114-help = When played: you may move cart or locomotive 1 step; 1 step on the food track; gain 2 gold. Employed in any industry, with every bonus: gain 2 basic resources of your choice. Costs 10 gold. Shows tiramisu. Reconstructed card.
sweet_lands-card-w115 = Toasted Mason
sweet_lands-card-w115-help = When played: for each building: gain 2 iron (at most 5 times); you may move cart or locomotive 1 step. Employed in agriculture, with every bonus: for every 2 cards played with the agriculture sign: gain 2 gold (at most 3 times). Costs 4 gold and 2 wheat. Shows tiramisu. Reconstructed card.
sweet_lands-card-w116 = Velvet Taster
sweet_lands-card-w116-help = When played: for every 5 prosperity steps: 3 victory points (at most 4 times). Employed in forestry, with every bonus: with 1 or more point symbols passed on the industry track: gain 3 gold. Costs 5 gold. Shows tiramisu. Reconstructed card.
sweet_lands-card-w117 = Praline Shopkeeper
sweet_lands-card-w117-help = When played: gain 13 gold. Employed in mining, with every bonus: +1 gold production. Costs 12 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w118 = Truffle Banker
sweet_lands-card-w118-help = When played: +3 gold production. Employed in any industry, with every bonus: draw 1 card. Costs 10 gold, 1 gold less for each brownie symbol you have. Shows brownie and cake. Reconstructed card.
sweet_lands-card-w119 = Caramel Merchant
sweet_lands-card-w119-help = When played: +5 gold production. Employed in agriculture, with every bonus: draw 1 card. Costs 12 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w120 = Peanut Treasurer
sweet_lands-card-w120-help = When played: +8 gold production. Costs 14 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w121 = Ganache Carpenter
sweet_lands-card-w121-help = When played: +2 production in all, as you choose. Employed in any industry, with every bonus: for each open port: gain 1 gold (at most 4 times). Costs 11 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w122 = Dusky Reaper
sweet_lands-card-w122-help = When played: +1 wheat production, +1 wood production and +1 iron production. Employed in any industry, with every bonus: you may pay 2 basic resources of your choice → 3 victory points. Costs 18 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w123 = Salted Blacksmith
sweet_lands-card-w123-help = When played: +1 wheat production, +1 wood production, +1 iron production and +3 gold production. Employed in forestry, with every bonus: gain 1 wood. Costs 23 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w124 = Crunchy Judge
sweet_lands-card-w124-help = When played: 6 victory points. Employed in mining, with every bonus: 2 victory points. Costs 16 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w125 = Nougat Chronicler
sweet_lands-card-w125-help = When played: 11 victory points. Costs 24 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w126 = Chocolate Architect
sweet_lands-card-w126-help = When played: place up to 2 properties free of charge. Costs 28 gold, 1 gold less for each brownie symbol you have. Shows brownie and pie. Reconstructed card.
sweet_lands-card-w127 = Toffee Prospector
sweet_lands-card-w127-help = When played: place up to 3 terrain tokens; build up to 2 roads. Costs 26 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w128 = Bittersweet Moneychanger
sweet_lands-card-w128-help = When played: gain 2 gold; for each brownie symbol: gain 2 gold (at most 6 times). Employed in agriculture, with every bonus: you may pay 2 wheat → you may place a field token. Costs 1 gold. Shows brownie. Reconstructed card.
sweet_lands-card-w129 = Praline Poet
sweet_lands-card-w129-help = When played: for each brownie symbol: 2 victory points (at most 6 times). Employed in forestry, with every bonus: gain 3 gold. Costs 7 gold. Shows brownie. Reconstructed card.
sweet_lands-card-w130 = Truffle Tollkeeper
sweet_lands-card-w130-help = When played: gain 4 gold; as often as you like, you may pay 5 gold → 2 victory points. Employed in mining, with every bonus: gain 1 basic resource of your choice. Costs 12 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w131 = Caramel Wizard
sweet_lands-card-w131-help = When played: you may take a skill token; 2 victory points. Employed in agriculture, with every bonus: with 1 or more sets of workers, one in every industry: gain 1 diamond. Costs 21 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w132 = Peanut Roadmender
sweet_lands-card-w132-help = When played: build up to 3 roads; you may move cart or locomotive 1 step. Employed in forestry, with every bonus: 1 victory point. Costs 21 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w133 = Ganache Sower
sweet_lands-card-w133-help = When played: for each tent: gain 2 wheat (at most 5 times); 1 step on the food track. Employed in mining, with every bonus: for every 2 brownie symbols: gain 1 gold (at most 4 times). Costs 11 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w134 = Jasmine Recruiter
sweet_lands-card-w134-help = When played: draw 2 cards. Employed in any industry, with every bonus: gain 2 gold. Costs 6 gold. Shows macaron and brownie. Reconstructed card.
sweet_lands-card-w135 = Sugared Herald
sweet_lands-card-w135-help = When played: draw 3 cards. Employed in agriculture, with every bonus: 1 forestry bonus. Costs 17 gold. Shows macaron. Reconstructed card.
sweet_lands-card-w136 = Lychee Scribe
sweet_lands-card-w136-help = When played: draw 4 cards. Costs 9 gold and 2 wheat. Shows macaron. Reconstructed card.
sweet_lands-card-w137 = Pistachio Jeweller
sweet_lands-card-w137-help = When played: draw 1 card; gain 1 diamond. Employed in any industry, with every bonus: 1 victory point. Costs 8 gold. Shows macaron. Reconstructed card.
sweet_lands-card-w138 = Rosy Gem Cutter
sweet_lands-card-w138-help = When played: gain 2 diamonds. Employed in forestry, with every bonus: gain 2 wood. Costs 13 gold. Shows macaron. Reconstructed card.
sweet_lands-card-w139 = Lavender Librarian
sweet_lands-card-w139-help = When played: take 1 action disk; draw 1 card. Employed in mining, with every bonus: you may pay 2 iron → you may move cart or locomotive 1 step. Costs 6 gold. Shows macaron. Reconstructed card.
sweet_lands-card-w140 = Violet Teacher
sweet_lands-card-w140-help = When played: take 2 action disks. Costs 7 gold. Shows macaron. Reconstructed card.
sweet_lands-card-w141 = Minty Master
sweet_lands-card-w141-help = When played: you may take a skill token. Employed in agriculture, with every bonus: gain 2 gold; 1 victory point. Costs 12 gold. Shows macaron. Reconstructed card.
sweet_lands-card-w142 = Coconut Sage
sweet_lands-card-w142-help = When played: you may take a skill token; draw 1 card. Employed in forestry, with every bonus: you may pay 2 wood → you may make 1 step on a green prosperity track. Costs 8 gold, 2 wood and 1 diamond. Shows 2 × macaron. Reconstructed card.
sweet_lands-card-w143 = Mango Archivist
sweet_lands-card-w143-help = When played: draw 1 card, then you may employ a worker from hand free of charge. Costs 11 gold. Shows macaron. Reconstructed card.
sweet_lands-card-w144 = Orange Auctioneer
sweet_lands-card-w144-help = When played: for each card in your hand: gain 2 gold (at most 8 times). Employed in mining, with every bonus: with 3 or more macaron symbols: 3 victory points. Costs 6 gold. Shows macaron. Reconstructed card.
sweet_lands-card-w145 = Pastel Shopkeeper
sweet_lands-card-w145-help = When played: for every 2 cards played: gain 3 gold (at most 5 times). Employed in any industry, with every bonus: gain 1 basic resource of your choice. Costs 3 gold. Shows macaron. Reconstructed card.
sweet_lands-card-w146 = Jasmine Messenger
sweet_lands-card-w146-help = When played: for each employed worker: gain 2 basic resources of your choice (at most 5 times). Employed in agriculture, with every bonus: for each property on a field: gain 1 gold (at most 4 times). Costs 4 gold. Shows macaron. Reconstructed card.
sweet_lands-card-w147 = Sugared Minister
sweet_lands-card-w147-help = When played: for each set of workers, one in every industry: make up to 2 steps on any prosperity tracks (at most 2 times); draw 1 card. Costs 7 gold. Shows macaron. Reconstructed card.
sweet_lands-card-w148 = Lychee Painter
sweet_lands-card-w148-help = When played: for each kind of sweet you have: 1 victory point (at most 6 times). Employed in any industry, with every bonus: +1 gold production. Costs 5 gold. Shows macaron. Reconstructed card.
sweet_lands-card-w149 = Pistachio Collector
sweet_lands-card-w149-help = When played: for every 2 macaron symbols: gain 1 diamond (at most 3 times). Employed in forestry, with every bonus: +1 gold production. Costs 4 gold. Shows macaron. Reconstructed card.
sweet_lands-card-w150 = Rosy Recruiter
sweet_lands-card-w150-help = When played: 1 bonus of an industry of your choice. Employed in any industry, with every bonus: 2 victory points. Costs 8 gold. Shows macaron and wagashi. Reconstructed card.
sweet_lands-card-w151 = Lavender Herald
sweet_lands-card-w151-help = When played: 2 bonuses of industries of your choice. Employed in mining, with every bonus: you may pay 3 gold → 2 victory points. Costs 9 gold and 2 iron. Shows macaron. Reconstructed card.
sweet_lands-card-w152 = Matcha Scribe
sweet_lands-card-w152-help = When played: find 2 cards for the end of the round in the deck and take them into hand. Costs 7 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w153 = Sesame Librarian
sweet_lands-card-w153-help = When played: find 2 cards with macaron in the deck and take them into hand. Costs 7 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w154 = Azuki Teacher
sweet_lands-card-w154-help = When played: you may play a card for the end of the round from hand, 10 gold cheaper. Costs 5 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w155 = Yuzu Alchemist
sweet_lands-card-w155-help = When played: for each skill token: 2 victory points (at most 5 times). Employed in agriculture, with every bonus: with 1 or more point symbols passed on the industry track: gain 3 gold. Costs 3 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w156 = Rice Tea Master
sweet_lands-card-w156-help = When played: for each wagashi symbol: 2 victory points (at most 5 times). Employed in any industry, with every bonus: you may pay 2 basic resources of your choice → you may make 1 step on any prosperity track. Costs 10 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w157 = Gingery Burgomaster
sweet_lands-card-w157-help = When played: gain 3 gold; for each city with the clock tower: 8 victory points (at most once). Employed in forestry, with every bonus: 2 victory points. Costs 6 gold and 2 wood. Shows wagashi. Reconstructed card.
sweet_lands-card-w158 = Chestnut Archivist
sweet_lands-card-w158-help = When played: you may play a card from hand, 7 gold cheaper. Costs 5 gold. Shows wagashi and pie. Reconstructed card.
sweet_lands-card-w159 = Sakura Cartographer
sweet_lands-card-w159-help = When played: turn over up to 2 of your terrain tokens. Employed in mining, with every bonus: for every 2 cards played with the mining sign: gain 2 gold (at most 3 times). Costs 9 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w160 = Bamboo Historian
sweet_lands-card-w160-help = At the end of every round: 1 victory point for every 2 field tokens, at most 8. Costs 8 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w161 = Moonlit Sculptor
sweet_lands-card-w161-help = At the end of every round: 1 victory point for every 2 forest tokens, at most 8. Costs 8 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w162 = Maple Minstrel
sweet_lands-card-w162-help = At the end of every round: 1 victory point for every 2 mine tokens, at most 8. Costs 8 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w163 = Snowy Ferryman
sweet_lands-card-w163-help = At the end of every round: 1 victory point for each sea token, at most 7. Costs 8 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w164 = Matcha Critic
sweet_lands-card-w164-help = At the end of every round: 1 victory point for each property on a field, at most 8. Costs 8 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w165 = Sesame Taster
sweet_lands-card-w165-help = At the end of every round: 1 victory point for each property on a forest, at most 8. Costs 8 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w166 = Azuki Judge
sweet_lands-card-w166-help = At the end of every round: 1 victory point for each property on a mine, at most 8. Costs 9 gold. Shows wagashi and tiramisu. Reconstructed card.
sweet_lands-card-w167 = Yuzu Sailor
sweet_lands-card-w167-help = At the end of every round: 2 victory points for each property on the sea, at most 8. Costs 6 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w168 = Rice Chronicler
sweet_lands-card-w168-help = At the end of every round: 1 victory point for every 3 roads, at most 8. Costs 15 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w169 = Gingery Poet
sweet_lands-card-w169-help = At the end of every round: 1 victory point for every 2 properties, at most 8. Costs 16 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w170 = Chestnut Painter
sweet_lands-card-w170-help = At the end of every round: 1 victory point for each tent, at most 5. Costs 8 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w171 = Sakura Tea Master
sweet_lands-card-w171-help = At the end of every round: 1 victory point for each building, at most 5. Costs 7 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w172 = Bamboo Inventor
sweet_lands-card-w172-help = At the end of every round: 2 victory points for each lab, at most 8. Costs 14 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w173 = Moonlit Hare Keeper
sweet_lands-card-w173-help = At the end of every round: 2 victory points for each hare, at most 12. Costs 18 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w174 = Maple Mayor
sweet_lands-card-w174-help = At the end of every round: 2 victory points for each city, at most 10. Costs 9 gold and 1 diamond. Shows wagashi and brownie. Reconstructed card.
sweet_lands-card-w175 = Snowy Watchman
sweet_lands-card-w175-help = At the end of every round: 5 victory points for each city with the clock tower, at most 5. Costs 12 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w176 = Matcha Lamplighter
sweet_lands-card-w176-help = At the end of every round: 3 victory points for each city with a lab, at most 9. Costs 12 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w177 = Sesame Bell Ringer
sweet_lands-card-w177-help = At the end of every round: 3 victory points for each city with a hare, at most 9. Costs 12 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w178 = Azuki Captain
sweet_lands-card-w178-help = At the end of every round: 2 victory points for each open port, at most 8. Costs 15 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w179 = Yuzu Grocer
sweet_lands-card-w179-help = At the end of every round: 1 victory point for every 2 steps on the food track, at most 6. Costs 12 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w180 = Rice Stoker
sweet_lands-card-w180-help = At the end of every round: 1 victory point for every 3 steps of cart and locomotive, at most 8. Costs 12 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w181 = Gingery Machinist
sweet_lands-card-w181-help = At the end of every round: 1 victory point for each industry point gained at the end of this round, at most 8. Costs 18 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w182 = Chestnut Mentor
sweet_lands-card-w182-help = At the end of every round: 1 victory point for each skill token, at most 6. Costs 9 gold. Shows wagashi and macaron. Reconstructed card.
sweet_lands-card-w183 = Sakura Historian
sweet_lands-card-w183-help = At the end of every round: 1 victory point for each wagashi symbol, at most 6. Costs 10 gold. Shows wagashi. Reconstructed card.
sweet_lands-card-w184 = Layered Sculptor
sweet_lands-card-w184-help = At the end of every round: 1 victory point for each cake symbol, at most 6. Costs 10 gold. Shows cake. Reconstructed card.
sweet_lands-card-w185 = Glazed Explorer
sweet_lands-card-w185-help = At the end of every round: 1 victory point for each turned field token, at most 8. Costs 16 gold. Shows cake. Reconstructed card.
sweet_lands-card-w186 = Raspberry Surveyor
sweet_lands-card-w186-help = At the end of every round: 1 victory point for each turned forest token, at most 8. Costs 8 gold and 1 diamond. Shows cake. Reconstructed card.
sweet_lands-card-w187 = Buttery Gardener
sweet_lands-card-w187-help = At the end of every round: 1 victory point for each turned mine token, at most 8. Costs 16 gold. Shows cake. Reconstructed card.
sweet_lands-card-w188 = Vanilla Burgomaster
sweet_lands-card-w188-help = At the end of every round: victory points for cities: 1+ → 1, 2+ → 4, 3+ → 8, 4+ → 12. Costs 16 gold. Shows cake. Reconstructed card.
sweet_lands-card-w189 = Lemon Thresher
sweet_lands-card-w189-help = At the end of every round: as often as you like, you may pay 3 wheat → 2 victory points. Costs 8 gold. Shows pie. Reconstructed card.
sweet_lands-card-w190 = Peach Cook
sweet_lands-card-w190-help = At the end of every round: victory points for steps on the food track: 3+ → 2, 6+ → 4, 9+ → 7. Costs 12 gold and 1 diamond. Shows 2 × pie. Reconstructed card.
sweet_lands-card-w191 = Cinnamon Fisherman
sweet_lands-card-w191-help = At the end of every round: 1 victory point for each turned sea token, at most 7. Costs 6 gold. Shows pie. Reconstructed card.
sweet_lands-card-w192 = Nutty Ploughman
sweet_lands-card-w192-help = At the end of every round: 1 victory point for every 3 points of wheat production, at most 6. Costs 8 gold. Shows pie. Reconstructed card.
sweet_lands-card-w193 = Apricot Minstrel
sweet_lands-card-w193-help = At the end of every round: 1 victory point for every 4 terrain tokens, at most 8. Costs 18 gold. Shows pie. Reconstructed card.
sweet_lands-card-w194 = Smoky Steward
sweet_lands-card-w194-help = At the end of every round: 1 victory point for every 4 prosperity steps, at most 8. Costs 12 gold. Shows tiramisu. Reconstructed card.
sweet_lands-card-w195 = Liqueur Envoy
sweet_lands-card-w195-help = At the end of every round: 1 victory point for every 2 orange prosperity steps, at most 6. Costs 8 gold. Shows tiramisu. Reconstructed card.
sweet_lands-card-w196 = Hazelnut Councillor
sweet_lands-card-w196-help = At the end of every round: 1 victory point for every 2 green prosperity steps, at most 6. Costs 8 gold. Shows tiramisu. Reconstructed card.
sweet_lands-card-w197 = Cardamom Courtier
sweet_lands-card-w197-help = At the end of every round: 1 victory point for every 2 gray prosperity steps, at most 6. Costs 8 gold. Shows tiramisu. Reconstructed card.
sweet_lands-card-w198 = Airy Critic
sweet_lands-card-w198-help = At the end of every round: 5 victory points for each set of workers, one in every industry, at most 15. Costs 9 gold and 1 diamond. Shows tiramisu and brownie. Reconstructed card.
sweet_lands-card-w199 = Dusky Banker
sweet_lands-card-w199-help = At the end of every round: 1 victory point for every 6 points of gold production, at most 7. Costs 17 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w200 = Salted Merchant
sweet_lands-card-w200-help = At the end of every round: as often as you like, you may pay 6 gold → 2 victory points. Costs 12 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w201 = Crunchy Taster
sweet_lands-card-w201-help = At the end of every round: 1 victory point for each brownie symbol, at most 6. Costs 10 gold. Shows brownie. Reconstructed card.
sweet_lands-card-w202 = Nougat Founder
sweet_lands-card-w202-help = At the end of every round: 1 victory point for every 3 points of your highest basic production, at most 6. Costs 15 gold, 1 gold less for each brownie symbol you have. Shows brownie. Reconstructed card.
sweet_lands-card-w203 = Violet Messenger
sweet_lands-card-w203-help = At the end of every round: 1 victory point for each card in your hand, at most 5. Costs 8 gold. Shows macaron. Reconstructed card.
sweet_lands-card-w204 = Minty Judge
sweet_lands-card-w204-help = At the end of every round: 1 victory point for every 3 cards played, at most 6. Costs 9 gold. Shows macaron. Reconstructed card.
sweet_lands-card-w205 = Coconut Chronicler
sweet_lands-card-w205-help = At the end of every round: 1 victory point for every 2 cards played with an industry sign, at most 6. Costs 9 gold. Shows macaron. Reconstructed card.
sweet_lands-card-w206 = Mango Recruiter
sweet_lands-card-w206-help = At the end of every round: 1 victory point for each employed worker, at most 9. Costs 15 gold. Shows macaron and cake. Reconstructed card.
sweet_lands-card-w207 = Orange Appraiser
sweet_lands-card-w207-help = At the end of every round: you may pay 1 diamond → 5 victory points. Costs 9 gold. Shows macaron. Reconstructed card.

## Help

sweet_lands-about-character-bastet_biscuit = Free action once a round: a step of cart or locomotive for each city with a lab. Tower: 1 industry point for each such city at the end of every round.
sweet_lands-about-character-nata_pastel = Areas that move the cart cost 1 iron less. Tower: 1 victory point for each industry point gained at the end of the round.
sweet_lands-about-character-solby_chocolate = Free actions once a round: with 3 food steps 1 wheat, with 5 a road, with 9 a prosperity step. Tower: 1 victory point for each hare at the end of every round.
sweet_lands-about-character-rikka_berry = May pay wood for wheat in hare areas. Tower: 1 city point for each city with a hare at the end of every round.
sweet_lands-about-character-che_lotus = Free action once a round: turn over one of your terrain tokens. Tower: cities bring more city points.
sweet_lands-about-character-alice_tea_rose = Any 3 properties together are a city. Tower: its group is a city at any size; 1 victory point for each city at the end of every round.
sweet_lands-about-character-elsa_skyr = Places terrain tokens anywhere, and one at the end of every round. Tower: 2 victory points for each open port at the end of every round.
sweet_lands-about-character-elina_macaron = Starts with more production. Tower: victory points equal to the lowest basic production at the end of every round.
sweet_lands-about-character-sena_lokum = Starts with a symbol of each sweet; each card played raises gold production by 1. Tower: 2 victory points for each card played.
sweet_lands-about-character-carmen_honey = Draws 2 more cards in round 1 and employs two workers free of charge; a marker for each industry bonus. Tower: 1 victory point for each marker at the end of every round.
sweet_lands-about-character-sakura_mochi = Starts with a wagashi symbol. Free action once a round: discard a card and take an action disk. Tower: find 2 cards for the end of the round, play one free of charge and keep the other.
sweet_lands-about-character-gretel_stollen = A diamond in every production phase; diamonds may replace cards of the hand cost. Tower: 3 victory points for each diamond paid this way.
sweet_lands-about-character-jasmine_may = Takes two skill tokens instead of one. Tower: 1 victory point for each skill token at the end of every round.
sweet_lands-about-character-laila_coral = In every production phase 2 steps in the color with the fewest steps. Tower: 2 victory points for each step in that color at the end of every round.

## Prompts

sweet_lands-prompt-character = Choose a character.
sweet_lands-prompt-domain = Choose a domain board and its side.
sweet_lands-prompt-help_cell = Put your help piece on a free cell.
sweet_lands-prompt-turn = Your turn: one main action, any free actions.
sweet_lands-prompt-after = Take free actions or end your turn.
sweet_lands-prompt-after-solo = Main action done. Take free actions or go on.
sweet_lands-prompt-hand_cost = Discard cards for the slot of the area.
sweet_lands-prompt-terrain = Place a terrain token.
sweet_lands-prompt-road = Build a road.
sweet_lands-prompt-property = Place a property free of charge.
sweet_lands-prompt-build = Pay for a property and place it.
sweet_lands-prompt-hare = Place a hare on a property.
sweet_lands-prompt-industry = Move the cart or the locomotive.
sweet_lands-prompt-prosperity = Make a prosperity step.
sweet_lands-prompt-option = Choose one.
sweet_lands-prompt-option-card = { $card }: choose one.
sweet_lands-prompt-take = Take a basic resource.
sweet_lands-prompt-produce = Raise a production.
sweet_lands-prompt-skill = Take a skill token.
sweet_lands-prompt-employ = Employ the worker for a diamond?
sweet_lands-prompt-column = Which industry gives its bonus?
sweet_lands-prompt-spend = Pay for the effect?
sweet_lands-prompt-spend-card = { $card }: pay for the effect?
sweet_lands-prompt-order = Which effect comes next?
sweet_lands-prompt-order-card = { $card }: which effect comes next?
sweet_lands-prompt-search = Take a card from the deck.
sweet_lands-prompt-search_play = Which of the two do you play?
sweet_lands-prompt-help_move = Move your help piece to another cell.
sweet_lands-prompt-mix = Choose the basic resources you pay.
sweet_lands-prompt-area_mix = Share the cost between wheat and wood.
sweet_lands-prompt-disk_or_card = Give a disk or a card.
sweet_lands-prompt-discard = Discard a card.
sweet_lands-prompt-flip = Turn over one of your tokens.
sweet_lands-prompt-copy = Which area do you copy?
sweet_lands-prompt-terrain_road = A token or a road next?
sweet_lands-prompt-carmen = Employ a worker free of charge.
sweet_lands-prompt-employ_card = Employ a worker from your hand free of charge.
sweet_lands-prompt-least = Which color do you advance?
sweet_lands-prompt-play_card = Play another card?
sweet_lands-prompt-tower = Where does the clock tower go?
sweet_lands-prompt-draft = Keep one card and pass the rest.
sweet_lands-prompt-cleanup = Keep one card of your hand.
sweet_lands-prompt-dealer = A card or token is being drawn.
sweet_lands-prompt-over = The game is over.
sweet_lands-prompt-wait = { $count ->
    [one] { $actors } is choosing.
   *[other] Waiting for { $actors }.
}

## Choices

sweet_lands-choose-character = Choose character
sweet_lands-choose-domain = Choose domain
sweet_lands-choose-help_cell = Move to help cell
sweet_lands-choose-draft = Keep
sweet_lands-choose-keep = Keep
sweet_lands-choose-area = Use area
sweet_lands-choose-play = Play
sweet_lands-choose-flip_skill = Use
sweet_lands-choose-end_round = End round
sweet_lands-choose-pass = End turn
sweet_lands-choose-free = Free action
sweet_lands-choose-claim = Claim milestone
sweet_lands-choose-ability = Use ability
sweet_lands-choose-use_disk = Use a disk
sweet_lands-choose-discard_card = Discard
sweet_lands-choose-pay_diamonds = Pay
sweet_lands-choose-pay_mix = Pay
sweet_lands-choose-take = Take
sweet_lands-choose-produce = Increase production
sweet_lands-choose-terrain = Place terrain
sweet_lands-choose-road = Build road
sweet_lands-choose-next_terrain = Place a token
sweet_lands-choose-next_road = Build a road
sweet_lands-choose-property = Place
sweet_lands-choose-hare = Place hare
sweet_lands-choose-flip = Turn over
sweet_lands-choose-step = Move
sweet_lands-choose-prosper = Advance
sweet_lands-choose-color = Choose color
sweet_lands-choose-option = Choose
sweet_lands-choose-effect = Apply
sweet_lands-choose-help_token = Use
sweet_lands-choose-skill = Take
sweet_lands-choose-employ = Employ
sweet_lands-choose-employ_card = Employ
sweet_lands-choose-column = Take bonus
sweet_lands-choose-spend = Pay
sweet_lands-choose-search = Take
sweet_lands-choose-copy = Copy
sweet_lands-choose-stop = Skip
sweet_lands-choice = { $what }: { $text }
sweet_lands-choose-character-character = Which character?
sweet_lands-choose-domain-board = Which board?
sweet_lands-choose-domain-side = Which side?
sweet_lands-choose-help_cell-place = Which cell?
sweet_lands-choose-area-area = Which area?
sweet_lands-choose-flip_skill-skill = Which skill?
sweet_lands-choose-skill-skill = Which token?
sweet_lands-choose-free-free = Which free action?
sweet_lands-choose-claim-milestone = Which milestone?
sweet_lands-choose-terrain-terrain = Which token?
sweet_lands-choose-property-piece = Which piece?
sweet_lands-choose-step-marker = Cart or locomotive?
sweet_lands-choose-prosper-track = Which track?
sweet_lands-choose-color-color = Which color?
sweet_lands-choose-employ-column = Which column?
sweet_lands-choose-employ_card-column = Which column?
sweet_lands-choose-column-column = Which industry?
sweet_lands-choose-copy-area = Which area?
sweet_lands-choose-help_token-help = Which token first?

## Log

sweet_lands-log-character = { $seat } plays { $character }.
sweet_lands-log-domain = { $seat } takes { $board }, { $side }.
sweet_lands-log-help_cell = { $seat } puts the help piece on cell { $place }.
sweet_lands-log-draft = { $seat } keeps { $card }.
sweet_lands-log-draft-veiled = { $seat } keeps a card.
sweet_lands-log-keep = { $seat } keeps { $card } for the next round.
sweet_lands-log-keep-veiled = { $seat } keeps a card for the next round.
sweet_lands-log-area = { $seat } uses { $area }.
sweet_lands-log-play = { $seat } plays { $card }.
sweet_lands-log-flip_skill = { $seat } uses { $skill }.
sweet_lands-log-end_round = { $seat } ends the round.
sweet_lands-log-pass = { $seat } ends the turn.
sweet_lands-log-free = { $seat } takes a free action: { $free }.
sweet_lands-log-claim = { $seat } claims the milestone { $milestone }: 10 points.
sweet_lands-log-ability = { $seat } uses the character’s ability: { $phrase }.
sweet_lands-log-use_disk = { $seat } gives an action disk.
sweet_lands-log-discard_card = { $seat } discards { $card }.
sweet_lands-log-pay_diamonds = { $seat } pays { $phrase } instead of cards.
sweet_lands-log-pay_diamonds-none = { $seat } pays with cards only.
sweet_lands-log-pay_mix = { $seat } pays { $phrase }.
sweet_lands-log-take = { $seat } takes { $resource }.
sweet_lands-log-produce = { $seat } raises the production of { $resource }.
sweet_lands-log-terrain = { $seat } places a token: { $terrain }.
sweet_lands-log-road = { $seat } builds a road.
sweet_lands-log-next_terrain = { $seat } chooses a terrain token.
sweet_lands-log-next_road = { $seat } chooses a road.
sweet_lands-log-property = { $seat } places a property: { $piece }.
sweet_lands-log-hare = { $seat } places a hare.
sweet_lands-log-flip = { $seat } turns over a token.
sweet_lands-log-step = { $seat } moves the { $marker }.
sweet_lands-log-prosper = { $seat } advances on the prosperity track for { $track }.
sweet_lands-log-color = { $seat } chooses { $color }.
sweet_lands-log-option = { $seat } chooses: { $phrase }.
sweet_lands-log-effect = { $seat } applies: { $phrase }.
sweet_lands-log-effect-card = { $seat } applies { $card }: { $phrase }.
sweet_lands-log-help_token = { $seat } uses the { $help }.
sweet_lands-log-skill = { $seat } takes { $skill }.
sweet_lands-log-employ = { $seat } employs the worker in { $column }.
sweet_lands-log-employ_card = { $seat } employs { $card } in { $column }.
sweet_lands-log-column = { $seat } takes the { $column } bonus.
sweet_lands-log-spend = { $seat } pays: { $phrase }.
sweet_lands-log-search = { $seat } finds { $card } in the deck.
sweet_lands-log-copy = { $seat } copies { $area }.
sweet_lands-log-stop = { $seat } skips the rest.
sweet_lands-log-lay_help = Laid out: { $help }.
sweet_lands-log-upgraded = On offer: { $skill }.
sweet_lands-log-milestone = Milestone: { $milestone }, { $side }.
sweet_lands-log-scoring = Scoring token: { $scoring }.
sweet_lands-log-first_player = { $seat } goes first.
sweet_lands-log-solo = Mio takes { $solo }.
sweet_lands-log-draw = { $seat } draws { $card }.
sweet_lands-log-draw-veiled = { $seat } draws a card.
sweet_lands-log-round = Round { $round }.
sweet_lands-log-last_round = Round { $round }, the last one.
sweet_lands-log-last_milestone = Three milestones are claimed; the others leave the game.
sweet_lands-log-tower = { $seat } has the clock tower; its ability is active.
sweet_lands-log-city = { $n ->
    [one] { $seat } founds a city, the first one.
   *[other] { $seat } founds a city and now has { $n }.
}
sweet_lands-log-first = { $seat } is the first to reach the end of the track for { $track }.
sweet_lands-log-bonus_area = { $seat } activates a bonus-card area.
sweet_lands-log-port = { $n ->
    [one] { $seat } opens a port, the first one.
   *[other] { $seat } opens a port and now has { $n }.
}
sweet_lands-log-gains = { $seat }: { $phrase }.
sweet_lands-log-won = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
sweet_lands-log-shared = { $actors } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
sweet_lands-log-solo-won = The land prospers: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
sweet_lands-log-solo-lost = Mio is not impressed yet: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The board in words

sweet_lands-board-round = Round { $round }.
sweet_lands-board-over = The game is over.
sweet_lands-board-own = { $seat }, your domain ({ $character }): { $points } now
sweet_lands-board-realm = { $seat } ({ $character }): { $points } now
sweet_lands-board-nobody = { $seat }: no character yet
sweet_lands-board-purse = Gold { $gold }, wheat { $wheat }, wood { $wood }, iron { $iron }, diamonds { $diamonds }
sweet_lands-board-production = Production: gold { $gold }, wheat { $wheat }, wood { $wood }, iron { $iron }
sweet_lands-board-points = Points: victory { $vp }, city { $cp }, industry { $ip }
sweet_lands-board-tracks = Food { $food }, cart { $cart }, locomotive { $loco }
sweet_lands-board-prosperity = Prosperity: { $one }, { $two }, { $three }, { $four }, { $five }, { $six }
sweet_lands-board-land = Tokens { $tokens } ({ $turned } turned), roads { $roads }, properties { $pieces }, hares { $hares }
sweet_lands-board-full = Full areas: { $areas }
sweet_lands-board-begun = Areas with disks and free slots: { $areas }
sweet_lands-board-goals = Milestones: { $goals }
sweet_lands-board-scoring = Scoring tokens: { $scorings }
sweet_lands-board-help = Help cell { $place }: { $helps }
sweet_lands-board-standing = Cities { $cities }, open ports { $ports }, wonders { $wonders }, disks { $disks }, help cell { $place }
sweet_lands-board-employed = Employed in { $column }: { $cards }
sweet_lands-board-skills = Skills: { $skills }
sweet_lands-board-hand = In hand: { $cards }
sweet_lands-board-played = Played: { $cards }
sweet_lands-board-cards = Cards in hand: { $count }

## Pictures

sweet_lands-picture-title = Sweet Lands, round { $round }
sweet_lands-picture-seat = { $seat }
sweet_lands-picture-tower_word = Tower
sweet_lands-picture-left_flip = { $n ->
    [one] { $n } token to turn over left
   *[other] { $n } tokens to turn over left
}
sweet_lands-picture-left_skill = { $n ->
    [one] { $n } skill token left
   *[other] { $n } skill tokens left
}
sweet_lands-picture-left_prosperity = { $n ->
    [one] { $n } step left
   *[other] { $n } steps left
}
sweet_lands-picture-left_industry = { $n ->
    [one] { $n } step left
   *[other] { $n } steps left
}
sweet_lands-picture-left_hare = { $n ->
    [one] { $n } hare left
   *[other] { $n } hares left
}
sweet_lands-picture-left_property = { $n ->
    [one] { $n } property left
   *[other] { $n } properties left
}
sweet_lands-picture-left_road = { $n ->
    [one] { $n } road left
   *[other] { $n } roads left
}
sweet_lands-picture-left_terrain = { $n ->
    [one] { $n } token left
   *[other] { $n } tokens left
}
sweet_lands-picture-ask_main = { $n ->
    [one] Main action left, { $n } card in hand.
   *[other] Main action left, { $n } cards in hand.
}
sweet_lands-picture-ask_basics = { $n ->
    [one] { $n } basic resource unsold.
   *[other] { $n } basic resources unsold.
}
sweet_lands-picture-left_basics = { $n ->
    [one] { $n } basic resource unsold
   *[other] { $n } basic resources unsold
}
sweet_lands-picture-note_usable = { $areas ->
    [one] 1 area
   *[other] { $areas } areas
} and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} can be used.
sweet_lands-picture-city = a city of { $n } properties
sweet_lands-picture-note_sell = Basic resources score nothing: sell them before you end the round.
sweet_lands-picture-note_tower = You can build the clock tower.
sweet_lands-picture-note_claim = You can claim a milestone now.
sweet_lands-picture-left_offer = give up the offer
sweet_lands-picture-ask_stop = { $left }. Skip anyway?
sweet_lands-picture-ask_end = End the round anyway?
sweet_lands-picture-left_main = main action left
sweet_lands-picture-main_used = main action used
sweet_lands-picture-main = main action
sweet_lands-picture-main_left = main action left
sweet_lands-picture-hare = hare, cell { $cell }
sweet_lands-picture-open_port = open port
sweet_lands-picture-port = port
sweet_lands-picture-bonus_area = active bonus-card area
sweet_lands-picture-domain_short = Board { $number }, { $side }
sweet_lands-picture-domain_letter = { $number }{ $letter ->
    [a] A
   *[b] B
}
sweet_lands-picture-same = same for all
sweet_lands-picture-suggested_short = good for a first game
sweet_lands-picture-suggested = A good choice for a first game.
sweet_lands-picture-no_cards = No cards in hand yet
sweet_lands-picture-help_cell = Cell { $place }
sweet_lands-picture-free = free
sweet_lands-picture-tab_hand = Hand
sweet_lands-picture-tab_skills = Skills
sweet_lands-picture-tab_goals = Goals
sweet_lands-picture-tab_tracks = Tracks
sweet_lands-picture-tab_areas = Areas
sweet_lands-picture-character = character
sweet_lands-picture-waiting = no character yet
sweet_lands-picture-round = Round { $round } of { $rounds }
sweet_lands-picture-opens = opens in round { $round }
sweet_lands-picture-taken = Slots taken: { $taken } of { $places }.
sweet_lands-picture-hares = Hares may be placed from { $places } on.
sweet_lands-picture-milestones = Milestones
sweet_lands-picture-scoring = Scoring tokens
sweet_lands-picture-virtual = virtual player { $number }
sweet_lands-picture-help = Help board
sweet_lands-picture-mio = Mio
sweet_lands-picture-skills = Skill tokens
sweet_lands-picture-houses = Properties: next cost and bonus
sweet_lands-picture-placed = all placed
sweet_lands-picture-room = room for a worker
sweet_lands-picture-tower = Clock tower needs: { $needs }
sweet_lands-picture-stands = The clock tower stands ({ $needs }).
sweet_lands-picture-turn = choosing
sweet_lands-picture-ended = ended the round
sweet_lands-picture-food = Food track
sweet_lands-picture-end = round end
sweet_lands-picture-token = { $terrain }, cell { $cell }
sweet_lands-picture-property = { $piece }, cell { $cell }
sweet_lands-picture-cell = Cell { $cell }
sweet_lands-picture-edge = Road between { $first } and { $next }
sweet_lands-picture-on = on { $cell }
sweet_lands-picture-onto = { $what }, to space { $n }
sweet_lands-button-domain = { $board }, { $side }
sweet_lands-button-end_round = End round
sweet_lands-button-free-F8 = Clock tower
sweet_lands-button-free-F7 = Trade in
sweet_lands-button-free-F6 = Swap
sweet_lands-button-free-F5 = Sell
sweet_lands-button-free-F3 = Buy
sweet_lands-button-free-F2 = Draw
sweet_lands-button-free-F1 = Build
sweet_lands-button-pass = End turn
sweet_lands-button-spend = Pay
sweet_lands-button-claim = Claim milestone
sweet_lands-button-flip_skill = Use skill
sweet_lands-button-ability = Ability
sweet_lands-button-next = Next action
sweet_lands-button-use_disk = Use a disk
sweet_lands-button-pay_diamonds = { $number ->
    [0] With cards only
    [one] 1 diamond instead of a card
   *[other] { $number } diamonds instead of cards
}
sweet_lands-button-next_terrain = Place a token
sweet_lands-button-next_road = Build a road
sweet_lands-button-column = { $column }
sweet_lands-button-stop = Skip

## Score

sweet_lands-score-vp_cards = Cards played
sweet_lands-score-vp_workers = Employed workers
sweet_lands-score-vp_skills = Skill tokens
sweet_lands-score-vp_help = Help tokens
sweet_lands-score-vp_character = Character and clock tower
sweet_lands-score-vp_hares = Hares
sweet_lands-score-vp_tracks = Spaces of the tracks
sweet_lands-score-vp_land = Land and properties
sweet_lands-score-victory_points = Victory points
sweet_lands-score-track_terrain = Prosperity: terrain tokens
sweet_lands-score-track_hare = Prosperity: hares
sweet_lands-score-track_road = Prosperity: roads
sweet_lands-score-track_property = Prosperity: properties
sweet_lands-score-track_employed = Prosperity: workers
sweet_lands-score-track_industry_points = Prosperity: industry points
sweet_lands-score-city_points = City points, 2 each
sweet_lands-score-row_tent = All tents: hares
sweet_lands-score-row_house = All houses: city points
sweet_lands-score-row_building = All buildings: industry points
sweet_lands-score-gold = Gold
sweet_lands-score-diamonds = Diamonds
sweet_lands-score-ports = Ports
sweet_lands-score-milestones = Milestones
sweet_lands-score-scoring_t1 = Ranking: most common terrain
sweet_lands-score-scoring_t2 = Ranking: highest production
sweet_lands-score-scoring_t3 = Ranking: most workers
sweet_lands-score-scoring_t4 = Ranking: along the border

## What an action brings

sweet_lands-asset-gold = { $count } gold
sweet_lands-asset-wheat = { $count } wheat
sweet_lands-asset-wood = { $count } wood
sweet_lands-asset-iron = { $count } iron
sweet_lands-asset-diamonds = { $count ->
    [one] { $count } diamond
   *[other] { $count } diamonds
}
sweet_lands-asset-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
sweet_lands-asset-disks = { $count ->
    [one] { $count } action disk
   *[other] { $count } action disks
}
sweet_lands-asset-gold_production = { $count } gold production
sweet_lands-asset-wheat_production = { $count } wheat production
sweet_lands-asset-wood_production = { $count } wood production
sweet_lands-asset-iron_production = { $count } iron production
sweet_lands-asset-food = { $count ->
    [one] { $count } food step
   *[other] { $count } food steps
}
sweet_lands-asset-industry = { $count ->
    [one] { $count } industry step
   *[other] { $count } industry steps
}
sweet_lands-asset-prosperity = { $count ->
    [one] { $count } prosperity step
   *[other] { $count } prosperity steps
}
sweet_lands-asset-skills = { $count ->
    [one] { $count } skill token
   *[other] { $count } skill tokens
}
sweet_lands-asset-wonders = { $count ->
    [one] { $count } wonder symbol
   *[other] { $count } wonder symbols
}
sweet_lands-asset-city_points = { $count ->
    [one] { $count } city point
   *[other] { $count } city points
}
sweet_lands-asset-industry_points = { $count ->
    [one] { $count } industry point
   *[other] { $count } industry points
}

sweet_lands-reason-slot = Slot { $n } of the area
sweet_lands-reason-area = Price of the area
sweet_lands-reason-card = Price of the card
sweet_lands-reason-played = The card itself
sweet_lands-reason-piece = Price of the property
sweet_lands-reason-free = Price
sweet_lands-reason-end = Last space of the track
sweet_lands-reason-upgraded = Upgraded skill
sweet_lands-reason-employ = Employment
sweet_lands-reason-effect = Effect

sweet_lands-note-main = This is your main action; free actions stay possible.
sweet_lands-note-next = Next: { $prompt }
sweet_lands-note-draw = { $n ->
    [one] Next you draw a card; after that you cannot undo.
   *[other] Next you draw { $n } cards; after that you cannot undo.
}
sweet_lands-note-closes = This is the last free slot of { $area } this round.
sweet_lands-note-city = { $n ->
    [one] Your first city: it brings city points at the end of every round.
   *[other] Now { $n } cities: they bring city points at the end of every round.
}
sweet_lands-note-port = Opens a port; open ports: { $n }.
sweet_lands-note-bonus_area = Activates a bonus-card area: a card now and in every later round.
sweet_lands-note-milestone = You can then claim the milestone { $milestone }: 10 points.
sweet_lands-note-last_milestone = The third milestone: the others leave the game.
sweet_lands-note-tower = You can then build the clock tower.
sweet_lands-note-each_end = { $rounds ->
    [one] As things stand, { $n } points at the end of this round.
   *[other] As things stand, { $n } points at the end of this and every later round ({ $rounds } rounds in all).
}
sweet_lands-note-works = Then it can be employed for a diamond; there is room in { $columns }.
sweet_lands-note-no_place = It cannot be employed: its column is full.
sweet_lands-note-no_diamond = It cannot be employed: you have no diamond for it.

sweet_lands-warning-nothing = { $card } does nothing now; only its symbols count.
sweet_lands-warning-lost = Without effect now: { $phrase }.
sweet_lands-warning-blocked = { $n ->
    [one] A lab blocks the industry track: one step is lost.
   *[other] A lab blocks the industry track: { $n } steps are lost.
}
sweet_lands-warning-main = You give up your main action and all your turns this round.
sweet_lands-warning-hand = { $n ->
    [one] You will discard a card in the clean-up.
   *[other] You will discard { $n } cards in the clean-up.
}
sweet_lands-warning-disks = { $n ->
    [one] An unused action disk is lost.
   *[other] { $n } unused action disks are lost.
}
sweet_lands-warning-basics = { $n ->
    [one] A basic resource scores nothing: sell it for gold first.
   *[other] { $n } basic resources score nothing: sell them for gold first.
}

## Errors

sweet_lands-options-pack = The pack “{ $pack }” is not loaded. Give its file with --pack.
sweet_lands-pack-file = { $place } cannot be read.{ $value }
sweet_lands-pack-json = { $place } is not a data file: { $value }.
sweet_lands-pack-group = { $place } is missing.{ $value }
sweet_lands-pack-count = { $place }: { $value } entries.
sweet_lands-pack-ids = { $place } is called { $value }; ids stay as they are.
sweet_lands-pack-elements = { $place }: { $value } end-of-round effects are too many.
sweet_lands-pack-shape = { $place } cannot be read: { $value }.
sweet_lands-pack-list = { $place }: an effect list is needed, not { $value }.
sweet_lands-pack-op = { $place }: there is no effect “{ $value }”.
sweet_lands-pack-missing = { $place }: “{ $value }” is missing.
sweet_lands-pack-extra = { $place }: “{ $value }” does not belong here.
sweet_lands-pack-range = { $place }: { $value } is not a number from { $least } to { $most }.
sweet_lands-pack-number = { $place }: { $value } is not a number from 1 to 99.
sweet_lands-pack-value = { $place }: “{ $value }” is not allowed.
sweet_lands-pack-options = { $place }: one to eight options, not { $value }.
sweet_lands-pack-tiers = { $place }: pairs of threshold and points in order, not { $value }.
sweet_lands-pack-cost = { $place }: { $value } is not a cost.
sweet_lands-pack-counter = { $place }: there is no counter “{ $value }”.
sweet_lands-pack-cell = { $place }: { $value } is not a cell.
sweet_lands-pack-side = { $place }: capital or ports are missing ({ $value }).
sweet_lands-pack-trigger = { $place }: “{ $value }” cannot trigger this.
sweet_lands-pack-modifier = { $place }: there is no modifier “{ $value }”.

## Effects in words

sweet_lands-amount-gold = { $n } gold
sweet_lands-amount-wheat = { $n } wheat
sweet_lands-amount-wood = { $n } wood
sweet_lands-amount-iron = { $n } iron
sweet_lands-amount-diamond = { $n ->
    [one] { $n } diamond
   *[other] { $n } diamonds
}
sweet_lands-amount-any_basic = { $n ->
    [one] { $n } basic resource of your choice
   *[other] { $n } basic resources of your choice
}
sweet_lands-amount-discard = { $n ->
    [one] { $n } card from hand
   *[other] { $n } cards from hand
}
sweet_lands-sweet-cake = cake
sweet_lands-sweet-pie = pie
sweet_lands-sweet-tiramisu = tiramisu
sweet_lands-sweet-brownie = brownie
sweet_lands-sweet-macaron = macaron
sweet_lands-sweet-wagashi = wagashi
sweet_lands-land-any = terrain
sweet_lands-land-field = field
sweet_lands-land-forest = forest
sweet_lands-land-mine = mine
sweet_lands-land-sea = sea
sweet_lands-land-special = special
sweet_lands-on-any = { "" }
sweet_lands-on-field = { " " }on a field
sweet_lands-on-forest = { " " }on a forest
sweet_lands-on-mine = { " " }on a mine
sweet_lands-on-sea = { " " }on the sea
sweet_lands-tell-nothing = nothing
sweet_lands-tell-gain = gain { $what }
sweet_lands-tell-production-gold = +{ $n } gold production
sweet_lands-tell-production-wheat = +{ $n } wheat production
sweet_lands-tell-production-wood = +{ $n } wood production
sweet_lands-tell-production-iron = +{ $n } iron production
sweet_lands-tell-production-any = { $n ->
    [1] +1 production of your choice
   *[other] +{ $n } production in all, as you choose
}
sweet_lands-tell-draw = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}
sweet_lands-tell-vp = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
sweet_lands-tell-city_points = { $n ->
    [one] { $n } city point
   *[other] { $n } city points
}
sweet_lands-tell-industry_points = { $n ->
    [one] { $n } industry point
   *[other] { $n } industry points
}
sweet_lands-tell-action_disk = { $n ->
    [one] take { $n } action disk
   *[other] take { $n } action disks
}
sweet_lands-tell-discount_token = every property costs { $n } wood less from now on
sweet_lands-tell-place_marker = { $n ->
    [1] put a marker on your character board
   *[other] put { $n } markers on your character board
}
sweet_lands-tell-locomotive = your locomotive starts
sweet_lands-tell-vp_equal_to_increase = as many victory points as it rises by
sweet_lands-tell-terrain = { $n ->
    [1] you may place a { $land } token
   *[other] place up to { $n } { $land } tokens
}
sweet_lands-tell-anywhere = { $text }, even away from your land
sweet_lands-tell-road = { $n ->
    [1] you may build a road
   *[other] build up to { $n } roads
}
sweet_lands-tell-terrain_road = { $first }, { $next }, in any order
sweet_lands-tell-property = { $n ->
    [1] you may place a property{ $on } free of charge
   *[other] place up to { $n } properties{ $on } free of charge
}
sweet_lands-tell-build = { $n ->
    [1] place a property, paying its cost
   *[other] place up to { $n } properties, paying for each
}
sweet_lands-tell-surcharge = { $text }, and { $n } wood more in all
sweet_lands-tell-industry = { $n ->
    [1] you may move cart or locomotive 1 step
   *[other] move cart and locomotive up to { $n } steps in all
}
sweet_lands-tell-food = { $n ->
    [1] 1 step on the food track
   *[other] { $n } steps on the food track
}
sweet_lands-tell-hare = { $n ->
    [1] you may place a hare
   *[other] place up to { $n } hares
}
sweet_lands-tell-prosperity-any = { $n ->
    [1] you may make 1 step on any prosperity track
   *[other] make up to { $n } steps on any prosperity tracks
}
sweet_lands-tell-prosperity-orange = { $n ->
    [1] you may make 1 step on an orange prosperity track
   *[other] make up to { $n } steps on orange prosperity tracks
}
sweet_lands-tell-prosperity-green = { $n ->
    [1] you may make 1 step on a green prosperity track
   *[other] make up to { $n } steps on green prosperity tracks
}
sweet_lands-tell-prosperity-gray = { $n ->
    [1] you may make 1 step on a gray prosperity track
   *[other] make up to { $n } steps on gray prosperity tracks
}
sweet_lands-tell-prosperity-least_color = { $n ->
    [1] you may make 1 step in the color with your fewest steps
   *[other] make up to { $n } steps in the color with your fewest steps
}
sweet_lands-tell-industry_bonus-agriculture = { $n ->
    [one] { $n } agriculture bonus
   *[other] { $n } agriculture bonuses
}
sweet_lands-tell-industry_bonus-forestry = { $n ->
    [one] { $n } forestry bonus
   *[other] { $n } forestry bonuses
}
sweet_lands-tell-industry_bonus-mining = { $n ->
    [one] { $n } mining bonus
   *[other] { $n } mining bonuses
}
sweet_lands-tell-industry_bonus-any = { $n ->
    [one] { $n } bonus of an industry of your choice
   *[other] { $n } bonuses of industries of your choice
}
sweet_lands-tell-skill_token = { $n ->
    [1] you may take a skill token
   *[other] take up to { $n } skill tokens
}
sweet_lands-tell-wonder = { $n ->
    [1] gain a wonder symbol
   *[other] gain { $n } wonder symbols
}
sweet_lands-tell-flip_terrain = { $n ->
    [1] you may turn over one of your terrain tokens
   *[other] turn over up to { $n } of your terrain tokens
}
sweet_lands-tell-employ_free = { $n ->
    [1] you may employ a worker from hand free of charge
   *[other] employ up to { $n } workers from hand free of charge
}
sweet_lands-tell-then = { $first }, then { $next }
sweet_lands-tell-filter-immediate = { " " }with an immediate effect
sweet_lands-tell-filter-end_of_round = { " " }for the end of the round
sweet_lands-tell-filter-sweet = { " " }with { $sweet }
sweet_lands-tell-search_deck = { $n ->
    [1] find a card{ $what } in the deck and take it into hand
   *[other] find { $n } cards{ $what } in the deck and take them into hand
}
sweet_lands-tell-search_then = { $text }; play one of them free of charge and keep the other
sweet_lands-tell-play_card = { $n ->
    [0] you may play a card{ $what } from hand
   *[other] you may play a card{ $what } from hand, { $n } gold cheaper
}
sweet_lands-tell-play_free = { $n ->
   *[other] you may play a card{ $what } from hand free of charge
}
sweet_lands-tell-per = for { $each }: { $text }
sweet_lands-tell-at_most = { $n ->
    [1] { $text } (at most once)
   *[other] { $text } (at most { $n } times)
}
sweet_lands-tell-if = with { $n } or more { $what }: { $text }
sweet_lands-tell-spend = you may pay { $cost } → { $text }
sweet_lands-tell-spend_any = as often as you like, you may pay { $cost } → { $text }
sweet_lands-tell-choose = choose: { $text }
sweet_lands-tell-or = { $first }, or { $next }
sweet_lands-tell-copy_area = use any basic area, paying its cost
sweet_lands-tell-copy_both = use any basic or open additional area, paying its cost
sweet_lands-tell-discard = { $n ->
    [1] discard 1 card from hand
   *[other] discard { $n } cards from hand
}
sweet_lands-tell-score = { $text } for { $each }
sweet_lands-tell-score_most = { $text }, at most { $n }
sweet_lands-tell-tiers = victory points for { $what }: { $text }
sweet_lands-tell-tier = { $n }+ → { $points }
sweet_lands-tell-card-immediate = When played: { $text }.
sweet_lands-tell-card-end_of_round = At the end of every round: { $text }.
sweet_lands-tell-card-employed-agriculture = Employed in agriculture, with every bonus: { $text }.
sweet_lands-tell-card-employed-forestry = Employed in forestry, with every bonus: { $text }.
sweet_lands-tell-card-employed-mining = Employed in mining, with every bonus: { $text }.
sweet_lands-tell-card-employed-any = Employed in any industry, with every bonus: { $text }.
sweet_lands-tell-card-cost = Costs { $cost }.
sweet_lands-tell-card-cost_less = Costs { $cost }, 1 gold less for each brownie symbol you have.
sweet_lands-tell-card-sweet = Shows { $what }.
sweet_lands-tell-several = { $n } × { $what }
sweet_lands-tell-card-reconstructed = Reconstructed card.
sweet_lands-tell-area = pay { $cost } → { $text }
sweet_lands-tell-opens = Opens in round { $round }.
sweet_lands-tell-modifier-area_cost = { $area } costs only { $cost }
sweet_lands-tell-modifier-brownie_discount_on_every_card = every card costs 1 gold less for each brownie symbol you have
sweet_lands-tell-modifier-employ_limit_plus_1 = room for one more worker in every industry
sweet_lands-tell-when-immediate = at once: { $text }
sweet_lands-tell-when-end_of_round = at the end of every round: { $text }
sweet_lands-tell-when-flip = as a main action, once a round: { $text }
sweet_lands-tell-when-production = in the production phase: { $text }
sweet_lands-tell-when-ending = when you end the round: { $text }
sweet_lands-tell-pay = pay { $cost }
sweet_lands-tell-tower = Tower: { $text }.
sweet_lands-tell-starts = you start with { $what }
sweet_lands-tell-when-free = free action once a round: { $text }
sweet_lands-tell-when-first = in round 1: { $text }
sweet_lands-tell-modifier-city_table = cities bring more city points
sweet_lands-tell-modifier-city_ignores_types = properties of any types make a city
sweet_lands-tell-modifier-clock_tower_group_is_city = the group of the clock tower is a city at any size
sweet_lands-tell-modifier-terrain_anywhere = terrain tokens may be placed anywhere
sweet_lands-tell-modifier-diamonds_pay_hand_cost = diamonds may replace cards of the hand cost
sweet_lands-tell-modifier-skill_bonus_gives_two = you take two skill tokens instead of one
sweet_lands-tell-modifier-area_less = { $area } costs { $cost } less
sweet_lands-tell-modifier-area_more = { $area } costs { $cost } more
sweet_lands-tell-modifier-substitute = { $area }: { $other } may be paid instead of { $first }
sweet_lands-tell-language = en
sweet_lands-tell-on-card_played = for each card you play: { $text }
sweet_lands-tell-on-property_placed = for each property you place: { $text }
sweet_lands-tell-on-hare_placed = for each hare you place: { $text }
sweet_lands-tell-on-industry_bonus = for each industry bonus: { $text }
sweet_lands-tell-on-gold_production_increased = whenever your gold production rises: { $text }
sweet_lands-tell-on-diamond_paid_as_hand_cost = for each diamond paid instead of a card: { $text }
sweet_lands-tell-holds = { $n } or more { $what }
sweet_lands-tell-scoring = Most { $what }; the virtual player has { $n }. Points for the best places: { $points }.
sweet_lands-tell-rate = from step { $n } on { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $per ->
    [1] each
   *[other] every { $per }
}
sweet_lands-tell-track = At the end of the game: { $text }. The last space costs { $cost }; the first player there gets: { $first }.
sweet_lands-tell-space = { $n }: { $text }.
sweet_lands-each-sweet = { $n ->
    [1] each { $sweet } symbol
   *[other] every { $n } { $sweet } symbols
}
sweet_lands-many-sweet = { $sweet } symbols
sweet_lands-each-sweet_dominant = { $n ->
    [1] each symbol of your most common sweet
   *[other] every { $n } symbols of your most common sweet
}
sweet_lands-many-sweet_dominant = symbols of your most common sweet
sweet_lands-each-sweet_kinds = { $n ->
    [1] each kind of sweet you have
   *[other] every { $n } kinds of sweets
}
sweet_lands-many-sweet_kinds = kinds of sweets
sweet_lands-each-terrain = { $n ->
    [1] each { $land } token
   *[other] every { $n } { $land } tokens
}
sweet_lands-many-terrain = { $land } tokens
sweet_lands-each-turned = { $n ->
    [1] each turned { $land } token
   *[other] every { $n } turned { $land } tokens
}
sweet_lands-many-turned = turned { $land } tokens
sweet_lands-each-terrain_sum = { $n ->
    [1] each token of { $what }
   *[other] every { $n } tokens of { $what }
}
sweet_lands-many-terrain_sum = tokens of { $what }
sweet_lands-each-terrain_dominant = { $n ->
    [1] each token of your most common terrain
   *[other] every { $n } tokens of your most common terrain
}
sweet_lands-many-terrain_dominant = tokens of the most common terrain
sweet_lands-each-terrain_border = { $n ->
    [1] each token on the border
   *[other] every { $n } tokens on the border
}
sweet_lands-many-terrain_border = tokens on the border
sweet_lands-each-property-any = { $n ->
    [1] each property{ $on }
   *[other] every { $n } properties{ $on }
}
sweet_lands-many-property-any = properties{ $on }
sweet_lands-each-property-tent = { $n ->
    [1] each tent{ $on }
   *[other] every { $n } tents{ $on }
}
sweet_lands-many-property-tent = tents{ $on }
sweet_lands-each-property-house = { $n ->
    [1] each house{ $on }
   *[other] every { $n } houses{ $on }
}
sweet_lands-many-property-house = houses{ $on }
sweet_lands-each-property-building = { $n ->
    [1] each building{ $on }
   *[other] every { $n } buildings{ $on }
}
sweet_lands-many-property-building = buildings{ $on }
sweet_lands-each-property-shop = { $n ->
    [1] each shop{ $on }
   *[other] every { $n } shops{ $on }
}
sweet_lands-many-property-shop = shops{ $on }
sweet_lands-each-property-lab = { $n ->
    [1] each lab{ $on }
   *[other] every { $n } labs{ $on }
}
sweet_lands-many-property-lab = labs{ $on }
sweet_lands-each-property-clock_tower = { $n ->
    [1] each clock tower{ $on }
   *[other] every { $n } clock towers{ $on }
}
sweet_lands-many-property-clock_tower = clock towers{ $on }
sweet_lands-each-road = { $n ->
    [1] each road
   *[other] every { $n } roads
}
sweet_lands-many-road = roads
sweet_lands-each-hare = { $n ->
    [1] each hare
   *[other] every { $n } hares
}
sweet_lands-many-hare = hares
sweet_lands-each-city = { $n ->
    [1] each city
   *[other] every { $n } cities
}
sweet_lands-many-city = cities
sweet_lands-each-city-clock_tower = { $n ->
    [1] each city with the clock tower
   *[other] every { $n } cities with the clock tower
}
sweet_lands-many-city-clock_tower = cities with the clock tower
sweet_lands-each-city-lab = { $n ->
    [1] each city with a lab
   *[other] every { $n } cities with a lab
}
sweet_lands-many-city-lab = cities with a lab
sweet_lands-each-city-hare = { $n ->
    [1] each city with a hare
   *[other] every { $n } cities with a hare
}
sweet_lands-many-city-hare = cities with a hare
sweet_lands-each-open_port = { $n ->
    [1] each open port
   *[other] every { $n } open ports
}
sweet_lands-many-open_port = open ports
sweet_lands-each-played = { $n ->
    [1] each card you have played
   *[other] every { $n } cards played
}
sweet_lands-many-played = cards played
sweet_lands-each-played-any = { $n ->
    [1] each card played with an industry sign
   *[other] every { $n } cards played with an industry sign
}
sweet_lands-many-played-any = cards played with an industry sign
sweet_lands-each-played-agriculture = { $n ->
    [1] each card played with the agriculture sign
   *[other] every { $n } cards played with the agriculture sign
}
sweet_lands-many-played-agriculture = cards played with the agriculture sign
sweet_lands-each-played-forestry = { $n ->
    [1] each card played with the forestry sign
   *[other] every { $n } cards played with the forestry sign
}
sweet_lands-many-played-forestry = cards played with the forestry sign
sweet_lands-each-played-mining = { $n ->
    [1] each card played with the mining sign
   *[other] every { $n } cards played with the mining sign
}
sweet_lands-many-played-mining = cards played with the mining sign
sweet_lands-each-employed-any = { $n ->
    [1] each employed worker
   *[other] every { $n } employed workers
}
sweet_lands-many-employed-any = employed workers
sweet_lands-each-employed-agriculture = { $n ->
    [1] each worker employed in agriculture
   *[other] every { $n } workers employed in agriculture
}
sweet_lands-many-employed-agriculture = workers employed in agriculture
sweet_lands-each-employed-forestry = { $n ->
    [1] each worker employed in forestry
   *[other] every { $n } workers employed in forestry
}
sweet_lands-many-employed-forestry = workers employed in forestry
sweet_lands-each-employed-mining = { $n ->
    [1] each worker employed in mining
   *[other] every { $n } workers employed in mining
}
sweet_lands-many-employed-mining = workers employed in mining
sweet_lands-each-employed_sets = { $n ->
    [1] each set of workers, one in every industry
   *[other] every { $n } sets of workers, one in every industry
}
sweet_lands-many-employed_sets = sets of workers, one in every industry
sweet_lands-each-hand = { $n ->
    [1] each card in your hand
   *[other] every { $n } cards in hand
}
sweet_lands-many-hand = cards in hand
sweet_lands-each-food = { $n ->
    [1] each step on the food track
   *[other] every { $n } steps on the food track
}
sweet_lands-many-food = steps on the food track
sweet_lands-each-industry-cart = { $n ->
    [1] each step of your cart
   *[other] every { $n } steps of your cart
}
sweet_lands-many-industry-cart = steps of your cart
sweet_lands-each-industry-loco = { $n ->
    [1] each step of your locomotive
   *[other] every { $n } steps of your locomotive
}
sweet_lands-many-industry-loco = steps of your locomotive
sweet_lands-each-industry-sum = { $n ->
    [1] each step of cart and locomotive
   *[other] every { $n } steps of cart and locomotive
}
sweet_lands-many-industry-sum = steps of cart and locomotive
sweet_lands-each-industry-max = { $n ->
    [1] each step of cart or locomotive
   *[other] every { $n } steps of cart or locomotive
}
sweet_lands-many-industry-max = steps of cart or locomotive
sweet_lands-each-ip_symbols_crossed = { $n ->
    [1] each point symbol passed on the industry track
   *[other] every { $n } point symbols passed on the industry track
}
sweet_lands-many-ip_symbols_crossed = point symbols passed on the industry track
sweet_lands-each-industry_points_round = { $n ->
    [1] each industry point gained at the end of this round
   *[other] every { $n } industry points gained at the end of this round
}
sweet_lands-many-industry_points_round = industry points gained at the end of this round
sweet_lands-each-prosperity-any = { $n ->
    [1] each prosperity step
   *[other] every { $n } prosperity steps
}
sweet_lands-many-prosperity-any = prosperity steps
sweet_lands-each-prosperity-orange = { $n ->
    [1] each orange prosperity step
   *[other] every { $n } orange prosperity steps
}
sweet_lands-many-prosperity-orange = orange prosperity steps
sweet_lands-each-prosperity-green = { $n ->
    [1] each green prosperity step
   *[other] every { $n } green prosperity steps
}
sweet_lands-many-prosperity-green = green prosperity steps
sweet_lands-each-prosperity-gray = { $n ->
    [1] each gray prosperity step
   *[other] every { $n } gray prosperity steps
}
sweet_lands-many-prosperity-gray = gray prosperity steps
sweet_lands-each-prosperity-least_color = { $n ->
    [1] each prosperity step in your least advanced color
   *[other] every { $n } prosperity steps in your least advanced color
}
sweet_lands-many-prosperity-least_color = prosperity steps in your least advanced color
sweet_lands-each-prosperity-best_color = { $n ->
    [1] each prosperity step in one color
   *[other] every { $n } prosperity steps in one color
}
sweet_lands-many-prosperity-best_color = prosperity steps in one color
sweet_lands-each-production-gold = { $n ->
    [1] each point of gold production
   *[other] every { $n } points of gold production
}
sweet_lands-many-production-gold = points of gold production
sweet_lands-each-production-wheat = { $n ->
    [1] each point of wheat production
   *[other] every { $n } points of wheat production
}
sweet_lands-many-production-wheat = points of wheat production
sweet_lands-each-production-wood = { $n ->
    [1] each point of wood production
   *[other] every { $n } points of wood production
}
sweet_lands-many-production-wood = points of wood production
sweet_lands-each-production-iron = { $n ->
    [1] each point of iron production
   *[other] every { $n } points of iron production
}
sweet_lands-many-production-iron = points of iron production
sweet_lands-each-production-min_basic = { $n ->
    [1] each point of your lowest basic production
   *[other] every { $n } points of your lowest basic production
}
sweet_lands-many-production-min_basic = points of your lowest basic production
sweet_lands-each-production-max_basic = { $n ->
    [1] each point of your highest basic production
   *[other] every { $n } points of your highest basic production
}
sweet_lands-many-production-max_basic = points of your highest basic production
sweet_lands-each-skill_token = { $n ->
    [1] each skill token
   *[other] every { $n } skill tokens
}
sweet_lands-many-skill_token = skill tokens
sweet_lands-each-diamond = { $n ->
    [1] each diamond
   *[other] every { $n } diamonds
}
sweet_lands-many-diamond = diamonds
sweet_lands-each-marker = { $n ->
    [1] each marker on your character board
   *[other] every { $n } markers on your character board
}
sweet_lands-many-marker = markers on your character board
sweet_lands-each-wonder = { $n ->
    [1] each wonder symbol
   *[other] every { $n } wonder symbols
}
sweet_lands-many-wonder = wonder symbols
sweet_lands-each-victory_points = { $n ->
    [1] each victory point
   *[other] every { $n } victory points
}
sweet_lands-many-victory_points = victory points
sweet_lands-each-city_points = { $n ->
    [1] each city point
   *[other] every { $n } city points
}
sweet_lands-many-city_points = city points
sweet_lands-each-industry_points = { $n ->
    [1] each industry point
   *[other] every { $n } industry points
}
sweet_lands-many-industry_points = industry points

## Pages: how to play in short, options of a new table

sweet_lands-how-1 = There are five rounds. Each begins with production: gold, wheat, wood, iron and new worker cards.
sweet_lands-how-2 = On your turn take one main action: use an area (discard cards and pay its cost), play a worker, use a skill, or end your round.
sweet_lands-how-3 = Areas let you place terrain, roads, hares and properties on your own domain and step on the tracks of food, industry and prosperity.
sweet_lands-how-4 = Where a road touches a terrain token, the token turns over and raises production or prosperity. Three different properties together are a city.
sweet_lands-how-5 = A worker acts when played or at the end of each round; for a diamond it can be employed, and acts again whenever its industry does.
sweet_lands-how-6 = At the end, victory points, prosperity, cities, ports, milestones and scoring tokens add up; closed ports cost up to 40.
sweet_lands-option-pack-about = A data file that replaces cards and boards; the cards of this project are reconstructed.
