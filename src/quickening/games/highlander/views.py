"""What a seat sees of a game of Highlander."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from quickening.core.once import once, once_each
from quickening.core.seeing import DRAWN_FROM, HELD, HELD_ASIDE, Board, backs, looked_at
from quickening.core.views import AreaView, CardView, Face, Numbers, Status
from quickening.games.highlander import facts, grid
from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.editions import EDITIONS, Edition
from quickening.games.highlander.exchanges import Exchange, Exertion
from quickening.games.highlander.facts import chosen_for, hidden_from, of_attack
from quickening.games.highlander.rules.adjusting import hand_size
from quickening.games.highlander.rules.exertions import FOR_NOTHING, sizes
from quickening.games.highlander.rules.resolving import damage_of
from quickening.games.highlander.state import (
    BEFORE_PLAY,
    CAPTURED,
    DISCARD,
    ENDURANCE,
    EXERTION,
    HAND,
    NOBODY,
    OTHER_HAND,
    PLAY,
    REMOVED,
    Attack,
    HighlanderGame,
    Shown,
    Turned,
)


def in_sight(game: HighlanderGame, seat: int | None, board: Board) -> tuple[Status, list[AreaView]]:
    """HL3 41-48, HLT 86. Hands, Hidden attacks and captured cards are for their players, Endurance for nobody."""
    exchanges = tuple([exchange_of(game, attack, seat) for attack in game.attacks])
    status = (*board.alike("status", lambda: status_of(game)), ("exchanges", exchanges))
    return status, areas_of(game, seat, board)


def status_of(game: HighlanderGame) -> Status:
    """Facts of the game as a whole, all public."""
    return (
        ("edition", game.book),
        ("turn", game.turn),
        ("active", game.active),
        ("phase", game.phase),
        ("phases", game.edition.phases.value),
        ("ability", tuple(player.ability for player in game.players)),
        ("maximum", tuple(facts.of_player(game, owner).maximum for owner in (0, 1))),
        ("hand size", tuple(hand_size(game, owner) for owner in (0, 1))),
        ("exertion", tuple(sizes(game, owner, FOR_NOTHING)[1] for owner in (0, 1))),
        ("prone", tuple(player.prone for player in game.players)),
        ("weapon", tuple(player.weapon for player in game.players)),
        ("may hide an attack", tuple(bool(player.hidden) for player in game.players)),
        ("pending", tuple((tally.seat, tally.kind, tally.amount) for tally in game.tallies)),
        ("attacks", tuple(attack_facts(game, n) for n in range(len(game.attacks)))),
        ("exertions", tuple(exertion_of(game, one) for one in game.exertions)),
        ("end game", game.time_called),
    )


def exchange_of(game: HighlanderGame, attack: Attack, seat: int | None) -> Exchange:
    """HL1 41, HL3 63, HLT 53. An attack beside its defense: the areas it is aimed at, and those that are covered."""
    number = game.attacks.index(attack)
    _, card, marks, defense, result = attack_facts(game, number)
    seen = not attack.hidden or attack.seat == seat or (seat is not None and not hidden_from(game, attack, seat))
    used = game.defense_of(attack.defense) if attack.defense != NOBODY else None
    beside = used.beside if used is not None else ()
    meets = facts.of_defense(game, attack.defense, 1 - attack.seat, beside).grid if defense else 0
    return Exchange(
        attack.seat,
        card,
        tuple(in_play(game, other) for other in attack.beside),
        marks,
        of_attack(game, attack).grid if seen else None,
        damage_of(game, attack) if seen else None,
        defense,
        tuple(in_play(game, other) for other in beside),
        meets or (used.grid if used is not None else 0),
        used is not None and used.power,
        attack.carried,
        result,
    )


def exertion_of(game: HighlanderGame, one: Shown) -> Exertion:
    """HL1 54, HL3 52, HLT 94. What was turned over, as everybody saw it."""
    return Exertion(
        one.seat, one.purpose, one.kind, one.size, one.turn, tuple(turned_over(game, card) for card in one.cards)
    )


def turned_over(game: HighlanderGame, turned: Turned) -> CardView:
    """A card as an Exertion showed it: printed facts alone, and a handle only where all can see it lie."""
    state = game.cards[turned.card]
    handle = state.handle if state.area in (EXERTION, DISCARD, REMOVED) else 0
    return printed_facts(turned.definition, game.edition, handle, state.owner)


def printed_facts(printed: Printed, edition: Edition, handle: int = 0, owner: int | None = None) -> CardView:
    """A card with nothing but what is printed on it, as far as the book knows it."""
    return CardView(handle, owner, *face_of(printed), None, numbers_of(edition, printed))


def as_made(card: Printed) -> CardView:
    """A card that somebody made, as it is printed, by the first book that knows it."""
    return printed_facts(card, EDITIONS[card.editions[0]])


@once
def face_of(printed: Printed) -> Face:
    """What is printed on a card, but for its numbers."""
    return (printed.key, printed.name, printed.title, printed.type, printed.kinds, printed.text)


def attack_facts(game: HighlanderGame, number: int) -> tuple[int, int, tuple[str, ...], int, str]:
    """HL3 79, HLT 102. An attack: whose, card and defense by handle, what is disclosed of it, its result."""
    attack = game.attacks[number]
    known = of_attack(game, attack)
    told = not attack.hidden or game.edition.hidden_disclosure.value == "power and choices"
    power = attack.power or (told and known.power_blow)
    marks = [word for word, so in (("hidden", attack.hidden), ("Power Blow", power)) if so]
    if known.head_shot and not attack.hidden:
        marks.append("Head Shot")
    if told and chosen_for(game, attack):
        marks.append(chosen_for(game, attack))
    return (attack.seat, in_play(game, attack.card), tuple(marks), in_play(game, attack.defense), attack.result)


def in_play(game: HighlanderGame, card: int) -> int:
    """The handle of a card in play, else 0: one that has left play may lie where nobody may follow it."""
    return game.cards[card].handle if card != NOBODY and game.cards[card].area == PLAY else 0


def in_keys(name: str, value: Any, of: Callable[[int], int]) -> Any:
    """One of the facts above with other numbers in place of handles."""
    if name == "attacks":
        return tuple((seat, of(card), marks, of(defense), result) for seat, card, marks, defense, result in value)
    if name == "exchanges":
        return tuple(exchange_in_keys(one, of) for one in value)
    return value


def exchange_in_keys(one: Exchange, of: Callable[[int], int]) -> Exchange:
    """An attack and what meets it, by other numbers."""
    return Exchange(
        one.seat,
        of(one.card),
        tuple(map(of, one.beside)),
        one.marks,
        one.grid,
        one.damage,
        of(one.defense),
        tuple(map(of, one.joined)),
        one.meets,
        one.power_block,
        one.carried,
        one.result,
    )


def areas_of(game: HighlanderGame, seat: int | None, board: Board) -> list[AreaView]:
    """Every area, hidden cards as backs or bare handles."""
    found = []
    for owner in range(len(game.names)):
        own = owner == seat
        for area in (BEFORE_PLAY, PLAY, DISCARD, EXERTION, REMOVED):
            if area == EXERTION and game.secret == owner and not own:  # HL1 57: shown after the attack was played
                seen = tuple([hidden(game, card) for card in game.areas[EXERTION, owner]])
            else:
                seen = in_the_open(game, area, owner, seat, board)
            found.append(AreaView(area, owner, seen))
        for pile, area in ((HELD, HAND), (HELD_ASIDE, OTHER_HAND)):
            cards = game.areas[area, owner]
            if cards or area == HAND:
                known = own or (area == HAND and is_open(game, owner))
                found.append(
                    AreaView(
                        area, owner, lying(game, area, owner, board) if known else backs(len(cards), owner, pile)
                    )
                )
        captured = game.areas[CAPTURED, owner]
        seen = lying(game, CAPTURED, owner, board) if own else tuple(hidden(game, card) for card in captured)
        found.append(AreaView(CAPTURED, owner, seen))
        found.append(AreaView(ENDURANCE, owner, backs(len(game.areas[ENDURANCE, owner]), owner, DRAWN_FROM)))
    return [*found, *looked_at(game, seat, found, facts_of, board)]


def is_open(game: HighlanderGame, owner: int) -> bool:
    """HL3 150. Whether a text has a player play with their hand revealed."""
    return "open hand" in facts.of_player(game, owner).allowed


def in_the_open(game: HighlanderGame, area: str, owner: int, seat: int | None, board: Board) -> tuple[CardView, ...]:
    """The cards of an open area; a Hidden attack only for the player who made it."""
    cards = game.areas[area, owner]
    if not cards:
        return ()
    if area != PLAY and not any(game.cards[card].face_down for card in cards):
        return lying(game, area, owner, board)
    to_all = board.alike(f"{area} {owner}", lambda: tuple([shown(game, card, None, board) for card in cards]))
    if seat is None or not any(game.cards[card].face_down for card in cards):
        return to_all
    return tuple([shown(game, card, seat, board) for card in cards])


def lying(game: HighlanderGame, area: str, owner: int, board: Board) -> tuple[CardView, ...]:
    """The cards of an area out of play, for whoever may look at them."""
    cards = game.areas[area, owner]
    told = plain_facts(game, cards)
    seen = board.as_it_lay((area, owner), told) if told else None
    if seen is None:
        seen = tuple([facts_of(game, card, board) for card in cards])
        if told:
            board.lies((area, owner), told, seen)
    return seen


def plain_facts(game: HighlanderGame, cards: Sequence[int]) -> list[Any]:
    """What is seen of cards of which there is nothing to tell but what is printed on them; else nothing."""
    told: list[Any] = []
    for card in cards:
        state = game.cards[card]
        if state.face_down or state.ready or state.arms or state.chosen or state.holder != NOBODY:
            return []
        told.append(state.handle)
        told.append(state.definition)
        told.append(state.controller)
    return told


def hidden(game: HighlanderGame, card: int) -> CardView:
    """A card of which only that it is there may be known."""
    state = game.cards[card]
    return CardView(state.handle, state.owner)


def shown(game: HighlanderGame, card: int, seat: int | None, board: Board) -> CardView:
    """A card in the open; a Hidden attack only to the player who made it."""
    state = game.cards[card]
    if state.face_down and state.controller != seat and not sees(game, card, seat):
        return CardView(state.handle, state.owner, marks=("face down",), controller=state.controller)
    return facts_of(game, card, board)


def sees(game: HighlanderGame, card: int, seat: int | None) -> bool:
    """Whether a text lets a player look at this Hidden attack."""
    attack = game.attack_of(card)
    return seat is not None and attack is not None and not hidden_from(game, attack, seat)


def facts_of(game: HighlanderGame, card: int, board: Board) -> CardView:
    """A card with what is printed on it and how it lies."""
    state = game.cards[card]
    face, numbers, marks = face_of(state.definition), numbers_now(game, card), marks_of(game, card)
    if not marks and state.holder == NOBODY:
        return board.as_printed(state.handle, state.owner, face, numbers, state.controller)
    holder = game.cards[state.holder].handle if state.holder != NOBODY else 0
    return board.as_before(
        CardView(state.handle, state.owner, *face, state.controller, numbers, marks, holder=holder)
    )


def numbers_of(edition: Edition, printed: Printed, chosen: int = 0) -> Numbers:
    """The grid as nine bits from the upper left, damage, Hand Icons, restriction; gems where the book has them."""
    found = figures_of(bool(edition.gems.value), printed)
    return (("grid", chosen), *(figure for figure in found if figure[0] != "grid")) if chosen else found


@once_each
def figures_of(with_gems: bool, printed: Printed) -> Numbers:
    """The printed numbers of a card, with its gems where the book has them."""
    return (*printed.figures, *printed.gem_figures) if with_gems else printed.figures


def numbers_now(game: HighlanderGame, card: int) -> Numbers:
    """The numbers of a card; of an attack or defense in play, the damage and areas that it has now."""
    state = game.cards[card]
    found = numbers_of(game.edition, state.definition, state.chosen)
    now = fighting(game, card) if state.area == PLAY else {}
    if not now:
        return found
    printed = dict(found)
    return tuple((printed | {name: value for name, value in now.items() if value or name in printed}).items())


def fighting(game: HighlanderGame, card: int) -> dict[str, int]:
    """HL1 41, 45; HL3 63, 98; HLT 53, 71. What an attack or a defense has become, if a card in play is one."""
    for attack in game.attacks:
        if attack.card == card:
            known = of_attack(game, attack)
            return {"grid": known.grid, "damage": damage_of(game, attack)}
    for defense in reversed(game.defenses):
        if defense.card == card:
            return {"grid": facts.of_defense(game, card, defense.seat, defense.beside).grid}
    return {}


def marks_of(game: HighlanderGame, card: int) -> tuple[str, ...]:
    """How a card lies: face down, lost, ready to be used, and what it covers."""
    state = game.cards[card]
    if not (state.face_down or state.ready or state.arms or state.chosen):
        return ()
    marks = [word for word, so in (("face down", state.face_down), ("ready", state.ready)) if so]
    if state.arms:
        marks.append(state.arms)
    if state.chosen:
        marks.append(grid.words(state.chosen))
    return tuple(marks)
