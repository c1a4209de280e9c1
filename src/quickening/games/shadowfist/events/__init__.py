"""What happens in a game of Shadowfist. Each event cites the rule that says what it is.

`by` is the card to blame and `seat` the player; either may be nobody (SF 31.7.1). Words that the book tells apart are
different events (SF 17.2, 20.0, 39.0, 44.0-46.0).
"""
