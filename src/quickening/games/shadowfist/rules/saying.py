"""SF 16.0, 17.2. What a player says as an effect is carried out: how much."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Frame, Next
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.events.in_play import Healed
from quickening.games.shadowfist.events.power import PowerStolen
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import NOBODY


class HealSome(Frame):
    """SF 16.0. `remove up to 2 damage from it`: its player says how much."""

    rule: ClassVar[str] = "SF 16.0"

    seat: int = NOBODY
    card: int = NOBODY
    most: int = 0
    by: Ref | None = None

    def start(self, game: ShadowfistGame) -> Next:
        most = min(self.most, game.cards[self.card].damage_total)
        options = tuple(Option("x", "{number}", number=n) for n in range(most, -1, -1))
        question = f"How much damage is removed from {game.cards[self.card].name}?"
        return Ask(Decision(self.seat, question, options), self.said) if most else None

    def said(self, game: ShadowfistGame) -> Next:
        amount = game.chosen[0].number
        return game.do([Healed(self.card, self.by, self.seat, amount)], self.done) if amount else None

    def done(self, game: ShadowfistGame) -> Next:
        return None


class StealSome(Frame):
    """SF 17.2.3. `steal up to 2 Power from a player`: the thief says how much."""

    rule: ClassVar[str] = "SF 17.2.3"

    seat: int = NOBODY
    victim: int = NOBODY
    most: int = 0
    by: Ref | None = None

    def start(self, game: ShadowfistGame) -> Next:
        most = min(self.most, game.players[self.victim].power)
        options = tuple(Option("x", "{number}", number=n) for n in range(most, -1, -1))
        question = f"How much Power is stolen from {game.names[self.victim]}?"
        return Ask(Decision(self.seat, question, options), self.said) if most else None

    def said(self, game: ShadowfistGame) -> Next:
        amount = game.chosen[0].number
        return game.do([PowerStolen(self.seat, amount, self.by, victim=self.victim)], self.done) if amount else None

    def done(self, game: ShadowfistGame) -> Next:
        return None
