"""Cards that come into play without being played, change sides, or may not stay (HLT 138, 209-217, 233-245, 311).

What comes from under a card is in `releasing`.
"""

from __future__ import annotations

from typing import ClassVar

from quickening.core.data import replace
from quickening.core.decisions import Decision
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander.definitions import WEAPON
from quickening.games.highlander.events import (
    Discarded,
    LastingBegan,
    PutIntoPlay,
    RemovedFromGame,
    Shuffled,
    Stands,
)
from quickening.games.highlander.events import TookControl as Taken
from quickening.games.highlander.facts import PlayerFacts
from quickening.games.highlander.state import (
    BEFORE_PLAY,
    DISCARD,
    ENDURANCE,
    HAND,
    PLAY,
    HighlanderGame,
    Lasting,
)
from quickening.games.highlander.vocabulary import abilities
from quickening.games.highlander.vocabulary.amounts import seat_of
from quickening.games.highlander.vocabulary.changes import PlayerChange
from quickening.games.highlander.vocabulary.conditions import Later
from quickening.games.highlander.vocabulary.effects import bound_to, source_of
from quickening.games.highlander.vocabulary.lasting_effects import Span, coming
from quickening.games.highlander.vocabulary.releasing import OwnersPlaceHeld, ReleaseAll
from quickening.games.highlander.vocabulary.triggers import PhaseBegins
from quickening.lang.nodes import Effect, Scope, Selection
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards
from quickening.text.phrasebook import Phrasebook

# -- out of a pile -------------------------------------------------------------------------------------------------


class PutFrom(Effect, frozen=True):
    """A card is searched for and put into play; what could not be there is not found (HLT 209-210)."""

    cards: Cards
    area: str = ENDURANCE

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        from quickening.games.highlander.rules.judging import judge_put

        you = frame.scope.you
        found = [card for card in game.of(self.area, you) if self.cards.fits(game, card, frame.scope)]
        able = tuple(card for card in found if judge_put(game, you, card) is None)
        return Run(Putting(seat=you, cards=able, searched=self.area == ENDURANCE), frame.start)


class Putting(Frame):
    """One of some cards is put into play."""

    seat: int = 0
    cards: tuple[int, ...] = ()
    searched: bool = False

    def start(self, game: HighlanderGame) -> Next:
        options = tuple(game.card_option("pick", "{name}", card) for card in self.cards)
        decision = Decision(self.seat, "Put a card into play", options, min(1, len(options)), may_decline=True)
        return Ask(decision, self.picked)

    def picked(self, game: HighlanderGame) -> Next:
        events = [PutIntoPlay(option.ref, self.seat) for option in game.chosen]
        return game.do([*events, *([Shuffled(self.seat)] if self.searched else [])], self.end)

    def end(self, game: HighlanderGame) -> Next:
        return None


# -- in play -------------------------------------------------------------------------------------------------------


class TakeControl(Effect, frozen=True):
    """HL3 19, HLT 245, 295. A card in play changes sides; a Signature card only if the text says so."""

    what: Selection
    signature: bool = False

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        refs = self.what.refs(game, frame.scope)
        return game.do([Taken(ref.card, frame.scope.you, self.signature) for ref in refs], frame.start)

    def suits(self, game: HighlanderGame, card: int) -> bool:
        return game.can_happen(Taken(card, 1 - game.cards[card].controller, self.signature))


class TakeControlFor(Effect, frozen=True):
    """HL3 19, HLT 245. Cards in play change sides until the end of a turn."""

    what: Selection
    span: Span

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        you, found = frame.scope.you, self.what.refs(game, frame.scope)
        refs = tuple(ref for ref in found if game.cards[ref.card].controller != you)  # one's own is never given away
        frame.scope = replace(frame.scope, it=refs)
        frame.insert(ReturnLater(self.span))
        return game.do([Taken(ref.card, you) for ref in refs], frame.start)

    def suits(self, game: HighlanderGame, card: int) -> bool:
        return game.can_happen(Taken(card, 1 - game.cards[card].controller))


class ReturnLater(Effect, frozen=True):
    """What was just taken goes back at the end of that turn."""

    span: Span

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.span.who, frame.scope)
        last = game.turn if self.span.until == "turn" else coming(game, seat)
        taken = [ref.card for ref in frame.scope.it if ref.card in game.of(PLAY, frame.scope.you)]
        back = abilities.When(PhaseBegins("draw/discard", "each", ends=True), (GiveBack(),), Later(last - 1))
        lasting = Lasting(back, bound_to(game, frame.scope, taken), game.tick(), "turns", seat, last)
        return game.do([LastingBegan(lasting)], frame.start)


class GiveBack(Effect, frozen=True):
    """What was taken for a time goes back to the other player, if it is still there."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        there = [ref.card for ref in frame.scope.it if game.alive(ref)]
        return game.do([Taken(card, 1 - frame.scope.you) for card in there], frame.start)


class Remain(Effect, frozen=True):
    """HLT 217. This card stays in play when it would be swept."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        card = source_of(frame.scope)
        return game.do([Stands(card)] if game.cards[card].area == PLAY else [], frame.start)


class Banished(PlayerChange, frozen=True):
    """HLT 241. Such cards leave play as soon as they are there and this text counts."""

    cards: Cards
    upholds: ClassVar[bool] = True

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.words.setdefault("banished", []).append((self.cards, scope))


class AtMost(PlayerChange, frozen=True):
    """HLT 318. No more of these may be in play, and none is played in place of another."""

    cards: Cards
    most: int
    upholds: ClassVar[bool] = True

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.words.setdefault("at most", []).append((self.cards, self.most, scope))


class RemoveOne(Effect, frozen=True):
    """HL1 78. A player removes a card from the game: from the discard pile, else Endurance, hand, what is in play, or
    before play; but no Weapon of Choice (HL1 72, HLT 144).
    """

    cards: Cards
    who: str = "opponent"

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        for area in (DISCARD, ENDURANCE, HAND, PLAY, BEFORE_PLAY):
            found = tuple(card for card in game.of(area, seat) if self.cards.fits(game, card, frame.scope))
            found = tuple(card for card in found if game.printed(card).type != WEAPON)
            if found:
                return Run(Removing(seat=seat, cards=found), frame.start)
        return frame.start


class Removing(Frame):
    """One of some cards is removed from the game."""

    seat: int = 0
    cards: tuple[int, ...] = ()

    def start(self, game: HighlanderGame) -> Next:
        options = tuple(game.card_option("pick", "{name}", card) for card in self.cards)
        return Ask(Decision(self.seat, "Remove which card from the game?", options), self.picked)

    def picked(self, game: HighlanderGame) -> Next:
        return game.do([RemovedFromGame(game.chosen[0].ref)], self.end)

    def end(self, game: HighlanderGame) -> Next:
        return None


class DiscardLikeDefense(Effect, frozen=True):
    """HLT 315. The opponent discards every card titled like the defense last played, or like any part of it."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        theirs = 1 - frame.scope.you
        last = next((one for one in reversed(game.defenses) if one.seat == theirs), None)
        titles = {game.printed(card).name for card in (last.card, *last.beside)} if last is not None else set()
        like = [card for card in game.of(HAND, theirs) if titles.intersection(game.printed(card).titles)]
        return game.do([Discarded(card, by=frame.scope.you) for card in like], frame.start)


#: Ways to say that there may be so many in play.
AT_MOST = ("may have no more than", "may not have more than", "may only have")


def add_bringing(book: Phrasebook) -> None:
    """Ways to bring cards into play and to take them away."""
    phrase = book.phrase
    for pile, area in (("Endurance", ENDURANCE), ("hand", HAND), ("discard pile", DISCARD)):
        phrase("effect", f"put a {{cards}} from your {pile} into play", PutFrom, area=area)
    phrase("effect", "put all cards under it into play", ReleaseAll, also="place all cards under it into play")
    phrase("effect", "the owners of the cards under it place them in their hand or discard pile", OwnersPlaceHeld)
    phrase("effect", "take control of {what}", TakeControl)
    phrase("effect", "take control of {what}, even if Signature", TakeControl, signature=True)
    _for_a_time(book)
    phrase("effect", "this card remains in play", Remain)
    phrase("each_change", "{cards:cards_pl} are removed from play", Banished)
    for category, who in (("opp_change", "your opponent"), ("you_change", "you"), ("each_change", "each player")):
        ways = tuple(f"{who} {may} {{0}} in play" for may in AT_MOST)
        one = [way.format("one {cards}") for way in ways] + [way.format("1 {cards}") for way in ways]
        phrase(category, one[0], AtMost, most=1, also=tuple(one[1:]))
        for number, many in enumerate(("{most:n} {cards:cards_pl}", "{most:n} {cards}")):
            told = [way.format(many) for way in ways]
            phrase(category, told[0], AtMost, also=tuple(told[1:]), read_only=bool(number))
    phrase("effect", "your opponent must remove a {cards} from the game", RemoveOne)
    like = "your opponent must discard all cards titled like the defense they last played"
    phrase("effect", like, DiscardLikeDefense)
    stands = "this card may stand for a Plot that another Plot needs"
    phrase("play_rule", stands, abilities.StandsForPlot)


def _for_a_time(book: Phrasebook) -> None:
    """Control that ends with a turn."""
    span = "control_span"
    ways = ("until end of turn", "until the end of your turn", "until the end of the turn", "this turn")
    book.phrase(span, "until the end of this turn", Span, until="turn", also=(*ways, "for the rest of this turn"))
    book.phrase(span, "until the end of your next turn", Span, until="next turn")
    theirs = "until the end of your opponent's next turn"
    book.phrase(
        span, theirs, Span, until="next turn", who="opponent", also=theirs.replace("your opponent's", "their")
    )
    book.phrase("effect", "take control of {what} {span:control_span}", TakeControlFor)
    told = "gain control of {what} {span:control_span}"
    book.phrase("effect", told, TakeControlFor, read_only=True)
