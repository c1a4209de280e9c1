"""SF 37.0, 44.2. A card that is played by an effect as it resolves."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.frames import Ask, Done, Frame, Next, Run
from quickening.games.shadowfist.definitions import STATE
from quickening.games.shadowfist.kinds.basics import Scope
from quickening.games.shadowfist.kinds.choosing import SIGNS
from quickening.games.shadowfist.kinds.entering import PlayFrom
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


class PlayByEffect(Frame):
    """One card that fits is played: with its requirements, at a changed cost or without paying.

    `timed`: the effect has a time of its own, so that the timing of the card's type does not count; `any_turn`: it
    may be played in any player's turn (SF 25.1.1). `waived` is a resource that it need not have, `subject` what a
    State has to be played on.
    """

    rule: ClassVar[str] = "SF 25.1.1"

    seat: int = NOBODY
    how: PlayFrom | None = None
    scope: Scope = Scope(0)
    change: int = 0
    waived: str = ""
    subject: int = NOBODY
    timed: bool = False
    any_turn: bool = False

    def start(self, game: ShadowfistGame) -> Next:
        how = self.how
        assert how is not None
        able = [card for card in self.found(game, how) if self.may_play(game, card, how)]
        question = "Which card do you play?"
        return Ask(game.which(self.seat, question, able, "play", "Play {name}", may_decline=True), self.chosen)

    def found(self, game: ShadowfistGame, how: PlayFrom) -> list[int]:
        if how.these:
            there = [ref.card for ref in self.scope.it if game.alive(ref)]
        else:
            cards = how.cards if how.cards.area else replace(how.cards, area=HAND)
            there = game.candidates(cards, replace(self.scope, you=self.seat))
        return [card for card in there if how.cards.fits(game, card, self.scope)]

    def may_play(self, game: ShadowfistGame, card: int, how: PlayFrom) -> bool:
        return (
            self.is_time(game, card, how)
            and (self.has_resources(game, card, how) or is_waived(game, self.seat, card))
            and judge_card(game, self.seat, card) is None
            and (how.free or affordable(game, self.seat, card, self.change, how.at_printed))
            and judge_text(game, self.seat, card) is None
            and self.has_subject(game, card, how)
        )

    def has_subject(self, game: ShadowfistGame, card: int, how: PlayFrom) -> bool:
        """SF 6.1, 25.5.1. Whether a State may be played on the card it has to be played on, or on one of those."""
        if game.cards[card].printed.type != STATE or (self.subject < 0 and how.subject is None):
            return True
        scope = replace(self.scope, you=self.seat)
        return any(
            other == self.subject or (how.subject is not None and how.subject.fits(game, other, scope))
            for other in subjects(game, self.seat, card)
        )

    def has_resources(self, game: ShadowfistGame, card: int, how: PlayFrom) -> bool:
        """SF 25.1. Whether no more is missing than may be ignored: all, one, or one of the resource named."""
        printed = game.cards[card].printed
        if self.waived in printed.requires:
            needed = list(printed.requires)
            needed.remove(self.waived)
            printed = replace(printed, requires=tuple(needed))
        return how.ignoring or missing(game, self.seat, printed) <= int(how.waiving and not how.of_chosen)

    def is_time(self, game: ShadowfistGame, card: int, how: PlayFrom) -> bool:
        """SF 25.1.1. Whether a card of its type may be played now, or of `any_type` one that says no time itself."""
        printed = game.cards[card].printed
        if self.timed or (how.any_type and how_played(printed).text.timing is None):
            return True
        return judge_timing(game, self.seat, card, printed, self.any_turn) is None

    def chosen(self, game: ShadowfistGame) -> Next:
        how = self.how
        if not game.chosen or how is None:
            return Done(False)
        return Run(
            PlayCard(
                seat=self.seat,
                card=game.chosen[0].ref,
                change=self.change,
                free=how.free,
                at_printed=how.at_printed,
                during=True,
                subject=self.subject,
                toast=how.toast_events,
                among=how.subject,
                face_up=how.face_up,
            )
        )


def playing(game: ShadowfistGame, how: PlayFrom, scope: Scope, change: int) -> PlayByEffect:
    """SF 37.0. A card of a description is played as an effect resolves."""
    subject = how.on.refs(game, scope) if how.on is not None else ()
    return PlayByEffect(
        seat=scope.you,
        how=how,
        scope=scope,
        change=change,
        waived=SIGNS[scope.place - 1] if how.of_chosen and scope.place else "",
        subject=subject[0].card if subject else NOBODY,
        timed=has_its_own_time(game, scope),
        any_turn=is_used_in_each_turn(game, scope),
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
