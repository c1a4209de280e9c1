"""What happens in a game of Huntik. Each event cites the rule that says what it is."""
