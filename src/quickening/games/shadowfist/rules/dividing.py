"""SF 16.0, 24.2.1, 29.0. Damage or healing that a player divides among cards."""

from __future__ import annotations

from quickening.core.decisions import Decision
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.events.in_play import Healed
from quickening.games.shadowfist.kinds.basics import Scope
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import NO_CARD, Packet


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
