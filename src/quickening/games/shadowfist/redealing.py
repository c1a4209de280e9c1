"""SF 9.2, 24.4. What a player cannot know of a game of Shadowfist, and games that differ in that alone."""

from __future__ import annotations

from functools import cache

from quickening.core.chance import Chance
from quickening.core.events import Event
from quickening.core.redealing import become, deal_anew
from quickening.games.shadowfist.definitions import FACTIONS, Printed
from quickening.games.shadowfist.events.entering import CardPlayed, EnteredPlay, Revealed
from quickening.games.shadowfist.events.piles import Discarded, Drew, Looked, PutInHand, PutInSmokedPile, PutOnDeck
from quickening.games.shadowfist.pool import shipped
from quickening.games.shadowfist.rules.out_of_play import revealed_tops
from quickening.games.shadowfist.rules.playing import PlayCard
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import ASIDE, BURNED, DECK, HAND, SMOKED, TOASTED

ALIGNED = frozenset(FACTIONS.values())


def shown_to(event: Event, seat: int) -> tuple[int, ...]:
    """SF 9.2. What is drawn or looked at is for one player; what is played face up, revealed or discarded for all."""
    match event:
        case Drew() | Looked():
            return event.cards if event.seat == seat else ()
        case CardPlayed() | EnteredPlay():
            return () if event.face_down and event.seat != seat else (event.card,)
        case PutInHand() | PutOnDeck():
            return (event.card,) if event.shown else ()
        case Revealed() | Discarded() | PutInSmokedPile():
            return (event.card,)
        case _:
            return ()


@cache
def dealt_cards() -> tuple[Printed, ...]:
    """The cards that may be in a deck."""
    return tuple(shipped().values())


@cache
def cards_of_factions(factions: frozenset[str]) -> tuple[Printed, ...]:
    """The cards of some factions, and those of none: of a talent, unaligned, Feng Shui Sites (SF 18.2)."""
    return tuple(card for card in dealt_cards() if card.faction not in ALIGNED or card.faction in factions)


def likely_cards(game: ShadowfistGame, seat: int) -> tuple[Printed, ...]:
    """What a player may hold, by the factions that everybody has seen of them (SF 18.2)."""
    open_ones = [card for pile in (SMOKED, TOASTED, BURNED, ASIDE) for card in game.areas[pile, seat]]
    open_ones += [card for card in game.in_play if not game.cards[card].face_down]
    seen = [game.cards[card] for card in open_ones]
    factions = ALIGNED & frozenset([one.definition.faction for one in seen if one.owner == seat])
    return cards_of_factions(factions) if factions else dealt_cards()


@cache
def played_face_down() -> tuple[Printed, ...]:
    return tuple(card for card in dealt_cards() if card.played_face_down)


def backs_in_play(game: ShadowfistGame, seat: int, seen: set[int]) -> set[int]:
    """SF 24.4. The opponents' face-down Sites, as far as the seat never saw their faces."""
    lying = {number for number in game.in_play if game.cards[number].face_down}
    return {number for number in lying - seen if game.cards[number].controller != seat}


def deal_unknown(game: ShadowfistGame, seat: int, keep: set[int], seen: set[int], chance: Chance) -> None:
    """Other cards in the opponents' hands, in all decks, and as the opponents' face-down Sites.

    Cards the seat has seen before lie elsewhere, all others are any card that may be in such a deck.
    """
    keep = keep | {frame.card for frame in game.stack if isinstance(frame, PlayCard)}  # announced, not yet placed
    keep |= revealed_tops(game)
    for owner in range(len(game.players)):
        if owner == seat:  # whose deck it is knows what is in it, not where
            deal_anew(game, [(DECK, owner)], dealt_cards(), keep, seen.union(game.areas[DECK, owner]), chance)
        else:
            deal_anew(game, [(HAND, owner), (DECK, owner)], likely_cards(game, owner), keep, seen, chance)
    for number in sorted(backs_in_play(game, seat, seen) - keep):
        become(game.cards[number], chance.pick(played_face_down()))
    game.invalidate()
