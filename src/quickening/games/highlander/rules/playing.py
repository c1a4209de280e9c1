"""Playing a card: costs, announcement, the opponent's chance to counter, effect (HL1 57-59, 77; HL3 80; HLT 80)."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.data import replace
from quickening.core.decisions import RESPOND, Decision, Option, unasked
from quickening.core.frames import Ask, Done, Frame, Next, Run
from quickening.games.highlander import facts, grid, texts_in_force
from quickening.games.highlander.definitions import ALLOWANCE, ATTACK, EDGE, LOCATION
from quickening.games.highlander.events.fights import AttackMade, DefensePlayed
from quickening.games.highlander.events.lasting import Chose, DefenseBarred, LastingBegan, LastingEnded
from quickening.games.highlander.events.notes import (
    AttackUndone,
    CardBorrowed,
    EffectBoosted,
    HandClosed,
    HidingGiven,
    PlayJoined,
)
from quickening.games.highlander.events.places import Burned, Dropped, LeftPlay
from quickening.games.highlander.events.plays import CardPlayed, Countered, PlayedToCounter, TriggerReady
from quickening.games.highlander.kinds import abilities as said
from quickening.games.highlander.kinds.attack_effects import bind_defense
from quickening.games.highlander.kinds.lasting_effects import kind_of_next
from quickening.games.highlander.kinds.play_effects import (
    cannot_be_countered,
    countered_by_text,
    may_counter,
    outlasting,
)
from quickening.games.highlander.rules.costs import Boosting, PayCosts, costs_together
from quickening.games.highlander.rules.fighting import (
    area_refusal,
    certain_cover,
    giver,
    guards,
    ridden,
    spend_opportunity,
    take_opportunity,
    ways_to_attack,
    with_it,
)
from quickening.games.highlander.rules.judging import FINAL, borrowed_cards
from quickening.games.highlander.rules.out_of_turn import countering_from_hand
from quickening.games.highlander.rules.owning import is_own_card
from quickening.games.highlander.rules.using import aftermath, leave_for
from quickening.games.highlander.state import BEFORE_PLAY, ENDURANCE, HAND, NOBODY, PLAY, HighlanderGame
from quickening.lang.resolve import Resolve


class PlayCard(Frame):
    """One card is played, perhaps with others in conjunction (HL1 57-59; HL3 102-105, 132; HLT 96)."""

    rules: ClassVar[tuple[str, str, str]] = ("HL1 57", "HL3 53", "HLT 51")

    seat: int = 0
    card: int = NOBODY
    beside: tuple[int, ...] = ()
    origin: str = HAND
    against: int = -1
    hidden: bool = False
    at: int = -1
    announced: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()
    todo: tuple[int, ...] = ()
    boost: int = 0
    exerts: bool = False
    granted: int = NOBODY
    barred: str = ""
    countered: bool = False
    free: bool = False

    def start(self, game: HighlanderGame) -> Next:
        """HLT 247. What may be discarded to make the card stronger is part of playing it."""
        if said.of_kind(game.printed(self.card), said.BOOST):
            return Run(Boosting(seat=self.seat, card=self.card), self.boosted)
        return self.pay(game)

    def boosted(self, game: HighlanderGame) -> Next:
        self.boost = int(self.returned or 0)
        return self.pay

    def pay(self, game: HighlanderGame) -> Next:
        """Costs come first (HL3 137)."""
        costs = costs_together(game, self.seat, self.card, self.origin, self.beside, self.against)
        if self.free:
            costs = []
        kept = (self.card, *self.beside)
        self.exerts = any(cost.exertion for cost in costs)
        if costs:
            return Run(PayCosts(seat=self.seat, card=self.card, kept=kept, costs=tuple(costs)), self.choose_area)
        return self.choose_area(game)

    def choose_area(self, game: HighlanderGame) -> Next:
        """An area of the grid is chosen where the text says so, for each card that asks for it."""
        asking = [
            card
            for card in (self.card, *self.beside)
            if game.cards[card].definition.chooses_area and not game.cards[card].chosen
        ]
        if not asking:
            return self.choose_defense(game)
        self.todo = tuple(asking)
        options = tuple(
            Option("area", grid.NAMES[area].capitalize(), number=area)
            for area in grid.AREAS
            if self.area_allowed(game, area)
        )
        return Ask(Decision(self.seat, "Choose an area for it to cover", options), self.area_chosen)

    def area_allowed(self, game: HighlanderGame, area: int) -> bool:
        if game.printed(self.card).type == ATTACK:
            return area_refusal(game, self.seat, self.card, area) is None
        attack = game.against(self.seat)[self.against]
        if facts.hidden_from(game, attack, self.seat):
            return True
        aimed = facts.grid_of(game, attack.card, attack.beside)
        return bool(area & (aimed & ~certain_cover(game, self.card, self.beside) or aimed))

    def area_chosen(self, game: HighlanderGame) -> Next:
        game.happen(Chose(self.todo[0], game.chosen[0].number or 0))
        return self.choose_area

    def choose_defense(self, game: HighlanderGame) -> Next:
        """HL3 79, HLT 102. Which defense an attack cannot meet, where its text leaves that to whoever plays it."""
        if said.of_kind(game.printed(self.card), said.BARS_ONE_DEFENSE) is None:
            return self.choose_opportunity(game)
        options = (Option("no block", "It cannot be blocked"), Option("no dodge", "It cannot be dodged"))
        return Ask(Decision(self.seat, "Which defense cannot stop it?", options), self.defense_chosen)

    def defense_chosen(self, game: HighlanderGame) -> Next:
        self.barred = game.chosen[0].label.removeprefix("It ")
        return self.choose_opportunity(game)

    def choose_opportunity(self, game: HighlanderGame) -> Next:
        """HL1 50. Where a text says something of the attack it lets one play, its player says which one that is."""
        if game.cards[self.card].definition.type != ATTACK:
            return self.announce(game)
        ways = ways_to_attack(game, self.seat, self.card, self.beside)
        givers = [NOBODY if quota is None else giver(quota) for quota in ways]
        if len(givers) < 2:
            self.granted = givers[0] if givers else NOBODY
            return self.choose_hidden(game)
        options = tuple(
            game.card_option("by", "By {name}", card) if card != NOBODY else Option("by", "As usual", ref=NOBODY)
            for card in givers
        )
        return Ask(Decision(self.seat, "Which opportunity does the attack take?", options), self.opportunity_chosen)

    def opportunity_chosen(self, game: HighlanderGame) -> Next:
        self.granted = game.chosen[0].ref
        return self.choose_hidden(game)

    def choose_hidden(self, game: HighlanderGame) -> Next:
        """HL1 57, 61; HL3 79, 102; HLT 102. Whether an attack is played face down."""
        if not may_hide(game, self.seat, self.card, self.beside):
            return self.announce(game)
        if must_hide(game, self.seat, self.card, self.beside):
            self.hidden = True
            return self.announce(game)
        options = (Option("hide", "Play it Hidden"), Option("open", "Play it face up"))
        return Ask(Decision(self.seat, "Play the attack Hidden?", options, idle="open"), self.hiding_chosen)

    def hiding_chosen(self, game: HighlanderGame) -> Next:
        self.hidden = game.chosen[0].kind == "hide"
        return self.announce(game)

    def announce(self, game: HighlanderGame) -> Next:
        """The cards are in play and count as played."""
        areas = [(card, game.cards[card].chosen) for card in (self.card, *self.beside) if game.cards[card].chosen]
        pay_for_borrowed(game, self.seat, (self.card, *self.beside))
        for other in self.beside:
            if other not in self.announced:
                game.happen(CardPlayed(other, self.seat, HAND, beside=True))
        game.happen(CardPlayed(self.card, self.seat, self.origin, self.hidden))
        if self.boost or game.cards[self.card].boost:
            game.note(EffectBoosted(self.card, self.boost))
        if self.exerts:
            game.note(HandClosed())
        note_borrowed(game, self.seat, self.card, self.beside)
        if areas:
            game.happen(*(Chose(card, area) for card, area in areas))
        if self.barred:
            game.happen(DefenseBarred(self.card, self.seat, self.barred, self.hidden))
        self.waiting = (self.card, *self.beside)
        if game.printed(self.card).type == ATTACK:
            self.enter_sequence(game)
        elif said.of_kind(game.printed(self.card), said.IN_PLACE_OF_ATTACK):
            spend_opportunity(game, self.seat, self.card, self.beside)
        return self.window(game)

    def enter_sequence(self, game: HighlanderGame) -> None:
        """HL1 43, 50-51. The attack takes its place in the sequence and an opportunity."""
        additional = take_opportunity(game, self.seat, self.card, self.beside, self.granted)
        drop_guards(game, self.seat, self.card)
        game.happen(AttackMade(self.card, self.seat, self.beside, self.hidden, additional, self.at))
        bind_next(game, self.seat, self.card)
        if self.granted != NOBODY:
            game.happen(*ridden(game, self.seat, self.card, self.granted))
        if game.players[self.seat].hidden:
            game.note(HidingGiven(self.seat, 0))  # HL1 57: the right was for the next attack

    def window(self, game: HighlanderGame) -> Next:
        """HL1 77, HL3 80. The opponent may counter each card as it is played."""
        while self.waiting:
            if "next countered" in facts.of_player(game, self.seat).words and self.is_countered(game):
                return self.counter(game)
            options = counter_options(game, 1 - self.seat, self.waiting[0], self.hidden)
            if options:
                question = f"Counter {game.printed(self.waiting[0]).name}?"
                passing = Option("pass", "Let it be played")
                return Ask(Decision(1 - self.seat, question, (*options, passing), sort=RESPOND), self.answered)
            self.waiting = self.waiting[1:]
            if game.pauses:
                return Ask(unasked(1 - self.seat), self.window)
        return self.take_effect(game)

    def answered(self, game: HighlanderGame) -> Next:
        """HL1 68, 77. A countered card takes those played in conjunction with it along."""
        option = game.chosen[0]
        if option.kind == "pass":
            self.waiting = self.waiting[1:]
            return self.window
        self.spend(game, option.ref, self.waiting[0])
        return self.counter(game)

    def is_countered(self, game: HighlanderGame) -> bool:
        """Whether a text counters the card that is being played; it is used up by that."""
        card = self.waiting[0]
        if self.hidden or cannot_be_countered(game, self.seat, card):
            return False
        used = countered_by_text(game, self.seat, card)
        game.happen(*used)
        return bool(used)

    def counter(self, game: HighlanderGame) -> Next:
        """HL1 68, 77. The card is discarded, and those played in conjunction with it."""
        target, self.waiting = self.waiting[0], self.waiting[1:]
        whole = target == self.card or ALLOWANCE in game.printed(target).kinds  # HLT 208
        gone = (self.card, *self.beside) if whole else (target,)
        game.happen(*(Countered(card) for card in gone))
        if whole:
            game.note(AttackUndone(self.card))
            self.beside, self.waiting = (), ()
            self.countered = True
            return self.after
        self.beside = tuple(card for card in self.beside if card != target)
        return self.window

    def spend(self, game: HighlanderGame, own: int, target: int) -> None:
        """HL1 77. What counters a card leaves play, or the game, or is played from the hand."""
        if game.cards[own].area == HAND:
            game.happen(PlayedToCounter(own, 1 - self.seat))
            return
        leave_for(game, own, meant_for(game, own, target)[0].leaves)

    def take_effect(self, game: HighlanderGame) -> Next:
        """What the card is: a defense, a Location that takes another's place, a text to carry out."""
        printed = game.printed(self.card)
        if printed.is_defense:
            known = facts.of_defense(game, self.card, self.seat, self.beside)
            game.happen(*bind_defense(game, self.seat, self.card))
            facing = game.against(self.seat)[self.against].card
            against = (self.against, self.beside)
            game.happen(DefensePlayed(self.card, self.seat, known.type, known.grid, *against, attack=facing))
        if printed.type == LOCATION:  # HL1 71, HL3 22, HLT 194
            others = [card for card in game.in_play if game.printed(card).type == LOCATION and card != self.card]
            game.happen(*(LeftPlay(card, by=self.seat) for card in others))
        if FINAL in printed.kinds:  # HL3 23, 78; HLT 139, 304
            parts = [card for card in game.of(PLAY, self.seat) if game.printed(card).name == printed.name]
            game.happen(*(LeftPlay(card, by=self.seat) for card in parts), *outlasting(game, self.card, self.seat))
        self.todo = (*self.beside, self.card)
        return self.carry_out(game)

    def carry_out(self, game: HighlanderGame) -> Next:
        """The texts in order; those of defenses when the book says so (HL3 113)."""
        while self.todo:
            card, self.todo = self.todo[0], self.todo[1:]
            printed = game.printed(card)
            if printed.done and self.takes_effect(game, card):
                scope = game.scope_of(card, self.seat)
                if card != self.card and game.cards[self.card].area == PLAY:
                    scope = with_it(game, scope, self.card)
                return Run(Resolve(todo=texts_in_force.done_by(game, card), scope=scope), self.carry_out)
        return self.after(game)

    def takes_effect(self, game: HighlanderGame, card: int) -> bool:
        """Whether the text of a card is carried out now: it is there, and nothing has taken its text away."""
        printed = game.printed(card)
        if printed.is_defense and game.edition.defense_text.value == "last":
            return False
        stripped = card == self.card and (
            texts_in_force.stripped(game, self.beside) or texts_in_force.lost_its_text(game, card)
        )
        return not stripped and (game.cards[card].area == PLAY or FINAL in printed.kinds)

    def after(self, game: HighlanderGame) -> Next:
        """Triggers of the opponent's get ready (HL1 76, HL3 153); then what this brought about."""
        ready_triggers(game, 1 - self.seat, game.printed(self.card).type != EDGE)
        following = aftermath(game, 1 - self.seat)
        return self.end(game) if following is None else Run(following, self.end)

    def end(self, game: HighlanderGame) -> Next:
        return Done(not self.countered)


def pay_for_borrowed(game: HighlanderGame, seat: int, cards: tuple[int, ...]) -> None:
    """Whoever may use the opponent's top card discards the top card of their own Endurance for it (HL3 137)."""
    for card in set(borrowed_cards(game, seat)).intersection(cards):
        if game.cards[card].area == ENDURANCE and game.of(ENDURANCE, seat):
            game.happen(Burned(game.of(ENDURANCE, seat)[-1]))


def note_borrowed(game: HighlanderGame, seat: int, card: int, beside: tuple[int, ...]) -> None:
    """HLT 308. Note a card of another Persona played without an Allowance, and which cards were joined to it."""
    printed = game.printed(card)
    if beside:
        game.note(PlayJoined(seat, tuple((other, card) for other in beside)))
    if printed.of and game.cards[card].owner == seat and not is_own_card(game, seat, printed):
        if not any(ALLOWANCE in game.printed(other).kinds for other in beside):
            game.note(CardBorrowed(seat, printed.key))


def bind_next(game: HighlanderGame, seat: int, card: int) -> None:
    """What was said of the next attack is said of this one."""
    for one in game.lasting:
        about = one.ability.who if one.ability.is_static else getattr(getattr(one.ability, "trigger", None), "of", "")
        waits = about == "it" and not one.scope.it and one.scope.you == seat
        kind = kind_of_next(one.ability) if waits else None
        if waits and (kind is None or kind.fits(game, card, one.scope)):
            bound = replace(one, scope=with_it(game, one.scope, card), until="next turn", seat=1 - seat)
            game.happen(LastingEnded(one), LastingBegan(bound))


def drop_guards(game: HighlanderGame, seat: int, card: int) -> None:
    """HL3 143. Attacking an area covered by one's Guard drops it."""
    if game.edition.guard_in_the_way.value != "drops":
        return
    aimed = facts.grid_of(game, card)
    for guard in guards(game, seat):
        if aimed & facts.grid_of(game, guard):
            game.happen(Dropped(guard))


def may_hide(game: HighlanderGame, seat: int, card: int, beside: tuple[int, ...] = ()) -> bool:
    """HL1 57, 61-62; HL3 79, 102; HLT 102, 158. Whether an attack may be played Hidden."""
    printed = game.printed(card)
    if printed.is_special_attack and game.edition.special_attack.value != "values":
        return False
    if "hides nothing" in facts.of_player(game, seat).allowed:
        return False
    return own_hiding(game, seat, (card, *beside)) is not None or may_hide_any(game, seat)


def own_hiding(game: HighlanderGame, seat: int, cards: tuple[int, ...]) -> said.MayHide | None:
    """HL1 58, 61. What an attack's text, or that of a card it goes with, says of being Hidden, if that counts."""
    for card in cards:
        own: said.MayHide | None = said.of_kind(game.printed(card), said.MayHide)
        if own is None or own.that != (card != cards[0]):
            continue
        if own.condition is None or own.condition.holds(game, game.scope_of(card, seat)):
            return own
    return None


def must_hide(game: HighlanderGame, seat: int, card: int, beside: tuple[int, ...] = ()) -> bool:
    """HL1 61. Whether an attack that may be played Hidden has to be."""
    own = own_hiding(game, seat, (card, *beside))
    every = "attacks are hidden" in facts.of_player(game, seat).allowed
    return every or game.players[seat].hidden > 1 or (own is not None and own.must)


def may_hide_any(game: HighlanderGame, seat: int) -> bool:
    """HL1 57. Whether the next attack, whichever it is, may be played Hidden."""
    allowed = facts.of_player(game, seat).allowed
    first = game.deeds[seat].attacks == 0 and "first attack hidden" in allowed
    return first or game.players[seat].hidden > 0 or not allowed.isdisjoint(HIDDEN)


#: HL1 61. Words of a player whose attacks may all be played Hidden, or are.
HIDDEN = ("attacks may be hidden", "attacks are hidden")


def counter_options(game: HighlanderGame, seat: int, card: int, hidden: bool) -> list[Option]:
    """HL1 76-77, HL3 80, 153. The cards with which a player may counter a card that is being played."""
    own = [] if hidden else [*game.areas[PLAY, seat], *game.areas[BEFORE_PLAY, seat]]
    able = [one for one in own if said.Counters in game.cards[one].definition.sentences]
    able += [] if hidden else countering_from_hand(game, seat)
    if not able or cannot_be_countered(game, 1 - seat, card):
        return []
    return [game.card_option("counter", "Counter it with {name}", one) for one in able if counters(game, one, card)]


def counters(game: HighlanderGame, own: int, card: int) -> bool:
    """HL1 76-77. Whether a card that can counter is ready, and meant for such a card."""
    state = game.cards[own]
    if state.area != HAND and not (
        texts_in_force.has_effect(game, own) and (state.ready or state.area == BEFORE_PLAY)
    ):
        return False
    return bool(meant_for(game, own, card))


def meant_for(game: HighlanderGame, own: int, card: int) -> list[said.Counters]:
    """Those sentences of a card that let it counter another one, and count now."""
    told = [one for one in game.printed(own).abilities if isinstance(one, said.Counters)]
    scope = game.scope_of(own)
    return [
        one
        for one in told
        if may_counter(game, one.cards, card, scope) and not texts_in_force.silenced(game, own, one)
    ]


def ready_triggers(game: HighlanderGame, seat: int, not_edge: bool) -> None:
    """HL1 76, HL3 153, HLT 106, 164. The opponent has played a card: Triggers laid before may be used from now on."""
    if not not_edge and game.edition.trigger.value != "first card":
        return
    cards = game.cards
    waiting = [
        card
        for card in game.areas[PLAY, seat]
        if cards[card].definition.has_trigger and not cards[card].ready and cards[card].turn < game.turn
    ]
    if waiting:
        game.happen(*(TriggerReady(card) for card in waiting))
