"""What happens to cards in a game of Shadowfist. Each event cites the rule that says what it is.

`by` is the card to blame and `seat` the player; either may be nobody (SF 31.7.1). Words that the book tells apart are
different events (SF 17.2, 20.0, 39.0, 44.0-46.0). What happens to players, scenes and attacks is in `happenings`.
"""

from __future__ import annotations

from quickening.games.shadowfist.events.base import CardEvent, counted, listed
from quickening.games.shadowfist.events.entering import CardPlayed, EnteredPlay, Resolved, Revealed, TokenMade
from quickening.games.shadowfist.events.in_play import (
    Canceled,
    ChangedLocation,
    ControlReverted,
    ControlTaken,
    CountersPut,
    CountersRemoved,
    Damaged,
    Healed,
    ModifierMade,
    Moved,
    Remembered,
    SiteMoved,
    StatePlaced,
    Turned,
    Unturned,
    give,
)
from quickening.games.shadowfist.events.leaving import (
    BurnedForPower,
    BurnedForVictory,
    BurnedSiteGone,
    LeftPlay,
    PutInBurnedPile,
    RemovedFromGame,
    ReturnedToHand,
    Sacrificed,
    Smoked,
    Toasted,
    Uniqued,
    remove_effects_of,
)
from quickening.games.shadowfist.events.piles import (
    Discarded,
    Drew,
    Looked,
    PutInHand,
    PutInSmokedPile,
    PutOnDeck,
    Reloaded,
    Shuffled,
)

__all__ = [
    "BurnedForPower",
    "BurnedForVictory",
    "BurnedSiteGone",
    "Canceled",
    "CardEvent",
    "CardPlayed",
    "ChangedLocation",
    "ControlReverted",
    "ControlTaken",
    "CountersPut",
    "CountersRemoved",
    "Damaged",
    "Discarded",
    "Drew",
    "EnteredPlay",
    "Healed",
    "LeftPlay",
    "Looked",
    "ModifierMade",
    "Moved",
    "PutInBurnedPile",
    "PutInHand",
    "PutInSmokedPile",
    "PutOnDeck",
    "Reloaded",
    "Remembered",
    "RemovedFromGame",
    "Resolved",
    "ReturnedToHand",
    "Revealed",
    "Sacrificed",
    "Shuffled",
    "SiteMoved",
    "Smoked",
    "StatePlaced",
    "Toasted",
    "TokenMade",
    "Turned",
    "Uniqued",
    "Unturned",
    "counted",
    "give",
    "listed",
    "remove_effects_of",
]
