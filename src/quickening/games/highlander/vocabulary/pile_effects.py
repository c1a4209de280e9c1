"""What texts do with hands and piles."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

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
    RemovedFromGame,
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
from quickening.games.highlander.vocabulary.amounts import JustDone, Some, seat_of, times
from quickening.games.highlander.vocabulary.effects import Deed, bound_to, is_due
from quickening.lang.nodes import Amount, Effect, Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards

MANY = 99


class Draw(Deed, frozen=True):
    """HL3 142. Cards are drawn, one by one; `up_to`: fewer if one likes."""

    amount: int
    who: str = "you"
    each: Amount | None = None
    up_to: bool = False
    waits: ClassVar[bool] = True

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        count = times(self.amount, self.each, game, frame.scope)
        return Run(Drawing(seat=seat_of(self.who, frame.scope), count=count, up_to=self.up_to), frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        some = isinstance(self.each, JustDone) or times(self.amount, self.each, game, scope) > 0
        return some and bool(game.of(ENDURANCE, seat_of(self.who, scope)))


class Drawing(Frame):
    """Cards are drawn."""

    seat: int = 0
    count: int = 0
    up_to: bool = False

    def start(self, game: HighlanderGame) -> Next:
        if not self.up_to:
            return self.draw
        options = tuple(Option("number", "{number} cards", number=n) for n in range(self.count, -1, -1))
        return Ask(Decision(self.seat, "Draw how many cards?", options), self.counted)

    def counted(self, game: HighlanderGame) -> Next:
        self.count = game.chosen[0].number or 0
        return self.draw

    def draw(self, game: HighlanderGame) -> Next:
        for _ in range(self.count):
            if game.of(ENDURANCE, self.seat) and not game.over:
                game.happen(Drew(game.of(ENDURANCE, self.seat)[-1]))
        return None


class DrawUp(Deed, frozen=True):
    """HL1 45. As many cards are drawn as the hand falls short of the Ability."""

    who: str = "you"
    waits: ClassVar[bool] = True

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        return Run(Drawing(seat=seat, count=short_of_ability(game, seat)), frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        seat = seat_of(self.who, scope)
        return short_of_ability(game, seat) > 0 and bool(game.of(ENDURANCE, seat))


def short_of_ability(game: HighlanderGame, seat: int) -> int:
    """How many cards a hand falls short of the Ability."""
    return max(0, game.players[seat].ability - len(game.of(HAND, seat)))


class DiscardCards(Deed, frozen=True):
    """HL3 140. Cards are discarded from a hand, chosen by their player or by chance."""

    what: Some
    who: str = "opponent"
    each: Amount | None = None
    waits: ClassVar[bool] = True

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        return Run(Discarding(seat=seat, effect=self, scope=frame.scope), frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        found = self.what.among(game, game.of(HAND, seat_of(self.who, scope)), scope)
        if self.what.up_to or self.what.amount >= MANY:
            return bool(found)
        return len(found) >= times(self.what.amount, self.each, game, scope)


class Discarding(Frame):
    """A player chooses cards to discard. Leaves how many in `game.result`."""

    seat: int = 0
    effect: DiscardCards | None = None
    scope: Scope = Scope(0)

    def start(self, game: HighlanderGame) -> Next:
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
        return Ask(Decision(self.seat, question, options, least, most, may_decline=what.up_to), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        return self.discard(game, [option.ref for option in game.chosen])

    def discard(self, game: HighlanderGame, cards: list[int]) -> Next:
        by = NOBODY if self.seat == self.scope.you else self.scope.you
        events: list[Event] = [Discarded(card, by) for card in cards]
        game.result = len(events)
        return game.do(events, self.end)

    def end(self, game: HighlanderGame) -> Next:
        return None


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
            game.happen(DutyOwed(Duty(seat, (self,), replace(frame.scope, event=None))))
            return frame.start
        return super().resolve(game, frame)

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        from quickening.games.highlander.facts import of_player

        seat = seat_of(self.who, frame.scope)
        if seat != frame.scope.you and "hand protected" in of_player(game, seat).allowed:
            return frame.start
        for _ in range(times(self.amount, self.each, game, frame.scope)):
            pile = game.of(ENDURANCE, seat)
            if pile and not game.over:
                game.happen(Burned(pile[0] if self.bottom else pile[-1]))
        return frame.start

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return len(game.of(ENDURANCE, seat_of(self.who, scope))) > 0


class BurnForGood(Deed, frozen=True):
    """HLT 62. Cards of the top of Endurance are removed from the game."""

    amount: int
    who: str = "opponent"

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        for _ in range(self.amount):
            if game.of(ENDURANCE, seat) and not game.over:
                game.happen(RemovedFromGame(game.of(ENDURANCE, seat)[-1]))
        return frame.start


class RemoveDiscarded(Deed, frozen=True):
    """HLT 62. Cards of a discard pile, chosen by you, are removed from the game."""

    what: Some
    who: str = "opponent"

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        pile = self.what.among(game, game.of(DISCARD, seat_of(self.who, frame.scope)), frame.scope)
        return Run(Banishing(seat=frame.scope.you, cards=tuple(pile), what=self.what), frame.start)


class Banishing(Frame):
    """A player chooses cards to be removed from the game."""

    seat: int = 0
    cards: tuple[int, ...] = ()
    what: Some | None = None

    def start(self, game: HighlanderGame) -> Next:
        assert self.what is not None
        most = min(self.what.amount, len(self.cards))
        options = tuple(game.card_option("pick", "{name}", card) for card in self.cards)
        least = 0 if self.what.up_to else most
        return Ask(Decision(self.seat, "Remove which cards from the game?", options, least, most), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        game.happen(*(RemovedFromGame(option.ref) for option in game.chosen))
        return None


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
        frame.insert(Draw(count, "you" if seat == frame.scope.you else "opponent"))
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
        frame.scope = bound_to(game, frame.scope, list(cards))
        return game.do([HandShown(frame.scope.you, whose, cards, "Endurance")], frame.start)


class PlaceBack(Effect, frozen=True):
    """HL3 150. The cards of Endurance that were looked at are put back in another order."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        cards = tuple(ref.card for ref in frame.scope.it if game.cards[ref.card].area == ENDURANCE)
        return Run(Arranging(seat=frame.scope.you, cards=cards), frame.start)


class Arranging(Frame):
    """A player says in which order cards lie on top of an Endurance: the lowest first, the top one last."""

    seat: int = 0
    cards: tuple[int, ...] = ()

    def start(self, game: HighlanderGame) -> Next:
        if not self.cards:
            return None
        options = tuple(game.card_option("pick", "{name}", card) for card in self.cards)
        return Ask(Decision(self.seat, "Which of these lies lowest?", options), self.placed)

    def placed(self, game: HighlanderGame) -> Next:
        lowest = game.chosen[0].ref
        self.cards = tuple(card for card in self.cards if card != lowest)
        return game.do([Moved(lowest, ENDURANCE, shown=False)], self.start)


class ShuffleEndurance(Deed, frozen=True):
    """A player's Endurance is shuffled."""

    who: str = "opponent"

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return game.do([Shuffled(seat_of(self.who, frame.scope))], frame.start)


class DiscardTheirs(Deed, frozen=True):
    """You choose cards of the opponent's hand and discard them; some may be taken instead. `look`: at all of it."""

    what: Some
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
        what = self.effect.what
        hand = what.among(game, game.of(HAND, 1 - self.seat), self.scope)
        most = min(what.amount, len(hand))
        if what.random:
            game.chance.shuffle(hand)
            return game.do([Discarded(card, by=self.seat) for card in hand[:most]], self.end)
        options = tuple(game.card_option("pick", "{name}", card) for card in hand)
        least = 0 if what.up_to else most
        question = f"Choose {most} card{'s' if most != 1 else ''} to discard"
        return Ask(Decision(self.seat, question, options, least, most), self.picked)

    def picked(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        game.result = len(game.chosen)
        if len(game.chosen) != 1:
            return game.do([Discarded(option.ref, by=self.seat) for option in game.chosen], self.end)
        self.card = game.chosen[0].ref
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
    """HL3 149. Cards are searched for in a pile of one's own and moved: into the `hand`, on `top` of Endurance, to
    its `bottom`, or `shuffle`d into it. An Endurance that was searched is shuffled after.
    """

    what: Some
    area: str = DISCARD
    to: str = "hand"

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return Run(Retrieving(seat=frame.scope.you, effect=self, scope=frame.scope), frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return bool(self.what.among(game, game.of(self.area, scope.you), scope))


class Retrieving(Frame):
    """Cards are searched for and moved."""

    seat: int = 0
    effect: Retrieve | None = None
    scope: Scope = Scope(0)

    def start(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        what = self.effect.what
        pile = what.among(game, game.of(self.effect.area, self.seat), self.scope)
        most = min(what.amount, len(pile))
        options = tuple(game.card_option("pick", "{name}", card) for card in pile)
        question = f"Retrieve {'up to ' if what.up_to else ''}{most} card{'s' if most != 1 else ''}"
        least = 0 if what.up_to else most
        return Ask(Decision(self.seat, question, options, least, most, may_decline=True), self.picked)

    def picked(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        effect = self.effect
        place = HAND if effect.to == "hand" else ENDURANCE
        shown = effect.area == DISCARD and place == ENDURANCE
        events: list[Event] = [
            Moved(option.ref, place, bottom=effect.to == "bottom", shown=shown) for option in game.chosen
        ]
        if effect.to == "shuffle":
            events.append(Shuffled(self.seat))
        elif effect.area == ENDURANCE:
            events.insert(len(events) if place == HAND else 0, Shuffled(self.seat))
        game.result = len(game.chosen)
        return game.do(events, self.end)

    def end(self, game: HighlanderGame) -> Next:
        return None


class HandToEndurance(Deed, frozen=True):
    """Cards of the hand go on top of Endurance, or to its bottom."""

    what: Some
    bottom: bool = False

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        hand = self.what.among(game, game.of(HAND, frame.scope.you), frame.scope)
        return Run(PuttingBack(seat=frame.scope.you, cards=tuple(hand), effect=self), frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return bool(self.what.among(game, game.of(HAND, scope.you), scope))


class PuttingBack(Frame):
    """A player chooses cards of the hand to put on Endurance."""

    seat: int = 0
    cards: tuple[int, ...] = ()
    effect: HandToEndurance | None = None

    def start(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        most = min(self.effect.what.amount, len(self.cards))
        options = tuple(game.card_option("pick", "{name}", card) for card in self.cards)
        least = 0 if self.effect.what.up_to else most
        return Ask(Decision(self.seat, "Which cards go back?", options, least, most), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        game.happen(*(Moved(option.ref, ENDURANCE, bottom=self.effect.bottom, shown=False) for option in game.chosen))
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
        count = short_of_ability(game, frame.scope.you)
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
        return Run(Escaping(seat=seat, effect=self, scope=frame.scope), frame.start)


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
        question = (
            f"Discard {what.amount} card{'s' if what.amount != 1 else ''}? Else {game.puts(self.effect.otherwise)}"
        )
        decision = Decision(self.seat, question, tuple(options), what.amount, what.amount, may_decline=True)
        return Ask(decision, self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        from quickening.games.highlander.facts import of_player

        assert self.effect is not None
        if game.chosen:  # HLT 312: protected from being forced, one may still choose to
            by = NOBODY if "hand protected" in of_player(game, self.seat).allowed else 1 - self.seat
            return game.do([Discarded(option.ref, by) for option in game.chosen], self.end)
        return Run(Resolve(todo=self.effect.otherwise, scope=self.scope))

    def end(self, game: HighlanderGame) -> Next:
        return None
