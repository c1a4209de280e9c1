"""The words of Highlander, as tables."""
