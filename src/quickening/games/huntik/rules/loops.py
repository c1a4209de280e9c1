"""HK 802. Loops: plays that could be repeated indefinitely.

Every optional play is noted with the position it was made from and with what was answered while it was made: its
targets, whether a combat was started. To come back to a position and make the same play in the same way is to go
round a loop. If nothing has changed in between, there is no point in it, and it is not offered; the play is, as long
as it could be made in another way. If something has grown (counters, modifiers, attacks), those who made plays in the
loop say how often it may start.
"""

from __future__ import annotations

import re
from operator import itemgetter
from typing import Any, ClassVar

from quickening.core.data import Frozen, replace
from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Frame, Next
from quickening.core.outside import Outcome
from quickening.core.refusals import Refusal
from quickening.games.huntik.events.loops import LoopLimited, PlayChanged
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
    Modifier,
    Step,
    sides,
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
    tired = [cards[n].exhausted for n in sides.of(game).usable[seat]]
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
                    "" if one.printed is one.definition else one.printed.text,
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
    always = (("majors 0", extra[0]), ("majors 1", extra[1]))
    if not marked and game.combat is None and not game.modifiers:
        return always
    counts: dict[str, int] = {}
    for n in marked:
        for one in game.cards[n].counters:
            name = f"{n}: {one.name} {one.atk} {one.defense}"
            counts[name] = counts.get(name, 0) + 1
    for modifier in game.modifiers:
        name = _modifier_name(modifier)
        counts[name] = counts.get(name, 0) + 1
    added = game.combat.added if game.combat else ()
    attacks = [(f"attacks {seat} {number > 0}", abs(number)) for seat, number in enumerate(added)]
    return (*always, *counts.items(), *attacks)


def _modifier_name(modifier: Modifier) -> str:
    """What tells a modifier from those of other cards, and about others."""
    source, about = modifier.scope.source, modifier.cards or ()
    return f"modifier {modifier.until} {source.card if source else NOBODY} {[ref.card for ref in about]}"


def has_not_shrunk(before: Step | Position, now: Step | Position) -> bool:
    """Whether it could go on like this for ever: what is used up comes to an end by itself."""
    amounts = dict(now.grown)
    return all(amounts.get(name, 0) >= amount for name, amount in before.grown)


# -- plays and how they are made (HK 802.2) ------------------------------------------------------------------------


def step_of(where: Position, seat: int, option: Option) -> Step:
    """A play as it can be recognised when it is made again, even if its card has been elsewhere in between."""
    return Step(where.glance, where.shape, where.grown, seat, _words_of((option,)))


def _words_of(chosen: tuple[Option, ...]) -> str:
    return " ".join([f"{one.kind}:{one.ref}:{one.number}:{one.index}" for one in chosen])


#: What it is called that a player does what they may do.
YES = _words_of((Option("yes"),))


def made_before(game: HuntikGame, step: Step) -> list[Step]:
    """The times when this play was made from a position of the same shape, and how."""
    return [
        one
        for one in game.trail
        if one.done
        and (one.play, one.seat, one.glance) == (step.play, step.seat, step.glance)
        and one.shape == step.shape
    ]


def is_closed(game: HuntikGame, step: Step, before: list[Step], answers: tuple[str, ...]) -> bool:
    """HK 802.2. Whether a play that has begun with these answers could but go on as a loop that has ended."""
    further: list[Step] = []
    place = len(answers)
    for one in before:
        if one.answers == answers and is_over(game, step, one):
            return True
        if len(one.answers) > place and one.answers[:place] == answers:
            further.append(one)
    ways = {one.answers[place] for one in further}
    if not ways or len(ways) < max([one.widths[place] for one in further]):
        return False
    return all(is_closed(game, step, further, (*answers, way)) for way in ways)


def is_over(game: HuntikGame, step: Step, before: Step) -> bool:
    """HK 802.2. Not once more for nothing, and not more often than the number that was chosen."""
    if before.grown == step.grown:
        return True
    key = before.key if game.limits else ""
    return key in game.limits and times(game, key) >= game.limits[key]


def times(game: HuntikGame, key: str) -> int:
    """How often a play was made this round."""
    return sum([one.key == key for one in game.trail])


def may_be_made(game: HuntikGame, step: Step) -> bool:
    """HK 802.2. Whether a play, with what was answered so far, can be made in a way that continues no loop."""
    before = made_before(game, step)
    return not before or not is_closed(game, step, before, step.answers)


def judge_again(game: HuntikGame, seat: int, option: Option) -> Refusal | None:
    """HK 802.2. Whether a play would continue a loop that has ended."""
    where = position(game, seat, at_a_glance(game, seat))
    return None if may_be_made(game, step_of(where, seat, option)) else SAME_AGAIN


def unbarred(game: HuntikGame, seat: int, glance: tuple[int, ...], options: list[Option]) -> list[Option]:
    """The options that do not continue a loop that has ended. The plays made up to now are over."""
    end_plays(game, open_plays(game))
    if glance not in [step.glance for step in game.trail]:
        return options
    where = position(game, seat, glance)
    return [option for option in options if may_be_made(game, step_of(where, seat, option))]


def other_ways(game: HuntikGame, decision: Decision) -> Decision:
    """The question without the answers by which a play that has begun would continue a loop that has ended."""
    if decision.rests or not (decision.least == decision.most == 1) or isinstance(game.stack[-1], LoopNumber):
        return decision
    options = decision.options
    for n in open_plays(game):
        step = game.trail[n]
        before = made_before(game, step) if step.seat == decision.seat else []
        if before:
            ways = [(one, (*step.answers, _words_of((one,)))) for one in options]
            options = tuple([one for one, answers in ways if not is_closed(game, step, before, answers)])
    return replace(decision, options=options) if options and len(options) < len(decision.options) else decision


def note_answer(game: HuntikGame, decision: Decision, chosen: tuple[Option, ...]) -> None:
    """What was answered while a play is made is part of how it was made.

    Of several things chosen at once, and of what the other player chose, one way stands for all.
    """
    if decision.rests or isinstance(game.stack[-1], LoopNumber):
        return
    single = decision.least == decision.most == 1
    for n in open_plays(game):
        step = game.trail[n]
        width = len(decision.options) if single and decision.seat == step.seat else 1
        words = _words_of(chosen) if single else "some"
        game.note(PlayChanged(n, replace(step, answers=(*step.answers, words), widths=(*step.widths, width))))


def goes_round(game: HuntikGame, step: Step) -> Step | None:
    """HK 802.2. The play of which one full iteration has been performed, so that a number has to be chosen."""
    before = [one for one in made_before(game, step) if one.grown != step.grown and has_not_shrunk(one, step)]
    return before[-1] if before and before[-1].key not in game.limits else None


def open_plays(game: HuntikGame) -> list[int]:
    """The places in the trail of the plays that are being made: on a turn, and what a triggered power offers then."""
    found: list[int] = []
    for n in range(len(game.trail) - 1, -1, -1):
        step = game.trail[n]
        if not step.done:
            found.append(n)
        elif not step.is_triggered:
            break
    return found


def end_plays(game: HuntikGame, places: list[int]) -> None:
    """What these plays led to is done with."""
    for n in places:
        game.note(PlayChanged(n, replace(game.trail[n], done=True)))


def next_trigger(game: HuntikGame) -> None:
    """Another triggered power is resolved: what the last one offered is over, the play that led to it is not."""
    end_plays(game, [n for n in open_plays(game) if game.trail[n].is_triggered])


class LoopNumber(Frame):
    """HK 802.2. The player of the first play in the loop chooses a number; the other one may choose a smaller one."""

    rule: ClassVar[str] = "HK 802.2"

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
        for step, number in ((self.step_again, self.number), (own, self.number - 1)):
            game.note(LoopLimited(step.key, times(game, step.key) + max(0, number)))
        return None


# -- loops that nobody can help (HK 802.4) -------------------------------------------------------------------------


def is_endless(game: HuntikGame, seen: tuple[Position, ...], now: Position) -> bool:
    """HK 802.4. The game stands like this for the third time, or as before but for what grows beyond all measure."""
    alike = [one for one in seen if one.shape == now.shape]
    if len([one for one in alike if one.grown == now.grown]) >= 2:
        return True
    return any(has_not_shrunk(one, now) and _has_outgrown(game, one, now) for one in alike)


def _has_outgrown(game: HuntikGame, before: Position, now: Position) -> bool:
    """Whether all that has grown is more than any text in the game could ask for."""
    amounts, most = dict(before.grown), 0
    grown = [amount for name, amount in now.grown if amount > amounts.get(name, 0)]
    for state in game.cards if grown else ():
        printed = state.definition
        numbers = [int(number) for number in _NUMBER.findall(printed.text)]
        most += printed.atk + printed.defense + max([0, *numbers])
    return bool(grown) and min(grown) > most


_NUMBER = re.compile(r"\d+")


def seen_so_far(seen: tuple[Position, ...], now: Position) -> tuple[Position, ...]:
    """The positions to remember: one from which the game has but grown says no more than the one it has grown to."""
    kept = [one for one in seen if one.shape != now.shape or one.grown == now.grown or not has_not_shrunk(one, now)]
    return (*kept, now)


def draw_game(game: HuntikGame) -> None:
    """HK 802.4."""
    game.end(Outcome((), "a loop that nobody can break", "HK 802.4"))
