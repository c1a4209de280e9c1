"""What texts do. An effect on a player whose turn it is not waits until that player takes care of such things."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.decisions import Decision, Option
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander.areas import held_by
from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.events import (
    AttackDefended,
    Burned,
    Captured,
    Discarded,
    Drew,
    DutyOwed,
    FellProne,
    HandShown,
    HeadShotMade,
    LastingBegan,
    LeftPlay,
    MaximumChanged,
    Moved,
    PowerBlowMade,
    PutIntoPlay,
    Recovered,
    RegainedFeet,
    RemovedFromGame,
    Revealed,
    Shuffled,
    TalliesTaken,
    Tallied,
    TookControl,
)
from quickening.games.highlander.rules import arms
from quickening.games.highlander.state import (
    AVOIDED,
    DAMAGE,
    DISCARD,
    ENDURANCE,
    GAIN,
    HAND,
    LOSS,
    NOBODY,
    PLAY,
    Duty,
    HighlanderGame,
    Lasting,
    Tally,
)
from quickening.games.highlander.vocabulary.abilities import NeedsInPlay, Static, When, of_kind
from quickening.games.highlander.vocabulary.amounts import Plain, number, seat_of
from quickening.games.highlander.vocabulary.changes import (
    Borrowed,
    CannotPlay,
    DoesDamage,
    ExertionSize,
    Marked,
    Several,
)
from quickening.games.highlander.vocabulary.conditions import effect_damage
from quickening.games.highlander.vocabulary.filters import only
from quickening.games.highlander.vocabulary.triggers import ExertsFor
from quickening.lang.nodes import Amount, Effect, Scope, Selection
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards

Count = Amount | int


class Deed(Effect, frozen=True):
    """Something a player does or that is done to a player. `waits`: it has to be that player's own turn."""

    waits: ClassVar[bool] = False

    def resolve(self, game: Any, frame: Any) -> Next:
        """HL1 35, HL3 50. What a player has to do waits for that player's turn."""
        seat = seat_of(getattr(self, "who", "you"), frame.scope)
        if self.waits and seat != game.active:
            frame.todo = frame.todo[1:]
            game.happen(DutyOwed(Duty(seat, (self,), frame.scope)))
            return frame.start  # type: ignore[no-any-return]
        return super().resolve(game, frame)


def source_of(scope: Scope) -> int:
    return scope.source.card if scope.source is not None else NOBODY


# -- ability -------------------------------------------------------------------------------------------------------


class Lose(Deed, frozen=True):
    """HL1 75. Ability is lost: no damage, and not prevented with it."""

    amount: Count
    who: str = "opponent"

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        amount = number(self.amount, game, frame.scope)
        tally = Tally(seat_of(self.who, frame.scope), LOSS, amount, source_of(frame.scope))
        return game.do([Tallied(tally)] if amount else [], frame.start)


class Gain(Deed, frozen=True):
    """HL1 45. Ability is gained."""

    amount: Count
    who: str = "you"

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        amount = number(self.amount, game, frame.scope)
        tally = Tally(seat_of(self.who, frame.scope), GAIN, amount, source_of(frame.scope))
        return game.do([Tallied(tally)], frame.start)


class TakeDamage(Deed, frozen=True):
    """HL1 45. Damage that no attack deals."""

    amount: Count
    who: str = "opponent"

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        amount = number(self.amount, game, frame.scope)
        tally = Tally(seat_of(self.who, frame.scope), DAMAGE, amount, source_of(frame.scope))
        return game.do([Tallied(tally)], frame.start)


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


class AbilityIsMaximum(Deed, frozen=True):
    """The opponent's Ability becomes the maximum."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = 1 - frame.scope.you
        return game.do([MaximumChanged(seat, game.players[seat].ability)], frame.start)


class LowerMaximum(Deed, frozen=True):
    """The opponent's maximum Ability is lowered by the damage dealt."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = 1 - frame.scope.you
        damage = getattr(frame.scope.event, "damage", 0)
        return game.do([MaximumChanged(seat, game.players[seat].maximum - damage)], frame.start)


# -- hands and piles -----------------------------------------------------------------------------------------------


class Draw(Deed, frozen=True):
    """HL3 142. Cards are drawn, one by one."""

    amount: Count
    who: str = "you"
    waits: ClassVar[bool] = True

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        for _ in range(number(self.amount, game, frame.scope)):
            if game.of(ENDURANCE, seat) and not game.over:
                game.happen(Drew(game.of(ENDURANCE, seat)[-1]))
        return frame.start

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return number(self.amount, game, scope) > 0 and bool(game.of(ENDURANCE, seat_of(self.who, scope)))


class DiscardCards(Deed, frozen=True):
    """HL3 140. Cards are discarded from a hand, chosen by their player."""

    cards: Cards
    amount: Count = 1
    who: str = "opponent"
    up_to: bool = False
    waits: ClassVar[bool] = True

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        return Run(Discarding(seat=seat, effect=self, scope=frame.scope), frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        seat = seat_of(self.who, scope)
        found = [card for card in game.of(HAND, seat) if self.cards.fits(game, card, scope)]
        return len(found) >= (1 if self.up_to else number(self.amount, game, scope))


class Discarding(Frame):
    """A player chooses cards to discard. Leaves how many in `game.result`."""

    seat: int = 0
    effect: DiscardCards | None = None
    scope: Scope = Scope(0)

    def start(self, game: HighlanderGame) -> Next:
        effect = self.effect
        assert effect is not None
        hand = [card for card in game.of(HAND, self.seat) if effect.cards.fits(game, card, self.scope)]
        most = min(len(hand), number(effect.amount, game, self.scope))
        options = tuple(game.card_option("discard", "Discard {name}", card) for card in hand)
        least = 0 if effect.up_to else most
        question = f"Discard {'up to ' if effect.up_to else ''}{most} card{'s' if most != 1 else ''}"
        return Ask(Decision(self.seat, question, options, least, most, may_decline=effect.up_to), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        by = NOBODY if self.seat == self.scope.you else self.scope.you
        events: list[Event] = [Discarded(option.ref, by) for option in game.chosen]
        game.result = len(events)
        return game.do(events, self.end)

    def end(self, game: HighlanderGame) -> Next:
        return None


class Burn(Deed, frozen=True):
    """HL3 136, HLT 65. Cards go from the top of Endurance, or the bottom, to the discard pile."""

    amount: Count = 1
    who: str = "opponent"
    bottom: bool = False
    at_once: bool = False

    def resolve(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        if not self.at_once and seat != game.active:
            frame.todo = frame.todo[1:]
            game.happen(DutyOwed(Duty(seat, (self,), frame.scope)))
            return frame.start
        return super().resolve(game, frame)

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        from quickening.games.highlander.facts import of_player

        seat = seat_of(self.who, frame.scope)
        if seat != frame.scope.you and "hand protected" in of_player(game, seat).allowed:
            return frame.start
        for _ in range(number(self.amount, game, frame.scope)):
            pile = game.of(ENDURANCE, seat)
            if pile and not game.over:
                game.happen(Burned(pile[0] if self.bottom else pile[-1]))
        return frame.start

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return len(game.of(ENDURANCE, seat_of(self.who, scope))) > 0


class ShuffleDiscard(Deed, frozen=True):
    """The discard pile is shuffled into Endurance."""

    who: str = "you"

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return game.do([Shuffled(seat_of(self.who, frame.scope), with_discard=True)], frame.start)


class ShuffleHand(Deed, frozen=True):
    """A hand is shuffled into Endurance and drawn anew: as many cards, or up to the Ability."""

    who: str = "opponent"
    to_ability: bool = False
    waits: ClassVar[bool] = True

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        hand = list(game.of(HAND, seat))
        count = game.players[seat].ability if self.to_ability else len(hand)
        game.happen(*(Moved(card, ENDURANCE, shown=False) for card in hand), Shuffled(seat))
        frame.insert(Draw(Plain(count), "you" if seat == frame.scope.you else "opponent"))
        return frame.start


class LookAtHand(Deed, frozen=True):
    """HL3 150. You look at the opponent's hand."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        whose = 1 - frame.scope.you
        return game.do([HandShown(frame.scope.you, whose, tuple(game.of(HAND, whose)))], frame.start)


class LookAtEndurance(Deed, frozen=True):
    """HL3 150. You look through a player's Endurance, or at its top card."""

    who: str = "opponent"
    top: int = 0

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        whose = seat_of(self.who, frame.scope)
        pile = game.of(ENDURANCE, whose)
        cards = tuple(reversed(pile[-self.top :] if self.top else pile))
        return game.do([HandShown(frame.scope.you, whose, cards, "Endurance")], frame.start)


class ShuffleEndurance(Deed, frozen=True):
    """A player's Endurance is shuffled."""

    who: str = "opponent"

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return game.do([Shuffled(seat_of(self.who, frame.scope))], frame.start)


class DiscardTheirs(Deed, frozen=True):
    """You choose a card of the opponent's hand, having looked at it, and discard it; an Object may be taken instead."""

    cards: Cards
    or_take: Cards | None = None
    look: bool = False

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        if self.look:
            whose = 1 - frame.scope.you
            game.happen(HandShown(frame.scope.you, whose, tuple(game.of(HAND, whose))))
        return Run(Picking(seat=frame.scope.you, effect=self, scope=frame.scope), frame.start)


class Picking(Frame):
    """A card is picked from the opponent's hand."""

    seat: int = 0
    effect: DiscardTheirs | None = None
    scope: Scope = Scope(0)
    card: int = NOBODY

    def start(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        hand = [card for card in game.of(HAND, 1 - self.seat) if self.effect.cards.fits(game, card, self.scope)]
        options = tuple(game.card_option("pick", "{name}", card) for card in hand)
        return Ask(Decision(self.seat, "Choose a card to discard", options, min(1, len(options))), self.picked)

    def picked(self, game: HighlanderGame) -> Next:
        if not game.chosen:
            return None
        self.card = game.chosen[0].ref
        assert self.effect is not None
        if self.effect.or_take is None or not self.effect.or_take.fits(game, self.card, self.scope):
            return self.discard
        options = (Option("take", "Put it into play under your control"), Option("discard", "Discard it"))
        return Ask(Decision(self.seat, "It is an Object", options), self.decided)

    def decided(self, game: HighlanderGame) -> Next:
        if game.chosen[0].kind == "discard":
            return self.discard
        return game.do([TookControl(self.card, self.seat)], self.end)

    def discard(self, game: HighlanderGame) -> Next:
        return game.do([Discarded(self.card, by=self.seat)], self.end)

    def end(self, game: HighlanderGame) -> Next:
        return None


class RandomToBottom(Deed, frozen=True):
    """Cards of the opponent's hand, chosen by chance and looked at; one goes under Endurance."""

    count: int = 3

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        whose = 1 - frame.scope.you
        hand = list(game.of(HAND, whose))
        game.chance.shuffle(hand)
        seen = tuple(hand[: self.count])
        game.happen(HandShown(frame.scope.you, whose, seen))
        return Run(PlacingUnder(seat=frame.scope.you, cards=seen), frame.start)


class PlacingUnder(Frame):
    """One of some cards goes under its owner's Endurance."""

    seat: int = 0
    cards: tuple[int, ...] = ()

    def start(self, game: HighlanderGame) -> Next:
        options = tuple(game.card_option("pick", "{name}", card) for card in self.cards)
        least = min(1, len(options))
        return Ask(Decision(self.seat, "Place one under their Endurance", options, least, least), self.picked)

    def picked(self, game: HighlanderGame) -> Next:
        events: list[Event] = [Moved(option.ref, ENDURANCE, bottom=True, shown=False) for option in game.chosen]
        return game.do(events, self.end)

    def end(self, game: HighlanderGame) -> Next:
        return None


class Retrieve(Deed, frozen=True):
    """HL3 149. A card is searched for in a pile of one's own and taken in hand; Endurance is shuffled after."""

    cards: Cards
    area: str = DISCARD

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return Run(Retrieving(seat=frame.scope.you, effect=self, scope=frame.scope), frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return any(self.cards.fits(game, card, scope) for card in game.of(self.area, scope.you))


class Retrieving(Frame):
    """A card is searched for and taken in hand."""

    seat: int = 0
    effect: Retrieve | None = None
    scope: Scope = Scope(0)

    def start(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        pile = [card for card in game.of(self.effect.area, self.seat) if self.effect.cards.fits(game, card, self.scope)]
        options = tuple(game.card_option("pick", "{name}", card) for card in pile)
        decision = Decision(self.seat, "Retrieve a card", options, min(1, len(pile)), may_decline=True)
        return Ask(decision, self.picked)

    def picked(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        events: list[Event] = [Moved(option.ref, HAND, shown=False) for option in game.chosen]
        if self.effect.area == ENDURANCE:
            events.append(Shuffled(self.seat))
        return game.do(events, self.end)

    def end(self, game: HighlanderGame) -> Next:
        return None


class RetrieveLastAttack(Deed, frozen=True):
    """The attack that failed is taken back in hand from the discard pile; no Special Attack."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        for card in reversed(game.of(DISCARD, frame.scope.you)):
            printed = game.printed(card)
            if printed.type == "attack" and not printed.is_special_attack:
                if card in game.former[frame.scope.you].cards:
                    return game.do([Moved(card, HAND)], frame.start)
        return frame.start


# -- cards in play -------------------------------------------------------------------------------------------------


class RemoveFromPlay(Effect, frozen=True):
    """Cards are removed from play, at once (HL1 36)."""

    what: Selection

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        refs = self.what.refs(game, frame.scope)
        game.result = len(refs)
        return game.do([LeftPlay(ref.card, by=frame.scope.you) for ref in refs], frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        from quickening.lang.selections import Chosen

        return not isinstance(self.what, Chosen) or bool(self.what.candidates(game, scope))


class RemoveFromGame(Effect, frozen=True):
    """HL1 78. This card is removed from the game, wherever it is."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        card = source_of(frame.scope)
        return game.do([RemovedFromGame(card)], frame.start)


class ReturnToHand(Effect, frozen=True):
    """This card goes back to its owner's hand."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return game.do([Moved(source_of(frame.scope), HAND)], frame.start)


class DiscardThis(Effect, frozen=True):
    """This card is discarded from play."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        card = source_of(frame.scope)
        return game.do([LeftPlay(card, by=frame.scope.you)], frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return game.cards[source_of(scope)].area == PLAY


class DiscardPlots(Effect, frozen=True):
    """HL3 78, HLT 139. The parts of a Plot Sequence are discarded from play, this one too."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        own = game.of(PLAY, frame.scope.you)
        source = source_of(frame.scope)
        needed = of_kind(game.printed(source), NeedsInPlay)
        titles = needed.titles if needed is not None else ()
        parts = [card for card in own if card == source or game.printed(card).name in titles]
        return game.do([LeftPlay(card, by=frame.scope.you) for card in parts], frame.start)


class CaptureAll(Effect, frozen=True):
    """HLT 72. All such cards of your hand are placed under this card."""

    cards: Cards

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        hand = [card for card in game.of(HAND, frame.scope.you) if self.cards.fits(game, card, frame.scope)]
        return game.do([Captured(card, source_of(frame.scope)) for card in hand], frame.start)


class CaptureTop(Effect, frozen=True):
    """HLT 72. The opponent's top card of Endurance is placed under this card."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        pile = game.of(ENDURANCE, 1 - frame.scope.you)
        return game.do([Captured(pile[-1], source_of(frame.scope))] if pile else [], frame.start)


class ReleaseAll(Effect, frozen=True):
    """The cards under this card come into play."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        held = held_by(game, source_of(frame.scope))
        return game.do([PutIntoPlay(card, frame.scope.you) for card in held], frame.start)


class DiscardHeld(Effect, frozen=True):
    """The cards under this card go to their owners' discard piles, as rules have it (HLT 226)."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        held = held_by(game, source_of(frame.scope))
        return game.do([Moved(card, DISCARD) for card in held], frame.start)


class PlayFromUnder(Effect, frozen=True):
    """A card from under this card is played as if from hand."""

    cards: Cards

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return Run(PlayingFrom(seat=frame.scope.you, cards=tuple(self.found(game, frame.scope))), frame.start)

    def found(self, game: HighlanderGame, scope: Scope) -> list[int]:
        held = held_by(game, source_of(scope))
        return [card for card in held if self.cards.fits(game, card, scope)]

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return bool(self.found(game, scope))


class PlayTheirs(Effect, frozen=True):
    """One card of the opponent's hand may be played."""

    cards: Cards

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        hand = game.of(HAND, 1 - frame.scope.you)
        cards = tuple(card for card in hand if self.cards.fits(game, card, frame.scope))
        return Run(PlayingFrom(seat=frame.scope.you, cards=cards), frame.start)


class BorrowTop(Effect, frozen=True):
    """You look at the opponent's top card; you may use it this turn if you discard your own top card."""

    cards: Cards

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        pile = game.of(ENDURANCE, 1 - frame.scope.you)[-1:]
        game.happen(HandShown(frame.scope.you, 1 - frame.scope.you, tuple(pile), "Endurance"))
        cards = [card for card in pile if self.cards.fits(game, card, frame.scope)]
        lasting = Lasting(Static(Borrowed()), bound_to(game, frame.scope, cards), game.tick(), "turn", frame.scope.you)
        return game.do([LastingBegan(lasting)], frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return bool(game.of(ENDURANCE, 1 - scope.you))


class PlayingFrom(Frame):
    """One card that is not in hand may be played."""

    seat: int = 0
    cards: tuple[int, ...] = ()

    def start(self, game: HighlanderGame) -> Next:
        from quickening.games.highlander.rules.playing import judge_play

        options = [
            game.card_option("play", "Play {name}", card)
            for card in self.cards
            if judge_play(game, self.seat, card, game.cards[card].area, (), self.against(game)) is None
        ]
        keep = Option("pass", "Play none")
        return Ask(Decision(self.seat, "Play one of these?", (*options, keep)), self.chosen)

    def against(self, game: HighlanderGame) -> int:
        for at, attack in enumerate(game.against(self.seat)):
            if not attack.result:
                return at if game.phase == "defense" else -1
        return -1

    def chosen(self, game: HighlanderGame) -> Next:
        from quickening.games.highlander.rules.playing import PlayCard

        option = game.chosen[0]
        if option.kind == "pass":
            return None
        origin = game.cards[option.ref].area
        return Run(PlayCard(seat=self.seat, card=option.ref, origin=origin, against=self.against(game)))


# -- arms and feet -------------------------------------------------------------------------------------------------


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
    """HL1 67, HL3 85. A weapon that was just lost is broken."""

    who: str = "opponent"

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        for weapon in arms.lost_weapons(game, seat):
            if weapon == NOBODY:
                game.players[seat].weapon = "broken"
            else:
                game.cards[weapon].arms = "broken"
        game.touch()
        return frame.start


class Rearm(Deed, frozen=True):
    """HL3 86. A weapon is recovered without a roll."""

    who: str = "you"

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        return game.do([Recovered(seat, weapon) for weapon in arms.lost_weapons(game, seat)[:1]], frame.start)


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


# -- the duel ------------------------------------------------------------------------------------------------------


class AvoidAttacks(Deed, frozen=True):
    """Pending attacks are avoided: all of them, or the `last`."""

    last: bool = False

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        pending = [attack for attack in game.against(frame.scope.you) if not attack.result]
        chosen = pending[-1:] if self.last else pending
        events: list[Event] = []
        for attack in chosen:
            if attack.hidden:
                events.append(Revealed(attack.card))
            events.append(AttackDefended(attack.card, AVOIDED))
        return game.do(events, frame.start)


class RevealHidden(Deed, frozen=True):
    """The Hidden attacks against you are revealed."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        hidden = [attack.card for attack in game.against(frame.scope.you) if attack.hidden]
        return game.do([Revealed(card) for card in hidden], frame.start)


class MakePower(Deed, frozen=True):
    """This attack becomes a Power Blow, or a Head Shot."""

    head_shot: bool = False

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        card = source_of(frame.scope)
        return game.do([HeadShotMade(card) if self.head_shot else PowerBlowMade(card)], frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        from quickening.games.highlander.facts import of_attack
        from quickening.games.highlander.rules.attacking import may_power

        attack = game.attack_of(source_of(scope))
        if attack is None or attack.seat != game.active or attack.result:
            return False
        if self.head_shot:
            known = of_attack(game, attack)
            return known.may_head_shot and bool(known.grid & 7) and (known.power_blow or may_power(game, attack))
        return may_power(game, attack) and not game.deeds[attack.seat].power_blow


class HideNext(Deed, frozen=True):
    """Your next attack this turn is Hidden; `may`: if you like."""

    may: bool = False

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        player = game.players[frame.scope.you]
        player.hidden = max(player.hidden, 1 if self.may else 2)
        return frame.start


class NextAttack(Effect, frozen=True):
    """Something will be so of your next attack: the next one in the sequence, or the next one you play."""

    ability: Any
    first: bool = False

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        scope = frame.scope
        own = [attack.card for attack in game.attacks if attack.seat == scope.you]
        source = source_of(scope)
        later = own[own.index(source) + 1 :] if source in own else []
        until = "turn" if game.active == scope.you else "next turn"
        lasting = Lasting(self.ability, bound_to(game, scope, later[:1]), game.tick(), until, game.active, game.turn)
        return game.do([LastingBegan(lasting)], frame.start)


def bound_to(game: HighlanderGame, scope: Scope, cards: list[int]) -> Scope:
    """The scope in which `it` are these cards."""
    from msgspec.structs import replace

    return replace(scope, it=tuple(game.ref(card) for card in cards))


class LastFor(Effect, frozen=True):
    """Something holds for a time: this turn, or the whole next turn of a player."""

    ability: Any
    until: str = "turn"
    who: str = "you"
    turns: int = 0

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        mark = game.turn if seat == game.active else game.turn - 1
        if self.turns:
            mark = game.turn + 2 * self.turns - (seat != game.active)
        lasting = Lasting(self.ability, frame.scope, game.tick(), self.until, seat, mark)
        return game.do([LastingBegan(lasting)], frame.start)


class PlayAttacks(Effect, frozen=True):
    """Up to so many attacks are played, from an Exertion and the hand, or from Endurance."""

    count: int
    cards: Cards
    exertion: int = 0
    search: bool = False
    damage: int | None = None

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return Run(ManyAttacks(seat=frame.scope.you, effect=self, scope=frame.scope), frame.start)


class ManyAttacks(Frame):
    """Attack after attack is played, whatever opportunities there are."""

    seat: int = 0
    effect: PlayAttacks | None = None
    scope: Scope = Scope(0)
    count: int = 0
    card: int = NOBODY

    def start(self, game: HighlanderGame) -> Next:
        from quickening.games.highlander.events import Exerted, ExertionRevealed

        assert self.effect is not None
        if self.effect.exertion:
            game.happen(Exerted(self.seat, "attacks", self.effect.exertion))
            for _ in range(self.effect.exertion):
                if game.of(ENDURANCE, self.seat) and not game.over:
                    game.happen(ExertionRevealed(game.of(ENDURANCE, self.seat)[-1]))
        return self.choose

    def choose(self, game: HighlanderGame) -> Next:
        from quickening.games.highlander.rules.playing import judge_areas, judge_arms

        assert self.effect is not None
        areas = (ENDURANCE,) if self.effect.search else ("exertion", HAND)
        found = [
            card
            for area in areas
            for card in game.of(area, self.seat)
            if self.effect.cards.fits(game, card, self.scope)
            and judge_arms(game, self.seat, game.printed(card)) is None
            and judge_areas(game, self.seat, card) is None
        ]
        if self.count >= self.effect.count or not found or game.over:
            return self.end
        options = tuple(game.card_option("play", "Play {name}", card) for card in found)
        decision = Decision(self.seat, "Play another attack?", (*options, Option("pass", "No more")))
        return Ask(decision, self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        from quickening.games.highlander.rules.playing import PlayCard

        option = game.chosen[0]
        if option.kind == "pass":
            return self.end
        self.count += 1
        self.card = option.ref
        return Run(PlayCard(seat=self.seat, card=option.ref, origin=game.cards[option.ref].area), self.played)

    def played(self, game: HighlanderGame) -> Next:
        """The attack does only so much damage, if the text says so."""
        assert self.effect is not None
        if self.effect.damage is not None and game.cards[self.card].area == PLAY:
            less = Static(DoesDamage(self.effect.damage), "it")
            scope = bound_to(game, self.scope, [self.card])
            game.happen(LastingBegan(Lasting(less, scope, game.tick(), "next turn", 1 - self.seat, game.turn - 1)))
        return self.choose

    def end(self, game: HighlanderGame) -> Next:
        from quickening.games.highlander.events import ExertionDiscarded

        game.happen(*(ExertionDiscarded(card) for card in list(game.of("exertion", self.seat))))
        if self.effect is not None and self.effect.search:
            game.happen(Shuffled(self.seat))
        return None


class ExertInstead(Effect, frozen=True):
    """This turn, an Exertion for these purposes is of another size, and cards of the opponent's Endurance go."""

    size: int
    burn: int
    purposes: tuple[str, ...] = ("a Power Blow", "a Power Block")

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        sized = Static(ExertionSize(self.size, self.purposes, exactly=True))
        burning = When(ExertsFor(self.purposes), (Burn(self.burn, at_once=True),))
        seat = frame.scope.you
        lasting = [Lasting(one, frame.scope, game.tick(), "turn", seat) for one in (sized, burning)]
        return game.do([LastingBegan(one) for one in lasting], frame.start)


class NormalDefense(Effect, frozen=True):
    """Such a defense may be played as normal this turn, whatever prevents it; but no Special Card."""

    type: str

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        free = Several((Marked("overcomes"), Marked("ignores bans")))
        texts = (Static(free, "you", only(self.type)), Static(CannotPlay(only("Special Card"))))
        lasting = [Lasting(one, frame.scope, game.tick(), "turn", frame.scope.you) for one in texts]
        return game.do([LastingBegan(one) for one in lasting], frame.start)


class ExertForIllusion(Effect, frozen=True):
    """A Soft Exertion is made, and an Illusion played from it."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        from quickening.games.highlander.rules.exertions import FOR_ILLUSION, Exert

        return Run(Exert(seat=frame.scope.you, purpose=FOR_ILLUSION, kind="soft"), frame.start)


class Duplicate(Effect, frozen=True):
    """HLT 88. The effects of a card the opponent played last turn are carried out as if you had played it."""

    cards: Cards

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return Run(Duplicating(seat=frame.scope.you, cards=tuple(self.found(game, frame.scope))), frame.start)

    def found(self, game: HighlanderGame, scope: Scope) -> list[int]:
        played = game.deeds[1 - scope.you].cards
        return [card for card in dict.fromkeys(played) if self.cards.fits(game, card, scope)]

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return bool(self.found(game, scope))


class Duplicating(Frame):
    """A card is chosen whose effects are duplicated."""

    seat: int = 0
    cards: tuple[int, ...] = ()

    def start(self, game: HighlanderGame) -> Next:
        options = tuple(game.card_option("pick", "{name}", card) for card in self.cards)
        return Ask(Decision(self.seat, "Duplicate which card?", options, min(1, len(options))), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        if not game.chosen:
            return None
        card = game.chosen[0].ref
        return Run(Resolve(todo=game.printed(card).done, scope=game.scope_of(card, self.seat)))


class PlaceDiscardedInstead(Effect, frozen=True):
    """A card that was just discarded goes on top of Endurance, or to its bottom."""

    bottom: bool = False

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        cards = [ref.card for ref in frame.scope.it if game.cards[ref.card].area == DISCARD]
        return game.do([Moved(card, ENDURANCE, bottom=self.bottom) for card in cards], frame.start)


class ReshuffleInsteadOfDrawing(Effect, frozen=True):
    """As many cards of the discard pile as one would draw are shuffled into Endurance instead."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        from quickening.games.highlander.vocabulary.amounts import UpToAbility

        count = UpToAbility().value(game, frame.scope)
        return Run(Reshuffling(seat=frame.scope.you, count=count), frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return bool(game.of(DISCARD, scope.you))


class Reshuffling(Frame):
    """Cards of the discard pile are chosen and shuffled into Endurance."""

    seat: int = 0
    count: int = 0

    def start(self, game: HighlanderGame) -> Next:
        pile = game.of(DISCARD, self.seat)
        options = tuple(game.card_option("pick", "{name}", card) for card in pile)
        most = min(self.count, len(pile))
        return Ask(Decision(self.seat, f"Shuffle up to {most} cards back", options, 0, most), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        events: list[Event] = [Moved(option.ref, ENDURANCE) for option in game.chosen]
        return game.do([*events, Shuffled(self.seat)], self.end)

    def end(self, game: HighlanderGame) -> Next:
        return None


class StoreCards(Effect, frozen=True):
    """Cards of the hand are placed face down under this card, up to so many; or cards under it are taken back."""

    most: int

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return Run(Storing(seat=frame.scope.you, holder=source_of(frame.scope), most=self.most), frame.start)


class Storing(Frame):
    """A player puts cards under a card, or takes them back."""

    seat: int = 0
    holder: int = NOBODY
    most: int = 5
    take: bool = False

    def start(self, game: HighlanderGame) -> Next:
        options = (Option("place", "Place cards under it"), Option("take", "Take cards from under it"))
        return Ask(Decision(self.seat, "Place cards or take them?", options), self.decided)

    def decided(self, game: HighlanderGame) -> Next:
        self.take = game.chosen[0].kind == "take"
        held = held_by(game, self.holder)
        pile = held if self.take else game.of(HAND, self.seat)
        most = len(pile) if self.take else min(len(pile), self.most - len(held))
        options = tuple(game.card_option("pick", "{name}", card) for card in pile)
        return Ask(Decision(self.seat, "Which cards?", options, 0, max(0, most)), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        if self.take:
            return game.do([Moved(option.ref, HAND, shown=False) for option in game.chosen], self.end)
        return game.do([Captured(option.ref, self.holder) for option in game.chosen], self.end)

    def end(self, game: HighlanderGame) -> Next:
        return None


class UnlessDiscards(Effect, frozen=True):
    """Something happens to the opponent unless a card is discarded."""

    cards: Cards
    otherwise: tuple[Effect, ...]
    who: str = "opponent"

    def resolve(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        frame.todo = frame.todo[1:]
        if seat != game.active:
            game.happen(DutyOwed(Duty(seat, (self,), frame.scope)))
            return frame.start
        return Run(Escaping(seat=seat, effect=self, scope=frame.scope), frame.start)


class Escaping(Frame):
    """A player may discard a card so that something does not happen."""

    seat: int = 0
    effect: UnlessDiscards | None = None
    scope: Scope = Scope(0)

    def start(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        hand = [card for card in game.of(HAND, self.seat) if self.effect.cards.fits(game, card, self.scope)]
        options = [game.card_option("discard", "Discard {name}", card) for card in hand]
        options.append(Option("suffer", game.puts(self.effect.otherwise).capitalize()))
        return Ask(Decision(self.seat, "Discard a card?", tuple(options)), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        option = game.chosen[0]
        if option.kind == "discard":
            return game.do([Discarded(option.ref, by=1 - self.seat)], self.end)
        return Run(Resolve(todo=self.effect.otherwise, scope=self.scope))

    def end(self, game: HighlanderGame) -> Next:
        return None
