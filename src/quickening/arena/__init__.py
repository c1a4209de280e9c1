"""Many games at once, on the cores of this machine."""

from quickening.arena.many import matches, play_all
from quickening.arena.matches import Match, Played, bots_for, play, start, take_turn

__all__ = ["Match", "Played", "bots_for", "matches", "play", "play_all", "start", "take_turn"]
