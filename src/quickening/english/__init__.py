"""English as cards speak it: words and grammar, and no game's rules. A game adds its lexicon."""
