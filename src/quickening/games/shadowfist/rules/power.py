"""SF 17. Power: what a player can pay, and how Power changes hands."""

from __future__ import annotations

from quickening.core.refusals import Refusal
from quickening.games.shadowfist.happenings import PowerLost, PowerStolen
from quickening.games.shadowfist.state import ShadowfistGame

NO_POWER = Refusal("SF 25.1", "{name} costs more Power than you have.")


def can_pay(game: ShadowfistGame, seat: int, amount: int) -> bool:
    """SF 17.2.5. Nobody pays Power they do not have."""
    return game.players[seat].power >= amount


def stolen(game: ShadowfistGame, seat: int, victim: int, amount: int) -> list[PowerStolen]:
    """SF 17.2.3. No more than the victim has; nothing stolen is no stealing."""
    amount = min(amount, game.players[victim].power)
    return [PowerStolen(seat, amount, victim=victim)] if amount > 0 else []


def lost(game: ShadowfistGame, seat: int, amount: int) -> list[PowerLost]:
    """SF 17.2.6. No more than there is."""
    amount = min(amount, game.players[seat].power)
    return [PowerLost(seat, amount)] if amount > 0 else []
