"""The events that texts wait for: what is done and what befalls players, and the phases of a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.games.highlander.events.exertions import Exerted
from quickening.games.highlander.events.fighters import (
    AbilityChanged,
    DamageTaken,
    Disarmed,
    FellProne,
    Recovered,
    RegainedFeet,
)
from quickening.games.highlander.events.fights import AttackDefended, AttackSucceeded, Misjudged, PowerBlowMade
from quickening.games.highlander.events.places import Discarded, Drew, Exhausted, LeftPlay
from quickening.games.highlander.events.plays import CardPlayed, PutIntoPlay
from quickening.games.highlander.events.turns import PhaseEnded, PhaseStarted, TurnEnded
from quickening.games.highlander.facts import went_as_announced
from quickening.games.highlander.kinds.amounts import seat_of
from quickening.games.highlander.state import ATTACKING, DRAWING, HARD, NOBODY, HighlanderGame
from quickening.lang.happening import Happens as AnyHappens
from quickening.lang.happening import Sense
from quickening.lang.nodes import Scope, Trigger
from quickening.lang.selections import Cards

Kinds = tuple[type[Event], ...]
SENSES: dict[str, Sense] = {}
Match = Callable[[Any, HighlanderGame, Any, Scope], Scope | None]


class Happens(AnyHappens, frozen=True):
    """A deed of the game. `who` does it, or it befalls them; `by`: at the hands of that player.

    `of`: `this` card, `that` one this card goes with, or `it`, one spoken of; else it is any of `cards`. `numbers`:
    so much at least. `purposes` are those of an
    Exertion, `turns` how many have to be over. `how` says how an attack was stopped, that a discard is `forced`, or
    that cards may be `put` into play.
    """

    who: str = "opponent"
    of: str = ""
    by: str = ""
    purposes: tuple[str, ...] = ()
    turns: int = 0
    senses: ClassVar[dict[str, Sense]] = SENSES

    @property
    def of_itself(self) -> bool:
        """Whether it is about the very card, which need not have an effect any more."""
        return self.cards is None and self.sense.looks_back

    def is_of(self, seat: int, scope: Scope) -> bool:
        """Whether a player is the one meant."""
        return self.who == "each" or seat == seat_of(self.who, scope)

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        """Whether a card is one of those meant, if the text says which."""
        return self.cards is None or self.cards.fits(game, card, scope)

    def is_meant_of(self, card: int, beside: tuple[int, ...], scope: Scope) -> bool:
        """Whether an attack or defense is this card, or that one this card was played with."""
        if scope.source is None:
            return False
        if self.of == "it":
            return is_spoken_of(scope, card)
        return scope.source.card == card if self.of == "this" else scope.source.card in beside


def sense(*deeds: str, events: Kinds, looks_back: bool = False) -> Callable[[Match], Match]:
    """A function that says whether an event is the deed, as the sense of that deed."""

    def note(match: Match) -> Match:
        for deed in deeds:
            SENSES[deed] = Sense(events, match, looks_back)
        return match

    return note


def about(game: HighlanderGame, scope: Scope, event: Event, card: int = -1) -> Scope:
    """The scope of a text that waited: `it` is the card the event was about."""
    return replace(scope, it=(game.ref(card),) if card >= 0 else scope.it, event=event)


def is_spoken_of(scope: Scope, card: int) -> bool:
    """Whether a card is the one the text spoke of: the next attack, once it is played."""
    return any(ref.card == card for ref in scope.it)


def is_own(scope: Scope, card: int) -> bool:
    return scope.source is not None and scope.source.card == card


def known_unseen(cards: Cards) -> bool:
    """HL1 61. Whether a description asks no more than what everybody knows of a Hidden attack: that it is one."""
    plain = getattr(cards.noun, "word", "") in ("attack", "card")
    return plain and not cards.after and all(getattr(word, "unseen", False) for word in cards.before)


# -- attacks and defenses --------------------------------------------------------------------------------------------


@sense("succeed", events=(AttackSucceeded,))
def _succeeds(self: Happens, game: HighlanderGame, event: AttackSucceeded, scope: Scope) -> Scope | None:
    """HL1 48, HL3 112. This attack is successful, that one this card goes with, or such an attack of a player's."""
    if self.of == "this":
        meant = is_own(scope, event.card)
    elif self.of == "it":
        meant = is_spoken_of(scope, event.card)
    elif self.of == "that":
        own = scope.source.card if scope.source is not None else NOBODY
        attack = game.attack_of(own)
        meant = attack is not None and attack.card == event.card and went_as_announced(game, own)
    else:
        attack = game.attack_of(event.card)
        meant = attack is not None and self.is_of(attack.seat, scope) and self.fits(game, event.card, scope)
    return about(game, scope, event, event.card) if meant else None


@sense("be stopped", events=(AttackDefended,))
def _is_stopped(self: Happens, game: HighlanderGame, event: AttackDefended, scope: Scope) -> Scope | None:
    """HL1 41. An attack is `blocked`, `dodged`, or in any way not successful."""
    attack = game.attack_of(event.card)
    if attack is None or (self.how and event.how != self.how):
        return None
    if self.of:
        meant = self.is_meant_of(event.card, attack.beside, scope)
    else:
        meant = self.is_of(attack.seat, scope) and self.fits(game, event.card, scope)
    return about(game, scope, event, event.card) if meant else None


@sense("defend", events=(AttackDefended,))
def _defends(self: Happens, game: HighlanderGame, event: AttackDefended, scope: Scope) -> Scope | None:
    """HL3 113. This defense, or that one this card goes with, stops an attack, perhaps of a kind."""
    attack = game.attack_of(event.card)
    defense = game.defense_of(attack.defense) if attack is not None else None
    if defense is None or event.how not in ("blocked", "dodged") or not self.fits(game, event.card, scope):
        return None
    meant = self.is_meant_of(defense.card, defense.beside, scope)
    return about(game, scope, event, event.card) if meant else None


@sense("defend in vain", events=(Misjudged,))
def _defends_in_vain(self: Happens, game: HighlanderGame, event: Misjudged, scope: Scope) -> Scope | None:
    """HLT 294. A player has played a defense that turned out not to help."""
    return about(game, scope, event) if self.is_of(event.seat, scope) else None


@sense("make a Power Blow", events=(PowerBlowMade,))
def _makes_power(self: Happens, game: HighlanderGame, event: PowerBlowMade, scope: Scope) -> Scope | None:
    """HL1 57. A player makes an attack a Power Blow."""
    mine = self.is_of(game.cards[event.card].controller, scope)
    return about(game, scope, event, event.card) if mine else None


@sense("deal damage", events=(DamageTaken,))
def _deals_damage(self: Happens, game: HighlanderGame, event: DamageTaken, scope: Scope) -> Scope | None:
    """A player takes damage from such attacks of the other's."""
    mine = self.is_of(event.seat, scope) and self.fits(game, event.card, scope)
    return about(game, scope, event, event.card) if mine else None


# -- players ---------------------------------------------------------------------------------------------------------


@sense("fall Prone", events=(FellProne,))
@sense("regain their feet", events=(RegainedFeet,))
@sense("recover a weapon", events=(Recovered,))
@sense("Exhaust", events=(Exhausted,))
def _befalls(self: Happens, game: HighlanderGame, event: Any, scope: Scope) -> Scope | None:
    """HL1 65, 67, 73; HL3 86. It befalls a player."""
    return about(game, scope, event) if self.is_of(event.seat, scope) else None


@sense("be Disarmed", events=(Disarmed,))
def _is_disarmed(self: Happens, game: HighlanderGame, event: Disarmed, scope: Scope) -> Scope | None:
    """HL1 67. A player is Disarmed, and is so by a weapon that is broken."""
    return about(game, scope, event) if self.is_of(event.seat, scope) else None


@sense("take damage", "lose Ability", "gain Ability", events=(AbilityChanged,))
def _ability_changes(self: Happens, game: HighlanderGame, event: AbilityChanged, scope: Scope) -> Scope | None:
    """HL1 45. What was gained, and damage that was not prevented, whichever outweighs the other; or Ability falls."""
    least = self.numbers[0] if self.numbers else 1
    if self.deed == "gain Ability":
        so = event.gain >= least
    elif self.deed == "take damage":
        so = event.damage >= least
    else:
        so = event.was - event.ability >= least
    return about(game, scope, event) if so and self.is_of(event.seat, scope) else None


@sense("draw", events=(Drew,))
def _draws(self: Happens, game: HighlanderGame, event: Drew, scope: Scope) -> Scope | None:
    """A player draws a card, perhaps of a kind."""
    mine = self.is_of(game.cards[event.card].owner, scope) and self.fits(game, event.card, scope)
    return about(game, scope, event) if mine else None


@sense("discard", events=(Discarded,))
def _discards(self: Happens, game: HighlanderGame, event: Discarded, scope: Scope) -> Scope | None:
    """A player discards such a card from hand, or is `forced` to by the other one."""
    owner = game.cards[event.card].owner
    if not self.is_of(owner, scope) or not self.fits(game, event.card, scope):
        return None
    if self.how == "forced" and (event.by in (NOBODY, owner) or event.cost):
        return None
    return about(game, scope, event, event.card)


@sense("exert", events=(Exerted,))
def _exerts(self: Happens, game: HighlanderGame, event: Exerted, scope: Scope) -> Scope | None:
    """HL1 54. A player makes a Hard Exertion, for one of these purposes if there are any."""
    if event.kind != HARD or not self.is_of(event.seat, scope):
        return None
    return about(game, scope, event) if not self.purposes or event.purpose in self.purposes else None


# -- cards that come and go ------------------------------------------------------------------------------------------


@sense("play", events=(CardPlayed, PutIntoPlay))
def _plays(self: Happens, game: HighlanderGame, event: Any, scope: Scope) -> Scope | None:
    """A player plays such a card; for `each` player, the text then speaks of that player as the opponent."""
    if isinstance(event, PutIntoPlay) and self.how != "put":
        return None
    seat, card = event.seat, event.card
    if is_own(scope, card) or not self.fits(game, card, scope):
        return None
    if game.cards[card].face_down and (self.cards is None or not known_unseen(self.cards)):
        return None
    if self.who == "each":
        return replace(about(game, scope, event, card), you=1 - seat)
    return about(game, scope, event, card) if self.is_of(seat, scope) else None


@sense("play a second", events=(CardPlayed,))
def _plays_second(self: Happens, game: HighlanderGame, event: CardPlayed, scope: Scope) -> Scope | None:
    """HLT 197-198. The second such card of a turn is played."""
    if not self.is_of(event.seat, scope) or not self.fits(game, event.card, scope):
        return None
    played = [card for card in game.deeds[event.seat].cards if self.fits(game, card, scope)]
    return about(game, scope, event, event.card) if len(played) == 2 else None


@sense("enter play", events=(CardPlayed, PutIntoPlay))
def _enters(self: Happens, game: HighlanderGame, event: Any, scope: Scope) -> Scope | None:
    """This card enters play."""
    return about(game, scope, event) if is_own(scope, event.card) else None


@sense("leave play", events=(LeftPlay,), looks_back=True)
def _leaves(self: Happens, game: HighlanderGame, event: LeftPlay, scope: Scope) -> Scope | None:
    """HL1 76. This card, or such a card, leaves play; it is judged as it was in play."""
    if self.by and event.by != seat_of(self.by, scope):
        return None
    own = is_own(scope, event.card)
    meant = own if self.cards is None else not own and self.cards.fits(game, event.card, scope)
    return about(game, scope, event) if meant else None


# -- turns and phases ------------------------------------------------------------------------------------------------


@sense("be long in play", events=(TurnEnded,))
def _is_long_in_play(self: Happens, game: HighlanderGame, event: TurnEnded, scope: Scope) -> Scope | None:
    """HLT 296. So many turns in which this card was in play are over; the one in which it came is the first."""
    since = game.cards[scope.source.card if scope.source is not None else NOBODY].turn
    return about(game, scope, event) if game.turn - since + 1 >= self.turns else None


@sense("end without attack", events=(PhaseEnded,))
def _ends_without_attack(self: Happens, game: HighlanderGame, event: PhaseEnded, scope: Scope) -> Scope | None:
    """HLT 260. A player's Attack Phase ends, and there was no attack."""
    meant = self.is_of(event.seat, scope) and event.phase == ATTACKING and not game.deeds[event.seat].attacks
    return about(game, scope, event) if meant else None


@sense("adjust Ability", events=(PhaseEnded,))
def _adjusts(self: Happens, game: HighlanderGame, event: PhaseEnded, scope: Scope) -> Scope | None:
    """HL1 45. A player's Ability Adjustment Phase ends."""
    meant = event.phase == "ability adjustment" and self.is_of(event.seat, scope)
    return about(game, scope, event) if meant else None


class HighlanderTrigger(Trigger, frozen=True):
    """A trigger that no card is about."""

    of_itself: ClassVar[bool] = False
    looks_back: ClassVar[bool] = False


class PhaseBegins(HighlanderTrigger, frozen=True):
    """A phase of a player's turn begins, or `ends`. `beginning`: where must and may do effects are taken care of.

    `that_player`: the text goes on about the player whose turn it is, as the opponent. `prone`: if they are Prone.
    """

    phase: str
    who: str = "you"
    ends: bool = False
    that_player: bool = False
    prone: bool = False
    events: ClassVar[Kinds] = (PhaseStarted, PhaseEnded, PutIntoPlay)

    @property
    def awaited(self) -> Kinds:
        return (PhaseEnded,) if self.ends else (PhaseStarted, PutIntoPlay)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        if isinstance(event, PutIntoPlay):  # HLT 215: what comes during that phase is not too late for it
            if not is_own(scope, event.card):
                return None
            event = PhaseStarted(game.active, game.phase)
        name: str = event.phase  # type: ignore[attr-defined]
        if name != self.named(game):
            return None
        seat: int = event.seat  # type: ignore[attr-defined]
        if isinstance(event, PhaseEnded) != self.ends or (self.who != "each" and seat != seat_of(self.who, scope)):
            return None
        if self.prone and not game.players[seat].prone:
            return None
        found = about(game, scope, event)
        return replace(found, you=1 - seat) if self.that_player else found

    def named(self, game: HighlanderGame) -> str:
        """The phase as the book calls it; with Draw/Discard a turn ends, or with a phase of its own (HL3 72)."""
        if self.phase == "beginning":
            return str(game.edition.duties.value[0])
        return str(game.edition.phases.value[-1]) if self.ends and self.phase == DRAWING else self.phase


class Whoever(HighlanderTrigger, frozen=True):
    """Something that is waited for of an opponent happens to any player: the text calls that one the opponent.

    `apart`: the text does not speak of that player, and means by `you` and `your opponent` whom it always does.
    """

    trigger: Trigger
    apart: bool = False

    @property
    def awaited(self) -> Kinds:
        return self.trigger.awaited

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        for seat in (scope.you, 1 - scope.you):
            found = self.trigger.match(game, event, replace(scope, you=seat))
            if found is not None:
                return replace(found, you=scope.you) if self.apart else found
        return None
