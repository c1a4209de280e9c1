"""What texts do with piles: shuffle, look through them, retrieve from them."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.data import replace
from quickening.core.decisions import Decision
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander.events import (
    DutyOwed,
    Exhausted,
    HandShown,
    Moved,
    RemovedFromGame,
    Shuffled,
)
from quickening.games.highlander.kinds.amounts import Some, seat_of
from quickening.games.highlander.kinds.drawing_effects import Draw
from quickening.games.highlander.kinds.effects import Deed, Lose, blind, bound_to
from quickening.games.highlander.state import (
    DISCARD,
    ENDURANCE,
    HAND,
    Duty,
    HighlanderGame,
)
from quickening.lang.nodes import Effect, Scope
from quickening.lang.resolve import Resolve


class ShuffleDiscard(Deed, frozen=True):
    """The discard pile is shuffled into Endurance."""

    who: str = "you"

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return game.do([Shuffled(seat_of(self.who, frame.scope), with_discard=True)], frame.start)


class ShuffleHand(Deed, frozen=True):
    """A hand is shuffled into Endurance and drawn anew: as many cards, or up to the Ability.

    `later`: at the beginning of that player's turn, and not before (HLT 408).
    """

    who: str = "opponent"
    to_ability: bool = False
    later: bool = False
    waits: ClassVar[bool] = True

    def resolve(self, game: HighlanderGame, frame: Resolve) -> Next:
        if not self.later:
            return super().resolve(game, frame)
        frame.todo = frame.todo[1:]
        owed = (replace(self, later=False),)
        return game.do([DutyOwed(Duty(seat_of(self.who, frame.scope), owed, frame.scope))], frame.start)

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
        seat = seat_of(self.who, frame.scope)
        return game.do([Exhausted(seat, exhaustion_loss(game, seat))], frame.start)


def exhaustion_loss(game: HighlanderGame, seat: int) -> int:
    """HL1 65, HL3 88, HLT 98. The Ability that Exhaustion costs; nothing where a text says what is lost by it."""
    from quickening.games.highlander.rules.using import all_watchers

    for waiting in all_watchers(game).get(Exhausted, ()):
        told = [effect for effect in waiting.ability.effects if isinstance(effect, Lose) and not effect.more]
        if any(seat_of(effect.who, waiting.scope) == seat for effect in told):
            if waiting.notice(game, Exhausted(seat)) is not None:
                return 0
    return 5


class LookAtHand(Deed, frozen=True):
    """HL3 150. You look at the opponent's hand."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        whose = 1 - frame.scope.you
        if blind(game, frame.scope.you):
            return frame.start
        frame.scope = bound_to(game, frame.scope, game.of(HAND, whose))
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


class TakeTopDiscards(Deed, frozen=True):
    """HLT 86. The top cards of a discard pile go to the `hand`, on `top` of Endurance, to its `bottom`, are
    `shuffle`d into it, or leave the `game`.
    """

    amount: int = 1
    who: str = "you"
    to: str = "hand"
    heeds_order: ClassVar[bool] = True

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        cards = game.of(DISCARD, seat)[-self.amount :]
        if self.to == "game":
            return game.do([RemovedFromGame(card) for card in cards], frame.start)
        place = HAND if self.to == "hand" else ENDURANCE
        events: list[Event] = [Moved(card, place, bottom=self.to == "bottom", shown=True) for card in cards]
        return game.do([*events, *([Shuffled(seat)] if self.to == "shuffle" else [])], frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return len(game.of(DISCARD, seat_of(self.who, scope))) >= self.amount


class HandToEndurance(Deed, frozen=True):
    """Cards of the hand go on top of Endurance, or to its bottom."""

    what: Some
    bottom: bool = False
    who: str = "you"
    waits: ClassVar[bool] = True

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        hand = self.what.among(game, game.of(HAND, seat), frame.scope)
        return Run(PuttingBack(seat=seat, cards=tuple(hand), effect=self), frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return self.who == "each" or bool(self.what.among(game, game.of(HAND, seat_of(self.who, scope)), scope))


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
