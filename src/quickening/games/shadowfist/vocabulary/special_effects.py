"""Effects and costs with several choices, and those about other effects (SF 24.1.3, 26.3)."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from quickening.core.decisions import Decision, Option
from quickening.core.events import Event
from quickening.core.frames import Ask, Next
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.definitions import FACTIONS, TALENTS
from quickening.games.shadowfist.events import ControlTaken, ModifierMade, Toasted
from quickening.games.shadowfist.happenings import Retargeted
from quickening.games.shadowfist.state import MAINTAINED, PLAY, SMOKED, TOASTED, TURN, Modifier, ShadowfistGame
from quickening.games.shadowfist.vocabulary.effects import ToCards, canceling
from quickening.games.shadowfist.vocabulary.filters import number_of
from quickening.games.shadowfist.vocabulary.kinds import Cost, DamageChange, Number
from quickening.games.shadowfist.vocabulary.timings import could_do, threats_of
from quickening.lang.nodes import Amount, Scope, Selection
from quickening.lang.resolve import Either, May
from quickening.lang.selections import Cards, Chosen, choices_in

#: The slots of choices made one by one, after those of the text itself.
NEW_TARGETS, FIRST_OF_MANY, ALL_OF_MANY = 900, 910, 990


class MayPay(Cost, frozen=True):
    """`optionally pay 1 Power`: whether it was paid is noted as the text's amount."""

    amount: Amount

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        if game.players[frame.scope.you].power >= self.amount.value(game, frame.scope):
            frame.insert(May((PayNoted(self.amount),)))
        return frame.start  # type: ignore[no-any-return]


class PayNoted(Cost, frozen=True):
    """The payment of a `MayPay`."""

    amount: Amount

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        from quickening.games.shadowfist.happenings import PowerPaid

        paid = self.amount.value(game, frame.scope)
        frame.scope = replace(frame.scope, amount=paid)
        return game.do([PowerPaid(frame.scope.you, paid, frame.scope.source)], frame.start)


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


class ChooseBoth(Cost, frozen=True):
    """`choose a State in your smoked pile and a Character ...`: two choices at once."""

    one: Chosen
    two: Chosen

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        return frame.start  # type: ignore[no-any-return]

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        return len(self.one.candidates(game, scope)) >= self.one.least


class ChooseResource(Cost, frozen=True):
    """`choose a resource you have in your pool`, kept by its number in `SIGNS`."""

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        pool = game.resources(frame.scope.you)
        options = tuple(
            Option("resource", SIGNS[n], ref=n + 1, index=n) for n in range(len(SIGNS)) if SIGNS[n] in pool
        )
        return frame.ask_place(game, "Which resource?", options)  # type: ignore[no-any-return]

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        return bool(game.resources(scope.you))


SIGNS = (*FACTIONS, *TALENTS)


# -- choices one by one --------------------------------------------------------------------------------------------


class OneByOne(Cost, frozen=True):
    """Cards chosen one after another, because what may be chosen depends on those before."""

    cards: Cards
    target: ClassVar[bool] = True

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


class ChooseWithin(OneByOne, frozen=True):
    """`choose any number of Characters whose combined printed costs are less than X+2`."""

    figure: str
    more: Amount
    target: ClassVar[bool] = False

    def next_ones(self, game: ShadowfistGame, scope: Any, chosen: list[Ref]) -> list[int]:
        limit = (scope.x or 0) + self.more.value(game, scope)
        total = sum(number_of(game, ref.card, self.figure) for ref in chosen)
        able = self.legal(game, scope, chosen)
        return [card for card in able if total + number_of(game, card, self.figure) < limit]


class TargetSharing(OneByOne, frozen=True):
    """`target X cards that share a designator other than <Netherworld>` (SF 14.0)."""

    amount: Amount
    excluded: str

    def next_ones(self, game: ShadowfistGame, scope: Scope, chosen: list[Ref]) -> list[int]:
        wanted = self.amount.value(game, scope)
        if len(chosen) >= wanted:
            return []
        able = self.legal(game, scope, chosen)
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


# -- other effects -------------------------------------------------------------------------------------------------


class NewTargets(Cost, frozen=True):
    """SF 26.6.4. As many new and different legal targets as the answered effect has."""

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        _, able, old = self.found(game, frame.scope)
        frame.asking = NEW_TARGETS
        options = tuple(game.card_option("card", "{name}", card) for card in able)
        return Ask(Decision(frame.scope.you, "Which new targets?", options, len(old), len(old)), frame.chose)

    def found(self, game: ShadowfistGame, scope: Any) -> tuple[int, list[int], tuple[Ref, ...]]:
        """The slot of the targets, what else could be targeted, and the targets it has."""
        effect = game.effect(scope.answers)
        if effect is None or effect.ability is None:
            return -1, [], ()
        for choice in choices_in(effect.ability):
            old = effect.scope.got(choice.slot)
            if choice.target and old:
                bare = replace(effect.scope, bound=())
                taken = {ref.card for ref in old}
                return choice.slot, [card for card in choice.candidates(game, bare) if card not in taken], old
        return -1, [], ()

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        slot, able, old = self.found(game, scope)
        return slot >= 0 and len(able) >= len(old)


class ReplaceTargets(Cost, frozen=True):
    """SF 26.6.4. The new targets replace the old ones."""

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        slot = NewTargets().found(game, frame.scope)[0]
        refs = frame.scope.got(NEW_TARGETS) or ()
        events = [Retargeted(frame.scope.answers, slot, refs)] if slot >= 0 and refs else []
        return game.do(events, frame.start, frame.scope.spared)


class CancelTurned(Cost, frozen=True):
    """`cancel an effect generated or maintained by the turning of a Feng Shui Site` (SF 10.4, 33.0)."""

    cards: Cards

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        done = frame.scope.got(NEW_TARGETS)
        if done is None:
            frame.insert(self)
            frame.asking = NEW_TARGETS
            options = tuple(game.card_option("card", "{name}", card) for card in self.able(game, frame.scope))
            return Ask(Decision(frame.scope.you, "Which effect?", options, min(1, len(options))), frame.chose)
        events: list[Event] = []
        for ref in done:
            if ref.card < 0:
                events += canceling(game, ref, frame.scope, TURN)
            else:
                game.modifiers = [one for one in game.modifiers if not kept_by(one, ref)]
                game.texts_changed()
        return game.do(events, frame.start, frame.scope.spared)

    def able(self, game: ShadowfistGame, scope: Scope) -> list[int]:
        """The effects of turned cards of the kind in this scene, and the cards that maintain something."""
        fresh = [
            -effect.number
            for effect in game.effects
            if turns_itself(effect.ability) and self.cards.fits(game, effect.source.card, scope)
        ]
        kept = {one.scope.source.card for one in game.modifiers if one.until == MAINTAINED and one.scope.source}
        return fresh + sorted(card for card in kept if self.cards.fits(game, card, scope))

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        return bool(self.able(game, scope))


class CancelThreat(Cost, frozen=True):
    """`cancel an effect that would smoke a Character you control` (SF 26.3, 33.0)."""

    doing: str
    cards: Cards

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        done = frame.scope.got(NEW_TARGETS)
        if done is None:
            frame.insert(self)
            frame.asking = NEW_TARGETS
            options = tuple(game.card_option("card", "{name}", card) for card in self.able(game, frame.scope))
            return Ask(Decision(frame.scope.you, "Which effect?", options, min(1, len(options))), frame.chose)
        events = [event for ref in done for event in canceling(game, ref, frame.scope, TURN)]
        return game.do(events, frame.start, frame.scope.spared)

    def able(self, game: ShadowfistGame, scope: Scope) -> list[int]:
        """The effects of this scene that could do it."""
        return [
            -effect.number
            for effect in game.effects
            if any(verb == self.doing and self.cards.fits(game, card, scope) for verb, card in could_do(game, effect))
        ]

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        return bool(self.able(game, scope))


def turns_itself(ability: Any) -> bool:
    """Whether an ability is generated by turning its card."""
    from quickening.games.shadowfist.vocabulary.effects import TurnCards

    costs = getattr(ability, "costs", ())
    return bool(getattr(ability, "maintain", False)) or any(isinstance(cost, TurnCards) for cost in costs)


def kept_by(one: Modifier, ref: Ref) -> bool:
    return one.until == MAINTAINED and one.scope.source == ref


class Shield(ToCards, frozen=True):
    """`reduce to 0 all non-combat damage from a single source an opponent controls to a single card` (SF 29.6.3)."""

    amount: Amount
    source: Chosen

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        from quickening.games.shadowfist.vocabulary.filters import Noun, Only
        from quickening.games.shadowfist.vocabulary.kinds import These

        refs, sources = self.what.refs(game, frame.scope), self.source.refs(game, frame.scope)
        by = Cards(Noun("card"), (), (Only(These(sources)),))
        change = DamageChange("taken to", Number(self.amount.value(game, frame.scope)), False, by, True)
        made = [ModifierMade(Modifier(change, frame.scope, 0, TURN, refs))] if refs and sources else []
        return game.do(made, frame.start, frame.scope.spared)


class Seize(ToCards, frozen=True):
    """SF 19.0. A Site whose Body is at zero is seized by the player of the text."""

    verb: ClassVar[str] = "seize"

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        refs = [ref for ref in self.what.refs(game, frame.scope) if game.is_site(ref.card)]
        events = [ControlTaken(ref.card, frame.scope.source, frame.scope.you, seized=True) for ref in refs]
        for ref in refs:
            game.cards[ref.card].damage = ()
        return game.do(events, frame.start, frame.scope.spared)


class ReturnOnto(ToCards, frozen=True):
    """SF 44.1. A State returns to play on a card."""

    on: Selection

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        from quickening.games.shadowfist.rules.returning import Returning

        on = self.on.refs(game, frame.scope)
        refs = self.what.refs(game, frame.scope)
        return frame.run_each(  # type: ignore[no-any-return]
            [
                Returning(card=ref.card, seat=frame.scope.you, by=frame.scope.source, subject=on[0].card)
                for ref in refs
                if on
            ]
        )


class ToastAnywhere(Cost, frozen=True):
    """`toast it, even if it is in your smoked pile`: whatever became of the card that was chosen first."""

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        refs = frame.scope.bound[0][1] if frame.scope.bound else ()
        events = [
            Toasted(ref.card, frame.scope.source, frame.scope.you)
            for ref in refs
            if game.cards[ref.card].area in (PLAY, SMOKED) and game.cards[ref.card].area != TOASTED
        ]
        return game.do(events, frame.start, frame.scope.spared)


class MaintainOther(ToCards, frozen=True):
    """SF 10.4. `turn and maintain a Site you control`: another card stays turned for it."""

    def allows(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return not game.cards[card].turned and game.cards[card].resolved

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        refs = self.what.refs(game, frame.scope)
        if refs:
            frame.scope = replace(frame.scope, me=refs[0], x=len(refs))
        return super().pay(game, frame)

    def event(self, game: ShadowfistGame, card: int, scope: Scope) -> Event:
        from quickening.games.shadowfist.events import Turned

        return Turned(card, scope.source, scope.you, why="cost")


class ThreatAmount(Amount, frozen=True):
    """`an equal number of cards`: as many as the answered effect would have taken."""

    at_resolution: ClassVar[bool] = False

    def value(self, game: ShadowfistGame, scope: Any) -> int:
        effect = game.effect(scope.answers)
        return sum(threats_of(game, effect, scope.you).values()) if effect is not None else 0
