"""Huntik's words: the nodes of its ability trees, and the phrases that say them."""
