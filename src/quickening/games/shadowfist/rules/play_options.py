"""SF 25. What a card's own text says about playing it: other limits, other costs, another type."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.core.once import once
from quickening.games.shadowfist.definitions import STATE, Printed, breaks_in
from quickening.games.shadowfist.events.attacks import AttackDeclared
from quickening.games.shadowfist.events.entering import CardPlayed
from quickening.games.shadowfist.kinds.abilities import (
    Activated,
    AsState,
    Bargain,
    Bold,
    Continuous,
    ExtraSite,
    Played,
    PlayLimit,
    PlayOn,
    Restriction,
    Substitute,
    Triggered,
    XIs,
)
from quickening.games.shadowfist.kinds.basics import CostChange
from quickening.games.shadowfist.kinds.figures import least_x
from quickening.games.shadowfist.kinds.players_do import PlayersDo, players_do
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import HAND
from quickening.lang.nodes import Amount
from quickening.lang.selections import Cards

NOTHING_MORE = Played()


class HowPlayed:
    """What a card's own text says about playing it, worked out once.

    `text` is what an Event does, or what else a card needs to be played; `breaks_in` whether that may be in a closed
    scene (SF 23.2); `waits` whether it is played in no other than its player's quiet Main Shot (SF 25.4-25.7).
    `subjects` describes what a State is played on (SF 25.5.1), `limits` how often a card may be played, `changes`
    what its text changes of its cost, `by_choice` what follows from what is chosen for it. `plain`: it costs `cost`,
    and Power alone; without a number it is a Feng Shui Site that costs as much as its player has of them (SF 25.7.2).
    `steady`: whether it is within reach follows from resources, what is in play and what was played (`may_play`).
    """

    __slots__ = (
        "bargain",
        "breaks_in",
        "by_choice",
        "changes",
        "cost",
        "crisis",
        "least_x",
        "limits",
        "plain",
        "steady",
        "subjects",
        "text",
        "waits",
        "x_cost",
    )

    def __init__(self, printed: Printed) -> None:
        texts = printed.abilities
        self.text = next((one for one in texts if isinstance(one, Played)), NOTHING_MORE)
        self.breaks_in = breaks_in(self.text)
        self.waits = printed.type not in ANY_TIME and all(isinstance(one, NOT_ABOUT_PLAYING) for one in texts)
        self.subjects: tuple[Cards, ...] = tuple(one.cards for one in texts if isinstance(one, PlayOn))
        self.limits = tuple(one for one in texts if isinstance(one, PlayLimit))
        self.changes = tuple(one for one in texts if isinstance(one, Continuous) and changes_cost(one))
        paid: tuple[Any, ...] = self.text.costs
        self.by_choice: PlayersDo | None = next((one for one in paid if players_do(one, "save Power")), None)
        crisis = (one.amount for one in texts if isinstance(one, Bold) and one.word == "Crisis")
        self.crisis = next(crisis, None)
        self.least_x: int = least_x(printed)
        defined = (one.amount for one in texts if isinstance(one, XIs) and "cost" in printed.variable)
        self.x_cost: Amount | None = next((amount for amount in defined if amount is not None), None)
        self.bargain: int = max((one.most for one in texts if isinstance(one, Bargain)), default=0)
        # SF 37.0, 48.0, 50.4: whether what it costs is what is printed on it
        special = self.by_choice is not None or any(isinstance(one, (XIs, Bargain, AsState)) for one in texts)
        self.cost = 0 if printed.cost is None and not printed.feng_shui else printed.cost
        self.plain = not (special or self.changes or self.crisis is not None or printed.variable)
        usual = self.waits or printed.type in ANY_TIME
        self.steady = self.plain and usual and not (self.limits or any(isinstance(one, Substitute) for one in texts))


#: SF 25.3, 25.5. The types of cards that are not for a quiet Main Shot alone.
ANY_TIME = ("Event", STATE)
NOT_ABOUT_PLAYING = (Restriction, Bold, Continuous, Activated, Triggered)


@once
def how_played(printed: Printed) -> HowPlayed:
    """SF 25. What a card's own text says about playing it."""
    return HowPlayed(printed)


def changes_cost(ability: Continuous) -> bool:
    """SF 37.0. Whether a text changes what its own card costs to play."""
    return isinstance(ability.change, CostChange) and ability.area == HAND


def over_limit(game: ShadowfistGame, seat: int, printed: Printed) -> bool:
    """Whether a card that may be played only once an attack or a turn was played already."""
    limits = how_played(printed).limits
    return bool(limits) and any(played_already(game, seat, one.title, one.per) for one in limits)


def played_already(game: ShadowfistGame, seat: int, title: str, per: str) -> bool:
    """Whether a player has played a card of that title in this turn or attack."""
    for event in reversed(game.events_this_turn()):
        if per == "attack" and isinstance(event, AttackDeclared):
            return False
        if isinstance(event, CardPlayed) and event.seat == seat and game.cards[event.card].name == title:
            return True
    return False


def allows_extra_site(game: ShadowfistGame, seat: int, printed: Printed) -> bool:
    """SF 25.7. Whether a Site may be played besides the one Site of a turn: once."""
    extra = any(isinstance(one, ExtraSite) and one.title == printed.name for one in printed.abilities)
    return extra and game.players[seat].sites_played == 1


@once
def as_state(printed: Printed) -> Printed | None:
    """SF 7.1.1. The card as the State it may be played as, the same each time."""
    found = next((one for one in printed.abilities if isinstance(one, AsState)), None)
    return replace(printed, type=STATE, fighting=0, abilities=found.abilities) if found is not None else None
