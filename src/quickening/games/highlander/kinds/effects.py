"""What texts do to players: Ability, arms, feet.

An effect on a player whose turn it is not waits until that player takes care of such things.
"""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.decisions import Decision
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.events import (
    ArmsChanged,
    DutyOwed,
    FellProne,
    LastingBegan,
    MaximumChanged,
    PhaseStarted,
    Recovered,
    RegainedFeet,
    Rolled,
    Tallied,
    TalliesTaken,
    note,
)
from quickening.games.highlander.kinds.abilities import Static
from quickening.games.highlander.kinds.amounts import seat_of, times
from quickening.games.highlander.kinds.changes import Prevents
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
from quickening.lang.nodes import Amount, Effect, Scope
from quickening.lang.resolve import Resolve


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
    from quickening.games.highlander.facts import of_player

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


class AbilityDeed(Deed, frozen=True):
    """Ability that is lost, gained or taken by damage: so much, or so much for each of something (HL1 45)."""

    amount: int
    who: str = "opponent"
    each: Amount | None = None
    kind: ClassVar[str] = LOSS

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        amount = times(self.amount, self.each, game, frame.scope)
        tally = Tally(seat_of(self.who, frame.scope), self.kind, amount, source_of(frame.scope))
        return game.do([Tallied(tally)] if amount else [], frame.start)


class Lose(AbilityDeed, frozen=True):
    """HL1 75. Ability is lost: no damage, and not prevented with it. `more`: in addition to what is lost anyway."""

    more: bool = False


class Gain(AbilityDeed, frozen=True):
    """HL1 45. Ability is gained."""

    who: str = "you"
    kind: ClassVar[str] = GAIN


class TakeDamage(AbilityDeed, frozen=True):
    """HL1 45. Damage that no attack deals."""

    kind: ClassVar[str] = DAMAGE


class Prevent(Deed, frozen=True):
    """HL1 75. Up to so much damage is prevented when Ability is next adjusted."""

    amount: int

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        until = "turn" if game.active == frame.scope.you else "next turn"
        shield = Static(Prevents(self.amount))
        lasting = Lasting(shield, frame.scope, game.tick(), until, frame.scope.you, game.turn - 1)
        return game.do([LastingBegan(lasting)], frame.start)


class Roll(Effect, frozen=True):
    """A die decides whether something happens: `chance` in 6; else perhaps something other."""

    chance: int
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        from quickening.games.highlander.kinds.chances import luck

        pips = game.chance.roll(6)
        chance = self.chance + luck(game, frame.scope.you, source_of(frame.scope))
        game.happen(Rolled(frame.scope.you, "succeed", pips, chance))
        frame.insert(*(self.effects if pips <= chance else self.otherwise))
        return frame.start


def deals_damage(printed: Printed) -> bool:
    """Whether a card's text deals damage."""
    from quickening.lang.nodes import walk

    return any(isinstance(node, TakeDamage) for effect in printed.done for node in walk(effect))


class RedirectDamage(Deed, frozen=True):
    """HLT 147. Damage that effects would do to you is prevented, and done to the opponent."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        found: list[Any] = effect_damage(game, frame.scope.you)
        back = [Tally(1 - frame.scope.you, DAMAGE, one.amount, one.source, redirected=True) for one in found]
        return game.do([TalliesTaken(tuple(found)), *(Tallied(tally) for tally in back)], frame.start)


class RedirectLoss(Deed, frozen=True):
    """HLT 147. Ability that the opponent's cards make you lose is lost by the opponent instead, once."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        you = frame.scope.you
        found = [
            one
            for one in game.tallies
            if one.seat == you and one.kind == LOSS and one.source != NOBODY and not one.redirected
        ]
        back = [Tally(1 - you, LOSS, one.amount, one.source, redirected=True) for one in found]
        return game.do([TalliesTaken(tuple(found)), *(Tallied(tally) for tally in back)], frame.start)


class AbilityIsMaximum(Deed, frozen=True):
    """The opponent's Ability becomes the maximum."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = 1 - frame.scope.you
        return game.do([MaximumChanged(seat, game.players[seat].ability, game.players[seat].maximum)], frame.start)


class LowerMaximum(Deed, frozen=True):
    """The opponent's maximum Ability is lowered by the damage dealt."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = 1 - frame.scope.you
        damage = getattr(frame.scope.event, "damage", 0)
        return game.do(
            [MaximumChanged(seat, max(0, game.players[seat].maximum - damage), game.players[seat].maximum)],
            frame.start,
        )


class Disarm(Deed, frozen=True):
    """HL1 67, 72; HL3 84; HLT 83. A weapon is lost: the loser chooses which, in the first edition the opponent."""

    who: str = "opponent"
    broken: bool = False

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        return Run(Disarming(seat=seat, chooser=frame.scope.you, broken=self.broken), frame.start)


class Disarming(Frame):
    """A player loses a weapon."""

    seat: int = 0
    chooser: int = 0
    broken: bool = False

    def start(self, game: HighlanderGame) -> Next:
        from quickening.games.highlander.facts import of_player

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

    def end(self, game: HighlanderGame) -> Next:
        return None


class BreakWeapon(Deed, frozen=True):
    """HL1 67, HL3 85. A weapon that was just lost is broken; else one that is in hand, and so lost."""

    who: str = "opponent"

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        fresh = game.players[seat].disarmed_since == game.turn  # HLT 84: else it is lost already
        lost = arms.lost_weapons(game, seat) if fresh or game.edition.lost_again.value else ()
        if not lost:
            return Run(Disarming(seat=seat, chooser=frame.scope.you, broken=True), frame.start)
        for weapon in lost:
            if weapon == NOBODY:
                game.players[seat].weapon = "broken"
            else:
                game.cards[weapon].arms = "broken"
        game.touch()
        return frame.start


class Rearm(Deed, frozen=True):
    """HL3 86. A weapon is recovered without a roll; of several, the one its player chooses (HLT 84)."""

    who: str = "you"

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        return Run(Rearming(seat=seat), frame.start) if arms.lost_weapons(game, seat) else frame.start


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
            note(game, self.seat, "weapon was broken")
        return game.do([Recovered(self.seat, weapon)], self.end)

    def end(self, game: HighlanderGame) -> Next:
        return None


class Sheathe(Deed, frozen=True):
    """HLT 156. A weapon is sheathed, or `drawn` again; what belongs to it has no effect meanwhile."""

    drawn: bool = False

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        before, after = (SHEATHED, ARMED) if self.drawn else (ARMED, SHEATHED)
        weapons = [card for card in game.weapons(frame.scope.you) if game.cards[card].arms == before]
        return game.do([ArmsChanged(card, after) for card in weapons], frame.start)


class MakeProne(Deed, frozen=True):
    """HL1 73. A player is Prone."""

    who: str = "opponent"

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return game.do([FellProne(seat_of(self.who, frame.scope))], frame.start)


class GetUp(Deed, frozen=True):
    """HL1 73. A player regains their feet."""

    who: str = "you"

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return game.do([RegainedFeet(seat_of(self.who, frame.scope))], frame.start)
