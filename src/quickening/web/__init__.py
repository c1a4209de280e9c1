"""The browser table: plain pages, modules and styles, served as they are."""
