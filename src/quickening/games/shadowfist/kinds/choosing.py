"""Choices that are costs or parts of effects (SF 24.1.3, 24.2.1)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Next
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.definitions import FACTIONS, TALENTS
from quickening.games.shadowfist.events.in_play import Remembered
from quickening.games.shadowfist.kinds.basics import Cost
from quickening.games.shadowfist.kinds.people import Who
from quickening.games.shadowfist.kinds.traits import CARD_TYPES
from quickening.games.shadowfist.rules.naming import Name
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.lang.nodes import Amount, Scope
from quickening.lang.resolve import Either
from quickening.lang.selections import Cards


class NameOne(Cost, frozen=True):
    """`choose a designator`, `choose a resource`: kept by this card (SF 34.0), or known to its text (`ASKED`)."""

    key: str
    only_chooses: ClassVar[bool] = True

    @property
    def is_kept(self) -> bool:
        """Whether the card remembers it."""
        return self.key not in ASKED

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        you = frame.scope.you
        if self.is_kept:
            return frame.run_each([Name(seat=you, key=self.key, source=frame.scope.source)])  # type: ignore[no-any-return]
        kind, question, words = ASKED[self.key]
        known = self.known(game, you)
        options = tuple(Option(kind, word, ref=n + 1, index=n) for n, word in enumerate(words) if word in known)
        return frame.ask_place(game, question, options)  # type: ignore[no-any-return]

    def known(self, game: ShadowfistGame, seat: int) -> tuple[str, ...]:
        """What may be chosen: any type of card, or a resource of the player's pool."""
        return CARD_TYPES if self.key == "type" else tuple(game.resources(seat))

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        return self.is_kept or bool(self.known(game, scope.you))

    @staticmethod
    def remembered(card: int, key: str, value: str) -> Remembered:
        """The event by which a card remembers."""
        return Remembered(card, key=key, value=value)


SIGNS = (*FACTIONS, *TALENTS)
#: What is asked, and among which words; the text knows the answer by its number.
ASKED = {
    "type": ("type", "Which type of card?", CARD_TYPES),
    "resource of yours": ("resource", "Which resource?", SIGNS),
}


class TargetLocation(Cost, frozen=True):
    """`target a location`: the place the text speaks of (SF 9.1.2).

    `whose`: one that such a player controls; `same`: that the controller of the card controls that was targeted.
    """

    whose: Who | None = None
    same: bool = False
    only_chooses: ClassVar[bool] = True

    def places(self, game: ShadowfistGame, scope: Scope) -> list[int]:
        """The locations that may be meant."""
        seats = game.seats_from(scope.you)
        if self.whose is not None:
            seats = self.whose.seats(game, scope)
        if self.same:
            seats = list(dict.fromkeys(game.cards[ref.card].controller for _, refs in scope.bound for ref in refs))
        return [place for seat in seats for place in game.players[seat].columns]

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        places = self.places(game, frame.scope)
        if not places:  # whoever controls the target has no Site: there is nowhere to move to
            return frame.start  # type: ignore[no-any-return]
        options = tuple(
            Option("location", game.place_words(place), ref=place, index=n) for n, place in enumerate(places)
        )
        return frame.ask_place(game, "Which location?", options)  # type: ignore[no-any-return]

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        return any(player.columns for player in game.players) if self.same else bool(self.places(game, scope))


#: The slots of choices made one by one, after those of the text itself.
NEW_TARGETS, FIRST_OF_MANY, ALL_OF_MANY = 900, 910, 990


class EitherCost(Cost, frozen=True):
    """`turn or pay 1 Power`: one cost or the other, as its player likes."""

    one: tuple[Any, ...]
    other: tuple[Any, ...]

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        ways = [costs for costs in (self.one, self.other) if payable(game, costs, frame.scope)]
        frame.insert(*([Either(*ways)] if len(ways) == 2 else ways[0]))
        return frame.start  # type: ignore[no-any-return]

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        return payable(game, self.one, scope) or payable(game, self.other, scope)


def payable(game: ShadowfistGame, costs: tuple[Any, ...], scope: Scope) -> bool:
    """Whether all of these costs can be paid."""
    power = sum(cost.power(game, scope) for cost in costs)
    return power <= game.players[scope.you].power and all(cost.possible(game, scope) for cost in costs)


class OneByOne(Cost, frozen=True):
    """Cards chosen one after another, because what may be chosen depends on those before."""

    cards: Cards
    target: ClassVar[bool] = True
    only_chooses: ClassVar[bool] = True

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        chosen = self.chosen_so_far(frame.scope)
        last = frame.scope.got(FIRST_OF_MANY + len(chosen))
        able = [] if last == () else self.next_ones(game, frame.scope, chosen)
        if not able:
            frame.bind(ALL_OF_MANY, tuple(chosen))
            return frame.start  # type: ignore[no-any-return]
        frame.insert(self)
        frame.asking = FIRST_OF_MANY + len(chosen)
        options = tuple(game.card_option("card", "{name}", card) for card in able)
        decline = self.may_stop(game, frame.scope, chosen)
        return Ask(Decision(frame.scope.you, "Which card?", options, may_decline=decline), frame.chose)

    def chosen_so_far(self, scope: Scope) -> list[Ref]:
        """What was chosen, in order."""
        return [ref for slot, refs in scope.bound if FIRST_OF_MANY <= slot < ALL_OF_MANY for ref in refs]

    def next_ones(self, game: ShadowfistGame, scope: Scope, chosen: list[Ref]) -> list[int]:
        """What may be chosen next."""
        raise NotImplementedError  # pragma: no cover

    def may_stop(self, game: ShadowfistGame, scope: Scope, chosen: list[Ref]) -> bool:
        return True

    def legal(self, game: ShadowfistGame, scope: Scope, chosen: list[Ref]) -> list[int]:
        """What fits the description and was not chosen yet."""
        taken = {ref.card for ref in chosen}
        found = [card for card in self.cards.found(game, scope) if card not in taken]
        return [card for card in found if not self.target or game.may_target(card, scope, self.cards)]


class TargetSharing(OneByOne, frozen=True):
    """`target X cards that share a designator other than <Netherworld>` (SF 14.0)."""

    amount: Amount
    excluded: str

    def next_ones(
        self, game: ShadowfistGame, scope: Scope, chosen: list[Ref], taken: frozenset[int] = frozenset()
    ) -> list[int]:
        """What may be chosen next; not what is `taken`, as for new targets (SF 26.6.4)."""
        wanted = self.amount.value(game, scope)
        if len(chosen) >= wanted:
            return []
        able = [card for card in self.legal(game, scope, chosen) if card not in taken]
        words = self.shared(game, [ref.card for ref in chosen]) if chosen else None
        return [card for card in able if self.leads_on(game, card, words, able, wanted - len(chosen))]

    def leads_on(self, game: ShadowfistGame, card: int, words: Any, able: list[int], missing: int) -> bool:
        """Whether enough others share a designator with it."""
        mine = self.shared(game, [card]) if words is None else words & self.shared(game, [card])
        return any(sum(word in game.facts(other).designators for other in able) >= missing for word in mine)

    def shared(self, game: ShadowfistGame, cards: list[int]) -> frozenset[str]:
        """The designators all of these have."""
        sets = [frozenset(game.facts(card).designators) for card in cards]
        return frozenset.intersection(*sets) - {self.excluded.lower()}

    def may_stop(self, game: ShadowfistGame, scope: Scope, chosen: list[Ref]) -> bool:
        return False

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        return bool(self.next_ones(game, replace(scope, x=max(2, getattr(scope, "x", 0) or 0)), []))
