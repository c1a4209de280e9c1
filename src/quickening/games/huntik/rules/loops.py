"""HK 802. Loops: plays that could be repeated indefinitely.

Every optional play is noted with the position it was made from. To come back to a position and make the same play
again is to go round a loop. If nothing has changed in between, there is no point in it, and the play is not offered.
If something has grown (counters, modifiers, attacks), those who made plays in the loop say how often it may start.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Any

from quickening.core.data import Frozen
from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Frame, Next
from quickening.core.outside import Outcome
from quickening.core.refusals import Refusal
from quickening.games.huntik.state import (
    DECK,
    DISCARD,
    HAND,
    LEGENDS,
    NOBODY,
    PLAY,
    REMOVED,
    CombatState,
    HuntikCard,
    HuntikGame,
    Step,
)

SAME_AGAIN = Refusal("HK 802.2", "{name} would continue a loop that has ended.", "Make another play, or pass.")
#: "Any number" has to end somewhere (HK 104.1).
LARGEST_NUMBER = 99
#: How many triggered powers in a row are beyond suspicion.
MANY_TRIGGERS = 40


class Position(Frozen, frozen=True):
    """Where the game stands, as a player can know it: what a loop has to bring back, and what may have grown."""

    glance: tuple[int, ...] = ()
    shape: tuple[Any, ...] = ()
    grown: tuple[tuple[str, int], ...] = ()


#: HK 400.5a, 400.6a. Of decks, and of the other player's hand and legendary heroes, a player sees but the outside.
_CLOSED = [itemgetter((DECK, 0), (DECK, 1), (HAND, 1 - seat), (LEGENDS, 1 - seat)) for seat in (0, 1)]
_OPEN = [
    itemgetter((PLAY, NOBODY), (REMOVED, NOBODY), (DISCARD, 0), (DISCARD, 1), (HAND, seat), (LEGENDS, seat))
    for seat in (0, 1)
]


def at_a_glance(game: HuntikGame, seat: int) -> tuple[int, ...]:
    """What is seen of a position without a closer look: positions that differ in this are not the same."""
    cards = game.cards
    tired = [cards[n].exhausted for n in game.sides.usable[seat]]
    return seat, len(tired), tired.count(True)


def position(game: HuntikGame, seat: int, glance: tuple[int, ...], waiting: str = "") -> Position:
    """The position a player makes a play from. `waiting` is what else is yet to be done."""
    cards, in_play = game.cards, game.in_play
    shape = (
        (seat, game.turn, game.again, game.first_next, game.majors, waiting, game.combat and _fight(game.combat)),
        tuple(
            [
                (
                    (one := cards[n]).zone,
                    one.controller,
                    one.exhausted,
                    one.stunned,
                    one.face_down,
                    one.holder,
                    one.used,
                )
                for n in in_play
            ]
        ),
        tuple([tuple(pile) for pile in _OPEN[seat](game.areas)]),
        # No card comes back to a closed pile as the card it was, so that its ends tell enough.
        tuple([_ends(cards, pile) for pile in _CLOSED[seat](game.areas)]),
    )
    marked = [n for n in in_play if cards[n].counters]
    return Position(glance, shape, what_grows(game, marked))


def _ends(cards: list[HuntikCard], pile: list[int]) -> tuple[int, ...]:
    return (len(pile), cards[pile[0]].handle, cards[pile[-1]].handle) if pile else ()


def _fight(combat: CombatState) -> tuple[Any, ...]:
    return combat.number, combat.ended, tuple([ref.card for ref in combat.out + combat.absent])


def what_grows(game: HuntikGame, marked: list[int]) -> tuple[tuple[str, int], ...]:
    """What a loop may add to each time round without ever coming to an end. `marked` are the cards with counters."""
    extra = game.extra_majors
    always = (("modifiers", len(game.modifiers)), ("majors 0", extra[0]), ("majors 1", extra[1]))
    if not marked and game.combat is None:
        return always
    counts: dict[str, int] = {}
    for n in marked:
        for one in game.cards[n].counters:
            name = f"{n}: {one.name} {one.atk} {one.defense}"
            counts[name] = counts.get(name, 0) + 1
    added = game.combat.added if game.combat else ()
    attacks = [(f"attacks {seat} {number > 0}", abs(number)) for seat, number in enumerate(added)]
    return (*always, *counts.items(), *attacks)


def has_not_shrunk(before: Step | Position, now: Step | Position) -> bool:
    """Whether it could go on like this for ever: what is used up comes to an end by itself."""
    amounts = dict(now.grown)
    return all(amounts.get(name, 0) >= amount for name, amount in before.grown)


def step_of(where: Position, seat: int, option: Option) -> Step:
    """A play as it can be recognised when it is made again, even if its card has been elsewhere in between."""
    return Step(
        where.glance, where.shape, where.grown, seat, f"{option.kind}:{option.ref}:{option.number}:{option.index}"
    )


def may_be_made(game: HuntikGame, step: Step) -> bool:
    """HK 802.2. Not once more for nothing, and not more often than the number that was chosen."""
    return step not in game.trail and (not game.limits or game.limits.get(step.key, 1) > 0)


def judge_again(game: HuntikGame, seat: int, option: Option) -> Refusal | None:
    """HK 802.2. Whether a play would continue a loop that has ended."""
    where = position(game, seat, at_a_glance(game, seat))
    return None if may_be_made(game, step_of(where, seat, option)) else SAME_AGAIN


def unbarred(game: HuntikGame, seat: int, glance: tuple[int, ...], options: list[Option]) -> list[Option]:
    """The options that do not continue a loop that has ended."""
    if glance not in [step.glance for step in game.trail]:
        return options
    where = position(game, seat, glance)
    return [option for option in options if may_be_made(game, step_of(where, seat, option))]


def goes_round(game: HuntikGame, step: Step) -> bool:
    """HK 802.2. Whether one full iteration has been performed, so that a number has to be chosen."""
    before = [other for other in game.trail if other.shape == step.shape and other.key == step.key]
    return bool(before) and step.key not in game.limits and has_not_shrunk(before[-1], step)


def note(game: HuntikGame, step: Step) -> None:
    """An optional play is made."""
    game.trail.append(step)
    if game.limits and step.key in game.limits:
        game.limits[step.key] -= 1


def forget_loops(game: HuntikGame) -> None:
    """A new round: nothing of the old one comes back."""
    game.trail = []
    game.limits = {}


class LoopNumber(Frame):
    """HK 802.2. The player of the first play in the loop chooses a number; the other one may choose a smaller one."""

    step_again: Step = Step()
    number: int = 0
    chooser: int = 0

    def start(self, game: HuntikGame) -> Next:
        self.chooser = self.step_again.seat
        words = "How many more times does this loop start?"
        return Ask(self.question(self.chooser, LARGEST_NUMBER, words), self.said)

    def question(self, seat: int, most: int, words: str) -> Decision:
        numbers = tuple(Option("number", "{number}", number=number) for number in range(most + 1))
        return Decision(seat, f"{words} It stops before your play in the last of them", numbers)

    def said(self, game: HuntikGame) -> Next:
        self.number = game.chosen[0].number or 0
        other = 1 - self.step_again.seat
        if self.number == 0 or not any(step.seat == other for step in self.loop(game)):
            return self.settle
        question = self.question(other, self.number - 1, "A smaller number?")
        agreeing = (*question.options, Option("agree", f"Agree to {self.number}"))
        return Ask(Decision(other, question.question, agreeing), self.answered)

    def answered(self, game: HuntikGame) -> Next:
        if game.chosen[0].kind == "number":
            self.number = game.chosen[0].number or 0
            self.chooser = 1 - self.step_again.seat
        return self.settle

    def loop(self, game: HuntikGame) -> list[Step]:
        """The plays of one time round."""
        started = max(n for n, step in enumerate(game.trail) if step.key == self.step_again.key)
        return game.trail[started:]

    def settle(self, game: HuntikGame) -> Next:
        """HK 802.2. It starts X times and ends just before the Xth additional play of the player who chose X."""
        loop = self.loop(game)
        own = next(step for step in loop if step.seat == self.chooser)
        game.limits[self.step_again.key] = self.number
        game.limits[own.key] = max(0, self.number - 1)
        return None


# -- loops of triggered powers (HK 802.4) --------------------------------------------------------------------------


def is_endless(seen: tuple[Position, ...], now: Position) -> bool:
    """HK 802.4. The game stands like this for the third time, and nobody has broken the loop."""
    return len([one for one in seen if one.shape == now.shape and has_not_shrunk(one, now)]) >= 2


def draw_game(game: HuntikGame) -> None:
    """HK 802.4."""
    game.end(Outcome((), "a loop that nobody can break", "HK 802.4"))
