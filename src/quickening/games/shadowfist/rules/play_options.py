"""SF 6.0, 25.0. What a card's own text changes about playing it: limits, another Site, a bargain, another type."""

from __future__ import annotations

from msgspec.structs import replace

from quickening.core.once import once
from quickening.games.shadowfist.definitions import STATE, Printed
from quickening.games.shadowfist.events import CardPlayed
from quickening.games.shadowfist.happenings import AttackDeclared
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.vocabulary.abilities import AsState, Bargain, ExtraSite, PlayLimit


def over_limit(game: ShadowfistGame, seat: int, printed: Printed) -> bool:
    """Whether a card that may be played only once an attack or a turn was played already."""
    for ability in printed.abilities:
        if isinstance(ability, PlayLimit) and played_already(game, seat, ability.title, ability.per):
            return True
    return False


def played_already(game: ShadowfistGame, seat: int, title: str, per: str) -> bool:
    """Whether a player has played a card of that title in this turn or attack."""
    for event in reversed(game.events_this_turn()):
        if per == "attack" and isinstance(event, AttackDeclared):
            return False
        if isinstance(event, CardPlayed) and event.seat == seat and game.cards[event.card].name == title:
            return True
    return False


def allows_extra_site(game: ShadowfistGame, seat: int, printed: Printed) -> bool:
    """SF 25.7. Whether a Site may be played besides the one Site of a turn: once."""
    extra = any(isinstance(one, ExtraSite) and one.title == printed.name for one in printed.abilities)
    return extra and game.players[seat].sites_played == 1


def bargain_of(printed: Printed) -> int:
    """By how much a card's cost may be reduced for the same Power to each opponent."""
    return max((one.most for one in printed.abilities if isinstance(one, Bargain)), default=0)


@once
def as_state(printed: Printed) -> Printed | None:
    """SF 7.1.1. The card as the State it may be played as, the same each time."""
    found = next((one for one in printed.abilities if isinstance(one, AsState)), None)
    return replace(printed, type=STATE, fighting=0, abilities=found.abilities) if found is not None else None
