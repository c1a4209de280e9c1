"""What a judge may repair at a table of Huntik, and by which events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.core.frames import Frame
from quickening.core.outside import Repairs
from quickening.core.refusals import Refused
from quickening.core.repairs import DRAW, MOVE, PutOnStack, Repair, by_handle
from quickening.core.repairs import PLAY as PUT
from quickening.games.huntik.definitions import ACTION, AMULET, COMBAT, FEATURE
from quickening.games.huntik.events.areas import Drew, EnteredPlay, PutInPile
from quickening.games.huntik.events.on_the_map import Exhausted, PutInZone, Readied, Stunned, Unstunned
from quickening.games.huntik.events.rounds import Scored
from quickening.games.huntik.kinds.abilities import Response
from quickening.games.huntik.rules.playing_cards import PlayCard, judge_action
from quickening.games.huntik.state import DECK, DISCARD, HAND, PLAY, REMOVED, ZONES, HuntikGame

TOP, BOTTOM, POINTS = "the top of the deck", "the bottom of the deck", "points"
PILES: Mapping[str, tuple[str, bool]] = {
    HAND: (HAND, False),
    TOP: (DECK, False),
    BOTTOM: (DECK, True),
    DISCARD: (DISCARD, False),
    REMOVED: (REMOVED, False),
}
STATES: Mapping[str, type[Any]] = {
    "exhausted": Exhausted,
    "ready": Readied,
    "stunned": Stunned,
    "not stunned": Unstunned,
}
REPAIRS = Repairs(
    (*PILES, *(f"zone {zone}" for zone in ZONES)), tuple(STATES), (POINTS,), (POINTS,), stacks=(HAND, DISCARD)
)
#: HK 500.2. A player's turn is asked for from the position alone.
ASKED_ANEW = {("Turns", "answered"): "play"}


def repair_of(game: HuntikGame, wanted: Repair, by: int) -> Event:
    """What happens by a repair. Refuses what cannot be."""
    if wanted.what == DRAW:
        return drawn(game, wanted.seat, wanted.number)
    if wanted.to == POINTS:
        if wanted.seat < 0 or wanted.number == game.points[wanted.seat]:
            raise Refused("say whose points, and how many there are to be")
        return Scored(wanted.seat, wanted.number - game.points[wanted.seat], wanted.number)
    card = by_handle(game, wanted.card)
    if wanted.what == PUT:
        return put_on_stack(game, card)
    if wanted.what == MOVE:
        return moved(game, card, wanted, by)
    return stated(game, card, wanted.to)


def drawn(game: HuntikGame, seat: int, number: int) -> Event:
    """Cards from the top of a deck into the hand; who may not see them does not."""
    deck = game.areas[DECK, seat] if seat >= 0 else []
    if not 0 < number <= len(deck):
        raise Refused(f"there are {len(deck)} cards to draw")
    return Drew(seat, tuple(reversed(deck[-number:])))


def stated(game: HuntikGame, card: int, to: str) -> Event:
    """A card in play is exhausted or ready, stunned or not."""
    state = game.cards[card]
    now = {"exhausted": state.exhausted, "stunned": state.stunned}
    is_so = {**now, "ready": not state.exhausted, "not stunned": not state.stunned}[to]
    if state.area != PLAY or is_so or (to == "ready" and state.stunned):
        raise Refused(f"{state.name} cannot be made {to}: it is not in play, it is so already, or it is stunned")
    found: Event = STATES[to](card)
    return found


def moved(game: HuntikGame, card: int, wanted: Repair, by: int) -> Event:
    """HK 400. A card goes to a pile of its owner's, or into a zone, as the judge counts them (HK 400.10a)."""
    state = game.cards[card]
    if not state.area:
        raise Refused(f"{state.name} lies in no area")
    if wanted.to in PILES:
        area, bottom = PILES[wanted.to]
        if state.definition.type == FEATURE or (state.area == area and area != DECK):
            raise Refused(f"{state.name} cannot go there")
        return PutInPile(card, area, bottom, shown=is_open(game, card) or area in (DISCARD, REMOVED))
    zone = game.seen_from(int(wanted.to[-1]), by)
    if state.area == PLAY:
        if state.zone == zone:
            raise Refused(f"{state.name} is there already")
        return PutInZone(card, state.zone, zone, state.stunned)
    if state.definition.type in (ACTION, AMULET, FEATURE):
        raise Refused(f"{state.name} does not come into play")
    return EnteredPlay(card, wanted.seat if wanted.seat >= 0 else state.owner, zone)


def is_open(game: HuntikGame, card: int) -> bool:
    """Whether everybody sees a card where it is."""
    state = game.cards[card]
    return state.area not in (DECK, HAND) and not state.face_down


def put_on_stack(game: HuntikGame, card: int) -> Event:
    """HK 302, 701.4. An action or amulet is played by its owner, and may be canceled; heroes come into a zone."""
    state = game.cards[card]
    if state.area not in REPAIRS.stacks or state.definition.type not in (ACTION, AMULET):
        raise Refused(f"{state.name} cannot be put on the stack: an action or amulet in a hand or discard pile can")
    if state.definition.subtype == COMBAT or state.definition.of(Response):
        raise Refused(f"{state.name} is played during a combat, or to cancel another action, and neither is so now")
    refusal = judge_action(game, state.owner, card)
    if refusal is not None:
        raise Refused(replace(refusal, name=state.name))
    return PutOnStack(card, state.owner)


def played_from_stack(put: PutOnStack) -> Frame:
    """HK 404. The card is played as any other is."""
    return PlayCard(seat=put.seat, card=put.card)
