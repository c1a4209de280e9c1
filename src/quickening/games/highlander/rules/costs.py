"""What a play costs (HL1 73; HL3 82, 137; HLT 66, 77-79, 134), and what makes it stronger (HLT 90, 247)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from quickening.core.decisions import Decision, Option
from quickening.core.events import Event
from quickening.core.frames import Ask, Done, Frame, Next, Run
from quickening.core.refusals import Refusal
from quickening.games.highlander import facts
from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.events.fighters import Tallied
from quickening.games.highlander.events.places import Burned, Discarded
from quickening.games.highlander.facts import Cost
from quickening.games.highlander.kinds import abilities as said
from quickening.games.highlander.kinds.filters import meant
from quickening.games.highlander.rules import arms
from quickening.games.highlander.state import ENDURANCE, HAND, LOSS, NOBODY, Deeds, HighlanderGame, Tally


def costs_of(
    game: HighlanderGame, seat: int, card: int, origin: str, beside: tuple[int, ...] = (), against: int = -1
) -> list[Cost]:
    """HL1 73, HL3 82, 137; HLT 66, 77-79. What has to be spent to play a card."""
    printed = game.cards[card].definition
    found = [
        cost
        for cost in all_costs(game, seat, against)
        if (origin == HAND or not cost.from_hand)
        and meant(game, cost.cards, card, cost.scope)
        and not (cost.first_only and game.deeds[seat].cards)
    ]
    if found and printed.is_defense and "ignores costs" in facts.of_defense(game, card, seat, beside).words:
        found = []
    own = said.of_kind(printed, said.OWN_COST)
    if own:
        scope = game.scope_of(card, seat)
        found += own.price.asked(scope) if own.price is not None else [Cost(None, scope, pay=own.pay)]
    if said.of_kind(printed, said.PLAYS_PRONE):
        return found
    if arms.is_prone(game, seat) and (origin == HAND or game.edition.prone.value == "any card"):
        found.append(Cost(None, game.scope_of(card, seat), pay=icon_of(game, printed)))
    return found


def icon_of(game: HighlanderGame, printed: Printed) -> str:
    """HL1 17-18, 73; HLT 145. The icon of a card: a Special Attack has one of its own. HL3 82 goes by the type."""
    own = printed.is_special_attack and game.edition.special_attack.value != "values"
    return f"special {printed.type}" if own else printed.type


def all_costs(game: HighlanderGame, seat: int, against: int) -> list[Cost]:
    """What texts make cards cost, with what it takes to defend an attack."""
    costs = facts.of_player(game, seat).costs
    attack = facts.faced(game, seat, against) if against >= 0 else None
    return [*costs, *attack.costs] if attack is not None else costs


def payers(game: HighlanderGame, seat: int, cost: Cost, without: Iterable[int]) -> list[int]:
    """The cards in hand that can pay a cost."""
    kept = set(without)
    hand = [card for card in game.of(HAND, seat) if card not in kept]
    if cost.pay is None:
        return []
    if isinstance(cost.pay, str):  # HL1 73. Prone: a card with the same icon
        return [card for card in hand if cost.pay in {icon_of(game, side) for side in game.printed(card).sides}]
    return [card for card in hand if meant(game, cost.pay, card, cost.scope)]


def judge_costs(
    game: HighlanderGame, seat: int, card: int, origin: str, beside: tuple[int, ...], against: int
) -> Refusal | None:
    """Whether the costs of a card can be paid."""
    costs = costs_together(game, seat, card, origin, beside, against)
    if not costs:
        return None
    again = may_exert_again(facts.of_player(game, seat), game.deeds[seat])
    if any(cost.exertion for cost in costs) and not again:
        return Refusal(game.cite("HL1 55", "HL3 137", "HLT 77"), "{name} cannot be played: you cannot Exert for it.")
    if not affordable(game, seat, tuple(costs), (card, *beside)):
        rule = game.cite("HL1 73" if arms.is_prone(game, seat) else "HL1 15", "HL3 137", "HLT 66")
        return Refusal(rule, "{name} cannot be played: you cannot pay its cost.")
    return None


def costs_together(
    game: HighlanderGame, seat: int, card: int, origin: str, beside: tuple[int, ...], against: int
) -> list[Cost]:
    """What a card costs together with those from hand that are played in conjunction with it."""
    costs = costs_of(game, seat, card, origin, beside, against)
    for other in beside:
        if game.cards[other].area == HAND:
            costs += costs_of(game, seat, other, HAND)
    return costs


def affordable(game: HighlanderGame, seat: int, costs: tuple[Cost, ...], taken: tuple[int, ...]) -> bool:
    """Whether all these costs can be paid, each with a card of its own that is not taken otherwise."""
    asked = tuple(cost for cost in costs if cost.pay is not None and not cost.or_lose)
    if not asked:
        return True
    return any(affordable(game, seat, asked[1:], (*taken, payer)) for payer in payers(game, seat, asked[0], taken))


def may_exert_again(known: facts.PlayerFacts, deeds: Deeds) -> bool:
    """HL1 55, HL3 101, HLT 94. One Hard Exertion a turn, unless a text allows more."""
    return deeds.hard < 1 + known.exertion_sizes.get("extra", 0)


def power_costs(known: facts.PlayerFacts, purpose: str) -> tuple[Cost, ...]:
    """HL3 137, HLT 77. What it costs a player to make a Power Blow, or a Power Block."""
    return tuple(known.words.get(f"cost of {purpose}", ()))


def may_pay_for_power(game: HighlanderGame, known: facts.PlayerFacts, purpose: str) -> bool:
    """Whether that can be paid."""
    costs = power_costs(known, purpose)
    return not costs or affordable(game, known.seat, costs, ())


class PayCosts(Frame):
    """HL3 137, HLT 77, 134. Spend what a play costs, one thing after the other. Leaves whether all was paid."""

    rules: ClassVar[tuple[str, str, str]] = ("HL1 57", "HL3 137", "HLT 134")

    seat: int = 0
    card: int = NOBODY
    kept: tuple[int, ...] = ()
    costs: tuple[Cost, ...] = ()

    def start(self, game: HighlanderGame) -> Next:
        if not self.costs:
            return None
        cost = self.costs[0]
        if cost.exertion:
            self.costs = self.costs[1:]
            return Run(game.exertion(self.seat, "cost", cost.plain, cost.size), self.start)
        if cost.burn:
            return self.burnt(game, cost.burn)
        options = [
            game.card_option("spend", "Spend {name}", card)
            for card in payers(game, self.seat, cost, self.kept)
            if affordable(game, self.seat, self.costs[1:], (*self.kept, card))
        ]
        if cost.or_lose:
            options.append(Option("lose", f"Lose {cost.or_lose} Ability", number=cost.or_lose))
        return Ask(Decision(self.seat, "Spend a card to play this", tuple(options)), self.paid)

    def burnt(self, game: HighlanderGame, number: int) -> Next:
        """HL3 136. Cards of the top of Endurance are the price, as many as there are."""
        self.costs = self.costs[1:]
        for _ in range(number):
            if game.areas[ENDURANCE, self.seat] and not game.over:
                game.happen(Burned(game.areas[ENDURANCE, self.seat][-1]))
        return self.start

    def paid(self, game: HighlanderGame) -> Next:
        """HLT 66. Paying a cost is no Discard effect."""
        self.costs = self.costs[1:]
        option = game.chosen[0]
        if option.kind == "lose":
            game.happen(Tallied(Tally(self.seat, LOSS, option.number or 0, reason="a cost")))
            return self.start
        return game.do([Discarded(option.ref, by=self.seat, cost=True)], self.start)


class Boosting(Frame):
    """Cards are discarded for the effect of a card. Gives back how many."""

    seat: int = 0
    card: int = NOBODY
    count: int = 0

    def start(self, game: HighlanderGame) -> Next:
        boost = said.of_kind(game.printed(self.card), said.BOOST)
        if boost is None:
            return None
        scope = game.scope_of(self.card, self.seat)
        hand = [
            card for card in game.of(HAND, self.seat) if card != self.card and boost.cards.fits(game, card, scope)
        ]
        options = tuple(game.card_option("discard", "Discard {name}", card) for card in hand)
        most = min(boost.most, len(hand))
        question = f"Discard up to {most} cards for it"
        return Ask(Decision(self.seat, question, options, 0, most, may_decline=True), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        events: list[Event] = [Discarded(option.ref, by=self.seat, cost=True) for option in game.chosen]
        self.count = len(events)
        return game.do(events, self.end)

    def end(self, game: HighlanderGame) -> Next:
        return Done(self.count)
