"""What texts change of a player as long as they are in force."""

from __future__ import annotations

from typing import ClassVar

from quickening.games.highlander.facts import Ban, Cost, PlayerFacts, Quota
from quickening.games.highlander.kinds.amounts import number, times
from quickening.games.highlander.state import HARD, HighlanderGame
from quickening.lang.nodes import Amount, Change, Scope
from quickening.lang.selections import Cards


class PlayerChange(Change, frozen=True):
    """Something that changes for a player."""

    level: ClassVar[str] = "player"
    #: Whether what it does follows from the text alone, whatever goes on in the game.
    settled: ClassVar[bool] = True
    nullifies: ClassVar[bool] = False
    shields: ClassVar[bool] = False
    ignores: ClassVar[bool] = False
    strips: ClassVar[bool] = False
    upholds: ClassVar[bool] = False
    turns: ClassVar[bool] = False


class CardChange(Change, frozen=True):
    """Something that changes for an attack or defense."""

    level: ClassVar[str] = "card"
    nullifies: ClassVar[bool] = False
    shields: ClassVar[bool] = False
    ignores: ClassVar[bool] = False
    strips: ClassVar[bool] = False
    upholds: ClassVar[bool] = False
    turns: ClassVar[bool] = False


# -- players -------------------------------------------------------------------------------------------------------


class AllOf(PlayerChange, frozen=True):
    """Several things are so of a player at once."""

    parts: tuple[PlayerChange, ...]

    @property
    def settled(self) -> bool:  # type: ignore[override]
        return all(part.settled for part in self.parts)

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        for part in self.parts:
            part.apply(game, facts, scope)


class ExtraAttacks(PlayerChange, frozen=True):
    """HL1 50. Additional opportunities to attack, perhaps only for some attacks, of which something is so then."""

    count: int = 1
    cards: Cards | None = None
    rider: Change | None = None

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.extra_attacks.append(Quota(self.cards, scope, self.count, self.rider))


class LostAttacks(PlayerChange, frozen=True):
    """HLT 110. Opportunities to attack that are lost."""

    count: int = 1

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.lost_attacks += self.count


class AttackCap(PlayerChange, frozen=True):
    """No more attacks than this in a turn."""

    most: int

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.top_attacks = self.most if facts.top_attacks is None else min(self.most, facts.top_attacks)


class AttacksLike(PlayerChange, frozen=True):
    """No more attacks than the opponent played in the last turn, if that was any."""

    settled: ClassVar[bool] = False

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        played = game.deeds[scope.you].attacks
        if played and game.active == facts.seat:
            facts.top_attacks = played if facts.top_attacks is None else min(played, facts.top_attacks)


class PowerCost(PlayerChange, frozen=True):
    """HL3 137. Cards have to be spent to make a Power Blow, or a Power Block."""

    pay: Cards
    count: int = 1
    purpose: str = "a Power Blow"

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        costs = facts.words.setdefault(f"cost of {self.purpose}", [])
        costs += [Cost(None, scope, self.pay)] * self.count


class ExtraSpecials(PlayerChange, frozen=True):
    """Another Special Card may be played."""

    cards: Cards | None = None
    count: int = 1

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.extra_specials.append(Quota(self.cards, scope, self.count))


class SpecialCap(PlayerChange, frozen=True):
    """No more Special Cards than this may be played, or (`put`) played and put into play together."""

    most: int
    put: bool = False

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.words.setdefault("special cap", []).append((self.most, self.put))


class Borrowed(PlayerChange, frozen=True):
    """Cards that were looked at may be played as if from hand, for the top card of one's own Endurance."""

    settled: ClassVar[bool] = False

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.words.setdefault("borrowed", []).extend(ref.card for ref in scope.it if game.alive(ref))


class CannotPlay(PlayerChange, frozen=True):
    """HL3 148. Cards that may not be played; `put`: nor put into play."""

    cards: Cards
    from_hand: bool = False
    put: bool = False

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.bans.append(Ban(self.cards, scope, self.from_hand, self.put, keyword="RESTRICTION"))


class MustSpend(PlayerChange, frozen=True):
    """HL3 137. So many cards have to be spent for each card of a kind; `or_lose`: or so much Ability is lost."""

    cards: Cards
    pay: Cards
    from_hand: bool = False
    first_only: bool = False
    or_lose: int = 0
    count: int = 1

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        cost = Cost(self.cards, scope, self.pay, self.from_hand, or_lose=self.or_lose, first_only=self.first_only)
        facts.costs += [cost] * self.count


class MustLose(PlayerChange, frozen=True):
    """HL3 137. Ability is lost for each card of a kind, or (`burn`) cards of the top of Endurance are."""

    cards: Cards
    or_lose: int
    burn: int = 0
    from_hand: bool = False

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        cost = Cost(self.cards, scope, from_hand=self.from_hand, or_lose=self.or_lose, burn=self.burn)
        facts.costs.append(cost)


class MustExert(PlayerChange, frozen=True):
    """HL3 137. A Hard Exertion has to be made for each card of a kind; `plain`: of the usual size, else of `size`."""

    cards: Cards
    from_hand: bool = False
    plain: bool = False
    size: int = -1

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        cost = Cost(self.cards, scope, None, self.from_hand, exertion=True, plain=self.plain, size=self.size)
        facts.costs.append(cost)


class MaximumPlus(PlayerChange, frozen=True):
    """HLT 186. The maximum Ability is higher or lower, perhaps for each of something."""

    plus: int
    each: Amount | None = None

    @property
    def settled(self) -> bool:  # type: ignore[override]
        return self.each is None

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.maximum += times(self.plus, self.each, game, scope)


class HandSizePlus(PlayerChange, frozen=True):
    """HLT 234. The hand size is higher or lower, perhaps for each of something."""

    plus: int = -1
    each: Amount | None = None

    @property
    def settled(self) -> bool:  # type: ignore[override]
        return self.each is None

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.hand_size += times(self.plus, self.each, game, scope)


class ExertionSize(PlayerChange, frozen=True):
    """HL1 56. An Exertion for these purposes may be of this size."""

    size: int
    purposes: tuple[str, ...]
    exactly: bool = False

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        for purpose in self.purposes:
            facts.exertion_sizes[purpose] = self.size
            if self.exactly:
                facts.words.setdefault("exactly", []).append(purpose)


class ExertionAtWill(PlayerChange, frozen=True):
    """HL1 56. The size of an Exertion, or of a Hard one only, may be changed by so many, or by one for each such card
    in play.
    """

    by: int = 1
    each: Amount | None = None
    hard: bool = False

    @property
    def settled(self) -> bool:  # type: ignore[override]
        return self.each is None

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        by = self.by if self.each is None else number(self.each, game, scope)
        kind = HARD if self.hard else ""
        facts.exertion_at_will[kind] = max(facts.exertion_at_will.get(kind, 0), by)


class ExertionPlus(PlayerChange, frozen=True):
    """HL1 56. Every Hard Exertion is of more cards, or fewer."""

    plus: int

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.words.setdefault("exertion plus", []).append(self.plus)


class ExtraExertions(PlayerChange, frozen=True):
    """HL1 55. More than one Hard Exertion may be made in a turn."""

    count: int = 1

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.exertion_sizes["extra"] = facts.exertion_sizes.get("extra", 0) + self.count


class Prevents(PlayerChange, frozen=True):
    """HL1 75. So much damage is prevented."""

    amount: int

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.words.setdefault("prevented", []).append(self.amount)


class HandCap(PlayerChange, frozen=True):
    """HL1 5. No more cards than this in hand, whatever the Ability."""

    most: int

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.words.setdefault("hand cap", []).append(self.most)


class StartsAt(PlayerChange, frozen=True):
    """HL1 5, HLT 8. The Ability to begin with, which is the maximum, is not the usual 15."""

    ability: int

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.maximum += self.ability - 15


class Kept(PlayerChange, frozen=True):
    """Cards, or this card, that the opponent cannot remove from play."""

    cards: Cards | None = None

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.words.setdefault("kept", []).append((self.cards, scope))


class Granted(PlayerChange, frozen=True):
    """Something a player may or may not do that is a word to the rules."""

    word: str

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.allowed.add(self.word)


class AttackBlockedAreas(PlayerChange, frozen=True):
    """The areas just blocked may be attacked, perhaps only by some attacks."""

    cards: Cards | None = None

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.words.setdefault("attack blocked areas", []).append((self.cards, scope))


class AttackAfter(PlayerChange, frozen=True):
    """Attacks may be played after a dodge whose text forbids it."""

    dodge: Cards
    cards: Cards | None = None

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.words.setdefault("attack after", []).append((self.dodge, self.cards, scope))


class PlaysAs(PlayerChange, frozen=True):
    """HLT 322. Cards may be played as if they were of another type."""

    cards: Cards
    type: str

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.words.setdefault("plays as", []).append((self.cards, self.type, scope))


class RecoveryChance(PlayerChange, frozen=True):
    """HL1 73. The chance to get up or rearm is better or worse."""

    plus: int
    what: str = "feet"

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.words.setdefault(f"{self.what} chance", []).append(self.plus)


class OneHandedUse(PlayerChange, frozen=True):
    """A two-handed weapon is used with one hand (HLT 252)."""

    name: str

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.words.setdefault("one-handed", []).append(self.name)
