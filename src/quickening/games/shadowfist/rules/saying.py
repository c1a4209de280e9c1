"""SF 16.0, 17.2, 24.2.1, 29.0. What a player says as an effect is carried out: how much, and on which cards."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.decisions import Decision, Option
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.events.in_play import Healed
from quickening.games.shadowfist.events.players import PowerStolen
from quickening.games.shadowfist.kinds.basics import Scope
from quickening.games.shadowfist.rules.damage import inflicted_apart
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import NO_CARD, NOBODY, Packet


def ask_division(game: ShadowfistGame, seat: int, cards: tuple[Ref, ...], amount: int, verb: str) -> Decision:
    """How so much damage or healing is divided; no more is healed than is there, and less if its player likes."""
    alive = [ref.card for ref in cards if game.alive(ref)]
    heals = verb == "heal"
    most = min(amount, sum(game.cards[card].damage_total for card in alive)) if heals else amount
    least, words = (min(1, most), "healing") if heals else (most, "damage")
    return game.which(seat, f"Divide {amount} {words}", alive, "point", "{name}", least, most, heals, repeats=True)


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
                events += inflicted_apart(game, [Packet(source, game.ref(card), count, seat=self.scope.you)])
        return game.do(events, self.end)


def ask_amount(seat: int, question: str, most: int) -> Decision:
    """How much, no more than that."""
    return Decision(seat, question, tuple(Option("x", "{number}", number=n) for n in range(most, -1, -1)))


class SaySome(Frame):
    """SF 16.0, 17.2.3. `remove up to 2 damage from it`, `steal up to 2 Power`: its player says how much."""

    seat: int = NOBODY
    question: str = ""
    most: int = 0
    event: Healed | PowerStolen | None = None

    def start(self, game: ShadowfistGame) -> Next:
        return Ask(ask_amount(self.seat, self.question, self.most), self.said) if self.most else None

    def said(self, game: ShadowfistGame) -> Next:
        amount = game.chosen[0].number
        assert self.event is not None
        return game.do([replace(self.event, amount=amount)], self.end) if amount else None


def say_healed(game: ShadowfistGame, card: int, most: int, scope: Scope) -> SaySome:
    """SF 16.0. How much damage is removed from a card."""
    question = f"How much damage is removed from {game.cards[card].name}?"
    event = Healed(card, scope.source, scope.you)
    return SaySome(seat=scope.you, question=question, most=min(most, game.cards[card].damage_total), event=event)


def say_stolen(game: ShadowfistGame, seat: int, most: int, scope: Scope) -> SaySome:
    """SF 17.2.3. How much Power is stolen from a player."""
    question = f"How much Power is stolen from {game.names[seat]}?"
    event = PowerStolen(scope.you, 0, scope.source, victim=seat)
    return SaySome(seat=scope.you, question=question, most=min(most, game.players[seat].power), event=event)
