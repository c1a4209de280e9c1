"""HK 703, 708.2. The modifiers that always-on powers generate, lost or not."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.core.derive import Values, derived
from quickening.games.huntik import channels
from quickening.games.huntik.state import Gained, HuntikGame, Modifier
from quickening.lang.nodes import Scope

ALWAYS = "always"


@derived(channels.TEXTS, channels.CHANGES, channels.SAYINGS)
def generated(game: HuntikGame) -> list[Modifier]:
    """HK 703.1. What the always-on powers of cards in play and of the mission generate, lost or not."""
    changing = [card for card in sources(game) if game.cards[card].printed.continuous and game.active(card)]
    known = [modifier for card in changing for modifier in generated_by(game, card)]
    return known + [one for giver in (*game.modifiers, *known) for one in generated_by_gift(game, giver)]


def generated_by_gift(game: HuntikGame, giver: Modifier) -> list[Modifier]:
    """HK 700.1, 711.2d. An always-on power that cards are given, from the time it was added to each of them."""
    power = giver.change.gift
    if power is None or not power.is_continuous:
        return []
    found = []
    for card in game.in_play:
        if game.active(card):
            scope = replace(own_scope(game, card), source=giver.scope.source)  # HK 706.6
            since = gained_since(game, giver, card)
            found += [
                Modifier(one.change, scope, since, ALWAYS, one.who, None, one.condition, giver)
                for one in power.single
            ]
    return found


def gained_since(game: HuntikGame, giver: Modifier, card: int) -> int:
    """HK 711.2d. Since when a card has a power that it was given; if it has not, since when it could."""
    noted = [one.since for one in game.gained if is_gift(game, one, giver, card)]
    return noted[0] if noted else max(giver.stamp, game.cards[card].stamp)


def is_gift(game: HuntikGame, gained: Gained, giver: Modifier, card: int) -> bool:
    """Whether a card gained a power by this very modifier, as the card it is."""
    same = gained.ref.card == card and gained.stamp == giver.stamp and game.alive(gained.ref)
    return same and gained.change == giver.change


def sources(game: HuntikGame) -> list[int]:
    """The cards whose text counts: those in play, and the mission (HK 400.1a)."""
    return [*game.in_play, game.mission] if game.mission >= 0 else game.in_play


def generated_by(game: HuntikGame, card: int) -> list[Modifier]:
    """HK 708.2. A card's always-on powers as modifiers with its timestamp, or since they returned (HK 711.2d)."""
    state = game.cards[card]
    made_of = (state.printed, spoken_by(game, card), state.zone, state.stamp, state.powers_since)
    known = ALWAYS_ON.get(game, state.handle)
    if known is None or known[0] != made_of:
        known = ALWAYS_ON.put(game, state.handle, (made_of, _always_on(game, card)))
    return known[1]


#: What the powers of a card generate, by its handle, with all that this is made of.
ALWAYS_ON = Values[int, tuple[tuple[Any, ...], list[Modifier]]]()


def _always_on(game: HuntikGame, card: int) -> list[Modifier]:
    state, scope = game.cards[card], own_scope(game, card)
    since = max(state.stamp, state.powers_since)
    powers = state.printed.continuous
    return [Modifier(power.change, scope, since, ALWAYS, power.who, None, power.condition) for power in powers]


def own_scope(game: HuntikGame, card: int) -> Scope:
    """A card's text is about itself and its controller; a mission's about the lead player (HK 400.10b)."""
    ref = game.ref(card)
    return Scope(you=spoken_by(game, card), me=ref, source=ref, place=game.cards[card].zone)


def spoken_by(game: HuntikGame, card: int) -> int:
    """The player whom a card in play or the mission calls `you`."""
    controller = game.cards[card].controller
    return controller if controller >= 0 else game.lead
