"""SF 16.0, 17.2, 24.2.1, 29.0. What a player says as an effect is carried out: how much, and on which cards."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.decisions import Decision, Option
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.events.in_play import Healed
from quickening.games.shadowfist.events.power import PowerStolen
from quickening.games.shadowfist.kinds.basics import Scope
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import NO_CARD, NOBODY, Packet


def ask_division(game: ShadowfistGame, seat: int, cards: tuple[Ref, ...], amount: int, verb: str) -> Decision:
    """How so much damage or healing is divided; no more is healed than is there, and less if its player likes."""
    alive = [ref for ref in cards if game.alive(ref)]
    options = tuple(game.card_option("point", "{name}", ref.card) for ref in alive)
    if verb != "heal":
        return Decision(seat, f"Divide {amount} damage", options, amount, amount, repeats=True)
    most = min(amount, sum(game.cards[ref.card].damage_total for ref in alive))
    words = f"Divide {amount} healing"
    return Decision(seat, words, options, min(1, most), most, may_decline=True, repeats=True)


class Divide(Frame):
    """So much damage is inflicted on cards, or removed from them, as the player of the text divides it."""

    scope: Scope = Scope(0)
    cards: tuple[Ref, ...] = ()
    left: int = 0
    heal: bool = False

    def start(self, game: ShadowfistGame) -> Next:
        verb = "heal" if self.heal else "damage"
        return Ask(ask_division(game, self.scope.you, self.cards, self.left, verb), self.divided)

    def divided(self, game: ShadowfistGame) -> Next:
        counts: dict[int, int] = {}
        for option in game.chosen:
            counts[option.ref] = counts.get(option.ref, 0) + 1
        events: list[Event] = []
        for card, count in counts.items():
            if self.heal:
                events.append(Healed(card, self.scope.source, self.scope.you, count))
            else:
                source = self.scope.source or NO_CARD
                events += game.damage([Packet(source, game.ref(card), count, seat=self.scope.you)])
        return game.do(events, self.done)

    def done(self, game: ShadowfistGame) -> Next:
        return None


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
