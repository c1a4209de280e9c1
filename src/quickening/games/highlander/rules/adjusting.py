"""Ability Adjustment and Draw/Discard (HL1 45, 65, 75; HL3 67-72, 88; HLT 54, 81, 98, 186, 227, 234)."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.decisions import Decision, Option
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander import facts
from quickening.games.highlander.areas import order_matters
from quickening.games.highlander.events.fighters import AbilityChanged, DamageTaken, Tallied, TalliesTaken
from quickening.games.highlander.events.places import Discarded, Drew
from quickening.games.highlander.events.turns import PhaseStarted
from quickening.games.highlander.rules.goal import lose_by_ability
from quickening.games.highlander.rules.menus import run_option
from quickening.games.highlander.rules.using import Consequences, end_phase, use_options
from quickening.games.highlander.state import (
    ADJUSTMENT,
    DAMAGE,
    DRAWING,
    ENDURANCE,
    GAIN,
    HAND,
    LOSS,
    NOBODY,
    HighlanderGame,
    Tally,
)


class AdjustmentPhase(Frame):
    """HL1 45, HL3 68, HLT 54. Pending damage, loss and gain are made good, in the order the player likes."""

    rules: ClassVar[tuple[str, str, str]] = ("HL1 45", "HL3 68", "HLT 54")

    seat: int = 0

    def start(self, game: HighlanderGame) -> Next:
        game.happen(PhaseStarted(self.seat, ADJUSTMENT))
        if game.players[self.seat].end_game:  # HLT 864
            game.happen(Tallied(Tally(self.seat, LOSS, 2, reason="End Game")))
        return Run(Consequences(), self.order) if game.pending else self.order(game)

    def order(self, game: HighlanderGame) -> Next:
        """HL3 68. The order only matters where a gain would meet the maximum (HLT 186)."""
        gain, loss = self.sums(game)
        maximum = facts.of_player(game, self.seat).maximum
        if gain and loss and game.players[self.seat].ability + gain > maximum:
            options = (Option("loss", "Lose first", index=0), Option("gain", "Gain first", index=1))
            return Ask(Decision(self.seat, "In which order?", options), self.ordered)
        return self.adjust(game)

    def ordered(self, game: HighlanderGame) -> Next:
        return self.adjust_gain_first(game) if game.chosen[0].kind == "gain" else self.adjust(game)

    def sums(self, game: HighlanderGame) -> tuple[int, int]:
        own = pending(game, self.seat)
        if not own:
            return 0, 0
        gain = sum(tally.amount for tally in own if tally.kind == GAIN)
        if game.players[self.seat].end_game or "heals nothing" in facts.of_player(game, self.seat).allowed:
            gain = 0
        loss = sum(tally.amount for tally in own if tally.kind == LOSS)
        return gain, self.damage_taken(game) + loss

    def damage_taken(self, game: HighlanderGame) -> int:
        """HL1 75. The pending damage that is not prevented."""
        return sum(amount for _, amount in self.damages(game))

    def damages(self, game: HighlanderGame) -> list[tuple[Tally, int]]:
        """HL1 75. What of each damage is taken: what is prevented is so of the earliest first."""
        found = []
        own = [tally for tally in pending(game, self.seat) if tally.kind == DAMAGE]
        prevented = sum(facts.of_player(game, self.seat).words.get("prevented", ())) if own else 0
        for tally in own:
            less = 0 if tally.sure else min(prevented, tally.amount)
            prevented -= less
            found.append((tally, tally.amount - less))
        return found

    def adjust(self, game: HighlanderGame) -> Next:
        gain, loss = self.sums(game)
        maximum = facts.of_player(game, self.seat).maximum
        ability = max(0, game.players[self.seat].ability - loss)
        return self.settle(game, min(max(maximum, ability), ability + gain))

    def adjust_gain_first(self, game: HighlanderGame) -> Next:
        gain, loss = self.sums(game)
        maximum = facts.of_player(game, self.seat).maximum
        ability = game.players[self.seat].ability
        return self.settle(game, max(0, min(max(maximum, ability), ability + gain) - loss))

    def settle(self, game: HighlanderGame, ability: int) -> Next:
        """No more than the maximum, no less than zero."""
        ability = min(ability, facts.of_player(game, self.seat).maximum)
        own = tuple(tally for tally in game.tallies if tally.seat == self.seat)
        damage = self.damage_taken(game)
        if not own and ability == game.players[self.seat].ability:
            return self.end(game)
        events: list[Event] = [TalliesTaken(own)] if own else []
        for tally, amount in self.damages(game):
            if amount and tally.attack and tally.source != NOBODY:  # HLT 106: at least one
                events.append(DamageTaken(tally.source, self.seat, amount))
        before, (gain, loss) = game.players[self.seat].ability, self.sums(game)
        if ability != before or (gain and loss):
            events.append(AbilityChanged(self.seat, ability, damage, gain, before, own))
        game.happen(*events)
        return self.end(game)

    def end(self, game: HighlanderGame) -> Next:
        """HLT 56. Who skips the Attack Phase loses here."""
        here = game.edition.losing.value == "attack phase or adjustment"
        if here and game.players[self.seat].ability == 0 and skips_attack(game, self.seat):
            lose_by_ability(game, self.seat)
            return None
        ending = end_phase(game, self.seat, ADJUSTMENT)
        return Run(ending) if ending is not None else None


def skips_attack(game: HighlanderGame, seat: int) -> bool:
    """Whether a text took away the Attack Phase of this turn."""
    return "skips attack phase" in facts.of_player(game, seat).allowed


def pending(game: HighlanderGame, seat: int) -> list[Tally]:
    """What is pending for a player; damage a text prevents does not count, loss of Ability does (HL1 75)."""
    own = [tally for tally in game.tallies if tally.seat == seat]
    allowed = facts.of_player(game, seat).allowed if own else ()
    if "damage prevented" in allowed:
        own = [tally for tally in own if tally.kind != DAMAGE or tally.sure]
    if "attack damage prevented" in allowed:
        own = [tally for tally in own if not tally.attack or tally.sure]
    return own


def hand_size(game: HighlanderGame, seat: int) -> int:
    """HL1 5, HL3 48, 70; HLT 8, 234. The Ability, plus or minus what texts say."""
    known = facts.of_player(game, seat)
    size = max(0, game.players[seat].ability + known.hand_size)
    return min(size, *known.words["hand cap"]) if "hand cap" in known.words else size


class DrawPhase(Frame):
    """HL1 45, HL3 70, HLT 54. Discard down, or draw up one card at a time and stop at will."""

    rules: ClassVar[tuple[str, str, str]] = ("HL1 45", "HL3 70", "HLT 54")

    seat: int = 0
    limit: int = 0
    drawn: int = 0
    untouched: bool = True

    def start(self, game: HighlanderGame) -> Next:
        game.happen(PhaseStarted(self.seat, DRAWING))
        return Run(Consequences(), self.count) if game.pending else self.count(game)

    def count(self, game: HighlanderGame) -> Next:
        """HL3 70, HLT 54. The Draw Limit is worked out once, before the first card is drawn."""
        if "skips draw phase" in facts.of_player(game, self.seat).allowed:
            return self.end(game)
        held = len(game.of(HAND, self.seat))
        self.limit = hand_size(game, self.seat) - held
        if self.limit < 0:
            options = tuple(game.card_option("discard", "Discard {name}", card) for card in game.of(HAND, self.seat))
            over = -self.limit
            question = f"Discard {over} card{'s' if over != 1 else ''}"
            ordered = over > 1 and order_matters(game)
            return Ask(Decision(self.seat, question, options, over, over, ordered=ordered), self.discarded)
        return self.draw(game)

    def discarded(self, game: HighlanderGame) -> Next:
        events: list[Event] = [Discarded(option.ref) for option in game.chosen]
        return game.do(events, self.end)

    def draw(self, game: HighlanderGame) -> Next:
        if game.outcome is not None:
            return None
        left, allowed = self.left(game), facts.of_player(game, self.seat).allowed
        if left <= 0 or not allowed.isdisjoint(("cannot draw", "draws none at the end")):
            return self.end(game)
        options = (
            Option("draw", "Draw a card", number=left),
            *(use_options(game, self.seat) if self.untouched else ()),  # HLT 292
            Option("stop", "Draw no more"),
        )
        return Ask(Decision(self.seat, f"Draw a card? You may draw {left}.", options, idle="draw"), self.drew)

    def left(self, game: HighlanderGame) -> int:
        """How many cards may still be drawn, and are there."""
        caps = facts.of_player(game, self.seat).words.get("draw cap")
        if not game.of(ENDURANCE, self.seat) or (caps and self.drawn >= min(caps)):
            return 0
        if game.edition.draw_limit.value == "limit":
            return self.limit
        return hand_size(game, self.seat) - len(game.of(HAND, self.seat))

    def drew(self, game: HighlanderGame) -> Next:
        option = game.chosen[0]
        if option.kind == "stop":
            return self.end(game)
        if option.kind == "use":
            ability = game.printed(option.ref).abilities[option.index]
            then = self.end if ability.when == "draw" else self.count  # instead of drawing, or before the first card
            return Run(run_option(game, self.seat, option), then)
        self.limit -= 1
        self.drawn += 1
        self.untouched = False
        game.happen(Drew(game.of(ENDURANCE, self.seat)[-1]))
        return Run(Consequences(), self.draw) if game.pending else self.draw(game)

    def end(self, game: HighlanderGame) -> Next:
        ending = end_phase(game, self.seat, DRAWING)
        return Run(ending) if ending is not None else None
