"""What a seat sees of a game of Highlander."""

from __future__ import annotations

from quickening.core.views import AreaView, CardView, View
from quickening.games.highlander import grid
from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.facts import hidden_from, of_attack
from quickening.games.highlander.state import (
    BEFORE_PLAY,
    CAPTURED,
    DISCARD,
    ENDURANCE,
    EXERTION,
    HAND,
    NOBODY,
    PLAY,
    REMOVED,
    HighlanderGame,
)


def view_of(game: HighlanderGame, seat: int | None) -> View:
    """HL3 41-48, HLT 86. Hands, Hidden attacks and captured cards are for their players, Endurance for nobody."""
    return View(
        game="highlander",
        seat=seat,
        names=game.names,
        status=status_of(game),
        areas=tuple(areas_of(game, seat)),
        log=game.told(seat),
        decision=game.decision if game.decision is not None and game.decision.seat == seat else None,
        outcome=game.outcome,
    )


def status_of(game: HighlanderGame) -> tuple[tuple[str, object], ...]:
    """Facts of the game as a whole, all public."""
    return (
        ("edition", game.book),
        ("turn", game.turn),
        ("active", game.active),
        ("phase", game.phase),
        ("ability", tuple(player.ability for player in game.players)),
        ("prone", tuple(player.prone for player in game.players)),
        ("weapon", tuple(player.weapon for player in game.players)),
        ("may hide an attack", tuple(bool(player.hidden) for player in game.players)),
        ("pending", tuple((tally.seat, tally.kind, tally.amount) for tally in game.tallies)),
        ("attacks", tuple(attack_facts(game, n) for n in range(len(game.attacks)))),
        ("end game", game.time_called),
    )


def attack_facts(game: HighlanderGame, number: int) -> tuple[object, ...]:
    """HL3 79, HLT 102. An attack: whose, card and defense by handle, what is disclosed of it, its result."""
    attack = game.attacks[number]
    defense = game.cards[attack.defense].handle if attack.defense != NOBODY else 0
    known = of_attack(game, attack)
    told = not attack.hidden or game.edition.hidden_disclosure.value == "power and choices"
    power = attack.power or (told and known.power_blow)
    marks = [word for word, so in (("hidden", attack.hidden), ("Power Blow", power)) if so]
    if known.head_shot and not attack.hidden:
        marks.append("Head Shot")
    return (attack.seat, game.cards[attack.card].handle, tuple(marks), defense, attack.result)


def areas_of(game: HighlanderGame, seat: int | None) -> list[AreaView]:
    """Every area, hidden cards as bare handles."""
    found = []
    for owner in range(len(game.names)):
        own = owner == seat
        found += [
            AreaView(area, owner, tuple(shown(game, card, seat) for card in game.areas[area, owner]))
            for area in (BEFORE_PLAY, PLAY, DISCARD, EXERTION, REMOVED)
        ]
        for area in (HAND, CAPTURED):
            cards = game.areas[area, owner]
            found.append(AreaView(area, owner, tuple(facts_of(game, c) if own else hidden(game, c) for c in cards)))
        found.append(AreaView(ENDURANCE, owner, tuple(hidden(game, card) for card in game.areas[ENDURANCE, owner])))
    return found


def hidden(game: HighlanderGame, card: int) -> CardView:
    """A card of which only that it is there may be known."""
    state = game.cards[card]
    return CardView(state.handle, state.owner)


def shown(game: HighlanderGame, card: int, seat: int | None) -> CardView:
    """A card in the open; a Hidden attack only to the player who made it."""
    state = game.cards[card]
    if state.face_down and state.controller != seat and not sees(game, card, seat):
        return CardView(state.handle, state.owner, marks=("face down",), controller=state.controller)
    return facts_of(game, card)


def sees(game: HighlanderGame, card: int, seat: int | None) -> bool:
    """Whether a text lets a player look at this Hidden attack."""
    attack = game.attack_of(card)
    return seat is not None and attack is not None and not hidden_from(game, attack, seat)


def facts_of(game: HighlanderGame, card: int) -> CardView:
    """A card with what is printed on it and how it lies."""
    state = game.cards[card]
    printed = state.definition
    return CardView(
        state.handle,
        state.owner,
        printed.key,
        printed.name,
        printed.title,
        printed.type,
        printed.kinds,
        printed.text,
        state.controller,
        numbers_of(printed, state.chosen),
        marks_of(game, card),
        holder=game.cards[state.holder].handle if state.holder != NOBODY else 0,
    )


def numbers_of(printed: Printed, chosen: int) -> tuple[tuple[str, int], ...]:
    """The grid as nine bits from the upper left, damage, Hand Icons."""
    found = [("grid", chosen or printed.grid)] if printed.grid or chosen else []
    if printed.damage is not None:
        found.append(("damage", printed.damage))
    if printed.power is not None:
        found.append(("power", printed.power))
    return (*found, ("hands", printed.hands)) if printed.hands else tuple(found)


def marks_of(game: HighlanderGame, card: int) -> tuple[str, ...]:
    """How a card lies: face down, lost, ready to be used, and what it covers."""
    state = game.cards[card]
    marks = [word for word, so in (("face down", state.face_down), ("ready", state.ready)) if so]
    if state.arms:
        marks.append(state.arms)
    if state.chosen:
        marks.append(grid.words(state.chosen))
    return tuple(marks)
