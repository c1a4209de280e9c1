"""What texts change of a player as long as they are in force."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from quickening.games.highlander.facts import Ban, Cost, PlayerFacts, Quota
from quickening.games.highlander.kinds.amounts import times
from quickening.games.highlander.kinds.filters import Except, Noun
from quickening.games.highlander.state import HARD, HighlanderGame
from quickening.lang.nodes import Amount, Change, Scope
from quickening.lang.selections import Cards


class HighlanderChange(Change, frozen=True):
    """Something that changes for a `player`, for a `card` that attacks or defends, or that makes cards of a `kind`.

    The flags tell what the rules have to do with it.
    """

    level: ClassVar[str] = "player"
    #: Whether what it does follows from the text alone, whatever goes on in the game.
    settled: ClassVar[bool] = True
    nullifies: ClassVar[bool] = False
    shields: ClassVar[bool] = False
    ignores: ClassVar[bool] = False
    strips: ClassVar[bool] = False
    upholds: ClassVar[bool] = False
    turns: ClassVar[bool] = False


class Several(HighlanderChange, frozen=True):
    """Several things are so of a player, or of an attack or defense, at once."""

    parts: tuple[Change, ...]

    @property
    def level(self) -> str:  # type: ignore[override]  # that of its parts
        first: Any = self.parts[0]
        return str(first.level)

    @property
    def settled(self) -> bool:  # type: ignore[override]  # if its parts are
        parts: tuple[Any, ...] = self.parts
        return all(part.settled for part in parts)

    def apply(self, game: HighlanderGame, facts: Any, scope: Scope) -> None:
        for part in self.parts:
            part.apply(game, facts, scope)


class Granted(HighlanderChange, frozen=True):
    """Something a player may or may not do that is a word to the rules."""

    word: str

    @property
    def shields(self) -> bool:  # type: ignore[override]  # by its word
        return self.word == "cannot be nullified"

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.allowed.add(self.word)


# -- more and less -------------------------------------------------------------------------------------------------


class More(HighlanderChange, frozen=True):
    """A player has more or less of something, perhaps for each of something else. `MORE` says how each is added.

    `cards` are the attacks or Special Cards it is for; `rider` is what is so of an attack that is played by it.
    """

    what: str
    plus: int = 1
    each: Amount | None = None
    cards: Cards | None = None
    rider: Change | None = None

    @property
    def settled(self) -> bool:  # type: ignore[override]  # unless something is counted
        return self.each is None

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        MORE[self.what](self, facts, times(self.plus, self.each, game, scope), scope)


def _more_attacks(self: More, facts: PlayerFacts, plus: int, scope: Scope) -> None:
    """HL1 50. Additional opportunities to attack."""
    facts.extra_attacks.append(Quota(self.cards, scope, plus, self.rider))


def _fewer_attacks(self: More, facts: PlayerFacts, plus: int, scope: Scope) -> None:
    """HLT 110. Opportunities to attack that are lost."""
    facts.lost_attacks += plus


def _more_specials(self: More, facts: PlayerFacts, plus: int, scope: Scope) -> None:
    """HL1 21. Another Special Card may be played."""
    facts.extra_specials.append(Quota(self.cards, scope, plus))


def _more_exertions(self: More, facts: PlayerFacts, plus: int, scope: Scope) -> None:
    """HL1 55. More than one Hard Exertion may be made in a turn."""
    facts.exertion_sizes["extra"] = facts.exertion_sizes.get("extra", 0) + plus


def _more_maximum(self: More, facts: PlayerFacts, plus: int, scope: Scope) -> None:
    """HLT 186. The maximum Ability is higher or lower."""
    facts.maximum += plus


def _starting_ability(self: More, facts: PlayerFacts, plus: int, scope: Scope) -> None:
    """HL1 5, HLT 8. The Ability to begin with, which is the maximum, is not the usual 15."""
    facts.maximum += plus - 15


def _more_in_hand(self: More, facts: PlayerFacts, plus: int, scope: Scope) -> None:
    """HLT 234. The hand size is higher or lower."""
    facts.hand_size += plus


def _at_will(self: More, facts: PlayerFacts, plus: int, scope: Scope) -> None:
    """HL1 56. The size of an Exertion, or of a Hard one only, may be changed by so many."""
    kind = HARD if self.what.startswith("Hard") else ""
    facts.exertion_at_will[kind] = max(facts.exertion_at_will.get(kind, 0), plus)


def _chance(self: More, facts: PlayerFacts, plus: int, scope: Scope) -> None:
    """HLT 199. Chances of success are better, or only those of some cards."""
    facts.words.setdefault("chance", []).append((self.cards, scope, plus))


def _noted(self: More, facts: PlayerFacts, plus: int, scope: Scope) -> None:
    """A number that the rules look at by its name."""
    facts.words.setdefault(self.what, []).append(plus)


MORE: dict[str, Callable[[More, PlayerFacts, int, Scope], None]] = {
    "attacks": _more_attacks,
    "attacks lost": _fewer_attacks,
    "Special Cards": _more_specials,
    "Hard Exertions": _more_exertions,
    "maximum Ability": _more_maximum,
    "Ability to begin with": _starting_ability,
    "hand size": _more_in_hand,
    "Exertion at will": _at_will,
    "Hard Exertion at will": _at_will,
    "chance": _chance,
    "exertion plus": _noted,  # HL1 56: of every Hard Exertion
    "prevented": _noted,  # HL1 75: damage
    "feet chance": _noted,  # HL1 73
    "weapon chance": _noted,
    "persona power": _noted,  # HL1 28: so often in a turn, but at least once
}
#: What is of use in one's own turn alone: something to play, or to Exert for.
OWN_TURN = ("attacks", "Special Cards", "Hard Exertions")


class ExertionSize(HighlanderChange, frozen=True):
    """HL1 56. An Exertion for these purposes may be of this size."""

    size: int
    purposes: tuple[str, ...]
    exactly: bool = False

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        for purpose in self.purposes:
            facts.exertion_sizes[purpose] = self.size
            if self.exactly:
                facts.words.setdefault("exactly", []).append(purpose)


# -- limits --------------------------------------------------------------------------------------------------------


class Capped(HighlanderChange, frozen=True):
    """No more of something than this. `CAPS` says what is limited.

    `put`: cards that are put into play count as well; `from_hand`: only what is played from the hand does.
    """

    what: str
    most: int = 1
    cards: Cards | None = None
    put: bool = False
    from_hand: bool = False

    @property
    def settled(self) -> bool:  # type: ignore[override]  # unless it hangs on what was played
        return self.what != "attacks as played"

    @property
    def upholds(self) -> bool:  # type: ignore[override]  # of what is in play
        return self.what == "cards in play"

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        CAPS[self.what](self, game, facts, scope)


def _cap_attacks(facts: PlayerFacts, most: int) -> None:
    facts.top_attacks = most if facts.top_attacks is None else min(most, facts.top_attacks)


def _attacks(self: Capped, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
    """HL1 50. Attacks in a turn."""
    _cap_attacks(facts, self.most)


def _attacks_as_played(self: Capped, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
    """No more attacks than the opponent played in the last turn, if that was any."""
    played = game.deeds[scope.you].attacks
    if played and game.active == facts.seat:
        _cap_attacks(facts, played)


def _specials(self: Capped, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
    """HL1 21. Special Cards that are played, or played and put into play together."""
    facts.words.setdefault("special cap", []).append((self.most, self.put))


def _cards(self: Capped, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
    """HL3 148. Such cards in a turn."""
    facts.bans.append(Ban(self.cards, scope, self.from_hand, keyword="RESTRICTION", after=self.most))


def _cards_in_play(self: Capped, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
    """HLT 318. Such cards in play, and none is played in place of another."""
    facts.words.setdefault("at most", []).append((self.cards, self.most, scope))


def _number(self: Capped, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
    """HL1 5, 45. Cards in hand, or cards drawn in the Draw/Discard Phase."""
    facts.words.setdefault(self.what, []).append(self.most)


CAPS: dict[str, Callable[[Capped, HighlanderGame, PlayerFacts, Scope], None]] = {
    "attacks": _attacks,
    "attacks as played": _attacks_as_played,
    "Special Cards": _specials,
    "cards": _cards,
    "cards in play": _cards_in_play,
    "hand cap": _number,
    "draw cap": _number,
}


# -- cards ---------------------------------------------------------------------------------------------------------


class CannotPlay(HighlanderChange, frozen=True):
    """HL3 148. Cards that may not be played; `put`: nor put into play. `only`: all attacks but these."""

    cards: Cards
    from_hand: bool = False
    put: bool = False
    only: bool = False

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        cards = Cards(Noun("attack"), (Except(self.cards),)) if self.only else self.cards
        facts.bans.append(Ban(cards, scope, self.from_hand, self.put, keyword="RESTRICTION"))


class OfCards(HighlanderChange, frozen=True):
    """Something is so of cards of a player's that is a word to the rules. `OF_CARDS` says what they are told.

    `kind` is a type of card, or the name of one; `dodge` is what cards are played after.
    """

    word: str
    cards: Cards | None = None
    kind: str = ""
    dodge: Cards | None = None

    @property
    def level(self) -> str:  # type: ignore[override]  # by its word
        return "kind" if self.word == COUNTS_AS else "player"

    def covers(self, game: HighlanderGame, card: int, word: str, scope: Scope) -> bool:
        """HLT 250. Whether this makes a card one of that kind, wherever it is, or one that was spoken of."""
        if word != self.kind:
            return False
        if self.cards is None:
            return card in _spoken_of(self, game, scope)
        return game.cards[card].owner == scope.you and self.cards.fits(game, card, scope)

    @property
    def settled(self) -> bool:  # type: ignore[override]  # by its word
        return self.word != "borrowed"

    @property
    def upholds(self) -> bool:  # type: ignore[override]  # by its word
        return self.word == "banished"

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.words.setdefault(self.word, []).extend(OF_CARDS[self.word](self, game, scope))


def _such(self: OfCards, game: HighlanderGame, scope: Scope) -> list[Any]:
    return [(self.cards, scope)]


def _spoken_of(self: OfCards, game: HighlanderGame, scope: Scope) -> list[Any]:
    return [ref.card for ref in scope.it if game.alive(ref)]


#: HLT 250. Cards are considered to be of another kind as well.
COUNTS_AS = "counts as"
OF_CARDS: dict[str, Callable[[OfCards, HighlanderGame, Scope], list[Any]]] = {
    COUNTS_AS: lambda self, game, scope: [],
    "kept": _such,  # the opponent cannot remove them, or this card, from play
    "attack blocked areas": _such,  # they may go to the areas just blocked
    "attack after": lambda self, game, scope: [(self.dodge, self.cards, scope)],  # a dodge whose text forbids it
    "plays as": lambda self, game, scope: [(self.cards, self.kind, scope)],  # HLT 322: another type
    "not countered": _such,  # HLT 267
    "next countered": lambda self, game, scope: [(self, scope)],  # HL1 77: the next one that is played
    "banished": _such,  # HLT 241: they leave play as soon as they are there
    "borrowed": _spoken_of,  # they may be played as if from hand, for the top card of one's own Endurance
    "one-handed": lambda self, game, scope: [self.kind],  # HLT 252: a two-handed weapon
}


class Costs(HighlanderChange, frozen=True):
    """HL3 137. What has to be spent for each card of a kind: `count` cards like `pay`, Ability (`or_lose`; instead of
    cards, if there are any), cards of the top of Endurance (`burn`), or a Hard Exertion.

    An Exertion is `plain`, of the usual size, or of `size`. `first_only`: for the first card of a turn. With a
    `purpose` it is the cost of a Power Blow or Power Block; `defending`: of a defense against an attack.
    """

    cards: Cards | None = None
    pay: Cards | None = None
    from_hand: bool = False
    first_only: bool = False
    or_lose: int = 0
    count: int = 1
    burn: int = 0
    exertion: bool = False
    plain: bool = False
    size: int = -1
    purpose: str = ""
    defending: bool = False

    @property
    def level(self) -> str:  # type: ignore[override]  # a defense's cost is said of the attack
        return "card" if self.defending else "player"

    def apply(self, game: HighlanderGame, facts: Any, scope: Scope) -> None:
        costs = facts.words.setdefault(f"cost of {self.purpose}", []) if self.purpose else facts.costs
        costs += self.asked(scope)

    def asked(self, scope: Scope) -> list[Cost]:
        """What has to be spent, each thing by itself."""
        plain = not self.defending and (self.plain or not self.exertion)
        paid = (self.pay, self.from_hand, self.exertion, self.or_lose, self.first_only, plain, self.size, self.burn)
        return [Cost(self.cards, scope, *paid)] * self.count
