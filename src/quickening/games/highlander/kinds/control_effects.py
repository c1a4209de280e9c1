"""Cards that come into play without being played, change sides, go with another card, or may not stay."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.decisions import Decision
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander.definitions import WEAPON
from quickening.games.highlander.events.lasting import LastingBegan
from quickening.games.highlander.events.places import Attached, Discarded, RemovedFromGame, Shuffled, Stands
from quickening.games.highlander.events.places import TookControl as Taken
from quickening.games.highlander.events.plays import PutIntoPlay
from quickening.games.highlander.kinds import abilities
from quickening.games.highlander.kinds.amounts import seat_of
from quickening.games.highlander.kinds.changes import COUNTS_AS, OfCards
from quickening.games.highlander.kinds.conditions import from_turn
from quickening.games.highlander.kinds.effects import Do, DoTo, bound_to, deed, source_of
from quickening.games.highlander.kinds.lasting_effects import coming
from quickening.games.highlander.kinds.triggers import PhaseBegins
from quickening.games.highlander.rules.judging import judge_put
from quickening.games.highlander.state import BEFORE_PLAY, DISCARD, ENDURANCE, HAND, PLAY, HighlanderGame, Lasting
from quickening.lang.nodes import Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import It


@deed("put into play")
def _put_from(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """A card is searched for and put into play; what could not be there is not found (HLT 209-210)."""
    you = frame.scope.you
    found = [card for card in game.of(self.how, you) if self.fits(game, card, frame.scope)]
    able = tuple(card for card in found if judge_put(game, you, card) is None)
    return Run(Putting(seat=you, cards=able, searched=self.how == ENDURANCE), frame.start)


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


def _take_control_suits(self: DoTo, game: HighlanderGame, card: int) -> bool:
    return game.can_happen(Taken(card, 1 - game.cards[card].controller, (self.how == "signature")))


@deed("take control", suits=_take_control_suits)
def _take_control(self: DoTo, game: HighlanderGame, frame: Resolve) -> Next:
    """HL3 19, HLT 245, 295. Cards in play change sides, perhaps until the end of a turn; a Signature card only if the
    text says so.
    """
    you, refs = frame.scope.you, self.what.refs(game, frame.scope)
    if self.span is not None:
        refs = tuple(ref for ref in refs if game.cards[ref.card].controller != you)  # one's own is never given away
        frame.scope = replace(frame.scope, it=refs)
        frame.insert(DoTo("give back later", It(), span=self.span))
    return game.do([Taken(ref.card, you, (self.how == "signature")) for ref in refs], frame.start)


@deed("give back later")
def _return_later(self: DoTo, game: HighlanderGame, frame: Resolve) -> Next:
    """What was just taken goes back at the end of that turn."""
    assert self.span is not None
    seat = seat_of(self.span.who, frame.scope)
    last = game.turn if self.span.until == "turn" else coming(game, seat)
    taken = [ref.card for ref in frame.scope.it if ref.card in game.of(PLAY, frame.scope.you)]
    back = abilities.When(PhaseBegins("draw/discard", "each", ends=True), (Do("give back"),), from_turn(last))
    lasting = Lasting(back, bound_to(game, frame.scope, taken), game.tick(), "turns", seat, last)
    return game.do([LastingBegan(lasting)], frame.start)


@deed("give back")
def _give_back(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """What was taken for a time goes back to the other player, if it is still there."""
    there = [ref.card for ref in frame.scope.it if game.alive(ref)]
    return game.do([Taken(card, 1 - frame.scope.you) for card in there], frame.start)


@deed("remain")
def _remain(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HLT 217. This card stays in play when it would be swept."""
    card = source_of(frame.scope)
    return game.do([Stands(card)] if game.cards[card].area == PLAY else [], frame.start)


@deed("remove one from the game")
def _remove_one(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HL1 78. A player removes a card from the game: from the discard pile, else Endurance, hand, what is in play, or
    before play; but no Weapon of Choice (HL1 72, HLT 144).
    """
    seat = seat_of(self.who, frame.scope)
    for area in (DISCARD, ENDURANCE, HAND, PLAY, BEFORE_PLAY):
        found = tuple(card for card in game.of(area, seat) if self.fits(game, card, frame.scope))
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


@deed("discard like the defense")
def _discard_like_defense(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HLT 315. The opponent discards every card titled like the defense last played, or like any part of it."""
    theirs = 1 - frame.scope.you
    last = next((one for one in reversed(game.defenses) if one.seat == theirs), None)
    titles = {game.printed(card).name for card in (last.card, *last.beside)} if last is not None else set()
    like = [card for card in game.of(HAND, theirs) if titles.intersection(game.printed(card).titles)]
    return game.do([Discarded(card, by=frame.scope.you) for card in like], frame.start)


@deed("attach")
def _attach_to(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """This card goes with the one it was played in conjunction with, or else with one in play that is chosen."""
    scope = frame.scope
    found = [ref.card for ref in scope.it if game.alive(ref)]
    able = found or [card for card in game.in_play if self.fits(game, card, scope)]
    return Run(Attaching(seat=scope.you, cards=tuple(able), kind=self.how, scope=scope), frame.start)


class Attaching(Frame):
    """The card is chosen that another one goes with."""

    seat: int = 0
    cards: tuple[int, ...] = ()
    kind: str = ""
    scope: Scope = Scope(0)

    def start(self, game: HighlanderGame) -> Next:
        options = tuple(game.card_option("pick", "{name}", card) for card in self.cards)
        return Ask(Decision(self.seat, f"Which card is a {self.kind}?", options, min(1, len(options))), self.picked)

    def picked(self, game: HighlanderGame) -> Next:
        """As long as that card remains in play, this one lies with it."""
        own = source_of(self.scope)
        for option in game.chosen:
            scope = replace(bound_to(game, self.scope, [option.ref]), event=None)
            kind = abilities.Static(OfCards(COUNTS_AS, kind=self.kind))
            game.happen(LastingBegan(Lasting(kind, scope, game.tick(), "game", self.seat)))
            if game.cards[option.ref].area == PLAY and game.printed(option.ref).remains:
                game.happen(Attached(own, option.ref))
        return None
