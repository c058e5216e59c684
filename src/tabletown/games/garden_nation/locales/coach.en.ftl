garden_nation-coach-choose = Keep two cards that go together: one building may count for both. They score only at the end, and only Territory Control counts roofed buildings.
garden_nation-coach-first = Only now may you build anywhere. A cheap zone on a land that a face-up project asks for is a good start; look where it sends the crane.
garden_nation-coach-act = You act in the territory where the crane stands. First see whether a floor can complete a project, then where its zone sends the crane.
garden_nation-coach-act_last = This is the last round, so start nothing new. Fewer than 10 inhabitants cost you points, and demolishing what your objectives do not need brings some back.
garden_nation-coach-locked = You have moved a roof, so you must act in this territory now. The building you have freed can grow again.
garden_nation-coach-project = The building you have just worked on can complete a project: points now, but it gets a roof. Skip the project only if your objectives need the building more.
garden_nation-coach-next_player = You choose who plays next. The crane already stands where they must act, so name somebody who can do little there.
