## The coach, when a decision comes up for the first time

tiny_towns-coach-name = The hammer is yours: everyone places what you name. Name what completes a pattern; at the start, any cube of the cottage will do.
tiny_towns-coach-resource = Another player named this resource, and you have to place it. If no pattern needs it, keep it away from the squares that one does.
tiny_towns-coach-resource-own = You named it, now place it. The page shows which squares complete a pattern.
tiny_towns-coach-build = A pattern is complete. Build now to get squares back, and choose the landing square by what should stand next to it.
tiny_towns-coach-build-none = No pattern is complete yet, and that is normal in the first rounds. Press Done to go on.
tiny_towns-coach-mark = The Factory keeps this mark for the whole game. Choose the resource you least want others to name.
