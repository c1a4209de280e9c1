"""HK 705. Entering play: where a card comes in, and how."""

from __future__ import annotations

from quickening.core.supposing import Supposing
from quickening.games.huntik.events.areas import EnteredPlay
from quickening.games.huntik.kinds.abilities import AsEnters, ComesIn, PlayedInto
from quickening.games.huntik.kinds.changes import Arriving, MayPlayInto
from quickening.games.huntik.kinds.conditions import in_zones
from quickening.games.huntik.rules.modifiers import FACTS, applies, speaking
from quickening.games.huntik.state import HAND, PLAY, ZONES, Counter, HuntikGame, Modifier
from quickening.lang.nodes import Scope


def zones_to_play(game: HuntikGame, seat: int, card: int) -> list[int]:
    """HK 705.1b. Zone 1, and whatever the card itself or a modifier allows besides."""
    zones = {game.seen_from(1, seat)}
    scope = Scope(you=seat, me=game.ref(card), source=game.ref(card))
    for allowed in game.cards[card].definition.of(PlayedInto):
        elsewhere = allowed.from_hand and game.cards[card].area != HAND
        if not elsewhere and (allowed.condition is None or allowed.condition.holds(game, scope)):
            zones |= _allowed_zones(game, seat, allowed, scope)
    for modifier in permissions(game, seat):
        change = modifier.change
        assert isinstance(change, MayPlayInto)
        if change.cards.fits(game, card, modifier.scope):
            zones.add(modifier.who.zone(game, modifier.scope))
    return sorted(zone for zone in zones if zone in ZONES)


def _allowed_zones(game: HuntikGame, seat: int, allowed: PlayedInto, scope: Scope) -> set[int]:
    if allowed.beside is not None:
        found = in_zones(game, allowed.beside, scope)
        return {game.cards[card].zone for card in found if game.cards[card].controller == seat}
    if allowed.near is not None:
        found = in_zones(game, allowed.near, scope)
        return {game.cards[card].zone for card in found if game.cards[card].controller == 1 - seat}
    if allowed.place is not None:
        return {allowed.place.zone(game, scope)}
    return {game.seen_from(zone, seat) for zone in allowed.zones}


def permissions(game: HuntikGame, seat: int) -> list[Modifier]:
    """The modifiers that let a player play heroes into a zone."""
    found = [one for one in speaking(game, MayPlayInto) if one.scope.you == seat]
    return [one for one in found if one.condition is None or one.condition.holds(game, one.scope)]


# -- how (HK 705.1a-b) ---------------------------------------------------------------------------------------------


def entering(game: HuntikGame, card: int, seat: int, zone: int, exhausted: bool = False) -> EnteredPlay:
    """HK 705.1b. A card about to enter play, with all that its own text and others' say of that; it adds up."""
    printed = game.cards[card].printed
    counters: tuple[Counter, ...] = ()
    stunned = False
    for how in (*printed.of(ComesIn), *arrivals(game, card, seat, zone)):
        exhausted, stunned = exhausted or how.exhausted, stunned or how.stunned
        counter = Counter(getattr(how, "counter", ""), how.atk, how.defense)
        if not counter.like(Counter()):
            counters += (counter,) * (getattr(how, "count", 1) * times(game, how, card, seat, zone))
    gifts = tuple(gift for ability in printed.of(AsEnters) for gift in ability.gifts)
    return EnteredPlay(card, seat, zone, exhausted, counters, gifts=gifts, stunned=stunned)


def times(game: HuntikGame, how: ComesIn | Arriving, card: int, seat: int, zone: int) -> int:
    """How often so many counters, where a text says that it depends: perhaps on who is where the card comes in."""
    amount = getattr(how, "times", None)
    if amount is None:
        return 1
    counted: int = amount.value(game, Scope(you=seat, me=game.ref(card), source=game.ref(card), place=zone))
    return counted


def arrivals(game: HuntikGame, card: int, seat: int, zone: int) -> list[Arriving]:
    """HK 705.1b. What modifiers say of how such a card comes into play."""
    modifiers = speaking(game, Arriving)
    if not modifiers:
        return []
    with Supposing(game.cards[card], area=PLAY, zone=zone, controller=seat):  # judged as it will be there
        fitting = [one.change for one in modifiers if isinstance(one.change, Arriving) and applies(game, one, card)]
    FACTS.forget(game, card)
    return fitting
