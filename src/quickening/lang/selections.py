"""Who is meant: the card itself, what was last spoken of, all of a kind, or what somebody chooses."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.core.modifiers import Ref
from quickening.lang.nodes import Filter, Node, Scope, Selection, walk


class Cards(Node, frozen=True):
    """A description of cards: `before` and `after` are the words before and after the noun, `area` where they are."""

    noun: Filter
    before: tuple[Filter, ...] = ()
    after: tuple[Filter, ...] = ()
    area: str = ""

    def fits(self, game: Any, card: int, scope: Scope) -> bool:
        """Whether the card is such a card."""
        if not self.noun.fits(game, card, scope):
            return False
        for word in self.before + self.after:  # a plain loop: this is asked of every card, again and again
            if not word.fits(game, card, scope):
                return False
        return bool(game.counts(card, self))

    def found(self, game: Any, scope: Scope) -> list[int]:
        """Every such card."""
        return [card for card in game.candidates(self, scope) if self.fits(game, card, scope)]

    def reads(self) -> frozenset[str]:
        """The aspects of a card this description looks at."""
        return frozenset().union(*(word.reads for word in (self.noun, *self.before, *self.after)))


class Me(Selection, frozen=True):
    """The card that acts."""

    def refs(self, game: Any, scope: Scope) -> tuple[Ref, ...]:
        return (scope.me,) if scope.me is not None and game.alive(scope.me) else ()


class ThisCard(Selection, frozen=True):
    """The card whose text this is."""

    def refs(self, game: Any, scope: Scope) -> tuple[Ref, ...]:
        return (scope.source,) if scope.source is not None and game.alive(scope.source) else ()


#: Choices that only say where something comes from are numbered from here on.
ONLY_NAMED = 1000


class It(Selection, frozen=True):
    """What was last spoken of; `words` is how the text puts it."""

    words: str = "it"

    def refs(self, game: Any, scope: Scope) -> tuple[Ref, ...]:
        return tuple(ref for ref in scope.it if game.alive(ref))


class All(Selection, frozen=True):
    """Every card of a description."""

    cards: Cards

    def refs(self, game: Any, scope: Scope) -> tuple[Ref, ...]:
        return tuple(game.ref(card) for card in self.cards.found(game, scope))


class Chosen(Selection, frozen=True):
    """Cards somebody chooses. Targets are chosen before anything happens, others when it comes to them.

    `slot` tells the choices of one text apart; `most` of -1 is any number. `another` is other than what was chosen
    before it or, if it is the first, than the card that acts.
    """

    cards: Cards
    least: int = 1
    most: int = 1
    target: bool = False
    another: bool = False
    slot: int = -1

    @property
    def only_named(self) -> bool:
        """Whether it says where something comes from, so that what is chosen besides need not be apart from it."""
        return False

    def refs(self, game: Any, scope: Scope) -> tuple[Ref, ...]:
        return tuple(ref for ref in scope.got(self.slot) or () if game.alive(ref))

    def candidates(self, game: Any, scope: Scope) -> list[int]:
        """The cards that may be chosen."""
        return [card for card in game.candidates(self.cards, scope) if self.may_be(game, card, scope)]

    def may_be(self, game: Any, card: int, scope: Scope) -> bool:
        """Whether a card may be chosen: for a target, only one that may be targeted and was not yet."""
        return self.cards.fits(game, card, scope) and self._is_free(game, card, scope)

    def _is_free(self, game: Any, card: int, scope: Scope) -> bool:
        if self.target and not game.may_target(card, scope, self.cards):
            return False
        if self.another and self.slot == 0 and scope.me is not None and scope.me.card == card:
            return False
        if scope.bound and (self.target or self.another):
            return card not in chosen_so_far(scope)
        return True

    def is_available(self, game: Any, scope: Scope) -> bool:
        """Whether there are enough cards to choose from; nobody looks further than that."""
        cards, missing = self.cards, self.least
        if missing <= 0:
            return True
        for card in game.candidates(cards, scope):
            if cards.fits(game, card, scope) and self._is_free(game, card, scope):
                missing -= 1
                if not missing:
                    return True
        return False

    def bounds(self, available: int) -> tuple[int, int]:
        """How few and how many are chosen, given how many there are."""
        most = available if self.most < 0 else min(self.most, available)
        return min(self.least, most), most


def chosen_so_far(scope: Scope) -> set[int]:
    """The cards that were chosen, from which another one has to be apart."""
    return {ref.card for slot, refs in scope.bound if slot < ONLY_NAMED for ref in refs}


def choices_in(node: Any) -> list[Chosen]:
    """The choices in a tree in the order of the text; one that another is described by comes before it."""
    return sorted((part for part in walk(node) if isinstance(part, Chosen)), key=lambda choice: choice.slot)


def targets_in(node: Any) -> list[Chosen]:
    """The targets in a tree in the order of the text."""
    return [choice for choice in choices_in(node) if choice.target]


def numbered(node: Any, unset: bool = False) -> Any:
    """The same tree with its choices numbered in the order of the text, or with no numbers."""
    return _Numbering(-1 if unset else 0, 0 if unset else 1).renew(node)


class _Numbering:
    def __init__(self, first: int, step: int) -> None:
        self.next = first
        self.step = step

    def renew(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(self.renew(item) for item in value)
        if not isinstance(value, Node):
            return value
        changed = {name: self.renew(getattr(value, name)) for name in value.__struct_fields__}
        if isinstance(value, Chosen):
            changed["slot"] = self.next + (ONLY_NAMED if value.only_named and self.step else 0)
            self.next += self.step
        if all(changed[name] is getattr(value, name) for name in changed):
            return value
        return replace(value, **changed)
