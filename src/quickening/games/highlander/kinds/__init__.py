"""The kinds of node that Highlander's rules carry out."""
