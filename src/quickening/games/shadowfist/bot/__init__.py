"""What a bot of Shadowfist goes by at a glance. It sees views and decisions, never the game."""

from __future__ import annotations

from quickening.games.shadowfist.bot.adviser import ShadowfistAdviser as Adviser

__all__ = ["Adviser"]
