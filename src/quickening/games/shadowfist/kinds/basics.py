"""The kinds of node Shadowfist adds to those of the language, with the methods the rules call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from quickening.core.frames import Next
from quickening.core.modifiers import Ref
from quickening.lang import nodes
from quickening.lang.nodes import Effect, Node

#: SF 6.2, 32.0. The order in which changes apply: text first, then what kind of card it is, words, numbers.
TEXT, KIND, WORDS, NUMBERS = 0, 1, 2, 3


class Scope(nodes.Scope, frozen=True):
    """A scope with what is fixed at generation: X (SF 48.0), the Power paid, and the effect's own number.

    `answers` is the number of the effect it responds to (SF 26.2). `who` is the player the text speaks of as
    "that player", `players` are others it speaks of. `parties` are the cards of what triggered it, where it names
    two: who did it, and to whom.
    `those` are all the cards of a kind to which something was done last.
    """

    x: int | None = None
    paid: int = 0
    effect: int = 0
    answers: int = 0
    who: int = -1
    amount: int = 0
    parties: tuple[tuple[Ref, ...], ...] = ()
    players: tuple[int, ...] = ()
    those: tuple[Ref, ...] = ()


class Cost(Effect, frozen=True):
    """SF 24.1.4. Something that is paid as an effect is generated. It must be possible to the full."""

    #: SF 24.1.3. Whether it only names what the effect is about, so that nothing is paid.
    only_chooses: ClassVar[bool] = False

    def pay(self, game: Any, frame: Any) -> Next:
        """Pay it; go on with `frame.start`."""
        raise NotImplementedError  # pragma: no cover

    def power(self, game: Any, scope: Any) -> int:
        """How much Power it takes, so that all costs of an effect can be added up."""
        return 0

    def perform(self, game: Any, frame: Any) -> Next:
        return self.pay(game, frame)


class Change(nodes.Change, frozen=True):
    """A continuous change of a card."""

    layer: ClassVar[int] = NUMBERS

    @property
    def result(self) -> str:
        """SF 49.4.1. What kind of result it has, by which one that is not cumulative is like another."""
        return type(self).__name__

    def size(self, game: Any, scope: Any) -> int:
        """How large it is, where two that are not cumulative overlap (SF 49.4)."""
        return 1


class PlayerChange(Change, frozen=True):
    """A continuous change for a player, e.g. of the hand size (SF 9.2.2.2): `apply` alters a `PlayerFacts`."""


class Timing(Node, frozen=True):
    """SF 24.1.2. When an effect may be generated."""

    #: SF 23.2. Whether it may be generated in a closed scene.
    closed: ClassVar[bool] = False

    def scopes(self, game: Any, seat: int, scope: Any) -> Sequence[Any]:
        """The scopes in which it may be generated now: none if it may not."""
        raise NotImplementedError  # pragma: no cover


class These(nodes.Selection, frozen=True):
    """SF 24.2. The cards a blanket effect was found to affect when it was generated."""

    cards: tuple[Ref, ...]

    def refs(self, game: Any, scope: nodes.Scope) -> tuple[Ref, ...]:
        return tuple(ref for ref in self.cards if game.alive(ref))


class Number(nodes.Amount, frozen=True):
    """A number as printed, or as fixed at generation."""

    number: int

    def value(self, game: Any, scope: nodes.Scope) -> int:
        return self.number


class X(nodes.Amount, frozen=True):
    """SF 48.0. The X of this text: what was said as it was generated, or what the card says it is."""

    def value(self, game: Any, scope: Any) -> int:
        if scope.x is not None or scope.source is None or scope.source.card < 0:
            return scope.x or 0
        said = (one for one in game.cards[scope.source.card].printed.abilities if hasattr(one, "defines_x"))
        return sum(one.defines_x(game, scope) for one in said)


# -- changes the rules themselves know -----------------------------------------------------------------------------


class Blank(Change, frozen=True):
    """SF 32.0. The rules text is inoperative; what is copied to the card later is not."""

    layer: ClassVar[int] = TEXT


class CopyText(Change, frozen=True):
    """SF 36.0. Rules text added to a card's own: the printed abilities of another card, without restrictions."""

    abilities: tuple[Any, ...]
    layer: ClassVar[int] = TEXT


class Grant(Change, frozen=True):
    """An ability given to a card by another: not part of its rules text (SF 32.0)."""

    ability: Any
    layer: ClassVar[int] = KIND


class GainBold(Change, frozen=True):
    """SF 50.0. A card gains a bold-faced ability; Toughness and Influence add up, others do not."""

    bold: Any
    layer: ClassVar[int] = WORDS

    @property
    def result(self) -> str:
        return str(self.bold.word)

    def apply(self, game: Any, facts: Any, scope: Any) -> None:
        facts.gain(game, self.bold, scope)

    def size(self, game: Any, scope: Any) -> int:
        amount: nodes.Amount | None = self.bold.amount
        return 1 if amount is None else amount.value(game, scope)


class Cannot(Change, frozen=True):
    """A card cannot do something or have it done: `attack`, `intercept`, `be healed`, `be sacrificed`, `unturn`, ...

    `cards` narrows down by or against which cards, e.g. `be intercepted by` these.
    """

    verb: str
    cards: Any = None
    layer: ClassVar[int] = WORDS

    def apply(self, game: Any, facts: Any, scope: Any) -> None:
        facts.forbid(self.verb, self.cards, scope)


class DamageChange(Change, frozen=True):
    """SF 29.7. Damage a card inflicts or takes is changed.

    `step`: `+`, `-`, `x`, `/` for what it inflicts, `reduced` where that is said to be reduced (SF 29.6); `taken x`,
    `taken +`, `taken -`, `taken to` for what it takes.
    `combat`: only combat damage (SF 29.5). `cards` narrows down against or from which cards.
    """

    step: str
    amount: nodes.Amount
    combat: bool = False
    cards: Any = None
    non_combat: bool = False

    def apply(self, game: Any, facts: Any, scope: Any) -> None:
        facts.damage.append((self, scope))

    def size(self, game: Any, scope: Any) -> int:
        return self.amount.value(game, scope)


class NextDamage(DamageChange, frozen=True):
    """`against the next Site it inflicts combat damage on`, `the next damage inflicted on it`.

    SF 29.5, 29.6. Over once that damage is inflicted, or was reduced.
    """


class CostChange(Change, frozen=True):
    """SF 37.0. Cards cost more or less to play. `who` of its ability says which cards, `players` whose.

    `players`: `you`, `opponents` or `any`. `on`: only States that are played on such a card.
    """

    amount: nodes.Amount
    players: str = "you"
    on: Any = None


class WaivesResources(Change, frozen=True):
    """`you may ignore resource conditions when playing <Demon> Characters` (SF 18.1).

    `sign`: only of this resource; `most`: of no more than so many.
    """

    sign: str = ""
    most: int = 99


class ChangeType(Change, frozen=True):
    """SF 7.1.1. A card becomes another type, instead of its own or `besides` it.

    What it is then is settled at once, with the place it has by that (`rules.becoming`), and no fact of its own.
    """

    type: str
    besides: bool = False
    layer: ClassVar[int] = KIND

    def changed(self, types: tuple[str, ...]) -> tuple[str, ...]:
        """The types of a card that was of these."""
        if not self.besides:
            return (self.type,)
        return types if self.type in types else (*types, self.type)

    def apply(self, game: Any, facts: Any, scope: Any) -> None:
        """Nothing but types is changed."""
