"""What continuous modifiers change about a card (HK 708)."""

from __future__ import annotations

from typing import ClassVar

from quickening.games.huntik.kinds.abilities import HuntikAbility
from quickening.games.huntik.kinds.conditions import in_zones
from quickening.games.huntik.kinds.places import Place
from quickening.games.huntik.rules.facts import Facts, Laws, with_gift
from quickening.games.huntik.state import HuntikGame, Modifier
from quickening.lang.nodes import Amount, Change, Effect, Scope, Trigger
from quickening.lang.selections import Cards

_NUMBERS = frozenset({"ATK", "DEF"})
_POWERS = frozenset({"powers"})
_LAWS = frozenset({"laws"})


class Plus(Change, frozen=True):
    """`+2 ATK and +2 DEF`, each `times` an amount."""

    atk: int = 0
    defense: int = 0
    times: Amount | None = None
    reads: ClassVar[frozenset[str]] = frozenset({"controller", "type", "zone"})
    writes: ClassVar[frozenset[str]] = _NUMBERS

    @property
    def written(self) -> frozenset[str]:
        return frozenset({"ATK"} if self.atk else ()) | frozenset({"DEF"} if self.defense else ())

    @property
    def looks_around(self) -> bool:
        return self.times is not None

    def counted(self, game: HuntikGame, scope: Scope) -> Change:
        if self.times is None:
            return self
        times = self.times.value(game, scope)
        return Plus(self.atk * times, self.defense * times)

    def apply(self, game: HuntikGame, facts: Facts, scope: Scope) -> None:
        times = 1 if self.times is None else self.times.value(game, scope)
        facts.atk += self.atk * times
        facts.defense += self.defense * times


class Swapped(Change, frozen=True):
    """ATK and DEF swap."""

    writes: ClassVar[frozenset[str]] = _NUMBERS
    order_matters: ClassVar[bool] = True

    def apply(self, game: HuntikGame, facts: Facts, scope: Scope) -> None:
        facts.atk, facts.defense = facts.defense, facts.atk


class Amounts(Change, frozen=True):
    """`has 5 ATK`: whatever it was. -1 leaves a number as it is."""

    atk: int = -1
    defense: int = -1
    writes: ClassVar[frozenset[str]] = _NUMBERS
    order_matters: ClassVar[bool] = True

    @property
    def written(self) -> frozenset[str]:
        return frozenset({"ATK"} if self.atk >= 0 else ()) | frozenset({"DEF"} if self.defense >= 0 else ())

    def apply(self, game: HuntikGame, facts: Facts, scope: Scope) -> None:
        facts.atk = self.atk if self.atk >= 0 else facts.atk
        facts.defense = self.defense if self.defense >= 0 else facts.defense


class EqualTo(Change, frozen=True):
    """`my ATK is equal to the number of cards in your hand`."""

    number: str
    times: Amount
    reads: ClassVar[frozenset[str]] = frozenset({"controller", "type", "zone"})
    writes: ClassVar[frozenset[str]] = _NUMBERS
    order_matters: ClassVar[bool] = True

    @property
    def written(self) -> frozenset[str]:
        return frozenset({self.number})

    @property
    def looks_around(self) -> bool:
        return True

    def counted(self, game: HuntikGame, scope: Scope) -> Change:
        number = self.times.value(game, scope)
        return Amounts(atk=number) if self.number == "ATK" else Amounts(defense=number)

    def apply(self, game: HuntikGame, facts: Facts, scope: Scope) -> None:
        if self.number == "ATK":
            facts.atk = self.times.value(game, scope)
        else:
            facts.defense = self.times.value(game, scope)


class Together(Change, frozen=True):
    """`is unblockable and gets +1 ATK`: several changes of one always-on power, each a modifier of its own."""

    changes: tuple[Change, ...]


class Unblockable(Change, frozen=True):
    """HK 403.4a. The keyword; or the card loses it, if it had it until then."""

    lost: bool = False
    writes: ClassVar[frozenset[str]] = _LAWS

    @property
    def order_matters(self) -> bool:  # type: ignore[override]  # only where it is lost
        return self.lost

    def apply(self, game: HuntikGame, laws: Laws, scope: Scope) -> None:
        laws.unblockable = not self.lost


class Given(Change, frozen=True):
    """HK 700.1. A quoted power is given to the card."""

    power: HuntikAbility
    writes: ClassVar[frozenset[str]] = _POWERS

    @property
    def gift(self) -> HuntikAbility:
        return self.power

    def apply(self, game: HuntikGame, facts: Facts, scope: Scope) -> None:
        if self.power.is_action and scope.source is not None and game.active(facts.card):
            facts.powers = with_gift(facts.powers, self.power, scope.source.card)


class NoPowers(Change, frozen=True):
    """HK 700.3. The card loses its powers: those it has printed, and those it was given before."""

    writes: ClassVar[frozenset[str]] = _POWERS | _LAWS
    order_matters: ClassVar[bool] = True
    takes_powers: ClassVar[bool] = True

    def apply(self, game: HuntikGame, facts: Facts, scope: Scope) -> None:
        facts.powers = []
        facts.lost_at = facts.now


class TreatedAs(Change, frozen=True):
    """HK 300.1a. The card is treated as one of another type; all that asks for its type finds that one."""

    type: str
    writes: ClassVar[frozenset[str]] = frozenset({"type"})

    def apply(self, game: HuntikGame, facts: Facts, scope: Scope) -> None:
        facts.type = self.type


class MoveUpTo(Change, frozen=True):
    """`I can move up to 3 zones`, perhaps only forward or back; or `can only move 1 zone`, which wins (HK 103.3).

    `on_its_own`: others may move it farther. What the mission says wins over that (HK 103.2).
    """

    zones: int
    forward_only: bool = False
    only: bool = False
    on_its_own: bool = False
    back_only: bool = False
    writes: ClassVar[frozenset[str]] = _LAWS

    def apply(self, game: HuntikGame, laws: Laws, scope: Scope) -> None:
        if self.only:
            laws.limit = min(laws.limit, self.zones)
            laws.reach = laws.reach if self.on_its_own else min(laws.reach, self.zones)
            return
        forward, back = 0 if self.back_only else self.zones, 0 if self.forward_only else self.zones
        laws.forward, laws.back = max(laws.forward, forward), max(laws.back, back)
        if scope.source is not None and scope.source.card == game.mission:
            laws.granted_forward = max(laws.granted_forward, forward)
            laws.granted_back = max(laws.granted_back, back)


class Cannot(Change, frozen=True):
    """HK 103.3. Something that can't be: `move`, `be KO'd`, `be targeted`, `be aimed at`, `ready`, `exhaust` ...

    In a `place`: `start a combat` there, `move out` of it, or `move into` it, or into a zone in which `cards` are
    (HK 403.2b): it cannot end its move there, but pass through it. To `be spared` by enemy attacks (HK 602.2) and to
    `refrain from combat` (HK 600.4) are what a card that must be aimed at, or start a combat, can't.
    """

    what: str
    place: Place | None = None
    cards: Cards | None = None
    writes: ClassVar[frozenset[str]] = _LAWS

    @property
    def bans(self) -> tuple[str, ...]:
        return () if self.place or self.cards else (self.what,)

    def apply(self, game: HuntikGame, laws: Laws, scope: Scope) -> None:
        if self.place is None and self.cards is None:
            laws.forbidden.setdefault(self.what, Modifier(self, scope, 0))
        elif self.what == "move into":
            laws.kept_out = (*laws.kept_out, (self, scope))
        elif self.what == "move out":
            laws.kept_in = (*laws.kept_in, (self, scope))
        else:
            laws.peaceful = (*laws.peaceful, (self, scope))

    def zones(self, game: HuntikGame, scope: Scope) -> set[int]:
        """The zones it is kept out of now; stunned cards are in none."""
        if self.cards is not None:
            return {game.cards[card].zone for card in in_zones(game, self.cards, scope)}
        return {self.place.zone(game, scope)} if self.place is not None else set()


class Passes(Change, frozen=True):
    """HK 403.4. Cards of a description do not block it."""

    cards: Cards
    writes: ClassVar[frozenset[str]] = _LAWS

    def apply(self, game: HuntikGame, laws: Laws, scope: Scope) -> None:
        laws.passed = (*laws.passed, (self.cards, scope))


class Blocks(Change, frozen=True):
    """A feature that blocks heroes of a description (HK 403.4)."""

    cards: Cards
    writes: ClassVar[frozenset[str]] = _LAWS

    def apply(self, game: HuntikGame, laws: Laws, scope: Scope) -> None:
        laws.barriers = (*laws.barriers, (self.cards, scope))


# -- changes to rules rather than cards: they write nothing on a card and are looked for by name -------------------


#: What may be so for a player, as rules ask for it.
AIM_AT_ONE = "enemies aim at one"
TOP_REVEALED, MAY_PLAY_TOP = "top revealed", "may play top"
HAND_REVEALED, THEIR_HAND_REVEALED = "hand revealed", "opponent's hand revealed"
EXTRA_MAJORS = "extra majors"


class Law(Change, frozen=True):
    """A rule of the game that is otherwise for you: enemy attacks must all be aimed at a single hero or obstacle.

    You, or your opponent, play with a hand revealed (HK 400.6a), you with the top card of your deck (HK 400.5d),
    which you may play (HK 404.1c), or you may play an extra major hero each round (HK 301.2b).
    """

    word: str

    @property
    def law(self) -> str:
        return self.word


class CannotStay(Change, frozen=True):
    """`If it's round 1, eliminate me`: as soon as that is so, whenever it is."""

    effects: tuple[Effect, ...]
    ends: ClassVar[bool] = True


class BarredFromPlaying(Change, frozen=True):
    """HK 103.3. `you`, your `opponent` or `all` players can't play such cards."""

    cards: Cards
    who: str = "opponent"


class MayPlayInto(Change, frozen=True):
    """You may play such heroes into a zone."""

    cards: Cards


class Arriving(Change, frozen=True):
    """HK 705.1b. How other cards come into play."""

    exhausted: bool = False
    atk: int = 0
    defense: int = 0
    stunned: bool = False


class Waiting(Change, frozen=True):
    """HK 709. A triggered modifier, perhaps for the `next` time only."""

    trigger: Trigger
    effects: tuple[Effect, ...]
    next: bool = False
    deferred: ClassVar[bool] = True


class Instead(Change, frozen=True):
    """HK 710. A replacement modifier, perhaps `optional`, perhaps for the `next` time only."""

    trigger: Trigger
    effects: tuple[Effect, ...]
    optional: bool = False
    next: bool = False
    deferred: ClassVar[bool] = True


class Controlled(Change, frozen=True):
    """HK 401.3. A player has control of the card."""

    seat: int = -1
