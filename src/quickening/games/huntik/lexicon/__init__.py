"""Huntik's words, as tables that a player can read."""
