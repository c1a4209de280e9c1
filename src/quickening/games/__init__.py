"""The games: rules chapter by chapter, vocabulary, cards and decks."""
