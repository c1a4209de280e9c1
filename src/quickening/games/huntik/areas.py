"""HK 400. How a card changes areas: it becomes another card, and nothing that was about the old one is kept."""

from __future__ import annotations

from quickening.games.huntik import channels
from quickening.games.huntik.definitions import LEGENDARY, TOKEN
from quickening.games.huntik.rules.invalidation import aspect_changed, text_changed
from quickening.games.huntik.rules.modifiers import facts
from quickening.games.huntik.state import DECK, LEGENDS, NOBODY, PLAY, REMOVED, Counter, HuntikGame
from quickening.lang.resolve import Resolve


def take_out(game: HuntikGame, card: int) -> None:
    """Remove a card from the area it is in, if any (the mission card is in none, HK 400.1a)."""
    state = game.cards[card]
    if state.area in (PLAY, REMOVED):
        game.areas[state.area, NOBODY].remove(card)
    elif state.area:
        game.areas[state.area, state.owner].remove(card)


def renew(game: HuntikGame, card: int) -> None:
    """HK 400.11a. A card that changes areas is no longer the same card; its counters are gone (HK 402.1b)."""
    state = game.cards[card]
    was, state.handle = state.handle, game.tick()
    state.stamp = state.handle
    game.note_renewal(was, state.handle, state.area, state.owner)
    state.zone = 0
    state.controller = state.entered_under = state.holder = NOBODY
    state.exhausted = state.stunned = state.face_down = False
    state.counters = ()
    state.used = ()
    state.printed = state.definition
    forget(game, card)
    aspect_changed(game, "piles")


def forget(game: HuntikGame, card: int) -> None:
    """HK 400.11a. Modifiers that affected the card it was no longer do."""
    if game.modifiers and any(one.cards and any(ref.card == card for ref in one.cards) for one in game.modifiers):
        game.modifiers = [one for one in game.modifiers if not one.cards or any(map(game.alive, one.cards))]
        game.wrote(channels.TEXTS)


def put_in_pile(game: HuntikGame, card: int, area: str, bottom: bool = False) -> None:
    """HK 400.2. Into its owner's instance of the area; a legendary hero goes home instead (HK 400.8b).

    From play: what is with it is dropped (HK 305.2c), and a token is no more (HK 402.2b).
    """
    state = game.cards[card]
    was_in_play, printed = state.area == PLAY, state.printed
    if was_in_play:
        drop_features(game, card)
        note_zone(game, card)
        if game.recalls:
            recall(game, card)
    numbers = game.recalled.get(state.handle) if game.recalls else None
    take_out(game, card)
    renew(game, card)
    if numbers is not None:
        game.recalled[-state.handle] = numbers
    if was_in_play and state.definition.set == TOKEN:
        state.area = ""  # HK 402.2b
        game.wrote(channels.TEXTS)
        return
    if state.definition.type == LEGENDARY:
        area = LEGENDS
    state.area = area
    pile = game.areas[area, NOBODY if area == REMOVED else state.owner]
    if bottom and area == DECK:
        pile.insert(0, card)
    else:
        pile.append(card)
    if state.definition.waiting_in_discard_pile:
        game.wrote(channels.TEXTS)
    elif was_in_play:
        text_changed(game, card, printed)


def note_zone(game: HuntikGame, card: int) -> None:
    """HK 708.3c. A card is about to leave play: what it does goes on, and so do its modifiers, about where it was."""
    ref = game.ref(card)
    doing = any(isinstance(frame, Resolve) and frame.scope.me == ref for frame in game.stack)
    if doing or any(one.scope.me == ref for one in game.modifiers):
        game.last_zones[ref.handle] = game.cards[card].zone


def recall(game: HuntikGame, card: int) -> None:
    """A card is about to leave play: its ATK and DEF are kept, as a text may speak of them when it is gone."""
    handle = game.cards[card].handle
    if handle not in game.recalled:
        known = facts(game, card)
        game.recalled[handle] = known.atk, known.defense


def drop_features(game: HuntikGame, card: int) -> None:
    """HK 305.2c. What is with a card stays where it is as the card leaves play."""
    for feature in game.features_with(card):
        game.cards[feature].holder = NOBODY


def enter_play(
    game: HuntikGame,
    card: int,
    seat: int,
    zone: int,
    exhausted: bool,
    counters: tuple[Counter, ...],
    face_down: bool,
) -> None:
    """HK 705.1. Into a zone, under a player's control, ready unless something says otherwise."""
    take_out(game, card)
    printed = game.cards[card].printed
    renew(game, card)
    state = game.cards[card]
    state.area, state.zone, state.printed = PLAY, zone, printed
    state.controller = state.entered_under = seat
    state.exhausted, state.face_down = exhausted, face_down
    state.counters = tuple(Counter(c.name, c.atk, c.defense, game.tick()) for c in counters)
    game.areas[PLAY, NOBODY].append(card)
    text_changed(game, card, printed)


def hand_out_ring(game: HuntikGame, hero: int) -> None:
    """A mission may let the first heroes come into play each with a feature that lies face down (HK 305.2)."""
    ring, game.rings = game.rings[0], game.rings[1:]
    enter_play(game, ring, NOBODY, game.cards[hero].zone, False, (), True)
    game.cards[ring].holder = hero
