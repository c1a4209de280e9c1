"""When an effect may be generated (SF 24.1.2, 26.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.kinds.basics import Timing
from quickening.games.shadowfist.kinds.people import YOU, Who
from quickening.games.shadowfist.kinds.seen import meant
from quickening.games.shadowfist.state import ShadowfistGame, game_ref
from quickening.games.shadowfist.state_values import HAND, PLAY
from quickening.lang.nodes import Node, Trigger, walk
from quickening.lang.selections import Cards, choices_in


class During(Timing, frozen=True):
    """`during your Main Shot`, `at the start of your turn`, `except during an attack`: a time by a word of `TIMES`.

    `whose`: only in the turn of such players.
    """

    time: str
    whose: Who | None = None

    @property
    def closed(self) -> bool:  # type: ignore[override]  # of a time, not of the kind
        return self.time in CLOSED

    def scopes(self, game: ShadowfistGame, seat: int, scope: Any) -> Sequence[Any]:
        if not TIMES[self.time](game, scope):
            return ()
        return (scope,) if self.whose is None or game.active in self.whose.seats(game, scope) else ()


def _turn_starts(game: ShadowfistGame, scope: Any) -> bool:
    """SF 22.2.1. It is the start of the player's own turn."""
    return game.scene is not None and game.scene.name == "start of turn" and game.active == scope.you


#: SF 22.0, 22.3, 28.0, 31.3: when each of them is.
TIMES: dict[str, Callable[[ShadowfistGame, Any], bool]] = {
    "turn": lambda game, scope: True,
    "start of turn": _turn_starts,
    "Main Shot": lambda game, scope: game.shot == "main",
    "Main Shot, including during an attack": lambda game, scope: game.shot == "main",
    "outside attacks": lambda game, scope: game.attack is None,
    "auction": lambda game, scope: game.auction is not None and game.scene is not None,
}
#: SF 23.2. The times that are closed scenes.
CLOSED = frozenset({"start of turn", "auction"})
YOUR_TURN = During("turn", YOU)


class InAttack(Timing, frozen=True):
    """`during an attack`: perhaps one that certain players declared, or on certain cards (SF 28.0)."""

    by: Who | None = None
    target: Any = None
    trait: Any = None

    def scopes(self, game: ShadowfistGame, seat: int, scope: Any) -> Sequence[Any]:
        attack = game.attack
        if attack is None or attack.stage == "over":  # SF 28.9: its last scene comes after it
            return ()
        if self.by is not None and attack.declarer not in self.by.seats(game, scope):
            return ()
        if self.trait is not None and not self.trait.suits(game, attack.declarer, scope):
            return ()
        targets = [ref for ref in attack.targets if game.alive(ref)]
        if self.target is not None:
            targets = [ref for ref in targets if meant(game, self.target, ref.card, scope)]
        if not targets:
            return ()
        place = game.location(targets[0].card)
        return (replace(scope, who=attack.declarer, it=(targets[0],), place=place),)


class When(Timing, frozen=True):
    """`when a Character is smoked`: it happened in this scene (SF 23.2)."""

    trigger: Trigger
    closed: ClassVar[bool] = True

    @property
    def witnesses(self) -> bool:
        """Whether it has to be judged as the event happens: by what was before, e.g. where a card was."""
        return any(part.looks_back for part in self.trigger.parts)

    def scopes(self, game: ShadowfistGame, seat: int, scope: Any) -> Sequence[Any]:
        if game.scene is None:
            return ()
        if self.witnesses and scope.source is not None and game.cards[scope.source.card].area == HAND:
            return game.seen_by(scope, self.trigger)
        found = []
        for event in game.log[game.scene.began :]:
            if isinstance(event, self.trigger.events):
                matched = self.trigger.match(game, event, scope)
                if matched is not None:
                    found.append(matched)
        return found


class BothTimings(Timing, frozen=True):
    """`during any Main Shot in response to an Event`: one and the other."""

    one: Timing
    other: Timing

    @property
    def closed(self) -> bool:  # type: ignore[override]
        return self.one.closed and self.other.closed

    def scopes(self, game: ShadowfistGame, seat: int, scope: Any) -> Sequence[Any]:
        return [
            found for first in self.one.scopes(game, seat, scope) for found in self.other.scopes(game, seat, first)
        ]


def could_do(game: ShadowfistGame, effect: Any) -> list[tuple[str, int]]:
    """SF 26.3. What an effect could do, and to which cards; damage could smoke."""
    found: list[tuple[str, int]] = []
    for part in effect.effects:
        for node in walk(part):
            would = getattr(node, "would", None)
            if would is not None:
                found += would(game, effect.scope)
    found += [("smoke", card) for verb, card in found if verb == "damage"]
    found += [("target", card) for card in aimed_at(effect)]
    return found + [("remove", card) for verb, card in found if verb in REMOVES]


def aimed_at(effect: Any) -> list[int]:
    """SF 24.1.3. The cards that an effect targets."""
    aims = [choice.slot for choice in choices_in(effect.ability) if choice.target] if effect.ability else []
    return [ref.card for slot in aims for ref in effect.scope.got(slot) or () if ref.card >= 0]


#: What takes a card from play (SF 9.2.4).
REMOVES = frozenset({"smoke", "toast", "return to hand", "sacrifice", "put on deck", "shuffle in", "burn"})


class Threat(Node, frozen=True):
    """SF 26.3. What an effect could do: to certain cards, `others`: but itself; or to players, by `threats_of`."""

    verbs: tuple[str, ...]
    cards: Cards | None = None
    others: bool = False
    who: Who | None = None

    def hits(self, game: ShadowfistGame, effect: Any, scope: Any) -> tuple[Ref, ...]:
        """The cards to which the effect could do it; for players, the card that does it."""
        if self.who is not None:
            seats = self.who.seats(game, scope)
            found = any(verb in self.verbs for seat in seats for verb in threats_of(game, effect, seat))
            return (effect.source,) if found else ()
        cards = self.cards
        assert cards is not None
        return tuple(
            game_ref(game, card)
            for verb, card in could_do(game, effect)
            if verb in self.verbs
            and cards.fits(game, card, scope)
            and not (self.others and card == effect.source.card)
        )


class Answering(Timing, frozen=True):
    """`in response to an opponent's Event that would smoke a card you control` (SF 26.2, 26.3).

    Without threats it is a card of a kind that was played into this scene. `hits`: `when a Character you own would be
    smoked`, so that the text speaks of each card to which it could be done, not of the card that does it.
    """

    cards: Cards | None = None
    by: Who | None = None
    threats: tuple[Threat, ...] = ()
    hits: bool = False
    closed: ClassVar[bool] = True

    def scopes(self, game: ShadowfistGame, seat: int, scope: Any) -> Sequence[Any]:
        found = []
        for effect in game.effects if self.threats else game.seen:
            if not self.is_meant(game, effect, scope):
                continue
            answered = replace(scope, answers=effect.number, who=effect.seat, it=(effect.source,))
            hit = tuple(ref for threat in self.threats for ref in threat.hits(game, effect, scope))
            if self.hits:
                found += [replace(answered, it=(ref,)) for ref in hit]
            elif hit or not self.threats:
                found.append(replace(answered, parties=(hit,)) if hit else answered)
        return found

    def is_meant(self, game: ShadowfistGame, effect: Any, scope: Any) -> bool:
        """Whether an effect of the scene is of the kind that is answered."""
        if self.by is not None and effect.seat not in self.by.seats(game, scope):
            return False
        if self.cards is not None and not (effect.kind == "card" and self.cards.fits(game, -effect.number, scope)):
            return False
        return game.sees(scope, effect.source.card)  # SF 40.0


def threats_of(game: ShadowfistGame, effect: Any, seat: int) -> dict[str, int]:
    """What an effect could do to a player's hand, deck and smoked pile, and how often: by the verbs of its parts."""
    found: dict[str, int] = {}
    for part in effect.effects:
        for node in walk(part):
            verb = getattr(node, "threat", "")
            if verb and hasattr(node, "who") and seat in node.who.seats(game, effect.scope):
                amount = getattr(node, "amount", None)
                found[verb] = found.get(verb, 0) + (amount.value(game, effect.scope) if amount is not None else 1)
            elif getattr(node, "verb", "") == "toast" and any(
                game.cards[card].owner == seat and game.cards[card].area != PLAY
                for _, card in node.would(game, effect.scope)
            ):
                found["toast"] = found.get("toast", 0) + 1
    return found
