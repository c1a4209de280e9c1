"""Tournaments of any game: who meets whom, how it ended, and who is ahead. Players are names here, and no more."""

from quickening.tournaments.elimination import by_losses
from quickening.tournaments.meetings import Meeting
from quickening.tournaments.standings import Standing, standings
from quickening.tournaments.swiss import swiss_pairs
from quickening.tournaments.tournament import STYLES, Tournament

__all__ = ["STYLES", "Meeting", "Standing", "Tournament", "by_losses", "standings", "swiss_pairs"]
