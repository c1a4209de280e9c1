"""SF 35. Control: taking it, where the card goes, and giving it back."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.frames import Ask, Frame, Next
from quickening.core.modifiers import Ref
from quickening.core.refusals import Refusal
from quickening.games.shadowfist.areas import goes_with_subject
from quickening.games.shadowfist.definitions import CHARACTER, SITE
from quickening.games.shadowfist.events.in_play import ControlTaken
from quickening.games.shadowfist.events.notes import ControlsKept
from quickening.games.shadowfist.rules.facts import facts
from quickening.games.shadowfist.rules.site_structure import ask_place, places_of
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import LASTING, NOBODY, PLAY, Control

LOYAL = Refusal("SF 50.10", "{name} has Loyalty: nobody takes control of it.")


def judge_taking(game: ShadowfistGame, card: int) -> Refusal | None:
    """SF 50.10. Effects do not take control of a card with Loyalty."""
    known = facts(game, card)
    return LOYAL if "Loyalty" in known.bold or "be taken" in known.forbidden else None


class TakingControl(Frame):
    """SF 35.3. A player takes control of a card and puts it into a legal position.

    Of a card already controlled nothing changes but the stack of controllers (SF 35.3.1).
    """

    rule: ClassVar[str] = "SF 35.3"

    seat: int = NOBODY
    card: Ref = Ref(-1, 0)
    until: str = LASTING
    by: Ref | None = None
    seized: bool = False
    places: tuple[tuple[int, int], ...] = ()

    def start(self, game: ShadowfistGame) -> Next:
        if not game.alive(self.card) or game.cards[self.card.card].area != PLAY:
            return None
        card = self.card.card
        loyal = not self.seized and judge_taking(game, card) is not None
        if loyal or goes_with_subject(game, card):
            return None
        state = game.cards[card]
        if state.controller == self.seat:
            own = Control(self.seat, self.until, game.tick(), self.by)
            game.note(ControlsKept(card, (*state.controls, own)))
            game.invalidate()
            return None
        kind = SITE if SITE in state.types else CHARACTER
        self.places = places_of(game, self.seat, card, kind) if kind in state.types else ()
        if not self.places:
            return self.take(game, 0, 0)
        question = f"Where do you put {game.said(card)}?"
        return Ask(ask_place(game, self.seat, question, self.places, kind), self.placed)

    def placed(self, game: ShadowfistGame) -> Next:
        location, row = self.places[game.chosen[0].index]
        return self.take(game, location, row)

    def take(self, game: ShadowfistGame, location: int, row: int) -> Next:
        event = ControlTaken(self.card.card, self.by, self.seat, location, row, self.until, self.seized)
        return game.do([event], self.end)
