"""SF 1. What a game needs: players and decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from quickening.core.refusals import Refusal
from quickening.games.shadowfist.definitions import NO_MAX, TOKEN, TYPES, Printed

COPIES = 5
FEWEST, MOST = 2, 6
#: The forms of play: with all cards ever printed, or with those since Combat in Kowloon.
CLASSIC, MODERN = "classic", "modern"
MODERN_SETS = frozenset(
    {
        "combatinkowloon",
        "backforseconds",
        "modern",
        "reloaded",
        "reinforcements",
        "revelations",
        "queensgambit",
        "knightspassage",
        "endgame",
        "yearofthegoat",
    }
)


def judge_players(count: int) -> Refusal | None:
    """SF 1.0, 1.1. Two players duel; three or four is best; this table seats up to six."""
    if FEWEST <= count <= MOST:
        return None
    return Refusal("SF 1.1", f"Shadowfist is played by {FEWEST} to {MOST} players here, not by {count}.")


def judge_deck(deck: Sequence[Printed], form: str = CLASSIC) -> list[Refusal]:
    """SF 1.2.1, 1.2.2, 8.11, 8.11.1, 49.3. At most five cards of one title, whatever their texts, unless No Max."""
    wrong = [
        Refusal("SF 1.2", "{name} is no card that a deck can hold.", name=card.name)
        for card in deck
        if card.type not in TYPES or TOKEN in card.restrictions  # SF 47.0: it stands for a token
    ]
    unlimited = {card.name for card in deck if NO_MAX in card.restrictions}
    counts = Counter(card.name for card in deck if card.name not in unlimited)
    wrong += [
        Refusal("SF 1.2.1", f"{{name}} is there {count} times; {COPIES} copies are allowed.", name=title)
        for title, count in counts.items()
        if count > COPIES
    ]
    if form == MODERN:
        wrong += [
            Refusal("SF 1.2", "{name} is of no set of the modern game.", name=title)
            for title in dict.fromkeys(card.name for card in deck if card.set.lower() not in MODERN_SETS)
        ]
    if not deck:
        wrong.append(Refusal("SF 1.2", "a deck needs cards."))
    return wrong
