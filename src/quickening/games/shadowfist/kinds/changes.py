"""What continuous abilities and effects that last change (SF 10.1, 26.5).

The verbs that `Cannot` names: `attack`, `turn to attack`, `intercept`, `be intercepted`, `be attacked`,
`turn to heal`,
 `turn to change location`, `change location`, `be healed`, `be sacrificed`, `be seized`, `be burned`,
`be smoked`, `be turned`, `unturn`, `be targeted by`, `be a subject`, `be taken`, `be redirected to`,
`be the only attacker`.
With cards they narrow down by what, e.g. by which Characters it cannot be intercepted.
"""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.games.shadowfist.kinds.basics import KIND, WORDS, Change, Number, PlayerChange
from quickening.games.shadowfist.rules.designators import matching
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.lang.nodes import Amount, Scope
from quickening.lang.selections import Cards


class AddFighting(Change, frozen=True):
    """`+2 Fighting`: a bonus to the score (SF 8.7)."""

    amount: Amount

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        facts.fighting += self.amount.value(game, scope)

    def size(self, game: ShadowfistGame, scope: Scope) -> int:
        return self.amount.value(game, scope)


class AddBody(Change, frozen=True):
    """`+2 Body` (SF 11.0). `spares`: it does not reduce what is left of the Body to 0."""

    amount: Amount
    spares: bool = False

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        change = self.amount.value(game, scope)
        if self.spares and change < 0:
            left = facts.body - game.cards[facts.card].damage_total - 1
            change = max(change, -max(0, left))
        facts.body += change

    def size(self, game: ShadowfistGame, scope: Scope) -> int:
        return self.amount.value(game, scope)


class SetFighting(Change, frozen=True):
    """`printed Fighting is equal to ...`: another score to start from."""

    amount: Amount
    layer: ClassVar[int] = WORDS

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        facts.fighting = self.amount.value(game, scope)


class GainRestriction(Change, frozen=True):
    """`Uncopyable`, where another card says so (SF 49.8)."""

    word: str
    layer: ClassVar[int] = WORDS

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        facts.restrictions = {**facts.restrictions, self.word: ""}


class DoubleFighting(Change, frozen=True):
    """`its Fighting is doubled`."""

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        facts.fighting *= 2


class GeneratesMore(Change, frozen=True):
    """`generates 1 Power during your Establishing Shot`: the card itself, on top of what Sites give (SF 17.2.1)."""

    amount: Amount

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        amount = self.amount.value(game, scope)
        if game.is_site(facts.card):
            facts.power += amount
        else:
            facts.marks["generates"] = facts.marks.get("generates", 0) + amount


class GeneratesNothing(Change, frozen=True):
    """`generates no Power`."""

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        facts.power = 0


class GainDesignator(Change, frozen=True):
    """`the designator <Demon>` (SF 14.0)."""

    word: str
    layer: ClassVar[int] = KIND

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        facts.designators = facts.designators | {matching(self.word)}


class Provides(Change, frozen=True):
    """`provides {tek} for each ...`: resources besides the printed ones (SF 8.6)."""

    signs: tuple[str, ...]
    times: Amount = Number(1)

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        facts.provides = facts.provides + self.signs * max(0, self.times.value(game, scope))


class ProvidesNothing(Change, frozen=True):
    """`provides no resources`."""

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        facts.provides = ()


class Mark(Change, frozen=True):
    """A rule of its own about a card, by name (see `MARKS`); the rules look it up where it matters."""

    mark: str
    amount: Amount = Number(1)
    layer: ClassVar[int] = WORDS

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        facts.marks[self.mark] = self.amount.value(game, scope)


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
    "half healing": "healing removes only half of the damage, rounded down (SF 16.0)",
}


class AttacksBeside(Change, frozen=True):
    """`cannot attack unless a Unique Character is also attacking`: declared together with one (SF 28.1)."""

    cards: Any
    layer: ClassVar[int] = WORDS

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        facts.marks["attacks beside"] = (*facts.marks.get("attacks beside", ()), (self.cards, scope))


class NotTurnedBy(Change, frozen=True):
    """`opponents cannot turn cards at this location`: players who cannot turn a card (SF 21.0)."""

    who: Any
    layer: ClassVar[int] = WORDS

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        seats = frozenset(self.who.seats(game, scope))
        facts.marks["not turned by"] = facts.marks.get("not turned by", frozenset()) | seats


class AttacksUnturned(Change, frozen=True):
    """`may attack without turning once during your Main Shot`, perhaps only certain cards (SF 28.1.4)."""

    cards: Any = None
    layer: ClassVar[int] = WORDS

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        facts.marks["attacks unturned"] = (*facts.marks.get("attacks unturned", ()), (self.cards, scope))


class HandSize(PlayerChange, frozen=True):
    """`your hand size is increased by 1` (SF 9.2.2.2)."""

    amount: Amount

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        facts.hand_size += self.amount.value(game, scope)


class VictoryNeeds(PlayerChange, frozen=True):
    """`the number of Feng Shui Sites you need for victory is reduced by one` (SF 4.1)."""

    less: int

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        facts.victory -= self.less


class DiscardsMore(PlayerChange, frozen=True):
    """`you may discard an additional card during your discard phase` (SF 22.2.4)."""

    amount: int = 1

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        facts.marks["discards"] = facts.marks.get("discards", 0) + self.amount


class PlayersCannot(PlayerChange, frozen=True):
    """`opponents cannot play Events`: what a player may not do; `cards` narrows it down."""

    verb: str
    cards: Any = None

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        facts.forbidden[self.verb] = scope
        facts.marks[self.verb] = (*facts.marks.get(self.verb, ()), (self.cards, scope))


class PlaysIn(PlayerChange, frozen=True):
    """`you may play Characters during any Main Shot`, or in those of some players (SF 25.1.1)."""

    cards: Any
    whose: Any = None

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        facts.marks["plays in"] = (*facts.marks.get("plays in", ()), (self.cards, self.whose, scope))


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


class Unaffected(Change, frozen=True):
    """`not affected by other Characters' Ambush or Stealth`: these abilities do nothing against the card."""

    words: tuple[str, ...]
    layer: ClassVar[int] = WORDS

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        facts.marks["unaffected by"] = (*facts.marks.get("unaffected by", ()), *self.words)


class ExtraPower(Change, frozen=True):
    """Counters or damage on the card spent as if they were Power to play certain cards.

    `kind` is `counters` or `damage`, `each` what one of them is worth, `most` how many may be spent a turn.
    """

    kind: str
    each: int = 1
    most: int = 0

    def apply(self, game: ShadowfistGame, facts: Any, scope: Scope) -> None:
        facts.marks["extra power"] = self
