"""What texts discard: from a hand, or from Endurance (HL3 136, 140; HLT 59, 62, 65)."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.decisions import Decision, Option
from quickening.core.events import Event
from quickening.core.frames import Ask, Done, Frame, Next, Run
from quickening.games.highlander.areas import order_matters
from quickening.games.highlander.events.lasting import DutyOwed, HandShown
from quickening.games.highlander.events.places import Burned, Discarded, Moved, RemovedFromGame, TookControl
from quickening.games.highlander.facts import of_player
from quickening.games.highlander.kinds.amounts import Some, seat_of, times
from quickening.games.highlander.kinds.choosing import OUT_OF_GAME
from quickening.games.highlander.kinds.effects import Deed, Do, DoSome, blind, counted, deed, is_due, some_of
from quickening.games.highlander.kinds.filters import only
from quickening.games.highlander.state import DISCARD, ENDURANCE, HAND, NOBODY, Duty, HighlanderGame
from quickening.lang.nodes import Amount, Effect, Scope
from quickening.lang.resolve import Resolve

MANY = 99


def is_for_later(game: HighlanderGame, scope: Scope, who: str) -> bool:
    """HL1 35, HL3 50, HLT 51. Whether it waits for a player's own turn, who may hold other cards by then."""
    return seat_of(who, scope) not in (game.active, scope.you)


def _can_discard_cards(self: DoSome, game: HighlanderGame, scope: Scope) -> bool:
    if is_for_later(game, scope, self.who):
        return True
    found = self.what.among(game, game.of(HAND, seat_of(self.who, scope)), scope)
    if self.what.up_to or self.what.amount >= MANY:
        return bool(found)
    return len(found) >= times(self.what.amount, self.each, game, scope)


@deed("discard", possible=_can_discard_cards, waits=True)
def _discard_cards(self: DoSome, game: HighlanderGame, frame: Resolve) -> Next:
    """HL3 140. Cards are discarded from a hand, chosen by their player or by chance."""
    seat = seat_of(self.who, frame.scope)
    return Run(Discarding(seat=seat, effect=self, scope=frame.scope), frame.carried_out)


#: What a text may let a player do with effects of the opponent that would force them to discard (HLT 528).
NULLIFIES = "may nullify discards"


class Forced(Frame):
    """A player discards. What the opponent forces on them they may nullify, where a text lets them."""

    seat: int = 0
    scope: Scope = Scope(0)
    let: bool = False

    def start(self, game: HighlanderGame) -> Next:
        if self.seat == self.scope.you or NULLIFIES not in of_player(game, self.seat).allowed:
            return self.goes_on(game)
        options = (Option("yes", "Yes"), Option("no", "No"))
        return Ask(Decision(self.seat, "Nullify what would force you to discard?", options), self.answered)

    def answered(self, game: HighlanderGame) -> Next:
        self.let = game.chosen[0].kind == "no"
        return self.goes_on(game) if self.let else Done(0)

    def goes_on(self, game: HighlanderGame) -> Next:
        """What is done unless it is nullified."""
        raise NotImplementedError


class Discarding(Forced):
    """A player chooses cards to discard. Gives back how many."""

    effect: DoSome | None = None
    count: int = 0

    def goes_on(self, game: HighlanderGame) -> Next:
        effect = self.effect
        assert effect is not None
        what = effect.what
        hand = what.among(game, game.of(HAND, self.seat), self.scope)
        most = min(len(hand), times(what.amount, effect.each, game, self.scope))
        if what.random:
            game.chance.shuffle(hand)
            return self.discard(game, hand[:most])
        options = tuple(game.card_option("discard", "Discard {name}", card) for card in hand)
        least = 0 if what.up_to else most
        question = f"Discard {'up to ' if what.up_to else ''}{most} card{'s' if most != 1 else ''}"
        ordered = most > 1 and order_matters(game)
        decision = Decision(self.seat, question, options, least, most, may_decline=what.up_to, ordered=ordered)
        return Ask(decision, self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        return self.discard(game, [option.ref for option in game.chosen])

    def discard(self, game: HighlanderGame, cards: list[int]) -> Next:
        by = NOBODY if self.let or self.seat == self.scope.you else self.scope.you
        events: list[Event] = [Discarded(card, by) for card in cards]
        self.count = len(events)
        return game.do(events, self.end)

    def end(self, game: HighlanderGame) -> Next:
        return Done(self.count)


#: As many cards as the Ability is.
ABILITY = -1


def _discard_down_left(self: Do, game: HighlanderGame, seat: int) -> int:
    """How many are left."""
    return game.players[seat].ability if self.amount == ABILITY else self.amount


def _can_discard_down(self: Do, game: HighlanderGame, scope: Scope) -> bool:
    seat = seat_of(self.who, scope)
    return is_for_later(game, scope, self.who) or len(game.of(HAND, seat)) > _discard_down_left(self, game, seat)


@deed("discard down", possible=_can_discard_down, waits=True)
def _discard_down(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HL3 140. Cards are discarded from a hand until so many are left, or as many as the Ability is."""
    seat = seat_of(self.who, frame.scope)
    over = max(0, len(game.of(HAND, seat)) - _discard_down_left(self, game, seat))
    return Run(Discarding(seat=seat, effect=so_many(over, self.who), scope=frame.scope), frame.carried_out)


def _can_discard_half(self: Do, game: HighlanderGame, scope: Scope) -> bool:
    return is_for_later(game, scope, self.who) or len(game.of(HAND, seat_of(self.who, scope))) > 1


@deed("discard half", possible=_can_discard_half, waits=True)
def _discard_half(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HL3 140. Half of a hand is discarded; of an odd number, the smaller half."""
    seat = seat_of(self.who, frame.scope)
    half = len(game.of(HAND, seat)) // 2
    return Run(Discarding(seat=seat, effect=so_many(half, self.who), scope=frame.scope), frame.carried_out)


def so_many(number: int, who: str) -> DoSome:
    """So many cards of a hand, whichever they are."""
    return DoSome("discard", what=Some(only("card"), number), who=who)


class Burn(Deed, frozen=True):
    """HL3 136, HLT 65. Cards go from the top of Endurance, or the bottom, to the discard pile."""

    amount: int = 1
    who: str = "opponent"
    each: Amount | None = None
    bottom: bool = False
    at_once: bool = False

    def resolve(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        owed = seat != game.active or is_due(game, frame.scope, seat)
        if self.who != "each" and not self.at_once and owed:
            frame.todo = frame.todo[1:]
            game.happen(DutyOwed(Duty(seat, (counted(self, game, frame.scope),), replace(frame.scope, event=None))))
            return frame.start
        return super().resolve(game, frame)

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return Run(Burning(seat=seat_of(self.who, frame.scope), effect=self, scope=frame.scope), frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return len(game.of(ENDURANCE, seat_of(self.who, scope))) > 0


class Burning(Forced):
    """Cards of an Endurance are burned."""

    effect: Burn | None = None

    def goes_on(self, game: HighlanderGame) -> Next:
        burn = self.effect
        assert burn is not None
        forced = self.seat != self.scope.you and not self.let
        if forced and "hand protected" in of_player(game, self.seat).allowed:
            return None
        for _ in range(times(burn.amount, burn.each, game, self.scope)):
            pile = game.of(ENDURANCE, self.seat)
            if pile and not game.over:
                game.happen(Burned(pile[0] if burn.bottom else pile[-1]))
        return None


@deed("burn for good")
def _burn_for_good(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HLT 62. Cards of the top of Endurance are removed from the game."""
    seat = seat_of(self.who, frame.scope)
    for _ in range(self.amount):
        if game.of(ENDURANCE, seat) and not game.over:
            game.happen(RemovedFromGame(game.of(ENDURANCE, seat)[-1]))
    return frame.start


@deed("remove discarded")
def _remove_discarded(self: DoSome, game: HighlanderGame, frame: Resolve) -> Next:
    """HLT 62. Cards of a discard pile, chosen by you, are removed from the game."""
    pile = self.what.among(game, game.of(DISCARD, seat_of(self.who, frame.scope)), frame.scope)
    return Run(some_of(frame.scope.you, "Remove which cards from the game?", pile, self, OUT_OF_GAME), frame.start)


@deed("discard theirs")
def _discard_theirs(self: DoSome, game: HighlanderGame, frame: Resolve) -> Next:
    """You choose cards of the opponent's hand and discard them; some may be taken instead. `look`: at all of it."""
    if self.how == "look":
        whose = 1 - frame.scope.you
        if blind(game, frame.scope.you):
            return frame.start
        game.happen(HandShown(frame.scope.you, whose, tuple(game.of(HAND, whose))))
    return Run(Picking(seat=frame.scope.you, effect=self, scope=frame.scope), frame.carried_out)


class Picking(Frame):
    """Cards are picked from the opponent's hand. Gives back how many."""

    seat: int = 0
    count: int = 0
    effect: DoSome | None = None
    scope: Scope = Scope(0)
    card: int = NOBODY

    def start(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        what = self.effect.what
        hand = what.among(game, game.of(HAND, 1 - self.seat), self.scope)
        most = min(what.amount, len(hand))
        if what.random:
            game.chance.shuffle(hand)
            self.count = most
            return game.do([Discarded(card, by=self.seat) for card in hand[:most]], self.end)
        options = tuple(game.card_option("pick", "{name}", card) for card in hand)
        least = 0 if what.up_to else most
        question = f"Choose {most} card{'s' if most != 1 else ''} to discard"
        ordered = most > 1 and order_matters(game)  # HLT 86: the order is for who discards them
        return Ask(Decision(self.seat, question, options, least, most, ordered=ordered), self.picked)

    def picked(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        self.count = len(game.chosen)
        if len(game.chosen) != 1:
            return game.do([Discarded(option.ref, by=self.seat) for option in game.chosen], self.end)
        self.card = game.chosen[0].ref
        wanted = self.effect.cards is not None and self.effect.cards.fits(game, self.card, self.scope)
        if not wanted or not game.can_happen(TookControl(self.card, self.seat)):  # HL3 19
            return self.discard
        options = (Option("take", "Put it into play under your control"), Option("discard", "Discard it"))
        return Ask(Decision(self.seat, "It is an Object", options), self.decided)

    def decided(self, game: HighlanderGame) -> Next:
        if game.chosen[0].kind == "discard":
            return self.discard
        return game.do([TookControl(self.card, self.seat)], self.end)

    def discard(self, game: HighlanderGame) -> Next:
        return game.do([Discarded(self.card, by=self.seat)], self.end)

    def end(self, game: HighlanderGame) -> Next:
        return Done(self.count)


@deed("place what was discarded")
def _place_discarded_instead(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """A card that was just discarded goes on top of Endurance, or to its bottom."""
    cards = [ref.card for ref in frame.scope.it if game.cards[ref.card].area == DISCARD]
    return game.do([Moved(card, ENDURANCE, bottom=(self.how == "bottom")) for card in cards], frame.start)


class UnlessDiscards(Effect, frozen=True):
    """Something happens to the opponent unless cards are discarded."""

    what: Some
    otherwise: tuple[Effect, ...]
    who: str = "opponent"

    def resolve(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        frame.todo = frame.todo[1:]
        if seat != game.active:
            game.happen(DutyOwed(Duty(seat, (self,), frame.scope)))
            return frame.start
        return Run(Escaping(seat=seat, effect=self, scope=frame.scope), frame.carried_out)


class Escaping(Frame):
    """A player may discard cards so that something does not happen."""

    seat: int = 0
    effect: UnlessDiscards | None = None
    scope: Scope = Scope(0)

    def start(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        what = self.effect.what
        hand = what.among(game, game.of(HAND, self.seat), self.scope)
        options = [game.card_option("discard", "Discard {name}", card) for card in hand]
        if len(hand) < what.amount:
            return Run(Resolve(todo=self.effect.otherwise, scope=self.scope))
        otherwise = game.puts_to(self.effect.otherwise, self.seat, self.scope.you)
        question = f"Discard {what.amount} card{'s' if what.amount != 1 else ''}? Else {otherwise}"
        decision = Decision(self.seat, question, tuple(options), what.amount, what.amount, may_decline=True)
        return Ask(decision, self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        if game.chosen:  # HLT 312: protected from being forced, one may still choose to
            by = NOBODY if "hand protected" in of_player(game, self.seat).allowed else 1 - self.seat
            return game.do([Discarded(option.ref, by) for option in game.chosen], self.end)
        return Run(Resolve(todo=self.effect.otherwise, scope=self.scope))
