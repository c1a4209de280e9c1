"""The rulebook, section by section; a function that carries out a rule cites it."""
