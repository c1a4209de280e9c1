"""Cards that come into play without being played, change sides, go with another card, or may not stay."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.core.frames import Next, Run
from quickening.games.highlander.definitions import WEAPON
from quickening.games.highlander.events.lasting import LastingBegan
from quickening.games.highlander.events.places import Attached, Discarded, Shuffled, Stands
from quickening.games.highlander.events.places import TookControl as Taken
from quickening.games.highlander.events.plays import PutIntoPlay
from quickening.games.highlander.kinds import abilities
from quickening.games.highlander.kinds.amounts import seat_of
from quickening.games.highlander.kinds.changes import COUNTS_AS, OfCards
from quickening.games.highlander.kinds.choosing import OUT_OF_GAME, Choosing, outcome
from quickening.games.highlander.kinds.conditions import from_turn
from quickening.games.highlander.kinds.effects import Do, DoTo, bound_to, deed, source_of
from quickening.games.highlander.kinds.lasting_effects import coming
from quickening.games.highlander.kinds.triggers import PhaseBegins
from quickening.games.highlander.rules.judging import judge_put
from quickening.games.highlander.state import BEFORE_PLAY, DISCARD, ENDURANCE, HAND, PLAY, HighlanderGame, Lasting
from quickening.lang.resolve import Resolve
from quickening.lang.selections import It


@deed("put into play")
def _put_from(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """A card is searched for and put into play; what could not be there is not found (HLT 209-210)."""
    you = frame.scope.you
    found = [card for card in game.of(self.how, you) if self.fits(game, card, frame.scope)]
    able = tuple(card for card in found if judge_put(game, you, card) is None)
    choice = Choosing(seat=you, question="Put a card into play", cards=able, outcome="put into play", effect=self)
    choice.may_decline = True
    return Run(choice, frame.start)


@outcome("put into play")
def _put(choice: Choosing, game: HighlanderGame, cards: list[int]) -> list[Event]:
    """HL1 65. An Endurance that was searched is shuffled after."""
    searched = isinstance(choice.effect, Do) and choice.effect.how == ENDURANCE
    return [*(PutIntoPlay(card, choice.seat) for card in cards), *([Shuffled(choice.seat)] if searched else [])]


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
            question = "Remove which card from the game?"
            return Run(Choosing(seat=seat, question=question, cards=found, outcome=OUT_OF_GAME), frame.start)
    return frame.start


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
    question = f"Which card is a {self.how}?"
    choice = Choosing(
        seat=scope.you, question=question, cards=tuple(able), outcome="attached", effect=self, scope=scope
    )
    return Run(choice, frame.start)


@outcome("attached")
def _attached(choice: Choosing, game: HighlanderGame, cards: list[int]) -> list[Event]:
    """As long as that card remains in play, this one lies with it."""
    assert isinstance(choice.effect, Do)
    kind = abilities.Static(OfCards(COUNTS_AS, kind=choice.effect.how))
    scope = replace(bound_to(game, choice.scope, cards), event=None)
    own, stays = source_of(choice.scope), [card for card in cards if game.cards[card].area == PLAY]
    began = [LastingBegan(Lasting(kind, scope, game.tick(), "game", choice.seat)) for _ in cards]
    return [*began, *(Attached(own, card) for card in stays if game.printed(card).remains)]
