"""What becomes of attacks and defenses: joined, copied, made Guards; and what one must or may not Exert for.

HLT 201, 203, 256-261, 265, 267, 294.
"""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.decisions import Decision, Option
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander.events import (
    CardPlayed,
    Faced,
    Joined,
    LastingBegan,
    Stands,
)
from quickening.games.highlander.facts import PlayerFacts
from quickening.games.highlander.kinds import abilities
from quickening.games.highlander.kinds.attack_changes import DamagePlus, IsPowerBlock
from quickening.games.highlander.kinds.changes import PlayerChange
from quickening.games.highlander.kinds.effects import bound_to, source_of
from quickening.games.highlander.state import HAND, PLAY, HighlanderGame, Lasting
from quickening.lang.nodes import Effect, Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards

# -- attacks -------------------------------------------------------------------------------------------------------


class JoinAttack(Effect, frozen=True):
    """HLT 201. Another attack of the hand is played with the one spoken of: they are one attack."""

    cards: Cards

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        found = tuple(card for card in game.of(HAND, frame.scope.you) if self.cards.fits(game, card, frame.scope))
        into = frame.scope.it[0].card if frame.scope.it else -1
        return Run(Joining(seat=frame.scope.you, cards=found, into=into), frame.start)


class Joining(Frame):
    """A card is chosen to be joined to an attack."""

    seat: int = 0
    cards: tuple[int, ...] = ()
    into: int = -1

    def start(self, game: HighlanderGame) -> Next:
        options = [game.card_option("join", "Join {name}", card) for card in self.cards]
        return Ask(Decision(self.seat, "Join another attack?", (*options, Option("pass", "None"))), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        option = game.chosen[0]
        if option.kind == "join":
            game.happen(CardPlayed(option.ref, self.seat, HAND, beside=True), Joined(option.ref, self.into))
        return None


class CopyAttack(Effect, frozen=True):
    """HLT 261. This attack takes on everything that an attack of the opponent's last turn is."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return Run(Copying(seat=frame.scope.you, card=source_of(frame.scope)), frame.start)


class Copying(Frame):
    """The attack to be copied is chosen; a Hidden one is chosen unseen."""

    seat: int = 0
    card: int = -1

    def start(self, game: HighlanderGame) -> Next:
        options = tuple(game.card_option("copy", "Copy {name}", one.card) for one in game.against(self.seat))
        return Ask(Decision(self.seat, "Copy which attack?", options, min(1, len(options))), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        for option in game.chosen:
            game.happen(Faced(self.card, game.printed(option.ref)))
        return None


class Strengthen(Effect, frozen=True):
    """HLT 259. Power Blows one has played this turn do more damage."""

    plus: int

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        blows = self.blows(game, frame.scope)
        more = abilities.Static(DamagePlus(self.plus), "it")
        scope = bound_to(game, frame.scope, blows)
        lasting = Lasting(more, scope, game.tick(), "next turn", 1 - frame.scope.you, game.turn - 1)
        return game.do([LastingBegan(lasting)], frame.start)

    def blows(self, game: HighlanderGame, scope: Scope) -> list[int]:
        from quickening.games.highlander.facts import of_attack

        own = [attack for attack in game.attacks if attack.seat == scope.you]
        return [attack.card for attack in own if of_attack(game, attack).power_blow]

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return bool(self.blows(game, scope))


# -- defenses ------------------------------------------------------------------------------------------------------


class NextDefenses(Effect, frozen=True):
    """HLT 203. The next blocks played this turn are Power Blocks: the cards played, not Guards used again."""

    count: int

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        block = abilities.Static(IsPowerBlock(), "next defense")
        lasting = [Lasting(block, frame.scope, game.tick(), "turn", frame.scope.you) for _ in range(self.count)]
        return game.do([LastingBegan(one) for one in lasting], frame.start)


def bind_defense(game: HighlanderGame, seat: int, card: int) -> list[Event]:
    """What was said of the next defense is said of this one."""
    from quickening.games.highlander.events import LastingEnded

    for one in game.lasting:
        if one.ability.is_static and one.ability.who == "next defense" and one.scope.you == seat:
            ability = replace(one.ability, who="it")
            return [
                LastingEnded(one),
                LastingBegan(replace(one, ability=ability, scope=_with(game, one.scope, card))),
            ]
    return []


def _with(game: HighlanderGame, scope: Scope, card: int) -> Scope:
    return replace(scope, it=(game.ref(card),))


class MakeGuard(Effect, frozen=True):
    """HLT 265. The block spoken of stays in play like a Guard."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        cards = [ref.card for ref in frame.scope.it if game.alive(ref) and game.cards[ref.card].area == PLAY]
        return game.do([Stands(card) for card in cards], frame.start)


# -- players -------------------------------------------------------------------------------------------------------


class CannotBeCountered(PlayerChange, frozen=True):
    """HLT 267. Some of a player's cards cannot be countered."""

    cards: Cards

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.words.setdefault("not countered", []).append((self.cards, scope))
