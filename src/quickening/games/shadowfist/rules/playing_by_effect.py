"""SF 37.0, 44.2. A card that is played by an effect as it resolves."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.decisions import Decision
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.shadowfist.rules.may_play import affordable, judge_card, judge_text, judge_timing
from quickening.games.shadowfist.rules.playing import PlayCard
from quickening.games.shadowfist.rules.resources import is_waived, missing
from quickening.games.shadowfist.state import HAND, NOBODY, ShadowfistGame
from quickening.games.shadowfist.vocabulary.kinds import Scope
from quickening.lang.selections import Cards


class PlayByEffect(Frame):
    """One card that fits is played: with its requirements, at a changed cost or without paying.

    Its timing counts unless the effect was triggered at a time of its own (SF 25.1.1). `lacking` is how many
    resources it may lack; `toast`: an Event gains Toast It; `among`: which subjects a State may have;
    `any_type`: whatever type of card it is, that is no matter of time.
    """

    seat: int = NOBODY
    cards: Cards | None = None
    scope: Scope = Scope(0)
    change: int = 0
    free: bool = False
    subject: int = NOBODY
    lacking: int = 0
    toast: bool = False
    among: Cards | None = None
    face_up: bool = False
    any_type: bool = False

    def start(self, game: ShadowfistGame) -> Next:
        able = [card for card in self.found(game) if self.may_play(game, card)]
        options = tuple(game.card_option("play", "Play {name}", card) for card in able)
        return Ask(Decision(self.seat, "Which card do you play?", options, may_decline=True), self.chosen)

    def found(self, game: ShadowfistGame) -> list[int]:
        assert self.cards is not None
        cards = self.cards if self.cards.area else replace(self.cards, area=HAND)
        scope = replace(self.scope, you=self.seat)
        return [card for card in game.candidates(cards, scope) if cards.fits(game, card, self.scope)]

    def may_play(self, game: ShadowfistGame, card: int) -> bool:
        printed = game.cards[card].printed
        return (
            self.is_time(game, card)
            and (missing(game, self.seat, printed) <= self.lacking or is_waived(game, self.seat, card))
            and judge_card(game, self.seat, card) is None
            and (self.free or affordable(game, self.seat, card, self.change))
            and judge_text(game, self.seat, card) is None
        )

    def is_time(self, game: ShadowfistGame, card: int) -> bool:
        """SF 25.1.1. Whether a card of its type may be played now, or of `any_type` one that says no time itself."""
        printed = game.cards[card].printed
        if self.scope.event is not None or (self.any_type and printed.how_played.text.timing is None):
            return True
        return judge_timing(game, self.seat, card, printed) is None

    def chosen(self, game: ShadowfistGame) -> Next:
        if not game.chosen:
            game.result = False
            return None
        return Run(
            PlayCard(
                seat=self.seat,
                card=game.chosen[0].ref,
                change=self.change,
                free=self.free,
                during=True,
                subject=self.subject,
                toast=self.toast,
                among=self.among,
                face_up=self.face_up,
            )
        )
