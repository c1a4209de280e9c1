"""What can be done to cards, one event each (SF 9.2, 10.5, 16, 20, 21, 24.4, 28, 39, 43-46).

An `Operation` is a line of the table: the event it makes of a card, and to which cards it can be done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.core.frames import Next
from quickening.games.shadowfist.events.attacks import BecameAttacker, CeasedAttacking, CeasedIntercepting
from quickening.games.shadowfist.events.entering import Revealed, TurnedDown
from quickening.games.shadowfist.events.in_play import (
    ChangedLocation,
    CountersPut,
    CountersRemoved,
    Healed,
    ModifierMade,
    Turned,
    Unturned,
)
from quickening.games.shadowfist.events.leaving import PutInBurnedPile, ReturnedToHand, Sacrificed, Smoked, Toasted
from quickening.games.shadowfist.events.piles import Discarded, PutInSmokedPile, Reloaded
from quickening.games.shadowfist.kinds import moves, setting_aside
from quickening.games.shadowfist.kinds.changes import Mark
from quickening.games.shadowfist.kinds.conditions import AtTime
from quickening.games.shadowfist.kinds.timings import YOUR_TURN
from quickening.games.shadowfist.rules.saying import say_healed
from quickening.games.shadowfist.rules.scores import can_heal
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import NEXT_UNTURN, NOBODY, PLAY, Modifier
from quickening.lang.selections import ThisCard

Allows = Callable[[ShadowfistGame, int, Any], bool]
Made = Callable[[ShadowfistGame, int, Any, Any], Event]


class Operation(NamedTuple):
    """How something is done to a card.

    `allows` says to which cards it can be done, `chosen` which may be chosen for it though it would change nothing
    (SF 24.7). `leaves`: the cards leave where they are, so that the text may speak of where they were. `before` notes
    what the text may speak of afterwards, `pay` does all of it in a way of its own. `verb` is what others call it.
    `suits` says to which cards it can be done by a very text, and `lasts` whether that may say how long it does.
    """

    event: Made
    allows: Allows | None = None
    chosen: Allows | None = None
    leaves: bool = False
    before: Callable[[ShadowfistGame, Any, Any], Any] | None = None
    pay: Callable[[ShadowfistGame, Any, Any], Next] | None = None
    verb: str = ""
    suits: Callable[[ShadowfistGame, int, Any, Any], bool] | None = None
    lasts: bool = False


def doer(game: ShadowfistGame, scope: Any, effect: Any) -> int:
    """Who does it: the player of the text, or whoever it names."""
    return int(scope.you if effect.who is None else next(iter(effect.who.seats(game, scope)), scope.you))


def much(game: ShadowfistGame, scope: Any, effect: Any) -> int:
    """How many; one where nothing is said."""
    return 1 if effect.amount is None else int(effect.amount.value(game, scope))


def in_play(game: ShadowfistGame, card: int, scope: Any = None) -> bool:
    """Whether a card is in play."""
    return card >= 0 and game.cards[card].area == PLAY


def _sacrificable(game: ShadowfistGame, card: int, scope: Any) -> bool:
    return in_play(game, card) and "be sacrificed" not in game.facts(card).forbidden  # SF 45.2


def _unturned(game: ShadowfistGame, card: int, scope: Any) -> bool:
    return in_play(game, card) and not game.cards[card].turned


def _face_down(game: ShadowfistGame, card: int, scope: Any) -> bool:
    return in_play(game, card) and game.cards[card].face_down


def _may_turn_down(game: ShadowfistGame, card: int, scope: Any) -> bool:
    """SF 24.4. Only a Feng Shui Site lies face down in play."""
    return in_play(game, card) and game.cards[card].printed.feng_shui and not game.cards[card].face_down


def _curable(game: ShadowfistGame, card: int, scope: Any) -> bool:
    return can_heal(game, card)  # SF 16.1, 16.2


def _attacks(game: ShadowfistGame, card: int, scope: Any) -> bool:
    return game.attack is not None and game.attack.attacker(card) is not None


def _intercepts(game: ShadowfistGame, card: int, scope: Any) -> bool:
    return game.attack is not None and game.attack.interceptor(card) is not None


# -- events ----------------------------------------------------------------------------------------------------------


def _sacrificed(game: ShadowfistGame, card: int, scope: Any, effect: Any) -> Event:
    """SF 45.3. Done by the controller."""
    return Sacrificed(card, scope.source, game.cards[card].controller)


def _healed(game: ShadowfistGame, card: int, scope: Any, effect: Any) -> Healed:
    """SF 16.0. All damage, or an amount."""
    return Healed(card, scope.source, scope.you, -1 if effect.amount is None else effect.amount.value(game, scope))


def _turned(game: ShadowfistGame, card: int, scope: Any, effect: Any) -> Event:
    return Turned(card, scope.source, scope.you, why="cost" if isinstance(effect.what, ThisCard) else "effect")


def _onto_deck(game: ShadowfistGame, card: int, scope: Any, effect: Any) -> Event:
    return moves.put_on_deck(game, card, scope, effect.deed == "put on bottom of deck")


def _moved(game: ShadowfistGame, card: int, scope: Any, effect: Any) -> Event:
    """SF 13.0. To the place the text speaks of."""
    return ChangedLocation(card, scope.source, scope.you, scope.place)


def _discarded(game: ShadowfistGame, card: int, scope: Any, effect: Any) -> Event:
    """SF 39.0. From the hand, as its owner chooses."""
    return Discarded(card, scope.source, game.cards[card].owner)


def _into_burned_pile(game: ShadowfistGame, card: int, scope: Any, effect: Any) -> Event:
    """SF 9.2.5.1. Into a player's burned-for-victory pile."""
    return PutInBurnedPile(card, scope.source, doer(game, scope, effect))


def _counters_put(game: ShadowfistGame, card: int, scope: Any, effect: Any) -> Event:
    return CountersPut(card, scope.source, scope.you, much(game, scope, effect))


def _counters_removed(game: ShadowfistGame, card: int, scope: Any, effect: Any) -> Event:
    return CountersRemoved(card, scope.source, scope.you, much(game, scope, effect))


# -- what is noted before --------------------------------------------------------------------------------------------


def _whose_subject(game: ShadowfistGame, scope: Any, effect: Any) -> Any:
    """Whose subject a State had that is smoked may be asked afterwards."""
    states = [ref.card for ref in effect.what.refs(game, scope) if ref.card >= 0 and game.is_state(ref.card)]
    if states and game.cards[states[0]].subject >= 0:
        return replace(scope, who=game.cards[game.cards[states[0]].subject].controller)
    return scope


def _how_much_healed(game: ShadowfistGame, scope: Any, effect: Any) -> Any:
    refs = [ref for ref in effect.what.refs(game, scope) if _curable(game, ref.card, scope)]
    return replace(scope, amount=sum(_healed(game, ref.card, scope, effect).removed(game) for ref in refs))


def _how_many(game: ShadowfistGame, scope: Any, effect: Any) -> Any:
    return replace(scope, amount=much(game, scope, effect))


# -- done in a way of their own --------------------------------------------------------------------------------------


def _unturn(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """SF 21.1. Those that are turned; the text goes on speaking of whom it spoke of before."""
    refs = [ref for ref in effect.what.refs(game, frame.scope) if game.cards[ref.card].turned]
    events = [effect.event(game, ref.card, frame.scope) for ref in refs]
    return game.do(events, frame.start, frame.scope.spared)


def _heal_some(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """SF 16.0. `remove up to X damage from each Character`: its player says how much from each."""
    most, scope = effect.amount.value(game, frame.scope), frame.scope
    refs = [ref for ref in effect.what.refs(game, scope) if can_heal(game, ref.card)]
    return frame.run_each([say_healed(game, ref.card, most, scope) for ref in refs])  # type: ignore[no-any-return]


def _kept_turned(game: ShadowfistGame, card: int, scope: Any, effect: Any) -> Event:
    """SF 22.2.3. Not unturned in its controller's next Establishing Shot, or in that of the player of the text."""
    yours = effect.deed == "keep turned in your turn"
    then, seat = (AtTime(YOUR_TURN), scope.you) if yours else (None, NOBODY)
    stays = Mark("stays turned")
    return ModifierMade(Modifier(stays, scope, 0, NEXT_UNTURN, (game.ref(card),), condition=then, seat=seat))


def _maintaining(game: ShadowfistGame, scope: Any, effect: Any) -> Any:
    """SF 10.4. `turn and maintain a Site you control`: another card stays turned for it."""
    refs = effect.what.refs(game, scope)
    return replace(scope, me=refs[0], x=len(refs)) if refs else scope


def _by_turning(game: ShadowfistGame, card: int, scope: Any, effect: Any) -> Event:
    return Turned(card, scope.source, scope.you, why="cost")


def _nothing(game: ShadowfistGame, card: int, scope: Any, effect: Any) -> Event:
    """What is done in a way of its own makes no event card by card."""
    raise NotImplementedError  # pragma: no cover


OPERATIONS: dict[str, Operation] = {
    "smoke": Operation(
        lambda game, card, scope, effect: Smoked(card, scope.source, doer(game, scope, effect)),
        in_play,
        leaves=True,
        before=_whose_subject,
    ),
    "toast": Operation(lambda game, card, scope, effect: Toasted(card, scope.source, scope.you), leaves=True),
    "sacrifice": Operation(_sacrificed, _sacrificable, leaves=True),
    "return to hand": Operation(
        lambda game, card, scope, effect: ReturnedToHand(card, scope.source, scope.you), leaves=True
    ),
    "reload": Operation(lambda game, card, scope, effect: Reloaded(card, scope.source, scope.you)),
    "put on deck": Operation(_onto_deck),
    "put on bottom of deck": Operation(_onto_deck, verb="put on deck"),
    "put in smoked pile": Operation(lambda game, card, scope, effect: PutInSmokedPile(card, scope.source, scope.you)),
    "discard": Operation(_discarded),
    "burn": Operation(_into_burned_pile),
    "heal": Operation(_healed, _curable, before=_how_much_healed),
    "heal up to": Operation(_healed, pay=_heal_some, verb="heal"),
    "turn": Operation(_turned, _unturned, in_play),
    "unturn": Operation(
        lambda game, card, scope, effect: Unturned(card, scope.source, scope.you), in_play, pay=_unturn
    ),
    "reveal": Operation(
        lambda game, card, scope, effect: Revealed(card, scope.source, scope.you), _face_down, in_play
    ),
    "turn face down": Operation(
        lambda game, card, scope, effect: TurnedDown(card, scope.source, scope.you), _may_turn_down, in_play
    ),
    "move": Operation(_moved, lambda game, card, scope: game.is_character(card)),
    "put counters": Operation(_counters_put),
    "remove counters": Operation(_counters_removed, before=_how_many),
    "cease attacking": Operation(
        lambda game, card, scope, effect: CeasedAttacking(card, scope.source, scope.you), _attacks
    ),
    "become an attacker": Operation(
        lambda game, card, scope, effect: BecameAttacker(card, scope.source, scope.you),
        lambda game, card, scope: game.can_become_attacker(card),
    ),
    "cease intercepting": Operation(
        lambda game, card, scope, effect: CeasedIntercepting(card, scope.source, scope.you), _intercepts
    ),
    "keep turned": Operation(_kept_turned),
    "keep turned in your turn": Operation(_kept_turned, verb="keep turned"),
    "maintain": Operation(
        _by_turning,
        lambda game, card, scope: not game.cards[card].turned and game.cards[card].resolved,
        before=_maintaining,
    ),
    "shuffle in": Operation(_nothing, pay=moves.shuffle_in),
    "toast anywhere": Operation(_nothing, pay=moves.toast_anywhere, verb="toast"),
    "take control": Operation(_nothing, in_play, pay=moves.take_control, lasts=True),
    "cancel": Operation(_nothing, pay=moves.cancel, lasts=True),
    "seize": Operation(_nothing, pay=moves.seize),
    "change target": Operation(_nothing, pay=moves.change_target),
    "change to legal target": Operation(
        _nothing, pay=moves.change_target, suits=moves.may_be_aimed_at, verb="change target"
    ),
    "place": Operation(_nothing, pay=moves.place, suits=moves.may_be_placed),
    "return onto": Operation(_nothing, pay=moves.return_onto, suits=moves.may_return_onto),
    "swap": Operation(_nothing, lambda game, card, scope: card >= 0 and game.is_site(card), pay=moves.swap_sites),
    setting_aside.FACE_UP: Operation(_nothing, pay=setting_aside.put_face_up),
    setting_aside.IGNORING: Operation(_nothing, pay=setting_aside.put_face_up, verb=setting_aside.FACE_UP),
    "heal divided": Operation(_healed, pay=moves.heal_divided, verb="heal"),
}
