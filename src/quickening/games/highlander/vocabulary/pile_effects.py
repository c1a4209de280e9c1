"""What texts do with hands and piles."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.decisions import Decision, Option
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander.events import (
    Burned,
    Discarded,
    Drew,
    DutyOwed,
    Exhausted,
    HandShown,
    Moved,
    Shuffled,
    TookControl,
)
from quickening.games.highlander.state import (
    DISCARD,
    ENDURANCE,
    HAND,
    NOBODY,
    Duty,
    HighlanderGame,
)
from quickening.games.highlander.vocabulary.amounts import JustDone, Plain, number, seat_of
from quickening.games.highlander.vocabulary.effects import Count, Deed
from quickening.lang.nodes import Effect, Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards


class Draw(Deed, frozen=True):
    """HL3 142. Cards are drawn, one by one."""

    amount: Count
    who: str = "you"
    waits: ClassVar[bool] = True

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        for _ in range(number(self.amount, game, frame.scope)):
            if game.of(ENDURANCE, seat) and not game.over:
                game.happen(Drew(game.of(ENDURANCE, seat)[-1]))
        return frame.start

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        some = isinstance(self.amount, JustDone) or number(self.amount, game, scope) > 0
        return some and bool(game.of(ENDURANCE, seat_of(self.who, scope)))


class DiscardCards(Deed, frozen=True):
    """HL3 140. Cards are discarded from a hand, chosen by their player."""

    cards: Cards
    amount: Count = 1
    who: str = "opponent"
    up_to: bool = False
    waits: ClassVar[bool] = True

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        return Run(Discarding(seat=seat, effect=self, scope=frame.scope), frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        seat = seat_of(self.who, scope)
        found = [card for card in game.of(HAND, seat) if self.cards.fits(game, card, scope)]
        return len(found) >= (1 if self.up_to else number(self.amount, game, scope))


class Discarding(Frame):
    """A player chooses cards to discard. Leaves how many in `game.result`."""

    seat: int = 0
    effect: DiscardCards | None = None
    scope: Scope = Scope(0)

    def start(self, game: HighlanderGame) -> Next:
        effect = self.effect
        assert effect is not None
        hand = [card for card in game.of(HAND, self.seat) if effect.cards.fits(game, card, self.scope)]
        most = min(len(hand), number(effect.amount, game, self.scope))
        options = tuple(game.card_option("discard", "Discard {name}", card) for card in hand)
        least = 0 if effect.up_to else most
        question = f"Discard {'up to ' if effect.up_to else ''}{most} card{'s' if most != 1 else ''}"
        return Ask(Decision(self.seat, question, options, least, most, may_decline=effect.up_to), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        by = NOBODY if self.seat == self.scope.you else self.scope.you
        events: list[Event] = [Discarded(option.ref, by) for option in game.chosen]
        game.result = len(events)
        return game.do(events, self.end)

    def end(self, game: HighlanderGame) -> Next:
        return None


class Burn(Deed, frozen=True):
    """HL3 136, HLT 65. Cards go from the top of Endurance, or the bottom, to the discard pile."""

    amount: Count = 1
    who: str = "opponent"
    bottom: bool = False
    at_once: bool = False

    def resolve(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        if not self.at_once and seat != game.active:
            frame.todo = frame.todo[1:]
            game.happen(DutyOwed(Duty(seat, (self,), frame.scope)))
            return frame.start
        return super().resolve(game, frame)

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        from quickening.games.highlander.facts import of_player

        seat = seat_of(self.who, frame.scope)
        if seat != frame.scope.you and "hand protected" in of_player(game, seat).allowed:
            return frame.start
        for _ in range(number(self.amount, game, frame.scope)):
            pile = game.of(ENDURANCE, seat)
            if pile and not game.over:
                game.happen(Burned(pile[0] if self.bottom else pile[-1]))
        return frame.start

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return len(game.of(ENDURANCE, seat_of(self.who, scope))) > 0


class ShuffleDiscard(Deed, frozen=True):
    """The discard pile is shuffled into Endurance."""

    who: str = "you"

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return game.do([Shuffled(seat_of(self.who, frame.scope), with_discard=True)], frame.start)


class ShuffleHand(Deed, frozen=True):
    """A hand is shuffled into Endurance and drawn anew: as many cards, or up to the Ability."""

    who: str = "opponent"
    to_ability: bool = False
    waits: ClassVar[bool] = True

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        hand = list(game.of(HAND, seat))
        count = game.players[seat].ability if self.to_ability else len(hand)
        game.happen(*(Moved(card, ENDURANCE, shown=False) for card in hand), Shuffled(seat))
        frame.insert(Draw(Plain(count), "you" if seat == frame.scope.you else "opponent"))
        return frame.start


class ForceExhaustion(Deed, frozen=True):
    """HLT 227. A player Exhausts though cards are left: 5 Ability and a shuffle, but no discard."""

    who: str = "opponent"

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return game.do([Exhausted(seat_of(self.who, frame.scope))], frame.start)


class LookAtHand(Deed, frozen=True):
    """HL3 150. You look at the opponent's hand."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        whose = 1 - frame.scope.you
        return game.do([HandShown(frame.scope.you, whose, tuple(game.of(HAND, whose)))], frame.start)


class LookAtEndurance(Deed, frozen=True):
    """HL3 150. You look through a player's Endurance, or at its top card."""

    who: str = "opponent"
    top: int = 0

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        whose = seat_of(self.who, frame.scope)
        pile = game.of(ENDURANCE, whose)
        cards = tuple(reversed(pile[-self.top :] if self.top else pile))
        return game.do([HandShown(frame.scope.you, whose, cards, "Endurance")], frame.start)


class ShuffleEndurance(Deed, frozen=True):
    """A player's Endurance is shuffled."""

    who: str = "opponent"

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return game.do([Shuffled(seat_of(self.who, frame.scope))], frame.start)


class DiscardTheirs(Deed, frozen=True):
    """You choose a card of the opponent's hand and discard it; some may be taken instead. `look`: at all of it."""

    cards: Cards
    or_take: Cards | None = None
    look: bool = False

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        if self.look:
            whose = 1 - frame.scope.you
            game.happen(HandShown(frame.scope.you, whose, tuple(game.of(HAND, whose))))
        return Run(Picking(seat=frame.scope.you, effect=self, scope=frame.scope), frame.start)


class Picking(Frame):
    """A card is picked from the opponent's hand."""

    seat: int = 0
    effect: DiscardTheirs | None = None
    scope: Scope = Scope(0)
    card: int = NOBODY

    def start(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        hand = [card for card in game.of(HAND, 1 - self.seat) if self.effect.cards.fits(game, card, self.scope)]
        options = tuple(game.card_option("pick", "{name}", card) for card in hand)
        return Ask(Decision(self.seat, "Choose a card to discard", options, min(1, len(options))), self.picked)

    def picked(self, game: HighlanderGame) -> Next:
        if not game.chosen:
            return None
        self.card = game.chosen[0].ref
        assert self.effect is not None
        if self.effect.or_take is None or not self.effect.or_take.fits(game, self.card, self.scope):
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
        return None


class RandomToBottom(Deed, frozen=True):
    """Cards of the opponent's hand, chosen by chance and looked at; one goes under Endurance."""

    count: int = 3

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        whose = 1 - frame.scope.you
        hand = list(game.of(HAND, whose))
        game.chance.shuffle(hand)
        seen = tuple(hand[: self.count])
        game.happen(HandShown(frame.scope.you, whose, seen))
        return Run(PlacingUnder(seat=frame.scope.you, cards=seen), frame.start)


class PlacingUnder(Frame):
    """One of some cards goes under its owner's Endurance."""

    seat: int = 0
    cards: tuple[int, ...] = ()

    def start(self, game: HighlanderGame) -> Next:
        options = tuple(game.card_option("pick", "{name}", card) for card in self.cards)
        least = min(1, len(options))
        return Ask(Decision(self.seat, "Place one under their Endurance", options, least, least), self.picked)

    def picked(self, game: HighlanderGame) -> Next:
        events: list[Event] = [Moved(option.ref, ENDURANCE, bottom=True, shown=False) for option in game.chosen]
        return game.do(events, self.end)

    def end(self, game: HighlanderGame) -> Next:
        return None


class Retrieve(Deed, frozen=True):
    """HL3 149. A card is searched for in a pile of one's own and taken in hand; Endurance is shuffled after."""

    cards: Cards
    area: str = DISCARD

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return Run(Retrieving(seat=frame.scope.you, effect=self, scope=frame.scope), frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return any(self.cards.fits(game, card, scope) for card in game.of(self.area, scope.you))


class Retrieving(Frame):
    """A card is searched for and taken in hand."""

    seat: int = 0
    effect: Retrieve | None = None
    scope: Scope = Scope(0)

    def start(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        pile = [
            card for card in game.of(self.effect.area, self.seat) if self.effect.cards.fits(game, card, self.scope)
        ]
        options = tuple(game.card_option("pick", "{name}", card) for card in pile)
        decision = Decision(self.seat, "Retrieve a card", options, min(1, len(pile)), may_decline=True)
        return Ask(decision, self.picked)

    def picked(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        events: list[Event] = [Moved(option.ref, HAND, shown=False) for option in game.chosen]
        if self.effect.area == ENDURANCE:
            events.append(Shuffled(self.seat))
        return game.do(events, self.end)

    def end(self, game: HighlanderGame) -> Next:
        return None


class RetrieveLastAttack(Deed, frozen=True):
    """The attack that failed is taken back in hand from the discard pile; no Special Attack."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        for card in reversed(game.of(DISCARD, frame.scope.you)):
            printed = game.printed(card)
            if printed.type == "attack" and not printed.is_special_attack:
                if card in game.former[frame.scope.you].cards:
                    return game.do([Moved(card, HAND)], frame.start)
        return frame.start


class PlaceDiscardedInstead(Effect, frozen=True):
    """A card that was just discarded goes on top of Endurance, or to its bottom."""

    bottom: bool = False

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        cards = [ref.card for ref in frame.scope.it if game.cards[ref.card].area == DISCARD]
        return game.do([Moved(card, ENDURANCE, bottom=self.bottom) for card in cards], frame.start)


class ReshuffleInsteadOfDrawing(Effect, frozen=True):
    """As many cards of the discard pile as one would draw are shuffled into Endurance instead."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        from quickening.games.highlander.vocabulary.amounts import UpToAbility

        count = UpToAbility().value(game, frame.scope)
        return Run(Reshuffling(seat=frame.scope.you, count=count), frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return bool(game.of(DISCARD, scope.you))


class Reshuffling(Frame):
    """Cards of the discard pile are chosen and shuffled into Endurance."""

    seat: int = 0
    count: int = 0

    def start(self, game: HighlanderGame) -> Next:
        pile = game.of(DISCARD, self.seat)
        options = tuple(game.card_option("pick", "{name}", card) for card in pile)
        most = min(self.count, len(pile))
        return Ask(Decision(self.seat, f"Shuffle up to {most} cards back", options, 0, most), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        events: list[Event] = [Moved(option.ref, ENDURANCE) for option in game.chosen]
        return game.do([*events, Shuffled(self.seat)], self.end)

    def end(self, game: HighlanderGame) -> Next:
        return None


class UnlessDiscards(Effect, frozen=True):
    """Something happens to the opponent unless a card is discarded."""

    cards: Cards
    otherwise: tuple[Effect, ...]
    who: str = "opponent"

    def resolve(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        frame.todo = frame.todo[1:]
        if seat != game.active:
            game.happen(DutyOwed(Duty(seat, (self,), frame.scope)))
            return frame.start
        return Run(Escaping(seat=seat, effect=self, scope=frame.scope), frame.start)


class Escaping(Frame):
    """A player may discard a card so that something does not happen."""

    seat: int = 0
    effect: UnlessDiscards | None = None
    scope: Scope = Scope(0)

    def start(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        hand = [card for card in game.of(HAND, self.seat) if self.effect.cards.fits(game, card, self.scope)]
        options = [game.card_option("discard", "Discard {name}", card) for card in hand]
        options.append(Option("suffer", game.puts(self.effect.otherwise).capitalize()))
        return Ask(Decision(self.seat, "Discard a card?", tuple(options)), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        option = game.chosen[0]
        if option.kind == "discard":
            return game.do([Discarded(option.ref, by=1 - self.seat)], self.end)
        return Run(Resolve(todo=self.effect.otherwise, scope=self.scope))

    def end(self, game: HighlanderGame) -> Next:
        return None
