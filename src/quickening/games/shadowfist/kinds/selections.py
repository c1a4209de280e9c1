"""Who is meant besides the card itself, what was last spoken of, and what is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.kinds.basics import These, X
from quickening.lang.nodes import Amount, Node, Scope, Selection
from quickening.lang.selections import All, Cards, Chosen

#: Where a scope keeps the subject that a State is about to have, and what entered play by an effect that is over.
TO_BEAR, BROUGHT = -2, -3


class Subject(Selection, frozen=True):
    """SF 7.4. The card a State is on."""

    steady: ClassVar[bool] = True  # where a State is does not change while the texts in force stay the same

    def refs(self, game: Any, scope: Scope) -> tuple[Ref, ...]:
        if scope.source is None or not game.alive(scope.source):
            return ()
        subject = game.cards[scope.source.card].subject
        return (game.ref(subject),) if subject >= 0 else scope.got(TO_BEAR) or ()


class Targets(Selection, frozen=True):
    """`target`, `targets`: what was targeted last before (`slot`); `words` is how the text puts it.

    `earlier` are the slots of what else was targeted before: `targets` are all of them.
    """

    words: str = "target"
    slot: int = -1
    earlier: tuple[int, ...] = ()

    def refs(self, game: Any, scope: Scope) -> tuple[Ref, ...]:
        aimed = scope.got(self.slot) if self.slot >= 0 else None
        if aimed is None:
            aimed = scope.bound[-1][1] if scope.bound else scope.it
        before = [ref for slot in self.earlier for ref in scope.got(slot) or ()]
        return tuple(ref for ref in (*before, *aimed) if game.alive(ref))


class First(Selection, frozen=True):
    """`the first target`: what was chosen first where two things were."""

    def refs(self, game: Any, scope: Scope) -> tuple[Ref, ...]:
        return tuple(ref for ref in (scope.bound[0][1] if scope.bound else ()) if game.alive(ref))


class Spent(Selection, frozen=True):
    """`the sacrificed Character`: what was paid with, as it was, though it is there no more (SF 45.0)."""

    words: str = "the sacrificed Character"

    def refs(self, game: Any, scope: Scope) -> tuple[Ref, ...]:
        return scope.bound[0][1] if scope.bound else scope.it


class AttackTarget(Selection, frozen=True):
    """`the target of its attack`: what a Character attacks (SF 28.1.3)."""

    what: Selection

    def refs(self, game: Any, scope: Scope) -> tuple[Ref, ...]:
        if game.attack is None:
            return ()
        mine = self.what.refs(game, scope)
        found = [one.target for one in game.attack.attackers if one.card in mine]
        return tuple(ref for ref in found if game.alive(ref))


class AnsweredEffect(Selection, frozen=True):
    """`that effect`, `that Event`: the effect this one responds to (SF 26.2), as a card below 0 (SF 24.1.3.2)."""

    words: str = "that effect"
    of_unresolved: ClassVar[bool] = True

    def refs(self, game: Any, scope: Any) -> tuple[Ref, ...]:
        effect = game.effect(scope.answers)
        return (Ref(-effect.number, effect.number),) if effect is not None else ()


class ChosenX(Chosen, frozen=True):
    """`X Characters you control`: as many as the player likes, and that many is X (SF 48.0)."""


class ChosenUpTo(Chosen, frozen=True):
    """`up to X Sites`: any number of them, but no more than that (SF 48.0)."""

    limit: Amount = X()


class ChosenAmong(Chosen, frozen=True):
    """`a card you control, a card in your smoked pile, or ...`: one of several descriptions, each in its area."""

    others: tuple[Cards, ...] = ()

    def candidates(self, game: Any, scope: Scope) -> list[int]:
        found = [card for cards in (self.cards, *self.others) for card in cards.found(game, scope)]
        return list(dict.fromkeys(found))

    def may_be(self, game: Any, card: int, scope: Scope) -> bool:
        return card in self.candidates(game, scope)

    def is_available(self, game: Any, scope: Scope) -> bool:
        return bool(self.candidates(game, scope))


class Another(Chosen, frozen=True):
    """`another Character`: none chosen before; where none was, not the card itself, its subject or its trigger."""

    another: bool = True

    def candidates(self, game: Any, scope: Any) -> list[int]:
        found = super().candidates(game, scope)
        if scope.bound:
            return found
        spoken_of = (*scope.it, *(ref for refs in scope.parties for ref in refs))
        meant = {
            ref.card for ref in (*spoken_of, *Subject().refs(game, scope), scope.source, scope.me) if ref is not None
        }
        return [card for card in found if card not in meant]


class Party(Selection, frozen=True):
    """`that Character`, where what triggered the text names two cards: the one that fits the noun (SF 42.0).

    `part` is 0 for who did it, 1 for whom it was done to; `words` is how the text puts it.
    """

    words: str
    part: int

    def refs(self, game: Any, scope: Any) -> tuple[Ref, ...]:
        found = scope.parties[self.part] if self.part < len(scope.parties) else ()
        return tuple(ref for ref in found if game.alive(ref))


class FaceoffCharacter(Selection, frozen=True):
    """SF 41.4. `the winner's Character`, `the loser's Character`: as it is now, wherever the Faceoff left it."""

    lost: bool = False

    def refs(self, game: Any, scope: Any) -> tuple[Ref, ...]:
        found = scope.parties[self.lost] if len(scope.parties) == 2 else ()
        return tuple(game.ref(ref.card) for ref in found)


class Together(Selection, frozen=True):
    """`target and all States on target`."""

    one: Selection
    others: Selection

    def refs(self, game: Any, scope: Scope) -> tuple[Ref, ...]:
        return (*self.one.refs(game, scope), *self.others.refs(game, scope))


class OneOrMore(Node, frozen=True):
    """`one or more Characters`, in what is waited for: those of one moment trigger together, once.

    `least`: only if so many are concerned at the same time.
    """

    cards: Cards
    least: int = 1
    gathers: ClassVar[bool] = True


class ThoseAll(Selection, frozen=True):
    """`all interceptors ... They ...`: the cards of a kind to which the text has done something last."""

    words: str = "them"

    def refs(self, game: Any, scope: Any) -> tuple[Ref, ...]:
        return tuple(ref for ref in scope.those if game.alive(ref))


def noting_all(scope: Any, what: Any, refs: Sequence[Ref]) -> Any:
    """The scope, with the cards of a kind to which something is done; the text may speak of them later."""
    return replace(scope, those=tuple(refs)) if isinstance(what, (All, These)) else scope


class JustPlayed(Selection, frozen=True):
    """`these Characters`: what entered play by this very effect."""

    words: str = "these cards"

    def refs(self, game: Any, scope: Any) -> tuple[Ref, ...]:
        kept: tuple[Ref, ...] | None = scope.got(BROUGHT)
        if kept is not None:
            return tuple(ref for ref in kept if game.alive(ref))
        return tuple(game.ref(card) for card in game.brought_into_play(scope.effect))
