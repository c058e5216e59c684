"""Words made from the data of a pack, for every front end: sentences, names and labels of choices."""
