"""HK 700. The powers a card has: those printed on it, and those it was given."""

from __future__ import annotations

from typing import Any

from quickening.core.derive import derived
from quickening.core.once import once
from quickening.games.huntik import channels
from quickening.games.huntik.definitions import COMBAT, EXHAUST, FREE, MAY, Printed
from quickening.games.huntik.kinds.abilities import ActionPower
from quickening.games.huntik.kinds.changes import Given
from quickening.games.huntik.kinds.filters import In
from quickening.games.huntik.kinds.places import ZoneNumber, is_zone
from quickening.games.huntik.rules.facts import Power, printed_powers, with_gift
from quickening.games.huntik.rules.modifiers import (
    GIVERS,
    POWERS_NOW,
    SETTLED_POWERS,
    applies,
    facts,
    giving_modifiers,
    is_staged,
    is_steady,
    powers_at_risk,
)
from quickening.games.huntik.state import PLAY, ZONES, HuntikGame, Modifier, sides
from quickening.lang.selections import Cards

ANYWHERE = -1
#: HK 601.3, 701.2. The kinds of power that can be used now: by an exhausted card, a ready one, in a combat.
_TIRED, _READY, _FIGHTING = frozenset({FREE, MAY}), frozenset({FREE, MAY, EXHAUST}), frozenset({COMBAT})


def able_to_act(game: HuntikGame, seat: int) -> list[int]:
    """A first look: the cards in play that can have any power at all that a player could use now."""
    gifts, fighting = gifts_by_zone.of(game), game.combat is not None
    found = []
    for card in sides.of(game).usable[seat]:
        state = game.cards[card]
        ways, given = state.printed.ways_to_act, gifts[state.zone].kinds
        if ways or given:
            kinds = _FIGHTING if fighting else _TIRED if state.exhausted else _READY
            if not (kinds.isdisjoint(ways) and kinds.isdisjoint(given)):
                found.append(card)
    return found


def usable_powers(game: HuntikGame, card: int) -> list[Power]:
    """The action powers a card has where it is (HK 700.2)."""
    state = game.cards[card]
    if state.area != PLAY:
        return [power for power in printed_powers(state.definition) if power.ability.area == state.area]
    if state.stunned or state.face_down:
        return []
    here = gifts_by_zone.of(game)[state.zone]
    if powers_at_risk.of(game):
        return _powers_with_gifts(game, card, here.modifiers)
    if not here.modifiers:
        return powers_in_play(state.printed)
    powers = SETTLED_POWERS if here.steady else POWERS_NOW
    known = powers.get(game, card)
    return powers.put(game, card, _powers_with_gifts(game, card, here.modifiers)) if known is None else known


def _powers_with_gifts(game: HuntikGame, card: int, gifts: list[tuple[Modifier, int]]) -> list[Power]:
    """HK 700.1, 700.3. The powers printed on a card and those it was given, but for those it has lost."""
    if is_staged.of(game):
        powers = facts(game, card).powers
    else:
        powers = list(printed_powers(game.cards[card].printed))
        for one, only in gifts:
            power, source = one.change.power, one.scope.source  # type: ignore[attr-defined]  # it gives one
            if only in (-1, card) and power.is_action and source is not None and applies(game, one, card):
                powers = with_gift(powers, power, source.card)
    return [power for power in powers if power.ability.area == PLAY]


@once
def powers_in_play(printed: Printed) -> list[Power]:
    """The powers printed on a card that can be used while it is in play."""
    return [power for power in printed_powers(printed) if power.ability.area == PLAY]


class Gifts:
    """The modifiers that may give powers to cards in a zone, each with the one card it can affect, or -1.

    `kinds` are the kinds of power to be used among them. `steady`: a card that is given one keeps it for as long as
    the same texts are in force, and it stays in the zone.
    """

    __slots__ = ("kinds", "modifiers", "steady")

    def __init__(self, modifiers: list[tuple[Modifier, int]], kinds: frozenset[str], steady: bool) -> None:
        self.modifiers = modifiers
        self.kinds = kinds
        self.steady = steady


@derived(channels.TEXTS, channels.GIFTS, channels.GIVING)
def gifts_by_zone(game: HuntikGame) -> list[Gifts]:
    """What powers cards may be given in each zone."""
    gifts = [(gift, _zone_meant(game, gift[0])) for gift in giving_modifiers.of(game)]
    sources = [gift[0].scope.source for gift, _ in gifts]
    GIVERS.put(game, frozenset([source.card for source in sources if source is not None]))
    return [_gifts_in(zone, gifts) for zone in (0, *ZONES)]


def _gifts_in(zone: int, gifts: list[tuple[tuple[Modifier, int], int]]) -> Gifts:
    found = [gift for gift, meant in gifts if meant in (zone, ANYWHERE)]
    powers = [one.change.power for one, _ in found if isinstance(one.change, Given)]
    kinds = frozenset([power.kind for power in powers if isinstance(power, ActionPower)])
    return Gifts(found, kinds, all(is_steady(one, _names_a_zone) for one, _ in found))


def _zone_meant(game: HuntikGame, gift: Modifier) -> int:
    """The zone in which cards are given the power, if the text names one that stays where it is."""
    words: tuple[Any, ...] = gift.who.after if type(gift.who) is Cards else ()
    for word in filter(_names_a_zone, words):
        zone: int = word.place.zone(game, gift.scope)
        return zone
    return ANYWHERE


def _names_a_zone(word: Any) -> bool:
    return isinstance(word, In) and (is_zone(word.place, "this") or isinstance(word.place, ZoneNumber))
