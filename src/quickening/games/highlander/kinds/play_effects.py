"""What texts do with cards in play."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.decisions import Decision, Option
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander.areas import held_by
from quickening.games.highlander.definitions import PERSONA
from quickening.games.highlander.events import (
    Captured,
    Duplicated,
    HandShown,
    LastingBegan,
    LeftPlay,
    Moved,
    RemovedFromGame,
    SwitchedHands,
)
from quickening.games.highlander.kinds.abilities import NeedsInPlay, Pair, Static, of_kind
from quickening.games.highlander.kinds.amounts import Some, seat_of
from quickening.games.highlander.kinds.changes import Borrowed
from quickening.games.highlander.kinds.effects import Deed, bound_to, source_of
from quickening.games.highlander.kinds.playing_from import PlayingFrom
from quickening.games.highlander.state import (
    BEFORE_PLAY,
    DISCARD,
    ENDURANCE,
    HAND,
    NOBODY,
    OTHER_HAND,
    PLAY,
    RESTING,
    HighlanderGame,
    Lasting,
)
from quickening.lang.nodes import Effect, Scope, Selection
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards, Chosen


class RemoveFromPlay(Effect, frozen=True):
    """Cards are removed from play, at once (HL1 36); or from the game (HL1 78)."""

    what: Selection
    game: bool = False

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        refs = [ref for ref in self.what.refs(game, frame.scope) if game.cards[ref.card].area == PLAY]
        game.result = len(refs)
        if self.game:
            return game.do([RemovedFromGame(ref.card) for ref in refs], frame.start)
        return game.do([LeftPlay(ref.card, by=frame.scope.you) for ref in refs], frame.start)

    def possible(self, game: Any, scope: Scope) -> bool:
        what = self.what
        return not isinstance(what, Chosen) or any(
            what.may_be(game, card, scope) for card in game.candidates(what.cards, scope)
        )


class GiveUp(Deed, frozen=True):
    """A player removes a card of their own choice, and of their own side, from play."""

    cards: Cards
    who: str = "opponent"
    waits: ClassVar[bool] = True

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        own = tuple(card for card in game.of(PLAY, seat) if self.cards.fits(game, card, frame.scope))
        return Run(GivingUp(seat=seat, cards=own), frame.start)


class GivingUp(Frame):
    """A player chooses a card of their own to remove from play."""

    seat: int = 0
    cards: tuple[int, ...] = ()

    def start(self, game: HighlanderGame) -> Next:
        options = tuple(game.card_option("pick", "{name}", card) for card in self.cards)
        least = min(1, len(options))
        return Ask(Decision(self.seat, "Remove which card from play?", options, least, least), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        return game.do([LeftPlay(option.ref, by=self.seat) for option in game.chosen], self.end)

    def end(self, game: HighlanderGame) -> Next:
        return None


class RemoveFromGame(Effect, frozen=True):
    """HL1 78. This card is removed from the game, wherever it is."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        card = source_of(frame.scope)
        return game.do([RemovedFromGame(card)], frame.start)


class ReturnToHand(Effect, frozen=True):
    """This card goes back to its owner's hand."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return game.do([Moved(source_of(frame.scope), HAND)], frame.start)


class DiscardThis(Effect, frozen=True):
    """This card is discarded from play."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        card = source_of(frame.scope)
        return game.do([LeftPlay(card, by=frame.scope.you)], frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return game.cards[source_of(scope)].area == PLAY


class DiscardPlots(Effect, frozen=True):
    """HL3 78, HLT 139. The parts of a Plot Sequence are discarded from play, this one too."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        own = game.of(PLAY, frame.scope.you)
        source = source_of(frame.scope)
        needed = of_kind(game.printed(source), NeedsInPlay)
        titles = needed.titles if needed is not None else ()
        title = game.printed(source).name if game.printed(source).order else ""
        titles = (*titles, title)
        parts = [card for card in own if card == source or game.printed(card).name in titles]
        return game.do([LeftPlay(card, by=frame.scope.you) for card in parts], frame.start)


class CaptureAll(Effect, frozen=True):
    """HLT 72. All such cards of your hand are placed under this card."""

    cards: Cards

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        hand = [card for card in game.of(HAND, frame.scope.you) if self.cards.fits(game, card, frame.scope)]
        return game.do([Captured(card, source_of(frame.scope)) for card in hand], frame.start)


class CaptureSome(Effect, frozen=True):
    """HLT 72. Cards of your hand, chosen by you, are placed under this card."""

    what: Some

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        hand = self.what.among(game, game.of(HAND, frame.scope.you), frame.scope)
        holder = source_of(frame.scope)
        return Run(Capturing(seat=frame.scope.you, holder=holder, cards=tuple(hand), effect=self), frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return bool(self.what.among(game, game.of(HAND, scope.you), scope))


class Capturing(Frame):
    """A player chooses cards of the hand to place under a card."""

    seat: int = 0
    holder: int = NOBODY
    cards: tuple[int, ...] = ()
    effect: CaptureSome | None = None

    def start(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        most = min(self.effect.what.amount, len(self.cards))
        options = tuple(game.card_option("pick", "{name}", card) for card in self.cards)
        least = 0 if self.effect.what.up_to else most
        return Ask(Decision(self.seat, "Place which cards under it?", options, least, most), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        game.happen(*(Captured(option.ref, self.holder) for option in game.chosen))
        return None


class CaptureTop(Effect, frozen=True):
    """HLT 72. The opponent's top card of Endurance is placed under this card."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        pile = game.of(ENDURANCE, 1 - frame.scope.you)
        return game.do([Captured(pile[-1], source_of(frame.scope))] if pile else [], frame.start)


class DiscardHeld(Effect, frozen=True):
    """The cards under this card go to their owners' discard piles, as rules have it (HLT 226)."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        held = held_by(game, source_of(frame.scope))
        return game.do([Moved(card, DISCARD) for card in held], frame.start)


class PlayFromUnder(Effect, frozen=True):
    """A card from under this card is played as if from hand."""

    cards: Cards
    is_play: ClassVar[bool] = True

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return Run(PlayingFrom(seat=frame.scope.you, cards=tuple(self.found(game, frame.scope))), frame.start)

    def found(self, game: HighlanderGame, scope: Scope) -> list[int]:
        held = held_by(game, source_of(scope))
        return [card for card in held if self.cards.fits(game, card, scope)]

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return bool(self.found(game, scope))


class PlayTheirs(Effect, frozen=True):
    """One card of the opponent's hand may be played."""

    cards: Cards

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        hand = game.of(HAND, 1 - frame.scope.you)
        cards = tuple(card for card in hand if self.cards.fits(game, card, frame.scope))
        return Run(PlayingFrom(seat=frame.scope.you, cards=cards), frame.start)


class BorrowTop(Effect, frozen=True):
    """You look at the opponent's top card; you may use it this turn if you discard your own top card."""

    cards: Cards

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        pile = game.of(ENDURANCE, 1 - frame.scope.you)[-1:]
        game.happen(HandShown(frame.scope.you, 1 - frame.scope.you, tuple(pile), "Endurance"))
        cards = [card for card in pile if self.cards.fits(game, card, frame.scope)]
        lasting = Lasting(
            Static(Borrowed()), bound_to(game, frame.scope, cards), game.tick(), "turn", frame.scope.you
        )
        return game.do([LastingBegan(lasting)], frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return bool(game.of(ENDURANCE, 1 - scope.you))


def outlasting(game: HighlanderGame, card: int, seat: int) -> list[Event]:
    """HL3 78, HLT 88. What would hold while a card lies there holds without it, until its player's next Sweep."""
    printed, scope = game.printed(card), game.scope_of(card, seat)
    until = "next turn" if game.active == seat else "turn"
    told = (*printed.laws, *printed.watching)
    return [LastingBegan(Lasting(one, scope, game.tick(), until, 1 - seat, game.turn - 1)) for one in told]


class Duplicate(Effect, frozen=True):
    """HLT 88. The effects of a card the opponent played last turn are carried out as if you had played it.

    `last`: of the last such card alone; `pile`: of one in the opponent's discard pile.
    """

    cards: Cards
    last: bool = False
    pile: bool = False

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        cards = tuple(self.found(game, frame.scope))
        return Run(Duplicating(seat=frame.scope.you, cards=cards, source=source_of(frame.scope)), frame.start)

    def found(self, game: HighlanderGame, scope: Scope) -> list[int]:
        """Each of them once, by one card."""
        theirs, done = 1 - scope.you, game.deeds[scope.you].duplicated
        played = game.of(DISCARD, theirs) if self.pile else list(game.deeds[theirs].cards)
        if self.last:
            played = [card for card in played if self.cards.fits(game, card, scope)][-1:]
        own = source_of(scope)
        return [
            card for card in dict.fromkeys(played) if (card, own) not in done and self.cards.fits(game, card, scope)
        ]

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return bool(self.found(game, scope))


class Duplicating(Frame):
    """A card is chosen whose effects are duplicated, with those of the cards played in conjunction with it."""

    seat: int = 0
    cards: tuple[int, ...] = ()
    card: int = NOBODY
    source: int = NOBODY

    def start(self, game: HighlanderGame) -> Next:
        options = tuple(game.card_option("pick", "{name}", card) for card in self.cards)
        return Ask(Decision(self.seat, "Duplicate which card?", options, min(1, len(options))), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        if not game.chosen:
            return None
        from quickening.games.highlander.rules.boosting import Boosting

        self.card = game.chosen[0].ref
        game.happen(Duplicated(self.card, self.seat, self.source))
        self.cards = tuple(other for other, main in game.deeds[1 - self.seat].joined if main == self.card)
        return Run(Boosting(seat=self.seat, card=self.card), self.boosted)

    def boosted(self, game: HighlanderGame) -> Next:
        """HLT 90. What has to be discarded for the effect was discarded anew."""
        game.cards[self.card].boost = int(game.result or 0)
        game.happen(*outlasting(game, self.card, self.seat))
        return Run(Resolve(todo=game.printed(self.card).done, scope=game.scope_of(self.card, self.seat)), self.joined)

    def joined(self, game: HighlanderGame) -> Next:
        """HLT 88-89. What was played in conjunction with the card is duplicated with it."""
        if not self.cards:
            return None
        other, self.cards = self.cards[0], self.cards[1:]
        scope = bound_to(game, game.scope_of(other, self.seat), [self.card])
        return Run(Resolve(todo=game.printed(other).done, scope=scope), self.joined)


class LoseImmortal(Effect, frozen=True):
    """HLT 870. One of two immortals goes away, and with it every card of its own in play."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return Run(Losing(seat=frame.scope.you), frame.start)


class Losing(Frame):
    """A player chooses which of two immortals goes away."""

    seat: int = 0

    def start(self, game: HighlanderGame) -> Next:
        own = [card for card in game.of(BEFORE_PLAY, self.seat) if game.printed(card).type == PERSONA]
        own = [card for card in own if game.cards[card].arms != RESTING]  # HLT 204: the one who fights
        options = tuple(game.card_option("persona", "{name}", card) for card in own)
        return Ask(Decision(self.seat, "Which immortal has lost his head?", options, min(1, len(own))), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        if not game.chosen:
            return None
        name = game.printed(game.chosen[0].ref).name
        gone = [card for card in game.of(PLAY, self.seat) if name in game.printed(card).of]
        paired = len(game.personas(self.seat)) == 2 and of_kind(game.printed(game.chosen[0].ref), Pair) is not None
        game.happen(*([SwitchedHands(self.seat)] if paired else []), RemovedFromGame(game.chosen[0].ref))
        game.happen(*(Moved(card, DISCARD) for card in list(game.of(OTHER_HAND, self.seat))))
        return game.do([LeftPlay(card, by=self.seat) for card in gone], self.end)

    def end(self, game: HighlanderGame) -> Next:
        return None


class StoreCards(Effect, frozen=True):
    """Cards of the hand are placed face down under this card, up to so many; or cards under it are taken back."""

    most: int

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return Run(Storing(seat=frame.scope.you, holder=source_of(frame.scope), most=self.most), frame.start)


class Storing(Frame):
    """A player puts cards under a card, or takes them back."""

    seat: int = 0
    holder: int = NOBODY
    most: int = 5
    take: bool = False

    def start(self, game: HighlanderGame) -> Next:
        options = (Option("place", "Place cards under it"), Option("take", "Take cards from under it"))
        return Ask(Decision(self.seat, "Place cards or take them?", options), self.decided)

    def decided(self, game: HighlanderGame) -> Next:
        self.take = game.chosen[0].kind == "take"
        held = held_by(game, self.holder)
        pile = held if self.take else game.of(HAND, self.seat)
        most = len(pile) if self.take else min(len(pile), self.most - len(held))
        options = tuple(game.card_option("pick", "{name}", card) for card in pile)
        return Ask(Decision(self.seat, "Which cards?", options, 0, max(0, most)), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        if self.take:
            return game.do([Moved(option.ref, HAND, shown=False) for option in game.chosen], self.end)
        return game.do([Captured(option.ref, self.holder) for option in game.chosen], self.end)

    def end(self, game: HighlanderGame) -> Next:
        return None
