"""SF 25. Playing cards: how each is paid for, what is chosen, where it goes."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.data import replace
from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Done, Next, Run
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.definitions import EVENT, STATE, Printed
from quickening.games.shadowfist.events.attacks import FinalSiteTaken
from quickening.games.shadowfist.events.effects import EffectGenerated
from quickening.games.shadowfist.events.entering import CardPlayed, EnteredPlay
from quickening.games.shadowfist.events.in_play import Remembered
from quickening.games.shadowfist.events.notes import CostKept, CrisisPlayed, PlayedAs
from quickening.games.shadowfist.events.players import PowerGained, PowerPaid
from quickening.games.shadowfist.kinds.abilities import Played
from quickening.games.shadowfist.rules.abilities import own_scope
from quickening.games.shadowfist.rules.amounts import given_x
from quickening.games.shadowfist.rules.choices import bound_to, most_x_cards
from quickening.games.shadowfist.rules.cost_reduction import (
    base_cost,
    choice_that_pays,
    crisis_cost,
    price,
    purses_for,
    reduction,
    spending,
    still_paid,
    units,
    worth,
)
from quickening.games.shadowfist.rules.effects import Resolving, aftermath
from quickening.games.shadowfist.rules.generation import Choosing
from quickening.games.shadowfist.rules.judging import needs_of, ways_of
from quickening.games.shadowfist.rules.may_play import (
    able_scopes,
    judge_as_it_is,
    judge_as_state,
    subjects,
    ways_to_pay,
    x_upon,
)
from quickening.games.shadowfist.rules.play_options import as_state, how_played
from quickening.games.shadowfist.rules.site_structure import ask_place, places_of
from quickening.games.shadowfist.rules.triggers import EnteringEffects
from quickening.games.shadowfist.rules.winning import feng_shui_sites, nobody_has_sites
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import HAND, NOBODY, Generated, Modifier
from quickening.lang.selections import Cards


class PlayCard(Choosing):
    """SF 25.0. A player plays a card: how it is paid for, X, where it goes, choices, costs, then it is placed.

    `change` is what an effect that plays it adds to its cost, `free`: without paying, `at_printed`: at the printed
    cost, whatever else changes costs. `during`: an effect that is resolving plays it, so that it enters play at once
    (SF 44.4). It gives back whether it was played.
    """

    rule: ClassVar[str] = "SF 25.0"

    card: int = NOBODY
    change: int = 0
    free: bool = False
    at_printed: bool = False
    during: bool = False
    crisis: bool = False
    location: int = 0
    row: int = 0
    subject: int = NOBODY
    places: tuple[tuple[int, int], ...] = ()
    first_site: bool = False
    paid: int = 0
    face_up: bool = False
    toast: bool = False
    offered: int = 0
    spent: int = 0
    among: Cards | None = None
    picks: tuple[Ref, ...] = ()
    played_text: Played | None = None

    def start(self, game: ShadowfistGame) -> Next:
        """SF 7.1.1. As what it is played, where its text gives a choice."""
        state = game.cards[self.card]
        if self.during or as_state(state.definition) is None or state.printed is not state.definition:
            return self.what_it_answers
        able = [judge_as_it_is, judge_as_state]
        words = (f"Play it as a {state.definition.type}", "Play it as a State")
        options = tuple(
            Option("as", words[n], index=n)
            for n, judge in enumerate(able)
            if judge(game, self.seat, self.card) is None
        )
        return Ask(Decision(self.seat, "As what?", options), self.disguised)

    def disguised(self, game: ShadowfistGame) -> Next:
        if game.chosen and game.chosen[0].index:
            state = game.cards[self.card]
            game.note(PlayedAs(self.card, as_state(state.definition) or state.definition))
        return self.what_it_answers

    def what_it_answers(self, game: ShadowfistGame) -> Next:
        found = able_scopes(game, self.seat, self.card)
        self.scopes = tuple(found) or (replace(own_scope(game, self.card), you=self.seat),)
        return self.answer

    def answered(self, game: ShadowfistGame) -> Next:
        return self.bargain

    def bargain(self, game: ShadowfistGame) -> Next:
        """`at -X cost; each opponent gains X Power`: how much the player wants of it."""
        most = 0 if self.free or self.at_printed else how_played(game.cards[self.card].printed).bargain
        able = [n for n in range(most + 1) if ways_to_pay(game, self.seat, self.card, self.change - n)]
        if not most or not able:
            return self.payment
        options = tuple(Option("less", "Pay {number} less", number=n) for n in able)
        return Ask(Decision(self.seat, "How much do you save, and give each opponent?", options), self.bargained)

    def bargained(self, game: ShadowfistGame) -> Next:
        saved = game.chosen[0].number or 0
        self.change -= saved
        if saved:
            source = game.ref(self.card)
            game.happen(*(PowerGained(seat, saved, source) for seat in game.opponents(self.seat)))
        return self.payment

    def payment(self, game: ShadowfistGame) -> Next:
        """SF 50.4. At its cost, or at its Crisis cost."""
        ways = ways_to_pay(game, self.seat, self.card, self.change, self.at_printed)
        words = {False: "Pay its cost", True: "Pay its Crisis cost"}
        options = tuple(Option("pay", words[way], index=int(way)) for way in ways) if not self.free else ()
        if len(options) < 2:
            self.crisis = bool(options) and options[0].index == 1
            return self.say_way
        return Ask(Decision(self.seat, "How do you pay for it?", options), self.payment_chosen)

    def payment_chosen(self, game: ShadowfistGame) -> Next:
        self.crisis = game.chosen[0].index == 1
        return self.say_way

    def text(self, game: ShadowfistGame) -> Played:
        """What the card does as it is played, in the way that was said."""
        if self.played_text is not None:
            return self.played_text  # an Event has gone to its pile, and is there what is printed on it (SF 34.0)
        text: Played = how_played(game.cards[self.card].printed).text
        return text if self.way < 0 else ways_of(text)[self.way]

    def say_x(self, game: ShadowfistGame) -> Next:
        """SF 48.3, 48.3.1. What X is, where the cost is X: the minimum if it is not paid for."""
        printed = game.cards[self.card].printed
        if "cost" not in printed.variable or self.crisis:
            self.scope = replace(self.scope, x=given_x(game, self.text(game), self.scope))
            return self.place
        if how_played(printed).x_cost is not None:
            return self.place  # SF 48.0: its text says so, once it is known on which card it is played
        least = how_played(printed).least_x
        changed = self.change + (0 if self.at_printed else reduction(game, self.seat, self.card))
        most = max(least, game.players[self.seat].power - changed)
        most = max(least, min(most, most_x_cards(game, self.scope, self.parts(game))))
        if self.free:
            most = least
        able = [n for n in range(least, most + 1) if self.allows_x(game, n)] or [least]
        options = tuple(Option("x", "X = {number}", number=n) for n in able)
        return Ask(Decision(self.seat, "What is X?", options), self.x_said)

    def allows_x(self, game: ShadowfistGame, x: int) -> bool:
        """SF 24.1.3. Whether what the text asks for besides Power can be had if X is this much."""
        scope = replace(self.scope, x=x)
        return all(cost.possible(game, scope) for cost in needs_of(self.text(game)).plain)

    def x_said(self, game: ShadowfistGame) -> Next:
        self.scope = replace(self.scope, x=game.chosen[0].number)
        return self.place

    def place(self, game: ShadowfistGame) -> Next:
        """SF 25.4-25.7. Where it goes."""
        kind = game.cards[self.card].printed.type
        if kind == STATE and self.subject < 0:
            found = subjects(game, self.seat, self.card, self.scope.who)
            if self.among is not None:
                found = [card for card in found if self.among.fits(game, card, self.scope)]
            found = [card for card in found if self.affords(game, card)]
            return Ask(game.which(self.seat, "On which card?", found, "subject"), self.subject_chosen)
        if kind == STATE:
            return self.subject_known
        self.places = () if self.location else places_of(game, self.seat, self.card, kind)
        if not self.places:
            return self.choose
        return Ask(ask_place(game, self.seat, "At which location?", self.places, kind), self.placed)

    def affords(self, game: ShadowfistGame, subject: int) -> bool:
        """SF 48.0. Whether a State whose X follows from its subject can be paid for on this one."""
        if how_played(game.cards[self.card].printed).x_cost is None or self.free or self.crisis:
            return True
        x = x_upon(game, self.seat, self.card, subject)
        cost = price(game, self.seat, self.card, x, subject=subject, printed=self.at_printed) + self.change
        return cost <= game.players[self.seat].power + worth(game, self.seat, self.card)

    def subject_chosen(self, game: ShadowfistGame) -> Next:
        self.subject = game.chosen[0].ref if game.chosen else NOBODY
        return self.subject_known if self.subject >= 0 else None

    def subject_known(self, game: ShadowfistGame) -> Next:
        if how_played(game.cards[self.card].printed).x_cost is not None and not self.crisis:
            self.scope = replace(self.scope, x=x_upon(game, self.seat, self.card, self.subject))
        return self.choose

    def placed(self, game: ShadowfistGame) -> Next:
        self.location, self.row = self.places[game.chosen[0].index]
        return self.choose

    def what(self, game: ShadowfistGame) -> Played:
        return self.text(game)

    def choose(self, game: ShadowfistGame) -> Next:
        """SF 24.1.3, 24.2. Where the cost follows from what is chosen, one by one, of what can still be paid for."""
        choice = choice_that_pays(game, self.card)
        if choice is None or self.scope.got(choice.slot) is not None or game.players[self.seat].out:
            return super().choose(game)
        if len(self.picks) == choice.chosen.most:
            self.scope = bound_to(self.scope, choice.slot, self.picks)
            return super().choose(game)
        found = still_paid(game, self.card, self.scope, self.picks, self.needed(game))
        words = game.asks_for(choice.chosen)
        return Ask(game.which(self.seat, words, found), self.picked_one) if found else self.give_up

    def needed(self, game: ShadowfistGame) -> int:
        """How much has to be saved by what is chosen, for the rest to be paid."""
        if self.free or self.at_printed:
            return 0
        full = base_cost(game, self.seat, self.card, self.scope.x, self.crisis) + self.change
        others = reduction(game, self.seat, self.card, self.subject, ())
        return full + others - game.players[self.seat].power - worth(game, self.seat, self.card)

    def picked_one(self, game: ShadowfistGame) -> Next:
        self.picks = (*self.picks, game.ref(game.chosen[0].ref))
        return self.choose

    def pay(self, game: ShadowfistGame) -> Next:
        """SF 17.2.5, 24.1.4. What can be spent as Power, Power, then what else its text costs."""
        x, crisis = self.scope.x, self.crisis
        cost = self.change + price(
            game, self.seat, self.card, x, crisis, self.subject, self.at_printed, self.picks or None
        )
        left = max(0, cost) - self.spent
        open_purses = [] if self.free else purses_for(game, self.seat, self.card)[self.offered :]
        if open_purses and left > 0:
            return Ask(self.ask_spending(game, open_purses[0], left), self.spend)
        self.paid = 0 if self.free else min(max(0, left), game.players[self.seat].power)
        if self.paid:
            game.happen(PowerPaid(self.seat, self.paid, game.ref(self.card), told=True))
        self.scope = replace(self.scope, paid=self.paid)
        costs = self.text(game).costs
        return Run(Resolving(todo=costs, scope=self.scope, report=True), self.costs_paid) if costs else self.put

    def ask_spending(self, game: ShadowfistGame, one: Modifier, left: int) -> Decision:
        """How many counters or points of damage are spent: at least what Power does not cover."""
        each: int = one.change.each  # type: ignore[attr-defined]
        later = worth(game, self.seat, self.card) - units(game, one) * each
        short = max(0, left - game.players[self.seat].power - later)
        least, most = -(-short // each), min(units(game, one), -(-left // each))
        options = tuple(Option("spend", "Spend {number}", number=n) for n in range(least, most + 1))
        assert one.scope.source is not None
        name = game.said(one.scope.source.card)
        return Decision(self.seat, f"How much do you spend from {name}?", options)

    def spend(self, game: ShadowfistGame) -> Next:
        one = purses_for(game, self.seat, self.card)[self.offered]
        count = (game.chosen[0].number or 0) if game.chosen else 0
        self.offered += 1
        self.spent += count * one.change.each  # type: ignore[attr-defined]
        if count:
            game.happen(*spending(game, one, count))
        return self.pay

    def costs_paid(self, game: ShadowfistGame) -> Next:
        self.scope = self.returned or self.scope
        return self.put

    def put(self, game: ShadowfistGame) -> Next:
        """SF 24.5.1. Events into the smoked pile, everything else onto the table."""
        if game.players[self.seat].out:
            return self.give_up
        printed = game.cards[self.card].printed
        if self.crisis:
            game.note(CrisisPlayed(self.seat))
        self.first_site = printed.feng_shui and not feng_shui_sites.of(game, self.seat)
        if printed.type == EVENT:
            self.played_text = self.text(game)
            named = game.cards[self.card].memory
            game.happen(self.played(game, printed))
            ref = game.ref(self.card)
            game.happen(*(Remembered(self.card, ref, self.seat, key, value) for key, value in named))
            if (cost := self.own_cost(game)) is not None:
                game.note(CostKept(self.card, cost=cost))
            return self.generate
        final = printed.feng_shui and game.active == self.seat and nobody_has_sites(game, self.seat)
        game.happen(
            EnteredPlay(
                self.card,
                seat=self.seat,
                location=self.location,
                row=self.row,
                subject=self.subject,
                face_down=printed.played_face_down and not self.face_up,
                resolved=self.during,
                elsewhere=game.cards[self.card].area != HAND,
            ),
            self.played(game, printed),
        )
        self.remember(game)
        if final:
            game.happen(FinalSiteTaken(self.seat))  # SF 4.3
        return self.generate

    def played(self, game: ShadowfistGame, printed: Printed) -> CardPlayed:
        return CardPlayed(
            self.card,
            seat=self.seat,
            type=printed.type,
            paid=self.paid,
            face_down=printed.played_face_down and not self.face_up,
            subject=self.subject,
            crisis=self.crisis or self.toast,
            reduced=self.paid < base_cost(game, self.seat, self.card, self.scope.x, self.crisis),
        )

    def remember(self, game: ShadowfistGame) -> None:
        """SF 48.3, 50.4. What it cost stays known while it is in play; at Crisis cost it gains Toast It."""
        x = self.scope.x
        if self.crisis or x is not None:
            game.note(CostKept(self.card, x, self.own_cost(game), self.crisis))

    def own_cost(self, game: ShadowfistGame) -> int | None:
        """SF 48.3, 50.4. What it costs where that is not printed: X, or the Crisis cost."""
        if self.crisis:
            return crisis_cost(game, self.card)
        return self.scope.x if "cost" in game.cards[self.card].printed.variable else None

    def generate(self, game: ShadowfistGame) -> Next:
        """SF 24.5.2. The effect is in the scene; the first Feng Shui Site brings a Power (SF 25.7.3)."""
        ref = game.ref(self.card)
        if self.first_site:
            game.happen(PowerGained(self.seat, 1, ref))
        text = self.text(game)
        number = game.tick()
        scope = replace(self.scope, effect=number, me=ref, source=ref)
        effects = self.settled(game, text.effects, scope)
        if not self.during or game.cards[self.card].printed.type == EVENT:
            name = game.said(self.card)
            game.happen(EffectGenerated(Generated(number, "card", self.seat, ref, effects, scope, name, text)))
        return self.entering

    def entering(self, game: ShadowfistGame) -> Next:
        """SF 24.5.2. What triggers on its entering play is generated before any auction."""
        return Run(EnteringEffects(card=self.card), self.aftermath) if game.pending else self.aftermath

    def aftermath(self, game: ShadowfistGame) -> Next:
        """SF 44.4. If an effect played it, what follows is that effect's."""
        return self.done if self.during else aftermath(game, self.done)

    def done(self, game: ShadowfistGame) -> Next:
        return Done(True)
