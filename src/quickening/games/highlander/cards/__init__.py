"""The cards that come with the project."""
