"""What effects and costs do with Power, hands and decks (SF 17, 22.2.5, 39)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.core.frames import Next
from quickening.games.shadowfist.events import Discarded, Drew, Looked
from quickening.games.shadowfist.happenings import (
    PowerGained,
    PowerGenerated,
    PowerGiven,
    PowerLost,
    PowerPaid,
    PowerPromised,
    PowerStolen,
)
from quickening.games.shadowfist.kinds.basics import Cost, Number, X
from quickening.games.shadowfist.kinds.people import YOU, ChosenPlayer, Who
from quickening.games.shadowfist.state import DECK, HAND, NOBODY, ShadowfistGame
from quickening.lang.nodes import Amount, Scope
from quickening.lang.resolve import May


def amounts(game: ShadowfistGame, frame: Any, amount: Amount) -> int:
    """How much, never below 0."""
    return max(0, amount.value(game, frame.scope))


class PowerEffect(Cost, frozen=True):
    """Something done with Power for or by players."""

    amount: Amount
    who: Who = YOU

    def events(self, game: ShadowfistGame, frame: Any, seat: int, amount: int) -> list[Event]:
        raise NotImplementedError  # pragma: no cover

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        amount = amounts(game, frame, self.amount)
        made: list[Event] = []
        for seat in self.who.seats(game, frame.scope):
            made += self.events(game, frame, seat, amount) if amount else []
        return game.do(made, frame.start, frame.scope.spared)

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        return not isinstance(self.who, ChosenPlayer) or bool(self.who.candidates(game, scope))


class GainPower(PowerEffect, frozen=True):
    """SF 17.2.2. `limit` is how much a player can gain in this way, `per` turn or by this very effect."""

    limit: int = 0
    per: str = ""

    def events(self, game: ShadowfistGame, frame: Any, seat: int, amount: int) -> list[Event]:
        if self.limit:
            amount = min(amount, self.limit - self.gained(game, frame.scope, seat))
        return [PowerGained(seat, amount, frame.scope.source)] if amount > 0 else []

    def gained(self, game: ShadowfistGame, scope: Scope, seat: int) -> int:
        """How much the player has gained by this card, this turn or since it came to be."""
        events = game.events_this_turn() if self.per else game.log
        return sum(
            event.amount
            for event in events
            if isinstance(event, PowerGained) and event.seat == seat and event.by == scope.source
        )


class PowerLimit(Cost, frozen=True):
    """`no player may gain more than 2 Power this way`: said after what gains it, on its way into the tree."""

    most: int
    per: str = ""


class GeneratePower(PowerEffect, frozen=True):
    """SF 17.2.1. In the Power generation step; `alone`: no other `cards` or `Events` generate Power this turn."""

    alone: str = ""

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        if game.shot != "establishing":
            return super().pay(game, frame)
        amount = amounts(game, frame, self.amount)
        seats = self.who.seats(game, frame.scope)
        source = frame.scope.source
        return game.do([PowerPromised(seat, amount, source, self.alone) for seat in seats], frame.start)

    def events(self, game: ShadowfistGame, frame: Any, seat: int, amount: int) -> list[Event]:
        return [PowerGenerated(seat, amount, frame.scope.source)]


class LosePower(PowerEffect, frozen=True):
    """SF 17.2.6. No more than there is."""

    def events(self, game: ShadowfistGame, frame: Any, seat: int, amount: int) -> list[Event]:
        lost = min(amount, game.players[seat].power)
        return [PowerLost(seat, lost, frame.scope.source)] if lost else []


class StealPower(PowerEffect, frozen=True):
    """SF 17.2.3. From players; no more than they have. `up_to`: or less, as the thief says then."""

    up_to: bool = False
    threat: ClassVar[str] = "steal"

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        from quickening.games.shadowfist.rules.saying import StealSome

        if not self.up_to:
            return super().pay(game, frame)
        most, scope = amounts(game, frame, self.amount), frame.scope
        return frame.run_each(  # type: ignore[no-any-return]
            [
                StealSome(seat=scope.you, victim=seat, most=most, by=scope.source)
                for seat in self.who.seats(game, scope)
            ]
        )

    def events(self, game: ShadowfistGame, frame: Any, seat: int, amount: int) -> list[Event]:
        moved = min(amount, game.players[seat].power)
        frame.scope = replace(frame.scope, amount=moved)
        return [PowerStolen(frame.scope.you, moved, frame.scope.source, victim=seat)] if moved else []


class GivePower(PowerEffect, frozen=True):
    """SF 17.2.4. To a player: it must be there to be given."""

    def events(self, game: ShadowfistGame, frame: Any, seat: int, amount: int) -> list[Event]:
        moved = min(amount, game.players[frame.scope.you].power)
        return [PowerGiven(frame.scope.you, moved, frame.scope.source, receiver=seat)] if moved else []

    def power(self, game: ShadowfistGame, scope: Scope) -> int:
        return self.amount.value(game, scope)


class PayPower(Cost, frozen=True):
    """SF 17.2.5. As much as the player says where it is X (SF 48.0)."""

    amount: Amount

    @property
    def sets_x(self) -> bool:
        return isinstance(self.amount, X)

    def most_x(self, game: ShadowfistGame, scope: Scope) -> int:
        return game.players[scope.you].power

    def power(self, game: ShadowfistGame, scope: Scope) -> int:
        return 0 if self.sets_x else self.amount.value(game, scope)

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        return game.players[scope.you].power >= self.amount.value(game, scope)

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        amount = amounts(game, frame, self.amount)
        frame.scope = replace(frame.scope, paid=frame.scope.paid + amount)
        game.result = frame.scope
        return game.do([PowerPaid(frame.scope.you, amount, frame.scope.source)] if amount else [], frame.start)


class TargetPlayer(Cost, frozen=True):
    """`target an opponent`: chosen as the effect is generated (SF 24.2.1)."""

    who: ChosenPlayer
    only_chooses: ClassVar[bool] = True

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        return frame.start  # type: ignore[no-any-return]

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        return bool(self.who.candidates(game, scope))


# -- hands and decks -----------------------------------------------------------------------------------------------


class DrawCards(PowerEffect, frozen=True):
    """From the top of the deck, as many as there are."""

    def events(self, game: ShadowfistGame, frame: Any, seat: int, amount: int) -> list[Event]:
        cards = tuple(reversed(game.areas[DECK, seat][-amount:]))
        return [Drew(seat, cards)] if cards else []


class FillHand(Cost, frozen=True):
    """`fill your hand to six cards`; without a number, to the hand size (SF 9.2.2.2)."""

    amount: Amount | None = None
    who: Who = YOU

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        made: list[Event] = []
        for seat in self.who.seats(game, frame.scope):
            size = game.hand_size(seat) if self.amount is None else amounts(game, frame, self.amount)
            missing = size - len(game.areas[HAND, seat])
            cards = tuple(reversed(game.areas[DECK, seat][-missing:])) if missing > 0 else ()
            made += [Drew(seat, cards)] if cards else []
        return game.do(made, frame.start, frame.scope.spared)


class DiscardAtRandom(PowerEffect, frozen=True):
    """SF 39.0. Cards from the hand by chance."""

    threat: ClassVar[str] = "discard"

    def events(self, game: ShadowfistGame, frame: Any, seat: int, amount: int) -> list[Event]:
        hand = list(game.areas[HAND, seat])
        game.chance.shuffle(hand)
        return [Discarded(card, frame.scope.source, seat) for card in hand[:amount]]


class DiscardHand(Cost, frozen=True):
    """`discard your hand`."""

    who: Who = YOU
    threat: ClassVar[str] = "discard"

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        seats = self.who.seats(game, frame.scope)
        events = [Discarded(card, frame.scope.source, seat) for seat in seats for card in game.areas[HAND, seat]]
        return game.do(events, frame.start, frame.scope.spared)


class DiscardChosen(Cost, frozen=True):
    """`that player discards 2 cards`: of their own choice, now (SF 24.2.1); `up_to`: or fewer."""

    amount: Amount
    who: Who = YOU
    up_to: bool = False
    threat: ClassVar[str] = "discard"

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        from quickening.games.shadowfist.rules.discarding import DiscardSome

        return frame.run_each(  # type: ignore[no-any-return]
            [
                DiscardSome(
                    seat=seat, count=amounts(game, frame, self.amount), up_to=self.up_to, by=frame.scope.source
                )
                for seat in self.who.seats(game, frame.scope)
            ]
        )

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        least = 0 if self.up_to else self.amount.value(game, scope)
        return all(len(self.hand(game, seat)) >= least for seat in self.who.seats(game, scope))

    def hand(self, game: ShadowfistGame, seat: int) -> list[int]:
        """SF 6.2, 39.0. What a player may discard."""
        from quickening.games.shadowfist.rules.discarding import discardable

        return discardable(game, seat)


class LookAtHand(Cost, frozen=True):
    """`look at that player's hand`."""

    who: Who
    threat: ClassVar[str] = "look at hand"

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        events = [
            Looked(frame.scope.you, tuple(game.areas[HAND, seat])) for seat in self.who.seats(game, frame.scope)
        ]
        return game.do(events, frame.start, frame.scope.spared)


class LookAtTop(Cost, frozen=True):
    """`look at the top 3 cards of your deck`: they are what the text speaks of next; `shown`: to everybody."""

    amount: Amount
    who: Who = YOU
    shown: bool = False

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        count = amounts(game, frame, self.amount)
        seats = self.who.seats(game, frame.scope)
        cards = tuple(card for seat in seats for card in reversed(game.areas[DECK, seat][-count:]))
        frame.scope = replace(frame.scope, it=tuple(game.ref(card) for card in cards))
        seen_by = NOBODY if self.shown else frame.scope.you
        return game.do([Looked(seen_by, cards)] if cards else [], frame.start, frame.scope.spared)


class StealHalf(Cost, frozen=True):
    """`steal half of a player's Power, rounded down` (SF 17.2.3)."""

    who: Who
    threat: ClassVar[str] = "steal"

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        made: list[Event] = []
        for seat in self.who.seats(game, frame.scope):
            moved = game.players[seat].power // 2
            frame.scope = replace(frame.scope, amount=moved)
            made += [PowerStolen(frame.scope.you, moved, frame.scope.source, victim=seat)] if moved else []
        return game.do(made, frame.start, frame.scope.spared)


class PassPower(Cost, frozen=True):
    """`take a point of Power from one of the players with the most Power and give it to one with the least`.

    Both players are chosen as the effect is generated (SF 24.2.1).
    """

    amount: Amount
    #: What is asked of whoever chooses the players.
    picks_players: ClassVar[tuple[str, ...]] = ("From whom?", "To whom?")

    def able_players(self, game: ShadowfistGame, chosen: tuple[int, ...]) -> list[int]:
        """Those with the most Power; once one of them is chosen, those with the least."""
        power = {seat: game.players[seat].power for seat in game.seats_from(game.active)}
        wanted = min(power.values()) if chosen else max(power.values())
        return [seat for seat, has in power.items() if has == wanted]

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        scope = frame.scope
        giver, receiver = scope.players
        moved = min(amounts(game, frame, self.amount), game.players[giver].power)
        gone = game.players[giver].out or game.players[receiver].out
        events = [PowerGiven(giver, moved, scope.source, receiver=receiver)] if moved and not gone else []
        return game.do(events, frame.start, scope.spared)


class LoseTo(Cost, frozen=True):
    """`the player to your left steals all your Power` (SF 17.2.3)."""

    who: Who

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        power = game.players[frame.scope.you].power
        events = [
            PowerStolen(seat, power, frame.scope.source, victim=frame.scope.you)
            for seat in self.who.seats(game, frame.scope)
            if power and seat != frame.scope.you
        ]
        return game.do(events, frame.start, frame.scope.spared)


class DrawUpTo(Cost, frozen=True):
    """`draw up to 2 cards`: one after another, as long as the player likes."""

    amount: Amount

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        left = amounts(game, frame, self.amount)
        if left > 0:
            frame.insert(May((DrawCards(Number(1)), DrawUpTo(Number(left - 1)))))
        return frame.start  # type: ignore[no-any-return]
