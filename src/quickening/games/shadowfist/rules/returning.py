"""SF 43-44, 47. Cards that enter play without being played: returned, put, or made as tokens."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.frames import Ask, Frame, Next, Run
from quickening.core.modifiers import Ref
from quickening.core.refusals import Refusal
from quickening.games.shadowfist.definitions import EVENT, STATE, Printed
from quickening.games.shadowfist.events.entering import EnteredPlay, TokenMade
from quickening.games.shadowfist.rules.may_play import subjects
from quickening.games.shadowfist.rules.restrictions import judge_restrictions
from quickening.games.shadowfist.rules.site_structure import ask_place, places_of
from quickening.games.shadowfist.rules.triggers import EnteringEffects
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import NOBODY, PLAY

NO_EVENT = Refusal("SF 7.6", "{name} is an Event: it never enters play.")


def judge_return(game: ShadowfistGame, seat: int, card: int, voluntary: bool = True) -> Refusal | None:
    """SF 44.1, 49.2, 49.9. Whether a player may return a card to play: timing and cost do not matter.

    Where chance chose the card (not `voluntary`), a copy that the player controls does not matter either.
    """
    printed = game.cards[card].printed
    if printed.type == EVENT:
        return NO_EVENT
    if printed.type == STATE and not subjects(game, seat, card):
        return Refusal("SF 44.1", "{name} cannot return: there is no valid subject.")
    return judge_restrictions(game, seat, card, played=False) if voluntary else None


class Returning(Frame):
    """SF 44.1. A card returns to play (`how`: `returned`, `put` or `token`): it enters play, but is not played."""

    rule: ClassVar[str] = "SF 44.1"

    card: int = NOBODY
    seat: int = NOBODY
    by: Ref | None = None
    turned: bool = False
    how: str = "returned"
    location: int = 0
    subject: int = NOBODY
    places: tuple[tuple[int, int], ...] = ()
    voluntary: bool = True

    def start(self, game: ShadowfistGame) -> Next:
        state = game.cards[self.card]
        if state.area == PLAY or judge_return(game, self.seat, self.card, self.voluntary) is not None:
            return None
        kind = state.printed.type
        if kind == STATE and self.subject < 0:
            found = subjects(game, self.seat, self.card)
            question = f"On which card does {state.name} go?"
            return Ask(game.which(self.seat, question, found, "subject"), self.on_subject)
        self.places = () if self.location else places_of(game, self.seat, self.card, kind)
        if not self.places:
            return self.enter(game, self.location, 0)
        question = f"At which location does {state.name} enter play?"
        return Ask(ask_place(game, self.seat, question, self.places, kind), self.placed)

    def on_subject(self, game: ShadowfistGame) -> Next:
        self.subject = game.chosen[0].ref
        return self.enter(game, 0, 0)

    def placed(self, game: ShadowfistGame) -> Next:
        location, row = self.places[game.chosen[0].index]
        return self.enter(game, location, row)

    def enter(self, game: ShadowfistGame, location: int, row: int) -> Next:
        """SF 44.4. Steps 24.5.1 and 24.5.2; the effect that returned it goes on."""
        event = EnteredPlay(
            self.card, self.by, self.seat, location, row, self.subject, how=self.how, turned=self.turned
        )
        return game.do([event], self.entered)

    def entered(self, game: ShadowfistGame) -> Next:
        return Run(EnteringEffects(card=self.card)) if game.pending and game.scene is not None else None


class MakeToken(Frame):
    """SF 47.0. A token is created and enters play."""

    seat: int = NOBODY
    printed: Printed | None = None
    by: Ref | None = None
    location: int = 0

    def start(self, game: ShadowfistGame) -> Next:
        assert self.printed is not None
        number = len(game.cards)
        game.happen(TokenMade(number, self.by, self.seat, self.printed))
        return Run(Returning(card=number, seat=self.seat, by=self.by, how="token", location=self.location))
