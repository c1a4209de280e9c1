"""The paragraphs of a card's text: what kinds of power there are (HK 700.1)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.games.huntik.kinds.conditions import in_discard_pile
from quickening.games.huntik.kinds.places import Place
from quickening.games.huntik.state import PLAY
from quickening.lang.nodes import Ability, Amount, Change, Condition, Effect, Node, Selection, Trigger, everything
from quickening.lang.resolve import If
from quickening.lang.selections import Cards


class HuntikAbility(Ability, frozen=True):
    """A power. `is_action` powers are used, `is_triggered` ones wait, `is_continuous` ones are always on."""

    is_action: ClassVar[bool] = False
    is_triggered: ClassVar[bool] = False
    is_continuous: ClassVar[bool] = False

    @property
    def nodes(self) -> list[Node]:
        """All that it is made of."""
        return everything(self)

    @property
    def single(self) -> tuple[HuntikAbility, ...]:
        """An always-on power that changes several things, as so many that change one."""
        return (self,)


class ActionPower(HuntikAbility, frozen=True):
    """HK 701. A power that is used: free, exhaust or combat. `area` is where the card has to be (HK 700.2)."""

    kind: str
    effects: tuple[Effect, ...]
    name: str = ""
    area: str = PLAY
    once: str = ""
    users: str = ""
    is_action: ClassVar[bool] = True


class TriggeredPower(HuntikAbility, frozen=True):
    """HK 702. A power that waits for an event, perhaps `once` per round or game (HK 701.3).

    Its if-condition (HK 702.2) is the `If` around its effects.
    """

    trigger: Trigger
    effects: tuple[Effect, ...]
    name: str = ""
    once: str = ""
    is_triggered: ClassVar[bool] = True

    @property
    def in_discard_pile(self) -> bool:
        """HK 700.2. Whether it says that it functions in the discard pile."""
        first = self.effects[0]
        return isinstance(first, If) and in_discard_pile(first.condition)


class AlwaysOn(HuntikAbility, frozen=True):
    """HK 703. A power that changes something as long as the card has it."""

    who: Selection | Cards | Place
    change: Change
    name: str = ""
    condition: Condition | None = None
    is_continuous: ClassVar[bool] = True

    @property
    def single(self) -> tuple[HuntikAbility, ...]:
        changes: tuple[Change, ...] = getattr(self.change, "changes", ())
        return tuple(replace(self, change=change) for change in changes) or (self,)


class WouldPower(HuntikAbility, frozen=True):
    """HK 710. A replacement: if something would happen, something else does, or may if it is `optional`.

    Perhaps only `once` per round or game (HK 701.3).
    """

    trigger: Trigger
    effects: tuple[Effect, ...]
    name: str = ""
    condition: Condition | None = None
    optional: bool = False
    once: str = ""


class CardText(HuntikAbility, frozen=True):
    """HK 302.2, 303.1. What an action or amulet does as it is played."""

    effects: tuple[Effect, ...]


class OnlyPlayed(HuntikAbility, frozen=True):
    """HK 703.2. A restriction on playing the card: by what hero, in which round."""

    by: Cards | None = None
    condition: Condition | None = None


class InsteadOfMajor(HuntikAbility, frozen=True):
    """HK 301.2a. Play this card instead of a major hero this round."""


class Response(HuntikAbility, frozen=True):
    """HK 701.4. A card that may be played when the opponent plays one of these."""

    cards: tuple[Cards, ...]


class ComesIn(HuntikAbility, frozen=True):
    """HK 705.1b. How the card enters play: exhausted, stunned, with so many counters."""

    exhausted: bool = False
    counter: str = ""
    name: str = ""
    atk: int = 0
    defense: int = 0
    count: int = 1
    stunned: bool = False
    times: Amount | None = None


class AsEnters(HuntikAbility, frozen=True):
    """HK 705.1a. Modifiers that are made as the card enters play, all at once with it."""

    gifts: tuple[Effect, ...]
    name: str = ""


class PlayedInto(HuntikAbility, frozen=True):
    """A hero that may be played into another zone than 1 (HK 705.1b): `beside` a card of yours, `near` an enemy's."""

    place: Place | None = None
    beside: Cards | None = None
    from_hand: bool = False
    condition: Condition | None = None
    name: str = ""
    zones: tuple[int, ...] = ()
    near: Cards | None = None


class ControlledBy(HuntikAbility, frozen=True):
    """HK 305.3a. Who controls an obstacle: `lead`, `defender`, `nobody` or `either`."""

    who: str


# -- missions (HK 304) ---------------------------------------------------------------------------------------------


class SetUp(HuntikAbility, frozen=True):
    """HK 304.2. Where the features go before the game."""

    effects: tuple[Effect, ...]


class WinIf(HuntikAbility, frozen=True):
    """HK 102.1a. The terms of the mission: checked at any time (HK 102.4). `who` is `you` or `defender`."""

    condition: Condition
    who: str = "you"


class WinAtEnd(HuntikAbility, frozen=True):
    """HK 501.1. Terms checked at the end of rounds. `later` means from the one round given on."""

    rounds: tuple[int, ...]
    condition: Condition
    later: bool = False
    who: str = "you"


class MostPoints(HuntikAbility, frozen=True):
    """HK 102.2a. At the end of a round the player with the most points wins."""

    round: int


class ZoneScore(Node, frozen=True):
    """Points for a hero in a zone."""

    points: int
    zone: int


class Scoring(HuntikAbility, frozen=True):
    """At the end of each round each player scores points for each of their heroes in these zones."""

    zones: tuple[ZoneScore, ...]


class ScoresTwice(HuntikAbility, frozen=True):
    """A hero with this feature scores twice."""


class FaceDown(HuntikAbility, frozen=True):
    """Features are shuffled face down before the game."""

    features: tuple[Any, ...]


class FirstHeroes(HuntikAbility, frozen=True):
    """The first lead heroes come into play with a face-down feature each.

    What a face-down feature says nobody knows; that it can be picked up again (HK 305.2c) is what the mission gives
    to its heroes.
    """

    count: int
    feature: str
    who: Cards
    change: Change
    condition: Condition | None = None
    is_continuous: ClassVar[bool] = True
