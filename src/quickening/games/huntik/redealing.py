"""HK 400. What a player cannot know of a game of Huntik, and games that differ in that alone."""

from __future__ import annotations

from functools import cache

from quickening.core.chance import Chance
from quickening.core.events import Event
from quickening.core.redealing import become, deal_anew
from quickening.games.huntik.definitions import FEATURE, LEGENDARY, MISSION, Printed
from quickening.games.huntik.events.areas import Discarded, Drew, EnteredPlay, LeftPlay, LookedAt, Revealed
from quickening.games.huntik.events.plays import PlayAnnounced
from quickening.games.huntik.pool import shipped
from quickening.games.huntik.state import DECK, DISCARD, HAND, LEGENDS, HuntikGame
from quickening.games.huntik.views import is_searching


def shown_to(event: Event, seat: int) -> tuple[int, ...]:
    """HK 400. What is drawn or looked at is for one player; what is revealed, discarded or in play for all."""
    match event:
        case Drew() | LookedAt():
            return event.cards if event.seat == seat else ()
        case Revealed():
            return event.cards
        case Discarded() | LeftPlay() | EnteredPlay() | PlayAnnounced():
            return (event.card,)
        case _:
            return ()


@cache
def dealt_cards() -> tuple[Printed, ...]:
    """The cards that may be in a deck."""
    return tuple(card for card in shipped().values() if card.type not in (MISSION, FEATURE, LEGENDARY))


@cache
def cards_of_team(team: str) -> tuple[Printed, ...]:
    """The cards that may be in a deck of a team, Good or Evil (HK 202.2)."""
    return tuple(card for card in dealt_cards() if card.team in ("", team))


def likely_cards(game: HuntikGame, seat: int) -> tuple[Printed, ...]:
    """What a player may hold, by the team of the heroes that everybody has seen of them."""
    open_ones = [*game.in_play, *game.areas[DISCARD, seat]]
    seen = [game.cards[card] for card in open_ones]
    teams = {one.definition.team for one in seen if one.owner == seat and not one.face_down} - {""}
    return cards_of_team(teams.pop()) if len(teams) == 1 else dealt_cards()


@cache
def legendary_heroes() -> tuple[Printed, ...]:
    return tuple(card for card in shipped().values() if card.type == LEGENDARY)


def deal_unknown(game: HuntikGame, seat: int, keep: set[int], seen: set[int], chance: Chance) -> None:
    """Other cards in the opponent's hand and pile, both decks, and as face-down features.

    Cards the seat has seen before lie elsewhere, all others are any card that may be in such a deck.
    """
    foe = 1 - seat
    deal_anew(game, [(HAND, foe), (DECK, foe)], likely_cards(game, foe), keep, seen, chance)
    if not is_searching(game, seat):  # HK 406.1: who searches a deck sees all of it
        known = seen.union(game.areas[DECK, seat])  # whose deck it is knows what is in it, not where
        deal_anew(game, [(DECK, seat)], dealt_cards(), keep, known, chance)
    deal_anew(game, [(LEGENDS, foe)], legendary_heroes(), keep, seen, chance)
    face_down = [state for number, state in enumerate(game.cards) if state.face_down and number not in keep]
    features = sorted((state.definition for state in face_down), key=lambda feature: feature.key)
    chance.shuffle(features)
    for state, feature in zip(face_down, features, strict=True):
        become(state, feature)
    game.invalidate()
