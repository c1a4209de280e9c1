"""HL1 61, HL3 44-48, 79, 90. What a player cannot know of a duel, and duels that differ in that alone."""

from __future__ import annotations

from functools import cache

from quickening.core.chance import Chance
from quickening.core.events import Event
from quickening.core.redealing import deal_anew
from quickening.games.highlander.definitions import ATTACK, Printed
from quickening.games.highlander.editions import EDITIONS
from quickening.games.highlander.events.common import CardEvent
from quickening.games.highlander.events.fights import (
    AttackDefended,
    AttackMade,
    HeadShotMade,
    Misjudged,
    PowerBlowMade,
)
from quickening.games.highlander.events.lasting import DefenseBarred, HandShown
from quickening.games.highlander.events.places import Captured, Drew, Moved
from quickening.games.highlander.events.plays import CardPlayed
from quickening.games.highlander.facts import hidden_from, of_attack
from quickening.games.highlander.pool import shipped
from quickening.games.highlander.rules.adjusting import DrawPhase
from quickening.games.highlander.rules.attacking import AttackPhase
from quickening.games.highlander.rules.deck_facts import titled
from quickening.games.highlander.rules.defending import DefensePhase
from quickening.games.highlander.rules.sweeping import Upkeep
from quickening.games.highlander.state import BEFORE_PLAY, CAPTURED, ENDURANCE, HAND, Attack, HighlanderGame

#: The steps at which a frame waits for what a player does next, and those that ask it.
ASKING = {
    (Upkeep, "answered"): "ask",
    (DefensePhase, "answered"): "answer",
    (DefensePhase, "closing_answered"): "closing",
    (AttackPhase, "answered"): "play",
    (DrawPhase, "drew"): "draw",
}
#: The fields by which frames name cards that are being played, chosen, or pay for something.
NAMING = ("card", "cards", "beside", "kept", "announced", "waiting", "played")


def shown_to(event: Event, seat: int) -> tuple[int, ...]:
    """HL3 44-48, 79, 150. What is drawn, looked at, captured or Hidden is for one player, all else for both."""
    match event:
        case HandShown():
            return event.cards if event.to == seat else ()
        case Drew() | Captured() | Moved(shown=False) | CardPlayed(hidden=True) | AttackMade(hidden=True):
            return ()
        case PowerBlowMade() | HeadShotMade() | AttackDefended() | Misjudged() | DefenseBarred():
            return ()  # perhaps of an attack still Hidden
        case CardEvent():
            return (event.card,)
        case _:
            return ()


@cache
def dealt_cards(book: str) -> tuple[Printed, ...]:
    """The cards that may be in an Endurance in an edition."""
    titles = EDITIONS[book].titles.value
    found = [card for card in shipped().values() if book in card.editions and not card.is_pre_game]
    return tuple(titled(titles, card) for card in found)


@cache
def cards_for(book: str, names: frozenset[str]) -> tuple[Printed, ...]:
    """The cards that are nobody's own, or those of these Personas and Weapons (HL1 11)."""
    return tuple(card for card in dealt_cards(book) if not card.of or not names.isdisjoint(card.of))


def likely_cards(game: HighlanderGame, seat: int) -> tuple[Printed, ...]:
    """What a player may hold, by the Pre-Game cards that lie open."""
    before = [game.cards[card].definition for card in game.areas[BEFORE_PLAY, seat]]
    return cards_for(game.book, frozenset([name for one in before for name in (one.name, *one.of)]))


@cache
def plain_attacks(book: str) -> tuple[Printed, ...]:
    """The attacks that may lie Hidden without a word: neither Special nor Power Blows by their text."""
    found = dealt_cards(book)
    return tuple(card for card in found if card.type == ATTACK and not card.is_special_attack and not is_power(card))


def is_power(card: Printed) -> bool:
    """Whether an attack is a Power Blow by its own text."""
    return "is a Power Blow" in card.text


def deal_unknown(game: HighlanderGame, seat: int, keep: set[int], seen: set[int], chance: Chance) -> None:
    """Other cards in the opponent's hand, under their cards, as Hidden attacks and in Endurance.

    Cards the seat has seen before lie elsewhere, all others are any card that may be in such a deck.
    """
    foe = 1 - seat
    keep = keep | in_use(game, foe)
    pool = dealt_cards(game.book)
    deal_anew(game, [(HAND, foe), (ENDURANCE, foe)], likely_cards(game, foe), keep, seen, chance)
    deal_anew(game, [(CAPTURED, foe)], pool, keep, seen, chance)
    if not any(game.cards[card].area == ENDURANCE for card in keep):  # who searches an Endurance sees all of it
        known = seen.union(game.areas[ENDURANCE, seat])  # whose deck it is knows what is in it, not where
        deal_anew(game, [(ENDURANCE, seat)], pool, keep, known, chance)
    game.invalidate()
    for attack in game.attacks:
        told = is_power(game.printed(attack.card))  # HL3 79: that it is a Power Blow is no secret
        if hidden_from(game, attack, seat) and attack.card not in keep and not told:
            lie_hidden(game, attack, foe, keep, seen, chance)
    ask_again(game, foe)


def lie_hidden(
    game: HighlanderGame, attack: Attack, foe: int, keep: set[int], seen: set[int], chance: Chance
) -> None:
    """A Hidden attack is any plain attack; one that was seen before may as well be in the hand or the Endurance.

    HL3 79. It is told whether it is a Power Blow, also by what was played with it: that is so of the other one too.
    """
    card, power = attack.card, of_attack(game, attack).power_blow
    before = game.cards[card].definition
    might = (
        places_of_plain(game, card, foe, keep) if card in seen else [(one, card) for one in plain_attacks(game.book)]
    )
    while might:
        printed, other = chance.pick(might)
        lay(game, card, printed, other)
        if of_attack(game, attack).power_blow == power:
            return
        lay(game, card, before, other)
        might.remove((printed, other))


def places_of_plain(game: HighlanderGame, card: int, foe: int, keep: set[int]) -> list[tuple[Printed, int]]:
    """A Hidden attack, and the cards of its player's that could lie there in its place."""
    others = [*game.areas[HAND, foe], *game.areas[ENDURANCE, foe]]
    plain = plain_attacks(game.book)
    might = [card, *(other for other in others if other not in keep and game.cards[other].definition in plain)]
    might.sort(key=lambda one: (game.cards[one].definition.key, one))
    return [(game.cards[one].definition, one) for one in might]


def lay(game: HighlanderGame, card: int, printed: Printed, other: int) -> None:
    """A Hidden attack is this card, and what it was lies where that one did."""
    game.cards[other].definition = game.cards[card].definition
    game.cards[card].definition = printed
    game.invalidate()


def in_use(game: HighlanderGame, foe: int) -> set[int]:
    """The cards that whatever is going on is about: they are being played, chosen for it, or pay for it."""
    held = [getattr(frame, name, ()) for frame in game.stack for name in NAMING]
    about = {card for one in held for card in (one if isinstance(one, tuple) else (one,)) if isinstance(card, int)}
    about |= {ref.card for one in game.lasting for ref in one.scope.it}
    asked = game.decision is not None and game.decision.seat == foe
    if asked and (type(game.stack[-1]), game.stack[-1].step) not in ASKING:
        about |= set(game.of(HAND, foe))
    return about


def ask_again(game: HighlanderGame, foe: int) -> None:
    """The opponent has other cards: what may be done with them is found out anew."""
    frame = game.stack[-1]
    step = ASKING.get((type(frame), frame.step))
    if step is not None and game.decision is not None and game.decision.seat == foe:
        frame.step, game.decision, forced = step, None, game.ask_forced
        game.ask_forced = True  # even if there is only one thing to do now
        game.advance()
        game.ask_forced = forced
