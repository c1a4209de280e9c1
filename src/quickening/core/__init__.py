"""What every card game needs and no game's words."""
