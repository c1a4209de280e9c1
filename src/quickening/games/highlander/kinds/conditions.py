"""What a text asks before it does or allows something."""

from __future__ import annotations

from quickening.games.highlander.kinds.amounts import seat_of
from quickening.games.highlander.rules import arms
from quickening.games.highlander.state import (
    CAPTURED,
    DAMAGE,
    HAND,
    NOBODY,
    PLAY,
    Deeds,
    HighlanderGame,
)
from quickening.lang.nodes import Condition, Scope
from quickening.lang.selections import Cards


class HasInPlay(Condition, frozen=True):
    """A player has so many such cards in play; none, if `count` is 0."""

    cards: Cards
    who: str = "you"
    count: int = 1

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        seat = seat_of(self.who, scope)
        found = [card for card in self.cards.found(game, scope) if game.cards[card].controller == seat]
        return len(found) >= self.count if self.count else not found


class IsDisarmed(Condition, frozen=True):
    """A player is Disarmed (HL1 67); `armed`: is not; `whole`: and the weapon is not broken. Who is merely considered
    to be Disarmed is not (HLT 202).
    """

    who: str = "you"
    armed: bool = False
    whole: bool = False

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        seat = seat_of(self.who, scope)
        lost = arms.lost_weapons(game, seat)
        if self.armed:
            return not lost
        if self.whole:
            return any(not arms.is_broken(game, seat, weapon) for weapon in lost)
        return bool(lost)


class IsProne(Condition, frozen=True):
    """A player is Prone, or is not. Who is merely considered to be Prone is not (HLT 202)."""

    who: str = "you"
    not_: bool = False

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        return game.players[seat_of(self.who, scope)].prone != self.not_


class AbilityIs(Condition, frozen=True):
    """A player's Ability is within these bounds."""

    who: str = "you"
    least: int = 0
    most: int = 99

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        return self.least <= game.players[seat_of(self.who, scope)].ability <= self.most


class LowerAbility(Condition, frozen=True):
    """A player has less Ability than the other one."""

    who: str = "you"

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        seat = seat_of(self.who, scope)
        return game.players[seat].ability < game.players[1 - seat].ability


class HandIs(Condition, frozen=True):
    """A player's hand has so many cards."""

    who: str = "you"
    least: int = 0
    most: int = 99

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        return self.least <= len(game.of("hand", seat_of(self.who, scope))) <= self.most


class HasBrokenWeapon(Condition, frozen=True):
    """A player's weapon is broken, or was until it was recovered this turn."""

    who: str = "you"

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        seat = seat_of(self.who, scope)
        broken = any(arms.is_broken(game, seat, weapon) for weapon in arms.lost_weapons(game, seat))
        return broken or "weapon was broken" in game.deeds[seat].notes


class AttackPending(Condition, frozen=True):
    """An attack against you is pending."""

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        return any(not attack.result for attack in game.against(scope.you))


class HiddenPending(Condition, frozen=True):
    """Your opponent has played a Hidden attack."""

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        return any(attack.hidden for attack in game.against(scope.you))


class OpponentIs(Condition, frozen=True):
    """Your opponent plays as this Persona."""

    name: str

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        return any(persona.name == self.name for persona in game.personas(1 - scope.you))


def deeds_of(game: HighlanderGame, who: str, scope: Scope, now: bool) -> Deeds:
    """What a player did in this turn, or in the last turn that player had."""
    seat = seat_of(who, scope)
    return game.deeds[seat] if now or seat != game.active else game.former[seat]


class PlayedPowerBlow(Condition, frozen=True):
    """A player played a Power Blow last turn, or `now`."""

    who: str = "you"
    now: bool = False

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        if self.now:
            return any(attack.power for attack in game.attacks if attack.seat == seat_of(self.who, scope))
        return deeds_of(game, self.who, scope, self.now).power_blow


class Played(Condition, frozen=True):
    """A player played another such card, or so many, in the last turn, or `now`; or did not."""

    cards: Cards
    who: str = "you"
    now: bool = False
    not_: bool = False
    count: int = 1

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        own = scope.source.card if scope.source is not None else NOBODY
        cards = deeds_of(game, self.who, scope, self.now).cards
        found = sum(card != own and self.cards.fits(game, card, scope) for card in cards)
        return (found >= self.count) != self.not_


class HadSuccess(Condition, frozen=True):
    """HL3 155. An attack of a player's last turn was successful."""

    who: str = "you"

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        return deeds_of(game, self.who, scope, False).successes > 0


class PlayedTitle(Condition, frozen=True):
    """You played a card of this title this turn, or in your last turn."""

    title: str
    now: bool = True

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        return self.title in deeds_of(game, "you", scope, self.now).titles


class PlayedNoSpecial(Condition, frozen=True):
    """You play no Special Card this turn."""

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        return game.deeds[scope.you].specials == 0


class LastDefenseWas(Condition, frozen=True):
    """The last defense you played this turn was a block or a dodge."""

    type: str

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        return game.deeds[scope.you].last_defense == self.type


class LastAttackFailed(Condition, frozen=True):
    """Your last attack was not successful, or (`well`) was."""

    well: bool = False

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        before = game.former[scope.you]
        failed = "last attack failed" in before.notes
        return before.attacks > 0 and not failed if self.well else failed


class PlayedFromUnder(Condition, frozen=True):
    """The card is played from under a card of this title (HLT 73)."""

    name: str

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        if scope.source is None:
            return False
        state = game.cards[scope.source.card]
        return state.area == CAPTURED and game.printed(state.holder).name == self.name


class RemovedAlly(Condition, frozen=True):
    """Your opponent removed one of your Allies from play during their last turn."""

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        return "removed ally" in game.deeds[1 - scope.you].notes


class GainedAbility(Condition, frozen=True):
    """Your opponent gained Ability during their last turn."""

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        return "ability rose" in game.deeds[1 - scope.you].notes


class YourTurn(Condition, frozen=True):
    """It is your turn."""

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        return game.active == scope.you


class InPhase(Condition, frozen=True):
    """It is this phase of your turn."""

    phase: str

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        return game.active == scope.you and game.phase == self.phase


class DamagePending(Condition, frozen=True):
    """Damage is pending for you that no attack and no Location deals."""

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        return bool(effect_damage(game, scope.you))


def effect_damage(game: HighlanderGame, seat: int) -> list[object]:
    """The pending damage of a player that other things than attacks and Locations deal, once."""
    return [
        tally
        for tally in game.tallies
        if tally.seat == seat
        and tally.kind == DAMAGE
        and not tally.attack
        and not tally.redirected
        and tally.source != NOBODY
        and game.printed(tally.source).type != "location"
    ]


class UnstoppableOrBarred(Condition, frozen=True):
    """The opponent's attack cannot be stopped by such a defense, or a card keeps you from playing one from hand."""

    type: str
    non_ranged: bool = False

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        from quickening.games.highlander import facts

        for attack in game.against(scope.you):
            if attack.hidden or attack.result:
                continue
            known = facts.of_attack(game, attack)
            stopped = known.no_block if self.type == "block" else known.no_dodge
            if stopped and not (self.non_ranged and "Ranged" in known.kinds):
                return True
        from quickening.games.highlander.kinds.filters import types_of

        return any(self.type in types_of(ban.cards) for ban in facts.of_player(game, scope.you).bans)


class ItIs(Condition, frozen=True):
    """What was last spoken of is such a card."""

    cards: Cards

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        return any(self.cards.fits(game, ref.card, scope) for ref in scope.it)


class ChosenIs(Condition, frozen=True):
    """The card that the text had its player choose first is such a card, wherever it is by now."""

    cards: Cards

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        return any(self.cards.fits(game, ref.card, scope) for ref in scope.got(0) or ())


class NoPowerBlow(Condition, frozen=True):
    """The attack spoken of is no Power Blow."""

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        return not any(
            attack.power or attack.head_shot for ref in scope.it for attack in game.attacks if attack.card == ref.card
        )


class ThisHidden(Condition, frozen=True):
    """HL1 61. The attack whose text this is is Hidden, or was until it was revealed."""

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        attack = game.attack_of(scope.source.card) if scope.source is not None else None
        return attack is not None and attack.was_hidden


class MoreInPlay(Condition, frozen=True):
    """A player has more such cards in play than the other."""

    cards: Cards
    who: str = "you"

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        counts = [sum(self.cards.fits(game, card, scope) for card in game.of(PLAY, seat)) for seat in (0, 1)]
        seat = seat_of(self.who, scope)
        return counts[seat] > counts[1 - seat]


class FewerInHand(Condition, frozen=True):
    """A player has fewer cards in hand than the other."""

    who: str = "you"

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        seat = seat_of(self.who, scope)
        return len(game.of(HAND, seat)) < len(game.of(HAND, 1 - seat))


class FreeHand(Condition, frozen=True):
    """HL1 13. You have a free hand: one Hand Icon or fewer."""

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        from quickening.games.highlander.rules.arms import free_hand

        return free_hand(game, scope.you)


class FewerCards(Condition, frozen=True):
    """You have fewer cards in your hand than your Ability."""

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        return len(game.of("hand", scope.you)) < game.players[scope.you].ability


class FirstTurn(Condition, frozen=True):
    """You have not played a card yet: it is your first turn."""

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        return game.active == scope.you and not game.former[scope.you].turn and not game.deeds[scope.you].cards


class AllHold(Condition, frozen=True):
    """Several things are all so."""

    parts: tuple[Condition, ...]

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        return all(part.holds(game, scope) for part in self.parts)


class Any(Condition, frozen=True):
    """One of several things is so."""

    parts: tuple[Condition, ...]

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        return any(part.holds(game, scope) for part in self.parts)


class Later(Condition, frozen=True):
    """A turn after this one has come: what is said of a next turn does not hold before."""

    turn: int

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        return game.turn > self.turn


class Did(Condition, frozen=True):
    """What was offered or asked just before was done, or was not."""

    not_: bool = False

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        return bool(game.result) != self.not_
