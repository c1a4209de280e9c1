"""Many games at once, on the cores of this machine."""

from quickening.arena.matches import Match, Played, bots_for, play
from quickening.arena.many import matches, play_all

__all__ = ["Match", "Played", "bots_for", "matches", "play", "play_all"]
