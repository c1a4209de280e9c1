"""What is done with Power: gained, generated, stolen, given, paid (SF 17.2, 31.3, 50.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.core.frames import Next
from quickening.games.shadowfist.events.attacks import AttackEnding
from quickening.games.shadowfist.events.notes import AttackWon
from quickening.games.shadowfist.events.players import (
    AuctionTaken,
    PowerGained,
    PowerGenerated,
    PowerGiven,
    PowerLost,
    PowerPaid,
    PowerPromised,
    PowerStolen,
)
from quickening.games.shadowfist.rules.influencing import TurningInfluence, influence_of
from quickening.games.shadowfist.rules.saying import say_stolen
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.lang.nodes import Amount, Effect
from quickening.lang.resolve import May


class Act(NamedTuple):
    """How something is done by players, or to them.

    `events` are made for each player and an amount above 0; `pay` does all of it in a way of its own. `threat` is
    what it could do to players (SF 26.3). `takes_power`: the player of the text needs as much Power for it. `most_x`
    is how much there is where it must be there to the full, and how large X may be. `yours`: only the player of the
    text does it, so that it is said of nobody else.
    """

    events: Callable[[ShadowfistGame, Any, int, int, Any], list[Event]] | None = None
    pay: Callable[[ShadowfistGame, Any, Any], Next] | None = None
    threat: str = ""
    takes_power: bool = False
    most_x: Callable[[ShadowfistGame, int], int] | None = None
    possible: Callable[[ShadowfistGame, Any, Any], bool] | None = None
    yours: bool = False


def amounts(game: ShadowfistGame, frame: Any, amount: Amount | None) -> int:
    """How much, never below 0; one where nothing is said."""
    return 1 if amount is None else max(0, amount.value(game, frame.scope))


def always(game: ShadowfistGame, scope: Any, effect: Any) -> bool:
    """What can be done whoever is there."""
    return True


# -- gained and generated --------------------------------------------------------------------------------------------


def _gain(game: ShadowfistGame, frame: Any, seat: int, amount: int, effect: Any) -> list[Event]:
    """SF 17.2.2. No more than the text lets a player gain in this way."""
    if effect.limit:
        amount = min(amount, effect.limit - _gained(game, frame.scope, seat, effect.per))
    return [PowerGained(seat, amount, frame.scope.source)] if amount > 0 else []


def _gained(game: ShadowfistGame, scope: Any, seat: int, per: str) -> int:
    """How much the player has gained by this card, this turn or since it came to be."""
    events = game.events_this_turn() if per else game.log
    return sum(
        event.amount
        for event in events
        if isinstance(event, PowerGained) and event.seat == seat and event.by == scope.source
    )


def _generate(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """SF 17.2.1. In the Power generation step; `how`: no other `cards` or `Events` generate Power this turn."""
    scope, amount = frame.scope, amounts(game, frame, effect.amount)
    seats = effect.who.seats(game, scope)
    if game.shot == "establishing":
        return game.do([PowerPromised(seat, amount, scope.source, effect.how) for seat in seats], frame.start)
    made = [PowerGenerated(seat, amount, scope.source) for seat in seats if amount]
    return game.do(made, frame.start, scope.spared)


# -- lost, stolen, given ---------------------------------------------------------------------------------------------


def _lose(game: ShadowfistGame, frame: Any, seat: int, amount: int, effect: Any) -> list[Event]:
    """SF 17.2.6. No more than there is."""
    lost = min(amount, game.players[seat].power)
    return [PowerLost(seat, lost, frame.scope.source)] if lost else []


def _steal(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """SF 17.2.3. No more than there is; `up to`: or less, as the thief says then; `half` of it, rounded down."""
    scope, amount = frame.scope, amounts(game, frame, effect.amount)
    seats = effect.who.seats(game, scope)
    if effect.how == "up to":
        return frame.run_each([say_stolen(game, seat, amount, scope) for seat in seats])  # type: ignore[no-any-return]
    made: list[Event] = []
    for seat in seats if amount else ():
        has = game.players[seat].power
        moved = has // 2 if effect.how == "half" else min(amount, has)
        frame.scope = replace(frame.scope, amount=moved)
        made += [PowerStolen(scope.you, moved, scope.source, victim=seat)] if moved else []
    return game.do(made, frame.start, scope.spared)


def _lose_to(game: ShadowfistGame, frame: Any, seat: int, amount: int, effect: Any) -> list[Event]:
    """SF 17.2.3. `the player to your left steals all your Power`."""
    you = frame.scope.you
    has = game.players[you].power
    return [PowerStolen(seat, has, frame.scope.source, victim=you)] if has and seat != you else []


def _give(game: ShadowfistGame, frame: Any, seat: int, amount: int, effect: Any) -> list[Event]:
    """SF 17.2.4. It must be there to be given."""
    moved = min(amount, game.players[frame.scope.you].power)
    return [PowerGiven(frame.scope.you, moved, frame.scope.source, receiver=seat)] if moved else []


#: What is asked where Power is passed: from one of the players with the most of it to one with the least (SF 24.2.1).
PASSING = ("From whom?", "To whom?")


def may_pass(game: ShadowfistGame, chosen: tuple[int, ...]) -> list[int]:
    """Those with the most Power; once one of them is chosen, those with the least."""
    has = {seat: game.players[seat].power for seat in game.seats_from(game.active)}
    wanted = min(has.values()) if chosen else max(has.values())
    return [seat for seat, much in has.items() if much == wanted]


def _pass(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    scope = frame.scope
    giver, receiver = scope.players
    moved = min(amounts(game, frame, effect.amount), game.players[giver].power)
    gone = game.players[giver].out or game.players[receiver].out
    made = [PowerGiven(giver, moved, scope.source, receiver=receiver)] if moved and not gone else []
    return game.do(made, frame.start, scope.spared)


# -- paid ------------------------------------------------------------------------------------------------------------


def power_of(game: ShadowfistGame, seat: int) -> int:
    """SF 17.2.5. What a player can pay."""
    return game.players[seat].power


def _pay(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """SF 17.2.5. As much as the player says where it is X (SF 48.0)."""
    amount = amounts(game, frame, effect.amount)
    frame.scope = replace(frame.scope, paid=frame.scope.paid + amount, done=1)
    return game.do([PowerPaid(frame.scope.you, amount, frame.scope.source)] if amount else [], frame.start)


def _may_pay(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """`optionally pay 1 Power`: whether it was paid is noted as the text's amount."""
    if game.players[frame.scope.you].power >= effect.amount.value(game, frame.scope):
        paid: Effect = replace(effect, deed="pay and note")
        frame.insert(May((paid,)))
    return frame.start  # type: ignore[no-any-return]


def _pay_and_note(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    paid = effect.amount.value(game, frame.scope)
    frame.scope = replace(frame.scope, amount=paid)
    return game.do([PowerPaid(frame.scope.you, paid, frame.scope.source)], frame.start)


def influence(game: ShadowfistGame, seat: int) -> int:
    """SF 48.0, 50.8. As much Influence as can be turned."""
    return influence_of(game, seat)


def _turn_influence(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """SF 50.8. Cards with so much Influence together are turned; what is too much is lost."""
    amount = effect.amount.value(game, frame.scope)
    return frame.run_each([TurningInfluence(seat=frame.scope.you, amount=amount)])  # type: ignore[no-any-return]


# -- auctions and attacks --------------------------------------------------------------------------------------------


def _bidder_gives(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """SF 31.3. `the highest bidder gives you Power equal to the bid`."""
    auction, you = game.auction, frame.scope.you
    if auction is None or auction.bidder == you:
        return frame.start  # type: ignore[no-any-return]
    given = min(auction.bid, game.players[auction.bidder].power)
    made = [PowerGiven(auction.bidder, given, frame.scope.source, receiver=you)] if given else []
    return game.do(made, frame.start, frame.scope.spared)


def _win_auction(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """SF 31.3. Without a bid, so nothing is spent for it."""
    taken = [AuctionTaken(frame.scope.you, frame.scope.source)] if game.auction is not None else []
    return game.do(taken, frame.start, frame.scope.spared)


def _win_attack(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """SF 28.12. `the attack is considered to be a success`."""
    event = frame.scope.event
    if isinstance(event, AttackEnding):
        game.note(AttackWon(event.seat))
    return frame.start  # type: ignore[no-any-return]


def _known(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """SF 37.0. What a card cost less by what was chosen for it: it was taken off before anything was paid."""
    return frame.start  # type: ignore[no-any-return]


ACTS: dict[str, Act] = {
    "gain Power": Act(_gain),
    "limit Power": Act(yours=True),  # said after what gains it, and no part of a tree that is kept
    "generate Power": Act(pay=_generate),
    "lose Power": Act(_lose),
    "steal Power": Act(pay=_steal, threat="steal"),
    "lose Power to": Act(_lose_to, possible=always),
    "give Power": Act(_give, takes_power=True),
    "pass Power": Act(pay=_pass, yours=True),
    "pay Power": Act(pay=_pay, takes_power=True, most_x=power_of, yours=True),
    "may pay Power": Act(pay=_may_pay, possible=always, yours=True),
    "pay and note": Act(pay=_pay_and_note, possible=always, yours=True),
    "save Power": Act(pay=_known, yours=True),  # SF 24.2, 37.0: by what is chosen (`rules.choice_prices`)
    "turn Influence": Act(pay=_turn_influence, most_x=influence, yours=True),
    "take the bid": Act(pay=_bidder_gives, yours=True),
    "win the auction": Act(pay=_win_auction, yours=True),
    "win the attack": Act(pay=_win_attack, yours=True),
}
