"""What texts do to players: Ability, arms, feet.

An effect on a player whose turn it is not waits until that player takes care of such things.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple, TypeGuard

from quickening.core.data import replace
from quickening.core.decisions import Decision
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.core.outside import Outcome
from quickening.games.highlander.events.fighters import (
    ArmsChanged,
    FellProne,
    MaximumChanged,
    Recovered,
    RegainedFeet,
    Tallied,
    TalliesTaken,
    WeaponBroken,
)
from quickening.games.highlander.events.lasting import DutyOwed, LastingBegan
from quickening.games.highlander.events.notes import Noted
from quickening.games.highlander.events.turns import EndGameBegan, PhaseStarted
from quickening.games.highlander.facts import of_player
from quickening.games.highlander.kinds.abilities import Static
from quickening.games.highlander.kinds.amounts import Some, seat_of, times
from quickening.games.highlander.kinds.changes import More
from quickening.games.highlander.kinds.choosing import Choosing
from quickening.games.highlander.kinds.conditions import effect_damage
from quickening.games.highlander.rules import arms
from quickening.games.highlander.state import (
    ARMED,
    DAMAGE,
    GAIN,
    LOSS,
    MUST_DO,
    NOBODY,
    RECONCILE,
    SHEATHED,
    UPKEEP,
    Duty,
    HighlanderGame,
    Lasting,
    Tally,
)
from quickening.lang.nodes import Amount, Effect, Scope, Selection
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards


class Deed(Effect, frozen=True):
    """Something a player does or that is done to a player. `waits`: it has to be that player's own turn. `follows`:
    after what the same player has to do just before, never ahead of it.
    """

    waits: ClassVar[bool] = False
    follows: ClassVar[bool] = False

    def resolve(self, game: Any, frame: Any) -> Next:
        """HL1 35, HL3 50. What a player has to do waits for that player's turn; what each has to do, for both."""
        who = getattr(self, "who", "you")
        if who == "each":
            together = (self, *self.followers(frame.todo[1:]))
            both = tuple(replace(deed, who=one) for one in ("you", "opponent") for deed in together)
            frame.todo = both + frame.todo[len(together) :]
            return frame.start  # type: ignore[no-any-return]
        seat = seat_of(who, frame.scope)
        if self.waits and (seat not in (game.active, frame.scope.you) or is_due(game, frame.scope, seat)):
            owed = (counted(self, game, frame.scope), *self.followers(frame.todo[1:]))
            frame.todo = frame.todo[len(owed) :]
            game.happen(DutyOwed(Duty(seat, owed, replace(frame.scope, event=None))))
            return frame.start  # type: ignore[no-any-return]
        return super().resolve(game, frame)

    def followers(self, todo: tuple[Any, ...]) -> tuple[Any, ...]:
        """What the same player does right after this, and not before it."""
        who = getattr(self, "who", "you")
        found: list[Any] = []
        for deed in todo:
            if not (getattr(deed, "follows", False) and deed.who == who):
                break
            found.append(deed)
        return tuple(found)


def blind(game: HighlanderGame, seat: int) -> bool:
    """HL3 150. Whether a player cannot look at the other's hand."""
    return "looks at no hand" in of_player(game, seat).allowed


def counted(effect: Any, game: HighlanderGame, scope: Scope) -> Any:
    """HL1 35. What is owed for each of something that was just done is as much as that now comes to."""
    each = getattr(effect, "each", None)
    if each is None or not getattr(each, "passing", False):
        return effect
    number = each.value(game, scope)
    if hasattr(effect, "what"):
        return replace(effect, what=replace(effect.what, amount=effect.what.amount * number), each=None)
    return replace(effect, amount=effect.amount * number, each=None)


def is_due(game: HighlanderGame, scope: Scope, seat: int) -> bool:
    """HL1 37, HL3 60, HLT 52. What the beginning of a turn makes its player do is owed: in the order they like."""
    began = isinstance(scope.event, PhaseStarted) and scope.event.phase in BEGINNINGS
    return began and seat == game.active and seat != scope.you


#: The phases in which a player takes care of what must be done.
BEGINNINGS = (MUST_DO, UPKEEP, RECONCILE)


def source_of(scope: Scope) -> int:
    return scope.source.card if scope.source is not None else NOBODY


def bound_to(game: HighlanderGame, scope: Scope, cards: list[int]) -> Scope:
    """The scope in which `it` are these cards."""
    return replace(scope, it=tuple(game.ref(card) for card in cards))


# -- what is done, by tables ---------------------------------------------------------------------------------------


class Operation(NamedTuple):
    """How a deed is carried out: `perform` does it, `possible` says whether it can be done, or to what, `suits`
    to which in play.

    `resolve` is for what may be put off; the flags are those of `Deed`, and what the rules ask of an effect.
    """

    perform: Callable[[Any, HighlanderGame, Resolve], Next]
    possible: Callable[[Any, HighlanderGame, Scope], object] | None = None
    suits: Callable[[Any, HighlanderGame, int], bool] | None = None
    resolve: Callable[[Any, HighlanderGame, Resolve], Next] | None = None
    waits: bool = False
    follows: bool = False
    releases: bool = False
    is_play: bool = False
    heeds_order: bool = False


OPERATIONS: dict[str, Operation] = {}
Perform = Callable[[Any, HighlanderGame, Resolve], Next]


def deed(name: str, **how: Any) -> Callable[[Perform], Perform]:
    """A function that carries out a deed, as the operation of that name."""

    def note(perform: Perform) -> Perform:
        OPERATIONS[name] = Operation(perform, **how)
        return perform

    return note


class TableDeed(Deed, frozen=True):
    """A deed that a table says how to carry out."""

    deed: str

    @property
    def operation(self) -> Operation:
        """How it is carried out."""
        return OPERATIONS[self.deed]

    @property
    def waits(self) -> bool:  # type: ignore[override]  # of a deed, not of the kind
        return self.operation.waits

    @property
    def follows(self) -> bool:  # type: ignore[override]  # of a deed, not of the kind
        return self.operation.follows

    @property
    def releases(self) -> bool:
        """Whether it is about the cards under its card."""
        return self.operation.releases

    @property
    def is_play(self) -> bool:  # type: ignore[override]  # of a deed, not of the kind
        return self.operation.is_play

    @property
    def heeds_order(self) -> bool:
        """HLT 86. Whether the order of a discard pile matters to it."""
        return self.operation.heeds_order

    def resolve(self, game: Any, frame: Any) -> Next:
        put_off = self.operation.resolve
        return super().resolve(game, frame) if put_off is None else put_off(self, game, frame)

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return self.operation.perform(self, game, frame)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        possible = self.operation.possible
        return possible is None or bool(possible(self, game, scope))

    def suits(self, game: HighlanderGame, card: int) -> bool:
        suits = self.operation.suits
        return suits is None or suits(self, game, card)


class Do(TableDeed, frozen=True):
    """A player does something, or it is done to a player: so much of it, in some way, with such `cards`."""

    who: str = "you"
    amount: int = 1
    how: str = ""
    each: Amount | None = None
    cards: Cards | None = None

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        """Whether a card is one of those meant."""
        return self.cards is not None and self.cards.fits(game, card, scope)


class DoSome(TableDeed, frozen=True):
    """Something is done to so many cards of a hand or pile. Cards like `cards` are treated otherwise."""

    what: Some
    who: str = "you"
    each: Amount | None = None
    how: str = ""
    area: str = ""
    cards: Cards | None = None


def some_of(seat: int, question: str, cards: Sequence[int], effect: DoSome, outcome: str) -> Choosing:
    """A player chooses cards, as many as an effect says and as there are."""
    most = min(effect.what.amount, len(cards))
    found = Choosing(seat=seat, question=question, cards=tuple(cards), outcome=outcome, effect=effect, most=most)
    found.least = 0 if effect.what.up_to else most
    return found


def is_discard(effect: object) -> TypeGuard[DoSome]:
    """Whether cards of a hand are discarded by it, chosen by their player."""
    return isinstance(effect, DoSome) and effect.deed == "discard"


class DoTo(TableDeed, frozen=True):
    """Something is done to cards in play that are chosen or spoken of; perhaps for a `span` of time."""

    what: Selection
    how: str = ""
    span: Any = None


class Points(Deed, frozen=True):
    """HL1 45, 75. Ability is lost, gained, or taken by damage that no attack deals: so much, or so much for each of
    something. What is lost is no damage, and not prevented with it; `more`: in addition to what is lost anyway;
    `sure`: damage that cannot be prevented.
    """

    deed: str
    amount: int
    who: str = "opponent"
    each: Amount | None = None
    more: bool = False
    sure: bool = False

    @property
    def deals_damage(self) -> bool:
        """Whether it is damage that no attack deals."""
        return self.deed == "take damage"

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        amount = times(self.amount, self.each, game, frame.scope)
        seat, kind = seat_of(self.who, frame.scope), TALLIES[self.deed]
        tally = Tally(seat, kind, amount, source_of(frame.scope), sure=self.sure)
        return game.do([Tallied(tally)] if amount else [], frame.start)


TALLIES = {"lose": LOSS, "gain": GAIN, "take damage": DAMAGE}


@deed("prevent damage")
def _prevent(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HL1 75. Up to so much damage is prevented when Ability is next adjusted."""
    until = "turn" if game.active == frame.scope.you else "next turn"
    shield = Static(More("prevented", plus=self.amount))
    lasting = Lasting(shield, frame.scope, game.tick(), until, frame.scope.you, game.turn - 1)
    return game.do([LastingBegan(lasting)], frame.start)


@deed("redirect damage")
def _redirect_damage(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HLT 147. Damage that effects would do to you is prevented, and done to the opponent."""
    found: list[Any] = effect_damage(game, frame.scope.you)
    back = [Tally(1 - frame.scope.you, DAMAGE, one.amount, one.source, redirected=True) for one in found]
    return game.do([TalliesTaken(tuple(found)), *(Tallied(tally) for tally in back)], frame.start)


@deed("redirect loss")
def _redirect_loss(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HLT 147. Ability that the opponent's cards make you lose is lost by the opponent instead, once."""
    you = frame.scope.you
    found = [
        one
        for one in game.tallies
        if one.seat == you and one.kind == LOSS and one.source != NOBODY and not one.redirected
    ]
    back = [Tally(1 - you, LOSS, one.amount, one.source, redirected=True) for one in found]
    return game.do([TalliesTaken(tuple(found)), *(Tallied(tally) for tally in back)], frame.start)


@deed("make Ability the maximum")
def _ability_is_maximum(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """The opponent's Ability becomes the maximum."""
    seat = 1 - frame.scope.you
    return game.do([MaximumChanged(seat, game.players[seat].ability, game.players[seat].maximum)], frame.start)


@deed("lower the maximum")
def _lower_maximum(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """The opponent's maximum Ability is lowered by the damage dealt."""
    seat = 1 - frame.scope.you
    damage = getattr(frame.scope.event, "damage", 0)
    return game.do(
        [MaximumChanged(seat, max(0, game.players[seat].maximum - damage), game.players[seat].maximum)],
        frame.start,
    )


@deed("Disarm")
def _disarm(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HL1 67, 72; HL3 84; HLT 83. A weapon is lost: the loser chooses which, in the first edition the opponent."""
    seat = seat_of(self.who, frame.scope)
    return Run(Disarming(seat=seat, chooser=frame.scope.you, broken=(self.how == "broken")), frame.start)


class Disarming(Frame):
    """A player loses a weapon."""

    seat: int = 0
    chooser: int = 0
    broken: bool = False

    def start(self, game: HighlanderGame) -> Next:
        weapons = arms.weapon_to_lose(game, self.seat)
        if not weapons or "cannot be disarmed" in of_player(game, self.seat).allowed:
            return None
        if weapons == [NOBODY]:
            return game.do(arms.disarming(game, self.seat, NOBODY, self.broken), self.end)
        who = 1 - self.seat if game.edition.disarmed.value == "any" else self.seat
        options = tuple(game.card_option("weapon", "{name}", card) for card in weapons)
        return Ask(Decision(who, "Which weapon is lost?", options), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        return game.do(arms.disarming(game, self.seat, game.chosen[0].ref, self.broken), self.end)


@deed("break the weapon")
def _break_weapon(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HL1 67, HL3 85. A weapon that was just lost is broken; else one that is in hand, and so lost."""
    seat = seat_of(self.who, frame.scope)
    fresh = game.players[seat].disarmed_since == game.turn  # HLT 84: else it is lost already
    lost = arms.lost_weapons(game, seat) if fresh or game.edition.lost_again.value else ()
    if not lost:
        return Run(Disarming(seat=seat, chooser=frame.scope.you, broken=True), frame.start)
    return game.do([WeaponBroken(seat, weapon) for weapon in lost], frame.start)


@deed("recover the weapon")
def _rearm(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HL3 86. A weapon is recovered without a roll; of several, the one its player chooses (HLT 84)."""
    seat = seat_of(self.who, frame.scope)
    barred = "cannot recover" in of_player(game, seat).allowed
    return Run(Rearming(seat=seat), frame.start) if arms.lost_weapons(game, seat) and not barred else frame.start


class Rearming(Frame):
    """A player recovers a weapon."""

    seat: int = 0

    def start(self, game: HighlanderGame) -> Next:
        lost = arms.lost_weapons(game, self.seat)
        if len(lost) == 1:
            return self.recover(game, lost[0])
        options = tuple(game.card_option("weapon", "{name}", card) for card in lost)
        return Ask(Decision(self.seat, "Which weapon do you recover?", options), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        return self.recover(game, game.chosen[0].ref)

    def recover(self, game: HighlanderGame, weapon: int) -> Next:
        if arms.is_broken(game, self.seat, weapon):
            game.note(Noted(self.seat, "weapon was broken"))
        return game.do([Recovered(self.seat, weapon)], self.end)


@deed("sheathe")
def _sheathe(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HLT 156. A weapon is sheathed, or `drawn` again; what belongs to it has no effect meanwhile."""
    before, after = (SHEATHED, ARMED) if (self.how == "drawn") else (ARMED, SHEATHED)
    weapons = [card for card in game.weapons(frame.scope.you) if game.cards[card].arms == before]
    return game.do([ArmsChanged(card, after) for card in weapons], frame.start)


@deed("fall Prone")
def _make_prone(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HL1 73. A player is Prone."""
    return game.do([FellProne(seat_of(self.who, frame.scope))], frame.start)


@deed("get up")
def _get_up(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HL1 73. A player regains their feet."""
    return game.do([RegainedFeet(seat_of(self.who, frame.scope))], frame.start)


@deed("win by Ability")
def _highest_wins(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HLT 296. The player with more Ability wins; if both have the same, it goes on in End Game (HLT 864)."""
    first, second = (player.ability for player in game.players)
    if first == second:
        game.happen(EndGameBegan())
        return frame.start
    winner = 0 if first > second else 1
    game.end(Outcome((winner,), f"{game.names[winner]} has more Ability", "HLT 296"))
    return frame.start
