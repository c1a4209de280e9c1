"""What continuous abilities and effects that last change (SF 10.1, 26.5).

The verbs that `Cannot` names: `attack`, `turn to attack`, `intercept`, `be intercepted`, `be attacked`,
`turn to heal`,
 `turn to change location`, `change location`, `be healed`, `be sacrificed`, `be seized`, `be burned`,
`be smoked`, `be turned`, `unturn`, `be targeted by`, `be a subject`, `be taken`, `be redirected to`,
`be the only attacker`.
With cards they narrow down by what, e.g. by which Characters it cannot be intercepted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from quickening.games.shadowfist.designators import matching
from quickening.games.shadowfist.kinds.basics import KIND, NUMBERS, WORDS, Change, Number, PlayerChange
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.lang.nodes import Amount, Scope
from quickening.lang.selections import Cards


class FigureChange(Change, frozen=True):
    """`+2 Fighting`, `its Fighting is doubled`, `generates no Power`: a figure of a card is another (SF 8.7, 11.0).

    `how`: `+` so much; `to`, `x` so much; `spares`: `+`, but what is left of the Body is not reduced to 0.
    """

    figure: str
    amount: Amount = Number(1)
    how: str = "+"

    @property
    def layer(self) -> int:  # type: ignore[override]  # another score to start from
        return WORDS if self.figure == "Fighting" and self.how == "to" else NUMBERS

    @property
    def result(self) -> str:
        return f"{self.figure} {self.how}"

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        FIGURE_CHANGES[self.figure](game, facts, self.amount.value(game, scope), self.how)

    def size(self, game: ShadowfistGame, scope: Scope) -> int:
        return self.amount.value(game, scope) if self.how in ("+", "spares") and self.figure != "Power" else 1


def _fighting(game: ShadowfistGame, facts: Any, number: int, how: str) -> None:
    """SF 8.7."""
    if how == "+":
        facts.fighting += number
    else:
        facts.fighting = number if how == "to" else facts.fighting * number


def _body(game: ShadowfistGame, facts: Any, number: int, how: str) -> None:
    """SF 11.0."""
    if how == "spares" and number < 0:
        left = facts.body - game.cards[facts.card].damage_total - 1
        number = max(number, -max(0, left))
    facts.body += number


def _power(game: ShadowfistGame, facts: Any, number: int, how: str) -> None:
    """SF 17.2.1. What the card itself generates, on top of what Sites give; or nothing at all."""
    if how == "to":
        facts.power = number
    elif game.is_site(facts.card):
        facts.power += number
    else:
        facts.marks["generates"] = facts.marks.get("generates", 0) + number


FIGURE_CHANGES: dict[str, Callable[[ShadowfistGame, Any, int, str], None]] = {
    "Fighting": _fighting,
    "Body": _body,
    "Power": _power,
}
NO_POWER = FigureChange("Power", Number(0), "to")


def adds(change: Any, *figures: str) -> bool:
    """Whether a change makes one of these figures larger or smaller."""
    return isinstance(change, FigureChange) and change.figure in figures and change.how in ("+", "spares")


class GainWord(Change, frozen=True):
    """`the designator <Demon>` (SF 14.0), or a restriction, where another card says so (SF 49.0)."""

    word: str
    restriction: bool = False

    @property
    def layer(self) -> int:  # type: ignore[override]  # of a word, not of the kind
        return WORDS if self.restriction else KIND

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        if self.restriction:
            facts.restrictions = {**facts.restrictions, self.word: ""}
        else:
            facts.designators = facts.designators | {matching(self.word)}


class Provides(Change, frozen=True):
    """`provides {tek} for each ...`: resources besides the printed ones (SF 8.6); without signs, no resources."""

    signs: tuple[str, ...] = ()
    times: Amount = Number(1)

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        more = self.signs * max(0, self.times.value(game, scope))
        facts.provides = facts.provides + more if self.signs else ()


class Mark(Change, frozen=True):
    """A rule of its own about a card, by name (see `MARKS`); the rules look it up where it matters.

    Some are about `cards`, `who` or `words`; those add up.
    """

    mark: str
    amount: Amount = Number(1)
    cards: Any = None
    who: Any = None
    words: tuple[str, ...] = ()
    layer: ClassVar[int] = WORDS

    @property
    def result(self) -> str:
        return self.mark

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        adding = ADDING_UP.get(self.mark)
        if adding is None:
            facts.marks[self.mark] = self.amount.value(game, scope)
        else:
            facts.marks[self.mark] = (*facts.marks.get(self.mark, ()), *adding(game, self, scope))


#: What marks that add up tell the rules.
ADDING_UP: dict[str, Callable[[ShadowfistGame, Mark, Scope], tuple[Any, ...]]] = {
    "attacks beside": lambda game, mark, scope: ((mark.cards, scope),),
    "attacks unturned": lambda game, mark, scope: ((mark.cards, scope),),
    "not turned by": lambda game, mark, scope: tuple(mark.who.seats(game, scope)),
    "unaffected by": lambda game, mark, scope: mark.words,
}
#: The marks, and what each lets a card do.
MARKS = {
    "attack out of turn": "may attack during an opponent's turn (SF 28.1.2)",
    "stays at zero": "is not smoked while its Fighting is 0 (SF 20.1)",
    "strikes first": "inflicts combat damage when attackers with Ambush do (SF 50.1)",
    "unreduced": "damage it inflicts is not reduced (SF 29.6)",
    "takes unreduced": "damage inflicted on it is not reduced (SF 29.6)",
    "attacks back row": "may attack back-row Sites, as every Character may (SF 28.1.3)",
    "attacks by itself": "no other Character of its controller attacks with it (SF 28.1)",
    "must intercept": "must be declared as an interceptor when a card at its location is attacked (SF 28.6.1)",
    "stays turned": "does not unturn during the Establishing Shot (SF 22.2.3)",
    "enters turned": "enters play turned",
    "always intercepts": "cannot be prevented from intercepting (SF 6.2)",
    "intercept toll": "nobody intercepts it without paying so much Power for each interceptor (SF 28.6.1)",
    "brings along": "so many unturned Characters may attack with it without turning (SF 28.1.4)",
    "spares": "may inflict so much less combat damage than would smoke a Character in combat with it (SF 29.8)",
    "cost": "its printed cost is so much higher (SF 8.5)",
    "half healing": "healing removes only half of the damage, rounded down (SF 16.0)",
    "attacks beside": "cannot attack unless one of certain `cards` is declared together with it (SF 28.1)",
    "attacks unturned": "may attack without turning once in a Main Shot, perhaps only certain `cards` (SF 28.1.4)",
    "not turned by": "certain players cannot turn it (SF 21.0)",
    "unaffected by": "bold-faced abilities of others, by `words`, do nothing against it (SF 50.0)",
}


class ForPlayer(PlayerChange, frozen=True):
    """Something is otherwise for a player, by a word of `FOR_PLAYERS`; `whose`: only in the turns of such players."""

    what: str
    amount: Amount = Number(1)
    cards: Any = None
    whose: Any = None

    @property
    def result(self) -> str:
        return self.what

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        FOR_PLAYERS[self.what](game, facts, self, scope)


def _hand_size(game: ShadowfistGame, facts: Any, change: ForPlayer, scope: Scope) -> None:
    """SF 9.2.2.2. `your hand size is increased by 1`."""
    facts.hand_size += change.amount.value(game, scope)


def _needs_fewer(game: ShadowfistGame, facts: Any, change: ForPlayer, scope: Scope) -> None:
    """SF 4.1. `the number of Feng Shui Sites you need for victory is reduced by one`."""
    facts.victory -= change.amount.value(game, scope)


def _discards_more(game: ShadowfistGame, facts: Any, change: ForPlayer, scope: Scope) -> None:
    """SF 22.2.4. `you may discard an additional card during your discard phase`."""
    facts.marks["discards"] = facts.marks.get("discards", 0) + change.amount.value(game, scope)


def _plays_in(game: ShadowfistGame, facts: Any, change: ForPlayer, scope: Scope) -> None:
    """SF 25.1.1. `you may play Characters during any Main Shot`, or in those of some players."""
    facts.marks["plays in"] = (*facts.marks.get("plays in", ()), (change.cards, change.whose, scope))


def _top_revealed(game: ShadowfistGame, facts: Any, change: ForPlayer, scope: Scope) -> None:
    """SF 9.2. `all players play with the top card of their deck revealed`: for all to see (`rules.top_cards`)."""
    facts.marks["top revealed"] = True


FOR_PLAYERS: dict[str, Callable[[ShadowfistGame, Any, ForPlayer, Scope], None]] = {
    "hand size": _hand_size,
    "needs fewer Sites": _needs_fewer,
    "discards more": _discards_more,
    "plays in": _plays_in,
    "top revealed": _top_revealed,
}


class PlayersCannot(PlayerChange, frozen=True):
    """`opponents cannot play Events`: what a player may not do; `cards` narrows it down."""

    verb: str
    cards: Any = None

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        facts.forbidden[self.verb] = scope
        facts.marks[self.verb] = (*facts.marks.get(self.verb, ()), (self.cards, scope))


class Several(Change, frozen=True):
    """Several changes said in one sentence; a text's abilities have them one by one."""

    changes: tuple[Any, ...]

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        for change in self.changes:
            change.apply(game, facts, scope)


class LoseBold(Change, frozen=True):
    """`cannot use Ambush or Stealth`: a card does not have these bold-faced abilities (SF 50.0)."""

    words: tuple[str, ...]

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        for word in self.words:
            facts.bold.pop(word, None)
        facts.words = [(bold, given) for bold, given in facts.words if bold.word not in self.words]


class CopiesBold(Change, frozen=True):
    """`copies all bold-faced abilities possessed by other Characters`: as they have them now (SF 36.0, 50.0).

    Immunity is copied where it is worked out who is immune (`rules.continuous`).
    """

    cards: Cards
    layer: ClassVar[int] = WORDS

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        for card in self.cards.found(game, scope):
            for bold, _ in game.facts(card).words if card != facts.card else ():
                facts.gain(game, bold, scope)


class ExtraPower(Change, frozen=True):
    """Counters or damage on the card spent as if they were Power to play certain cards.

    `kind` is `counters` or `damage`, `each` what one of them is worth, `most` how many may be spent a turn.
    """

    kind: str
    each: int = 1
    most: int = 0

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        facts.marks["extra power"] = self
