"""What a text asks before it does or allows something."""

from __future__ import annotations

from collections.abc import Callable

from quickening.games.highlander import facts
from quickening.games.highlander.definitions import LOCATION
from quickening.games.highlander.kinds.amounts import deeds_of, seat_of
from quickening.games.highlander.kinds.filters import types_of
from quickening.games.highlander.rules import arms
from quickening.games.highlander.state import (
    AVOIDED,
    BLOCKED,
    CAPTURED,
    DAMAGE,
    DODGED,
    HAND,
    LOSS,
    NOBODY,
    PLAY,
    HighlanderGame,
    Tally,
)
from quickening.lang.nodes import Condition, Scope
from quickening.lang.selections import Cards

# -- how many ------------------------------------------------------------------------------------------------------


class HasInPlay(Condition, frozen=True):
    """A player has so many such cards in play; none, if `count` is 0. `each`: they are counted whosever they are."""

    cards: Cards
    who: str = "you"
    count: int = 1

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        seats = (0, 1) if self.who == "each" else (seat_of(self.who, scope),)
        found = [card for card in self.cards.found(game, scope) if game.cards[card].controller in seats]
        return len(found) >= self.count if self.count else not found


class Compared(Condition, frozen=True):
    """A figure of a player is within bounds; or it is `fewer` or `more` than the other player's, or than the Ability.

    What `cards` are counted where that is the figure. `FIGURES` says what each figure is.
    """

    figure: str
    who: str = "you"
    least: int = 0
    most: int = 99
    how: str = ""
    cards: Cards | None = None

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        seat = seat_of(self.who, scope)
        own = FIGURES[self.figure](self, game, seat, scope)
        if not self.how:
            return self.least <= own <= self.most
        if self.how == "fewer than Ability":
            return own < game.players[seat].ability
        other = FIGURES[self.figure](self, game, 1 - seat, scope)
        return own < other if self.how == "fewer" else own > other


def from_turn(turn: int) -> Compared:
    """That turn has come: what is said of a next turn does not hold before."""
    return Compared("turn", least=turn, most=10_000)


def _in_play(self: Compared, game: HighlanderGame, seat: int, scope: Scope) -> int:
    assert self.cards is not None
    return sum(self.cards.fits(game, card, scope) for card in game.of(PLAY, seat))


FIGURES: dict[str, Callable[[Compared, HighlanderGame, int, Scope], int]] = {
    "Ability": lambda self, game, seat, scope: game.players[seat].ability,
    "cards in hand": lambda self, game, seat, scope: len(game.of(HAND, seat)),
    "cards in play": _in_play,
    "turn": lambda self, game, seat, scope: game.turn,
}


# -- what is so ----------------------------------------------------------------------------------------------------


class IsSo(Condition, frozen=True):
    """Something is so of a player or of the duel, or is not. `STATES` says what each `word` asks.

    `name` is that of a Persona, a title, a phase or a kind of defense; `names` are several. `cards` is what it is.
    """

    word: str
    who: str = "you"
    not_: bool = False
    name: str = ""
    names: tuple[str, ...] = ()
    cards: Cards | None = None

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        return STATES[self.word](self, game, seat_of(self.who, scope), scope) != self.not_


def _is_disarmed(self: IsSo, game: HighlanderGame, seat: int, scope: Scope) -> bool:
    """HL1 67. Who is merely considered to be Disarmed is not (HLT 202)."""
    return bool(arms.lost_weapons(game, seat))


def _has_whole_weapon(self: IsSo, game: HighlanderGame, seat: int, scope: Scope) -> bool:
    """A player is Disarmed, and a weapon that is lost is not broken."""
    return any(not arms.is_broken(game, seat, weapon) for weapon in arms.lost_weapons(game, seat))


def _has_broken_weapon(self: IsSo, game: HighlanderGame, seat: int, scope: Scope) -> bool:
    """A player's weapon is broken, or was until it was recovered this turn."""
    broken = any(arms.is_broken(game, seat, weapon) for weapon in arms.lost_weapons(game, seat))
    return broken or "weapon was broken" in game.deeds[seat].notes


def _plays_as(self: IsSo, game: HighlanderGame, seat: int, scope: Scope) -> bool:
    """A player plays as this Persona, or with both of these (HLT 204)."""
    return {self.name, *self.names} - {""} <= {persona.name for persona in game.personas(seat)}


def _is_attacked(self: IsSo, game: HighlanderGame, seat: int, scope: Scope) -> bool:
    return any(not attack.result for attack in game.against(seat))


def _is_attacked_unseen(self: IsSo, game: HighlanderGame, seat: int, scope: Scope) -> bool:
    return any(attack.hidden for attack in game.against(seat))


def _is_useless(self: IsSo, game: HighlanderGame, seat: int, scope: Scope) -> bool:
    """The opponent's attack cannot be stopped by such a defense, or a card of theirs keeps you from playing one."""
    kind, ranged = self.name, "non-ranged" not in self.names
    for attack in game.against(seat):
        if attack.hidden or attack.result:
            continue
        known = facts.of_attack(game, attack)
        stopped = known.no_block if kind == "block" else known.no_dodge
        if stopped and (ranged or "Ranged" not in known.kinds):
            return True
    bans = [ban for ban in facts.of_player(game, seat).bans if ban.scope.you != seat]
    return any(kind in types_of(ban.cards) for ban in bans)


def _is_damage_pending(self: IsSo, game: HighlanderGame, seat: int, scope: Scope) -> bool:
    return bool(effect_damage(game, seat))


def effect_damage(game: HighlanderGame, seat: int) -> list[Tally]:
    """The pending damage of a player that other things than attacks and Locations deal, once."""
    return [
        tally
        for tally in game.tallies
        if tally.seat == seat
        and tally.kind == DAMAGE
        and not tally.attack
        and not tally.redirected
        and tally.source != NOBODY
        and game.printed(tally.source).type != LOCATION
    ]


def _is_phase(self: IsSo, game: HighlanderGame, seat: int, scope: Scope) -> bool:
    return game.active == seat and game.phase == self.name


def _is_first_turn(self: IsSo, game: HighlanderGame, seat: int, scope: Scope) -> bool:
    """It is a player's first turn, and no card was played yet."""
    return game.active == seat and not game.former[seat].turn and not game.deeds[seat].cards


def _is_from_under(self: IsSo, game: HighlanderGame, seat: int, scope: Scope) -> bool:
    """The card is played from under a card of this title (HLT 73)."""
    if scope.source is None:
        return False
    state = game.cards[scope.source.card]
    return state.area == CAPTURED and game.printed(state.holder).name == self.name


def _is_hidden(self: IsSo, game: HighlanderGame, seat: int, scope: Scope) -> bool:
    """HL1 61. The attack whose text this is is Hidden, or was until it was revealed."""
    attack = game.attack_of(scope.source.card) if scope.source is not None else None
    return attack is not None and attack.was_hidden


def _is_power_blow(self: IsSo, game: HighlanderGame, seat: int, scope: Scope) -> bool:
    """The attack spoken of is a Power Blow."""
    return any(
        attack.power or attack.head_shot for ref in scope.it for attack in game.attacks if attack.card == ref.card
    )


def _is_such(self: IsSo, game: HighlanderGame, seat: int, scope: Scope) -> bool:
    """What was last spoken of is such a card; or what the text had its player choose first, wherever it is by now."""
    refs = (scope.got(0) or ()) if self.word == CHOSEN_IS else scope.it
    return self.cards is not None and any(self.cards.fits(game, ref.card, scope) for ref in refs)


#: What is asked of cards spoken of or chosen, and whether what was offered or asked just before was done.
IT_IS, CHOSEN_IS, DID = "it is", "the chosen card is", "done"
STATES: dict[str, Callable[[IsSo, HighlanderGame, int, Scope], bool]] = {
    "Prone": lambda self, game, seat, scope: game.players[seat].prone,
    "Disarmed": _is_disarmed,
    "Disarmed of a whole weapon": _has_whole_weapon,
    "broken weapon": _has_broken_weapon,
    "free hand": lambda self, game, seat, scope: arms.free_hand(game, seat),
    "plays as": _plays_as,
    "attacked": _is_attacked,
    "attacked by a Hidden attack": _is_attacked_unseen,
    "defense useless or barred": _is_useless,
    "damage pending": _is_damage_pending,
    "turn": lambda self, game, seat, scope: game.active == seat,
    "phase": _is_phase,
    "first turn": _is_first_turn,
    "played from under": _is_from_under,
    "this is Hidden": _is_hidden,
    "it is a Power Blow": _is_power_blow,
    IT_IS: _is_such,
    CHOSEN_IS: _is_such,
    DID: lambda self, game, seat, scope: bool(scope.done),
}


# -- what was done -------------------------------------------------------------------------------------------------


class HasDone(Condition, frozen=True):
    """A player did something, in the last turn or `now`, or did not. `DEEDS` says what each deed asks.

    `count` are so many `cards`; `name` is a title, or a kind of defense.
    """

    deed: str
    cards: Cards | None = None
    who: str = "you"
    now: bool = False
    not_: bool = False
    count: int = 1
    name: str = ""

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        return DEEDS[self.deed](self, game, seat_of(self.who, scope), scope) != self.not_


def _played(self: HasDone, game: HighlanderGame, seat: int, scope: Scope) -> bool:
    """A player played another such card, or so many."""
    assert self.cards is not None
    own = scope.source.card if scope.source is not None else NOBODY
    cards = deeds_of(game, seat, self.now).cards
    return sum(card != own and self.cards.fits(game, card, scope) for card in cards) >= self.count


def _played_power_blow(self: HasDone, game: HighlanderGame, seat: int, scope: Scope) -> bool:
    if self.now:
        return any(attack.power for attack in game.attacks if attack.seat == seat)
    return deeds_of(game, seat, self.now).power_blow


def _failed_last(self: HasDone, game: HighlanderGame, seat: int, scope: Scope) -> bool:
    return "last attack failed" in game.former[seat].notes


def _succeeded_last(self: HasDone, game: HighlanderGame, seat: int, scope: Scope) -> bool:
    return game.former[seat].attacks > 0 and not _failed_last(self, game, seat, scope)


def _stopped_last(self: HasDone, game: HighlanderGame, seat: int, scope: Scope) -> bool:
    """A player's last attack was `blocked` or `dodged`."""
    return f"last attack {self.name}" in game.former[seat].notes


def _stopped(self: HasDone, game: HighlanderGame, seat: int, scope: Scope) -> bool:
    """HL1 41. A player has `blocked`, `dodged` or in any way stopped such an attack this turn."""
    assert self.cards is not None
    ended = [one for one in game.against(seat) if one.result in ((self.name,) if self.name else STOPPED)]
    return any(self.cards.fits(game, attack.card, scope) for attack in ended)


def _attacked_first(self: HasDone, game: HighlanderGame, seat: int, scope: Scope) -> bool:
    """HL1 50. The first attack of a player's sequence is such a card."""
    assert self.cards is not None
    own = [attack.card for attack in game.attacks if attack.seat == seat]
    return bool(own) and self.cards.fits(game, own[0], scope)


def _was_hurt(self: HasDone, game: HighlanderGame, seat: int, word: str, kinds: tuple[str, ...]) -> bool:
    """HL1 45. A player lost Ability in the last turn that player had; what is still pending counts."""
    if not self.now and seat == game.active:
        return word in game.former[seat].notes
    waiting = any(tally.seat == seat and tally.kind in kinds and tally.amount for tally in game.tallies)
    return waiting or word in game.deeds[seat].notes


#: HL1 41. How an attack that was stopped ended.
STOPPED = (BLOCKED, DODGED, AVOIDED)
DEEDS: dict[str, Callable[[HasDone, HighlanderGame, int, Scope], bool]] = {
    "play": _played,
    "play by title": lambda self, game, seat, scope: self.name in deeds_of(game, seat, self.now).titles,
    "play a Special Card": lambda self, game, seat, scope: game.deeds[seat].specials > 0,
    "make a Power Blow": _played_power_blow,
    "succeed": lambda self, game, seat, scope: deeds_of(game, seat, self.now).successes > 0,  # HL3 155
    "fail last": _failed_last,
    "succeed last": _succeeded_last,
    "be stopped last": _stopped_last,
    "defend last": lambda self, game, seat, scope: game.deeds[seat].last_defense == self.name,
    "remove an Ally": lambda self, game, seat, scope: "removed ally" in game.deeds[seat].notes,
    "gain Ability": lambda self, game, seat, scope: "ability rose" in game.deeds[seat].notes,
    "take damage": lambda self, game, seat, scope: _was_hurt(self, game, seat, "took damage", (DAMAGE,)),
    "lose Ability": lambda self, game, seat, scope: _was_hurt(self, game, seat, "lost ability", (DAMAGE, LOSS)),
    "stop an attack": _stopped,
    "attack first": _attacked_first,
}


class Combined(Condition, frozen=True):
    """Several things are all so; or (`or`) one of them is, or (`nor`) none."""

    parts: tuple[Condition, ...]
    word: str = "and"

    def holds(self, game: HighlanderGame, scope: Scope) -> bool:
        if self.word == "and":
            return all(part.holds(game, scope) for part in self.parts)
        return any(part.holds(game, scope) for part in self.parts) != (self.word == "nor")
