"""What a seat sees of a game of Huntik (HK 400)."""

from __future__ import annotations

from quickening.core.frames import Frame
from quickening.core.views import AreaView, CardView, View, backs, looked_at, seen_by
from quickening.games.huntik.definitions import TOKEN, Printed
from quickening.games.huntik.events import counter_word
from quickening.games.huntik.goals import goal_of
from quickening.games.huntik.kinds.card_effects import Search, sorted_by_name
from quickening.games.huntik.rules.combat import attack_total
from quickening.games.huntik.rules.modifiers import facts
from quickening.games.huntik.rules.playing_cards import PlayCard
from quickening.games.huntik.rules.starting import Start
from quickening.games.huntik.rules.top_card import is_hand_revealed, top_if_revealed
from quickening.games.huntik.state import DECK, DISCARD, HAND, LEGENDS, NOBODY, PLAY, REMOVED, HuntikGame
from quickening.lang.resolve import Resolve

#: Where a card is that was announced and has yet to do what it says: on the table for all to see.
BEING_PLAYED = "being played"
#: The cards of a deck, for the player who is searching it.
SEARCHED = "searched deck"


def view_of(game: HuntikGame, seat: int | None, log: bool = True) -> View:
    """HK 400. Hands and legendary hero piles are for their owners; decks and face-down features for nobody."""
    return seen_by(game, seat, status_of(game, seat), areas_of(game, seat), log)


def status_of(game: HuntikGame, seat: int | None) -> tuple[tuple[str, object], ...]:
    """Facts of the game as a whole, all public."""
    combat = game.combat
    mission = game.cards[game.mission].definition if game.mission >= 0 else None
    return (
        ("mission", mission.name if mission else ""),
        ("mission text", mission.text if mission else ""),
        ("mission kind", mission.subtype if mission else ""),
        ("goal", goal_of(game, seat)),
        ("round", game.round),
        ("turn", game.turn),
        ("lead", game.lead),
        ("lead is chosen", not is_choosing_lead(game)),
        ("points", game.points),
        ("combat", None if combat is None else (combat.zone, combat.attacker, combat.added)),
        ("attacks", None if combat is None else tuple(attack_total(game, seat) for seat in range(len(game.names)))),
        ("major heroes played", game.majors),
    )


def is_choosing_lead(game: HuntikGame) -> bool:
    """HK 101.1. Whether it has yet to be said who leads; until then nobody has the turn."""
    return bool(game.stack) and game.stack[-1].step == Start.lead_chosen.__name__


def areas_of(game: HuntikGame, seat: int | None) -> list[AreaView]:
    """Every area, hidden cards as bare handles."""
    found = [AreaView(PLAY, None, tuple(card_in_play(game, card) for card in game.in_play))]
    removed = game.areas[REMOVED, NOBODY]
    found.append(
        AreaView(REMOVED, None, tuple(shown(game, card) for card in removed if not game.cards[card].face_down))
    )
    played = [card for card, state in enumerate(game.cards) if not state.area and is_being_played(game, card)]
    found.append(AreaView(BEING_PLAYED, None, tuple(shown(game, card) for card in played)))
    for owner in range(len(game.names)):
        for pile, name in enumerate((HAND, LEGENDS)):
            cards = game.areas[name, owner]
            opened = owner == seat or (name == HAND and is_hand_revealed(game, owner))
            seen = tuple(shown(game, card) for card in cards) if opened else backs(len(cards), owner, pile)
            found.append(AreaView(name, owner, seen))
        found.append(AreaView(DISCARD, owner, tuple(shown(game, card) for card in game.areas[DISCARD, owner])))
        top = revealed_top(game, owner)
        deck = tuple(shown(game, c) if c == top else hidden(game, c) for c in game.areas[DECK, owner])
        found.append(AreaView(DECK, owner, deck))
        found.append(AreaView(SEARCHED, owner, searched_deck(game, owner) if seat == owner else ()))
    return [*found, *looked_at(game, seat, found, shown)]


def searched_deck(game: HuntikGame, seat: int) -> tuple[CardView, ...]:
    """HK 406.1. Who searches a deck looks through all of its cards, in an order that tells nothing about it."""
    if not any(searches(frame, seat) for frame in game.stack):
        return ()
    return tuple(shown(game, card) for card in sorted_by_name(game, game.areas[DECK, seat]))


def revealed_top(game: HuntikGame, seat: int) -> int | None:
    """HK 400.5d. The top card of a deck, if it is revealed.

    It is not while that deck is searched (HK 400.5b), nor while the card that lay on it is being played.
    """
    top = top_if_revealed(game, seat)
    return top[0] if top and not any(covers_deck(frame, seat) for frame in game.stack) else None


def covers_deck(frame: Frame, seat: int) -> bool:
    """Whether something is going on during which no card of a player's deck is revealed."""
    if isinstance(frame, PlayCard):
        return frame.seat == seat and frame.origin == DECK
    return searches(frame, seat)


def searches(frame: Frame, seat: int) -> bool:
    """HK 406.1. Whether a player is searching their deck."""
    if not isinstance(frame, Resolve) or not frame.todo or frame.scope.you != seat:
        return False
    effect = frame.todo[0]
    return isinstance(effect, Search) and effect.searches_deck(frame)


def is_being_played(game: HuntikGame, card: int) -> bool:
    """HK 701.4. Whether a card that is in no area was announced: neither the mission nor a token that is no more."""
    return card != game.mission and game.cards[card].definition.set != TOKEN


def hidden(game: HuntikGame, card: int) -> CardView:
    """A card of which only that it is there may be known."""
    state = game.cards[card]
    return CardView(state.handle, state.owner)


def shown(game: HuntikGame, card: int) -> CardView:
    """A card as printed."""
    state = game.cards[card]
    return facts_of(state.definition, state.handle, state.owner)


def facts_of(printed: Printed, handle: int, owner: int) -> CardView:
    """The printed facts of a card."""
    numbers = (("ATK", printed.atk), ("DEF", printed.defense)) if printed.fights else ()
    return CardView(
        handle,
        owner if owner >= 0 else None,
        printed.key,
        printed.name,
        printed.title,
        f"{printed.subtype} {printed.type}".strip(),
        printed.tags,
        printed.text,
        numbers=numbers,
    )


def card_in_play(game: HuntikGame, card: int) -> CardView:
    """HK 400.10e. A card in play is public, unless it is a feature that lies face down."""
    state = game.cards[card]
    holder = game.cards[state.holder].handle if state.holder != NOBODY else 0
    if state.face_down:
        return CardView(state.handle, None, marks=("face down",), place=state.zone, holder=holder)
    printed = state.printed
    known = facts(game, card)
    return CardView(
        state.handle,
        state.owner if state.owner >= 0 else None,
        printed.key,
        printed.name,
        printed.title,
        f"{printed.subtype} {printed.type}".strip(),
        known.tags,
        printed.text,
        state.controller if state.controller >= 0 else None,
        (("ATK", known.atk), ("DEF", known.defense)) if printed.fights else (),
        marks_of(game, card),
        state.zone,
        holder,
    )


def marks_of(game: HuntikGame, card: int) -> tuple[str, ...]:
    """What lies on a card and how it lies."""
    state = game.cards[card]
    marks = [word for word, is_so in (("stunned", state.stunned), ("exhausted", state.exhausted)) if is_so]
    if facts(game, card).unblockable:
        marks.append("unblockable")
    return (*marks, *(f"{counter_word(counter)} counter" for counter in state.counters))
