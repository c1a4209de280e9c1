"""Who is meant besides the card itself, what was last spoken of, and what is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.kinds.basics import These
from quickening.lang.nodes import Amount, Node, Scope, Selection
from quickening.lang.selections import All, Cards, Chosen, It

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
        return tuple(ref for ref in self.aimed_at(scope) if game.alive(ref))

    def aimed_at(self, scope: Scope) -> tuple[Ref, ...]:
        """What was targeted, whatever became of it since."""
        aimed = scope.got(self.slot) if self.slot >= 0 else None
        if aimed is None:
            aimed = scope.bound[-1][1] if scope.bound else scope.it
        return (*(ref for slot in self.earlier for ref in scope.got(slot) or ()), *aimed)


def as_determined(what: Selection, scope: Any) -> tuple[Ref, ...]:
    """SF 24.2, 24.8. What an effect was generated with, whatever became of that since."""
    if isinstance(what, Targets):
        return what.aimed_at(scope)
    found: tuple[Ref, ...] = scope.it if isinstance(what, It) else ()
    return found


class Spoken(Selection, frozen=True):
    """Cards a text has spoken of, or that the game knows: `of` is a key of `SPOKEN`, `words` how the text says it."""

    of: str
    words: str = ""

    @property
    def of_unresolved(self) -> bool:
        """Whether it is about the effect that it answers (SF 26.6.1)."""
        return self.of == "answered"

    def refs(self, game: Any, scope: Any) -> tuple[Ref, ...]:
        return SPOKEN[self.of](game, scope)


def _alive(game: Any, refs: Sequence[Ref]) -> tuple[Ref, ...]:
    return tuple(ref for ref in refs if game.alive(ref))


def _party(scope: Any, part: int) -> tuple[Ref, ...]:
    """SF 42.0. One of the two cards that what triggered the text was about."""
    found: tuple[Ref, ...] = scope.parties[part] if part < len(scope.parties) else ()
    return found


def _spent(game: Any, scope: Any) -> tuple[Ref, ...]:
    """SF 45.0. What was paid with, as it was, though it is there no more."""
    found: tuple[Ref, ...] = scope.bound[0][1] if scope.bound else scope.it
    return found


def _answered(game: Any, scope: Any) -> tuple[Ref, ...]:
    """SF 26.2. The effect this one responds to, as a card below 0 (SF 24.1.3.2)."""
    effect = game.effect(scope.answers)
    return (Ref(-effect.number, effect.number),) if effect is not None else ()


def _brought(game: Any, scope: Any) -> tuple[Ref, ...]:
    """What entered play by this very effect."""
    kept: tuple[Ref, ...] | None = scope.got(BROUGHT)
    if kept is not None:
        return _alive(game, kept)
    return tuple(game.ref(card) for card in game.brought_into_play(scope.effect))


def _of_faceoff(game: Any, scope: Any, part: int) -> tuple[Ref, ...]:
    """SF 41.4. The winner's or the loser's Character as it is now, wherever the Faceoff left it."""
    return tuple(game.ref(ref.card) for ref in scope.parties[part]) if len(scope.parties) == 2 else ()


#: What was chosen first where two things were; what was paid with; the answered effect; what entered play by this;
#: those to which something was done last (`They ...`); and who did what triggered the text, and to whom it was done,
#: the latter also as it was (`the smoked Character`).
SPOKEN: dict[str, Callable[[Any, Any], tuple[Ref, ...]]] = {
    "first": lambda game, scope: _alive(game, scope.bound[0][1] if scope.bound else ()),
    "spent": _spent,
    "answered": _answered,
    "brought": _brought,
    "those": lambda game, scope: _alive(game, scope.those),
    "doer": lambda game, scope: _alive(game, _party(scope, 0)),
    "other": lambda game, scope: _alive(game, _party(scope, 1)),
    "victim": lambda game, scope: _party(scope, 1),
    "winner": lambda game, scope: _of_faceoff(game, scope, 0),
    "loser": lambda game, scope: _of_faceoff(game, scope, 1),
}
FIRST = Spoken("first")
ANSWERED = Spoken("answered", "that effect")
RETURNED = Spoken("brought", "the returned card")
#: Who did what triggered the text, and to whom, by their order.
PARTIES = ("doer", "other")


def speaks_of(node: Any, *words: str) -> bool:
    """Whether a node is what a text has spoken of so."""
    return isinstance(node, Spoken) and node.of in words


class AttackTarget(Selection, frozen=True):
    """`the target of its attack`: what a Character attacks (SF 28.1.3)."""

    what: Selection

    def refs(self, game: Any, scope: Scope) -> tuple[Ref, ...]:
        if game.attack is None:
            return ()
        mine = self.what.refs(game, scope)
        found = [one.target for one in game.attack.attackers if one.card in mine]
        return tuple(ref for ref in found if game.alive(ref))


class Picked(Chosen, frozen=True):
    """A choice of a kind of its own.

    `later`: made on resolution (SF 24.2.1); `by`: by another player. `x`: as many as the player likes, and that many
    is X (SF 48.0); `limit`: any number, but no more than that. `others`: one of several descriptions, each in its
    area. `source`: where damage comes from, a card that `fights` or `any` (SF 24.1.3.2, 29.4, 38.2). `another` is
    none chosen before; where none was, not the card itself, its subject or its trigger.
    """

    later: bool = False
    by: str = "you"
    x: bool = False
    limit: Amount | None = None
    others: tuple[Cards, ...] = ()
    source: str = ""

    @property
    def only_named(self) -> bool:
        return bool(self.source)

    def candidates(self, game: Any, scope: Any) -> list[int]:
        if self.source:
            return sources(game, self, scope)
        if self.others:
            found = [card for cards in (self.cards, *self.others) for card in cards.found(game, scope)]
            return [card for card in dict.fromkeys(found) if not self.target or self._is_free(game, card, scope)]
        found = super().candidates(game, scope)
        if not self.another or scope.bound:
            return found
        meant = spoken_of(game, scope)
        return [card for card in found if card not in meant]

    def may_be(self, game: Any, card: int, scope: Scope) -> bool:
        return card in self.candidates(game, scope) if self.others else super().may_be(game, card, scope)

    def is_available(self, game: Any, scope: Scope) -> bool:
        return bool(self.candidates(game, scope)) if self.others else super().is_available(game, scope)


def chosen_x(what: Any) -> bool:
    """SF 48.0. Whether as many are chosen as X is."""
    return isinstance(what, Picked) and what.x


def spoken_of(game: Any, scope: Any) -> set[int]:
    """The card itself, its subject, and what triggered the text."""
    parties = (*scope.it, *(ref for refs in scope.parties for ref in refs))
    refs = (*parties, *Subject().refs(game, scope), scope.source, scope.me)
    return {ref.card for ref in refs if ref is not None}


def sources(game: Any, choice: Picked, scope: Any) -> list[int]:
    """SF 24.7, 38.2. Cards that may inflict damage: in play, or those of effects of the scene that could."""
    able = [card for card in game.in_play if choice.source == "any" or game.is_fighting(card)]
    found = dict.fromkeys((*able, *game.could_damage()))
    return [card for card in found if choice.cards.fits(game, card, scope) and game.sees(scope, card)]


class Together(Selection, frozen=True):
    """`target and all States on target`."""

    one: Selection
    others: Selection

    def refs(self, game: Any, scope: Scope) -> tuple[Ref, ...]:
        return (*self.one.refs(game, scope), *self.others.refs(game, scope))


class OneOrMore(Node, frozen=True):
    """`one or more Characters`, in what is waited for: those of one moment trigger together, once.

    `least`: only if so many are concerned at the same time; `apart`: and not all of them are one player's.
    """

    cards: Cards
    least: int = 1
    apart: bool = False
    gathers: ClassVar[bool] = True


def noting_all(scope: Any, what: Any, refs: Sequence[Ref]) -> Any:
    """The scope, with the cards of a kind to which something is done; the text may speak of them later."""
    return replace(scope, those=tuple(refs)) if isinstance(what, (All, These)) else scope
