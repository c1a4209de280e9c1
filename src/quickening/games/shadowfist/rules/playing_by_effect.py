"""SF 37.0, 44.2. A card that is played by an effect as it resolves."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.decisions import Decision
from quickening.core.frames import Ask, Done, Frame, Next, Run
from quickening.games.shadowfist.definitions import STATE
from quickening.games.shadowfist.kinds.basics import Scope
from quickening.games.shadowfist.kinds.people import YOU
from quickening.games.shadowfist.kinds.timings import During
from quickening.games.shadowfist.rules.may_play import (
    OUTSIDE_ATTACKS,
    affordable,
    judge_card,
    judge_text,
    judge_timing,
    subjects,
)
from quickening.games.shadowfist.rules.play_options import how_played
from quickening.games.shadowfist.rules.playing import PlayCard
from quickening.games.shadowfist.rules.resources import is_waived, missing
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import HAND, NOBODY
from quickening.lang.selections import Cards


class PlayByEffect(Frame):
    """One card that fits is played: with its requirements, at a changed cost or without paying.

    `timed`: the effect has a time of its own, so that the timing of the card's type does not count; `any_turn`: it
    may be played in any player's turn (SF 25.1.1). `lacking` is how many resources it may lack, `waived` one that it
    need not have; `at_printed`: at the printed cost; `toast`: an Event gains Toast It; `among`: which subjects a
    State may have; `any_type`: whatever type of card it is, that is no matter of time;
    `these`: one of those that the text has looked at.
    """

    rule: ClassVar[str] = "SF 25.1.1"

    seat: int = NOBODY
    cards: Cards | None = None
    scope: Scope = Scope(0)
    change: int = 0
    free: bool = False
    at_printed: bool = False
    waived: str = ""
    subject: int = NOBODY
    lacking: int = 0
    toast: bool = False
    among: Cards | None = None
    face_up: bool = False
    any_type: bool = False
    these: bool = False
    timed: bool = False
    any_turn: bool = False

    def start(self, game: ShadowfistGame) -> Next:
        able = [card for card in self.found(game) if self.may_play(game, card)]
        options = tuple(game.card_option("play", "Play {name}", card) for card in able)
        return Ask(Decision(self.seat, "Which card do you play?", options, may_decline=True), self.chosen)

    def found(self, game: ShadowfistGame) -> list[int]:
        assert self.cards is not None
        if self.these:
            there = [ref.card for ref in self.scope.it if game.alive(ref)]
            return [card for card in there if self.cards.fits(game, card, self.scope)]
        cards = self.cards if self.cards.area else replace(self.cards, area=HAND)
        scope = replace(self.scope, you=self.seat)
        return [card for card in game.candidates(cards, scope) if cards.fits(game, card, self.scope)]

    def may_play(self, game: ShadowfistGame, card: int) -> bool:
        return (
            self.is_time(game, card)
            and (self.has_resources(game, card) or is_waived(game, self.seat, card))
            and judge_card(game, self.seat, card) is None
            and (self.free or affordable(game, self.seat, card, self.change, self.at_printed))
            and judge_text(game, self.seat, card) is None
            and self.has_subject(game, card)
        )

    def has_subject(self, game: ShadowfistGame, card: int) -> bool:
        """SF 6.1, 25.5.1. Whether a State may be played on the card it has to be played on, or on one of those."""
        if game.cards[card].printed.type != STATE or (self.subject < 0 and self.among is None):
            return True
        scope = replace(self.scope, you=self.seat)
        return any(
            other == self.subject or (self.among is not None and self.among.fits(game, other, scope))
            for other in subjects(game, self.seat, card)
        )

    def has_resources(self, game: ShadowfistGame, card: int) -> bool:
        """SF 25.1. Whether no more is missing than may be ignored: so many, or one of the resource that was named."""
        printed = game.cards[card].printed
        if self.waived in printed.requires:
            needed = list(printed.requires)
            needed.remove(self.waived)
            printed = replace(printed, requires=tuple(needed))
        return missing(game, self.seat, printed) <= self.lacking

    def is_time(self, game: ShadowfistGame, card: int) -> bool:
        """SF 25.1.1. Whether a card of its type may be played now, or of `any_type` one that says no time itself."""
        printed = game.cards[card].printed
        if self.timed or (self.any_type and how_played(printed).text.timing is None):
            return True
        return judge_timing(game, self.seat, card, printed, self.any_turn) is None

    def chosen(self, game: ShadowfistGame) -> Next:
        if not game.chosen:
            return Done(False)
        return Run(
            PlayCard(
                seat=self.seat,
                card=game.chosen[0].ref,
                change=self.change,
                free=self.free,
                at_printed=self.at_printed,
                during=True,
                subject=self.subject,
                toast=self.toast,
                among=self.among,
                face_up=self.face_up,
            )
        )


# -- the time of the effect (SF 25.1.1) ----------------------------------------------------------------------------


def has_its_own_time(game: ShadowfistGame, scope: Scope) -> bool:
    """SF 25.1.1. Whether an effect was triggered, or may be generated only when its text says.

    That is no other time where it says no more than that it is the player's own turn (SF 6.1).
    """
    if scope.event is not None:
        return True
    timing = getattr(ability_of(game, scope), "timing", None)
    if isinstance(timing, During) and timing.time in ("Main Shot", "turn"):
        return timing.whose != YOU
    return timing is not None and timing != OUTSIDE_ATTACKS


def is_used_in_each_turn(game: ShadowfistGame, scope: Scope) -> bool:
    """SF 6.1. `Once per turn, you may play ...`: else "per turn" would have no meaning."""
    return getattr(ability_of(game, scope), "once", "") in ("turn", "twice")


def ability_of(game: ShadowfistGame, scope: Scope) -> Any:
    """The ability whose effect is resolving."""
    return next((one.ability for one in reversed(game.seen) if one.number == scope.effect), None)
