## The gallery of the rulebook

garden_nation-gallery = All projects and objectives
garden_nation-gallery-project = Common projects
garden_nation-gallery-objective = Secret objectives
