"""SF 25. Playing cards: when each type may be played, where it goes, what it costs."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Next, Run
from quickening.core.modifiers import Ref
from quickening.core.once import once
from quickening.core.refusals import Refusal
from quickening.games.shadowfist.definitions import CHARACTER, EVENT, SITE, STATE, Printed, breaks_in
from quickening.games.shadowfist.events import CardPlayed, EnteredPlay, Remembered
from quickening.games.shadowfist.happenings import EffectGenerated, FinalSiteTaken, PowerGained, PowerPaid
from quickening.games.shadowfist.rules.abilities import facts, own_scope
from quickening.games.shadowfist.rules.choices import fixed, most_x_cards, parts_of
from quickening.games.shadowfist.rules.cost_reduction import cost_changes, crisis_cost, price, reduction
from quickening.games.shadowfist.rules.effects import Aftermath, Choosing, Resolving
from quickening.games.shadowfist.rules.judging import is_either, judge_requirements, ways_of
from quickening.games.shadowfist.rules.paying import purses, purses_for, spending, units, worth
from quickening.games.shadowfist.rules.play_options import allows_extra_site, as_state, bargain_of, over_limit
from quickening.games.shadowfist.rules.players import player_facts
from quickening.games.shadowfist.rules.power import NO_POWER
from quickening.games.shadowfist.rules.resources import is_waived, judge_resources
from quickening.games.shadowfist.rules.restrictions import judge_restrictions, vehicle_blocked
from quickening.games.shadowfist.rules.the_table import locations_of, open_places, place_option
from quickening.games.shadowfist.rules.winning import closeness, feng_shui_sites, goal, nobody_has_sites
from quickening.games.shadowfist.rules.x import given_x
from quickening.games.shadowfist.state import HAND, NOBODY, Generated, Modifier, ShadowfistGame
from quickening.games.shadowfist.vocabulary.abilities import AsState, Bargain, Bold, Played, PlayOn, XIs
from quickening.games.shadowfist.vocabulary.kinds import CostChange, Scope
from quickening.lang.nodes import Effect
from quickening.lang.selections import Cards

CLOSED = Refusal("SF 23.2", "{name} cannot be played: the scene is closed.")
NOT_YOUR_MAIN_SHOT = Refusal("SF 25.1.1", "{name} can be played only during your Main Shot.")
IN_ATTACK = Refusal("SF 25.1.1", "{name} cannot be played during an attack.")
ONE_SITE = Refusal("SF 25.7", "{name} cannot be played: you played a Site this turn.")
TOO_CLOSE = Refusal("SF 25.7.4", "{name} cannot be played: you are one Feng Shui Site from victory.")
NOT_NOW = Refusal("SF 24.1.2", "{name} cannot be played now.")
NO_SUBJECT = Refusal("SF 25.5.1", "{name} cannot be played: there is no valid subject.")
FORBIDDEN = Refusal("SF 6.2", "{name} cannot be played: a card forbids it.")

NOTHING_MORE = Played()


# -- judging (SF 25.1) ---------------------------------------------------------------------------------------------


@once
def played_text(printed: Printed) -> Played:
    """What an Event does, or what else a card needs to be played."""
    return next((ability for ability in printed.abilities if isinstance(ability, Played)), NOTHING_MORE)


def judge_play(game: ShadowfistGame, seat: int, card: int) -> Refusal | None:
    """SF 25.1. Whether a player may play this card from hand now, as what it is or as what it may be played as."""
    plain = judge_as_it_is(game, seat, card)
    if plain is None or as_state(game.cards[card].definition) is None:
        return plain
    return plain if judge_as_state(game, seat, card) is not None else None


def judge_as_state(game: ShadowfistGame, seat: int, card: int) -> Refusal | None:
    """SF 7.1.1. Whether a card may be played as the State that its text lets it be."""
    state = game.cards[card]
    state.guise = as_state(state.definition)
    try:
        return judge_as_it_is(game, seat, card)
    finally:
        state.guise = None


def judge_as_it_is(game: ShadowfistGame, seat: int, card: int) -> Refusal | None:
    """SF 25.1. Timing, resources, limits, cost, and what its text asks for."""
    printed = game.cards[card].printed
    return (
        judge_timing(game, seat, card, printed)
        or judge_needs(game, seat, card, printed)
        or judge_card(game, seat, card)
        or (None if affordable(game, seat, card) else NO_POWER)
        or judge_text(game, seat, card)
    )


def judge_needs(game: ShadowfistGame, seat: int, card: int, printed: Printed) -> Refusal | None:
    """SF 18.1. The resources it requires, unless a card says that they may be ignored."""
    refusal = judge_resources(game, seat, printed)
    return None if refusal is not None and is_waived(game, seat, card) else refusal


def judge_timing(game: ShadowfistGame, seat: int, card: int, printed: Printed) -> Refusal | None:
    """SF 6.1, 25.1.1, 25.3-25.7. The timing of its type, unless its own text says when: that waives nothing else."""
    timing = played_text(printed).timing
    closed = game.scene is not None and game.scene.closed
    if closed and not breaks_in(played_text(printed)):
        return CLOSED
    if timing is not None:
        return None if timing.scopes(game, seat, own_scope(game, card)) else NOT_NOW
    if printed.type == EVENT:
        return None
    if game.active != seat or game.shot != "main":
        return NOT_YOUR_MAIN_SHOT
    return IN_ATTACK if game.attack is not None and printed.type != STATE else None


def judge_card(game: ShadowfistGame, seat: int, card: int, played: bool = True) -> Refusal | None:
    """SF 25.7, 25.7.4, 49. What limits playing this card besides timing, resources and cost."""
    printed = game.cards[card].printed
    if any(cards.fits(game, card, scope) for cards, scope in player_facts(game, seat).marks.get("play", ())):
        return FORBIDDEN
    if printed.type == SITE and played:
        played_one = game.players[seat].sites_played and game.active == seat
        if played_one and not allows_extra_site(game, seat, printed):
            return ONE_SITE
        if printed.feng_shui and closeness(game, seat) >= goal(game, seat) - 1 and not nobody_has_sites(game, seat):
            return TOO_CLOSE
    if played and over_limit(game, seat, printed):
        return FORBIDDEN
    return judge_restrictions(game, seat, card, played)


def affordable(game: ShadowfistGame, seat: int, card: int, change: int = 0) -> bool:
    """SF 25.1. Whether the player has the Power, at the printed or at the Crisis cost."""
    if not change and is_plain(game, card):
        return (game.cards[card].printed.cost or 0) <= game.players[seat].power
    return bool(ways_to_pay(game, seat, card, change - bargain_of(game.cards[card].printed)))


def is_plain(game: ShadowfistGame, card: int) -> bool:
    """Whether a card costs what is printed on it, and nothing but Power pays for it."""
    return not (sets_its_price(game.cards[card].printed) or cost_changes(game) or purses(game))


@once
def sets_its_price(printed: Printed) -> bool:
    """Whether a card's cost is more than the number printed on it: X, Crisis, a bargain, a change by its own text."""
    return any(map(_is_about_cost, printed.abilities)) or printed.cost is None or bool(printed.variable)


def _is_about_cost(ability: Any) -> bool:
    if isinstance(ability, (XIs, Bargain, AsState)):
        return True
    if isinstance(ability, Bold):
        return ability.word == "Crisis"
    return isinstance(getattr(ability, "change", None), CostChange)


def beyond_means(game: ShadowfistGame, seat: int, card: int) -> bool:
    """A first look at a card in hand: most cost more Power than there is."""
    cost = game.cards[card].definition.cost or 0
    return cost > game.players[seat].power and is_plain(game, card)


def ways_to_pay(game: ShadowfistGame, seat: int, card: int, change: int = 0) -> list[bool]:
    """Whether the card can be paid for normally (False) and at its Crisis cost (True)."""
    power = game.players[seat].power
    if purses(game):
        power += worth(game, seat, card)
    least = least_x(game.cards[card].printed)
    ways = [False] if max(0, price(game, seat, card, least) + change) <= power else []
    if crisis_cost(game, card) is not None and not game.players[seat].crisis:
        ways += [True] if max(0, price(game, seat, card, None, crisis=True) + change) <= power else []
    return ways


def least_x(printed: Printed) -> int:
    """SF 48.0. The minimum of X."""
    return max((ability.least for ability in printed.abilities if isinstance(ability, XIs)), default=0)


def judge_text(game: ShadowfistGame, seat: int, card: int) -> Refusal | None:
    """SF 24.1, 25.5.1. Conditions, choices and further costs of its text; a subject for a State."""
    printed = game.cards[card].printed
    text = played_text(printed)
    if printed.type == STATE and not any(
        may_be_subject(game, seat, card, other, scope.who)
        for scope in play_scopes(game, seat, card)
        for other in game.in_play
    ):
        return NO_SUBJECT
    if text is NOTHING_MORE:
        return None
    scopes = play_scopes(game, seat, card)
    if text.condition is not None:
        scopes = [scope for scope in scopes if text.condition.holds(game, scope)]
    if not scopes:
        return NOT_NOW
    extra = min(price(game, seat, card), game.players[seat].power)
    refusals = [judge_requirements(game, seat, text, scope, extra) for scope in scopes]
    return None if None in refusals else refusals[0]


def play_scopes(game: ShadowfistGame, seat: int, card: int) -> list[Scope]:
    """The scopes in which a card may be played: one, or one for each thing it may answer."""
    scope = replace(own_scope(game, card), you=seat)
    timing = played_text(game.cards[card].printed).timing
    return [scope] if timing is None else list(timing.scopes(game, seat, scope))


def subjects(game: ShadowfistGame, seat: int, card: int, who: int = NOBODY) -> list[int]:
    """SF 25.5.1. The valid subjects of a State; `who` is the player its text speaks of."""
    return [other for other in game.in_play if may_be_subject(game, seat, card, other, who)]


def may_be_subject(game: ShadowfistGame, seat: int, card: int, other: int, who: int = NOBODY) -> bool:
    """SF 25.5.1, 25.5.3, 40.1, 49.10. Whether a card is a valid subject of a State played by that player."""
    if other == card or game.cards[other].departing:
        return False
    scope = replace(own_scope(game, card), you=seat, who=who)
    wanted = [ability.cards for ability in game.cards[card].printed.abilities if isinstance(ability, PlayOn)]
    if not all(cards.fits(game, other, scope) for cards in wanted) or not (wanted or game.is_character(other)):
        return False
    known = facts(game, other)
    forbidden = known.forbidden
    if known.barred(game, "be a subject", card) or vehicle_blocked(game, card, other):
        return False
    if "be a subject of yours" in forbidden and game.cards[other].controller == seat:
        return False
    return game.sees(scope, other)


# -- playing -------------------------------------------------------------------------------------------------------


class PlayCard(Choosing):
    """SF 25.0. A player plays a card: how it is paid for, X, where it goes, choices, costs, then it is placed.

    `change` is what an effect that plays it adds to its cost, `free`: without paying. `during`: an effect that is
    resolving plays it, so that it enters play at once (SF 44.4). `game.result` is the seat of the player.
    """

    card: int = NOBODY
    change: int = 0
    free: bool = False
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
    way: int = -1

    def start(self, game: ShadowfistGame) -> Next:
        """SF 7.1.1. As what it is played, where its text gives a choice."""
        state = game.cards[self.card]
        if self.during or as_state(state.definition) is None or state.guise is not None:
            return self.answer
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
            state.guise = as_state(state.definition)
        return self.answer

    def answer(self, game: ShadowfistGame) -> Next:
        scopes = play_scopes(game, self.seat, self.card)
        if len(scopes) < 2:
            self.scope = scopes[0] if scopes else replace(own_scope(game, self.card), you=self.seat)
            return self.bargain
        options = tuple(answer_option(game, scope, n) for n, scope in enumerate(scopes))
        return Ask(Decision(self.seat, "In response to what?", options), self.answering)

    def answering(self, game: ShadowfistGame) -> Next:
        self.scope = play_scopes(game, self.seat, self.card)[game.chosen[0].index]
        return self.bargain

    def bargain(self, game: ShadowfistGame) -> Next:
        """`at -X cost; each opponent gains X Power`: how much the player wants of it."""
        most = 0 if self.free else bargain_of(game.cards[self.card].printed)
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
        ways = ways_to_pay(game, self.seat, self.card, self.change)
        words = {False: "Pay its cost", True: "Pay its Crisis cost"}
        options = tuple(Option("pay", words[way], index=int(way)) for way in ways) if not self.free else ()
        if len(options) < 2:
            self.crisis = bool(options) and options[0].index == 1
            return self.say_way
        return Ask(Decision(self.seat, "How do you pay for it?", options), self.payment_chosen)

    def payment_chosen(self, game: ShadowfistGame) -> Next:
        self.crisis = game.chosen[0].index == 1
        return self.say_way

    def say_way(self, game: ShadowfistGame) -> Next:
        """SF 24.2.1. Which of two things an Event does, if it does one of two."""
        text = played_text(game.cards[self.card].printed)
        if not is_either(text):
            return self.say_x
        ways = ways_of(text)
        able = [n for n, way in enumerate(ways) if judge_requirements(game, self.seat, way, self.scope) is None]
        options = tuple(Option("do", game.puts(ways[n].effects), index=n) for n in able)
        return Ask(Decision(self.seat, "Choose one", options), self.way_said) if options else self.give_up

    def way_said(self, game: ShadowfistGame) -> Next:
        self.way = game.chosen[0].index
        return self.say_x

    def text(self, game: ShadowfistGame) -> Played:
        """What the card does as it is played, in the way that was said."""
        text = played_text(game.cards[self.card].printed)
        return text if self.way < 0 else ways_of(text)[self.way]

    def say_x(self, game: ShadowfistGame) -> Next:
        """SF 48.3, 48.3.1. What X is, where the cost is X: the minimum if it is not paid for."""
        printed = game.cards[self.card].printed
        if "cost" not in printed.variable or self.crisis:
            self.scope = replace(self.scope, x=given_x(game, self.text(game), self.scope))
            return self.place
        least = least_x(printed)
        most = max(least, game.players[self.seat].power - reduction(game, self.seat, self.card) - self.change)
        most = max(least, min(most, most_x_cards(game, self.scope, self.parts(game))))
        if self.free:
            most = least
        options = tuple(Option("x", "X = {number}", number=n) for n in range(least, most + 1))
        return Ask(Decision(self.seat, "What is X?", options), self.x_said)

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
            options = tuple(game.card_option("subject", "{name}", card) for card in found)
            return Ask(Decision(self.seat, "On which card?", options), self.subject_chosen)
        if kind not in (CHARACTER, SITE) or self.location:
            return self.choose
        places = open_places(game, self.seat) if kind == SITE else [(n, 0) for n in locations_of(game, self.seat)]
        self.places = tuple(places)
        options = tuple(place_option(game, self.seat, place, n, kind) for n, place in enumerate(places))
        return Ask(Decision(self.seat, "At which location?", options), self.placed)

    def subject_chosen(self, game: ShadowfistGame) -> Next:
        self.subject = game.chosen[0].ref if game.chosen else NOBODY
        return self.choose if self.subject >= 0 else None

    def placed(self, game: ShadowfistGame) -> Next:
        self.location, self.row = self.places[game.chosen[0].index]
        return self.choose

    def parts(self, game: ShadowfistGame) -> tuple[Effect, ...]:
        return parts_of(self.text(game))

    def pay(self, game: ShadowfistGame) -> Next:
        """SF 17.2.5, 24.1.4. What can be spent as Power, Power, then what else its text costs."""
        cost = price(game, self.seat, self.card, self.scope.x, self.crisis, self.subject) + self.change
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
        if isinstance(game.result, Scope):
            self.scope = game.result
        return self.put

    def put(self, game: ShadowfistGame) -> Next:
        """SF 24.5.1. Events into the smoked pile, everything else onto the table."""
        if game.players[self.seat].out:
            return self.give_up
        printed = game.cards[self.card].printed
        if self.crisis:
            game.players[self.seat].crisis = game.players[self.seat].no_power_next = True
        self.first_site = printed.feng_shui and not feng_shui_sites(game, self.seat)
        if printed.type == EVENT:
            named = game.cards[self.card].memory
            game.happen(self.played(game, printed))
            ref = game.ref(self.card)
            game.happen(*(Remembered(self.card, ref, self.seat, key, value) for key, value in named))
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
        )

    def remember(self, game: ShadowfistGame) -> None:
        """SF 48.3, 50.4. What it cost stays known while it is in play; at Crisis cost it gains Toast It."""
        state = game.cards[self.card]
        state.toast_it = self.crisis
        if self.crisis or "cost" in state.printed.variable:
            state.cost = crisis_cost(game, self.card) if self.crisis else self.scope.x
        state.x = self.scope.x
        if self.crisis or self.scope.x is not None:
            game.texts_changed()

    def generate(self, game: ShadowfistGame) -> Next:
        """SF 24.5.2. The effect is in the scene; the first Feng Shui Site brings a Power (SF 25.7.3)."""
        ref = game.ref(self.card)
        if self.first_site:
            game.happen(PowerGained(self.seat, 1, ref))
        text = self.text(game)
        number = game.tick()
        scope = replace(self.scope, effect=number, me=ref, source=ref)
        effects = fixed(game, text.effects, scope)
        if not self.during or game.cards[self.card].printed.type == EVENT:
            name = game.said(self.card)
            game.happen(EffectGenerated(Generated(number, "card", self.seat, ref, effects, scope, name, text)))
        return self.entering

    def entering(self, game: ShadowfistGame) -> Next:
        """SF 24.5.2. What triggers on its entering play is generated before any auction."""
        from quickening.games.shadowfist.rules.triggers import EnteringEffects

        return Run(EnteringEffects(card=self.card), self.aftermath) if game.pending else self.aftermath

    def aftermath(self, game: ShadowfistGame) -> Next:
        """SF 44.4. If an effect played it, what follows is that effect's."""
        return self.done if self.during else Run(Aftermath(), self.done)

    def done(self, game: ShadowfistGame) -> Next:
        game.result = self.seat
        return None


def answer_option(game: ShadowfistGame, scope: Scope, index: int) -> Option:
    """What a response answers, in words."""
    effect = next((one for one in game.seen if one.number == scope.answers), None)
    if effect is not None:
        return Option("answer", effect.name, index=index)
    refs: tuple[Ref, ...] = scope.it
    name = game.said(refs[0].card) if refs and refs[0].card >= 0 else f"event {index + 1}"
    return Option("answer", name, index=index)


def playable(game: ShadowfistGame, seat: int) -> list[int]:
    """The cards in hand a player may play now."""
    return [card for card in game.areas[HAND, seat] if judge_play(game, seat, card) is None]
