"""What happens in a game of Highlander. `rules` are the ids in the three books, first, third and type-one."""
