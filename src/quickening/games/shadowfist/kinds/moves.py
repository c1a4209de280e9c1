"""What is done to cards in a way of its own: taken, canceled, placed, swapped (SF 9, 16, 19, 28, 33, 35, 44)."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.core.frames import Next
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.events.attacks import TargetChanged
from quickening.games.shadowfist.events.effects import EffectCanceled
from quickening.games.shadowfist.events.in_play import Canceled, ModifierMade, StatePlaced
from quickening.games.shadowfist.events.leaving import Toasted
from quickening.games.shadowfist.events.piles import PutOnDeck, Shuffled
from quickening.games.shadowfist.kinds.basics import Blank
from quickening.games.shadowfist.rules.attackers import may_be_target
from quickening.games.shadowfist.rules.control import TakingControl
from quickening.games.shadowfist.rules.saying import Divide
from quickening.games.shadowfist.rules.scores import can_heal
from quickening.games.shadowfist.rules.site_structure import arranged, place_of
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import DECK, HAND, PLAY, SMOKED, Modifier
from quickening.lang.selections import Chosen, It

# -- decks and piles -------------------------------------------------------------------------------------------------


def put_on_deck(game: ShadowfistGame, card: int, scope: Any, bottom: bool = False) -> PutOnDeck:
    """SF 9.2. What lay in a deck nobody has seen but whoever looked at it, what was in a hand its owner."""
    area, face_down = game.cards[card].area, game.cards[card].face_down
    shown = area not in (HAND, DECK) and not face_down
    return PutOnDeck(card, scope.source, scope.you, bottom=bottom, shown=shown, by_owner=area != DECK)


def shuffle_in(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """SF 9.2. Cards are shuffled into their owners' decks."""
    refs, scope = effect.what.refs(game, frame.scope), frame.scope
    events: list[Event] = [put_on_deck(game, ref.card, scope) for ref in refs]
    events += [Shuffled(seat) for seat in sorted({game.cards[ref.card].owner for ref in refs})]
    return game.do(events, frame.start, scope.spared)


def toast_anywhere(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """SF 46.0. `toast it, even if it is in your smoked pile`: whatever became of the card."""
    refs, scope = effect.what.refs(game, frame.scope), frame.scope
    there = [ref.card for ref in refs if game.cards[ref.card].area in (PLAY, SMOKED)]
    return game.do([Toasted(card, scope.source, scope.you) for card in there], frame.start, scope.spared)


# -- control and places ----------------------------------------------------------------------------------------------


def take_control(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """SF 35.3. For a while or until it leaves play."""
    scope = frame.scope
    refs = [ref for ref in effect.what.refs(game, scope) if effect.allows(game, ref.card, scope)]
    frame.scope = replace(scope, it=tuple(refs))
    taking = [TakingControl(seat=scope.you, card=ref, until=effect.until, by=scope.source) for ref in refs]
    return frame.run_each(taking)  # type: ignore[no-any-return]


def seize(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """SF 19.0. A Site whose Body is at zero is seized by the player of the text."""
    scope = frame.scope
    refs = [ref for ref in effect.what.refs(game, scope) if game.is_site(ref.card)]
    taking = [TakingControl(seat=scope.you, card=ref, by=scope.source, seized=True) for ref in refs]
    return frame.run_each(taking)  # type: ignore[no-any-return]


def change_target(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """SF 28.1.3, 28.1.3.1. Attackers attack something else, which is in play."""
    scope = frame.scope
    refs = effect.what.refs(game, scope)
    to = [ref for ref in effect.to.refs(game, scope) if game.cards[ref.card].area == PLAY]
    attacking = [ref for ref in refs if game.attack is not None and game.attack.attacker(ref.card) is not None]
    events = [TargetChanged(ref.card, scope.source, scope.you, to[0]) for ref in attacking if to]
    return game.do(events, frame.start, scope.spared)


def may_be_aimed_at(game: ShadowfistGame, card: int, scope: Any, effect: Any) -> bool:
    """SF 28.1.3. `to any legal target`: an attacker, or once that is chosen a card that it could attack."""
    if is_unchosen(effect.what, scope):
        return True
    return all(may_be_target(game, ref.card, card) for ref in effect.what.refs(game, scope))


def swap_sites(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """SF 9.1. `swap the positions of a Site and another Site its controller controls`."""
    scope = frame.scope
    one, other = (
        [ref.card for ref in part.refs(game, scope) if game.is_site(ref.card)] for part in (effect.what, effect.to)
    )
    if not one or not other:
        return frame.start  # type: ignore[no-any-return]
    places = {one[0]: place_of(game, other[0]), other[0]: place_of(game, one[0])}
    return game.do(arranged(game, places, scope.source, scope.you), frame.start, scope.spared)


# -- States ----------------------------------------------------------------------------------------------------------


def is_unchosen(what: Any, scope: Any) -> bool:
    """Whether it has yet to be said which card is meant."""
    return isinstance(what, Chosen) and scope.got(what.slot) is None


def may_be_placed(game: ShadowfistGame, card: int, scope: Any, effect: Any) -> bool:
    """SF 44.3. A State, or once that is chosen a card that may be its subject and is not."""
    if is_unchosen(effect.what, scope):
        return True
    states = [ref.card for ref in effect.what.refs(game, scope)]
    return card in states or all(
        game.legal_subject(one, card, scope.you) and game.cards[one].subject != card for one in states
    )


def place(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """SF 44.3. A State is placed on another legal subject."""
    scope = frame.scope
    subjects = effect.to.refs(game, scope)
    events = [
        StatePlaced(ref.card, scope.source, scope.you, subjects[0].card, scope.effect)
        for ref in effect.what.refs(game, scope)
        if subjects and game.can_carry(ref.card, subjects[0].card, scope.you)
    ]
    return game.do(events, frame.start, scope.spared)


def may_return_onto(game: ShadowfistGame, card: int, scope: Any, effect: Any) -> bool:
    """SF 44.1. A State that may return, or once that is chosen a card that may be its subject."""
    if is_unchosen(effect.what, scope):
        return bool(game.may_return(card, scope.you))
    states = [ref.card for ref in effect.what.refs(game, scope)]
    return card in states or all(game.legal_subject(one, card, scope.you) for one in states)


def return_onto(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """SF 44.1. A State returns to play on a card."""
    scope = frame.scope
    on, refs = effect.to.refs(game, scope), effect.what.refs(game, scope)
    returning = [game.returning(ref.card, scope.you, scope.source, subject=on[0].card) for ref in refs if on]
    return frame.run_each(returning)  # type: ignore[no-any-return]


# -- damage ----------------------------------------------------------------------------------------------------------


def healable(game: ShadowfistGame, effect: Any, scope: Any) -> tuple[Ref, ...]:
    """SF 16.1. Those of the cards it is about that can be healed."""
    return tuple(ref for ref in effect.what.refs(game, scope) if can_heal(game, ref.card))


def heal_divided(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """SF 16.0. `remove up to 5 damage from cards you control`: divided as its player likes."""
    refs = healable(game, effect, frame.scope)
    amount = max(0, effect.amount.value(game, frame.scope))
    return frame.run_each([Divide(scope=frame.scope, cards=refs, left=amount, heal=True)])  # type: ignore[no-any-return]


# -- canceling (SF 33) -----------------------------------------------------------------------------------------------


def cancel(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """SF 33.0. The text is blanked, unresolved effects are removed; an effect of the scene is just removed."""
    scope = frame.scope
    answered = scope.answers and isinstance(effect.what, It)
    refs = answered_card(game, scope) if answered else effect.what.refs(game, scope)
    events = [event for ref in refs for event in canceling(game, ref, scope, effect.until)]
    return game.do(events, frame.start, scope.spared)


def answered_card(game: ShadowfistGame, scope: Any) -> tuple[Ref, ...]:
    """The card whose effect is answered, whatever was chosen or spent since; it may be gone (SF 33.2)."""
    effect = game.effect(scope.answers)
    found: tuple[Ref, ...] = scope.it if effect is None else (effect.source,)
    return found


def canceling(game: ShadowfistGame, ref: Ref, scope: Any, until: str) -> list[Event]:
    """SF 33.0, 33.2. The events by which a card or an effect is canceled."""
    if ref.card < 0:
        effect = game.effect(-ref.card)
        return [EffectCanceled(effect.number, effect.source.card, scope.source, scope.you)] if effect else []
    if not game.alive(ref):  # SF 33.2: the card is gone, its effects are not
        gone = [one for one in game.effects if one.source == ref and one.cancelable]
        return [EffectCanceled(one.number, ref.card, scope.source, scope.you) for one in gone]
    blank = ModifierMade(Modifier(Blank(), scope, 0, until, (ref,)))
    return [Canceled(ref.card, scope.source, scope.you), blank]
