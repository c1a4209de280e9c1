"""What a seat sees of a game of Huntik (HK 400)."""

from __future__ import annotations

from collections.abc import Sequence

from quickening.core.frames import Frame
from quickening.core.once import once
from quickening.core.seeing import DRAWN_FROM, HELD, HELD_ASIDE, Board, backs, looked_at, lying_together
from quickening.core.views import AreaView, CardView, Face, Numbers, Status
from quickening.games.huntik.definitions import TOKEN, Printed
from quickening.games.huntik.events.on_the_map import counter_word
from quickening.games.huntik.goals import goal_of
from quickening.games.huntik.kinds.card_effects import Search, sorted_by_name
from quickening.games.huntik.rules.areas import is_hand_revealed, top_if_revealed
from quickening.games.huntik.rules.combat import attack_total
from quickening.games.huntik.rules.modifiers import facts
from quickening.games.huntik.rules.playing_cards import PlayCard
from quickening.games.huntik.rules.starting import Start
from quickening.games.huntik.state import DECK, DISCARD, HAND, LEGENDS, NOBODY, PLAY, REMOVED, HuntikGame
from quickening.lang.resolve import Resolve

#: Where a card is that was announced and has yet to do what it says: on the table for all to see.
BEING_PLAYED = "being played"
#: The cards of a deck, for the player who is searching it.
SEARCHED = "searched deck"


def in_sight(game: HuntikGame, seat: int | None, board: Board) -> tuple[Status, list[AreaView]]:
    """HK 400. Hands and legendary hero piles are for their owners; decks and face-down features for nobody."""
    status = (("goal", goal_of(game, seat)), *board.alike("status", lambda: status_of(game)))
    return status, areas_of(game, seat, board)


def status_of(game: HuntikGame) -> Status:
    """Facts of the game as a whole, all public."""
    combat = game.combat
    mission = game.cards[game.mission].definition if game.mission >= 0 else None
    return (
        ("mission", mission.name if mission else ""),
        ("mission text", mission.text if mission else ""),
        ("mission kind", mission.subtype if mission else ""),
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


def areas_of(game: HuntikGame, seat: int | None, board: Board) -> list[AreaView]:
    """Every area, hidden cards as backs."""
    open_to_all = board.alike("areas", lambda: open_areas(game, board))
    found = list(open_to_all[NOBODY])
    for owner in range(len(game.names)):
        found.append(AreaView(HAND, owner, hand_of(game, owner, seat, board)))
        legends = game.areas[LEGENDS, owner]
        own = owner == seat
        seen = all_shown(game, LEGENDS, owner, legends, board) if own else backs(len(legends), owner, HELD_ASIDE)
        found.append(AreaView(LEGENDS, owner, seen))
        found += open_to_all[owner]
        found.append(AreaView(SEARCHED, owner, searched_deck(game, owner, board) if seat == owner else ()))
    return [*found, *looked_at(game, seat, found, shown, board)]


def open_areas(game: HuntikGame, board: Board) -> dict[int, list[AreaView]]:
    """What everybody sees alike: on the table, and of each player."""
    removed = [card for card in game.areas[REMOVED, NOBODY] if not game.cards[card].face_down]
    played = [card for card, state in enumerate(game.cards) if not state.area and is_being_played(game, card)]
    found = {
        owner: [
            AreaView(DISCARD, owner, all_shown(game, DISCARD, owner, game.areas[DISCARD, owner], board)),
            AreaView(DECK, owner, deck_of(game, owner, board)),
        ]
        for owner in range(len(game.names))
    }
    found[NOBODY] = [
        AreaView(PLAY, None, tuple([board.as_before(card_in_play(game, card)) for card in game.in_play])),
        AreaView(REMOVED, None, all_shown(game, REMOVED, NOBODY, removed, board)),
        AreaView(BEING_PLAYED, None, all_shown(game, BEING_PLAYED, NOBODY, played, board)),
    ]
    return found


def hand_of(game: HuntikGame, owner: int, seat: int | None, board: Board) -> tuple[CardView, ...]:
    """A hand, for its owner, and for all while it is revealed."""
    cards = game.areas[HAND, owner]
    is_open = owner == seat or is_hand_revealed(game, owner)
    return all_shown(game, HAND, owner, cards, board) if is_open else backs(len(cards), owner, HELD)


def all_shown(game: HuntikGame, area: str, owner: int, cards: Sequence[int], board: Board) -> tuple[CardView, ...]:
    """Cards as printed, which lie together."""
    return lying_together(game, (area, owner), cards, board, shown)


def deck_of(game: HuntikGame, owner: int, board: Board) -> tuple[CardView, ...]:
    """A deck: how many cards it has, and the top one if that is revealed."""
    deck, top = game.areas[DECK, owner], revealed_top(game, owner)
    if top is None:
        return backs(len(deck), owner, DRAWN_FROM)
    return (*backs(len(deck) - 1, owner, DRAWN_FROM), shown(game, top, board))


def searched_deck(game: HuntikGame, seat: int, board: Board) -> tuple[CardView, ...]:
    """HK 406.1. Who searches a deck looks through all of its cards, in an order that tells nothing about it."""
    if not is_searching(game, seat):
        return ()
    return all_shown(game, SEARCHED, seat, sorted_by_name(game, game.areas[DECK, seat]), board)


def is_searching(game: HuntikGame, seat: int) -> bool:
    """HK 406.1. Whether a player is looking through their deck now."""
    return any(searches(frame, seat) for frame in game.stack)


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


def shown(game: HuntikGame, card: int, board: Board) -> CardView:
    """A card as printed."""
    state = game.cards[card]
    face, numbers = printed_on(state.definition)
    return board.as_printed(state.handle, state.owner if state.owner >= 0 else None, face, numbers)


def facts_of(printed: Printed) -> CardView:
    """The printed facts of a card that is in no game."""
    face, numbers = printed_on(printed)
    return CardView(0, None, *face, None, numbers)


def as_made(card: Printed) -> CardView:
    """A card that somebody made, as it is printed."""
    return facts_of(card)


@once
def printed_on(printed: Printed) -> tuple[Face, Numbers]:
    """The face of a card, and its numbers."""
    numbers = (("ATK", printed.atk), ("DEF", printed.defense)) if printed.fights else ()
    kind = f"{printed.subtype} {printed.type}".strip()
    return (printed.key, printed.name, printed.title, kind, printed.tags, printed.text), numbers


def card_in_play(game: HuntikGame, card: int) -> CardView:
    """HK 400.10e. A card in play is public, unless it is a feature that lies face down."""
    state = game.cards[card]
    holder = game.cards[state.holder].handle if state.holder != NOBODY else 0
    if state.face_down:
        return CardView(state.handle, None, marks=("face down",), place=state.zone, holder=holder)
    (key, name, title, kind, _, text), numbers = printed_on(state.printed)
    known = facts(game, card)
    return CardView(
        state.handle,
        state.owner if state.owner >= 0 else None,
        key,
        name,
        title,
        kind,
        known.tags,
        text,
        state.controller if state.controller >= 0 else None,
        (("ATK", known.atk), ("DEF", known.defense)) if numbers else (),
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
