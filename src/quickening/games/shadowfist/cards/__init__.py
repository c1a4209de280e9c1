"""The cards that come with the project, as rows of facts and text."""
