"""What a bot of Huntik goes by at a glance. It sees views and decisions, never the game."""

from __future__ import annotations

from quickening.games.huntik.bot.adviser import HuntikAdviser as Adviser

__all__ = ["Adviser"]
