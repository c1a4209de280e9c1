"""The words of Highlander cards: what can be said, and what it means."""
